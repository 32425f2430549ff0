"""Copies the write-ahead log of an SQLite file into the file, in a thread of its own instead of inside a commit.

By itself SQLite does it at the end of whichever commit makes the log long, and whoever made that move waits for two more writes to
the disk. A thread with a connection of its own keeps nobody waiting. Only when the log has become
very long, because it was written to all the time, does the writer do it itself.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import suppress
from pathlib import Path

from meldstone.store.sqlite_file import connect

_WRITES: int = 250
"""After so many writes (about a thousand pages) the log is worth bringing in."""
_TOO_LONG: int = 128 * 1024 * 1024
"""Bytes of a log that cannot wait any longer; more than what is left of it by itself after a backup."""
_ATTEMPTS = 20
"""The log starts again from its beginning once all of it is in the file; what is written meanwhile takes another attempt."""


class Checkpoints:
    """The thread; `after_commit` and `close` belong to the writer's."""

    def __init__(self, path: Path, writes: int = _WRITES, too_long: int = _TOO_LONG) -> None:
        self._path = path
        self._log = path.with_name(path.name + "-wal")
        self._writes, self._too_long = writes, too_long
        self._since = 0
        self._wanted = threading.Event()
        self._over = False
        self._thread = threading.Thread(target=self._work, name=f"checkpoints of {path.name}", daemon=True)
        self._thread.start()

    def after_commit(self, writer: sqlite3.Connection, writes: int) -> None:
        """Counts writes, and wakes the thread when there were enough."""
        self._since += writes
        if self._since < self._writes:
            return
        self._since = 0
        if self._length() > self._too_long:
            _checkpoint(writer)
        else:
            self._wanted.set()

    def close(self) -> None:
        """Ends the thread."""
        self._over = True
        self._wanted.set()
        self._thread.join()

    def _length(self) -> int:
        try:
            return self._log.stat().st_size
        except OSError:
            return 0

    def _work(self) -> None:
        connection = connect(self._path)
        try:
            while True:
                self._wanted.wait()
                self._wanted.clear()
                for _ in range(_ATTEMPTS):
                    if self._over:
                        return
                    if _checkpoint(connection):
                        break
        finally:
            connection.close()


def _checkpoint(connection: sqlite3.Connection) -> bool:
    """Never waits for readers or writers; True if nothing of the log is left to bring in, or nothing can be done now."""
    with suppress(sqlite3.OperationalError):
        busy, pages, done = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return bool(busy) or pages <= done
    return True
