"""Taking a joker's place: exact exchanges (RULES.md F.3) and jokers in the place of jokers (F.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations

from meldstone.rules.ruleset import GroupJokerReplace, JokerForJokerSwap, Ruleset
from meldstone.rules.sets import Kind, Reading, in_any_order, is_group, is_set, readings
from meldstone.tiles import BY_CODE, DOUBLE, JOKER, MIRROR, SPECIAL, Face, Row

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
    if row[place] is MIRROR:
        return ()
    found: dict[Row, Row] = {}
    for reading in meanings(row, declared, rules):
        for tiles in _replacements(row, place, reading, rules):
            after = (*row[:place], *tiles, *row[place + 1 :])
            if tiles not in found and is_set(after, rules):
                found[tiles] = after
    return tuple(found.items())


def _replacements(row: Row, place: int, reading: Reading, rules: Ruleset) -> Iterator[Row]:
    slots = reading.slots[place]
    grouped = reading.kind in (Kind.GROUP, Kind.MIRROR_GROUP)
    if row[place] is DOUBLE:
        if grouped:
            yield from permutations(slots[0].faces, 2)
        else:
            yield from [(a, b) for a in slots[0].faces for b in slots[1].faces if a.colour == b.colour]
        return
    both = rules.jokers.group_joker_replace is GroupJokerReplace.BOTH_MISSING
    if both and reading.kind is Kind.GROUP and row[place] is JOKER and len(slots[0].faces) > 1:
        yield slots[0].faces
    else:
        yield from [(face,) for face in slots[0].faces]


def swapped_sets(before: Sequence[Row], after: Sequence[Row], rules: Ruleset) -> list[int]:
    """The old sets, by index, in which a joker took the place of a joker although the rules forbid it (F.5, K-19)."""
    if rules.jokers.joker_for_joker_swap is JokerForJokerSwap.ALLOW:
        return []
    offended = _swapped(tuple(joker_sets(before)), tuple(joker_sets(after)), rules)
    return [index for index, row in enumerate(before) if row in offended] if offended else []


@lru_cache(maxsize=256)
def _swapped(before: tuple[Row, ...], after: tuple[Row, ...], rules: Ruleset) -> tuple[Row, ...]:
    """The joker sets of `swapped_sets`; who is told of one asks for the same tables again."""
    mode = rules.jokers.joker_for_joker_swap
    moved, made = _moved_and_made(before, after, rules)
    # hardly ever does a joker lie in the place of a joker, so whether its set was taken apart is asked last
    return tuple([row for row in moved if _has_forbidden_swap(row, made, mode, rules) and _is_gone(row, before, after, rules)])


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
            for took in _takers(row, place, made, rules):
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
        if faces.count(face) > stock[face]:
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


def _has_forbidden_swap(row: Row, made: Sequence[Row], mode: JokerForJokerSwap, rules: Ruleset) -> bool:
    """True if in one of these sets a joker lies in the place of a joker of the row although the rules forbid it."""
    return any(
        _forbidden_swap(row, place, took, mode)
        for place in joker_places(row)
        if row[place] is not JOKER or mode is not JokerForJokerSwap.FORBID_REPLACING_SPECIAL
        for took in _takers(row, place, made, rules)
    )


def _takers(row: Row, place: int, finals: Sequence[Row], rules: Ruleset) -> Iterator[Row]:
    """What lies where the joker lay, for every final set that holds all other tiles of the set at their places (K-34)."""
    others = row[:place] + row[place + 1 :]
    around = [final for final in finals if contains(final, others)]
    grouped = bool(around) and is_group(row, rules)
    # two number tiles make it a group and nothing else, and there order has no meaning
    in_order = not grouped or sum([1 for face in row if face.number]) == 1
    for final in around:
        if grouped and is_group(final, rules):
            yield tuple((Counter(final) - Counter(others)).elements())
        for lying in (final, final[::-1]) if in_order else ():
            yield from _row_takers(row, place, lying)


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
