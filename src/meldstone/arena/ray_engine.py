"""Deals on a Ray cluster: one that is there already, or a small one of this machine's own.

Every node needs the same meldstone. Deals are handed out a few ahead of what the cluster can do at a time and come back in order,
so the games are those of the local engine.
"""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Generator, Iterable
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Any

from meldstone.arena.crew import WorkFailedError
from meldstone.arena.job import Job
from meldstone.arena.table import Games, play_deal

_AHEAD = 4
"""How many deals each processor of the cluster may be ahead."""
_PATIENCE = 5.0
"""Seconds in which a cluster has to answer."""


class NoRayError(RuntimeError):
    """Ray is not installed, or there is no cluster at the address."""


def play_on_ray(
    job: Job, deals: Iterable[int], workers: int | None, *, address: str | None = None, check: bool = False
) -> Generator[Games, None, None]:
    """Plays deals on the cluster at an address (`auto` finds a running one), or on a local one with so many workers."""
    ray = _started(address, workers)
    left = iter(deals)
    asked: deque[Any] = deque()
    try:
        play = ray.remote(play_deal)
        job_there = ray.put(job)
        ahead = _AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        asked.extend(play.remote(job_there, deal, check=check) for deal in islice(left, ahead))
        while asked:
            games: Games = ray.get(asked[0])
            asked.popleft()
            asked.extend(play.remote(job_there, deal, check=check) for deal in islice(left, 1))
            yield games
    except ray.exceptions.RayError as error:
        raise WorkFailedError(str(error)) from error
    finally:
        for reference in asked:
            ray.cancel(reference, force=True)
        ray.shutdown()


def _started(address: str | None, workers: int | None) -> ModuleType:
    """The module, connected."""
    # nobody is told what is played here
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise NoRayError("ray is not installed") from error
    _knock(address)
    own = {"num_cpus": workers, "include_dashboard": False} if address is None else {}
    try:
        ray.init(address=address or "local", log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoRayError(str(error).partition("\n")[0]) from error
    return ray


def _knock(address: str | None) -> None:
    """Ray itself would wait for minutes where nobody listens."""
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        return
    try:
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoRayError(f"nobody answers at {address} ({error})") from error
