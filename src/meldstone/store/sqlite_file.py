"""SQLite files of ours: opening, migrating, carrying out steps. Everything here blocks and belongs into a thread."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import TypeVar

from meldstone.store.errors import LocationError, StoreError, UnavailableError
from meldstone.store.migrations import statements, steps_from
from meldstone.store.steps import Steps

T = TypeVar("T")

OURS = 0x4D454C44
"""Marks a file as ours: "MELD"."""

_PATIENCE = 30
"""Seconds to wait for another process that writes."""


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection without transactions of its own making, usable from one thread after another."""
    uri = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rw'}"
    connection = None
    try:
        connection = sqlite3.connect(uri, uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
        # logs are read from their end: a few megabytes hold the ends of thousands
        connection.execute("PRAGMA cache_size = -4096")
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        raise unavailable(error, path) from error
    return connection


def prepare(path: Path) -> None:
    """Creates the file if there is none, brings its schema up to date and makes it safe for readers beside a writer."""
    if sqlite3.sqlite_version_info < (3, 35):
        raise LocationError(f"SQLite {sqlite3.sqlite_version} is too old; 3.35 or newer is needed", url=str(path))
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # accounts and secrets are nobody else's business
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise LocationError(f"{path}: {reason}", url=str(path)) from error
    connection = connect(path)
    try:
        migrate(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.Error as error:
        raise unavailable(error, path) from error
    finally:
        connection.close()


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Brings the schema up to date in one transaction; a second process waits and finds it done."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = schema_version(connection, path)
        for number, script in enumerate(steps_from("sqlite", version), version + 1):
            for statement in statements(script):
                connection.execute(statement)
            connection.execute("DELETE FROM schema_version")
            connection.execute("INSERT INTO schema_version (version) VALUES (?)", (number,))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def schema_version(connection: sqlite3.Connection, path: Path) -> int:
    """The version of a file of ours; an empty file becomes ours, with version 0."""
    if connection.execute("PRAGMA application_id").fetchone()[0] != OURS:
        if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise LocationError(f"{path}: a database of another program", url=str(path))
        connection.execute(f"PRAGMA application_id = {OURS}")
        connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO schema_version (version) VALUES (0)")
    return int(connection.execute("SELECT version FROM schema_version").fetchone()[0])


def carry_out(connection: sqlite3.Connection, steps: Steps[T]) -> T:
    """Runs steps to their result; what a transaction is, the caller says."""
    try:
        query = next(steps)
        while True:
            query = steps.send([] if query.locks else connection.execute(query.text, query.values).fetchall())
    except StopIteration as end:
        result: T = end.value
        return result
    finally:
        steps.close()


def unavailable(error: Exception, path: Path) -> StoreError:
    """What SQLite or the machine says, as an error of the store."""
    reason = str(error) or type(error).__name__
    return UnavailableError(f"{path}: {reason}", url=str(path), reason=reason)
