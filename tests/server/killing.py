"""Games during which a server is killed, and the log that has to be right afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from meldstone.game import events as gev
from meldstone.game.audit import audit
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.store import LogId, open_store
from tests.server.client import Client
from tests.server.conftest import clients
from tests.server.running import Server
from tests.server.tables import seated


async def play_and_kill(make: Callable[[], Server], kills: int) -> None:
    """Two players play while the server is killed again and again; then the log is compared with what they were told."""
    server = make()
    server.start()
    try:
        async with clients(server, "Ada", "Bela") as people:
            room = await seated(people, seconds=0)
            players = [asyncio.create_task(person.play()) for person in people]
            for _ in range(kills):
                wanted = people[0].seq + 12
                # in the middle of the game, however fast this machine is
                while people[0].seq < wanted and not all(player.done() for player in players):
                    await asyncio.sleep(0.002)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await asyncio.gather(*players)
            for person in people:
                assert person.room is not None
                assert person.room.phase is RoomPhase.OVER
            await check_log(server, room, people)
    finally:
        server.kill()


async def check_log(server: Server, room: str, people: list[Client]) -> None:
    """Every acknowledged request is in the log, once, where the answer said; the game is one that the rules allow."""
    store = await open_store(server.database)
    async with store:
        records = [ev.decode_record(data) for data in await store.read(LogId(room))]
    ends: dict[tuple[str, str], int] = {}
    for seq, record in enumerate(records, start=1):
        if record.key:
            previous = ends.get((record.by, record.key))
            assert previous is None or previous == seq - 1, "a request happened twice"
            ends[record.by, record.key] = seq
    for person in people:
        acknowledged = [(key, seq) for key, seq in person.acknowledged]
        assert acknowledged
        assert [(key, ends.get((person.id, key))) for key, _ in acknowledged] == acknowledged
    events = [record.event for record in records if isinstance(record, ev.Happened)]
    games = [i for i, event in enumerate(events) if isinstance(event, gev.GameOpened)]
    for start, end in zip(games, [*games[1:], len(events)], strict=True):
        assert [problem for finding in audit(events[start:end]) for problem in finding.problems] == []
