"""Transactions of the service itself: secrets, signs of life, outages."""

from __future__ import annotations

from secrets import token_bytes

from meldstone.store.rows import OperatorOrder, Outage, Process
from meldstone.store.steps import Steps, sql

_LONG_DEAD = 3_600_000
_ORDERS_KEPT = 7 * 86_400_000
_PROBE_BYTES = 4_096
"""More than a move takes."""


def secret(name: str, size: int) -> Steps[bytes]:
    """The secret, made by whoever asks first."""
    yield sql("INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, token_bytes(size))
    rows = yield sql("SELECT secret FROM secrets WHERE name = ?", name)
    return bytes(rows[0][0])


def heartbeat(process: str, now: int, silence: int, last: int | None) -> Steps[Outage | None]:
    """Notes a sign of life and, if it is the first after a long silence, the outage."""
    # the one row comes first: processes that say something at the same time wait here for each other
    before = yield from _alive(process, now)
    yield sql(
        "INSERT INTO processes (process, at, beats) VALUES (?, ?, 1) "
        "ON CONFLICT (process) DO UPDATE SET at = excluded.at, beats = processes.beats + 1",
        process,
        now,
    )
    if before is None or now - before <= silence or last not in (None, before):
        return None
    # nobody else was alive
    yield sql("DELETE FROM processes WHERE process <> ?", process)
    yield sql("INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING", before, now)
    return Outage(before, now)


def farewell(process: str, now: int) -> Steps[None]:
    """The last sign of life of a process that ends in order."""
    yield from _alive(process, now)
    # and those who never said it
    yield sql("DELETE FROM processes WHERE process = ? OR at < ?", process, now - _LONG_DEAD)


def processes() -> Steps[dict[str, Process]]:
    """Who serves, or did and has not said goodbye."""
    rows = yield sql("SELECT process, at, beats FROM processes")
    return {process: Process(at, beats) for process, at, beats in rows}


def _alive(process: str, now: int) -> Steps[int | None]:
    """The sign of life before this one, of any process."""
    rows = yield sql(
        "INSERT INTO alive (one, process, at) VALUES (1, ?, ?) ON CONFLICT (one) DO UPDATE SET "
        "process = excluded.process, before = alive.at, at = CASE WHEN excluded.at > alive.at THEN excluded.at ELSE alive.at END "
        "RETURNING before",
        process,
        now,
    )
    before: int | None = rows[0][0]
    return before


def last_alive() -> Steps[int | None]:
    """The last sign of life."""
    rows = yield sql("SELECT at FROM alive")
    return int(rows[0][0]) if rows else None


def probe() -> Steps[None]:
    """Writes to the table that moves are written to, and leaves nothing behind."""
    # of a log that cannot be: rooms have names
    yield sql("DELETE FROM records WHERE log = ''")
    yield sql("INSERT INTO records (log, seq, body) VALUES ('', 1, ?)", token_bytes(_PROBE_BYTES))
    yield sql("DELETE FROM records WHERE log = ''")


def outages(since: int) -> Steps[list[Outage]]:
    """Outages that ended after a time."""
    rows = yield sql("SELECT began, ended FROM outages WHERE ended > ? ORDER BY ended, began", since)
    return [Outage(began, ended) for began, ended in rows]


def give_order(id: str, body: bytes, now: int) -> Steps[None]:
    """Keeps what an operator wants, and forgets what was wanted long ago."""
    yield sql("DELETE FROM orders WHERE at < ?", now - _ORDERS_KEPT)
    yield sql("INSERT INTO orders (id, at, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", id, now, body)


def orders(since: int) -> Steps[list[OperatorOrder]]:
    """What an operator wanted since a time, in order."""
    return [
        OperatorOrder(id, at, bytes(body))
        for id, at, body in (yield sql("SELECT id, at, body FROM orders WHERE at >= ? ORDER BY at, id", since))
    ]


def is_empty() -> Steps[bool]:
    """True if no table, game or account is known."""
    for table in ("logs", "games", "accounts"):
        if (yield sql(f"SELECT 1 FROM {table} LIMIT 1")):
            return False
    return True
