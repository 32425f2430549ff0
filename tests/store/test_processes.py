"""Several processes, and processes that die: what was acknowledged stays, and every sequence has one writer."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from meldstone.store import Change, LogId, open_store
from tests.store.samples import TABLE

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


async def start(url: str, name: str, count: int = 1_000_000, log: str = TABLE) -> Process:
    command = (sys.executable, "-m", "tests.store.writer", url, log, name, str(count))
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE)
    assert process.stdout
    assert await process.stdout.readline() == b"ready\n"
    return process


def go(process: Process) -> None:
    assert process.stdin
    process.stdin.write(b"go\n")


async def lines(process: Process) -> list[str]:
    assert process.stdout
    return (await process.stdout.read()).decode().splitlines()


async def test_whatever_was_acknowledged_outlives_a_killed_writer(url: str) -> None:
    acknowledged = 0
    for wanted in (20, 100):
        process = await start(url, "writer")
        go(process)
        assert process.stdout
        for _ in range(wanted):
            acknowledged = int(await process.stdout.readline())
        process.kill()
        heard = await lines(process)
        await process.wait()
        # the last line may have been cut off in the middle
        acknowledged = max([acknowledged, *(int(line) for line in heard[:-1])])
        async with await open_store(url) as store:
            kept = await store.read(TABLE)
            assert len(kept) >= acknowledged
            assert kept == [b"writer %d" % number for number in range(1, len(kept) + 1)]
            # at most the one that was on its way when the end came
            assert len(kept) <= acknowledged + 2
            acknowledged = await store.last(TABLE)
            assert acknowledged == len(kept)


async def test_of_two_processes_exactly_one_writes_each_record(url: str) -> None:
    count = 60
    processes = await asyncio.gather(*(start(url, name, count) for name in ("left", "right")))
    for process in processes:
        go(process)
    told = dict(zip(("left", "right"), await asyncio.gather(*(lines(process) for process in processes)), strict=True))
    await asyncio.gather(*(process.wait() for process in processes))
    claimed = {int(line): name for name, said in told.items() for line in said if not line.startswith("lost")}
    assert len(claimed) == sum(not line.startswith("lost") for said in told.values() for line in said), (
        "two say they wrote the same"
    )
    async with await open_store(url) as store:
        kept = await store.read(TABLE)
    assert kept == [f"{claimed[number]} {number}".encode() for number in range(1, len(claimed) + 1)]


async def test_appends_of_another_process_are_heard(url: str) -> None:
    async with await open_store(url) as store, store.changes() as changes:
        process = await start(url, "far away", 5, log="far")
        go(process)
        heard: list[Change] = []
        async with asyncio.timeout(60):
            async for change in changes:
                heard.append(change)
                if change.last == 5:
                    break
        await process.wait()
    assert {change.log for change in heard} == {LogId("far")}
    assert [change.last for change in heard] == sorted(change.last for change in heard)
