"""A hostile guest at work in a real server, and a bystander in another room who notes how long every answer took.

The bystander has a process of its own, so that the guest's own work does not count as waiting for the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection as Pipe
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from meldstone.server import protocol as p
from meldstone.server.operating.clock import ServerClock
from meldstone.server.protocol.codec import decode_server, encode
from meldstone.server.protocol.settings import Settings
from meldstone.server.room.events import Player
from meldstone.store import open_store, sqlite_url
from meldstone.tiles import Table
from tests.server.client import Client, RefusedError
from tests.server.hostile import Attack
from tests.server.prepared import Prepared, guest_headers, write_room
from tests.server.running import Server

LIMITS = {
    "messages_per_second": 20,
    "message_burst": 60,
    "requests_per_second": 20,
    "request_burst": 100,
    "judging_percent": 10,
    "bot_workers": 1,
    "clock_speed": 10,
}
"""What a server has that nobody configured; only the clock is faster."""
CLOCK = 15
"""Seconds of a turn where the deadline is the attack: the shortest there is."""
PAUSE = 0.055
"""Seconds between two messages of somebody who stays within the limits."""
_PLAYS_AT_ONCE = 25
_PINGS_AT_ONCE = 5
QUIET = Prepared(Settings(seats=2, seconds=0, fill_abandoned=False), Table(), (), opened=False)
GUEST, HELPER, BYSTANDER = (Player(id, id) for id in ("guest", "helper", "bystander"))


@dataclass
class Felt:
    """What the bystander felt during one attack, and what the guest was told."""

    name: str
    pings: list[float] = field(default_factory=list)
    """Seconds."""
    told: Counter[str] = field(default_factory=Counter)

    @property
    def worst(self) -> float:
        return max(self.pings)

    @property
    def p99(self) -> float:
        return sorted(self.pings)[int(len(self.pings) * 0.99)]


@dataclass(frozen=True)
class Order:
    """In which order the server answered what it found all at once."""

    name: str
    told: list[list[str]]
    """What the guest was told of each play."""
    judged_before: list[int]
    """For every ping from another table: how many plays of the guest were judged first."""


def stand_by(url: str, headers: dict[str, str], room: str, pipe: Pipe) -> None:
    """The bystander's process: pings and chats until it is told to stop, then hands over when each was sent and answered."""
    asyncio.run(_stand_by(url, headers, room, pipe))


async def _stand_by(url: str, headers: dict[str, str], room: str, pipe: Pipe) -> None:
    answers: list[tuple[float, float]] = []
    number = 0
    while not pipe.poll():
        try:
            async with connect(url, additional_headers=headers, compression=None, ping_interval=None) as socket:
                await socket.send(encode(p.Hello(request="hello", room=room)).decode())
                await socket.recv()
                while not pipe.poll():
                    number += 1
                    request = str(number)
                    # now and then something that everybody in the room hears
                    asked = p.Ping(request=request) if number % 10 else p.Chat(request=request, text="Hello?")
                    began = time.monotonic()
                    await socket.send(encode(asked).decode())
                    while getattr(decode_server(await socket.recv()), "request", None) != request:
                        pass
                    answers.append((began, time.monotonic() - began))
                    await asyncio.sleep(PAUSE)
        except (OSError, InvalidHandshake, ConnectionClosed):
            # the server was killed; the time without one is nobody's
            await asyncio.sleep(0.02)
    pipe.send(answers)


