"""One room that cannot be read is its own misfortune: everybody else plays on, and the operator is told which room it is."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from meldstone.cli.main import main
from meldstone.server import protocol as p
from meldstone.server.hosting.backoff import Backoff
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.protocol.settings import Settings
from meldstone.server.room.events import Player
from meldstone.store import Append, Heading, LogId, Status, open_store, sqlite_url
from meldstone.tiles import Table
from tests.server.conftest import run
from tests.server.hosting.test_bot_turns import against_a_bot, draw
from tests.server.inside import NOW, Inside, SteppedClock, all_logs, inside, on_server, room_of
from tests.server.prepared import Prepared, write_room
from tests.store.samples import finish

PEOPLE = (Player("g0", "Ada"), Player("g1", "Bela"))
QUICK = Prepared(Settings(seats=2, seconds=15), Table(), (), opened=False)
HERE = {"host": "localhost"}
SPOILT, OTHERS = "a-spoilt", ("b-whole", "c-whole")

NO_RECORDS = {
    "no JSON": b"\xff\x00 no record",
    "of a later version": b'{"type":"from-the-future"}',
    "a seat that is not there": b'{"type":"came-back","seat":99}',
    "an event that does not fit": b'{"type":"game","event":{"type":"dealt"}}',
    "empty": b"",
}


async def _rooms(url: str, spoil: bytes) -> None:
    """Three running games; the first has a record that cannot be read."""
    async with await open_store(url) as store:
        for id in (SPOILT, *OTHERS):
            await write_room(store, id, QUICK, PEOPLE, NOW)
        last = await store.last(LogId(SPOILT))
        await store.append(Append(LogId(SPOILT), last, [spoil], Heading(status=Status.PLAYING, deadline=NOW + 1)))


async def _until(true: Callable[[], object], what: str) -> None:
    for _ in range(1_500):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"waited in vain until {what}")


@pytest.mark.parametrize("spoil", NO_RECORDS.values(), ids=NO_RECORDS)
def test_all_other_rooms_go_on_after_a_restart(tmp_path: Path, spoil: bytes) -> None:
    url, clock = sqlite_url(tmp_path / "test.db"), SteppedClock(NOW)

    async def work() -> None:
        await _rooms(url, spoil)
        with all_logs() as logged:
            async with inside(url, clock, grace_seconds=1) as server:
                rooms = server.context.registry.rooms
                await _until(lambda: set(rooms) >= set(OTHERS), "the others are loaded")

                # a table at which nobody is waits for its people; here one of two has stayed
                for id in OTHERS:
                    stayed = await server.socket(server.guest("g1", "Bela"))
                    assert isinstance(await stayed.ask(p.Hello(request="hello", room=id)), p.Welcome)

                def gone_on() -> bool:
                    clock.forward(30)
                    games = [rooms[id].room for id in OTHERS]
                    # the sweep of absent players runs, and the clock ends turns
                    return all(room.seats[0].bot and room.game is not None and room.game.board.turns > 1 for room in games)

                await _until(gone_on, "bots took over")
                await _told(server, logged.lines)

    run(work)


async def _told(server: Inside, lines: list[str]) -> None:
    """Log, metrics, health and the players who want to come back name the room, each in its own way."""
    assert [line for line in lines if SPOILT in line and '"level":"error"' in line]
    text = (await server.http("GET", "/api/metrics", headers=HERE)).body.decode()
    assert f'meldstone_unreadable_rooms{{room="{SPOILT}"}} 1' in text
    health = (await server.http("GET", "/api/health", headers=HERE)).json
    assert health["unreadable_rooms"] == 1
    assert health["rooms"] == [SPOILT]
    stranger = (await server.http("GET", "/api/health", client="192.0.2.1")).json
    assert (stranger["unreadable_rooms"], stranger["rooms"]) == (1, []), "a room of others is nobody's business"
    player = await server.socket(server.guest("g0", "Ada"))
    refused = await player.ask(p.Hello(request="back", room=SPOILT, language="de"))
    assert isinstance(refused, p.Error)
    assert [objection.code for objection in refused.violations] == ["room/unreadable"]
    assert "Tisch" in refused.violations[0].text
    shown = await server.http("GET", f"/api/rooms/{SPOILT}", headers=server.guest("g0", "Ada"))
    assert (shown.status, shown.codes) == (500, ["room/unreadable"])
    mine = await server.http("GET", "/api/my-rooms", headers=server.guest("g0", "Ada"))
    assert {room["id"] for room in mine.json} == set(OTHERS)


def test_a_room_that_another_process_spoils_is_left_and_the_others_are_followed(tmp_path: Path) -> None:
    """What follows the changes of other processes ended for good at the first record that it could not read."""

    async def work(server: Inside) -> None:
        ada, bela = server.guest("g0", "Ada"), server.guest("g1", "Bela")
        rooms = [await room_of(server, ada, seats=3, seconds=0) for _ in range(2)]
        wires = [await server.enter(room, bela) for room in rooms]
        async with await open_store(sqlite_url(tmp_path / "test.db")) as other:
            for room, record in zip(rooms, (b"no record", b'{"type":"chat-switched","on":false}'), strict=True):
                await other.append(Append(LogId(room), await other.last(LogId(room)), [record], Heading(status=Status.OPEN)))
        await wires[1].until(lambda: wires[1].room is not None and not wires[1].room.chat, "for what the other process wrote")
        await wires[0].until(lambda: any("room/unreadable" in text for text in wires[0].received), "to be told")
        assert rooms[0] not in server.context.registry.rooms

    on_server(work, tmp_path)


def test_a_spoilt_room_that_the_operator_closed_is_named_no_more(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "test.db")

    async def work() -> None:
        await _rooms(url, b"no record")
        async with inside(url) as server:
            registry = server.context.registry
            await _until(lambda: registry.unreadable == [SPOILT], "it was found")
            command = ["admin", "close-room", SPOILT, "--database", url]
            assert await asyncio.to_thread(main, command) == 0
            await _until(lambda: registry.unreadable == [], "the server heard of it")

    run(work)


def test_a_line_of_the_lobby_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada = server.guest("g0", "Ada")
        rooms = [await room_of(server, ada, seats=3, public=True) for _ in range(2)]
        with closing(sqlite3.connect(tmp_path / "test.db")) as connection, connection:
            connection.execute("UPDATE logs SET listing = 'no listing' WHERE log = ?", (rooms[0],))
        for room in rooms:
            # they are in another process: here only their lines are known
            del server.context.registry.rooms[room]
            server.context.registry.lobby.heard_of(room, ["g0"])
        listed = await server.http("GET", "/api/rooms")
        assert listed.status == 200
        assert [line["room"] for line in listed.json] == [rooms[1]]
        found = await server.http("POST", "/api/quick-play", {"seats": 3}, server.guest("g1", "Bela"))
        assert found.status == 200

    on_server(work, tmp_path)


def test_quick_play_passes_by_a_room_that_cannot_be_read(tmp_path: Path) -> None:
    async def work() -> None:
        url = sqlite_url(tmp_path / "test.db")
        async with inside(url) as server:
            room = await room_of(server, server.guest("g0", "Ada"), seats=4, public=True)
        with closing(sqlite3.connect(tmp_path / "test.db")) as connection, connection:
            connection.execute("UPDATE records SET body = 'no record' WHERE log = ?", (room,))
        async with inside(url) as server:
            found = await server.http("POST", "/api/quick-play", {"seats": 4}, server.guest("g1", "Bela"))
            assert found.status == 200
            assert found.json["id"] != room

    run(work)


@pytest.mark.parametrize("task", ["sweep", "deadlines", "heartbeat", "follow", "listen"])
def test_a_task_that_fails_is_started_again_and_health_says_if_it_cannot_run(tmp_path: Path, task: str) -> None:
    """Whatever kind of error it was; the tasks that keep rooms going are not allowed to end."""
    places = {
        "sweep": "meldstone.server.hosting.registry.RoomRegistry._sweep_once",
        "deadlines": "meldstone.server.hosting.deadlines.Deadlines.fire_due",
        "heartbeat": "meldstone.server.hosting.heartbeat.Heartbeat.beat",
        "follow": "meldstone.server.hosting.registry.RoomRegistry._follow",
        "listen": "meldstone.server.hosting.registry.RoomRegistry._listen",
    }
    broken = True
    calls = 0

    async def work() -> None:
        nonlocal broken
        name = places[task].rpartition(".")[2]
        owner: Any = _resolve(places[task].rpartition(".")[0])
        original = getattr(owner, name)

        async def failing(*args: Any) -> None:
            nonlocal calls
            calls += 1
            if broken:
                raise KeyError("a defect")
            await original(*args)

        with (
            mock.patch.object(owner, name, failing),
            mock.patch("meldstone.server.hosting.supervision.PAUSE", Backoff(first=0.01, longest=0.05)),
            mock.patch("meldstone.server.hosting.registry.SWEEP_SECONDS", 0.05),
        ):
            async with inside(sqlite_url(tmp_path / "test.db")) as server:
                failing_tasks = server.context.registry.supervisor
                await _until(lambda: task in failing_tasks.failing, "the task counts as failing")
                health = await server.http("GET", "/api/health")
                assert (health.status, health.json["status"], health.json["tasks"]) == (503, "failing", [task])
                text = (await server.http("GET", "/api/metrics", headers=HERE)).body.decode()
                name = f'meldstone_task_restarts_total{{task="{task}"}} '
                (restarts,) = [line.removeprefix(name) for line in text.splitlines() if line.startswith(name)]
                assert float(restarts) >= 3
                broken = False
                with mock.patch("meldstone.server.hosting.supervision.STEADY_SECONDS", 0.1):
                    await _until(lambda: not failing_tasks.failing, "it runs again")
                assert (await server.http("GET", "/api/health")).status == 200

    run(work)


def _resolve(path: str) -> object:
    import importlib

    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(module), name)


def test_a_room_on_which_the_sweep_fails_keeps_it_from_no_other(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada = server.guest("g0", "Ada")
        rooms = [await room_of(server, ada, seats=3) for _ in range(3)]
        registry = server.context.registry
        looked: list[str] = []

        async def failing(live: LiveRoom, now: int) -> None:
            looked.append(live.room.id)
            if live.room.id == rooms[0]:
                raise KeyError("a defect")

        with mock.patch.object(registry.absences, "look_after", failing), all_logs() as logged:
            await registry._sweep_once(1)
            await registry._sweep_once(2)
        assert {id: looked.count(id) for id in rooms} == dict.fromkeys(rooms, 2)
        assert len([line for line in logged.errors if rooms[0] in line]) == 1, "it is logged once"

    with mock.patch("meldstone.server.hosting.registry.SWEEP_SECONDS", 1_000):
        on_server(work, tmp_path)


def test_bots_whose_turn_fails_try_again_with_a_pause(tmp_path: Path) -> None:
    """A failure that comes back at once made them try again at once, for ever: a full processor and a full log."""

    async def work(server: Inside) -> None:
        with mock.patch("meldstone.server.hosting.bot_turns._play", side_effect=KeyError("a defect")) as tried:
            wire = await against_a_bot(server)
            assert wire.view is not None
            if wire.view.turn == 0:
                await draw(wire, "draw")
            await asyncio.sleep(0.5)
            assert 0 < tried.call_count < 30

    on_server(work, tmp_path)


@pytest.mark.parametrize(
    "record", [b"", b"no record", b"\xff", b"[" * 15_000, b"\n" * 3_000_000, b"{}\n"], ids=lambda data: data[:9].hex()
)
def test_a_finished_game_that_cannot_be_read_is_told_in_the_players_language(tmp_path: Path, record: bytes) -> None:
    """It was an unexpected failure, logged again with every look."""

    async def work(server: Inside) -> None:
        await server.store.add_game(replace(finish("game"), record=record))
        with all_logs() as logged:
            for what in ("record", "record?form=json", "deal", "replay?step=1", "replay?step=2"):
                answer = await server.http("GET", f"/api/games/game/{what}", headers={"accept-language": "de"})
                assert (answer.status, answer.codes) == (500, ["game/unreadable"])
                assert "Spiel" in answer.json["violations"][0]["text"]
        assert len(logged.errors) == 1
        assert '"game":"game"' in logged.errors[0]
        listed = await server.http("GET", "/api/games/game")
        assert listed.status == 200

    on_server(work, tmp_path)
