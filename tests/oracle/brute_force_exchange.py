"""RULES.md F.3 and F.5 read a second time: which tiles may replace a joker, and where a joker lies in the place of a joker.

Nothing of the judge is imported, only what a set is (`rules.sets`): every tile of the box is tried in a joker's place.

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import Face, faces_text
>>> [faces_text(tiles) for tiles, _ in exchanges(Face.parse_many("K4 B4 J"), 2, ruleset("original"))]
['O4', 'R4']
>>> rows = [Face.parse_many("B3 R3 J"), Face.parse_many("K8 D K11")]
>>> has_forbidden_swap([Face.parse_many("B3 R3 D")], rows, ruleset("twist"))
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from meldstone.rules.choices import GroupJokerReplace, JokerForJokerSwap
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Kind, is_group, readings
from meldstone.tiles import BY_CODE, DOUBLE, FACES, JOKER, MIRROR, Face

Row = tuple[Face, ...]


def exchanges(row: Row, place: int, rules: Ruleset, declared: Sequence[int] = ()) -> list[tuple[Row, Row]]:
    """The tiles that may replace the joker at a place, with the set afterwards: by one reading it has the same numbers."""
    return list(_exchanges(tuple(row), place, rules, tuple(declared)))


@lru_cache(maxsize=1 << 12)
def _exchanges(row: Row, place: int, rules: Ruleset, declared: tuple[int, ...]) -> tuple[tuple[Row, Row], ...]:
    if row[place] is MIRROR:
        return ()
    before = readings(row, rules)
    meant = {(reading.kind, reading.numbers) for reading in before if reading.numbers == declared}
    meant = meant or {(reading.kind, reading.numbers) for reading in before}
    numbers = {number for _, said in meant for number in said}
    faces = [face for face in FACES if face.colour < rules.box.colours and face.number in numbers]
    found: dict[Row, Row] = {}
    for tiles in product(faces, repeat=2 if row[place] is DOUBLE else 1):
        after = (*row[:place], *tiles, *row[place + 1 :])
        agreed = {(reading.kind, reading.numbers) for reading in readings(after, rules)} & meant
        if any(not _needs_more(row, place, kind, said, rules) for kind, said in agreed):
            found[tiles] = after
    for kind, said in meant:
        if _needs_more(row, place, kind, said, rules):
            tiles = tuple(_missing(row, said, rules))
            after = (*row[:place], *tiles, *row[place + 1 :])
            if readings(after, rules):
                found[tiles] = after
    return tuple(found.items())


def _needs_more(row: Row, place: int, kind: Kind, numbers: tuple[int, ...], rules: Ruleset) -> bool:
    """True if the joker of a group is replaced only by all missing colours, where the rules want that."""
    both = rules.jokers.group_joker_replace is GroupJokerReplace.BOTH_MISSING
    return both and kind is Kind.GROUP and row[place] is JOKER and len(_missing(row, numbers, rules)) > 1


def _missing(row: Row, numbers: tuple[int, ...], rules: Ruleset) -> list[Face]:
    group = [Face.of(colour, numbers[0]) for colour in range(rules.box.colours)]
    return [face for face in group if face not in row]


# --- jokers in the place of jokers -----------------------------------------------------------------------------------


def has_forbidden_swap(before: Sequence[Row], after: Sequence[Row], rules: Ruleset) -> bool:
    """F.5: the other tiles of a set lie at their places, and in the place of its joker lies one that may not take it."""
    mode = rules.jokers.joker_for_joker_swap
    if mode is JokerForJokerSwap.ALLOW:
        return False
    swaps = {
        (others, final)
        for _, joker, took, others, final in _taken_places(before, after, rules, jokers_only=True)
        if joker not in took and any(not newcomer.number and _is_forbidden(joker, newcomer, mode) for newcomer in took)
    }
    return bool(swaps) and all(_shows_a_swap(swaps, own, after) for own in _own_places(swaps, before, after))


Place = tuple[int, int]
"""A final set, by index, and a place in it."""


def _own_places(swaps: Iterable[tuple[Row, int]], before: Sequence[Row], after: Sequence[Row]) -> Iterator[set[Place]]:
    """K-44: every choice of places for the rack tiles that are like tiles of a swapped set."""
    laid = Counter(face for row in after for face in row) - Counter(face for row in before for face in row)
    faces = {face for others, _ in swaps for face in others if laid[face]}
    choices = []
    for face in faces:
        lying = [(i, place) for i, row in enumerate(after) for place, there in enumerate(row) if there is face]
        choices.append(list(combinations(lying, laid[face])))
    for chosen in product(*choices):
        yield {place for places in chosen for place in places}


def _shows_a_swap(swaps: Iterable[tuple[Row, int]], own: set[Place], after: Sequence[Row]) -> bool:
    """True if in the final set of a swap a tile from the table lies for each other tile of the old set."""
    return any(
        all(any(there is face and (home, place) not in own for place, there in enumerate(after[home])) for face in others)
        for others, home in swaps
    )


def _is_forbidden(joker: Face, newcomer: Face, mode: JokerForJokerSwap) -> bool:
    special = {
        JokerForJokerSwap.FORBID_REPLACING_SPECIAL: (joker,),
        JokerForJokerSwap.FORBID_USING_SPECIAL: (newcomer,),
        JokerForJokerSwap.FORBID_ANY_SPECIAL: (joker, newcomer),
    }[mode]
    return any(face is not JOKER for face in special)


def is_exchanged_from_table(before: Sequence[Row], after: Sequence[Row], placed: Counter[Face], rules: Ruleset) -> bool:
    """F.1: in the place of a joker lie the tiles it stood for, and they did not come from the rack."""
    for row, joker, took, _, _ in _taken_places(before, after, rules, jokers_only=False):
        places = [i for i, face in enumerate(row) if face is joker]
        exact = [sorted(tiles, key=BY_CODE) for place in places for tiles, _ in exchanges(row, place, rules)]
        if sorted(took, key=BY_CODE) in exact and not Counter(took) <= placed:
            return True
    return False


def _taken_places(
    before: Sequence[Row], after: Sequence[Row], rules: Ruleset, *, jokers_only: bool
) -> Iterator[tuple[Row, Face, Row, Row, int]]:
    """Joker sets that are gone, a joker of each, what lies in its place in a new set, the other tiles, and which set that is."""
    gone, _ = _changed(_with_jokers(before), _with_jokers(after), rules)
    _, made = _changed(before, after, rules)
    homes = [next(i for i, other in enumerate(after) if other is final) for final in made]
    for row in gone:
        lay = sum(_is_same(row, old, rules) for old in before)
        if sum(_lies_in(row, final, rules) for final in _with_jokers(after)) >= lay:
            continue
        for place, joker in enumerate(row):
            if not joker.number:
                for home, final in zip(homes, made, strict=True):
                    if not jokers_only or _with_jokers([final]):
                        for took in _takers(row, place, final, rules):
                            yield row, joker, took, row[:place] + row[place + 1 :], home


def _with_jokers(rows: Iterable[Row]) -> list[Row]:
    return [tuple(row) for row in rows if any(not face.number for face in row)]


def _changed(before: Sequence[Row], after: Sequence[Row], rules: Ruleset) -> tuple[list[Row], list[Row]]:
    """The old sets that lie on the table no more, and the final sets that did not lie there."""
    gone, made = [], list(after)
    for row in sorted(before, key=lambda old: old not in after):
        same = next((final for final in made if final == row), None) or next(
            (final for final in made if _is_same(row, final, rules)), None
        )
        if same is None:
            gone.append(row)
        else:
            made.remove(same)
    return gone, made


def _is_same(row: Row, other: Row, rules: Ruleset) -> bool:
    return len(row) == len(other) and _lies_in(row, other, rules)


def _lies_in(row: Row, final: Row, rules: Ruleset) -> bool:
    """True if a row lies unbroken in a final set, in order or reversed, or as a group in a group."""
    windows = [final[start : start + len(row)] for start in range(len(final) - len(row) + 1)]
    grouped = Counter(row) <= Counter(final) and is_group(row, rules) and is_group(final, rules)
    return grouped or row in windows or row[::-1] in windows


def _takers(row: Row, place: int, final: Row, rules: Ruleset) -> Iterator[Row]:
    """What lies in the place of a joker in a final set in which all other tiles of its set lie at their places."""
    others = Counter(row[:place] + row[place + 1 :])
    if others <= Counter(final) and is_group(row, rules) and is_group(final, rules):
        yield tuple((Counter(final) - others).elements())
    if is_group(row, rules) and sum(1 for face in row if face.number) > 1:
        return  # a group and nothing else: its tiles have no places
    for lying in (final, final[::-1]):
        for start in range(len(lying)):
            for width in (1, 2) if row[place] is DOUBLE else (1,):
                window = lying[start : start + len(row) - 1 + width]
                taken = window[place : place + width]
                if len(window) == len(row) - 1 + width and window == row[:place] + taken + row[place + 1 :]:
                    yield taken
