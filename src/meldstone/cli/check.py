"""``meldstone check``: JSON lines in, one JSON line out for each: a set, a turn, a deadline, the points of a game.

A line is one of four questions, each with optional ``edition`` and ``overrides`` of its own:

- ``{"tiles": ["R2", "D", "R5"]}`` is answered with ``{"valid", "kind", "value", "violations"}``;
- ``{"before": [[…]], "opened": true, "from_rack": […], "after": [[…]]}`` with ``{"legal", "violations"}``;
- ``{"before": [[…]], "opened": true, "at_deadline": [["B3*", …], …]}`` with ``{"after", "to_rack", "draw"}`` (`check_deadline`);
- ``{"players": [{"name", "rack", "flags"}, …], "ending": "won"}`` with ``{"result", "reasons"}`` (`check_score`).

A line that is none of them is answered with ``{"error": {"code", "message"}}``, and the stream goes on. A line with its own edition
stands for itself; otherwise its overrides come on top of the rules of the command line.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from meldstone.cli.check_deadline import DEADLINE_FIELDS, judge_deadline
from meldstone.cli.check_score import SCORE_FIELDS, judge_score
from meldstone.cli.failure import InputError
from meldstone.cli.json_lines import (
    LONGEST_LINE,
    RULES_FIELDS,
    LineAnswer,
    LineAnswerer,
    LineQuestion,
    all_fields,
    faces_of,
    no_other_fields,
    opened_field,
    rules_field,
    sets_of,
)
from meldstone.cli.parser import HelpText
from meldstone.cli.rules_options import add_rules_options, chosen_rules
from meldstone.rules.diagnosis import box_violations, set_violations
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import readings
from meldstone.rules.turn import Turn, objections
from meldstone.rules.violations import Code, Violation
from meldstone.tiles import Face, Tile

__all__ = ["LONGEST_LINE", "Checker", "add_options", "run"]

_SET_FIELDS: Final = frozenset({"tiles"})
_TURN_FIELDS: Final = frozenset({"before", "from_rack", "after"})


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``check``, and what its help says."""
    parser.description = text("check-text")
    add_rules_options(parser, text)


def run(arguments: argparse.Namespace) -> int:
    """Answers every line of standard input at once."""
    Checker(chosen_rules(arguments.edition, arguments.knobs), arguments.lang).answer_stream()
    return 0


class Checker(LineAnswerer):
    """Judges the sets, turns, deadlines and scores that lines ask about."""

    def answer_question(self, question: LineQuestion) -> LineAnswer:
        """The judgement."""
        kind = _kind_of(question)
        all_fields(question, kind.needed)
        return kind.judge(question, rules_field(question, self.rules))


# --- judging ---------------------------------------------------------------------------------------------------------------------


def _judge_set(question: LineQuestion, rules: Ruleset) -> LineAnswer:
    faces = faces_of(question["tiles"], "tiles")
    tiles = [Tile.of(face) for face in faces]
    codes = _codes([*set_violations(tiles, rules), *box_violations(tiles, rules)])
    best = None if codes else readings(faces, rules)[0]
    return {
        "valid": best is not None,
        "kind": best.kind.value if best else None,
        "value": best.value if best else None,
        "violations": codes,
    }


def _judge_turn(question: LineQuestion, rules: Ruleset) -> LineAnswer:
    before = sets_of(question["before"], "before")
    rack = faces_of(question["from_rack"], "from_rack")
    after = sets_of(question["after"], "after")
    codes = _turn_codes(before, rack, after, rules, opened=opened_field(question))
    return {"legal": not codes, "violations": codes}


def _turn_codes(before: list[list[Face]], rack: list[Face], after: list[list[Face]], rules: Ruleset, *, opened: bool) -> list[str]:
    lying = Counter(face for faces in before for face in faces)
    owned = Counter(rack)
    final = Counter(face for faces in after for face in faces)
    all_there = lying + owned | final
    turn = Turn(tuple(map(tuple, before)), tuple(map(tuple, after)), tuple(rack), opened)
    codes = _codes(list(objections(turn, rules)))
    if (owned - (final - lying)).total():
        codes.append(Code.TURN_RACK_TILE_UNPLACED.value)
    box = box_violations([Tile.of(face) for face in all_there.elements()], rules)
    return list(dict.fromkeys([*codes, *_codes(box)]))


def _codes(found: list[Violation]) -> list[str]:
    return list(dict.fromkeys(violation.code.value for violation in found))


# --- which question it is --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _QuestionKind:
    """A question: the fields that it needs, those it may have, and who answers it."""

    needed: frozenset[str]
    optional: frozenset[str]
    judge: Callable[[LineQuestion, Ruleset], LineAnswer]

    @property
    def fields(self) -> frozenset[str]:
        return self.needed | self.optional


_OPENED: Final = frozenset({"opened"})
_KINDS: Final = (
    _QuestionKind(_SET_FIELDS, frozenset(), _judge_set),
    _QuestionKind(_TURN_FIELDS, _OPENED, _judge_turn),
    _QuestionKind(DEADLINE_FIELDS, _OPENED, judge_deadline),
    _QuestionKind(SCORE_FIELDS, frozenset({"ending"}), judge_score),
)
_FIELDS: Final = RULES_FIELDS.union(*[kind.fields for kind in _KINDS])


def _kind_of(question: LineQuestion) -> _QuestionKind:
    """The question that all fields of a line belong to; where several would do, the first."""
    no_other_fields(question, _FIELDS)
    fields = set(question) - RULES_FIELDS
    fitting = [kind for kind in _KINDS if fields and fields <= kind.fields]
    if not fitting:
        shapes = "; ".join(", ".join(repr(field) for field in sorted(kind.needed)) for kind in _KINDS)
        raise InputError("input/unknown-shape", f"a line has the fields of one question: {shapes}")
    return fitting[0]
