"""``meldstone solve``: the best move, drawn for people, or as JSON lines for scripts.

With ``--table`` and ``--rack``, or with a position on one line, the table is drawn before and after. With ``--jsonl`` every line of
standard input ``{"edition", "overrides", "opened", "table", "rack", "objective"}`` (only ``table`` and ``rack`` are needed; also
``discard``, ``open_tile`` and ``changes``) is answered with ``{"placed", "table", "tiles", "points", "sets_changed", "optimal",
"microseconds"}``, and with ``took`` if a tile beside the rack is taken; it then counts among the placed ones. Errors are answered
as in ``meldstone check``.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from meldstone.cli.failure import InputError, UsageError, from_ruleset, shortened
from meldstone.cli.json_lines import (
    RULES_FIELDS,
    LineAnswer,
    LineAnswerer,
    LineQuestion,
    all_fields,
    face_of,
    faces_of,
    no_other_fields,
    opened_field,
    rules_field,
    sets_of,
)
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import plain_console
from meldstone.cli.rules_options import DEFAULT_EDITION, add_rules_options, chosen_rules
from meldstone.cli.terminal.drawn_move import draw_move, sentences
from meldstone.cli.terminal.faces import letters, written
from meldstone.game.commands import Took
from meldstone.game.position import Position
from meldstone.i18n import translator
from meldstone.json_form import to_json
from meldstone.notation.position import read_position
from meldstone.rules.choices import DiscardRule, OpenEighthTile
from meldstone.rules.diagnosis import box_violations, set_violations
from meldstone.rules.knobs import RulesetError
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.violations import Code, Violation, violation
from meldstone.solver import Changes, Move, Objective, solve
from meldstone.tiles import Face, NotationError, Table, Tile, number_copies

_NEEDED: Final = frozenset({"table", "rack"})
_FIELDS: Final = RULES_FIELDS | _NEEDED | {"opened", "objective", "discard", "open_tile", "changes"}

_EXAMPLE_TABLE: Final = '"R4 R5 R6; K9 B9 O9"'
_EXAMPLE_RACK: Final = '"R7 J"'

_TYPED_TILE: Final = re.compile(r"(?<![^\s;,/])[kobrgvnwjdcm](?=\d{0,2}[a-d]?(?![^\s;,/]))")
"""The first letter of a tile as people type it: ``r7`` is as good as ``R7``."""

Chosen = TypeVar("Chosen", bound=StrEnum)


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``solve``, and what its help says."""
    parser.description = text("solve-text")
    parser.epilog = text("term-example", example=f"meldstone solve --table {_EXAMPLE_TABLE} --rack {_EXAMPLE_RACK} --explain")
    add_rules_options(parser, text)
    parser.add_argument("--table", metavar="SETS", help=text("solve-table", example=_EXAMPLE_TABLE))
    parser.add_argument("--rack", metavar="TILES", help=text("solve-rack", example=_EXAMPLE_RACK))
    parser.add_argument("--opening", action="store_true", help=text("solve-opening"))
    parser.add_argument("--position", metavar="LINE", help=text("solve-position", example='"classic / R4 R5 R6 / R7 J / opened"'))
    parser.add_argument("--objective", choices=[objective.value for objective in Objective], help=text("solve-objective"))
    parser.add_argument("--fewest", action="store_true", help=text("solve-fewest"))
    parser.add_argument("--explain", action="store_true", help=text("solve-explain"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))
    parser.add_argument("--jsonl", action="store_true", help=text("cli-jsonl"))


def run(arguments: argparse.Namespace) -> int:
    """Solves one position, or every line of standard input."""
    if arguments.jsonl:
        _refuse(arguments, "--jsonl", "table", "rack", "opening", "position", "objective", "fewest", "explain")
        LineSolver(chosen_rules(arguments.edition, arguments.knobs), arguments.lang).answer_stream()
        return 0
    position = _position(arguments)
    speak = translator(arguments.lang)
    objective = Objective(arguments.objective or Objective.TILES)
    move, microseconds = _timed(position, objective, Changes.FEWEST if arguments.fewest else Changes.FEW)
    if arguments.json:
        steps = {"steps": list(sentences(move, str, speak))} if arguments.explain else {}
        sys.stdout.write(to_json({**_told(move, microseconds), **steps}).decode() + "\n")
    else:
        draw_move(move, objective, plain_console(), speak, explain=arguments.explain)
    return 0


def _timed(position: Position, objective: Objective, changes: Changes) -> tuple[Move, int]:
    """The move, and the microseconds it took to find."""
    start = time.perf_counter_ns()
    move = solve(position, objective, changes=changes)
    return move, (time.perf_counter_ns() - start) // 1000


def _told(move: Move, microseconds: int) -> LineAnswer:
    """The move as scripts read it."""
    return {
        "placed": [tile.face.text for tile in move.placed],
        "table": [[face.text for face in tiles.faces] for tiles in move.table],
        "tiles": move.tiles,
        "points": move.points,
        "sets_changed": move.sets_changed,
        "optimal": move.optimal,
        "microseconds": microseconds,
        **({"took": move.took.value} if move.took is not Took.NOTHING else {}),
    }


# --- JSON lines ------------------------------------------------------------------------------------------------------------------


