"""A crowded table, made by playing: everybody lays what goes but never the last tile, only the page's own seat just draws."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page

from meldstone.bots.most_tiles import MostTiles
from meldstone.bots.simple import Novice
from meldstone.game.commands import AnyCommand
from meldstone.game.position import Position
from meldstone.game.state import Phase
from meldstone.game.view import View
from meldstone.rules.ruleset import Ruleset
from meldstone.server import protocol as p
from meldstone.solver import Changes, solve
from meldstone.values import replace
from tests.browser.rooms import make_room, sign_in
from tests.server.client import Client
from tests.server.running import Server

GUESTS = ("Bela", "Cleo", "Dana", "Emil", "Fred")


class OnlyDraws(Novice):
    """Lays nothing, whatever it holds: it never looks at more than two of its tiles."""

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        return super().choose(replace(view, rack=view.rack[:2]), rules)


def crowded_room(page: Page, server: Server, tiles: int, rack: int = 24, edition: str = "six-player", seats: int = 6) -> str:
    """A room in which it is the page's turn and at least this many tiles lie on the table and on the page's rack."""
    sign_in(page, server, "Ada")
    cookie = _cookie(page)
    # Playwright has the loop of this thread
    with ThreadPoolExecutor(1) as other:
        for _ in range(6):
            room = str(make_room(page, server, edition=edition, seats=seats, seconds=0)["id"])
            if other.submit(lambda room=room: asyncio.run(_crowd(server, cookie, room, tiles, rack, seats))).result(300):  # type: ignore[misc]
                return room
    raise AssertionError("the table does not fill")


def play_out(page: Page, server: Server, room: str, against: str = "", *, lays: bool = True) -> None:
    """Plays the page's own seat to the end of the match: lays what goes, or only draws. `against` takes the other seat."""

    cookie = _cookie(page)

    async def work() -> None:
        people = [Client(server, "Ada", {"cookie": cookie})]
        if against:
            people.append(await Client(server, against).register())
        for person in people:
            await person.enter(room)
        if against:
            await people[1].say(p.Sit)
        await asyncio.gather(*[person.play(MostTiles() if lays else OnlyDraws()) for person in people])
        for person in people:
            await person.leave()

    with ThreadPoolExecutor(1) as other:
        other.submit(lambda: asyncio.run(work())).result(300)


def _cookie(page: Page) -> str:
    return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())


async def _crowd(server: Server, cookie: str, room: str, tiles: int, rack: int, seats: int) -> bool:
    ada = Client(server, "Ada", {"cookie": cookie})
    people = [ada, *[await Client(server, name).sign_in() for name in GUESTS[: seats - 1]]]
    for person in people:
        await person.enter(room)
        if person is not ada:
            await person.say(p.Sit)
    full = False
    while not full:
        await ada.until(lambda: ada.view is not None and ada.view.phase in (Phase.PLAYING, Phase.FINISHED))
        view = ada.view
        assert view is not None
        if view.phase is Phase.FINISHED:
            break
        mover, version = people[view.turn], view.version
        await mover.until(lambda mover=mover: mover.to_move)  # type: ignore[misc]
        full = mover is ada and len(view.table.tiles) >= tiles and len(view.rack) >= rack
        if not full:
            await _move(mover, lays=mover is not ada or len(view.rack) > rack)
            await ada.until(lambda version=version: ada.view is not None and ada.view.version != version)  # type: ignore[misc]
    for person in people:
        await person.leave()
    return full


async def _move(mover: Client, *, lays: bool) -> None:
    view = mover.view
    assert view is not None
    assert view.you is not None
    for held in (view.rack, view.rack[1:]) if lays else ():
        found = solve(Position(mover.rules, view.table, held, view.seats[view.you].opened, None, None), changes=Changes.ANY)
        if found.placed_faces and len(found.placed) < len(view.rack):
            await mover.say(p.PlayMessage, table=found.table)
            return
    await mover.say(p.DrawMessage if view.pool else p.PassMessage)
