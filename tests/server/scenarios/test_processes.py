"""Several processes on one PostgreSQL: any of them serves any room."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from meldstone.server import protocol as p
from meldstone.server.protocol.settings import RoomPhase
from tests import postgres
from tests.server.client import Client
from tests.server.conftest import run
from tests.server.killing import check_log, play_and_kill
from tests.server.running import Server
from tests.server.tables import mover_and_other


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database; who kills one starts it again."""
    database, directory = postgres.server().new_database(), tmp_path_factory.mktemp("pair")
    with Server(database, directory) as first, Server(database, directory) as second:
        yield first, second


async def at_one_table(pair: tuple[Server, Server], **settings: object) -> tuple[str, list[Client]]:
    ada, bela = [await Client(server, name).sign_in() for server, name in zip(pair, ("Ada", "Bela"), strict=True)]
    room = await ada.make_room(seats=2, **settings)
    await ada.enter(room)
    await bela.enter(room)
    await bela.say(p.Sit)
    for person in (ada, bela):
        await person.until(lambda: person.view is not None)  # noqa: B023
    return room, [ada, bela]


def test_two_players_on_different_processes_play_a_game(pair: tuple[Server, Server]) -> None:
    async def work() -> None:
        room, people = await at_one_table(pair, seconds=0)
        await asyncio.gather(*[person.play() for person in people])
        for person in people:
            assert person.room is not None
            assert person.room.phase is RoomPhase.OVER
        assert people[0].seq == people[1].seq
        await check_log(pair[0], room, people)
        await asyncio.gather(*[person.leave() for person in people])

    run(work)


def test_drafts_chat_and_presence_reach_the_other_process(pair: tuple[Server, Server]) -> None:
    async def work() -> None:
        _, people = await at_one_table(pair, seconds=0)
        mover, other = mover_and_other(people)
        assert mover.view is not None
        await mover.say(p.DraftMessage, table=(mover.view.rack[:2],))
        await mover.say(p.Chat, text="hello over there")
        await other.until(lambda: any(isinstance(message, p.DraftShown) for message in other.heard))
        await other.until(lambda: any(isinstance(message, p.ChatSaid) for message in other.heard))
        await other.until(
            lambda: any(isinstance(message, p.Presence) and set(message.present) == {mover.id, other.id} for message in other.heard)
        )
        await asyncio.gather(*[person.leave() for person in people])

    run(work)


def test_a_stranger_on_another_process_is_found(pair: tuple[Server, Server]) -> None:
    async def work() -> None:
        ada, bela = [await Client(server, name).sign_in() for server, name in zip(pair, ("Ada", "Bela"), strict=True)]
        room = await ada.make_room(seats=2, edition="rummy-hand")
        await ada.enter(room)
        for _ in range(100):
            listed = [listing["room"] for listing in await bela.ask("GET", "/api/rooms")]
            if room in listed:
                break
            await asyncio.sleep(0.2)
        assert room in listed
        quick = await bela.ask("POST", "/api/quick-play", {"edition": "rummy-hand", "seats": 2})
        assert (quick["id"], quick["phase"]) == (room, "playing")
        await ada.leave()

    run(work)


def test_a_block_reaches_the_sockets_of_the_other_process(pair: tuple[Server, Server]) -> None:
    async def work() -> None:
        _, (ada, bela) = await at_one_table(pair, seconds=0)
        # the request goes to one process, the socket of the same person is open on the other
        elsewhere = Client(pair[1], "Ada", ada.headers)
        await elsewhere.ask("POST", "/api/blocks", {"player": bela.id, "name": "Bela"})
        for number in range(50):
            await bela.say(p.Chat, text=f"line {number}")
            await ada.ping()
            said = [message.text for message in ada.heard if isinstance(message, p.ChatSaid)]
            if f"line {number}" not in said and number:
                break
            await asyncio.sleep(0.1)
        assert f"line {number}" not in said
        await asyncio.gather(ada.leave(), bela.leave())

    run(work)


def test_a_player_moves_on_to_the_other_process_when_one_is_killed(pair: tuple[Server, Server]) -> None:
    async def work() -> None:
        room, people = await at_one_table(pair, seconds=0)
        players = [asyncio.create_task(person.play()) for person in people]
        await people[1].until(lambda: people[1].seq >= 16)
        people[1].server = pair[0]
        await asyncio.to_thread(pair[1].kill)
        await asyncio.gather(*players)
        await asyncio.to_thread(pair[1].start)
        await check_log(pair[0], room, people)
        await asyncio.gather(*[person.leave() for person in people])

    run(work)


@pytest.mark.slow  # test_chaos.py kills several tables on it, though not to the end of their matches
def test_no_acknowledged_move_is_lost_on_postgresql(tmp_path: Path) -> None:
    database = postgres.server().new_database()
    run(lambda: play_and_kill(lambda: Server(database, tmp_path), kills=1))


def test_a_deadline_that_two_processes_fire_happens_once(tmp_path: Path) -> None:
    async def work() -> None:
        database = postgres.server().new_database()
        settings = {"clock_speed": 20, "grace_seconds": 100_000}
        with Server(database, tmp_path, **settings) as first, Server(database, tmp_path, **settings) as second:
            _, people = await at_one_table((first, second), seconds=15)
            await asyncio.gather(*[person.until(lambda: person.view.turns >= 4) for person in people])  # type: ignore[union-attr]  # noqa: B023
            settled = [happening for happening in people[0].happened if happening.kind == "turn-settled"]
            assert len(settled) == people[0].view.turns  # type: ignore[union-attr]
            await asyncio.gather(*[person.leave() for person in people])

    run(work)
