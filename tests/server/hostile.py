"""What a hostile guest sends: tables of real tiles that are as hard to judge as they can be, legal or not."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from meldstone.game.deal import tiles_in_play
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.server.protocol.settings import Settings
from meldstone.server.room.rules import rules_of
from meldstone.tiles import DOUBLE, JOKER, MIRROR, TWO_COLOUR, Face, Table, Tile, TileSet
from tests.server.prepared import Prepared

EVERYTHING: dict[str, int | bool | str] = {
    "copies": 3,
    "colours": 6,
    "jokers_normal": 4,
    "jokers_double": 2,
    "jokers_two_colour": 2,
    "jokers_mirror": 2,
}
BOXES: dict[str, tuple[str, dict[str, int | bool | str]]] = {
    "original": ("original", {}),
    "original, every joker": ("original", EVERYTHING),
    "rummy, every joker": ("rummy", EVERYTHING),
    "twist": ("twist", {}),
    "twist, every joker, locked": (
        "twist",
        {
            **EVERYTHING,
            "joker_lock": "no_split_no_remove",
            "joker_replace_source": "rack_only",
            "joker_free_by_manipulation": False,
            "joker_reuse": "new_set",
            "joker_retrieve_from": "same_turn",
            "manipulate_in_meld_turn": "after_meld",
        },
    ),
}
"""Editions and custom boxes, by what the guest made of them."""


@dataclass(frozen=True)
class Attack:
    """A position and the tables that the guest proposes from it."""

    name: str
    prepared: Prepared
    plays: tuple[Table, ...]
    """Such as are refused."""
    legal: tuple[Table, ...] = ()
    """One that is not, if there is one: to be played last."""

    @classmethod
    def of(cls, name: str, prepared: Prepared, tables: Iterable[Table]) -> Attack:
        """An attack with these tables."""
        rules, before, rack = rules_of(prepared.settings), prepared.table, frozenset(prepared.rack)
        refused: list[Table] = []
        legal: list[Table] = []
        for table in tables:
            wrong = next(tile_objections(TileTurn(before, table, rack, prepared.opened), rules), None)
            (legal if wrong is None else refused).append(table)
        return cls(name, prepared, tuple(refused), tuple(legal[:1]))


def attacks(box: str, seed: int = 1, seconds: int = 0) -> Iterator[Attack]:
    """Everything the guest tries with a box."""
    edition, knobs = BOXES[box]
    knobs = {**knobs, "timer_from": "always"}
    settings = Settings(edition=edition, knobs=knobs, seats=2, seconds=seconds, fill_abandoned=False, hints=True)
    rules = rules_of(settings)
    chance = random.Random(f"{box} {seed}")
    sets, rack = _sets(rules, chance)
    table = Table(sets)
    placed = Prepared(settings, table, rack)
    yield Attack.of(f"{box}: all sets moved", placed, tuple(_moved(table, rack, rules, chance) for _ in range(12)))
    yield Attack.of(f"{box}: one joker set split", placed, tuple(_split(table, rack, rules, chance) for _ in range(12)))
    yield Attack.of(f"{box}: no sets at all", placed, tuple(_absurd(table, rack)))
    small = Table([tiles for tiles in sets if any(not tile.face.number for tile in tiles)][:3])
    there = set(small.tiles)
    held = tuple(tile for tiles in sets for tile in tiles if tile not in there)[:70]
    opening = Prepared(settings, small, held, opened=False)
    yield Attack.of(f"{box}: an opening of seventy tiles", opening, tuple(_openings(sets, small, held, rules, chance)))


def _sets(rules: Ruleset, chance: random.Random) -> tuple[list[TileSet], tuple[Tile, ...]]:
    """Legal sets of almost the whole box, every joker in one of its own; the tiles that jokers stand for are on the rack."""
    box = list(tiles_in_play(rules, 2))
    stock = {(face, copy): tile for tile in box for face, copy in [(tile.face, _copy(tile))]}
    jokers = {kind: [tile for tile in box if tile.face is kind] for kind in (JOKER, DOUBLE, TWO_COLOUR, MIRROR)}
    rows: list[list[Tile]] = []
    for copy in range(rules.box.copies):
        for colour in range(rules.box.colours):
            cuts = chance.choice([(5, 9), (4, 8), (5, 8), (6, 9)])
            for first, last in zip((0, *cuts), (*cuts, 13), strict=True):
                rows.append([stock[Face.of(colour, number), copy] for number in range(first + 1, last + 1)])
    chance.shuffle(rows)
    held: list[Tile] = []
    for number, joker in enumerate([*jokers[JOKER], *jokers[DOUBLE], *jokers[TWO_COLOUR]]):
        row, width = rows[number], 2 if joker.face is DOUBLE else 1
        place = len(row) - 1 if joker.face is TWO_COLOUR else chance.randrange(1, len(row) - width + 1)
        trial = [*row[:place], joker, *row[place + width :]]
        if is_set([tile.face for tile in trial], rules):
            held += row[place : place + width]
            rows[number] = trial
    for joker in jokers[MIRROR]:
        number = next(i for i, row in enumerate(rows) if all(tile.face.number for tile in row))
        twin = next(
            i for i, row in enumerate(rows) if i != number and len({t.face for t in row} & {t.face for t in rows[number]}) >= 2
        )
        shared = sorted({t.face for t in rows[number]} & {t.face for t in rows[twin]}, key=lambda face: face.number)
        left = [next((t for t in rows[number] if t.face is face), None) for face in shared]
        right = [next((t for t in rows[twin] if t.face is face), None) for face in shared]
        mirrored = [*[t for t in left if t], joker, *[t for t in reversed(right) if t]]
        if is_set([tile.face for tile in mirrored], rules):
            held += [tile for tile in (*rows[number], *rows[twin]) if tile not in mirrored]
            rows[number] = mirrored
            del rows[twin]
    good = [TileSet(row) for row in rows if is_set([tile.face for tile in row], rules)]
    held += [tile for row in rows if not is_set([tile.face for tile in row], rules) for tile in row]
    return good[:-2], (*held, *good[-2])


def _copy(tile: Tile) -> int:
    return {"b": 1, "c": 2, "d": 3}.get(tile.text[-1], 0)


def _moved(table: Table, rack: tuple[Tile, ...], rules: Ruleset, chance: random.Random) -> Table:
    """Every number tile somewhere else, in runs and groups as they come, jokers in between; legal sets as far as possible."""
    tiles = [*table.tiles, *rack]
    jokers = [tile for tile in tiles if not tile.face.number]
    chance.shuffle(jokers)
    by_face: dict[Face, list[Tile]] = {}
    for tile in tiles:
        if tile.face.number:
            by_face.setdefault(tile.face, []).append(tile)
    sets: list[list[Tile]] = []
    numbers = list(range(1, 14))
    chance.shuffle(numbers)
    for number in numbers[: chance.randint(3, 9)]:
        for _ in range(rules.box.copies):
            group = [by_face[face].pop() for colour in range(rules.box.colours) if by_face.get(face := Face.of(colour, number))]
            sets.append(group)
    for colour in range(rules.box.colours):
        for _ in range(rules.box.copies):
            run: list[Tile] = []
            for number in range(1, 15):
                same = by_face.get(Face.of(colour, number)) if number < 14 else None
                if same:
                    run.append(same.pop())
                elif run and jokers and number < 14 and len(run) < 6:
                    run.append(jokers.pop())
                elif run:
                    sets.append(run)
                    run = []
    for joker in jokers:
        chance.choice(sets).append(joker)
    good = [tiles for tiles in sets if is_set([tile.face for tile in tiles], rules)]
    loose = [tile for tiles in sets if tiles not in good for tile in tiles if tile not in rack]
    return Table.of([*good, *([loose] if loose else [])])


def _split(table: Table, rack: tuple[Tile, ...], rules: Ruleset, chance: random.Random) -> Table:
    """All sets as they lie and rack tiles added where they fit, but the tiles of one joker set lie in two sets."""
    rows = [list(tiles) for tiles in table]
    for tile in rack:
        for row in rows:
            if is_set([other.face for other in (*row, tile)], rules):
                row.append(tile)
                break
    strange = [i for i, row in enumerate(rows) if any(not tile.face.number for tile in row)]
    torn = rows.pop(chance.choice(strange))
    for joker in [tile for tile in torn if not tile.face.number]:
        home = next((row for row in rows if is_set([other.face for other in (*row, joker)], rules)), rows[0])
        home.append(joker)
    rest = [tile for tile in torn if tile.face.number]
    chance.shuffle(rows)
    for tile in rest:
        home = next((row for row in rows if is_set([other.face for other in (*row, tile)], rules)), rows[-1])
        home.append(tile)
    return Table.of(rows)


def _absurd(table: Table, rack: tuple[Tile, ...]) -> Iterator[Table]:
    """Everything in one set, every tile alone, all jokers together, sets of 27, empty sets."""
    tiles = [*table.tiles, *rack]
    yield Table.of([tiles])
    yield Table.of([[tile] for tile in tiles])
    jokers = [tile for tile in tiles if not tile.face.number]
    numbers = [tile for tile in tiles if tile.face.number]
    for mirrors in (0, 1):
        some = [tile for tile in jokers if tile.face is not MIRROR] + [tile for tile in jokers if tile.face is MIRROR][:mirrors]
        run = sorted({tile.face: tile for tile in numbers if tile.face.colour == 0}.values(), key=lambda tile: tile.face.number)
        yield Table.of([[*some, *run[:4:2]], *[tiles for tiles in table if not {*tiles} & {*some, *run[:4:2]}]])
    yield Table.of([tiles[i : i + 27] for i in range(0, len(tiles), 27)])
    yield Table.of([*table, *[[] for _ in range(50)]])


def _openings(sets: list[TileSet], small: Table, held: tuple[Tile, ...], rules: Ruleset, chance: random.Random) -> Iterator[Table]:
    own = [tiles for tiles in sets if set(tiles) <= set(held)]
    yield Table([*small, *own])
    yield _split(Table([*small, *own]), (), rules, chance)
    for _ in range(6):
        yield _moved(small, held, rules, chance)
