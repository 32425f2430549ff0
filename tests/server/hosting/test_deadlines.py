"""What is due happens, also when some rooms cannot be served; those are left alone for longer and longer."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec

from meldstone.game import events as gev
from meldstone.rules.timeout import Settlement, settle
from meldstone.server import protocol as p
from meldstone.server.hosting.deadlines import Deadlines
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.room import events as ev
from meldstone.store import Append, Heading, LogId, Status, UnavailableError, sqlite_url
from meldstone.tiles import Table, TileSet
from tests import postgres
from tests.server.conftest import run
from tests.server.inside import NOW, Inside, SteppedClock, Wire, inside, on_server


async def at_a_table(server: Inside) -> LiveRoom:
    wanted = {"seats": 2, "seconds": 60, "fill_abandoned": False}
    room: str = (await server.http("POST", "/api/rooms", {"settings": wanted}, server.guest("g0", "Ada"))).json["id"]
    wire = await server.enter(room, server.guest("g1", "Bela"))
    assert isinstance(await wire.ask(p.Sit(request="sit")), p.Ok)
    return server.context.registry.rooms[room]


async def mover_at(server: Inside, live: LiveRoom) -> Wire:
    """A connection of the player whose turn it is."""
    assert live.room.game is not None
    return await server.enter(live.room.id, server.guest(f"g{live.room.game.board.turn}", "?"))


def on_stepped_clock(work: Callable[[Inside, SteppedClock], Coroutine[Any, Any, None]], directory: Path) -> None:
    """Runs a test inside a server whose clock jumps; that is no outage here."""
    clock = SteppedClock(NOW)
    with mock.patch("meldstone.server.hosting.timing.SILENCE", 1_000_000):
        on_server(lambda server: work(server, clock), directory, clock=clock)


def test_rooms_that_cannot_be_served_do_not_keep_others_from_their_turn(tmp_path: Path) -> None:
    async def work(server: Inside, clock: SteppedClock) -> None:
        live = await at_a_table(server)
        due = Heading(status=Status.OPEN, deadline=NOW - 1)
        await asyncio.gather(*[server.store.append(Append(LogId(f"broken{n}"), 0, [b"no record"], due)) for n in range(130)])
        clock.forward(61_000)
        while live.room.game is None or live.room.game.board.turns == 0:
            await asyncio.sleep(0.01)
        while len(server.context.registry.deadlines._resting) < 130:
            await asyncio.sleep(0.01)

    on_stepped_clock(work, tmp_path)


def test_a_room_that_fails_again_and_again_rests_for_longer(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        deadlines = Deadlines(server.context.registry)
        rests = []
        for _ in range(10):
            deadlines._rest("room")
            rests.append(deadlines._resting["room"][1])
        assert rests == [0.25, 0.5, 1, 2, 4, 8, 16, 32, 60, 60]
        await server.store.append(Append(LogId("room"), 0, [b"no record"], Heading(status=Status.OPEN, deadline=1)))
        assert deadlines._awake(await server.store.due(NOW)) == []
        assert deadlines._awake([]) == []
        assert len(deadlines._awake(await server.store.due(NOW))) == 1, "what was no longer due begins anew"

    on_server(work, tmp_path)


def test_a_deadline_of_another_configuration_is_put_right(tmp_path: Path) -> None:
    """The store says that something is due, the room says later: without a new deadline it would be asked again all the time."""

    async def work(server: Inside) -> None:
        live = await at_a_table(server)
        wanted = live.room.deadline(server.context.services.between)
        await server.store.append(Append(live.log, live.room.seq, [], Heading(status=Status.PLAYING, deadline=NOW - 1_000)))
        while True:
            entry = await server.store.entry(live.log)
            assert entry is not None
            if entry.heading.deadline == wanted:
                break
            await asyncio.sleep(0.01)

    on_server(work, tmp_path, clock=SteppedClock(NOW))


def test_a_move_that_arrived_in_time_goes_before_the_deadline_of_another_process(tmp_path: Path) -> None:
    """One process is still writing what arrived in the last moment; the other must not end the turn before it is written."""

    async def work() -> None:
        url, clock = postgres.server().new_database(), SteppedClock(NOW)
        async with inside(url, clock) as first, inside(url, clock) as second:
            live = await at_a_table(first)
            await second.enter(live.room.id, second.guest("g2", "Eve"))
            mover = await mover_at(first, live)
            assert live.room.game is not None
            due = live.room.deadline(first.context.services.between)
            assert due is not None
            clock.forward(due - clock.now() - 1)
            on_its_way, write_it = asyncio.Event(), asyncio.Event()
            append = first.store.append

            async def slow(*args: Any, **more: Any) -> int:
                on_its_way.set()
                await write_it.wait()
                return await append(*args, **more)

            with mock.patch.object(first.store, "append", slow):
                asked = asyncio.create_task(mover.ask(p.DrawMessage(request="draw", version=live.room.game.version)))
                await on_its_way.wait()
                clock.forward(30)
                await second.context.registry.deadlines.fire_due()
                write_it.set()
                assert isinstance(await asked, p.Ok)
            clock.forward(500)
            await second.context.registry.deadlines.fire_due()
            assert live.room.game.board.turns == 1, "it happened once"

    with mock.patch("meldstone.server.hosting.timing.SILENCE", 1_000):
        run(work)


def test_own_moves_do_not_ask_the_store_for_deadlines(tmp_path: Path) -> None:
    """The store is asked once a second, however much is played; what is due here is known without it."""

    async def work(server: Inside) -> None:
        live = await at_a_table(server)
        people = [await server.enter(live.room.id, server.guest(f"g{number}", "?")) for number in range(2)]
        began = asyncio.get_running_loop().time()
        with mock.patch.object(server.store, "due", wraps=server.store.due) as due:
            for number in range(60):
                assert live.room.game is not None
                draw = p.DrawMessage(request=f"draw {number}", version=live.room.game.version)
                assert isinstance(await people[live.room.game.board.turn].ask(draw), p.Ok)
        assert due.call_count <= asyncio.get_running_loop().time() - began + 2

    on_server(work, tmp_path)


def test_a_live_room_fires_its_deadline_without_being_told_by_the_store(tmp_path: Path) -> None:
    async def work(server: Inside, clock: SteppedClock) -> None:
        live = await at_a_table(server)
        due = live.room.deadline(server.context.services.between)
        assert due is not None
        clock.forward(due - clock.now() - 500)
        deadlines = server.context.registry.deadlines
        await deadlines.fire_due()
        with mock.patch.object(server.store, "due", side_effect=AssertionError("the store was asked")):
            clock.forward(1_000)
            await deadlines._fire_known()
        assert live.room.game is not None
        assert live.room.game.board.turns == 1

    on_stepped_clock(work, tmp_path)


def test_deadlines_that_come_soon_do_not_ask_the_store_either(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        live = await at_a_table(server)
        deadlines, clock = server.context.registry.deadlines, server.context.services.clock
        began = asyncio.get_running_loop().time()
        with mock.patch.object(server.store, "due", wraps=server.store.due) as due:
            for _ in range(60):
                deadlines.expect(live.room.id, clock.now() + 900)
                await asyncio.sleep(0.005)
        assert due.call_count <= asyncio.get_running_loop().time() - began + 2

    on_server(work, tmp_path)


def test_a_deadline_that_comes_before_the_next_question_wakes_the_sleeper(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        live = await at_a_table(server)
        fired = asyncio.Event()

        async def fire(id: str, last: int) -> bool:
            fired.set()
            return True

        with mock.patch("meldstone.server.hosting.timing.DEADLINE_POLL", 600):
            deadlines = Deadlines(server.context.registry)
            with mock.patch.object(deadlines, "_fire", fire):
                running = asyncio.create_task(deadlines.run())
                while not deadlines._sleeps_until:
                    await asyncio.sleep(0.01)
                deadlines.expect(live.room.id, server.context.services.clock.now() + 50)
                async with asyncio.timeout(60):
                    await fired.wait()
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)

    on_server(work, tmp_path)


class KilledError(BaseException):
    """Ends everything, as a killed process does."""


async def with_a_draft(server: Inside) -> LiveRoom:
    """A table at which the player whose turn it is has one tile of the rack on the table."""
    live = await at_a_table(server)
    mover = await mover_at(server, live)
    assert live.room.game is not None
    state = live.room.game
    drafted = p.DraftMessage(request="draft", version=state.version, table=Table([TileSet(state.seat.rack[:1])]))
    assert isinstance(await mover.ask(drafted), p.Ok)
    return live


def settlements(records: list[bytes]) -> list[gev.TurnSettled]:
    events = [record.event for record in map(ev.decode_record, records) if isinstance(record, ev.Happened)]
    return [event for event in events if isinstance(event, gev.TurnSettled)]


def test_a_deadline_that_was_settled_but_not_written_is_not_judged_again_after_a_restart(tmp_path: Path) -> None:
    """A draft that takes long to judge would otherwise take it again after every restart."""
    url, clock, judged = sqlite_url(tmp_path / "test.db"), SteppedClock(NOW), []

    def judging(*args: Any) -> Settlement:
        judged.append(args)
        return settle(*args)

    async def first() -> str:
        async with inside(url, clock) as server:
            live = await with_a_draft(server)
            clock.forward(60_200)
            with (
                mock.patch("meldstone.game.turns.settle", judging),
                mock.patch.object(server.store, "append", side_effect=KilledError),
                contextlib.suppress(KilledError),
            ):
                await server.context.registry.deadlines.fire_due()
            return live.room.id

    async def second(room: str) -> None:
        async with inside(url, clock) as server:
            live = await server.context.registry.room(room)
            clock.forward(200)
            await server.context.registry.deadlines.fire_due()
            (event,) = settlements(await server.store.read(live.log))
            assert live.room.game is not None
            assert live.room.game.board.turns == 1
            assert event.at == live.room.game.clock.started, "the time is that of the writing"
            assert len(event.to_rack) == 1
            assert len(event.drawn) == 3

    async def work() -> None:
        room = await first()
        assert len(judged) == 1
        with mock.patch("meldstone.game.turns.settle", side_effect=AssertionError("judged again")):
            await second(room)

    with mock.patch("meldstone.server.hosting.timing.SILENCE", 1_000_000):
        run(work)


def test_a_deadline_whose_write_failed_is_judged_once(tmp_path: Path) -> None:
    async def work(server: Inside, clock: SteppedClock) -> None:
        live = await with_a_draft(server)
        clock.forward(60_200)
        deadlines, append, failures = server.context.registry.deadlines, server.store.append, [1, 2, 3]

        async def failing(*args: Any, **more: Any) -> int:
            if failures:
                failures.pop()
                raise UnavailableError("the disk is full")
            return await append(*args, **more)

        with (
            mock.patch("meldstone.game.turns.settle", wraps=settle) as judged,
            mock.patch.object(server.store, "append", failing),
        ):
            while failures or live.room.game is None or not live.room.game.board.turns:
                deadlines._resting.clear()
                await deadlines.fire_due()
        assert judged.call_count == 1

    on_stepped_clock(work, tmp_path)


def test_a_new_draft_is_settled_for_itself(tmp_path: Path) -> None:
    """What was worked out for one draft is not what another one comes to."""

    async def work(server: Inside, clock: SteppedClock) -> None:
        live = await with_a_draft(server)
        clock.forward(60_200)
        with mock.patch.object(server.store, "append", side_effect=UnavailableError("the disk is full")):
            await server.context.registry.deadlines.fire_due()
        assert live.draft is not None
        assert live.draft.settled
        assert live.room.game is not None
        state = live.room.game
        mover = await mover_at(server, live)
        later = Table([TileSet(state.seat.rack[:1]), TileSet(state.seat.rack[1:2])])
        assert isinstance(await mover.ask(p.DraftMessage(request="later", version=state.version, table=later)), p.Ok)
        server.context.registry.deadlines._resting.clear()
        await server.context.registry.deadlines.fire_due()
        (event,) = settlements(await server.store.read(live.log))
        assert set(event.to_rack) == set(state.seat.rack[:2])

    on_stepped_clock(work, tmp_path)


def test_a_table_larger_than_any_box_is_refused_where_it_arrives(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        live = await at_a_table(server)
        assert live.room.game is not None
        state = live.room.game
        ada = server.guest(f"g{state.board.turn}", "?")
        mover = await server.enter(live.room.id, ada)
        own = str(state.seat.rack[0])

        async def codes(table: list[list[str]], kind: str = "draft") -> list[str]:
            asked = {"type": kind, "request": f"{kind}-{len(mover.received)}", "version": state.version, "table": table}
            before = len(mover.received)
            mover.put(msgspec.json.encode(asked).decode())
            await mover.until(lambda: len(mover.received) > before)
            return [objection["code"] for objection in msgspec.json.decode(mover.received[-1]).get("violations", [])]

        for kind in ("draft", "play"):
            assert await codes([[] for _ in range(4_000)], kind) == ["server/malformed"]
            assert await codes([[own] * 301], kind) == ["server/malformed"]
        assert await codes([[own, own]]) == ["draft/tile-from-nowhere"]
        assert await codes([[str(state.board.pool.middle[0])]]) == ["draft/tile-from-nowhere"]
        asked = await server.http("POST", f"/api/rooms/{live.room.id}/check", {"table": [[] for _ in range(301)]}, ada)
        assert (asked.status, asked.codes) == (400, ["server/malformed"])

    on_server(work, tmp_path, clock=SteppedClock(NOW))
