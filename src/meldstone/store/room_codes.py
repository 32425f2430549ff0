"""Transactions on the short codes that lead to tables: one table each, for as long as that is there."""

from __future__ import annotations

from typing import Final

from meldstone.store.rows import LogId, Status
from meldstone.store.steps import Steps, sql

_UNUSED_MS: Final = 600_000
"""A code whose table was never made is free again after this time."""

_OVER = "NOT EXISTS (SELECT 1 FROM logs WHERE logs.log = room_codes.log AND logs.status <> ?)"


def claim(code: str, log: LogId, now: int) -> Steps[bool]:
    """Keeps a code for a table that is about to be made; False if it leads to another one."""
    yield sql(f"DELETE FROM room_codes WHERE code = ? AND at < ? AND {_OVER}", code, now - _UNUSED_MS, Status.FINISHED.value)
    added = yield sql(
        "INSERT INTO room_codes (code, log, at) VALUES (?, ?, ?) ON CONFLICT (code) DO NOTHING RETURNING code", code, log, now
    )
    return bool(added)


def log_of(code: str) -> Steps[LogId | None]:
    """The table that a code leads to; None if there is none any more."""
    rows = yield sql(
        "SELECT c.log FROM room_codes c JOIN logs l ON l.log = c.log WHERE c.code = ? AND l.status <> ?",
        code,
        Status.FINISHED.value,
    )
    return rows[0][0] if rows else None
