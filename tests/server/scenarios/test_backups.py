"""A backup that is restored while people play: everybody comes back to the game as it was then."""

import asyncio
import subprocess
import sys
from pathlib import Path

from meldstone.server import protocol as p
from meldstone.store import sqlite_url
from tests.server.client import a_few_moves
from tests.server.conftest import clients, run
from tests.server.running import Server
from tests.server.tables import seated


def meldstone(*arguments: object) -> None:
    done = subprocess.run([sys.executable, "-m", "meldstone", *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_restored_backup_is_played_on(tmp_path: Path) -> None:
    async def work() -> None:
        database = sqlite_url(tmp_path / "test.db")
        server = Server(database, tmp_path)
        server.start()
        try:
            async with clients(server, "Ada", "Bela") as people:
                await seated(people, seconds=0)
                first = next(person for person in people if person.to_move)
                seq = first.seq
                await asyncio.to_thread(meldstone, "backup", tmp_path / "copy.db", "--database", database)
                await first.say(p.DrawMessage)
                await asyncio.to_thread(meldstone, "restore", tmp_path / "copy.db", "--database", database, "--force")
                for person in people:
                    await person.until_closed()
                    welcome = await person.come_again()
                    assert not welcome.missed
                    # the time since the backup may have been given back
                    assert person.seq in (seq, seq + 1)
                assert first.to_move
                await a_few_moves(people)
        finally:
            server.kill()

    run(work)
