"""Servers and clients for the tests of this folder."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

import pytest

from meldstone.store import sqlite_url
from tests.server.client import Client
from tests.server.running import Server


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not mind each other; people with accounts need names of their own."""
    directory = tmp_path_factory.mktemp("shared")
    with Server(sqlite_url(directory / "test.db"), directory) as running:
        yield running


@contextlib.asynccontextmanager
async def clients(server: Server, *names: str) -> AsyncIterator[list[Client]]:
    """Guests, signed in; their sockets are closed afterwards."""
    people = [await Client(server, name).sign_in() for name in names]
    try:
        yield people
    finally:
        await asyncio.gather(*[person.leave() for person in people])


def run(work: Callable[[], Coroutine[Any, Any, object]], patience: float = 180) -> None:
    """Runs an async test."""

    async def bounded() -> None:
        await asyncio.wait_for(work(), patience)

    asyncio.run(bounded())
