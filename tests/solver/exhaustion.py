"""Every move there is: all ways to lay table and rack tiles in sets, in every order, judged one by one by `rules.turn`.

Knows nothing of the solver. What a turn may do with jokers, openings and discards is decided by `tile_objections` alone, so an
answer of the solver is wrong if a legal move here is worth more. For small positions only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby, pairwise, permutations, product
from random import Random

from meldstone.game.commands import Took
from meldstone.game.position import Position
from meldstone.rules.choices import OpenEighthTile
from meldstone.rules.layable import layable_sets, rows
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box, is_group, is_set
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.tiles import BY_CODE, FACES, MIRROR, NUMBERS, Face, Table, Tile, codes, number_copies

Row = tuple[Face, ...]
Worth = tuple[bool, int]
"""How good a move is: does it empty the rack, and the weights of the tiles it lays."""


class TooManyError(Exception):
    """The position has more moves than the caller wants to look at."""


@dataclass(frozen=True)
class Play:
    """A way to lay the tiles: the sets without order, the rack tiles used, the tile taken beside the rack."""

    sets: tuple[Row, ...]
    placed: Row
    took: Took
    worth: Worth

    def changed(self, position: Position) -> int:
        """How many sets of the table are no longer there."""
        return (Counter(_key(tiles.faces) for tiles in position.table) - Counter(self.sets)).total()


def best_plays(position: Position, weights: Sequence[int], *, above: Worth | None = None, limit: int = 20_000) -> list[Play]:
    """All legal plays of the highest worth; only those worth more than `above` are looked at. Empty if there are none."""
    found = [play for play in plays(position, weights, limit=limit) if above is None or play.worth > above]
    found.sort(key=lambda play: play.worth, reverse=True)
    for _, equals in groupby(found, key=lambda play: play.worth):
        legal = [play for play in equals if is_legal(position, play)]
        if legal:
            return legal
    return []


def plays(position: Position, weights: Sequence[int], *, limit: int = 20_000) -> Iterator[Play]:
    """All plays whose sets are sets, legal or not; each once."""
    table = tuple(face for tiles in position.table for face in tiles.faces)
    rack = tuple(tile.face for tile in position.rack)
    beside = ((Took.NOTHING, None), (Took.DISCARD, position.discard), (Took.OPEN_TILE, position.open_tile))
    count = 0
    for took, tile in beside:
        if took is not Took.NOTHING and tile is None:
            continue
        hand = rack if tile is None else (*rack, tile.face)
        seen = set()
        for sets in _packings(_all_sets((*table, *hand), position.rules), Counter(table), Counter(hand), ()):
            placed = tuple((Counter(face for row in sets for face in row) - Counter(table)).elements())
            key = tuple(sorted(sets, key=codes))
            if not placed or key in seen or (tile is not None and tile.face not in placed):
                continue
            seen.add(key)
            count += 1
            if count > limit:
                raise TooManyError
            yield Play(key, placed, took, (len(placed) == len(hand), sum(weights[face.code] for face in placed)))


def _key(row: Sequence[Face]) -> Row:
    return tuple(sorted(row, key=BY_CODE))


def _all_sets(faces: Row, rules: Ruleset) -> list[Row]:
    return sorted([_key(row) for row, _ in layable_sets(faces, rules)], key=codes)


def _packings(sets: list[Row], table: Counter[Face], hand: Counter[Face], laid: tuple[Row, ...]) -> Iterator[tuple[Row, ...]]:
    """Sets that use up the table tiles and any of the hand's; the lowest tile left is dealt with first."""
    if not table.total():
        yield laid
    left = +table or +hand
    if not left:
        return
    lowest = min(left, key=BY_CODE)
    for row in sets:
        need = Counter(row)
        if lowest in need and all(table[face] + hand[face] >= count for face, count in need.items()):
            from_table = need & table
            yield from _packings(sets, table - from_table, hand - (need - from_table), (*laid, row))
    if not table.total():
        # the lowest tile stays on the rack
        rest = hand.copy()
        rest[lowest] -= 1
        yield from ((*laid, *more) for more in _packings(sets, table, +rest, ()) if more)


# --- is it legal? ----------------------------------------------------------------------------------------------------------------


def is_legal(position: Position, play: Play, *, limit: int = 20_000) -> bool:
    """True if the play is legal in some order of its sets."""
    finish_only = position.rules.setup.open_eighth_tile is OpenEighthTile.FINISH_ONLY
    if play.took is Took.OPEN_TILE and finish_only and not play.worth[0]:
        return False
    lying = Counter(tiles.faces for tiles in position.table)
    choices = [_orders(row, position.rules, tuple(order for order in lying if _key(order) == row)) for row in play.sets]
    for tried, after in enumerate(product(*choices)):
        if tried > limit:
            raise TooManyError
        if any(not list(tile_objections(turn, position.rules)) for turn in _turns(position, play, after)):
            return True
    return False


