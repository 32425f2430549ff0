"""Blocking people, and reporting them to the operator."""

from __future__ import annotations

import contextlib
from secrets import token_hex
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meldstone.server.hosting.relay import announce_blocks
from meldstone.server.http.route import Call, Endpoint, Nothing
from meldstone.server.protocol.codec import encode
from meldstone.server.protocol.codes import too_fast
from meldstone.server.protocol.plain_text import plain_text
from meldstone.server.protocol.settings import ShortName
from meldstone.server.room.deleted_names import nameless_records, people_in
from meldstone.store import Block, LogId, PlayerId, Report, StoreError

_RECORDS: Final = 60
"""Records of the room's log that go with a report."""
PublicId = Annotated[str, Meta(min_length=1, max_length=40)]


class NewBlock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to block, and what to call them in the list."""

    player: PublicId
    name: ShortName = ""


class BlockInfo(msgspec.Struct, frozen=True):
    """Somebody whom I have blocked."""

    player: str
    name: str
    at: int


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator should know about somebody in a room."""

    room: PublicId
    player: PublicId
    name: ShortName = ""
    note: Annotated[str, Meta(max_length=500)] = ""
    invitation: Annotated[str, Meta(max_length=40)] = ""


async def list_blocks(call: Call) -> list[BlockInfo]:
    """Whom I have blocked, the last first."""
    found = await call.context.services.store.blocks(PlayerId(call.who.id))
    return [BlockInfo(block.blocked, block.name, block.at) for block in found]


async def add_block(call: Call) -> Nothing:
    """From now on I hear nothing of somebody, and they do not sit down at my tables."""
    services, who = call.context.services, call.who
    if call.body.player != who.id:
        name = plain_text(call.body.name)
        block = Block(player=PlayerId(who.id), blocked=PlayerId(call.body.player), name=name, at=services.clock.now())
        await call.context.registry.blocks.block(block)
        await _tell(call)
    return Nothing()


async def remove_block(call: Call) -> Nothing:
    """Somebody is welcome again."""
    await call.context.registry.blocks.unblock(call.who.id, call.path("player"))
    await _tell(call)
    return Nothing()


async def report(call: Call) -> Nothing:
    """Tells the operator about somebody. What was said in the room last goes along, as this server heard it."""
    context, who = call.context, call.who
    if not context.reports_per_client.take(who.id) or not context.reports_per_address.take(call.address):
        raise too_fast("reports")
    live = await context.registry.room(call.body.room)
    if not live.room.is_closed_to(who.id):
        # who was sent away was here: an owner must not be rid of a report like that
        live.admit(who.id, call.body.invitation)
    seat = live.room.seat_of(call.body.player)
    owner = live.room.seats[seat].owner if seat is not None else None
    said = next((line.name for line in reversed(live.chat_lines) if line.player == call.body.player), "")
    store = context.services.store
    account = await store.account(PlayerId(call.body.player))
    told = account.name if account is not None else plain_text(call.body.name)
    records = nameless_records(await store.read(LogId(live.room.id), max(live.room.seq - _RECORDS, 0)))
    await store.add_report(
        Report(
            id=token_hex(8),
            at=context.services.clock.now(),
            reporter=PlayerId(who.id),
            reported=PlayerId(call.body.player),
            name=owner.name if owner is not None else said or told,
            log=LogId(live.room.id),
            seq=live.room.seq,
            note=plain_text(call.body.note),
            chat=encode(live.chat_lines),
            records=records,
            people=tuple(sorted({*map(PlayerId, people_in(records)), *(PlayerId(line.player) for line in live.chat_lines)})),
        )
    )
    return Nothing()


async def _tell(call: Call) -> None:
    with contextlib.suppress(StoreError):
        await announce_blocks(call.who.id, call.context.services)


ENDPOINTS = (
    Endpoint("GET", "/api/blocks", list_blocks, "Whom I have blocked", list[BlockInfo], signed_in=True),
    Endpoint("POST", "/api/blocks", add_block, "Block somebody", body=NewBlock, signed_in=True),
    Endpoint("DELETE", "/api/blocks/{player}", remove_block, "Block somebody no longer", signed_in=True),
    Endpoint("POST", "/api/reports", report, "Report somebody to the operator", body=NewReport, signed_in=True),
)
