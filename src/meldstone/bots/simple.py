"""Novice: plays like somebody who learned the game an hour ago.

It lays sets of its own rack, adds single tiles to sets of the table, keeps its jokers until it needs one, and never rebuilds the
table. Every proposal is judged by the rules before it is sent, so it never sends an illegal command.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from meldstone.bots.seat import idle, own_seat
from meldstone.game.beside import takeable_tile
from meldstone.game.commands import AnyCommand, Play, Took
from meldstone.game.objections import must_draw, proposed_turn
from meldstone.game.state import Phase, Stage
from meldstone.game.view import View
from meldstone.rules.arrange import arrange
from meldstone.rules.choices import ManipulateInMeldTurn, OpenEighthTile
from meldstone.rules.layable import layable_sets
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set
from meldstone.rules.tile_turn import TileTurn, is_legal
from meldstone.tiles import Face, Row, Table, Tile, TileSet, codes

_COMBINATIONS: Final = 2000
"""Combinations of sets that are looked at. More: a stronger player that takes longer. Racks
that need more are rare, and a novice would give up sooner."""

_LONGEST: Final = (13, 5, 4, 4)
"""Tiles in a set by the number of jokers among the tiles searched; jokers multiply the sets, and short ones come first anyway."""

_FINISH_WITH: Final = 8
"""With at most this many tiles a novice looks for a way to finish with all jokers at once. More: more time."""


class Novice:
    """Lays what it holds, adds what fits, draws otherwise."""

    name: str = "novice"

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        """A legal command for the seat that the game waits for."""
        playing = view.phase is Phase.PLAYING and view.stage is not Stage.MUST_DISCARD
        return (find_play(view, rules) if playing else None) or idle(view, rules)


def find_play(view: View, rules: Ruleset) -> Play | None:
    """A legal play for the player whose turn it is, or None if a novice sees none."""
    seat = own_seat(view)
    for took, taken in _offers(view, rules):
        search = _PlaySearch(
            rules,
            proposed_turn(view, Play(seat=seat, version=view.version, table=view.table, took=took), rules),
            taken,
            spend_jokers=not view.pool,
            finish_only=took is Took.OPEN_TILE and rules.setup.open_eighth_tile is OpenEighthTile.FINISH_ONLY,
        )
        table = search.table()
        if table is not None:
            return Play(seat=seat, version=view.version, table=table, took=took)
    return None


def _offers(view: View, rules: Ruleset) -> Iterator[tuple[Took, Tile | None]]:
    """The ways to play now: with the rack alone, or with a tile taken in addition."""
    discard, open_tile = (takeable_tile(view, took, rules) for took in (Took.DISCARD, Took.OPEN_TILE))
    if discard is not None:
        yield Took.DISCARD, discard
    if must_draw(view, rules):
        return
    if open_tile is not None and rules.setup.open_eighth_tile is OpenEighthTile.FINISH_ONLY:
        yield Took.OPEN_TILE, open_tile
    yield Took.NOTHING, None
    if open_tile is not None and rules.setup.open_eighth_tile is OpenEighthTile.ANY_PLAY:
        yield Took.OPEN_TILE, open_tile


@dataclass(frozen=True)
class _PlaySearch:
    """Looks for a table to propose.

    A `taken` tile has to be laid; `finish_only` accepts nothing but an empty rack; once there is nothing left to draw, a joker
    kept back only costs points.
    """

    rules: Ruleset
    turn: TileTurn
    taken: Tile | None = None
    spend_jokers: bool = False
    finish_only: bool = False

    def table(self) -> Table | None:
        """The first proposal that is legal: a finish, then plays that spend as few jokers as possible."""
        rack = sorted(self.turn.rack)
        numbered = [tile for tile in rack if tile.face.number]
        jokers = [tile for tile in rack if not tile.face.number]
        if self.finish_only or len(rack) <= _FINISH_WITH:
            found = self._finish(rack)
            if found is not None or self.finish_only:
                return found
        kinds = list({tile.face: tile for tile in reversed(jokers)}.values())
        choices = [[], *[[joker] for joker in sorted(kinds)], *([jokers[:2]] if len(jokers) > 1 else [])]
        for chosen in choices:
            found = self._with(numbered + chosen, spend_jokers=False)
            if found is not None:
                return found
        return self._with(rack, spend_jokers=True) if self.spend_jokers and jokers else None

    def _finish(self, rack: list[Tile]) -> Table | None:
        """A table that leaves nothing on the rack."""
        laid = self._best_sets(rack)
        table = Table((*self.turn.before, *laid))
        if self._may_add(opened_now=bool(laid)):
            lying = set(table.tiles)
            table = self._grow(table, [tile for tile in rack if tile not in lying], judge=False)
        return table if self.turn.rack <= set(table.tiles) and self._legal(table) else None

    def _with(self, rack: list[Tile], *, spend_jokers: bool) -> Table | None:
        """The best proposal with these tiles: sets of their own first, then single tiles added to sets of the table."""
        if self.taken is not None and self.taken not in rack:
            return None
        laid = self._best_sets(rack)
        table = Table((*self.turn.before, *laid))
        legal = bool(laid) and self._legal(table)
        if laid and not legal:
            table = self.turn.before
        if self._may_add(opened_now=legal) and (self.turn.into_new_set is None or legal):
            lying = set(table.tiles)
            table = self._with_additions(table, [t for t in rack if t not in lying and (t.face.number or spend_jokers)])
        if table == self.turn.before or (self.taken is not None and self.taken not in table.tiles):
            return None
        return table

    def _may_add(self, *, opened_now: bool) -> bool:
        """Single tiles may be added after the opening, in some editions in the same turn."""
        after_meld = self.rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.AFTER_MELD
        return self.turn.opened or (opened_now and after_meld)

    def _legal(self, table: Table) -> bool:
        return is_legal(replace(self.turn, after=table, declared=()), self.rules)

    def _best_sets(self, rack: list[Tile]) -> list[TileSet]:
        """Disjoint sets of these tiles, as many tiles as possible; before the opening they are worth the minimum, or none."""
        faces = [tile.face for tile in rack]
        jokers = sum(1 for face in faces if not face.number)
        found = layable_sets(faces, self.rules, longest=_LONGEST[min(jokers, len(_LONGEST) - 1)])
        due = 0 if self.turn.opened else self.rules.opening.meld_minimum
        order = sorted(found, key=lambda item: (-item[1], codes(item[0])) if due else (-len(item[0]), -item[1], codes(item[0])))
        must = self.turn.into_new_set.face if self.turn.into_new_set is not None else None
        rows = _packing([(row, value) for row, value in order], Counter(faces), due, must)
        stock = sorted(rack, key=lambda tile: (tile is not self.taken, tile))
        return [TileSet([stock.pop(next(i for i, t in enumerate(stock) if t.face is face)) for face in row]) for row in rows]

    def _with_additions(self, table: Table, rack: list[Tile]) -> Table:
        """The table after every tile was added that some set takes; judged as a whole, tile by tile only if that fails."""
        added = self._grow(table, rack, judge=False)
        return added if added == table or self._legal(added) else self._grow(table, rack, judge=True)

    def _grow(self, table: Table, rack: list[Tile], *, judge: bool) -> Table:
        """Adds tiles one after the other; a longer set may take the next one."""
        waiting = rack
        while True:
            for tile in waiting:
                grown = self._add(table, tile, judge=judge)
                if grown is not None:
                    table, waiting = grown, [other for other in waiting if other is not tile]
                    break
            else:
                return table

    def _add(self, table: Table, tile: Tile, *, judge: bool) -> Table | None:
        for i, tiles in enumerate(table):
            grown = self._grown(tiles, tile)
            if grown is not None:
                proposal = Table((*table[:i], grown, *table[i + 1 :]))
                if not judge or self._legal(proposal):
                    return proposal
        return None

    def _grown(self, tiles: TileSet, tile: Tile) -> TileSet | None:
        """The set with a tile more: at an end, or in a new order where jokers may move."""
        if not _may_fit(tile.face, tiles):
            return None
        for grown in (TileSet((*tiles, tile)), TileSet((tile, *tiles))):
            if is_set(grown.faces, self.rules):
                return grown
        has_joker = any(not other.face.number for other in tiles)
        return arrange((*tiles, tile), self.rules) if has_joker and self.rules.free_jokers else None


def _may_fit(face: Face, tiles: TileSet) -> bool:
    """False where a look is enough: a number that neither equals nor continues any number of a set without jokers."""
    numbers = [tile.face.number for tile in tiles]
    return not face.number or 0 in numbers or any(abs(number - face.number) <= 1 for number in numbers)


def _packing(sets: list[tuple[Row, int]], stock: Counter[Face], due: int, must: Face | None) -> tuple[Row, ...]:
    """Disjoint rows with the most tiles, then the most points, that are worth what is due and use `must`; bounded search."""
    best: tuple[int, int, tuple[Row, ...]] = (0, 0, ())
    nodes = _COMBINATIONS
    needs = [Counter(row) for row, _ in sets]

    def grow(start: int, left: Counter[Face], tiles: int, value: int, laid: tuple[Row, ...]) -> None:
        nonlocal best, nodes
        met = laid and value >= due and (must is None or any(must in row for row in laid))
        if met and (tiles, value) > best[:2]:
            best = (tiles, value, laid)
        for i in range(start, len(sets)):
            if nodes <= 0:
                return
            nodes -= 1
            need = needs[i]
            if all(left[face] >= count for face, count in need.items()):
                row, worth = sets[i]
                grow(i, left - need, tiles + len(row), value + worth, (*laid, row))

    if must is not None:
        order = sorted(range(len(sets)), key=lambda i: must not in sets[i][0])
        sets, needs = [sets[i] for i in order], [needs[i] for i in order]
    grow(0, stock, 0, 0, ())
    return best[2]
