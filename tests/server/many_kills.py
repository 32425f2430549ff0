"""Kills servers in the middle of games for as long as wanted, and counts: ``python -m tests.server.many_kills --kills 300``."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.server.conftest import run
from tests.server.running import Server
from tests.server.scenarios.test_chaos import database, kill_while_several_tables_play

KILLS_IN_A_GAME = 12


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=3600.0, help="begin nothing new after this time")
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=1, help="tables of two and of three that play at once, so many of each")
    parser.add_argument("--told", type=int, default=25, help="records told to players between two kills, at most")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    arguments = parser.parse_args()
    began, kills, moves, seed = time.monotonic(), 0, 0, arguments.seed
    while kills < arguments.kills and time.monotonic() - began < arguments.seconds:
        at_once = min(KILLS_IN_A_GAME, arguments.kills - kills)
        moves += acknowledged(arguments, at_once, seed)
        kills, seed = kills + at_once, seed + 1
        print(f"{time.monotonic() - began:.0f} s: {kills} kills, {moves} requests acknowledged, none lost", flush=True)
    return 0


def acknowledged(arguments: argparse.Namespace, kills: int, seed: int) -> int:
    """How many requests were acknowledged between some kills; raises if one of them is not in the log."""
    found: list[int] = []
    with tempfile.TemporaryDirectory() as directory:
        server = Server(database(arguments.database, Path(directory)), Path(directory))

        async def work() -> None:
            found.append(
                await kill_while_several_tables_play(
                    server, kills, seed, to_the_end=False, pairs=arguments.pairs, between=(3, arguments.told)
                )
            )

        run(work, patience=900)
    return found[0]


if __name__ == "__main__":
    sys.exit(main())
