"""A sequential test: stop as soon as it is clear whether the first bot wins more than its share.

Two claims stand against each other: the first bot's share of wins is `low` (even, unless said otherwise), or it is `high`. After
every deal the log-likelihood ratio of the two is worked out from the mean and the variance of the deals so far (the generalised
sequential probability ratio test: it takes the mean of many deals for normal, and so knows pairs of games and tables of any size).
Above the upper bound the higher claim is accepted, below the lower bound the lower one; each of the two errors then happens in
about `ERROR` of all tests. Deals count in their order, so the test stops at the same deal however many workers play.
"""

from __future__ import annotations

from math import log
from typing import ClassVar, Final

from meldstone.arena.tally import Moments
from meldstone.values import value

ERROR: Final = 0.05
BOUND: Final = log((1 - ERROR) / ERROR)
_PRIOR: Final = 10
"""Deals of independent games that the variance is seen from at first, so that three equal deals do not look like certainty."""
_FEWEST: Final = 20
"""Deals below which nothing is normal."""


@value
class SprtClaims:
    """The two shares of wins that are weighed."""

    skips_other_fields: ClassVar = True

    low: float
    high: float


@value
class Verdict:
    """How the test stands."""

    low: float
    high: float
    llr: float
    """Log-likelihood ratio: positive speaks for the higher claim."""
    bounds: tuple[float, float]
    accepted: float | None
    """The claim that was accepted; None while the test goes on."""


def usual_claims(players: int) -> SprtClaims:
    """Even against a tenth more than even: 50 to 55 % for two players, 25 to 27.5 % for four."""
    return SprtClaims(1 / players, 1.1 / players)


def verdict(claims: SprtClaims, wins: Moments) -> Verdict:
    """The test after all deals so far."""
    llr = _ratio(claims, wins)
    accepted = None
    if wins.deals >= _FEWEST and abs(llr) >= BOUND:
        accepted = claims.high if llr > 0 else claims.low
    return Verdict(claims.low, claims.high, round(llr, 4), (round(-BOUND, 4), round(BOUND, 4)), accepted)


def _ratio(claims: SprtClaims, wins: Moments) -> float:
    if not wins.deals:
        return 0.0
    middle = (claims.low + claims.high) / 2
    single = middle * (1 - middle) * wins.deals / wins.games
    between = max(wins.deal_squares - wins.deal_means**2 / wins.deals, 0.0)
    variance = (between + _PRIOR * single) / (wins.deals - 1 + _PRIOR)
    return wins.deals * (claims.high - claims.low) * (wins.mean - middle) / variance
