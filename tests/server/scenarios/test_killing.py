"""kill -9 at any moment: whatever was acknowledged is there after the restart, and the players find back by themselves."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from meldstone.game import events as gev
from meldstone.game.audit import audit
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.store import LogId, open_store, sqlite_url
from tests.server.client import Client
from tests.server.conftest import clients, run
from tests.server.running import Server
from tests.server.scenarios.test_coming_back import seated


def test_no_acknowledged_move_is_lost_on_sqlite(tmp_path: Path) -> None:
    run(lambda: play_and_kill(lambda: Server(sqlite_url(tmp_path / "test.db"), tmp_path), kills=1))


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


@pytest.mark.parametrize("how", [pytest.param("stop", marks=pytest.mark.slow), "kill"])
def test_bots_go_on_after_a_restart(tmp_path: Path, how: str) -> None:
    async def work() -> None:
        server = Server(sqlite_url(tmp_path / "test.db"), tmp_path, bot_pause=40)
        server.start()
        try:
            async with clients(server, "Ada") as (ada,):
                room = await ada.make_room(seats=2, bots=["novice", "novice"], sit=False, seconds=0)
                await ada.enter(room)
                await ada.until(lambda: ada.seq > 8)
                await asyncio.to_thread(getattr(server, how))
                await asyncio.to_thread(server.start)
                await ada.come_again()
                before = ada.seq
                await ada.until(lambda: ada.seq > before + 8)
        finally:
            server.kill()

    run(work)


def test_a_server_that_is_stopped_says_goodbye(tmp_path: Path) -> None:
    async def work() -> None:
        server = Server(sqlite_url(tmp_path / "test.db"), tmp_path).start()
        async with clients(server, "Ada") as (ada,):
            await ada.enter(await ada.make_room())
            assert await asyncio.to_thread(server.stop) == 0
            with pytest.raises(ConnectionError):
                await ada.until(lambda: False)
            assert ada.closed == 1001
        assert [line["message"] for line in server.lines()][-1] == "stopped"

    run(work)
