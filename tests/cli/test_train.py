"""``meldstone train`` writes lessons that can be read, and says what it cannot do."""

from pathlib import Path

import pytest

from meldstone.bots.bot import BotObjective
from meldstone.bots.weights import read_lessons
from meldstone.cli.main import main


def test_lessons_for_several_tables_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "lessons.json"
    small = ["train", "--games", "8", "--rounds", "1", "--out", str(path)]
    assert main([*small, "--seed", "3"]) == 0
    assert main([*small, "--seed", "4", "--players", "3", "--objective", "points"]) == 0
    found = read_lessons(path.read_bytes()).learned
    assert [(trained.players, trained.objective) for trained in found] == [(2, BotObjective.WIN), (3, BotObjective.POINTS)]
    assert found[1].command == "meldstone train --edition classic --players 3 --objective points --games 8 --rounds 1 --seed 4"
    assert "features learned: 685" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--edition", "original"], "--edition"),
        (["--players", "5"], "--players"),
        (["--players", "1"], "--players"),
        (["--games", "0"], "--games"),
        (["--games", "4", "--rounds", "5"], "--rounds"),
        (["--seed", "-1"], "--seed"),
        (["--out", "/nowhere/at/all.json", "--games", "1", "--rounds", "1"], "/nowhere"),
    ],
)
def test_what_cannot_be_learned_is_refused(options: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", *options]) == 2
    assert told in capsys.readouterr().err


def test_a_file_that_holds_no_lessons_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary", encoding="utf-8")
    assert main(["train", "--out", str(path)]) == 2
    assert "file/not-readable" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == "Dear diary"
