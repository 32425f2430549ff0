"""Somebody is away: alone the game waits for them, among others a bot sits in after a while, and they hear what it did."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from meldstone.server import protocol as p
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.protocol.codec import decode_server
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.store import LogId, sqlite_url
from tests.server.conftest import run
from tests.server.inside import Inside, SteppedClock, Wire, inside, on_server, room_of

DAY = 86_400_000


def live(server: Inside, room: str) -> LiveRoom:
    return server.context.registry.rooms[room]


async def sweep(server: Inside, room: str) -> None:
    """What the server does about once a second."""
    found = await server.context.registry.room(room)
    await server.context.registry.absences.look_after(found, server.clock.now())


async def pass_time(server: Inside, room: str, milliseconds: int) -> None:
    assert isinstance(server.clock, SteppedClock)
    await sweep(server, room)
    server.clock.forward(milliseconds)
    await sweep(server, room)


def away(wire: Wire) -> tuple[p.AwayInfo, ...]:
    """Who is away, as somebody was told last."""
    found = [message for text in wire.received if isinstance(message := decode_server(text), p.Presence)]
    return found[-1].away if found else ()


async def two(server: Inside, **settings: Any) -> tuple[str, Wire, Wire]:
    """Ada and Bela in the middle of a game."""
    room = await room_of(server, server.guest("g0", "Ada"), **{"seats": 2, "seconds": 0, **settings})
    ada, bela = await server.enter(room, server.guest("g0", "Ada")), await server.enter(room, server.guest("g1", "Bela"))
    await bela.ask(p.Sit(request="sit"))
    await ada.until(lambda: ada.view is not None)
    return room, ada, bela


async def left_by_bela(server: Inside) -> tuple[str, Wire]:
    """Ada in the middle of a game that Bela has just gone away from."""
    room, ada, bela = await two(server)
    await bela.leave()
    return room, ada


async def until(true: Any) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


def test_without_a_clock_and_another_person_nobody_ever_takes_over(tmp_path: Path) -> None:
    clock = SteppedClock()
    url = sqlite_url(tmp_path / "test.db")

    async def work() -> None:
        async with inside(url, clock) as server:
            ada = server.guest("g0", "Ada")
            room = await room_of(server, ada, seats=2, seconds=0, bots=[None, "novice"])
            wire = await server.enter(room, ada)
            await wire.until(lambda: wire.view is not None and wire.view.turn == 0)
            turns = wire.view.turns if wire.view is not None else -1
            await wire.leave()
            for _ in range(3):
                await pass_time(server, room, DAY)
            assert live(server, room).room.seats[0].bot is None
        async with inside(url, clock) as server:
            await pass_time(server, room, DAY)
            wire = await server.enter(room, ada)
            assert wire.view is not None
            assert (wire.view.turn, wire.view.turns) == (0, turns), "the game waited over a restart"

    run(work)


def test_a_clock_stands_still_while_no_player_is_there(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        ada = server.guest("g0", "Ada")
        room = await room_of(server, ada, seats=2, seconds=600, bots=[None, "novice"])
        wire = await server.enter(room, ada)
        await wire.until(lambda: wire.view is not None and wire.view.turn == 0)
        assert wire.view is not None
        before = wire.view
        await wire.leave()
        await pass_time(server, room, 60_000)
        assert live(server, room).room.paused_at is not None
        clock.forward(3 * DAY)
        wire = await server.enter(room, ada)
        await wire.until(lambda: wire.room is not None and not wire.room.paused)
        await wire.until(lambda: wire.view is not None and wire.view.deadline is not None)
        assert wire.view is not None
        assert wire.view.turns == before.turns
        assert wire.view.deadline is not None
        assert wire.view.deadline - clock.now() == 540_000, "the minute before it was noticed counts, the three days do not"

    on_server(work, tmp_path, clock=clock)


def test_rated_clocks_never_stand_still(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        people = []
        for name in ("Ada", "Bela"):
            made = await server.http("POST", "/api/account", {"name": name, "password": "correct horse"})
            people.append({"cookie": (made.header("set-cookie") or "").partition(";")[0]})
        room = await room_of(server, people[0], seats=2, seconds=60, rated=True)
        ada, bela = [await server.enter(room, person) for person in people]
        await bela.ask(p.Sit(request="sit"))
        for wire in (ada, bela):
            await wire.leave()
        await pass_time(server, room, 61_000)
        assert live(server, room).room.paused_at is None

    on_server(work, tmp_path, clock=clock)


def test_those_who_stay_see_when_a_bot_comes_and_can_wait(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        room, ada = await left_by_bela(server)
        await sweep(server, room)
        gone = clock.now()
        await pass_time(server, room, 10_000)
        await ada.until(lambda: away(ada))
        (told,) = away(ada)
        assert (told.seat, told.since, told.bot_at) == (1, gone, gone + 60_000)
        assert isinstance(await ada.ask(p.Wait(request="w", seat=1)), p.Ok)
        await sweep(server, room)
        await ada.until(lambda: [told.bot_at for told in away(ada)] == [clock.now() + 120_000])
        assert isinstance(await ada.ask(p.Wait(request="w2", seat=1)), p.Ok)
        await pass_time(server, room, 200_000)
        assert live(server, room).room.seats[1].bot is None, "twice two minutes"
        await pass_time(server, room, 41_000)
        assert live(server, room).room.seats[1].bot == "casual", "the level where no other bot plays"
        await ada.until(lambda: not away(ada))

    on_server(work, tmp_path, clock=clock)


def test_waiting_gives_time_on_the_clock_too(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        _, ada, bela = await two(server, seconds=60)
        assert ada.view is not None
        mover, other = (ada, bela) if ada.view.turn == 0 else (bela, ada)
        assert mover.view is not None
        before = mover.view.deadline
        assert before is not None
        await mover.leave()
        await other.ask(p.Wait(request="w", seat=mover.view.turn))
        await other.until(lambda: other.view is not None and other.view.deadline == before + 120_000)

    on_server(work, tmp_path, clock=clock)


def test_nobody_waits_for_ever_nor_for_nobody(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room, ada, bela = await two(server)
        for seat, code in ((0, "room/not-seated"), (5, "room/not-seated")):
            answer = await ada.ask(p.Wait(request=f"w{seat}", seat=seat))
            assert isinstance(answer, p.Error)
            assert [objection.code for objection in answer.violations] == [code]
        eve = await server.enter(room, server.guest("g9", "Eve"))
        assert isinstance(await eve.ask(p.Wait(request="w", seat=1)), p.Error)
        await bela.leave()
        began = server.clock.now()
        for number in range(30):
            await ada.ask(p.Wait(request=f"again{number}", seat=1))
            assert isinstance(server.clock, SteppedClock)
            server.clock.forward(100_000)
        kept = [ev.decode_record(data) for data in await server.store.read(LogId(room))]
        until = [record.until for record in kept if isinstance(record, ev.Waited)]
        assert len(until) == 10, "who presses again and again keeps a table for so long and no longer"
        assert max(until) <= began + 10 * 120_000

    on_server(work, tmp_path, clock=SteppedClock())


@pytest.mark.parametrize(("bots", "level"), [((), "casual"), ((None, None, "expert"), "expert")])
def test_a_bot_that_sits_in_only_draws_at_first_and_never_lays_a_joker(
    tmp_path: Path, bots: tuple[str | None, ...], level: str
) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        rules = {"meld_minimum": 0, "jokers_normal": 4}
        room, ada, bela = await two(server, seats=2 if not bots else 3, bots=list(bots), knobs=rules)
        jokers = {tile for tile in bela.view.rack if tile.face.joker is not None} if bela.view is not None else set()
        await bela.leave()
        await pass_time(server, room, 61_000)
        chair = live(server, room).room.seats[1]
        assert chair.bot == level
        number = 0
        while (stand_in := live(server, room).room.seats[1].stand_in) is not None and stand_in.turns < 8:
            if live(server, room).room.phase is not RoomPhase.PLAYING:
                break
            await ada.until(lambda: ada.view is not None and (ada.view.turn == 0 or ada.view.score is not None))
            assert ada.view is not None
            if ada.view.score is not None:
                break
            number += 1
            await ada.ask(p.DrawMessage(request=f"d{number}", version=ada.view.version))
            await asyncio.sleep(0)
        records = [ev.decode_record(data) for data in await server.store.read(LogId(room))]
        stand_in = live(server, room).room.seats[1].stand_in
        assert stand_in is not None
        assert [turn.laid for turn in stand_in.last_turns[:3]] == [(), (), ()], "three turns it only draws"
        assert [len(turn.drawn) for turn in stand_in.last_turns[:3]] == [1, 1, 1]
        laid = {tile for turn in stand_in.last_turns for tile in turn.laid}
        assert laid, "then it plays"
        drawn = {tile for turn in stand_in.last_turns for tile in turn.drawn if tile.face.joker is not None}
        assert not laid & (jokers | drawn), "jokers are for whoever comes back"
        assert sum(isinstance(record, ev.BotTookOver) for record in records) == 1

    on_server(work, tmp_path, clock=clock)


def test_who_comes_back_hears_what_the_bot_did_and_a_move_takes_the_seat_back(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        room, ada = await left_by_bela(server)
        await pass_time(server, room, 61_000)
        began = clock.now()
        if ada.view is not None and ada.view.turn == 0:
            await ada.ask(p.DrawMessage(request="d", version=ada.view.version))
        await until(lambda: live(server, room).room.game.board.turn == 0)  # type: ignore[union-attr]
        clock.forward(95_000)
        assert ada.room is not None
        assert ada.room.stand_in is None, "it is told to nobody else"
        bela = await server.enter(room, server.guest("g1", "Bela"))
        assert bela.room is not None
        report = bela.room.stand_in
        assert report is not None
        assert (report.since, report.level, report.until, report.turns, report.laid, report.drawn) == (
            began,
            "casual",
            None,
            1,
            0,
            1,
        )
        assert bela.view is not None
        assert report.last_turns[0].drawn[0] in bela.view.rack
        assert ada.view is not None
        answer = await bela.ask(p.ComeBack(request="back"))
        assert isinstance(answer, p.Ok)
        await bela.until(lambda: bela.room is not None and bela.room.seats[1].bot is None)
        assert bela.room is not None
        assert bela.room.stand_in is not None
        assert bela.room.stand_in.until == clock.now(), "the card stays until the first own move"
        await ada.ask(p.DrawMessage(request="d2", version=ada.view.version))
        await bela.until(lambda: bela.view is not None and bela.view.turn == 1)
        assert isinstance(await bela.ask(p.DrawMessage(request="mine", version=bela.view.version)), p.Ok)
        assert live(server, room).room.seats[1].stand_in is None

    on_server(work, tmp_path, clock=clock)


def test_how_long_somebody_was_away_counts_from_when_somebody_is_back(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        room, ada, bela = await two(server)
        for wire in (ada, bela):
            await wire.leave()
        await pass_time(server, room, 3 * DAY)
        ada = await server.enter(room, server.guest("g0", "Ada"))
        await pass_time(server, room, 30_000)
        assert live(server, room).room.seats[1].bot is None
        await pass_time(server, room, 31_000)
        assert live(server, room).room.seats[1].bot == "casual"

    on_server(work, tmp_path, clock=clock)
