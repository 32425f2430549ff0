"""Whatever a client sends, the answer is ok or a coded error, the table goes on, and nothing grows without bound."""

import asyncio
import contextlib
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meldstone.bots.simple import Novice
from meldstone.game.commands import Decision
from meldstone.game.view import view
from meldstone.i18n.translation import translator
from meldstone.rules.violations import Code
from meldstone.server import protocol as p
from meldstone.server.protocol.client import as_message
from meldstone.server.protocol.codec import decode_server
from meldstone.server.protocol.codes import ServerCode
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.socket.connection import Connection
from meldstone.store import sqlite_url
from meldstone.tiles import TILES
from tests.conftest import FUZZ_TIMES
from tests.server.client import together
from tests.server.conftest import clients, run
from tests.server.inside import Inside, LogLines, Wire, all_logs, inside
from tests.server.raw_socket import frame, handshake
from tests.server.running import Server
from tests.server.tables import seated

CODES = {code.value for code in ServerCode} | {code.value for code in Code}
QUICK = settings(max_examples=100 * FUZZ_TIMES, suppress_health_check=list(HealthCheck))
TAGS = [kind.__struct_config__.tag for kind in p.ClientMessage.__args__]
LIMIT = 4_000


class Arena:
    """One server for all examples: two players and a stranger at a table, another table beside it."""

    def __init__(self, directory: Path, runner: asyncio.Runner, logs: LogLines) -> None:
        self.runner = runner
        self.logs = logs
        self._stack = contextlib.AsyncExitStack()
        self.server: Inside = runner.run(self._open(directory))
        self.rooms: list[str] = []
        self.wires: list[Wire] = []
        runner.run(self.deal())

    async def _open(self, directory: Path) -> Inside:
        return await self._stack.enter_async_context(inside(sqlite_url(directory / "fuzz.db"), message_bytes=LIMIT))

    def close(self) -> None:
        self.runner.run(self._stack.aclose())

    async def deal(self) -> None:
        """New rooms, if those of before were played or talked to their end."""
        for wire in self.wires:
            await wire.leave()
        self.server.wires.clear()
        self.rooms, self.wires = [], []
        people = [self.server.guest(f"g{i}", name) for i, name in enumerate(["Ada", "Bela", "Eve", "Cleo"])]
        for names in (people[:2], people[3:]):
            made = await self.server.http(
                "POST", "/api/rooms", {"settings": {"seats": 2, "seconds": 0, "knobs": {"dispute_pause": True}}}, names[0]
            )
            self.rooms.append(made.json["id"])
        for headers in people[:3]:
            self.wires.append(await self.server.enter(self.rooms[0], headers))
        await self.wires[1].ask(p.Sit(request="sit"))
        for wire in self.wires:
            await wire.ping()

    async def send(self, sender: int, *messages: str | bytes) -> Sequence[p.ServerMessage]:
        """Sends messages and gives everything that the sender heard of them; each was answered by ok, a coded error or a pong."""
        wire = self.wires[sender]
        wire.received.clear()
        for message in messages:
            wire.put(message)
        await wire.ping()
        heard = [decode_server(text) for text in wire.received]
        answers = [message for message in heard if isinstance(message, p.Ok | p.Error | p.Pong | p.Welcome)]
        if wire.closed is None:
            assert len(answers) == len(messages), (messages, answers)
        for answer in answers:
            if isinstance(answer, p.Error):
                assert answer.violations
                assert {objection.code for objection in answer.violations} <= CODES
                assert all(objection.text and objection.text != objection.code for objection in answer.violations)
                assert all(len(text) < 3 * LIMIT for text in wire.received)
        return answers

    async def goes_on(self) -> None:
        """The table still works, with all that belongs to it."""
        if any(wire.closed is not None or wire.room is None or wire.room.id != self.rooms[0] for wire in self.wires):
            await self.deal()
        for wire in self.wires:
            assert await wire.ping()
        live = self.server.context.registry.rooms[self.rooms[0]]
        room = live.room
        if room.phase is not RoomPhase.PLAYING or room.paused_at is not None or any(seat.left or seat.bot for seat in room.seats):
            await self.deal()
            live = self.server.context.registry.rooms[self.rooms[0]]
        game = live.room.game
        assert game is not None
        if game.phase.value == "playing":
            seat = game.board.turn
            seen = view(game, seat)
            move = as_message(Novice().choose(seen, game.rules), seen)
            answer = await self.wires[seat].ask(move)
            assert isinstance(answer, p.Ok), answer
        # the heartbeat and other tasks of the server write as well; between two of them there is nothing left of what was sent
        async with asyncio.timeout(60):
            while self.server.store.pending:
                await asyncio.sleep(0.01)
        self.check_bounds()

    def check_bounds(self) -> None:
        context = self.server.context
        assert self.logs.errors == []
        assert context.services.metrics.registry.get_sample_value("meldstone_failures_total") == 0
        assert context.connections.count == len(context.sockets) == len([wire for wire in self.wires if wire.closed is None])
        for connection in context.sockets:
            assert isinstance(connection, Connection)
            assert len(connection._outbox) <= context.config.outbox
            assert len(connection.muted) <= 50
        for live in context.registry.rooms.values():
            assert len(live.viewers) <= 4
            assert len(live.room.keys) <= 16


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arena]:
    with all_logs() as logs, asyncio.Runner() as runner:
        arena = Arena(tmp_path_factory.mktemp("fuzz"), runner, logs)
        yield arena
        arena.close()


