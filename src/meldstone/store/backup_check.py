"""Is a file a backup of ours, and nothing but that? Whoever restores one may have got it from anybody.

A database file brings its own views, triggers and columns that are worked out, and SQLite would run them. So nothing is asked of a
file before its schema is known to be, letter by letter, the one that this program makes; until then the work is counted.
"""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from meldstone.store.migrations import scripts, statements, steps_from
from meldstone.store.sqlite_file import OURS, schema_version

_HEADER_BYTES: Final = 100
_MAGIC: Final = b"SQLite format 3\0"
_MOST_SCHEMA_STEPS: Final = 20_000
"""Of SQLite's machine, to read the schema; it takes a few hundred. A hundred thousand views would take ten seconds."""
_STEPS_AT_ONCE: Final = 100
_MOST_VALUE_BYTES: Final = 16_000_000
"""Of one value; a finished game has less than one million."""
_LIMITS: Final = {
    sqlite3.SQLITE_LIMIT_LENGTH: _MOST_VALUE_BYTES,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 100_000,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 100,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
}
_STORED_AS: Final = {"INTEGER": ("integer",), "TEXT": ("text",), "BLOB": ("blob",), "REAL": ("real", "integer")}
"""How values of a declared type are stored; SQLite itself takes anything anywhere."""

SchemaObject = tuple[str, str, str, str]


class NoBackupError(ValueError):
    """Why a file is no backup of ours."""


@contextmanager
def checked_backup(path: Path) -> Iterator[sqlite3.Connection]:
    """A file that is a backup of ours, of this or an older version, for reading; raises `NoBackupError`, or what SQLite raises."""
    _check_header(path)
    with closing(_connection(path)) as connection:
        _check_content(connection)
        yield connection


def _connection(path: Path) -> sqlite3.Connection:
    """A connection that has read nothing yet: the first statement reads the whole schema, and that is counted already."""
    # immutable: no log or journal that lies beside it is believed
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    for limit, most in _LIMITS.items():
        connection.setlimit(limit, most)
    left = _MOST_SCHEMA_STEPS // _STEPS_AT_ONCE

    def count() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    connection.set_progress_handler(count, _STEPS_AT_ONCE)
    return connection


def _check_header(path: Path) -> None:
    """Looks at the first bytes only: what is no regular file may have no end, and what is no database needs no reading."""
    state = path.stat()
    if not stat.S_ISREG(state.st_mode):
        raise NoBackupError("no regular file")
    with path.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    if len(header) < _HEADER_BYTES or not header.startswith(_MAGIC):
        raise NoBackupError("file is not a database")
    if int.from_bytes(header[68:72], "big") != OURS:
        raise NoBackupError("no backup of this program")
    page = int.from_bytes(header[16:18], "big")
    if state.st_size != (65_536 if page == 1 else page) * int.from_bytes(header[28:32], "big"):
        raise NoBackupError("damaged: it is not as long as it says")


def _check_content(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    found = _schema(connection)
    if ("table", "schema_version") not in {(kind, name) for kind, name, _, _ in found}:
        raise NoBackupError("its schema is not that of a backup")
    version = _version(connection)
    steps_from("sqlite", version)  # raises for a version of the future, whose schema nobody knows here
    if found != _own_schema(version):
        raise NoBackupError("its schema is not that of a backup")
    # from here on there is nothing in the file that could do more work than its size
    connection.set_progress_handler(None, 0)
    if connection.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
        raise NoBackupError("damaged")
    _check_values(connection)


def _schema(connection: sqlite3.Connection) -> frozenset[SchemaObject]:
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master")
    # spaces may differ: statements come from files that people lay out
    return frozenset((str(kind), str(name), str(table), " ".join(str(text).split())) for kind, name, table, text in rows)


def _version(connection: sqlite3.Connection) -> int:
    versions = connection.execute("SELECT version FROM schema_version LIMIT 2").fetchall()
    if len(versions) != 1 or not isinstance(versions[0][0], int) or versions[0][0] < 1:
        raise NoBackupError("it does not say which version it has")
    return versions[0][0]


@cache
def _own_schema(version: int) -> frozenset[SchemaObject]:
    """What this program makes of an empty file, up to a version."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        schema_version(connection, Path(":memory:"))
        for script in scripts("sqlite")[:version]:
            for statement in statements(script):
                connection.execute(statement)
        return _schema(connection)


def _check_values(connection: sqlite3.Connection) -> None:
    """Every value is of the type of its column, and none is too large to be one of ours."""
    tables = [name for kind, name, _, _ in sorted(_schema(connection)) if kind == "table"]
    for table in tables:
        for _, column, declared, not_null, _, key in connection.execute(f"PRAGMA table_info({table})").fetchall():
            allowed = (*_STORED_AS[declared], *(() if not_null or key else ("null",)))
            names = ", ".join(f"'{name}'" for name in allowed)
            wrong = f"typeof({column}) NOT IN ({names}) OR length({column}) > {_MOST_VALUE_BYTES}"
            if connection.execute(f"SELECT 1 FROM {table} WHERE {wrong} LIMIT 1").fetchone():
                raise NoBackupError(f"damaged: values of {table} are not what they have to be")
