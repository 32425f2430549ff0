"""Nothing hidden leaves the process.

Two servers hold the same game with the same names, times and requests; only what a viewer may not know differs: the tiles on other
racks and deep in the pool, and the seed. Both get the same requests, and every byte that the viewer gets back has to be the same,
until the moment at which the difference may be seen.
"""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from meldstone.bots.simple import Novice, spare_tile
from meldstone.game import commands as cmd
from meldstone.game import events as gev
from meldstone.game.state import Phase, State
from meldstone.game.view import view
from meldstone.rules.ruleset import Ruleset
from meldstone.server import protocol as p
from meldstone.server.client import as_message
from meldstone.server.room import events as ev
from meldstone.server.room.decide import Context, create, decide
from meldstone.server.room.events import Player
from meldstone.server.room.lobby import listing
from meldstone.server.room.room import Room, RoomPhase, evolve
from meldstone.server.room.settings import Settings, checked, rules_of
from meldstone.store import Heading, LogId, sqlite_url
from meldstone.tiles import Table, Tile
from tests.server.client import Client
from tests.server.conftest import clients, run
from tests.server.inside import NOW, Inside, LogLines, SteppedClock, Wire, all_logs, inside
from tests.server.running import Server
from tests.server.test_coming_back import seated

ROOM = "twinroom"
SEED, OTHER_SEED = "5a" * 32, "c3" * 32
PEOPLE = [Player(f"g{number:016x}", name) for number, name in enumerate(["Ada", "Bela", "Cleo"])]
STRANGER = Player("g00000000000000ee", "Eve")
EDITIONS = ["classic", "twist", "original", "rummy-discard", "rummy-open-tile", "tournament"]
QUOTED_TILE = re.compile(r'"((?:[KOBRGV](?:1[0-3]|[1-9])|[JDCM])[bcd]?)"')
MOST_STEPS = 400


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
    return next(one.event for one in records if isinstance(one, ev.Happened) and isinstance(one.event, gev.Dealt))


