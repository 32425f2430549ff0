"""Nothing hidden leaves the process.

Two servers hold the same game with the same names, times and requests; only what a viewer may not know differs: the tiles on other
racks and deep in the pool, and the seed. Both get the same requests, and every byte that the viewer gets back has to be the same,
until the moment at which the difference may be seen.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from msgspec.structs import replace

from meldstone import values
from meldstone.bots.seat import spare_tile
from meldstone.bots.simple import Novice
from meldstone.game import commands as cmd
from meldstone.game.state import Phase, State
from meldstone.game.view import view
from meldstone.rules.ruleset import Ruleset
from meldstone.server import protocol as p
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.protocol.client import as_message
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room.events import Player
from meldstone.server.room.rules import rules_of
from meldstone.store import sqlite_url
from meldstone.tiles import Table, Tile
from tests.server.client import Client
from tests.server.conftest import clients, run
from tests.server.inside import SteppedClock, all_logs
from tests.server.running import Server
from tests.server.scenarios import twin_worlds
from tests.server.scenarios.twin_worlds import PATHS, PEOPLE, ROOM, STRANGER, World, fetched, twins
from tests.server.tables import seated

EDITIONS = ["classic", "twist", "original", "rummy-discard", "rummy-open-tile", "tournament"]


QUOTED_TILE = re.compile(r'"((?:[KOBRGV](?:1[0-3]|[1-9])|[JDCM])[bcd]?)"')


MOST_STEPS = 400


# --- what is asked ----------------------------------------------------------------------------------------------------------------


def moves(game: State, seat: int, hidden: set[Tile], rules: Ruleset) -> Iterator[cmd.AnyCommand]:
    """Moves that touch no tile which differs between the twins, until one is accepted: a bot's first."""
    seen = view(game, seat)
    usable = tuple(tile for tile in seen.rack if tile not in hidden)
    if usable:
        yield Novice().choose(values.replace(seen, rack=usable), rules)
    yield cmd.Draw(seat=seat, version=game.version)
    yield cmd.Pass(seat=seat, version=game.version)
    if usable:
        yield cmd.Discard(seat=seat, version=game.version, tile=spare_tile(usable))


def probes(game: State, seat: int | None, hidden: list[Tile]) -> list[p.ClientMessage]:
    """What a curious client asks: everything that is refused, most of it about tiles that it cannot see."""
    at_turn = seat is not None and game.board.turn == seat
    # one that moves from a rack into the pool, one from rack to rack, one that stays in the pool
    three = (hidden[0], hidden[9], hidden[-1])
    table = Table.of([*game.board.table, three])
    version = game.version
    asked: list[Any] = [
        {"type": p.DraftMessage, "table": Table.of([three])},
        {"type": p.DraftMessage, "table": table, "took": cmd.Took.DISCARD},
        {"type": p.DraftMessage, "table": table, "took": cmd.Took.OPEN_TILE, "version": version - 1},
        {"type": p.Chat, "text": "who has " + " ".join(map(str, three))},
        {"type": p.React, "reaction": p.Reaction.THINKING},
        {"type": p.Sit, "seat": 1},
        {"type": p.Start},
        {"type": p.SeatBot, "seat": 1, "level": "novice"},
        {"type": p.GoOn},
        {"type": p.Salt, "salt": "pepper", "version": 1_000_000},
        {"type": p.Resume},
        {"type": p.ComeBack},
        {"type": p.RulingMessage, "decision": "undo", "penalty_seat": 1, "penalty_tiles": 3},
        {"type": p.PlayMessage, "table": table, "version": version - 1},
        {"type": p.DiscardMessage, "tile": hidden[0], "version": version + 1},
    ]
    if not at_turn:
        # these could be accepted from the player whose turn it is
        asked += [
            {"type": p.PlayMessage, "table": table},
            {"type": p.PlayMessage, "table": Table.of([three]), "took": cmd.Took.DISCARD, "declared": ((1, 2, 3),)},
            {"type": p.DiscardMessage, "tile": hidden[1]},
            {"type": p.DrawMessage, "stack": 3},
            {"type": p.PassMessage},
            {"type": p.AnnounceOpeningMessage},
            {"type": p.DemandRedealMessage},
            {"type": p.AskCountMessage, "of": 1},
            {"type": p.ReadyMessage},
        ]
    else:
        # in some editions this costs the turn, in both worlds
        asked.append({"type": p.PlayMessage, "table": table})
    made: list[p.ClientMessage] = []
    for number, question in enumerate(asked):
        fields = {"version": version, **question}
        kind = fields.pop("type")
        made.append(kind(request=f"probe-{version}-{number}", **fields))
    return made


