"""Is there one account of a turn that keeps the joker rules (RULES.md F, K-44)?

Equal faces are the same tile, so the question is never which copy went where, but whether the turn can be explained so that
everything fits: every joker set has a claim on the final table (claims.py), no place is claimed twice, tiles that left a set
lie apart, exchanged tiles were there to be exchanged, and freed jokers lie in new sets (new_sets.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, pairwise
from typing import Protocol

from meldstone.rules.choices import JokerLock, JokerReplaceSource, JokerReuse, RunDirection
from meldstone.rules.jokers.claims import Claim, JokerSet, locked_claims, loose_claims
from meldstone.rules.jokers.exchange import exchangeable, has_joker, holds, joker_homes, joker_places, within
from meldstone.rules.jokers.final_table import FinalTable, keeps_tiles_apart
from meldstone.rules.jokers.new_sets import Given, Hosted, NewSets
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_group
from meldstone.rules.work import Work
from meldstone.tiles import Face, Row, gone_and_new


@dataclass(frozen=True)
class JokerTurn:
    """What the joker rules look at: the tables, what was declared, whether jokers may be taken."""

    before: tuple[Row, ...]
    after: tuple[Row, ...]
    rules: Ruleset
    declared: tuple[tuple[int, ...], ...] = ()
    """For each set before the turn the numbers its player declared, or nothing."""
    may_take: bool = True
    """False in an opening turn where jokers can be taken only from the next turn on."""
    in_hand: int = 0
    """So many of the last rows of `after` are in the player's hand when the time is up: a joker there needs no new set (K-35)."""
    need_not_be_new: frozenset[int] = frozenset()
    """Final sets, by index, in which a freed joker is forgiven: to find out what else is wrong."""
    into_new_set: Face | None = None
    """A taken discard: the account that keeps the joker rules must give it a new set, too (I, K-44)."""

    @cached_property
    def placed(self) -> Counter[Face]:
        """The faces laid from the rack."""
        return Counter(gone_and_new(self.before, self.after)[1])

    @cached_property
    def old_joker_sets(self) -> list[tuple[int, Row]]:
        """The sets with jokers before the turn, each after its index."""
        return joker_homes(self.before)

    @cached_property
    def plain_sets(self) -> list[Row]:
        """The sets without jokers before the turn."""
        with_jokers = {i for i, _ in self.old_joker_sets}
        return [row for i, row in enumerate(self.before) if i not in with_jokers]

    @cached_property
    def finals(self) -> FinalTable:
        """The table after the turn."""
        return FinalTable(self.after, self.in_hand, self.need_not_be_new)

    def lays(self, face: Face) -> bool:
        """True if a tile of this face is laid from the rack."""
        return sum([row.count(face) for row in self.after]) > sum([row.count(face) for row in self.before])

    @property
    def needs_no_account(self) -> bool:
        """True if jokers are handled like any tile (F.2): freed by what becomes of their set (K-32), laid where they lay (K-33)."""
        return self.rules.free_jokers and self.may_take

    def joker_set(self, index: int) -> JokerSet:
        """One joker set of the old table."""
        return JokerSet(index, self.before[index], self.declared[index] if index < len(self.declared) else ())


@dataclass(frozen=True, slots=True)
class LaidFirst:
    """An opening that came first in a turn, as the rest of the turn finds it."""

    old_sets: tuple[Row, ...]
    """Its sets without jokers, and those with jokers where they are not locked."""
    rests: tuple[tuple[int, Row], ...]
    """Its locked joker sets as they lay, each after the home of its rest (`Given.rests`)."""
    used: int
    """All places that joker sets and the tiles that left them use then."""
    tiles: Counter[Face]
    """Its tiles, which lie on the table by now and are no rack tiles any more."""


class Opening(Protocol):
    """The first step of a turn in which somebody opens and goes on (D)."""

    def reaches(self, used: int, reserved: Counter[Face]) -> bool:
        """True if there was an opening that leaves used places alone and reserved rack tiles for later."""

    def reaches_beside(self, hosted: Hosted, used: int, reserved: Counter[Face], is_new_after: Callable[[LaidFirst], bool]) -> bool:
        """The same if freed jokers lie in new sets then, as they do or, for particular openings, by asking."""


