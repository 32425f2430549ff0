"""One guest sends whatever is hard to judge, at once and at the deadline, while the server is killed: nobody else waits for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from meldstone.server.room.evolve import replay
from meldstone.server.room.room import Room
from meldstone.store import LogId, open_store
from tests.server.conftest import run
from tests.server.hostile import BOXES, attacks
from tests.server.siege import CLOCK, Felt, Siege

MOST_BEFORE = 5
"""Plays that may be judged between two answers to somebody else. How long that takes is measured by `python -m benchmarks
hostile_guest`."""


@pytest.mark.parametrize("box", ["original, every joker", "twist, every joker, locked"])
def test_a_bystander_is_answered_whatever_a_guest_plays_and_asks(tmp_path: Path, box: str) -> None:
    async def work() -> None:
        # as many plays at once as nobody is allowed: the order of the answers does not hang on that limit
        async with Siege(tmp_path, message_burst=1000).laid() as siege:
            orders = [await siege.all_at_once(attack) for attack in attacks(box)]
            felt = [await siege.play_and_ask(attack, seconds=1.0) for attack in attacks(box)]
        check(felt)
        for answers in felt:
            assert answers.told, "no request was answered"
        for order in orders:
            assert all(order.told), f"{order.name}: every play was judged"
            for number, judged in enumerate(order.judged_before, start=1):
                assert judged <= number * MOST_BEFORE, f"{order.name}: {order.judged_before}"
        assert siege.server.log.read_text().count('"level":"error"') == 0

    run(work)


def test_a_draft_that_lies_at_the_deadline_is_settled_although_the_server_is_killed(tmp_path: Path) -> None:
    async def work() -> None:
        async with Siege(tmp_path).laid() as siege:
            chosen = [next(iter(attacks(box, seconds=CLOCK))) for box in ("original, every joker", "rummy, every joker")]
            felt = [await siege.wait_for_the_deadline(attack, kill=kill) for attack in chosen for kill in (False, True)]
            rooms = siege.rooms
        check(felt)
        assert all(answers.told["settled"] for answers in felt)
        async with await open_store(siege.server.database) as store:
            for id in rooms:
                room = replay(id, await store.read(LogId(id)))
                assert isinstance(room, Room), "nothing is lost, and the log can be read"

    run(work)


def check(felt: list[Felt]) -> None:
    for answers in felt:
        assert answers.pings, f"{answers.name}: the bystander was not answered"


def test_every_box_makes_tables_of_its_own_tiles() -> None:
    for box in BOXES:
        for attack in attacks(box):
            held = {*attack.prepared.table.tiles, *attack.prepared.rack}
            assert attack.plays
            for table in attack.plays:
                assert set(table.tiles) <= held, attack.name
                assert len(set(table.tiles)) == len(table.tiles), attack.name
