"""The core question of the solver, on faces alone.

Under free joker rules a table is only its tiles: given tiles that must lie on the table and tiles that may, which of the latter can
be placed so that everything falls into legal sets, and what are they worth? Strict editions add *locked* sets: pieces that stay as
they are and may only grow. Everything else (openings, exchanges, few changes) is asked in terms of this question.
"""

from __future__ import annotations

from typing import NamedTuple

from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import FACES, Face
from meldstone.values import value

FACE_COUNT = len(FACES)


@value
class LockedSet:
    """A joker set of a strict edition that must not be broken; tiles may be joined to it where a reading of it allows."""

    faces: tuple[Face, ...]


@value
class Problem:
    """What must be placed, what may be placed and what each placed tile is worth."""

    rules: Ruleset
    required: tuple[int, ...]
    """How many tiles of each face (by `Face.code`) must lie on the table, locked sets not counted."""
    optional: tuple[int, ...]
    """How many tiles of each face the rack holds."""
    weights: tuple[int, ...]
    """What placing one optional tile of a face is worth; may be negative."""
    locked: tuple[LockedSet, ...] = ()
    empty_bonus: int = 0
    """Worth of placing all optional tiles, on top of their weights."""
    minimum: int = 0
    """Opening points that the sets must reach together (nothing is required then; jokers count as read, see `opening_value`)."""
    above: int | None = None
    """If given, only answers worth more than this are of interest; where there is none, the solution may be any or none."""
    hasty: bool = False
    """True if a good answer will do, without a proof."""


@value
class Solution:
    """The best answer: how many optional tiles of each face are placed, all sets in legal order (grown locked sets included)."""

    placed: tuple[int, ...]
    sets: tuple[tuple[Face, ...], ...]
    value: int
    optimal: bool = True
    bound: int = 0
    """No answer is worth more than this; equal to `value` if the answer is proven optimal."""
    nodes: int = 0
    feasible: bool = True
    """False if no answer was found, because required tiles fit into no sets or opening points are out of reach; `optimal` then says
    whether it is proven that there is none.
    """


@value
class FewChanges:
    """Which old sets to break up so that as few as possible change; no solution if no fewer than asked for were found."""

    broken_up: tuple[int, ...]
    at_least: int
    """So many sets have to be broken up, whatever the answer."""
    solution: Solution | None


class KeepEffort(NamedTuple):
    """How long it is tried to leave sets of the table alone."""

    ask_nodes: int
    """For the question whether some sets can stay; without an answer by then, they are broken up."""
    nodes: int
    """For all these questions together."""
    asks: int
    """So many sets are asked about one by one."""


class ChangeEffort(NamedTuple):
    """How hard it is tried to change few sets."""

    scan_nodes: int
    """For the scan for few changes."""
    keep: KeepEffort
    """Where that scan finds nothing."""