def differ_in_the_next(tiles: int, first: World, second: World) -> bool:
    """True if whoever draws now gets something else in one world than in the other: from then on they may differ."""
    return first.game.board.pool.draw(tiles)[0] != second.game.board.pool.draw(tiles)[0]


async def compare(directory: Path, edition: str, viewer: int | None, *, next_draws: bool = False) -> int:
    """Plays a game on both servers; the number of messages that were compared."""
    settings = Settings(edition=edition, seats=3, seconds=60, fill_abandoned=False)
    rules = rules_of(settings)
    compared = 0
    with all_logs() as logs:
        async with twins(directory, settings, viewer, logs, next_draws=next_draws) as (first, second, hidden):
            logs.taken()
            known = KnownTiles(viewer)
            who = STRANGER if viewer is None else PEOPLE[viewer]

            async def both(seat: int | None, message: p.ClientMessage) -> tuple[p.ServerMessage, p.ServerMessage]:
                nonlocal compared
                answers, bytes_heard, lines = [], [], []
                known.asked(seat, message)
                for world in (first, second):
                    answers.append(await world.ask(seat, message))
                    bytes_heard.append(world.heard(viewer))
                    lines.append(logs.taken())
                known.learn(first.game)
                if first.game.phase is not Phase.FINISHED:
                    assert bytes_heard[0] == bytes_heard[1], message
                    assert lines[0] == lines[1], message
                    known.check([*bytes_heard[0], *lines[0]])
                    compared += len(bytes_heard[0])
                return answers[0], answers[1]

            for world in (first, second):
                world.heard(viewer)
            known.learn(first.game)
            for step in range(MOST_STEPS):
                if first.room.phase is not RoomPhase.PLAYING:
                    break
                game = first.game
                waiting = [i for i in range(game.players) if not game.ready[i]] if game.phase is Phase.READY else [game.board.turn]
                seat = waiting[0]
                if step % 6 == 0 or (step % 2 == 0 and seat == viewer):
                    for probe in probes(game, viewer, hidden):
                        if isinstance(probe, p.PlayMessage) and seat == viewer and differ_in_the_next(3, first, second):
                            continue
                        await both(viewer, probe)
                if step % 15 == 3:
                    pages = [await fetched(world, who) for world in (first, second)]
                    assert pages[0] == pages[1]
                    known.check([str(page) for page in pages[0] if "/api/editions" not in page[0] and "openapi" not in page[0]])
                if step % 10 == 5:
                    for world in (first, second):
                        await again(world, viewer, who)
                    greetings = [world.heard(viewer) for world in (first, second)]
                    assert greetings[0] == greetings[1]
                    known.check(greetings[0])
                    logs.taken()
                if first.game.version != game.version:
                    continue
                for number, command in enumerate(moves(game, seat, set(hidden), rules)):
                    message = replace(as_message(command, view(game, seat)), request=f"move-{step}-{number}")
                    if seat == viewer and isinstance(message, p.DrawMessage) and differ_in_the_next(1, first, second):
                        return compared
                    if isinstance(message, p.PlayMessage):
                        draft = p.DraftMessage(
                            request=f"draft-{step}", version=game.version, table=message.table, took=message.took
                        )
                        await both(seat, draft)
                    answers = await both(seat, message)
                    if first.game.version != second.game.version:
                        # who may not pass while able to play has to show something
                        assert isinstance(message, p.PassMessage), (message, answers)
                        return compared
                    if isinstance(answers[0], p.Ok):
                        break
                else:
                    # the seat has nothing left but what differs
                    return compared
                for world in (first, second):
                    assert isinstance(world.server.clock, SteppedClock)
                    # slower than the heartbeat expects, or it takes the step for an outage
                    world.server.clock.forward(20)
            else:
                return compared
            assert first.game.phase is Phase.FINISHED
            ends = [view(world.game, viewer) for world in (first, second)]
            assert [end.seed for end in ends] == [twin_worlds.SEED, twin_worlds.OTHER_SEED], (
                "everything is open after the end, and was different"
            )
            assert ends[0] != ends[1]
    return compared


async def again(world: World, viewer: int | None, who: Player) -> None:
    """The viewer comes back: everything anew, and once more with what was missed."""
    for after in (None, max(world.room.seq - 5, 0)):
        hello = p.Hello(request=f"again-{after}", room=ROOM, after=after)
        answer = await (world.stranger if viewer is None else world.seats[viewer]).ask(hello)
        assert isinstance(answer, p.Welcome), answer
    await world.settle()


