"""What is due happens, also when some rooms cannot be served; those are left alone for longer and longer."""

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

from meldstone.server import protocol as p
from meldstone.server.live.deadlines import Deadlines
from meldstone.store import Heading, LogId, Status, sqlite_url
from tests import postgres
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
            await server.store.append(live.log, live.room.seq, [], Heading(status=Status.PLAYING, deadline=NOW - 1_000))
            server.desk.house.deadlines.expect(NOW - 1_000)
            while True:
                entry = await server.store.entry(live.log)
                assert entry is not None
                if entry.heading.deadline == wanted:
                    break
                await asyncio.sleep(0.01)

    run(work)


def test_a_move_that_arrived_in_time_goes_before_the_deadline_of_another_process(tmp_path: Path) -> None:
    """One process is still writing what arrived in the last moment; the other must not end the turn before it is written."""

    async def work() -> None:
        url, clock = postgres.server().new_database(), SteppedClock(NOW)
        async with inside(url, clock) as one, inside(url, clock) as two:
            room = await at_a_table(one)
            live = one.desk.house.rooms[room]
            await two.enter(room, two.guest("g2", "Eve"))
            assert live.room.game is not None
            mover = await one.enter(room, one.guest(f"g{live.room.game.position.turn}", "?"))
            due = live.room.deadline(one.desk.services.between)
            assert due is not None
            clock.forward(due - clock.now() - 1)
            on_its_way, write_it = asyncio.Event(), asyncio.Event()
            append = one.store.append

            async def slow(*args: Any, **more: Any) -> int:
                on_its_way.set()
                await write_it.wait()
                return await append(*args, **more)

            with mock.patch.object(one.store, "append", slow):
                asked = asyncio.create_task(mover.ask(p.Draw(request="draw", version=live.room.game.version)))
                await on_its_way.wait()
                clock.forward(30)
                await two.desk.house.deadlines.fire_due()
                write_it.set()
                assert isinstance(await asked, p.Ok)
            clock.forward(500)
            await two.desk.house.deadlines.fire_due()
            assert live.room.game.position.turns == 1, "it happened once"

    with mock.patch("meldstone.server.live.alive._SILENCE", 1_000):
        run(work)
