"""Sessions and bot tokens cannot be made up, changed or planted, and sockets end with them."""

from pathlib import Path

import pytest

from meldstone.server import protocol as p
from meldstone.server.accounts.identity import COOKIE
from meldstone.server.accounts.tokens import IdentityKind, TokenClaim, sign
from tests import postgres
from tests.server.conftest import run
from tests.server.inside import NOW, Inside, SteppedClock, inside, on_server, registered, room_of, signed_in_as


def test_a_session_ends_in_time_and_only_its_own_server_knows_it(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        assert isinstance(server.clock, SteppedClock)
        assert await signed_in_as(server, server.guest("g1", "Ada", expires=NOW + 1000)) == {"id": "g1", "name": "Ada"}
        assert await signed_in_as(server, server.guest("g1", "Ada", expires=NOW)) is None
        fresh = await server.http("POST", "/api/session", {"name": "Ada"})
        cookie = {"cookie": (fresh.header("set-cookie") or "").partition(";")[0]}
        server.clock.forward(90 * 86_400_000 - 1000)
        assert await signed_in_as(server, cookie) is not None
        server.clock.forward(1000)
        assert await signed_in_as(server, cookie) is None
        wire = await server.socket(cookie)
        await wire.until(lambda: wire.closed is not None)
        assert wire.closed == p.Close.NOT_SIGNED_IN
        claim = TokenClaim(kind=IdentityKind.GUEST, id="g1", name="Ada", expires=2**60)
        # not merely one byte shorter: HMAC fills keys with zeros
        for key in (b"", b"0" * 32, server.key[:-1] + bytes([server.key[-1] ^ 1]), server.key[::-1]):
            assert await signed_in_as(server, {"cookie": f"{COOKIE}={sign(claim, key)}"}) is None

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
        assert await signed_in_as(server, {"cookie": account}) is None
        server.clock.forward(91 * 86_400_000)
        assert await signed_in_as(server, {"cookie": cookie}) is None

    on_server(work, tmp_path, clock=SteppedClock())


def test_a_token_is_good_for_its_own_claim_only(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        await registered(server, "Anna")
        account = await server.store.account_named("Anna")
        assert account is not None
        good = sign(TokenClaim(kind=IdentityKind.GUEST, id="g1", name="Ada", expires=2**60), server.key)
        body, _, signature = good.partition(".")
        stolen = sign(TokenClaim(kind=IdentityKind.ACCOUNT, id=account.id, name="Anna", expires=2**60), b"guess" * 8)
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
            assert await signed_in_as(server, {"cookie": f"{COOKIE}={token}"}) is None, token
        # a guest whose id is that of an account is still no account
        imposter = server.guest(account.id, "Anna")
        assert await signed_in_as(server, imposter) == {"id": account.id, "name": "Anna"}
        assert (await server.http("GET", "/api/account/export", headers=imposter)).codes == ["account/needed"]

    on_server(work, tmp_path)


def test_a_bot_token_cannot_be_guessed_and_is_no_session(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        anna = await registered(server, "Anna")
        made = (await server.http("POST", "/api/bot-tokens", {"label": "Robbie"}, anna)).json
        token = made["token"]
        assert len(token) >= 40
        assert (await signed_in_as(server, {"authorization": f"Bearer {token}"}))["robot"]
        wrong = [token[:-1], token + "x", token.swapcase(), made["id"], "", " ", "x" * 300, "null"]
        for guess in wrong:
            assert await signed_in_as(server, {"authorization": f"Bearer {guess}"}) is None
        assert await signed_in_as(server, {"authorization": f"Basic {token}"}) is None
        assert await signed_in_as(server, {"cookie": f"{COOKIE}={token}"}) is None
        # a bot is neither its owner nor able to make or revoke tokens
        bot = {"authorization": f"Bearer {token}"}
        for method, path in (("GET", "/api/bot-tokens"), ("POST", "/api/bot-tokens"), ("DELETE", f"/api/bot-tokens/{made['id']}")):
            answer = await server.http(method, path, {"label": "Child"} if method == "POST" else None, bot)
            assert answer.codes == ["account/needed"]
        # nor can another account
        berta = await registered(server, "Berta")
        assert (await server.http("DELETE", f"/api/bot-tokens/{made['id']}", headers=berta)).status == 404
        assert (await signed_in_as(server, bot))["robot"]
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
        assert (await signed_in_as(server, new))["account"]
        assert await signed_in_as(server, planted) == {"id": "gmallory", "name": "Mallory"}
        made = await server.http("POST", "/api/account", {"name": "Berta", "password": "correct horse"}, planted)
        assert made.json["me"]["id"] == "gmallory", "whoever signs up is the account from then on"
        new = {"cookie": (made.header("set-cookie") or "").partition(";")[0]}
        assert (await signed_in_as(server, new))["account"]
        assert await signed_in_as(server, planted) is None, "but whoever planted the session is nobody any more"

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
        assert (await signed_in_as(server, {"cookie": given}))["name"] == "Ada"
        assert await signed_in_as(server, {"cookie": given.removeprefix("__Host-")}) is None

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
