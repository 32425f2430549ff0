"""Compares what viewers of many deals are sent, and counts: ``python -m tests.server.many_deals --deals 20``."""

from __future__ import annotations

import argparse
import hashlib
import itertools
import sys
import tempfile
import time
from pathlib import Path
from unittest import mock

from tests.server.conftest import run
from tests.server.scenarios import test_secrets as secrets
from tests.server.scenarios import twin_worlds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20, help="of each edition")
    parser.add_argument("--first", type=int, default=1, help="number of the first deal")
    parser.add_argument("--seconds", type=float, default=3600.0, help="begin nothing new after this time")
    arguments = parser.parse_args()
    began, messages = time.monotonic(), 0
    numbers = range(arguments.first, arguments.first + arguments.deals)
    for deals, (number, edition) in enumerate(itertools.product(numbers, secrets.EDITIONS), start=1):
        if time.monotonic() - began > arguments.seconds:
            break
        messages += compared(number, edition)
        print(
            f"{time.monotonic() - began:.0f} s: {deals} deals, {messages} messages compared, none tells of a hidden tile",
            flush=True,
        )
    return 0


def compared(number: int, edition: str) -> int:
    """How many messages were compared, as a player and as a stranger get them; raises if two of them differ."""
    seeds = [hashlib.sha256(f"{number} {half}".encode()).hexdigest() for half in ("first", "second")]
    found: list[int] = []

    async def work() -> None:
        for viewer, next_draws in ((0, False), (None, False), (0, True)):
            with tempfile.TemporaryDirectory() as directory:
                found.append(await secrets.compare(Path(directory), edition, viewer, next_draws=next_draws))

    with mock.patch.multiple(twin_worlds, SEED=seeds[0], OTHER_SEED=seeds[1]):
        run(work, patience=600)
    return sum(found)


if __name__ == "__main__":
    sys.exit(main())
