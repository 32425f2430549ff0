"""Finished games over the API, and the documents that describe it."""

import asyncio
from hashlib import sha256
from pathlib import Path
from unittest import mock

import pytest

from meldstone.bots.levels import levels
from meldstone.bots.most_tiles import MostTiles
from meldstone.game.audit import audit
from meldstone.notation.record import read_json_lines, read_record
from meldstone.server import protocol as p
from meldstone.server.hosting.advice_pool import AdvicePool
from meldstone.server.hosting.replays import Replays
from meldstone.server.protocol.settings import RoomPhase
from meldstone.store import Finish, FinishedGame, GameId, GamePlayer, LogId
from tests.server.client import Client, RefusedError
from tests.server.conftest import clients, run
from tests.server.inside import Inside, on_server
from tests.server.running import Server
from tests.server.tables import seated

ROOT = Path(__file__).parents[3]


def test_a_finished_game_can_be_read_verified_and_replayed(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            room = await seated(people, seconds=0)
            ada = people[0]
            assert (await ada.http("GET", f"/api/games/{room}.1.1")).status_code == 404
            await asyncio.gather(*[person.play() for person in people])
            assert ada.room is not None
            id = ada.room.finished_game
            listed = await ada.ask("GET", "/api/games")
            assert listed[0]["id"] == id
            assert listed[0]["players"] == ["Ada", "Bela"]
            records = []
            for form in ("text", "json"):
                answer = await ada.http("GET", f"/api/games/{id}/record", form=form)
                assert "attachment" in answer.headers["content-disposition"]
                records.append(read_record(answer.text))
            assert records[0][0] == records[1][0]
            assert [problem for finding in audit(records[1]) for problem in finding.problems] == []
            assert [type(event) for event in records[0]] == [type(event) for event in records[1]]
            deal = await ada.ask("GET", f"/api/games/{id}/deal")
            assert ada.view is not None
            assert (deal["seed"], deal["commitment"]) == (ada.view.seed, ada.view.commitment)
            assert all(not finding["problems"] for finding in deal["findings"])
            last = len(records[0])
            end = await ada.ask("GET", f"/api/games/{id}/replay", step=last, seat=0)
            assert end["steps"] == last
            assert end["view"]["score"]["points"] == list(ada.view.score.points if ada.view.score else ())
            early = await ada.ask("GET", f"/api/games/{id}/replay", step=3, seat=1)
            assert early["view"]["seed"] is None
            assert len(early["view"]["rack"]) == 14
            assert (await ada.http("GET", f"/api/games/{id}/replay", step=last + 1)).status_code == 404

    run(work)


def test_a_finished_game_tells_its_result_and_the_largest_turn_of_the_day_is_a_public_one(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Eve") as (ada, eve):
            outcomes = {}
            for public in (False, True):
                room = await ada.make_room(seats=2, seconds=0, public=public, bots=[None, "most-tiles"])
                await ada.enter(room)
                await ada.play(MostTiles())
                assert ada.room is not None
                assert ada.view is not None
                assert ada.view.score is not None
                (game,) = await ada.ask("GET", "/api/games", room=room, results=True)
                result = game["result"]
                assert result["points"] == list(ada.view.score.points)
                assert result["winners"] == list(ada.view.score.winners)
                assert result["table"] == [[str(tile) for tile in row] for row in ada.view.table]
                (plain,) = await ada.ask("GET", "/api/games", room=room)
                assert plain["result"] is None
                assert (await eve.ask("GET", f"/api/games/{game['id']}"))["result"] == result
                outcomes[public] = game
                best = await eve.ask("GET", "/api/best-turn")
                assert best is None or best["game"] != outcomes[False]["id"], "a private game is nobody's business"
            largest = outcomes[True]["result"]["largest"]
            assert (
                outcomes[True]["result"]["most_laid"][largest["seat"]]
                == largest["tiles"]
                == max(outcomes[True]["result"]["most_laid"])
            )
            steps = await ada.ask("GET", f"/api/games/{outcomes[True]['id']}/replay", step=largest["step"])
            assert steps["kind"] == "played"
            if outcomes[True]["player_ids"][largest["seat"]] is not None:
                assert (await eve.ask("GET", "/api/best-turn"))["tiles"] >= largest["tiles"]

    run(work)


def test_games_of_a_room_by_invitation_are_not_listed_for_everybody(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela", "Eve") as (ada, bela, eve):
            for public in (True, False):
                room = await ada.make_room(seats=2, seconds=0, public=public, bots=[None, "most-tiles"])
                await ada.enter(room)
                await ada.play(MostTiles())
                nobody = Client(shared_server)
                seen = [
                    [game["room"] for game in await who.ask("GET", "/api/games", **asked)]
                    for who in (ada, bela, nobody)
                    for asked in ({"player": ada.id}, {"room": room})
                ]
                assert [room in found for found in seen] == [True, True, public, public, public, public]
                link = await eve.ask("GET", f"/api/games/{room}.1.1")
                assert link["room"] == room, "who was given the link may look"

    run(work)


def test_what_players_add_is_in_every_deal_of_a_match(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            ada, bela = people
            room = await ada.make_room(seats=2, seconds=0, games=2)
            for person in people:
                await person.enter(room)
            assert ada.room is not None
            promised = ada.room.commitment
            await ada.say(p.Salt, salt="from-ada")
            await bela.say(p.Sit, salt="from-bela")
            await ada.until(lambda: ada.view is not None)
            assert ada.view is not None
            assert (ada.view.commitment, ada.view.salts) == (promised, ("from-ada", "from-bela"))
            await ada.until(lambda: ada.room is not None and ada.room.commitment not in (None, promised))
            second = ada.room.commitment
            await asyncio.gather(*[person.play(MostTiles(), until=RoomPhase.BETWEEN) for person in people])
            deal = await ada.ask("GET", f"/api/games/{room}.1.1/deal")
            assert (deal["commitment"], deal["salts"]) == (promised, ["from-ada", "from-bela"])
            assert not any(finding["problems"] for finding in deal["findings"])
            assert sha256(bytes.fromhex(deal["seed"])).hexdigest() == promised
            await ada.say(p.GoOn)
            await bela.until(lambda: bela.seq >= ada.seq)
            await bela.say(p.GoOn, salt="again")
            await ada.until(lambda: ada.view is not None and ada.view.game == 2)
            assert (ada.view.commitment, ada.view.salts) == (second, ("again",))

    run(work)


@pytest.mark.parametrize("salt", ["", "x" * 65, "a b", "a\n", "ä", "\u0000"])
def test_a_salt_is_short_and_plain(shared_server: Server, salt: str) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada") as (ada,):
            await ada.enter(await ada.make_room(seats=2))
            with pytest.raises(RefusedError) as refused:
                await ada.say(p.Salt, salt=salt)
            assert refused.value.codes == ["server/malformed"]

    run(work)


@pytest.mark.parametrize("path", ["/api/editions", "/api/health", "/api/metrics", "/api/rooms", "/api/openapi.json", "/"])
def test_pages_that_everybody_may_see(shared_server: Server, path: str) -> None:
    async def work() -> None:
        answer = await Client(shared_server).http("GET", path)
        assert answer.status_code == 200
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"

    run(work)


def test_editions_and_knobs_are_told(shared_server: Server) -> None:
    async def work() -> None:
        told = await Client(shared_server).ask("GET", "/api/editions")
        assert {"classic", "original", "tournament", "rummy"} <= {edition["name"] for edition in told["editions"]}
        assert "turn_seconds" in {knob["name"] for knob in told["knobs"]}
        assert told["bots"] == list(levels())

    run(work)


def test_the_openapi_document_names_every_endpoint_once(shared_server: Server) -> None:
    async def work() -> None:
        document = await Client(shared_server).ask("GET", "/api/openapi.json")
        operations = [operation["operationId"] for path in document["paths"].values() for operation in path.values()]
        assert len(operations) == len(set(operations)) > 20
        assert "RoomInfo" in document["components"]["schemas"]

    run(work)


def test_a_game_is_read_and_played_again_once_for_all_its_steps() -> None:
    lines = (ROOT / "tests/data/records_judge_1/twist.jsonl").read_bytes()
    read = mock.Mock(side_effect=read_json_lines)

    async def work() -> None:
        store, pool = mock.Mock(record=mock.AsyncMock(return_value=lines)), AdvicePool(0)
        replays = Replays(store, pool)
        with mock.patch("meldstone.server.hosting.replays.read_json_lines", read):
            first = await replays.of(GameId("a"), "ada")
            assert first is not None
            assert await replays.of(GameId("a"), "bela") is first
            assert read.call_count == 1
            with mock.patch("meldstone.server.hosting.replays._MOST_STATES", 2 * len(first.states)):
                for game in ("b", "a", "c", "a"):
                    await replays.of(GameId(game), "ada")
        assert read.call_count == 3, "the one that was asked for longest ago is forgotten"
        store.record.return_value = None
        assert await replays.of(GameId("nothing"), "ada") is None
        pool.close()

    run(work)


@pytest.mark.parametrize("asked", ["deal", "ending?seat=0"])
def test_what_is_worked_out_of_a_finished_game_counts_towards_what_one_person_may_have_judged(tmp_path: Path, asked: str) -> None:
    record = (ROOT / "tests/data/records_judge_3/rummy.jsonl").read_bytes()
    seats = tuple(GamePlayer(None, name) for name in ("Ada", "Bela", "Cleo"))
    game = FinishedGame(id=GameId("long"), log=LogId("r"), players=seats, edition="rummy", finished_at=1, rated=False)

    async def work(server: Inside) -> None:
        await server.store.add_game(Finish(game=game, record=record))
        eve, ada = server.guest("g1", "Eve"), server.guest("g2", "Ada")

        async def status() -> int:
            return (await server.http("GET", f"/api/games/long/{asked}", headers=eve, client="10.0.0.1")).status

        assert await status() == 200
        asking = 1
        while await status() != 429:
            asking += 1
            assert asking < 3000, "a person has a tenth of a process's time, which fast machines use up later"
        assert (await server.http("GET", f"/api/games/long/{asked}", headers=ada, client="10.0.0.2")).status == 200, "others go on"

    # a clock that stands still, so that nothing is paid back in between
    with mock.patch("meldstone.server.operating.limits.time", mock.Mock(monotonic=lambda: 1.0)):
        on_server(work, tmp_path, judging_percent=10)
