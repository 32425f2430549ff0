"""How much one person and one address may ask for."""

import asyncio
from pathlib import Path
from unittest import mock

from meldstone.server import protocol as p
from meldstone.server.protocol.codec import encode
from meldstone.store import sqlite_url
from tests.server.client import Client
from tests.server.conftest import run
from tests.server.inside import Inside, on_server
from tests.server.running import Server


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
        on_server(work, tmp_path, logins_per_minute=3, login_burst=3, rooms_per_client=2, connections_per_client=2, connections=4)


def test_exports_are_limited_for_each_person(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        registered = await server.http("POST", "/api/account", {"name": "Olga", "password": "correct horse"})
        olga = {"cookie": (registered.header("set-cookie") or "").partition(";")[0]}
        for who, kinds in ((olga, ("session", "account")), (server.guest("g1", "Ada"), ("session", "session"))):
            asked = [await server.http("GET", f"/api/{kind}/export", headers=who) for kind in kinds * 6]
            assert [answer.status for answer in asked] == [200] * 10 + [429] * 2
        assert (await server.http("GET", "/api/session/export", headers=server.guest("g2", "Bela"))).status == 200

    with NO_REFILL:
        on_server(work, tmp_path)


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


def test_an_address_cannot_make_rooms_under_ever_new_names(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        async def make(number: int) -> int:
            return (await server.http("POST", "/api/rooms", {}, server.guest(f"g{number}", "Ada"))).status

        # a first one is there for everybody, and guests are counted
        firsts = [await make(number) for number in range(20)]
        assert firsts == [200] * 20
        made = [200] * 20 + [await make(number) for number in range(10)]
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
        on_server(work, tmp_path, messages_per_second=1, message_burst=10, people_per_address=5)


def test_clients_are_told_apart_by_the_proxy_that_is_trusted(tmp_path: Path) -> None:
    """Nobody gets a new allowance by claiming another address."""

    async def work() -> None:
        with Server(
            sqlite_url(tmp_path / "test.db"), tmp_path, trusted_proxies="203.0.113.7", login_burst=2, logins_per_minute=2
        ) as server:
            # all at once: on a slow machine the allowance would grow between one and the next
            many = [Client(server, "Mallory", {"x-forwarded-for": f"198.51.100.{number}"}) for number in range(4)]
            guess = {"name": "Anna", "password": "guess"}
            found = await asyncio.gather(*[mallory.http("POST", "/api/login", guess) for mallory in many])
            assert sorted(answer.status_code for answer in found) == [403, 403, 429, 429]

    run(work)


def test_refusals_are_counted_with_the_limit_that_they_are_by(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        for _ in range(3):
            await server.http("POST", "/api/rooms", {"settings": {"seats": 2}}, server.guest("g1", "Ada"))
        counted = server.context.services.metrics.registry.get_sample_value
        labels = {"way": "http", "code": "server/too-fast", "limit": "rooms"}
        assert counted("meldstone_refusals_total", labels) == 1

    with NO_REFILL:
        on_server(work, tmp_path, rooms_per_client=2)
