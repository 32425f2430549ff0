"""The deadline: what becomes of the table as it lies when the time is up (RULES.md G).

The draft on the table is settled by one of four policies. A draft that is a legal turn simply counts; a table that nobody touched
costs one tile. One judgement: of the draft if it is a whole table, of what would stay of it otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from meldstone.rules.choices import TimeoutPolicy
from meldstone.rules.jokers.new_sets import set_among
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Kind, is_set, readings
from meldstone.rules.tile_turn import TileTurn, is_whole
from meldstone.rules.turn import Turn, is_playable, is_too_large
from meldstone.rules.work import CollectorPaused
from meldstone.tiles import BY_CODE, MIRROR, Row, Table, Tile, TileSet

_FIRST_TO_RECOGNISE_SETS: Final = 3
_FIRST_TO_CHARGE_UNOPENED: Final = 4
_FIRST_TO_KEEP_RESTS: Final = 4
"""Judges (`ruleset.JUDGE`): a game goes on by the answers it began with."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a timeout ends the turn: the table, tiles that come to the rack or to the pool, tiles to draw."""

    table: Table
    to_rack: tuple[Tile, ...] = ()
    """The player's tiles that return and, in some editions, loose table tiles that the player has to take."""
    to_pool: tuple[Tile, ...] = ()
    draw: int = 0
    played: bool = False
    """True if a tile of the player stays on the table, so that the turn counts as a move."""
    idle: bool = False
    """True if nothing was done at all, or nothing that is left: the tile drawn is no penalty."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """What a policy would leave on the table, and what it takes away."""

    table: Table
    own_back: tuple[Tile, ...] = ()
    """The player's tiles that go back to the rack."""
    loose: tuple[Tile, ...] = ()
    """Table tiles that lie in no set any more."""


def settle(turn: TileTurn, rules: Ruleset) -> Settlement:
    """Applies the edition's timeout rule to the draft `turn.after`; table tiles missing there are in the player's hand."""
    with CollectorPaused():
        return _settle(turn, rules)


def _settle(turn: TileTurn, rules: Ruleset) -> Settlement:
    whole = is_whole(turn, rules)
    if whole and is_playable(turn.in_faces, rules):
        return Settlement(turn.after, played=True)
    own = tuple(sorted(turn.placed))
    policy = rules.clock.timeout_policy
    if not own and (_same(turn.before, turn.after) or (not turn.opened and _spares_unopened(policy, rules))):
        return _nothing_done(turn.before, rules)
    if policy is TimeoutPolicy.RESTORE_ALL or is_too_large(turn.after) or is_too_large(turn.before):
        return _undone(turn, own, rules)
    kept = _KEEPING[policy](turn, rules)
    played = len(kept.own_back) < len(own)
    if policy is TimeoutPolicy.POLISH_PARTIAL and (kept.loose or not played):
        return _undone(turn, own, rules)
    if not played and not turn.opened:
        return _undone(turn, own, rules)
    # all of a whole table would stay, and that was refused
    refused = whole and not turn.declared
    if refused or not _keeps_the_rules(turn, kept, rules, played=played):
        return _undone(turn, own, rules)
    return _settled(kept, rules, played=played)


def _spares_unopened(policy: TimeoutPolicy, rules: Ruleset) -> bool:
    """True if whoever has not opened pays the penalty only for own tiles on the table, not for having moved others (G)."""
    sparing = (TimeoutPolicy.RESTORE_LOOSE, TimeoutPolicy.KEEP_VALID_LOOSE_TO_RACK)
    return policy in sparing or rules.judge < _FIRST_TO_CHARGE_UNOPENED


def _settled(kept: _Kept, rules: Ruleset, *, played: bool) -> Settlement:
    """The penalty, and where loose table tiles go."""
    penalty = rules.clock.timeout_penalty_draw
    match rules.clock.timeout_policy:
        case TimeoutPolicy.POLISH_PARTIAL:
            return Settlement(kept.table, kept.own_back, played=True)
        case TimeoutPolicy.RESTORE_LOOSE:
            return Settlement(kept.table, kept.own_back, tuple(sorted(kept.loose)), penalty, played)
        case _ if not (played or kept.own_back or kept.loose):
            return _nothing_done(kept.table, rules)
        case _:
            return Settlement(kept.table, kept.own_back + tuple(sorted(kept.loose)), draw=penalty, played=played)


def _nothing_done(table: Table, rules: Ruleset) -> Settlement:
    return Settlement(table, draw=rules.clock.timeout_idle_draw, idle=True)


def _undone(turn: TileTurn, own: tuple[Tile, ...], rules: Ruleset) -> Settlement:
    """The player's tiles back to the rack, the table as before, the penalty drawn."""
    return Settlement(turn.before, own, draw=rules.clock.timeout_penalty_draw)


def _keeps_the_rules(turn: TileTurn, kept: _Kept, rules: Ruleset, *, played: bool) -> bool:
    """True if what would stay is no broken rule of jokers or openings: the clock makes no illegal move legal (K-35).

    Loose tiles of a joker set are still together in the player's hand; what the policy says of loose tiles holds for jokers, too.
    """
    in_hand = list(_in_hand(turn.before, set(kept.loose)))
    taken = turn.into_new_set if turn.into_new_set in kept.table.tiles else None
    judged = Turn(
        before=turn.before.rows,
        after=(*kept.table.rows, *in_hand),
        rack=tuple([tile.face for tile in turn.rack]),
        opened=turn.opened or not played,
        into_new_set=None if taken is None else taken.face,
        declared_before=turn.declared_before,
        in_hand=len(in_hand),
    )
    return is_playable(judged, rules)


