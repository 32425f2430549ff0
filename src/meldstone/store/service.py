"""Transactions of the service itself: secrets, heartbeats, outages."""

from __future__ import annotations

from secrets import token_bytes

from meldstone.store.rows import Outage
from meldstone.store.steps import Steps, sql


def secret(name: str, size: int) -> Steps[bytes]:
    """The secret, made by whoever asks first."""
    yield sql("INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, token_bytes(size))
    rows = yield sql("SELECT secret FROM secrets WHERE name = ?", name)
    return bytes(rows[0][0])


def heartbeat(process: str, now: int, silence: int) -> Steps[Outage | None]:
    """Notes a sign of life and, if it is the first after a long silence, the outage."""
    rows = yield sql(
        "INSERT INTO alive (one, process, at) VALUES (1, ?, ?) ON CONFLICT (one) DO UPDATE SET "
        "process = excluded.process, before = alive.at, at = CASE WHEN excluded.at > alive.at THEN excluded.at ELSE alive.at END "
        "RETURNING before",
        process,
        now,
    )
    before = rows[0][0]
    if before is None or now - before <= silence:
        return None
    yield sql("INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING", before, now)
    return Outage(before, now)


def last_alive() -> Steps[int | None]:
    """The last sign of life."""
    rows = yield sql("SELECT at FROM alive")
    return int(rows[0][0]) if rows else None


def outages(since: int) -> Steps[list[Outage]]:
    """Outages that ended after a time."""
    rows = yield sql("SELECT began, ended FROM outages WHERE ended > ? ORDER BY ended, began", since)
    return [Outage(began, ended) for began, ended in rows]


def is_empty() -> Steps[bool]:
    """True if no table, game or account is known."""
    for table in ("logs", "games", "accounts"):
        if (yield sql(f"SELECT 1 FROM {table} LIMIT 1")):
            return False
    return True
