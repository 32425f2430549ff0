"""Rooms over HTTP: the lobby, making a room, quick play."""

from __future__ import annotations

import contextlib
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meldstone.server import protocol as p
from meldstone.server.accounts.names import check_guest
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.seeds import new_seed
from meldstone.server.http.route import Call, Endpoint
from meldstone.server.protocol import Happening, RoomInfo
from meldstone.server.protocol.codes import RefusedError, ServerCode, refuse, too_fast
from meldstone.server.protocol.settings import Settings
from meldstone.server.room.decide import decide
from meldstone.server.room.decision_context import Context
from meldstone.server.room.lobby import RoomListing
from meldstone.server.room.my_table import MyTable, TableState, my_table
from meldstone.server.room.public_view import room_info
from meldstone.server.room.rules import checked
from meldstone.store import PlayerId

_MOST_ROOMS: Final = 50


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room to make; `sit` takes the first free seat at once."""

    settings: Settings = Settings()
    sit: bool = True


class QuickPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to play, with how many."""

    edition: Annotated[str, Meta(max_length=100)] = "classic"
    seats: Annotated[int, Meta(ge=2, le=6)] = 4


class HappeningsQuery(msgspec.Struct, frozen=True):
    """After which sequence, or null for the game that is played; at most the last 200 are told."""

    after: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None
    invitation: Annotated[str, Meta(max_length=40)] = ""


class RoomQuery(msgspec.Struct, frozen=True):
    """The secret of an invitation link."""

    invitation: Annotated[str, Meta(max_length=40)] = ""


async def lobby(call: Call) -> list[RoomListing]:
    """Public rooms in which somebody is, those with a free seat first."""
    registry = call.context.registry
    blocked = await registry.blocks.of(call.identity.id) if call.identity is not None else frozenset()
    return [listing for listing in await registry.lobby.listings() if listing.owner not in blocked]


async def make_room(call: Call) -> RoomInfo:
    """Opens a room that belongs to whoever asks."""
    who = call.who
    settings = checked(call.body.settings)
    await check_guest(who, call.context.config.name_length, call.context.services.store)
    if settings.rated and not who.account:
        raise refuse(ServerCode.ACCOUNTS_ONLY)
    if not call.body.sit or len([level for level in settings.bots if level is not None]) == settings.seats:
        return _info(call, await _created(call, settings))
    async with call.context.registry.seating.one_more(who.id):
        live = await _created(call, settings)
        await _sit(call, live)
    return _info(call, live)


async def show_room(call: Call) -> RoomInfo:
    """A room, for those who may look into it."""
    live = await call.context.registry.room(call.path("room"))
    who = call.identity
    live.admit(who.id if who is not None else "", call.query.invitation, who.companions if who is not None else ())
    return _info(call, live, invited=live.invites(call.query.invitation))


async def show_happenings(call: Call) -> tuple[Happening, ...]:
    """What happened in a room since a sequence number. Of drawn tiles, a player sees only those that came to that player's rack."""
    live = await call.context.registry.room(call.path("room"))
    who = call.who
    live.admit(who.id, call.query.invitation, call.identity.companions if call.identity is not None else ())
    return await live.happened_after(call.query.after, live.room.seat_of(who.id))


async def quick_play(call: Call) -> RoomInfo:
    """Sits down in the fullest public room of this kind that still has a seat, or opens one."""
    who = call.who
    await check_guest(who, call.context.config.name_length, call.context.services.store)
    settings = checked(Settings(edition=call.body.edition, seats=call.body.seats))
    registry = call.context.registry
    blocked = await registry.blocks.of(who.id)
    waiting = [live for live in await registry.lobby.waiting_for(settings) if not blocked & {live.room.owner, *live.room.players}]
    for live in waiting:
        if live.room.seat_of(who.id) is not None:
            return _info(call, live)
    # what is played there may be changed while this one waits for a turn to sit down
    seen = [(live, live.room.seq) for live in waiting]
    async with registry.seating.one_more(who.id):
        for live, seq in seen:
            with contextlib.suppress(RefusedError):
                await _sit(call, live, seq)
                return _info(call, live)
        live = await _created(call, settings)
        await _sit(call, live)
        return _info(call, live)


