"""The joker law of RULES.md D, F and K-43..K-47 read a second time: every account of a turn, tried one by one.

Nothing of the judge is imported, only what a set is (`rules.sets`, which has an oracle of its own). An *account* gives
every joker set of the table a fate (see `LockedFate`, `LooseFate`), every freed joker a place, every rack tile a place, and every
old set that still lies whole a spot. A turn is legal if one account keeps all rules. Only for small tables: whoever asks for more
work than `MOST_STEPS` gets a `TooLargeError`.

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.tiles import Face
>>> def rows(text): return [Face.parse_many(part) for part in text.split(";")]
>>> rummy = ruleset("rummy")
>>> is_legal(rows("R3 J R5"), rows("J R5 R6; R3 B3 K3"), Face.parse_many("R6 B3 K3"), rummy, opened=True)
True
>>> is_legal(rows("R3 J R5"), rows("R3 R4 R5 J"), Face.parse_many("R4"), rummy, opened=True)
False
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations, product

from meldstone.rules.choices import JokerLock, JokerReplaceSource, JokerRetrieveFrom, JokerReuse, ManipulateInMeldTurn, RunDirection
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_group, is_set, opening_value
from meldstone.tiles import BY_CODE, MIRROR, Face
from tests.oracle.brute_force_exchange import has_forbidden_swap, is_exchanged_from_table
from tests.oracle.brute_force_fates import LockedFate, locked_fates, loose_fates
from tests.oracle.brute_force_rows import Row, contains_set, has_joker, is_same_set, joker_places, orders, sub_multisets, tiles_of
from tests.oracle.brute_force_tables import NOWHERE, FinalTable, OldSet, Places, TooLargeError

MOST_PLACED, MOST_PLACED_WITHOUT_JOKERS, MOST_PLACED_JOKERS = 10, 13, 3
"""Tiles from which openings are looked for: the orders of their sets grow with every joker."""


def is_legal(
    before: Sequence[Row],
    after: Sequence[Row],
    rack: Iterable[Face],
    rules: Ruleset,
    *,
    opened: bool,
    into_new_set: Face | None = None,
    declared_before: Sequence[Sequence[int]] = (),
) -> bool:
    """True if some account of the turn keeps all rules; `into_new_set` is a taken discard."""
    old_tiles, final_tiles = tiles_of(before), tiles_of(after)
    placed = final_tiles - old_tiles
    if not (old_tiles <= final_tiles and placed and placed <= Counter(rack) and all(is_set(row, rules) for row in after)):
        return False
    declared = [tuple(numbers) for numbers in declared_before] + [()] * (len(before) - len(declared_before))
    old = [OldSet(tuple(row), numbers) for row, numbers in zip(before, declared, strict=True)]
    final = FinalTable(after, rules)
    final.untouched = untouched_sets(before, after, rules)
    goes_on = not opened and rules.opening.manipulate_in_meld_turn is not ManipulateInMeldTurn.NEVER
    if opened and not rules.free_jokers:
        return _jokers_kept_in_place(before, after, placed, rules) and _has_account(
            old, final, placed, may_take=True, taken=into_new_set
        )
    if into_new_set is not None and not goes_on and not _is_used_in_new_set(old, final, placed, into_new_set):
        return False
    if opened:
        return _jokers_kept_in_place(before, after, placed, rules) and _has_account(old, final, placed, may_take=True)
    if rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER:
        return _opens_beside(before, after, rules)
    return _jokers_kept_in_place(before, after, placed, rules) and _has_opening(old, final, placed, into_new_set)


def untouched_sets(before: Sequence[Row], after: Sequence[Row], rules: Ruleset) -> frozenset[int]:
    """The final sets that lay there as they do now and have no joker; of equal ones as many as lay there."""
    found: set[int] = set()
    for row in before:
        same = [i for i, final in enumerate(after) if i not in found and is_same_set(row, final, rules)]
        if same and not has_joker(row):
            found.add(same[0])
    return frozenset(found)


# --- sections 2 and 4: what is asked of the turn ---------------------------------------------------------------------


def _jokers_kept_in_place(before: Sequence[Row], after: Sequence[Row], placed: Counter[Face], rules: Ruleset) -> bool:
    """2a and 2b: no joker lies where another lay that it may not replace, and no table tile where only rack tiles may."""
    if has_forbidden_swap(before, after, rules):
        return False
    asks_for_rack_tiles = (
        rules.jokers.joker_free_by_manipulation and rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY
    )
    return not (asks_for_rack_tiles and is_exchanged_from_table(before, after, placed, rules))


def _has_account(
    old: Sequence[OldSet], final: FinalTable, placed: Counter[Face], *, may_take: bool, taken: Face | None = None
) -> bool:
    """2c: one account that keeps all rules at once."""
    if final.rules.free_jokers and may_take:
        return True
    return any(_keeps_rules(account, final, placed, taken) for account in _accounts(old, final, placed, may_take=may_take))


def _is_used_in_new_set(old: Sequence[OldSet], final: FinalTable, placed: Counter[Face], taken: Face) -> bool:
    """3 where there is no account of jokers: all sets as they lay are old sets, and whatever was placed is a rack tile."""
    account = Account(ordinary=tuple(old_set.row for old_set in old))
    return _keeps_rules(account, final, placed, taken)


def _opens_beside(before: Sequence[Row], after: Sequence[Row], rules: Ruleset) -> bool:
    """4, never: the old sets lie unchanged, and the others are worth enough."""
    others = list(after)
    for row in before:
        same = next((other for other in others if is_same_set(row, other, rules)), None)
        if same is None:
            return False
        others.remove(same)
    return sum(opening_value(row, rules) or 0 for row in others) >= rules.opening.meld_minimum


def _has_opening(old: Sequence[OldSet], final: FinalTable, placed: Counter[Face], taken: Face | None) -> bool:
    """4, after_meld: an opening from the rack, and an account of the rest of the turn."""
    rules = final.rules
    may_take = rules.jokers.joker_retrieve_from is JokerRetrieveFrom.SAME_TURN
    for opening in _openings(placed, final):
        if taken is not None and taken not in tiles_of(opening):
            continue  # I: only as part of the opening
        rest = placed - tiles_of(opening)
        if _has_account([*old, *[OldSet(row) for row in opening]], final, rest, may_take=may_take):
            return True
    return False


def _openings(placed: Counter[Face], final: FinalTable) -> Iterator[tuple[Row, ...]]:
    """Every collection of disjoint legal rows of placed tiles that is worth the minimum, few rows first."""
    rules = final.rules
    jokers = sum(not face.number for face in placed.elements())
    if jokers > MOST_PLACED_JOKERS or placed.total() > (MOST_PLACED if jokers else MOST_PLACED_WITHOUT_JOKERS):
        raise TooLargeError
    legal = legal_rows(placed, rules, mirrored=MIRROR in final.faces)
    candidates = [(row, opening_value(row, rules) or 0, Counter(row)) for row in legal]
    pending: list[tuple[tuple[Row, ...], int, Counter[Face], list[tuple[Row, int, Counter[Face]]]]] = [((), 0, placed, candidates)]
    while pending:
        longer = []
        for opening, value, stock, fitting in pending:
            final.step()
            if value >= rules.opening.meld_minimum:
                yield opening
            for index, (row, worth, tiles) in enumerate(fitting):
                rest = stock - tiles
                others = [other for other in fitting[index:] if other[2] <= rest]
                longer.append(((*opening, row), value + worth, rest, others))
        pending = longer


def legal_rows(stock: Counter[Face], rules: Ruleset, *, mirrored: bool) -> list[Row]:
    """Every legal set in every legal order, but only one of several that are the same to all rules.

    These are a row and its reverse, if runs may fall; and all orders of a group of several number tiles (which is no run in any
    order), unless the table has mirror sets, in which a group can lie unbroken.
    """
    return list(_legal_rows(tuple(sorted(stock.elements(), key=BY_CODE)), rules, mirrored))


@lru_cache(maxsize=1 << 10)
def _legal_rows(tiles: Row, rules: Ruleset, mirrored: bool) -> tuple[Row, ...]:
    both_ways = rules.sets.run_direction is RunDirection.BOTH
    found: dict[Row, None] = {}
    for chosen in sub_multisets(tiles):
        for row in orders(chosen):
            if (both_ways and row[::-1] in found) or not is_set(row, rules):
                continue
            found[row] = None
            if not mirrored and is_group(row, rules) and sum(face.number > 0 for face in row) > 1:
                break
    return tuple(found)


# --- section 2: accounts ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Account:
    """The fates of all joker sets, as far as later questions need them."""

    ordinary: tuple[Row, ...] = ()
    """The old sets of K-45 that are laid out whole: all but the rests."""
    rests: tuple[tuple[Row, int], ...] = ()
    """Locked sets that stay, each with the home of its rest. Tiles that left count, too: none is exchanged for an equal tile of
    another old set (K-45)."""
    taken_places: Places = NOWHERE
    """Of rests and tiles that left."""
    staying: Places = NOWHERE
    freed: Row = ()
    exchanged: Row = ()
    elsewhere: Row = ()
    """Table tiles that may have been exchanged instead of rack tiles."""


def _accounts(old: Sequence[OldSet], final: FinalTable, placed: Counter[Face], *, may_take: bool) -> Iterator[Account]:
    if final.rules.jokers.joker_lock is JokerLock.NONE:
        return _loose_accounts(old, final, placed, may_take=may_take)
    return _locked_accounts(old, final, placed, may_take=may_take)


def _sorted_out(old: Sequence[OldSet]) -> tuple[list[OldSet], tuple[Row, ...]]:
    """The joker sets, and the ordinary sets; those of an opening that came first are sets of the table like the others (D)."""
    return [old_set for old_set in old if has_joker(old_set.row)], tuple(
        old_set.row for old_set in old if not has_joker(old_set.row)
    )


def _locked_accounts(old: Sequence[OldSet], final: FinalTable, placed: Counter[Face], *, may_take: bool) -> Iterator[Account]:
    joker_sets, ordinary = _sorted_out(old)
    choices = [locked_fates(joker_set, final, may_take=may_take) for joker_set in joker_sets]
    if final.rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY:
        choices = [[fate for fate in fates if Counter(fate.after_exchanges.came) <= placed] for fates in choices]
    for fates in disjoint_fates(choices, final):
        if not exchanges_are_paid(fates, ordinary, placed, final.rules):
            continue
        became = [fate.after_exchanges for fate in fates if fate.is_ordinary]
        own = tuple(face for now in became for face, mine in zip(now.row, now.own, strict=True) if mine)
        yield Account(
            ordinary=(*ordinary, *[now.row for now in became]),
            rests=tuple((fate.rest + fate.left, fate.home) for fate in fates if not fate.is_ordinary),
            taken_places=NOWHERE.union(*[fate.places for fate in fates]),
            freed=tuple(face for fate in fates for face in fate.after_exchanges.freed),
            exchanged=tuple(face for fate in fates for face in fate.after_exchanges.came),
            elsewhere=(*own, *tiles_of(ordinary).elements(), *[face for fate in fates for face in fate.left]),
        )


def disjoint_fates(choices: Sequence[Sequence[LockedFate]], final: FinalTable) -> Iterator[tuple[LockedFate, ...]]:
    """One fate for each set so that all lie on different places."""
    if not choices:
        yield ()
        return
    for fate in choices[0]:
        final.step()
        others = [[other for other in fates if fate.places.isdisjoint(other.places)] for fates in choices[1:]]
        for rest in disjoint_fates(others, final):
            yield (fate, *rest)


def exchanges_are_paid(fates: Sequence[LockedFate], ordinary: Sequence[Row], placed: Counter[Face], rules: Ruleset) -> bool:
    """The tiles that came are the player's; or, in some order of the sets, free whenever they are needed."""
    if rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY:
        return Counter(face for fate in fates for face in fate.after_exchanges.came) <= placed
    if not any(fate.after_exchanges.came for fate in fates):
        return True
    return any(_is_paid_in_order(order, placed + tiles_of(ordinary)) for order in permutations(fates))


