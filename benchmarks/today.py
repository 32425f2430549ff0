"""The positions of "today's table": five tiles on the rack, and all of them can be laid, as the solver proves.

``python -m benchmarks.today`` checks every stored position and prints how much of its table has to move;
``python -m benchmarks.today write`` looks for them anew (a minute; the same solver writes the same file).

A position is made backwards: a legal table is thrown together, five of its tiles go to the rack, and the others must make a legal
table without them. It is kept if it takes some thought: no three of the five are a set, at most two of them fit somewhere as they
are, and at least three sets of the table have to change.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from meldstone.game.position import Position
from meldstone.rules.arrange import arrange
from meldstone.rules.catalogue import ruleset
from meldstone.rules.work import Work
from meldstone.server.http.today import FILE, StoredPosition, stored_positions
from meldstone.solver import Changes, solve
from meldstone.tiles import Face, Table, Tile

RULES: Final = ruleset("classic")
COUNT: Final = 60
SEED: Final = 16
ON_RACK: Final = 5
SETS: Final = range(5, 7)
MOST_ON_TABLE: Final = 20
"""Tiles that lie in two rows on the first page without becoming small."""
LONGEST_SET: Final = 5
LEAST_CHANGED: Final = 3
MOST_THAT_FIT: Final = 2
FEWEST_NUMBERS: Final = 8
STEPS: Final = 2_000


def found(random: Random) -> Iterator[StoredPosition]:
    """Positions without end."""
    while True:
        tiles = _legal_tiles(random)
        if tiles is None:
            continue
        random.shuffle(tiles)
        for start in range(0, len(tiles) - ON_RACK, ON_RACK):
            rack = tuple(tiles[start : start + ON_RACK])
            position = _position(rack, tuple(tile for tile in tiles if tile not in rack))
            if position is not None and _is_worth_it(position):
                yield StoredPosition(table=str(position.table), rack=" ".join(map(str, position.rack)))
                break


def _legal_tiles(random: Random) -> list[Tile] | None:
    """The tiles of some random sets, with a joker in every second lot."""
    used: Counter[Face] = Counter()
    middle = random.randint(3, 11)
    jokers = random.randint(0, 1)
    for _ in range(random.randint(6, 7)):
        number = min(13, max(1, middle + random.randint(-4, 4)))
        if random.random() < 0.45:
            faces = [Face.of(colour, number) for colour in random.sample(range(4), random.choice((3, 3, 4)))]
        else:
            length = random.choice((3, 3, 4))
            first = min(number, 14 - length)
            colour = random.randrange(4)
            faces = [Face.of(colour, first + i) for i in range(length)]
        if jokers:
            faces[random.randrange(len(faces))] = Face("J")
            jokers = 0
        used.update(faces)
    if any(count > 2 for count in used.values()):
        return None
    tiles = [Tile(face.text + ("" if copy == 0 else "b")) for face, count in used.items() for copy in range(count)]
    return tiles if len(tiles) <= MOST_ON_TABLE + ON_RACK else None


def _position(rack: tuple[Tile, ...], rest: tuple[Tile, ...]) -> Position | None:
    """The rest as a table of its own, if it can be one."""
    laid = solve(Position(RULES, Table(), rest), changes=Changes.ANY)
    table = laid.table
    if not laid.finishes or len(table) not in SETS or any(len(tiles) > LONGEST_SET for tiles in table):
        return None
    return Position(RULES, table, rack)


def _is_worth_it(position: Position) -> bool:
    if any(tile.face.joker for tile in position.rack) or _is_dull(position):
        return False
    if any(_is_set(three) for three in combinations(position.rack, 3)):
        return False
    if sum(any(_is_set((*tiles, tile)) for tiles in position.table) for tile in position.rack) > MOST_THAT_FIT:
        return False
    move = solve(position, changes=Changes.FEWEST)
    return move.finishes and move.sets_changed >= LEAST_CHANGED


def _is_dull(position: Position) -> bool:
    """A table of few numbers, or of one kind of set, looks like an exercise."""
    numbers = {tile.face.number for tile in (*position.table.tiles, *position.rack)}
    runs = sum(len({tile.face.number for tile in tiles if tile.face.number}) > 1 for tiles in position.table)
    return len(numbers) < FEWEST_NUMBERS or not 2 <= runs <= len(position.table) - 2


def _is_set(tiles: tuple[Tile, ...]) -> bool:
    return arrange(tiles, RULES, Work(STEPS)) is not None


def main(arguments: list[str]) -> int:
    """Checks the file, or writes it."""
    if arguments == ["write"]:
        random = Random(SEED)
        positions = []
        for position in found(random):
            positions.append(position)
            print(f"\r{len(positions)} of {COUNT}", end="", flush=True)
            if len(positions) == COUNT:
                break
        print()
        lines = ",\n".join(msgspec.json.encode(position).decode() for position in positions)
        Path(FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    for number, stored in enumerate(stored_positions()):
        move = solve(stored.position, changes=Changes.FEWEST)
        print(f"{number:3}  {stored.rack:24} {move.tiles} laid, {move.sets_changed} of {len(stored.position.table)} sets change")
        if not move.finishes:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