async def my_rooms(call: Call) -> list[RoomInfo]:
    """Rooms in which whoever asks has a seat, to come back to from any device; what changed last comes first."""
    return [_info(call, live) for live in await _own_rooms(call)]


async def my_tables(call: Call) -> list[MyTable]:
    """The same rooms as cards of the first page: those that wait for whoever asks first, then what changed last."""
    now = call.context.services.clock.now()
    tables = [my_table(live.room, call.who.id, now) for live in await _own_rooms(call)]
    return sorted(tables, key=lambda table: table.state is not TableState.YOUR_TURN)


async def _own_rooms(call: Call) -> list[LiveRoom]:
    who, registry = call.who, call.context.registry
    found = []
    for entry in await call.context.services.store.logs_of(PlayerId(who.id), limit=_MOST_ROOMS):
        # a room may be closed and forgotten between the two questions
        with contextlib.suppress(RefusedError):
            live = await registry.room(entry.log)
            await live.catch_up(entry.last)
            found.append(live)
    return [live for live in found if live.room.seat_of(who.id) is not None]


async def _sit(call: Call, live: LiveRoom, seen: int = 0) -> None:
    """Sits down inside `one_more`, to what was played there after so many records."""
    companions = call.identity.companions if call.identity is not None else ()
    await call.context.registry.blocks.check_welcome(live, call.who.id, companions)
    context = Context(
        call.who, call.context.services.clock.now(), new_seed, companions, countdown=call.context.config.countdown_seconds * 1000
    )
    await live.submit(lambda room: decide(room, p.Sit(request="http", version=seen), context))


def _info(call: Call, live: LiveRoom, *, invited: bool = False) -> RoomInfo:
    id = call.identity.id if call.identity is not None else ""
    seat = live.room.seat_of(id)
    insider = invited or live.room.owner == id or seat is not None
    return room_info(live.room, call.context.services.between, insider=insider, seat=seat, owner=live.room.owner == id)


async def _created(call: Call, settings: Settings) -> LiveRoom:
    """A new room, unless somebody makes too many. Guest names cost nothing, so addresses are limited too."""
    context, lobby = call.context, call.context.registry.lobby
    mine = context.rooms_per_client.of(call.who.id)
    first = mine.any_left(mine.burst)
    # what neighbours made takes nobody's first room away
    if not mine.take() or (not context.rooms_per_address.take(call.address) and not first):
        raise too_fast("rooms")
    try:
        await lobby.make_way(call.who.id, call.address)
    except RefusedError:
        mine.give_back()
        raise
    live = await context.registry.create(settings, call.who)
    lobby.made(live.room.id, call.address)
    return live


ENDPOINTS = (
    Endpoint("GET", "/api/rooms", lobby, "The lobby: public rooms", list[RoomListing]),
    Endpoint("POST", "/api/rooms", make_room, "Make a room", RoomInfo, body=NewRoom, signed_in=True),
    Endpoint("GET", "/api/rooms/{room}", show_room, "Look at a room", RoomInfo, query=RoomQuery),
    Endpoint(
        "GET",
        "/api/rooms/{room}/happenings",
        show_happenings,
        "What happened in a room",
        tuple[Happening, ...],
        query=HappeningsQuery,
        signed_in=True,
    ),
    Endpoint("POST", "/api/quick-play", quick_play, "Find a game or open a room", RoomInfo, body=QuickPlay, signed_in=True),
    Endpoint("GET", "/api/my-rooms", my_rooms, "Rooms in which I have a seat", list[RoomInfo], signed_in=True),
    Endpoint("GET", "/api/my-tables", my_tables, "Cards of the tables at which I sit", list[MyTable], signed_in=True),
)
