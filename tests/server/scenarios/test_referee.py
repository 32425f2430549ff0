"""Attacks of an owner who sits at the table and would be the referee in a case of their own (RULES.md K-41)."""

import contextlib
from collections.abc import AsyncIterator

from meldstone.game.view import View
from meldstone.server import protocol as p
from tests.server.client import Client, together
from tests.server.conftest import clients, run
from tests.server.running import Server
from tests.server.tables import mover_and_other, refused, seated


def seen(person: Client) -> View:
    assert person.view is not None
    return person.view


async def disputed(people: list[Client], **settings: object) -> tuple[Client, Client]:
    """Somebody drew, and the other one calls the referee: who drew, and who waits."""
    await seated(people, **{"seconds": 0, "knobs": {"dispute_pause": True}, **settings})
    mover, other = mover_and_other(people)
    await mover.say(p.DrawMessage)
    await together(people)
    await other.say(p.DisputeMessage, note="look")
    await together(people)
    return mover, other


@contextlib.asynccontextmanager
async def dispute(server: Server) -> AsyncIterator[tuple[Client, Client]]:
    """Ada, whose room it is, and Bela, after one of them has called the referee."""
    async with clients(server, "Ada", "Bela") as people:
        await disputed(people)
        ada, bela = people
        yield ada, bela


def test_a_seated_owner_neither_undoes_nor_fines_alone(shared_server: Server) -> None:
    async def work() -> None:
        async with dispute(shared_server) as (ada, bela):
            held = len(seen(bela).rack)
            await ada.say(p.RulingMessage, decision="undo")
            await together([ada, bela])
            assert seen(ada).phase.value == "paused", "nothing happens before the other one agrees"
            assert seen(ada).turns == 1
            fine = {"decision": "uphold", "penalty_seat": seen(bela).you}
            assert await refused(ada.say(p.RulingMessage, penalty_tiles=14, **fine)) == ["ruling/penalty-too-large"]
            await ada.say(p.RulingMessage, penalty_tiles=3, **fine)
            await together([ada, bela])
            assert len(seen(bela).rack) == held
            assert seen(ada).phase.value == "paused"

    run(work)


def test_draw_dispute_undo_does_not_show_the_next_tile(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            same = 0
            for _ in range(6):
                mover, _ = await disputed(people)
                first = seen(mover).last_drawn
                for person in people:
                    await person.say(p.RulingMessage, decision="undo")
                await together(people)
                assert seen(mover).turns == 0
                await mover.say(p.DrawMessage)
                await together(people)
                same += seen(mover).last_drawn == first
            # 78 tiles are in the pool: six times the same one is a chance of 1 in 2e11
            assert same < 6

    run(work)


def test_the_table_agrees_on_a_fine_or_there_is_none(shared_server: Server) -> None:
    async def work() -> None:
        async with dispute(shared_server) as (ada, bela):
            held = len(seen(bela).rack)
            fine = {"decision": "uphold", "penalty_seat": seen(bela).you, "penalty_tiles": 2}
            await ada.say(p.RulingMessage, **fine)
            await together([ada, bela])
            assert bela.room is not None
            assert bela.room.dispute is not None
            assert [(said.seat, said.penalty_seat, said.penalty_tiles) for said in bela.room.dispute.proposals] == [(0, 1, 2)]
            await bela.say(p.RulingMessage, **fine)
            await together([ada, bela])
            assert len(seen(bela).rack) == held + 2
            assert seen(ada).phase.value == "playing"

    run(work)


def test_who_is_away_is_neither_judged_nor_fined(shared_server: Server) -> None:
    async def work() -> None:
        async with dispute(shared_server) as (ada, bela):
            await bela.say(p.Leave)
            await together([ada, bela])
            assert await refused(ada.say(p.RulingMessage, decision="undo")) == ["room/cannot-agree"]
            fine = {"decision": "uphold", "penalty_seat": seen(bela).you, "penalty_tiles": 1}
            assert await refused(ada.say(p.RulingMessage, **fine)) == ["room/cannot-agree"]
            assert seen(ada).phase.value == "paused"
            await ada.say(p.RulingMessage, decision="uphold")
            assert seen(ada).phase.value == "playing", "that the turn stands needs nobody who is away"

    run(work)
