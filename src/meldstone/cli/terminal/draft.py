"""A turn while it is being built, as pure values: the draft and its history.

The draft holds the sets as the player has laid them so far, the tiles still on the rack, and the *work area*: tiles of the table
that were taken up and have to find a place again. Nothing is judged here; the rules see the table when the player says ``done``.

>>> from meldstone.rules.catalogue import ruleset
>>> draft = Draft.start(Table.parse("R4 R5 R6"), Tile.parse_many("R7 K9"), ruleset("classic"))
>>> turn = Drafting(draft).then(draft.add(Face.parse_many("R7"), 1))
>>> str(turn.draft.table), str(turn.undo().draft.table)
('R4 R5 R6 R7', 'R4 R5 R6')
>>> draft.lay(Face.parse_many("B1 B2 B3"))
Traceback (most recent call last):
    ...
meldstone.cli.terminal.draft.DraftError: You have no B1 on your rack or in your hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from meldstone.cli.terminal.refused_input import RefusedInput
from meldstone.game.commands import Took
from meldstone.rules.arrange import arrange
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import JOKER, Face, Table, Tile, TileSet

_LONGEST_SET = 27
"""Thirteen slots on both sides of a mirror: nothing longer can be a set."""


class DraftError(RefusedInput):
    """What cannot be done with the tiles as they lie, in a sentence for the player."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The table, the rack and the work area in the middle of a turn."""

    rules: Ruleset
    before: Table
    own: frozenset[Tile]
    """The tiles that came from the rack or were taken in addition; only they may go back there."""
    table: Table
    rack: tuple[Tile, ...]
    loose: tuple[Tile, ...] = ()
    took: Took = Took.NOTHING
    extra: Tile | None = None
    """The tile that was taken beside the table, for this turn only."""
    letter: Callable[[Face], str] = str
    """How faces are written in sentences; editions have letters of their own."""

    @classmethod
    def start(cls, table: Table, rack: Sequence[Tile], rules: Ruleset, letter: Callable[[Face], str] = str) -> Draft:
        """The draft of a turn that has not begun."""
        return cls(rules, table, frozenset(rack), table, tuple(rack), letter=letter)

    @property
    def touched(self) -> bool:
        """True if anything lies elsewhere than at the start of the turn."""
        return self.table != self.before or bool(self.loose) or self.took is not Took.NOTHING

    @property
    def placed(self) -> tuple[Tile, ...]:
        """Own tiles on the table."""
        return tuple(tile for tile in self.table.tiles if tile in self.own)

    # --- moves -------------------------------------------------------------------------------------------------------------------

    def lay(self, faces: Sequence[Face]) -> Draft:
        """A new set of tiles from the work area and the rack."""
        # a discard that was taken must lie in a new set, so it goes before an equal tile of the rack
        tiles, held = self._pick(faces, extra_first=True)
        return held._changed([*self.table, tiles])

    def add(self, faces: Sequence[Face], number: int) -> Draft:
        """Tiles from the work area and the rack to a set of the table."""
        index = self._index(number)
        tiles, held = self._pick(faces)
        return held._changed(_swapped_in(self.table, index, [[*self.table[index], *tiles]]))

    def take(self, faces: Sequence[Face], number: int | None = None) -> Draft:
        """Tiles of a set into the work area, own ones back to the rack; no faces means the whole set."""
        if number is None:
            number = self._home(faces)
        index = self._index(number)
        tiles = self._of_set(faces, index) if faces else list(self.table[index])
        rest = [tile for tile in self.table[index] if tile not in tiles]
        return self._received(tiles)._changed(_swapped_in(self.table, index, [rest]))

    def move(self, faces: Sequence[Face], number: int, to: int) -> Draft:
        """Tiles from one set straight to another."""
        source, target = self._index(number), self._index(to)
        if source == target:
            raise DraftError("term-same-set")
        tiles = self._of_set(faces, source)
        sets: list[Sequence[Tile]] = list(self.table)
        sets[source] = [tile for tile in self.table[source] if tile not in tiles]
        sets[target] = [*self.table[target], *tiles]
        return self._changed(sets)

    def split(self, number: int, after: Face) -> Draft:
        """One set becomes two; the second begins behind the given tile."""
        index = self._index(number)
        (tile,) = self._of_set([after], index)
        cut = self.table[index].index(tile) + 1
        if cut == len(self.table[index]):
            raise DraftError("term-last-tile", tile=self.letter(after), set=number)
        return self._changed(_swapped_in(self.table, index, [self.table[index][:cut], self.table[index][cut:]]))

    def swap(self, incoming: Face, outgoing: Face, number: int | None = None) -> Draft:
        """A tile from the rack or the work area into the place of another one, which comes to the work area."""
        index = self._index(self._home([outgoing]) if number is None else number)
        (old,) = self._of_set([outgoing], index)
        (new,), held = self._pick([incoming])
        row = [new if tile is old else tile for tile in self.table[index]]
        return held._received([old])._changed(_swapped_in(self.table, index, [row]))

    def join(self, number: int, other: int) -> Draft:
        """Two sets become one."""
        first, second = self._index(number), self._index(other)
        if first == second:
            raise DraftError("term-same-set")
        sets: list[Sequence[Tile]] = list(self.table)
        sets[first] = [*self.table[first], *self.table[second]]
        sets[second] = []
        return self._changed(sets)

    def state_table(self, rows: Sequence[Sequence[Face]]) -> Draft:
        """The whole table as the player wants it; table tiles that are not mentioned lie in the work area."""
        lying = list(self.before.tiles)
        rack = sorted(self.own)
        sets = []
        for row in rows:
            tiles = []
            for face in row:
                stock = next((stock for stock in (lying, rack) if any(tile.face is face for tile in stock)), None)
                if stock is None:
                    raise DraftError("term-no-other", tile=self.letter(face))
                tiles.append(_pop(stock, face))
            sets.append(tiles)
        kept = tuple(tile for tile in (*self.rack, *self.placed) if tile in rack)
        return replace(self, rack=kept, loose=tuple(lying))._changed(sets)

    def take_extra(self, tile: Tile, took: Took) -> Draft:
        """The discarded or the open tile in addition to the rack, for this turn only."""
        if self.took is not Took.NOTHING:
            raise DraftError("term-already-taken")
        return replace(self, own=self.own | {tile}, rack=(*self.rack, tile), took=took, extra=tile)

    # --- how tiles are found -----------------------------------------------------------------------------------------------------

    def _index(self, number: int) -> int:
        if not 1 <= number <= len(self.table):
            raise DraftError("term-no-set" if self.table else "term-no-set-at-all", set=number, last=len(self.table))
        return number - 1

    def _home(self, faces: Sequence[Face]) -> int:
        """The only set that holds all the faces; the player has to say which if there are several."""
        homes = [i for i in range(len(self.table)) if all(face in self.table[i].faces for face in faces)]
        names = " ".join(self.letter(face) for face in faces)
        if not homes:
            raise DraftError("term-no-home", tiles=names)
        if len(homes) > 1:
            raise DraftError("term-which-home", tiles=names, sets=", ".join(str(i + 1) for i in homes), first=homes[0] + 1)
        return homes[0] + 1

    def _pick(self, faces: Sequence[Face], *, extra_first: bool = False) -> tuple[list[Tile], Draft]:
        """Tiles for the faces, from the work area first, and the draft without them."""
        if not faces:
            raise DraftError("term-which-tiles", example=self.letter(JOKER))
        loose = list(self.loose)
        rack = sorted(self.rack, key=lambda tile: (tile is self.extra) != extra_first)
        out: list[Tile] = []
        for face in faces:
            stock = next((stock for stock in (loose, rack) if any(tile.face is face for tile in stock)), None)
            if stock is None:
                only = any(tile.face is face for tile in out)
                raise DraftError("term-only-one" if only else "term-have-no", tile=self.letter(face))
            out.append(_pop(stock, face))
        return out, replace(self, rack=tuple(tile for tile in self.rack if tile in rack), loose=tuple(loose))

    def _of_set(self, faces: Sequence[Face], index: int) -> list[Tile]:
        stock = list(self.table[index])
        out = []
        for face in faces:
            if not any(tile.face is face for tile in stock):
                raise DraftError("term-set-has-no", set=index + 1, tile=self.letter(face))
            out.append(_pop(stock, face))
        return out

    def _received(self, tiles: Iterable[Tile]) -> Draft:
        """The draft with these tiles in hand: own ones on the rack, tiles of the table in the work area."""
        came = list(tiles)
        return replace(
            self,
            rack=(*self.rack, *[tile for tile in came if tile in self.own]),
            loose=(*self.loose, *[tile for tile in came if tile not in self.own]),
        )

    def _changed(self, sets: Iterable[Sequence[Tile]]) -> Draft:
        """The draft with these sets, each in a legal order if there is one."""
        return replace(self, table=Table([_ordered(row, self.rules) for row in sets if row]))


@dataclass(frozen=True, slots=True)
class Drafting:
    """A draft and the drafts it came from."""

    draft: Draft
    past: tuple[Draft, ...] = ()

    def then(self, draft: Draft) -> Drafting:
        """The history with one more change."""
        return Drafting(draft, (*self.past, self.draft))

    def undo(self) -> Drafting:
        """Before the last change."""
        if not self.past:
            raise DraftError("term-nothing-to-undo")
        return Drafting(self.past[-1], self.past[:-1])

    def reset(self) -> Drafting:
        """As the turn began."""
        return Drafting(self.past[0]) if self.past else self


def _ordered(row: Sequence[Tile], rules: Ruleset) -> TileSet:
    arranged = arrange(row, rules) if len(row) <= _LONGEST_SET else None
    return arranged or TileSet(row)


def _swapped_in(table: Table, index: int, sets: Sequence[Sequence[Tile]]) -> list[Sequence[Tile]]:
    return [*table[:index], *sets, *table[index + 1 :]]


def _pop(stock: list[Tile], face: Face) -> Tile:
    return stock.pop(next(i for i, tile in enumerate(stock) if tile.face is face))
