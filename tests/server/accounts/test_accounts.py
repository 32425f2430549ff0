"""Guests, accounts, bots over the network, ratings."""

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from meldstone.server import protocol as p
from meldstone.server.accounts.identity import COOKIE
from tests.server.client import Client, RefusedError
from tests.server.conftest import clients, run
from tests.server.running import Server


def code(answer: object) -> str:
    return str(answer.json()["violations"][0]["code"])  # type: ignore[attr-defined]


def test_a_name_is_enough_and_the_cookie_is_kept_from_scripts(shared_server: Server) -> None:
    async def work() -> None:
        ada = Client(shared_server)
        assert (await ada.ask("GET", "/api/session"))["me"] is None
        answer = await ada.http("POST", "/api/session", {"name": "  Ada  "})
        assert answer.json()["me"]["name"] == "Ada"
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(COOKIE)
        for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=7776000"):
            assert part in cookie
        first = answer.json()["me"]["id"]
        again = await ada.ask("POST", "/api/session", {"name": "Ada L."})
        assert again["me"] == {"id": first, "name": "Ada L."}, "a guest may change the name and stays the same guest"
        for name in ("", "   ", "x" * 21, "---"):
            assert code(await ada.http("POST", "/api/session", {"name": name})) == "name/not-usable"
        await ada.ask("DELETE", "/api/session")
        assert (await ada.ask("GET", "/api/session"))["me"] is None

    run(work)


def test_people_who_hand_one_device_round_have_a_session_each(shared_server: Server) -> None:
    async def work() -> None:
        jar: dict[str, str] = {}

        async def ask(method: str, path: str, body: object = None, **query: object) -> dict[str, Any]:
            device = Client(shared_server, headers={"cookie": cookies(jar)})
            answer = await device.http(method, path, body, **query)
            for name, value in answer.cookies.items():
                jar[name] = value
            found: dict[str, Any] = answer.json()
            return found

        ada = (await ask("POST", "/api/session", {"name": "Ada"}))["me"]
        bela = (await ask("POST", "/api/session", {"name": "Bela"}, local="1"))["me"]
        assert set(jar) == {COOKIE, f"{COOKIE}_1"}
        assert ada["id"] != bela["id"]
        assert (await ask("GET", "/api/session"))["me"] == ada
        assert (await ask("GET", "/api/session", local="1"))["me"] == bela
        assert (await ask("GET", "/api/session", local="2"))["me"] is None, "a session of one is none of another"
        assert (await ask("GET", "/api/session", local="_1"))["me"] == ada, "only 1 to 5 mean somebody else"
        room = await ask("POST", "/api/rooms", {"settings": {"seats": 2, "public": False}})
        for local, seat in (("", 0), ("?local=1", 1)):
            async with connect(f"{shared_server.socket_url}{local}", additional_headers={"cookie": cookies(jar)}) as socket:
                hello = {"type": "hello", "request": "1", "room": room["id"], "invitation": room["invitation"]}
                await socket.send(json.dumps(hello))
                welcome = json.loads(await socket.recv())
                assert welcome["me"] == (bela if seat else ada)["id"]
                if seat:
                    await socket.send(json.dumps({"type": "sit", "request": "2", "version": welcome["room"]["seq"], "seat": 1}))
                    while (heard := json.loads(await socket.recv()))["type"] != "ok":
                        assert heard["type"] != "error"
        await ask("DELETE", "/api/session", local="1")
        assert (await ask("GET", "/api/session"))["me"] == ada

    run(work)


