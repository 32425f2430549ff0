"""Taking a joker's place: exact exchanges (RULES.md F.3) and jokers in the place of jokers (F.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from meldstone.rules.choices import GroupJokerReplace, JokerForJokerSwap
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Kind, Reading, in_any_order, is_group, is_set, readings
from meldstone.tiles import BY_CODE, DOUBLE, JOKER, MIRROR, SPECIAL, Face, Row, gone_and_new

JOKERS = frozenset({JOKER, *SPECIAL})
"""The faces without a number."""


def joker_places(row: Sequence[Face]) -> list[int]:
    """Where jokers lie in a row."""
    return [i for i, face in enumerate(row) if not face.number]


def has_joker(row: Iterable[Face]) -> bool:
    """True if a joker of any kind lies in a row."""
    return not JOKERS.isdisjoint(row)


def joker_sets(rows: Iterable[Row]) -> list[Row]:
    """The rows in which a joker lies."""
    return [row for row in rows if not JOKERS.isdisjoint(row)]


def joker_homes(rows: Iterable[Row]) -> list[tuple[int, Row]]:
    """The rows in which a joker lies, each after its index."""
    return [(i, row) for i, row in enumerate(rows) if not JOKERS.isdisjoint(row)]


def meanings(row: Row, declared: Sequence[int], rules: Ruleset) -> list[Reading]:
    """The readings of a set on the table: the declared one, or all that are possible."""
    found = readings(row, rules)
    return [reading for reading in found if not declared or reading.numbers == tuple(declared)] or list(found)


def exchanges(row: Row, place: int, rules: Ruleset, declared: Sequence[int] = ()) -> Sequence[tuple[Row, Row]]:
    """All exact exchanges of the joker at a place: (the tiles that replace it, the set afterwards).

    A double joker is replaced by both its tiles; the joker of a group of three by either missing colour, or by both where the
    rules want that. A mirror joker stands for nothing and is never replaced.
    """
    return _exchanges(row, place, rules, tuple(declared))


@lru_cache(maxsize=1 << 12)
def _exchanges(row: Row, place: int, rules: Ruleset, declared: tuple[int, ...]) -> tuple[tuple[Row, Row], ...]:
    # a joker set lies for many turns, and is asked about for every move that somebody thinks of
    return tuple(_sets_with(_exchangeable(row, place, rules, declared), row, place, rules))


def exchanges_with(
    source: Mapping[Face, int], row: Row, place: int, rules: Ruleset, declared: Sequence[int] = ()
) -> Iterator[tuple[Row, Row]]:
    """The same with tiles of a source alone: most of all tiles are not in it, and need not be tried."""
    there = [tiles for tiles in exchangeable(row, place, rules, declared) if has_all(source, tiles)]
    return _sets_with(there, row, place, rules)


def _sets_with(replacing: Iterable[Row], row: Row, place: int, rules: Ruleset) -> Iterator[tuple[Row, Row]]:
    for tiles in replacing:
        after = (*row[:place], *tiles, *row[place + 1 :])
        if _is_known_set(after, rules):
            yield tiles, after


def exchangeable(row: Row, place: int, rules: Ruleset, declared: Sequence[int] = ()) -> Sequence[Row]:
    """The tiles that the joker at a place can stand for, whether or not the other jokers of its set go with all of them."""
    return _exchangeable(row, place, rules, tuple(declared))


_is_known_set = lru_cache(maxsize=1 << 12)(is_set)


@lru_cache(maxsize=1 << 12)
def _exchangeable(row: Row, place: int, rules: Ruleset, declared: tuple[int, ...]) -> tuple[Row, ...]:
    if row[place] is MIRROR:
        return ()
    return tuple(
        dict.fromkeys([tiles for reading in meanings(row, declared, rules) for tiles in _replacements(row, place, reading, rules)])
    )


def has_all(source: Mapping[Face, int], faces: Row) -> bool:
    """True if a source holds all these faces, each as often."""
    for face in faces:  # noqa: SIM110 a loop: a generator takes half as long again, and this is asked all the time
        if source.get(face, 0) < faces.count(face):
            return False
    return True


def _replacements(row: Row, place: int, reading: Reading, rules: Ruleset) -> Iterator[Row]:
    slots = reading.slots[place]
    if row[place] is DOUBLE:
        if reading.kind is Kind.GROUP:
            yield from permutations(slots[0].faces, 2)
        elif reading.kind is Kind.MIRROR_GROUP:
            yield from [(a, b) for a in slots[0].faces for b in slots[1].faces if a.colour != b.colour]
        else:
            yield from [(a, b) for a in slots[0].faces for b in slots[1].faces if a.colour == b.colour]
        return
    both = rules.jokers.group_joker_replace is GroupJokerReplace.BOTH_MISSING
    if both and reading.kind is Kind.GROUP and row[place] is JOKER and len(slots[0].faces) > 1:
        yield slots[0].faces
    else:
        yield from [(face,) for face in slots[0].faces]


def swapped_sets(before: Sequence[Row], after: Sequence[Row], rules: Ruleset) -> list[int]:
    """The old sets, by index, in which a joker took the place of a joker although the rules forbid it (F.5, K-19).

    One account without a swap is enough (K-44): if a tile beside the new joker can be one of the rack, the other tiles of the old
    set are not all there.
    """
    if rules.jokers.joker_for_joker_swap is JokerForJokerSwap.ALLOW:
        return []
    swaps = _swaps(tuple(joker_sets(before)), tuple(joker_sets(after)), rules)
    if not swaps:
        return []
    _, placed = gone_and_new(before, after)
    if _are_explained(swaps, placed):
        return []
    # each of them alone, or all of them if only together they are too many
    offended = {swap.row for swap in swaps if not _are_explained((swap,), placed)} or {swap.row for swap in swaps}
    return [index for index, row in enumerate(before) if row in offended]


@dataclass(frozen=True, slots=True)
class _JokerSwap:
    """A joker in the place of another: the old set, all its other tiles, and the final set in which they lie at their places."""

    row: Row
    others: Row
    home: int
    final: Row


_MOST_EXPLANATIONS = 256
"""So many choices of rack tiles are tried; more than a few take ten jokers and all copies of a tile in a custom game."""


def _are_explained(swaps: Sequence[_JokerSwap], placed: Mapping[Face, int]) -> bool:
    """True if for every swap one face beside the new joker is of the rack alone, so that the tile of the old set lies elsewhere."""
    tries = 0

    def go_on(index: int, chosen: Mapping[tuple[int, Face], int]) -> bool:
        nonlocal tries
        tries += 1
        if index == len(swaps):
            return True
        swap = swaps[index]
        if any((swap.home, face) in chosen for face in swap.others):
            return go_on(index + 1, chosen)
        for face in dict.fromkeys(swap.others):
            count = swap.final.count(face)
            used = sum([taken for (_, same), taken in chosen.items() if same is face])
            if used + count > placed.get(face, 0) or tries >= _MOST_EXPLANATIONS:
                continue
            if go_on(index + 1, {**chosen, (swap.home, face): count}):
                return True
        return False

    return go_on(0, {})


@lru_cache(maxsize=256)
def _swaps(before: tuple[Row, ...], after: tuple[Row, ...], rules: Ruleset) -> tuple[_JokerSwap, ...]:
    """What looks like a forbidden swap between joker sets; who is told of one asks for the same tables again."""
    mode = rules.jokers.joker_for_joker_swap
    moved, made = _moved_and_made(before, after, rules)
    # hardly ever does a joker lie in the place of a joker, so whether its set was taken apart is asked last
    return tuple(
        [swap for row in moved for swap in _forbidden_swaps(row, made, mode, rules) if _is_gone(row, before, after, rules)]
    )


def sets_exchanged_from_table(before: Sequence[Row], after: Sequence[Row], placed: Counter[Face], rules: Ruleset) -> list[int]:
    """The old sets, by index, whose joker was replaced in its place by a table tile where only rack tiles may (free sets, F.1)."""
    moved, _ = _moved_and_made(joker_sets(before), joker_sets(after), rules)
    gone = [row for row in moved if _is_gone(row, before, after, rules)]
    if not gone:
        return []
    _, made = _moved_and_made(before, after, rules)
    out = []
    for index, row in enumerate(before):
        for place in joker_places(row) if row in gone else ():
            exact = {_unordered(tiles) for tiles, _ in exchanges(row, place, rules)}
            for _, took in _takers(row, place, made, rules):
                if _unordered(took) in exact and not within(took, placed):
                    out.append(index)
    return out


def _unordered(tiles: Row) -> Row:
    """The same for the same tiles, in whatever order they lie."""
    return tuple(sorted(tiles, key=BY_CODE))


def holds(final: Row, part: Row, rules: Ruleset) -> bool:
    """True if a set holds a part unbroken: in order or reversed, or all of it in one group."""
    if len(final) < len(part) or part[0] not in final or part[-1] not in final:
        return False
    return next(spans(final, part), None) is not None or holds_group(final, part, rules)


def holds_group(final: Row, part: Row, rules: Ruleset) -> bool:
    """True if a group holds all tiles of another."""
    return contains(final, part) and is_group(part, rules) and is_group(final, rules)


def contains(final: Row, part: Row) -> bool:
    """True if all tiles of a part are among those of a set, each as often."""
    for face in part:  # noqa: SIM110 a loop: a generator takes half as long again, and this is asked all the time
        if final.count(face) < part.count(face):
            return False
    return True


def within(faces: Row, stock: Counter[Face]) -> bool:
    """True if a stock holds all these faces, each as often."""
    for face in faces:  # noqa: SIM110 a loop, as above
        if faces.count(face) > stock.get(face, 0):  # quicker than a counter's own answer for what is missing
            return False
    return True


def spans(final: Row, part: Row) -> Iterator[int]:
    """Where a part lies in a set without a gap, in order or reversed."""
    if not part:
        return
    first, last, backwards = part[0], part[-1], part[::-1]
    for start in range(len(final) - len(part) + 1):
        face = final[start]
        if (face is first or face is last) and final[start : start + len(part)] in (part, backwards):
            yield start


def _moved_and_made(before: Sequence[Row], after: Sequence[Row], rules: Ruleset) -> tuple[list[Row], list[Row]]:
    """The sets that do not lie as often as they lay, each once, and those that did not lie there before."""
    made = list(after)
    missed = []
    for row in before:
        if row in made:
            made.remove(row)
        else:
            missed.append(row)
    moved: dict[Row, None] = {}
    for row in missed:
        # turned round, or a group in another order, it is the same set
        same = next((new for new in made if len(new) == len(row) and holds(new, row, rules)), None)
        if same is not None:
            made.remove(same)
        else:
            moved[row] = None
    return list(moved), made


def _is_gone(row: Row, before: Sequence[Row], after: Sequence[Row], rules: Ruleset) -> bool:
    """True if the final table does not hold a joker set as often as it lay."""
    lay = sum([in_any_order(old, rules) == in_any_order(row, rules) for old in before if len(old) == len(row)])
    return sum([holds(final, row, rules) for final in joker_sets(after)]) < lay


def _forbidden_swaps(row: Row, made: Sequence[Row], mode: JokerForJokerSwap, rules: Ruleset) -> Iterator[_JokerSwap]:
    """Where in these sets a joker lies in the place of a joker of the row although the rules forbid it."""
    for place in joker_places(row):
        if row[place] is not JOKER or mode is not JokerForJokerSwap.FORBID_REPLACING_SPECIAL:
            for home, took in _takers(row, place, made, rules):
                if _forbidden_swap(row, place, took, mode):
                    yield _JokerSwap(row, row[:place] + row[place + 1 :], home, made[home])


def _takers(row: Row, place: int, finals: Sequence[Row], rules: Ruleset) -> Iterator[tuple[int, Row]]:
    """What lies where the joker lay, for every final set, by index, that holds all other tiles at their places (K-34)."""
    others = row[:place] + row[place + 1 :]
    around = [(home, final) for home, final in enumerate(finals) if contains(final, others)]
    grouped = bool(around) and is_group(row, rules)
    # two number tiles make it a group and nothing else, and there order has no meaning
    in_order = not grouped or sum([1 for face in row if face.number]) == 1
    for home, final in around:
        if grouped and is_group(final, rules):
            yield home, tuple((Counter(final) - Counter(others)).elements())
        for lying in (final, final[::-1]) if in_order else ():
            yield from [(home, took) for took in _row_takers(row, place, lying)]


def _row_takers(row: Row, place: int, final: Row) -> Iterator[Row]:
    head, tail = row[:place], row[place + 1 :]
    # a double joker's place is two slots wide, so one or two tiles may lie in it
    for width in (1, 2) if row[place] is DOUBLE else (1,):
        for start in range(len(final) - len(row) - width + 2):
            middle = start + len(head)
            if final[start:middle] == head and final[middle + width : middle + width + len(tail)] == tail:
                yield final[middle : middle + width]


def _forbidden_swap(row: Row, place: int, took: Row, mode: JokerForJokerSwap) -> bool:
    # all other tiles of the set lie at their places, so any joker here was not there before
    newcomers = [face for face in took if not face.number]
    if not newcomers or row[place] in newcomers:
        return False
    replaced_special = row[place] is not JOKER
    used_special = any(face is not JOKER for face in newcomers)
    if mode is JokerForJokerSwap.FORBID_REPLACING_SPECIAL:
        return replaced_special
    if mode is JokerForJokerSwap.FORBID_USING_SPECIAL:
        return used_special
    return replaced_special or used_special
