"""Bots at a table: how long they think, what happens if one fails, and how their turns are shown."""

import asyncio
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest
from msgspec.structs import replace

from meldstone.bots.levels import make_bot
from meldstone.bots.most_tiles import MostTiles
from meldstone.bots.runner import FaultKind, actor, bot_step
from meldstone.game.apply import new_game
from meldstone.game.commands import AnyCommand, Draw, Play, Took
from meldstone.game.events import Played
from meldstone.game.view import View, view
from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.server import protocol as p
from meldstone.server.hosting import bot_pool as thinking
from meldstone.server.hosting.bot_pacing import pause_seconds, tables_between
from meldstone.server.hosting.bot_pool import BotPool, Thought, limit
from meldstone.server.hosting.drafts_and_chat import hear
from meldstone.server.hosting.relay import RelayMessage
from meldstone.server.operating.config import Config
from meldstone.server.protocol.codec import decode_server
from meldstone.server.protocol.settings import Settings, Tempo
from meldstone.server.room.room import Room
from meldstone.store import sqlite_url
from meldstone.tiles import Table
from tests.server.conftest import run
from tests.server.inside import Inside, SteppedClock, Wire, all_logs, inside
from tests.server.room import deciding as decided

QUICK_OPENING = {"meld_minimum": 0, "jokers_normal": 4}


async def against_a_bot(server: Inside, **settings: Any) -> Wire:
    ada = server.guest("g0", "Ada")
    wanted = {"seats": 2, "bots": [None, "skilled"], "seconds": 0, **settings}
    made = await server.http("POST", "/api/rooms", {"settings": wanted}, ada)
    assert made.status == 200, made.body
    return await server.enter(made.json["id"], ada)


async def draw(wire: Wire, request: str) -> None:
    """Waits for its turn and takes a tile."""
    await wire.until(lambda: wire.view is not None and wire.view.turn == 0)
    assert wire.view is not None
    assert isinstance(await wire.ask(p.DrawMessage(request=request, version=wire.view.version)), p.Ok)


def heard(wire: Wire) -> list[p.ServerMessage]:
    return [decode_server(text) for text in wire.received]


def played_by_the_bot(wire: Wire) -> list[Table]:
    updates = [message for message in heard(wire) if isinstance(message, p.Update)]
    found = [
        happening.table
        for update in updates
        for happening in update.happenings
        if happening.kind == "played" and happening.seat == 1
    ]
    return [table for table in found if table is not None]


def drafts(wire: Wire) -> list[Table]:
    return [message.draft.table for message in heard(wire) if isinstance(message, p.DraftShown) and message.draft.table is not None]


async def until_the_bot_plays(wire: Wire) -> None:
    for turn in range(40):
        await draw(wire, f"draw {turn}")
        await wire.until(lambda: wire.view is not None and wire.view.turn == 0)
        if played_by_the_bot(wire):
            return
    raise AssertionError("the bot never played")


def test_a_room_says_how_long_bots_think_and_how_they_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            wire = await against_a_bot(server, think=3, tempo="brisk")
            assert wire.room is not None
            assert (wire.room.settings.think, wire.room.settings.tempo) == (3, Tempo.BRISK)
            for wrong in ({"think": 0}, {"think": 11}, {"think": "long"}, {"tempo": "frantic"}):
                settings = {"settings": {"seats": 2, **wrong}}
                assert (await server.http("POST", "/api/rooms", settings, server.guest("g0", "Ada"))).status == 400

    assert (Settings().think, Settings().tempo) == (1, Tempo.CALM)
    run(work)


def test_the_bot_gets_the_time_of_the_room(tmp_path: Path) -> None:
    asked = []

    def made(level: str, *, think: float) -> MostTiles:
        asked.append((level, think))
        return MostTiles()

    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            await draw(await against_a_bot(server, bots=[None, "master"], think=3), "draw")
            await draw(server.wires[0], "again")

    thinking._bot.cache_clear()
    with mock.patch.object(thinking, "make_bot", made):
        run(work)
    thinking._bot.cache_clear()
    assert asked == [("master", 3.0)]


@dataclass
class Broken:
    """A bot with a defect."""

    kind: FaultKind
    name: str = "skilled"

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        seat, version = view.you or 0, view.version
        if self.kind is FaultKind.RAISED:
            raise ValueError(f"I hold {' '.join(str(tile) for tile in view.rack)}")
        if self.kind is FaultKind.OVERRAN:
            time.sleep(0.01)
            return Draw(seat=seat, version=version)
        return Play(seat=seat, version=version, table=Table.of([view.rack]))


@pytest.mark.parametrize("kind", FaultKind)
def test_a_bot_that_fails_draws_and_the_log_says_why_without_its_tiles(tmp_path: Path, kind: FaultKind) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            wire = await against_a_bot(server, knobs=QUICK_OPENING)
            for turn in range(3):
                await draw(wire, f"draw {turn}")
            await wire.until(lambda: wire.view is not None and wire.view.turn == 0)
            live = next(iter(server.context.registry.rooms.values()))
            assert live.room.game is not None
            rack = live.room.game.board.seats[1].rack
            assert len(rack) >= 17, "a tile for every turn"
            assert not played_by_the_bot(wire)
            assert not drafts(wire), "a refused table is never shown"
            assert (server.context.services.metrics.registry.get_sample_value("meldstone_bot_faults_total") or 0) >= 3
            held.update(tile.text for tile in rack)

    held: set[str] = set()
    patience = 0 if kind is FaultKind.OVERRAN else 1
    with (
        all_logs() as logs,
        mock.patch.object(thinking, "_bot", return_value=Broken(kind)),
        mock.patch.object(thinking, "_SLACK", patience),
    ):
        run(work)
    faults = [line for line in logs.errors if "a bot failed" in line]
    assert len(faults) >= 3
    assert all(f'"code":"{kind.value}"' in line and '"bot":"skilled"' in line for line in faults)
    assert not [tile for tile in held for line in logs.lines if f" {tile} " in line or f'"{tile}"' in line]


