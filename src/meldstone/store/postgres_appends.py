"""Appends to PostgreSQL: whatever waits goes into one transaction of a handful of statements, however many tables it concerns.

A commit that notifies holds a lock that all processes share until it is on disk, so few large commits are better than many small
ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import randbits

from psycopg import AsyncConnection
from psycopg.rows import TupleRow

from meldstone.store.errors import ConflictError, StoreError, UnavailableError
from meldstone.store.rows import Append, LogId

CHANNEL = "meldstone_log"

_MOST_AT_ONCE = 256


@dataclass(frozen=True, slots=True, kw_only=True)
class TaggedAppend(Append):
    """An append on its way; the tag tells its records from those of others."""

    now: int
    tag: int = field(default_factory=lambda: randbits(63))

    @classmethod
    def of(cls, append: Append, now: int) -> TaggedAppend:
        """An append with a tag of its own."""
        return cls(append.log, append.expected, append.records, append.heading, append.finish, append.players, now=now)

    @property
    def notice(self) -> str:
        """What other processes are told."""
        return f"{self.last} {self.log}"


Outcome = int | StoreError


async def append_all(connection: AsyncConnection[TupleRow], batch: Sequence[TaggedAppend], *, again: bool) -> list[Outcome]:
    """Carries out appends to different logs, without ratings, in one transaction; conflicts concern only whom they concern.

    `again` says that this was tried before and may have happened: then the tags decide whose the records are.
    """
    async with connection.transaction():
        ends = await _lock(connection, [append for append in batch if append.expected])
        created = await _create(connection, [append for append in batch if not append.expected])
        done = [
            append
            for append in batch
            if (append.log in created if not append.expected else ends.get(append.log) == append.expected)
        ]
        if done:
            await _extend(connection, done)
        late = [append for append in batch if not append.expected and append.log not in created]
        if late:
            ends |= await _ends(connection, late)
        mine = await _tagged(connection, batch) if again else set()
    happened = {append.tag for append in done} | mine
    return [
        append.last if append.tag in happened else ConflictError(append.log, append.expected, ends.get(append.log, 0))
        for append in batch
    ]


async def _lock(connection: AsyncConnection[TupleRow], batch: Sequence[TaggedAppend]) -> dict[str, int]:
    """Where logs end, which nobody else can change from now on; in one order, so that processes do not wait in a circle."""
    if not batch:
        return {}
    rows = await connection.execute(
        "SELECT log, last FROM logs WHERE log = ANY(%s) ORDER BY log FOR UPDATE", ([append.log for append in batch],), prepare=True
    )
    return dict(await rows.fetchall())


async def _ends(connection: AsyncConnection[TupleRow], batch: Sequence[TaggedAppend]) -> dict[str, int]:
    rows = await connection.execute("SELECT log, last FROM logs WHERE log = ANY(%s)", ([append.log for append in batch],))
    return dict(await rows.fetchall())


async def _create(connection: AsyncConnection[TupleRow], batch: Sequence[TaggedAppend]) -> set[str]:
    if not batch:
        return set()
    rows = await connection.execute(
        "INSERT INTO logs (log, last, status, deadline, listing, created_at, changed_at) "
        "SELECT log, last, status, deadline, listing, now, now "
        "FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::bigint[], %s::bytea[], %s::bigint[]) "
        "AS new (log, last, status, deadline, listing, now) ORDER BY log ON CONFLICT (log) DO NOTHING RETURNING log",
        _columns(batch),
        prepare=True,
    )
    return {log for (log,) in await rows.fetchall()}


async def _extend(connection: AsyncConnection[TupleRow], batch: Sequence[TaggedAppend]) -> None:
    """Moves the ends of logs, adds the records and tells everybody, in one statement: each costs a journey to the server."""
    rows = [(append, seq, body) for append in batch for seq, body in enumerate(append.records, append.expected + 1)]
    await connection.execute(
        "WITH moved AS (UPDATE logs "
        "SET last = new.last, status = new.status, deadline = new.deadline, listing = new.listing, changed_at = new.now "
        "FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::bigint[], %s::bytea[], %s::bigint[]) "
        "AS new (log, last, status, deadline, listing, now) WHERE logs.log = new.log), "
        "written AS (INSERT INTO records (log, seq, body, tag) "
        "SELECT * FROM unnest(%s::text[], %s::bigint[], %b::bytea[], %s::bigint[])) "
        "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice",
        (
            *_columns([append for append in batch if append.expected]),
            [append.log for append, _, _ in rows],
            [seq for _, seq, _ in rows],
            [body for _, _, body in rows],
            [append.tag for append, _, _ in rows],
            CHANNEL,
            [append.notice for append in batch],
        ),
        prepare=True,
    )


async def _tagged(connection: AsyncConnection[TupleRow], batch: Sequence[TaggedAppend]) -> set[int]:
    """The tags of those appends whose first record is in the store."""
    rows = await connection.execute(
        "SELECT r.tag FROM records r JOIN unnest(%s::text[], %s::bigint[], %s::bigint[]) AS mine (log, seq, tag) "
        "ON r.log = mine.log AND r.seq = mine.seq AND r.tag = mine.tag",
        ([append.log for append in batch], [append.expected + 1 for append in batch], [append.tag for append in batch]),
    )
    return {tag for (tag,) in await rows.fetchall()}


def _columns(batch: Sequence[TaggedAppend]) -> tuple[list[object], ...]:
    return (
        [append.log for append in batch],
        [append.last for append in batch],
        [append.heading.status.value for append in batch],
        [append.heading.deadline for append in batch],
        [append.heading.listing for append in batch],
        [append.now for append in batch],
    )


class AppendQueue:
    """Appends that wait for their transaction. One is under way at a time; the others gather for the next."""

    def __init__(self, commit: Callable[[Sequence[TaggedAppend]], Awaitable[list[Outcome]]], most_pending: int = 1024) -> None:
        self._commit = commit
        self._places = asyncio.Semaphore(most_pending)
        self._waiting: list[tuple[TaggedAppend, asyncio.Future[int]]] = []
        self._news = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._work())
        self.pending = 0

    async def run(self, append: TaggedAppend) -> int:
        """Returns when the append is on disk; waits for a place if too many are under way."""
        self.pending += 1
        try:
            async with self._places:
                if self._closed:
                    raise UnavailableError("the store is closed")
                future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
                self._waiting.append((append, future))
                self._news.set()
                return await future
        finally:
            self.pending -= 1

    async def close(self) -> None:
        """Lets waiting appends finish."""
        self._closed = True
        self._news.set()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _work(self) -> None:
        while self._waiting or not self._closed:
            if not self._waiting:
                self._news.clear()
                await self._news.wait()
                continue
            batch = self._next_batch()
            try:
                outcomes = await self._commit([append for append, _ in batch])
            except Exception as error:
                outcomes = [
                    error if isinstance(error, StoreError) else UnavailableError(str(error), reason=str(error)) for _ in batch
                ]
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                if future.done():  # the caller was cancelled
                    continue
                if isinstance(outcome, StoreError):
                    future.set_exception(outcome)
                else:
                    future.set_result(outcome)

    def _next_batch(self) -> list[tuple[TaggedAppend, asyncio.Future[int]]]:
        """The first of each log; a second append to the same log has to see what became of the first."""
        batch: dict[LogId, tuple[TaggedAppend, asyncio.Future[int]]] = {}
        later: list[tuple[TaggedAppend, asyncio.Future[int]]] = []
        for item in self._waiting:
            if len(batch) < _MOST_AT_ONCE and item[0].log not in batch:
                batch[item[0].log] = item
            else:
                later.append(item)
        self._waiting = later
        return list(batch.values())