class Siege:
    """One server on one store; use as a context."""

    def __init__(self, directory: Path, **limits: int) -> None:
        self.server = Server(sqlite_url(directory / "siege.db"), directory, **{**LIMITS, **limits})
        self._rooms = 0
        self.rooms: list[str] = []
        self._key = b""
        self._windows: list[tuple[Felt, float, float]] = []

    @contextlib.asynccontextmanager
    async def laid(self) -> AsyncIterator[Siege]:
        """Runs the server and the bystander; afterwards every `Felt` has its pings."""
        async with await open_store(self.server.database) as store:
            self._key = await store.secret("session")
        quiet = await self.room(QUIET, BYSTANDER)
        await asyncio.to_thread(self.server.start)
        ours, theirs = get_context("spawn").Pipe()
        who = {**guest_headers(self._key, BYSTANDER.id, BYSTANDER.name), "x-forwarded-for": "10.0.0.1"}
        bystander = get_context("spawn").Process(target=stand_by, args=(self.server.socket_url, who, quiet, theirs), daemon=True)
        bystander.start()
        try:
            # until it has imported everything and sat down
            await asyncio.sleep(3)
            yield self
            ours.send("stop")
            answers = await asyncio.to_thread(ours.recv)
            for felt, began, ended in self._windows:
                felt.pings = [seconds for at, seconds in answers if began <= at <= ended]
        finally:
            bystander.kill()
            self.server.kill()

    async def room(self, prepared: Prepared, first: Player = GUEST) -> str:
        """A new room in which it is the turn of the guest or of somebody else."""
        self._rooms += 1
        id = f"siege{self._rooms}"
        async with await open_store(self.server.database) as store:
            await write_room(store, id, prepared, (first, HELPER), ServerClock(LIMITS["clock_speed"]).now())
        self.rooms.append(id)
        return id

    def guest(self) -> Client:
        """The hostile guest, with a new socket."""
        return Client(self.server, GUEST.id, {**guest_headers(self._key, GUEST.id, GUEST.name), "x-forwarded-for": "10.6.6.6"})

    def helper(self) -> Client:
        """Who sits at the quiet table with the bystander, with a new socket."""
        return Client(self.server, HELPER.id, {**guest_headers(self._key, HELPER.id, HELPER.name), "x-forwarded-for": "10.0.0.2"})

    async def peace(self, seconds: float) -> Felt:
        """Nobody attacks: what the bystander feels anyway."""
        felt, began = Felt("nobody attacks"), time.monotonic()
        await asyncio.sleep(seconds)
        self._windows.append((felt, began, time.monotonic()))
        return felt

    async def play_and_ask(self, attack: Attack, seconds: float) -> Felt:
        """Plays, checks and hints of one position, as fast as the limits allow."""
        felt = Felt(attack.name)
        room = await self.room(attack.prepared)
        guest = self.guest()
        await guest.enter(room)
        began = time.monotonic()
        until = began + seconds
        await asyncio.gather(
            self._play(guest, attack.plays, until, felt.told),
            self._ask(guest, f"/api/rooms/{room}/check", attack.plays, until, felt.told),
            self._ask(guest, f"/api/rooms/{room}/hint", (), until, felt.told),
        )
        for table in attack.legal:
            felt.told.update(await told(lambda: guest.say(p.PlayMessage, table=table)))  # noqa: B023
        self._windows.append((felt, began, time.monotonic()))
        await guest.leave()
        return felt

    async def all_at_once(self, attack: Attack) -> Order:
        """Plays of one position and pings from another table are all with the server before it looks at the first of them.

        It is stopped while they are sent, so the order of its answers is its own, however busy the machine is.
        """
        guest, other = self.guest(), self.helper()
        await guest.enter(await self.room(attack.prepared))
        await other.enter(self.rooms[0])
        assert self.server.process is not None
        self.server.process.send_signal(signal.SIGSTOP)
        try:
            plays, marks = [], []
            for number in range(_PLAYS_AT_ONCE):
                table = attack.plays[number % len(attack.plays)]
                plays.append(asyncio.create_task(told(partial(guest.say, p.PlayMessage, table=table))))
                # it is answered behind the play, with the server's time
                marks.append(asyncio.create_task(guest.ping()))
            pings = [asyncio.create_task(other.ping()) for _ in range(_PINGS_AT_ONCE)]
            # all of them are sent; nothing is answered yet
            await asyncio.sleep(0.1)
            assert not any(task.done() for task in (*plays, *marks, *pings))
        finally:
            self.server.process.send_signal(signal.SIGCONT)
        answers, judged = await asyncio.gather(*plays), [pong.time for pong in await asyncio.gather(*marks)]
        answered = [pong.time for pong in await asyncio.gather(*pings)]
        await guest.leave()
        await other.leave()
        return Order(attack.name, answers, [sum(time < at for time in judged) for at in answered])

    async def wait_for_the_deadline(self, attack: Attack, *, kill: bool) -> Felt:
        """Leaves each table as a draft until the time is up; the server may be killed in the moment it is settled."""
        felt = Felt(f"{attack.name}, at the deadline{', killed' if kill else ''}")
        guest = self.guest()
        drafts = [table for table in attack.plays if all(table)][: 2 if kill else 4]
        began = time.monotonic()
        for table in drafts:
            room = await self.room(attack.prepared)
            await guest.enter(room)
            due = time.monotonic() + CLOCK / LIMITS["clock_speed"]
            felt.told.update(await told(lambda table=table: guest.say(p.DraftMessage, table=table)))  # type: ignore[misc]
            if kill:
                await asyncio.sleep(max(due + 0.1 - time.monotonic(), 0))
                await asyncio.to_thread(self.server.kill)
                await asyncio.to_thread(self.server.start)
                await guest.come_again()
            assert guest.view is not None
            turns = guest.view.turns
            if turns == 2:
                await guest.until(lambda: guest.view is not None and guest.view.turns > 2)
            felt.told["settled"] += 1
        self._windows.append((felt, began, time.monotonic()))
        await guest.leave()
        return felt

    async def _play(self, guest: Client, tables: Sequence[Table], until: float, heard: Counter[str]) -> None:
        number = 0
        while time.monotonic() < until:
            table = tables[number % len(tables)]
            number += 1
            heard.update(await told(lambda table=table: guest.say(p.PlayMessage, table=table)))  # type: ignore[misc]
            await asyncio.sleep(PAUSE)

    async def _ask(self, guest: Client, path: str, tables: Sequence[Table], until: float, heard: Counter[str]) -> None:
        number = 0
        while time.monotonic() < until:
            body: object = None
            if tables:
                body = {"table": [[str(tile) for tile in tiles] for tiles in tables[number % len(tables)]]}
            number += 1
            answer = await guest.http("POST", path, body)
            heard.update([objection["code"] for objection in answer.json()["violations"]] if answer.status_code != 200 else ["ok"])
            await asyncio.sleep(PAUSE)


async def told(say: Callable[[], Awaitable[object]]) -> list[str]:
    """The codes of an answer."""
    try:
        await say()
    except RefusedError as refusal:
        return refusal.codes
    return ["ok"]
