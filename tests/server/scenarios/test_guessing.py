"""Somebody guesses at an account from as many addresses as they like: few guesses are judged, and the owner still gets in."""

from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from unittest import mock

import pytest

from meldstone.server.operating.limits import AddressBuckets, Connections
from tests.server.inside import Answer, Inside, on_server, registered, signed_in_as

GUESSES = 200
MOST_JUDGED = 30
LIMITS = {"logins_per_minute": 12, "login_burst": 120, "guesses_per_hour": 10}
PLACES: dict[str, Callable[[int], str]] = {
    "one address": lambda number: "203.0.113.7",
    "one /64": lambda number: f"2001:db8:1:2::{number + 1:x}",
    "many /64 of one /48": lambda number: f"2001:db8:1:{number:x}::1",
    "everywhere": lambda number: f"10.{number}.0.1",
}


def cookies(answer: Answer) -> dict[str, str]:
    """What a browser would send after this answer."""
    pairs = [value.decode().partition(";")[0] for name, value in answer.headers if name == b"set-cookie"]
    return dict(pair.split("=", 1) for pair in pairs)


def sent(jar: dict[str, str]) -> dict[str, str]:
    return {"cookie": "; ".join(f"{name}={value}" for name, value in jar.items())}


async def judged(server: Inside, name: str, place: Callable[[int], str], headers: dict[str, str] | None = None) -> int:
    """How many of many guesses at an account were compared with its password."""
    with mock.patch.object(server.context.passwords, "check", return_value=False) as asked:
        for number in range(GUESSES):
            guess = {"name": name, "password": f"guess {number}"}
            answer = await server.http("POST", "/api/login", guess, headers, client=place(number))
            assert answer.codes in (["account/wrong-password"], ["server/too-fast"])
    return asked.call_count


@pytest.mark.parametrize("place", PLACES)
def test_few_guesses_at_an_account_are_judged_and_its_owner_gets_in(tmp_path: Path, place: str) -> None:
    async def work(server: Inside) -> None:
        made = await server.http("POST", "/api/account", {"name": "Anna", "password": "correct horse"}, client="192.0.2.1")
        jar = cookies(made)
        await server.http("DELETE", "/api/session", headers=sent(jar), client="192.0.2.1")
        known = await judged(server, "Anna", PLACES[place])
        assert known <= MOST_JUDGED
        assert await judged(server, "ANNA", PLACES[place]) <= MOST_JUDGED - known, "however the name is written"
        # the owner, on a device that signed out, even at the address of the attacker
        for client in ("192.0.2.1", PLACES[place](0)):
            back = await server.http("POST", "/api/login", {"name": "Anna", "password": "correct horse"}, sent(jar), client=client)
            assert back.status == 200
            assert (await signed_in_as(server, sent(cookies(back))))["name"] == "Anna"
        if place != "everywhere":
            elsewhere = await server.http(
                "POST", "/api/login", {"name": "Anna", "password": "correct horse"}, client="198.51.100.7"
            )
            assert elsewhere.status == 200, "on a new phone in another network"
        # nobody learns from the limit whether there is such an account
        assert await judged(server, "Nobody", PLACES[place]) <= known

    on_server(work, tmp_path, **LIMITS)


