"""Figures for operators in the text format of Prometheus. They count; they never name a player or a tile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, disable_created_metrics
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

MEDIA_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
_LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds in seconds; a move should be answered in 0.005, and after 2.5 a player has given up."""

# when a counter was made says nothing that `process_start_time_seconds` does not say, and doubles the lines
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        # its own, so that two servers in one process, as tests have them, do not count together
        self.registry = CollectorRegistry()
        self.moves = self._counter("meldstone_records_total", "Records of rooms that this process learned of.")
        self.commands = self._counter("meldstone_commands_total", "Requests of clients that were carried out.")
        self.refused = Counter(
            "meldstone_refusals_total",
            "Requests of clients that were refused: over HTTP or a socket, why, and by which limit.",
            ["way", "code", "limit"],
            registry=self.registry,
        )
        self.dropped = self._counter("meldstone_dropped_connections_total", "Connections closed because the client did not read.")
        self.timeouts = self._counter("meldstone_deadlines_total", "Deadlines that this process fired.")
        self.failures = self._counter("meldstone_failures_total", "Unexpected errors.")
        self.bot_faults = self._counter("meldstone_bot_faults_total", "Turns that a bot lost because it failed.")
        self.task_restarts = Counter(
            "meldstone_task_restarts_total", "Tasks that failed and were started again.", ["task"], registry=self.registry
        )
        self.unreadable = Gauge(
            "meldstone_unreadable_rooms", "Rooms whose log cannot be read, each by its id.", ["room"], registry=self.registry
        )
        self.latency = self._histogram("meldstone_command_seconds", "From the arrival of a request to its durable answer.")
        self.lag = self._histogram("meldstone_loop_lag_seconds", "By how much later than planned the event loop gets to its work.")
        self.rooms = self._gauge("meldstone_live_rooms", "Rooms in memory.")
        self.connections = self._gauge("meldstone_connections", "Open WebSockets.")
        self.pending = self._gauge("meldstone_store_pending", "Writes that wait for the store.")
        # memory, processor time and open files of the process
        ProcessCollector(registry=self.registry)

    def text(self, *, rooms: int, connections: int, pending: int, unreadable: Iterable[str] = ()) -> str:
        """Everything; what goes up and down is measured by whoever asks."""
        self.rooms.set(rooms)
        self.connections.set(connections)
        self.pending.set(pending)
        self.unreadable.clear()
        for room in unreadable:
            self.unreadable.labels(room).set(1)
        return generate_latest(self.registry).decode()

    def _counter(self, name: str, help: str) -> Counter:
        return Counter(name, help, registry=self.registry)

    def _gauge(self, name: str, help: str) -> Gauge:
        return Gauge(name, help, registry=self.registry)

    def _histogram(self, name: str, help: str) -> Histogram:
        return Histogram(name, help, registry=self.registry, buckets=_LATENCIES)
