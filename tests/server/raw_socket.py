"""A WebSocket by hand, to send what no client would."""

from __future__ import annotations

import os
import socket
import struct

import msgspec

from tests.server.running import Server


def frame(opcode: int, payload: bytes, *, fin: bool = True, masked: bool = True, length: int | None = None, rsv: int = 0) -> bytes:
    size = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | rsv | opcode])
    mask_bit = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask_bit | size])
    elif size < 65536:
        head += bytes([mask_bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([mask_bit | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def handshake(server: Server, cookie: str, room: str = "", receive_buffer: int = 0) -> socket.socket:
    raw = socket.socket()
    raw.settimeout(60)
    if receive_buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += raw.recv(4096)
    assert b" 101 " in head
    if room:
        raw.sendall(frame(1, msgspec.json.encode({"type": "hello", "request": "h", "room": room})))
        answer = b""
        while b'"welcome"' not in answer:
            answer += raw.recv(65536)
    return raw
