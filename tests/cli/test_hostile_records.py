"""`meldstone verify` and `meldstone replay` on records of strangers: an answer in a moment, and no escape for the terminal."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.measure import at_most
from meldstone import cli
from meldstone.cli.main import main
from meldstone.game.events import DisputeRaised
from meldstone.notation.record import read_record
from tests.cli.running import run
from tests.notation.hostile_records import ESCAPES, hostile_records, json_records, text_lines

MOST_SECONDS = 2.0
"""Of the processor, for a record that has to take less than one; waiting for others does not count."""
NO_PLAIN_TEXT = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]")


def test_a_hostile_record_is_answered_in_a_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record"
    wrong = []
    for name, text in hostile_records():
        file.write_text(text, "utf-8")
        # what a replay of a long game shows comes line by line, and ends when somebody has seen enough
        long = "as there may be" in name or "again and again" in name
        for command in ("verify",) if long else ("verify", "replay"):
            try:
                with at_most(MOST_SECONDS, of_processor=True):
                    assert main([command, str(file)]) in (0, 1, 2)
                told = capsys.readouterr()
                assert len(told.out) + len(told.err) < 2_000_000
                assert not told.err or re.match(r"meldstone: (record|file|ruleset|rules|notation)/[a-z-]+: ", told.err)
                assert len(told.err) < 1_000
            except (Exception, AssertionError) as error:
                wrong.append(f"{command} {name}: {type(error).__name__} {str(error)[:80]}")
    assert wrong == []


def test_what_has_no_end_is_not_read(capsys: pytest.CaptureFixture[str]) -> None:
    with at_most(MOST_SECONDS, of_processor=True):
        assert main(["verify", "/dev/zero"]) == 2
    assert capsys.readouterr().err.startswith("meldstone: record/too-large: ")


def test_the_turn_number_is_taken_from_the_front_of_a_line_only() -> None:
    """`1. ` inside a note was taken for one, and disappeared from it."""
    lines = text_lines()
    place = next(i for i, known in enumerate(lines) if known.startswith("1. "))
    *_, disputed = read_record("\n".join([*lines[: place + 1], 'A dispute "see rule 1. of the box" @5 key "k"']))
    assert isinstance(disputed, DisputeRaised)
    assert (disputed.note, disputed.at, disputed.key) == ("see rule 1. of the box", 5, "k")


def _hostile_names() -> Iterator[str]:
    first, *rest = json_records()
    yield "\n".join(map(json.dumps, [{**first, "names": [f"Ann{ESCAPES}", f"{ESCAPES}Bob"]}, *rest]))
    yield "\n".join([text_lines()[0], f'Names: {json.dumps(f"Ann{ESCAPES}", ensure_ascii=False)}, "Bob"', *text_lines()[1:]])
    yield "\n".join(map(json.dumps, [{**first, "edition": ESCAPES}, *rest]))
    yield "\n".join(map(json.dumps, [{**first, "overrides": {ESCAPES: ESCAPES}}, *rest]))
    yield "\n".join([*text_lines()[:9], f"A {ESCAPES}"])
    yield "\n".join([*text_lines()[:9], f"{ESCAPES} draw"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_escape_of_a_record_reaches_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    file = tmp_path / f"record{ESCAPES}"
    for text in _hostile_names():
        file.write_text(text, "utf-8")
        for command in (["verify"], ["replay"], ["replay", "--seat", "A"]):
            main(["--lang", language, *command, str(file)])
            _check_plain(*capsys.readouterr())


def _check_plain(*printed: str) -> None:
    assert any(printed)
    for text in printed:
        assert NO_PLAIN_TEXT.findall(text) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", ESCAPES],
        ["editions", ESCAPES],
        ["solve", ESCAPES],
        ["solve", f"classic / / {ESCAPES} / opened"],
        ["restore", ESCAPES],
        ["backup", f"{ESCAPES}/x", "--database", f"sqlite:///{ESCAPES}/x"],
        ["serve", "--config", ESCAPES],
        ["serve", "--host", ESCAPES, "--port", "1"],
        ["arena", ESCAPES],
        [ESCAPES],
        ["replay", "x", ESCAPES],
        ["replay", "x", "--seat", ESCAPES],
    ],
    ids=lambda arguments: "-".join(argument for argument in arguments if argument.isprintable()) or "nothing",
)
def test_no_escape_of_an_argument_reaches_the_terminal(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.suppress(SystemExit):
        assert main([argument.replace("\x00", "") for argument in arguments]) == 2
    _check_plain(*capsys.readouterr())


def test_answers_in_json_hold_no_control_characters(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    done = run("check", stdin=json.dumps({"tiles": [ESCAPES], ESCAPES: 1}, ensure_ascii=False).encode() + b"\n")
    assert done.stdout
    _check_plain(done.stdout.decode())
    assert "tiles" in done.stdout.decode() or "error" in json.loads(done.stdout)


def test_nothing_else_prints() -> None:
    """Whoever adds a command: `say`, `plain_console` and `plain_json` are the ways to the terminal."""
    for file in Path(cli.__file__).parent.rglob("*.py"):
        text = file.read_text("utf-8")
        if file.name != "plain.py":
            assert not re.search(r"(?<![.\w])print\(", text), file
            # a bar on standard error shows words of our own
            assert not re.search(r"(?<!\w)Console\((?!stderr=True\))", text), file
