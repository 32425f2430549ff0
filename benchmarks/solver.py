"""The best move: how fast, how good, and against the published solver on the same positions."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from rich.console import Console
from rich.table import Table as Grid

from benchmarks.measure import PATIENCE, Timing, at_most, show, time_calls
from benchmarks.positions import show_spread, stored_groups, violations, whole_box
from benchmarks.rival import PACKAGE, Rival, find_rival
from meldstone.game.position import Position
from meldstone.notation.position import read_position, write_position
from meldstone.solver import core
from meldstone.solver.move import Move
from meldstone.solver.objective import Objective
from meldstone.solver.solve import Changes, solve
from meldstone.tiles import FACES, Face, Table
from tests.vectors import BestMoveRow, best_move_rows

ROUNDS = 3
LINE_SECONDS = 15.0
"""For the calls of one line of a table; the positions that are left are left out."""

PROOF_SECONDS = 1.0
PROOFS_SECONDS = 6.0
"""Proving that fewer changes are impossible takes long for some positions; so much for one, and for a line."""

PROVEN = "classic, proven"

TARGET_ANY = {
    "classic": "60, p95 600, max 3 000; 100 / 60 times",
    "twist-all-jokers": "p95 3 000, max 30 000",
    "six-player": "p95 3 000",
}
TARGET_FEW = "1 000, p95 5 000"
TARGET_WHOLE_BOX = "50 000"

NUMBERS_ONLY = {face: face.number for face in FACES}
"""Points as the rival counts them: a joker is worth nothing."""


def run() -> None:
    """Prints the figures."""
    groups = stored_groups()
    proven = {write_position(row.position): row for row in best_move_rows("classic")}
    show_spread(groups)
    print(f"The solver in use: {core.in_use().NAME}.")
    classic = {name: [at for at in groups[name] if at.opened] for name in (PROVEN, "classic")}
    rival = find_rival()
    if rival is None:
        print(f"{PACKAGE} is not installed (requirements/bench.txt), so there is nothing to compare with.")
    for name, positions in classic.items():
        _show_classic(name, positions, rival)
    openings = {"classic, opening": [at for at in groups["classic"] if not at.opened]}
    others = openings | {name: positions for name, positions in groups.items() if name not in classic}
    show(
        "solve, most tiles, self-play",
        [_ours(name, _questions(at, Changes.ANY), TARGET_ANY.get(name, "")) for name, at in others.items()],
    )
    few = {name: _questions(positions, Changes.FEW) for name, positions in (classic | others).items()}
    show("solve, most tiles, then few table sets changed", [_ours(name, questions, TARGET_FEW) for name, questions in few.items()])
    show("All tiles of the box on the rack, empty table", [_whole_box("classic", TARGET_WHOLE_BOX), _whole_box("six-player")])
    print(
        f"Fewer calls than positions: {LINE_SECONDS:.0f} s were over; the calls that were made have tables of all sizes. "
        f"A maximum with '>': calls were broken off after {PATIENCE:.0f} s."
    )
    _show_answers(few, proven)
    _show_minimum(few, proven)
    if rival is not None:
        _show_shortfalls(classic, rival)


@dataclass
class _Question:
    """A call of `solve` that remembers the answer."""

    position: Position
    changes: Changes
    move: Move | None = None

    def __call__(self) -> None:
        self.move = solve(self.position, Objective.TILES, changes=self.changes)


def _questions(positions: Iterable[Position], changes: Changes) -> list[_Question]:
    return [_Question(position, changes) for position in positions]


def _show_classic(name: str, positions: Sequence[Position], rival: Rival | None) -> None:
    timings = [
        _ours("solve", _questions(positions, Changes.ANY), TARGET_ANY["classic"]),
        time_calls("solve, and the tiles in place", [partial(_laid_out, at) for at in positions], ROUNDS),
    ]
    title = f"{name}: the best move with all sets, most tiles"
    if rival is None:
        show(title, timings)
        return
    questions = [rival.question(at, rival.most_tiles) for at in positions]
    questions[0]()  # the first question compiles its model
    theirs = time_calls(rival.name, questions, ROUNDS)
    show(title + "; times faster at median / p95 / max", [theirs, *timings], theirs)


def _ours(name: str, questions: Sequence[_Question], target: str = "") -> Timing:
    return time_calls(name, questions, ROUNDS, target=target, seconds=LINE_SECONDS)


def _laid_out(position: Position) -> Table:
    return solve(position, Objective.TILES, changes=Changes.ANY).table


def _whole_box(edition: str, target: str = "") -> Timing:
    box = whole_box(edition)
    return _ours(f"{edition}, {len(box.rack)} tiles", _questions([box], Changes.ANY), target)


def _grid(title: str, *columns: str) -> Grid:
    grid = Grid(title=title, title_justify="left")
    for i, column in enumerate(columns):
        grid.add_column(column, justify="right" if i else "left")
    return grid


def _show_answers(groups: dict[str, list[_Question]], proven: dict[str, BestMoveRow]) -> None:
    """Speed is worth nothing without this: legal, proven, and equal to what others have proven."""
    grid = _grid("The answers", "positions", "answered", "something to lay", "legal", "proven best", "as proven by others")
    for name, questions in groups.items():
        moves = [question.move for question in questions if question.move]
        wrong = [move for move in moves if violations(move)]
        unproven = [move for move in moves if not move.optimal]
        rows = [(move, proven[line]) for move in moves if (line := write_position(move.position)) in proven]
        equal = f"{sum(move.tiles == row.most_tiles for move, row in rows)} of {len(rows)}" if rows else ""
        counts = (
            f"{len(moves)} of {len(questions)}",
            sum(move.tiles > 0 for move in moves),
            len(moves) - len(wrong),
            len(moves) - len(unproven),
            equal,
        )
        grid.add_row(name, *map(str, counts))
        for what, found in (("ILLEGAL", wrong), ("not proven", unproven)):
            for move in found[:3]:
                print(f"{what} ({len(found)} positions, for example), {move.tiles} tiles: {write_position(move.position)}")
    Console(width=132).print(grid)


def _show_minimum(groups: dict[str, list[_Question]], proven: dict[str, BestMoveRow]) -> None:
    title = "How often the fast search for few changes meets the proven minimum, where something is laid"
    grid = _grid(title, "positions", "minimum looked for", "known", "met", "share", "sets too many, worst")
    for name, questions in groups.items():
        grid.add_row(name, *_minimum([question.move for question in questions if question.move], proven))
    Console(width=132).print(grid)
    print(
        f"Minima are those of the proven positions; elsewhere what is proven within {PROOF_SECONDS:.0f} s for a position and "
        f"{PROOFS_SECONDS:.0f} s for a line.\nHard positions are proven less often, so the share among all positions is lower."
    )


def _minimum(moves: Iterable[Move], proven: dict[str, BestMoveRow]) -> tuple[str, ...]:
    excess: list[int] = []
    tried = 0
    end = time.monotonic() + PROOFS_SECONDS
    for move in moves:
        line = write_position(move.position)
        least = proven[line].fewest_sets_changed if line in proven else None
        if not move.tiles or (least is None and time.monotonic() > end):
            continue
        tried += 1
        if least is None:
            least = _proven_minimum(move.position)
        if least is not None:
            excess.append(move.sets_changed - least)
            if excess[-1] < 0:
                print(f"FEWER THAN PROVEN, {move.sets_changed} of {least}: {line}")
    met = excess.count(0)
    share = f"{met / len(excess):.0%}" if excess else ""
    return str(tried), str(len(excess)), str(met), share, str(max(excess, default=""))


def _proven_minimum(position: Position) -> int | None:
    """How many sets must change, if that can be proven in time."""
    try:
        with at_most(PROOF_SECONDS):
            proof = solve(position, changes=Changes.FEWEST)
    except TimeoutError:
        return None
    return proof.sets_changed if proof.fewest and proof.optimal else None


@dataclass(frozen=True)
class _Shortfall:
    position: Position
    rival: int
    best: int


def _show_shortfalls(groups: dict[str, list[Position]], rival: Rival) -> None:
    """Where the rival's answer is worth less than the optimum of its own objective."""
    grid = _grid(
        f"Where {rival.name} falls short", "positions", "objective", "all", "short", "worst gap", "sum of gaps", "best sum"
    )
    examples = []
    for name, positions in groups.items():
        for objective, compare in (("tiles", _by_tiles), ("points, jokers 0", _by_value)):
            pairs = [compare(at, rival) for at in positions]
            short = sorted((pair for pair in pairs if pair.rival < pair.best), key=lambda pair: pair.rival - pair.best)
            gaps = [pair.best - pair.rival for pair in short]
            grid.add_row(
                name,
                objective,
                str(len(pairs)),
                str(len(short)),
                str(max(gaps, default=0)),
                str(sum(gaps)),
                str(sum(pair.best for pair in pairs)),
            )
            examples += [f"{objective}, {pair.rival} of {pair.best}: {write_position(pair.position)}" for pair in short[:1]]
            for pair in pairs:
                if pair.rival > pair.best:
                    print(f"OURS IS NOT BEST, {objective}, {pair.best} of {pair.rival}: {write_position(pair.position)}")
    for what, line in _SPARE_JOKERS.items():
        pair = _by_tiles(read_position(line), rival)
        gap = str(pair.best - pair.rival)
        grid.add_row(what, "tiles", "1", str(int(pair.rival < pair.best)), gap, gap, str(pair.best))
        examples.append(f"tiles, {pair.rival} of {pair.best}: {line}")
    Console(width=132).print(grid)
    for example in examples:
        print(f"  {example}")


_SPARE_JOKERS = {
    "a joker as the fourth of a group": "classic / K5 O5 B5 J; R5 R6 R7 / R8",
    "a joker added to a group": "classic / K5 O5 B5 / J",
    "a joker added to a run": "classic / K1 K2 K3 / J",
}
"""It leaves out sets with a joker that could be taken away again, so it finds less where the joker has no other place."""


def _by_tiles(position: Position, rival: Rival) -> _Shortfall:
    return _Shortfall(position, len(rival.placed(position, rival.most_tiles)), solve(position, changes=Changes.ANY).tiles)


def _by_value(position: Position, rival: Rival) -> _Shortfall:
    # its objective multiplies the number of tiles by the sum of all values, so it is most tiles once more
    ours = solve(position, NUMBERS_ONLY, changes=Changes.ANY)
    return _Shortfall(position, _numbers(rival.placed(position, rival.most_value)), _numbers(ours.placed_faces))


def _numbers(faces: Iterable[Face]) -> int:
    return sum(face.number for face in faces)
