"""A guest who signs up is the account; a guest who logs in can bring everything along; nothing that a guest had is lost."""

import asyncio
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

from meldstone.server import protocol as p
from meldstone.server.hosting import guest_moves
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.store import LogId, PlayerId, sqlite_url
from tests import postgres
from tests.server.conftest import run
from tests.server.inside import Answer, Inside, inside, on_server, room_of

PASSWORD = "correct horse"


class Browser:
    """Keeps all cookies, as a browser does."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        answer = await self.server.http(method, path, body, self.headers)
        for key, value in answer.headers:
            if key.lower() == b"set-cookie":
                for name, morsel in SimpleCookie(value.decode()).items():
                    self.cookies[name] = morsel.value
                    if not morsel.value:
                        del self.cookies[name]
        return answer

    async def json(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.status == 200, answer.body
        return answer.json

    async def guest(self, name: str) -> str:
        return str((await self.json("POST", "/api/session", {"name": name}))["me"]["id"])

    async def log_in(self, name: str) -> Any:
        return await self.json("POST", "/api/login", {"name": name, "password": PASSWORD})

    async def sign_up(self, name: str) -> Any:
        return await self.json("POST", "/api/account", {"name": name, "password": PASSWORD})

    async def tables(self) -> list[str]:
        return [table["room"] for table in await self.json("GET", "/api/my-tables")]

    async def games(self) -> list[str]:
        return [game["id"] for game in await self.json("GET", "/api/games")]


async def finished_game(server: Inside, browser: Browser) -> str:
    """A game that the browser's guest played to its end against bots: the guest leaves the last turns to the rules."""
    room = await room_of(server, browser.headers, seats=2, seconds=0, bots=[None, "novice"], knobs={"meld_minimum": 0})
    wire = await server.enter(room, browser.headers)
    number = 0
    while wire.room is not None and wire.room.phase is not RoomPhase.OVER:
        await wire.until(lambda: wire.view is not None and (wire.view.turn == 0 or wire.view.score is not None))
        if wire.view is None or wire.view.score is not None:
            break
        number += 1
        kind = p.DrawMessage if wire.view.pool else p.PassMessage
        await wire.ask(kind(request=f"m{number}", version=wire.view.version))
    await wire.until(lambda: wire.room is not None and wire.room.phase is RoomPhase.OVER)
    await wire.ask(p.Leave(request="leave"))
    await wire.leave()
    return room


async def waiting_game(server: Inside, browser: Browser) -> str:
    """A table that waits for the browser's guest."""
    room = await room_of(server, browser.headers, seats=2, seconds=0, bots=[None, "novice"])
    wire = await server.enter(room, browser.headers)
    await wire.until(lambda: wire.view is not None and wire.view.turn == 0)
    await wire.leave()
    return room


