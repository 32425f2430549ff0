"""A scripted client: signs in, opens a room, plays any edition with a bot's head, comes back after a broken connection."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, TypeVar

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from meldstone.bots.bot import Bot
from meldstone.bots.simple import Novice
from meldstone.game.view import View
from meldstone.rules.ruleset import Ruleset
from meldstone.server import protocol as p
from meldstone.server.protocol.client import as_message, next_game_waits_for_me, waits_for_me
from meldstone.server.protocol.codec import decode_server, encode
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room.rules import rules_of
from tests.server.running import Server

M = TypeVar("M", bound=p.ServerMessage)
PATIENCE = 60.0
"""Seconds until what does not come counts as missing. Only a failing test waits so long, on a slow machine too."""


class RefusedError(AssertionError):
    """The server refused what a test sent."""

    def __init__(self, error: p.Error) -> None:
        super().__init__("; ".join(f"{objection.code}: {objection.text}" for objection in error.violations))
        self.codes = [objection.code for objection in error.violations]
        self.error = error


class Client:
    """One person (or bot) with one socket. `seq`, `room` and `view` follow the updates; gaps and repeats are errors."""

    def __init__(self, server: Server, name: str = "Ada", headers: dict[str, str] | None = None) -> None:
        self.server = server
        self.name = name
        self.headers = dict(headers or {})
        self.id = ""
        self.seq = 0
        self.room: p.RoomInfo | None = None
        self.view: View | None = None
        self.happened: list[p.Happening] = []
        self.heard: list[p.ServerMessage] = []
        """Everything but updates and answers: chat, reactions, drafts, presence."""
        self.raw: list[str] = []
        self.closed: int | None = None
        self.acknowledged: list[tuple[str, int]] = []
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[p.ServerMessage]] = {}
        self._changed = asyncio.Condition()
        self._rules: tuple[str, Ruleset] | None = None
        self._numbers = itertools.count(1)

    # --- HTTP ----------------------------------------------------------------------------------------------------------------

    async def http(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.server.url, headers=self.headers, timeout=PATIENCE) as http:
            content = None if body is None else msgspec.json.encode(body)
            headers = {"content-type": "application/json"} if body is not None else {}
            params = {name: str(value) for name, value in query.items()}
            response = await http.request(method, path, content=content, headers=headers, params=params)
        cookie = response.headers.get("set-cookie")
        if cookie is not None:
            self.headers["cookie"] = cookie.partition(";")[0]
        return response

    async def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        response = await self.http(method, path, body, **query)
        assert response.status_code == 200, response.text
        return response.json()

    async def sign_in(self) -> Client:
        self.id = (await self.ask("POST", "/api/session", {"name": self.name}))["me"]["id"]
        return self

    async def register(self, password: str = "correct horse") -> Client:
        me = await self.ask("POST", "/api/account", {"name": self.name, "password": password})
        self.id = me["me"]["id"]
        return self

    async def make_room(self, **settings: object) -> str:
        """A room of these settings; `sit=False` stays beside it."""
        sit = settings.pop("sit", True)
        room = await self.ask("POST", "/api/rooms", {"settings": settings, "sit": sit})
        return str(room["id"])

    # --- the socket ----------------------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        self._socket = await connect(
            self.server.socket_url, additional_headers=self.headers, compression=None, ping_interval=None, max_size=None
        )
        self.closed = None
        self._reader = asyncio.create_task(self._read(self._socket))

    async def enter(self, room: str, *, resume: bool = False, invitation: str = "", language: str = "en") -> p.Welcome:
        """Connects if needed and says hello."""
        if self._socket is None or self.closed is not None:
            await self.connect()
        after = self.seq if resume else None
        hello = p.Hello(request=self._next(), room=room, after=after, invitation=invitation, language=language)
        return await self._asked(hello, p.Welcome)

    async def come_again(self) -> p.Welcome:
        """Reconnects until the server is there, and resumes."""
        assert self.room is not None
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await self.enter(self.room.id, resume=True)
            except (OSError, InvalidHandshake, ConnectionClosed, ConnectionError):
                assert asyncio.get_running_loop().time() < deadline, "the server does not come back"
                await asyncio.sleep(0.02)

    async def leave(self) -> None:
        """Closes the socket."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        self._socket = None

    async def send(self, message: p.ClientMessage) -> p.Ok:
        """Sends a message and waits for ok; raises `RefusedError` with the codes otherwise."""
        return await self._asked(message, p.Ok)

    async def ping(self) -> p.Pong:
        return await self._asked(p.Ping(request=self._next()), p.Pong)

    async def send_raw(self, data: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    async def say(self, kind: type[Any], **fields: Any) -> p.Ok:
        """`say(p.DrawMessage)`: fills in request id and version."""
        version = self.seq
        if kind in _MOVES:
            assert self.view is not None
            version = self.view.version
        return await self.send(kind(request=self._next(), version=fields.pop("version", version), **fields))

    async def _asked(self, message: p.ClientMessage, kind: type[M]) -> M:
        assert self._socket is not None
        future = asyncio.get_running_loop().create_future()
        self._answers[message.request] = future
        try:
            await self._socket.send(encode(message).decode())
            answer = await asyncio.wait_for(future, PATIENCE)
        finally:
            self._answers.pop(message.request, None)
        if isinstance(answer, p.Error):
            raise RefusedError(answer)
        assert isinstance(answer, kind), answer
        return answer

    def _next(self) -> str:
        return f"{self.name}-{next(self._numbers)}"

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                assert isinstance(data, str)
                self.raw.append(data)
                await self._take(decode_server(data))
        except ConnectionClosed:
            pass
        finally:
            self.closed = socket.close_code or 1006
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(ConnectionError(f"closed with {self.closed}"))
            async with self._changed:
                self._changed.notify_all()

    async def _take(self, message: p.ServerMessage) -> None:
        match message:
            case p.Welcome():
                if message.missed is not None:
                    self._follow(message.missed)
                    assert self.seq == message.room.seq
                self.seq, self.room, self.view = message.room.seq, message.room, message.view
            case p.Update():
                self._follow(message.happenings)
                assert self.seq == message.seq
                self.room = message.room or self.room
                self.view = message.view or self.view
            case p.Ok() | p.Pong() | p.Error():
                pass
            case _:
                self.heard.append(message)
        request = getattr(message, "request", None)
        if isinstance(message, p.Ok):
            self.acknowledged.append((message.request, message.seq))
        if request in self._answers and not self._answers[request].done():
            self._answers[request].set_result(message)
        elif isinstance(message, p.Error):
            self.heard.append(message)
        async with self._changed:
            self._changed.notify_all()

    def _follow(self, happenings: tuple[p.Happening, ...]) -> None:
        for happening in happenings:
            assert happening.seq == self.seq + 1, f"{happening.seq} after {self.seq}"
            self.seq = happening.seq
            self.happened.append(happening)

    async def until(self, true: Callable[[], object], patience: float = PATIENCE) -> None:
        """Waits until something holds."""
        async with self._changed:
            try:
                await asyncio.wait_for(self._changed.wait_for(lambda: true() or self.closed is not None), patience)
            except TimeoutError as error:
                raise AssertionError(f"{self.name} waited in vain; last seen {self.seq} {self.view}") from error
        if not true():
            raise ConnectionError(f"closed with {self.closed}")

    async def until_closed(self) -> int:
        """Waits until the server closed the socket; the code."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: self.closed is not None), PATIENCE)
        assert self.closed is not None
        return self.closed

    # --- playing -------------------------------------------------------------------------------------------------------------

    @property
    def to_move(self) -> bool:
        """True if the game waits for this client."""
        return waits_for_me(self.room, self.view)

    @property
    def rules(self) -> Ruleset:
        """The rules of the room, worked out once."""
        assert self.room is not None
        if self._rules is None or self._rules[0] != self.room.id:
            self._rules = (self.room.id, rules_of(self.room.settings))
        return self._rules[1]

    async def move(self, bot: Bot | None = None) -> p.Ok:
        """One command, chosen by a bot from what this client sees."""
        assert self.view is not None
        command = (bot or Novice()).choose(self.view, self.rules)
        message = as_message(command, self.view)
        return await self.send(replace(message, request=self._next()))

    async def play(
        self, bot: Bot | None = None, *, until: RoomPhase = RoomPhase.OVER, enough: Callable[[], object] = lambda: False
    ) -> None:
        """Plays on until the match is over or it was enough; says `go-on` between games; lives through broken connections."""
        while not enough() and (self.room is None or self.room.phase is not until):
            try:
                if self.to_move:
                    await self.move(bot)
                    continue
                if next_game_waits_for_me(self.room, self.view):
                    await self.say(p.GoOn)
                    continue
                seq = self.seq
                await self.until(lambda: self.seq > seq or (self.room is not None and self.room.phase is until) or enough())  # noqa: B023
            except RefusedError as refused:
                # somebody else was faster, for example the clock
                if not set(refused.codes) <= _TOO_LATE:
                    raise
                await asyncio.sleep(0.01)
            except (ConnectionError, ConnectionClosed):
                await self.come_again()


async def a_few_moves(people: list[Client], moves: int = 6) -> None:
    """The game goes on: everybody plays some turns and sees those of the others."""
    last = max(person.seq for person in people) + moves
    await asyncio.gather(*[person.play(enough=lambda person=person: person.seq >= last) for person in people])  # type: ignore[misc]
    await together(people)


async def together(people: list[Client]) -> None:
    """Everybody has seen what anybody has."""
    last = max(person.seq for person in people)
    for person in people:
        await person.until(lambda: person.seq >= last)  # noqa: B023


_TOO_LATE = {"command/stale-version", "command/not-your-turn", "clock/time-is-up", "room/match-over", "room/not-over"}
_MOVES = {
    p.PlayMessage,
    p.DrawMessage,
    p.PassMessage,
    p.DiscardMessage,
    p.ReadyMessage,
    p.DemandRedealMessage,
    p.AnnounceOpeningMessage,
    p.AskCountMessage,
    p.DisputeMessage,
    p.RulingMessage,
    p.DraftMessage,
}
