"""``meldstone check``: JSON lines in, one JSON line out for each: is this a set, is this a legal turn?

A line is one of two questions, each with optional ``edition`` and ``overrides`` of its own:

- ``{"tiles": ["R2", "D", "R5"]}`` is answered with ``{"valid", "kind", "value", "violations"}``;
- ``{"before": [[…]], "opened": true, "from_rack": […], "after": [[…]]}`` with ``{"legal", "violations"}``.

A line that is neither is answered with ``{"error": {"code", "message"}}``, and the stream goes on. A line with its own edition
stands for itself; otherwise its overrides come on top of the rules of the command line.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import BinaryIO, Final

import msgspec

from meldstone.cli.failure import InputError, from_ruleset, shortened
from meldstone.cli.rules_options import add_rules_options, chosen_rules, rules_of
from meldstone.rules.diagnosis import box_violations, set_violations
from meldstone.rules.knobs import RulesetError
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import readings
from meldstone.rules.turn import Turn, turn_violations
from meldstone.rules.violations import Code, Violation
from meldstone.tiles import Face, NotationError, Table, Tile, number_copies

LONGEST_LINE: Final = 1_000_000
"""Bytes of a line that are read; a full table takes a thousand."""

_LARGEST_TABLE: Final = 300
"""No box holds more tiles, so a turn of more is judged by its box and its sets alone."""

_COPIES: Final = 4
_RULES_FIELDS: Final = {"edition", "overrides"}
_SET_FIELDS: Final = {"tiles"}
_TURN_FIELDS: Final = {"before", "from_rack", "after"}
_FIELDS: Final = _RULES_FIELDS | _SET_FIELDS | _TURN_FIELDS | {"opened"}

Answer = Mapping[str, object]


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds ``check`` to the command line."""
    parser = commands.add_parser(
        "check",
        help="judge sets and turns given as JSON lines on standard input",
        description="Reads JSON lines from standard input and answers each with one JSON line.",
    )
    add_rules_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answers every line of standard input at once."""
    checker = Checker(chosen_rules(arguments.edition, arguments.knobs), arguments.lang)
    out = sys.stdout.buffer
    for line in _lines(sys.stdin.buffer):
        out.write(msgspec.json.encode(checker.answer(line)) + b"\n")
        out.flush()
    return 0


@dataclass(frozen=True, slots=True)
class Checker:
    """Answers lines by the rules of the command line, or by those a line brings with it."""

    rules: Ruleset
    language: str = "en"

    def answer(self, line: bytes | None) -> Answer:
        """The answer to one line; None stands for a line that is too long to be read."""
        try:
            question = _decoded(line)
            rules = self._rules(question)
            return _judge_set(question, rules) if "tiles" in question else _judge_turn(question, rules)
        except InputError as error:
            return {"error": {"code": error.code, "message": error.told(self.language)}}

    def _rules(self, question: Mapping[str, object]) -> Ruleset:
        edition, overrides = question.get("edition"), question.get("overrides", {})
        if edition is not None and not isinstance(edition, str):
            raise InputError("input/wrong-type", "edition must be a string", field="edition")
        if not isinstance(overrides, dict):
            raise InputError("input/wrong-type", "overrides must be an object", field="overrides")
        if edition is None and not overrides:
            return self.rules
        try:
            key = msgspec.json.encode(overrides, order="sorted")
            return _changed(self.rules, key) if edition is None else _edition(edition, key)
        except RulesetError as error:
            raise from_ruleset(error) from error
        except ValueError as error:  # an integer too long to be printed
            raise InputError("ruleset/bad-value", str(error), subject="overrides") from error


@lru_cache(maxsize=256)
def _edition(name: str, overrides: bytes) -> Ruleset:
    return rules_of(name, msgspec.json.decode(overrides))


@lru_cache(maxsize=256)
def _changed(rules: Ruleset, overrides: bytes) -> Ruleset:
    return rules.changed(msgspec.json.decode(overrides))


# --- reading a line --------------------------------------------------------------------------------------------------------------


def _lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines that are not blank; None for one that is too long."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = source.readline(LONGEST_LINE)
            yield None
        elif line.strip():
            yield line


def _decoded(line: bytes | None) -> dict[str, object]:
    if line is None:
        raise InputError("input/too-long", f"a line may have {LONGEST_LINE} bytes", most=LONGEST_LINE)
    try:
        question = msgspec.json.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise InputError("input/not-json", f"not JSON: {error}", reason=str(error)) from error
    if not isinstance(question, dict):
        raise InputError("input/not-an-object", "a line must be a JSON object")
    return _shaped(question)


def _shaped(question: dict[str, object]) -> dict[str, object]:
    """Exactly one of the two questions, or what is wrong with it."""
    fields = set(question)
    if unknown := sorted(fields - _FIELDS):
        raise InputError("input/unknown-field", f"unknown field {shortened(unknown[0])!r}", field=shortened(unknown[0]))
    asks_turn = fields - _RULES_FIELDS - _SET_FIELDS
    if ("tiles" in fields) == bool(asks_turn):
        raise InputError("input/unknown-shape", "a line has either 'tiles', or 'before', 'from_rack' and 'after'")
    if asks_turn and (missing := sorted(_TURN_FIELDS - fields)):
        raise InputError("input/missing-field", f"{missing[0]!r} is missing", field=missing[0])
    return question


def _faces(value: object, where: str) -> list[Face]:
    if not isinstance(value, list):
        raise InputError("input/wrong-type", f"{where} must be a list of tiles", field=where)
    out = []
    for item in value:
        if not isinstance(item, str):
            raise InputError("input/wrong-type", f"{where} must hold tiles as strings", field=where)
        try:
            out.append(Face(item))
        except NotationError as error:
            raise InputError(error.code, f"{where}: {shortened(item)!r} is not a tile", token=shortened(item)) from error
    return out


def _sets(value: object, where: str) -> list[list[Face]]:
    if not isinstance(value, list):
        raise InputError("input/wrong-type", f"{where} must be a list of sets", field=where)
    return [_faces(item, f"{where}[{i}]") for i, item in enumerate(value)]


# --- judging ---------------------------------------------------------------------------------------------------------------------


def _judge_set(question: Mapping[str, object], rules: Ruleset) -> Answer:
    faces = _faces(question["tiles"], "tiles")
    tiles = [Tile.of(face) for face in faces]
    codes = _codes([*set_violations(tiles, rules), *box_violations(tiles, rules)])
    best = None if codes else readings(faces, rules)[0]
    return {
        "valid": best is not None,
        "kind": best.kind.value if best else None,
        "value": best.value if best else None,
        "violations": codes,
    }


def _judge_turn(question: Mapping[str, object], rules: Ruleset) -> Answer:
    before = _sets(question["before"], "before")
    rack = _faces(question["from_rack"], "from_rack")
    after = _sets(question["after"], "after")
    opened = question.get("opened", True)
    if not isinstance(opened, bool):
        raise InputError("input/wrong-type", "opened must be true or false", field="opened")
    codes = _turn_codes(before, rack, after, rules, opened=opened)
    return {"legal": not codes, "violations": codes}


def _turn_codes(before: list[list[Face]], rack: list[Face], after: list[list[Face]], rules: Ruleset, *, opened: bool) -> list[str]:
    lying = Counter(face for faces in before for face in faces)
    owned = Counter(rack)
    final = Counter(face for faces in after for face in faces)
    held = lying + owned
    all_there = held | final
    found: list[Violation] = []
    if all_there.total() <= _LARGEST_TABLE and max(all_there.values(), default=0) <= _COPIES:
        found += turn_violations(_numbered(before, rack, after, opened=opened), rules)
        codes = _codes(found)
    else:
        # more tiles than can be told apart: no box holds them, so only the sets and the sums are worth a word
        for faces in after:
            found += set_violations([Tile.of(face) for face in faces], rules)
        sums = {Code.TURN_TABLE_TILE_MISSING: lying - final, Code.TURN_FOREIGN_TILE: final - held}
        codes = [code.value for code, faces in sums.items() if faces] + _codes(found)
    if (owned - (final - lying)).total():
        codes.append(Code.TURN_RACK_TILE_UNPLACED.value)
    box = box_violations([Tile.of(face) for face in all_there.elements()], rules)
    return list(dict.fromkeys([*codes, *_codes(box)]))


def _numbered(before: list[list[Face]], rack: list[Face], after: list[list[Face]], *, opened: bool) -> Turn:
    """The turn with physical tiles: copies are numbered on the table first, then on the rack, then handed out to `after`."""
    flat = [face for faces in before for face in faces]
    stock = iter(number_copies([*flat, *rack]))
    table = Table.of([next(stock) for _ in faces] for faces in before)
    owned = frozenset(stock)
    # the order of numbering is the order of handing out: a face's first copies lie on the table, its next ones on the rack
    final = iter(number_copies([face for faces in after for face in faces]))
    return Turn(table, Table.of([next(final) for _ in faces] for faces in after), owned, opened)


def _codes(found: list[Violation]) -> list[str]:
    return list(dict.fromkeys(violation.code.value for violation in found))
