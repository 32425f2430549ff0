"""A language is loaded before it is needed, and once."""

import asyncio
import time
from unittest import mock

from meldstone.server.protocol import localised
from tests.server.conftest import run


def test_a_crowd_that_comes_together_loads_a_language_once() -> None:
    loaded = []

    class Slow:
        def message(self, code: str) -> str:
            loaded.append(code)
            time.sleep(0.05)
            return ""

    async def work() -> None:
        first = asyncio.create_task(localised.learn("xx"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(*[localised.learn("xx") for _ in range(20)])
        await localised.learn("xx")

    with (
        mock.patch.object(localised, "translator", return_value=Slow()),
        mock.patch.object(localised, "_learned", set()),
    ):
        run(work)
    assert len(loaded) == 1