def test_a_device_helps_only_the_accounts_it_knows(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        await registered(server, "Anna")
        mallory = cookies(await server.http("POST", "/api/account", {"name": "Mallory", "password": "correct horse"}))
        assert 0 < await judged(server, "Anna", PLACES["everywhere"]) <= MOST_JUDGED
        assert await judged(server, "Anna", PLACES["everywhere"], sent(mallory)) <= 1, "she is a stranger like all others"
        forged = {name: value[:-2] + "xx" if "device" in name else value for name, value in mallory.items()}
        assert await judged(server, "Mallory", PLACES["everywhere"], sent(forged)) <= MOST_JUDGED

    on_server(work, tmp_path, **LIMITS)


def test_a_stolen_device_or_session_has_few_guesses_too(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        jar = cookies(await server.http("POST", "/api/account", {"name": "Anna", "password": "correct horse"}))
        assert await judged(server, "Anna", PLACES["everywhere"], sent(jar)) <= MOST_JUDGED
        with mock.patch.object(server.context.passwords, "check", return_value=False) as asked:
            for number in range(GUESSES):
                body = {"password": f"guess {number}"}
                place = PLACES["everywhere"](number)
                assert (await server.http("POST", "/api/account/delete", body, sent(jar), client=place)).status in (403, 429)
        assert asked.call_count <= MOST_JUDGED
        assert await signed_in_as(server, sent(jar))

    on_server(work, tmp_path, **LIMITS)


def test_the_right_password_costs_no_guess(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        await registered(server, "Anna")
        for number in range(25):
            login = {"name": "Anna", "password": "correct horse"}
            assert (await server.http("POST", "/api/login", login, client=f"10.9.0.{number}")).status == 200

    on_server(work, tmp_path, **LIMITS)


def test_a_network_of_addresses_is_one_client_and_empties_nobody_elses_bucket() -> None:
    buckets = AddressBuckets(rate=1e-9, burst=10)
    strangers = cycle(f"198.51.{number // 250}.{number % 250}" for number in range(5_000))
    poor = "203.0.113.1"
    assert [buckets.take(poor) for _ in range(11)][-1] is False
    assert sum(buckets.take(f"2001:db8:1:2::{number:x}") for number in range(25_000)) == 10
    assert sum(buckets.take(f"2001:db8:1:{number:x}::1") for number in range(5_000)) <= 80
    for _ in range(5_000):
        assert buckets.take(next(strangers))
    assert not buckets.take(poor), "what somebody owes is not forgotten because of others"


def test_sockets_of_one_network_are_counted_together() -> None:
    connections = Connections(most=100, each=2, each_address=3)
    assert [connections.enter("ada", f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    assert [connections.enter(f"g{number}", f"2001:db8::{number}") for number in range(2)] == [True, False]
    assert connections.enter("ada", "2001:db8:0:1::1") is False
    assert connections.enter("bela", "2001:db8:0:1::1")
    connections.leave("ada", "2001:db8::9")
    assert connections.enter("bela", "2001:db8::3")


def test_who_guesses_a_lot_keeps_no_neighbour_from_logging_in_or_signing_up(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        await registered(server, "Anna")
        for number in range(GUESSES):
            await server.http("POST", "/api/login", {"name": f"Nobody {number % 30}", "password": "guess"}, client="203.0.113.7")
        anna = {"name": "Anna", "password": "correct horse"}
        assert (await server.http("POST", "/api/login", anna, client="203.0.113.7")).status == 200, "on a new phone"
        berta = {"name": "Berta", "password": "correct horse"}
        assert (await server.http("POST", "/api/account", berta, client="203.0.113.7")).status == 200

    on_server(work, tmp_path, **{**LIMITS, "login_burst": 20, "logins_per_minute": 1})


@pytest.mark.parametrize("place", ["one address", "one /64", "many /64 of one /48"])
def test_who_sprays_fresh_names_keeps_neither_a_known_device_nor_a_new_phone_elsewhere_out(tmp_path: Path, place: str) -> None:
    async def work(server: Inside) -> None:
        jar = cookies(await server.http("POST", "/api/account", {"name": "Anna", "password": "correct horse"}, client="192.0.2.1"))
        with mock.patch.object(server.context.passwords, "check", return_value=False) as asked:
            for number in range(5 * GUESSES):
                guess = {"name": f"Nobody {number}", "password": "guess"}
                await server.http("POST", "/api/login", guess, client=PLACES[place](number % GUESSES))
        assert asked.call_count <= 8 * 5 * 20, "nor does it cost a lot of work"
        anna, sprayed = {"name": "Anna", "password": "correct horse"}, PLACES[place](0)
        assert (await server.http("POST", "/api/login", anna, client=sprayed)).status == 429 or place == "many /64 of one /48"
        assert (await server.http("POST", "/api/login", anna, sent(jar), client=sprayed)).status == 200, "a known device"
        assert (await server.http("POST", "/api/login", anna, client="198.51.100.7")).status == 200, "a new phone elsewhere"

    on_server(work, tmp_path, **{**LIMITS, "login_burst": 20, "logins_per_minute": 1})
