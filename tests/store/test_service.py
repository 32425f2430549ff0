"""Secrets and the times when nobody served."""

from __future__ import annotations

import asyncio

import pytest

from meldstone.store import Outage, Process, Store, open_store

pytestmark = pytest.mark.anyio


async def test_a_secret_stays_the_same(store: Store, url: str) -> None:
    secret = await store.secret("cookies")
    async with await open_store(url) as other:
        assert await other.secret("cookies") == secret
        assert await other.secret("csrf", size=16) != secret
    assert len(secret) == 32
    assert len(await store.secret("csrf")) == 16


async def test_all_who_ask_first_get_one_secret(store: Store, url: str) -> None:
    async with await open_store(url) as other:
        secrets = await asyncio.gather(*(asked.secret("new") for asked in (store, other) for _ in range(10)))
    assert len(set(secrets)) == 1


async def test_the_first_start_is_no_outage(store: Store) -> None:
    assert await store.last_alive() is None
    assert await store.heartbeat("one", 1_000_000) is None
    assert await store.last_alive() == 1_000_000


async def test_a_silence_is_an_outage_for_the_first_who_comes_back(store: Store) -> None:
    await store.heartbeat("one", 10_000)
    assert await store.heartbeat("two", 19_000) is None
    assert await store.heartbeat("one", 60_000) == Outage(19_000, 60_000)
    assert await store.heartbeat("two", 60_001) is None
    await store.heartbeat("two", 200_000, silence=1_000_000)
    assert await store.heartbeat("two", 300_000) == Outage(200_000, 300_000)
    assert await store.outages(0) == [Outage(19_000, 60_000), Outage(200_000, 300_000)]
    assert await store.outages(60_000) == [Outage(200_000, 300_000)]


async def test_of_many_who_start_together_one_finds_the_outage(store: Store, url: str) -> None:
    await store.heartbeat("old", 0)
    async with await open_store(url) as other:
        found = await asyncio.gather(*(s.heartbeat("new", 100_000 + n) for n, s in enumerate([store, other] * 5)))
    assert sum(outage is not None for outage in found) == 1
    assert len(await store.outages(0)) == 1


async def test_an_outage_is_the_joiners_only_if_nobody_came_before(store: Store) -> None:
    await store.heartbeat("old", 1_000)
    assert await store.heartbeat("new", 1_700, silence=0, last=1_000) == Outage(1_000, 1_700)
    assert await store.heartbeat("newer", 1_900, silence=0, last=1_000) is None
    assert await store.outages(0) == [Outage(1_000, 1_700)]


async def test_processes_are_known_until_they_say_goodbye(store: Store) -> None:
    assert await store.processes() == {}
    await store.heartbeat("one", 10_000)
    await store.heartbeat("two", 10_100)
    await store.heartbeat("one", 10_500)
    assert await store.processes() == {"one": Process(10_500, 2), "two": Process(10_100, 1)}
    await store.farewell("one", 10_600)
    assert await store.processes() == {"two": Process(10_100, 1)}
    assert await store.last_alive() == 10_600
    await store.heartbeat("three", 90_000)
    assert set(await store.processes()) == {"three"}, "after an outage the others are dead"


async def test_a_clock_that_goes_back_makes_no_outage(store: Store) -> None:
    await store.heartbeat("one", 100_000)
    assert await store.heartbeat("two", 50_000) is None
    assert await store.last_alive() == 100_000
