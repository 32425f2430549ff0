"""The outbox of a connection is bounded."""

import asyncio
from pathlib import Path
from typing import Any, cast

from meldstone.server import protocol as p
from meldstone.server.hosting.advice_pool import AdvicePool
from meldstone.server.hosting.bot_pool import BotPool
from meldstone.server.hosting.registry import RoomRegistry
from meldstone.server.hosting.services import Services
from meldstone.server.operating.clock import ServerClock
from meldstone.server.operating.config import Config
from meldstone.server.operating.metrics import Metrics
from meldstone.server.protocol import Close
from meldstone.server.protocol.codec import decode_server
from meldstone.server.room.events import Player
from meldstone.server.socket.connection import Connection
from tests.server.conftest import run
from tests.server.inside import Inside, on_server, table_with_strangers


class Unread:
    """A socket whose other side accepts and then reads nothing, until it is closed."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.closed = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await self.closed.wait()
        return {"type": "websocket.disconnect", "code": 1006}

    async def send(self, message: Any) -> None:
        self.sent.append(message)
        if message["type"] == "websocket.send":
            await self.closed.wait()
        if message["type"] == "websocket.close":
            self.closed.set()


def test_who_does_not_read_is_dropped_with_a_code_and_a_bounded_outbox() -> None:
    async def work() -> None:
        other = Unread()
        metrics = Metrics()
        services = Services(Config(outbox=4), cast(Any, None), ServerClock(), metrics, BotPool(0), AdvicePool(0))
        connection = Connection(
            cast(Any, other.receive), cast(Any, other.send), Player("g1", "Lazy"), RoomRegistry(services), "en", ()
        )
        running = asyncio.create_task(connection.run())
        await asyncio.sleep(0)
        for number in range(100):
            connection.send(str(number).encode())
            if number % 10 == 0:
                await asyncio.sleep(0)
        await asyncio.wait_for(running, 5)
        assert metrics.registry.get_sample_value("meldstone_dropped_connections_total") == 1
        assert len(other.sent) <= 6
        assert other.sent[-1] == {"type": "websocket.close", "code": Close.TOO_SLOW, "reason": ""}

    run(work)


def test_a_move_and_its_answer_go_out_together(tmp_path: Path) -> None:
    """The update and the `ok` behind it are one write, and nothing is kept back."""

    async def work(server: Inside) -> None:
        async with table_with_strangers(server, 0) as (players, _):
            mover = next(wire for wire in players if wire.view is not None and wire.view.turn == wire.view.you)
            assert mover.view is not None
            start = len(mover.received)
            assert isinstance(await mover.ask(p.DrawMessage(request="draw", version=mover.view.version)), p.Ok)
            kinds = [(type(decode_server(text)), text in mover.joined) for text in mover.received[start:]]
            # who is there is told once a moment, whenever that comes
            kinds = [kind for kind in kinds if kind[0] is not p.Presence]
            assert kinds == [(p.Update, True), (p.Ok, False)]

    on_server(work, tmp_path)
