"""A database that the server wrote before its code was sorted into rooms: the people come back and play on.

`tests/data/server_before_rooms.sql` is a game of twist between two people, 24 moves old, as that server left it.
"""

import sqlite3
from pathlib import Path

from meldstone.server import protocol as p
from meldstone.server.room.events import decode_record, encode_record
from meldstone.store import sqlite_url
from tests.server.conftest import run
from tests.server.inside import inside

DUMP = Path(__file__).parents[2] / "data" / "server_before_rooms.sql"
ROOM = "a3e3dbdb84d1"
TABLE = "K13b O13b R13; K9 O9b R9 B9; K12b R12b Db; O12b R12 D; K2b B2b R2 O2; B7 B8b B9b Jb"
RACKS = {
    "g2e20c0ec35504efa": "R1b R8b O6b K5 K3b O10 K10 O13 R8 K5b R5 B1 K11b B8",
    "g7c6a1c0b8a506b66": "K4b R10 M R6b K1 K11 R7 B12b B13b",
}


def test_people_come_back_to_their_game_and_play_on(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "test.db") as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    database.close()

    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            people = {id: await server.enter(ROOM, server.guest(id, "Ada")) for id in RACKS}
            for id, person in people.items():
                assert person.view is not None
                assert str(person.view.table) == TABLE
                assert " ".join(map(str, person.view.rack)) == RACKS[id]
            mover = people["g7c6a1c0b8a506b66"]
            assert mover.view is not None
            assert mover.view.turn == mover.view.you == 1
            answer = await mover.ask(p.DrawMessage(request="draw", version=mover.view.version))
            assert isinstance(answer, p.Ok), answer
            await mover.until(
                lambda: mover.view is not None and len(mover.view.rack) == len(RACKS["g7c6a1c0b8a506b66"].split()) + 1
            )

    run(work)


def test_its_log_is_written_again_byte_for_byte() -> None:
    with sqlite3.connect(":memory:") as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
        log = [bytes(data) for (data,) in database.execute("SELECT body FROM records ORDER BY seq")]
    database.close()
    assert len(log) > 30
    assert [encode_record(decode_record(data)) for data in log] == log
