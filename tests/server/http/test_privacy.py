"""The privacy page says all that is kept: its list is compared with the database, the cookies and the browser's storage."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import meldstone
from meldstone.server import protocol as p
from meldstone.server.accounts.devices import DEVICE_DAYS
from meldstone.server.accounts.identity import COOKIE
from meldstone.server.operating.config import ConfigError, load
from meldstone.store import open_store, sqlite_url
from tests.i18n import ftl
from tests.server.conftest import run
from tests.server.inside import Inside, all_logs, on_server

WEB = Path(__file__).parents[3] / "web"
LIST = WEB / "src/account/stored.json"
ADVICE = f"say in {LIST.name} where it belongs, and in privacy.ftl of every language what it is, what for, and how long"


def groups() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(LIST.read_text())
    return found


def listed(place: str) -> list[str]:
    return sorted(name for group in groups() for name in group.get(place, ()))


def sources() -> dict[str, str]:
    files = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.tsx"), *(WEB / "public").glob("*.js")]
    return {str(file.relative_to(WEB)): file.read_text() for file in files if ".test." not in file.name}


def test_every_column_of_the_database_is_told(tmp_path: Path) -> None:
    async def make() -> None:
        async with await open_store(sqlite_url(tmp_path / "test.db")):
            pass

    run(make)
    with sqlite3.connect(tmp_path / "test.db") as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        stored = {f"{table}.{column[1]}" for table in tables for column in database.execute(f"PRAGMA table_info({table})")}
    database.close()
    told = [f"{table}.{column}" for group in groups() for table, columns in group.get("tables", {}).items() for column in columns]
    assert stored - set(told) == set(), ADVICE
    assert set(told) - stored == set(), "is told, but no longer stored"
    assert len(told) == len(set(told))


def test_every_key_of_the_browser_s_storage_is_told() -> None:
    name = r"\([\"`]([a-z-]+)(?: \$\{[^}]*\})?[\"`]"
    local, session, unreadable = set(), set(), []
    for file, text in sources().items():
        local |= set(re.findall(rf"localStorage\.\w+Item{name}", text))
        local |= set(re.findall(rf"\bstoredChoice(?:<[^>]*>)?{name}", text))
        local |= set(re.findall(rf"\b(?:read|write)Local(?:<[\w\[\], ]+>)?{name}", text))
        session |= set(re.findall(rf"sessionStorage\.\w+Item{name}", text))
        session |= set(re.findall(rf"\b(?:read|write)Session(?:<[\w\[\]]+>)?{name}", text))
        # the two files that take a name from others, whose calls are found above
        if file not in ("src/app/storage.ts", "src/app/preferences.ts"):
            unreadable += re.findall(rf"(?<![\w.\"])(?:local|session)Storage(?=[.\[])(?!\.\w+Item{name}).*", text)
        unreadable += re.findall(r".*(?:window|globalThis|self)\.(?:local|session)Storage.*", text)
        unreadable += re.findall(r".*(?:document\.cookie|indexedDB|cookieStore).*", text)
    assert unreadable == [], "a kind of storage that this test cannot read"
    assert sorted(local) == listed("localStorage"), ADVICE
    assert sorted(session) == listed("sessionStorage"), ADVICE


def test_every_cache_of_the_browser_is_told() -> None:
    assert re.findall(r"CACHE = \"(.*)\"", sources()["public/worker.js"]) == listed("caches")


def test_every_cookie_is_told(tmp_path: Path) -> None:
    credentials = {"name": "Ada", "password": "correct horse"}

    async def work(server: Inside) -> None:
        names = set()
        for path, body in (
            ("/api/session", {"name": "Ada"}),
            ("/api/session?local=1", {"name": "Ada"}),
            ("/api/account", credentials),
            ("/api/login", credentials),
        ):
            answer = await server.http("POST", path, body)
            assert answer.status == 200
            names |= {value.decode().partition("=")[0] for name, value in answer.headers if name == b"set-cookie"}
        # a guest who has a table logs in
        guest = server.guest("gx", "Guest")
        await server.http("POST", "/api/rooms", {"settings": {"seats": 2}}, guest)
        answer = await server.http("POST", "/api/login", credentials, guest)
        names |= {value.decode().partition("=")[0] for name, value in answer.headers if name == b"set-cookie"}
        # those who hand a device round have a session each
        assert sorted(names - {f"{COOKIE}_1"}) == listed("cookies"), ADVICE

    on_server(work, tmp_path)
    server = Path(meldstone.__file__).parent / "server"
    setting = [
        file.name for file in server.rglob("*.py") if re.search(r"\.set_cookie\(|set-cookie", file.read_text(), re.IGNORECASE)
    ]
    assert setting == ["app.py"], "a place that sets cookies, of which this test does not know"


def test_every_group_says_what_and_what_for_and_how_long() -> None:
    ids = [group["id"] for group in groups()]
    wanted = {f"privacy-{id}{part}" for id in ids for part in ("", "-what", "-why", "-kept")}
    known = {name for name in ftl.messages("en", "privacy.ftl") if name.removeprefix("privacy-").partition("-")[0] in ids}
    assert known == wanted


def test_the_operator_decides_how_long_and_adds_a_text(tmp_path: Path) -> None:
    file = tmp_path / "text.txt"
    file.write_text("# We\n\nA club <b>of friends</b>.\n", encoding="utf-8")

    async def work(server: Inside) -> None:
        answer = await server.http("GET", "/api/privacy")
        assert answer.json == {
            "session_days": 30,
            "device_days": DEVICE_DAYS,
            "rooms_kept_days": 3,
            "contact": "club@example.org",
            "text": "# We\n\nA club <b>of friends</b>.",
        }

    on_server(work, tmp_path, session_days=30, rooms_kept_days=3, operator_contact="club@example.org", operator_text_file=str(file))


def test_without_words_of_the_operator_there_are_none(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        told = (await server.http("GET", "/api/privacy")).json
        assert (told["contact"], told["text"]) == ("", "")

    on_server(work, tmp_path)


@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"x" * 20_001])
def test_a_text_that_cannot_be_shown_is_noticed_at_the_start(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "text.txt"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ConfigError, match=r"operator_text_file: .*text\.txt"):
        load(None, {"MELDSTONE_OPERATOR_TEXT_FILE": str(file)}, {})


def test_nothing_that_is_said_and_no_address_reaches_disk_or_log(tmp_path: Path) -> None:
    """As the page promises."""
    address, words = "203.0.113.77", "a secret between friends"

    async def work(server: Inside) -> None:
        ada = server.guest("g0", "Ada")
        room = (await server.http("POST", "/api/rooms", {}, ada, client=address)).json["id"]
        wire = await server.socket(ada, client=address)
        assert isinstance(await wire.ask(p.Hello(request="hello", room=room)), p.Welcome)
        assert isinstance(await wire.ask(p.Chat(request="chat", text=words)), p.Ok)
        assert (await server.http("POST", "/api/account", {"name": "Bela", "password": words}, client=address)).status == 200
        assert (await server.http("POST", "/api/login", {"name": "Bela", "password": "wrong"}, client=address)).status == 403
        assert any(words in text for text in wire.received)

    with all_logs() as logs:
        on_server(work, tmp_path)
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert any(b"Bela" in file.read_bytes() for file in files)
    for kept in (*(file.read_bytes() for file in files), "\n".join(logs.lines).encode()):
        assert address.encode() not in kept
        assert words.encode() not in kept
