"""Deadlines: fired by the server, once; drafts count at the deadline; outages and pauses cost nobody any time."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from meldstone.game.events import Cause
from meldstone.game.view import View
from meldstone.server import protocol as p
from meldstone.server.operating.clock import ServerClock
from meldstone.server.protocol.codec import decode_server
from meldstone.server.protocol.settings import RoomPhase
from meldstone.store import sqlite_url
from meldstone.tiles import Table
from tests.server.client import Client, RefusedError, together
from tests.server.conftest import clients, run
from tests.server.inside import Inside, SteppedClock, Wire, inside
from tests.server.running import Server
from tests.server.tables import seated

SPEED = 20
"""Fifteen seconds, the shortest turn, are three quarters of one."""


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("fast")
    settings = {"clock_speed": SPEED, "grace_seconds": 100_000, "between_games_seconds": 40}
    with Server(sqlite_url(directory / "test.db"), directory, **settings) as running:
        yield running


def seen(person: Client | Wire) -> View:
    assert person.view is not None
    return person.view


def mover(people: list[Client]) -> Client:
    return next(person for person in people if person.to_move)


@contextlib.asynccontextmanager
async def two_with_a_clock(directory: Path, **settings: object) -> AsyncIterator[tuple[Inside, list[Wire]]]:
    """A table with turns of 15 seconds at a server whose time the test decides."""
    # a clock that jumps is no outage here
    with mock.patch("meldstone.server.hosting.timing.SILENCE", 1_000):
        async with inside(sqlite_url(directory / "test.db"), SteppedClock()) as server:
            guests = [server.guest("g0", "Ada"), server.guest("g1", "Bela")]
            wanted = {"seats": 2, "seconds": 15, "fill_abandoned": False, **settings}
            made = await server.http("POST", "/api/rooms", {"settings": wanted}, guests[0])
            wires = [await server.enter(made.json["id"], guest) for guest in guests]
            assert isinstance(await wires[1].ask(p.Sit(request="sit")), p.Ok)
            await wires[0].until(lambda: wires[0].view is not None)
            yield server, wires


async def later(server: Inside, milliseconds: int) -> None:
    """So much later everything that is due has happened and been told, with the moment that it takes to be sure of it."""
    assert isinstance(server.clock, SteppedClock)
    server.clock.forward(milliseconds)
    await server.context.registry.deadlines.fire_due()
    for wire in server.wires:
        await wire.ping()


def at_turn(wires: list[Wire]) -> tuple[Wire, Wire]:
    """Who has the turn, and who has not."""
    views = [seen(wire) for wire in wires]
    return (wires[0], wires[1]) if views[0].turn == views[0].you else (wires[1], wires[0])


def settled(wire: Wire) -> list[p.Happening]:
    updates = [message for message in map(decode_server, wire.received) if isinstance(message, p.Update)]
    return [happening for update in updates for happening in update.happenings if happening.kind == "turn-settled"]


def test_who_does_nothing_draws_at_the_deadline_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_with_a_clock(tmp_path) as (server, wires):
            slow, _ = at_turn(wires)
            before = seen(slow)
            assert before.deadline == server.clock.now() + 15_000
            await later(server, 14_999)
            assert seen(slow).turns == 0
            for _ in range(2):
                await later(server, 500)
            assert [(happening.seat, happening.cause, happening.count) for happening in settled(slow)] == [
                (before.you, Cause.DEADLINE, 1)
            ]
            assert seen(slow).turns == 1
            assert len(seen(slow).rack) == len(before.rack) + 1

    run(work)


def test_the_draft_that_lies_there_at_the_deadline_counts(tmp_path: Path) -> None:
    async def work() -> None:
        # original: valid sets stay, loose tiles go back
        knobs = {"timeout_policy": "restore_all", "timeout_penalty_draw": 3}
        async with two_with_a_clock(tmp_path, knobs=knobs) as (server, wires):
            slow, other = at_turn(wires)
            tiles = seen(slow).rack[:2]
            draft = p.DraftMessage(request="draft", version=seen(slow).version, table=Table.of([tiles]))
            assert isinstance(await slow.ask(draft), p.Ok)
            await other.ping()
            (shown,) = [message for message in map(decode_server, other.received) if isinstance(message, p.DraftShown)]
            assert shown.draft.table is not None
            assert [list(tiles) for tiles in shown.draft.table] == [list(tiles)]
            await later(server, 15_500)
            assert [happening.count for happening in settled(slow)] == [3], "an unfinished turn costs three tiles"

    run(work)


def test_a_draft_with_tiles_from_nowhere_is_refused(fast: Server) -> None:
    async def work() -> None:
        async with clients(fast, "Ada", "Bela") as people:
            await seated(people, seconds=0)
            player = mover(people)
            other = next(person for person in people if person is not player)
            assert other.view is not None
            assert player.view is not None
            with pytest.raises(RefusedError) as refused:
                await player.say(p.DraftMessage, table=(other.view.rack[:3],))
            assert refused.value.codes == ["draft/tile-from-nowhere"]
            with pytest.raises(RefusedError) as refused:
                await other.say(p.DraftMessage, table=())
            assert refused.value.codes == ["command/not-your-turn"]

    run(work)


async def in_time(move: Coroutine[Any, Any, p.Ok]) -> bool:
    """True if the move came before the deadline, False if it was told that it came too late."""
    try:
        await move
    except RefusedError as refused:
        if refused.codes[0] not in ("clock/time-is-up", "command/stale-version", "command/not-your-turn"):
            raise
        return False
    return True


async def whose_turn(people: list[Client]) -> Client:
    """Who has the turn, once somebody knows of having it: the clock may just be passing it on."""
    while True:
        await together(people)
        for person in people:
            if person.to_move:
                return person
        await asyncio.sleep(0.01)


def test_a_move_and_the_deadline_race_and_one_of_them_happens(fast: Server) -> None:
    async def work() -> None:
        async with clients(fast, "Ada", "Bela") as people:
            await seated(people, seconds=15)
            for _ in range(4):
                player = await whose_turn(people)
                before, heard = seen(player), len(player.happened)
                assert before.deadline is not None
                left = (before.deadline - (await player.ping()).time) / 1000 / SPEED
                await asyncio.sleep(max(left - 0.004, 0))
                drawn_by_move = await in_time(player.say(p.DrawMessage, version=before.version))
                await player.until(lambda player=player, turns=before.turns: player.view.turns > turns)  # type: ignore[misc]
                ended = [happening for happening in player.happened[heard:] if happening.kind in ("drew", "turn-settled")]
                assert len(ended) == seen(player).turns - before.turns, "one of the two, never both"
                assert (ended[0].seat, ended[0].kind == "drew") == (before.you, drawn_by_move)

    run(work)


def test_the_next_game_starts_by_itself(fast: Server) -> None:
    async def work() -> None:
        async with clients(fast, "Ada", "Bela") as people:
            await seated(people, seconds=0, games=2)
            ada = people[0]
            await asyncio.gather(*[person.play(until=RoomPhase.BETWEEN) for person in people])
            assert ada.room is not None
            assert ada.room.next_game_at is not None
            await ada.until(lambda: ada.view is not None and ada.view.game == 2)
            assert ada.room.match is not None
            assert len(ada.room.match.results) == 1

    run(work)


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_with_a_clock(tmp_path) as (server, (ada, bela)):
            refused = await bela.ask(p.Pause(request="pause"))
            assert isinstance(refused, p.Error)
            assert [objection.code for objection in refused.violations] == ["room/not-owner"]
            await later(server, 4_000)
            assert isinstance(await ada.ask(p.Pause(request="pause")), p.Ok)
            assert (seen(ada).deadline, seen(ada).time_left) == (None, 11_000)
            await later(server, 60_000)
            assert seen(ada).turns == 0
            assert isinstance(await ada.ask(p.Resume(request="resume")), p.Ok)
            assert seen(ada).deadline == server.clock.now() + 11_000
            await later(server, 11_500)
            assert seen(ada).turns == 1

    run(work)


@pytest.mark.parametrize("kill", [True, pytest.param(False, marks=pytest.mark.slow)], ids=["killed", "stopped"])
def test_an_outage_costs_nobody_any_time(tmp_path: Path, kill: bool) -> None:
    async def work() -> None:
        server = Server(sqlite_url(tmp_path / "test.db"), tmp_path, grace_seconds=100_000)
        server.start()
        try:
            async with clients(server, "Ada", "Bela") as people:
                await seated(people, seconds=15)
                assert people[0].view is not None
                deadline = people[0].view.deadline
                assert deadline is not None
                left = deadline - (await people[0].ping()).time
                began = time.monotonic()
                await asyncio.to_thread(server.kill if kill else server.stop)
                await asyncio.sleep(2.5)
                await asyncio.to_thread(server.start)
                welcome = await people[0].come_again()
                gone = (time.monotonic() - began) * 1000
                assert welcome.view is not None
                assert welcome.view.deadline is not None
                assert gone > 2500
                # the last heartbeat may be old, and some time goes by before and after; test_chaos.py has it to the millisecond
                assert abs(welcome.view.deadline - welcome.time - left) < gone / 2
                assert "outage-skipped" in [happening.kind for happening in people[0].happened]
        finally:
            server.kill()

    run(work)


@pytest.mark.parametrize("jump", [-3600, 3600], ids=["back", "forward"])
def test_a_turn_ends_in_its_time_although_the_machine_s_clock_is_set(tmp_path: Path, jump: int) -> None:
    """Set back by an hour it would never end, set forward it would end at once, or be an outage."""

    async def work() -> None:
        set_by = 0

        def wall() -> float:
            return time.time() + set_by

        async with inside(sqlite_url(tmp_path / "test.db"), ServerClock(SPEED, wall)) as server:
            guests = [server.guest("g0", "Ada"), server.guest("g1", "Bela")]
            wanted = {"seats": 2, "seconds": 15, "fill_abandoned": False}
            made = await server.http("POST", "/api/rooms", {"settings": wanted}, guests[0])
            ada, bela = [await server.enter(made.json["id"], guest) for guest in guests]
            assert isinstance(await bela.ask(p.Sit(request="sit")), p.Ok)
            await ada.until(lambda: ada.view is not None)
            began, deadline = seen(ada).started, seen(ada).deadline
            set_by = jump
            await ada.until(lambda: seen(ada).turns)
            (happening,) = settled(ada)[:1]
            assert deadline == began + 15_000
            assert happening.cause is Cause.DEADLINE
            assert 15_000 <= happening.at - began < 3_600_000, "far from an hour, however slow this machine is"
            assert not await server.store.outages(0)

    run(work)
