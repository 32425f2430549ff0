"""The sets an opening may be made of, by their highest number tile, without those that some other choice replaces.

Not every legal set is listed. An opening can always be changed, at no loss of value, until none of these is left in it:

* a set that falls apart into two legal sets (a run of six, a mirror run whose halves are runs),
* a normal joker in the place of a tile that no other set needs, or that a later set could give away for the joker. A set that has
  only as many number tiles as it must have gives none away; where such a set can still be laid, the joker may lie there,
* jokers at the low end of a run that would fit at its high end.

Each change saves a joker, or makes more sets of as many jokers, or moves a tile to the set with the higher tiles, or lifts jokers,
so this comes to an end, and an opening as valuable as any consists of listed sets.
"""

from __future__ import annotations

from itertools import combinations

from meldstone.rules.opening.listing import Choice, Listing, SetRules
from meldstone.rules.opening.mirrors import MirrorListing
from meldstone.rules.opening.packed_stock import (
    BITS,
    COLUMN,
    COUNT,
    DOUBLE_AT,
    FILLERS_MASK,
    HUES,
    JOKERS_MASK,
    MIRROR_AT,
    ONE_DOUBLE,
    ONE_NORMAL,
    ONE_TWO_COLOUR,
    PLACE,
    TILES_AT,
    TWO_COLOUR_AT,
    UP_TO,
    Jokers,
    highest_tile,
    no_more_jokers,
)
from meldstone.tiles import NUMBERS


class SetLists:
    """Lists the sets with the highest number tile of a stock, and remembers them for stocks that differ in other tiles only."""

    def __init__(self, rules: SetRules) -> None:
        self._rules = rules
        self._plain: dict[int, list[Choice]] = {}
        self._mirrored: dict[int, list[Choice]] = {}

    def choices(self, stock: int) -> list[Choice]:
        """The sets with the highest number tile, each choice of tiles once."""
        number, hue = highest_tile(stock)
        if not stock & JOKERS_MASK:
            return plain_choices(stock, number, hue, self._rules.colours)
        # only two-colour jokers, and a pair of them around a mirror, lead to tiles of another colour and another number
        near = stock & (COLUMN[hue] | UP_TO[number] & ~UP_TO[number - 1] | JOKERS_MASK)
        changes = stock >> TWO_COLOUR_AT & COUNT
        found = self._list(PlainListing, self._plain, stock if changes else near)
        if stock >> MIRROR_AT & COUNT:
            found = found + self._list(MirrorListing, self._mirrored, stock if changes > 1 else near)
        return found

    def _list(self, kind: type[Listing], known: dict[int, list[Choice]], stock: int) -> list[Choice]:
        found = known.get(stock)
        if found is None:
            listing = kind(self._rules, stock, *highest_tile(stock))
            listing.list_groups()
            listing.list_runs()
            found = listing.choices if self._rules.jokers_count else _with_fewest_jokers(listing.choices)
            known[stock] = found
        return found


def plain_choices(stock: int, number: int, hue: int, colours: int) -> list[Choice]:
    """The sets of number tiles alone: groups and runs of three to five tiles with this tile as the highest."""
    places = PLACE[number]
    tile = 1 << places[hue]
    others = [1 << places[other] for other in range(hue) if stock >> places[other] & COUNT]
    found = [
        (number * size, tile + sum(chosen), number * size)
        for size in range(3, min(len(others) + 1, colours, 5) + 1)
        for chosen in combinations(others, size - 1)
    ]
    used, value = tile, number
    for below in range(number - 1, max(number - 5, 0), -1):
        at = PLACE[below][hue]
        if not stock >> at & COUNT:
            break
        used += 1 << at
        value += below
        if below <= number - 2:
            found.append((value, used, value))
    return found


