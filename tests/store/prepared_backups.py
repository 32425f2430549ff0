"""Files that somebody prepared to look like backups: each of them cost `restore` time without end, memory, or its trust."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
_BIG = 40_000_000


def _sql(*statements: str) -> Callable[[Path], None]:
    """A backup after statements of somebody else."""

    def change(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            for statement in statements:
                file.execute(statement)

    return change


def _in_place_of(table: str, statement: str) -> Callable[[Path], None]:
    return _sql(f"DROP TABLE {table}", statement)


def _with_schema(old: str, new: str, table: str) -> Callable[[Path], None]:
    """Another text of the schema for the same pages."""
    return _sql(
        "PRAGMA writable_schema = ON",
        f"UPDATE sqlite_master SET sql = replace(sql, '{old}', '{new}') WHERE name = '{table}'",
        "PRAGMA writable_schema = OFF",
    )


def _sparse(path: Path) -> None:
    """Two hundred gigabytes that take no place, and a header that agrees."""
    pages = 50_000_000
    with path.open("r+b") as file:
        file.seek(28)
        file.write(pages.to_bytes(4, "big"))
    os.truncate(path, pages * 4096)


def _tail(path: Path) -> None:
    """More than the database knows of."""
    with path.open("ab") as file:
        file.write(bytes(4096))


def _damaged(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * 8192)


def _same_root(path: Path) -> None:
    """Two tables on the same pages."""
    _sql(
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'records') WHERE name = 'games'",
        "PRAGMA writable_schema = OFF",
    )(path)


def _pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _endless_device(path: Path) -> None:
    path.unlink()
    path.symlink_to("/dev/zero")


PREPARED: dict[str, Callable[[Path], None]] = {
    "a view without end": _in_place_of(
        "records", f"CREATE VIEW records AS {ENDLESS} SELECT '' AS log, x AS seq, x'' AS body FROM n"
    ),
    "a version without end": _in_place_of(
        "schema_version", f"CREATE VIEW schema_version AS {ENDLESS} SELECT max(x) AS version FROM n"
    ),
    "a trigger without end": _sql(
        "CREATE TRIGGER t AFTER UPDATE ON restores BEGIN UPDATE restores SET times = times + 1; END",
    ),
    "a version that is worked out": _sql(
        "DROP TABLE schema_version",
        f"CREATE TABLE schema_version (x INTEGER, version INTEGER GENERATED ALWAYS AS (length(hex(zeroblob({_BIG})))) VIRTUAL)",
        "INSERT INTO schema_version (x) VALUES (1)",
    ),
    "a column that is worked out": _in_place_of(
        "secrets",
        f"CREATE TABLE secrets (name TEXT, secret BLOB GENERATED ALWAYS AS (hex(zeroblob({_BIG}))) VIRTUAL)",
    ),
    "a virtual table": _in_place_of("outages", "CREATE VIRTUAL TABLE outages USING fts5(began, ended)"),
    "an index on an expression": _sql("CREATE INDEX i ON records (hex(body))"),
    "a check of its own": _with_schema(
        "body BLOB NOT NULL", f"body BLOB NOT NULL CHECK (length(hex(zeroblob({_BIG}))) > 0)", "records"
    ),
    "a default of its own": _with_schema("tag INTEGER", "tag INTEGER DEFAULT (randomblob(9))", "records"),
    "one more table": _sql("CREATE TABLE more (x)"),
    "a table less": _sql("DROP TABLE outages"),
    "many views": _sql("BEGIN", *[f"CREATE VIEW v{number} AS SELECT {number}" for number in range(3_000)], "COMMIT"),
    "views without end": _sql(
        "PRAGMA writable_schema = ON",
        f"INSERT INTO sqlite_master {ENDLESS} "
        "SELECT 'view', 'v' || x, 'v' || x, 0, 'CREATE VIEW v' || x || ' AS SELECT 1' FROM n LIMIT 400000",
    ),
    "two tables on the same pages": _same_root,
    "a program of another name": _sql("PRAGMA application_id = 1"),
    "no version": _sql("DELETE FROM schema_version"),
    "two versions": _sql("INSERT INTO schema_version (version) VALUES (1)"),
    "a version that is no number": _sql("UPDATE schema_version SET version = 'one'"),
    "a version below all": _sql("UPDATE schema_version SET version = -1"),
    "text for a number": _sql("UPDATE logs SET last = 'last'"),
    "a number for a name": _sql("UPDATE secrets SET secret = 5"),
    "a text for bytes": _sql("UPDATE records SET body = 'no bytes'"),
    "a value of forty megabytes": _sql(f"UPDATE records SET body = zeroblob({_BIG})"),
    "damaged pages": _damaged,
    "two hundred gigabytes of nothing": _sparse,
    "something behind it": _tail,
    "a pipe": _pipe,
    "a file without end": _endless_device,
}
