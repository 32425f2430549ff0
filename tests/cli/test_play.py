"""`meldstone play` as a process: standard input is the keyboard."""

from pathlib import Path

from meldstone.cli.main import main
from tests.cli.running import run


def test_the_end_of_input_ends_the_game_politely() -> None:
    result = run("play", "--seed", "5", stdin=b"hint\ndraw\n")
    assert (result.returncode, result.stderr) == (0, b"")
    said = result.stdout.decode()
    assert "Goodbye" in said
    assert "Traceback" not in said


def test_bytes_that_are_no_text_are_answered() -> None:
    result = run("play", "--seed", "5", stdin=b"\xff\xfe\n\0\nquit\n")
    assert (result.returncode, result.stderr) == (0, b"")


def test_the_same_seed_deals_the_same_tiles_and_its_record_holds(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    one, other = (run("play", "--seed", "ABC", "--record", str(record), stdin=b"draw\nquit\n") for _ in range(2))
    assert one.stdout == other.stdout
    assert main(["verify", str(record)]) == 0


def test_names_are_made_harmless() -> None:
    said = run("play", "--seed", "5", "--name", "ada\x1b[31m", "--players", "2", stdin=b"quit\n").stdout.decode()
    assert "\x1b" not in said
    assert "Ada" in said
    assert run("play", "--name", "[bold]", stdin=b"quit\n").stdout.decode().count("[bold]") > 0


def test_colours_can_be_forced_and_switched_off() -> None:
    assert b"\x1b[" in run("play", "--colour", "--seed", "5", stdin=b"quit\n").stdout
    assert b"\x1b[" not in run("play", "--no-colour", "--seed", "5", stdin=b"quit\n").stdout
