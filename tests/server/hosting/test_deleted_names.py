"""Who deletes the account leaves no name behind: not in rooms that go on, not in their logs, not in records and replays."""

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from meldstone.bots.simple import Novice
from meldstone.game.view import view
from meldstone.server import protocol as p
from meldstone.server.accounts.identity import COOKIE
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.protocol.client import as_message
from meldstone.server.protocol.codec import decode_server
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room.evolve import replay
from meldstone.store import LogId, Status, sqlite_url
from tests import postgres
from tests.server.conftest import run
from tests.server.inside import Inside, Wire, inside

SECRET = "correct horse"
NAME = "Hildegard"


async def account(server: Inside, name: str = NAME) -> dict[str, str]:
    made = await server.http("POST", "/api/account", {"name": name, "password": SECRET})
    cookie = (made.header("set-cookie") or "").partition(";")[0]
    assert cookie.startswith(COOKIE)
    return {"cookie": cookie}


async def delete(server: Inside, who: dict[str, str]) -> None:
    assert (await server.http("POST", "/api/account/delete", {"password": SECRET}, who)).status == 200


async def at_a_table(server: Inside, who: dict[str, str], **settings: Any) -> tuple[str, Wire]:
    """A room with the account in the first seat and a guest in the second, who looks on."""
    wanted = {"seats": 2, "seconds": 0, "fill_abandoned": False, **settings}
    room = (await server.http("POST", "/api/rooms", {"settings": wanted}, who)).json["id"]
    bela = await server.enter(room, server.guest("g1", "Bela"))
    assert isinstance(await bela.ask(p.Sit(request="sit")), p.Ok)
    return room, bela


async def logged(server: Inside, room: str) -> bytes:
    return b"\n".join(await server.store.read(LogId(room)))


async def play_out(live: LiveRoom, *everybody: Wire) -> None:
    """To the end of the match: after a tie there is another game."""
    while live.room.phase is not RoomPhase.OVER:
        if live.room.phase is RoomPhase.BETWEEN:
            for person in everybody:
                assert isinstance(await person.ask(p.GoOn(request=f"on-{live.room.seq}")), p.Ok)
            continue
        assert live.room.game is not None
        seat = live.room.game.board.turn
        seen = view(live.room.game, seat)
        assert isinstance(await everybody[seat].ask(as_message(Novice().choose(seen, live.room.rules), seen)), p.Ok)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_deleted_account_has_no_name_at_the_table_any_more(tmp_path: Path, kind: str) -> None:
    url = sqlite_url(tmp_path / "test.db") if kind == "sqlite" else postgres.server().new_database()

    async def work() -> None:
        async with inside(url) as server:
            gone = await account(server)
            room, bela = await at_a_table(server, gone)
            left = (await server.http("POST", "/api/rooms", {"settings": {"seats": 2}}, gone)).json["id"]
            mine = await server.enter(left, gone)
            assert isinstance(await mine.ask(p.Leave(request="leave")), p.Ok)
            for id in (room, left):
                assert NAME.encode() in await logged(server, id)
            await delete(server, gone)
            assert await bela.ping()
            assert bela.room is not None
            assert bela.view is not None
            seat = bela.room.seats[0]
            assert (seat.name, seat.gone, seat.left) == ("", True, True)
            assert bela.view.names == ("", "Bela")
            assert bela.room.owner == "g1", "somebody else keeps the room"
            for id in (room, left):
                assert NAME.encode() not in await logged(server, id), "also where they sit no longer"
            again = await server.enter(room, server.guest("g1", "Bela"), after=0)
            assert NAME not in "".join(again.received), "what was missed is told without the name"
            lobby = await server.http("GET", "/api/rooms")
            assert NAME.encode() not in lobby.body
            assert await server.store.unforgotten() == []
            live = server.context.registry.rooms[room]
            assert replay(room, await server.store.read(LogId(room))) == live.room

    run(work)


