"""One driver process: some tables, their players' sockets, and a process beside it in which the players think."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import httpx
import msgspec

from benchmarks.load.line import Line
from meldstone.bots.simple import Novice
from meldstone.server import protocol as p
from meldstone.server.hosting.worker import end_with_the_server
from meldstone.server.protocol.client import as_message
from meldstone.server.protocol.codec import decode_server, encode
from meldstone.server.protocol.settings import Settings
from meldstone.server.room.rules import rules_of

SEATS = 4
SETTINGS = Settings(seats=SEATS, seconds=0, games=100)
AT_ONCE = 32
"""Tables that are seated at the same time, over all drivers."""
_GO_ON = "go on "
"""Begins the id of every request for the next game."""
_PATIENCE = 120.0
"""Seconds until somebody who comes back counts as lost."""


class Head(msgspec.Struct):
    """As much of a view as it takes to see whose turn it is."""

    phase: str
    turn: int
    you: int | None


class Place(msgspec.Struct):
    """As much of a room as it takes to go on from there."""

    seq: int


class Message(msgspec.Struct):
    """As much of a message as a scripted player needs."""

    type: str
    seq: int = 0
    room: Place | None = None
    view: Head | None = None
    request: str | None = None
    violations: list[dict[str, object]] = []
    spread: int = 0


MESSAGE = msgspec.json.Decoder(Message)


class Tally(msgspec.Struct):
    """What the players of one driver experienced."""

    latencies: list[float] = []
    """Seconds from sending a move to its answer."""
    returns: list[float] = []
    """Seconds from opening a socket again to the welcome."""
    away: list[float] = []
    """Seconds from the cut to the welcome."""
    refused: dict[str, int] = {}
    plays: int = 0
    games: int = 0
    lost: int = 0
    """Connections that the server ended."""
    acknowledged: list[tuple[str, str, str]] = []
    """Room, player, request."""
    cpu: float = 0.0
    """Seconds of processor time of this driver."""


@dataclass(frozen=True)
class Work:
    """What one driver has to do."""

    url: str
    numbers: range
    """Its tables."""
    think: float
    """Mean seconds before a move."""
    at_once: int
    cores: tuple[int, ...]


def chosen(data: bytes, request: str) -> bytes:
    """What a novice answers to a message with a view."""
    message = decode_server(data)
    assert isinstance(message, p.Welcome | p.Update)
    assert message.view is not None
    move = as_message(Novice().choose(message.view, rules_of(SETTINGS)), message.view)
    return encode(msgspec.structs.replace(move, request=request))


def _think_after_the_others(cores: tuple[int, ...]) -> None:
    """In the process of the heads: thinking is not measured, and what is measured goes first."""
    _stay_on(cores)
    os.nice(5)
    end_with_the_server()


def _stay_on(cores: tuple[int, ...]) -> None:
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


class Player:
    """One socket that moves whenever it is its turn."""

    __slots__ = ("_driver", "_line", "_moving", "_number", "_seen", "_sent", "_seq", "_welcomed", "cookie", "id", "room", "spread")

    def __init__(self, driver: Driver, room: str, id: str, cookie: str) -> None:
        self._driver, self.room, self.id, self.cookie = driver, room, id, cookie
        self.spread = 0
        self._seq = 0
        self._number = 0
        self._line: Line | None = None
        self._sent: tuple[str, float] | None = None
        self._seen: tuple[Head, bytes] | None = None
        self._moving: asyncio.Task[None] | None = None
        self._welcomed: asyncio.Future[None] | None = None

    async def enter(self) -> None:
        """Opens the socket, says hello and waits for the welcome."""
        host, port = self._driver.address
        self._sent = None
        self._welcomed = asyncio.get_running_loop().create_future()
        self._line = await Line.connect(host, port, self.cookie, self._hear, self._lose)
        after = f',"after":{self._seq}' if self._seq else ""
        self._line.send(f'{{"type":"hello","request":"hello","room":"{self.room}"{after}}}'.encode())
        await self._welcomed
        self._welcomed = None

    def sit(self) -> None:
        """Takes a seat."""
        assert self._line is not None
        self._line.send(b'{"type":"sit","request":"sit"}')

    async def ask_spread(self) -> None:
        """Learns over how long the server wants a return to be spread by now; clients ask every 20 seconds."""
        assert self._line is not None
        self._welcomed = asyncio.get_running_loop().create_future()
        self._line.send(b'{"type":"ping","request":"ping"}')
        await self._welcomed
        self._welcomed = None

    def cut(self) -> None:
        """The network breaks."""
        if self._moving is not None:
            self._moving.cancel()
        if self._line is not None:
            self._line.cut()

    def _lose(self) -> None:
        """The server ended the connection."""
        self._driver.lose()
        if self._welcomed is not None and not self._welcomed.done():
            self._welcomed.set_exception(ConnectionError("the server closed the connection before the welcome"))

    def _hear(self, data: bytes) -> None:
        message = MESSAGE.decode(data)
        self._seq = max(self._seq, message.seq, message.room.seq if message.room is not None else 0)
        if message.type in ("welcome", "pong"):
            self.spread = message.spread
            if self._welcomed is not None and not self._welcomed.done():
                self._welcomed.set_result(None)
        if message.view is not None:
            self._seen = message.view, data
        if self._sent is not None and message.request == self._sent[0]:
            self._answered(message)
        self._go_on()

    def _answered(self, message: Message) -> None:
        assert self._sent is not None
        (request, at), self._sent = self._sent, None
        if message.type == "ok":
            self._driver.tally.latencies.append(time.perf_counter() - at)
            # who has agreed to go on and comes back agrees again, which changes nothing: only moves have to be in the store
            if not request.startswith(_GO_ON):
                self._driver.tally.acknowledged.append((self.room, self.id, request))
        else:
            self._driver.refused[str(message.violations[0]["code"])] += 1

    def _go_on(self) -> None:
        if self._seen is None or self._sent is not None or (self._moving is not None and not self._moving.done()):
            return
        head, data = self._seen
        if (head.phase == "playing" and head.turn == head.you) or head.phase == "finished":
            self._moving = asyncio.create_task(self._move(head, data))
        self._seen = None

    async def _move(self, head: Head, data: bytes) -> None:
        self._number += 1
        request, driver = f"{self.id}-{self._number}", self._driver
        if head.phase == "finished":
            request = f"{_GO_ON}{request}"
            message = f'{{"type":"go-on","request":"{request}"}}'.encode()
            driver.tally.games += head.you == 0
        else:
            message = await asyncio.get_running_loop().run_in_executor(driver.heads, chosen, data, request)
            driver.tally.plays += message.startswith(b'{"type":"play"')
        await asyncio.sleep(random.expovariate(1 / driver.work.think))
        assert self._line is not None
        self._sent = (request, time.perf_counter())
        self._line.send(message)


@dataclass
class Driver:
    """Everything of one driver process."""

    work: Work
    heads: ProcessPoolExecutor
    players: list[Player] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    refused: Counter[str] = field(default_factory=Counter)

    @property
    def address(self) -> tuple[str, int]:
        """Where the server listens."""
        url = httpx.URL(self.work.url)
        return url.host, url.port or 80

    def lose(self) -> None:
        """The server ended a connection."""
        self.tally.lost += 1

    async def seat(self, numbers: range) -> None:
        """Tables, some at once."""
        places = asyncio.Semaphore(self.work.at_once)
        # a client for each table would spend most of the driver's time on certificates that nobody asks for
        async with httpx.AsyncHTTPTransport(verify=False, limits=httpx.Limits(max_connections=self.work.at_once)) as http:

            async def seat(number: int) -> None:
                async with places:
                    await self._seat(number, http)

            await asyncio.gather(*[seat(number) for number in numbers])

    async def _seat(self, number: int, http: httpx.AsyncHTTPTransport) -> None:
        people = [await self._signed_in(f"p{number} {seat}", http) for seat in range(SEATS)]
        made, _ = await self._post(http, "/api/rooms", {"settings": msgspec.to_builtins(SETTINGS)}, people[0][1])
        for seat, (id, cookie) in enumerate(people):
            player = Player(self, made["id"], id, cookie)
            self.players.append(player)
            await player.enter()
            if seat:
                player.sit()

    async def _signed_in(self, name: str, http: httpx.AsyncHTTPTransport) -> tuple[str, str]:
        """The id and the cookie of a new guest."""
        made, cookie = await self._post(http, "/api/session", {"name": name})
        return made["me"]["id"], cookie

    async def _post(self, http: httpx.AsyncHTTPTransport, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """What the server answers, and the cookie it sets; a connection that it had just closed is opened again."""
        headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
        for _ in range(5):
            with contextlib.suppress(httpx.TransportError):
                request = httpx.Request("POST", self.work.url + path, headers=headers, content=msgspec.json.encode(body))
                answer = await http.handle_async_request(request)
                answer.request = request
                await answer.aread()
                answer.raise_for_status()
                return msgspec.json.decode(answer.content), answer.headers.get("set-cookie", "").partition(";")[0]
        raise ConnectionError(f"the server does not answer {path}")

    async def ask_spread(self) -> None:
        """Everybody learns how the server wants them to come back."""
        for start in range(0, len(self.players), AT_ONCE):
            await asyncio.gather(*[player.ask_spread() for player in self.players[start : start + AT_ONCE]])

    async def come_back(self, *, spread: bool) -> None:
        """Everybody is cut off at the same moment and comes back, at once or as the server asked to."""
        for player in self.players:
            player.cut()
        cut = time.perf_counter()

        async def back(player: Player) -> None:
            # as web/src/wire/connection.ts does
            await asyncio.sleep(0.1 + random.random() * max(player.spread, 500) / 1000 if spread else 0)
            began = time.perf_counter()
            while time.perf_counter() < cut + _PATIENCE:
                try:
                    async with asyncio.timeout(cut + _PATIENCE - time.perf_counter()):
                        await player.enter()
                    break
                except OSError:
                    # the queue of the listening socket was full
                    await asyncio.sleep(0.1 + 0.4 * random.random())
            else:
                self.lose()
                return
            now = time.perf_counter()
            self.tally.returns.append(now - began)
            self.tally.away.append(now - cut)

        await asyncio.gather(*[back(player) for player in self.players])

    def end(self) -> Tally:
        """Leaves all tables."""
        for player in self.players:
            player.cut()
        self.tally.refused = dict(self.refused)
        self.tally.cpu = time.process_time()
        return self.tally


def drive(work: Work, told: Connection) -> None:
    """The driver process: does what it is told, and says when it is done."""
    _stay_on(work.cores)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    asyncio.run(_drive(work, told))


async def _drive(work: Work, told: Connection) -> None:
    with ProcessPoolExecutor(1, get_context("spawn"), _think_after_the_others, (work.cores,)) as heads:
        driver = Driver(work, heads)
        while (command := await asyncio.to_thread(told.recv)) != "end":
            match command:
                case "seat first":
                    await driver.seat(work.numbers[:1])
                case "seat":
                    await driver.seat(work.numbers[1:])
                case "measure":
                    driver.tally.latencies = []
                case "ask spread":
                    await driver.ask_spread()
                case "return":
                    await driver.come_back(spread=False)
                case "return spread":
                    await driver.come_back(spread=True)
            told.send(driver.tally)
        told.send(driver.end())
        heads.shutdown(wait=False, cancel_futures=True)
