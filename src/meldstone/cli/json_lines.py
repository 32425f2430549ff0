"""JSON lines in, one JSON line out for each: what ``meldstone check`` and ``meldstone solve --jsonl`` have in common.

Every line is answered at once. A line that cannot be answered gets ``{"error": {"code", "message"}}``, and the stream goes on. A
line with its own ``edition`` stands for itself; otherwise its ``overrides`` come on top of the rules of the command line.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import BinaryIO, Final

from meldstone.cli.failure import InputError, from_ruleset, shortened
from meldstone.cli.plain import plain_json
from meldstone.cli.rules_options import rules_of
from meldstone.json_form import JsonError, parsed, sorted_json, to_json
from meldstone.rules.diagnosis import box_violations
from meldstone.rules.knobs import RulesetError
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import Face, NotationError, Tile

LONGEST_LINE: Final = 100_000
"""Bytes of a line that are read; a full table takes a thousand. Reading ten times as many took 160 ms, before a rule was asked."""

RULES_FIELDS: Final = frozenset({"edition", "overrides"})
"""What a line may say about its rules."""

LineQuestion = dict[str, object]
LineAnswer = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class LineAnswerer(ABC):
    """Answers lines by the rules of the command line, or by those a line brings with it."""

    rules: Ruleset
    language: str = "en"

    @abstractmethod
    def answer_question(self, question: LineQuestion) -> LineAnswer:
        """The answer to one question; raises `InputError`."""

    def answer(self, line: bytes | None) -> LineAnswer:
        """The answer to the question on a line, or what is wrong with it; None stands for a line that is too long to be read."""
        try:
            return self.answer_question(_decoded(line))
        except InputError as error:
            return {"error": {"code": error.code, "message": error.told(self.language)}}

    def answer_stream(self) -> None:
        """Answers every line of standard input."""
        out = sys.stdout.buffer
        for line in _lines(sys.stdin.buffer):
            out.write(plain_json(to_json(self.answer(line))) + b"\n")
            out.flush()


def _lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines that are not blank; None for one that is too long."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = source.readline(LONGEST_LINE)
            yield None
        elif line.strip():
            yield line


def _decoded(line: bytes | None) -> LineQuestion:
    if line is None:
        raise InputError("input/too-long", f"a line may have {LONGEST_LINE} bytes", most=LONGEST_LINE)
    try:
        question = parsed(line)
    except JsonError as error:
        raise InputError("input/not-json", f"not JSON: {error}", reason=str(error)) from error
    if not isinstance(question, dict):
        raise InputError("input/not-an-object", "a line must be a JSON object")
    return question


# --- the fields of a question ----------------------------------------------------------------------------------------------------


def no_other_fields(question: LineQuestion, known: frozenset[str]) -> None:
    """Refuses a field that nobody would read: most likely it is misspelt."""
    if unknown := sorted(set(question) - known):
        raise InputError("input/unknown-field", f"unknown field {shortened(unknown[0])!r}", field=shortened(unknown[0]))


def all_fields(question: LineQuestion, needed: frozenset[str]) -> None:
    """Refuses a question that lacks a field."""
    if missing := sorted(needed - set(question)):
        raise InputError("input/missing-field", f"{missing[0]!r} is missing", field=missing[0])


def rules_field(question: LineQuestion, rules: Ruleset) -> Ruleset:
    """The rules a question is asked under: its own, or those of the command line."""
    edition, overrides = question.get("edition"), question.get("overrides", {})
    if edition is not None and not isinstance(edition, str):
        raise InputError("input/wrong-type", "edition must be a string", field="edition")
    if not isinstance(overrides, dict):
        raise InputError("input/wrong-type", "overrides must be an object", field="overrides")
    if edition is None and not overrides:
        return rules
    try:
        key = sorted_json(overrides)
        return _changed(rules, key) if edition is None else _edition(edition, key)
    except RulesetError as error:
        raise from_ruleset(error) from error
    except ValueError as error:  # an integer too long to be printed
        raise InputError("ruleset/bad-value", str(error), subject="overrides") from error


@lru_cache(maxsize=256)
def _edition(name: str, overrides: str) -> Ruleset:
    return rules_of(name, parsed(overrides))


@lru_cache(maxsize=256)
def _changed(rules: Ruleset, overrides: str) -> Ruleset:
    return rules.changed(parsed(overrides))


def opened_field(question: LineQuestion) -> bool:
    """Whether the player has opened; yes unless said otherwise."""
    opened = question.get("opened", True)
    if not isinstance(opened, bool):
        raise InputError("input/wrong-type", "opened must be true or false", field="opened")
    return opened


def face_of(value: object, where: str) -> Face:
    """The face that a string in `where` names."""
    if not isinstance(value, str):
        raise InputError("input/wrong-type", f"{where} must hold tiles as strings", field=where)
    try:
        return Face(value)
    except NotationError as error:
        raise InputError(error.code, f"{where}: {shortened(value)!r} is not a tile", token=shortened(value)) from error


def faces_of(value: object, where: str) -> list[Face]:
    """A list of faces."""
    if not isinstance(value, list):
        raise InputError("input/wrong-type", f"{where} must be a list of tiles", field=where)
    return [face_of(item, where) for item in value]


def fits_in_box(faces: list[Face], rules: Ruleset) -> None:
    """Refuses tiles that the box does not hold, or not so often."""
    for found in box_violations([Tile.of(face) for face in faces], rules):
        face, details = found.tiles[0].face.text, dict(found.args)
        held = details["held"]
        message = f"the box holds {held} tiles {face}, not {details['count']}" if held else f"the box holds no tile {face}"
        raise InputError(found.code.value, message, tiles=face, **details)


def sets_of(value: object, where: str) -> list[list[Face]]:
    """A list of sets; an error names the set as ``table[2]``."""
    if not isinstance(value, list):
        raise InputError("input/wrong-type", f"{where} must be a list of sets", field=where)
    return [faces_of(item, f"{where}[{i}]") for i, item in enumerate(value)]
