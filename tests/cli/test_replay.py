"""`meldstone replay` tells a game, and to a seat only what that seat saw."""

from pathlib import Path

import pytest

from meldstone.cli.main import main
from meldstone.game import events as ev
from meldstone.rules.catalogue import editions
from tests.cli.recorded import bot_game, json_lines
from tests.cli.running import run


@pytest.mark.parametrize("edition", editions())
def test_every_turn_is_told(edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events = bot_game(edition)
    file = tmp_path / "game.jsonl"
    file.write_text(json_lines(events), "utf-8")
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    turns = sum(isinstance(event, ev.Played | ev.Drew | ev.Passed | ev.Discarded) for event in events)
    assert sum(line[:1].isdecimal() for line in out.splitlines()) == turns
    assert "The game is over" in out


def test_a_seat_sees_no_tile_that_others_draw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(json_lines(bot_game("classic")[:30]), "utf-8")
    assert main(["replay", str(file), "--seat", "b"]) == 0
    by_letter = capsys.readouterr().out
    assert "Player A draws a tile." in by_letter
    assert "Player B draws a tile." not in by_letter
    assert "Player A (" not in by_letter
    assert main(["replay", str(file), "--seat", "2"]) == 0
    assert capsys.readouterr().out == by_letter
    for nobody in ("4", "Z", "", "٢", "-1"):
        assert main(["replay", str(file), f"--seat={nobody}"]) == 2
        assert "usage/bad-option" in capsys.readouterr().err


def test_standard_input_can_be_the_record() -> None:
    result = run("replay", "-", stdin=json_lines(bot_game("rummy")).encode())
    assert (result.returncode, result.stderr) == (0, b"")


def test_stepping_waits_for_enter(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(json_lines(bot_game("classic")), "utf-8")
    two_turns = run("replay", str(file), "--step", stdin=b"\nq\n")
    assert two_turns.stdout.count(b"Enter: next turn") == 2
    assert run("replay", str(file), "--step", stdin=b"").returncode == 0
