"""The example bot is short, and it plays."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from meldstone.store import sqlite_url
from tests.server.client import Client
from tests.server.conftest import clients, run
from tests.server.running import Server

BOT = Path(__file__).parents[3] / "examples" / "bot.py"


def test_the_example_bot_plays_a_match(shared_server: Server) -> None:
    async def work() -> None:
        owner = await Client(shared_server, "Olga Example").register()
        token = (await owner.ask("POST", "/api/bot-tokens", {"label": "Example"}))["token"]
        async with clients(shared_server, "Ada") as (ada,):
            room = await ada.make_room(seats=2, seconds=0, games=2)
            await ada.enter(room)
            environment = {**os.environ, "MELDSTONE_TOKEN": token}
            bot = subprocess.Popen([sys.executable, BOT, shared_server.url, room], env=environment)
            try:
                await ada.play()
            finally:
                bot.kill()
                await asyncio.to_thread(bot.wait)
            assert ada.room is not None
            assert [seat.name for seat in ada.room.seats] == ["Ada", "Example"]

    run(work)


def test_the_example_bot_comes_back_to_a_server_that_was_killed(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path) as server:
            owner = await Client(server, "Olga Example").register()
            token = (await owner.ask("POST", "/api/bot-tokens", {"label": "Example"}))["token"]
            async with clients(server, "Ada") as (ada,):
                room = await ada.make_room(seats=2, seconds=0)
                await ada.enter(room)
                environment = {**os.environ, "MELDSTONE_TOKEN": token}
                bot = subprocess.Popen([sys.executable, BOT, server.url, room], env=environment)
                try:
                    await ada.play(enough=lambda: ada.view is not None and ada.view.turns >= 4)
                    server.kill()
                    await asyncio.to_thread(server.start)
                    await ada.come_again()
                    turns = ada.view.turns if ada.view is not None else 0
                    await ada.play(enough=lambda: ada.view is not None and ada.view.turns >= turns + 4)
                finally:
                    bot.kill()
                    await asyncio.to_thread(bot.wait)

    run(work)


def test_the_example_bot_is_short() -> None:
    code = BOT.read_text(encoding="utf-8").partition("import asyncio")[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