def _is_paid_in_order(fates: Sequence[LockedFate], free: Counter[Face]) -> bool:
    for fate in fates:
        if not Counter(fate.after_exchanges.came) <= free:
            return False
        free = free - Counter(fate.after_exchanges.came) + Counter(fate.after_exchanges.row if fate.is_ordinary else fate.left)
    return True


def _loose_accounts(old: Sequence[OldSet], final: FinalTable, placed: Counter[Face], *, may_take: bool) -> Iterator[Account]:
    joker_sets, ordinary = _sorted_out(old)
    jokers = [(index, place) for index, joker_set in enumerate(joker_sets) for place in joker_places(joker_set.row)]
    choices = [loose_fates(joker_sets[index], place, final, may_take=may_take) for index, place in jokers]
    only_rack = final.rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY
    for fates in product(*choices):
        final.step()
        staying = [fate.stays_at for fate in fates if fate.stays_at is not None]
        exchanged = tuple(face for fate in fates for face in fate.came)
        if len({*staying}) < len(staying) or not Counter(exchanged) <= (placed if only_rack else Counter(final.faces)):
            continue
        starred = []
        for index, joker_set in enumerate(joker_sets):
            came = {place: fate.came for (owner, place), fate in zip(jokers, fates, strict=True) if owner == index and fate.came}
            starred.append(tuple(tile for place, face in enumerate(joker_set.row) for tile in came.get(place, (face,))))
        yield Account(
            ordinary=(*ordinary, *starred),
            staying=frozenset(staying),
            freed=tuple(
                joker_sets[index].row[place] for (index, place), fate in zip(jokers, fates, strict=True) if fate.stays_at is None
            ),
            exchanged=exchanged,
            elsewhere=tuple(face for old_set in old for face in old_set.row if face.number),
        )


