"""Everything that may become of one locked joker set (RULES.md F.3, F.4, K-43, K-47).

Its jokers may be exchanged for the tiles they stand for. If a joker is left in it, a *rest* of the set stays unbroken in one
set of the final table, and single tiles may have left it where the rules let them. If none is left, it has become an ordinary
set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from meldstone.rules.choices import JokerLock
from meldstone.rules.jokers.exchange import exchangeable, exchanges_with, has_all, has_joker, joker_places
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Kind, Reading, copies_in_box, is_group, is_set, readings
from meldstone.rules.work import Work
from meldstone.tiles import DOUBLE, JOKER, NUMBERS, TWO_COLOUR, Face, Row

_STEPS_PER_EXCHANGE = 4
"""Reading a set anew and putting tiles into it takes about as long as so many steps of a search."""

_EXCHANGES_PER_STEP = 8
"""Looking for the tiles of so many exchanges takes as long as a step."""


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A joker set after none, one or several exchanges: how it lies then, the tiles that came, the jokers that were freed."""

    row: Row
    came: Row = ()
    freed: Row = ()

    @property
    def became(self) -> Row:
        """The set, if no joker is left in it: an ordinary set from then on."""
        return () if has_joker(self.row) else self.row


def after_exchanges(
    row: Row, declared: Sequence[int], source: Mapping[Face, int], rules: Ruleset, work: Work | None = None
) -> Iterator[Exchanged]:
    """What exact exchanges with tiles of a source can make of a joker set, each outcome once, few exchanges first."""
    work = work or Work()
    seen = {row}
    waiting = [Exchanged(row)]
    while waiting:
        made: list[Exchanged] = []
        for so_far in waiting:
            yield so_far
            for place in joker_places(so_far.row):
                said = declared if not so_far.came else ()
                work.spend(1 + len(exchangeable(so_far.row, place, rules, said)) // _EXCHANGES_PER_STEP)
                for tiles, after in exchanges_with(source, so_far.row, place, rules, said):
                    came = so_far.came + tiles
                    if after not in seen and has_all(source, came):
                        work.spend(_STEPS_PER_EXCHANGE)
                        seen.add(after)
                        made.append(Exchanged(after, came, (*so_far.freed, so_far.row[place])))
        waiting = made


@dataclass(frozen=True, slots=True)
class Fate:
    """One allowed way to treat a locked joker set: an exchange, and if jokers stay, the rest with them and what left it."""

    exchanged: Exchanged
    rest: Row = ()
    left: Row = ()


def joker_set_fates(row: Row, source: Counter[Face], rules: Ruleset, *, may_take: bool = True) -> Iterator[Fate]:
    """All ways to treat a locked joker set, wherever it lies afterwards; the tiles that replace a joker come from `source`."""
    for outcome in after_exchanges(row, (), source if may_take else {}, rules):
        if outcome.became:
            yield Fate(outcome)
        else:
            for rest, left in rests(outcome.row, rules):
                yield Fate(outcome, rest, left)


@lru_cache(maxsize=1 << 12)
def rests(row: Row, rules: Ruleset) -> tuple[tuple[Row, Row], ...]:
    """What may stay of a joker set (K-13), with all its jokers and a number tile (K-47), and what has left it; most stays first."""
    if rules.jokers.joker_lock is JokerLock.NO_SPLIT_NO_REMOVE:
        return ((row, ()),)
    places = joker_places(row)
    found: dict[Row, Row] = {row: ()}
    for start in range(places[0] + 1):
        for end in range(len(row), places[-1], -1):
            found.setdefault(row[start:end], row[:start] + row[end:])
    if is_group(row, rules):
        numbered = [i for i, face in enumerate(row) if face.number]
        for count in range(1, len(numbered)):
            for gone in combinations(numbered, count):
                rest = tuple([face for i, face in enumerate(row) if i not in gone])
                found.setdefault(rest, tuple([row[i] for i in gone]))
    kept = [(rest, left) for rest, left in found.items() if not left or any(face.number for face in rest)]
    return tuple(sorted(kept, key=lambda item: len(item[1])))


@lru_cache(maxsize=1 << 12)
def completions(row: Row, rest: Row, rules: Ruleset) -> tuple[tuple[Face, Row], ...]:
    """Tiles that make the rest of a joker set a set again, its jokers standing for the same: (the tile, the set)."""
    found: dict[Row, Face] = {}
    for joker in (JOKER, DOUBLE, TWO_COLOUR):
        for grown in ((joker, *rest), (*rest, joker)):
            if copies_in_box(joker, rules) and is_set(grown, rules):
                found[grown] = joker
    for reading in readings(row, rules):
        if reading.kind is Kind.GROUP:
            faces = [Face.of(colour, reading.numbers[0]) for colour in range(rules.box.colours)]
            candidates = [(face, (*rest, face)) for face in faces if face not in rest]
        elif reading.kind is Kind.RUN:
            candidates = list(_neighbours(row, rest, reading))
        else:
            continue
        for face, grown in candidates:
            if is_set(grown, rules):
                found.setdefault(grown, face)
    return tuple([(face, grown) for grown, face in found.items()])


def _neighbours(row: Row, rest: Row, reading: Reading) -> Iterator[tuple[Face, Row]]:
    """The tiles next to a part of a run."""
    start = joker_places(row)[0] - joker_places(rest)[0]
    slots = [slot for filled in reading.slots[start : start + len(rest)] for slot in filled]
    step = reading.numbers[1] - reading.numbers[0]
    for slot, number, at_end in ((slots[0], slots[0].number - step, False), (slots[-1], slots[-1].number + step, True)):
        if 1 <= number <= NUMBERS:
            for colour in slot.colours:
                face = Face.of(colour, number)
                yield face, (*rest, face) if at_end else (face, *rest)