class PlainListing(Listing):
    """Groups and runs, with jokers of all kinds but the mirror."""

    # --- groups ------------------------------------------------------------------------------------------------------------------

    def list_groups(self) -> None:
        """Adds the groups; one with a normal joker has every colour at hand, unless another set may need the tile."""
        rules, number = self.rules, self.number
        places = PLACE[number]
        others = [1 << places[hue] for hue in range(self.hue) if self.count(number, hue)]
        fills = list(self.fills(rules.colours - 1))
        for size in range(1, min(len(others) + 1, rules.colours) + 1):
            chosen_fills = [fill for fill in fills if self._group_fits(size, len(others) + 1, *fill)]
            if chosen_fills:
                for chosen in combinations(others, size - 1):
                    tiles = (1 << places[self.hue]) + sum(chosen)
                    for normal, double in chosen_fills:
                        slots = size + normal + 2 * double
                        self.add(tiles + normal * ONE_NORMAL + double * ONE_DOUBLE, slots * number, size * number)

    def _group_fits(self, size: int, available: int, normal: int, double: int) -> bool:
        rules = self.rules
        tiles = size + normal + double
        if tiles < rules.least_tiles or size < rules.least_numbers or size + normal + 2 * double > rules.colours:
            return False
        if not normal + double:
            return size <= 5
        left = self.jokers.normal + self.jokers.double - normal - double
        return not normal or size == available or rules.may_keep(left)

    # --- runs --------------------------------------------------------------------------------------------------------------------

    def list_runs(self) -> None:
        """Adds the runs, beginning with the jokers above the highest tile."""
        rules, jokers, number = self.rules, self.jokers, self.number
        tile = 1 << PLACE[number][self.hue]
        for normal, double in self.fills(NUMBERS - number):
            for changes in range(min(jokers.two_colour, NUMBERS - number - normal - 2 * double) + 1):
                tiles = 1 + normal + double + changes
                if changes and rules.closed_ends and not normal + double:
                    continue
                if tiles > rules.least_tiles and not rules.jokers_count:
                    continue
                used = tile + normal * ONE_NORMAL + double * ONE_DOUBLE + changes * ONE_TWO_COLOUR
                high = number + normal + 2 * double + changes
                self._grow_run(high, number - 1, tiles, 1, number, used, (self.hue, -1), 0, False, None)

    def _grow_run(
        self,
        high: int,
        number: int,
        tiles: int,
        numbers: int,
        points: int,
        used: int,
        hues: tuple[int, int],
        below: int,
        ends_in_change: bool,
        cut: tuple[int, int] | None,
    ) -> None:
        """Adds the run from `high` down to above `number`, and all that go on below.

        `hues` are the colour of its lowest block and one that this block must not have (-1 if nothing decides it), `below` counts
        the joker slots under its lowest number tile, and `cut` the tiles and number tiles below the first part that is a set.
        """
        rules = self.rules
        if tiles >= rules.least_tiles and numbers >= rules.least_numbers and not (ends_in_change and rules.closed_ends):
            if cut is None:
                cut = (0, 0)
            elif cut[0] >= rules.least_tiles and cut[1] >= rules.least_numbers:
                return
            if not below or (high + below > NUMBERS and not self._is_idle(below, tiles, used)):
                self.add(used, (high - number) * (high + number + 1) // 2, points)
        if not number or self._is_idle(high - self.number, tiles, used):
            return
        left = (self.stock - used) & JOKERS_MASK
        hue, barred = hues
        if not self._leads_on(number, hue, left) and not self._may_end_in_jokers(high + below, tiles, left):
            return
        if left & FILLERS_MASK:
            known = (high, number, used, hues, ends_in_change)
            if known in self.seen:
                return
            self.seen.add(known)
        places, grow = PLACE[number], self._grow_run
        with_tile = None if cut is None else (cut[0] + 1, cut[1] + 1)
        for own in range(HUES) if hue < 0 else (hue,):
            if own != barred and self.stock >> places[own] & COUNT:
                with_own = used + (1 << places[own])
                grow(high, number - 1, tiles + 1, numbers + 1, points + number, with_own, (own, barred), 0, False, with_tile)
        cut = None if cut is None else (cut[0] + 1, cut[1])
        if left & COUNT and self._may_cover(number, hue, left - ONE_NORMAL):
            grow(high, number - 1, tiles + 1, numbers, points, used + ONE_NORMAL, hues, below + 1, False, cut)
        if left >> DOUBLE_AT & COUNT and number > 1:
            grow(high, number - 2, tiles + 1, numbers, points, used + ONE_DOUBLE, hues, below + 2, False, cut)
        if left >> TWO_COLOUR_AT & COUNT:
            # a set cut off here must not begin with a two-colour joker if none may lie at an end
            cut = None if cut == (1, 0) and rules.closed_ends else cut
            # a run of two colours comes back to the colour before the last one
            after = (barred if rules.two_hues else -1, hue)
            grow(high, number - 1, tiles + 1, numbers, points, used + ONE_TWO_COLOUR, after, below + 1, True, cut)

    def _is_idle(self, end_slots: int, tiles: int, used: int) -> bool:
        """True if jokers at an end of a run count nothing, and it is long enough without them."""
        if not end_slots or self.rules.jokers_count:
            return False
        # without its end joker a run may end in a two-colour joker, which has to go as well
        exposes_change = self.rules.closed_ends and used >> TWO_COLOUR_AT & COUNT > 0
        return tiles > self.rules.least_tiles + exposes_change

    def _leads_on(self, number: int, hue: int, left: int) -> bool:
        """True if the jokers left bridge the gap to the next tile of a run, which goes on at this number."""
        changes = left >> TWO_COLOUR_AT & COUNT
        tiles = self.stock & UP_TO[number]
        if hue >= 0 and not changes:
            tiles &= COLUMN[hue]
        if not tiles:
            return False
        gap = number - 1 - (tiles.bit_length() - 1 - TILES_AT) // (BITS * HUES)
        return gap <= (left & COUNT) + 2 * (left >> DOUBLE_AT & COUNT) + changes

    def _may_end_in_jokers(self, slots_up_to: int, tiles: int, left: int) -> bool:
        """True if a run may still end in jokers at its low end: they do not fit at the other end, and are worth or needed."""
        rules = self.rules
        slots = (left & COUNT) + 2 * (left >> DOUBLE_AT & COUNT) + (left >> TWO_COLOUR_AT & COUNT)
        return slots_up_to + slots > NUMBERS and (rules.jokers_count or tiles < rules.least_tiles + rules.closed_ends)

    def _may_cover(self, number: int, hue: int, jokers_left: int) -> bool:
        """True if a normal joker may lie here: the tile itself is not at hand, or another set may need it."""
        return hue < 0 or not self.stock >> PLACE[number][hue] & COUNT or self.rules.may_keep(sum(Jokers.of(jokers_left)))


def _with_fewest_jokers(choices: list[Choice]) -> list[Choice]:
    """The choices without those that spend more jokers on the same number tiles, for jokers that count nothing."""
    by_tiles: dict[int, list[Choice]] = {}
    for choice in choices:
        by_tiles.setdefault(choice[1] >> TILES_AT, []).append(choice)
    out = []
    for equals in by_tiles.values():
        if len(equals) == 1:
            out += equals
            continue
        spent = [choice[1] & JOKERS_MASK for choice in equals]
        for choice, own in zip(equals, spent, strict=True):
            if not any(other != own and no_more_jokers(other, own) for other in spent):
                out.append(choice)
    return out
