"""Transactions on logs: appending, reading, the index, drafts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meldstone.store.errors import ConflictError
from meldstone.store.games import add_game
from meldstone.store.rows import Append, Heading, LogEntry, LogId, PlayerId, Status
from meldstone.store.steps import DatabaseRow, DatabaseValue, Steps, sql

_ROWS_AT_ONCE = 50
_COLUMNS = "log, last, status, deadline, listing, created_at, changed_at"
_ENTRY = "logs.log, last, status, deadline, listing, created_at, changed_at, indexed"


def append(append: Append, now: int, tag: int | None = None) -> Steps[int]:
    """Adds records if the log ends where it is expected to; a conflict is found before anything is written."""
    log, expected, records, heading, last = append.log, append.expected, append.records, append.heading, append.last
    if expected:
        moved = yield sql(
            "UPDATE logs SET last = ?, status = ?, deadline = ?, listing = ?, changed_at = ? "
            "WHERE log = ? AND last = ? RETURNING last",
            last,
            heading.status.value,
            heading.deadline,
            heading.listing,
            now,
            log,
            expected,
        )
    else:
        moved = yield sql(
            f"INSERT INTO logs ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (log) DO NOTHING RETURNING last",
            log,
            last,
            heading.status.value,
            heading.deadline,
            heading.listing,
            now,
            now,
        )
    if not moved:
        raise ConflictError(log, expected, (yield from last_of(log)))
    for start in range(0, len(records), _ROWS_AT_ONCE):
        rows: list[DatabaseValue] = []
        for seq, body in enumerate(records[start : start + _ROWS_AT_ONCE], expected + start + 1):
            rows += (log, seq, body, tag)
        places = ", ".join(["(?, ?, ?, ?)"] * (len(rows) // 4))
        yield sql(f"INSERT INTO records (log, seq, body, tag) VALUES {places}", *rows)
    if append.players is not None:
        yield from _index(log, append.players)
    if append.finish is not None:
        yield from add_game(append.finish)
    return last


def _index(log: LogId, players: Sequence[PlayerId]) -> Steps[None]:
    """Who sits at the table now; who sat there before is still known, so that their name can be taken out of it."""
    yield sql("UPDATE logs SET indexed = 1 WHERE log = ?", log)
    yield sql("UPDATE log_players SET seated = 0 WHERE log = ?", log)
    for player in sorted(set(players)):
        yield sql(
            "INSERT INTO log_players (player, log, seated) VALUES (?, ?, 1) ON CONFLICT (player, log) DO UPDATE SET seated = 1",
            player,
            log,
        )


def of_player(player: PlayerId, limit: int) -> Steps[list[LogEntry]]:
    """Tables at which somebody sits, the one that changed last first."""
    rows = yield sql(
        f"SELECT {_ENTRY} FROM logs JOIN log_players ON log_players.log = logs.log "
        "WHERE player = ? AND seated = 1 AND status <> ? ORDER BY changed_at DESC, logs.log LIMIT ?",
        player,
        Status.FINISHED.value,
        limit,
    )
    return [_entry(row) for row in rows]


def unindexed(limit: int) -> Steps[list[LogId]]:
    """Tables of which nobody knows who sits there."""
    rows = yield sql("SELECT log FROM logs WHERE indexed = 0 AND status <> ? ORDER BY log LIMIT ?", Status.FINISHED.value, limit)
    return [log for (log,) in rows]


def unforgotten(limit: int) -> Steps[list[tuple[LogId, PlayerId]]]:
    """Tables whose records may still hold the name of somebody who deleted the account."""
    rows = yield sql("SELECT log, player FROM log_players WHERE player IN (SELECT id FROM deleted_accounts) LIMIT ?", limit)
    return [(log, player) for log, player in rows]


def forget(log: LogId, player: PlayerId, bodies: Mapping[int, bytes]) -> Steps[None]:
    """Replaces records by such without a name."""
    for seq, body in sorted(bodies.items()):
        yield sql("UPDATE records SET body = ? WHERE log = ? AND seq = ?", body, log, seq)
    yield sql("DELETE FROM log_players WHERE player = ? AND log = ?", player, log)


def written_by(log: LogId, seq: int, tag: int) -> Steps[bool]:
    """True if the record with this sequence came from the append with this tag."""
    return bool((yield sql("SELECT 1 FROM records WHERE log = ? AND seq = ? AND tag = ?", log, seq, tag)))


def read(log: LogId, after: int) -> Steps[list[bytes]]:
    """The records after a sequence."""
    rows = yield sql("SELECT body FROM records WHERE log = ? AND seq > ? ORDER BY seq", log, after)
    return [body for (body,) in rows]


def entry(log: LogId) -> Steps[LogEntry | None]:
    """The log's row in the index."""
    rows = yield sql(f"SELECT {_ENTRY} FROM logs WHERE log = ?", log)
    return _entry(rows[0]) if rows else None


