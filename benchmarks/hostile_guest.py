"""A guest who sends whatever is hard to judge, and how long a bystander in another room waits for an answer meanwhile.

A real server with the limits that nobody configured. The guest plays, checks, asks for hints and leaves drafts for the deadline, as
fast as that allows; in some attacks the server is killed while it settles.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.measure import on_all_cores
from tests.server.hostile import BOXES, attacks
from tests.server.siege import CLOCK, Felt, Siege

SECONDS: Final = 6.0
TARGET: Final = 100
"""Milliseconds that a ping may take."""


def run() -> None:
    """Prints what the bystander felt in each attack."""
    # the server, the guest and the bystander are processes of their own
    with on_all_cores(), tempfile.TemporaryDirectory() as directory:
        felt = asyncio.run(_felt(Path(directory)))
    table = Table(
        "attack", "pings", "median", "p99", "worst", "told most", title="a hostile guest: pings in ms", title_justify="left"
    )
    for attack in felt:
        times = [statistics.median(attack.pings), attack.p99, attack.worst]
        most = ", ".join(f"{code} {count}" for code, count in attack.told.most_common(2))
        table.add_row(attack.name, str(len(attack.pings)), *[f"{1000 * seconds:.1f}" for seconds in times], most)
    Console(width=150).print(table)
    worst = max(attack.worst for attack in felt)
    print(f"worst ping {1000 * worst:.0f} ms, target: at most {TARGET}")


async def _felt(directory: Path) -> list[Felt]:
    out = []
    async with Siege(directory).laid() as siege:
        out.append(await siege.peace(SECONDS))
        for box in BOXES:
            for attack in attacks(box):
                out.append(await siege.play_and_ask(attack, SECONDS))
                print(attack.name, flush=True)
            for kill in (False, True):
                out.append(await siege.wait_for_the_deadline(next(iter(attacks(box, seconds=CLOCK))), kill=kill))
    return out
