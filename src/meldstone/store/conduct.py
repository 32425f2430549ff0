"""Transactions on what people think of each other: whom somebody has blocked, and what was reported to the operator."""

from __future__ import annotations

from typing import Final

from meldstone.store.rows import Block, PlayerId, Report
from meldstone.store.steps import DatabaseRow, Steps, sql

_MOST_REPORTS: Final = 10_000
"""Reports that are kept; the oldest go first."""
_REPORT = "id, at, reporter, reported, name, log, seq, note, chat"


def add_block(block: Block, most: int) -> Steps[bool]:
    """Keeps a block; False if somebody has blocked enough people."""
    rows = yield sql("SELECT count(*) FROM blocks WHERE player = ? AND blocked <> ?", block.player, block.blocked)
    if rows[0][0] >= most:
        return False
    yield sql(
        "INSERT INTO blocks (player, blocked, name, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (player, blocked) DO UPDATE SET name = excluded.name",
        block.player,
        block.blocked,
        block.name,
        block.at,
    )
    return True


def remove_block(player: PlayerId, blocked: PlayerId) -> Steps[None]:
    """Somebody is welcome again."""
    yield sql("DELETE FROM blocks WHERE player = ? AND blocked = ?", player, blocked)


def blocks(player: PlayerId) -> Steps[list[Block]]:
    """Whom somebody has blocked, the last first."""
    rows = yield sql("SELECT player, blocked, name, at FROM blocks WHERE player = ? ORDER BY at DESC, blocked", player)
    return [Block(player=row[0], blocked=row[1], name=row[2], at=row[3]) for row in rows]


def blockers() -> Steps[list[PlayerId]]:
    """Everybody who has blocked anybody."""
    return [row[0] for row in (yield sql("SELECT DISTINCT player FROM blocks"))]


def add_report(report: Report) -> Steps[None]:
    """Keeps a report; the same twice is one."""
    yield sql(
        f"INSERT INTO reports ({_REPORT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
        report.id,
        report.at,
        report.reporter,
        report.reported,
        report.name,
        report.log,
        report.seq,
        report.note,
        report.chat,
    )
    rows = yield sql("SELECT at FROM reports ORDER BY at DESC, id LIMIT 1 OFFSET ?", _MOST_REPORTS)
    if rows:
        yield sql("DELETE FROM reports WHERE at <= ?", rows[0][0])


def reports(limit: int) -> Steps[list[Report]]:
    """The reports, the last first."""
    rows = yield sql(f"SELECT {_REPORT} FROM reports ORDER BY at DESC, id LIMIT ?", limit)
    return [_report(row) for row in rows]


def forget(player: PlayerId) -> Steps[None]:
    """Nothing of this is kept about somebody who deleted the account, nor what they wrote."""
    yield sql("DELETE FROM blocks WHERE player = ? OR blocked = ?", player, player)
    yield sql("DELETE FROM reports WHERE reporter = ? OR reported = ?", player, player)


def _report(row: DatabaseRow) -> Report:
    id_, at, reporter, reported, name, log, seq, note, chat = row
    return Report(id=id_, at=at, reporter=reporter, reported=reported, name=name, log=log, seq=seq, note=note, chat=bytes(chat))