def is_accounted(turn: JokerTurn, work: Work, *, only: Sequence[int] | None = None, opening: Opening | None = None) -> bool:
    """True if the turn can be explained so that everything fits; `only` asks about some joker sets and forgives the others."""
    if turn.needs_no_account and opening is None:
        return True
    moved, lying = _moved_and_lying(turn)
    if not moved and not turn.declared and opening is None and turn.into_new_set is None:
        return True
    asked = [*moved, *lying] if only is None else only
    if any(_set_is_lost(turn, i) for i in moved if i in asked):
        return False
    return _JokerAccount(turn, asked, work, opening).is_found()


def _moved_and_lying(turn: JokerTurn) -> tuple[list[int], list[int]]:
    """The joker sets, by index, without and with a final set of their own that holds them whole; mostly they just lie there."""
    finals = [row for _, row in turn.finals.with_jokers]
    touched, lying = [], []
    for i, row in turn.old_joker_sets:
        if row in finals:
            finals.remove(row)
            lying.append(i)
        else:
            touched.append(i)
    moved = []
    # where runs must rise, the jokers of a set that was turned round stand for something else
    either_way = turn.rules.sets.run_direction is RunDirection.BOTH
    for i in touched:
        home = next((k for k, final in enumerate(finals) if either_way and holds(final, turn.before[i], turn.rules)), None)
        if home is None:
            moved.append(i)
        else:
            del finals[home]
            lying.append(i)
    return moved, lying


def _set_is_lost(turn: JokerTurn, index: int) -> bool:
    """True if a locked joker set left nothing behind that could explain it: a quick look, which settles most refusals.

    Its rest is a joker beside a number tile of the set (K-47), and an exchange takes a tile of the rack.
    """
    knobs = turn.rules.jokers
    if knobs.joker_lock is JokerLock.NONE or knobs.joker_replace_source is not JokerReplaceSource.RACK_ONLY:
        return False
    row = turn.before[index]
    numbers = frozenset([face for face in row if face.number])
    finals = [final for _, final in turn.finals.with_jokers if not numbers.isdisjoint(final)]
    if not numbers or (finals and is_group(row, turn.rules)):
        return False
    if len(joker_places(row)) > 1 and any(is_group(final, turn.rules) for final in finals):
        return False  # the rest of a run may be a group
    pairs = _jokers_beside_numbers(row)
    if any(not pairs.isdisjoint(_jokers_beside_numbers(final)) for final in finals):
        return False
    return not turn.may_take or not any(
        all(turn.lays(face) for face in tiles) for place in joker_places(row) for tiles in exchangeable(row, place, turn.rules)
    )


def _jokers_beside_numbers(row: Row) -> set[tuple[Face, Face]]:
    """The jokers of a row, each with a number tile beside it."""
    pairs = {(left, right) for left, right in pairwise(row) if right.number and not left.number}
    return pairs | {(right, left) for left, right in pairwise(row) if left.number and not right.number}


_STEPS_PER_ROUND = 4
"""Looking once through the exchanges that are not made yet takes about as long as so many steps of a search."""
_STEPS_PER_FIT = 14
"""Asking whether claims go together takes about as long as so many steps of the search for them."""


class _Claims:
    """The claims of one piece, the most natural first: made when somebody asks for them, kept for the next who does."""

    def __init__(self, claims: Iterator[Claim]) -> None:
        self._made: list[Claim] = []
        self._rest = claims

    def __iter__(self) -> Iterator[Claim]:
        yield from self._made
        for claim in self._rest:
            self._made.append(claim)
            yield claim


