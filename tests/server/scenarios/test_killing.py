"""kill -9 at any moment: whatever was acknowledged is there after the restart, and the players find back by themselves."""

import asyncio
from pathlib import Path

import pytest

from meldstone.store import sqlite_url
from tests.server.conftest import clients, run
from tests.server.killing import play_and_kill
from tests.server.running import Server


def test_no_acknowledged_move_is_lost_on_sqlite(tmp_path: Path) -> None:
    run(lambda: play_and_kill(lambda: Server(sqlite_url(tmp_path / "test.db"), tmp_path), kills=1))


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
