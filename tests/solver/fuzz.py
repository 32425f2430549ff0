"""The long-running fuzzer (`make fuzz`): random positions of every edition until the time is up or the voices disagree.

Two kinds of cases take turns. *Core* questions go to the native core, the reference and, if they are small, the integer programme.
*Moves* of small positions are compared with every legal move there is. What fails is made as small as it fails still, printed
as a line of notation/position.py, and saved to build/fuzz/ with what was asked. The same seed tries the same cases.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec

from meldstone import values
from meldstone.game.commands import Took
from meldstone.game.position import Position
from meldstone.notation.position import write_position
from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.solver.core import native
from meldstone.solver.objective import Objective, weights_of
from meldstone.solver.reference import solve as reference
from meldstone.solver.solve import solve
from meldstone.tiles import FACES, Table, number_copies
from tests.solver.exhaustion import TooManyError, best_plays, small_position
from tests.solver.ilp import ilp_value
from tests.solver.positions import FacePosition
from tests.solver.problems import KINDS, TILES, Case, assert_proven, random_case

SAVED = Path(__file__).parents[2] / "build" / "fuzz"
ILP_TILES = 26
"""Up to so many tiles the integer programme is asked too."""

T = TypeVar("T")

MOVES: tuple[tuple[str, dict[str, object]], ...] = (
    ("original", {}),
    ("original", {"joker_reuse": "new_set_some_rack"}),
    ("rummy", {}),
    ("rummy", {"joker_reuse": "anywhere"}),
    ("rummy", {"joker_reuse": "new_set_all_rack"}),
    ("rummy", {"joker_replace_source": "rack_or_table"}),
    ("rummy", {"group_joker_replace": "both_missing"}),
    ("classic", {}),
    ("classic", {"joker_replace_source": "rack_only"}),
    ("classic", {"joker_reuse": "new_set"}),
    ("six-player", {}),
    ("tournament", {}),
    ("twist", {}),
    ("twist", {"joker_for_joker_swap": "forbid_any_special"}),
    ("mix", {}),
    ("rummy-discard", {}),
    ("rummy-open-tile", {}),
    ("rummy-open-tile", {"open_eighth_tile": "any_play"}),
)


class Failed(msgspec.Struct, frozen=True):
    """A disagreement: the position, what was asked, who said what."""

    line: str
    asked: str
    reason: str
    size: int


# --- questions for the core ------------------------------------------------------------------------------------------------------


def core_failure(case: Case) -> str:
    """Why the voices disagree about a case; empty if they agree."""
    problem = case.problem
    try:
        slow = reference.solve(problem)
        best = slow.value if slow.feasible else None
        if case.size <= ILP_TILES and case.kind != "large":
            proven = ilp_value(problem)
            if proven != best:
                return f"reference: {best}, integer programme: {proven}"
        assert_proven(problem, slow, best)
    except AssertionError as error:
        return f"reference: {error}"
    try:
        assert_proven(problem, native.solve(problem), best)
    except AssertionError as error:
        return f"native: {error}"
    return ""


def smaller_cases(case: Case) -> Iterator[Case]:
    """The case with less: no weights, no bonus, a set or a rack tile fewer, a set a tile shorter."""
    if case.weights != TILES:
        yield replace(case, weights=TILES)
    if case.bonus:
        yield replace(case, bonus=0)
    position = case.position
    plain = ruleset(position.rules.name, {"shrink_up_to_four": False})
    if position.rules != plain and all(is_set(row, plain) for row in position.table):
        yield replace(case, position=replace(position, rules=plain))
    for i in range(len(position.table)):
        yield replace(case, position=replace(position, table=position.table[:i] + position.table[i + 1 :]))
    for i in range(len(position.rack)):
        yield replace(case, position=replace(position, rack=position.rack[:i] + position.rack[i + 1 :]))
    for i, row in enumerate(position.table):
        for shorter in (row[1:], row[:-1]):
            if is_set(shorter, position.rules):
                yield replace(case, position=replace(position, table=(*position.table[:i], shorter, *position.table[i + 1 :])))


def position_of_faces(position: FacePosition, *, opened: bool) -> Position:
    tiles = iter(number_copies([face for row in (*position.table, position.rack) for face in row]))
    table = Table.of([next(tiles) for _ in row] for row in position.table)
    return Position(position.rules, table, tuple(tiles), opened)


def check_core(random: Random) -> Failed | None:
    case = random_case(random, kinds=KINDS if random.random() < 0.2 else KINDS[:-1])
    if not core_failure(case):
        return None
    case = shrunk(case, smaller_cases, core_failure)
    line = write_position(position_of_faces(case.position, opened=case.kind != "opening"))
    asked = f"core question, {case.kind}: bonus {case.bonus}, minimum {case.minimum}, weights "
    named = {face: weight for face, weight in zip(FACES, case.weights, strict=True) if face in case.position.rack}
    asked += "1 each" if case.weights == TILES else " ".join(f"{face}={weight}" for face, weight in named.items())
    return Failed(line, asked, core_failure(case), case.size)


# --- whole moves -----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MoveCase:
    """A small position and the objective."""

    position: Position
    objective: Objective


def move_failure(case: MoveCase) -> str:
    """Why a move is wrong; empty if it is legal and none is worth more than it says: none is better if it claims a proof."""
    position, rules = case.position, case.position.rules
    move = solve(position, case.objective)
    taken = {Took.DISCARD: position.discard, Took.OPEN_TILE: position.open_tile}.get(move.took)
    if move.tiles:
        hand = frozenset([*position.rack, *([taken] if taken is not None else [])])
        into = taken if move.took is Took.DISCARD else None
        violations = list(tile_objections(TileTurn(position.table, move.table, hand, position.opened, into), rules))
        if violations:
            return f"illegal: {move.table} ({violations[0]})"
    try:
        better = best_plays(position, weights_of(case.objective, rules), above=(move.tiles > 0 and move.finishes, move.value))
    except TooManyError:
        return ""
    if not better or not (move.optimal or move.bound < better[0].worth[1]):
        return ""
    sets = "; ".join(" ".join(map(str, row)) for row in better[0].sets)
    said = "claims a proof" if move.optimal else f"says at most {move.bound}"
    return f"{move.value}, {said}, but {better[0].worth[1]} is legal: {sets}"


def smaller_moves(case: MoveCase) -> Iterator[MoveCase]:
    """The position with a set or a rack tile fewer."""
    position = case.position
    if case.objective is not Objective.TILES:
        yield replace(case, objective=Objective.TILES)
    for i in range(len(position.table)):
        table = Table((*position.table[:i], *position.table[i + 1 :]))
        yield replace(case, position=values.replace(position, table=table))
    for i in range(len(position.rack)):
        yield replace(case, position=values.replace(position, rack=position.rack[:i] + position.rack[i + 1 :]))


def check_move(random: Random) -> Failed | None:
    name, knobs = random.choice(MOVES)
    rules: Ruleset = ruleset(name, knobs)
    special = rules.box.jokers > rules.box.jokers_normal
    beside = {"rummy-discard": "discard", "rummy-open-tile": "open"}.get(name, "")
    opened = random.random() < 0.75
    position = small_position(
        random,
        rules,
        sets=2 if special or beside or not opened else 3,
        rack=(2, 4 if special or beside else 5) if opened else (3, 6),
        rack_jokers=1 if opened else 2,
        opened=opened,
        beside=beside,
    )
    case = MoveCase(position, random.choice(list(Objective)))
    if not move_failure(case):
        return None
    case = shrunk(case, smaller_moves, move_failure)
    size = len(case.position.table.tiles) + len(case.position.rack)
    return Failed(write_position(case.position), f"move, {case.objective}", move_failure(case), size)


# --- the loop --------------------------------------------------------------------------------------------------------------------


def shrunk(case: T, smaller: Callable[[T], Iterator[T]], failure: Callable[[T], str]) -> T:
    """The smallest case that is reached by leaving things out while it fails."""
    found: T | None = case
    while found is not None:
        case = found
        found = next((less for less in smaller(case) if failure(less)), None)
    return case


def save(failed: Failed, seed: str, number: int) -> Path:
    SAVED.mkdir(parents=True, exist_ok=True)
    path = SAVED / f"{seed}-{number}.txt"
    path.write_text(f"{failed.line}\n# {failed.asked}\n# {failed.reason}\n", encoding="utf-8")
    return path


def run(seconds: float, seed: str, most_failures: int) -> list[Failed]:
    """Tries cases until the time is up or enough have failed."""
    start = shown = time.monotonic()
    tried: Counter[str] = Counter()
    failures: list[Failed] = []
    number = 0
    while time.monotonic() - start < seconds and len(failures) < most_failures:
        number += 1
        name, check = ("moves", check_move) if number % 2 else ("core questions", check_core)
        failed = check(Random(f"{seed} {number}"))
        tried[name] += 1
        if failed is not None:
            failures.append(failed)
            path = save(failed, seed, number)
            print(f"\n{failed.line}\n  {failed.asked}\n  {failed.reason}\n  saved as {path}", flush=True)
        now = time.monotonic()
        if now - shown > (0.5 if sys.stdout.isatty() else 10) or now - start >= seconds:
            shown = now
            text = ", ".join(f"{count} {name}" for name, count in tried.items())
            end = "\r" if sys.stdout.isatty() else "\n"
            print(f"{now - start:5.0f} s of {seconds:.0f}: {text}, {len(failures)} failed", end=end, flush=True)
    print()
    return failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", default="", help="any text; the time of day if there is none")
    parser.add_argument("--failures", type=int, default=10, help="stop after so many (the smallest is named at the end)")
    options = parser.parse_args()
    seed = options.seed or str(int(time.time()))
    print(f"seed {seed}, {options.seconds:.0f} seconds", flush=True)
    failures = run(options.seconds, seed, options.failures)
    if not failures:
        return 0
    smallest = min(failures, key=lambda failed: (failed.size, failed.line))
    print(f"{len(failures)} failed; the smallest:\n{smallest.line}\n  {smallest.asked}\n  {smallest.reason}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
