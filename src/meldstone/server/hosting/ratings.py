"""What a rated game does to the ratings: OpenSkill (Plackett and Luce), weighed by whom it was played with (docs/ratings.md).

Accounts cost nothing, so a game counts as much as the others at the table are known: little against newcomers, less each time
the same people meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from openskill.models import PlackettLuce

from meldstone.game import events as gev
from meldstone.server.room.room import Room
from meldstone.store import Company, PlayerId, RankingRule, Rating, Store

RANKING: Final = RankingRule(games=10, people=5, established=5)
"""Established after ten rated games with five people; on the leaderboard after rated games with five established people."""
NEWCOMER_WEIGHT: Final = 0.02
"""What a game against somebody who is not established counts: ten victories over newcomers are worth less than one point."""
LATELY: Final = 30 * 86_400_000
"""Milliseconds in which games of the same people make each further one count less."""


async def new_ratings(room: Room, ended: gev.AnyEvent, now: int, store: Store) -> tuple[Rating, ...]:
    """The ratings of those who played, after a game; none if somebody has no account any more."""
    assert isinstance(ended, gev.GameEnded)
    ids = [PlayerId(seat.owner.id) for seat in room.seats if seat.owner is not None]
    edition, size = room.settings.edition, len(room.seats)
    if len(ids) != size:
        return ()
    known = await store.ratings(edition, size, ids)
    return rated(edition, size, ids, ended.score.points, known, await store.company(ids, now - LATELY))


def weight(player: PlayerId, players: Sequence[PlayerId], company: Company) -> float:
    """How much a game counts for somebody, from 0 to 1."""
    others = [other for other in players if other != player]
    trusted = [1.0 if other in company.established else NEWCOMER_WEIGHT for other in others]
    met = [company.together.get(frozenset({player, other}), 0) for other in others]
    return sum(trust / (1 + times) for trust, times in zip(trusted, met, strict=True)) / len(others)


def rated(
    edition: str,
    size: int,
    players: Sequence[PlayerId],
    points: tuple[int, ...],
    known: dict[PlayerId, Rating],
    company: Company,
) -> tuple[Rating, ...]:
    """The ratings after a game: more points is a better place, equal points share it."""
    model = _model()
    teams = []
    for player in players:
        old = known.get(player)
        teams.append([model.rating() if old is None else model.rating(mu=old.mu, sigma=old.sigma)])
    after = model.rate(teams, scores=[float(total) for total in points])
    found = []
    for player, (before,), (full,) in zip(players, teams, after, strict=True):
        part = weight(player, players, company)
        found.append(
            Rating(
                player=player,
                edition=edition,
                size=size,
                mu=before.mu + part * (full.mu - before.mu),
                sigma=before.sigma + part * (full.sigma - before.sigma),
                games=(known[player].games if player in known else 0) + 1,
            )
        )
    return tuple(found)


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()
