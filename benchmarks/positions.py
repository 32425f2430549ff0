"""The positions that the solver is measured on: the project's own self-play, kept as text lines in benchmarks/data.

``python -m benchmarks.positions`` prints how large the tables are; ``python -m benchmarks.positions write`` plays all games again
and writes the files anew (minutes; the same solver writes the same files).

Every player lays as many tiles as `solve` finds, opens as soon as it can, and draws otherwise. Whoever has emptied the rack takes a
new one from the pool and plays on until the pool is empty and nobody can move, so that tables grow until nearly the whole box lies
there. From all positions before a turn, sizes of the table are drawn evenly, ten tiles to a class: large tables are as frequent as
small ones.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table as Grid

from meldstone.game.deal import tiles_in_play
from meldstone.game.position import Position
from meldstone.notation.position import read_position, write_position
from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.rules.violations import Violation
from meldstone.solver.move import Move
from meldstone.solver.solve import Changes, solve
from meldstone.tiles import FACES, Table, Tile
from tests.vectors import best_move_rows

DATA = Path(__file__).with_name("data")

DEALT = 14
STEP = 10
"""Table sizes of one class of the histogram."""


@dataclass(frozen=True)
class Series:
    """A file of positions and the games they come from."""

    name: str
    edition: str
    players: tuple[int, ...]
    """The games are played by these numbers of players in turn."""
    games: int
    positions: int = 200
    all_jokers: bool = False
    """Jokers are dealt to the racks before the other tiles, and only positions with every joker on table or rack count."""


SERIES = (
    Series("classic", "classic", (2, 3, 4), 24),
    Series("twist", "twist", (2, 3, 4), 24),
    Series("twist-all-jokers", "twist", (2, 3, 4), 24, all_jokers=True),
    Series("original", "original", (2, 3, 4), 24),
    Series("rummy", "rummy", (2, 3, 4), 24),
    Series("six-player", "six-player", (5, 6), 12),
)


def stored(name: str) -> list[Position]:
    """The positions of a series as they lie in benchmarks/data."""
    lines = (DATA / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [read_position(line) for line in lines if not line.startswith("#")]


def whole_box(edition: str) -> Position:
    """An empty table, and every tile of the box on the rack."""
    rules = ruleset(edition)
    rack = tuple(Tile.of(face, copy) for face in FACES for copy in range(copies_in_box(face, rules)))
    return Position(rules, Table(()), rack)


def generated(series: Series) -> list[Position]:
    """The positions of a series, played anew."""
    rules = ruleset(series.edition)
    found: list[Position] = []
    for game in range(series.games):
        random = Random(f"{series.name} {game}")
        found += self_play(rules, deal(random, rules, series.players[game % len(series.players)], jokers_first=series.all_jokers))
    if series.all_jokers:
        found = [position for position in found if _holds_all_jokers(position)]
    return _evenly(Random(series.name), found, series.positions)


@dataclass
class _Player:
    rack: list[Tile]
    opened: bool = False


def self_play(rules: Ruleset, dealt: tuple[list[list[Tile]], list[Tile]]) -> Iterator[Position]:
    """The position before every turn of a game that is played on until nobody can move."""
    players = [_Player(rack) for rack in dealt[0]]
    pool, table, passed = dealt[1], Table(()), 0
    while players and passed < len(players):
        player = players.pop(0)
        position = Position(rules, table, tuple(player.rack), player.opened)
        yield position
        move = solve(position, changes=Changes.FEW)
        if wrong := violations(move):
            raise RuntimeError(f"illegal, {wrong}: {write_position(position)}")
        passed = 0 if move.tiles or pool else passed + 1
        if move.tiles:
            table, player.opened = move.table, True
            player.rack = [tile for tile in player.rack if tile not in set(move.placed)]
        elif pool:
            player.rack.append(pool.pop())
        if not player.rack:
            player.rack, pool = pool[:DEALT], pool[DEALT:]
        if player.rack:
            players.append(player)


def violations(move: Move) -> list[Violation]:
    """What the rules have against a move."""
    position = move.position
    if not move.tiles:
        return []
    return list(tile_objections(TileTurn(position.table, move.table, frozenset(position.rack), position.opened), position.rules))


def deal(random: Random, rules: Ruleset, players: int, *, jokers_first: bool = False) -> tuple[list[list[Tile]], list[Tile]]:
    """Racks and pool."""
    box = list(tiles_in_play(rules, players))
    random.shuffle(box)
    if jokers_first:
        box.sort(key=lambda tile: tile.face.number == 0)
    racks: list[list[Tile]] = [[] for _ in range(players)]
    for place in range(DEALT * players):
        racks[place % players].append(box.pop())
    return racks, box


def _holds_all_jokers(position: Position) -> bool:
    rules = position.rules
    here = sum(1 for tile in (*position.table.tiles, *position.rack) if not tile.face.number)
    return here == sum(copies_in_box(face, rules) for face in FACES if not face.number)


def _evenly(random: Random, found: list[Position], wanted: int) -> list[Position]:
    """So many of the positions, one class of table sizes after the other, so that every beginning of the list has all sizes."""
    random.shuffle(found)
    classes: dict[int, list[Position]] = {}
    for position in found:
        classes.setdefault(_size_class(position), []).append(position)
    chosen: list[Position] = []
    while len(chosen) < wanted and any(classes.values()):
        chosen += [classes[size].pop() for size in sorted(classes) if classes[size]]
    return chosen[:wanted]


def _size_class(position: Position) -> int:
    return len(position.table.tiles) // STEP * STEP


def show_spread(groups: dict[str, list[Position]]) -> None:
    """Prints how many positions have how many tiles on the table."""
    grid = Grid("tiles on the table", title="Positions, by the size of their tables", title_justify="left")
    for name in groups:
        grid.add_column(name, justify="right")
    counts = [Counter(_size_class(position) for position in positions) for positions in groups.values()]
    for size in sorted({size for count in counts for size in count}):
        grid.add_row(f"{size} to {size + STEP - 1}", *[str(count[size] or "·") for count in counts])
    grid.add_section()
    for label, value in _SUMMARY.items():
        grid.add_row(label, *[value(positions) for positions in groups.values()])
    Console(width=132).print(grid)


def _has_joker(position: Position) -> bool:
    return any(not tile.face.number for tile in (*position.table.tiles, *position.rack))


_SUMMARY: dict[str, Callable[[list[Position]], str]] = {
    "all": lambda positions: str(len(positions)),
    "player has opened": lambda positions: str(sum(position.opened for position in positions)),
    "a joker in play": lambda positions: str(sum(map(_has_joker, positions))),
    "tiles on the rack": lambda positions: " to ".join(str(end(len(at.rack) for at in positions)) for end in (min, max)),
}


def stored_groups() -> dict[str, list[Position]]:
    """All positions there are, by name."""
    return {
        "classic, proven": [row.position for row in best_move_rows("classic")],
        **{series.name: stored(series.name) for series in SERIES},
    }


def write(names: Iterable[str]) -> None:
    """Plays the games of the named series, or of all, and writes their files."""
    wanted = set(names)
    for series in SERIES:
        if not wanted or series.name in wanted:
            lines = [write_position(position) for position in generated(series)]
            head = f"# Self-play of {series.edition}. Written by: python -m benchmarks.positions write {series.name}"
            (DATA / f"{series.name}.txt").write_text("\n".join([head, *lines, ""]), encoding="utf-8")
            print(f"{series.name}: {len(lines)} positions")


if __name__ == "__main__":
    if sys.argv[1:2] == ["write"]:
        write(sys.argv[2:])
    else:
        show_spread(stored_groups())