def test_two_processes_forget_together(tmp_path: Path) -> None:
    url = postgres.server().new_database()

    async def work() -> None:
        async with inside(url) as first, inside(url) as second:
            gone = await account(first)
            room, bela = await at_a_table(first, gone)
            over_there = await second.enter(room, second.guest("g1", "Bela"))
            await delete(first, gone)
            await over_there.until(lambda: over_there.room is not None and over_there.room.seats[0].gone)
            assert over_there.view is not None
            assert over_there.view.names == ("", "Bela")
            assert bela.closed is None

    run(work)


def test_records_and_replays_tell_of_a_former_player(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db"), clock_speed=1) as server:
            gone = await account(server)
            room, bela = await at_a_table(server, gone)
            live = server.context.registry.rooms[room]
            hildegard = await server.enter(room, gone)
            await play_out(live, hildegard, bela)
            game = live.room.game_id
            german = {"accept-language": "de"}
            before = await server.http("GET", f"/api/games/{game}/record", headers=german)
            assert NAME.encode() in before.body
            await delete(server, gone)
            for path in ("", "/record", "/record?form=json", "/replay?step=3", "/deal"):
                answer = await server.http("GET", f"/api/games/{game}{path}", headers=german)
                assert answer.status == 200
                assert NAME.encode() not in answer.body
                if path != "/deal":
                    assert "Ehemaliger Spieler" in answer.body.decode(), path
            assert bela.view is not None
            assert bela.view.names == ("", "Bela"), "also after the end, with the seat given up"
            assert bela.room is not None
            assert bela.room.seats[0].player is None

    run(work)


def test_a_game_that_ends_after_the_deletion_has_no_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db"), grace_seconds=0) as server:
            gone = await account(server)
            room, bela = await at_a_table(server, gone, fill_abandoned=True)
            await delete(server, gone)
            live = server.context.registry.rooms[room]
            while live.room.phase is RoomPhase.PLAYING:
                assert live.room.game is not None
                if live.room.game.board.turn == 1:
                    seen = view(live.room.game, 1)
                    await bela.ask(as_message(Novice().choose(seen, live.room.rules), seen))
                else:
                    await asyncio.sleep(0.01)
            record = await server.http("GET", f"/api/games/{live.room.game_id}/record")
            assert "Former player" in record.body.decode()
            assert NAME.encode() not in record.body + await logged(server, room)
            texts = [decode_server(text) for text in bela.received]
            names = [message.view.names for message in texts if isinstance(message, p.Update) and message.view is not None]
            assert names[-1] == ("", "Bela")

    run(work)


def test_what_a_server_that_ended_could_not_forget_is_forgotten_later(tmp_path: Path) -> None:
    async def work() -> None:
        url = sqlite_url(tmp_path / "test.db")
        async with inside(url) as server:
            gone = await account(server)
            room, _ = await at_a_table(server, gone)
            with mock.patch("meldstone.server.http.sessions.forget_deleted_players", mock.AsyncMock()):
                await delete(server, gone)
            assert NAME.encode() in await logged(server, room)
        async with inside(url) as server:
            while await server.store.unforgotten():
                await asyncio.sleep(0.01)
            assert NAME.encode() not in await logged(server, room)
            (found,) = await server.store.logs(Status.PLAYING)
            assert NAME.encode() not in (found.heading.listing or b"")

    run(work)


def test_the_names_of_programs_go_with_their_owner_and_the_export_knows_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            owner = await account(server)
            made = (await server.http("POST", "/api/bot-tokens", {"label": "Deep Hilde"}, owner)).json
            bot = {"authorization": f"Bearer {made['token']}"}
            room, bela = await at_a_table(server, bot)
            robot = await server.enter(room, bot)
            await play_out(server.context.registry.rooms[room], robot, bela)
            export = (await server.http("GET", "/api/account/export", headers=owner)).json
            assert {(row["log"], row["name"]) for row in export["bot_games"]} == {(room, "Deep Hilde")}
            assert [row["log"] for row in export["bot_tables"]] == [room]
            await delete(server, owner)
            assert b"Deep Hilde" not in await logged(server, room)
            game = (await server.http("GET", f"/api/games/{room}.1.1")).json
            assert game["players"] == ["Former player", "Bela"]

    run(work)
