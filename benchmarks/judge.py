"""How long the judge takes for turns and deadlines that somebody sends to keep it busy, and for ordinary turns."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from rich.console import Console
from rich.table import Table as Figures

from benchmarks.hostile_turns import any_rules, hostile_turns, merged_openings, printed_rules
from benchmarks.verdict_rows import forget
from meldstone.rules.choices import TimeoutPolicy
from meldstone.rules.knobs import RulesetError
from meldstone.rules.rearrange import rearrange
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.rules.timeout import settle
from meldstone.rules.turn import Turn, breaks_no_rule, objections
from meldstone.rules.violations import Code
from meldstone.rules.work import STEPS_FOR_VERDICT, CollectorPaused, UndecidedError, Work
from meldstone.tiles import Table, Tile, TileSet, number_copies

TURNS = 20_000
MERGED = 1_500
CHECKS = 5_000
DEADLINES = 5_000
MOST = 0.05
"""Seconds that no call may take."""
SLOW = 0.02
"""Seconds from which on a call is measured again, with nothing remembered, and counts with the least of three."""


@dataclass(frozen=True)
class Judged:
    """One call: seconds of processor time, steps of its verdict, whether it was decided."""

    seconds: float
    steps: int
    decided: bool


def run() -> None:
    """Prints the distributions; fails if a call takes longer than it may."""
    rows = [
        ("turns, any rules", [_judged(turn, rules) for turn, rules in hostile_turns(TURNS, 1, any_rules)]),
        ("turns, printed editions", [_judged(turn, rules) for turn, rules in hostile_turns(TURNS // 4, 2, printed_rules)]),
        ("openings that merge sets", [_judged(turn, rules) for turn, rules in merged_openings(MERGED, 5)]),
        ("live checks, any rules", [_checked(in_tiles(turn), rules) for turn, rules in hostile_turns(CHECKS, 4, any_rules)]),
        ("deadlines, any rules", [_settled(turn, rules) for turn, rules in hostile_deadlines(DEADLINES, 3)]),
    ]
    figures = Figures(title="The judge under attack (target: at most 50 ms), processor time", title_justify="left")
    for head in ("what", "calls", "median ms", "p95", "p99", "p99.9", "max", "most steps", "not decided"):
        figures.add_column(head, justify="left" if head == "what" else "right")
    for name, found in rows:
        times = sorted(judged.seconds * 1000 for judged in found)
        parts = [times[min(len(times) - 1, int(len(times) * part))] for part in (0.5, 0.95, 0.99, 0.999, 1)]
        steps = max(judged.steps for judged in found)
        undecided = sum(not judged.decided for judged in found)
        figures.add_row(name, str(len(found)), *[f"{part:.2f}" for part in parts], str(steps), str(undecided))
    Console().print(figures)
    above = sum(judged.seconds > MOST for _, found in rows for judged in found)
    print(f"{above} calls above {MOST * 1000:.0f} ms; those from {SLOW * 1000:.0f} ms on count with the least of four.")
    if above:
        raise SystemExit(1)


def _judged(turn: Turn, rules: Ruleset) -> Judged:
    found: list[str] = []
    seconds = _seconds(lambda: found.extend(objection.code for objection in objections(turn, rules)))
    return Judged(seconds, _steps(turn, rules), Code.TURN_TOO_INVOLVED not in found)


def _checked(turn: TileTurn, rules: Ruleset) -> Judged:
    """What the live check asks: can the sets be turned round so that the turn is legal, and if not, what is wrong?"""

    def check() -> None:
        turned = replace(turn, after=rearrange(turn, rules))
        deque(tile_objections(turned, rules), maxlen=0)

    return Judged(_seconds(check), 0, decided=True)


def _settled(turn: TileTurn, rules: Ruleset) -> Judged:
    return Judged(_seconds(lambda: settle(turn, rules)), 0, decided=True)


def _seconds(call: Callable[[], object]) -> float:
    def once() -> float:
        # processor time, and no garbage collected: what else runs on the machine and lies in memory is not the judge's fault
        with CollectorPaused():
            start = time.process_time()
            call()
            return time.process_time() - start

    first = once()
    if first < SLOW:
        return first
    again = []
    for _ in range(3):
        forget()
        again.append(once())
    return min(first, *again)


def _steps(turn: Turn, rules: Ruleset) -> int:
    work = Work()
    try:
        breaks_no_rule(turn, rules, work)
    except UndecidedError:
        return STEPS_FOR_VERDICT
    return STEPS_FOR_VERDICT - work.left


def hostile_deadlines(
    count: int, seed: int, rules_of: Callable[[Random], Ruleset] = any_rules
) -> Iterator[tuple[TileTurn, Ruleset]]:
    """Drafts at the deadline: hostile turns with some sets torn apart and some tiles in the hand."""
    rng = Random(seed)
    for turn, rules in hostile_turns(count, seed, rules_of):
        try:
            policy = rules.changed({"timeout_policy": rng.choice(list(TimeoutPolicy))})
        except RulesetError:
            policy = rules
        yield _torn(rng, in_tiles(turn)), policy


def in_tiles(turn: Turn) -> TileTurn:
    """The turn with physical tiles, equal ones handed out in the order they lie."""
    before = _numbered(turn.before)
    used = Counter(face for row in turn.before for face in row)
    rack = number_copies(turn.rack, used)
    taken = next((tile for tile in rack if tile.face is turn.into_new_set), None)
    return TileTurn(before, _numbered(turn.after), frozenset(rack), turn.opened, taken, turn.declared_before, turn.declared)


def _numbered(rows: Sequence[tuple[object, ...]]) -> Table:
    tiles = iter(number_copies([face for row in rows for face in row]))  # type: ignore[misc]
    return Table.of([next(tiles) for _ in row] for row in rows)


def _torn(rng: Random, turn: TileTurn) -> TileTurn:
    sets: list[list[Tile]] = [list(tiles) for tiles in turn.after]
    for _ in range(rng.choice((1, 2, 5, 15))):
        tiles = rng.choice(sets)
        if tiles:
            loose = tiles.pop(rng.randrange(len(tiles)))
            if rng.random() < 0.5:
                sets.append([loose])
    after = Table([TileSet(tiles) for tiles in sets if tiles])
    return replace(turn, after=after, declared=())
