"""Who may come in: by link, by five letters, by knocking; and what those in the waiting room see of each other."""

import asyncio
from pathlib import Path
from typing import Any

from meldstone.server import protocol as p
from meldstone.server.hosting.door import LETTERS
from meldstone.server.protocol.codec import decode_server
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.store import sqlite_url
from tests.server.conftest import run
from tests.server.inside import Inside, SteppedClock, Wire, inside, on_server, room_of


def heard(wire: Wire, kind: type[Any]) -> list[Any]:
    return [message for text in wire.received if isinstance(message := decode_server(text), kind)]


def codes(answer: p.ServerMessage) -> list[str]:
    assert isinstance(answer, p.Error), answer
    return [objection.code for objection in answer.violations]


async def private(server: Inside, **settings: Any) -> tuple[str, Wire, str, str]:
    """Ada's private room: its id, her socket, the secret of its link and its code."""
    ada = server.guest("g0", "Ada")
    room = await room_of(server, ada, **{"seats": 2, "public": False, **settings})
    wire = await server.enter(room, ada)
    assert wire.room is not None
    return room, wire, wire.room.invitation or "", wire.room.code or ""


def test_who_came_with_an_invitation_passes_it_on(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room, _, invitation, code = await private(server)
        bela = await server.enter(room, server.guest("g1", "Bela"), invitation=invitation)
        assert bela.room is not None
        assert (bela.room.invitation, bela.room.code) == (invitation, code), "before sitting down"
        await bela.ask(p.Chat(request="c", text="hello"))
        cleo = await server.enter(room, server.guest("g2", "Cleo"), invitation=bela.room.invitation)
        assert cleo.room is not None
        assert cleo.room.invitation == invitation
        shown = await server.http("GET", f"/api/rooms/{room}?invitation={invitation}", headers=server.guest("g3", "Eve"))
        assert shown.json["code"] == code

    on_server(work, tmp_path)


def test_who_has_no_invitation_is_given_none(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room = await room_of(server, server.guest("g0", "Ada"), seats=3)
        eve = await server.enter(room, server.guest("g1", "Eve"))
        assert eve.room is not None
        assert (eve.room.invitation, eve.room.code) == (None, None)

    on_server(work, tmp_path)


def test_five_letters_lead_to_a_room_in_any_spelling_for_as_long_as_it_is_there(tmp_path: Path) -> None:
    clock = SteppedClock()
    url = sqlite_url(tmp_path / "test.db")

    async def work() -> None:
        async with inside(url, clock) as server:
            room, _, invitation, code = await private(server)
            assert len(code) == 5
            assert set(code) <= set(LETTERS)
        async with inside(url, clock) as server:
            for spelling in (code, code.lower(), "-".join(code), code.replace("O", "0")):
                found = await server.http("GET", f"/api/codes/{spelling}", headers=server.guest("g1", "Bela"))
                assert (found.json["room"], found.json["invitation"]) == (room, invitation)
            bela = await server.enter(room, server.guest("g1", "Bela"), invitation=found.json["invitation"])
            live = await server.context.registry.room(room)
            await bela.leave()
            clock.forward(2 * 3_600_000)
            await server.context.registry.deadlines.fire_due()
            assert live.room.phase is RoomPhase.CLOSED
            gone = await server.http("GET", f"/api/codes/{code}", headers=server.guest("g1", "Bela"))
            assert (gone.status, gone.codes) == (404, ["room/no-such-code"])

    run(work)


def test_guessing_codes_is_slow_for_a_person_and_for_an_address(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        _, _, _, code = await private(server)
        wrong = next(letters for letters in ("AAAAA", "BBBBB") if letters != code)

        async def guess(person: int, client: str, letters: str = wrong) -> list[str]:
            answer = await server.http("GET", f"/api/codes/{letters}", headers=server.guest(f"e{person}", "Eve"), client=client)
            return [] if answer.status == 200 else answer.codes

        for _ in range(10):
            assert await guess(0, "10.0.0.1") == ["room/no-such-code"]
        assert await guess(0, "10.0.0.1") == ["server/too-fast"]
        assert await guess(0, "10.0.0.1", code) == ["server/too-fast"], "not even a right one says so"
        assert await guess(0, "10.0.0.2") == ["server/too-fast"], "a person is slow from everywhere"
        for person in range(1, 3):
            for _ in range(10):
                assert await guess(person, "10.0.0.1") == ["room/no-such-code"]
        assert await guess(9, "10.0.0.1") == ["server/too-fast"], "and an address for everybody"
        for _ in range(40):
            assert await guess(10, "10.0.0.3", code) == [], "right ones cost nothing"
        at_once = await asyncio.gather(*[guess(100 + number, "10.0.0.4") for number in range(100)])
        assert at_once.count(["room/no-such-code"]) == 30, "nor is anything gained by asking all at once"
        one_house = [await guess(300 + number, f"2001:db8:7:{number:x}::1") for number in range(300)]
        assert 240 <= one_house.count(["room/no-such-code"]) < 250, "or from the many networks of one house"

    on_server(work, tmp_path)


def test_wrong_codes_of_neighbours_do_not_refuse_a_right_one(tmp_path: Path) -> None:
    clock = SteppedClock()
    day = 86_400_000

    async def work(server: Inside) -> None:
        _, _, _, code = await private(server)
        wrong = next(letters for letters in ("AAAAA", "BBBBB") if letters != code)
        fresh, settled = clock.now() + 90 * day, clock.now() + 90 * day - 660_000

        async def guess(name: str, expires: int, letters: str) -> list[str]:
            answer = await server.http("GET", f"/api/codes/{letters}", headers=server.guest(name, "Eve", expires=expires))
            return [] if answer.status == 200 else answer.codes

        for number in range(30):
            assert await guess(f"e{number}", fresh, wrong) == ["room/no-such-code"]
        assert await guess("ex", fresh, code) == ["server/too-fast"], "somebody invented just now"
        for _ in range(3):
            assert await guess("neighbour", settled, code) == []
        assert await guess("ey", fresh, wrong) == ["server/too-fast"], "right ones give nothing back to the address"
        assert await guess("neighbour", settled, wrong) == ["room/no-such-code"]
        assert await guess("neighbour", settled, wrong) == ["server/too-fast"], "only a first one"

    on_server(work, tmp_path, clock=clock)


def test_a_private_room_can_be_knocked_at(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        room, ada, invitation, code = await private(server, seats=3)
        cleo = server.guest("g2", "Cleo")
        refused = await server.socket(cleo)
        assert codes(await refused.ask(p.Hello(request="h", room=room))) == ["room/by-invitation"]
        assert (await server.http("GET", f"/api/rooms/{room}/door", headers=cleo)).json == {"name": "Ada"}
        spectator = await server.enter(room, server.guest("g3", "Dora"), invitation=invitation)
        for _ in range(3):
            assert (await server.http("POST", f"/api/rooms/{room}/knock", {}, cleo)).status == 200
        await ada.until(lambda: heard(ada, p.Knocked))
        assert [(knocked.player, knocked.name) for knocked in heard(ada, p.Knocked)] == [("g2", "Cleo")], "once is enough"
        assert not heard(spectator, p.Knocked)
        assert codes(await spectator.ask(p.LetIn(request="l", player="g2"))) == ["room/not-seated"]
        assert isinstance(await ada.ask(p.LetIn(request="l", player="g2")), p.Ok)
        wire = await server.enter(room, cleo)
        assert wire.room is not None
        assert wire.room.code == code, "she belongs to them now"
        assert isinstance(await wire.ask(p.Sit(request="s")), p.Ok)

    on_server(work, tmp_path, clock=clock)


def test_nobody_knocks_without_end_nor_after_being_sent_away_or_blocked(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room, ada, invitation, _ = await private(server, seats=3)
        cleo, dora = server.guest("g2", "Cleo"), server.guest("g3", "Dora")
        answers = [await server.http("POST", f"/api/rooms/{room}/knock", {}, cleo) for _ in range(8)]
        assert answers[-1].codes == ["server/too-fast"]
        await server.enter(room, dora, invitation=invitation)
        await ada.ask(p.SendAway(request="away", player="g3"))
        assert (await server.http("POST", f"/api/rooms/{room}/knock", {}, dora)).codes == ["room/sent-away"]
        eve = server.guest("g4", "Eve")
        await server.http("POST", "/api/blocks", {"player": "g4", "name": "Eve"}, server.guest("g0", "Ada"))
        assert (await server.http("POST", f"/api/rooms/{room}/knock", {}, eve)).status in (403, 422)

    on_server(work, tmp_path)


def test_a_seat_at_a_private_table_waits_while_its_owner_writes_to_friends(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        room, ada, _, _ = await private(server)
        await ada.leave()
        live = await server.context.registry.room(room)
        for minutes, seated in ((20, True), (11, False)):
            await server.context.registry.absences.look_after(live, clock.now())
            clock.forward(minutes * 60_000)
            await server.context.registry.absences.look_after(live, clock.now())
            assert (live.room.seat_of("g0") is not None) is seated

    on_server(work, tmp_path, clock=clock)


def test_who_sits_sees_who_looks_at_the_table(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room, ada, invitation, _ = await private(server, seats=3)
        bela = await server.enter(room, server.guest("g1", "Bela"), invitation=invitation)
        await ada.until(lambda: heard(ada, p.Presence)[-1:] and heard(ada, p.Presence)[-1].watching == ("Bela",))
        await bela.ask(p.Sit(request="s"))
        await ada.until(lambda: heard(ada, p.Presence)[-1].watching == ())

    on_server(work, tmp_path)


def test_the_owner_changes_what_is_played_and_everybody_sees_it(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room, ada, invitation, _ = await private(server, seats=4)
        bela = await server.enter(room, server.guest("g1", "Bela"), invitation=invitation)
        await bela.ask(p.Sit(request="s", seat=3))
        wanted = Settings(edition="twist", seats=3, seconds=90, games=3, public=False)
        assert codes(await bela.ask(p.ChangeSettings(request="c", settings=wanted))) == ["room/not-owner"]
        assert isinstance(await ada.ask(p.ChangeSettings(request="c", settings=wanted)), p.Ok)
        await bela.until(lambda: bela.room is not None and bela.room.settings.edition == "twist")
        assert bela.room is not None
        assert [seat.name for seat in bela.room.seats] == ["Ada", "", "Bela"], "fewer seats, and nobody loses one"
        assert (bela.room.settings.games, bela.room.settings.seconds) == (3, 90)
        told = [happening for update in heard(bela, p.Update) for happening in update.happenings]
        assert [happening.kind for happening in told if happening.kind == "settings-changed"] == ["settings-changed"]
        too_few = Settings(edition="twist", seats=2, public=False)
        assert isinstance(await ada.ask(p.ChangeSettings(request="two", settings=too_few)), p.Ok)
        await bela.until(lambda: bela.room is not None and len(bela.room.seats) == 2)
        assert bela.room.phase is RoomPhase.OPEN, "two seats, two people: a choice in a form throws nobody into a game"
        assert isinstance(await ada.ask(p.Start(request="go")), p.Ok)
        await bela.until(lambda: bela.view is not None)
        assert bela.view is not None
        assert bela.view.edition == "twist"
        assert codes(await ada.ask(p.ChangeSettings(request="late", settings=wanted))) == ["room/already-started"]

    on_server(work, tmp_path)


def test_settings_that_cannot_be_are_refused_in_the_waiting_room(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room, ada, invitation, _ = await private(server, seats=4)
        for number in (1, 2):
            wire = await server.enter(room, server.guest(f"g{number}", f"Bela {number}"), invitation=invitation)
            await wire.ask(p.Sit(request="s"))
        cases = [
            (Settings(seats=2, public=False), "room/bad-setting"),
            (Settings(edition="nonsense", seats=4), "ruleset/unknown-edition"),
            (Settings(seats=4, rated=True, seconds=60), "room/accounts-only"),
        ]
        for number, (settings, code) in enumerate(cases):
            answer = await ada.ask(p.ChangeSettings(request=f"c{number}", settings=settings))
            assert codes(answer)[0] == code

    on_server(work, tmp_path)


def test_no_two_at_a_table_are_called_alike(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        room = await room_of(server, server.guest("g0", "Guest"), seats=4)
        ada = await server.enter(room, server.guest("g0", "Guest"))
        bela = await server.enter(room, server.guest("g1", "guest"))
        await ada.until(lambda: heard(ada, p.Presence)[-1:] and heard(ada, p.Presence)[-1].watching == ("guest 2",))
        await bela.ask(p.Sit(request="s"))
        cleo = await server.enter(room, server.guest("g2", "Guest"))
        await cleo.ask(p.Sit(request="s"))
        await cleo.until(lambda: cleo.room is not None and cleo.room.seats[2].name)
        assert cleo.room is not None
        assert [seat.name for seat in cleo.room.seats] == ["Guest", "guest 2", "Guest 3", ""]
        await bela.ask(p.Chat(request="c", text="hello"))
        await ada.until(lambda: heard(ada, p.ChatSaid))
        assert heard(ada, p.ChatSaid)[0].name == "guest 2"

    on_server(work, tmp_path)


def test_between_people_there_are_hints_only_if_the_table_says_so(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        people = [server.guest("g0", "Ada"), server.guest("g1", "Bela")]
        for chosen, allowed in ((None, False), (True, True)):
            room = await room_of(server, people[0], seats=2, seconds=0, **({} if chosen is None else {"hints": chosen}))
            ada = await server.enter(room, people[0])
            bela = await server.enter(room, people[1])
            await bela.ask(p.Sit(request=f"sit {room}"))
            await bela.until(lambda wire=bela: wire.view is not None)  # type: ignore[misc]
            await ada.ping()
            assert ada.room is not None
            assert ada.room.hints is allowed
            answer = await server.http("POST", f"/api/rooms/{room}/hint", headers=people[0])
            assert (answer.status == 200) is allowed, answer.body
            if not allowed:
                assert answer.codes == ["room/no-hints"]

    on_server(work, tmp_path)
