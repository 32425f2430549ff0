"""In which set can a tile lie? One plan for each such set, and how far it grows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from functools import lru_cache
from itertools import chain

from meldstone.rules.choices import TwoColourAtEnd
from meldstone.rules.jokers.exchange import within
from meldstone.rules.layable import rows as layable_rows
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box, is_group, is_set, opening_value
from meldstone.solver.core.problem import less
from meldstone.solver.reference.problem import LockedSet
from meldstone.solver.strict.plan import Plan, SplitPlans, claim, settle
from meldstone.solver.strict.three_tile_sets import THREE, threes
from meldstone.tiles import DOUBLE, FACES, MIRROR, TWO_COLOUR, Face, Row
from meldstone.values import replace


def is_single(plan: Plan, face: Face) -> bool:
    """True if there is one tile of a face outside of joker sets; of several equal ones, any may be the removed one."""
    return sum([tiles.count(face) for tiles in (plan.required, plan.rack, *plan.decided_sets)]) == 1


def _meet(plan: Plan, row: Row) -> bool:
    """True if two tiles removed from a joker set are in this set, or one of them and a tile that was kept."""
    for core, leaving in plan.kept_and_removed:
        inside = sum([face in row and is_single(plan, face) for face in leaving])
        if inside > 1 or (inside and any(face in row and _is_only(plan, face) for face in core)):
            return True
    return False


def _is_only(plan: Plan, face: Face) -> bool:
    """True if there is one tile of a face."""
    pieces = [piece.faces for piece in plan.locked]
    return sum([tiles.count(face) for tiles in (plan.required, plan.rack, *plan.fixed, *pieces)]) == 1


def plans_by_set(
    plan: Plan,
    rules: Ruleset,
    tile: Face,
    growing: Sequence[Row],
    *,
    rest: Plan | None = None,
    without: Sequence[Face] = (),
    new: bool = False,
) -> SplitPlans:
    """The tile lies in a set that grows out of one of its cores, or in one of the sets that are growing.

    Once the tile has its set, what is left to decide is the `rest` of the plan.
    """
    rest = rest or plan
    others = Counter(plan.rack) + Counter(plan.required)
    del others[tile]
    joined = [more for row in growing for more in (_one_longer(rest, rules, row, [tile]), _one_longer(plan, rules, row, others))]
    return SplitPlans(chain(_smallest_homes(rest, rules, tile, without, new=new), *joined), sets_cover(plan, rules, growing))


def sets_cover(plan: Plan, rules: Ruleset, growing: Sequence[Row]) -> bool:
    """True if a tile can lie in no other sets than `plans_by_set` tries."""
    # the core does not let a mirror set grow, so no plan begins with one
    return MIRROR not in plan.rack and MIRROR not in plan.required and all(_longer(plan, rules, row).covers for row in growing)


def _smallest_homes(plan: Plan, rules: Ruleset, tile: Face, without: Sequence[Face], *, new: bool) -> Iterator[Plan]:
    for row in _cores(plan, rules, tile):
        taken = claim(plan, row) if not any(face in row for face in without) else None
        if taken is not None and not _meet(plan, row):
            yield settle(replace(taken, need_new_set=tuple(less(taken.need_new_set, less(row, (tile,))))), row, grows=True, new=new)


def plans_by_opening_home(plan: Plan, rules: Ruleset) -> Iterator[Plan]:
    """In an opening that leaves the table alone: every set of rack tiles around a tile that has to be laid."""
    tile, *others = plan.need_new_set
    for row in rows_with(tile, Counter(plan.rack), rules, longest=27):
        taken = claim(plan, row)
        if taken is not None:
            due = max(0, plan.minimum - (opening_value(row, rules) or 0))
            yield settle(replace(taken, minimum=due, need_new_set=tuple(less(others, row))), row, grows=False)


def _cores(plan: Plan, rules: Ruleset, tile: Face) -> list[Row]:
    """The smallest sets around a tile: every set that holds it, mirror sets aside, grows out of one of them."""
    smallest = rules.sets.min_set_tiles
    if tile.number and smallest == longest_core(rules) == THREE:
        free = Counter(plan.rack) + Counter(plan.required)
        return [row for row in threes(tile, rules) if within(row, free)]
    found = list(rows_with(tile, neighbours(plan, rules, tile), rules, longest=longest_core(rules)))
    return [row for row in found if len(row) == smallest or not any(other != row and _grows_from(row, other) for other in found)]


def longest_core(rules: Ruleset) -> int:
    """How many tiles the smallest sets around a tile have at most."""
    # many number tiles may be asked of every set
    return max(rules.sets.min_set_tiles, rules.sets.min_number_tiles + 1)


def neighbours(plan: Plan, rules: Ruleset, tile: Face) -> Counter[Face]:
    """The free tiles that can be in one small set with a tile."""
    stock = Counter(plan.rack) + Counter(plan.required)
    del stock[MIRROR]
    if not tile.number:
        return stock
    # a row of so many tiles reaches so far, and a double joker lies on two numbers
    reach = longest_core(rules) - 1 + min(stock[DOUBLE], max(0, longest_core(rules) - 2))
    two_colour = stock[TWO_COLOUR] > 0
    return Counter({face: count for face, count in stock.items() if _near(tile, face, reach, two_colour=two_colour)})


def _grows_from(row: Row, other: Row) -> bool:
    return len(other) < len(row) and any(row[i : i + len(other)] == other for i in range(len(row) - len(other) + 1))


def _near(tile: Face, face: Face, reach: int, *, two_colour: bool) -> bool:
    """True if a face can be in one small set with a tile; in a run with another colour there is a two-colour joker between them."""
    apart = abs(face.number - tile.number)
    if not face.number or apart == 0:
        return True
    return apart <= reach and (face.colour == tile.colour or (two_colour and apart > 1))


def rows_with(tile: Face, stock: Counter[Face], rules: Ruleset, *, longest: int) -> Iterator[Row]:
    """The sets of a stock that hold a tile, each once, not also turned round."""
    seen: set[Row] = set()
    for row, _ in layable_rows(stock.elements(), rules, longest=longest):
        if tile in row and row not in seen:
            seen.add(row)
            seen.add(row[::-1])
            yield row


def finish_or_grow(plan: Plan, rules: Ruleset, row: Row) -> SplitPlans:
    """A set that may grow is complete as it is, or has one tile more at an end."""
    longer, covers = _longer(plan, rules, row)
    return SplitPlans(chain([settle(_without(plan, row), row, grows=False, new=row in plan.required_new_sets)], longer), covers)


def _without(plan: Plan, row: Row) -> Plan:
    locked = list(plan.locked)
    locked.remove(LockedSet(row))
    decided, new = (tuple([other for other in rows if other != row]) for rows in (plan.decided_sets, plan.required_new_sets))
    return replace(plan, locked=tuple(locked), decided_sets=decided, required_new_sets=new)


def _longer(plan: Plan, rules: Ruleset, row: Row) -> SplitPlans:
    """A set that grows, with one tile more."""
    stock = Counter(plan.rack) + Counter(plan.required)
    # some sets grow by two tiles at once: on both sides of a mirror, or past a two-colour joker that must not lie at an end
    by_two = MIRROR in row or (stock[TWO_COLOUR] > 0 and rules.sets.two_colour_at_end is not TwoColourAtEnd.ALLOW)
    return SplitPlans(_one_longer(plan, rules, row, stock), not by_two)


def _one_longer(plan: Plan, rules: Ruleset, row: Row, stock: Container[Face]) -> Iterator[Plan]:
    rest = _without(plan, row)
    for face, longer in _extensions(row, rules):
        if face in stock and not _meet(plan, longer) and (taken := claim(rest, (face,))) is not None:
            yield settle(
                replace(taken, need_new_set=tuple(less(taken.need_new_set, (face,)))),
                longer,
                grows=True,
                new=row in plan.required_new_sets,
            )


@lru_cache(maxsize=1 << 12)
def _extensions(row: Row, rules: Ruleset) -> tuple[tuple[Face, Row], ...]:
    """Every tile that makes a set longer by one, with the longer set; remembered, because plans differ little from each other."""
    numbers = [face.number for face in row if face.number]
    colours = {face.colour for face in row if face.number}
    # jokers at the end reach further, a double one two numbers; one in the middle of colours makes any colour possible
    reach = 1 + 2 * (len(row) - len(numbers))
    lowest, highest = min(numbers, default=0) - reach, max(numbers, default=0) + reach
    any_colour, grouped = TWO_COLOUR in row, is_group(row, rules)
    found = []
    for face in FACES:
        in_reach = lowest <= face.number <= highest and (any_colour or face.colour in colours)
        if (face.number and numbers and not in_reach and face.number not in numbers) or not copies_in_box(face, rules):
            continue
        found += [
            (face, longer) for longer in ([(*row, face)] if grouped else [(*row, face), (face, *row)]) if is_set(longer, rules)
        ]
    return tuple(found)
