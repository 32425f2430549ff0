"""One HTTP connection: uvicorn's, with a time for the head of a request, for its body, and for taking the answer.

Without these, somebody who sends half a request keeps the connection for ever, and a process can have only so many of them.

It reads in small slices: uvicorn looks at all that arrived at once, a quarter of a million bytes, and only then whether a head has
become too long. That many bytes are six thousand headers, or forty thousand chunks of one letter, which keep everybody waiting.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from meldstone.server.operating.doorway import Doorway

_TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_NO_LENGTH: Final = b"HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_LARGE: Final = b"HTTP/1.1 413 Content Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_SLICE_BYTES: Final = 1024
"""Bytes that are read before somebody looks what they were: 170 chunks at most."""
_ANSWERED_BODIES: Final = 4
"""So many times as much as a body may have is read, so that the application can say in words that it is too much."""


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds that a client may take."""

    head: float
    """For the head of a request, from the connection or from the answer before."""
    body: float
    """For the body of a request."""
    answer: float
    """For taking an answer."""


class HttpConnection(H11Protocol):
    """The protocol class for uvicorn, which makes one for every connection."""

    def __init__(self, *args: Any, doorway: Doorway, patience: Patience, body_bytes: int, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doorway = doorway
        self._patience = patience
        self._body_bytes = body_bytes
        self._state: object = h11.IDLE
        self._since = self.loop.time()
        self._unread_since: float | None = None
        self._peer = ""

    @property
    def at_work(self) -> bool:
        """True while the application works on a request that is complete."""
        return self._answering and not self._waits_for_client

    @property
    def _answering(self) -> bool:
        cycle = cast(RequestResponseCycle | None, self.cycle)
        return cycle is not None and not cycle.response_complete

    @property
    def _waits_for_client(self) -> bool:
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def connection_made(self, transport: Any) -> None:
        """Lets the client in, if there is room."""
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""
        if not self._doorway.enter(self, self._peer):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The file is closed."""
        super().connection_lost(exc)
        self._doorway.leave(self, self._peer)

    def data_received(self, data: bytes) -> None:
        """Reads on, and notes how far the request is."""
        for start in range(0, len(data), _SLICE_BYTES):
            part = data[start : start + _SLICE_BYTES]
            reader = cast(asyncio.Protocol, self.transport.get_protocol())
            if reader is not self:
                # it has become a WebSocket
                reader.data_received(part)
            elif not self.transport.is_closing():
                self._read(part)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        self._note_state(self.loop.time())
        if not self._waits_for_client:
            self._doorway.used(self)
        elif self._state is h11.SEND_BODY and (refusal := self._refused_body()):
            self.transport.write(refusal)
            self.transport.close()

    def _refused_body(self) -> bytes | None:
        """What is said to somebody whose body is not read to its end: no page and no program of ours sends one like that."""
        headers = dict(self.headers)
        if b"transfer-encoding" in headers:
            return _NO_LENGTH
        # the length was read by h11, which takes nothing but digits
        return _TOO_LARGE if int(headers.get(b"content-length", b"0")) > _ANSWERED_BODIES * self._body_bytes else None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a WebSocket, which has rules of its own."""
        self._doorway.upgraded(self)
        super().handle_websocket_upgrade(event)

    def check_time(self, now: float) -> None:
        """Ends the connection if its client takes too long; looked at every second or so."""
        unread = self.transport.get_write_buffer_size() > 0
        if not unread:
            self._unread_since = None
        elif self._unread_since is None:
            self._unread_since = now
        if self._unread_since is not None and now - self._unread_since > self._patience.answer:
            self.abort()
            return
        self._note_state(now)
        if not self._waits_for_client:
            return
        if now - self._since <= (self._patience.head if self._state is h11.IDLE else self._patience.body):
            return
        if unread or self._answering or self.transport.is_closing():
            self.abort()
        else:
            self.transport.write(_TOO_LATE)
            self.transport.close()

    def abort(self) -> None:
        """Ends the connection without a word."""
        self.transport.abort()

    def _note_state(self, now: float) -> None:
        state = self.conn.their_state
        if state is not self._state:
            self._state, self._since = state, now
