"""Killed servers, connections that break all at once, deadlines that race: nothing acknowledged is lost or happens twice."""

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from meldstone.server import protocol as p
from meldstone.server.hosting.heartbeat import Heartbeat
from meldstone.server.protocol.settings import RoomPhase
from meldstone.store import Outage, sqlite_url
from tests import postgres
from tests.server.client import Client, RefusedError, together
from tests.server.conftest import clients, run
from tests.server.inside import NOW, Inside, SteppedClock, inside
from tests.server.killing import check_log
from tests.server.running import Server
from tests.server.tables import seated

NAMES = ["Ada", "Bela", "Cleo", "Dora", "Emil", "Finn"]


def database(kind: str, directory: Path) -> str:
    return sqlite_url(directory / "test.db") if kind == "sqlite" else postgres.server().new_database()


def break_off(person: Client) -> None:
    """The line is cut: no goodbye to anybody."""
    if person._socket is not None:
        person._socket.transport.abort()


class Table:
    """People who play until the match is over, or until it was enough."""

    def __init__(self, people: list[Client]) -> None:
        self.people = people
        self.last = 1_000_000
        self.players = [asyncio.create_task(person.play(enough=lambda person=person: person.seq >= self.last)) for person in people]  # type: ignore[misc]

    @property
    def done(self) -> bool:
        return all(player.done() for player in self.players)

    def soon_enough(self) -> None:
        """A few more turns."""
        self.last = max(person.seq for person in self.people) + 4 * len(self.people)

    async def end(self, server: Server, room: str) -> None:
        """Everybody is there and has seen the same, and all that was acknowledged is in the log."""
        await asyncio.gather(*self.players)
        for person in self.people:
            if person.closed is not None:
                await person.come_again()
        last = max(person.seq for person in self.people)
        for person in self.people:
            await person.until(lambda: person.seq == last)  # noqa: B023
        if self.last > last:
            assert all(person.room is not None and person.room.phase is RoomPhase.OVER for person in self.people)
        await check_log(server, room, self.people)


# --- killed ----------------------------------------------------------------------------------------------------------------------


async def kill_while_several_tables_play(
    server: Server, kills: int, seed: int, *, to_the_end: bool, pairs: int = 1, between: tuple[int, int] = (3, 25)
) -> int:
    """Tables of two and three, an edition with more commands among them; each kill hits while requests are on their way.

    There are as many `pairs` of such tables, and somewhere `between` so many records told from one kill to the next.
    Returns how many requests were acknowledged; all of them are in the log.
    """
    chance = random.Random(seed)
    server.start()
    try:
        async with clients(server, *[f"{name} {number}" for number in range(pairs) for name in NAMES[:5]]) as people:
            seats = [people[5 * number + first : 5 * number + last] for number in range(pairs) for first, last in ((0, 2), (2, 5))]
            rooms = [
                await seated(table, seconds=0, games=2, fill_abandoned=False)
                if len(table) == 2
                else await seated(table, seconds=0, edition="rummy-discard", fill_abandoned=False)
                for table in seats
            ]
            tables = [Table(table) for table in seats]
            for _ in range(kills):
                seen = sum(person.seq for person in people)
                wanted = seen + chance.randint(*between)
                # in the middle of moves, however fast this machine is
                while sum(person.seq for person in people) < wanted and not all(table.done for table in tables):
                    await asyncio.sleep(0.002)
                assert not all(table.done for table in tables), "killed too late to hurt anybody"
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            for table, room in zip(tables, rooms, strict=True):
                if not to_the_end:
                    table.soon_enough()
                await table.end(server, room)
            return sum(len(person.acknowledged) for person in people)
    finally:
        server.kill()


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 2), ("postgresql", 1)])
def test_no_acknowledged_move_of_any_table_is_lost(tmp_path: Path, kind: str, kills: int) -> None:
    url = database(kind, tmp_path)
    run(lambda: kill_while_several_tables_play(Server(url, tmp_path), kills, seed=1, to_the_end=False))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost_in_many_kills(tmp_path: Path, kind: str, seed: int) -> None:
    url = database(kind, tmp_path)
    run(lambda: kill_while_several_tables_play(Server(url, tmp_path), kills=12, seed=seed, to_the_end=True), patience=600)


