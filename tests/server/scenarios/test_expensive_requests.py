"""Requests that take long to read are turned away before anybody has to wait for them.

Four connections that sent their bodies in chunks of one letter made everybody else wait for four seconds: a body was read to its
end however long it was, a quarter of a million bytes at a time, and no limit of requests counts while one is read.
"""

import contextlib
import socket
from collections.abc import Iterator

import pytest

from meldstone.store import sqlite_url
from tests.server.conftest import clients, run
from tests.server.running import Server

GET = b"GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
CHUNKS = 40_000 * b"1\r\n \r\n"
EXPENSIVE = {
    "five thousand headers in one packet": (GET + 5000 * b"x: y\r\n" + b"\r\n", 400),
    "chunks of one letter": (POST + b"Transfer-Encoding: chunked\r\n\r\n" + CHUNKS, 411),
    "chunks behind a long head": (POST + b"x: " + 900 * b"y" + b"\r\nTransfer-Encoding: chunked\r\n\r\n" + CHUNKS, 411),
    "a body without end": (POST + b"Content-Length: 100000000000\r\n\r\n" + 100_000 * b" ", 413),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("expensive")
    with Server(sqlite_url(directory / "test.db"), directory) as server:
        yield server


def answer(server: Server, data: bytes, *, last: bytes = b"") -> bytes:
    """What comes back until the server closes the connection, or until these are the last words."""
    heard = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as client, contextlib.suppress(ConnectionError):
        client.sendall(data)
        while part := client.recv(65536):
            heard += part
            if last and last in heard:
                break
    return heard


@pytest.mark.parametrize("what", EXPENSIVE)
def test_what_takes_long_to_read_is_not_read(server: Server, what: str) -> None:
    data, status = EXPENSIVE[what]
    assert answer(server, data).startswith(f"HTTP/1.1 {status} ".encode())


def test_a_body_that_is_a_little_too_long_is_refused_in_words(server: Server) -> None:
    heard = answer(server, POST + b"Content-Length: 20000\r\n\r\n" + 20_000 * b" ", last=b"server/too-large")
    assert heard.startswith(b"HTTP/1.1 413 ")


def test_a_query_that_is_too_long_is_refused_in_words(server: Server) -> None:
    data = b"GET /api/games?" + b"&".join(1000 * [b"a"]) + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    assert answer(server, data, last=b"server/malformed").startswith(b"HTTP/1.1 400 ")


def test_a_long_head_in_several_pieces_opens_a_socket(server: Server) -> None:
    """What a browser with many cookies sends is longer than one slice."""

    async def work() -> None:
        async with clients(server, "Ada") as (ada,):
            cookie = f"{ada.headers['cookie']}; more={'x' * 5000}"
        head = (
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        ping = b'{"type":"ping","request":"early"}'
        early = bytes([0x81, 0x80 | len(ping)]) + bytes(4) + ping
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as client:
            client.sendall(head)
            assert client.recv(65536).startswith(b"HTTP/1.1 101 ")
            client.sendall(early)
            assert b'"request":"early"' in client.recv(65536)

    run(work)
