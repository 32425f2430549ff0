"""Ways into a room that is by invitation: the short code, the door of a private room, knocking."""

from __future__ import annotations

import msgspec

from meldstone.server.accounts.names import check_guest
from meldstone.server.hosting import door
from meldstone.server.http.route import Call, Endpoint, Nothing
from meldstone.server.protocol.codes import ServerCode, refuse, too_fast


class Invitation(msgspec.Struct, frozen=True):
    """Where a code leads: the room, and the secret of its link."""

    room: str
    invitation: str


class Door(msgspec.Struct, frozen=True):
    """What is told in front of a private room."""

    name: str
    """Of whoever it belongs to; empty if nobody of that name sits there."""


async def open_code(call: Call) -> Invitation:
    """The room behind five letters, in any spelling. Only wrong ones count towards the limits."""
    context = call.context
    mine, address = context.code_guesses.of(call.person), context.code_guesses_per_address
    # who was there before the flood is not refused for the wrong codes of neighbours, if it is a first one
    first = mine.any_left(mine.burst) and call.is_settled
    # taken before the store is asked: otherwise a hundred guesses at once would all find that there is one left
    if not mine.any_left():
        raise too_fast("codes")
    if not address.take(call.address):
        address = context.first_codes_per_address
        if not first or not address.take(call.address):
            raise too_fast("codes")
    if not mine.take():
        raise too_fast("codes")
    code = door.spelt(call.path("code"))
    log = await call.context.services.store.log_with_code(code) if code is not None else None
    if log is None:
        raise refuse(ServerCode.NO_SUCH_CODE)
    for bucket in (mine, *address.all_of(call.address)):
        bucket.give_back()
    live = await call.context.registry.room(log)
    identity = call.identity
    if identity is not None and live.room.is_closed_to(identity.id, identity.companions):
        raise refuse(ServerCode.SENT_AWAY)
    return Invitation(live.room.id, live.room.invitation)


async def show_door(call: Call) -> Door:
    """Whose private room it is, for somebody who has its address and no invitation."""
    room = (await call.context.registry.room(call.path("room"))).room
    seat = room.seat_of(room.owner)
    owner = room.seats[seat].owner if seat is not None else None
    return Door(owner.name if owner is not None else "")


async def knock(call: Call) -> Nothing:
    """Asks those who sit in a private room to be let in."""
    context, identity = call.context, call.identity
    assert identity is not None
    if not context.knocks.take(call.who.id) or not context.knocks_per_address.take(call.address):
        raise too_fast("knocks")
    await check_guest(call.who, context.config.name_length, context.services.store)
    live = await context.registry.room(call.path("room"))
    await door.knock(live, call.who, identity.companions, context.registry.blocks, context.services)
    return Nothing()


ENDPOINTS = (
    Endpoint("GET", "/api/codes/{code}", open_code, "The room behind a short code", Invitation),
    Endpoint("GET", "/api/rooms/{room}/door", show_door, "Whose private room it is", Door),
    Endpoint("POST", "/api/rooms/{room}/knock", knock, "Ask to be let in", signed_in=True),
)
