"""Logs: what is appended is there, in order, once; and only one of two writers is right."""

from __future__ import annotations

import asyncio

import pytest

from meldstone.store import Append, ConflictError, Heading, LogId, Status, Store, StoreError, UnavailableError, open_store
from tests.store.samples import ANN, BEN, CAM, FINISHED, OPEN, PLAYING, TABLE, bodies, with_account

pytestmark = pytest.mark.anyio


async def test_records_come_back_in_order(store: Store) -> None:
    assert await store.append(Append(TABLE, 0, bodies(1, 2), OPEN)) == 2
    assert await store.append(Append(TABLE, 2, bodies(3), PLAYING)) == 3
    assert await store.read(TABLE) == bodies(1, 2, 3)
    assert await store.read(TABLE, after=2) == bodies(3)
    assert await store.last(TABLE) == 3


async def test_what_is_not_there_is_empty(store: Store) -> None:
    assert await store.read(TABLE) == []
    assert await store.last(TABLE) == 0
    assert await store.entry(TABLE) is None
    assert await store.is_empty()


async def test_any_bytes_are_kept_as_they_are(store: Store) -> None:
    records = [b"", bytes(range(256)), b"\x00" * 3, "žluťoučký".encode(), b"x" * 1_000_000]
    await store.append(Append(TABLE, 0, records, OPEN))
    assert await store.read(TABLE) == records


async def test_many_records_at_once_are_numbered_without_gaps(store: Store) -> None:
    await store.append(Append(TABLE, 0, bodies(*range(1, 334)), OPEN))
    assert await store.read(TABLE) == bodies(*range(1, 334))
    assert await store.read(TABLE, after=330) == bodies(331, 332, 333)


@pytest.mark.parametrize("expected", [1, 3, 100])
async def test_who_is_wrong_about_the_end_changes_nothing(store: Store, expected: int) -> None:
    await store.append(Append(TABLE, 0, bodies(1, 2), OPEN))
    with pytest.raises(ConflictError) as conflict:
        await store.append(Append(TABLE, expected, bodies(9), PLAYING))
    assert conflict.value.actual == 2
    assert await store.read(TABLE) == bodies(1, 2)
    entry = await store.entry(TABLE)
    assert entry
    assert entry.heading == OPEN


async def test_a_log_is_created_once(store: Store) -> None:
    await store.append(Append(TABLE, 0, bodies(1), OPEN))
    with pytest.raises(ConflictError) as conflict:
        await store.append(Append(TABLE, 0, bodies(2), OPEN))
    assert conflict.value.actual == 1


async def test_a_log_that_does_not_exist_cannot_be_continued(store: Store) -> None:
    with pytest.raises(ConflictError) as conflict:
        await store.append(Append(TABLE, 4, bodies(5), OPEN))
    assert conflict.value.actual == 0
    assert await store.entry(TABLE) is None


async def test_a_log_begins_with_a_record(store: Store) -> None:
    for expected, records in ((0, []), (-1, bodies(1))):
        with pytest.raises(ValueError, match="begins"):
            await store.append(Append(TABLE, expected, records, OPEN))


async def test_of_many_writers_with_one_idea_one_is_right(store: Store) -> None:
    await store.append(Append(TABLE, 0, bodies(0), OPEN))
    results = await asyncio.gather(*(store.append(Append(TABLE, 1, bodies(n), PLAYING)) for n in range(20)), return_exceptions=True)
    assert results.count(2) == 1
    assert {type(result) for result in results} == {int, ConflictError}
    assert await store.read(TABLE, after=1) == bodies(results.index(2))


async def test_a_conflict_spoils_nothing_for_others_at_the_same_time(store: Store) -> None:
    names = [LogId(f"t{number}") for number in range(30)]
    await asyncio.gather(*(store.append(Append(name, 0, bodies(1), OPEN)) for name in names))
    results = await asyncio.gather(
        *(store.append(Append(name, 1 if number % 3 else 7, bodies(2), PLAYING)) for number, name in enumerate(names)),
        return_exceptions=True,
    )
    assert [isinstance(result, ConflictError) for result in results] == [number % 3 == 0 for number in range(30)]
    assert [await store.last(name) for name in names] == [2 if number % 3 else 1 for number in range(30)]


async def test_what_cannot_be_stored_spoils_nothing_for_others_at_the_same_time(store: Store) -> None:
    bad = Heading(status=Status.OPEN, deadline=2**80)
    good, wrong, also_good = await asyncio.gather(
        store.append(Append(LogId("a"), 0, bodies(1), OPEN)),
        store.append(Append(LogId("b"), 0, bodies(1), bad)),
        store.append(Append(LogId("c"), 0, bodies(1), OPEN)),
        return_exceptions=True,
    )
    assert (good, also_good) == (1, 1)
    assert isinstance(wrong, StoreError | OverflowError)
    assert await store.last(LogId("b")) == 0


