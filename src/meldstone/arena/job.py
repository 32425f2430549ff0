"""What is to be played: who, by which rules, from which seed.

Every deal is played several times with the bots in other seats, so that each of them has every rack of the deal once and luck
counts for less. The seed of a deal depends on the seed of the job and the number of the deal alone: whoever plays it, and when, the
tiles are the same.
"""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache
from hashlib import sha256
from itertools import combinations

from meldstone.bots.bot import THINK
from meldstone.json_form import parsed, sorted_json
from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.values import value

LineUp = tuple[str, ...]
"""The bots by seat."""


@value
class Job:
    """One match or league; how long it goes on is not part of it."""

    bots: tuple[str, ...]
    edition: str
    players: int
    seed: int
    overrides: dict[str, int | bool | str] = field(default_factory=dict)
    league: bool = False
    think: float = THINK
    """Seconds a turn, for bots that plan."""

    @property
    def rules(self) -> Ruleset:
        """The rules that are played."""
        return _rules(self.edition, sorted_json(self.overrides))

    @property
    def games_per_deal(self) -> int:
        """How often every deal is played."""
        return len(seatings(self))

    def deal_seed(self, deal: int) -> str:
        """The seed that a deal comes from, as `new_game` takes it."""
        return sha256(f"meldstone arena {self.seed} deal {deal}".encode()).hexdigest()


def plain_overrides(rules: Ruleset) -> dict[str, int | bool | str]:
    """What rules change against their edition, in plain values."""
    changed = rules.differences(ruleset(rules.name))
    return {name: value.value if hasattr(value, "value") else value for name, value in changed.items()}


def seatings(job: Job) -> tuple[LineUp, ...]:
    """All seatings that every deal is played with: each table of the job, turned on seat by seat.

    >>> seatings(Job(("master", "skilled"), "classic", 3, seed=1))
    (('master', 'skilled', 'skilled'), ('skilled', 'master', 'skilled'), ('skilled', 'skilled', 'master'))
    >>> seatings(Job(("a", "b", "c"), "classic", 2, seed=1, league=True))
    (('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b'))
    """
    return tuple([seating for table in tables(job) for seating in _turned(table)])


def tables(job: Job) -> tuple[LineUp, ...]:
    """Who meets whom: in a league every choice of the bots; else one table, where the last bot takes the seats that are left."""
    if job.league:
        return tuple(combinations(job.bots, job.players))
    return ((*job.bots, *[job.bots[-1]] * (job.players - len(job.bots))),)


def _turned(table: LineUp) -> list[LineUp]:
    turned = [table[-seats:] + table[:-seats] if seats else table for seats in range(len(table))]
    return list(dict.fromkeys(turned))


@lru_cache(maxsize=16)
def _rules(edition: str, overrides: str) -> Ruleset:
    return ruleset(edition, parsed(overrides))
