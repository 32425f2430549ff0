"""The schema in PostgreSQL."""

from __future__ import annotations

from psycopg import AsyncConnection
from psycopg.rows import TupleRow

from meldstone.store.migrations import steps_from

_LOCK = 0x4D454C44
"""Whoever migrates holds this lock."""


async def migrate(connection: AsyncConnection[TupleRow]) -> None:
    """Brings the schema up to date in one transaction; a second process waits and finds it done."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        version = await _version(connection)
        for number, script in enumerate(steps_from("postgres", version), version + 1):
            await connection.execute(script.encode())
            await connection.execute("UPDATE schema_version SET version = %s", (number,))


async def _version(connection: AsyncConnection[TupleRow]) -> int:
    found = await (await connection.execute("SELECT to_regclass('schema_version') IS NOT NULL")).fetchone()
    if not found or not found[0]:
        await connection.execute("CREATE TABLE schema_version (version integer NOT NULL)")
        await connection.execute("INSERT INTO schema_version (version) VALUES (0)")
    row = await (await connection.execute("SELECT version FROM schema_version")).fetchone()
    return int(row[0]) if row else 0
