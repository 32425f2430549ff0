"""Tokens, foreign pages, floods: who does not belong here stays outside, and who is noisy hurts nobody else."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any
from unicodedata import normalize
from unittest import mock

import pytest

from meldstone.server import protocol as p
from meldstone.server.accounts.identity import COOKIE
from meldstone.server.accounts.names import usable_name
from meldstone.server.accounts.tokens import Claim, IdentityKind, sign
from meldstone.server.hosting.relay import tell_presence
from meldstone.server.http.app import ENDPOINTS
from meldstone.server.http.security import HEADERS
from meldstone.server.protocol.codec import decode_server, encode
from meldstone.server.protocol.codes import RefusedError
from meldstone.server.room.events import Player
from meldstone.store import sqlite_url
from tests import postgres
from tests.server.client import Client
from tests.server.conftest import clients, run
from tests.server.inside import NOW, Inside, SteppedClock, Wire, inside
from tests.server.running import Server
from tests.server.scenarios.test_coming_back import seated
from tests.server.socket.test_fuzz import handshake


def on_server(work: Callable[[Inside], Coroutine[Any, Any, None]], directory: Path, **settings: Any) -> None:
    clock = settings.pop("clock", None)

    async def opened() -> None:
        async with inside(sqlite_url(directory / "test.db"), clock, **settings) as server:
            await work(server)

    run(opened)


async def registered(server: Inside, name: str) -> dict[str, str]:
    made = await server.http("POST", "/api/account", {"name": name, "password": "correct horse"})
    assert made.status == 200, made.body
    return {"cookie": (made.header("set-cookie") or "").partition(";")[0]}


async def me(server: Inside, headers: dict[str, str]) -> Any:
    return (await server.http("GET", "/api/session", headers=headers)).json["me"]


async def room_of(server: Inside, headers: dict[str, str], **settings: Any) -> str:
    made = await server.http("POST", "/api/rooms", {"settings": settings}, headers)
    assert made.status == 200, made.body
    return str(made.json["id"])


# --- tokens -----------------------------------------------------------------------------------------------------------------------


def test_a_session_ends_in_time_and_only_its_own_server_knows_it(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        assert isinstance(server.clock, SteppedClock)
        assert await me(server, server.guest("g1", "Ada", expires=NOW + 1000)) == {"id": "g1", "name": "Ada"}
        assert await me(server, server.guest("g1", "Ada", expires=NOW)) is None
        fresh = await server.http("POST", "/api/session", {"name": "Ada"})
        cookie = {"cookie": (fresh.header("set-cookie") or "").partition(";")[0]}
        server.clock.forward(90 * 86_400_000 - 1000)
        assert await me(server, cookie) is not None
        server.clock.forward(1000)
        assert await me(server, cookie) is None
        wire = await server.socket(cookie)
        await wire.until(lambda: wire.closed is not None)
        assert wire.closed == p.Close.NOT_SIGNED_IN
        claim = Claim(kind=IdentityKind.GUEST, id="g1", name="Ada", expires=2**60)
        # not merely one byte shorter: HMAC fills keys with zeros
        for key in (b"", b"0" * 32, server.key[:-1] + bytes([server.key[-1] ^ 1]), server.key[::-1]):
            assert await me(server, {"cookie": f"{COOKIE}={sign(claim, key)}"}) is None

    on_server(work, tmp_path, clock=SteppedClock())


def test_a_session_that_is_used_goes_on(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        assert isinstance(server.clock, SteppedClock)
        guest = await server.http("POST", "/api/session", {"name": "Ada"})
        cookie = (guest.header("set-cookie") or "").partition(";")[0]
        account = (await registered(server, "Anna"))["cookie"]
        assert (await server.http("GET", "/api/session", headers={"cookie": cookie})).header("set-cookie") is None
        for _ in range(4):
            server.clock.forward(60 * 86_400_000)
            for_guest = await server.http("GET", "/api/session", headers={"cookie": cookie})
            for_account = await server.http("GET", "/api/session", headers={"cookie": account})
            assert (for_guest.json["me"]["name"], for_account.json["me"]["name"]) == ("Ada", "Anna")
            cookie, account = [(answer.header("set-cookie") or "").partition(";")[0] for answer in (for_guest, for_account)]
        left = await server.http("DELETE", "/api/session", headers={"cookie": cookie})
        assert "Max-Age=0" in (left.header("set-cookie") or "")
        assert (await server.http("POST", "/api/logout-everywhere", headers={"cookie": account})).status == 200
        assert await me(server, {"cookie": account}) is None
        server.clock.forward(91 * 86_400_000)
        assert await me(server, {"cookie": cookie}) is None

    on_server(work, tmp_path, clock=SteppedClock())


def test_a_token_is_good_for_its_own_claim_only(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        await registered(server, "Anna")
        account = await server.store.account_named("Anna")
        assert account is not None
        good = sign(Claim(kind=IdentityKind.GUEST, id="g1", name="Ada", expires=2**60), server.key)
        body, _, signature = good.partition(".")
        stolen = sign(Claim(kind=IdentityKind.ACCOUNT, id=account.id, name="Anna", expires=2**60), b"guess" * 8)
        forged = [
            f"{stolen.partition('.')[0]}.{signature}",
            f"{body}A.{signature}",
            f"{body}=.{signature}",
            f"{body}.{signature}=",
            f"{body}.{signature}.x",
            f"{body}.{signature.swapcase()}",
            f" {body}.{signature}x",
            "." + signature,
            "x" * 2000,
            "ä.ö",
        ]
        for token in forged:
            assert await me(server, {"cookie": f"{COOKIE}={token}"}) is None, token
        # a guest whose id is that of an account is still no account
        imposter = server.guest(account.id, "Anna")
        assert await me(server, imposter) == {"id": account.id, "name": "Anna"}
        assert (await server.http("GET", "/api/account/export", headers=imposter)).codes == ["account/needed"]

    on_server(work, tmp_path)


def test_a_bot_token_cannot_be_guessed_and_is_no_session(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        anna = await registered(server, "Anna")
        made = (await server.http("POST", "/api/bot-tokens", {"label": "Robbie"}, anna)).json
        token = made["token"]
        assert len(token) >= 40
        assert (await me(server, {"authorization": f"Bearer {token}"}))["robot"]
        wrong = [token[:-1], token + "x", token.swapcase(), made["id"], "", " ", "x" * 300, "null"]
        for guess in wrong:
            assert await me(server, {"authorization": f"Bearer {guess}"}) is None
        assert await me(server, {"authorization": f"Basic {token}"}) is None
        assert await me(server, {"cookie": f"{COOKIE}={token}"}) is None
        # a bot is neither its owner nor able to make or revoke tokens
        bot = {"authorization": f"Bearer {token}"}
        for method, path in (("GET", "/api/bot-tokens"), ("POST", "/api/bot-tokens"), ("DELETE", f"/api/bot-tokens/{made['id']}")):
            answer = await server.http(method, path, {"label": "Child"} if method == "POST" else None, bot)
            assert answer.codes == ["account/needed"]
        # nor can another account
        berta = await registered(server, "Berta")
        assert (await server.http("DELETE", f"/api/bot-tokens/{made['id']}", headers=berta)).status == 404
        assert (await me(server, bot))["robot"]
        listed = (await server.http("GET", "/api/bot-tokens", headers=anna)).body
        assert token.encode() not in listed

    on_server(work, tmp_path)


def test_a_planted_session_does_not_become_an_account(tmp_path: Path) -> None:
    """Session fixation: what an attacker put into the browser before the login knows nothing of the account afterwards."""

    async def work(server: Inside) -> None:
        planted = server.guest("gmallory", "Mallory")
        await registered(server, "Anna")
        login = await server.http("POST", "/api/login", {"name": "Anna", "password": "correct horse"}, planted)
        new = {"cookie": (login.header("set-cookie") or "").partition(";")[0]}
        assert new != planted
        assert (await me(server, new))["account"]
        assert await me(server, planted) == {"id": "gmallory", "name": "Mallory"}
        made = await server.http("POST", "/api/account", {"name": "Berta", "password": "correct horse"}, planted)
        assert made.json["me"]["id"] != "gmallory"

    on_server(work, tmp_path)


def test_a_page_of_a_subdomain_cannot_plant_a_session(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        answer = await server.http("POST", "/api/session", {"name": "Ada"})
        cookie = answer.header("set-cookie") or ""
        assert "Secure" in cookie
        assert cookie.startswith("__Host-")
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        given = cookie.partition(";")[0]
        assert (await me(server, {"cookie": given}))["name"] == "Ada"
        assert await me(server, {"cookie": given.removeprefix("__Host-")}) is None

    on_server(work, tmp_path, secure_cookies=True)


@pytest.mark.parametrize("how", ["password", "logout", "delete", "revoke"])
def test_sockets_end_with_the_session_they_came_from(tmp_path: Path, how: str) -> None:
    async def work(server: Inside) -> None:
        thief = await registered(server, "Anna")
        token = (await server.http("POST", "/api/bot-tokens", {"label": "Robbie"}, thief)).json
        login = await server.http("POST", "/api/login", {"name": "Anna", "password": "correct horse"})
        owner = {"cookie": (login.header("set-cookie") or "").partition(";")[0]}
        room = await room_of(server, owner)
        wires = {
            "account": await server.enter(room, thief),
            "bot": await server.enter(room, {"authorization": f"Bearer {token['token']}"}),
            "guest": await server.enter(room, server.guest("g1", "Eve")),
        }
        asked = {
            "password": ("POST", "/api/account/password", {"password": "correct horse", "new_password": "battery staple"}),
            "logout": ("POST", "/api/logout-everywhere", None),
            "delete": ("POST", "/api/account/delete", {"password": "correct horse"}),
            "revoke": ("DELETE", f"/api/bot-tokens/{token['id']}", None),
        }
        ends = {"password": {"account"}, "logout": {"account"}, "delete": {"account", "bot"}, "revoke": {"bot"}}
        method, path, body = asked[how]
        assert (await server.http(method, path, body, owner)).status == 200
        for name, wire in wires.items():
            if name in ends[how]:
                await wire.until(lambda: False) if wire.closed is None else None
                assert wire.closed == p.Close.GONE
            else:
                assert await wire.ping(), name

    on_server(work, tmp_path)


def test_sockets_at_another_process_end_with_the_session_too() -> None:
    async def work() -> None:
        database = postgres.server().new_database()
        async with inside(database) as first, inside(database) as second:
            anna = await registered(first, "Anna")
            wire = await second.enter(await room_of(second, anna), anna)
            assert (await first.http("POST", "/api/logout-everywhere", headers=anna)).status == 200
            await wire.until(lambda: False)
            assert wire.closed == p.Close.GONE

    run(work)


# --- foreign pages ----------------------------------------------------------------------------------------------------------------

UNSAFE = [endpoint for endpoint in ENDPOINTS if endpoint.method not in ("GET", "HEAD")]
FOREIGN = [
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://inside.test.evil.example"},
    {"origin": "http://evil.example/inside.test"},
    {"origin": "http://user@inside.test"},
    {"origin": "http://inside.test:81"},
    {"origin": "file://inside.test"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("foreign", FOREIGN, ids=str)
def test_nothing_changes_at_the_word_of_a_foreign_page(tmp_path: Path, foreign: dict[str, str]) -> None:
    async def work(server: Inside) -> None:
        anna = await registered(server, "Anna")
        for endpoint in UNSAFE:
            path = endpoint.path.replace("{id}", "ab")
            answer = await server.http(endpoint.method, path, {} if endpoint.body is not None else None, {**anna, **foreign})
            assert answer.status == 403, endpoint.path
            assert answer.codes == ["server/foreign-origin"]
            assert answer.header("set-cookie") is None
            assert answer.header("access-control-allow-origin") is None
        wire = await server.socket({**anna, **foreign})
        assert wire.closed is not None
        assert not wire.accepted

    on_server(work, tmp_path)


def test_reading_with_a_foreign_origin_is_not_allowed_by_any_header(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        anna = await registered(server, "Anna")
        for method in ("GET", "HEAD", "OPTIONS"):
            asked = {**anna, "origin": "http://evil.example", "access-control-request-method": "POST"}
            answer = await server.http(method, "/api/my-rooms", headers=asked)
            assert not [name for name, _ in answer.headers if name.startswith(b"access-control")]
            assert answer.header("cross-origin-resource-policy") == "same-origin"

    on_server(work, tmp_path)


# --- every answer -----------------------------------------------------------------------------------------------------------------


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        asked = [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS]
        asked += [
            ("GET", "/"),
            ("HEAD", "/"),
            ("GET", "/nothing"),
            ("PUT", "/api/rooms"),
            ("TRACE", "/api/rooms"),
            ("GET", "/api/"),
        ]
        asked += [
            ("GET", "/api/rooms/%00"),
            ("GET", "/api/rooms/../../etc/passwd"),
            ("POST", "/"),
            ("GET", "//evil.example/%2e%2e"),
        ]
        for method, path in asked:
            answer = await server.http(method, path)
            for name, value in HEADERS.items():
                assert answer.header(name) == value, (method, path)
            assert "unsafe" not in (answer.header("content-security-policy") or "")
            if answer.status >= 400:
                assert answer.codes
                assert not (answer.header("location") or "").startswith("//")
        for flooded in range(200):
            answer = await server.http("GET", "/api/rooms", client="203.0.113.9")
            if answer.status == 429:
                assert flooded > 3
                assert answer.header("x-frame-options") == "DENY"
                break
        else:
            pytest.fail("nobody is too fast")
        assert (await server.http("GET", "/api/rooms", client="203.0.113.10")).status == 200, "only who was too fast waits"

    on_server(work, tmp_path, requests_per_second=1, request_burst=60)


def test_static_files_do_not_lead_out_of_their_folder(tmp_path: Path) -> None:
    package = tmp_path / "package"
    (package / "web" / "assets").mkdir(parents=True)
    (package / "web" / "index.html").write_text("<!doctype html>the page")
    (package / "web" / "assets" / "app.js").write_text("1")
    (package / "secret.txt").write_text("the secret")
    (package / "web-secret").mkdir()
    (package / "web-secret" / "x.txt").write_text("the secret")
    (package / "web" / "link.txt").symlink_to(package / "secret.txt")

    async def work(server: Inside) -> None:
        assert b"the page" in (await server.http("GET", "/")).body
        assert (await server.http("GET", "/assets/app.js")).body == b"1"
        for path in (
            "/../secret.txt",
            "/assets/../../secret.txt",
            "//secret.txt",
            "/..\\secret.txt",
            "/%2e%2e/secret.txt",
            "/../web-secret/x.txt",
            "/link.txt",
            str(package / "secret.txt"),
            "/\0",
            "/" + "a/" * 2000,
            "/assets",
        ):
            answer = await server.http("GET", path)
            assert b"the secret" not in answer.body, path
            assert answer.status < 500, path
            assert answer.header("x-content-type-options") == "nosniff"

    with mock.patch("meldstone.server.http.app.resources.files", return_value=package):
        on_server(work, tmp_path)


@pytest.mark.parametrize(
    ("client", "status"), [("127.0.0.1", 200), ("::1", 200), ("testclient", 404), ("10.0.0.1", 404), ("", 404)]
)
def test_figures_are_for_the_machine_itself(tmp_path: Path, client: str, status: int) -> None:
    async def work(server: Inside) -> None:
        assert (await server.http("GET", "/api/metrics", client=client)).status == status

    on_server(work, tmp_path)


# --- limits -----------------------------------------------------------------------------------------------------------------------


def test_passwords_rooms_and_connections_are_limited_for_each_client(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        tries = [
            (await server.http("POST", "/api/login", {"name": "Anna", "password": f"guess {number}"}, client="203.0.113.1")).status
            for number in range(5)
        ]
        assert tries == [403, 403, 403, 429, 429]
        assert (await server.http("POST", "/api/login", {"name": "Anna", "password": "x"}, client="203.0.113.2")).status == 403
        ada, bela = server.guest("g1", "Ada"), server.guest("g2", "Bela")
        made = [(await server.http("POST", "/api/rooms", {}, ada)).status for _ in range(4)]
        assert made == [200, 200, 429, 429]
        assert (await server.http("POST", "/api/rooms", {}, bela)).status == 200
        first = [await server.socket(ada, client="203.0.113.1") for _ in range(3)]
        await first[2].until(lambda: first[2].closed is not None)
        assert [wire.closed for wire in first] == [None, None, p.Close.TOO_MANY]
        others = [await server.socket(bela, client=f"203.0.113.{number}") for number in range(2, 5)]
        await others[2].until(lambda: others[2].closed is not None)
        assert [wire.closed for wire in others] == [None, None, p.Close.TOO_MANY], "four altogether"
        await first[0].leave()
        again = await server.socket(ada, client="203.0.113.1")
        assert await again.ping()

    with NO_REFILL:
        on_server(work, tmp_path, logins_per_minute=3, rooms_per_client=2, connections_per_client=2, connections=4)


def test_a_new_connection_is_no_new_allowance(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada = server.guest("g1", "Ada")
        answered = 0
        for _ in range(20):
            wire = await server.socket(ada)
            for number in range(10):
                wire.put(encode(p.Ping(request=str(number))).decode())
            await wire.until(lambda: len(wire.received) >= 10)  # noqa: B023
            answered += len([text for text in wire.received if '"pong"' in text])
            await wire.leave()
        assert answered < 100

    on_server(work, tmp_path, messages_per_second=1, message_burst=10, requests_per_second=1, request_burst=20)


@contextlib.asynccontextmanager
async def table(server: Inside, strangers: int) -> AsyncIterator[tuple[list[Wire], list[Wire]]]:
    people = [server.guest("g0", "Ada"), server.guest("g1", "Bela")]
    room = await room_of(server, people[0], seats=2, seconds=0)
    players = [await server.enter(room, person) for person in people]
    await players[1].ask(p.Sit(request="sit"))
    beside = [await server.enter(room, server.guest(f"s{number}", f"Eve {number}")) for number in range(strangers)]
    yield players, beside


def test_who_reads_is_not_dropped_because_others_shout(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        async with table(server, strangers=10) as (players, strangers):
            for number in range(55):
                for stranger in strangers:
                    stranger.put(encode(p.Chat(request=str(number), text="!")).decode())
            for wire in (*players, *strangers):
                assert await wire.ping(), wire.closed
            said = [message for message in map(decode_server, players[0].received) if isinstance(message, p.ChatSaid)]
            assert len(said) == 550
            assert server.context.services.metrics.dropped.value == 0

    # the limits of an ordinary server
    on_server(work, tmp_path, messages_per_second=20, message_burst=60)


def test_who_does_not_read_is_dropped_and_the_table_plays_on(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        async with table(server, strangers=2) as (players, (lazy, other)):
            lazy.reads = False
            for number in range(100):
                assert isinstance(await players[0].ask(p.Chat(request=f"c{number}", text="hello")), p.Ok)
            await lazy.until(lambda: lazy.closed is not None)
            assert lazy.closed == p.Close.TOO_SLOW
            assert server.context.services.metrics.dropped.value == 1
            for wire in (*players, other):
                assert await wire.ping()
            assert len(server.context.sockets) == 3

    on_server(work, tmp_path)


def test_a_socket_that_is_never_read_does_not_hurt_a_real_table(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path) as server:
            async with clients(server, "Ada", "Bela", "Lazy") as people:
                ada, bela, lazy = people
                room = await seated([ada, bela], seconds=0)
                with await asyncio.to_thread(handshake, server, lazy.headers["cookie"], room, 2048):
                    for round in range(60):
                        await asyncio.gather(*[ada.say(p.Chat, text=f"{round} {number} " + "x" * 480) for number in range(100)])
                        metrics = (await ada.http("GET", "/api/metrics")).text
                        if "meldstone_dropped_connections_total 1" in metrics:
                            break
                    else:
                        pytest.fail("who never reads is never dropped")
                    await ada.move() if ada.to_move else await bela.move()
                    assert (await bela.ping()).time

    run(work)


def test_a_crowd_of_strangers_does_not_hide_the_players_from_other_processes(tmp_path: Path) -> None:
    """What processes tell each other is short; the players come first, or bots would take the seats of people who are there."""

    async def work(server: Inside) -> None:
        async with table(server, strangers=0) as (players, _):
            live = next(iter(server.context.registry.rooms.values()))
            crowd = [mock.Mock(who=Player(f"g{number:016x}", "Eve"), muted=frozenset()) for number in range(1000)]
            live.viewers.update(crowd)
            object.__setattr__(server.context.services, "shared", True)
            with mock.patch.object(server.store, "say") as say:
                await tell_presence(live, server.context.services)
            live.viewers.difference_update(crowd)
            assert say.call_count == 1
            said = say.call_args.args[1]
            assert len(said) <= 6_000
            assert b'"g0"' in said
            assert b'"g1"' in said
            assert await players[0].ping()

    on_server(work, tmp_path)


# --- names and words --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["\ufdfa\ufdfa", "\u202eadA", "a\u0300\u0301\u0302" * 20, "\u2066x\u2069", "𝔄𝔡𝔞", "A\u00adda"])
def test_names_are_what_they_look_like(name: str) -> None:
    try:
        shown = usable_name(name, 20)
    except RefusedError:
        return
    assert len(shown) <= 20
    assert shown.isprintable()


@pytest.mark.parametrize("name", ["हिन्दी", "สมชาย นี้", "עִבְרִית", "בְּרֵאשִׁית", "Adébáyọ̀", "Nguyễn Thị Ánh", "مُحَمَّد", "தமிழ்", "မြန်မာ"])
def test_names_may_be_written_in_any_script(name: str) -> None:
    assert usable_name(name, 20) == normalize("NFKC", name)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("a\u0300\u0301\u0302b", "à\u0301b"),
        ("\u0300Ada", "Ada"),
        ("Ada \u0301\u0301", "Ada"),
        ("A\u20dd\u20ddda", "Ada"),
        ("1\u0335Ada", "1Ada"),
        ("ก" + "\u0e49" * 10, "ก" + "\u0e49" * 3),
    ],
)
def test_marks_stand_on_letters_and_do_not_pile_up(given: str, shown: str) -> None:
    assert usable_name(given, 20) == shown


def test_an_address_cannot_make_rooms_under_ever_new_names(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        made = [(await server.http("POST", "/api/rooms", {}, server.guest(f"g{number}", "Ada"))).status for number in range(30)]
        assert made == [200] * 20 + [429] * 10
        elsewhere = await server.http("POST", "/api/rooms", {}, server.guest("g99", "Ada"), client="203.0.113.9")
        assert elsewhere.status == 200

    with NO_REFILL:
        on_server(work, tmp_path, rooms_per_client=2)


def test_an_account_has_only_so_many_bots(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        made = await server.http("POST", "/api/account", {"name": "Olga", "password": "correct horse"})
        olga = {"cookie": (made.header("set-cookie") or "").partition(";")[0]}
        for number in range(100):
            assert (await server.http("POST", "/api/bot-tokens", {"label": f"bot {number}"}, olga)).status == 200
        assert (await server.http("POST", "/api/bot-tokens", {"label": "one more"}, olga)).codes == ["account/too-many-bots"]

    on_server(work, tmp_path)


NO_REFILL = mock.patch("meldstone.server.operating.limits.time", mock.Mock(monotonic=lambda: 0.0))
"""Time stands still for allowances, however slow this machine is."""


async def silenced(server: Inside, id: str, client: str) -> bool:
    """True if not even a ping is answered."""
    wire = await server.socket(server.guest(id, "Ada"), client=client)
    return not isinstance(await wire.ask(p.Ping(request="ping")), p.Pong)


def test_the_allowance_is_not_shared_by_those_at_one_address(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        loud, quiet = await server.socket(server.guest("g1", "Ada")), await server.socket(server.guest("g2", "Bela"))
        for number in range(30):
            loud.put(encode(p.Ping(request=str(number))).decode())
        await loud.until(lambda: loud.closed is not None)
        assert loud.closed == p.Close.TOO_FAST
        assert await quiet.ping()
        assert await silenced(server, "g1", "127.0.0.1"), "with a new socket, too"

    with NO_REFILL:
        on_server(work, tmp_path, messages_per_second=1, message_burst=10)


def test_an_address_cannot_speak_with_ever_new_names(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        answered = 0
        for number in range(20):
            wire = await server.socket(server.guest(f"g{number}", "Ada"))
            for ping in range(10):
                wire.put(encode(p.Ping(request=str(ping))).decode())
            await wire.until(lambda: len(wire.received) >= 10)  # noqa: B023
            answered += len([text for text in wire.received if '"pong"' in text])
            await wire.leave()
        assert answered <= 60
        assert await silenced(server, "new", "127.0.0.1")
        assert await silenced(server, "g1", "203.0.113.9"), "somebody loud stays loud elsewhere"
        assert not await silenced(server, "new", "203.0.113.9")

    with NO_REFILL:
        on_server(work, tmp_path, messages_per_second=1, message_burst=10, connections_per_client=5)


def test_what_is_said_and_noted_has_no_control_characters(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, bela = server.guest("g0", "Ada"), server.guest("g1", "Bela")
        room = await room_of(server, ada, seats=2, seconds=0, knobs={"dispute_pause": True})
        players = [await server.enter(room, person) for person in (ada, bela)]
        await players[1].ask(p.Sit(request="sit"))
        live = server.context.registry.rooms[room]
        assert live.room.game is not None
        nasty = "a\u202eb\x00c\x1b[31m\u2028d\ufeff"
        await players[0].ask(p.Chat(request="c", text=nasty))
        mover = players[live.room.game.position.turn]
        await mover.ask(p.Draw(request="draw", version=live.room.game.version))
        assert isinstance(await players[1].ask(p.Dispute(request="d", version=live.room.game.version, note=nasty)), p.Ok)
        ruling = p.Ruling(request="r", version=live.room.game.version, decision="continue", note=nasty)  # type: ignore[arg-type]
        await players[0].ask(ruling)
        await players[1].ping()
        heard = [decode_server(text) for text in players[1].received]
        texts = [message.text for message in heard if isinstance(message, p.ChatSaid)]
        texts += [event.note for message in heard if isinstance(message, p.Update) for event in message.happenings if event.note]
        assert len(texts) >= 2
        assert all(text.isprintable() for text in texts), texts

    on_server(work, tmp_path)


def test_markup_travels_as_text(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        answer = await server.http("POST", "/api/session", {"name": "<img src=x>"})
        assert answer.header("content-type") == "application/json"
        cookie = answer.header("set-cookie") or ""
        assert "\n" not in cookie
        assert "<" not in cookie
        injected = await server.http("POST", "/api/session", {"name": "a\r\nSet-Cookie: x=y"})
        assert "x=y" not in str([name for name, _ in injected.headers])
        assert injected.json["me"]["name"] == "aSet-Cookie: x=y"

    on_server(work, tmp_path)


def test_a_client_in_another_room_hears_nothing_of_this_one(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        async with table(server, strangers=1) as (players, (eve,)):
            elsewhere = await room_of(server, server.guest("g5", "Cleo"), seats=2)
            await eve.ask(p.Hello(request="move", room=elsewhere))
            await eve.ping()
            eve.received.clear()
            await players[0].ask(p.Chat(request="c", text="only here"))
            await eve.ping()
            assert not [text for text in eve.received if "only here" in text]
            answer = await eve.ask(p.Hello(request="none", room="nowhere"))
            assert isinstance(answer, p.Error)

    on_server(work, tmp_path)


def test_clients_are_told_apart_by_the_proxy_that_is_trusted(tmp_path: Path) -> None:
    """Nobody gets a new allowance by claiming another address."""

    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path, trusted_proxies="203.0.113.7", logins_per_minute=2) as server:
            # all at once: on a slow machine the allowance would grow between one and the next
            many = [Client(server, "Mallory", {"x-forwarded-for": f"198.51.100.{number}"}) for number in range(4)]
            guess = {"name": "Anna", "password": "guess"}
            found = await asyncio.gather(*[mallory.http("POST", "/api/login", guess) for mallory in many])
            assert sorted(answer.status_code for answer in found) == [403, 403, 429, 429]

    run(work)
