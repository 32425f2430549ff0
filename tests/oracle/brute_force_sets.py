"""RULES.md C.2 read a second time: every assignment of numbers and colours to slots, tried one by one.

Written from the text of C.2 and K alone; nothing of meldstone is imported. Tiles are their notation (``R7``, ``J``).

A reading of a set is a *full assignment*: a number and a colour for every slot, a number and the colours of its two
blocks for a two-colour joker, a colour for every empty block. Every kind asks something of the numbers and something
of the colours, and nothing of both together; so the legal assignments of a kind are every legal numbering with every
legal colouring, and the two are enumerated apart. `every_assignment` does not even use that and is there to check it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, permutations, product

LETTERS = "KOBRGV"
FREE = "?"
"""A slot that a normal or a double joker fills."""
TWO_COLOUR = "C"

Numbering = tuple[int, ...]
Hue = int | tuple[int, int]
"""The colour of a slot; of a two-colour joker the colours of the blocks before and after it."""
Colouring = tuple[Hue, ...]


@dataclass(frozen=True)
class House:
    """The knobs of RULES.md J that decide what a set is."""

    colours: int = 4
    min_number_tiles: int = 1
    run_direction: str = "both"
    two_colour_at_end: str = "allow"
    two_colour_chain: str = "adjacent_differ"
    mirror_min_side: int = 1
    mirror_apex: str = "none"
    mirror_shape: str = "any"
    mirror_group_order: str = "strict"
    meld_joker_value: str = "represented"


@dataclass(frozen=True)
class Meaning:
    """What all full assignments of one kind with the same numbers have in common: value, possible colours per slot."""

    value: int
    colours: tuple[tuple[int, ...], ...]


Readings = dict[tuple[str, Numbering], Meaning]
"""By kind and the numbers of all slots from left to right."""


def brute_force_readings(tiles: tuple[str, ...], house: House) -> Readings:
    """Every reading of the tiles as they lie."""
    # no. 1, 2 and 7
    if len(tiles) < 3 or sum(map(is_number_tile, tiles)) < house.min_number_tiles or tiles.count("M") > 1:
        return {}
    if "M" in tiles:
        return mirror_readings(tiles, house)
    slots = slots_of(tiles)
    group, run = group_colourings(hues_of(slots), house.colours), run_colourings(hues_of(slots), house)
    steps = (1, -1) if house.run_direction == "both" else (1,)
    found: Readings = {}
    for numbers in group_numberings(slots) if group else ():
        found["group", numbers] = Meaning(value_of(tiles, numbers, house), colours_of(group))
    for numbers in run_numberings(slots, steps) if run else ():
        found["run", numbers] = Meaning(value_of(tiles, numbers, house), colours_of(run))
    return found


def mirror_readings(tiles: tuple[str, ...], house: House) -> Readings:
    """No. 6: both halves, read outwards, are legal halves of one kind, and they are equal slot by slot."""
    centre = tiles.index("M")
    left, right = slots_of(tiles[:centre])[::-1], slots_of(tiles[centre + 1 :])
    if len(left) != len(right) or len(left) < house.mirror_min_side:
        return {}
    found: Readings = {}

    def add(kind: str, half: Numbering, colouring: tuple[tuple[int, ...], ...]) -> None:
        numbers = half[::-1] + half
        found[kind, numbers] = Meaning(value_of(tiles, numbers, house), colouring[::-1] + colouring)

    # C.2 lets one slot a side be both kinds of halves; it is called a group unless it is a two-colour joker
    if len(left) > 1 or TWO_COLOUR in left + right:
        colourings = run_colourings(hues_of(left), house) & run_colourings(hues_of(right), house)
        steps = (1, -1) if house.mirror_shape == "any" else (-1,)
        apex = house.mirror_apex == "virtual_number"
        for half in run_numberings(left, steps, apex) & run_numberings(right, steps, apex) if colourings else ():
            add("mirror-run", half, colours_of(colourings))
    colourings = groups_on_both_sides(hues_of(left), hues_of(right), house)
    for half in group_numberings(left) & group_numberings(right) if colourings else ():
        add("mirror-group", half, colours_of(colourings))
    return found


# --- numbers ---------------------------------------------------------------------------------------------------------


def run_numberings(slots: tuple[str, ...], steps: Iterable[int], apex: bool = False) -> set[Numbering]:
    """No. 5: a start and a step, all within 1..13; with `apex` the number before the first one as well."""
    found = set()
    for start, step in product(range(1, 14), steps):
        numbers = tuple(start + step * i for i in range(len(slots)))
        if 1 <= numbers[-1] <= 13 and (not apex or 1 <= start - step <= 13) and keeps_numbers(slots, numbers):
            found.add(numbers)
    return found


def group_numberings(slots: tuple[str, ...]) -> set[Numbering]:
    """No. 4: all slots have one number."""
    alike = ((number,) * len(slots) for number in range(1, 14))
    return {numbers for numbers in alike if keeps_numbers(slots, numbers)}


def keeps_numbers(slots: tuple[str, ...], numbers: Numbering) -> bool:
    """No. 3: number tiles keep their own number."""
    return all(slot in (FREE, TWO_COLOUR) or int(slot[1:]) == n for slot, n in zip(slots, numbers, strict=True))


# --- colours ---------------------------------------------------------------------------------------------------------


@cache
def run_colourings(hues: str, house: House) -> frozenset[Colouring]:
    """No. 5: two-colour jokers cut the run into blocks of one colour each, and neighbouring blocks differ."""
    if house.two_colour_at_end == "forbid" and TWO_COLOUR in (hues[0], hues[-1]):
        return frozenset()
    blocks = hues.split(TWO_COLOUR)
    return frozenset(
        spread(blocks, chosen)
        for chosen in product(range(house.colours), repeat=len(blocks))
        if all(keeps_colours(block, (hue,) * len(block)) for block, hue in zip(blocks, chosen, strict=True))
        and all(before != after for before, after in pairwise(chosen))
        and (house.two_colour_chain == "adjacent_differ" or len(set(chosen)) <= 2)
    )


def spread(blocks: list[str], chosen: tuple[int, ...]) -> Colouring:
    """The colours of the blocks slot by slot, with the two-colour jokers between them."""
    out: list[Hue] = [chosen[0]] * len(blocks[0])
    for before, after, block in zip(chosen, chosen[1:], blocks[1:], strict=False):
        out += [(before, after), *[after] * len(block)]
    return tuple(out)


@cache
def group_colourings(hues: str, colours: int) -> frozenset[Colouring]:
    """No. 4: no two-colour joker, pairwise different colours."""
    if TWO_COLOUR in hues:
        return frozenset()
    return frozenset(chosen for chosen in permutations(range(colours), len(hues)) if keeps_colours(hues, chosen))


def keeps_colours(hues: str, chosen: tuple[int, ...]) -> bool:
    """No. 3: number tiles keep their own colour."""
    return all(hue in (FREE, LETTERS[colour]) for hue, colour in zip(hues, chosen, strict=True))


@cache
def groups_on_both_sides(left: str, right: str, house: House) -> frozenset[Colouring]:
    """The colourings that both halves of a mirror group can have; in any order (K-05) those of the left half."""
    one, other = group_colourings(left, house.colours), group_colourings(right, house.colours)
    if house.mirror_group_order == "strict":
        return one & other
    shared = {frozenset(colouring) for colouring in other}
    return frozenset(colouring for colouring in one if frozenset(colouring) in shared)


@cache
def colours_of(colourings: frozenset[Colouring]) -> tuple[tuple[int, ...], ...]:
    """C.4: what each slot may be over all assignments; a two-colour joker is of the block before or after it."""
    found: list[set[int]] = [set() for _ in next(iter(colourings))]
    for colouring in colourings:
        for slot, hue in zip(found, colouring, strict=True):
            slot.update(hue if isinstance(hue, tuple) else (hue,))
    return tuple(tuple(sorted(slot)) for slot in found)


# --- tiles -----------------------------------------------------------------------------------------------------------


def is_number_tile(tile: str) -> bool:
    return tile not in ("J", "D", "C", "M")


def slots_of(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """No. 3: a double joker fills two neighbouring slots."""
    filled = {"J": (FREE,), "D": (FREE, FREE), "C": (TWO_COLOUR,)}
    return tuple(slot for tile in tiles for slot in filled.get(tile, (tile,)))


def hues_of(slots: tuple[str, ...]) -> str:
    """The slots without their numbers, one letter each."""
    return "".join(slot[0] for slot in slots)


def value_of(tiles: tuple[str, ...], numbers: Numbering, house: House) -> int:
    """C.3, and J meld_joker_value."""
    if house.meld_joker_value == "zero":
        return sum(int(tile[1:]) for tile in tiles if is_number_tile(tile))
    return sum(numbers)


# --- without any thought ---------------------------------------------------------------------------------------------


def every_assignment(tiles: tuple[str, ...], colours: int = 4) -> Iterator[tuple[str, Numbering, Colouring]]:
    """Kind, numbers and colours of every legal full assignment of a set without a mirror, base knobs.

    Tries 13 numbers and all colours for every slot and all colours for every empty block, independently.
    """
    slots = slots_of(tiles)
    cuts = [-1, *(i for i, slot in enumerate(slots) if slot == TWO_COLOUR), len(slots)]
    blocks = [range(low + 1, high) for low, high in pairwise(cuts)]
    numbers_of = [range(1, 14) if slot in (FREE, TWO_COLOUR) else (int(slot[1:]),) for slot in slots]
    jokers = {FREE: tuple(range(colours)), TWO_COLOUR: (-1,)}
    hues = [jokers[slot] if slot in jokers else (LETTERS.index(slot[0]),) for slot in slots]
    empty_hues = [(-1,) if block else range(colours) for block in blocks]
    for numbers in product(*numbers_of):
        steps = {after - before for before, after in pairwise(numbers)}
        if steps not in ({0}, {1}, {-1}):
            continue
        for chosen in product(*hues):
            if steps == {0}:
                if TWO_COLOUR not in slots and len(set(chosen)) == len(chosen):
                    yield "group", numbers, chosen
                continue
            if any(len({chosen[i] for i in block}) > 1 for block in blocks):
                continue
            for empty in product(*empty_hues):
                filled = [chosen[block[0]] if block else empty[i] for i, block in enumerate(blocks)]
                if all(before != after for before, after in pairwise(filled)):
                    changes = iter(pairwise(filled))
                    yield "run", numbers, tuple(next(changes) if hue == -1 else hue for hue in chosen)
