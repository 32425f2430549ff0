"""What operators see."""

import asyncio
import time

from prometheus_client.parser import text_string_to_metric_families

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
        assert (metrics.registry.get_sample_value("meldstone_loop_lag_seconds_sum") or 0) > 0.25

    run(work)


def test_the_lag_of_the_loop_is_among_the_figures(shared_server: Server) -> None:
    async def work() -> None:
        count = 0.0
        while not count:
            text = (await Client(shared_server).http("GET", "/api/metrics")).text
            line = next(line for line in text.splitlines() if line.startswith("meldstone_loop_lag_seconds_count"))
            count = float(line.split()[1])

    run(work)


def test_the_names_are_those_that_dashboards_know() -> None:
    """A name that is changed or gone breaks an operator's alarms without a sound."""
    families = {
        family.name: family.type for family in text_string_to_metric_families(Metrics().text(rooms=1, connections=2, pending=3))
    }
    known = {
        "meldstone_records": "counter",
        "meldstone_commands": "counter",
        "meldstone_refusals": "counter",
        "meldstone_dropped_connections": "counter",
        "meldstone_deadlines": "counter",
        "meldstone_failures": "counter",
        "meldstone_bot_faults": "counter",
        "meldstone_command_seconds": "histogram",
        "meldstone_loop_lag_seconds": "histogram",
        "meldstone_live_rooms": "gauge",
        "meldstone_connections": "gauge",
        "meldstone_store_pending": "gauge",
    }
    assert known.items() <= families.items()
    assert not any(name.endswith("_created") for name in families)


def test_a_wait_is_counted_in_the_bucket_it_belongs_to() -> None:
    metrics = Metrics()
    for seconds in (0.0004, 0.005, 0.3, 9.0):
        metrics.latency.observe(seconds)
    at_most = {
        bound: metrics.registry.get_sample_value("meldstone_command_seconds_bucket", {"le": bound})
        for bound in ("0.001", "0.0025", "0.005", "0.25", "0.5", "2.5", "+Inf")
    }
    assert at_most == {"0.001": 1, "0.0025": 1, "0.005": 2, "0.25": 2, "0.5": 3, "2.5": 3, "+Inf": 4}


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.commands.inc()
    assert other.registry.get_sample_value("meldstone_commands_total") == 0
