"""Pending pieces of the scan over the numbers: runs and mirror runs that are still growing (RULES.md C.2 no. 5 and 6).

The scan lays runs upwards. Between two numbers a run is known well enough by a few facts: which colour may follow, how many tiles
it has (three are as good as more), whether it still lacks number tiles, whether a double joker reaches over the next number. Two
runs that agree in these facts have the same future, so the scan remembers facts, not tiles.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from meldstone.rules.choices import MirrorApex, MirrorShape, TwoColourAtEnd, TwoColourChain
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import DOUBLE, JOKER, NUMBERS, TWO_COLOUR, Face

ANY: Final = -1
"""The colour of a block of jokers: every colour may follow but the one before the last two-colour joker."""

# Jokers at hand are one number, four bits a kind, so that using some is a subtraction.
J, D, C, M = 1, 1 << 4, 1 << 8, 1 << 12
_GUARD = 0x8888


def fits(have: int, use: int) -> bool:
    """True if the jokers at hand include those used, kind by kind."""
    return ((have | _GUARD) - use) & _GUARD == _GUARD


def jokers_of_kind(jokers: int) -> tuple[int, int, int, int]:
    """How many normal, double, two-colour and mirror jokers."""
    return jokers & 7, jokers >> 4 & 7, jokers >> 8 & 7, jokers >> 12 & 7


class Piece(NamedTuple):
    """What matters of a pending run (or mirror run, `mirror`) before the next number is laid."""

    hue: int
    """The colour of the block, or `ANY` as long as only jokers lie in it. Comes first: pieces are sorted by it."""
    mirror: bool
    other: int
    """The colour of the blocks next to this one, as far as it still forbids or fixes something; else `ANY`."""
    size: int
    """Tiles of a run, 3 meaning three or more; slots on each side of a mirror run, 2 meaning two or more."""
    need: int
    """Number tiles it still lacks."""
    ahead: tuple[int, int]
    """For how many of the next numbers each side is covered already (a double joker; a locked set). A run has one side."""
    floor: int
    """It may not end below this number."""
    changed: bool
    """The last slot is a two-colour joker and must not stay the last."""
    low: bool
    """A mirror run that begins at 1, where that matters."""


class PieceMove(NamedTuple):
    """What happens to one piece at a number: from None it begins, to None it ends; faces for its left and right side."""

    old: Piece | None
    left: tuple[Face, ...]
    right: tuple[Face, ...]
    new: Piece | None


class Service(NamedTuple):
    """A way to lay a number on a piece: number tiles of its colour, jokers, what the piece becomes, slots filled."""

    tiles: int
    jokers: int
    new: Piece
    slots: int
    left: tuple[Face, ...]
    right: tuple[Face, ...]


@dataclass(frozen=True)
class Laws:
    """The knobs of `rules.sets` as the scan needs them, for the jokers at hand."""

    colours: int
    need: int
    """Number tiles every set must show. 0 if even all jokers at hand together leave enough of them in a set of three."""
    two_colours_only: bool
    no_change_at_end: bool
    min_side: int
    peaks_end_by_12: bool
    """Mirror runs need a number above the highest one."""
    not_both_ends: bool
    """Mirror runs need a number above the highest or below the lowest one."""
    rotates: bool
    """A joker at the low end of a run can be moved to its high end."""

    @classmethod
    def of(cls, rules: Ruleset, jokers: int) -> Laws:
        """The laws for a set of jokers at hand."""
        knobs = rules.sets
        virtual = knobs.mirror_apex is MirrorApex.VIRTUAL_NUMBER
        no_change_at_end = knobs.two_colour_at_end is TwoColourAtEnd.FORBID and jokers >> 8 & 7 > 0
        return cls(
            colours=rules.box.colours,
            need=knobs.min_number_tiles if sum(jokers_of_kind(jokers)) > knobs.min_set_tiles - knobs.min_number_tiles else 0,
            two_colours_only=knobs.two_colour_chain is TwoColourChain.EXACTLY_TWO,
            no_change_at_end=no_change_at_end,
            min_side=knobs.mirror_min_side,
            peaks_end_by_12=virtual and knobs.mirror_shape is MirrorShape.PEAK_ONLY,
            not_both_ends=virtual and knobs.mirror_shape is MirrorShape.ANY,
            rotates=not no_change_at_end,
        )

    def new_run(self) -> Piece:
        """A run before its first tile."""
        return Piece(ANY, False, ANY, 0, self.need, (0, 0), 0, False, False)

    def new_mirror_run(self) -> Piece:
        """A mirror run before its first pair."""
        return Piece(ANY, True, ANY, 0, self.need, (0, 0), 0, False, False)

    def may_close(self, piece: Piece, last: int) -> bool:
        """True if the piece is a legal set that ends at the number `last`."""
        if piece.need or piece.changed or piece.ahead != (0, 0) or last < piece.floor:
            return False
        if not piece.mirror:
            return piece.size >= 3
        if piece.size == 1:
            return self.min_side == 1
        return not (last == NUMBERS and (self.peaks_end_by_12 or (self.not_both_ends and piece.low)))

    def may_merge(self, piece: Piece) -> bool:
        """True if a run of the piece's colour that begins at the next number could as well continue the piece."""
        return not piece.mirror and piece.other == ANY

    # --- colours -----------------------------------------------------------------------------------------------------------------

    def show(self, piece: Piece, colour: int) -> Piece | None:
        """The piece after number tiles of a colour in its block, or None if they do not fit."""
        if piece.hue == colour:
            return piece
        if piece.hue != ANY or piece.other == colour:
            return None
        # with free chains only the block before the last two-colour joker restricts, and this block has its colour now
        return piece._replace(hue=colour, other=piece.other if self.two_colours_only else ANY)

    def change(self, piece: Piece) -> Piece:
        """The piece after a two-colour joker. With only two colours the blocks take turns, so the next but one is known."""
        hue, other = (piece.other, piece.hue) if self.two_colours_only else (ANY, piece.hue)
        return piece._replace(hue=hue, other=other, changed=self.no_change_at_end)

    # --- one number on one piece -------------------------------------------------------------------------------------------------

    def services(self, piece: Piece, number: int, colour: int, jokers: int) -> Iterator[Service]:
        """All ways to lay a number on a piece with at least one number tile of `colour`, or with none of any if that is `ANY`."""
        return (
            self._mirror_services(piece, number, colour, jokers)
            if piece.mirror
            else self._run_services(piece, number, colour, jokers)
        )

    def _run_services(self, piece: Piece, number: int, colour: int, jokers: int) -> Iterator[Service]:
        covered = piece.ahead[0]
        if covered:
            if colour == ANY:
                yield Service(0, 0, piece._replace(ahead=(covered - 1, 0)), 1, (), ())
            return
        longer = piece._replace(size=min(piece.size + 1, 3), changed=False)
        if colour != ANY:
            shown = self.show(longer, colour)
            if shown is not None:
                yield Service(1, 0, shown._replace(need=max(piece.need - 1, 0)), 1, (Face.of(colour, number),), ())
            return
        floor = self._floor(piece, NUMBERS)
        if jokers & 7:
            yield Service(0, J, longer._replace(floor=floor), 1, (JOKER,), ())
        if jokers >> 4 & 7 and number < NUMBERS:
            yield Service(0, D, longer._replace(ahead=(1, 0), floor=self._floor(piece, NUMBERS - 1)), 1, (DOUBLE,), ())
        if jokers >> 8 & 7 and (piece.size or not self.no_change_at_end):
            yield Service(0, C, self.change(longer._replace(floor=floor)), 1, (TWO_COLOUR,), ())

    def _floor(self, piece: Piece, highest: int) -> int:
        """Where a piece that begins with a joker must arrive: if it ended lower, that joker could as well lie at its high end.

        The same tiles lie in the row, a block of jokers fits at either end of any row of blocks, and the numbers only go up. It
        does not hold if a two-colour joker would come to lie at the low end although it must not.
        """
        return piece.floor if piece.size or not self.rotates else highest

    def _mirror_services(self, piece: Piece, number: int, colour: int, jokers: int) -> Iterator[Service]:
        a, b = piece.ahead
        longer = piece._replace(
            size=min(piece.size + 1, 2), changed=False, low=piece.low or (not piece.size and number == 1 and self.not_both_ends)
        )
        if colour == ANY and not a and not b and jokers >> 8 & 7 >= 2 and (piece.size or not self.no_change_at_end):
            yield Service(0, 2 * C, self.change(longer), 2, (TWO_COLOUR,), (TWO_COLOUR,))
        shown = self.show(longer, colour) if colour != ANY else longer
        if shown is None:
            return
        tile = Face.of(colour, number) if colour != ANY else None
        for left in self._side(a, number, tile):
            for right in self._side(b, number, tile):
                tiles = (left is tile) + (right is tile) if tile is not None else 0
                used = (J * ((left is JOKER) + (right is JOKER))) + (D * ((left is DOUBLE) + (right is DOUBLE)))
                if not fits(jokers, used) or (tile is not None and not tiles):
                    continue
                # sides that are alike so far may be exchanged
                if not piece.size and left is not None and right is not None and left.code > right.code:
                    continue
                ahead = (int(left is DOUBLE), int(right is DOUBLE))
                new = shown._replace(need=max(piece.need - tiles, 0), ahead=ahead)
                yield Service(tiles, used, new, 2, () if left is None else (left,), () if right is None else (right,))

    @staticmethod
    def _side(covered: int, number: int, tile: Face | None) -> tuple[Face | None, ...]:
        if covered:
            return (None,)
        jokers = (JOKER, DOUBLE) if number < NUMBERS else (JOKER,)
        return jokers if tile is None else (tile, *jokers)