async def test_a_writer_that_is_given_up_on_does_no_harm(store: Store) -> None:
    task = asyncio.create_task(store.append(Append(TABLE, 0, bodies(1), OPEN)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.append(Append(LogId("other"), 0, bodies(1), OPEN))
    assert await store.last(TABLE) in (0, 1)
    assert store.pending == 0


async def test_more_writers_than_places_wait_their_turn(store: Store) -> None:
    count = 1500
    tasks = [asyncio.create_task(store.append(Append(LogId(f"t{n}"), 0, [b"."], OPEN))) for n in range(count)]
    await asyncio.sleep(0)
    assert store.pending == count
    assert await asyncio.gather(*tasks) == [1] * count
    assert store.pending == 0


async def test_the_heading_can_change_alone(store: Store) -> None:
    await store.append(Append(TABLE, 0, bodies(1), OPEN))
    heading = Heading(status=Status.PLAYING, deadline=77, listing=b"seats left")
    assert await store.append(Append(TABLE, 1, [], heading)) == 1
    entry = await store.entry(TABLE)
    assert entry
    assert (entry.last, entry.heading) == (1, heading)
    assert entry.created_at <= entry.changed_at


async def test_the_lobby_shows_listed_tables_the_newest_first(store: Store) -> None:
    for name in ("a", "b", "c", "d"):
        await store.append(Append(LogId(name), 0, bodies(1), Heading(status=Status.OPEN, listing=name.encode())))
        await asyncio.sleep(0.002)
    await store.append(Append(LogId("hidden"), 0, bodies(1), OPEN))
    await store.append(Append(LogId("b"), 1, bodies(2), PLAYING))
    assert [entry.heading.listing for entry in await store.listings()] == [b"d", b"c", b"a"]
    assert [entry.log for entry in await store.listings(limit=2)] == ["d", "c"]


async def test_due_tables_come_by_deadline(store: Store) -> None:
    for name, deadline in (("late", 300), ("early", 100), ("never", None), ("middle", 200)):
        await store.append(Append(LogId(name), 0, bodies(1), Heading(status=Status.PLAYING, deadline=deadline)))
    assert [entry.log for entry in await store.due(99)] == []
    assert [entry.log for entry in await store.due(200)] == ["early", "middle"]
    assert [entry.log for entry in await store.due(1_000, limit=1)] == ["early"]
    await store.append(Append(LogId("early"), 1, bodies(2), PLAYING))
    assert [entry.log for entry in await store.due(200)] == ["middle"]


async def test_tables_are_found_by_who_sits_there(store: Store) -> None:
    assert await store.logs_of(ANN) == []
    for name in ("a", "b", "c"):
        await store.append(Append(LogId(name), 0, bodies(1), OPEN, players=[ANN]))
        await asyncio.sleep(0.002)
    await store.append(Append(LogId("a"), 1, bodies(2), PLAYING))
    assert [entry.log for entry in await store.logs_of(ANN)] == ["a", "c", "b"], "what changed last comes first"
    assert [entry.log for entry in await store.logs_of(ANN, limit=1)] == ["a"]
    await store.append(Append(LogId("a"), 2, bodies(3), PLAYING, players=[BEN, CAM, BEN]))
    await store.append(Append(LogId("b"), 1, bodies(2), FINISHED))
    await store.append(Append(LogId("c"), 1, [], OPEN, players=[ANN, BEN]))
    assert [entry.log for entry in await store.logs_of(ANN)] == ["c"]
    assert [entry.log for entry in await store.logs_of(BEN)] == ["c", "a"]
    await store.drop(LogId("c"))
    assert await store.logs_of(ANN) == []


async def test_many_tables_at_once_know_who_sits_there(store: Store) -> None:
    """They may share a transaction, with moves of other tables and with an append that lost."""
    logs = [LogId(f"table {number}") for number in range(12)]
    await asyncio.gather(*[store.append(Append(log, 0, bodies(1), OPEN, players=[ANN, BEN])) for log in logs])
    assert all([len(await store.logs_of(player)) == 12 for player in (ANN, BEN)])
    results = await asyncio.gather(
        *[store.append(Append(log, 1, bodies(2), OPEN, players=[CAM, BEN])) for log in logs[:4]],
        *[store.append(Append(log, 1, bodies(2), OPEN, players=[])) for log in logs[4:8]],
        *[store.append(Append(log, 1, bodies(2), PLAYING)) for log in logs[8:10]],
        *[store.append(Append(log, 7, bodies(2), OPEN, players=[CAM])) for log in logs[10:]],
        return_exceptions=True,
    )
    assert [isinstance(result, ConflictError) for result in results] == [False] * 10 + [True] * 2
    found = {player: sorted(entry.log for entry in await store.logs_of(player)) for player in (ANN, BEN, CAM)}
    assert found == {ANN: sorted(logs[8:]), BEN: sorted([*logs[:4], *logs[8:]]), CAM: sorted(logs[:4])}


async def test_an_append_that_lost_changes_nobodys_seat(store: Store) -> None:
    await store.append(Append(TABLE, 0, bodies(1), OPEN, players=[ANN]))
    with pytest.raises(ConflictError):
        await store.append(Append(TABLE, 5, bodies(2), OPEN, players=[BEN]))
    assert ([len(await store.logs_of(player)) for player in (ANN, BEN)]) == [1, 0]


async def test_a_name_can_be_taken_out_of_records(store: Store) -> None:
    await with_account(store, ANN)
    await store.append(Append(TABLE, 0, bodies(1, 2, 3), OPEN, players=[ANN]))
    await store.append(Append(TABLE, 3, [], OPEN, players=[BEN]))
    assert await store.unforgotten() == []
    await store.delete_account(ANN)
    assert await store.unforgotten() == [(TABLE, ANN)], "also where they sit no longer"
    await store.forget(TABLE, ANN, {2: b"nobody"})
    assert await store.unforgotten() == []
    assert await store.read(TABLE) == [bodies(1)[0], b"nobody", bodies(3)[0]]


async def test_the_index_is_read_in_pages_by_status(store: Store) -> None:
    for name in ("b", "a", "B", "_", "c"):
        await store.append(Append(LogId(name), 0, bodies(1), OPEN))
    await store.append(Append(LogId("c"), 1, bodies(2), FINISHED))
    assert [entry.log for entry in await store.logs()] == ["B", "_", "a", "b", "c"]
    first = await store.logs(Status.OPEN, limit=3)
    assert [entry.log for entry in first] == ["B", "_", "a"]
    assert [entry.log for entry in await store.logs(Status.OPEN, after=first[-1].log)] == ["b"]
    assert [entry.log for entry in await store.logs(Status.FINISHED)] == ["c"]


async def test_a_dropped_log_is_gone_and_can_begin_anew(store: Store) -> None:
    await store.append(Append(TABLE, 0, bodies(1), OPEN))
    await store.keep_draft(TABLE, b"draft")
    await store.drop(TABLE)
    assert (await store.read(TABLE), await store.draft(TABLE)) == ([], None)
    await store.append(Append(TABLE, 0, bodies(5), OPEN))
    assert await store.read(TABLE) == bodies(5)


async def test_old_finished_logs_are_purged(store: Store) -> None:
    await store.append(Append(LogId("finished"), 0, bodies(1), FINISHED))
    await store.append(Append(LogId("open"), 0, bodies(1), OPEN))
    entry = await store.entry(LogId("finished"))
    assert entry
    assert await store.purge(entry.changed_at) == 0
    assert await store.purge(entry.changed_at + 1) == 1
    assert await store.read(LogId("finished")) == []
    assert await store.last(LogId("open")) == 1


async def test_the_last_draft_is_kept(store: Store) -> None:
    assert await store.draft(TABLE) is None
    await store.keep_draft(TABLE, b"first")
    await store.keep_draft(TABLE, b"second")
    assert await store.draft(TABLE) == b"second"
    await store.keep_draft(TABLE, None)
    assert await store.draft(TABLE) is None


async def test_everything_is_there_after_reopening(url: str) -> None:
    async with await open_store(url) as first:
        await first.append(Append(TABLE, 0, bodies(1), PLAYING))
        await first.keep_draft(TABLE, b"draft")
    async with await open_store(url) as second:
        assert await second.read(TABLE) == bodies(1)
        assert await second.draft(TABLE) == b"draft"


async def test_a_closed_store_says_so(url: str) -> None:
    store = await open_store(url)
    await store.close()
    await store.close()
    with pytest.raises(UnavailableError):
        await store.append(Append(TABLE, 0, bodies(1), OPEN))
    with pytest.raises(UnavailableError):
        await store.read(TABLE)
    with pytest.raises(UnavailableError):
        await store.keep_draft(TABLE, b"")


async def test_closing_waits_for_what_was_begun(url: str) -> None:
    store = await open_store(url)
    tasks = [asyncio.create_task(store.append(Append(LogId(f"t{n}"), 0, bodies(1), OPEN))) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*tasks) == [1] * 50