def hidden_tiles(dealt: gev.Dealt, viewer: int | None) -> list[Tile]:
    """Some tiles of every rack but the viewer's, and the second half of the pool."""
    racks = [tile for seat, rack in enumerate(dealt.racks) if seat != viewer for tile in rack[::2]]
    pool = [*dealt.middle, *[tile for stack in dealt.bank for tile in stack]]
    return racks + pool[len(pool) // 2 :]


def twin(records: list[ev.AnyRecord], hidden: list[Tile]) -> list[ev.AnyRecord]:
    """The same log with the hidden tiles at each other's places, and another seed behind the same commitment."""
    moved = dict(zip(hidden, hidden[7:] + hidden[:7], strict=True))

    def change(event: gev.AnyEvent) -> gev.AnyEvent:
        if isinstance(event, gev.GameOpened):
            return replace(event, seed=OTHER_SEED)
        if isinstance(event, gev.Dealt):

            def swap(stack: tuple[Tile, ...]) -> tuple[Tile, ...]:
                return tuple(moved.get(tile, tile) for tile in stack)

            return replace(
                event,
                racks=tuple(swap(rack) for rack in event.racks),
                middle=swap(event.middle),
                bank=tuple(swap(stack) for stack in event.bank),
            )
        return event

    return [replace(one, event=change(one.event)) if isinstance(one, ev.Happened) else one for one in records]


@dataclass
class World:
    """One of the two servers, everybody in the room, and everything that the viewers were sent."""

    server: Inside
    logs: LogLines
    seats: list[Wire] = field(default_factory=list)
    stranger: Wire = field(default_factory=Wire)

    @property
    def room(self) -> Room:
        return self.server.desk.house.rooms[ROOM].room

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
        await self.server.store.append(LogId(ROOM), 0, [ev.encode_record(one) for one in records], heading)
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
        """What the viewer was sent since the last call; all others forget theirs."""
        found = list((self.stranger if viewer is None else self.seats[viewer]).received)
        for wire in (*self.seats, self.stranger):
            wire.received.clear()
        return found


PATHS = [
    "/api/rooms",
    f"/api/rooms/{ROOM}",
    "/api/my-rooms",
    "/api/session",
    "/api/games",
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
    """Metrics without how long things took, the one thing that two runs cannot share."""
    return re.sub(r"(meldstone_command_seconds_(?:bucket|sum)\S*) \S+", r"\1", text)


async def fetched(world: World, who: Player) -> list[tuple[str, object]]:
    out: list[tuple[str, object]] = []
    for path in PATHS:
        answer = await world.server.http("GET", path, headers=world.headers(who))
        headers = [one for one in answer.headers if path != "/api/metrics" or one[0] != b"content-length"]
        out.append((path, (answer.status, headers, without_durations(answer.body.decode()))))
    return out


@contextlib.asynccontextmanager
async def twins(
    directory: Path, settings: Settings, viewer: int | None, logs: LogLines
) -> AsyncIterator[tuple[World, World, list[Tile]]]:
    records = opened(settings)
    hidden = hidden_tiles(dealt_in(records), viewer)
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


# --- what is asked ----------------------------------------------------------------------------------------------------------------


def chosen(game: State, seat: int, hidden: set[Tile], rules: Ruleset) -> cmd.AnyCommand:
    """A bot's move that touches no tile which differs between the twins."""
    seen = view(game, seat)
    usable = tuple(tile for tile in seen.rack if tile not in hidden)
    return Novice().choose(replace(seen, rack=usable or seen.rack), rules)


def ways_out(game: State, seat: int, hidden: set[Tile]) -> Iterator[cmd.AnyCommand]:
    """What to do where the bot was refused."""
    usable = [tile for tile in game.position.seats[seat].rack if tile not in hidden]
    yield cmd.Draw(seat=seat, version=game.version)
    yield cmd.Pass(seat=seat, version=game.version)
    if usable:
        yield cmd.Discard(seat=seat, version=game.version, tile=spare_tile(usable))


def probes(game: State, seat: int | None, hidden: list[Tile]) -> list[p.ClientMessage]:
    """What a curious client asks: everything that is refused, most of it about tiles that it cannot see."""
    at_turn = seat is not None and game.position.turn == seat
    three = tuple(hidden[:3])
    table = Table.of([*game.position.table, three])
    version = game.version
    asked: list[Any] = [
        {"type": p.Draft, "table": Table.of([three])},
        {"type": p.Draft, "table": table, "took": cmd.Took.DISCARD},
        {"type": p.Draft, "table": table, "took": cmd.Took.OPEN_TILE, "version": version - 1},
        {"type": p.Chat, "text": "who has " + " ".join(map(str, three))},
        {"type": p.React, "reaction": p.Reaction.THINKING},
        {"type": p.Sit, "seat": 1},
        {"type": p.Start},
        {"type": p.SeatBot, "seat": 1, "level": "novice"},
        {"type": p.GoOn},
        {"type": p.Resume},
        {"type": p.ComeBack},
        {"type": p.Ruling, "decision": "undo", "penalty_seat": 1, "penalty_tiles": 3},
        {"type": p.Play, "table": table, "version": version - 1},
        {"type": p.Discard, "tile": hidden[0], "version": version + 1},
    ]
    if not at_turn:
        # these could be accepted from the player at turn
        asked += [
            {"type": p.Play, "table": table},
            {"type": p.Play, "table": Table.of([three]), "took": cmd.Took.DISCARD, "declared": ((1, 2, 3),)},
            {"type": p.Discard, "tile": hidden[1]},
            {"type": p.Draw, "stack": 3},
            {"type": p.Pass},
            {"type": p.AnnounceOpening},
            {"type": p.DemandRedeal},
            {"type": p.AskCount, "of": 1},
            {"type": p.Ready},
        ]
    else:
        # in some editions this costs the turn, in both worlds
        asked.append({"type": p.Play, "table": table})
    made: list[p.ClientMessage] = []
    for number, one in enumerate(asked):
        fields = {"version": version, **one}
        kind = fields.pop("type")
        made.append(kind(request=f"probe-{version}-{number}", **fields))
    return made


def draws_what_differs(first: World, second: World, command: p.ClientMessage, seat: int) -> bool:
    """True if the viewer is about to get a tile that the twins have swapped: from then on they may differ."""
    if isinstance(command, p.Draw) and command.stack is not None:
        return True
    return first.game.position.pool.draw(8)[0] != second.game.position.pool.draw(8)[0]


async def compare(directory: Path, edition: str, viewer: int | None) -> int:
    """Plays a game on both servers; the number of messages that were compared."""
    settings = Settings(edition=edition, seats=3, seconds=60, fill_abandoned=False)
    rules = rules_of(settings)
    compared = 0
    with all_logs() as logs:
        async with twins(directory, settings, viewer, logs) as (first, second, hidden):
            logs.taken()
            known = KnownTiles(viewer)
            who = STRANGER if viewer is None else PEOPLE[viewer]

            async def both(seat: int | None, message: p.ClientMessage) -> tuple[p.ServerMessage, p.ServerMessage]:
                nonlocal compared
                answers, bytes_heard, lines = [], [], []
                known.asked(seat, message)
                for world in (first, second):
                    answers.append(await world.ask(seat, message))
                    bytes_heard.append(world.heard(viewer))
                    lines.append(logs.taken())
                known.learn(first.game)
                if first.game.phase is not Phase.FINISHED:
                    assert bytes_heard[0] == bytes_heard[1], message
                    assert lines[0] == lines[1], message
                    known.check([*bytes_heard[0], *lines[0]])
                    compared += len(bytes_heard[0])
                return answers[0], answers[1]

            for world in (first, second):
                world.heard(viewer)
            known.learn(first.game)
            for step in range(MOST_STEPS):
                if first.room.phase is not RoomPhase.PLAYING:
                    break
                game = first.game
                waiting = [i for i in range(game.players) if not game.ready[i]] if game.phase is Phase.READY else [game.position.turn]
                seat = waiting[0]
                if step % 6 == 0 or (step % 2 == 0 and seat == viewer):
                    for probe in probes(game, viewer, hidden):
                        await both(viewer, probe)
                if step % 15 == 3:
                    pages = [await fetched(world, who) for world in (first, second)]
                    assert pages[0] == pages[1]
                    known.check([str(page) for page in pages[0] if "/api/editions" not in page[0] and "openapi" not in page[0]])
                if step % 10 == 5:
                    for world in (first, second):
                        await again(world, viewer, who)
                    greetings = [world.heard(viewer) for world in (first, second)]
                    assert greetings[0] == greetings[1]
                    known.check(greetings[0])
                    logs.taken()
                if first.game.version != game.version:
                    continue
                for number, command in enumerate([chosen(game, seat, set(hidden), rules), *ways_out(game, seat, set(hidden))]):
                    message = replace(as_message(command, view(game, seat)), request=f"move-{step}-{number}")
                    if seat == viewer and draws_what_differs(first, second, message, seat):
                        return compared
                    if isinstance(message, p.Play):
                        draft = p.Draft(request=f"draft-{step}", version=game.version, table=message.table, took=message.took)
                        await both(seat, draft)
                    answers = await both(seat, message)
                    if first.game.version != second.game.version:
                        # who may not pass while able to play has to show something
                        assert isinstance(message, p.Pass), (message, answers)
                        return compared
                    if isinstance(answers[0], p.Ok):
                        break
                for world in (first, second):
                    assert isinstance(world.server.clock, SteppedClock)
                    # slower than the heartbeat expects, or it takes the step for an outage
                    world.server.clock.forward(20)
            else:
                return compared
            assert first.game.phase is Phase.FINISHED
            ends = [view(world.game, viewer) for world in (first, second)]
            assert [end.seed for end in ends] == [SEED, OTHER_SEED], "everything is open after the end, and was different"
            assert ends[0] != ends[1]
    return compared


async def again(world: World, viewer: int | None, who: Player) -> None:
    """The viewer comes back: everything anew, and once more with what was missed."""
    for after in (None, max(world.room.seq - 5, 0)):
        hello = p.Hello(request=f"again-{after}", room=ROOM, after=after)
        answer = await (world.stranger if viewer is None else world.seats[viewer]).ask(hello)
        assert isinstance(answer, p.Welcome), answer
    await world.settle()


class KnownTiles:
    """The second net: which tiles somebody may have heard of, kept without `view`."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.tiles: set[str] = set()

    def asked(self, seat: int | None, message: p.ClientMessage) -> None:
        """Who names a tile may hear it again; a draft is for everybody."""
        table = getattr(message, "table", None)
        tile = getattr(message, "tile", None)
        if seat == self.viewer or isinstance(message, p.Draft):
            self.tiles |= {str(one) for one in (table.tiles if table is not None else ())}
            self.tiles |= {str(tile)} if tile is not None else set()

    def learn(self, game: State) -> None:
        position = game.position
        open_tiles = [*position.table.tiles, *[tile for seat in position.seats for tile in seat.discards]]
        if position.open_tile is not None:
            open_tiles.append(position.open_tile)
        if self.viewer is not None:
            open_tiles += position.seats[self.viewer].rack
        self.tiles |= {str(tile) for tile in open_tiles}

    def check(self, texts: list[str]) -> None:
        for text in texts:
            assert SEED not in text
            assert OTHER_SEED not in text
            # the tiles of the start draw went back into the box
            told = set(QUOTED_TILE.findall(re.sub(r'"rounds":\[.*?\]\]\]', "", text)))
            assert told <= self.tiles, (told - self.tiles, text)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [0, None], ids=["player", "stranger"])
def test_two_games_that_differ_in_hidden_tiles_look_the_same(tmp_path: Path, edition: str, viewer: int | None) -> None:
    async def work() -> None:
        assert await compare(tmp_path, edition, viewer) > 150

    run(work, patience=120)
