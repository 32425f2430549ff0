"""The standing of a league: a rating for each bot, and who does how well against whom."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from openskill.models import PlackettLuce

from meldstone.arena.job import Job, seatings
from meldstone.arena.table import Games
from meldstone.arena.tally import Estimate, Moments
from meldstone.values import value


@value(kw_only=True)
class Rated:
    """One bot's OpenSkill rating; two bots that are `sigma` apart or less are hardly told apart."""

    bot: str
    mu: float
    """How strong it is thought to be."""
    sigma: float


@value(kw_only=True)
class Met:
    """How often one bot had more points than another at the same table; equal points are half a time."""

    bot: str
    against: str
    ahead: float
    """The part of their games, from 0 to 1."""
    ci95: tuple[float, float]


def ratings(job: Job, played: Iterable[Games]) -> tuple[Rated, ...]:
    """The ratings (Plackett and Luce, as the server rates people) after all games in order, best first."""
    model = PlackettLuce()
    known = {bot: model.rating() for bot in job.bots}
    line_ups = seatings(job)
    for games in played:
        for game in games:
            bots = line_ups[game.seating]
            after = model.rate([[known[bot]] for bot in bots], scores=[float(points) for points in game.points])
            known.update(zip(bots, [team[0] for team in after], strict=True))
    best = sorted(known.items(), key=lambda item: (-item[1].mu, item[0]))
    return tuple([Rated(bot=bot, mu=round(rating.mu, 4), sigma=round(rating.sigma, 4)) for bot, rating in best])


def meetings(job: Job, played: Iterable[Games]) -> tuple[Met, ...]:
    """Every bot against every other, both ways round."""
    line_ups = seatings(job)
    pairs = {pair: Moments() for pair in combinations(job.bots, 2)}
    for games in played:
        ahead: dict[tuple[str, str], list[float]] = {pair: [] for pair in pairs}
        for game in games:
            points = dict(zip(line_ups[game.seating], game.points, strict=True))
            for bot, other in pairs:
                if bot in points and other in points:
                    ahead[bot, other].append((1 + (points[bot] > points[other]) - (points[bot] < points[other])) / 2)
        for pair, values in ahead.items():
            pairs[pair].add(values)
    return tuple([met for (bot, other), moments in pairs.items() for met in _both_ways(bot, other, moments.share())])


def _both_ways(bot: str, other: str, share: Estimate) -> tuple[Met, Met]:
    low, value, high = round(share.low, 6), round(share.value, 6), round(share.high, 6)
    there, back = (low, high), (round(1 - high, 6), round(1 - low, 6))
    return (Met(bot=bot, against=other, ahead=value, ci95=there), Met(bot=other, against=bot, ahead=round(1 - value, 6), ci95=back))
