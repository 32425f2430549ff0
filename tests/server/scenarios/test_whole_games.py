"""Scripted clients play whole matches over real sockets, in every edition."""

import asyncio

import pytest

from meldstone.rules.catalogue import editions, ruleset
from meldstone.server import protocol as p
from meldstone.server.protocol.settings import RoomPhase
from tests.server.client import Client
from tests.server.conftest import clients, run
from tests.server.running import Server

TABLES = [*editions(), "rummy-discard+rummy-open-tile+rummy-hand"]


async def play_together(people: list[Client], **settings: object) -> str:
    """One match from the first seat to the score sheet; the room's id."""
    room = await people[0].make_room(seats=len(people), **settings)
    for person in people:
        await person.enter(room)
        if person is not people[0]:
            await person.say(p.Sit)
    await asyncio.gather(*[person.play() for person in people])
    return room


@pytest.mark.parametrize("edition", TABLES)
def test_a_match_of_every_edition_is_played_to_its_end(shared_server: Server, edition: str) -> None:
    async def work() -> None:
        seats = 3 if ruleset(edition).box.players_max >= 3 else 2
        async with clients(shared_server, *["Ada", "Bela", "Cleo"][:seats]) as people:
            await play_together(people, edition=edition, seconds=0)
            for person in people:
                assert person.room is not None
                assert person.room.match is not None
                assert person.room.phase is RoomPhase.OVER
                assert len(person.room.match.results) >= 1
                assert person.view is not None
                assert person.view.score is not None
                assert person.view.seed is not None, "the seed is open after the end"
            assert len({tuple(happening.seq for happening in person.happened)[-20:] for person in people}) == 1

    run(work)
