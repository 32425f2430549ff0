"""A turn that judges are asked about, and what is the same turn to every judge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from random import Random

from meldstone.rules.catalogue import ruleset
from meldstone.rules.choices import RunDirection
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_group, is_set
from meldstone.tiles import Face, faces_text

Row = tuple[Face, ...]


@dataclass(frozen=True)
class Turn:
    """Everything a judge is asked about."""

    rules: Ruleset
    before: tuple[Row, ...]
    after: tuple[Row, ...]
    rack: Row
    """What the seat held before the turn."""
    opened: bool
    into_new_set: Face | None
    declared_before: tuple[tuple[int, ...], ...]

    def __str__(self) -> str:
        lines = [
            f"rules    {self.rules.name} {rules_text(self.rules)}",
            f"before   {'; '.join(faces_text(row) for row in self.before)}",
            f"after    {'; '.join(faces_text(row) for row in self.after)}",
            f"rack     {faces_text(self.rack)}",
            f"opened   {self.opened}, taken {self.into_new_set}, declared {self.declared_before}",
        ]
        return "\n".join(lines)


def rules_text(rules: Ruleset) -> str:
    """The knobs that differ from the edition the rules are named after."""
    return ", ".join(f"{name}={value}" for name, value in rules.differences(ruleset(rules.name)).items())


_MOST_SETS_IN_ALL_ORDERS = 4
"""All orders of so many sets are tried; of more, some at random."""


_ORDERS_AT_RANDOM = 12


def all_orders(turn: Turn, rng: Random) -> Iterator[Turn]:
    """The same turn with the sets after it in every order, and those before it in every order, if they are few."""
    for order in _orders(len(turn.after), rng):
        yield replace(turn, after=tuple([turn.after[i] for i in order]))
    for order in _orders(len(turn.before), rng):
        declared = tuple([turn.declared_before[i] for i in order]) if turn.declared_before else ()
        yield replace(turn, before=tuple([turn.before[i] for i in order]), declared_before=declared)


def _orders(count: int, rng: Random) -> Iterator[tuple[int, ...]]:
    if count <= _MOST_SETS_IN_ALL_ORDERS:
        yield from permutations(range(count))
    else:
        yield from [tuple(rng.sample(range(count), count)) for _ in range(_ORDERS_AT_RANDOM)]


def variants(turn: Turn, rng: Random) -> Iterator[Turn]:
    """The same turn written differently: sets and rack in another order, runs turned round, groups shuffled."""
    while True:
        order = rng.sample(range(len(turn.before)), len(turn.before))
        before, declared = [], []
        for i in order:
            row, numbers = turn.before[i], turn.declared_before[i] if turn.declared_before else ()
            # a declared reading is written from left to right
            if rng.random() < 0.5 and _means_the_same_turned(row, turn.rules):
                row, numbers = row[::-1], numbers[::-1]
            before.append(row)
            declared.append(numbers)
        after = [_rewritten(row, turn.rules, rng) for row in rng.sample(turn.after, len(turn.after))]
        yield replace(
            turn,
            before=tuple(before),
            after=tuple(after),
            rack=tuple(rng.sample(turn.rack, len(turn.rack))),
            declared_before=tuple(declared) if turn.declared_before else (),
        )


def _rewritten(row: Row, rules: Ruleset, rng: Random) -> Row:
    if is_group(row, rules) and not any(not face.number for face in row):
        return tuple(rng.sample(row, len(row)))
    return row[::-1] if rng.random() < 0.5 and _means_the_same_turned(row, rules) else row


def _means_the_same_turned(row: Row, rules: Ruleset) -> bool:
    """True if a set read from its other end has the same readings: where runs only rise, the jokers of `J R5 C` change numbers."""
    return is_set(row[::-1], rules) and (rules.sets.run_direction is RunDirection.BOTH or not has_joker(row))


def has_joker(row: Row) -> bool:
    return any(not face.number for face in row)
