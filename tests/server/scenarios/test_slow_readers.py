"""Who does not read, and who shouts, hurts nobody else at the table."""

import asyncio
from pathlib import Path
from unittest import mock

import pytest

from meldstone.server import protocol as p
from meldstone.server.hosting.presence import tell_presence
from meldstone.server.protocol.codec import decode_server, encode
from meldstone.server.room.events import Player
from meldstone.store import sqlite_url
from tests.server.conftest import clients, run
from tests.server.inside import Inside, on_server, table_with_strangers
from tests.server.raw_socket import handshake
from tests.server.running import Server
from tests.server.tables import seated


def test_who_reads_is_not_dropped_because_others_shout(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        async with table_with_strangers(server, strangers=10) as (players, strangers):
            for number in range(55):
                for stranger in strangers:
                    stranger.put(encode(p.Chat(request=str(number), text="!")).decode())
            for wire in (*players, *strangers):
                assert await wire.ping(), wire.closed
            said = [message for message in map(decode_server, players[0].received) if isinstance(message, p.ChatSaid)]
            assert len(said) == 550
            assert server.context.services.metrics.registry.get_sample_value("meldstone_dropped_connections_total") == 0

    # the limits of an ordinary server
    on_server(work, tmp_path, messages_per_second=20, message_burst=60)


def test_who_does_not_read_is_dropped_and_the_table_plays_on(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        async with table_with_strangers(server, strangers=2) as (players, (lazy, other)):
            lazy.reads = False
            for number in range(100):
                assert isinstance(await players[0].ask(p.Chat(request=f"c{number}", text="hello")), p.Ok)
            await lazy.until(lambda: lazy.closed is not None)
            assert lazy.closed == p.Close.TOO_SLOW
            assert server.context.services.metrics.registry.get_sample_value("meldstone_dropped_connections_total") == 1
            for wire in (*players, other):
                assert await wire.ping()
            assert len(server.context.sockets) == 3

    on_server(work, tmp_path)


def test_a_socket_that_is_never_read_does_not_hurt_a_real_table(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path) as server:
            async with clients(server, "Ada", "Bela", "Lazy") as people:
                ada, bela, lazy = people
                room = await seated([ada, bela], seconds=0)
                with await asyncio.to_thread(handshake, server, lazy.headers["cookie"], room, 2048):
                    for round in range(60):
                        await asyncio.gather(*[ada.say(p.Chat, text=f"{round} {number} " + "x" * 480) for number in range(100)])
                        metrics = (await ada.http("GET", "/api/metrics")).text
                        if "meldstone_dropped_connections_total 1" in metrics:
                            break
                    else:
                        pytest.fail("who never reads is never dropped")
                    await ada.move() if ada.to_move else await bela.move()
                    assert (await bela.ping()).time

    run(work)


def test_a_crowd_of_strangers_does_not_hide_the_players_from_other_processes(tmp_path: Path) -> None:
    """What processes tell each other is short; the players come first, or bots would take the seats of people who are there."""

    async def work(server: Inside) -> None:
        async with table_with_strangers(server, strangers=0) as (players, _):
            live = next(iter(server.context.registry.rooms.values()))
            crowd = [mock.Mock(who=Player(f"g{number:016x}", "Eve"), muted=frozenset()) for number in range(1000)]
            live.viewers.update(crowd)
            object.__setattr__(server.context.services, "shared", True)
            with mock.patch.object(server.store, "say") as say:
                await tell_presence([live], server.context.services)
            live.viewers.difference_update(crowd)
            assert say.call_count == 1
            said = say.call_args.args[1]
            assert len(said) <= 6_000
            assert b'"g0"' in said
            assert b'"g1"' in said
            assert await players[0].ping()

    on_server(work, tmp_path)