# --- section 2 and 3: where freed jokers and the taken discard lie ---------------------------------------------------


def _keeps_rules(account: Account, final: FinalTable, placed: Counter[Face], taken: Face | None) -> bool:
    """True if freed jokers and the taken discard can lie as they must, by one choice of rack tiles."""
    reuse = final.rules.jokers.joker_reuse
    must_be_new = account.freed if reuse is not JokerReuse.ANYWHERE else ()
    if not must_be_new and taken is None:
        return True
    paid = Counter(account.exchanged)
    if final.rules.jokers.joker_replace_source is JokerReplaceSource.RACK_OR_TABLE:
        paid -= Counter(account.elsewhere)
    own = placed - paid
    for freed_places in joker_seats(must_be_new, account, final):
        used = account.taken_places | account.staying | freed_places
        targets = frozenset(final.set_of[place] for place in freed_places)
        for seat in [None] if taken is None else [place for place in final.places_of(taken) if place not in used]:
            asked = targets if seat is None else targets | {final.set_of[seat]}
            for rack in rack_choices(own, asked, used, final):
                final.step()
                if (
                    (seat is None or seat in rack)
                    and all(_has_rack_tiles(home, rack, final) for home in targets)
                    and _all_new(targets, None if seat is None else final.set_of[seat], rack, account, final, seat=seat)
                ):
                    return True
    return False


