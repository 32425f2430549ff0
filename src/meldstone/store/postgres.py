"""The store in PostgreSQL, for several processes that serve the same tables."""

from __future__ import annotations

import asyncio
import time
from base64 import b85decode, b85encode
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import TypeVar

import psycopg
from psycopg import AsyncConnection, Notify
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool

from meldstone.store import backup as backups
from meldstone.store import logs
from meldstone.store.errors import ConflictError, StoreError, UnavailableError
from meldstone.store.location import redacted
from meldstone.store.port import Progress
from meldstone.store.postgres_appends import CHANNEL, AppendQueue, Outcome, TaggedAppend, append_all
from meldstone.store.postgres_backup import read_backup, write_backup
from meldstone.store.postgres_schema import migrate
from meldstone.store.rows import EVERYTHING, Append, Change, LogId, PlayerId
from meldstone.store.sql_store import SqlStore, now_ms
from meldstone.store.steps import Steps

T = TypeVar("T")
PostgresConnection = AsyncConnection[TupleRow]
PostgresPool = AsyncConnectionPool[PostgresConnection]

TALK = "meldstone_talk"

_PATIENCE = 20.0
"""Seconds for which a database that cannot be reached is tried again."""
_LONGEST_TALK = 6_000
"""Bytes; PostgreSQL carries 8,000 characters."""
_QUIET = 30.0
"""Seconds of silence after which the listening connection is tried."""
_TEMPORARY = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.UniqueViolation)
"""Lost connections, deadlocks, a name that was taken a moment ago: trying again can help."""


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database, which it shares with other processes."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._name = token_hex(8)
        options = {"autocommit": True, "connect_timeout": 10}
        self._pool: PostgresPool = AsyncConnectionPool(
            url, min_size=2, max_size=10, timeout=5, kwargs=options, configure=_wait_for_disk, open=False
        )
        # for drafts and talk, which must not wait for the disk
        self._relaxed: PostgresPool = AsyncConnectionPool(
            url, min_size=1, max_size=2, timeout=5, kwargs=options, configure=_do_not_wait_for_disk, open=False
        )
        self._appends = AppendQueue(self._commit)
        self._listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen())
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connects to a database, creating or migrating the schema where necessary."""
        try:
            async with await AsyncConnection.connect(url, autocommit=True, connect_timeout=10) as connection:
                await migrate(connection)
        except (psycopg.Error, OSError) as error:
            raise _unavailable(url, error) from error
        store = cls(url)
        try:
            await store._pool.open(wait=True)
            await store._relaxed.open()
            async with asyncio.timeout(_PATIENCE):
                await store._listening.wait()
        except (psycopg.Error, TimeoutError) as error:
            await store.close()
            raise _unavailable(url, error) from error
        return store

    @property
    def pending(self) -> int:
        return self._appends.pending

    # --- transactions ----------------------------------------------------------------------------------------------------------

    async def _append(self, append: Append) -> int:
        tagged = TaggedAppend.of(append, now_ms())
        # ratings may turn out to be outdated, which must undo this append and no other
        if append.finish is None:
            return await self._appends.run(tagged)
        return await self._append_alone(tagged)

    async def _commit(self, batch: Sequence[TaggedAppend]) -> list[Outcome]:
        async def attempt(again: bool) -> list[Outcome]:
            async with self._pool.connection() as connection:
                return await append_all(connection, batch, again=again)

        try:
            return await self._with_retries(attempt)
        except (psycopg.DataError, psycopg.IntegrityError):
            # one of them cannot be stored; the others must not suffer
            return [await self._outcome_of(append) for append in batch]

    async def _outcome_of(self, append: TaggedAppend) -> Outcome:
        try:
            return await self._append_alone(append)
        except StoreError as error:
            return error
        except psycopg.Error as error:
            return _unavailable(self._url, error)

    async def _append_alone(self, append: TaggedAppend) -> int:
        async def attempt(again: bool) -> int:
            async with self._pool.connection() as connection:
                try:
                    async with connection.transaction():
                        last = await _carry_out(connection, logs.append(append, append.now, append.tag))
                        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, append.notice))
                        return last
                except ConflictError:
                    # the attempt before may have been carried out although its answer was lost
                    if again and await _carry_out(connection, logs.written_by(append.log, append.expected + 1, append.tag)):
                        return append.last
                    raise

        return await self._with_retries(attempt)

    async def _write(self, steps: Callable[[], Steps[T]], *, durable: bool = True) -> T:
        async def attempt(again: bool) -> T:
            async with (self._pool if durable else self._relaxed).connection() as connection, connection.transaction():
                return await _carry_out(connection, steps())

        return await self._with_retries(attempt)

    async def _read(self, steps: Callable[[], Steps[T]]) -> T:
        async def attempt(again: bool) -> T:
            async with self._pool.connection() as connection:
                return await _carry_out(connection, steps())

        return await self._with_retries(attempt)

    async def _with_retries(self, attempt: Callable[[bool], Awaitable[T]]) -> T:
        """Tries until it works or patience ends. An attempt is told whether one before it may have been carried out."""
        give_up = time.monotonic() + _PATIENCE
        pause = 0.02
        again = False
        while True:
            if self._closed:
                raise UnavailableError("the store is closed")
            try:
                return await attempt(again)
            except _TEMPORARY as error:
                if time.monotonic() + pause > give_up:
                    raise _unavailable(self._url, error) from error
            again = True
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)

    # --- news ------------------------------------------------------------------------------------------------------------------

    async def say(self, log: LogId, words: bytes) -> None:
        if len(words) > _LONGEST_TALK:
            raise ValueError(f"{len(words)} bytes are too many to say at once")
        payload = f"{self._name} {b85encode(words).decode()} {log}"
        try:
            async with self._relaxed.connection() as connection:
                await connection.execute("SELECT pg_notify(%s, %s)", (TALK, payload))
        except psycopg.Error as error:
            raise _unavailable(self._url, error) from error

    async def _listen(self) -> None:
        """Hears all processes; after a lost connection nobody knows what was missed."""
        pause = 0.1
        while True:
            with suppress(psycopg.Error, OSError, TimeoutError):
                async with await AsyncConnection.connect(self._url, autocommit=True, connect_timeout=10) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    await connection.execute(f"LISTEN {TALK}".encode())
                    if self._listening.is_set():
                        self._hub.publish([EVERYTHING])
                    self._listening.set()
                    pause = 0.1
                    while True:
                        async for notice in connection.notifies(timeout=_QUIET):
                            with suppress(ValueError):  # no word of ours
                                self._hear(notice)
                        async with asyncio.timeout(_QUIET):
                            await connection.execute("SELECT 1")
            await asyncio.sleep(pause)
            pause = min(2 * pause, 2.0)

    def _hear(self, notice: Notify) -> None:
        if notice.channel == CHANNEL:
            last, _, log = notice.payload.partition(" ")
            self._hub.publish([Change(LogId(log), int(last)) if log else EVERYTHING])
        else:
            speaker, words, log = notice.payload.split(" ", 2)
            if speaker != self._name:
                self._hub.pass_on(LogId(log), b85decode(words))

    # --- the service itself ----------------------------------------------------------------------------------------------------

    async def backup(self, path: Path, progress: Progress | None = None, *, replace: bool = False) -> None:
        try:
            async with self._pool.connection() as connection:
                await write_backup(connection, path, progress or backups.no_progress, replace=replace)
        except psycopg.Error as error:
            raise _unavailable(self._url, error) from error

    async def restore(self, path: Path, progress: Progress | None = None, *, deleted: Collection[PlayerId] = ()) -> None:
        try:
            async with self._pool.connection() as connection:
                await read_backup(
                    connection, path, progress or backups.no_progress, deleted, lambda steps: _carry_out(connection, steps)
                )
        except psycopg.Error as error:
            raise _unavailable(self._url, error) from error

    async def close(self) -> None:
        if self._closed:
            return
        await self._appends.close()
        self._closed = True
        self._listener.cancel()
        with suppress(asyncio.CancelledError):
            await self._listener
        await self._pool.close()
        await self._relaxed.close()
        self._hub.close()


async def _wait_for_disk(connection: PostgresConnection) -> None:
    """Leaves stricter settings alone."""
    row = await (await connection.execute("SHOW synchronous_commit")).fetchone()
    if row and row[0] == "off":
        await connection.execute("SET synchronous_commit = on")


async def _do_not_wait_for_disk(connection: PostgresConnection) -> None:
    await connection.execute("SET synchronous_commit = off")


async def _carry_out(connection: PostgresConnection, steps: Steps[T]) -> T:
    """Runs steps to their result; what a transaction is, the caller says."""
    try:
        query = next(steps)
        while True:
            cursor = await connection.execute(_native(query.text), query.values)
            query = steps.send(await cursor.fetchall() if cursor.description else [])
    except StopIteration as end:
        result: T = end.value
        return result
    finally:
        steps.close()


@cache
def _native(text: str) -> bytes:
    return text.replace("?", "%s").encode()


def _unavailable(url: str, error: BaseException) -> UnavailableError:
    reason = " ".join(str(error).split()) or type(error).__name__
    return UnavailableError(f"{redacted(url)}: {reason}", url=redacted(url), reason=reason)
