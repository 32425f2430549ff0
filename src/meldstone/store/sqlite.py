"""The store in an SQLite file: one thread writes, a few read, nobody waits for the other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import LifoQueue
from typing import TypeVar

from meldstone.store import backup as backups
from meldstone.store import guests, logs
from meldstone.store.deleted_list import list_of, note_deleted, read_deleted
from meldstone.store.errors import UnavailableError
from meldstone.store.group_commit import GroupCommit
from meldstone.store.port import Progress
from meldstone.store.rows import Append, Change, LogId, PlayerId
from meldstone.store.sql_store import SqlStore, now_ms
from meldstone.store.sqlite_file import carry_out, connect, prepare, unavailable
from meldstone.store.steps import Steps

T = TypeVar("T")

_READERS = 2


class SqliteStore(SqlStore):
    """A store in a file. Several processes may share it, but only PostgreSQL tells them of each other's moves at once."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._writer = GroupCommit(path, self._hub.publish)
        self._threads = ThreadPoolExecutor(_READERS, thread_name_prefix=f"reader of {path.name}")
        self._readers: LifoQueue[sqlite3.Connection] = LifoQueue()
        for _ in range(_READERS):
            self._readers.put(connect(path))
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Opens a file, creating or migrating it where necessary."""
        await asyncio.to_thread(prepare, path)
        return cls(path)

    @property
    def pending(self) -> int:
        return self._writer.pending

    async def _append(self, append: Append) -> int:
        return await self._writer.run(partial(logs.append, append, now_ms()), Change(append.log, append.last))

    async def _write(self, steps: Callable[[], Steps[T]], *, durable: bool = True) -> T:
        return await self._writer.run(steps, durable=durable)

    async def _read(self, steps: Callable[[], Steps[T]]) -> T:
        if self._closed:
            raise UnavailableError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._look_up, steps)

    def _look_up(self, steps: Callable[[], Steps[T]]) -> T:
        connection = self._readers.get()
        try:
            connection.execute("BEGIN")
            try:
                return carry_out(connection, steps())
            finally:
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise unavailable(error, self._path) from error
        finally:
            self._readers.put(connection)

    async def say(self, log: LogId, words: bytes) -> None:
        """Says nothing: there is nobody else."""

    async def backup(self, path: Path, progress: Progress | None = None, *, replace: bool = False) -> None:
        def copy() -> None:
            with backups.new_file(path, replace=replace) as part:
                backups.copy_sqlite(self._path, part, progress or backups.no_progress)

        await asyncio.to_thread(copy)

    async def delete_account(self, account: PlayerId, bots: Sequence[PlayerId] = ()) -> bool:
        was = await self._read(lambda: guests.guests_of(account))
        return await self._noted(await super().delete_account(account, bots), account, *was, *bots)

    async def delete_guest(self, guest: PlayerId) -> bool:
        return await self._noted(await super().delete_guest(guest), guest)

    async def _noted(self, deleted: bool, *ids: PlayerId) -> bool:
        """The database knows who was deleted, too: only a restore on another machine needs the list."""
        if deleted:
            with suppress(OSError):
                await asyncio.to_thread(note_deleted, self._path, ids)
        return deleted

    async def restore(self, path: Path, progress: Progress | None = None, *, deleted: Collection[PlayerId] = ()) -> None:
        def fetch() -> None:
            try:
                listed = read_deleted(list_of(self._path)) if list_of(self._path).exists() else frozenset()
                backups.restore_sqlite(path, self._path, progress or backups.no_progress, listed.union(deleted))
            except sqlite3.Error as error:
                raise unavailable(error, self._path) from error

        await asyncio.to_thread(fetch)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._threads.shutdown)
        while not self._readers.empty():
            self._readers.get().close()
        self._hub.close()