@cache
def _orders(row: Row, rules: Ruleset, lying: tuple[Row, ...]) -> tuple[Row, ...]:
    """All legal orders of a set; of an order and its reverse, and of the orders of a group, one is enough unless it lies so."""
    if MIRROR in row:
        found = {order for order in permutations(row) if is_set(order, rules)}
    else:
        found = {order for order, _ in rows(row, rules) if len(order) == len(row)}
    # the order of a group matters to nobody
    groups = [order for order in sorted(found, key=codes) if is_group(order, rules) and not _reads_as_run(order, rules)]
    out = list(lying)
    out += [order for order in sorted(found, key=codes) if order not in groups and order not in out and order[::-1] not in out]
    kept: list[Row] = []
    for order in out:
        if order[::-1] not in kept or order in lying:
            kept.append(order)
    return tuple(kept + (groups[:1] if not lying else []))


def _reads_as_run(order: Row, rules: Ruleset) -> bool:
    return len({face.number for face in order if face.number}) <= 1 and len({face.colour for face in order if face.number}) <= 1


def _turns(position: Position, play: Play, after: Sequence[Row]) -> Iterator[TileTurn]:
    """The turn with physical tiles. Only where a taken discard lies is a matter of copies; then every home is tried."""
    taken = {Took.DISCARD: position.discard, Took.OPEN_TILE: position.open_tile}.get(play.took)
    hand = [*([taken] if taken is not None else []), *position.rack]
    left = Counter(play.placed)
    placed: list[Tile] = []
    for tile in hand:
        if left[tile.face]:
            left[tile.face] -= 1
            placed.append(tile)
    into = taken if play.took is Took.DISCARD else None
    homes = [i for i, row in enumerate(after) if into is not None and into.face in row] or [-1]
    for home in homes:
        stock = [tile for tile in (*position.table.tiles, *placed) if tile is not into]
        sets = []
        for i, row in enumerate(after):
            tiles: list[Tile] = []
            for face in row:
                if i == home and into is not None and face is into.face and into not in tiles:
                    tiles.append(into)
                else:
                    found = next(tile for tile in stock if tile.face is face)
                    stock.remove(found)
                    tiles.append(found)
            sets.append(tiles)
        yield TileTurn(position.table, Table.of(sets), frozenset(hand), position.opened, into)


# --- small positions -------------------------------------------------------------------------------------------------------------


def small_position(
    random: Random,
    rules: Ruleset,
    *,
    sets: int = 3,
    joker_sets: int = 2,
    rack: tuple[int, int] = (2, 5),
    rack_jokers: int = 1,
    opened: bool = True,
    beside: str = "",
) -> Position:
    """A table of a few sets, some with jokers, and a small rack of tiles that have to do with them."""
    low = random.randint(1, NUMBERS - 4)
    high = min(NUMBERS, low + random.randint(2, 4))
    colours = random.sample(range(rules.box.colours), k=random.choice((2, 3, 3, 4)))
    box = [
        face
        for face in FACES
        if low <= face.number <= high and face.colour in colours
        for _ in range(min(copies_in_box(face, rules), 2))
    ]
    random.shuffle(box)
    wild = [face for face in FACES if not face.number for _ in range(copies_in_box(face, rules))]
    random.shuffle(wild)
    table: list[Row] = []
    for i in range(random.randint(1, sets)):
        row = _random_set(random, box, wild if i < joker_sets else [], rules)
        if row:
            table.append(row)
            for face in row:
                (box if face.number else wild).remove(face)
    random.shuffle(table)
    size = random.randint(*rack)
    held = wild[: random.choice([0] * 3 + list(range(1, rack_jokers + 1)))]
    held += box[: size - len(held)]
    extra = box[size : size + 1] if beside else []
    tiles = number_copies([face for row in table for face in row] + held + extra)
    cuts = [0]
    for row in table:
        cuts.append(cuts[-1] + len(row))
    lying = Table.of(tiles[a:b] for a, b in pairwise(cuts))
    own = tiles[cuts[-1] : cuts[-1] + len(held)]
    aside = tiles[cuts[-1] + len(held)] if extra else None
    return Position(rules, lying, own, opened, aside if beside == "discard" else None, aside if beside == "open" else None)


def _random_set(random: Random, box: list[Face], wild: list[Face], rules: Ruleset) -> Row:
    """A legal set of the box, as likely as not a joker set if there are jokers; in any of its orders."""
    pile = random.sample(box, min(len(box), 9)) + wild[: random.choice((0, 1, 1, 2))]
    found = [row for row, _ in rows(pile, rules, longest=random.choice((3, 4, 4, 5)))]
    with_jokers = [row for row in found if any(not face.number for face in row)]
    chosen = random.choice(with_jokers or found) if found else ()
    return chosen if random.random() < 0.8 or not is_set(chosen[::-1], rules) else chosen[::-1]
