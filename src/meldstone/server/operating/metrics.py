"""Figures for operators in the text format of Prometheus. They count; they never name a player or a tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

_LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


def _heading(name: str, help: str, kind: str) -> list[str]:
    return [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]


@dataclass
class Counter:
    """Only ever grows."""

    name: str
    help: str
    value: int = 0

    def add(self, amount: int = 1) -> None:
        """Counts."""
        self.value += amount

    def lines(self) -> list[str]:
        """The figure as text."""
        return [*_heading(self.name, self.help, "counter"), f"{self.name} {self.value}"]


@dataclass
class Gauge:
    """Is measured when somebody looks."""

    name: str
    help: str

    def lines(self, value: int) -> list[str]:
        """The figure as text."""
        return [*_heading(self.name, self.help, "gauge"), f"{self.name} {value}"]


@dataclass
class Histogram:
    """How long things took, in seconds."""

    name: str
    help: str
    bounds: Sequence[float] = _LATENCIES
    counts: list[int] = field(default_factory=lambda: [0] * (len(_LATENCIES) + 1))
    total: float = 0.0

    def observe(self, seconds: float) -> None:
        """Adds one."""
        self.total += seconds
        self.counts[next((i for i, bound in enumerate(self.bounds) if seconds <= bound), len(self.bounds))] += 1

    def lines(self) -> list[str]:
        """The figures as text."""
        out = _heading(self.name, self.help, "histogram")
        running = 0
        for bound, count in zip((*self.bounds, "+Inf"), self.counts, strict=True):
            running += count
            out.append(f'{self.name}_bucket{{le="{bound}"}} {running}')
        return [*out, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {running}"]


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.moves = Counter("meldstone_records_total", "Records of rooms that this process learned of.")
        self.commands = Counter("meldstone_commands_total", "Requests of clients that were carried out.")
        self.refused = Counter("meldstone_refusals_total", "Requests of clients that were refused.")
        self.dropped = Counter("meldstone_dropped_connections_total", "Connections closed because the client did not read.")
        self.timeouts = Counter("meldstone_deadlines_total", "Deadlines that this process fired.")
        self.failures = Counter("meldstone_failures_total", "Unexpected errors.")
        self.bot_faults = Counter("meldstone_bot_faults_total", "Turns that a bot lost because it failed.")
        self.latency = Histogram("meldstone_command_seconds", "From the arrival of a request to its durable answer.")
        self.lag = Histogram("meldstone_loop_lag_seconds", "By how much later than planned the event loop gets to its work.")
        self.rooms = Gauge("meldstone_live_rooms", "Rooms in memory.")
        self.connections = Gauge("meldstone_connections", "Open WebSockets.")
        self.pending = Gauge("meldstone_store_pending", "Writes that wait for the store.")

    def text(self, *, rooms: int, connections: int, pending: int) -> str:
        """Everything; what goes up and down is measured by whoever asks."""
        parts = (
            self.moves,
            self.commands,
            self.refused,
            self.dropped,
            self.timeouts,
            self.failures,
            self.bot_faults,
            self.latency,
            self.lag,
        )
        lines = [line for part in parts for line in part.lines()]
        lines += [*self.rooms.lines(rooms), *self.connections.lines(connections), *self.pending.lines(pending)]
        return "\n".join(lines) + "\n"
