"""One WebSocket: reads messages, answers them, and sends what happens in its room.

The outbox is bounded: a client that does not read is dropped and may come back; nobody waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from starlette.types import Receive, Send

from meldstone.i18n import negotiate
from meldstone.server import protocol as p
from meldstone.server.accounts.names import check_guest
from meldstone.server.hosting import drafts_and_chat
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.registry import RoomRegistry
from meldstone.server.hosting.seeds import new_seed
from meldstone.server.operating.judging import JudgingShare
from meldstone.server.operating.limits import Bucket
from meldstone.server.protocol.codec import decode_client, encode, request_of
from meldstone.server.protocol.codes import RefusedError, ServerCode, refuse, too_fast
from meldstone.server.protocol.localised import learn, localised
from meldstone.server.room.decide import decide
from meldstone.server.room.decision_context import Context, Records
from meldstone.server.room.events import Player
from meldstone.server.room.room import Room
from meldstone.store import StoreError

log = logging.getLogger(__name__)

_NOTICEABLE_SECONDS: Final = 0.001
"""Seconds of judging in one message that do not delay anybody else."""
_WRITE_BYTES: Final = 16_384
"""Messages up to this length go to the network in one write: an update and the `ok` behind it are one packet."""
_CLOSE_SECONDS: Final = 2.0
"""Seconds for the closing handshake."""


class Connection:
    """A viewer with a socket.

    It speaks ASGI directly and is small: thousands of them wait in memory for somebody to move.
    """

    __slots__ = (
        "_allowances",
        "_close",
        "_effort",
        "_heard_at",
        "_judging",
        "_language",
        "_live",
        "_open",
        "_outbox",
        "_reading",
        "_receive",
        "_registry",
        "_send",
        "_services",
        "_writing",
        "blocked",
        "companions",
        "invited",
        "muted",
        "session",
        "who",
    )

    def __init__(
        self,
        receive: Receive,
        send: Send,
        who: Player,
        registry: RoomRegistry,
        language: str,
        allowances: tuple[Bucket, ...],
        judging: JudgingShare | None = None,
        session: str = "",
        companions: tuple[str, ...] = (),
    ) -> None:
        self.who = who
        self.companions = companions
        self.invited = False
        self.session = session
        self.muted: frozenset[str] = frozenset()
        self.blocked: frozenset[str] = frozenset()
        self._receive = receive
        self._send = send
        self._open = True
        self._registry = registry
        self._services = registry.services
        self._language = language
        self._live: LiveRoom | None = None
        self._outbox: list[bytes] = []
        self._writing: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None
        self._close: int | None = None
        self._heard_at = time.monotonic()
        self._allowances = allowances
        self._judging = judging
        self._effort = 0.0

    # --- sending -------------------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Puts a message into the outbox; a full one ends the connection."""
        if self._close is not None:
            return
        if len(self._outbox) >= self._services.config.outbox:
            self._services.metrics.dropped.inc()
            self.close(p.Close.TOO_SLOW)
            return
        self._outbox.append(message)
        self._start_writing()

    def dismiss(self, reason: ServerCode) -> None:
        """The viewer is no longer in the room, and is told why."""
        self._live = None
        self.send(encode(p.Error(violations=localised(refuse(reason).objections, self._language))))

    def close(self, code: int) -> None:
        """Ends the connection after what is already in the outbox, unless the client does not read."""
        if self._close is None:
            self._close = code
            if code == p.Close.TOO_SLOW:
                self._outbox.clear()
                # the writer waits for a client that does not read
                self._stop_writing()
            else:
                asyncio.get_running_loop().call_later(_CLOSE_SECONDS, self._stop_writing)
            self._start_writing()

    def check_silence(self) -> None:
        """Ends a connection from which nothing was heard for too long."""
        if time.monotonic() - self._heard_at > self._services.config.silence_seconds:
            self.close(p.Close.SILENT)

    def _stop_writing(self) -> None:
        """Ends the writer if it waits for a client that does not read."""
        if self._writing is not None:
            self._writing.cancel()

    def _start_writing(self) -> None:
        """Starts the writer. An idle connection has none, which saves most of its memory."""
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())
            self._writing.add_done_callback(self._written)

    async def _write(self) -> None:
        written = 0
        while self._outbox:
            # a short list: it never holds more than the configured outbox
            message = self._outbox.pop(0)
            written += len(message)
            more = bool(self._outbox) and written < _WRITE_BYTES
            await self._send({"type": "websocket.send", "text": message.decode(), "more": more})
            written = written if more else 0
        if self._close is not None:
            await self._send_close(self._close)

    async def _send_close(self, code: int) -> None:
        self._open = False
        async with asyncio.timeout(_CLOSE_SECONDS):
            await self._send({"type": "websocket.close", "code": code, "reason": ""})

    def _written(self, writing: asyncio.Task[None]) -> None:
        self._writing = None
        if writing.cancelled() or writing.exception() is not None:
            # the socket is closed or blocked; the reader will notice
            self._outbox.clear()
            if writing.cancelled() and self._close is not None and self._reading is not None:
                self._reading.cancel()
        elif self._open and (self._outbox or self._close is not None):
            self._start_writing()

    # --- receiving -----------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serves until the client leaves or is disconnected."""
        self._reading = asyncio.current_task()
        try:
            await self._read()
        except asyncio.CancelledError:
            if self._close is None or self._reading is None:
                raise
            self._reading.uncancel()
        except (OSError, RuntimeError):
            pass
        finally:
            self._reading = None
            if self._writing is not None:
                await asyncio.wait({self._writing}, timeout=_CLOSE_SECONDS)
            if self._writing is not None:
                self._writing.cancel()
            self._leave_room()
            if self._close is not None and self._open:
                with contextlib.suppress(TimeoutError, RuntimeError, OSError):
                    await self._send_close(self._close)

    async def _read(self) -> None:
        config = self._services.config
        while True:
            event = await self._receive()
            if event["type"] != "websocket.receive":
                self._open = False
                return
            if self._close is not None:
                continue
            arrived = time.perf_counter()
            self._heard_at = time.monotonic()
            at = self._services.clock.at(event["arrived"]) if "arrived" in event else self._services.clock.now()
            data: str | bytes = event.get("text") or event.get("bytes") or ""
            if not all(allowance.take() for allowance in self._allowances):
                self._refuse(too_fast("messages"), request_of(data) if len(data) <= config.message_bytes else None)
                self.close(p.Close.TOO_FAST)
                continue
            await self._answer(data, at)
            self._services.metrics.latency.observe(time.perf_counter() - arrived)
            await self._wait_for_judging()
            # what was said goes out before more is read: neither a client that asks a lot at once nor who listens is a slow reader
            await asyncio.sleep(0)
            if self._writing is not None and len(self._outbox) > config.outbox // 2:
                await asyncio.wait({self._writing})

    async def _wait_for_judging(self) -> None:
        """A client whose moves take long to judge waits for as long; in the meantime everybody else is answered."""
        effort, self._effort = self._effort, 0.0
        if effort > _NOTICEABLE_SECONDS and self._judging is not None:
            await asyncio.sleep(self._judging.owe(effort))

    async def _answer(self, data: str | bytes, at: int) -> None:
        if len(data) > self._services.config.message_bytes:
            self._refuse(refuse(ServerCode.TOO_LARGE, most=self._services.config.message_bytes), None)
            return
        request: str | None = None
        try:
            message = decode_client(data)
            request = message.request
            await self._handle(message, at)
        except RefusedError as refusal:
            self._refuse(refusal, request if request is not None else request_of(data))
        except StoreError:
            log.warning("the store failed a request")
            self._refuse(refuse(ServerCode.UNAVAILABLE), request)
        except Exception:
            self._services.metrics.failures.inc()
            log.exception("a request failed")
            self._refuse(refuse(ServerCode.UNAVAILABLE), request)

    def _refuse(self, refusal: RefusedError, request: str | None) -> None:
        began = time.perf_counter()
        self._services.metrics.refused.labels("socket", refusal.code, refusal.limit).inc()
        self.send(encode(p.Error(request=request, violations=localised(refusal.objections, self._language))))
        self._effort += time.perf_counter() - began

    async def _handle(self, message: p.ClientMessage, at: int) -> None:
        match message:
            case p.Ping():
                now, spread = self._services.clock.now(), self._services.return_spread
                self.send(encode(p.Pong(request=message.request, time=now, spread=spread)))
            case p.Hello():
                await self._hello(message)
            case p.Mute():
                self.muted = self.muted - {message.player} if not message.on else frozenset([*self.muted, message.player][-50:])
                self._done(message.request)
            case p.Chat():
                await drafts_and_chat.chat(self._room(), self, message.text, self._services)
                self._done(message.request)
            case p.React():
                await drafts_and_chat.react(self._room(), self, message.reaction, self._services)
                self._done(message.request)
            case p.DraftMessage():
                await drafts_and_chat.show_draft(self._room(), self, message, self._services)
                self._done(message.request)
            case _:
                await self._request(message, at)

    async def _request(self, message: p.MoveMessage | p.RoomRequest, at: int) -> None:
        """A request that changes the room: done once, answered when it is on disk."""
        live = self._room()
        countdown = self._services.config.countdown_seconds * 1000
        context = Context(self.who, at, new_seed, self.companions, countdown, live.companions_of)

        def timed(room: Room) -> Records:
            began = time.perf_counter()
            try:
                return decide(room, message, context)
            finally:
                self._effort += time.perf_counter() - began

        once = (self.who.id, message.request)
        if isinstance(message, p.Sit) and live.room.seat_of(self.who.id) is None:
            await self._registry.blocks.check_welcome(live, self.who.id, self.companions)
            async with self._registry.seating.one_more(self.who.id):
                submitted = await live.submit(timed, once=once)
        else:
            submitted = await live.submit(timed, once=once)
        self._services.metrics.commands.inc()
        self.send(encode(p.Ok(request=message.request, seq=submitted.seq)))
        if isinstance(message, p.Sit):
            # a spectator became a player
            self._registry.presence.changed(live)

    def _done(self, request: str) -> None:
        self.send(encode(p.Ok(request=request, seq=self._live.room.seq if self._live is not None else 0)))

    # --- the room ------------------------------------------------------------------------------------------------------------

    def _room(self) -> LiveRoom:
        if self._live is None:
            raise refuse(ServerCode.HELLO_FIRST)
        return self._live

    async def _hello(self, hello: p.Hello) -> None:
        self._language = negotiate([hello.language])
        await learn(self._language)
        live = await self._registry.room(hello.room)
        live.admit(self.who.id, hello.invitation, self.companions)
        if live.room.seat_of(self.who.id) is None:
            # somebody may have registered the name since this guest took it; who sits already keeps it
            await check_guest(self.who, self._services.config.name_length, self._services.store)
        self.blocked = await self._registry.blocks.of(self.who.id)
        self._leave_room()
        self._live = live
        self.invited = live.invites(hello.invitation) or self.who.id in live.room.let_in
        await live.join(self, hello)
        self._registry.presence.changed(live)
        if live.room.deserted:
            await self._registry.absences.look_after(live, self._services.clock.now())
        announced = self._services.announced.at(self._services.clock.now())
        if announced is not None:
            self.send(encode(announced))

    def _leave_room(self) -> None:
        live, self._live = self._live, None
        if live is not None:
            live.viewers.discard(self)
            live.used_at = self._services.clock.now()
            self._registry.presence.changed(live)