def joker_seats(freed: Row, account: Account, final: FinalTable) -> Iterator[Places]:
    """Every choice of places for the freed jokers."""
    kinds = Counter(freed)
    free = {kind: [p for p in final.places_of(kind) if p not in account.taken_places | account.staying] for kind in kinds}
    for seats in product(*[combinations(free[kind], count) for kind, count in kinds.items()]):
        yield frozenset(place for places in seats for place in places)


def rack_choices(own: Counter[Face], asked: frozenset[int], used: Places, final: FinalTable) -> Iterator[Places]:
    """Every choice of rack tiles in the sets that are asked about.

    Nothing is forbidden for a rack tile that is allowed for a table tile, so as many as possible are chosen, and none where no
    question is asked.
    """
    options = []
    for face in own:
        places = [place for place in final.places_of(face) if place not in used and final.set_of[place] in asked]
        options.append(list(combinations(places, min(len(places), own[face]))))
    for chosen in product(*options):
        yield frozenset(place for places in chosen for place in places)


def _has_rack_tiles(home: int, rack: Places, final: FinalTable) -> bool:
    """K-14: what a set with a freed joker needs from the rack."""
    reuse = final.rules.jokers.joker_reuse
    if reuse is JokerReuse.NEW_SET_SOME_RACK:
        return any(place in rack for place in final.places[home])
    if reuse is JokerReuse.NEW_SET_ALL_RACK:
        return all(place in rack for place in final.places[home] if final.faces[place].number)
    return True


