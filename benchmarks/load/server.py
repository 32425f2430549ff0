"""The server that is measured: started on a core of its own, and what can be seen of it from outside."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx

LIMITS = {
    "CONNECTIONS_PER_CLIENT": "100000",
    "CONNECTIONS": "100000",
    "REQUESTS_PER_SECOND": "100000",
    "REQUEST_BURST": "100000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "GUESTS_PER_HOUR": "100000",
    "PEOPLE_PER_ADDRESS": "100000",
    "JUDGING_PERCENT": "100000",
    "ROOMS_PER_CLIENT": "100000",
    "ROOMS_PER_ADDRESS_OPEN": "100000",
    "ROOMS_OPEN": "100000",
    "SEATS_PER_CLIENT": "100000",
    "GRACE_SECONDS": "86400",
    "SILENCE_SECONDS": "3600",
    "LOG_LEVEL": "warning",
}
"""All players come from one address, and none of them goes away for good."""
_PATIENCE = 60.0
"""Seconds until it answers."""


@dataclass(frozen=True)
class Watched:
    """A server process under load."""

    process: subprocess.Popen[bytes]
    url: str

    @property
    def memory(self) -> int:
        """Resident kilobytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        return 0

    @property
    def cpu(self) -> float:
        """Seconds of processor time."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def files(self) -> int:
        """Files that it has open: almost all of them are connections."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def histogram(self, name: str) -> dict[float, int]:
        """How many took at most so many seconds, from its metrics."""
        text = httpx.get(f"{self.url}/api/metrics", timeout=60).text
        found = re.findall(rf'^{name}_bucket\{{le="([^"]+)"\}} (\d+)', text, re.MULTILINE)
        return {float(bound): int(count) for bound, count in found}


@contextlib.contextmanager
def serving(database: str, port: int, cores: tuple[int, ...]) -> Iterator[Watched]:
    """A server that answers, until the block ends."""
    settings = {**LIMITS, "PORT": str(port), "DATABASE": database}
    environment = {**os.environ, **{f"MELDSTONE_{name}": value for name, value in settings.items()}}
    process = subprocess.Popen([sys.executable, "-m", "meldstone", "serve"], env=environment)
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, cores)
    server = Watched(process, f"http://127.0.0.1:{port}")
    try:
        _wait_for(server)
        yield server
    finally:
        process.terminate()
        process.wait(60)


def _wait_for(server: Watched) -> None:
    give_up = time.monotonic() + _PATIENCE
    while time.monotonic() < give_up:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{server.url}/api/health")
            return
        time.sleep(0.05)
    raise RuntimeError("the server does not answer")


def between(before: dict[float, int], after: dict[float, int], share: float) -> float:
    """The seconds within which this share of what was counted in between was done: the bound of its bucket."""
    counts = {bound: count - before.get(bound, 0) for bound, count in after.items()}
    whole = max(counts.values(), default=0)
    return next((bound for bound, count in sorted(counts.items()) if count >= share * whole), float("inf"))
