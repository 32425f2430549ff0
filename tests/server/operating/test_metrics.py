"""What operators see."""

import asyncio
import time

from meldstone.server.operating.metrics import Metrics
from meldstone.server.process.serve import _measure_loop_lag
from tests.server.client import Client
from tests.server.conftest import run
from tests.server.running import Server


def test_a_loop_that_stands_still_shows() -> None:
    async def work() -> None:
        metrics = Metrics()
        watching = asyncio.create_task(_measure_loop_lag(metrics))
        await asyncio.sleep(0.05)
        time.sleep(0.4)
        await asyncio.sleep(0.05)
        watching.cancel()
        assert metrics.lag.total > 0.25

    run(work)


def test_the_lag_of_the_loop_is_among_the_figures(shared_server: Server) -> None:
    async def work() -> None:
        count = 0
        while not count:
            text = (await Client(shared_server).http("GET", "/api/metrics")).text
            line = next(line for line in text.splitlines() if line.startswith("meldstone_loop_lag_seconds_count"))
            count = int(line.split()[1])

    run(work)
