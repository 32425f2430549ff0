"""Transactions on what people think of each other: whom somebody has blocked, and what was reported to the operator."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields
from typing import Final

from meldstone.store.rows import Block, PlayerId, Report
from meldstone.store.steps import DatabaseRow, Steps, sql

_MOST_REPORTS: Final = 10_000
"""Reports that are kept; the oldest go first."""
_REPORT_COLUMNS: Final = [field.name for field in fields(Report)]
_REPORT = ", ".join(_REPORT_COLUMNS)
_DELETED: Final = "deleted"
"""Stands in reports for the ids and names of people who deleted their account."""


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
        f"INSERT INTO reports ({_REPORT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
        report.id,
        report.at,
        report.reporter,
        report.reported,
        report.name,
        report.log,
        report.seq,
        report.note,
        report.chat,
        report.records,
        _listed(report.people),
    )
    rows = yield sql("SELECT at FROM reports ORDER BY at DESC, id LIMIT 1 OFFSET ?", _MOST_REPORTS)
    if rows:
        yield sql("DELETE FROM reports WHERE at <= ?", rows[0][0])


def reports(limit: int) -> Steps[list[Report]]:
    """The reports, the last first."""
    rows = yield sql(f"SELECT {_REPORT} FROM reports ORDER BY at DESC, id LIMIT ?", limit)
    return [_report(row) for row in rows]


def report(id: str) -> Steps[Report | None]:
    """One report."""
    rows = yield sql(f"SELECT {_REPORT} FROM reports WHERE id = ?", id)
    return _report(rows[0]) if rows else None


def forget(player: PlayerId) -> Steps[None]:
    """Forgets the blocks and the reports of somebody who deleted the account.

    What others reported about them stays, or everybody could erase it: with the name as it was, and nothing that leads to the
    account. Where they only happened to be at the table, their name goes, too.
    """
    yield sql("DELETE FROM blocks WHERE player = ? OR blocked = ?", player, player)
    yield sql("DELETE FROM reports WHERE reporter = ?", player)
    # a report of an older version does not say whom it names
    rows = yield sql(
        f"SELECT {_REPORT} FROM reports WHERE reported = ? OR people LIKE ? OR people = ''", player, f"%{_listed((player,))}%"
    )
    for kept in map(_report, rows):
        yield sql(
            "UPDATE reports SET reported = ?, chat = ?, records = ?, people = ? WHERE id = ?",
            _DELETED if kept.reported == player else kept.reported,
            _without(kept, player),
            _unlinked(kept.records, player),
            _listed(person for person in kept.people if person != player),
            kept.id,
        )


def _without(kept: Report, player: PlayerId) -> bytes:
    """The chat of a report without somebody's id, and without the name unless it is the reported one."""
    lines = json.loads(kept.chat)
    if not any(line.get("player") == player for line in lines):
        return kept.chat
    for line in lines:
        if line.get("player") == player:
            line["player"] = _DELETED
            # what somebody said as a guest, whose report is an account's by now, is known by the name
            line["name"] = line["name"] if kept.reported == player or line["name"] == kept.name else _DELETED
    return json.dumps(lines).encode()


def _unlinked(records: bytes, player: PlayerId) -> bytes:
    return records.replace(json.dumps(player).encode(), json.dumps(_DELETED).encode())


def _listed(people: Iterable[PlayerId]) -> str:
    """Ids with a blank around each, so that one of them can be looked for."""
    return "".join(f" {person} " for person in people)


def _report(row: DatabaseRow) -> Report:
    said = dict(zip(_REPORT_COLUMNS, row, strict=True))
    people = tuple(PlayerId(person) for person in said["people"].split())
    return Report(**said | {"chat": bytes(said["chat"]), "records": bytes(said["records"]), "people": people})