def test_a_bot_that_never_comes_back_overran_and_others_get_a_new_worker() -> None:
    class Stuck:
        name = "stuck"

        def choose(self, view: View, rules: Ruleset) -> AnyCommand:
            time.sleep(0.5)
            return Draw(seat=0, version=view.version)

    game = new_game(ruleset("classic"), 2, "5" * 64).state
    seen = view(game, game.board.turn)

    async def work() -> tuple[Thought, Thought]:
        bot_pool = BotPool(0)
        with mock.patch.object(thinking, "_SLACK", 0.01), mock.patch.object(thinking, "_QUEUE", 0.01):
            with mock.patch.object(thinking, "_bot", return_value=Stuck()):
                stuck = await bot_pool.think("stuck", 0.1, seen, game.rules, "ada")
            assert stuck.seconds > limit(0.1)
        after = await bot_pool.think("novice", 1.0, seen, game.rules, "ada")
        bot_pool.close()
        return stuck, after

    stuck, after = asyncio.run(work())
    assert isinstance(stuck.command, Draw)
    assert after.command == make_bot("novice").choose(seen, game.rules)


@pytest.mark.parametrize("tempo", Tempo)
def test_a_turn_is_shown_step_by_step_before_it_is_played(tmp_path: Path, tempo: Tempo) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db"), bot_pause=2) as server:
            wire = await against_a_bot(server, tempo=tempo.value, knobs=QUICK_OPENING)
            await until_the_bot_plays(wire)
            shown, (played, *_) = drafts(wire), played_by_the_bot(wire)
            if tempo is Tempo.AT_ONCE:
                assert not shown
                return
            assert shown == list(tables_between(Table(), played))
            first_draft = next(i for i, text in enumerate(wire.received) if isinstance(decode_server(text), p.DraftShown))
            first_play = next(i for i, text in enumerate(wire.received) if '"kind":"played"' in text)
            assert first_draft < first_play

    run(work)


def test_nothing_is_shown_where_the_operator_wants_no_pause(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            wire = await against_a_bot(server, knobs=QUICK_OPENING)
            await until_the_bot_plays(wire)
            assert not drafts(wire)

    run(work)


def test_every_step_keeps_all_tiles_and_ends_with_the_table_that_was_played() -> None:
    state, bot, rebuilt = new_game(ruleset("classic"), 2, "7" * 64).state, MostTiles(), 0
    while (seat := actor(state)) is not None:
        before = state.board.table
        done = bot_step(state, seat, bot)
        state = done.state
        for event in done.events:
            if not isinstance(event, Played):
                continue
            frames = tables_between(before, event.table)
            assert frames[-1] == event.table
            for earlier, later in pairwise((before, *frames)):
                assert set(earlier.tiles) <= set(later.tiles)
                assert len(later.tiles) == len(set(later.tiles))
            rebuilt += len(frames) > 2
    assert rebuilt, "some turn had several steps"


def test_the_lobby_calls_bots_as_records_do(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            wanted = {"settings": {"seats": 3, "bots": [None, None, "novice"]}}
            await server.http("POST", "/api/rooms", wanted, server.guest("g0", "Ada"))
            (listed,) = (await server.http("GET", "/api/rooms")).json
            assert listed["players"] == ["Ada", "novice 3"]

    run(work)


def test_bots_take_their_time_for_people_and_little_for_themselves() -> None:
    def seconds(room: Room, *, visited: bool = True, pause: int = 1000) -> float:
        live: Any = SimpleNamespace(room=room, visited=visited)
        services: Any = SimpleNamespace(config=Config(bot_pause=pause), clock=SteppedClock(decided.NOW))
        return pause_seconds(live, services)

    room = decided.started(seconds=0)
    assert seconds(room) == 1
    assert 0 < seconds(decided.started(seconds=0, tempo=Tempo.BRISK)) < 1
    assert seconds(decided.started(seconds=0, tempo=Tempo.AT_ONCE)) == 0
    left = replace(room, seats=tuple(replace(seat, bot="novice") for seat in room.seats))
    assert seconds(left, visited=False) < seconds(left) < seconds(room)
    assert seconds(decided.started(seconds=60), pause=60_000) == 15, "a quarter of the clock"


def test_a_bots_draft_of_another_process_is_shown_but_never_settled_by_the_clock(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            wire = await against_a_bot(server)
            await wire.until(lambda: wire.view is not None and wire.view.turn == 0)
            live = next(iter(server.context.registry.rooms.values()))
            assert live.room.game is not None
            for seat in (1, 0):
                draft = p.DraftInfo(seat=seat, version=live.room.game.version, table=live.room.game.board.table, took=Took.NOTHING)
                hear(live, RelayMessage("another", message=p.DraftShown(draft=draft)))
                assert (live.draft is None) == (seat == 1), "only a person's draft counts"
            await wire.ping()
            assert len(drafts(wire)) == 2

    run(work)
