"""A server inside the test's own process: the whole application without a port; a test can steer its clock and look behind it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
from argon2 import PasswordHasher
from starlette.types import ASGIApp

from meldstone.game.view import View
from meldstone.server import protocol as p
from meldstone.server.accounts.identity import COOKIE
from meldstone.server.accounts.tokens import IdentityKind, TokenClaim, sign
from meldstone.server.context import ServerContext
from meldstone.server.http.app import application
from meldstone.server.operating.clock import ServerClock
from meldstone.server.operating.config import Config
from meldstone.server.operating.logs import JsonLines
from meldstone.server.process.serve import server_context
from meldstone.server.protocol.codec import decode_server, encode
from meldstone.server.socket.endpoint import socket_endpoint
from meldstone.store import Store, open_store, sqlite_url
from meldstone.store.location import is_postgres
from tests.server.conftest import run

PATIENCE = 60.0
NOW = 1_800_000_000_000
GENEROUS: dict[str, Any] = {
    "hosts": ("inside.test",),
    "bot_pause": 0,
    "countdown_seconds": 0,
    "bot_workers": 0,
    "requests_per_second": 100_000,
    "request_burst": 100_000,
    "messages_per_second": 100_000,
    "message_burst": 100_000,
    "judging_percent": 100_000,
    "connections_per_client": 3000,
    "rooms_per_client": 100_000,
    "rooms_open": 100_000,
    "rooms_per_address_open": 100_000,
    "seats_per_client": 100_000,
    "chat_lines": 100_000,
    "logins_per_minute": 100_000,
    "login_burst": 100_000,
    "guesses_per_hour": 100_000,
    "guests_per_hour": 100_000,
}
"""No limit that a test does not set itself."""


class SteppedClock(ServerClock):
    """Stands still until the test moves it."""

    __slots__ = ("time",)

    def __init__(self, now: int = NOW) -> None:
        super().__init__()
        self.time = now

    def now(self) -> int:
        return self.time

    def forward(self, milliseconds: int) -> None:
        self.time += milliseconds


@dataclass(frozen=True)
class Answer:
    """What came back over HTTP."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def header(self, name: str) -> str | None:
        found = [value.decode() for key, value in self.headers if key.decode().lower() == name]
        return found[0] if found else None

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def codes(self) -> list[str]:
        return [objection["code"] for objection in self.json["violations"]]


@dataclass
class Wire:
    """The client's end of a WebSocket that never leaves the process."""

    received: list[str] = field(default_factory=list)
    joined: list[str] = field(default_factory=list)
    """Those of them that went out in one write with the next."""
    accepted: bool = False
    closed: int | None = None
    view: View | None = None
    room: p.RoomInfo | None = None
    running: asyncio.Task[None] | None = None
    reads: bool = True
    """False: takes nothing more from the server."""
    _to_server: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _number: int = 0

    async def receive(self) -> dict[str, Any]:
        return await self._to_server.get()

    async def take(self, event: Mapping[str, Any]) -> None:
        match event["type"]:
            case "websocket.accept":
                self.accepted = True
            case "websocket.close":
                self.closed = event.get("code", 1000)
            case "websocket.send":
                while not self.reads:
                    await asyncio.sleep(3600)
                if event.get("more"):
                    self.joined.append(event["text"])
                self._hear(event["text"])
        self._changed.set()

    def _hear(self, text: str) -> None:
        self.received.append(text)
        message = decode_server(text)
        if isinstance(message, p.Welcome):
            self.view, self.room = message.view, message.room
        elif isinstance(message, p.Update):
            self.view, self.room = message.view or self.view, message.room or self.room

    def put(self, data: str | bytes) -> None:
        """Sends without waiting for anything."""
        kind = "text" if isinstance(data, str) else "bytes"
        self._to_server.put_nowait({"type": "websocket.receive", kind: data})

    async def until(self, true: Callable[[], object], what: str = "") -> None:
        """Waits until something holds, or the socket is closed."""

        async def wait() -> None:
            while not true() and self.closed is None:
                self._changed.clear()
                await self._changed.wait()

        try:
            await asyncio.wait_for(wait(), PATIENCE)
        except TimeoutError as error:
            raise AssertionError(f"waited in vain {what}; last heard {self.received[-1:]}") from error

    async def ping(self) -> bool:
        """Everything that was on its way has arrived after this; False if the socket is closed."""
        self._number += 1
        request = f"inside-{self._number}"
        pong = f'"request":"{request}"'
        self.put(encode(p.Ping(request=request)).decode())
        await self.until(lambda: any(pong in text for text in self.received[-50:]), "for a pong")
        before = len(self.received)
        self.received[:] = [text for text in self.received if pong not in text]
        return len(self.received) < before

    async def ask(self, message: p.ClientMessage) -> p.ServerMessage:
        """The answer to one message, found by its request id."""
        start = len(self.received)
        self.put(encode(message).decode())

        def answers() -> list[p.ServerMessage]:
            heard = [decode_server(text) for text in self.received[start:]]
            return [answer for answer in heard if getattr(answer, "request", None) == message.request]

        await self.until(answers, f"for the answer to {message}")
        found = answers()
        assert found, f"closed with {self.closed}"
        return found[0]

    async def leave(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.reads = True
        if self.running is not None:
            await asyncio.wait({self.running}, timeout=PATIENCE)


@dataclass
class Inside:
    """A whole server and the way into it."""

    context: ServerContext
    app: ASGIApp
    store: Store
    clock: ServerClock
    key: bytes
    wires: list[Wire] = field(default_factory=list)

    def guest(self, id: str, name: str, *, expires: int = 2**60) -> dict[str, str]:
        """The headers of a guest with an id of the test's choice."""
        token = sign(TokenClaim(kind=IdentityKind.GUEST, id=id, name=name, expires=expires), self.key)
        return {"cookie": f"{COOKIE}={token}"}

    async def http(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: Mapping[str, str] | None = None,
        client: str = "127.0.0.1",
        leave: asyncio.Event | None = None,
    ) -> Answer:
        """One request; the client goes away when it is told to leave."""
        given = {"host": "inside.test", **(headers or {})}
        content = b""
        if body is not None:
            content = body if isinstance(body, bytes) else msgspec.json.encode(body)
            given.setdefault("content-type", "application/json")
        path, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(key.encode(), value.encode()) for key, value in given.items()],
            "client": (client, 1),
            "server": ("inside.test", 80),
        }
        events: list[Any] = []
        requests: Iterator[dict[str, Any]] = iter([{"type": "http.request", "body": content, "more_body": False}])

        async def receive() -> dict[str, Any]:
            found = next(requests, None)
            if found is None:
                await (leave or asyncio.Event()).wait()
            return found or {"type": "http.disconnect"}

        async def send(event: Any) -> None:
            events.append(event)

        await self.app(scope, receive, send)
        start = next(event for event in events if event["type"] == "http.response.start")
        whole = b"".join(event.get("body", b"") for event in events if event["type"] == "http.response.body")
        return Answer(start["status"], tuple(start["headers"]), whole)

    async def socket(self, headers: Mapping[str, str], client: str = "127.0.0.1") -> Wire:
        """A WebSocket, accepted or closed."""
        wire = Wire()
        wire._to_server.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "query_string": b"",
            "root_path": "",
            "headers": [(key.encode(), value.encode()) for key, value in {"host": "inside.test", **headers}.items()],
            "client": (client, 1),
            "server": ("inside.test", 80),
            "subprotocols": [],
        }

        async def serve() -> None:
            try:
                await self.app(scope, wire.receive, wire.take)
            finally:
                wire.closed = 1006 if wire.closed is None else wire.closed
                wire._changed.set()

        wire.running = asyncio.create_task(serve())
        self.wires.append(wire)
        await wire.until(lambda: wire.accepted)
        return wire

    async def enter(self, room: str, headers: Mapping[str, str], **hello: Any) -> Wire:
        """A socket that is in a room."""
        wire = await self.socket(headers)
        answer = await wire.ask(p.Hello(request=hello.pop("request", "hello"), room=room, **hello))
        assert isinstance(answer, p.Welcome), answer
        return wire