class KnownTiles:
    """The second net: which tiles somebody may have heard of, kept without `view`."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.tiles: set[str] = set()

    def asked(self, seat: int | None, message: p.ClientMessage) -> None:
        """Who names a tile may hear it again; a draft is for everybody."""
        table = getattr(message, "table", None)
        tile = getattr(message, "tile", None)
        if seat == self.viewer or isinstance(message, p.DraftMessage):
            self.tiles |= {str(other) for other in (table.tiles if table is not None else ())}
            self.tiles |= {str(tile)} if tile is not None else set()

    def learn(self, game: State) -> None:
        position = game.board
        open_tiles = [*position.table.tiles, *[tile for seat in position.seats for tile in seat.discards]]
        if position.open_tile is not None:
            open_tiles.append(position.open_tile)
        if self.viewer is not None:
            open_tiles += position.seats[self.viewer].rack
        self.tiles |= {str(tile) for tile in open_tiles}

    def check(self, texts: list[str]) -> None:
        for text in texts:
            assert twin_worlds.SEED not in text
            assert twin_worlds.OTHER_SEED not in text
            # the tiles of the start draw went back into the box
            told = set(QUOTED_TILE.findall(re.sub(r'"rounds":\[.*?\]\]\]', "", text)))
            assert told <= self.tiles, (told - self.tiles, text)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [0, None], ids=["player", "stranger"])
def test_two_games_that_differ_in_hidden_tiles_look_the_same(tmp_path: Path, edition: str, viewer: int | None) -> None:
    async def work() -> None:
        assert await compare(tmp_path, edition, viewer) > 100

    run(work)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_others_draw_looks_the_same(tmp_path: Path, edition: str) -> None:
    async def work() -> None:
        assert await compare(tmp_path, edition, 0, next_draws=True) >= 18

    run(work)


def test_a_whole_game_ends_with_everything_open_and_different(tmp_path: Path) -> None:
    """The comparison can fail: after the end the same bytes are no longer the same."""

    async def work() -> None:
        with all_logs() as logs:
            async with twins(tmp_path, Settings(seats=2, seconds=0), None, logs) as (first, second, _):
                for world in (first, second):
                    world.heard(None)
                    while world.room.phase is RoomPhase.PLAYING:
                        seat = world.game.board.turn
                        message = as_message(Novice().choose(view(world.game, seat), world.game.rules), view(world.game, seat))
                        answer = await world.ask(seat, message)
                        assert isinstance(answer, p.Ok), answer
                last = [world.heard(None)[-1] for world in (first, second)]
                assert twin_worlds.SEED in last[0]
                assert twin_worlds.OTHER_SEED in last[1]

    run(work)


def test_nothing_hidden_is_in_any_byte_of_a_real_server_that_logs_everything(tmp_path: Path) -> None:
    async def work() -> None:
        with Server(sqlite_url(tmp_path / "test.db"), tmp_path, log_level="debug") as server:
            async with clients(server, "Ada", "Bela", "Eve") as people:
                ada, bela, eve = people
                room = await seated([ada, bela], seconds=0)
                await eve.enter(room)
                for nonsense in ('{"type":"play","request":"r","version":1,"table":[["R7","R8"]]}', '{"table":[["K3b"]]}', '"B12"'):
                    await ada.send_raw(nonsense)
                await ada.say(p.Chat, text="only between us")
                pages: list[str] = []
                told = ""
                while ada.room is not None and ada.room.phase is RoomPhase.PLAYING:
                    mover = next((person for person in (ada, bela) if person.to_move), None)
                    if mover is not None:
                        await mover.move()
                    await ada.until(lambda: ada.seq >= bela.seq)
                    await bela.until(lambda: bela.seq >= ada.seq)
                    if ada.seq >= 30 and not pages:
                        pages += [(await person.http("GET", path)).text for person in (ada, eve) for path in paths(room)]
                        told = (await eve.http("GET", f"/api/rooms/{room}/happenings")).text
                # after a tie the match goes on, with another game
                await eve.until(lambda: eve.room is not None and eve.room.phase is not RoomPhase.PLAYING)
                assert ada.view is not None
                seed = ada.view.seed
                assert seed is not None
                for person in people:
                    before_the_end = [text for text in person.raw if seed not in text]
                    assert len(person.raw) - len(before_the_end) == 1, "the last message alone tells the seed"
                    assert seed in [text for text in person.raw if '"type":"update"' in text][-1]
                check_racks(eve)
                assert pages
                assert seed not in "".join(pages)
                # the lobby draws what lies on a public table, where everybody may look
                assert not [page for page in pages if QUOTED_TILE.search(re.sub(r'"table":\[\[.*?\]\]', "", page))]
                # what a stranger is told of the turns so far is the draw for the start and what was laid
                assert '"kind":"drew"' in told
                assert not QUOTED_TILE.search(re.sub(r'"(?:table|rounds)":\[\[.*?\]\](?=[,}])', "", told))
                log = server.log.read_text()
                assert '"level":"debug"' in log or '"level":"info"' in log
                assert seed not in log
                assert "between us" not in log
                assert not re.search(r"\b[KOBR](?:1[0-3]|[1-9])[bcd]?\b", log)
                for person in people:
                    assert person.headers["cookie"].partition("=")[2] not in log

    run(work)


def paths(room: str) -> list[str]:
    told = ("/api/openapi.json", "/api/editions", "/", f"/api/rooms/{ROOM}/happenings")
    return [path.replace(ROOM, room) for path in PATHS if path not in told]


def check_racks(stranger: Client) -> None:
    """No rack tile was told to a stranger before it lay on the table."""
    assert stranger.view is not None
    left = {str(tile) for seat in stranger.view.seats for tile in seat.rack or ()}
    on_table = {str(tile) for tile in stranger.view.table.tiles}
    before_the_end = [text for text in stranger.raw if '"game-ended"' not in text]
    told = {tile for text in before_the_end for tile in QUOTED_TILE.findall(re.sub(r'"rounds":\[.*?\]\]\]', "", text))}
    assert left, "somebody lost"
    assert told <= on_table


def test_the_words_between_processes_carry_only_what_everybody_sees(tmp_path: Path) -> None:
    """What one process tells the others goes through the database's notifications, where an operator can read it."""

    async def work() -> None:
        with all_logs() as logs:
            async with twins(tmp_path, Settings(seats=2, seconds=0), None, logs) as (first, second, hidden):
                said: list[list[bytes]] = []
                for world in (first, second):
                    services = world.server.context.services
                    object.__setattr__(services, "shared", True)
                    seat = world.game.board.turn
                    rack = [tile for tile in world.game.board.seats[seat].rack if tile not in hidden]
                    asked: list[p.ClientMessage] = [
                        p.DraftMessage(request="d", version=world.game.version, table=Table.of([rack[:2]])),
                        p.Chat(request="c", text="hello"),
                        p.React(request="r", reaction=p.Reaction.WOW),
                        p.DrawMessage(request="x", version=world.game.version),
                    ]
                    with mock.patch.object(world.server.store, "say") as say:
                        for message in asked:
                            assert isinstance(await world.ask(seat, message), p.Ok), message
                    words = [call.args[1].replace(services.process.encode(), b"process") for call in say.call_args_list]
                    said.append([word for word in words if b'"present"' not in word])  # which comes by the clock
                assert said[0] == said[1]
                assert len(said[0]) == 3

    run(work)


