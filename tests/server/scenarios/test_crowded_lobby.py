"""One address opens rooms without end: those who wait are found all the same."""

from pathlib import Path

from meldstone.server import protocol as p
from meldstone.server.protocol.settings import RoomPhase
from tests.server.inside import Inside, SteppedClock, on_server


async def made(server: Inside, who: dict[str, str], client: str = "203.0.113.1", **body: object) -> str:
    answer = await server.http("POST", "/api/rooms", {"settings": {"seats": 2}, **body}, who, client)
    assert answer.status == 200, answer.body
    return str(answer.json["id"])


async def lobby(server: Inside) -> list[str]:
    return [listing["room"] for listing in (await server.http("GET", "/api/rooms")).json]


def test_two_hundred_rooms_of_one_address_hide_nobody(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        ada, bela = server.guest("ga", "Ada"), server.guest("gb", "Bela")
        room = await made(server, ada)
        wire = await server.enter(room, ada)
        for number in range(202):
            await made(server, server.guest(f"g{number}", "Eve"))
        assert (await lobby(server))[0] == room, "somebody waits there"
        clock.forward(30_000)
        assert await lobby(server) == [room], "nobody is in the others"
        quick = await server.http("POST", "/api/quick-play", {"seats": 2}, bela)
        assert quick.json["id"] == room
        await wire.until(lambda: wire.view is not None)

    on_server(work, tmp_path, clock=clock, rooms_per_address_open=1000)


def test_rooms_from_networks_of_one_owner_hide_nobody(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada = server.guest("ga", "Ada")
        room = await made(server, ada)
        await server.enter(room, ada)
        for number in range(120):
            eve = server.guest(f"g{number}", "Eve")
            await server.enter(await made(server, eve, client=f"2001:db8:1:{number % 3}::1"), eve)
        shown = await lobby(server)
        assert len(shown) == 100
        assert shown.index(room) <= 25

    on_server(work, tmp_path)


def test_networks_of_one_owner_make_as_many_rooms_as_eight_of_them(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        for number in range(16):
            await made(server, server.guest(f"g{number}", "Eve"), client=f"2001:db8:1:{number // 2:x}::1")
        for client, status in (("2001:db8:1:ff::1", 409), ("2001:db8:2::1", 200)):
            answer = await server.http("POST", "/api/rooms", {"settings": {"seats": 2}}, server.guest("gx", "Eve"), client)
            assert answer.status == status

    on_server(work, tmp_path, rooms_per_address_open=2)


def test_a_flood_of_tables_behind_ones_own_address_takes_nobodys_away(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        only = await made(server, server.guest("gh", "Hall"))
        flood = [[await made(server, server.guest(f"g{eve}", "Eve"), sit=False) for _ in range(5)] for eve in range(3)]
        refused = await server.http("POST", "/api/rooms", {}, server.guest("g0", "Eve"), "203.0.113.1")
        assert refused.codes == ["room/too-many-rooms"], "who has a fair share already waits"
        await made(server, server.guest("ga", "Ada"))
        quick = await server.http("POST", "/api/quick-play", {"seats": 3}, server.guest("gb", "Bela"), "203.0.113.1")
        assert quick.status == 200, quick.body
        gone = [room for rooms in flood for room in rooms if (await phase(server, room)) is RoomPhase.CLOSED]
        assert gone == [flood[0][0], flood[1][0]], "the oldest of those who have most"
        assert await phase(server, only) is RoomPhase.OPEN

    on_server(work, tmp_path, rooms_per_address_open=16)


def test_tables_that_neighbours_made_this_hour_take_nobodys_first_away(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        for eve in range(10):
            await made(server, server.guest(f"g{eve}", "Eve"))
        refused = await server.http("POST", "/api/rooms", {}, server.guest("g0", "Eve"), "203.0.113.1")
        assert refused.codes == ["server/too-fast"]
        await made(server, server.guest("ga", "Ada"))

    on_server(work, tmp_path, rooms_per_client=1)


async def phase(server: Inside, room: str) -> RoomPhase:
    return (await server.context.registry.room(room)).room.phase


def test_a_room_is_listed_again_when_somebody_comes_back(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        ada = server.guest("ga", "Ada")
        room = await made(server, ada)
        clock.forward(30_000)
        assert await lobby(server) == []
        wire = await server.enter(room, ada)
        clock.forward(2_000)
        assert await lobby(server) == [room]
        await wire.leave()
        clock.forward(2_000)
        assert await lobby(server) == []

    on_server(work, tmp_path, clock=clock, grace_seconds=3600)


def test_one_owner_has_a_fair_share_of_the_lobby(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        eve = server.guest("ge", "Eve")
        rooms = [await made(server, eve, sit=False) for _ in range(5)]
        for room in rooms:
            await server.enter(room, eve)
        quiet = await made(server, server.guest("ga", "Ada"))
        shown = await lobby(server)
        assert quiet in shown
        assert len([room for room in rooms if room in shown]) == 3

    on_server(work, tmp_path)


def test_one_person_and_one_address_keep_so_many_rooms_waiting(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        eve = server.guest("ge", "Eve")
        made_by_eve = [(await server.http("POST", "/api/rooms", {"sit": False}, eve)).status for _ in range(4)]
        assert made_by_eve == [200, 200, 200, 409]
        others = [server.guest(f"g{number}", "Eve") for number in range(8)]
        answers = [await server.http("POST", "/api/rooms", {"sit": False}, other) for other in others]
        assert [answer.status for answer in answers] == [200] * 8, "who has none gets one"
        elsewhere = await server.http("POST", "/api/rooms", {"sit": False}, server.guest("gz", "Ada"), "203.0.113.2")
        assert elsewhere.status == 200
        playing = {"settings": {"seats": 2, "bots": [None, "novice"], "seconds": 0}}
        assert (await server.http("POST", "/api/rooms", playing, others[0])).status == 409, "it would wait, if only for a moment"

    on_server(work, tmp_path, rooms_open=3, rooms_per_address_open=8)


def test_quick_play_prefers_a_table_where_somebody_is(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, bela = server.guest("ga", "Ada"), server.guest("gb", "Bela")
        # it has waited longer, and would be the first otherwise
        deserted = await made(server, server.guest("gc", "Cleo"))
        waits = await made(server, ada)
        await server.enter(waits, ada)
        quick = await server.http("POST", "/api/quick-play", {"seats": 2}, bela)
        assert quick.json["id"] == waits != deserted
        assert p.RoomPhase(quick.json["phase"]) is p.RoomPhase.PLAYING

    on_server(work, tmp_path)


def test_a_running_public_game_shows_its_table_and_who_watches_and_a_private_one_does_not(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, bela, eve = (server.guest(f"g{i}", name) for i, name in enumerate(("Ada", "Bela", "Eve")))
        for spectators in (True, False):
            room = await made(server, ada, settings={"seats": 2, "seconds": 0, "spectators": spectators})
            host, guest = await server.enter(room, ada), await server.enter(room, bela)
            await guest.ask(p.Sit(request="sit"))
            await host.until(lambda host=host: host.view is not None)  # type: ignore[misc]
            if spectators:
                await server.enter(room, eve)
                (line,) = [found for found in (await server.http("GET", "/api/rooms")).json if found["room"] == room]
                assert (line["table"], line["watching"]) == ([], 1)
            else:
                assert room not in await lobby(server)

    on_server(work, tmp_path)
