"""The operator looks after people and rooms while a server runs on the same database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meldstone.cli.main import main
from meldstone.server import protocol as p
from meldstone.server.protocol.settings import RoomPhase
from meldstone.store import Append, LogId, PlayerId, Status, open_store, sqlite_url
from tests import postgres
from tests.server.client import Client
from tests.server.conftest import run
from tests.server.running import Server
from tests.store.samples import OPEN, TABLE, bodies


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("admin")
    database = sqlite_url(directory / "test.db") if request.param == "sqlite" else postgres.server().new_database()
    with Server(database, directory) as running:
        yield running


class Admin:
    """`meldstone admin` on the database of a server."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self._server, self._capsys = server, capsys

    async def __call__(self, *arguments: str) -> list[dict[str, Any]]:
        command = ["admin", *arguments, "--json", "--database", self._server.database]
        assert await asyncio.to_thread(main, command) == 0, self._capsys.readouterr().err
        return [json.loads(line) for line in self._capsys.readouterr().out.splitlines()]


@pytest.fixture
def admin(server: Server, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(server, capsys)


def test_accounts_are_listed_and_renamed(server: Server, admin: Admin) -> None:
    async def work() -> None:
        anna = await Client(server, "Anna A").register()
        await Client(server, "Berta A").register()
        assert {line["account"] for line in await admin("accounts", "--name", " a")} == {"Anna A", "Berta A"}
        assert [line["id"] for line in await admin("accounts", "--name", "ANNA A")] == [anna.id]
        assert [line["id"] for line in await admin("accounts", "--name", "\u0410NN\u0410")] == [anna.id], "what it looks like"
        assert len(await admin("accounts", "--limit", "1")) == 1
        await anna.enter(await anna.make_room())
        renamed = {"account": "Anna B", "id": anna.id, "was": "Anna A", "tables": 1}
        assert await admin("rename", "anna a", "Anna B") == [renamed]
        assert (await anna.ask("GET", "/api/session"))["me"]["name"] == "Anna B"
        await anna.until(lambda: anna.room is not None and anna.room.seats[0].name == "Anna B")
        await anna.leave()

    run(work)


def test_a_banned_account_is_out_at_once_and_stays_out(server: Server, admin: Admin) -> None:
    async def work() -> None:
        mallory = await Client(server, "Mallory").register()
        token = (await mallory.ask("POST", "/api/bot-tokens", {"label": "Robot M"}))["token"]
        robot = Client(server, "Robot M", {"authorization": f"Bearer {token}"})
        room = await mallory.make_room()
        await mallory.enter(room)
        await robot.enter(room)
        (line,) = await admin("ban", "Mallory")
        assert line["banned"]
        assert [line["account"] for line in await admin("accounts", "--banned")] == ["Mallory"]
        assert await mallory.until_closed() == p.Close.GONE
        assert await robot.until_closed() == p.Close.GONE
        assert (await mallory.ask("GET", "/api/session"))["me"] is None
        assert (await robot.ask("GET", "/api/session"))["me"] is None
        login = {"name": "Mallory", "password": "correct horse"}
        refused = await Client(server).http("POST", "/api/login", login)
        assert refused.json()["violations"][0]["code"] == "account/banned"
        wrong = await Client(server).http("POST", "/api/login", {**login, "password": "wrong horse"})
        assert wrong.json()["violations"][0]["code"] == "account/wrong-password", "strangers learn nothing"
        (line,) = await admin("unban", mallory.id)
        assert line["banned"] is None
        assert (await Client(server).http("POST", "/api/login", login)).status_code == 200
        await asyncio.gather(mallory.leave(), robot.leave())

    run(work)


def test_a_password_is_reset_and_all_sessions_end(server: Server, admin: Admin) -> None:
    async def work() -> None:
        grete = await Client(server, "Grete").register()
        await grete.enter(await grete.make_room())
        (line,) = await admin("reset-password", "Grete")
        assert await grete.until_closed() == p.Close.GONE
        for password, status in (("correct horse", 403), (line["password"], 200)):
            answer = await Client(server).http("POST", "/api/login", {"name": "Grete", "password": password})
            assert answer.status_code == status
        await grete.leave()

    run(work)


def test_a_room_is_closed_for_everybody_in_it(server: Server, admin: Admin) -> None:
    async def work() -> None:
        olga = await Client(server, "Olga").register()
        room = await olga.make_room(seats=2)
        await olga.enter(room)
        assert room in [line["room"] for line in await admin("rooms", "--status", "open")]
        assert [line["room"] for line in await admin("rooms", "--player", "Olga")] == [room]
        assert await admin("close-room", room) == [{"room": room, "closed": True}]
        await olga.until(lambda: olga.room is not None and olga.room.phase is RoomPhase.CLOSED)
        assert await admin("close-room", room) == [{"room": room, "closed": True}]
        assert room not in [listing["room"] for listing in await olga.ask("GET", "/api/rooms")]
        await olga.leave()

    run(work)


def test_a_restart_is_announced_to_those_who_are_there_and_who_come(server: Server, admin: Admin) -> None:
    async def work() -> None:
        ada, bela = await Client(server, "Ada").sign_in(), await Client(server, "Bela").sign_in()
        room = await ada.make_room()
        await ada.enter(room)
        (line,) = await admin("announce-restart", "--in", "5m", "--text", "New version")
        assert line["restart"]
        await ada.until(lambda: any(isinstance(heard, p.Announcement) for heard in ada.heard))
        told = next(heard for heard in ada.heard if isinstance(heard, p.Announcement))
        assert told.text == "New version"
        assert told.restart_at is not None
        await bela.enter(room)
        await bela.until(lambda: told in bela.heard)
        assert (await bela.ask("GET", "/api/session"))["announcement"]["restart_at"] == told.restart_at
        await admin("announce-restart", "--cancel")
        await ada.until(lambda: p.Announcement(restart_at=None) in ada.heard)
        assert (await bela.ask("GET", "/api/session"))["announcement"] is None
        await asyncio.gather(ada.leave(), bela.leave())

    run(work)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The default database, with an account of before names were looked at."""
    monkeypatch.delenv("MELDSTONE_DATABASE", raising=False)
    monkeypatch.setenv("MELDSTONE_DATA", str(tmp_path / "data"))
    url = sqlite_url(tmp_path / "data" / "meldstone.db")

    async def fill() -> None:
        async with await open_store(url) as store:
            await store.create_account(PlayerId("a1"), "Eve\x1b[31m\x07", "hash", 1)

    asyncio.run(fill())
    return url


def test_names_of_strangers_do_not_steer_the_terminal(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "accounts"]) == 0
    said = capsys.readouterr().out
    assert "account: Eve" in said
    assert all(letter.isprintable() or letter == "\n" for letter in said)


def test_a_backup_is_verified(data: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "backup"
    assert main(["backup", str(file)]) == 0
    capsys.readouterr()
    assert main(["admin", "verify-backup", str(file), "--json"]) == 0
    line = json.loads(capsys.readouterr().out)
    assert (line["accounts"], line["unreadable"]) == (1, [])

    async def spoil() -> None:
        async with await open_store(data) as store:
            await store.append(Append(TABLE, 0, bodies(1), OPEN))
            await store.backup(file, replace=True)

    asyncio.run(spoil())
    assert main(["admin", "verify-backup", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["unreadable"] == [LogId("table")]
    file.write_bytes(file.read_bytes()[:5000])
    assert main(["admin", "verify-backup", str(file)]) == 2
    assert capsys.readouterr().err.startswith("meldstone: store/no-backup: ")


def test_a_room_that_cannot_be_read_is_closed_and_keeps_nobody_from_another_name(
    data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both ended with a traceback, and the account had its new name at no table at all."""

    async def spoil() -> None:
        async with await open_store(data) as store:
            await store.append(Append(TABLE, 0, bodies(1), OPEN, players=[PlayerId("a1")]))

    async def status() -> Status:
        async with await open_store(data) as store:
            entry = await store.entry(TABLE)
            assert entry is not None
            return entry.heading.status

    asyncio.run(spoil())
    assert main(["admin", "rename", "a1", "Eva", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["not_told"] == [TABLE]
    assert main(["admin", "close-room", TABLE, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"room": TABLE, "closed": True, "log": "cannot be read"}
    assert asyncio.run(status()) is Status.FINISHED


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["ban", "nobody"], "admin/no-such-account"),
        (["reset-password", "nobody"], "admin/no-such-account"),
        (["rename", "a1", "\u202e"], "name/invisible-characters"),
        (["close-room", "nowhere"], "admin/no-such-room"),
        (["report", "nothing"], "admin/no-such-report"),
        (["announce-restart", "--in", "soon"], "usage/bad-option"),
        (["announce-restart", "--in", "99999h"], "usage/bad-option"),
        (["ban", "\udcff"], "admin/no-such-account"),
        (["accounts", "--database", "sqlite:///nowhere/x.db"], "store/bad-location"),
    ],
    ids=str,
)
def test_what_cannot_be_done_is_told_by_its_code(
    data: str, arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in ("en", "de"):
        assert main(["--lang", language, "admin", *arguments]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"meldstone: {code}: ")
        assert said.count("\n") == 1


def test_reports_are_listed_with_what_was_said(server: Server, admin: Admin) -> None:
    async def work() -> None:
        ada, eve = [await Client(server, name).sign_in() for name in ("Ada", "Eve")]
        room = await ada.make_room(seats=3)
        await eve.enter(room)
        await eve.say(p.Sit)
        await eve.say(p.Chat, text="spam, spam")
        await ada.ask("POST", "/api/reports", {"room": room, "player": eve.id, "note": "says one thing"})
        (line,) = await admin("reports", "--limit", "1")
        about = {"reported": "Eve", "id": eve.id, "by": ada.id, "room": room, "note": "says one thing", "chat": ["Eve: spam, spam"]}
        assert line == line | about
        first, *records = await admin("report", line["report"])
        assert first == line
        assert [record["log"]["type"] for record in records] == ["created", "promised", "seated", "seated"]
        assert [record["record"] for record in records] == [1, 2, 3, 4]
        assert "Ada" not in str(records), "people are known by their ids there: names can be deleted"
        await eve.ask("POST", "/api/session/delete", {})
        first, *records = await admin("report", line["report"])
        assert (first["reported"], first["chat"]) == ("Eve", ["Eve: spam, spam"]), "who was reported cannot erase it"
        assert eve.id not in str([first, *records]), "and nothing leads to the account"
        await eve.leave()

    run(work)
