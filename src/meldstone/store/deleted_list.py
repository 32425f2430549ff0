"""Ids of deleted accounts in a text file beside an SQLite database, one a line, so that a restored backup does not bring them back.

Backups hold the ids of those who had gone before; the database holds those since, and is replaced by a restore. The list outlives
both, and can be copied to another machine. An id says nothing about a person.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from meldstone.store.errors import BackupError
from meldstone.store.rows import PlayerId

_MOST_BYTES: Final = 50_000_000
_LONGEST_ID: Final = 100


def list_of(database: Path) -> Path:
    """The list that belongs to a database file."""
    return database.with_name(database.name + ".deleted")


def note_deleted(database: Path, ids: Iterable[PlayerId]) -> None:
    """Adds ids to the list; one that is there twice counts once."""
    handle = os.open(list_of(database), os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    with os.fdopen(handle, "a", encoding="utf-8") as file:
        file.write("".join(f"{id}\n" for id in ids))
        file.flush()
        os.fsync(file.fileno())


def read_deleted(path: Path) -> frozenset[PlayerId]:
    """The ids of a list; raises `BackupError` for what is none."""
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
        if len(data) > _MOST_BYTES:
            raise ValueError("too long for a list of ids")
        lines = [line.strip() for line in data.decode().splitlines()]
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BackupError(f"{path}: {reason}", path=str(path), reason=reason) from error
    ids = frozenset(PlayerId(line) for line in lines if line and not line.startswith("#"))
    if any(len(id) > _LONGEST_ID or not id.isprintable() for id in ids):
        raise BackupError(f"{path}: no list of ids", path=str(path), reason="no list of ids")
    return ids
