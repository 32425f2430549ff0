"""A WebSocket that costs its driver almost nothing: thousands of them share a core with everything else that is not measured."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Final

_TEXT: Final = 1
_CLOSE: Final = 8


class Line(asyncio.Protocol):
    """Opens a WebSocket, hands over every text, and says when it is lost."""

    __slots__ = ("_heard", "_lost", "_open", "_request", "_rest", "_transport")

    def __init__(self, request: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._request, self._heard, self._lost = request, heard, lost
        self._transport: asyncio.Transport | None = None
        self._open: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()
        self._rest = b""

    @classmethod
    async def connect(cls, host: str, port: int, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> Line:
        """An open line; raises `ConnectionError` if the server refuses it."""
        request = (
            f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        _, line = await asyncio.get_running_loop().create_connection(lambda: cls(request, heard, lost), host, port)
        assert line._open is not None
        await line._open
        line._open = None
        return line

    def send(self, text: bytes) -> None:
        """Sends a text, masked with nothing."""
        assert self._transport is not None
        size = len(text)
        head = struct.pack(">BB", 0x81, 0x80 | size) if size < 126 else struct.pack(">BBH", 0x81, 0x80 | 126, size)
        self._transport.write(head + bytes(4) + text)

    def cut(self) -> None:
        """Ends the line without a word, as a broken network does."""
        self._lost = _nothing
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)
        self._request = b""

    def connection_lost(self, exc: Exception | None) -> None:
        if self._open is not None and not self._open.done():
            self._open.set_exception(ConnectionError("the server closed the connection"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        at = 0
        if self._open is not None and not self._open.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if b" 101 " not in data[:at]:
                self._open.set_exception(ConnectionError(data[:at].decode(errors="replace")))
                return
            self._open.set_result(None)
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < start + size:
                break
            opcode, at = data[at] & 15, start + size
            if opcode == _TEXT:
                self._heard(data[start:at])
            elif opcode == _CLOSE and self._transport is not None:
                self._transport.close()
        self._rest = data[at:]


def _nothing() -> None:
    """Nobody minds."""