# --- what is sent -----------------------------------------------------------------------------------------------------------------

words = st.text(max_size=40) | st.sampled_from(
    ["", "\u202e", "\u200b" * 10, "\ud800", "e\u0301" * 30, "\x00", "<script>", "🀄" * 20]
)
numbers = st.integers() | st.sampled_from([0, -1, 2**31, 2**63 - 1, 2**63, -(2**63) - 1]) | st.floats(allow_nan=False)
tiles = st.sampled_from([tile.text for tile in TILES] + ["R0", "r7", "R7e", "", "J J", "N9", "W1"])
tables = st.lists(st.lists(tiles, max_size=6), max_size=8)
junk: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | words | tiles,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "table": tables | st.none() | junk,
    "took": st.sampled_from(["nothing", "discard", "open-tile", "everything"]),
    "declared": st.lists(st.lists(st.integers(-2, 20) | numbers, max_size=5), max_size=5),
    "stack": st.integers(-1, 31) | st.none(),
    "tile": tiles | junk,
    "of": st.integers(-1, 7),
    "note": words,
    "decision": st.sampled_from(["continue", "undo", "undo-turn", "confirm", "stands", ""]),
    "added_time": st.integers(-700_000, 700_000),
    "penalty_seat": st.integers(-1, 6) | st.none(),
    "penalty_tiles": st.integers(-1, 15),
    "seat": st.integers(-1, 6) | st.none() | junk,
    "times": st.integers(-1, 5) | junk,
    "level": st.sampled_from(["novice", "most-tiles", "grandmaster", ""]) | st.none(),
    "on": st.booleans() | junk,
    "text": words,
    "salt": st.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True) | words | st.none(),
    "reaction": st.sampled_from(["hello", "wow", "slap"]),
    "player": words,
    "room": st.sampled_from(["$0", "$1", "nowhere", "../$0", ""]) | words,
    "after": st.integers(-1, 100) | st.none(),
    "invitation": words,
    "settings": st.sampled_from([{}, {"seats": 3}, {"seats": 99}, {"edition": "twist", "seconds": 30}, {"edition": "none"}]) | junk,
    "language": words | st.sampled_from(["de", "pl-PL", "xx"]),
}
BY_TAG = {
    kind.__struct_config__.tag: [name for name in kind.__struct_fields__ if name not in ("request", "version")]
    for kind in p.ClientMessage.__args__
}


def test_every_field_of_a_message_is_fuzzed() -> None:
    assert {name for names in BY_TAG.values() for name in names} <= FIELDS.keys()


@st.composite
def almost_right(draw: st.DrawFn) -> dict[str, Any]:
    """A message of the protocol with its own fields, good or bad."""
    tag = draw(st.sampled_from(TAGS))
    message: dict[str, Any] = {"type": tag, "request": draw(st.sampled_from(["r1", "r2", "r3", "same"]))}
    message["version"] = draw(st.sampled_from(["now", "now", "now", 0, 1, -1, 2**62]))
    for name in BY_TAG[tag]:
        if draw(st.integers(0, 5)):
            message[name] = draw(FIELDS[name])
    if not draw(st.integers(0, 9)):
        message[draw(st.sampled_from(["seat", "who", "key", "at", "type"]))] = draw(junk)
    return message


