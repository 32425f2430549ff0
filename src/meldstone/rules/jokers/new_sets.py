"""Do freed jokers and a taken discard lie in new sets (RULES.md F.3, F.4, I, K-14, K-44, K-45)?

A final set is new if the tiles that any single old set gave to it contain no legal set. Equal tiles are the same tile, so a
tile of the set may be taken for one from the rack wherever the rack laid an equal one; an old set that lies whole elsewhere
gave nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce
from itertools import combinations
from operator import or_

from meldstone.rules.choices import JokerReuse
from meldstone.rules.jokers.exchange import contains, has_joker, holds, spans, within
from meldstone.rules.jokers.final_table import NOWHERE, FinalTable, keeps_tiles_apart
from meldstone.rules.opening.reach import can_lay
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import in_any_order, is_group, is_set
from meldstone.rules.work import UndecidedError, Work
from meldstone.tiles import BY_CODE, Face, Row, in_order_of

_SHORTEST = 3
_STEPS_PER_QUESTION = 12
"""Asking whether some sets are new takes about as long as so many steps of a search."""


@dataclass(frozen=True, slots=True)
class Given:
    """The old sets that new sets are compared with."""

    old_sets: tuple[Row, ...]
    """Sets without jokers, what joker sets became, and joker sets that are not locked; in an opening turn those it laid, too."""
    rests: tuple[tuple[int, Row], ...] = ()
    """Locked joker sets that stay, each after the home of its rest: none gave a set to any other.

    All tiles of such a set count, also one that left it: where an equal tile lies in the home it is not for one of another old set
    that the two were exchanged (K-45). Older judges counted the rest alone.
    """


@dataclass(frozen=True, slots=True)
class Hosted:
    """A way to find new sets for freed jokers."""

    places: int
    """Where the freed jokers lie."""
    from_rack: tuple[tuple[int, Counter[Face]], ...]
    """These sets, by home, and the tiles that each got from the rack directly."""
    by_layout: bool
    """True if they are new only because old sets lie whole elsewhere."""

    @property
    def reserved(self) -> Counter[Face]:
        """The rack tiles that these sets got directly."""
        return sum([chosen for _, chosen in self.from_rack], Counter[Face]())


def discard_is_in_new_set(
    before: Sequence[Row], after: Sequence[Row], placed: Counter[Face], discard: Face, rules: Ruleset, work: Work
) -> bool:
    """True if a tile like the taken discard lies in a new set (I), where no account of jokers is asked for: old sets are those that
    lay there, with all their jokers."""
    finals = FinalTable(after)
    new_sets = NewSets(finals, 0, placed, Given(tuple(before)), rules, work, layout_beside=0)
    return any(new_sets.is_new_with(home, discard) for home in dict.fromkeys([home for home, _ in finals.places(discard)]))


class NewSets:
    """Looks for new sets on a final table of which some places are used by joker sets that stay."""

    def __init__(
        self,
        finals: FinalTable,
        used: int,
        rack: Counter[Face],
        given: Given,
        rules: Ruleset,
        work: Work,
        *,
        layout_beside: int,
        at_best: bool = False,
        tell_places_apart: bool = False,
    ) -> None:
        self.finals = finals
        self.used = used
        self.rack = rack
        self.given = given
        self.rules = rules
        self.work = work
        self.layout_beside = layout_beside
        """Places where no old set lies whole: those of rests and of tiles that left."""
        self.at_best = at_best
        """Whether an old set counts as lying whole elsewhere if only its tiles are there: a quick look before the exact one."""
        self.tell_places_apart = tell_places_apart
        """Whether it matters which of equal jokers in a set is the freed one: a joker set of an opening may need the others."""
        self._known_givers: dict[int, list[tuple[int, Counter[Face]]]] = {}

    def is_new_with(self, home: int, discard: Face) -> bool:
        """True if a set is new, and a tile in it is a taken discard."""
        demand = _Demand(home, self.finals.rows[home], JokerReuse.NEW_SET, Counter((discard,)))
        return any(True for whole_at in self._layouts([demand]) for _ in self._chosen(demand, Counter(), whole_at))

    def choices(self, freed: Row, discard: Face | None = None) -> Iterator[Hosted]:
        """Every way to give freed jokers new sets, and one to a taken discard."""
        reuse = self.rules.jokers.joker_reuse
        for jokers_at in self._hosts(sorted(Counter(freed).items(), key=lambda item: item[0].code), {}):
            self.work.spend(_STEPS_PER_QUESTION)
            freed_places = sum(jokers_at.values())
            used = self.used | freed_places
            demands = [
                _Demand(home, tuple([face for face, _ in self.finals.free(home, used)]), reuse)
                for home in sorted(jokers_at)
                if self.finals.must_be_new(home)
            ]
            for demanded in [demands] if discard is None else self._with_discard(demands, discard, used):
                for whole_at in self._layouts(demanded):
                    for from_rack in self._reserve(demanded, Counter(), whole_at):
                        yield Hosted(freed_places, from_rack, bool(whole_at))

    def _with_discard(self, demands: Sequence[_Demand], discard: Face, used: int) -> Iterator[list[_Demand]]:
        """The demands and that of a taken discard, for every set in which it may lie: one with a freed joker, or another."""
        for home in dict.fromkeys([home for home, bit in self.finals.places(discard) if not bit & used]):
            others = [demand for demand in demands if demand.home != home]
            here = [replace(demand, taken=Counter((discard,))) for demand in demands if demand.home == home]
            if not here:
                free = tuple([face for face, _ in self.finals.free(home, used)])
                here = [_Demand(home, free, JokerReuse.NEW_SET, Counter((discard,)))]
            yield [*here, *others]

    def _hosts(self, freed: Sequence[tuple[Face, int]], so_far: dict[int, int]) -> Iterator[dict[int, int]]:
        """Every choice of unused joker places for freed jokers: the places, by the set they are in."""
        if not freed:
            yield so_far
            return
        (joker, count), *others = freed
        by_home: dict[int, list[int]] = {}
        for home, bit in self.finals.places(joker):
            if not bit & self.used:
                by_home.setdefault(home, []).append(bit)
        for chosen in _shares(count, list(by_home.items()), tell_apart=self.tell_places_apart):
            self.work.spend()
            merged = dict(so_far)
            for home, bits in chosen:
                merged[home] = merged.get(home, 0) | bits
            yield from self._hosts(others, merged)

    # --- which tiles come from the rack ----------------------------------------------------------------------------------------

    def _reserve(
        self, demands: Sequence[_Demand], reserved: Counter[Face], whole_at: dict[int, int]
    ) -> Iterator[tuple[tuple[int, Counter[Face]], ...]]:
        """Rack tiles for one set after the other, so that each of them is new."""
        if not demands:
            yield ()
            return
        demand, *others = demands
        for chosen in self._chosen(demand, reserved, whole_at):
            if not others:
                yield ((demand.home, chosen),)
                continue
            for more in self._reserve(others, reserved + chosen, whole_at):
                yield ((demand.home, chosen), *more)

    def _chosen(self, demand: _Demand, reserved: Counter[Face], whole_at: dict[int, int]) -> Iterator[Counter[Face]]:
        """Choices of tiles of one set that came from the rack, beside those reserved already; none larger than needed."""
        left = self.rack - reserved if reserved else self.rack
        if demand.taken and not demand.taken <= left:
            return
        if demand.reuse is JokerReuse.NEW_SET_ALL_RACK:
            numbers = tuple([face for face in self.finals.rows[demand.home] if face.number])
            if len(numbers) == sum([1 for face in demand.free if face.number]) and within(numbers, left):
                yield Counter(numbers)
            return
        staying = [Counter(row) for home, row in self.given.rests if home == demand.home]
        if staying and not keeps_tiles_apart(self.rules) and any(map(self._set_in, staying)):
            return
        firsts = [demand.taken]
        if demand.reuse is JokerReuse.NEW_SET_SOME_RACK and not demand.taken:
            firsts = [Counter((face,)) for face in dict.fromkeys(demand.free) if left[face]]
        givers = [old for index, old in self._givers(demand.home) if whole_at.get(index, demand.home) == demand.home] + staying
        seen: set[tuple[tuple[Face, int], ...]] = set()
        for first in firsts:
            for chosen in self._broken(givers, demand, first, left):
                key = tuple(sorted(chosen.items(), key=lambda item: item[0].code))
                if key not in seen:
                    seen.add(key)
                    yield chosen

    def _broken(
        self, givers: Sequence[Counter[Face]], demand: _Demand, chosen: Counter[Face], left: Counter[Face]
    ) -> Iterator[Counter[Face]]:
        """Takes tiles for rack tiles until what no old set gave contains a legal set."""
        self.work.spend()
        from_table = Counter(self.finals.rows[demand.home]) - chosen
        for old in givers:
            witness = self._set_in(from_table & old)
            if witness:
                for face in dict.fromkeys(witness):
                    if chosen[face] < min(demand.free.count(face), left[face]):
                        yield from self._broken(givers, demand, chosen + Counter((face,)), left)
                return
        yield chosen

    def _set_in(self, faces: Counter[Face]) -> Row:
        """Some of these tiles that are a legal set in some order; nothing if there are none."""
        if faces.total() < _SHORTEST:
            return ()
        return set_among(tuple(sorted(faces.elements(), key=BY_CODE)), self.rules)

    def _givers(self, home: int) -> list[tuple[int, Counter[Face]]]:
        """The old sets that may have given a legal set to this one, by index."""
        if home not in self._known_givers:
            final = self.finals.rows[home]
            here = frozenset(final)
            self._known_givers[home] = [
                (index, Counter(row))
                for index, row in enumerate(self.given.old_sets)
                if not here.isdisjoint(row) and _gives_set(row, final, self.rules)
            ]
        return self._known_givers[home]

    # --- old sets that lie whole elsewhere ---------------------------------------------------------------------------------------

    def _layouts(self, demands: Sequence[_Demand]) -> Iterator[dict[int, int]]:
        """Where old sets lie whole, by their index: first nothing is asked for, then every largest layout, if one can help."""
        yield {}
        old_sets = self.given.old_sets
        concerned = {(index, demand.home) for demand in demands for index, _ in self._givers(demand.home)}
        if not any(self._may_lie_elsewhere(old_sets[index], home) for index, home in concerned):
            return
        if self.at_best:
            yield from self._layouts_at_best({i for i, home in concerned if self._may_lie_elsewhere(old_sets[i], home)})
            return
        if self.rules.judge == 1:
            # judge 1 did not mind whether another old set lay on the same places; games played under it are checked as they were
            yield {i: self._elsewhere(old_sets[i], home) for i, home in concerned if self._elsewhere(old_sets[i], home) != home}
            return
        if self._is_never_new(demands):
            return
        self.work.spend(2 * len(old_sets))
        same, used = self._lying_as_they_lay({demand.home for demand in demands})
        others = self._competing({index for index, _ in concerned}, same, used)
        most = self._most_whole(others, used)
        for layout in self._laid_whole(others, used, most):
            whole = {**same, **layout}
            if any(index in whole for index, _ in concerned):
                yield whole

    def _is_never_new(self, demands: Sequence[_Demand]) -> bool:
        """True if a set is not new wherever old sets lie: a quick look, which takes no more steps than the one that it spares."""
        enough = Work(2 * len(self.given.old_sets))
        quick, quick.work = copy(self), enough
        try:
            found = any(next(quick._chosen(demand, Counter(), self._all_elsewhere(demand)), None) is None for demand in demands)
        except UndecidedError:
            return False
        if found:
            self.work.spend(2 * len(self.given.old_sets) - enough.left)
        return found

    def _all_elsewhere(self, demand: _Demand) -> dict[int, int]:
        """The old sets that may lie whole in another set than the demanded one."""
        return {
            index: NOWHERE
            for index, _ in self._givers(demand.home)
            if self._may_lie_elsewhere(self.given.old_sets[index], demand.home)
        }

    def _layouts_at_best(self, concerned: set[int]) -> Iterator[dict[int, int]]:
        """Where these old sets may lie whole if nothing else needs places; each on places of its own, unless they are many."""
        if len(concerned) > _FEW_OLD_SETS or self.rules.judge == 1:
            yield dict.fromkeys(concerned, NOWHERE)
            return
        placeable = [(index, self._whole_places(self.given.old_sets[index], 0)) for index in sorted(concerned)]
        for count in range(len(placeable), 0, -1):
            yield from self._laid_whole(placeable, 0, count)

    def _lying_as_they_lay(self, demanded: set[int]) -> tuple[dict[int, int], int]:
        """Final sets that are old sets, by the index of the old one, those that must be new last; and all places used then."""
        homes: dict[Row, list[int]] = {}
        for home in sorted(range(len(self.finals.rows)), key=lambda home: (home in demanded, home), reverse=True):
            if not self.finals.span(home, 0, len(self.finals.rows[home])) & self.layout_beside:
                homes.setdefault(in_any_order(self.finals.rows[home], self.rules), []).append(home)
        same: dict[int, int] = {}
        used = self.layout_beside
        for index, old in enumerate(self.given.old_sets):
            if equal := homes.get(in_any_order(old, self.rules)):
                home = same[index] = equal.pop()
                used |= self.finals.span(home, 0, len(old))
        return same, used

    def _elsewhere(self, old: Row, home: int) -> int:
        """Another final set that holds an old one whole, or its home if there is none."""
        others = [other for other, final in enumerate(self.finals.rows) if other != home and holds(final, old, self.rules)]
        return others[0] if others else home

    def _may_lie_elsewhere(self, old: Row, home: int) -> bool:
        """True if some other final set holds all tiles of an old one."""
        rows = self.finals.rows
        return any(
            other != home and len(rows[other]) >= len(old) and contains(rows[other], old) for other, _ in self.finals.places(old[0])
        )

    def _whole_places(self, old: Row, used: int) -> list[tuple[int, int]]:
        """Where an old set can lie whole: the final set and the places in it."""
        found = []
        for home in dict.fromkeys([home for home, _ in self.finals.places(old[0])] if old else ()):
            final = self.finals.rows[home]
            if len(final) >= len(old) and contains(final, old):
                self.work.spend()
                offset = self.finals.offsets[home]
                found += [(home, bits << offset) for bits in _whole_in(old, final, self.rules) if not bits << offset & used]
        return found

    def _competing(self, concerned: set[int], same: Container[int], used: int) -> list[_Placeable]:
        """The concerned old sets and those that compete with them for places, directly or through others."""
        found: list[_Placeable] = []
        places_of: dict[int, list[tuple[int, int]]] = {}
        waiting = [index for index in range(len(self.given.old_sets)) if index not in same]
        reached = 0
        faces: set[Face] = set()
        grown = True
        while grown:
            grown = False
            for index in list(waiting):
                old = self.given.old_sets[index]
                if index not in concerned and faces.isdisjoint(old):
                    continue  # who lies on a place of another has a tile like it
                if index not in places_of:
                    places_of[index] = self._whole_places(old, used)
                places = places_of[index]
                if index in concerned or any(bits & reached for _, bits in places):
                    waiting.remove(index)
                    if places:
                        found.append((index, places))
                        faces.update(old)
                        reached = reduce(or_, [bits for _, bits in places], reached)
                        grown = True
        return sorted(found, key=lambda item: item[0])

    def _most_whole(self, others: Sequence[_Placeable], used: int) -> int:
        """The most old sets that lie whole at a time."""
        self.work.spend()
        if not others:
            return 0
        (_, places), *more = others
        best = 0
        for _, bits in places:
            if not bits & used:
                best = max(best, 1 + self._most_whole(more, used | bits))
                if best == len(others):
                    return best
        return max(best, self._most_whole(more, used))

    def _laid_whole(self, others: Sequence[_Placeable], used: int, most: int) -> Iterator[dict[int, int]]:
        """Every layout of so many old sets."""
        self.work.spend()
        if most == 0:
            yield {}
            return
        if len(others) < most:
            return
        (index, places), *more = others
        for home, bits in places:
            if not bits & used:
                for layout in self._laid_whole(more, used | bits, most - 1):
                    yield {index: home, **layout}
        yield from self._laid_whole(more, used, most)


_FEW_OLD_SETS = 3
"""A quick look asks whether so many old sets find places beside each other; for more it would take as long as the exact one."""


@dataclass(frozen=True, slots=True)
class _Demand:
    """A final set that must be new."""

    home: int
    free: Row
    """Its tiles on places that no staying joker set and no freed joker uses."""
    reuse: JokerReuse
    taken: Counter[Face] = field(default_factory=Counter)
    """A taken discard, which came from no table."""


_Placeable = tuple[int, list[tuple[int, int]]]
"""An old set, by index, and where it can lie whole: the final set and the places in it."""


def _shares(count: int, homes: Sequence[tuple[int, list[int]]], *, tell_apart: bool) -> Iterator[list[tuple[int, int]]]:
    """Every way to share so many equal jokers among sets with so many places: the places, set by set."""
    if count == 0:
        yield []
        return
    if not homes:
        return
    (home, bits), *others = homes
    for here in range(min(count, len(bits)), -1, -1):
        for rest in _shares(count - here, others, tell_apart=tell_apart):
            for chosen in combinations(bits, here) if tell_apart else (bits[:here],):
                yield [(home, sum(chosen)), *rest] if here else rest


@lru_cache(maxsize=1 << 12)
def _whole_in(old: Row, final: Row, rules: Ruleset) -> tuple[int, ...]:
    """The places in a final set on which an old one can lie whole: unbroken in order or reversed, or a group in a group."""
    found = [((1 << len(old)) - 1) << start for start in spans(final, old)]
    if is_group(old, rules) and is_group(final, rules):
        found.append(sum([1 << final.index(face) for face in old]))
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=1 << 14)
def _gives_set(old: Row, final: Row, rules: Ruleset) -> bool:
    """True if the tiles that an old and a final set have in common contain a legal set."""
    common = Counter(old) & Counter(final)
    if rules.judge == 1:
        return is_set(tuple(in_order_of(final, common)), rules)  # it asked about all of them together, so that a gap helped
    return common.total() >= _SHORTEST and bool(set_among(tuple(sorted(common.elements(), key=BY_CODE)), rules))


@lru_cache(maxsize=1 << 14)
def set_among(faces: Row, rules: Ruleset) -> Row:
    """As few of these tiles as are a legal set in some order; nothing if there are none."""
    if not has_joker(faces):
        return _plain_set_in(faces)
    if not can_lay(faces, rules):
        return ()
    needed = list(faces)
    for face in faces:
        fewer = needed.copy()
        fewer.remove(face)
        if can_lay(fewer, rules):
            needed = fewer
    return tuple(needed)


def _plain_set_in(faces: Row) -> Row:
    """A group or run of three among number tiles, if there is one."""
    return next(iter(plain_sets_in(faces)), ())


@lru_cache(maxsize=1 << 12)
def plain_sets_in(faces: Row) -> tuple[Row, ...]:
    """All groups and runs of three number tiles among these: every set without jokers contains one."""
    by_number: dict[int, list[Face]] = {}
    by_colour: dict[int, dict[int, Face]] = {}
    for face in dict.fromkeys(faces):
        if face.number:
            by_number.setdefault(face.number, []).append(face)
            by_colour.setdefault(face.colour, {})[face.number] = face
    groups = [chosen for same in by_number.values() for chosen in combinations(same, _SHORTEST)]
    runs = [
        (run[number], run[number + 1], run[number + 2])
        for run in by_colour.values()
        for number in run
        if number + 1 in run and number + 2 in run
    ]
    return (*groups, *runs)