def cookies(jar: dict[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in jar.items())


def test_a_token_cannot_be_made_up_changed_or_fixed(shared_server: Server) -> None:
    async def work() -> None:
        ada = await Client(shared_server, "Ada").sign_in()
        token = ada.headers["cookie"].partition("=")[2]
        body, _, signature = token.partition(".")
        # one signature in a thousand ends in AA by itself
        changed = signature[:-2] + ("BA" if signature.endswith("AA") else "AA")
        for forged in (f"{body}.{changed}", f"{body}.", body, f"{body[:-4]}AAAA.{signature}", "x.y", "." * 50):
            mallory = Client(shared_server, "Mallory", {"cookie": f"{COOKIE}={forged}"})
            assert (await mallory.ask("GET", "/api/session"))["me"] is None
        victim = Client(shared_server, "Victim", {"cookie": f"{COOKIE}=chosen-by-mallory"})
        await victim.sign_in()
        assert "chosen-by-mallory" not in victim.headers["cookie"]

    run(work)


def test_an_account_over_two_devices(shared_server: Server) -> None:
    async def work() -> None:
        phone = await Client(shared_server, "Grete").register()
        assert (
            code(await Client(shared_server).http("POST", "/api/account", {"name": "GRETE", "password": "x" * 10})) == "name/taken"
        )
        short = await Client(shared_server).http("POST", "/api/account", {"name": "Other", "password": "x"})
        assert code(short) == "account/password-too-short"
        context = Client(shared_server, "Grete")
        wrong = await context.http("POST", "/api/login", {"name": "Grete", "password": "wrong horse"})
        nobody = await context.http("POST", "/api/login", {"name": "Nobody\u0000", "password": "wrong horse"})
        assert (wrong.status_code, wrong.json()) == (nobody.status_code, nobody.json())
        me = await context.ask("POST", "/api/login", {"name": "grete", "password": "correct horse"})
        assert me["me"] == {"id": phone.id, "name": "Grete", "account": True}
        export = await context.ask("GET", "/api/account/export")
        assert "Grete" in str(export)
        assert "argon2" not in str(export)
        await context.ask("POST", "/api/logout-everywhere", {})
        assert (await phone.ask("GET", "/api/session"))["me"] is None
        await phone.ask("POST", "/api/login", {"name": "Grete", "password": "correct horse"})
        assert code(await phone.http("POST", "/api/account/delete", {"password": "no"})) == "account/wrong-password"
        await phone.ask("POST", "/api/account/delete", {"password": "correct horse"})
        assert (await phone.http("POST", "/api/login", {"name": "Grete", "password": "correct horse"})).status_code == 403

    run(work)


def test_an_account_takes_another_name_on_all_devices(shared_server: Server) -> None:
    async def work() -> None:
        await Client(shared_server, "Taken Name").register()
        phone = await Client(shared_server, "Old Name").register()
        context = Client(shared_server, "Old Name")
        await context.ask("POST", "/api/login", {"name": "Old Name", "password": "correct horse"})
        assert code(await phone.http("POST", "/api/account/name", {"name": "taken NAME"})) == "name/taken"
        assert code(await phone.http("POST", "/api/account/name", {"name": "\u200b"})) == "name/invisible-characters"
        me = await phone.ask("POST", "/api/account/name", {"name": " New  Name "})
        assert me["me"] == {"id": phone.id, "name": "New Name", "account": True}
        assert (await context.ask("GET", "/api/session"))["me"]["name"] == "New Name"
        guest = await Client(shared_server, "Guest").sign_in()
        assert code(await guest.http("POST", "/api/account/name", {"name": "Other"})) == "account/needed"

    run(work)


def test_guests_have_no_account_to_export(shared_server: Server) -> None:
    async def work() -> None:
        ada = await Client(shared_server, "Ada").sign_in()
        assert (await ada.ask("GET", "/api/session/export"))["guest"] == [{"id": ada.id, "name": "Ada"}]
        assert code(await ada.http("GET", "/api/account/export")) == "account/needed"
        assert code(await Client(shared_server).http("GET", "/api/account/export")) == "server/not-signed-in"

    run(work)


def test_a_bot_token_plays_like_a_person_and_can_be_revoked(shared_server: Server) -> None:
    async def work() -> None:
        owner = await Client(shared_server, "Olga").register()
        made = await owner.ask("POST", "/api/bot-tokens", {"label": "Olgabot"})
        robot = Client(shared_server, "Olgabot", {"authorization": f"Bearer {made['token']}"})
        me = (await robot.ask("GET", "/api/session"))["me"]
        assert (me["robot"], me["name"]) == (True, "Olgabot")
        async with clients(shared_server, "Ada") as (ada,):
            room = await ada.make_room(seats=2, seconds=0)
            await ada.enter(room)
            await robot.enter(room)
            await robot.say(p.Sit)
            await asyncio.gather(ada.play(), robot.play())
            assert ada.room is not None
            assert ada.room.seats[1].robot
            await robot.leave()
        assert [token["label"] for token in await owner.ask("GET", "/api/bot-tokens")] == ["Olgabot"]
        await owner.ask("DELETE", f"/api/bot-tokens/{made['id']}")
        assert (await robot.ask("GET", "/api/session"))["me"] is None

    run(work)


def test_rated_games_make_ratings(shared_server: Server) -> None:
    async def work() -> None:
        rita = await Client(shared_server, "Rita").register()
        rolf = await Client(shared_server, "Rolf").register()
        room = await rita.make_room(seats=2, rated=True, seconds=600, edition="rummy")
        async with clients(shared_server, "Guest") as (guest,):
            await guest.enter(room)
            with pytest.raises(RefusedError) as refused:
                await guest.say(p.Sit)
            assert refused.value.codes == ["room/accounts-only"]
        await rita.enter(room)
        await rolf.enter(room)
        await rolf.say(p.Sit)
        await asyncio.gather(rita.play(), rolf.play())
        assert await rita.ask("GET", "/api/leaderboard", edition="rummy", size=2) == [], "nobody is known well enough yet"
        assert rita.room is not None
        assert rita.room.match is not None
        played = len(rita.room.match.results)  # one, and one more for every tie
        ratings = await rita.ask("GET", f"/api/ratings/{rita.id}")
        assert [(line["edition"], line["size"], line["games"]) for line in ratings] == [("rummy", 2, played)]
        games = await rita.ask("GET", "/api/games")
        assert [game["rated"] for game in games] == [True] * played
        await asyncio.gather(rita.leave(), rolf.leave())

    run(work)
