"""Where settings come from, and what they say when they are wrong."""

from pathlib import Path

import msgspec
import pytest

from meldstone.cli.main import main
from meldstone.server.operating.config import Config, ConfigError, load


def test_options_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "meldstone.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\ngrace_seconds = 5\n')
    environment = {"MELDSTONE_PORT": "2", "MELDSTONE_HOST": "::1", "MELDSTONE_ORIGINS": "https://a.example, https://b.example"}
    environment["MELDSTONE_HOSTS"] = "a.example, b.example"
    config = load(file, environment, {"port": 3, "database": None})
    assert (config.port, config.host, config.grace_seconds) == (3, "::1", 5)
    assert config.origins == ("https://a.example", "https://b.example")
    assert config.hosts == ("a.example", "b.example")
    assert config.database == ""


@pytest.mark.parametrize(
    ("text", "environment", "told"),
    [
        ("prot = 1", {}, "prot"),
        ("port = 99999", {}, "port"),
        ("port = ", {}, "meldstone.toml"),
        ("", {"MELDSTONE_OUTBOX": "many"}, "outbox"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, environment: dict[str, str], told: str) -> None:
    file = tmp_path / "meldstone.toml"
    file.write_text(text)
    with pytest.raises(ConfigError, match=told):
        load(file, environment, {})


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--config", str(tmp_path / "none.toml")]) == 2
    assert "none.toml" in capsys.readouterr().err


def test_help_lists_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    text = capsys.readouterr().out
    for field in msgspec.structs.fields(Config):
        assert field.name in text
