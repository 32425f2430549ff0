"""Which joker rules a turn breaks (RULES.md F): asked for each joker set alone, then for all of them together.

A rule is broken if the turn can be explained once the rule is forgiven, and cannot be explained while it holds. So everything is
forgiven first, and then one rule after the other is asked for again: those that cannot be are the reasons.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from meldstone.rules.choices import GroupJokerReplace, JokerLock, JokerReplaceSource, JokerReuse
from meldstone.rules.jokers.account import JokerTurn, is_accounted
from meldstone.rules.jokers.exchange import exchanges, has_joker, holds, joker_places, sets_exchanged_from_table, swapped_sets
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.violations import Code
from meldstone.rules.work import UndecidedError, Work

Reason = tuple[Code, tuple[int, ...]]
"""A broken rule and the old sets, by index, it is about."""


def breaks_joker_rules(turn: JokerTurn, work: Work) -> bool:
    """True if the turn breaks a joker rule; does not look for reasons, so it is quick."""
    if not turn.old_joker_sets:
        return False
    if swapped_sets(turn.before, turn.after, turn.rules) or exchanged_from_table(turn):
        return True
    return not is_accounted(turn, work)


def exchanged_from_table(turn: JokerTurn) -> list[int]:
    """Old sets, by index, whose joker a table tile replaced in its place, where only rack tiles may and sets are free (F.1)."""
    knobs = turn.rules.jokers
    if not knobs.joker_free_by_manipulation or knobs.joker_replace_source is not JokerReplaceSource.RACK_ONLY:
        return []
    return sets_exchanged_from_table(turn.before, turn.after, turn.placed, turn.rules)


def joker_reasons(turn: JokerTurn, work: Work) -> Iterator[Reason]:
    """Every joker rule that a turn breaks, with the sets concerned."""
    swapped = swapped_sets(turn.before, turn.after, turn.rules)
    from_table = exchanged_from_table(turn)
    yield from [(Code.JOKER_FOR_JOKER, (i,)) for i in swapped]
    yield from [(Code.JOKER_REPLACED_FROM_TABLE, (i,)) for i in from_table]
    told: list[Reason] = []
    try:
        for reason in _account_reasons(turn, work):
            told.append(reason)
            yield reason
    except UndecidedError:
        if not (told or swapped or from_table):
            yield _freed(turn.rules), tuple(_disturbed(turn))


def _account_reasons(turn: JokerTurn, work: Work) -> Iterator[Reason]:
    """The rules that stand in the way of every account of a turn."""
    named: set[Code] = set()
    for i, row in enumerate(turn.before):
        # if all other joker sets are forgiven
        if has_joker(row) and not is_accounted(turn, work, only=(i,)):
            for code in _broken(turn, (i,), named, work):
                named.add(code)
                yield code, (i,)
    if not is_accounted(turn, work):
        # one joker set alone may be explained with the place of another's joker
        concerned = tuple(_disturbed(turn))
        yield from ((code, concerned) for code in _broken(turn, None, named, work) if code not in named)


def _broken(turn: JokerTurn, only: Sequence[int] | None, named: Container[Code], work: Work) -> Iterator[Code]:
    """The fewest rules that have to be forgiven until the turn can be explained, particular ones rather than general ones."""
    asked = turn.rules.jokers
    forgiving: dict[str, Any] = {
        "joker_lock": JokerLock.NONE,
        "joker_free_by_manipulation": True,
        "joker_replace_source": JokerReplaceSource.RACK_OR_TABLE,
        "joker_reuse": JokerReuse.ANYWHERE,
        "group_joker_replace": GroupJokerReplace.EITHER_MISSING,
    }

    def is_explained(knobs: dict[str, Any], *, may_take: bool, forgiven: Iterable[int] = ()) -> bool:
        weaker = replace(
            turn,
            rules=_with_jokers(turn.rules, tuple(knobs.items())),
            may_take=may_take,
            need_not_be_new=frozenset(forgiven),
        )
        return is_accounted(weaker, work, only=only)

    broken: list[Code] = []
    mild_lock = min(asked.joker_lock, JokerLock.NO_SPLIT, key=_LOCKS.index)
    rules_in_order: list[tuple[Code, dict[str, Any]]] = [
        (_freed(turn.rules), {"joker_lock": mild_lock, "joker_free_by_manipulation": asked.joker_free_by_manipulation}),
        (Code.JOKER_SET_SHRUNK, {"joker_lock": asked.joker_lock}),
        (Code.JOKER_REPLACED_FROM_TABLE, {"joker_replace_source": asked.joker_replace_source}),
        (Code.JOKER_NOT_IN_NEW_SET, {"joker_reuse": min(asked.joker_reuse, JokerReuse.NEW_SET, key=_REUSES.index)}),
        (Code.JOKER_NEW_SET_NEEDS_RACK, {"joker_reuse": asked.joker_reuse}),
        (Code.JOKER_GROUP_NEEDS_BOTH, {"group_joker_replace": asked.group_joker_replace}),
    ]
    if not _lies_exchanged(turn, only):
        # no set lies with a tile in the place of its joker: that a table tile could have replaced it is no explanation
        rules_in_order.sort(key=lambda item: item[0] is not Code.JOKER_REPLACED_FROM_TABLE)
    for code, knobs in rules_in_order:
        stricter = forgiving | knobs
        if stricter == forgiving or _implied(code, broken):
            continue
        if is_explained(stricter, may_take=True):
            forgiving = stricter
        else:
            broken.append(code)
            yield code
    if not turn.may_take and not is_explained(forgiving, may_take=False):
        yield Code.JOKER_TOO_EARLY
    is_open = asked.joker_reuse is not JokerReuse.NEW_SET and Code.JOKER_NEW_SET_NEEDS_RACK not in named
    if only is None and is_open and Code.JOKER_NOT_IN_NEW_SET in broken:
        # the sets that are not new are named by that; others may be new, but not of the tiles that the rules want
        homes = [i for i, row in enumerate(turn.after) if has_joker(row)]
        new_set = forgiving | {"joker_reuse": JokerReuse.NEW_SET}
        old = [i for i in homes if not is_explained(new_set, may_take=True, forgiven=[k for k in homes if k != i])]
        if old and not is_explained(forgiving | {"joker_reuse": asked.joker_reuse}, may_take=True, forgiven=old):
            yield Code.JOKER_NEW_SET_NEEDS_RACK


def _lies_exchanged(turn: JokerTurn, only: Sequence[int] | None) -> bool:
    """True if a joker set lies on the final table with other tiles in the place of a joker."""
    asked = [row for i, row in enumerate(turn.before) if has_joker(row) and (only is None or i in only)]
    became = [after for row in asked for place in joker_places(row) for _, after in exchanges(row, place, turn.rules)]
    return any(holds(final, row, turn.rules) for row in became for final in turn.after)


_LOCKS = (JokerLock.NONE, JokerLock.NO_SPLIT, JokerLock.NO_SPLIT_NO_REMOVE)
_REUSES = (JokerReuse.ANYWHERE, JokerReuse.NEW_SET, JokerReuse.NEW_SET_SOME_RACK, JokerReuse.NEW_SET_ALL_RACK)


def _implied(code: Code, broken: list[Code]) -> bool:
    """True if a weaker form of the same rule is broken already."""
    if code is Code.JOKER_SET_SHRUNK:
        return Code.JOKER_SET_SPLIT in broken or Code.JOKER_FREED in broken
    return code is Code.JOKER_NEW_SET_NEEDS_RACK and Code.JOKER_NOT_IN_NEW_SET in broken


def _freed(rules: Ruleset) -> Code:
    return Code.JOKER_FREED if rules.jokers.joker_lock is JokerLock.NONE else Code.JOKER_SET_SPLIT


@lru_cache(maxsize=256)
def _with_jokers(rules: Ruleset, change: tuple[tuple[str, Any], ...]) -> Ruleset:
    # made once, because what is remembered about sets is found faster by the same rules than by equal ones
    return replace(rules, jokers=replace(rules.jokers, **dict(change)))


def _disturbed(turn: JokerTurn) -> Iterator[int]:
    """The joker sets that no final set holds unbroken."""
    for i, row in enumerate(turn.before):
        if has_joker(row) and not any(holds(final, row, turn.rules) for final in turn.after):
            yield i
