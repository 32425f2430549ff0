"""The deadline: what becomes of the table as it lies when the time is up (RULES.md G).

The draft on the table is settled by one of four policies. A draft that is a legal turn simply counts; a table that nobody touched
costs one tile.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from meldstone.rules.arrange import arrange
from meldstone.rules.diagnosis import set_violations
from meldstone.rules.ruleset import ManipulateInMeldTurn, Ruleset, TimeoutPolicy
from meldstone.rules.sets import opening_value
from meldstone.rules.turn import Turn, turn_violations
from meldstone.tiles import Table, Tile, TileSet


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a timeout ends the turn: the table, tiles that come to the rack or to the pool, tiles to draw."""

    table: Table
    to_rack: tuple[Tile, ...] = ()
    """Own tiles that return and, in some editions, loose table tiles that the player has to take."""
    to_pool: tuple[Tile, ...] = ()
    draw: int = 0
    played: bool = False
    """True if an own tile stays on the table, so that the turn counts as a move."""
    idle: bool = False
    """True if nothing was done at all, or nothing that is left: the tile drawn is no penalty."""


def settle(turn: Turn, rules: Ruleset) -> Settlement:
    """Applies the edition's timeout rule to the draft `turn.after`; table tiles missing there are in the player's hand."""
    if not turn_violations(turn, rules):
        return Settlement(turn.after, played=True)
    own = tuple(sorted(turn.placed))
    if not own and _same(turn.before, turn.after):
        return _nothing_done(turn.before, rules)
    if not turn.opened:
        return _settle_unopened(turn, own, rules)
    return _POLICIES[rules.clock.timeout_policy](turn, own, rules)


def _settle_unopened(turn: Turn, own: tuple[Tile, ...], rules: Ruleset) -> Settlement:
    """Before the opening own tiles stay only if the whole opening lies on the table."""
    policy = rules.clock.timeout_policy
    cleaned = replace(turn, after=_without_loose_own(turn, rules), declared=())
    stands = not turn_violations(cleaned, rules) or _opening_lies(turn, rules)
    if policy is not TimeoutPolicy.RESTORE_ALL and stands:
        return _POLICIES[policy](turn, own, rules)
    if own:
        return _undone(turn, own, rules)
    return _nothing_done(turn.before, rules)


def _nothing_done(table: Table, rules: Ruleset) -> Settlement:
    return Settlement(table, draw=rules.clock.timeout_idle_draw, idle=True)


def _opening_lies(turn: Turn, rules: Ruleset) -> bool:
    """True if the opening is complete on its own, although something else is loose, in editions that let the table be touched."""
    if rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER:
        return False
    own_sets = [tiles.faces for tiles in turn.after if all(tile in turn.rack for tile in tiles)]
    return sum(opening_value(faces, rules) or 0 for faces in own_sets) >= rules.opening.meld_minimum


def _undone(turn: Turn, own: tuple[Tile, ...], rules: Ruleset) -> Settlement:
    """Own tiles back to the rack, the table as before, the penalty drawn."""
    return Settlement(turn.before, own, draw=rules.clock.timeout_penalty_draw)


def _keep_valid(turn: Turn, own: tuple[Tile, ...], rules: Ruleset) -> Settlement:
    """Legal sets stay; every other tile, own or not, goes to the player's rack."""
    table = _legal_sets(turn, rules)
    lying = set(table.tiles)
    loose_own = tuple(tile for tile in own if tile not in lying)
    loose_table = tuple(sorted(tile for tile in turn.before.tiles if tile not in lying))
    played = len(loose_own) < len(own)
    if not loose_table and played and turn_violations(replace(turn, after=table, declared=()), rules):
        # all sets are legal, but what was done to a joker or before the opening is not
        return _undone(turn, own, rules)
    if not (played or loose_own or loose_table):
        return _nothing_done(table, rules)
    return Settlement(table, loose_own + loose_table, draw=rules.clock.timeout_penalty_draw, played=played)


def _polish_partial(turn: Turn, own: tuple[Tile, ...], rules: Ruleset) -> Settlement:
    """Own loose tiles go back; the rest counts if it is a legal turn, otherwise the whole move is undone."""
    table = _without_loose_own(turn, rules)
    if turn_violations(replace(turn, after=table, declared=()), rules):
        return _undone(turn, own, rules)
    lying = set(table.tiles)
    return Settlement(table, tuple(tile for tile in own if tile not in lying), played=True)


def _restore_loose(turn: Turn, own: tuple[Tile, ...], rules: Ruleset) -> Settlement:
    """Legal sets stay; own loose tiles go to the rack, table tiles to the set they came from or else to the pool."""
    sets = list(_legal_sets(turn, rules))
    lying = {tile for tiles in sets for tile in tiles}
    to_pool: list[Tile] = []
    for old in turn.before:
        loose = [tile for tile in old if tile not in lying]
        if len(loose) == len(old):
            sets.append(old)
        else:
            to_pool += _put_back(old, loose, sets, rules)
    table = Table(sets)
    loose_own = tuple(tile for tile in own if tile not in lying)
    played = len(loose_own) < len(own)
    if not to_pool and played and turn_violations(replace(turn, after=table, declared=()), rules):
        return _undone(turn, own, rules)
    return Settlement(table, loose_own, tuple(sorted(to_pool)), rules.clock.timeout_penalty_draw, played)


def _put_back(old: TileSet, loose: list[Tile], sets: list[TileSet], rules: Ruleset) -> list[Tile]:
    """Adds loose tiles to what is left of their old set, as far as it takes them; returns the others."""
    homes = [i for i, tiles in enumerate(sets) if any(tile in tiles for tile in old)]
    if not homes:
        return loose
    home = max(homes, key=lambda i: sum(1 for tile in old if tile in sets[i]))
    waiting = list(loose)
    while waiting:
        for tile in waiting:
            grown = arrange((*sets[home], tile), rules)
            if grown is not None:
                sets[home] = grown
                waiting.remove(tile)
                break
        else:
            return waiting
    return []


def _legal_sets(turn: Turn, rules: Ruleset) -> Table:
    return Table([tiles for tiles in turn.after if not set_violations(tiles, rules)])


def _without_loose_own(turn: Turn, rules: Ruleset) -> Table:
    """The draft after the own tiles of all illegal sets were taken back."""
    sets = [
        tiles if not set_violations(tiles, rules) else TileSet(tile for tile in tiles if tile not in turn.rack)
        for tiles in turn.after
    ]
    return Table([tiles for tiles in sets if tiles])


def _same(one: Table, other: Table) -> bool:
    return {frozenset(tiles) for tiles in one} == {frozenset(tiles) for tiles in other}


_POLICIES: dict[TimeoutPolicy, Callable[[Turn, tuple[Tile, ...], Ruleset], Settlement]] = {
    TimeoutPolicy.RESTORE_ALL: _undone,
    TimeoutPolicy.RESTORE_LOOSE: _restore_loose,
    TimeoutPolicy.KEEP_VALID_LOOSE_TO_RACK: _keep_valid,
    TimeoutPolicy.POLISH_PARTIAL: _polish_partial,
}
