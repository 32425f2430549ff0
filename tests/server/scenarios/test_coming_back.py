"""Broken connections: resume without gaps or repeats, requests sent twice, storms of reconnecting clients."""

import asyncio
from pathlib import Path

import pytest

from meldstone.server import protocol as p
from meldstone.server.protocol.settings import RoomPhase
from meldstone.store import sqlite_url
from tests.server.client import Client, RefusedError
from tests.server.conftest import clients, run
from tests.server.running import Server
from tests.server.tables import mover_and_other, seated, two_and_a_spectator, two_at_a_table


async def moved_without(away: Client, mover: Client) -> int:
    """Somebody goes, and the other one draws; what the one who went had seen by then."""
    before = away.seq
    await away.leave()
    await mover.say(p.DrawMessage)
    return before


def test_who_comes_back_gets_what_was_missed_once(shared_server: Server) -> None:
    async def work() -> None:
        async with two_at_a_table(shared_server) as (first, away):
            before = await moved_without(away, first)
            welcome = await away.come_again()
            assert welcome.missed is not None
            assert [happening.seq for happening in welcome.missed] == list(range(before + 1, first.seq + 1))
            assert away.seq == first.seq

    run(work)


def test_what_was_missed_is_told_after_a_restart_too(tmp_path: Path) -> None:
    async def work() -> None:
        server = Server(sqlite_url(tmp_path / "test.db"), tmp_path).start()
        try:
            async with two_at_a_table(server) as (first, away):
                before = await moved_without(away, first)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                welcome = await away.come_again()
                assert welcome.missed is not None
                assert welcome.missed[0].kind == "drew"
                assert [happening.seq for happening in welcome.missed] == list(range(before + 1, away.seq + 1))
        finally:
            server.kill()

    run(work)


def test_who_was_away_too_long_gets_everything_anew(shared_server: Server) -> None:
    async def work() -> None:
        async with two_and_a_spectator(shared_server) as (ada, bela, cleo):
            await cleo.leave()
            await asyncio.gather(ada.play(), bela.play())
            welcome = await cleo.come_again()
            assert welcome.missed is None or len(welcome.missed) <= 64
            assert cleo.seq == ada.seq

    run(work)


def test_who_comes_late_hears_the_game_so_far_as_their_seat_saw_it(shared_server: Server) -> None:
    async def work() -> None:
        async with two_and_a_spectator(shared_server) as (ada, bela, cleo):
            mover, _ = mover_and_other((ada, bela))
            await mover.say(p.DrawMessage)
            assert mover.room is not None
            path = f"/api/rooms/{mover.room.id}/happenings"
            own, public = await mover.ask("GET", path), await cleo.ask("GET", path)
            assert [happening["kind"] for happening in public][:2] == ["game-opened", "start-drawn"]
            assert [happening["kind"] for happening in own] == [happening["kind"] for happening in public]
            assert [len(happening.get("drawn", ())) for happening in own if happening["kind"] == "drew"] == [1]
            assert not any("drawn" in happening for happening in public), "nobody else learns the tile"

    run(work)


def test_a_request_sent_twice_happens_once(shared_server: Server) -> None:
    async def work() -> None:
        async with two_at_a_table(shared_server) as (mover, _):
            assert mover.view is not None
            draw = p.DrawMessage(request="the-one-draw", version=mover.view.version)
            first = await mover.send(draw)
            tiles = len(mover.view.rack)
            assert await mover.send(draw) == first
            await mover.leave()
            await mover.come_again()
            assert await mover.send(draw) == first
            assert len(mover.view.rack) == tiles

    run(work)


def test_the_same_request_id_of_somebody_else_is_another_request(shared_server: Server) -> None:
    async def work() -> None:
        async with two_at_a_table(shared_server) as (mover, other):
            assert mover.view is not None
            await mover.send(p.DrawMessage(request="same", version=mover.view.version))
            await other.until(lambda: other.to_move)
            tiles = len(other.view.rack) if other.view else 0
            await other.send(p.DrawMessage(request="same", version=mover.view.version))
            await other.until(lambda: other.view is not None and len(other.view.rack) == tiles + 1)

    run(work)


def test_an_old_version_is_refused(shared_server: Server) -> None:
    async def work() -> None:
        async with two_at_a_table(shared_server) as (mover, _):
            with pytest.raises(RefusedError) as refused:
                await mover.say(p.DrawMessage, version=1)
            assert refused.value.codes == ["command/stale-version"]

    run(work)


def test_a_storm_of_reconnecting_clients_loses_nothing(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela", "Cleo") as people:
            await seated(people, seconds=0)
            going = True

            async def storm(person: Client) -> None:
                while going:
                    await asyncio.sleep(0.05)
                    if person._socket is not None:
                        await person._socket.close()

            storms = [asyncio.create_task(storm(person)) for person in people]
            await asyncio.gather(*[person.play() for person in people])
            going = False
            await asyncio.gather(*storms)
            for person in people:
                if person.closed is not None:
                    await person.come_again()
                assert person.room is not None
                assert person.room.phase is RoomPhase.OVER
            assert len({person.seq for person in people}) == 1

    run(work)
