"""Hashing takes long, on purpose: a few at a time, and an address that wants many waits behind one that wants one."""

import asyncio
import threading
from pathlib import Path
from unittest import mock

from argon2 import PasswordHasher

from meldstone.server.accounts.passwords import Passwords
from meldstone.store import sqlite_url
from tests.server.conftest import run
from tests.server.inside import Answer, inside


def test_never_more_than_two_are_hashed_at_once() -> None:
    async def work() -> None:
        lock, running, most = threading.Lock(), 0, 0
        both = threading.Barrier(2)

        def hash(_: PasswordHasher, password: str) -> str:
            nonlocal running, most
            with lock:
                running += 1
                most = max(most, running)
            both.wait(60)
            with lock:
                running -= 1
            both.wait(60)
            return password

        passwords = Passwords(8)
        with mock.patch.object(PasswordHasher, "hash", hash):
            await asyncio.gather(*[passwords.hash("correct horse", f"p{number}") for number in range(12)])
        assert most == 2

    run(work)


def test_an_address_that_wants_many_waits_behind_one_that_wants_one(tmp_path: Path) -> None:
    """Whoever tries passwords as fast as the limits allow keeps nobody else from registering, as however many guests they do it."""

    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            asked: list[str] = []
            hashed: list[str] = []
            go_on, apart = threading.Event(), Passwords.hash

            def hash(_: PasswordHasher, password: str) -> str:
                assert go_on.wait(60)
                hashed.append(password)
                return password

            async def asked_for(passwords: Passwords, password: str, person: str) -> str:
                asked.append(person)
                return await apart(passwords, password, person)

            def register(name: str, client: str) -> asyncio.Task[Answer]:
                body, guest = {"name": name, "password": f"password of {name}"}, server.guest(f"guest {name}", name)
                return asyncio.create_task(server.http("POST", "/api/account", body, guest, client=client))

            with mock.patch.object(PasswordHasher, "hash", hash), mock.patch.object(Passwords, "hash", asked_for):
                asking = [register(f"Mallory {number}", "10.6.6.6") for number in range(30)]
                while len(asked) < 30:
                    await asyncio.sleep(0)
                asking.append(register("Ada", "10.0.0.1"))
                while len(asked) < 31:
                    await asyncio.sleep(0)
                go_on.set()
                assert {answer.status for answer in await asyncio.gather(*asking)} == {200}
            assert hashed.index("password of Ada") <= 4, "thirty were there before hers"

    run(work)