class _JokerAccount:
    """The search for claims that go together."""

    def __init__(self, turn: JokerTurn, asked: Sequence[int], work: Work, opening: Opening | None) -> None:
        self.turn = turn
        self.rules = turn.rules
        self.work = work
        self.opening = opening
        self.finals = turn.finals
        knobs = turn.rules.jokers
        self.rack_only = knobs.joker_replace_source is JokerReplaceSource.RACK_ONLY
        self.locked = knobs.joker_lock is not JokerLock.NONE
        self.free = turn.rules.free_jokers and turn.may_take
        self.source = turn.placed if self.rack_only else Counter(chain.from_iterable(turn.after))
        """The tiles that can have replaced jokers."""
        self.serves_again = self.locked and not self.rack_only
        self.forgiven = [row for i, row in turn.old_joker_sets if i not in asked] if self.locked else []
        """Joker sets that nobody asks about: wherever they went, others must not go on with them."""
        self.chosen: list[Claim] = []
        self.hopes: dict[tuple[object, ...], bool] = {}
        """Whether freed jokers might lie in new sets, by what is known about them before places of other tiles are claimed."""
        self.failed: set[tuple[object, ...]] = set()
        """What claims have in common that were found not to fit."""
        self.pieces = [] if self.free else [_Claims(claims) for claims in self._all_claims([turn.joker_set(i) for i in asked])]

    def _all_claims(self, joker_sets_asked: Sequence[JokerSet]) -> Iterator[Iterator[Claim]]:
        turn, finals = self.turn, self.finals
        if self.locked:
            for old in joker_sets_asked:
                yield locked_claims(old, finals, self.source if turn.may_take else {}, self.rules, self.work)
            return
        for old in joker_sets_asked:
            for place in joker_places(old.row):
                yield loose_claims(old, place, finals, self.source, self.rules, self.work, may_take=turn.may_take)

    def is_found(self) -> bool:
        if self.turn.into_new_set is not None and not self._discard_is_new_at_best(self.turn.into_new_set):
            return False
        return self._search(0, 0, ())

    def _discard_is_new_at_best(self, discard: Face) -> bool:
        """False if sets without jokers alone keep the discard from every new set: asked once, it spares most searches."""
        plain = Given(tuple(self.turn.plain_sets))
        new_sets = NewSets(self.finals, 0, self.turn.placed, plain, self.rules, self.work, layout_beside=0, at_best=True)
        return next(new_sets.choices((), discard), None) is not None

    def _search(self, index: int, used: int, came: Row) -> bool:
        """True if every piece from this one on has a claim that goes with the others."""
        self.work.spend()
        if index == len(self.pieces):
            return self._fits_once(used, came)
        for claim in self.pieces[index]:
            if claim.places & used:
                continue
            tiles = came + claim.came
            # whatever else is claimed, tiles that can replace a joker only get fewer; one of the table may serve several times
            if claim.came and not (self.serves_again or within(tiles, self.source)):
                continue
            self.chosen.append(claim)
            if self._search(index + 1, used | claim.places, tiles):
                return True
            self.chosen.pop()
        return False

    def _fits_once(self, used: int, came: Row) -> bool:
        """Asks only once about claims that differ in nothing that matters."""
        key = (
            used,
            tuple(sorted([face.code for claim in self.chosen for face in claim.freed])),
            tuple(
                [(claim.old, claim.place, claim.home, claim.came, claim.left) for claim in self.chosen if claim.came or claim.left]
            ),
        )
        if key in self.failed:
            return False
        if self._fits(used, came):
            return True
        self.failed.add(key)
        return False

    def _fits(self, used: int, came: Row) -> bool:
        """True if all that was claimed goes together: the order of exchanges, tiles that left, new sets, the opening."""
        self.work.spend(_STEPS_PER_FIT)
        if came and self.locked and not self.rack_only and not _can_be_exchanged(self.chosen, self._free_tiles(), self.work):
            return False
        freed = tuple([face for claim in self.chosen for face in claim.freed])
        # a tile of the opening lies on the table by then, so it replaces a joker only where table tiles may
        later = Counter(came) if self.rack_only else Counter()
        if self.rules.jokers.joker_reuse is JokerReuse.ANYWHERE:
            freed = ()
        discard = self.turn.into_new_set
        if not freed and discard is None:
            return any(self.opening is None or self.opening.reaches(taken, later) for taken in self._left_apart(used))
        rack = self.turn.placed - self._from_rack(came)
        given = self._given()
        if freed and not self._new_at_best(used, freed, rack, given):
            return False
        for taken in self._left_apart(used):
            for hosted in self._new_sets(taken, rack, given).choices(freed, discard):
                if self.opening is None:
                    return True

                def is_new_after(first: LaidFirst) -> bool:
                    after = Given((*given.old_sets, *first.old_sets), (*given.rests, *first.rests))
                    new_sets = self._new_sets(first.used, rack - first.tiles, after)
                    return next(new_sets.choices(freed), None) is not None

                if self.opening.reaches_beside(hosted, taken, later, is_new_after):
                    return True
        return False

    def _new_sets(self, taken: int, rack: Counter[Face], given: Given) -> NewSets:
        return NewSets(
            self.finals,
            taken,
            rack,
            given,
            self.rules,
            self.work,
            layout_beside=taken if self.locked else 0,
            tell_places_apart=self.opening is not None,
        )

    def _new_at_best(self, used: int, freed: Row, rack: Counter[Face], given: Given) -> bool:
        """False if freed jokers lie in no new sets even if only the jokers that stay use places: asked once for many claims."""
        staying = used & self.finals.joker_places
        key = (staying, freed, tuple([claim.became for claim in self.chosen]), tuple([claim.came for claim in self.chosen]))
        if key not in self.hopes:
            at_best = replace(given, rests=())
            new_sets = NewSets(self.finals, staying, rack, at_best, self.rules, self.work, layout_beside=0, at_best=True)
            self.hopes[key] = next(new_sets.choices(freed), None) is not None
        return self.hopes[key]

    @cached_property
    def untouched(self) -> int:
        """The places of sets without jokers that lie as they lay."""
        return self.finals.untouched(self.turn.plain_sets, self.rules)

    def _free_tiles(self) -> Counter[Face]:
        """Tiles that may replace a joker from the start: those of the rack and of sets without jokers."""
        return self.turn.placed + self._ordinary()

    def _ordinary(self) -> Counter[Face]:
        """The tiles that lay in sets without a joker."""
        return Counter(chain.from_iterable(self.turn.plain_sets))

    def _from_rack(self, came: Row) -> Counter[Face]:
        """The tiles in the places of jokers that must have come from the rack."""
        exchanged = Counter(came)
        if self.rack_only or not came:
            return exchanged
        if not self.locked:
            return exchanged - Counter(chain.from_iterable(self.turn.before))  # tiles of every old set may be moved (K-44)
        given = self._ordinary()
        for claim in self.chosen:
            given += Counter(claim.left) + (Counter(claim.became) - Counter(claim.came))
        return exchanged - given

    def _given(self) -> Given:
        """The old sets that new sets are compared with."""
        plain = self.turn.plain_sets
        if self.locked:
            changed = [*[claim.became for claim in self.chosen if claim.became], *self.forgiven]
            apart = keeps_tiles_apart(self.rules)
            rests = tuple([(claim.home, claim.rest + claim.left if apart else claim.rest) for claim in self.chosen if claim.rest])
        else:
            changed, rests = self._rebuilt(), ()
            if self.rules.judge == 1:
                changed = [row for row in changed if not has_joker(row)]  # it did not count them as old sets
        return Given((*plain, *changed), rests)

    def _rebuilt(self) -> list[Row]:
        """Joker sets without a lock, with the tiles that came in the places of exchanged jokers."""
        out = []
        for i, row in self.turn.old_joker_sets:
            came = {claim.place: claim.came for claim in self.chosen if claim.old == i and claim.came}
            out.append(tuple([tile for place, face in enumerate(row) for tile in came.get(place, (face,))]))
        return out

    def _left_apart(self, used: int) -> Iterator[int]:
        """Every way to find places for the tiles that left joker sets, as all places that are used then."""
        tiles = [(claim.old, claim.home, face) for claim in self.chosen for face in claim.left]
        if not tiles:
            yield used
            return
        tiles.sort(key=lambda tile: len(self.finals.places(tile[2])))
        for taken in self._apart(tiles, used | self.untouched, frozenset()):
            yield taken & ~self.untouched

    def _apart(self, tiles: Sequence[tuple[int, int, Face]], used: int, homes: frozenset[tuple[int, int]]) -> Iterator[int]:
        self.work.spend()
        if not tiles:
            yield used
            return
        (old, own_home, face), *others = tiles
        tried = {own_home}
        for home, bit in self.finals.places(face):
            if home not in tried and (old, home) not in homes and not bit & used:
                tried.add(home)  # equal tiles of one set need not be told apart
                yield from self._apart(others, used | bit, homes | {(old, home)})


def _can_be_exchanged(claims: Sequence[Claim], free: Counter[Face], work: Work) -> bool:
    """True if exchanges can be made one after the other, each with tiles that no joker set holds by then."""
    work.spend(_STEPS_PER_FIT)
    waiting = list(claims)
    while waiting:
        work.spend(_STEPS_PER_ROUND)
        for claim in waiting:
            if within(claim.came, free) and (claim.became or not claim.came):
                # more tiles are free than before, so that this cannot come too early
                break
        else:
            return any(
                _can_be_exchanged([c for c in waiting if c is not claim], free - Counter(claim.came) + Counter(claim.left), work)
                for claim in waiting
                if within(claim.came, free)
            )
        waiting.remove(claim)
        free = free - Counter(claim.came) + Counter(claim.became or claim.left)
    return True
