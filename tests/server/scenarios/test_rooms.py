"""What people do in a room besides playing: sit, look on, talk, leave, come back, play again."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from meldstone.server import protocol as p
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room import events as ev
from meldstone.store import Append, Heading, LogId, Status, sqlite_url
from tests import postgres
from tests.server.client import Client, a_few_moves
from tests.server.conftest import clients, run
from tests.server.inside import Inside, inside
from tests.server.running import Server
from tests.server.tables import refused, seated, two_and_a_spectator


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots take over at once."""
    directory = tmp_path_factory.mktemp("impatient")
    with Server(sqlite_url(directory / "test.db"), directory, grace_seconds=0) as running:
        yield running


def test_one_person_plays_against_bots_of_both_levels(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada") as (ada,):
            room = await ada.make_room(seats=3, bots=[None, "novice", "most-tiles"], seconds=0)
            await ada.enter(room)
            await ada.play()
            assert ada.room is not None
            assert [seat.bot for seat in ada.room.seats] == [None, "novice", "most-tiles"]

    run(work)


def test_a_spectator_sees_what_a_stranger_at_the_table_sees(shared_server: Server) -> None:
    async def work() -> None:
        async with two_and_a_spectator(shared_server) as (_, _, eve):
            assert eve.view is not None
            assert eve.view.you is None
            assert eve.view.rack == ()
            assert eve.view.seed is None
            assert eve.room is not None
            assert eve.room.invitation is None
            assert await refused(eve.say(p.DrawMessage)) == ["room/not-seated"]
            assert await refused(eve.say(p.Sit)) == ["room/already-started"]

    run(work)


def test_rooms_without_spectators_and_rooms_by_invitation(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela", "Eve") as (ada, bela, eve):
            room = await ada.make_room(seats=2, public=False, spectators=False, seconds=0)
            assert room not in [listing["room"] for listing in await eve.ask("GET", "/api/rooms")]
            assert await refused(eve.enter(room)) == ["room/by-invitation"]
            assert (await eve.http("GET", f"/api/rooms/{room}")).status_code == 403
            await ada.enter(room)
            assert ada.room is not None
            secret = ada.room.invitation
            assert secret
            await bela.enter(room, invitation=secret)
            await eve.enter(room, invitation=secret)
            await bela.say(p.Sit)
            await eve.until(lambda: any(isinstance(message, p.Error) for message in eve.heard))
            assert await refused(eve.enter(room, invitation=secret)) == ["room/no-spectators"]
            assert await refused(eve.say(p.Chat, text="still here?")) == ["server/say-hello-first"]
            await bela.until(lambda: bela.view is not None)

    run(work)


def test_seats_belong_to_those_who_took_them(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela", "Cleo") as (ada, bela, cleo):
            room = await ada.make_room(seats=3)
            for person in (ada, bela, cleo):
                await person.enter(room)
            assert await refused(ada.say(p.Sit)) == ["room/already-seated"]
            await bela.say(p.Sit, seat=2)
            assert await refused(cleo.say(p.Sit, seat=2)) == ["room/seat-taken"]
            assert await refused(cleo.say(p.SeatBot, seat=1, level="novice")) == ["room/not-owner"]
            assert await refused(ada.say(p.SeatBot, seat=2, level="novice")) == ["room/seat-taken"]
            assert await refused(ada.say(p.SeatBot, seat=1, level="grandmaster")) == ["room/bad-setting"]
            assert await refused(ada.say(p.Start)) == ["room/too-few-players"]
            await bela.say(p.Leave)
            await cleo.say(p.Sit, seat=2)
            await ada.say(p.Leave)
            await cleo.until(lambda: cleo.room is not None and cleo.room.owner == cleo.id)

    run(work)


def test_who_sits_down_is_seen_to_be_here(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as (ada, bela):
            room = await ada.make_room(seats=3)
            for person in (ada, bela):
                await person.enter(room)
            await bela.say(p.Sit)
            await ada.until(lambda: any(isinstance(message, p.Presence) and bela.id in message.present for message in ada.heard))

    run(work)


def test_talk_reactions_and_silence(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as (ada, bela):
            room = await ada.make_room(seats=2)
            await ada.enter(room)
            await bela.enter(room)
            await bela.say(p.Chat, text="<b>hi</b>\x07")
            await ada.until(lambda: any(isinstance(message, p.ChatSaid) for message in ada.heard))
            said = next(message for message in ada.heard if isinstance(message, p.ChatSaid))
            assert (said.name, said.text, said.player) == ("Bela", "<b>hi</b>", bela.id)
            await bela.say(p.React, reaction=p.Reaction.WELL_PLAYED)
            await ada.until(lambda: any(isinstance(message, p.Reacted) for message in ada.heard))
            await ada.say(p.Mute, player=bela.id)
            ada.heard.clear()
            await bela.say(p.Chat, text="can you hear me?")
            await bela.say(p.React, reaction=p.Reaction.OOPS)
            await ada.ping()
            assert not [message for message in ada.heard if isinstance(message, p.ChatSaid | p.Reacted)]
            await ada.say(p.Mute, player=bela.id, on=False)
            assert await refused(bela.say(p.SwitchChat, on=False)) == ["room/not-owner"]
            await ada.say(p.SwitchChat, on=False)
            assert await refused(bela.say(p.Chat, text="hello?")) == ["room/chat-off"]

    run(work)


def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(impatient: Server) -> None:
    async def work() -> None:
        async with clients(impatient, "Ada", "Bela") as (ada, bela):
            await seated([ada, bela], seconds=0)
            await bela.say(p.Leave)
            await ada.until(lambda: ada.room is not None and ada.room.seats[1].bot == "casual")
            assert ada.room is not None
            assert ada.room.seats[1].left
            await bela.say(p.ComeBack)
            await ada.until(lambda: ada.room is not None and ada.room.seats[1].bot is None)
            await a_few_moves([ada, bela])

    run(work)


def test_a_closed_connection_counts_as_leaving_unless_the_room_says_no(impatient: Server) -> None:
    async def work() -> None:
        async with clients(impatient, "Ada", "Bela", "Cleo", "Dora") as (ada, bela, cleo, dora):
            await seated([ada, bela], seconds=0)
            await seated([cleo, dora], seconds=0, fill_abandoned=False)
            await dora.leave()
            await bela.leave()
            await ada.until(lambda: ada.room is not None and ada.room.seats[1].bot == "casual")
            await asyncio.sleep(1.2)
            assert cleo.room is not None
            assert cleo.room.seats[1].bot is None
            await bela.come_again()
            await bela.say(p.ComeBack)
            assert bela.room is not None
            await bela.until(lambda: bela.room is not None and bela.room.seats[1].bot is None)

    run(work)


def test_a_match_has_a_score_sheet_and_a_rematch(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            ada, bela = people
            await seated(people, seconds=0, games=2)
            await asyncio.gather(ada.play(), bela.play())
            assert ada.room is not None
            sheet = ada.room.match
            assert sheet is not None
            assert len(sheet.results) >= 2
            assert sheet.totals == tuple(sum(points) for points in zip(*[result.points for result in sheet.results], strict=True))
            assert len(sheet.winners) == 1
            await ada.say(p.GoOn)
            assert ada.room.phase is RoomPhase.OVER
            await bela.say(p.GoOn)
            await ada.until(lambda: ada.room is not None and ada.room.phase is RoomPhase.PLAYING)
            assert ada.room.match is not None
            assert ada.room.match.number == 2
            assert ada.room.match.results == ()

    run(work)


def test_dispute_and_ruling(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            ada, bela = people
            await seated(people, edition="tournament", seconds=0, knobs={"dispute_pause": True})
            for person in people:
                if person.to_move:
                    await person.say(p.ReadyMessage)
            await ada.until(lambda: ada.view is not None and ada.view.phase.value == "playing")
            await bela.until(lambda: bela.seq == ada.seq)
            mover = next(person for person in people if person.to_move)
            await mover.move()
            await bela.until(lambda: bela.seq >= mover.seq)
            await bela.say(p.DisputeMessage, note="that was a 6")
            await ada.until(lambda: ada.view is not None and ada.view.phase.value == "paused")
            await bela.say(p.RulingMessage, decision="undo")
            await ada.say(p.RulingMessage, decision="undo")
            assert ada.view is not None
            assert ada.view.turns == 0
            assert ada.view.phase.value == "playing"

    run(work)


def test_quick_play_brings_strangers_together(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela", "Cleo") as (ada, bela, cleo):
            # no other test leaves a table of these editions open
            first = await ada.ask("POST", "/api/quick-play", {"edition": "rummy-hand", "seats": 2})
            other = await cleo.ask("POST", "/api/quick-play", {"edition": "rummy-open-tile", "seats": 2})
            second = await bela.ask("POST", "/api/quick-play", {"edition": "rummy-hand", "seats": 2})
            assert first["id"] == second["id"] != other["id"]
            assert second["phase"] == "playing"
            lobby = await cleo.ask("GET", "/api/rooms")
            assert {listing["room"]: listing["free"] for listing in lobby}[other["id"]] == 1
            mine = await ada.ask("GET", "/api/my-rooms")
            assert [room["id"] for room in mine] == [first["id"]]

    run(work)


async def mine(server: Inside, headers: dict[str, str]) -> list[str]:
    return [room["id"] for room in (await server.http("GET", "/api/my-rooms", headers=headers)).json]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_my_rooms_are_found_from_anywhere_and_after_a_restart(tmp_path: Path, kind: str) -> None:
    url = sqlite_url(tmp_path / "test.db") if kind == "sqlite" else postgres.server().new_database()

    async def work() -> None:
        async with inside(url) as server:
            ada, bela = server.guest("g0", "Ada"), server.guest("g1", "Bela")
            made = [(await server.http("POST", "/api/rooms", {"settings": {"seats": 2}}, ada)).json["id"] for _ in range(3)]
            assert await mine(server, ada) == made[::-1]
            assert await mine(server, bela) == []
            playing, left, given_up = made
            assert isinstance(await (await server.enter(playing, bela)).ask(p.Sit(request="sit")), p.Ok)
            assert isinstance(await (await server.enter(left, ada)).ask(p.Leave(request="leave")), p.Ok)
            await server.context.registry.rooms[given_up].submit(lambda room: [ev.Closed(at=room.changed_at)])
            assert await mine(server, ada) == [playing]
            if kind == "postgresql":
                async with inside(url) as other:
                    assert await mine(other, bela) == [playing]
        async with inside(url) as server:
            assert await mine(server, ada) == await mine(server, bela) == [playing]
            assert isinstance(await (await server.enter(playing, bela)).ask(p.Leave(request="leave")), p.Ok)
            assert await mine(server, bela) == [playing], "the seat stays theirs to come back to"

    run(work)


def test_rooms_from_before_the_index_are_found(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "test.db")

    async def work() -> None:
        async with inside(url) as server:
            ada = server.guest("g0", "Ada")
            room = (await server.http("POST", "/api/rooms", {"settings": {"seats": 2}}, ada)).json["id"]
            await server.store.append(Append(LogId("0 broken"), 0, [b"no record"], Heading(status=Status.OPEN)))
        with contextlib.closing(sqlite3.connect(tmp_path / "test.db")) as file:
            file.execute("UPDATE logs SET indexed = 0")
            file.execute("DELETE FROM log_players")
            file.commit()
        async with inside(url) as server:
            while await server.store.unindexed() != ["0 broken"]:
                await asyncio.sleep(0.01)
            assert await mine(server, ada) == [room]
            assert server.context.services.metrics.registry.get_sample_value("meldstone_failures_total") == 0

    run(work)


def test_days_for_a_move(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            await seated(people, days=3)
            ada = people[0]
            assert ada.view is not None
            assert ada.view.deadline is not None
            left = ada.view.deadline - (await ada.ping()).time
            assert 3 * 86_400_000 - 60_000 < left <= 3 * 86_400_000

    run(work)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "nonsense"}, "ruleset/unknown-edition"),
        ({"knobs": {"copies": 9}}, "ruleset/bad-value"),
        ({"knobs": {"joker_lock": "no_split"}}, "ruleset/contradiction"),
        ({"seats": 6}, "room/bad-setting"),
        ({"seats": 7}, "server/malformed"),
        ({"bots": ["grandmaster"]}, "room/bad-setting"),
        ({"rated": True}, "room/accounts-only"),
        ({"colour": "red"}, "server/malformed"),
    ],
)
def test_rooms_that_cannot_be(shared_server: Server, settings: dict[str, object], code: str) -> None:
    async def work() -> None:
        ada = await Client(shared_server, "Ada").sign_in()
        answer = await ada.http("POST", "/api/rooms", {"settings": settings})
        assert answer.status_code in (400, 403, 422)
        assert answer.json()["violations"][0]["code"] == code
        german = await Client(shared_server, "Ada", {**ada.headers, "accept-language": "de"}).http(
            "POST", "/api/rooms", {"settings": settings}
        )
        assert german.json()["violations"][0]["text"] != answer.json()["violations"][0]["text"]

    run(work)
