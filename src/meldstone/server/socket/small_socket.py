"""uvicorn's WebSocket without what nobody needs once the handshake is over.

Thousands of sockets wait for somebody to move, and what each of them keeps is most of the memory of a table: the request and the
answer with all their headers, and queues and events of asyncio that are made for more than one reader.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from meldstone.server.operating.clock import steady_time
from meldstone.server.operating.doorway import Doorway


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
    """The protocol class for uvicorn."""

    def __init__(self, *args: Any, doorway: Doorway | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doorway = doorway
        self.queue = cast(Any, _Inbox())
        self.writable = cast(Any, _Gate())

    def connection_lost(self, exc: Exception | None) -> None:
        """The file is closed."""
        super().connection_lost(exc)
        if self._doorway is not None:
            self._doorway.leave(None, self.client[0] if self.client else "")

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
