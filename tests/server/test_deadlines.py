"""What is due happens, also when some rooms cannot be served; those are left alone for longer and longer."""

import asyncio
from pathlib import Path
from unittest import mock

from meldstone.server import protocol as p
from meldstone.server.live.deadlines import Deadlines
from meldstone.store import Heading, LogId, Status, sqlite_url
from tests.server.conftest import run
from tests.server.inside import NOW, Inside, SteppedClock, inside


async def at_a_table(server: Inside, **settings: object) -> str:
    wanted = {"seats": 2, "seconds": 60, "fill_abandoned": False, **settings}
    room: str = (await server.http("POST", "/api/rooms", {"settings": wanted}, server.guest("g0", "Ada"))).json["id"]
    wire = await server.enter(room, server.guest("g1", "Bela"))
    assert isinstance(await wire.ask(p.Sit(request="sit")), p.Ok)
    return room


def test_rooms_that_cannot_be_served_do_not_keep_others_from_their_turn(tmp_path: Path) -> None:
    async def work() -> None:
        clock = SteppedClock(NOW)
        async with inside(sqlite_url(tmp_path / "test.db"), clock) as server:
            room = await at_a_table(server)
            live = server.desk.house.rooms[room]
            due = Heading(status=Status.OPEN, deadline=NOW - 1)
            await asyncio.gather(*[server.store.append(LogId(f"broken{n}"), 0, [b"no record"], due) for n in range(130)])
            clock.forward(61_000)
            server.desk.house.deadlines.expect(clock.now())
            while live.room.game is None or live.room.game.position.turns == 0:
                await asyncio.sleep(0.01)
            while len(server.desk.house.deadlines._resting) < 130:
                await asyncio.sleep(0.01)

    # a clock that jumps is no outage here
    with mock.patch("meldstone.server.live.alive._SILENCE", 1_000):
        run(work)


def test_a_room_that_fails_again_and_again_rests_for_longer(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            deadlines = Deadlines(server.desk.house)
            rests = []
            for _ in range(10):
                deadlines._rest("room")
                rests.append(deadlines._resting["room"][1])
            assert rests == [0.25, 0.5, 1, 2, 4, 8, 16, 32, 60, 60]
            await server.store.append(LogId("room"), 0, [b"no record"], Heading(status=Status.OPEN, deadline=1))
            assert deadlines._awake(await server.store.due(NOW)) == []
            assert deadlines._awake([]) == []
            assert len(deadlines._awake(await server.store.due(NOW))) == 1, "what was no longer due begins anew"

    run(work)


def test_a_deadline_of_another_configuration_is_put_right(tmp_path: Path) -> None:
    """The store says that something is due, the room says later: without a new deadline it would be asked again all the time."""

    async def work() -> None:
        clock = SteppedClock(NOW)
        async with inside(sqlite_url(tmp_path / "test.db"), clock) as server:
            room = await at_a_table(server)
            live = server.desk.house.rooms[room]
            wanted = live.room.deadline(server.desk.services.between)
            await server.store.append(live.log, live.room.seq, [], Heading(status=Status.PLAYING, deadline=NOW))
            server.desk.house.deadlines.expect(NOW)
            while True:
                entry = await server.store.entry(live.log)
                assert entry is not None
                if entry.heading.deadline == wanted:
                    break
                await asyncio.sleep(0.01)

    run(work)
