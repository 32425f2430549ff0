"""Two servers with the same room, whose games differ only in what some viewer may not know."""

import contextlib
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from meldstone import values
from meldstone.game import events as gev
from meldstone.game.state import State
from meldstone.server import protocol as p
from meldstone.server.protocol.settings import Settings
from meldstone.server.room import events as ev
from meldstone.server.room.decide import create, decide
from meldstone.server.room.decision_context import Context
from meldstone.server.room.events import Player
from meldstone.server.room.evolve import evolve
from meldstone.server.room.lobby import listing
from meldstone.server.room.room import Room
from meldstone.server.room.rules import checked
from meldstone.store import Append, Heading, LogId, sqlite_url
from meldstone.tiles import Tile
from tests.server.inside import NOW, Inside, LogLines, SteppedClock, Wire, inside

ROOM = "twinroom"


SEED, OTHER_SEED = "5a" * 32, "c3" * 32
"""Of the deal; `tests/server/many_deals.py` takes others."""


PEOPLE = [Player(f"g{number:016x}", name) for number, name in enumerate(["Ada", "Bela", "Cleo"])]


STRANGER = Player("g00000000000000ee", "Eve")


# --- two games that differ in what is hidden --------------------------------------------------------------------------------------


def opened(settings: Settings) -> list[ev.AnyRecord]:
    """The log of a room in which the first game was just dealt."""

    def context(who: Player) -> Context:
        return Context(who, NOW, lambda: SEED)

    records: list[ev.AnyRecord] = []
    room: Room | None = None
    more = create(ROOM, checked(settings), "invitation", "", context(PEOPLE[0]))
    for who in PEOPLE[: settings.seats]:
        for record in more:
            room = evolve(room, record, ROOM)
        records += more
        assert room is not None
        more = decide(room, p.Sit(request=f"sit-{who.id}"), context(who))
    return records + more


def dealt_in(records: list[ev.AnyRecord]) -> gev.Dealt:
    return next(record.event for record in records if isinstance(record, ev.Happened) and isinstance(record.event, gev.Dealt))


