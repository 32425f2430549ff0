"""A socket that waits keeps little; what it does without is not missed."""

import asyncio
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from meldstone.server.socket.small_socket import SmallSocket, _Gate, _Inbox
from tests.server.conftest import run


class Pipe:
    """A transport whose other side is a client in memory."""

    def __init__(self) -> None:
        self.written = bytearray()
        self.writes = 0
        self.reading = True
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written += data
        self.writes += 1

    def get_extra_info(self, name: str) -> Any:
        return {"peername": ("127.0.0.1", 5), "sockname": ("127.0.0.1", 6)}.get(name)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def taken(self) -> bytes:
        data = bytes(self.written)
        self.written.clear()
        return data


async def echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def small_socket() -> tuple[SmallSocket, Pipe, ClientProtocol]:
    config = uvicorn.Config(cast(Any, echo), ws=SmallSocket, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
    config.load()
    socket, pipe = SmallSocket(config, ServerState(), {}), Pipe()
    socket.connection_made(cast(Any, pipe))
    client = ClientProtocol(parse_uri("ws://127.0.0.1/"))
    return socket, pipe, client


async def all_done() -> None:
    """Everything that can be done without the network is done; a pause would be too short on a slow machine."""
    for _ in range(100):
        await asyncio.sleep(0)


async def shaken(socket: SmallSocket, pipe: Pipe, client: ClientProtocol) -> None:
    request = client.connect()
    request.headers["X-Long"] = "x" * 1000
    client.send_request(request)
    socket.data_received(b"".join(client.data_to_send()))
    await all_done()
    client.receive_data(pipe.taken())
    assert not client.handshake_exc
    client.events_received()


def test_the_handshake_is_forgotten_and_messages_come_and_go_in_order() -> None:
    async def work() -> None:
        socket, pipe, client = small_socket()
        await shaken(socket, pipe, client)
        assert [getattr(socket, name) for name in ("request", "response", "scope")] == [None, None, {}]
        for number in range(3):
            client.send_text(str(number).encode())
        socket.data_received(b"".join(client.data_to_send()))
        reading = [pipe.reading]
        await all_done()
        assert [*reading, pipe.reading] == [False, True], "nothing more is read from the network until these are"
        client.receive_data(pipe.taken())
        assert [event.data for event in client.events_received() if isinstance(event, Frame)] == [b"0", b"1", b"2"]
        socket.connection_lost(None)
        await all_done()
        assert not socket.tasks

    run(work)


def test_what_is_sent_together_is_one_write() -> None:
    async def work() -> None:
        socket, pipe, client = small_socket()
        await shaken(socket, pipe, client)
        before = pipe.writes
        for text, more in (("update", True), ("ok", False)):
            await socket.send({"type": "websocket.send", "text": text, "more": more})
        assert pipe.writes == before + 1
        client.receive_data(pipe.taken())
        assert [event.data for event in client.events_received() if isinstance(event, Frame)] == [b"update", b"ok"]
        socket.connection_lost(None)
        await all_done()
        with pytest.raises(ClientDisconnected):
            await socket.send({"type": "websocket.send", "text": "update", "more": True})

    run(work)


def test_nothing_is_sent_to_who_does_not_read() -> None:
    async def work() -> None:
        socket, pipe, client = small_socket()
        await shaken(socket, pipe, client)
        socket.pause_writing()
        client.send_text(b"hello")
        socket.data_received(b"".join(client.data_to_send()))
        await all_done()
        assert not pipe.written
        socket.resume_writing()
        await all_done()
        assert b"hello" in pipe.written
        socket.connection_lost(None)
        await all_done()

    run(work)


def test_a_cancelled_wait_loses_nothing() -> None:
    async def work() -> None:
        inbox, gate = _Inbox(), _Gate()
        gate.clear()
        waits = [asyncio.ensure_future(inbox.get()), asyncio.ensure_future(gate.wait()), asyncio.ensure_future(gate.wait())]
        await asyncio.sleep(0)
        waits[0].cancel()
        waits[1].cancel()
        await asyncio.sleep(0)
        message = {"type": "websocket.receive", "text": "a"}
        inbox.put_nowait(message)
        gate.set()
        assert await inbox.get() is message
        assert "arrived" in message
        assert inbox.empty()
        await asyncio.wait_for(waits[2], 1)

    run(work)
