"""The result of a job: what it says of each bot, and every game, so that it can be counted again and continued."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import ClassVar

from meldstone.arena.job import Job
from meldstone.arena.league import Met, Rated, meetings, ratings
from meldstone.arena.sprt import SprtClaims, Verdict, verdict
from meldstone.arena.table import Games, GameSummary
from meldstone.arena.tally import BotTally, Tally, tally
from meldstone.json_form import JsonError, from_json, to_json
from meldstone.values import value

FORMAT = 1


@value
class BotResult:
    """One bot."""

    bot: str
    games: int
    """Seats taken: a bot that sits in three seats of a game plays it three times."""
    wins: int | float
    """A whole number unless wins were shared: each of k winners has 1/k."""
    win_rate: float
    ci95: tuple[float, float]
    points_per_game: float
    points_ci95: tuple[float, float]


@value
class Result:
    """All that a result file holds."""

    bots: tuple[BotResult, ...]
    job: Job
    wanted: int
    """Games that were asked for."""
    games: int
    deals: int
    turns_per_game: float
    endings: dict[str, int]
    faults: tuple[str, ...]
    sprt: Verdict | None
    ratings: tuple[Rated, ...]
    """Of a league, best first."""
    meetings: tuple[Met, ...]
    played: tuple[GameSummary, ...]
    format: int = FORMAT


@value
class Saved:
    """What has to be read again to go on; the rest follows from it."""

    skips_other_fields: ClassVar = True

    job: Job
    wanted: int
    played: tuple[GameSummary, ...]
    format: int
    sprt: SprtClaims | None = None

    @property
    def deals(self) -> list[Games]:
        """The games, deal by deal."""
        return [tuple(games) for _, games in groupby(self.played, key=lambda game: game.deal)]


class BrokenResultError(ValueError):
    """A file that is no result, or one that does not fit together."""


def result(job: Job, wanted: int, played: Sequence[Games], claims: SprtClaims | None = None) -> Result:
    """The result of these deals."""
    counted = tally(job, played)
    return Result(
        bots=bot_results(counted),
        job=job,
        wanted=wanted,
        games=counted.games,
        deals=counted.deals,
        turns_per_game=round(counted.turns / max(counted.games, 1), 3),
        endings=dict(sorted(counted.endings.items())),
        faults=tuple(faults_of(played)),
        sprt=None if claims is None else verdict(claims, counted.bots[job.bots[0]].wins),
        ratings=ratings(job, played) if job.league else (),
        meetings=meetings(job, played) if job.league and played else (),
        played=tuple([game for games in played for game in games]),
    )


def bot_results(counted: Tally) -> tuple[BotResult, ...]:
    """A line for each bot, in the order they were named in."""
    return tuple([_bot_result(bot, tally) for bot, tally in counted.bots.items()])


def _bot_result(bot: str, tally: BotTally) -> BotResult:
    share, points = tally.wins.share(), tally.points.plain()
    wins = round(tally.wins.total, 3)
    return BotResult(
        bot=bot,
        games=tally.wins.games,
        wins=int(wins) if wins.is_integer() else wins,
        win_rate=round(share.value, 6),
        ci95=(round(share.low, 6), round(share.high, 6)),
        points_per_game=round(points.value, 4),
        points_ci95=(round(points.low, 4), round(points.high, 4)),
    )


def faults_of(played: Iterable[Games]) -> list[str]:
    """Everything that went wrong, with the game it went wrong in."""
    return [f"deal {game.deal}, seating {game.seating}: {fault}" for games in played for game in games for fault in game.faults]


def encode_result(found: Result) -> bytes:
    """The result as a file."""
    return to_json(found) + b"\n"


def decode_result(data: bytes) -> Saved:
    """What a result file holds: whole deals, from the first one on."""
    try:
        saved: Saved = from_json(Saved, data)
    except JsonError as error:
        raise BrokenResultError(str(error)) from error
    if saved.format != FORMAT:
        raise BrokenResultError(f"format {saved.format}; known is {FORMAT}")
    whole = list(range(saved.job.games_per_deal))
    for deal, games in enumerate(saved.deals):
        if games[0].deal != deal or [game.seating for game in games] != whole:
            raise BrokenResultError(f"deal {deal} is not whole")
        if any(len(game.points) != saved.job.players or not game.winners for game in games):
            raise BrokenResultError(f"deal {deal} is for another number of players")
    return saved
