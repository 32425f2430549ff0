"""Options, exit codes, and no traceback whatever happens."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meldstone import __version__
from meldstone.cli.main import COMMANDS, main
from tests.cli.running import run


def test_version_names_the_native_core(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"meldstone {__version__}"
    assert second.startswith("native core: compiler ")


@pytest.mark.parametrize("arguments", [[], ["dance"], ["check", "--bogus"], ["play", "--players", "many"]], ids=str)
def test_wrong_usage_is_exit_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "usage: meldstone" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["check", "--edition", "nope"], "ruleset/unknown-edition"),
        (["check", "--edition", ""], "ruleset/unknown-edition"),
        (["check", "--set", "copies=7"], "ruleset/bad-value"),
        (["check", "--set", "nope=1"], "ruleset/unknown-knob"),
        (["check", "--set", "copies"], "usage/bad-option"),
        (["check", "--edition", "rummy", "--set", "joker_free_by_manipulation=true"], "ruleset/contradiction"),
        (["check", "--edition", "tournament+rummy"], "ruleset/variants-clash"),
        (["editions", "nope"], "ruleset/unknown-edition"),
        (["play", "--players", "9"], "game/players"),
        (["play", "--players", "-1"], "game/players"),
        (["play", "--seed", "xyz"], "game/seed"),
        (["play", "--seed", ""], "game/seed"),
        (["play", "--record", "/nonexistent/folder/file"], "file/not-writable"),
        (["replay", "/nonexistent/file"], "file/not-readable"),
        (["verify", "/"], "file/not-readable"),
        (["verify", "nul\0byte"], "file/not-readable"),
        (["replay", "-", "--step"], "usage/bad-option"),
    ],
    ids=str,
)
def test_unusable_input_is_exit_2_with_its_code(arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"meldstone: {code}: ")
    assert said.count("\n") == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m meldstone editions twist | head -1"
    result = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, check=False, timeout=180)
    assert result.stderr == b""
    assert result.returncode == 0


def test_ctrl_c_is_quiet() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "meldstone", "check"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b'{"tiles": []}\n')
        process.stdin.flush()
        process.stdout.readline()
        time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=120) == 130
        assert b"Traceback" not in process.stderr.read()


def test_a_terminal_without_unicode_is_served() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    played = run("play", "--seed", "5", stdin=b"lay J O12\nquit\n", env=env)
    assert (played.returncode, played.stderr) == (0, b"")
    assert run("editions", "mix", env=env).returncode == 0


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_its_options(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: meldstone {name} ")


def test_a_command_loads_no_other(tmp_path: Path) -> None:
    """They are loaded by name. All of them together take longer than most of them run."""
    (tmp_path / "asked.py").write_text(
        "import sys\nfrom meldstone.cli.main import COMMANDS, main\nmain(['verify', '/nonexistent'])\n"
        "print(*(name for name in COMMANDS if f'meldstone.cli.{name}' in sys.modules), 'rich' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, tmp_path / "asked.py"], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "verify False\n"