def written(arena: Arena, message: dict[str, Any]) -> str:
    live = arena.server.context.registry.rooms[arena.rooms[0]]
    current = live.room.game.version if live.room.game is not None else 0
    filled = {key: current if value == "now" else value for key, value in message.items()}
    room: Any = filled.get("room")
    if isinstance(room, str):
        filled["room"] = room.replace("$0", arena.rooms[0]).replace("$1", arena.rooms[1])
    if has_surrogates(filled):
        return repr(filled).encode("ascii", "backslashreplace").decode()
    return msgspec.json.encode(filled).decode()


def has_surrogates(value: object) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in str(value)) or "ud800" in repr(value)


# --- the tests --------------------------------------------------------------------------------------------------------------------


@QUICK
@given(st.lists(st.tuples(st.integers(0, 2), almost_right()), min_size=1, max_size=8))
def test_messages_that_are_almost_right(arena: Arena, sent: list[tuple[int, dict[str, Any]]]) -> None:
    async def work() -> None:
        for sender, message in sent:
            await arena.send(sender, written(arena, message))
            if arena.wires[sender].closed is not None:
                break
        await arena.goes_on()

    arena.runner.run(work())


@QUICK
@given(st.integers(0, 2), st.lists(almost_right(), min_size=2, max_size=6))
def test_messages_all_at_once_twice_and_backwards(arena: Arena, sender: int, messages: list[dict[str, Any]]) -> None:
    async def work() -> None:
        texts = [written(arena, message) for message in messages]
        await arena.send(sender, *texts, *texts, *reversed(texts))
        await arena.goes_on()

    arena.runner.run(work())


