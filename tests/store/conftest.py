"""Every promise of the port is tested on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from meldstone.store import Store, open_store, sqlite_url
from tests.postgres import server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return sqlite_url(tmp_path / "store.db") if request.param == "sqlite" else server().clean_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await open_store(url) as opened:
        yield opened
