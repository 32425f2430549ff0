"""Whom somebody has blocked, and what was reported to the operator."""

import json
from dataclasses import replace

import pytest

from meldstone.store import Block, LogId, PlayerId, Report, Store
from tests.store.samples import ANN, BEN, with_account

pytestmark = pytest.mark.anyio

EVE = PlayerId("geve")
BLOCK = Block(player=ANN, blocked=EVE, name="Eve", at=5)
REPORT = Report(id="1", at=7, reporter=ANN, reported=BEN, name="Ben", log=LogId("room"), seq=3, note="spam", chat=b"[]")


async def test_blocks_are_kept_for_accounts_and_guests(store: Store) -> None:
    assert await store.add_block(BLOCK, most=2)
    assert await store.add_block(replace(BLOCK, blocked=BEN, name="Ben", at=6), most=2)
    assert await store.add_block(replace(BLOCK, name="Eva"), most=2), "the same person again"
    assert not await store.add_block(replace(BLOCK, blocked=PlayerId("more")), most=2)
    assert await store.add_block(Block(player=EVE, blocked=ANN, name="Ann", at=9), most=2)
    assert [(block.blocked, block.name) for block in await store.blocks(ANN)] == [(BEN, "Ben"), (EVE, "Eva")]
    assert sorted(await store.blockers()) == [ANN, EVE]
    await store.remove_block(ANN, EVE)
    await store.remove_block(ANN, EVE)
    assert [block.blocked for block in await store.blocks(ANN)] == [BEN]


async def test_reports_come_the_last_first(store: Store) -> None:
    later = replace(REPORT, id="2", at=8)
    for report in (REPORT, later, later):
        await store.add_report(report)
    assert await store.reports() == [later, REPORT]
    assert await store.reports(limit=1) == [later]


async def test_so_many_reports_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meldstone.store.conduct._MOST_REPORTS", 3)
    for number in range(6):
        await store.add_report(replace(REPORT, id=str(number), at=number))
    assert [report.at for report in await store.reports()] == [5, 4, 3]


async def test_nothing_stays_of_somebody_who_deletes_the_account(store: Store) -> None:
    await with_account(store, ANN)
    await store.add_block(BLOCK, most=5)
    await store.add_block(Block(player=EVE, blocked=ANN, name="Ann", at=9), most=5)
    await store.add_report(REPORT)
    await store.add_report(replace(REPORT, id="2", reporter=EVE, reported=ANN, name="Ann"))
    export = await store.export_account(ANN)
    assert export["blocks"] == [{"blocked": EVE, "name": "Eve", "at": 5}]
    assert export["reports"] == [{"at": 7, "reported": BEN, "name": "Ben", "log": "room", "note": "spam"}]
    await store.delete_account(ANN)
    assert await store.blockers() == []
    assert [(report.reporter, report.reported, report.name) for report in await store.reports()] == [(EVE, "deleted", "Ann")]


async def test_a_report_loses_the_name_of_a_bystander_and_keeps_that_of_whom_it_is_about(store: Store) -> None:
    lines = [{"player": EVE, "name": "Eve", "text": "hi"}, {"player": BEN, "name": "Ben", "text": "spam"}]
    records = b'[{"type":"seated","who":{"id":"geve"}},{"type":"seated","who":{"id":"ben"}}]'
    kept = replace(REPORT, chat=json.dumps(lines).encode(), records=records, people=(BEN, EVE))
    older = replace(kept, id="0", people=())
    for report in (kept, older):
        await store.add_report(report)
    assert await store.report("1") == kept
    for player in (EVE, BEN):
        assert await store.delete_guest(player)
    for report in await store.reports():
        assert [(line["player"], line["name"]) for line in json.loads(report.chat)] == [("deleted", "deleted"), ("deleted", "Ben")]
        assert (report.name, report.reported, report.people) == ("Ben", "deleted", ())
        assert b"geve" not in report.records
        assert b"ben" not in report.records


async def test_a_report_outlives_the_log_of_the_room(store: Store) -> None:
    await store.add_report(replace(REPORT, records=b"[1]"))
    await store.purge(2**60)
    assert [report.records for report in await store.reports()] == [b"[1]"]