def last_of(log: LogId) -> Steps[int]:
    """The last sequence, or 0."""
    rows = yield sql("SELECT last FROM logs WHERE log = ?", log)
    return int(rows[0][0]) if rows else 0


def logs(status: Status | None, after: LogId | None, limit: int) -> Steps[list[LogEntry]]:
    """A page of the index, by id."""
    if status is None:
        rows = yield sql(f"SELECT {_ENTRY} FROM logs WHERE log > ? ORDER BY log LIMIT ?", after or "", limit)
    else:
        rows = yield sql(
            f"SELECT {_ENTRY} FROM logs WHERE status = ? AND log > ? ORDER BY log LIMIT ?", status.value, after or "", limit
        )
    return [_entry(row) for row in rows]


def listings(limit: int) -> Steps[list[LogEntry]]:
    """What the lobby shows."""
    rows = yield sql(f"SELECT {_ENTRY} FROM logs WHERE listing IS NOT NULL ORDER BY created_at DESC, log LIMIT ?", limit)
    return [_entry(row) for row in rows]


def due(now: int, limit: int) -> Steps[list[LogEntry]]:
    """Logs whose deadline has come."""
    rows = yield sql(
        f"SELECT {_ENTRY} FROM logs WHERE deadline IS NOT NULL AND deadline <= ? ORDER BY deadline, log LIMIT ?", now, limit
    )
    return [_entry(row) for row in rows]


def drop(log: LogId) -> Steps[None]:
    """Forgets a log."""
    # the index row goes first: it is what an append that comes at the same time waits for
    for table in ("logs", "records", "drafts", "log_players", "room_codes"):
        yield sql(f"DELETE FROM {table} WHERE log = ?", log)


def purge(before: int) -> Steps[int]:
    """Forgets finished logs that have not changed since."""
    rows = yield sql("DELETE FROM logs WHERE status = ? AND changed_at < ? RETURNING log", Status.FINISHED.value, before)
    for (log,) in rows:
        yield from drop(log)
    return len(rows)


def keep_draft(log: LogId, draft: bytes | None) -> Steps[None]:
    """Keeps or forgets a draft."""
    if draft is None:
        yield sql("DELETE FROM drafts WHERE log = ?", log)
    else:
        yield sql(
            "INSERT INTO drafts (log, draft) VALUES (?, ?) ON CONFLICT (log) DO UPDATE SET draft = excluded.draft", log, draft
        )


def draft(log: LogId) -> Steps[bytes | None]:
    """The last draft."""
    rows = yield sql("SELECT draft FROM drafts WHERE log = ?", log)
    return bytes(rows[0][0]) if rows else None


def _entry(row: DatabaseRow) -> LogEntry:
    log, last, status, deadline, listing, created_at, changed_at, indexed = row
    heading = Heading(status=Status(status), deadline=deadline, listing=listing)
    return LogEntry(log=log, last=last, heading=heading, created_at=created_at, changed_at=changed_at, indexed=bool(indexed))