def test_two_processes_are_killed_in_turn_while_both_serve_one_table(tmp_path: Path) -> None:
    async def work() -> None:
        url = database("postgresql", tmp_path)
        pair = [Server(url, tmp_path), Server(url, tmp_path)]
        for server in pair:
            server.start()
        try:
            people = [await Client(server, name).sign_in() for server, name in zip(pair, NAMES[:2], strict=True)]
            room = await seated(people, seconds=0, fill_abandoned=False)
            table = Table(people)
            for number in range(2):
                wanted = people[number % 2].seq + 8
                while people[number % 2].seq < wanted and not table.done:
                    await asyncio.sleep(0.002)
                await asyncio.to_thread(pair[number % 2].kill)
                await asyncio.to_thread(pair[number % 2].start)
            table.soon_enough()
            await table.end(pair[0], room)
            await asyncio.gather(*[person.leave() for person in people])
        finally:
            for server in pair:
                server.kill()

    run(work)


# --- time during an outage -------------------------------------------------------------------------------------------------------


async def time_left(server: Inside, room: str, headers: dict[str, str]) -> int:
    wire = await server.enter(room, headers)
    assert wire.view is not None
    assert wire.view.deadline is not None
    return wire.view.deadline - server.clock.now()


async def two_at_a_table(server: Inside) -> tuple[str, int]:
    """A room with a clock, and the time left in it."""
    ada, bela = server.guest("g0", "Ada"), server.guest("g1", "Bela")
    made = await server.http("POST", "/api/rooms", {"settings": {"seats": 2, "seconds": 60, "fill_abandoned": False}}, ada)
    room = made.json["id"]
    wire = await server.enter(room, bela)
    assert isinstance(await wire.ask(p.Sit(request="sit")), p.Ok)
    return room, await time_left(server, room, ada)


async def outages(url: str, gaps: list[int]) -> tuple[int, int]:
    """The time left before and after servers that were gone for these gaps."""
    clock = SteppedClock(NOW)
    async with inside(url, clock) as server:
        room, left = await two_at_a_table(server)
    for gap in gaps:
        clock.forward(gap)
        async with inside(url, clock) as server:
            after = await time_left(server, room, server.guest("g0", "Ada"))
    return left, after


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_several_outages_cost_nobody_any_time(tmp_path: Path, kind: str) -> None:
    async def work() -> None:
        left, after = await outages(database(kind, tmp_path), [50_000, 3_600_000, 5_000, 86_400_000])
        assert after == left

    run(work)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_short_outages_cost_nobody_any_time_either(tmp_path: Path, kind: str) -> None:
    async def work() -> None:
        left, after = await outages(database(kind, tmp_path), [2_500, 100, 700, 40, 1_400] * 2)
        assert after == left

    run(work)


@pytest.mark.parametrize("gap", [700, 2_500])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_outage_after_a_kill_costs_nobody_any_time(tmp_path: Path, kind: str, gap: int) -> None:
    """Nobody says goodbye, and what was said last may be half a second old: that much may be given, nothing may be taken."""

    async def work() -> None:
        with mock.patch.object(Heartbeat, "leave", mock.AsyncMock()):
            left, after = await outages(database(kind, tmp_path), [gap])
        assert after == left

    run(work)


def test_a_process_that_joins_others_makes_no_outage(tmp_path: Path) -> None:
    async def work() -> None:
        url, clock = database("postgresql", tmp_path), SteppedClock(NOW)
        async with inside(url, clock) as first:
            room, left = await two_at_a_table(first)
            # a moment ago for some, long ago for others: while somebody serves, no time is nobody's
            for gap in (0, 700, 2_000):
                clock.forward(gap)
                left -= gap
                await first.context.registry.heartbeat.beat()
                async with inside(url, clock) as other:
                    assert await time_left(other, room, other.guest("g0", "Ada")) == left
            assert await first.store.outages(0) == []

    run(work)


def test_of_two_that_start_together_after_a_kill_one_notes_the_outage(tmp_path: Path) -> None:
    async def work() -> None:
        url, clock = database("postgresql", tmp_path), SteppedClock(NOW)
        with mock.patch.object(Heartbeat, "leave", mock.AsyncMock()):
            async with inside(url, clock) as first:
                room, left = await two_at_a_table(first)
        clock.forward(900)
        async with contextlib.AsyncExitStack() as stack:
            pair = await asyncio.gather(*[stack.enter_async_context(inside(url, clock)) for _ in range(2)])
            assert await pair[0].store.outages(0) == [Outage(NOW, NOW + 900)]
            for server in pair:
                assert await time_left(server, room, server.guest("g0", "Ada")) == left

    run(work)


# --- deadlines -------------------------------------------------------------------------------------------------------------------


