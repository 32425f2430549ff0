"""uvicorn's WebSocket without what nobody needs once the handshake is over, and with a limit for what no message is.

Thousands of sockets wait for somebody to move, and what each of them keeps is most of the memory of a table: the request and the
answer with all their headers, and queues and events of asyncio that are made for more than one reader.

Pings, pongs and parts of messages never reach the application, so they are counted here: each takes time to read, and each ping is
answered. A socket that is over is closed even if its client takes nothing any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from meldstone.server.operating.clock import steady_time
from meldstone.server.operating.doorway import Doorway
from meldstone.server.operating.limits import Bucket
from meldstone.server.protocol import Close

WHEN_LOST: Final = "meldstone.when_lost"
"""The extension of the scope that calls back when the file of a socket is closed."""
_SLICE_BYTES: Final = 2048
"""Bytes that are read before somebody looks how many frames they were: 340 at most, which take some milliseconds."""
_GOODBYE_SECONDS: Final = 3.0
"""Seconds in which a client takes what is left for it, and answers the closing handshake."""


class _Inbox:
    """As much of `asyncio.Queue` as one reader needs. uvicorn stops reading from the network while something is in it."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Never waits. Says when the message arrived: it may lie here while the one before is written to the disk."""
        message["arrived"] = steady_time()
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        """True if nothing waits to be read."""
        return not self._messages

    async def get(self) -> Any:
        """The next message."""
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)


class _Gate:
    """As much of `asyncio.Event` as a writer needs: shut while the other side does not read."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def set(self) -> None:
        """Opens the gate."""
        self._open = True
        waiting, self._waiting = self._waiting, ()
        for waiter in waiting:
            if not waiter.done():
                waiter.set_result(None)

    @property
    def shut(self) -> bool:
        """True while the other side does not read."""
        return not self._open

    def clear(self) -> None:
        """Shuts the gate."""
        self._open = False

    async def wait(self) -> None:
        """Until the gate is open."""
        if not self._open:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting = (*self._waiting, future)
            await future


class SmallSocket(WebSocketsSansIOProtocol):
    """The protocol class for uvicorn.

    Its parent has more attributes than Python keeps in a compact way, and thousands of these wait in memory: slots for all of them
    save more than a kilobyte for each.
    """

    __slots__ = (
        *("_dismissed", "_doorway", "_frames", "_when_lost"),
        *("app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer", "config", "conn"),
        *("connections", "curr_msg_data_type", "default_headers", "disconnected", "frames", "handshake_complete"),
        *("handshake_initiated", "initial_response", "last_ping_rtt", "logger", "loop", "pending_ping_payload", "ping_interval"),
        *("ping_sent_at", "ping_timeout", "ping_timer", "pong_timer", "queue", "read_paused", "request", "response", "root_path"),
        *("scheme", "scope", "server", "tasks", "transport", "writable"),
    )

    def __init__(self, *args: Any, doorway: Doorway | None = None, frames: Bucket | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doorway = doorway
        self._frames = frames
        self._dismissed = False
        self._when_lost: Callable[[], None] | None = None
        self.queue = cast(Any, _Inbox())
        self.writable = cast(Any, _Gate())

    def call_when_lost(self, call: Callable[[], None]) -> None:
        """Calls something as soon as the file of the socket is closed."""
        self._when_lost = call

    def connection_lost(self, exc: Exception | None) -> None:
        """The file is closed."""
        super().connection_lost(exc)
        if self._doorway is not None:
            self._doorway.leave(None, self.client[0] if self.client else "")
        if self._when_lost is not None:
            self._when_lost()

    def data_received(self, data: bytes) -> None:
        """Reads in small slices: a quarter of a million bytes can be forty thousand frames, and nobody is answered meanwhile."""
        for start in range(0, len(data), _SLICE_BYTES):
            if self._dismissed or self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE_BYTES])

    def handle_connect(self, event: Request) -> None:
        """Tells the application how to hear of the end of the socket."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][WHEN_LOST] = self.call_when_lost

    def handle_events(self) -> None:
        """Sends away who sends more frames than anybody needs for the messages that are allowed."""
        if self._frames is None or self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._dismiss()

    def _dismiss(self) -> None:
        """Says goodbye and hears nothing more. The socket stays open a little, or the client would not learn why it is closed."""
        self._dismissed = True
        self.read_paused = False
        self.transport.pause_reading()
        if self.conn.state is State.OPEN:
            self.conn.send_close(Close.TOO_FAST)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(_GOODBYE_SECONDS, self.transport.abort)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": Close.TOO_FAST})
        elif not self.close_sent:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answers, unless the client takes no answers."""
        if cast(_Gate, self.writable).shut:
            self.transport.abort()
        else:
            super().handle_ping()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with the socket: the client has some seconds to take its goodbye."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(_GOODBYE_SECONDS, self.transport.abort)

    async def send(self, message: Any) -> None:
        """Forgets the handshake as soon as it is done. What has `more` behind it waits for that: both are one write."""
        if message.get("more") and not self.close_sent:
            await self.writable.wait()
            if self.disconnected:
                raise ClientDisconnected
            self.conn.send_text(message["text"].encode())
            return
        await super().send(message)
        if message["type"] == "websocket.accept":
            # the parser of frames holds on to the request for as long as it lives
            self.request.headers.clear()
            self.request = self.response = cast(Any, None)
            self.scope = cast(Any, {})
