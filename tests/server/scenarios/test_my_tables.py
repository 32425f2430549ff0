"""Cards of my tables: what each of them waits for, since when, and who has how many tiles left."""

from pathlib import Path
from typing import Any

from meldstone.server import protocol as p
from tests.server.inside import Inside, SteppedClock, on_server, room_of


async def tables(server: Inside, headers: dict[str, str]) -> list[dict[str, Any]]:
    return list((await server.http("GET", "/api/my-tables", headers=headers)).json)


def test_a_table_says_whose_turn_it_is_since_when_and_who_has_how_many_tiles(tmp_path: Path) -> None:
    clock = SteppedClock()

    async def work(server: Inside) -> None:
        ada, bela = server.guest("g0", "Ada"), server.guest("g1", "Bela")
        room = await room_of(server, ada, seats=2, seconds=0)
        (card,) = await tables(server, ada)
        assert (card["room"], card["state"], card["edition"]) == (room, "waiting-for-players", "classic")
        assert [player["free"] for player in card["players"]] == [False, True]
        assert [player["player"] for player in card["players"]] == ["g0", None]
        one, other = await server.enter(room, ada), await server.enter(room, bela)
        await other.ask(p.Sit(request="sit"))
        began = clock.now()
        clock.forward(86_400_000)
        mover, waiter, wire = (ada, bela, one) if one.view is not None and one.view.turn == 0 else (bela, ada, other)
        assert wire.view is not None
        (card,) = await tables(server, mover)
        assert (card["state"], card["since"], card["time"], card["deadline"]) == ("your-turn", began, clock.now(), None)
        assert [player["tiles"] for player in card["players"]] == [14, 14]
        assert [player["turn"] for player in card["players"]] == [player["you"] for player in card["players"]]
        (card,) = await tables(server, waiter)
        assert card["state"] == "their-turn"
        await wire.ask(p.DrawMessage(request="draw", version=wire.view.version))
        (card,) = await tables(server, waiter)
        assert (card["state"], card["since"]) == ("your-turn", clock.now())
        assert sorted(player["tiles"] for player in card["players"]) == [14, 15]

    on_server(work, tmp_path, clock=clock)


def test_tables_that_wait_for_me_come_first(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada = server.guest("g0", "Ada")
        playing = await room_of(server, ada, seats=2, seconds=0, bots=[None, "novice"])
        await (await server.enter(playing, ada)).until(lambda: True)
        waiting = await room_of(server, ada, seats=2)
        wire = await server.enter(playing, ada)
        await wire.until(lambda: wire.view is not None and wire.view.turn == 0)
        found = await tables(server, ada)
        assert [(card["room"], card["state"]) for card in found] == [
            (playing, "your-turn"),
            (waiting, "waiting-for-players"),
        ]

    on_server(work, tmp_path)
