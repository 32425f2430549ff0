"""The end of a game: its record, and what it does to the ratings (OpenSkill, Plackett and Luce)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace
from openskill.models import PlackettLuce

from meldstone.game import events as gev
from meldstone.notation.record import write_json_lines
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Records
from meldstone.server.room.room import Room
from meldstone.store import Finish, FinishedGame, GameId, GamePlayer, LogId, PlayerId, Rating, Store


async def finish_of(before: Room, after: Room, records: Records, store: Store) -> Finish | None:
    """The finished game that these records end, to be stored together with them."""
    ends = next(
        (i for i, record in enumerate(records) if isinstance(record, ev.Happened) and isinstance(record.event, gev.GameEnded)), None
    )
    if ends is None or before.game is None:
        return None
    events = await _events(before, records[: ends + 1], store)
    last = records[ends]
    game = FinishedGame(
        id=GameId(before.game_id),
        log=LogId(before.id),
        players=tuple(
            GamePlayer(PlayerId(seat.owner.id), seat.owner.name)
            if seat.owner is not None
            else GamePlayer(None, f"{seat.bot} {i + 1}")
            for i, seat in enumerate(before.seats)
        ),
        edition=before.settings.edition,
        finished_at=last.at,
        rated=before.settings.rated,
        listed=before.settings.public,
    )
    ratings = await _new_ratings(before, events[-1], store) if before.settings.rated else ()
    return Finish(game=game, record=write_json_lines(events).encode(), ratings=ratings)


async def _events(room: Room, records: Records, store: Store) -> list[gev.AnyEvent]:
    """All events of the current game, without names: they are read from the log, memory keeps only the state."""
    logged = [ev.decode_record(data) for data in await store.read(LogId(room.id), room.game_began)]
    logged = logged[: room.seq - room.game_began]
    events = [record.event for record in [*logged, *records] if isinstance(record, ev.Happened)]
    opened = events[0]
    assert isinstance(opened, gev.GameOpened)
    return [replace(opened, names=()), *events[1:]]


async def _new_ratings(room: Room, ended: gev.AnyEvent, store: Store) -> tuple[Rating, ...]:
    assert isinstance(ended, gev.GameEnded)
    ids = [PlayerId(seat.owner.id) for seat in room.seats if seat.owner is not None]
    edition, size = room.settings.edition, len(room.seats)
    if len(ids) != size:
        return ()
    known = await store.ratings(edition, size, ids)
    return rated(edition, size, ids, ended.score.points, known)


def rated(
    edition: str, size: int, players: list[PlayerId], points: tuple[int, ...], known: dict[PlayerId, Rating]
) -> tuple[Rating, ...]:
    """The ratings after a game: more points is a better place, equal points share it."""
    model = _model()
    teams = []
    for player in players:
        old = known.get(player)
        teams.append([model.rating() if old is None else model.rating(mu=old.mu, sigma=old.sigma)])
    after = model.rate(teams, scores=[float(total) for total in points])
    return tuple(
        Rating(
            player=player,
            edition=edition,
            size=size,
            mu=team[0].mu,
            sigma=team[0].sigma,
            games=(known[player].games if player in known else 0) + 1,
        )
        for player, team in zip(players, after, strict=True)
    )


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()