def test_refusals_of_a_move_say_nothing_about_where_a_tile_is(tmp_path: Path) -> None:
    """A tile on another rack, deep in the pool or not in the box at all: the same objection."""

    async def work() -> None:
        with all_logs() as logs:
            async with twins(tmp_path, Settings(seats=2, seconds=0), 0, logs) as (first, _, _hidden):
                game = first.game
                seat = game.board.turn
                other = game.board.seats[1 - seat].rack[0]
                buried = game.board.pool.middle[-1]
                nowhere = Tile("G5")
                found = []
                for number, tile in enumerate((other, buried, nowhere)):
                    for kind in ("draft", "play", "discard"):
                        request = f"{kind}-{number}"
                        message: p.ClientMessage
                        if kind == "discard":
                            message = p.DiscardMessage(request=request, version=game.version, tile=tile)
                        elif kind == "draft":
                            message = p.DraftMessage(request=request, version=game.version, table=Table.of([[tile]]))
                        else:
                            message = p.PlayMessage(request=request, version=game.version, table=Table.of([[tile] * 3]))
                        answer = await first.ask(seat, message)
                        assert isinstance(answer, p.Error), answer
                        found.append((number, kind, [(objection.code, sorted(objection.args)) for objection in answer.violations]))
                by_place = [[rest for place, *rest in found if place == number] for number in range(3)]
                assert by_place[0] == by_place[1] == by_place[2]

    run(work)


def test_an_unexpected_error_tells_its_place_and_no_secret(tmp_path: Path) -> None:
    """An unexpected error is logged by its place alone, and the client learns nothing of it."""

    async def work() -> None:
        with all_logs() as logs:
            async with twins(tmp_path, Settings(seats=2, seconds=0), None, logs) as (first, _, _hidden):
                live = first.server.context.registry.rooms[ROOM]
                logs.taken()
                with mock.patch.object(LiveRoom, "submit", side_effect=ValueError(f"{live.room.game}")):
                    answer = await first.ask(0, p.DrawMessage(request="d", version=first.game.version))
                assert isinstance(answer, p.Error)
                assert [objection.code for objection in answer.violations] == ["server/unavailable"]
                assert logs.errors
                text = "".join(logs.taken())
                assert twin_worlds.SEED not in text
                assert not QUOTED_TILE.search(text)
                assert "Tile(" not in text

    run(work)
