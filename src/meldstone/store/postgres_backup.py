"""Backups of PostgreSQL as the same SQLite files, and back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from psycopg import AsyncConnection, IsolationLevel, sql
from psycopg.rows import TupleRow

from meldstone.store import personal_data
from meldstone.store.backup import TABLES, new_file, readable, row_counts, selection
from meldstone.store.port import Progress
from meldstone.store.postgres_appends import CHANNEL
from meldstone.store.rows import PlayerId
from meldstone.store.sqlite_file import connect, migrate
from meldstone.store.steps import Steps

_ROWS_AT_ONCE = 1_000


async def write_backup(connection: AsyncConnection[TupleRow], path: Path, progress: Progress, *, replace: bool) -> None:
    """Writes everything as it is at one moment to a file, while others go on."""
    with ExitStack() as stack:
        part = await asyncio.to_thread(stack.enter_context, new_file(path, replace=replace))
        with closing(connect(part)) as target:
            await asyncio.to_thread(_begin, target, part)
            await connection.set_isolation_level(IsolationLevel.REPEATABLE_READ)
            await connection.set_read_only(True)
            try:
                async with connection.transaction():
                    await _dump(connection, target, progress)
            finally:
                await connection.set_isolation_level(None)
                await connection.set_read_only(None)
            await asyncio.to_thread(target.execute, "COMMIT")
        await asyncio.to_thread(stack.close)


def _begin(target: sqlite3.Connection, path: Path) -> None:
    migrate(target, path)
    # the file gets its name when it is whole, so that this need not be safe
    target.execute("PRAGMA synchronous = OFF")
    target.execute("BEGIN")


async def _dump(connection: AsyncConnection[TupleRow], target: sqlite3.Connection, progress: Progress) -> None:
    total = 0
    for table in TABLES:
        row = await (await connection.execute(sql.SQL("SELECT count(*) FROM {}").format(sql.Identifier(table)))).fetchone()
        total += row[0] if row else 0
    done = 0
    for table, columns in TABLES.items():
        insertion = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        async with connection.cursor(f"backup_{table}") as cursor:
            await cursor.execute(selection(table).encode())
            while rows := await cursor.fetchmany(_ROWS_AT_ONCE):
                await asyncio.to_thread(target.executemany, insertion, rows)
                done += len(rows)
                progress(done, total)


async def read_backup(
    connection: AsyncConnection[TupleRow],
    path: Path,
    progress: Progress,
    deleted: Collection[PlayerId],
    carry_out: Callable[[Steps[Any]], Awaitable[Any]],
) -> None:
    """Replaces everything by a backup in one transaction. Who was deleted here, or is on the list, stays deleted."""
    with ExitStack() as stack:
        source = await asyncio.to_thread(stack.enter_context, readable(path))
        total, done = sum((await asyncio.to_thread(row_counts, source)).values()), 0
        async with connection.transaction():
            ended = await carry_out(personal_data.deleted_up_to_now(deleted))
            await connection.execute(f"TRUNCATE drafts, {', '.join(TABLES)}".encode())
            for table, columns in TABLES.items():
                rows = await asyncio.to_thread(source.execute, selection(table))
                async with (
                    connection.cursor() as cursor,
                    cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()) as copy,
                ):
                    while page := await asyncio.to_thread(rows.fetchmany, _ROWS_AT_ONCE):
                        for row in page:
                            await copy.write_row(row)
                        done += len(page)
                        progress(done, total)
            await carry_out(personal_data.delete_again(ended))
            await connection.execute("UPDATE restores SET times = times + 1")
            await connection.execute("SELECT pg_notify(%s, '')", (CHANNEL,))
