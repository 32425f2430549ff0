"""All ways to lay one number on the pending pieces of one colour, and on those whose colour is not decided yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meldstone.solver.reference.pieces import ANY, Laws, M, Piece, PieceMove, Service, fits, jokers_of_kind
from meldstone.tiles import NUMBERS


class Extension(NamedTuple):
    """What one way uses up and leaves: number tiles by colour, jokers, the pieces afterwards, slots filled, and how."""

    tiles: tuple[int, ...]
    jokers: int
    pieces: tuple[Piece, ...]
    slots: int
    moves: tuple[PieceMove, ...]


class Extender:
    """Lays numbers on pieces for one problem; `stock[number][colour]` are the tiles at hand, `locked` says if locked sets are."""

    def __init__(self, laws: Laws, stock: list[list[int]], jokers: int, *, locked: bool) -> None:
        self.laws = laws
        self._stock = stock
        self._locked = locked
        self._known: dict[tuple[int, int, tuple[Piece, ...], tuple[int, ...], int], tuple[Extension, ...]] = {}
        self._empty = laws.new_run(), laws.new_mirror_run()
        doubles = jokers_of_kind(jokers)[1]
        # A run that begins with a joker arrives at 12 or 13 (see `Laws._floor`). With six tiles or more its first three and the
        # rest are runs of their own, and then the joker of the first can move up; so it has at most five tiles.
        splits = laws.rotates and not laws.need and not locked
        self._first_joker_start = NUMBERS - 1 - (5 + doubles) + 1 if splits else 1

    def outcomes(
        self, number: int, hue: int, pieces: tuple[Piece, ...], tiles: tuple[int, ...], jokers: int
    ) -> tuple[Extension, ...]:
        """All outcomes for the pieces of a colour (or of undecided colour, `ANY`) with at most these tiles and jokers.

        For a colour, `tiles` counts its tiles only. Pieces that can end may end, and new ones begin: with a number tile among those
        of its colour, with jokers alone among those of undecided colour. Of outcomes with the same use and rest, one is kept.
        """
        key = (number, hue, pieces, tiles, jokers)
        known = self._known.get(key)
        if known is None:
            found: dict[tuple[tuple[int, ...], int, tuple[Piece, ...]], Extension] = {}
            for outcome in self._serve(number, hue, pieces, 0, Extension((0,) * len(tiles), 0, (), 0, ()), tiles, jokers, False):
                found.setdefault(outcome[:3], outcome)
            known = self._known[key] = tuple(found.values())
        return known

    def _serve(
        self,
        number: int,
        hue: int,
        pieces: tuple[Piece, ...],
        index: int,
        so_far: Extension,
        tiles: tuple[int, ...],
        jokers: int,
        ended: bool,
    ) -> Iterator[Extension]:
        if index == len(pieces):
            beginnings = self._beginnings(number, hue, jokers - so_far.jokers, not ended)
            yield from _begin(so_far, beginnings, tiles, jokers)
            return
        piece = pieces[index]
        if self.laws.may_close(piece, number - 1):
            # A run that begins with a number tile where one of its colour ends could as well continue that one.
            closes = so_far._replace(moves=(*so_far.moves, PieceMove(piece, (), (), None)))
            ends = ended or (hue != ANY and self.laws.may_merge(piece))
            yield from self._serve(number, hue, pieces, index + 1, closes, tiles, jokers, ends)
        for colour, service in self._services(number, hue, piece, jokers - so_far.jokers):
            after = _after(so_far, piece, colour, service, tiles, jokers)
            if after is not None:
                yield from self._serve(number, hue, pieces, index + 1, after, tiles, jokers, ended)

    def _services(self, number: int, hue: int, piece: Piece, jokers: int) -> Iterator[tuple[int, Service]]:
        """Services with the place of their colour in `tiles`."""
        for colour in range(self.laws.colours) if hue == ANY else (hue,):
            if self._stock[number][colour]:
                for service in self.laws.services(piece, number, colour, jokers):
                    yield (colour if hue == ANY else 0), service
        for service in self.laws.services(piece, number, ANY, jokers):
            yield 0, service

    def _beginnings(self, number: int, hue: int, jokers: int, runs: bool) -> list[tuple[int, Service]]:
        """Jokers that a new piece costs on top, and its first number."""
        run, mirror = self._empty
        out: list[tuple[int, Service]] = []
        if hue == ANY:
            if number >= self._first_joker_start and number <= NUMBERS - 2:
                out += [(0, service) for service in self.laws.services(run, number, ANY, jokers)]
        elif runs and self._has_hope(number, hue, jokers):
            out += [(0, service) for service in self.laws.services(run, number, hue, 0)]
        if jokers >> 12 & 7:
            out += [(M, service) for service in self.laws.services(mirror, number, hue, jokers)]
        return out

    def _has_hope(self, number: int, colour: int, jokers: int) -> bool:
        """False if a run that begins here can never have three tiles."""
        if number > NUMBERS - 2:
            return False
        if self._locked:
            return True  # it may grow into a locked set
        normal, double, change, _ = jokers_of_kind(jokers)
        missing = (not self._stock[number + 1][colour]) + (not self._stock[number + 2][colour])
        return missing <= normal + 2 * double + 2 * change


def _begin(so_far: Extension, beginnings: list[tuple[int, Service]], tiles: tuple[int, ...], jokers: int) -> Iterator[Extension]:
    """New pieces, never an earlier kind after a later one, so that no choice comes twice."""
    yield so_far._replace(pieces=tuple(sorted(so_far.pieces)))
    for i, (cost, service) in enumerate(beginnings):
        after = _after(so_far, None, 0, service, tiles, jokers, cost)
        if after is not None:
            yield from _begin(after, beginnings[i:], tiles, jokers)


def _after(
    so_far: Extension, old: Piece | None, colour: int, service: Service, tiles: tuple[int, ...], jokers: int, cost: int = 0
) -> Extension | None:
    used = so_far.jokers + service.jokers + cost
    if not fits(jokers, used):
        return None
    taken = so_far.tiles
    if service.tiles:
        count = taken[colour] + service.tiles
        if count > tiles[colour]:
            return None
        taken = (*taken[:colour], count, *taken[colour + 1 :])
    move = PieceMove(old, service.left, service.right, service.new)
    return Extension(taken, used, (*so_far.pieces, service.new), so_far.slots + service.slots, (*so_far.moves, move))