class LineSolver(LineAnswerer):
    """Finds the best moves that lines ask for."""

    def answer_question(self, question: LineQuestion) -> LineAnswer:
        """The move."""
        no_other_fields(question, _FIELDS)
        all_fields(question, _NEEDED)
        rules = rules_field(question, self.rules)
        position = _in_tiles(
            rules,
            sets_of(question["table"], "table"),
            faces_of(question["rack"], "rack"),
            opened=opened_field(question),
            discard=_beside(question, "discard"),
            open_tile=_beside(question, "open_tile"),
            set_name=lambda index: f"table[{index}]",
        )
        objective = _choice(question, "objective", Objective.TILES)
        return _told(*_timed(position, objective, _choice(question, "changes", Changes.FEW)))


def _beside(question: LineQuestion, name: str) -> Face | None:
    value = question.get(name)
    return None if value is None else face_of(value, name)


def _choice(question: LineQuestion, name: str, default: Chosen) -> Chosen:
    value = question.get(name, default.value)
    for choice in type(default):
        if value == choice.value:
            return choice
    allowed = ", ".join(repr(choice.value) for choice in type(default))
    raise InputError("input/wrong-type", f"{name} must be one of {allowed}", field=name)


# --- options ---------------------------------------------------------------------------------------------------------------------


def _position(arguments: argparse.Namespace) -> Position:
    """The position that the options describe."""
    if arguments.position is not None:
        _refuse(arguments, "--position", "table", "rack", "opening", "knobs", "edition")
        return _position_on_line(arguments.position)
    if arguments.rack is None:
        raise UsageError("--rack", "usage-solve")
    rules = chosen_rules(arguments.edition, arguments.knobs)
    try:
        option = "--table"
        table = [tiles.faces for tiles in Table.parse(_capitals(arguments.table or ""))]
        option = "--rack"
        rack = [tile.face for tile in Tile.parse_many(_capitals(arguments.rack))]
    except NotationError as error:
        raise InputError(error.code, f"{option}: {error}", token=shortened(error.token)) from error
    return _in_tiles(rules, table, rack, opened=not arguments.opening)


def _position_on_line(line: str) -> Position:
    edition, slash, rest = line.partition("/")
    try:
        read = read_position(edition + slash + _capitals(rest))
    except NotationError as error:
        raise InputError(error.code, f"--position: {error}", token=shortened(error.token)) from error
    except RulesetError as error:
        raise from_ruleset(error) from error
    return _in_tiles(
        read.rules,
        [tiles.faces for tiles in read.table],
        [tile.face for tile in read.rack],
        opened=read.opened,
        discard=read.discard and read.discard.face,
        open_tile=read.open_tile and read.open_tile.face,
    )


def _capitals(text: str) -> str:
    return _TYPED_TILE.sub(lambda letter: letter.group().upper(), text)


def _refuse(arguments: argparse.Namespace, chosen: str, *others: str) -> None:
    """Refuses options that the chosen one makes meaningless."""
    for name in others:
        given = getattr(arguments, name)
        if given is not None and given is not False and given not in ([], DEFAULT_EDITION):
            option = "--set" if name == "knobs" else f"--{name}"
            raise UsageError(option, "usage-together", chosen=chosen)


# --- positions -------------------------------------------------------------------------------------------------------------------


def _in_tiles(
    rules: Ruleset,
    table: Sequence[Sequence[Face]],
    rack: Sequence[Face],
    *,
    opened: bool,
    discard: Face | None = None,
    open_tile: Face | None = None,
    set_name: Callable[[int], str] = lambda index: f"set {index + 1}",
) -> Position:
    """The position in tiles of the box, or what cannot be in it."""
    if discard is not None and rules.turn.discard is DiscardRule.OFF:
        raise _refusal(violation(Code.DISCARD_NOT_PLAYED), "discard", rules)
    if open_tile is not None and rules.setup.open_eighth_tile is OpenEighthTile.OFF:
        raise _refusal(violation(Code.OPEN_TILE_NONE), "open tile", rules)
    lying = [face for faces in table for face in faces]
    beside = [face for face in (discard, open_tile) if face is not None]
    for found in box_violations([Tile.of(face) for face in (*lying, *rack, *beside)], rules):
        once = violation(found.code, found.tiles[:1], **dict(found.args))
        raise _refusal(once, "table and rack", rules)
    for index, faces in enumerate(table):
        for found in set_violations([Tile.of(face) for face in faces], rules):
            raise _refusal(found, set_name(index), rules)
    stock = iter(number_copies([*lying, *rack, *beside]))
    return Position(
        rules,
        Table.of([next(stock) for _ in faces] for faces in table),
        tuple([next(stock) for _ in rack]),
        opened,
        next(stock) if discard is not None else None,
        next(stock) if open_tile is not None else None,
    )


def _refusal(found: Violation, where: str, rules: Ruleset) -> InputError:
    """A violation as an error: which set it is, and why it cannot lie there."""
    tiles = written([tile.face for tile in found.tiles], letters(rules))
    details: dict[str, int | str] = {**dict(found.args), "tiles": tiles}
    return InputError(found.code.value, f"{where}: {translator('en').message(found.code.value, **details)}", **details)
