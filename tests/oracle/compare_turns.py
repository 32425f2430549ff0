"""A judge of turns against the brute-force reading of the joker law, on random turns.

Any `Judge` can be asked:

    for disagreement in compare(judge, 20_000, seed=1):
        print(disagreement)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from meldstone.rules.ruleset import Ruleset
from tests.oracle.brute_force_tables import TooLargeError
from tests.oracle.brute_force_turns import is_legal
from tests.oracle.made_turn import Turn, all_orders, variants
from tests.oracle.random_turns import random_rules, random_turns

Judge = Callable[[Turn], bool]
"""Is this turn legal?"""
MakeTurns = Callable[[int, int, Callable[[Random], Ruleset]], Iterator[Turn]]
"""So many turns of a seed, under rules that somebody makes."""


@dataclass(frozen=True)
class Disagreement:
    """A turn that the oracle and a judge see differently."""

    turn: Turn
    legal: bool
    """What the oracle says."""

    def __str__(self) -> str:
        return f"oracle: {'legal' if self.legal else 'not legal'}\n{self.turn}"


def compare(
    judge: Judge,
    count: int,
    seed: int,
    make_rules: Callable[[Random], Ruleset] = random_rules,
    make_turns: MakeTurns = random_turns,
) -> Iterator[Disagreement]:
    """The turns among `count` random ones that the judge sees differently; turns too large for the oracle are left out.

    The judge is also asked about the same turn with its sets in all orders, and in another order and turned round.
    """
    rng = Random(seed)
    for turn in make_turns(count, seed, make_rules):
        legal = verdict(turn)
        if legal is None:
            continue
        for written in (next(variants(turn, rng)), *all_orders(turn, rng)):
            if judge(written) is not legal:
                yield Disagreement(written, legal)
                break


def verdict(turn: Turn) -> bool | None:
    """What the oracle says; None if the turn is too large for it."""
    try:
        return oracle(turn)
    except TooLargeError:
        return None


def oracle(turn: Turn) -> bool:
    """The brute-force reading as a judge."""
    return is_legal(
        turn.before,
        turn.after,
        turn.rack,
        turn.rules,
        opened=turn.opened,
        into_new_set=turn.into_new_set,
        declared_before=turn.declared_before,
    )
