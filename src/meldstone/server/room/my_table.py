"""What somebody who sits at a table sees of it from outside, on the first page: whose turn it is since when, who is there."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from meldstone.game.state import Phase
from meldstone.game.view import View
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room.public_view import game_view
from meldstone.server.room.room import Room


class TableState(StrEnum):
    """What a table waits for."""

    YOUR_TURN = "your-turn"
    THEIR_TURN = "their-turn"
    PLAYERS = "waiting-for-players"
    NEXT_GAME = "next-game"
    """A game of the match is over, the next one follows."""
    FINISHED = "finished"


class TablePlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as the card of a table shows it."""

    player: str | None = None
    """The public id of whoever sits there."""
    name: str
    """Empty for a bot (see `bot`), a free seat, or somebody who deleted the account."""
    you: bool = False
    bot: str | None = None
    """The level of the bot that plays here, also for somebody who is away."""
    free: bool = False
    away: bool = False
    """Got up, or a bot plays for them."""
    tiles: int | None = None
    """Tiles left; null where that is not shown, or no game was dealt."""
    turn: bool = False
    points: int | None = None
    """Of the match so far, or at its end; null before the first game is over."""


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which I sit, for a card on the first page."""

    room: str
    state: TableState
    since: int
    """Since when it is so, in milliseconds of the server's clock: your turn since then, finished at that time."""
    time: int
    """Now, on the server's clock: for how long ago it was, whatever the clock of the device says."""
    deadline: int | None = None
    """When the turn is over by the clock."""
    edition: str
    custom: bool
    """Some knob differs from the edition."""
    games: int
    game: int
    """Which game of the match it is, from 1; 0 before the first."""
    seconds: int
    """Seconds for a turn; 0 without a clock, or where a turn takes days."""
    days: int = 0
    rated: bool = False
    paused: bool = False
    bot_plays: bool = False
    """A bot plays for me until I come back."""
    code: str | None = None
    players: tuple[TablePlayer, ...]
    finished_game: str | None = None
    """The last game that ended here: `/api/games/{id}`."""


def my_table(room: Room, who: str, now: int) -> MyTable:
    """The table for a card of somebody who sits there."""
    seat = room.seat_of(who)
    seen = game_view(room, seat) if room.phase is not RoomPhase.OPEN else None
    state = _state(room, seen, seat)
    return MyTable(
        room=room.id,
        state=state,
        since=_since(room, seen, state),
        time=now,
        deadline=seen.deadline if seen is not None and room.phase is RoomPhase.PLAYING else None,
        edition=room.settings.edition,
        custom=bool(room.settings.knobs),
        games=room.settings.games,
        game=seen.game if seen is not None else 0,
        seconds=room.rules.clock.turn_seconds if not room.settings.days else 0,
        days=room.settings.days,
        rated=room.settings.rated,
        paused=room.paused_at is not None,
        bot_plays=seat is not None and room.seats[seat].bot is not None,
        code=room.code or None,
        players=_players(room, seen, seat),
        finished_game=room.game_id if room.phase in (RoomPhase.BETWEEN, RoomPhase.OVER) else None,
    )


def _state(room: Room, seen: View | None, seat: int | None) -> TableState:
    match room.phase:
        case RoomPhase.OPEN:
            return TableState.PLAYERS
        case RoomPhase.BETWEEN:
            return TableState.NEXT_GAME
        case RoomPhase.PLAYING if seen is not None:
            mine = not seen.seats[seat].ready if seen.phase is Phase.READY and seat is not None else seen.turn == seat
            return TableState.YOUR_TURN if mine else TableState.THEIR_TURN
    return TableState.FINISHED


def _since(room: Room, seen: View | None, state: TableState) -> int:
    if state in (TableState.NEXT_GAME, TableState.FINISHED):
        return room.between_since
    return seen.started if seen is not None else room.changed_at


def _players(room: Room, seen: View | None, seat: int | None) -> tuple[TablePlayer, ...]:
    totals = room.match.totals if room.match is not None and room.match.results else None
    running = seen is not None and seen.phase is Phase.PLAYING and room.phase is RoomPhase.PLAYING
    return tuple(
        TablePlayer(
            player=chair.owner.id if chair.owner is not None else None,
            name=chair.owner.name if chair.owner is not None else "",
            you=i == seat,
            bot=chair.bot,
            free=chair.free,
            away=chair.owner is not None and chair.away,
            tiles=seen.seats[i].tiles if seen is not None else None,
            turn=running and seen is not None and seen.turn == i,
            points=totals[i] if totals is not None else None,
        )
        for i, chair in enumerate(room.seats)
    )
