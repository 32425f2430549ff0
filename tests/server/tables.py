"""People at a table of a running server."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Sequence

import pytest

from meldstone.server import protocol as p
from tests.server.client import Client, RefusedError
from tests.server.conftest import clients
from tests.server.running import Server


async def seated(people: list[Client], **settings: object) -> str:
    room = await people[0].make_room(seats=len(people), **settings)
    for person in people:
        await person.enter(room)
    for person in people[1:]:
        await person.say(p.Sit)
    for person in people:
        await person.until(lambda: person.view is not None)  # noqa: B023
    return room


def mover_and_other(people: Sequence[Client]) -> tuple[Client, Client]:
    """Whose turn it is, and who waits."""
    mover = next(person for person in people if person.to_move)
    return mover, next(person for person in people if person is not mover)


@contextlib.asynccontextmanager
async def two_at_a_table(server: Server, **settings: object) -> AsyncIterator[tuple[Client, Client]]:
    """Two people in the middle of a game: whose turn it is, and who waits."""
    async with clients(server, "Ada", "Bela") as people:
        await seated(people, **{"seconds": 0, **settings})
        yield mover_and_other(people)


@contextlib.asynccontextmanager
async def two_and_a_spectator(server: Server) -> AsyncIterator[tuple[Client, Client, Client]]:
    """Two people in the middle of a game, and a third who looks on."""
    async with clients(server, "Ada", "Bela", "Cleo") as (ada, bela, cleo):
        await cleo.enter(await seated([ada, bela], seconds=0))
        yield ada, bela, cleo


async def refused(work: Awaitable[object]) -> list[str]:
    with pytest.raises(RefusedError) as error:
        await work
    return error.value.codes
