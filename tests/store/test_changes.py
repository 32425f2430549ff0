"""Whoever listens hears of every append, at least in summary."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from meldstone.store import EVERYTHING, Append, Change, LogId, Store, open_store
from meldstone.store.changes import MOST_WAITING, Hub
from tests.store.samples import OPEN, PLAYING, TABLE, bodies

pytestmark = pytest.mark.anyio


async def hear(changes: AsyncIterator[Change], wanted: set[Change], seconds: float = 60) -> list[Change]:
    """Listens until all wanted changes have come."""
    heard: list[Change] = []
    async with asyncio.timeout(seconds):
        async for change in changes:
            heard.append(change)
            if wanted <= set(heard):
                return heard
    raise AssertionError(heard)


async def test_own_appends_are_heard(store: Store) -> None:
    async with store.changes() as changes, store.changes() as others:
        await store.append(Append(TABLE, 0, bodies(1, 2), OPEN))
        await store.append(Append(LogId("a b"), 0, bodies(1), OPEN))
        wanted = {Change(TABLE, 2), Change(LogId("a b"), 1)}
        assert set(await hear(changes, wanted)) == wanted
        assert set(await hear(others, wanted)) == wanted


async def test_appends_of_others_are_heard(store: Store, url: str) -> None:
    async with await open_store(url) as other, store.changes() as changes:
        await other.append(Append(TABLE, 0, bodies(1), OPEN))
        await hear(changes, {Change(TABLE, 1)})
        await other.append(Append(TABLE, 1, bodies(2, 3), PLAYING))
        assert await hear(changes, {Change(TABLE, 3)}) == [Change(TABLE, 3)]


async def test_what_failed_is_not_heard(store: Store) -> None:
    async with store.changes() as changes:
        results = await asyncio.gather(*(store.append(Append(TABLE, 0, bodies(n), OPEN)) for n in range(5)), return_exceptions=True)
        assert results.count(1) == 1
        await store.append(Append(LogId("end"), 0, bodies(1), OPEN))
        assert await hear(changes, {Change(LogId("end"), 1)}) == [Change(TABLE, 1), Change(LogId("end"), 1)]


async def test_closing_ends_listening(url: str) -> None:
    store = await open_store(url)
    async with store.changes() as changes, store.heard() as talk:
        await store.close()
        async with asyncio.timeout(60):
            assert [change async for change in changes] == []
            assert [words async for words in talk] == []


async def test_a_slow_listener_gets_the_newest_of_each_log() -> None:
    hub = Hub()
    async with hub.changes() as changes:
        hub.publish(Change(LogId(f"t{n % 3}"), n) for n in range(1, 100))
        assert await hear(changes, {Change(LogId("t2"), 98)}) == [Change(LogId(f"t{n % 3}"), n) for n in (97, 98)]


async def test_a_listener_far_behind_gets_one_word_for_all() -> None:
    hub = Hub()
    async with hub.changes() as changes:
        hub.publish(Change(LogId(f"t{n}"), 1) for n in range(MOST_WAITING + 5))
        assert await hear(changes, {EVERYTHING}) == [EVERYTHING]
        hub.publish([Change(TABLE, 1)])
        assert await hear(changes, {Change(TABLE, 1)}) == [Change(TABLE, 1)]
