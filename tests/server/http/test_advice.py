"""Advice knows the asker's own view, and nothing for those who have none."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from meldstone import values
from meldstone.game.state import Stage
from meldstone.game.view import View
from meldstone.rules.ruleset import Ruleset
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import Objection
from meldstone.server.protocol.localised import localised
from meldstone.store import sqlite_url
from meldstone.tiles import Table, TileSet
from tests.server.client import Client, RefusedError
from tests.server.conftest import clients, run
from tests.server.inside import inside
from tests.server.running import Server


@contextlib.asynccontextmanager
async def against_a_novice(server: Server, **settings: object) -> AsyncIterator[tuple[Client, str]]:
    """Somebody at a table with a bot, and the room."""
    async with clients(server, "Ada") as (ada,):
        yield ada, await ada.make_room(seats=2, bots=[None, "novice"], seconds=0, **settings)


def test_a_draft_is_judged_set_by_set_in_the_asked_language(shared_server: Server) -> None:
    async def work() -> None:
        async with against_a_novice(shared_server) as (ada, room):
            body = {"table": [["R5", "R3", "R4"], ["K1"]], "language": "de"}
            found = await ada.ask("POST", f"/api/rooms/{room}/check", body)
            assert found["sets"][0] == {"tiles": ["R3", "R4", "R5"], "kind": "run", "value": 12, "objections": []}
            assert [objection["code"] for objection in found["sets"][1]["objections"]] == ["set/too-short"]
            assert "Stein" in found["sets"][1]["objections"][0]["text"]

    run(work)


def test_tiles_that_no_box_holds_are_not_put_in_order(shared_server: Server) -> None:
    """Sixteen jokers have more readings than anybody wants to wait for."""

    async def work() -> None:
        async with against_a_novice(shared_server, edition="mix") as (ada, room):
            jokers = [f"{joker}{copy}" for joker in "JDCM" for copy in ("", "b", "c", "d")]
            for table in ([[*jokers, "R1", "K5", "B9"]], [["R5", "R6", "R7"], ["R5", "O5", "B5"]]):
                found = await ada.ask("POST", f"/api/rooms/{room}/check", {"table": table})
                assert [checked["tiles"] for checked in found["sets"]] == table
                assert all(checked["kind"] is None for checked in found["sets"])
                assert found["objections"]

    run(work)


def test_a_hint_uses_only_the_own_rack_and_can_be_switched_off(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as (ada, bela):
            room = await ada.make_room(seats=2, bots=[None, "novice"], seconds=0)
            welcome = await ada.enter(room)
            assert welcome.view is not None
            hint = await ada.ask("POST", f"/api/rooms/{room}/hint")
            assert set(hint["tiles"]) <= {str(tile) for tile in welcome.view.rack}
            stranger = await bela.http("POST", f"/api/rooms/{room}/hint")
            assert stranger.json()["violations"][0]["code"] == "room/not-seated"
            strict = await ada.make_room(seats=2, bots=[None, "novice"], seconds=0, hints=False)
            refused = await ada.http("POST", f"/api/rooms/{strict}/hint")
            assert refused.json()["violations"][0]["code"] == "room/no-hints"

    run(work)


def test_what_two_objections_say_in_the_same_words_is_told_once_about_the_tiles_of_both() -> None:
    first, second = TileSet.parse("R5 R5b")
    found = localised([Objection("set/too-short", [first], {}, [(0, 0)]), Objection("set/too-short", [second], {}, [(3, 0)])], "en")
    assert [(said.tiles, said.places) for said in found] == [((first, second), ((0, 0), (3, 0)))]


async def to_move(client: Client, room: str) -> View:
    await client.enter(room)
    await client.until(lambda: client.to_move)
    assert client.view is not None
    return client.view


async def codes(client: Client, room: str, table: list[list[str]], took: str = "nothing") -> list[str]:
    found = await client.ask("POST", f"/api/rooms/{room}/check", {"table": table, "took": took})
    return [objection["code"] for objection in found["objections"]]


def test_objections_say_where_the_tiles_lie(shared_server: Server) -> None:
    async def work() -> None:
        async with against_a_novice(shared_server) as (ada, room):
            view = await to_move(ada, room)
            first, second = [str(tile) for tile in view.rack[:2]]
            table = [*[[str(tile) for tile in tiles] for tiles in view.table], [first], [second]]
            found = await ada.ask("POST", f"/api/rooms/{room}/check", {"table": table})
            at = len(view.table)
            assert [checked["objections"][0]["places"] for checked in found["sets"][at:]] == [[[at, 0]], [[at + 1, 0]]]
            both = [objection for objection in found["objections"] if objection["code"] == "set/too-short"]
            assert [(objection["tiles"], objection["places"]) for objection in both] == [
                ([first], [[at, 0]]),
                ([second], [[at + 1, 0]]),
            ]
            with pytest.raises(RefusedError) as refused:
                await ada.say(p.PlayMessage, table=Table.of([*view.table, [view.rack[0]], [view.rack[1]]]))
            short = [objection.places for objection in refused.value.error.violations if objection.code == "set/too-short"]
            assert short == [((at, 0),), ((at + 1, 0),)]

    run(work)


def test_the_check_says_that_a_tile_has_to_be_drawn_first(shared_server: Server) -> None:
    async def work() -> None:
        async with against_a_novice(shared_server, edition="rummy-discard") as (ada, room):
            view = await to_move(ada, room)
            table = [*[[str(tile) for tile in tiles] for tiles in view.table], [str(view.rack[0])]]
            assert "draw/draw-first" in await codes(ada, room, table)
            await ada.say(p.DrawMessage)
            assert "draw/draw-first" not in await codes(ada, room, table)

    run(work)


def test_the_check_says_that_the_open_tile_has_to_finish(shared_server: Server) -> None:
    async def work() -> None:
        async with against_a_novice(shared_server, edition="rummy-open-tile") as (ada, room):
            view = await to_move(ada, room)
            if view.stage is Stage.START:
                await ada.say(p.DrawMessage)
            table = [*[[str(tile) for tile in tiles] for tiles in view.table], [str(view.open_tile), str(view.rack[0])]]
            assert "open-tile/does-not-finish" in await codes(ada, room, table, "open-tile")

    run(work)


def test_who_plans_in_the_turn_of_another_hears_of_the_table_alone(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            room = await people[0].make_room(edition="rummy-discard", seats=2, seconds=0)
            for person in people:
                await person.enter(room)
            await people[1].say(p.Sit)
            for person in people:
                await person.until(lambda person=person: person.view is not None)  # type: ignore[misc]
            waiting = next(person for person in people if not person.to_move)
            assert waiting.view is not None
            found = await codes(waiting, room, [[str(waiting.view.rack[0])]])
            assert "set/too-short" in found
            assert not [code for code in found if code.startswith(("draw/", "command/", "pass/"))]

    run(work)


def test_a_running_game_is_judged_by_its_own_rules(tmp_path: Path) -> None:
    """The rules of a room are those of its next game; a game of an older version goes on by those it began with."""

    async def work() -> None:
        async with inside(sqlite_url(tmp_path / "test.db")) as server:
            ada = server.guest("ada", "Ada")
            made = await server.http("POST", "/api/rooms", {"settings": {"seats": 2, "bots": [None, "novice"], "seconds": 0}}, ada)
            live = await server.context.registry.room(made.json["id"])
            wire = await server.enter(live.room.id, ada)
            await wire.until(lambda: wire.view is not None and wire.view.turn == 0)
            game = live.room.game
            assert game is not None
            seat = game.board.seats[0]
            held = tuple(TileSet.parse("R1 R2 R3"))
            position = values.replace(game.board, table=Table(), seats=(values.replace(seat, rack=held), *game.board.seats[1:]))
            asked = {"table": [["R1", "R2", "R3"]]}

            async def answer(rules: Ruleset) -> list[str]:
                live.room = replace(live.room, game=values.replace(game, board=position, rules=rules))
                found = await server.http("POST", f"/api/rooms/{live.room.id}/check", asked, ada)
                return [objection["code"] for objection in found.json["objections"]]

            assert await answer(live.room.rules) == ["opening/too-few-points"]
            assert await answer(live.room.rules.changed({"meld_minimum": 0})) == []

    run(work)
