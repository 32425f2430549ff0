"""Appends to PostgreSQL: whatever waits goes into one statement, however many tables it concerns.

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
    done = await _write(connection, batch)
    refused = [append for append in batch if append.log not in done]
    ends = await _ends(connection, refused) if refused else {}
    mine = await _tagged(connection, refused) if refused and again else set()
    return [
        append.last
        if append.log in done or append.tag in mine
        else ConflictError(append.log, append.expected, ends.get(append.log, 0))
        for append in batch
    ]


async def _write(connection: AsyncConnection[TupleRow], batch: Sequence[TaggedAppend]) -> set[str]:
    """The logs that ended where they were expected to; their records are written, everybody is told, and all that is on disk.

    It is one statement, and so a transaction by itself: on a busy server each journey to the database waits for the event loop.
    """
    rows = [(append, seq, body) for append in batch for seq, body in enumerate(append.records, append.expected + 1)]
    seats = sorted({(append.log, player) for append in batch for player in append.players or ()})
    seated = any(append.players is not None for append in batch)
    found = await connection.execute(
        _SEATED if seated else _PLAYED,
        {
            "logs": [append.log for append in batch],
            "expected": [append.expected for append in batch],
            "lasts": [append.last for append in batch],
            "statuses": [append.heading.status.value for append in batch],
            "deadlines": [append.heading.deadline for append in batch],
            "listings": [append.heading.listing for append in batch],
            "nows": [append.now for append in batch],
            "indexed": [int(append.players is not None) for append in batch],
            "notices": [append.notice for append in batch],
            "channel": CHANNEL,
            "record_logs": [append.log for append, _, _ in rows],
            "seqs": [seq for _, seq, _ in rows],
            "bodies": [body for _, _, body in rows],
            "tags": [append.tag for append, _, _ in rows],
            "seat_logs": [log for log, _ in seats],
            "players": [player for _, player in seats],
        },
        prepare=True,
    )
    return {log for log, _ in await found.fetchall()}


# rows are locked in one order, so that processes do not wait in a circle; who waited finds the end that the other process left
_APPENDED = """
WITH new AS MATERIALIZED (
    SELECT * FROM unnest(
        %(logs)s::text[], %(expected)s::bigint[], %(lasts)s::bigint[], %(statuses)s::text[], %(deadlines)s::bigint[],
        %(listings)s::bytea[], %(nows)s::bigint[], %(indexed)s::smallint[], %(notices)s::text[]
    ) AS new (log, expected, last, status, deadline, listing, now, indexed, notice)
), locked AS MATERIALIZED (
    SELECT log FROM logs WHERE log = ANY(%(logs)s::text[]) ORDER BY log FOR UPDATE
), moved AS (
    UPDATE logs SET
        last = new.last, status = new.status, deadline = new.deadline, listing = new.listing, changed_at = new.now,
        indexed = greatest(logs.indexed, new.indexed)
    FROM new JOIN locked ON locked.log = new.log
    WHERE logs.log = new.log AND logs.last = new.expected AND new.expected > 0
    RETURNING logs.log
), created AS (
    INSERT INTO logs (log, last, status, deadline, listing, created_at, changed_at, indexed)
    SELECT log, last, status, deadline, listing, now, now, indexed FROM new WHERE expected = 0 ORDER BY log
    ON CONFLICT (log) DO NOTHING RETURNING log
), done AS (
    SELECT log FROM moved UNION ALL SELECT log FROM created
), written AS (
    INSERT INTO records (log, seq, body, tag)
    SELECT record.* FROM unnest(%(record_logs)s::text[], %(seqs)s::bigint[], %(bodies)b::bytea[], %(tags)s::bigint[])
        AS record (log, seq, body, tag) JOIN done ON done.log = record.log
)"""
_TOLD = """
SELECT done.log, pg_notify(%(channel)s, new.notice) FROM done JOIN new ON new.log = done.log"""
_PLAYED = (_APPENDED + _TOLD).encode()
# who sits there now, as `logs.append` says it of one table
_SEATED = (
    _APPENDED
    + """, here AS (
    SELECT here.* FROM unnest(%(seat_logs)s::text[], %(players)s::text[]) AS here (log, player) JOIN done ON done.log = here.log
), gone AS (
    UPDATE log_players SET seated = 0 FROM new JOIN done ON done.log = new.log
    WHERE new.indexed = 1 AND log_players.log = new.log AND seated = 1
    AND NOT EXISTS (SELECT FROM here WHERE here.log = log_players.log AND here.player = log_players.player)
), seats AS (
    INSERT INTO log_players (player, log, seated) SELECT player, log, 1 FROM here
    ON CONFLICT (player, log) DO UPDATE SET seated = 1
)"""
    + _TOLD
).encode()


async def _ends(connection: AsyncConnection[TupleRow], batch: Sequence[TaggedAppend]) -> dict[str, int]:
    rows = await connection.execute("SELECT log, last FROM logs WHERE log = ANY(%s)", ([append.log for append in batch],))
    return dict(await rows.fetchall())


async def _tagged(connection: AsyncConnection[TupleRow], batch: Sequence[TaggedAppend]) -> set[int]:
    """The tags of those appends whose first record is in the store."""
    rows = await connection.execute(
        "SELECT r.tag FROM records r JOIN unnest(%s::text[], %s::bigint[], %s::bigint[]) AS mine (log, seq, tag) "
        "ON r.log = mine.log AND r.seq = mine.seq AND r.tag = mine.tag",
        ([append.log for append in batch], [append.expected + 1 for append in batch], [append.tag for append in batch]),
    )
    return {tag for (tag,) in await rows.fetchall()}


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
