"""Advice knows the asker's own view, and nothing for those who have none."""

from tests.server.conftest import clients, run
from tests.server.running import Server


def test_a_draft_is_judged_set_by_set_in_the_asked_language(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada") as (ada,):
            room = await ada.make_room(seats=2, bots=[None, "novice"], seconds=0)
            body = {"table": [["R5", "R3", "R4"], ["K1"]], "language": "de"}
            found = await ada.ask("POST", f"/api/rooms/{room}/check", body)
            assert found["sets"][0] == {"tiles": ["R3", "R4", "R5"], "kind": "run", "value": 12, "objections": []}
            assert [one["code"] for one in found["sets"][1]["objections"]] == ["set/too-short"]
            assert "Stein" in found["sets"][1]["objections"][0]["text"]

    run(work)


def test_tiles_that_no_box_holds_are_not_put_in_order(shared_server: Server) -> None:
    """Sixteen jokers have more readings than anybody wants to wait for."""

    async def work() -> None:
        async with clients(shared_server, "Ada") as (ada,):
            room = await ada.make_room(seats=2, edition="mix", bots=[None, "novice"], seconds=0)
            jokers = [f"{joker}{copy}" for joker in "JDCM" for copy in ("", "b", "c", "d")]
            for table in ([[*jokers, "R1", "K5", "B9"]], [["R5", "R6", "R7"], ["R5", "O5", "B5"]]):
                found = await ada.ask("POST", f"/api/rooms/{room}/check", {"table": table})
                assert [one["tiles"] for one in found["sets"]] == table
                assert all(one["kind"] is None for one in found["sets"])
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
