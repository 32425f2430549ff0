"""Tells systemd that the server is ready, goes on, or stops; a server that no longer goes on is then restarted.

The protocol is `sd_notify`: a line of text to the socket that `NOTIFY_SOCKET` names. Without that variable nothing is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

log = logging.getLogger(__name__)

_SIGNS_PER_LIMIT: Final = 4
"""Signs of life in the time after which systemd would restart the server."""


@dataclass(frozen=True, slots=True)
class ServiceManager:
    """Where to send notices, and how long the server may be silent."""

    address: str = ""
    """Empty: nobody listens."""
    limit: float | None = None
    """Seconds without a sign of life until a restart; None: nobody watches."""

    @classmethod
    def named_by(cls, environment: Mapping[str, str]) -> ServiceManager:
        """The one that started this process, if it is one that listens."""
        address = environment.get("NOTIFY_SOCKET", "")
        if not address.startswith(("/", "@")):
            return cls()
        limit: float | None = None
        # the variable is inherited: it may be meant for the process that started this one
        if environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid()):
            with contextlib.suppress(ValueError):
                limit = int(environment.get("WATCHDOG_USEC", "")) / 1_000_000
        return cls(address, limit if limit and limit > 0 else None)

    def tell(self, notice: str) -> None:
        """Sends a notice; a manager that does not take it is no reason to stop serving."""
        if not self.address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
                sender.setblocking(False)
                # a leading @ stands for an address that is no file
                sender.sendto(notice.encode(), "\0" + self.address[1:] if self.address.startswith("@") else self.address)
        except OSError as error:
            log.warning("the service manager took no notice", extra={"code": error.strerror})


async def show_life(manager: ServiceManager, store_answered_at: Callable[[], float]) -> None:
    """Shows signs of life for as long as the event loop comes around and the store answers.

    A store that refuses has answered: a restart would not free a full disk or bring a database back, and would cost everybody the
    connection. One that says nothing at all is stuck, and a new process may get through.
    """
    if manager.limit is None:
        return
    loop = asyncio.get_running_loop()
    began = loop.time()
    silent = False
    while True:
        since = loop.time() - max(began, store_answered_at())
        if since < manager.limit:
            manager.tell("WATCHDOG=1")
        elif not silent:
            log.error("the store is stuck; the service manager is left to restart this process")
        silent = since >= manager.limit
        await asyncio.sleep(manager.limit / _SIGNS_PER_LIMIT)