def hidden_tiles(dealt: gev.Dealt, viewer: int | None, *, next_draws: bool) -> list[Tile]:
    """Some tiles of every rack but the viewer's, and of the pool the second half, or those that the others draw first."""
    racks = [tile for seat, rack in enumerate(dealt.racks) if seat != viewer for tile in rack[::2]]
    pool = [*dealt.middle, *[tile for stack in dealt.bank for tile in stack]]
    if next_draws and viewer is not None:
        players = len(dealt.racks)
        mine = {(viewer - dealt.starter) % players, (dealt.starter - viewer) % players}
        return racks + [tile for number, tile in enumerate(pool[:24]) if number % players not in mine]
    return racks + pool[len(pool) // 2 :]


def twin(records: list[ev.AnyRecord], hidden: list[Tile]) -> list[ev.AnyRecord]:
    """The same log with the hidden tiles at each other's places, and another seed behind the same commitment."""
    moved = dict(zip(hidden, hidden[7:] + hidden[:7], strict=True))

    def change(event: gev.AnyEvent) -> gev.AnyEvent:
        if isinstance(event, gev.GameOpened):
            return values.replace(event, seed=OTHER_SEED)
        if isinstance(event, gev.Dealt):

            def swap(stack: tuple[Tile, ...]) -> tuple[Tile, ...]:
                return tuple(moved.get(tile, tile) for tile in stack)

            return values.replace(
                event,
                racks=tuple(swap(rack) for rack in event.racks),
                middle=swap(event.middle),
                bank=tuple(swap(stack) for stack in event.bank),
            )
        return event

    def change_record(record: ev.AnyRecord) -> ev.AnyRecord:
        if isinstance(record, ev.Promised):
            return replace(record, seed=OTHER_SEED)
        return replace(record, event=change(record.event)) if isinstance(record, ev.Happened) else record

    return [change_record(record) for record in records]


@dataclass
class World:
    """One of the two servers, everybody in the room, and everything that the viewers were sent."""

    server: Inside
    logs: LogLines
    seats: list[Wire] = field(default_factory=list)
    stranger: Wire = field(default_factory=Wire)

    @property
    def room(self) -> Room:
        return self.server.context.registry.rooms[ROOM].room

    @property
    def game(self) -> State:
        assert self.room.game is not None
        return self.room.game

    async def begin(self, records: list[ev.AnyRecord]) -> None:
        room: Room | None = None
        for record in records:
            room = evolve(room, record, ROOM)
        assert room is not None
        heading = Heading(status=room.status, deadline=room.deadline(60_000), listing=listing(room))
        data = [ev.encode_record(record) for record in records]
        await self.server.store.append(Append(LogId(ROOM), 0, data, heading, players=room.players))
        for who in PEOPLE[: len(room.seats)]:
            self.seats.append(await self.server.enter(ROOM, self.headers(who)))
        self.stranger = await self.server.enter(ROOM, self.headers(STRANGER))
        await self.settle()

    def headers(self, who: Player) -> dict[str, str]:
        return self.server.guest(who.id, who.name)

    async def settle(self) -> None:
        """Everything that was on its way has arrived."""
        for wire in (*self.seats, self.stranger):
            assert await wire.ping()

    async def ask(self, seat: int | None, message: p.ClientMessage) -> p.ServerMessage:
        answer = await (self.stranger if seat is None else self.seats[seat]).ask(message)
        await self.settle()
        return answer

    def heard(self, viewer: int | None) -> list[str]:
        """What the viewer was sent since the last call; all others forget theirs.

        Who is present is told once for a moment of the clock, so that its place among the answers is chance.
        """
        received = (self.stranger if viewer is None else self.seats[viewer]).received
        found = [line for line in received if not line.startswith('{"type":"presence"')]
        for wire in (*self.seats, self.stranger):
            wire.received.clear()
        return found


PATHS = [
    "/api/rooms",
    f"/api/rooms/{ROOM}",
    f"/api/rooms/{ROOM}/happenings",
    "/api/my-rooms",
    "/api/my-tables",
    "/api/session",
    "/api/games",
    "/api/games?results=true",
    "/api/best-turn",
    f"/api/games?room={ROOM}",
    f"/api/games/{ROOM}.1.1",
    f"/api/games/{ROOM}.1.1/record?form=json",
    f"/api/games/{ROOM}.1.1/deal",
    f"/api/games/{ROOM}.1.1/replay?step=3&seat=1",
    f"/api/ratings/{PEOPLE[1].id}",
    "/api/leaderboard",
    "/api/health",
    "/api/metrics",
    "/api/openapi.json",
    "/api/editions",
    "/",
]


def without_durations(text: str) -> str:
    """Metrics without how long things took, what waits for the disk, what the process uses: what two runs cannot share."""
    timed = (
        r"((?:meldstone_(?:command_seconds_(?:bucket|sum)|loop_lag_seconds_(?:bucket|sum|count)|store_pending)|process_)\S*) \S+"
    )
    return re.sub(timed, r"\1", text)


async def fetched(world: World, who: Player) -> list[tuple[str, object]]:
    out: list[tuple[str, object]] = []
    for path in PATHS:
        answer = await world.server.http("GET", path, headers=world.headers(who))
        headers = [header for header in answer.headers if path != "/api/metrics" or header[0] != b"content-length"]
        out.append((path, (answer.status, headers, without_durations(answer.body.decode()))))
    return out


@contextlib.asynccontextmanager
async def twins(
    directory: Path, settings: Settings, viewer: int | None, logs: LogLines, *, next_draws: bool = False
) -> AsyncIterator[tuple[World, World, list[Tile]]]:
    records = opened(settings)
    hidden = hidden_tiles(dealt_in(records), viewer, next_draws=next_draws)
    assert len(hidden) > 20
    names = ("one", "two")
    async with contextlib.AsyncExitStack() as stack:
        worlds = []
        for name, log in zip(names, (records, twin(records, hidden)), strict=True):
            server = await stack.enter_async_context(inside(sqlite_url(directory / f"{name}.db"), SteppedClock()))
            worlds.append(World(server, logs))
            await worlds[-1].begin(log)
        first, second = worlds
        assert first.game != second.game
        yield first, second, hidden