def test_a_guest_who_signs_up_is_the_account(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        browser = Browser(server)
        guest = await browser.guest("Guest")
        await finished_game(server, browser)
        room = await waiting_game(server, browser)
        await browser.ask("POST", "/api/blocks", {"player": "gx", "name": "Eve"})
        played = await browser.games()
        second_tab = await server.enter(room, browser.headers)
        copied = dict(browser.cookies)
        me = await browser.sign_up("Marta")
        assert me["me"] == {"id": guest, "name": "Marta", "account": True}
        assert me["brought"] == {"games": 1, "tables": 1}
        assert await browser.games() == played
        assert await browser.tables() == [room]
        assert [block["player"] for block in await browser.json("GET", "/api/blocks")] == ["gx"]
        await second_tab.until(lambda: second_tab.closed is not None)
        wire = await server.enter(room, browser.headers)
        assert wire.view is not None
        assert wire.room is not None
        assert (wire.view.you, wire.room.seats[0].name, wire.room.seats[0].account) == (0, "Marta", True)
        assert isinstance(await wire.ask(p.DrawMessage(request="mine", version=wire.view.version)), p.Ok)
        thief = Browser(server)
        thief.cookies = copied
        assert (await thief.json("GET", "/api/session"))["me"] is None, "the guest's cookie opens nothing any more"

    on_server(work, tmp_path)


def test_two_who_sign_up_as_the_same_guest_are_not_both_in(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        browser = Browser(server)
        await browser.guest("Guest")
        headers = browser.headers
        answers = await asyncio.gather(
            *[
                server.http("POST", "/api/account", {"name": "Marta", "password": password}, headers)
                for password in ("the first password", "another password")
            ]
        )
        assert sorted(answer.status for answer in answers) in ([200, 409], [200, 401])

    on_server(work, tmp_path)


def test_who_is_deleted_while_they_sign_up_is_nobody(tmp_path: Path) -> None:
    """The password is hashed for a while; an account with the id of somebody who was deleted then had no place to be kept."""

    async def work(server: Inside) -> None:
        browser = Browser(server)
        guest = await browser.guest("Guest")
        headers = browser.headers
        made, deleted = await asyncio.gather(
            server.http("POST", "/api/account", {"name": "Marta", "password": PASSWORD}, headers),
            server.http("POST", "/api/session/delete", None, headers),
        )
        assert (deleted.status, made.status, made.codes) == (200, 401, ["server/not-signed-in"])
        assert await server.store.account(PlayerId(guest)) is None
        assert (await Browser(server).sign_up("Marta"))["me"]["id"] != guest, "the name is free"

    on_server(work, tmp_path)


def database(kind: str, directory: Path) -> str:
    return sqlite_url(directory / "test.db") if kind == "sqlite" else postgres.server().new_database()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_logging_in_offers_to_bring_a_guests_games_along(tmp_path: Path, kind: str) -> None:
    async def work() -> None:
        async with inside(database(kind, tmp_path)) as server:
            await Browser(server).sign_up("Marta")
            browser = Browser(server)
            guest = await browser.guest("Guest")
            await finished_game(server, browser)
            room = await waiting_game(server, browser)
            played = await browser.games()
            others = Browser(server)
            await others.guest("Eve")
            await others.ask("POST", "/api/blocks", {"player": guest, "name": "Guest"})
            me = await browser.log_in("Marta")
            assert me["guest"] == {"games": 1, "tables": 1}
            assert await browser.tables() == [], "nothing happens without being asked for"
            assert (await browser.json("GET", "/api/session"))["guest"] == {"games": 1, "tables": 1}, "and it is not forgotten"
            brought = await browser.json("POST", "/api/account/bring-along", {})
            assert brought["brought"] == {"games": 1, "tables": 1}
            assert await browser.tables() == [room]
            assert await browser.games() == played
            wire = await server.enter(room, browser.headers)
            assert wire.view is not None
            assert wire.view.you == 0
            assert isinstance(await wire.ask(p.DrawMessage(request="mine", version=wire.view.version)), p.Ok)
            blocked = [block["player"] for block in await others.json("GET", "/api/blocks")]
            assert blocked == [me["me"]["id"]], "who blocked the guest has blocked the account"
            assert (await browser.json("GET", "/api/session"))["guest"] is None
            assert (await browser.ask("POST", "/api/account/bring-along", {})).status == 404, "once"
            log = [ev.decode_record(data) for data in await server.store.read(LogId(room))]
            assert sum(isinstance(record, ev.Became) for record in log) == 1

    run(work)


def test_bringing_along_needs_both_sessions(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        await Browser(server).sign_up("Marta")
        victim, thief = Browser(server), Browser(server)
        guest = await victim.guest("Vera")
        room = await waiting_game(server, victim)
        await thief.log_in("Marta")
        assert (await thief.ask("POST", "/api/account/bring-along", {})).status == 404
        thief.cookies["meldstone_session_guest"] = server.guest(guest, "Vera")["cookie"].partition("=")[2][:-3] + "abc"
        assert (await thief.ask("POST", "/api/account/bring-along", {})).status == 404, "a forged session is none"
        assert (await victim.ask("POST", "/api/account/bring-along", {})).status == 403, "nor is a guest an account"
        assert await victim.tables() == [room]

    on_server(work, tmp_path)


async def guest_who_logs_in(server: Inside, name: str) -> tuple[Browser, str, str]:
    """A browser in which a guest with a waiting game logs in as Marta; with the guest's id and the room."""
    await Browser(server).sign_up("Marta")
    browser = Browser(server)
    guest = await browser.guest(name)
    room = await waiting_game(server, browser)
    await browser.log_in("Marta")
    return browser, guest, room


def test_who_says_no_and_logs_out_is_the_guest_again(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        browser, guest, room = await guest_who_logs_in(server, "Guest")
        await browser.json("DELETE", "/api/session")
        assert (await browser.json("GET", "/api/session"))["me"]["id"] == guest
        assert await browser.tables() == [room]
        await browser.log_in("Marta")
        await browser.json("POST", "/api/logout-everywhere", {})
        assert (await browser.json("GET", "/api/session"))["me"]["id"] == guest, "everywhere means the account"

    on_server(work, tmp_path)


def test_a_session_that_ended_elsewhere_does_not_lose_the_guest(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        await Browser(server).sign_up("Marta")
        browser, elsewhere = Browser(server), Browser(server)
        guest = await browser.guest("Guest")
        await waiting_game(server, browser)
        await browser.log_in("Marta")
        await elsewhere.log_in("Marta")
        await elsewhere.json("POST", "/api/logout-everywhere", {})
        assert (await browser.json("GET", "/api/session"))["me"] is None
        assert await browser.guest("Guest") == guest

    on_server(work, tmp_path)


def test_a_guest_with_nothing_is_not_asked_for(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        await Browser(server).sign_up("Marta")
        browser = Browser(server)
        await browser.guest("Guest")
        assert (await browser.log_in("Marta"))["guest"] is None

    on_server(work, tmp_path)


def test_where_the_account_sits_as_well_a_bot_goes_on_in_the_second_seat(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        account, browser = Browser(server), Browser(server)
        await account.sign_up("Marta")
        room = await room_of(server, account.headers, seats=2, seconds=0)
        await browser.guest("Guest")
        wire = await server.enter(room, browser.headers)
        await wire.ask(p.Sit(request="sit"))
        await browser.log_in("Marta")
        await browser.json("POST", "/api/account/bring-along", {})
        seats = (await server.context.registry.room(room)).room.seats
        assert [(seat.owner.name if seat.owner is not None else None, seat.bot) for seat in seats] == [
            ("Marta", None),
            (None, "casual"),
        ]
        assert await browser.tables() == [room]

    on_server(work, tmp_path)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_that_ended_in_between_goes_on_when_it_starts(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    url = database(kind, tmp_path)

    async def work() -> None:
        async with inside(url) as server:
            await Browser(server).sign_up("Marta")
            browser = Browser(server)
            await browser.guest("Guest")
            room = await waiting_game(server, browser)
            me = await browser.log_in("Marta")
            with monkeypatch.context() as ending:

                async def ended(*_: object) -> None:
                    raise asyncio.CancelledError

                ending.setattr(guest_moves, "move_guests", ended)
                with pytest.raises(asyncio.CancelledError):
                    await browser.ask("POST", "/api/account/bring-along", {})
            assert await server.store.unmoved() != []
        async with inside(url) as server:
            browser.server = server
            # the store knows it a moment before the table that is open here
            async with asyncio.timeout(30):
                while (await server.context.registry.room(room)).room.seat_of(me["me"]["id"]) != 0:
                    await asyncio.sleep(0.02)
                while await server.store.unmoved():
                    await asyncio.sleep(0.02)
            assert await browser.tables() == [room]

    run(work)


def test_what_a_deleted_account_was_as_a_guest_is_forgotten_too(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        browser, guest, room = await guest_who_logs_in(server, "Old name")
        await browser.json("POST", "/api/account/bring-along", {})
        await browser.json("POST", "/api/account/delete", {"password": PASSWORD})
        log = b"".join(await server.store.read(LogId(room)))
        assert b"Old name" not in log
        assert b"Marta" not in log
        assert (await server.store.holdings(PlayerId(guest))).nothing

    on_server(work, tmp_path)
