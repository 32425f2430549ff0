"""Which row of the law explains that a turn is judged otherwise than by the first judge? For `verdicts.py`.

A row explains a changed verdict if the present judge goes back to the old one as soon as that row alone is read as before. What
takes several rows at once is explained by all of them together; what takes none is not explained.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from meldstone.rules.catalogue import ruleset
from meldstone.rules.jokers import claims, exchange, final_table, opening_first
from meldstone.rules.jokers.claims import Claim
from meldstone.rules.jokers.final_table import FinalTable
from meldstone.rules.jokers.laid_sets import LaidJokerSets, LaidSet
from meldstone.rules.jokers.new_sets import Given, NewSets
from meldstone.rules.layable import layable_sets
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set
from meldstone.rules.turn import Turn, is_playable
from meldstone.rules.work import Work
from meldstone.tiles import Face, Row, Tile

Told = Mapping[str, Any]
"""A turn as `judged_games.py` tells it: edition, tables, rack, opened, discard."""
Reading = Callable[[], AbstractContextManager[object]]
"""Reads a row of the law as the first judge did, as long as it is open."""
UNEXPLAINED = "not explained"


def explained(told: Told, *, refused_now: bool) -> str:
    """The rows, joined, that explain why a turn is refused now or allowed now, and was not before."""
    turn, rules = _turn(told), ruleset(told["edition"])
    if refused_now:
        if told["discard"] and is_playable(replace(turn, into_new_set=None), rules):
            return "K-45 (the taken discard in no new set)" if turn.opened else "I (the taken discard no part of the opening)"
        row = _flips(turn, rules, {"K-47": _FREE_MEANINGS, "K-45 (tiles of two old sets)": _TILES_EXCHANGED}, legal=True)
        if row is UNEXPLAINED and is_playable(turn, replace(rules, judge=1)):
            return "K-45 (places counted twice, a gap)"
        return row
    if told["discard"] and not _copy_is_in_new_set(told, turn, rules):
        return "K-44 (an equal tile beside the taken discard)"
    row = _flips(turn, rules, _STRICTER, legal=False)
    if row is UNEXPLAINED and told["discard"]:
        with _STRICTER["K-44"]():
            if not _copy_is_in_new_set(told, turn, rules):
                return "K-44 (tiles like those of old sets beside the taken discard)"
    return row


def _flips(turn: Turn, rules: Ruleset, rows: Mapping[str, Reading], *, legal: bool) -> str:
    """The rows each of which alone makes the verdict what it was; or all of them, if only together they do."""

    def judged_with(readings: Sequence[Reading]) -> bool:
        with ExitStack() as stack:
            for reading in readings:
                stack.enter_context(reading())
            forget()
            return is_playable(turn, rules)

    try:
        if judged_with(()) is legal:
            return UNEXPLAINED  # the present judge does not say what it was said to say
        alone = [name for name, reading in rows.items() if judged_with([reading]) is legal]
        if alone:
            return " or ".join(alone)
        return " with ".join(rows) if judged_with(list(rows.values())) is legal else UNEXPLAINED
    finally:
        forget()


def forget() -> None:
    """Empties every memory of the rules, as if the next turn were the first of its kind."""
    for name, module in list(sys.modules.items()):
        if name.startswith("meldstone.rules"):
            for function in vars(module).values():
                if hasattr(function, "cache_clear"):
                    function.cache_clear()


def _turn(told: Told) -> Turn:
    before, after = (tuple([tuple([Tile(tile).face for tile in row]) for row in told[when]]) for when in ("before", "after"))
    discard = Tile(told["discard"]).face if told["discard"] else None
    return Turn(before, after, tuple([Tile(tile).face for tile in told["rack"]]), told["opened"], discard)


def _copy_is_in_new_set(told: Told, turn: Turn, rules: Ruleset) -> bool:
    """True if the very tile that was taken lies in a new set, as the first judge wanted it."""
    home = next(i for i, row in enumerate(told["after"]) if told["discard"] in row)
    asked = NewSets(FinalTable(turn.after), 0, turn.placed, Given(turn.before), rules, Work(), layout_beside=0)
    assert turn.into_new_set is not None
    return asked.is_new_with(home, turn.into_new_set)


# --- rows as they were read before ------------------------------------------------------------------------------------------------


def _set_to(owner: object, name: str, value: object) -> Reading:
    return lambda: patch.object(owner, name, value)


_NEVER = 1 << 30
_FREE_MEANINGS = _set_to(claims, "_FIRST_TO_KEEP_MEANINGS", _NEVER)
_TILES_EXCHANGED = _set_to(final_table, "_FIRST_TO_KEEP_TILES_APART", _NEVER)

_rests_in_place = claims._rests_in_place
_longer = LaidJokerSets._longer
_within = LaidJokerSets.within
_broken = NewSets._broken
_takers = exchange._takers


def _whole_rests(*asked: Any) -> Iterator[Claim]:
    """What is left of a joker set had to be a set before it grew again."""
    return (claim for claim in _rests_in_place(*asked) if not claim.left or is_set(claim.rest, asked[4]))


def _whole_laid_rests(self: LaidJokerSets, *asked: Any) -> Iterator[LaidSet]:
    return (laid for laid in _longer(self, *asked) if not laid.left or is_set(laid.rest, self.rules))


def _no_growing() -> AbstractContextManager[object]:
    stack = ExitStack()
    stack.enter_context(patch.object(claims, "_rests_in_place", _whole_rests))
    stack.enter_context(patch.object(LaidJokerSets, "_longer", _whole_laid_rests))
    return stack


def _own_faces_only(self: NewSets, givers: Any, demand: Any, chosen: Any, left: Counter[Face]) -> Any:
    """A tile came from the rack, or was the taken discard, only if none like it lay on the table."""
    lay = {face for row in self.given.old_sets for face in row}
    own, free = (Counter({face: count for face, count in tiles.items() if face not in lay}) for tiles in (chosen, left))
    return _broken(self, givers, demand, own, free)


def _best_order(self: LaidJokerSets, used: int, stock: Counter[Face]) -> Iterator[LaidSet]:
    """Joker sets of an opening in their most valuable order alone."""
    for laid in _within(self, used, stock):
        best = max([value for row, value in layable_sets(laid.row, self.rules) if len(row) == len(laid.row)], default=0)
        if laid.value == best:
            yield laid


def _takers_in_order(row: Row, place: int, finals: Sequence[Row], rules: Ruleset) -> Iterator[tuple[int, Row]]:
    """What lies where the joker lay, also if it lay in a group and the final set is none."""
    yield from _takers(row, place, finals, rules)
    for home, final in enumerate(finals):
        for lying in (final, final[::-1]):
            yield from [(home, took) for took in exchange._row_takers(row, place, lying)]


def _explain_nothing(*_: object) -> bool:
    return False


_STRICTER: dict[str, Reading] = {
    "K-43": _no_growing,
    "K-44": _set_to(NewSets, "_broken", _own_faces_only),
    "K-46": _set_to(LaidJokerSets, "within", _best_order),
    "K-44 (swap of a special joker)": _set_to(exchange, "_are_explained", _explain_nothing),
    "C.2 (tiles of a group have no places)": _set_to(exchange, "_takers", _takers_in_order),
    "K-45 (each set of the opening is old)": _set_to(opening_first.OpeningFirst, "_goes_with", _explain_nothing),
    "D (a joker of the opening exchanged)": _set_to(LaidJokerSets, "freed_later", lambda *_: iter(())),
}
