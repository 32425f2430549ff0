"""One thread writes. Whatever waits when it is free goes to disk in one transaction, each piece behind its own savepoint.

Waiting for the disk is the price of a commit, and it is the same for one move or for fifty.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from meldstone.store.checkpoints import Checkpoints
from meldstone.store.errors import StoreError, UnavailableError
from meldstone.store.rows import EVERYTHING, Change
from meldstone.store.sqlite_file import carry_out, connect, unavailable
from meldstone.store.steps import Steps

T = TypeVar("T")

_MOST_AT_ONCE = 256
_POLL_SECONDS = 1.0
"""Seconds after which an idle writer looks for what other processes wrote."""


@dataclass(slots=True)
class _WriteJob(Generic[T]):
    steps: Callable[[], Steps[T]]
    future: asyncio.Future[T]
    change: Change | None
    durable: bool
    result: T | None = None
    error: Exception | None = None


class GroupCommit:
    """The writer thread of a file; used from one event loop."""

    def __init__(self, path: Path, publish: Callable[[Sequence[Change]], None], most_pending: int = 1024) -> None:
        self._path = path
        self._publish = publish
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_WriteJob[Any] | None] = queue.SimpleQueue()
        self._places = asyncio.Semaphore(most_pending)
        self._closed = False
        self._connection = self._open()
        self._checkpoints = Checkpoints(path)
        self._version = self._data_version()
        self._seen = self._newest_record()
        self._restores = self._times_restored()
        self._thread = threading.Thread(target=self._write, name=f"writer of {path.name}", daemon=True)
        self._thread.start()
        self.pending = 0

    def _open(self) -> sqlite3.Connection:
        connection = connect(self._path)
        connection.execute("PRAGMA synchronous = FULL")
        # the log beside the file grows during a backup, and shrinks to this afterwards
        connection.execute("PRAGMA journal_size_limit = 67108864")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        self._durable = True
        return connection

    async def run(self, steps: Callable[[], Steps[T]], change: Change | None = None, *, durable: bool = True) -> T:
        """Carries out steps and returns when they are on disk; waits for a place if too many are under way."""
        self.pending += 1
        try:
            await self._places.acquire()
        except BaseException:
            self.pending -= 1
            raise
        if self._closed:
            self._leave()
            raise UnavailableError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_WriteJob(steps, future, change, durable))
        return await future

    async def close(self) -> None:
        """Lets waiting jobs finish and ends the thread."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the event loop -----------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        self.pending -= 1
        self._places.release()

    def _settle(self, batch: Sequence[_WriteJob[Any]], changes: Sequence[Change]) -> None:
        for job in batch:
            self._leave()
            if job.future.done():  # the caller was cancelled
                continue
            if job.error is None:
                job.future.set_result(job.result)
            else:
                job.future.set_exception(job.error)
        self._publish(changes)

    # --- in the thread ---------------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            changes: list[Change] = []
            try:
                changes = self._commit(batch) if batch else self._poll_other_processes()
            except Exception as error:
                # whatever it was: without this thread every move would wait for ever
                self._undo()
                for job in batch:
                    job.error = unavailable(error, self._path)
                changes = [EVERYTHING]  # what was noticed of other processes is lost
            self._tell(batch, changes)
        self._checkpoints.close()
        self._connection.close()

    def _undo(self) -> None:
        """Leaves no transaction open. A connection that cannot even undo is replaced."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            with suppress(StoreError, sqlite3.Error):
                replacement = self._open()
                self._connection.close()
                self._connection = replacement

    def _tell(self, batch: Sequence[_WriteJob[Any]], changes: Sequence[Change]) -> None:
        if batch or changes:
            with suppress(RuntimeError):  # the loop was closed before the store: nobody waits any more
                self._loop.call_soon_threadsafe(self._settle, batch, changes)

    def _next_batch(self) -> tuple[list[_WriteJob[Any]], bool]:
        batch: list[_WriteJob[Any]] = []
        try:
            job = self._jobs.get(timeout=_POLL_SECONDS)
            while job is not None:
                batch.append(job)
                if len(batch) == _MOST_AT_ONCE:
                    return batch, True
                job = self._jobs.get_nowait()
        except queue.Empty:
            return batch, True
        return batch, False

    def _commit(self, batch: Sequence[_WriteJob[Any]]) -> list[Change]:
        self._set_durable(any(job.durable for job in batch))
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        changes = self._changes_of_others()
        for job in batch:
            execute("SAVEPOINT job")
            try:
                job.result = carry_out(self._connection, job.steps())
            except Exception as error:
                if not self._connection.in_transaction:  # a full disk undoes everything at once
                    raise
                execute("ROLLBACK TO job")
                job.error = unavailable(error, self._path) if isinstance(error, sqlite3.Error) else error
            execute("RELEASE job")
        execute("COMMIT")
        self._seen = self._newest_record()
        self._checkpoints.after_commit(self._connection, len(batch))
        return changes + [job.change for job in batch if job.change is not None and job.error is None]

    def _set_durable(self, durable: bool) -> None:
        if durable != self._durable:
            self._connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
            self._durable = durable

    def _poll_other_processes(self) -> list[Change]:
        self._connection.execute("BEGIN")
        changes = self._changes_of_others()
        self._seen = self._newest_record()
        self._connection.execute("COMMIT")
        return changes

    def _changes_of_others(self) -> list[Change]:
        """What other processes have written since the last look."""
        version = self._data_version()
        if version == self._version:
            return []
        self._version = version
        restores = self._times_restored()
        if restores != self._restores:
            self._restores = restores
            return [EVERYTHING]
        rows = self._connection.execute("SELECT log, max(seq) FROM records WHERE number > ? GROUP BY log", (self._seen,))
        return [Change(log, last) for log, last in rows]

    def _data_version(self) -> int:
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])

    def _newest_record(self) -> int:
        return int(self._connection.execute("SELECT coalesce(max(number), 0) FROM records").fetchone()[0])

    def _times_restored(self) -> int:
        return int(self._connection.execute("SELECT times FROM restores").fetchone()[0])
