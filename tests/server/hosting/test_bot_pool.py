"""One guest's odd rooms do not keep the bots of others waiting."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from unittest import mock

from meldstone.game.apply import new_game
from meldstone.game.state import State
from meldstone.game.view import view
from meldstone.rules.catalogue import ruleset
from meldstone.server.hosting.bot_pool import BotPool, Thought
from meldstone.server.room.events import Player
from meldstone.store import sqlite_url
from tests.server.conftest import run
from tests.server.hostile import attacks
from tests.server.inside import inside
from tests.server.prepared import write_room


async def odd_game(directory: Path) -> State:
    """A position of all kinds of jokers over which a bot sits for many seconds."""
    attack = next(attacks("rummy, every joker"))
    async with inside(sqlite_url(directory / "odd.db")) as server:
        people = (Player("mallory", "Mallory"), Player("helper", "Helper"))
        await write_room(server.store, "odd", attack.prepared, people, server.clock.now())
        game = (await server.context.registry.room("odd")).room.game
        assert game is not None
        return game


async def think_for(pool: BotPool, owners: list[str]) -> None:
    """A bot of each of these owners thinks at the same time about the first turn of a game."""
    game = new_game(ruleset("classic"), 2, "5" * 64).state
    seen = view(game, game.board.turn)
    await asyncio.gather(*[pool.think("novice", 1.0, seen, game.rules, owner) for owner in owners])


def test_odd_rooms_of_one_guest_do_not_keep_a_strangers_bot_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        odd = await odd_game(tmp_path)
        game = new_game(ruleset("classic"), 2, "5" * 64).state
        seat = game.board.turn
        pool, slow = BotPool(1), list[asyncio.Task[Thought]]()

        async def think(owner: str) -> Thought:
            if owner == "mallory":
                return await pool.think("casual", 1.0, view(odd, 0), odd.rules, owner)
            return await pool.think("expert", 1.0, view(game, seat), game.rules, owner)

        try:
            # processes start slowly, which is nobody's doing
            await think("bela")
            slow += [asyncio.create_task(think("mallory")) for _ in range(10)]
            waits = []
            for _ in range(8):
                await asyncio.sleep(0.3)
                began = time.monotonic()
                thought = await think("ada")
                waits.append(time.monotonic() - began)
                assert thought.command is not None
                assert not thought.error
                assert thought.seconds < 4
            print(f"worst wait {max(waits):.2f} s")
            assert sum(not task.done() for task in slow) >= 8, "the others still wait for theirs"
        finally:
            pool.close()
            await asyncio.gather(*slow, return_exceptions=True)

    run(work)


THOUGHT = Thought("novice", None, "", 0.1)


def thinking_quickly(pool: BotPool, note: Callable[[str], None]) -> AbstractContextManager[object]:
    """Every quick thought is noted with whose it is, and leaves its place for the next."""

    async def quickly(question: tuple[object, ...], owner: str) -> Thought:
        note(owner)
        await asyncio.sleep(0)
        pool._turns.leave(owner, 0.1)
        return THOUGHT

    return mock.patch.object(pool, "_think_quickly", quickly)


def test_quick_turns_go_around_by_whose_room_it_is() -> None:
    async def work() -> None:
        pool, order = BotPool(1), list[str]()
        with thinking_quickly(pool, order.append):
            await think_for(pool, ["mallory"] * 40 + ["ada"] * 2)
        assert [place for place, owner in enumerate(order) if owner == "ada"][-1] < 6, order

    run(work)


def test_bots_of_who_was_slow_think_apart() -> None:
    """Each of a hundred slow bots would otherwise hold everybody up for half a second."""

    async def work() -> None:
        pool, apart = BotPool(1), list[str]()

        def slow(owner: str) -> None:
            # the first of them takes long, while others of the same owner wait for their turn
            if owner == "mallory":
                pool._note_slow(owner)

        async def long(question: tuple[object, ...], owner: str) -> Thought:
            apart.append(owner)
            return THOUGHT

        with thinking_quickly(pool, slow), mock.patch.object(pool, "_think_long", long):
            await think_for(pool, ["mallory"] * 10 + ["ada"] * 10)
            await think_for(pool, ["mallory"])
        assert apart == ["mallory"] * 10

    run(work)