def _all_new(
    targets: frozenset[int], discard_home: int | None, rack: Places, account: Account, final: FinalTable, *, seat: int | None
) -> bool:
    """K-45: by one layout of the old sets that still lie whole, no old set gave a set to any of these."""
    for row, home in account.rests:
        if (home in targets or home == discard_home) and contains_set(common_tiles(row, home, rack, final), final.rules):
            return False
    old = account.ordinary
    suspects: list[tuple[int, int]] = []
    for home in targets:
        suspects += [(home, i) for i in _givers(account.ordinary, home, rack, final)]
    if discard_home is not None and seat is not None:
        suspects += [(discard_home, i) for i in _givers(old, discard_home, rack | {seat}, final)]
    # a layout only makes sets newer
    if not suspects:
        return True
    return any(
        all(layout[i] not in (None, home) for home, i in suspects) for layout in largest_layouts(old, account.taken_places, final)
    )


def _givers(old: tuple[Row, ...], home: int, rack: Places, final: FinalTable) -> list[int]:
    return [i for i, row in enumerate(old) if contains_set(common_tiles(row, home, rack, final), final.rules)]


def common_tiles(old: Row, home: int, rack: Places, final: FinalTable) -> Row:
    """What an old set that does not lie whole elsewhere gave to a final set."""
    from_table = Counter(final.faces[place] for place in final.places[home] if place not in rack)
    return tuple(sorted((from_table & Counter(old)).elements(), key=BY_CODE))


def largest_layouts(old: tuple[Row, ...], taken_places: Places, final: FinalTable) -> list[tuple[int | None, ...]]:
    """In which final set each old set lies whole, in every layout with the most sets unchanged and then the most sets."""
    key = old, taken_places
    if key not in final.layouts:
        spots = []
        for row in old:
            found = {(spot.home, frozenset(spot.places)) for spot in final.spots(row, grouped=is_group(row, final.rules))}
            spots.append([(home, places) for home, places in found if places.isdisjoint(taken_places)])
        sized: dict[tuple[int | None, ...], tuple[int, int]] = {}
        for layout in _disjoint_spots(spots, final):
            unchanged = [
                home for row, home in zip(old, layout, strict=True) if home is not None and len(final.rows[home]) == len(row)
            ]
            sized[layout] = len(unchanged), sum(home is not None for home in layout)
        largest = max(sized.values())
        final.layouts[key] = [layout for layout, size in sized.items() if size == largest]
    return final.layouts[key]


def _disjoint_spots(spots: Sequence[Sequence[tuple[int, Places]]], final: FinalTable) -> Iterator[tuple[int | None, ...]]:
    final.step()
    if not spots:
        yield ()
        return
    for rest in _disjoint_spots(spots[1:], final):
        yield (None, *rest)
    for home, places in spots[0]:
        others = [[(there, p) for there, p in options if p.isdisjoint(places)] for options in spots[1:]]
        for rest in _disjoint_spots(others, final):
            yield (home, *rest)
