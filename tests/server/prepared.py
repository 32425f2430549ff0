"""Rooms in the middle of a game, written straight into a store: any table and any racks that the box of the rules allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meldstone.game import events as gev
from meldstone.game.deal import tiles_in_play
from meldstone.server import protocol as p
from meldstone.server.accounts.identity import COOKIE
from meldstone.server.accounts.tokens import IdentityKind, TokenClaim, sign
from meldstone.server.hosting.seeds import new_seed
from meldstone.server.protocol.settings import Settings
from meldstone.server.room import events as ev
from meldstone.server.room.decide import create, decide
from meldstone.server.room.decision_context import Context
from meldstone.server.room.events import AnyRecord, Player
from meldstone.server.room.evolve import evolve
from meldstone.server.room.lobby import listing
from meldstone.server.room.room import Room
from meldstone.server.room.rules import rules_of
from meldstone.store import Append, Heading, LogId, Store
from meldstone.tiles import Table, Tile, TileSet
from meldstone.values import replace


@dataclass(frozen=True)
class Prepared:
    """What a room begins with: its settings, the table, and the rack of seat 0, whose turn it is."""

    settings: Settings
    table: Table
    rack: tuple[Tile, ...]
    opened: bool = True


def guest_headers(key: bytes, id: str, name: str) -> dict[str, str]:
    """The session of a guest of the test's choice; `key` is the store's secret `session`."""
    return {"cookie": f"{COOKIE}={sign(TokenClaim(kind=IdentityKind.GUEST, id=id, name=name, expires=2**60), key)}"}


async def write_room(store: Store, id: str, prepared: Prepared, people: Sequence[Player], now: int) -> None:
    """Puts a room into the store: both people sit, and it is the turn of the first from now on."""
    records = create(id, prepared.settings, "secret", "", Context(people[0], now, new_seed))
    for number, person in enumerate(people):
        records += decide(_room(id, records), p.Sit(request=f"sit-{number}"), Context(person, now, new_seed))
    cut = next(i for i, record in enumerate(records) if isinstance(record, ev.Happened) and isinstance(record.event, gev.Dealt))
    records = [*records[:cut], *[ev.Happened(at=now, event=event) for event in _events(prepared, records[cut])]]
    room = _room(id, records)
    assert room.game is not None
    assert room.game.board.turn == 0
    heading = Heading(status=room.status, deadline=room.deadline(60_000), listing=listing(room))
    await store.append(Append(LogId(id), 0, [ev.encode_record(record) for record in records], heading, players=room.players))


def _room(id: str, records: Sequence[AnyRecord]) -> Room:
    room: Room | None = None
    for record in records:
        room = evolve(room, record, id)
    assert room is not None
    return room


def _events(prepared: Prepared, dealt: AnyRecord) -> list[gev.AnyEvent]:
    """A deal by which the others laid the table, after a first set of seat 0 if that seat has opened."""
    assert isinstance(dealt, ev.Happened)
    assert isinstance(dealt.event, gev.Dealt)
    first = dealt.event
    at, table = first.at, prepared.table
    mine = table[:1] if prepared.opened else ()
    own = (*prepared.rack, *[tile for tiles in mine for tile in tiles])
    used = {*own, *table.tiles}
    rest = [tile for tile in tiles_in_play(rules_of(prepared.settings), 2) if tile not in used]
    keeps = rest.pop()
    theirs = (*[tile for tile in table.tiles if tile not in own], keeps)
    events: list[gev.AnyEvent] = [
        replace(first, racks=(own, theirs), middle=tuple(rest), bank=(), open_tile=None, starter=0 if prepared.opened else 1)
    ]
    if prepared.opened:
        events.append(gev.Played(at=at, seat=0, table=Table(TileSet(tiles) for tiles in mine)))
    return [*events, gev.Played(at=at, seat=1, table=table)]
