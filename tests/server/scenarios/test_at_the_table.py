"""What happens at a table besides laying tiles, over real sockets: start draw, redeal, announcement, questions, dispute, pause."""

from collections import Counter

from meldstone.game.view import View
from meldstone.server import protocol as p
from tests.server.client import Client, RefusedError, together
from tests.server.conftest import clients, run
from tests.server.running import Server
from tests.server.tables import mover_and_other, refused, seated


async def everybody_ready(people: list[Client]) -> tuple[Client, Client]:
    """The first turn begins; who has it, and who has not."""
    for person in people:
        await person.say(p.ReadyMessage)
    await together(people)
    return mover_and_other(people)


def seen(person: Client) -> View:
    assert person.view is not None
    return person.view


def phase(person: Client) -> str:
    return seen(person).phase.value


def kinds(person: Client) -> list[str]:
    return [happening.kind for happening in person.happened]


def test_everybody_sees_the_start_draw(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela", "Cleo") as people:
            await seated(people, seconds=0)
            await together(people)
            stranger = await Client(shared_server, "Eve").sign_in()
            assert people[0].room is not None
            await stranger.enter(people[0].room.id, resume=True)
            drawn = [next(happening for happening in person.happened if happening.kind == "start-drawn") for person in people]
            assert drawn[0] == drawn[1] == drawn[2]
            assert {seat for seat, _ in drawn[0].rounds[0]} == {0, 1, 2}
            assert people[0].view is not None
            assert drawn[0].of == people[0].view.starter == people[0].view.turn
            best = max(drawn[0].rounds[-1], key=lambda drawn_tile: drawn_tile[1].face.number or 0)
            assert best[0] == drawn[0].of
            assert next(happening for happening in stranger.happened if happening.kind == "start-drawn") == drawn[0]
            await stranger.leave()

    run(work)


def doublets(person: Client) -> int:
    assert person.view is not None
    # two jokers are no doublet (B.5), three equal tiles are one
    return sum(count > 1 for count in Counter(tile.face for tile in person.view.rack if tile.face.number).values())


def test_a_redeal_is_demanded_with_doublets_that_everybody_sees(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            for _ in range(300):
                await seated(people, edition="tournament", seconds=0)
                await together(people)
                lucky = next((person for person in people if doublets(person) >= 3), None)
                if lucky is not None:
                    break
                codes = await refused(people[0].say(p.DemandRedealMessage))
                assert codes[0].startswith("redeal/")
            assert lucky is not None
            assert lucky.view is not None
            other = next(person for person in people if person is not lucky)
            old, deal = lucky.view.rack, lucky.view.deal
            await lucky.say(p.DemandRedealMessage)
            await together(people)
            shown = next(happening for happening in reversed(other.happened) if happening.kind == "redeal-demanded")
            assert len(shown.tiles) == 6
            assert set(shown.tiles) <= set(old)
            for person in people:
                assert person.view is not None
                assert person.view.deal == deal + 1
                assert person.view.phase.value == "ready"
            assert lucky.view.rack != old
            mover, _ = await everybody_ready(people)
            assert await refused(mover.say(p.DemandRedealMessage)), "it is too late once the game has begun"

    run(work)


def test_an_opening_is_announced_after_drawing(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            await seated(people, edition="tournament", seconds=0)
            mover, other = await everybody_ready(people)
            assert mover.view is not None
            seat = mover.view.you
            assert seat is not None
            assert (await refused(mover.say(p.AnnounceOpeningMessage)))[0].startswith("announce/")
            await mover.say(p.DrawMessage)
            await mover.say(p.AnnounceOpeningMessage)
            await together(people)
            assert other.view is not None
            assert other.view.seats[seat].announced
            assert kinds(other)[-1] == "opening-announced"

    run(work)


def test_a_count_is_told_to_who_asks_in_the_own_turn(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            await seated(people, edition="tournament", seconds=0, knobs={"rack_count_visible": "on_ask"})
            mover, other = await everybody_ready(people)
            assert other.view is not None
            assert other.view.you is not None
            assert mover.view is not None
            assert mover.view.seats[other.view.you].tiles is None, "nobody counts for you"
            await mover.say(p.AskCountMessage, of=other.view.you)
            answer = mover.happened[-1]
            assert (answer.kind, answer.of, answer.count) == ("count-answered", other.view.you, len(other.view.rack))
            assert await refused(other.say(p.AskCountMessage, of=mover.view.you)) != []

    run(work)


def test_a_dispute_is_ruled_with_a_penalty_and_more_time(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            ada, bela = people
            await seated(people, edition="tournament", seconds=600)
            mover, other = await everybody_ready(people)
            await mover.say(p.DrawMessage)
            await together(people)
            await other.say(p.DisputeMessage, note="that <was> a 6")
            await together(people)
            assert phase(ada) == "paused"
            assert seen(ada).deadline is None
            assert mover.happened[-1].note == "that <was> a 6"
            assert await refused(other.say(p.DrawMessage)) != [], "nobody moves while the referee thinks"
            assert mover.view is not None
            tiles = len(mover.view.rack)
            seat = mover.view.you
            for person in people:
                terms = {"decision": "uphold", "penalty_seat": seat, "penalty_tiles": 1, "added_time": 5_000}
                await person.say(p.RulingMessage, note="it was", **terms)
            await together(people)
            assert len(mover.view.rack) == tiles + 1
            assert phase(ada) == "playing"
            assert seen(ada).deadline is not None
            ruled = bela.happened[-1]
            assert (ruled.kind, ruled.of, ruled.count, ruled.tiles) == ("ruled", seat, 1, ()), "how many, not which"
            assert other.to_move

    run(work)


def test_a_pause_stops_everything_until_the_owner_goes_on(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            ada, bela = people
            await seated(people, seconds=600)
            await together(people)
            await ada.say(p.Pause)
            await together(people)
            for person in people:
                assert person.room is not None
                assert person.room.paused
                assert person.view is not None
                assert person.view.deadline is None
                assert person.view.time_left is not None
                assert await refused(person.say(p.DrawMessage)) == ["room/paused"]
                assert not person.to_move
            left = bela.view.time_left if bela.view is not None else None
            assert await refused(bela.say(p.Resume)) == ["room/not-owner"]
            await ada.say(p.Resume)
            await together(people)
            assert bela.view is not None
            assert bela.view.deadline is not None
            assert left is not None
            assert bela.view.deadline - bela.happened[-1].at == left, "to the millisecond"
            mover = next(person for person in people if person.to_move)
            await mover.say(p.DrawMessage)

    run(work)


def test_a_rated_game_knows_neither_pause_nor_dispute(shared_server: Server) -> None:
    async def work() -> None:
        people = [await Client(shared_server, name).register() for name in ("Paula", "Quentin")]
        await seated(people, edition="tournament", rated=True)
        await together(people)
        for kind in (p.Pause, p.DisputeMessage):
            try:
                await people[0].say(kind)
            except RefusedError as error:
                codes = error.codes
            assert codes == ["room/not-in-rated-game"]
        for person in people:
            await person.leave()

    run(work)
