"""Counting games: win rates and points with 95 % intervals.

The games of one deal are not independent: the rack that was good for a bot in one seating was good for its rival in another. So
deals are counted, not games: the *design effect* compares how much the means of deals vary with how much they would if their games
had nothing to do with each other. Below 1, as it mostly is in paired deals, the interval is narrower than that of as many single
games. While there are few deals, the effect is drawn towards 1 as if `_PRIOR` deals of independent games had been seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from meldstone.arena.job import Job, seatings
from meldstone.arena.table import Games


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval."""

    value: float
    low: float
    high: float


Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
_PRIOR = 10


@dataclass(slots=True)
class Moments:
    """Running sums of a figure, by game and by deal."""

    games: int = 0
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0
    deal_means: float = 0.0
    deal_squares: float = 0.0

    def add(self, values: Sequence[float]) -> None:
        """Takes the values of one deal; every deal has equally many."""
        mean = sum(values) / len(values)
        self.games += len(values)
        self.deals += 1
        self.total += sum(values)
        self.squares += sum([value * value for value in values])
        self.deal_means += mean
        self.deal_squares += mean * mean

    @property
    def mean(self) -> float:
        """The mean of all games so far."""
        return self.total / self.games if self.games else 0.0

    @property
    def variance(self) -> float:
        """How much single games vary."""
        return max(self.squares / self.games - self.mean**2, 0.0) if self.games else 0.0

    @property
    def design_effect(self) -> float:
        """How much more (or less) the mean varies than that of as many independent games."""
        if not self.variance > 0:
            return 1.0
        independent = self.variance * self.deals / self.games
        between = max(self.deal_squares - self.deal_means**2 / self.deals, 0.0)
        return (between / independent + _PRIOR) / (self.deals - 1 + _PRIOR)

    def plain(self) -> Estimate:
        """The mean with a normal interval."""
        error = Z * sqrt(self.variance * self.design_effect / max(self.games - 1, 1))
        return Estimate(self.mean, self.mean - error, self.mean + error)

    def share(self) -> Estimate:
        """The mean of shares between 0 and 1 with the interval of Wilson, which is sound near both ends."""
        if not self.games:
            return Estimate(0.0, 0.0, 1.0)
        # wins that are shared vary less than wins and losses; what Wilson takes for granted is the latter
        whole = self.mean * (1 - self.mean)
        effect = self.design_effect * (self.variance / whole if whole > 0 and self.variance > 0 else 1.0)
        count = self.games / effect
        centre = (self.mean + Z * Z / (2 * count)) / (1 + Z * Z / count)
        error = Z * sqrt(whole / count + (Z / (2 * count)) ** 2) / (1 + Z * Z / count)
        return Estimate(self.mean, min(max(centre - error, 0.0), self.mean), max(min(centre + error, 1.0), self.mean))


@dataclass(slots=True)
class BotTally:
    """What one bot has reached. Who sits in several seats of a game plays it several times."""

    wins: Moments = field(default_factory=Moments)
    """Shares of a win: two who win together have a half each."""
    points: Moments = field(default_factory=Moments)


class Tally:
    """All bots of a job, deal by deal."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.bots = {bot: BotTally() for bot in job.bots}
        self.games = 0
        self.deals = 0
        self.turns = 0
        self.endings: dict[str, int] = {}
        self._seatings = seatings(job)

    def add(self, games: Games) -> None:
        """Counts all games of a deal."""
        wins: dict[str, list[float]] = {bot: [] for bot in self.bots}
        points: dict[str, list[float]] = {bot: [] for bot in self.bots}
        for game in games:
            for seat, bot in enumerate(self._seatings[game.seating]):
                wins[bot].append(1 / len(game.winners) if seat in game.winners else 0.0)
                points[bot].append(game.points[seat])
            self.turns += game.turns
            self.endings[game.ending] = self.endings.get(game.ending, 0) + 1
        for bot, tally in self.bots.items():
            tally.wins.add(wins[bot])
            tally.points.add(points[bot])
        self.games += len(games)
        self.deals += 1

    @property
    def even(self) -> float:
        """The share of wins that every bot would have if all were alike."""
        return 1 / self.job.players


def tally(job: Job, played: Iterable[Games]) -> Tally:
    """The count of all these deals."""
    out = Tally(job)
    for games in played:
        out.add(games)
    return out
