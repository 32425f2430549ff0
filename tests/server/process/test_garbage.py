"""With thousands of sockets a full garbage collection keeps everybody waiting, so it does not begin by itself."""

import asyncio
import gc
from collections.abc import Iterator
from unittest import mock

import pytest

from meldstone.server.process import serve
from tests.server.conftest import run


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def full_collections() -> int:
    return int(gc.get_stats()[2]["collections"])


def test_a_crowd_of_objects_that_stay_brings_no_full_collection() -> None:
    serve._tune_garbage_collector()
    # the rule of the interpreter: many collections of the middle generation, and a quarter more objects than at the last one
    gc.set_threshold(10, 1, gc.get_threshold()[2])
    before = full_collections()
    kept = [[number] for number in range(200_000)]
    assert full_collections() == before
    assert len(kept) == 200_000


def test_everything_is_looked_at_now_and_then() -> None:
    async def work() -> None:
        before = full_collections()
        collecting = asyncio.create_task(serve._collect_garbage())
        while full_collections() == before:
            await asyncio.sleep(0.01)
        collecting.cancel()

    serve._tune_garbage_collector()
    with mock.patch.object(serve, "_COLLECTION_SECONDS", 0.01):
        run(work)
