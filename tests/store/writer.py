"""A process that appends to a log as fast as it can and says what is safe: ``python -m tests.store.writer URL LOG NAME COUNT``.

Prints the sequence of every append that was acknowledged, or ``lost`` and the sequence if another writer was first.
"""

from __future__ import annotations

import asyncio
import sys

from meldstone.store import Append, ConflictError, LogId, open_store
from tests.store.samples import PLAYING


async def main(url: str, log: LogId, name: str, count: int) -> None:
    async with await open_store(url) as store:
        last = await store.last(log)
        print("ready", flush=True)
        sys.stdin.readline()
        for _ in range(count):
            try:
                last = await store.append(Append(log, last, [f"{name} {last + 1}".encode()], PLAYING))
                print(last, flush=True)
            except ConflictError as conflict:
                print(f"lost {last + 1}", flush=True)
                last = conflict.actual


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], LogId(sys.argv[2]), sys.argv[3], int(sys.argv[4])))