def _in_hand(before: Table, loose: set[Tile]) -> Iterator[Row]:
    """The loose tiles of each old set, in the order they lay."""
    for tiles in before:
        row = tuple([tile.face for tile in tiles if tile in loose])
        if row:
            yield row


def _legal_sets_of(turn: TileTurn, rules: Ruleset) -> _Kept:
    """Legal sets stay as they lie; every other tile is loose."""
    table = Table([tiles for tiles in turn.after if is_set(tiles.faces, rules)])
    return _Kept(table, *_not_on(table, turn))


def _own_pulled_out(turn: TileTurn, rules: Ruleset) -> _Kept:
    """Legal sets stay, others without the player's tiles in them, if they are legal then (K-39)."""
    without = [
        tiles if is_set(tiles.faces, rules) else TileSet([tile for tile in tiles if tile not in turn.rack]) for tiles in turn.after
    ]
    table = Table([tiles for tiles in without if is_set(tiles.faces, rules)])
    return _Kept(table, *_not_on(table, turn))


def _restored(turn: TileTurn, rules: Ruleset) -> _Kept:
    """Legal sets stay; loose table tiles go back to the set they came from, as far as it takes them.

    All of them, or those that are left, may be that set: the player's tile beside them goes, and they lie as they lay.
    """
    sets = [tiles for tiles in turn.after if is_set(tiles.faces, rules)]
    lying = {tile for tiles in sets for tile in tiles}
    for old in turn.before:
        loose = [tile for tile in old if tile not in lying]
        if len(loose) == len(old):
            sets.append(old)
        elif loose:
            left = TileSet(_put_back(old, loose, sets, rules))
            if rules.judge >= _FIRST_TO_KEEP_RESTS and is_set(left.faces, rules):
                sets.append(left)
    table = Table(sets)
    return _Kept(table, *_not_on(table, turn))


def _not_on(table: Table, turn: TileTurn) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """The player's tiles and the table tiles that a table does not hold."""
    lying = set(table.tiles)
    own = tuple(sorted([tile for tile in turn.placed if tile not in lying]))
    return own, tuple([tile for tile in turn.before.tiles if tile not in lying])


def _put_back(old: TileSet, loose: Sequence[Tile], sets: list[TileSet], rules: Ruleset) -> Sequence[Tile]:
    """Adds loose tiles to what is left of their old set, as far as it takes them; returns those that find no place."""
    homes = [i for i, tiles in enumerate(sets) if _is_still_there(old, tiles, rules)]
    if not homes:
        return loose
    home = max(homes, key=lambda i: sum(1 for tile in old if tile in sets[i]))
    waiting = list(loose)
    while True:
        for back in _back_at_a_time(waiting, sets[home]):
            grown = _grown(sets[home], back, rules)
            if grown is not None:
                sets[home] = grown
                waiting = [tile for tile in waiting if tile not in back]
                break
        else:
            return waiting


def _is_still_there(old: TileSet, tiles: TileSet, rules: Ruleset) -> bool:
    """True if a set of the draft can be recognised as an old one (G, K-15).

    Either the tiles of the old set in it contain a legal set, so that it is no new one (K-45), or they are most of its tiles and it
    is of the same kind: `R7 R8 R9` is still the run `R7 J R9`, `R7 B7 K7` is not.
    """
    kept = [tile.face for tile in tiles if tile in old]
    if rules.judge < _FIRST_TO_RECOGNISE_SETS:
        return bool(kept)
    if set_among(tuple(sorted(kept, key=BY_CODE)), rules):
        return True
    return 2 * len(kept) > len(tiles) and not _kinds(old, rules).isdisjoint(_kinds(tiles, rules))


def _kinds(tiles: TileSet, rules: Ruleset) -> set[Kind]:
    return {reading.kind for reading in readings(tiles.faces, rules)}


def _back_at_a_time(waiting: Sequence[Tile], tiles: TileSet) -> Iterator[tuple[Tile, ...]]:
    """The tiles that go back together: one by one, or an equal pair to both sides of a mirror."""
    yield from [(tile,) for tile in waiting]
    if any(tile.face is MIRROR for tile in tiles):
        yield from [pair for pair in combinations(waiting, 2) if pair[0].face is pair[1].face]


def _grown(tiles: TileSet, back: tuple[Tile, ...], rules: Ruleset) -> TileSet | None:
    """A set with tiles put back at the first place where it is legal: one at the end if it can be, a pair outside."""
    if len(back) > 1:
        tile, other = back
        half = len(tiles) // 2
        rows = [
            (*tiles[:place], tile, *tiles[place : len(tiles) - place], other, *tiles[len(tiles) - place :])
            for place in range(half + 1)
        ]
    else:
        # where no joker leaves a choice, a tile fits at an end or not at all
        places = range(len(tiles), -1, -1) if any(not tile.face.number for tile in tiles) else (len(tiles), 0)
        rows = [(*tiles[:place], *back, *tiles[place:]) for place in places]
    return next((grown for grown in map(TileSet, rows) if is_set(grown.faces, rules)), None)


def _same(table: Table, other: Table) -> bool:
    return {frozenset(tiles) for tiles in table} == {frozenset(tiles) for tiles in other}


_KEEPING: dict[TimeoutPolicy, Callable[[TileTurn, Ruleset], _Kept]] = {
    TimeoutPolicy.RESTORE_LOOSE: _restored,
    TimeoutPolicy.KEEP_VALID_LOOSE_TO_RACK: _legal_sets_of,
    TimeoutPolicy.POLISH_PARTIAL: _own_pulled_out,
}
