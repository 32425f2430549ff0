"""Who is here is told once for all who come in one moment, and the log is read once for all who come back."""

import asyncio
from pathlib import Path
from unittest import mock

import msgspec

from meldstone.server import protocol as p
from meldstone.server.hosting.presence import tell_presence
from meldstone.server.hosting.relay import RelayMessage
from meldstone.server.protocol.codec import decode_server
from meldstone.server.protocol.tile_hooks import from_plain
from tests.server.inside import Inside, Wire, on_server, room_of


def told(wire: Wire) -> list[p.Presence]:
    return [message for message in map(decode_server, wire.received) if isinstance(message, p.Presence)]


async def at_a_table(server: Inside, seats: int = 4) -> tuple[str, list[Wire]]:
    """A match of four people that has begun."""
    people = [server.guest(f"g{number}", f"P{number}") for number in range(seats)]
    room = await room_of(server, people[0], seats=seats, seconds=0)
    wires = [await server.enter(room, person) for person in people]
    for number, wire in enumerate(wires[1:]):
        assert isinstance(await wire.ask(p.Sit(request=f"sit {number}")), p.Ok)
    return room, wires


def test_a_table_that_comes_back_together_is_told_of_itself_once(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room, wires = await at_a_table(server)
        stays = wires[0]
        with mock.patch("meldstone.server.hosting.presence._TICK_SECONDS", 0.5):
            # what is under way is told before the tick is so long
            await stays.until(lambda: told(stays) and len(told(stays)[-1].present) == 4)
            await asyncio.gather(*[wire.leave() for wire in wires[1:]])
            await stays.until(lambda: len(told(stays)[-1].present) == 1)
            before = len(told(stays))
            back = await asyncio.gather(*[server.enter(room, server.guest(f"g{number}", "?")) for number in (1, 2, 3)])
            await stays.until(lambda: len(told(stays)[-1].present) == 4)
            assert len(told(stays)) == before + 1
            for wire in back:
                await wire.ping()
                assert [len(message.present) for message in told(wire)] == [4], "also those who came first know of the last"

    on_server(work, tmp_path)


def test_who_goes_and_comes_back_within_a_moment_was_never_away(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room, wires = await at_a_table(server)
        stays, live = wires[0], server.context.registry.rooms[room]
        await stays.until(lambda: told(stays) and len(told(stays)[-1].present) == 4)
        before = len(told(stays))
        await wires[1].leave()
        await server.enter(room, server.guest("g1", "?"))
        while live.presence_told is None or server.context.registry.presence._telling:
            await asyncio.sleep(0.01)
        await stays.ping()
        assert {len(message.present) for message in told(stays)[before:]} <= {3, 4}
        assert len(told(stays)[-1].present) == 4

    on_server(work, tmp_path)


def test_of_a_table_that_comes_back_one_reads_the_log(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room, wires = await at_a_table(server)
        live = server.context.registry.rooms[room]
        seq = live.room.seq
        with mock.patch.object(server.store, "read", wraps=server.store.read) as read:
            for after, number in ((seq - 3, 0), (seq - 3, 1), (seq - 2, 2), (seq - 1, 3)):
                wire = await server.socket(server.guest(f"g{number}", "?"))
                welcome = await wire.ask(p.Hello(request="hello", room=room, after=after))
                assert isinstance(welcome, p.Welcome)
                assert welcome.missed is not None
                assert [happening.seq for happening in welcome.missed] == list(range(after + 1, seq + 1))
            assert read.call_count == 1
        mover = wires[live.room.game.board.turn] if live.room.game is not None else wires[0]
        assert live.room.game is not None
        assert isinstance(await mover.ask(p.DrawMessage(request="draw", version=live.room.game.version)), p.Ok)
        wire = await server.socket(server.guest("g0", "?"))
        welcome = await wire.ask(p.Hello(request="hello", room=room, after=seq))
        assert isinstance(welcome, p.Welcome)
        assert [happening.kind for happening in welcome.missed or ()] == ["drew"], "what was read before is forgotten"

    on_server(work, tmp_path)


def test_the_clients_of_a_large_server_are_asked_to_spread_their_return(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room, wires = await at_a_table(server)
        pong = await wires[0].ask(p.Ping(request="alone"))
        assert isinstance(pong, p.Pong)
        assert pong.spread == 0, "a few come back when they like"
        with mock.patch.object(type(server.context.sockets), "__len__", return_value=8_000):
            pong = await wires[0].ask(p.Ping(request="crowd"))
            wire = await server.socket(server.guest("g1", "?"))
            welcome = await wire.ask(p.Hello(request="hello", room=room))
        assert isinstance(pong, p.Pong)
        assert isinstance(welcome, p.Welcome)
        assert welcome.spread == pong.spread == 24_000

    on_server(work, tmp_path)


def test_other_processes_hear_of_many_rooms_in_few_messages(tmp_path: Path) -> None:
    """Every message is a transaction of the database; a crowd that comes back must not fill it."""

    async def work(server: Inside) -> None:
        services = server.context.services
        owner = server.guest("g0", "P0")
        rooms = [await room_of(server, owner, seats=2, seconds=0) for _ in range(60)]
        live = [server.context.registry.rooms[room] for room in rooms]
        await server.enter(rooms[0], owner)
        object.__setattr__(services, "shared", True)
        with mock.patch.object(server.store, "say") as say:
            await tell_presence(live, services)
        said = [call.args[1] for call in say.call_args_list]
        assert len(said) <= 2
        assert all(len(words) <= 6_000 for words in said)
        heard = [room for words in said for room in msgspec.json.decode(words, type=RelayMessage, dec_hook=from_plain).rooms]
        assert [room.log for room in heard] == rooms
        assert heard[0].present == ("g0",)
        presence = server.context.registry.presence
        with mock.patch.object(server.store, "say") as say:
            for room in live:
                presence.changed(room)
            while presence._telling:
                await asyncio.sleep(0.01)
        assert say.call_count <= 8, "ten rooms at a time"

    on_server(work, tmp_path)