@QUICK
@given(st.integers(0, 2), junk, st.sampled_from(["text", "bytes", "cut", "tail"]))
def test_any_json_and_what_is_none(arena: Arena, sender: int, value: Any, how: str) -> None:
    async def work() -> None:
        text = msgspec.json.encode(value).decode() if not has_surrogates(value) else '"\\ud800"'
        data: str | bytes = text
        if how == "bytes":
            data = text.encode()
        elif how == "cut":
            data = text[: len(text) // 2]
        elif how == "tail":
            data = text + text
        answers = await arena.send(sender, data)
        assert isinstance(answers[0], p.Error)
        await arena.goes_on()

    arena.runner.run(work())


@QUICK
@given(st.integers(0, 2), st.binary(max_size=200))
def test_any_bytes(arena: Arena, sender: int, data: bytes) -> None:
    async def work() -> None:
        answers = await arena.send(sender, data)
        assert isinstance(answers[0], p.Error)
        await arena.goes_on()

    arena.runner.run(work())


@pytest.mark.parametrize(
    "text",
    [
        "[" * LIMIT,
        '{"type":' * 500,
        '{"type":"play","request":"r","version":1,"table":' + "[" * 3000 + "]" * 900,
        '{"type":"chat","request":"r","text":"' + "x" * LIMIT,
        '{"type":"chat","request":"' + "r" * 65 + '","text":"x"}',
        '{"type":"play","request":"r","version":1,"table":[' + "[]," * 1200 + "[]]}",
        '{"type":"draft","request":"r","version":1,"table":[[' + '"J",' * 900 + '"J"]]}',
        '{"type":"play","request":"r","version":1,"table":[],"declared":[' + "[1]," * 900 + "[1]]}",
        "é" * (LIMIT + 1),
        " " * LIMIT,
        "9" * LIMIT,
        '{"a":1,' * 10,
        '{"type":"draw","type":"pass","request":"r","request":"s","version":1,"version":2}',
    ],
)
def test_deep_and_huge_messages(arena: Arena, text: str) -> None:
    async def work() -> None:
        (answer,) = await arena.send(0, text)
        assert isinstance(answer, p.Error)
        await arena.goes_on()

    arena.runner.run(work())


def test_a_stranger_cannot_move_for_anybody(arena: Arena) -> None:
    async def work() -> None:
        live = arena.server.context.registry.rooms[arena.rooms[0]]
        for tag in sorted(set(TAGS) - {"hello", "ping", "chat", "react", "mute"}):
            seq = live.room.seq
            assert live.room.game is not None
            message = {"type": tag, "request": f"s-{tag}", "version": live.room.game.version}
            needed = {"table": [], "tile": "R1", "of": 0, "decision": "undo", "seat": 0, "level": "novice", "on": False}
            message |= {name: needed[name] for name in BY_TAG[tag] if name in needed}
            answers = await arena.send(2, msgspec.json.encode(message).decode())
            assert isinstance(answers[0], p.Error), (tag, answers)
            assert live.room.seq == seq, tag
        await arena.goes_on()

    arena.runner.run(work())


@pytest.mark.parametrize("decision", [decision.value for decision in Decision])
def test_rulings_about_seats_that_do_not_exist(arena: Arena, decision: str) -> None:
    async def work() -> None:
        await arena.deal()
        live = arena.server.context.registry.rooms[arena.rooms[0]]
        assert live.room.game is not None
        await arena.wires[live.room.game.board.turn].ask(p.DrawMessage(request="draw", version=live.room.game.version))
        assert isinstance(await arena.wires[1].ask(p.DisputeMessage(request="dispute", version=live.room.game.version)), p.Ok)
        for number, (seat, penalty) in enumerate([(5, 3), (2, 14), (None, 14), (1, 14)]):
            ruling = {"type": "ruling", "request": f"q{number}", "version": live.room.game.version, "decision": decision}
            text = msgspec.json.encode({**ruling, "penalty_seat": seat, "penalty_tiles": penalty, "added_time": -600_000}).decode()
            (answer,) = await arena.send(0, text)
            assert isinstance(answer, p.Ok | p.Error)
        assert isinstance((await arena.send(1, '{"type":"ask-count","request":"a","version":99,"of":5}'))[0], p.Error)
        await arena.goes_on()

    arena.runner.run(work())


def test_languages_of_the_client_s_choice_are_not_kept(arena: Arena) -> None:
    """Somebody who names another language with every message must not fill the memory."""

    async def work() -> None:
        before = translator.cache_info().currsize
        for number in range(200):
            hello = {
                "type": "hello",
                "request": "h",
                "room": "nowhere",
                "language": f"x{number}",
            }
            (answer,) = await arena.send(2, msgspec.json.encode(hello).decode())
            assert isinstance(answer, p.Error)
        assert translator.cache_info().currsize - before < 20
        await arena.goes_on()

    arena.runner.run(work())


# --- below JSON: frames that no client library sends ------------------------------------------------------------------------------


FRAMES = {
    "text that is no UTF-8": frame(1, b"\xff\xfe\xfd"),
    "half a letter": frame(1, b'{"type":"ping","request":"\xf0\x9f"}'),
    "reserved opcode": frame(3, b"x"),
    "reserved bits": frame(1, b"x", rsv=0x40),
    "not masked": frame(1, b"{}", masked=False),
    "a length of 2^63": frame(1, b"x", length=2**63 - 1),
    "a length of 100 MB": frame(1, b"x", length=100_000_000),
    "a control frame that is too long": frame(9, b"x" * 126),
    "a control frame in parts": frame(9, b"x", fin=False),
    "a continuation of nothing": frame(0, b"x"),
    "parts without end": frame(1, b"x", fin=False) * 5 + frame(1, b"y"),
    "a close frame with a code that is none": frame(8, struct.pack(">H", 999)),
    "a close frame of one byte": frame(8, b"x"),
    "a hundred empty parts": frame(1, b"", fin=False) + frame(0, b"", fin=False) * 100,
    "a thousand pings": frame(9, b"p") * 1000,
    "not WebSocket at all": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
}


def test_broken_frames_end_their_own_connection_only(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path) as server:
            async with clients(server, "Ada", "Bela") as people:
                room = await seated(people, seconds=0)
                for data in FRAMES.values():
                    raw = await asyncio.to_thread(handshake, server, people[0].headers["cookie"], room)
                    with raw:
                        with contextlib.suppress(ConnectionError):
                            raw.sendall(data)
                        assert (await people[0].ping()).time
                for person in people:
                    assert person.closed is None
                for _ in range(6):
                    mover = next(person for person in people if person.to_move)
                    await mover.move()
                    await together(people)
                metrics = (await people[0].http("GET", "/api/metrics")).text
                assert "meldstone_failures_total 0" in metrics

    run(work)
