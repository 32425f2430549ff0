"""Before a server starts: it listens on its addresses, and locks the database file against a second server."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meldstone.store import LocationError

_OWN_FILES: Final = 200
"""Open files that are no clients: the store, workers, and connections that were accepted a moment ago."""
_SEND_BUFFER: Final = 128 * 1024
"""Bytes that may be under way to a client before it counts as one that does not read."""


class StartError(Exception):
    """The server cannot start; `code` and `details` are those of the sentence."""

    def __init__(self, code: str, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets on all addresses behind a name. It is done first, so that a port that is taken changes nothing."""
    found: list[socket.socket] = []
    try:
        addresses = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, address in dict.fromkeys(addresses):
            if found and not port:
                break
            bound = socket.create_server(address[:2], family=family)
            # asyncio sends small messages at once (TCP_NODELAY) only if a socket names its protocol, and this one names none:
            # otherwise every second message waits 40 ms until the client has acknowledged the first
            found.append(socket.socket(bound.family, bound.type, socket.IPPROTO_TCP, fileno=bound.detach()))
            # connections inherit it: otherwise the kernel keeps megabytes for each client that does not read
            found[-1].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    except (OSError, UnicodeError) as error:
        for listener in found:
            listener.close()
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise StartError(
            "serve/cannot-listen",
            f"cannot listen on {host} port {port}: {reason}; choose another address with --host or --port",
            host=host,
            port=port,
            reason=reason,
        ) from error
    return found


def most_connections(wanted: int) -> int:
    """How many connections the process can have open, after it has asked the system for as many files as it may have."""
    if sys.platform == "win32":  # there sockets are no files
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + _OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else max(min(wanted, soft - _OWN_FILES), 1)


@contextlib.contextmanager
def locked_database(file: Path) -> Iterator[None]:
    """Keeps a second server away from an SQLite file: two would not hear of each other's moves in time.

    The lock is a file beside it and ends with the process, however that ends.
    """
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(file.with_name(file.name + ".serving"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise LocationError(f"{file}: {error.strerror}", url=str(file)) from error
    try:
        if not _locked(handle):
            raise StartError(
                "serve/already-served",
                f"{file}: another meldstone serve uses this file; several processes can share a PostgreSQL database",
                file=str(file),
            )
        yield
    finally:
        os.close(handle)


def _locked(handle: int) -> bool:
    if sys.platform == "win32":  # there it is the operator's own care
        return True
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