@contextlib.asynccontextmanager
async def inside(url: str, clock: ServerClock | None = None, **settings: Any) -> AsyncIterator[Inside]:
    """Opens a server on a store and ends it in order."""
    config = Config(**{**GENEROUS, **settings})
    clock = clock or ServerClock(config.clock_speed)
    store = await open_store(url)
    async with store:
        with mock.patch("meldstone.server.process.serve.ServerClock", return_value=clock):
            context = await server_context(config, store, shared=is_postgres(url))
            # hashing is slow on purpose, and not what these tests are about
            context.passwords._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        async with context.registry.open():

            @contextlib.asynccontextmanager
            async def lifespan(_: object) -> AsyncIterator[None]:
                yield

            server = Inside(
                context, application(context, lifespan, socket_endpoint(context)), store, clock, await store.secret("session")
            )
            try:
                yield server
            finally:
                await asyncio.gather(*[wire.leave() for wire in server.wires])


class LogLines(logging.Handler):
    """Every line of every logger, down to DEBUG, as the server writes it, without the time."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created, record.msecs = 0.0, 0.0
        self.lines.append(self.format(record))

    def taken(self) -> list[str]:
        """What was logged since the last call."""
        lines, self.lines = self.lines, []
        return lines

    @property
    def errors(self) -> list[str]:
        return [line for line in self.lines if '"level":"error"' in line or '"level":"critical"' in line]


@contextlib.contextmanager
def all_logs() -> Iterator[LogLines]:
    """Listens to all loggers at DEBUG."""
    root, handler = logging.getLogger(), LogLines()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield handler
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


def on_server(work: Callable[[Inside], Coroutine[Any, Any, None]], directory: Path, **settings: Any) -> None:
    """Runs a test inside a server with a store of its own."""
    clock = settings.pop("clock", None)

    async def opened() -> None:
        async with inside(sqlite_url(directory / "test.db"), clock, **settings) as server:
            await work(server)

    run(opened)


async def registered(server: Inside, name: str) -> dict[str, str]:
    """The headers of a new account."""
    made = await server.http("POST", "/api/account", {"name": name, "password": "correct horse"})
    assert made.status == 200, made.body
    return {"cookie": (made.header("set-cookie") or "").partition(";")[0]}


async def signed_in_as(server: Inside, headers: dict[str, str]) -> Any:
    """Whom the server takes somebody for."""
    return (await server.http("GET", "/api/session", headers=headers)).json["me"]


async def room_of(server: Inside, headers: dict[str, str], **settings: Any) -> str:
    """A new room of somebody."""
    made = await server.http("POST", "/api/rooms", {"settings": settings}, headers)
    assert made.status == 200, made.body
    return str(made.json["id"])


@contextlib.asynccontextmanager
async def table_with_strangers(server: Inside, strangers: int) -> AsyncIterator[tuple[list[Wire], list[Wire]]]:
    """Two players, and people who look on."""
    people = [server.guest("g0", "Ada"), server.guest("g1", "Bela")]
    room = await room_of(server, people[0], seats=2, seconds=0)
    players = [await server.enter(room, person) for person in people]
    await players[1].ask(p.Sit(request="sit"))
    beside = [await server.enter(room, server.guest(f"s{number}", f"Eve {number}")) for number in range(strangers)]
    yield players, beside
