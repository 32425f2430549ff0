"""Deadlines: fired by the server, once; drafts count at the deadline; outages and pauses cost nobody any time."""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from meldstone.game.events import Cause
from meldstone.game.view import View
from meldstone.server import protocol as p
from meldstone.server.room.room import RoomPhase
from meldstone.store import sqlite_url
from tests.server.client import Client, RefusedError
from tests.server.conftest import clients, run
from tests.server.running import Server
from tests.server.test_coming_back import seated

SPEED = 20
"""Fifteen seconds, the shortest turn, are three quarters of one."""


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("fast")
    settings = {"clock_speed": SPEED, "grace_seconds": 100_000, "between_games_seconds": 10}
    with Server(sqlite_url(directory / "test.db"), directory, **settings) as running:
        yield running


def seen(person: Client) -> View:
    assert person.view is not None
    return person.view


def mover(people: list[Client]) -> Client:
    return next(person for person in people if person.to_move)


def test_who_does_nothing_draws_at_the_deadline_once(fast: Server) -> None:
    async def work() -> None:
        async with clients(fast, "Ada", "Bela") as people:
            await seated(people, seconds=15)
            slow = mover(people)
            assert slow.view is not None
            deadline, version = slow.view.deadline, slow.view.version
            pong = await slow.ping()
            assert deadline is not None
            assert 0 < deadline - pong.time <= 15_000
            await slow.until(lambda: slow.view is not None and slow.view.version > version)
            settled = [one for one in slow.happened if one.kind == "turn-settled"]
            assert [(one.seat, one.cause, one.count) for one in settled] == [(slow.view.you, Cause.DEADLINE, 1)]
            assert (await slow.ping()).time >= deadline

    run(work)


def test_the_draft_that_lies_there_at_the_deadline_counts(fast: Server) -> None:
    async def work() -> None:
        async with clients(fast, "Ada", "Bela") as people:
            # original: valid sets stay, loose tiles go back
            await seated(people, seconds=15, knobs={"timeout_policy": "restore_all", "timeout_penalty_draw": 3})
            slow = mover(people)
            other = next(person for person in people if person is not slow)
            assert slow.view is not None
            one, two = slow.view.rack[:2]
            version = slow.view.version
            await slow.say(p.Draft, table=((one, two),))
            await other.until(lambda: any(isinstance(message, p.DraftShown) for message in other.heard))
            shown = next(message for message in other.heard if isinstance(message, p.DraftShown))
            assert shown.draft.table is not None
            assert [list(tiles) for tiles in shown.draft.table] == [[one, two]]
            await slow.until(lambda: slow.view is not None and slow.view.version > version)
            settled = next(one for one in slow.happened if one.kind == "turn-settled")
            assert settled.count == 3, "an unfinished turn costs three tiles"

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
                await player.say(p.Draft, table=(other.view.rack[:3],))
            assert refused.value.codes == ["draft/tile-from-nowhere"]
            with pytest.raises(RefusedError) as refused:
                await other.say(p.Draft, table=())
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


def test_a_move_and_the_deadline_race_and_one_of_them_happens(fast: Server) -> None:
    async def work() -> None:
        async with clients(fast, "Ada", "Bela") as people:
            await seated(people, seconds=15)
            for _ in range(4):
                for person in people:
                    await person.until(lambda: people[0].seq == people[1].seq)
                player = mover(people)
                assert player.view is not None
                assert player.view.deadline is not None
                turns, you = player.view.turns, player.view.you
                tiles = len(player.view.rack)
                left = (player.view.deadline - (await player.ping()).time) / 1000 / SPEED
                await asyncio.sleep(max(left - 0.004, 0))
                drawn_by_move = await in_time(player.say(p.Draw))
                await player.until(lambda player=player, turns=turns: player.view.turns > turns)  # type: ignore[misc]
                assert len(player.view.rack) == tiles + 1, "one of the two, never both"
                last = next(one for one in reversed(player.happened) if one.seat == you and one.kind in ("drew", "turn-settled"))
                assert (last.kind == "drew") == drawn_by_move

    run(work)


def test_the_next_game_starts_by_itself(fast: Server) -> None:
    async def work() -> None:
        async with clients(fast, "Ada", "Bela") as people:
            await seated(people, seconds=0, games=2)
            ada = people[0]

            async def play_first() -> None:
                await asyncio.gather(*[person.play(until=RoomPhase.BETWEEN) for person in people])

            await play_first()
            assert ada.room is not None
            assert ada.room.next_game_at is not None
            await ada.until(lambda: ada.view is not None and ada.view.game == 2)
            assert ada.room.match is not None
            assert len(ada.room.match.results) == 1

    run(work)


def test_a_pause_stops_the_clock(fast: Server) -> None:
    async def work() -> None:
        async with clients(fast, "Ada", "Bela") as people:
            await seated(people, seconds=15)
            ada = people[0]
            with pytest.raises(RefusedError) as refused:
                await people[1].say(p.Pause)
            assert refused.value.codes == ["room/not-owner"]
            await ada.say(p.Pause)
            paused = seen(ada)
            assert paused.deadline is None
            assert paused.time_left is not None
            await asyncio.sleep(1)
            assert seen(ada).turns == paused.turns
            await ada.say(p.Resume)
            deadline = seen(ada).deadline
            assert deadline is not None
            resumed = next(one for one in reversed(ada.happened) if one.kind == "resumed")
            assert deadline - resumed.at == paused.time_left

    run(work)


@pytest.mark.parametrize("kill", [True, False], ids=["killed", "stopped"])
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
                # the last heartbeat is at most a good second old
                assert left - 1500 <= welcome.view.deadline - welcome.time <= left + 1500
                assert "outage-skipped" in [one.kind for one in people[0].happened]
        finally:
            server.kill()

    run(work)