def test_moves_at_the_moment_of_the_deadline_on_two_processes_happen_once(tmp_path: Path) -> None:
    async def work() -> None:
        url = database("postgresql", tmp_path)
        speed = 20
        settings: dict[str, Any] = {"clock_speed": speed, "grace_seconds": 100_000}
        with Server(url, tmp_path, **settings) as first, Server(url, tmp_path, **settings) as second:
            people = [await Client(server, name).sign_in() for server, name in zip((first, second), NAMES[:2], strict=True)]
            room = await seated(people, seconds=15, fill_abandoned=False)
            for number in range(6):
                await together(people)
                player = next((person for person in people if person.to_move), None)
                if player is None:
                    continue
                view = player.view
                assert view is not None
                assert view.deadline is not None
                left = (view.deadline - (await player.ping()).time) / 1000 / speed
                await asyncio.sleep(max(left + (number - 3) * 0.003, 0))
                try:
                    await player.say(p.DrawMessage, version=view.version)
                except RefusedError as refused:
                    if not set(refused.codes) <= {"clock/time-is-up", "command/stale-version", "command/not-your-turn"}:
                        raise
                await player.until(lambda player=player, view=view: player.view.turns > view.turns)  # type: ignore[misc]
            ended = [happening for happening in people[0].happened if happening.kind in ("drew", "turn-settled")]
            assert people[0].view is not None
            assert len(ended) == people[0].view.turns, "every turn ended once"
            await check_log(first, room, [person for person in people if person.acknowledged])
            await asyncio.gather(*[person.leave() for person in people])

    run(work)


# --- storms ----------------------------------------------------------------------------------------------------------------------


async def storm(server: Server, tables: int, breaks: Callable[[], bool], *, to_the_end: bool) -> None:
    """All lines of all tables break at once, again and again, while everybody plays."""
    async with clients(server, *[f"{name} {number}" for number in range(tables) for name in NAMES[:3]]) as people:
        seats = [people[3 * number : 3 * number + 3] for number in range(tables)]
        rooms = [await seated(table, seconds=0, fill_abandoned=False) for table in seats]
        playing = [Table(table) for table in seats]
        while breaks() and not all(table.done for table in playing):
            await asyncio.sleep(0.15)
            for person in people:
                break_off(person)
        for table, room in zip(playing, rooms, strict=True):
            if not to_the_end:
                table.soon_enough()
            await table.end(server, room)
        metrics = (await people[0].http("GET", "/api/metrics")).text
        assert "meldstone_failures_total 0" in metrics
        deadline = time.monotonic() + 20
        while f"meldstone_connections {len(people)}.0\n" not in metrics:
            assert time.monotonic() < deadline, "lines that broke are still counted"
            await asyncio.sleep(0.1)
            metrics = (await people[0].http("GET", "/api/metrics")).text


def test_all_lines_of_several_tables_break_again_and_again(tmp_path: Path) -> None:
    left = iter(range(12))

    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path) as server:
            await storm(server, 3, lambda: next(left, None) is not None, to_the_end=False)

    run(work)


@pytest.mark.slow
def test_a_long_storm_over_many_tables(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path) as server:
            await storm(server, 12, lambda: True, to_the_end=True)

    run(work, patience=600)


# --- a store that fails ----------------------------------------------------------------------------------------------------------


def test_a_move_during_a_crash_of_the_database_is_done_once_or_not_at_all(tmp_path: Path) -> None:
    """PostgreSQL ends without a word and comes back: the server does too, and every answer that was ok is kept."""
    database_server = postgres.PostgresServer()
    try:
        server = Server(database_server.new_database(), tmp_path)
        server.start()
        try:

            async def work() -> None:
                async with clients(server, "Ada", "Bela") as people:
                    room = await seated(people, seconds=0, fill_abandoned=False)
                    for number in range(6):
                        await together(people)
                        if number == 3:
                            database_server.crash()
                            database_server.start()
                        await draw_until_done(next(person for person in people if person.to_move), f"draw-{number}")
                    await check_log(server, room, people)

            run(work)
        finally:
            server.kill()
    finally:
        database_server.stop()


async def draw_until_done(person: Client, request: str) -> None:
    """Asks again under the same id for as long as the store does not answer."""
    assert person.view is not None
    draw = p.DrawMessage(request=request, version=person.view.version)
    deadline = time.monotonic() + 30
    while True:
        try:
            await person.send(draw)
        except RefusedError as refused:
            if refused.codes != ["server/unavailable"] or time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.1)
        else:
            return
