"""Advice never keeps others waiting: a hint that takes too long ends, and whoever makes the judge work pays for it."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from argon2 import PasswordHasher

from meldstone.game.position import Position
from meldstone.rules.catalogue import ruleset
from meldstone.server import protocol as p
from meldstone.server.hosting.advice_pool import AdvicePool
from meldstone.server.operating.limits import Bucket
from meldstone.server.protocol.codes import RefusedError
from meldstone.store import sqlite_url
from meldstone.tiles import Table, TileSet
from tests.server.conftest import run
from tests.server.inside import inside, room_of

RUN = Position(ruleset("classic"), Table(), TileSet.parse("R10 R11 R12 K1"), opened=False, discard=None, open_tile=None)


def test_a_hint_that_takes_too_long_is_ended_with_its_process_and_the_next_one_is_found() -> None:
    async def work() -> None:
        advice_pool = AdvicePool(1)
        try:
            with mock.patch("meldstone.server.hosting.advice_pool._HINT_SECONDS", 0.0), pytest.raises(RefusedError) as refused:
                await advice_pool.hint(RUN, "ada")
            assert refused.value.code == "server/unavailable"
            assert len((await advice_pool.hint(RUN, "ada")).placed) == 3
        finally:
            advice_pool.close()

    run(work)


def test_checks_are_answered_one_after_the_other_with_what_they_took() -> None:
    async def work() -> None:
        advice_pool, running = AdvicePool(0), []

        def question() -> int:
            running.append(1)
            assert len(running) == 1, "one at a time: threads would take the interpreter from the loop"
            running.pop()
            return 7

        answers = await asyncio.gather(*[advice_pool.check(question, "ada") for _ in range(20)])
        assert {answer for answer, _ in answers} == {7}
        assert all(seconds >= 0 for _, seconds in answers)
        advice_pool.close()

    run(work)


def test_who_asks_a_lot_waits_behind_who_asks_once_and_what_nobody_waits_for_is_not_begun() -> None:
    async def work() -> None:
        advice_pool, answered, go_on = AdvicePool(0), [], threading.Event()

        def question(name: str) -> Callable[[], None]:
            def answer() -> None:
                assert go_on.wait(60)
                answered.append(name)

            return answer

        async def ask(person: str, name: str) -> None:
            await advice_pool.check(question(name), person)

        asking = [asyncio.create_task(ask("mallory", f"m{number}")) for number in range(8)]
        await asyncio.sleep(0)
        asking += [asyncio.create_task(ask("ada", "a0")), asyncio.create_task(ask("ada", "a1"))]
        await asyncio.sleep(0)
        for gone in asking[2:7]:
            gone.cancel()
        # the first one runs already: its thread ends when it ends
        asking[0].cancel()
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*asking, return_exceptions=True)
        assert answered[:2] == ["m0", "a0"], "seven questions were there before hers"
        assert sorted(answered) == ["a0", "a1", "m0", "m1", "m7"], "who left is asked for nothing"
        advice_pool.close()

    run(work)


def test_who_leaves_before_the_answer_ends_the_question(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            ada = server.guest("ada", "Ada")
            room = await room_of(server, ada, seats=2, seconds=0)
            wire = await server.enter(room, server.guest("bela", "Bela"))
            await wire.ask(p.Sit(request="sit"))
            cancelled, asked = asyncio.Event(), asyncio.Event()

            async def endless(*_: object) -> None:
                asked.set()
                try:
                    await asyncio.sleep(3600)
                except asyncio.CancelledError:
                    cancelled.set()
                    raise

            with mock.patch.object(AdvicePool, "check", endless):
                leave = asyncio.Event()
                asking = asyncio.create_task(
                    server.http("POST", f"/api/rooms/{room}/check", {"table": [["R5", "R6", "R7"]]}, ada, leave=leave)
                )
                await asyncio.wait_for(asked.wait(), 60)
                leave.set()
                await asyncio.wait_for(cancelled.wait(), 60)
                await asyncio.gather(asking, return_exceptions=True)

    run(work)


def test_registering_does_not_wait_for_checks(tmp_path: Path) -> None:
    """They had the same threads: eight questions, and nobody could register for forty seconds."""

    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            go_on, loop = threading.Event(), asyncio.get_running_loop()
            pool = server.context.services.advice_pool
            asking = [asyncio.create_task(pool.check(lambda: go_on.wait(60), f"m{number}")) for number in range(40)]
            # the threads that asyncio has for everything else are at work, too: passwords are hashed in none of these
            others = [loop.run_in_executor(None, go_on.wait, 60) for _ in range(40)]
            waiting: list[asyncio.Future[Any]] = [*asking, *others]
            await asyncio.sleep(0)
            try:
                registering = server.http("POST", "/api/account", {"name": "Nova", "password": "correct horse"})
                assert (await asyncio.wait_for(registering, 30)).status == 200
                assert not any(task.done() for task in waiting)
            finally:
                go_on.set()
            await asyncio.gather(*waiting)

    run(work)


def test_checks_do_not_wait_for_whoever_registers(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            go_on, passwords = threading.Event(), server.context.passwords
            with mock.patch.object(PasswordHasher, "hash", side_effect=lambda _: go_on.wait(60)):
                hashing = [asyncio.create_task(passwords.hash("correct horse", "mallory")) for _ in range(40)]
                await asyncio.sleep(0)
                try:
                    assert (await asyncio.wait_for(server.context.services.advice_pool.check(lambda: 7, "ada"), 30))[0] == 7
                    assert not any(task.done() for task in hashing)
                finally:
                    go_on.set()
                await asyncio.gather(*hashing)

    run(work)


def test_what_was_used_already_is_owed() -> None:
    with mock.patch("time.monotonic", return_value=0.0):
        bucket = Bucket.full(rate=0.1, burst=0.3)
        assert bucket.owe(0.2) == 0
        assert bucket.owe(0.2) == pytest.approx(1.0)
        assert not bucket.take(0.01)
    with mock.patch("time.monotonic", return_value=2.0):
        assert bucket.take(0.05)


def test_who_asks_for_too_much_judging_is_refused_and_nobody_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db"), judging_percent=1) as server:
            ada, bela = server.guest("ada", "Ada"), server.guest("bela", "Bela")
            settings = {"seats": 2, "seconds": 0}
            room = (await server.http("POST", "/api/rooms", {"settings": settings}, ada)).json["id"]
            wire = await server.enter(room, bela)
            assert isinstance(await wire.ask(p.Sit(request="sit")), p.Ok)
            asked = {"table": [["R5", "R6", "R7"]]}
            path = f"/api/rooms/{room}/check"
            check = AdvicePool.check

            async def slow(advice_pool: AdvicePool, question: Callable[[], Any], person: str) -> tuple[Any, float]:
                answer, _ = await check(advice_pool, question, person)
                return answer, 0.5

            with mock.patch.object(AdvicePool, "check", slow):
                answers = [await server.http("POST", path, asked, ada, client="10.0.0.1") for _ in range(2)]
                assert answers[0].status == 200
                assert (answers[1].status, answers[1].codes) == (429, ["server/too-fast"])
                assert (await server.http("POST", path, asked, bela, client="10.0.0.2")).status == 200

    run(work)
