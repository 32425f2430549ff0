"""`meldstone arena`, from the options to the file."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meldstone.cli.main import main
from tests.cli.running import run


def test_the_result_is_the_same_with_one_worker_and_with_two(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for workers, file in enumerate(files, start=1):
        done = run(
            "arena", "--bots", "skilled,novice", "--games", "5", "--seed", "7", "--workers", str(workers), "--json", str(file)
        )
        assert done.returncode == 0, done.stderr
    assert files[0].read_bytes() == files[1].read_bytes()
    found = json.loads(files[0].read_text())
    assert [bot["bot"] for bot in found["bots"]] == ["skilled", "novice"]
    assert found["games"] == 6, "whole deals are played"


def test_the_table_names_every_bot_and_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--bots", "skilled,novice", "--games", "4", "--players", "3", "--edition", "six-player", "--set", "joker_penalty=25"]
    assert main(["arena", *options, "--workers", "1", "--check"]) == 0
    shown = capsys.readouterr().out
    assert "skilled" in shown
    assert "novice" in shown
    assert "6 games of 2 deals, six-player, 3 players, seed 1" in shown


def test_a_result_can_go_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "novice", "--games", "1", "--workers", "1", "--json", "-"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 1
    assert "1 games of 1 deals" in told.err


def test_going_on_gives_what_one_go_gives(tmp_path: Path) -> None:
    part, whole = tmp_path / "part.json", tmp_path / "whole.json"
    common = ["arena", "--workers", "1"]
    assert main([*common, "--bots", "skilled,novice", "--games", "2", "--seed", "3", "--json", str(part)]) == 0
    assert main([*common, "--resume", str(part), "--games", "6"]) == 0
    assert main([*common, "--bots", "skilled,novice", "--games", "6", "--seed", "3", "--json", str(whole)]) == 0
    assert part.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "night.json"
    options = ["--bots", "novice", "--games", "100000", "--workers", workers, "--json", str(file)]
    command = [sys.executable, "-m", "meldstone", "arena", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as arena:
        # the file is there from the beginning; the games come with Ctrl-C
        while not file.exists() and arena.poll() is None:
            time.sleep(0.1)
        time.sleep(1)
        os.killpg(arena.pid, signal.SIGINT)
        out, err = arena.communicate(timeout=180)
    assert arena.returncode == 130, err
    assert b"--resume" in err
    kept = json.loads(file.read_text())
    assert kept["wanted"] == 100000
    assert kept["games"] == len(kept["played"])
    assert f"{kept['games']:,} games of".encode() in out


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ([], "usage/bad-option"),
        (["--bots", "clairvoyant"], "arena/unknown-bot"),
        (["--bots", "skilled:glory"], "arena/unknown-bot"),
        (["--bots", "novice,novice,novice"], "usage/bad-option"),
        (["--bots", "novice", "--players", "9"], "game/players"),
        (["--bots", "novice", "--games", "0"], "usage/bad-option"),
        (["--bots", "novice", "--workers", "-1"], "usage/bad-option"),
        (["--bots", "novice", "--think", "0"], "usage/bad-option"),
        (["--bots", "novice", "--sprt", "55:50"], "usage/bad-option"),
        (["--bots", "novice", "--sprt", "50"], "usage/bad-option"),
        (["--bots", "novice,skilled,novice", "--league"], "usage/bad-option"),
        (["--bots", "novice,skilled", "--league", "--players", "3"], "usage/bad-option"),
        (["--bots", "novice", "--edition", "bridge"], "ruleset/unknown-edition"),
        (["--bots", "novice", "--set", "copies=0"], "ruleset/bad-value"),
        (["--bots", "novice", "--json", "/no/such/folder/x.json"], "file/not-writable"),
        (["--resume", "/no/such/file"], "file/not-readable"),
        (["--resume", __file__], "arena/bad-result"),
        (["--resume", __file__, "--seed", "4"], "usage/bad-option"),
    ],
)
def test_what_cannot_be_played_is_told_by_its_code(options: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *options]) == 2
    assert capsys.readouterr().err.startswith(f"meldstone: {code}: ")


def test_errors_are_told_in_other_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "pl", "arena", "--bots", "clairvoyant"]) == 2
    assert "Nie ma bota „clairvoyant”" in capsys.readouterr().err


def test_a_test_stops_at_the_same_deal_with_any_number_of_workers(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for workers, file in enumerate(files, start=1):
        options = ["--bots", "skilled,skilled", "--players", "3", "--games", "2000", "--sprt", "20:60"]
        assert main(["arena", *options, "--workers", str(workers), "--json", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    found = json.loads(files[0].read_text())
    assert found["games"] < 2000
    assert found["sprt"]["accepted"] is not None


def test_a_decided_test_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "test.json"
    options = ["--bots", "skilled,novice", "--games", "2000", "--sprt", "--workers", "1", "--json", str(file)]
    assert main(["arena", *options]) == 0
    before = file.read_bytes()
    assert main(["arena", "--resume", str(file)]) == 0
    assert file.read_bytes() == before
    assert "skilled: 55% of wins accepted against 50%" in capsys.readouterr().out


def test_a_league_is_rated_and_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "league.json", tmp_path / "league.html"
    options = ["--bots", "novice,skilled,casual", "--league", "--games", "12", "--workers", "1"]
    assert main(["arena", *options, "--json", str(file), "--report", str(page)]) == 0
    found = json.loads(file.read_text())
    assert found["ratings"][-1]["bot"] == "novice"
    assert {(met["bot"], met["against"]) for met in found["meetings"]} >= {("novice", "skilled"), ("casual", "novice")}
    assert "Ahead at the same table" in capsys.readouterr().out
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
