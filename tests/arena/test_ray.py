"""The same job on a local Ray; `make ray` installs it. In processes of their own, for Ray and its warnings stay there."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.running import run

with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed (make ray)")
JOB = ("arena", "--bots", "skilled,novice", "--players", "3", "--games", "12", "--seed", "7", "--check")


@with_ray
def test_a_local_cluster_plays_the_same_games(tmp_path: Path) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    assert run(*JOB, "--workers", "1", "--json", str(here)).returncode == 0
    done = run(*JOB, "--engine", "ray", "--workers", "2", "--json", str(there))
    assert done.returncode == 0, done.stderr.decode()
    assert here.read_bytes() == there.read_bytes()
    assert json.loads(there.read_text())["games"] == 12


@with_ray
def test_a_test_stops_at_the_same_deal(tmp_path: Path) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    job = ("arena", "--bots", "skilled", "--games", "2000", "--sprt", "20:70")
    assert run(*job, "--workers", "1", "--json", str(here)).returncode == 0
    assert run(*job, "--engine", "ray", "--workers", "2", "--json", str(there)).returncode == 0
    assert here.read_bytes() == there.read_bytes()
    assert json.loads(there.read_text())["games"] < 2000


@with_ray
def test_a_cluster_that_is_not_there_is_told() -> None:
    done = run(*JOB, "--engine", "ray", "--address", "127.0.0.1:1")
    assert done.returncode == 2
    assert done.stderr.startswith(b"meldstone: arena/no-ray: ")


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import sys

    from meldstone.cli.main import main

    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*JOB, "--engine", "ray"]) == 2
    assert "meldstone[ray]" in capsys.readouterr().err


def test_an_address_is_for_ray_alone(capsys: pytest.CaptureFixture[str]) -> None:
    from meldstone.cli.main import main

    assert main([*JOB, "--address", "auto"]) == 2
    assert capsys.readouterr().err.startswith("meldstone: usage/bad-option: ")
