"""People who take seats and do not come, who talk without end, and who do not go when they are asked to."""

import asyncio
import time
from pathlib import Path

import msgspec

from meldstone.server import protocol as p
from meldstone.store import sqlite_url
from tests.server.conftest import run
from tests.server.inside import Inside, SteppedClock, Wire, inside, on_server, registered, room_of, signed_in_as


async def said(wire: Wire, message: p.ClientMessage) -> list[str]:
    """The codes of the refusal; empty if the server did it."""
    answer = await wire.ask(message)
    return [objection.code for objection in answer.violations] if isinstance(answer, p.Error) else []


async def seats_of(server: Inside, who: dict[str, str]) -> int:
    return len((await server.http("GET", "/api/my-rooms", None, who)).json)


def test_one_person_has_five_seats_at_a_time(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        eve = server.guest("geve", "Eve")
        rooms = [await room_of(server, server.guest(f"g{number}", "Ada"), seats=4) for number in range(24)]
        wires = [await server.enter(room, eve) for room in rooms]
        refused = await asyncio.gather(*[said(wire, p.Sit(request="s")) for wire in wires])
        assert sorted(map(tuple, refused)) == [()] * 5 + [("room/too-many-seats",)] * 19
        assert await seats_of(server, eve) == 5
        own = await server.http("POST", "/api/rooms", {}, eve)
        assert (own.status, own.codes) == (409, ["room/too-many-seats"])
        quick = await server.http("POST", "/api/quick-play", {"seats": 2}, eve)
        assert (quick.status, quick.codes) == (409, ["room/too-many-seats"])
        sitting = next(wire for wire, codes in zip(wires, refused, strict=True) if not codes)
        assert await said(sitting, p.Leave(request="l")) == []
        standing = next(wire for wire, codes in zip(wires, refused, strict=True) if codes)
        assert await said(standing, p.Sit(request="again")) == []

    on_server(work, tmp_path, seats_per_client=5)


def test_a_seat_before_the_game_is_free_again_if_nobody_comes(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        ada, eve = server.guest("ga", "Ada"), server.guest("ge", "Eve")
        room = await room_of(server, ada, seats=4)
        wire = await server.enter(room, ada)
        ghost = await server.enter(room, eve)
        assert await said(ghost, p.Sit(request="s")) == []
        await ghost.leave()
        await wire.until(lambda: wire.room is not None and wire.room.seats[1].player == "ge")
        await asyncio.sleep(1.5)
        clock.forward(59_000)
        await asyncio.sleep(1.5)
        assert wire.room is not None
        assert wire.room.seats[1].player == "ge", "the grace is not over"
        clock.forward(2_000)
        await wire.until(lambda: wire.room is not None and wire.room.seats[1].player is None)
        assert wire.room.seats[0].player == "ga"

    on_server(work, tmp_path, clock=clock, grace_seconds=60)


def test_one_person_says_five_lines_and_then_waits(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, eve = server.guest("ga", "Ada"), server.guest("ge", "Eve")
        room = await room_of(server, ada, seats=4)
        hears = await server.enter(room, ada)
        speakers = [await server.enter(room, eve) for _ in range(2)]
        began = time.monotonic()
        refused = [await said(speakers[i % 2], p.Chat(request=f"c{i}", text="spam")) for i in range(59)]
        refused += [await said(speakers[0], p.React(request="r", reaction=p.Reaction.WOW))]
        may = 5 + int((time.monotonic() - began) / 2) + 1
        assert 5 <= refused.count([]) <= may
        assert ["room/chat-too-fast"] in refused
        await hears.ping()
        assert sum('"chat"' in text and "spam" in text for text in hears.received) <= may
        assert await speakers[0].ping(), "a refusal is enough"
        assert await said(hears, p.Chat(request="c", text="Eve, please")) == [], "it is the limit of one person"

    on_server(work, tmp_path, chat_lines=5)


async def around_a_table(server: Inside, *people: dict[str, str]) -> tuple[str, Wire, Wire, Wire]:
    """The first of three makes a room that all enter; the last one sits down."""
    room = await room_of(server, people[0], seats=4)
    owner, other, last = [await server.enter(room, who) for who in people]
    assert await said(last, p.Sit(request="s")) == []
    return room, owner, other, last


def test_who_is_sent_away_from_a_waiting_room_does_not_come_back(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, bela, eve = server.guest("ga", "Ada"), server.guest("gb", "Bela"), server.guest("ge", "Eve")
        room, owner, other, nuisance = await around_a_table(server, ada, bela, eve)
        away = p.SendAway(request="away", player="ge")
        assert await said(other, away) == ["room/not-owner"]
        assert await said(owner, away) == []
        assert owner.room is not None
        assert [seat.player for seat in owner.room.seats] == ["ga", None, None, None]
        await nuisance.until(lambda: any("room/sent-away" in text for text in nuisance.received))
        assert await said(nuisance, p.Chat(request="c", text="hey")) == ["server/say-hello-first"]
        again = await server.socket(eve)
        assert await said(again, p.Hello(request="h", room=room)) == ["room/sent-away"]
        assert (await server.http("GET", f"/api/rooms/{room}", None, eve)).codes == ["room/sent-away"]
        assert await seats_of(server, eve) == 0
        quick = await server.http("POST", "/api/quick-play", {"seats": 4}, eve)
        assert quick.json["id"] != room, "it finds another table, or opens one"

    on_server(work, tmp_path)


def test_the_owner_lets_somebody_back_in_who_was_sent_away(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, bela, eve = server.guest("ga", "Ada"), server.guest("gb", "Bela"), server.guest("ge", "Eve")
        room, owner, other, _ = await around_a_table(server, ada, bela, eve)
        assert await said(owner, p.SendAway(request="away", player="ge")) == []
        assert owner.room is not None
        assert [(away.player, away.name) for away in owner.room.sent_away] == [("ge", "Eve")]
        assert other.room is not None
        assert other.room.sent_away == (), "only the owner learns whom"
        assert (await server.http("GET", f"/api/rooms/{room}", None, ada)).json["sent_away"] == [{"player": "ge", "name": "Eve"}]
        assert "sent_away" not in (await server.http("GET", f"/api/rooms/{room}", None, bela)).json
        back = p.LetBackIn(request="back", player="ge")
        assert await said(other, back) == ["room/not-owner"]
        assert await said(owner, back) == []
        assert await said(await server.enter(room, eve), p.Sit(request="again")) == []

    on_server(work, tmp_path)


def test_another_session_of_the_same_browser_is_the_same_person(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada = server.guest("ga", "Ada")
        main, local = server.guest("ge", "Eve"), server.guest("gf", "Fay")
        both = {"cookie": f"{main['cookie']}; {local['cookie'].replace('=', '_1=', 1)}"}
        room = await room_of(server, ada, seats=4)
        owner, nuisance = await server.enter(room, ada), await server.enter(room, both)
        assert await said(nuisance, p.Sit(request="s")) == []
        assert await said(owner, p.SendAway(request="away", player="ge")) == []
        only_local = {"cookie": local["cookie"]}
        again = await server.socket(only_local)
        assert await said(again, p.Hello(request="h", room=room)) == ["room/sent-away"]

    on_server(work, tmp_path)


def test_an_account_that_was_sent_away_does_not_come_back_as_a_guest(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada = server.guest("ga", "Ada")
        room = await room_of(server, ada, seats=4)
        owner = await server.enter(room, ada)
        registered = await server.http("POST", "/api/account", {"name": "Evelyn", "password": "correct horse"})
        cookies = [value.decode().partition(";")[0] for name, value in registered.headers if name == b"set-cookie"]
        account = {"cookie": "; ".join(cookies)}
        assert await said(await server.enter(room, account), p.Sit(request="s")) == []
        assert await said(owner, p.SendAway(request="away", player=registered.json["me"]["id"])) == []
        device = next(cookie for cookie in cookies if "device" in cookie)
        guest = {"cookie": f"{server.guest('ge', 'Eve')['cookie']}; {device}"}
        assert await said(await server.socket(guest), p.Hello(request="h", room=room)) == ["room/sent-away"]

    on_server(work, tmp_path)


def test_a_bot_takes_the_seat_of_who_is_sent_away_from_a_game(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, eve = server.guest("ga", "Ada"), server.guest("ge", "Eve")
        room = await room_of(server, ada, seats=2, seconds=0, fill_abandoned=False)
        owner, nuisance = await server.enter(room, ada), await server.enter(room, eve)
        assert await said(nuisance, p.Sit(request="s")) == []
        await owner.until(lambda: owner.view is not None)
        assert await said(owner, p.SendAway(request="away", player="ge")) == []
        assert owner.room is not None
        assert owner.room.seats[1].bot is not None
        again = await server.socket(eve)
        assert await said(again, p.Hello(request="h", room=room)) == ["room/sent-away"]
        assert await seats_of(server, eve) == 0

    on_server(work, tmp_path)


def test_who_is_blocked_is_not_heard_on_any_connection_and_does_not_sit_down(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, eve = server.guest("ga", "Ada"), server.guest("ge", "Eve")
        room = await room_of(server, ada, seats=4)
        hears, speaks = await server.enter(room, ada), await server.enter(room, eve)
        assert await said(speaks, p.Chat(request="1", text="first")) == []
        assert (await server.http("POST", "/api/blocks", {"player": "ge", "name": "Eve"}, ada)).status == 200
        assert await said(speaks, p.Chat(request="2", text="second")) == []
        assert await said(speaks, p.React(request="3", reaction=p.Reaction.WOW)) == []
        again = await server.enter(room, ada)
        assert await said(speaks, p.Chat(request="4", text="third")) == []
        for wire in (hears, again):
            await wire.ping()
        heard = [
            text for wire in (hears, again) for text in wire.received if '"type":"chat"' in text or '"type":"reaction"' in text
        ]
        assert len(heard) == 1
        assert "first" in heard[0]
        assert await said(speaks, p.Sit(request="5")) == ["room/not-welcome"]
        assert (await server.http("GET", "/api/blocks", None, ada)).json[0]["name"] == "Eve"
        quick = await server.http("POST", "/api/quick-play", {"seats": 4}, eve)
        assert quick.json["id"] != room
        assert [listing["room"] for listing in (await server.http("GET", "/api/rooms", None, ada)).json] == [room]
        assert (await server.http("DELETE", "/api/blocks/ge", None, ada)).status == 200
        assert await said(speaks, p.Chat(request="6", text="fourth")) == []
        await hears.until(lambda: any("fourth" in text for text in hears.received))
        assert await said(speaks, p.Sit(request="7")) == []

    on_server(work, tmp_path)


def test_who_is_blocked_does_not_sit_down_under_another_session_of_the_browser(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, eve, fay = server.guest("ga", "Ada"), server.guest("ge", "Eve"), server.guest("gf", "Fay")
        both = {"cookie": f"{fay['cookie']}; {eve['cookie'].replace('=', '_1=', 1)}"}
        room = await room_of(server, ada, seats=4)
        await server.enter(room, ada)
        assert (await server.http("POST", "/api/blocks", {"player": "ge", "name": "Eve"}, ada)).status == 200
        assert await said(await server.enter(room, both), p.Sit(request="s")) == ["room/not-welcome"]
        assert (await server.http("POST", f"/api/rooms/{room}/knock", {}, both)).codes == ["room/not-welcome"]
        assert (await server.http("POST", "/api/quick-play", {"seats": 4}, both)).json["id"] != room
        assert await said(await server.enter(room, fay), p.Sit(request="s")) == [], "alone she is somebody else"

    on_server(work, tmp_path)


def test_a_block_survives_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        url = sqlite_url(tmp_path / "test.db")
        async with inside(url) as server:
            assert (await server.http("POST", "/api/blocks", {"player": "ge"}, server.guest("ga", "Ada"))).status == 200
        async with inside(url) as server:
            room = await room_of(server, server.guest("ga", "Ada"), seats=4)
            assert await said(await server.enter(room, server.guest("ge", "Eve")), p.Sit(request="s")) == ["room/not-welcome"]

    run(work)


def test_who_was_sent_away_can_report_it_and_is_told_nothing_of_the_table(tmp_path: Path) -> None:
    """An owner who insulted somebody and sent them away was rid of the report; and they still saw the tiles of their seat."""

    async def work(server: Inside) -> None:
        ada, eve = server.guest("ga", "Ada"), server.guest("ge", "Eve")
        room = await room_of(server, ada, seats=2, seconds=0, public=False)
        owner = await server.enter(room, ada)
        invitation = owner.room.invitation if owner.room is not None else None
        guest = await server.enter(room, eve, invitation=invitation or "")
        assert isinstance(await guest.ask(p.Sit(request="sit")), p.Ok)
        assert (await server.http("POST", f"/api/rooms/{room}/check", {"table": []}, eve)).status == 200
        assert await said(owner, p.SendAway(request="go", player="ge")) == []
        assert (await server.http("POST", "/api/reports", {"room": room, "player": "ga"}, eve)).status == 200
        for question, body in (("check", {"table": []}), ("hint", None)):
            answer = await server.http("POST", f"/api/rooms/{room}/{question}", body, eve)
            assert (answer.status, answer.codes) == (403, ["room/sent-away"])

    on_server(work, tmp_path)


def test_a_report_reaches_the_operator_with_what_was_said(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, eve = server.guest("ga", "Ada"), server.guest("ge", "Eve")
        room = await room_of(server, ada, seats=4)
        speaks = await server.enter(room, eve)
        for number in range(30):
            assert await said(speaks, p.Chat(request=f"c{number}", text=f"line {number}")) == []
        body = {"room": room, "player": "ge", "name": "somebody else", "note": "talks\x1b[31m without end"}
        assert (await server.http("POST", "/api/reports", body, ada)).status == 200
        (report,) = await server.store.reports()
        assert (report.reporter, report.reported, report.name, report.log) == ("ga", "ge", "Eve", room)
        assert "\x1b" not in report.note
        lines = msgspec.json.decode(report.chat)
        assert [line["text"] for line in lines] == [f"line {number}" for number in range(10, 30)]
        answers = [(await server.http("POST", "/api/reports", body, ada)).status for _ in range(10)]
        assert answers.count(200) == 5, "six an hour"
        berta = await signed_in_as(server, await registered(server, "Berta"))
        absent = {"room": room, "player": berta["id"], "name": "Angel"}
        assert (await server.http("POST", "/api/reports", absent, server.guest("gb", "Bela"))).status == 200
        assert (await server.store.reports())[0].name == "Berta", "as the server knows her, not as she is called by others"
        private = await server.http("POST", "/api/rooms", {"settings": {"public": False}}, ada)
        stranger = {"room": private.json["id"], "player": "ga"}
        assert (await server.http("POST", "/api/reports", stranger, eve)).codes == ["room/by-invitation"]

    on_server(work, tmp_path)
