"""Signing out ends a session for good, on one device or on all of them; a copy of its cookie opens nothing any more."""

import contextlib
import sqlite3
from pathlib import Path
from unittest import mock

from meldstone.server import protocol as p
from meldstone.server.accounts.ended_sessions import EndedSessions
from meldstone.store import sqlite_url
from tests import postgres
from tests.server.conftest import run
from tests.server.inside import Inside, SteppedClock, inside, on_server, registered, room_of, signed_in_as

PASSWORD = "correct horse"
GUESTS = 25


def kept(directory: Path) -> int:
    """How many ended sessions the store remembers."""
    with contextlib.closing(sqlite3.connect(directory / "test.db")) as file:
        return int(file.execute("SELECT count(*) FROM ended_sessions").fetchone()[0])


async def logged_in(server: Inside, name: str, password: str = PASSWORD) -> dict[str, str]:
    """The headers of one more device of an account."""
    answer = await server.http("POST", "/api/login", {"name": name, "password": password})
    assert answer.status == 200, answer.body
    return {"cookie": (answer.header("set-cookie") or "").partition(";")[0]}


async def guest(server: Inside, name: str) -> dict[str, str]:
    answer = await server.http("POST", "/api/session", {"name": name})
    return {"cookie": (answer.header("set-cookie") or "").partition(";")[0]}


def test_a_cookie_is_dead_after_signing_out_and_other_devices_go_on(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        phone = await registered(server, "Anna")
        laptop = await logged_in(server, "Anna")
        visitor = await guest(server, "Eve")
        room = await room_of(server, laptop)
        wires = {"phone": await server.enter(room, phone), "laptop": await server.enter(room, laptop)}
        for leaving in (phone, visitor):
            assert (await server.http("DELETE", "/api/session", headers=leaving)).status == 200
            assert await signed_in_as(server, leaving) is None
            assert (await server.http("POST", "/api/rooms", {}, leaving)).codes == ["server/not-signed-in"]
            wire = await server.socket(leaving)
            await wire.until(lambda: False)
            assert wire.closed == p.Close.NOT_SIGNED_IN
        await wires["phone"].until(lambda: False)
        assert wires["phone"].closed == p.Close.GONE
        assert (await signed_in_as(server, laptop))["name"] == "Anna"
        assert await wires["laptop"].ping()

    on_server(work, tmp_path)


def test_a_copy_from_before_the_renewal_dies_with_the_session(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        assert isinstance(server.clock, SteppedClock)
        copy = await guest(server, "Ada")
        server.clock.forward(30 * 86_400_000)
        renewed = await server.http("GET", "/api/session", headers=copy)
        kept = {"cookie": (renewed.header("set-cookie") or "").partition(";")[0]}
        assert kept != copy
        await server.http("DELETE", "/api/session", headers=kept)
        assert await signed_in_as(server, copy) is None
        assert await signed_in_as(server, kept) is None

    on_server(work, tmp_path, clock=SteppedClock())


def test_a_session_of_before_sessions_had_an_id_can_be_ended(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        old, other = server.guest("g1", "Ada"), server.guest("g2", "Bela")
        await server.http("DELETE", "/api/session", headers=old)
        assert await signed_in_as(server, old) is None
        assert (await signed_in_as(server, other))["id"] == "g2"

    on_server(work, tmp_path)


def test_every_session_ends_with_the_password(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        devices = [await registered(server, "Anna"), await logged_in(server, "Anna"), await logged_in(server, "Anna")]
        change = {"password": PASSWORD, "new_password": "battery staple"}
        answer = await server.http("POST", "/api/account/password", change, devices[0])
        here = {"cookie": (answer.header("set-cookie") or "").partition(";")[0]}
        assert [await signed_in_as(server, device) for device in devices] == [None] * 3
        assert (await signed_in_as(server, here))["name"] == "Anna"

    on_server(work, tmp_path)


def test_an_ended_session_stays_ended_after_a_restart_and_at_every_process(tmp_path: Path) -> None:
    async def work() -> None:
        for database in (sqlite_url(tmp_path / "test.db"), postgres.server().new_database()):
            async with inside(database) as first:
                anna = await registered(first, "Anna")
                assert await signed_in_as(first, anna)
                await first.http("DELETE", "/api/session", headers=anna)
            async with inside(database) as second:
                assert await signed_in_as(second, anna) is None
        async with inside(database) as first, inside(database) as second:
            berta = await registered(first, "Berta")
            wire = await second.enter(await room_of(second, berta), berta)
            await first.http("DELETE", "/api/session", headers=berta)
            assert await signed_in_as(second, berta) is None
            await wire.until(lambda: False)
            assert wire.closed == p.Close.GONE

    run(work)


def test_what_is_remembered_of_ended_sessions_is_bounded(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        assert isinstance(server.clock, SteppedClock)
        begun = 0
        for number in range(40):
            made = await server.http("POST", "/api/session", {"name": f"Eve {number}"})
            begun += made.status == 200
            if made.status == 200:
                visitor = {"cookie": (made.header("set-cookie") or "").partition(";")[0]}
                assert (await server.http("DELETE", "/api/session", headers=visitor)).status == 200, "nobody is kept from it"
        assert begun == GUESTS, "no address can fill the store by signing in and out"
        assert kept(tmp_path) == begun, "and every end is kept"
        assert (await server.http("POST", "/api/session", {"name": "Ada"}, client="10.1.1.1")).status == 200
        anna = {"name": "Anna", "password": PASSWORD}
        await registered(server, "Anna")
        with mock.patch.object(server.context.passwords, "check", return_value=True):
            logins = [(await server.http("POST", "/api/login", anna)).status for _ in range(80)]
        assert 60 <= logins.count(200) < 65, "nor can an account"
        server.clock.forward(91 * 86_400_000)
        await server.http("DELETE", "/api/session", headers=server.guest("g999", "Eve"), client="10.1.1.1")
        assert kept(tmp_path) == 1, "what is over by itself is forgotten"

    on_server(work, tmp_path, clock=SteppedClock(), guests_per_hour=GUESTS)


def test_the_three_hundredth_guest_of_an_address_is_signed_out_for_good_too(tmp_path: Path) -> None:
    async def work() -> None:
        for database in (sqlite_url(tmp_path / "test.db"), postgres.server().new_database()):
            async with inside(database) as first:
                guests = [await guest(first, f"Eve {number}") for number in range(300)]
                for visitor in guests:
                    await first.http("DELETE", "/api/session", headers=visitor)
            async with inside(database) as second:
                assert [visitor for visitor in guests if await signed_in_as(second, visitor)] == []

    run(work)


def test_a_session_that_ends_while_the_store_is_asked_about_it_is_not_taken_for_one_that_goes_on(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        sessions, ask = EndedSessions(server.store, shared=False), server.store.session_ended

        async def slowly(session: str) -> bool:
            answer = await ask(session)
            await sessions.add(session, 2, 1)
            return answer

        with mock.patch.object(server.store, "session_ended", slowly):
            assert not await sessions.has("s")
        assert await sessions.has("s")

    on_server(work, tmp_path)
