"""A hall, a school, a train: a hundred people behind one address play, and one of them alone has what one has anywhere."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from unittest import mock

from meldstone.server import protocol as p
from meldstone.solver import Move
from meldstone.store import BotToken, sqlite_url
from tests.server.client import Client, a_few_moves
from tests.server.conftest import run
from tests.server.inside import Inside, on_server
from tests.server.running import Server
from tests.server.scenarios.test_limits import NO_REFILL
from tests.server.tables import seated

ORDINARY = {
    "requests_per_second": 20,
    "request_burst": 100,
    "messages_per_second": 20,
    "message_burst": 60,
    "judging_percent": 10,
    "connections_per_client": 20,
    "rooms_per_client": 20,
    "logins_per_minute": 12,
    "login_burst": 120,
}
"""The limits of a server that nobody configured."""


def test_a_hundred_people_behind_one_address_play(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path, **ORDINARY) as server:
            people = [Client(server, f"Guest {number}") for number in range(100)]
            await asyncio.gather(*[person.sign_in() for person in people])
            tables = [people[first : first + 4] for first in range(0, 100, 4)]
            await asyncio.gather(*[seated(table, seconds=0) for table in tables])
            await asyncio.gather(*[a_few_moves(table, 8) for table in tables])
            assert all(person.closed is None for person in people)
            await asyncio.gather(*[person.leave() for person in people])

    run(work, 300)


def test_a_hundred_people_behind_one_address_log_in(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        names = [f"Player {number}" for number in range(100)]
        made = [server.http("POST", "/api/account", {"name": name, "password": "correct horse"}) for name in names]
        assert {answer.status for answer in await asyncio.gather(*made)} == {200}
        wrong = {"name": names[0], "password": "wrong horse"}
        guesses = [(await server.http("POST", "/api/login", wrong)).status for _ in range(140)]
        assert guesses.count(403) == 120, "who guesses has no more"

    with NO_REFILL:
        on_server(work, tmp_path, **ORDINARY)


def test_a_right_password_is_not_counted(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        credentials = {"name": "Anna", "password": "correct horse"}
        assert (await server.http("POST", "/api/account", credentials)).status == 200
        assert {(await server.http("POST", "/api/login", credentials)).status for _ in range(20)} == {200}

    on_server(work, tmp_path, **{**ORDINARY, "login_burst": 4, "logins_per_minute": 1})


def test_one_person_alone_has_what_one_has_anywhere(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, bela = server.guest("g1", "Ada"), server.guest("g2", "Bela")
        asked = [(await server.http("GET", "/api/my-rooms", headers=ada)).status for _ in range(400)]
        assert asked[:100] == [200] * 100
        assert asked.count(429) > 100
        assert (await server.http("GET", "/api/my-rooms", headers=bela)).status == 200, "her neighbour does not notice"
        wires = [await server.socket(bela) for _ in range(21)]
        await wires[20].until(lambda: wires[20].closed is not None)
        assert [wire.closed for wire in wires] == [None] * 20 + [p.Close.TOO_MANY]
        assert (await (await server.socket(server.guest("g3", "Cleo"))).ask(p.Ping(request="ping"))).request == "ping"  # type: ignore[union-attr]

    on_server(work, tmp_path, **{**ORDINARY, "requests_per_second": 1})


def test_who_invents_people_has_what_an_address_has(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        async def ask(number: int, client: str) -> int:
            return (await server.http("GET", "/api/my-rooms", headers=server.guest(f"g{number}", "Ada"), client=client)).status

        asked = [await ask(number, f"2001:db8::{number}") for number in range(60)]
        assert asked == [200] * 40 + [429] * 20
        assert await ask(1, "2001:db8:0:1::1") == 200

    with NO_REFILL:
        on_server(work, tmp_path, requests_per_second=1, request_burst=10, people_per_address=4)


def test_wrong_tokens_are_turned_away_before_the_handshake(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        wrong = {"authorization": "Bearer nobody"}
        wires = [await server.socket(wrong) for _ in range(200)]
        assert [wire.accepted for wire in wires] == [True] * 60 + [False] * 140
        assert (await server.http("GET", "/api/session", headers=wrong)).status == 429
        with mock.patch.object(server.store, "bot_token") as asked:
            await server.socket(wrong)
        assert not asked.called, "the store is not asked any more"
        ada = await server.socket(server.guest("g1", "Ada"))
        assert await ada.ping(), "who is known does not notice"
        assert (await server.socket(wrong, client="203.0.113.9")).accepted

    with NO_REFILL:
        on_server(work, tmp_path)


def test_wrong_tokens_that_come_at_once_ask_the_store_no_more_often(tmp_path: Path) -> None:
    """They were counted when the store had answered: however many came before that asked it, too."""

    async def work(server: Inside) -> None:
        asked, bot_token = [], server.store.bot_token

        async def slow(digest: bytes) -> BotToken | None:
            asked.append(digest)
            await asyncio.sleep(0)
            return await bot_token(digest)

        wrong = {"authorization": "Bearer nobody"}
        with mock.patch.object(server.store, "bot_token", slow):
            answers = await asyncio.gather(*[server.http("GET", "/api/session", headers=wrong) for _ in range(200)])
        assert Counter(answer.status for answer in answers) == {200: 60, 429: 140}
        assert len(asked) == 60

    with NO_REFILL:
        on_server(work, tmp_path)


def test_a_hundred_bots_of_one_address_come_back_at_once(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        olga = await server.http("POST", "/api/account", {"name": "Olga", "password": "correct horse"})
        made = await server.http(
            "POST", "/api/bot-tokens", {"label": "Robo"}, {"cookie": (olga.header("set-cookie") or "").partition(";")[0]}
        )
        right = {"authorization": f"Bearer {made.json['token']}"}
        for _ in range(2):
            answers = await asyncio.gather(*[server.http("GET", "/api/session", headers=right) for _ in range(100)])
            assert {answer.status for answer in answers} == {200}

    with NO_REFILL:
        on_server(work, tmp_path)


def test_a_storm_of_hints_of_three_guests_takes_nothing_from_their_neighbour(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        async def table(name: str) -> tuple[dict[str, str], str]:
            headers, other = server.guest(name, name), server.guest(f"{name} 2", f"{name} 2")
            settings = {"seats": 2, "seconds": 0, "hints": True}
            room = (await server.http("POST", "/api/rooms", {"settings": settings}, headers)).json["id"]
            wire = await server.enter(room, other)
            assert isinstance(await wire.ask(p.Sit(request="sit")), p.Ok)
            return headers, f"/api/rooms/{room}"

        mallories, (ada, path) = [await table(f"Mallory {number}") for number in range(3)], await table("Ada")

        async def slow(position: object, person: str, searched: Callable[[float], None] = lambda _: None) -> Move:
            found = await hint(position, person)  # type: ignore[arg-type]
            searched(2.0)
            return found

        advice_pool = server.context.services.advice_pool
        hint = advice_pool.hint
        with mock.patch.object(advice_pool, "hint", slow):
            storm = [server.http("POST", f"{room}/hint", {}, headers) for headers, room in mallories for _ in range(40)]
            answers = Counter(answer.status for answer in await asyncio.gather(*storm))
        assert set(answers) == {200, 429}
        assert answers[200] <= 3 * 6, "who has hints under way is let in for no more"
        asked = {"table": [["R5", "R6", "R7"]]}
        assert (await server.http("POST", f"{path}/check", asked, ada)).status == 200
        assert (await server.http("POST", f"{path}/hint", {}, ada)).status == 200
        assert server.context.judging.of("Ada", "127.0.0.1").owe(0.01) <= 0.5, "nor does her play wait"

    with NO_REFILL:
        on_server(work, tmp_path, **ORDINARY)
