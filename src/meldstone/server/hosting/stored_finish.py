"""The end of a game: its record, to be stored with the ratings after it."""

from __future__ import annotations

from meldstone.game import events as gev
from meldstone.notation.record import write_json_lines
from meldstone.server.hosting.ratings import RANKING, new_ratings
from meldstone.server.room import events as ev
from meldstone.server.room.decision_context import Records
from meldstone.server.room.room import Room
from meldstone.server.room.rules import not_rated
from meldstone.store import Finish, FinishedGame, GameId, GamePlayer, LogId, PlayerId, Store
from meldstone.values import replace


async def finish_of(before: Room, after: Room, records: Records, store: Store) -> Finish | None:
    """The finished game that these records end, to be stored together with them."""
    ends = next(
        (i for i, record in enumerate(records) if isinstance(record, ev.Happened) and isinstance(record.event, gev.GameEnded)), None
    )
    if ends is None or before.game is None:
        return None
    events = await _events(before, records[: ends + 1], store)
    last = records[ends]
    # rooms of before may be rated although such games are not any more
    rated = before.settings.rated and not_rated(before.settings) is None
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
        rated=rated,
        listed=before.settings.public,
    )
    ratings = await new_ratings(before, events[-1], last.at, store) if rated else ()
    return Finish(game=game, record=write_json_lines(events).encode(), ratings=ratings, ranking=RANKING)


async def _events(room: Room, records: Records, store: Store) -> list[gev.AnyEvent]:
    """All events of the current game, without names: they are read from the log, memory keeps only the state."""
    logged = [ev.decode_record(data) for data in await store.read(LogId(room.id), room.game_began)]
    logged = logged[: room.seq - room.game_began]
    events = [record.event for record in [*logged, *records] if isinstance(record, ev.Happened)]
    beginning = events[0]
    assert isinstance(beginning, gev.GameOpened)
    return [replace(beginning, names=()), *events[1:]]
