"""The pictures of tables: playing, planning, menus, disputes and how games and matches end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page

from tests.browser.crowd import crowded_room, play_out
from tests.browser.rooms import make_room, sign_in, until
from tests.browser.staged import stage
from tests.server.running import Server

TRIES = 30
"""Games that are played until one of them ends as the picture wants it."""


class Windows(Protocol):
    """What a picture is taken with."""

    server: Server
    directory: Path

    def window(self, width: int, height: int, language: str = "en", theme: str = "light") -> Page: ...
    def open(self, page: Page, path: str, ready: str) -> None: ...
    def shoot(self, page: Page, name: str) -> None: ...


def crowded(at: Windows) -> None:
    """Six players on a laptop with a low window, and on a phone."""
    for name, width, height, tiles in (("table-crowded", 1366, 657, 90), ("table-crowded-phone", 390, 844, 60)):
        page = at.window(width, height)
        at.open(page, f"table/{crowded_room(page, at.server, tiles=tiles, rack=16)}", ".rack [data-tile]")
        at.shoot(page, name)


def large(at: Windows) -> None:
    """A large window by day and by night, and the bar with the seats."""
    page = at.window(1920, 1080)
    at.open(page, f"table/{crowded_room(page, at.server, tiles=45, rack=14, edition='classic', seats=4)}", ".rack [data-tile]")
    page.screenshot(path=at.directory / "table-1920.png")
    page.screenshot(path=at.directory / "top-bar.png", clip={"x": 0, "y": 0, "width": 1580, "height": 74})
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(1500)
    at.shoot(page, "table-1920-dark")


def staged(at: Windows, name: str, *, table: tuple[str, ...], rack: str, laid: tuple[str, ...], **position: Any) -> None:
    """A position that was laid out, with these tiles put down as a new set."""
    page = at.window(1280, 800)
    stage(page, table, rack, **position)
    room = make_room(page, at.server, seats=2, bots=[None, "novice"], seconds=0)["id"]
    at.open(page, f"table/{room}", ".rack [data-tile]")
    for tile in laid:
        page.locator(f".rack [data-tile='{tile}']").click()
    page.locator(".new-set").click()
    page.wait_for_timeout(900)
    at.shoot(page, name)


def drafts(at: Windows) -> None:
    """An opening that is not worth enough yet, and a plan in somebody else's turn."""
    rack = "R10 R11 K3 K4 K5 B8 O2 O9 R3 K13 O13 B13"
    table = ("R7 R8 R9", "K1 B1 O1 R1", "B4 B5 B6 B7")
    staged(at, "table-opening", table=table, rack=rack, laid=("K3", "K4", "K5"), opened=False, others=(9,))
    staged(at, "table-plan", table=table, rack=rack, laid=("K13", "O13", "B13"), turn=1, others=(9,))


def editions(at: Windows) -> None:
    """The piles of draw and discard."""
    page = at.window(1280, 800)
    room = make_room(page, at.server, edition="rummy-discard", seats=2, bots=[None, "novice"], seconds=0)["id"]
    at.open(page, f"table/{room}", ".rack [data-tile]")
    until(lambda: page.title().startswith("●"))
    page.get_by_role("button", name="Draw", exact=True).click()
    page.wait_for_timeout(900)
    at.shoot(page, "discard")


def menu(at: Windows) -> None:
    page = at.window(1280, 800)
    at.open(page, f"table/{crowded_room(page, at.server, tiles=30, rack=14, edition='classic', seats=3)}", ".rack [data-tile]")
    page.get_by_role("button", name="Table menu").click()
    page.wait_for_timeout(600)
    at.shoot(page, "menu")


def referee(at: Windows) -> None:
    """A dispute, as the one sees it whose turn it is about."""
    ada, bela = at.window(1280, 800), at.window(1280, 800)
    sign_in(bela, at.server, "Bela")
    room = make_room(ada, at.server, seats=2, seconds=0, knobs={"dispute_pause": True})["id"]
    for page in (ada, bela):
        at.open(page, f"table/{room}", ".chairs")
    bela.get_by_role("button", name="Sit down").first.click()
    for page in (ada, bela):
        page.wait_for_selector(".rack [data-tile]")
    draw = "button:enabled:has-text('Draw')"
    mover = until(lambda: next((page for page in (ada, bela) if page.locator(draw).count()), None))
    asks = bela if mover is ada else ada
    mover.locator(draw).first.click()
    asks.get_by_role("complementary").get_by_role("button", name="Call the referee").click()
    asks.get_by_label("What is wrong?").fill("You took a tile back")
    asks.get_by_role("dialog").get_by_role("button", name="Call the referee").click()
    mover.get_by_role("group", name="referee").wait_for()
    mover.wait_for_timeout(600)
    asks.context.close()
    at.shoot(mover, "referee")


def endings(at: Windows) -> None:
    """How games and a match end, each taken from the first game that ends so."""
    won = lambda page: page.locator(".result h2").inner_text() == "You win!"  # noqa: E731
    lost = lambda page: "wins" in page.locator(".result h2").inner_text()  # noqa: E731
    _ended(at, "end-won", (1280, 800), won, bots=[None, "novice"])
    _ended(at, "end-won-phone", (390, 844), won, bots=[None, "novice"])
    _ended(at, "end-lost", (1280, 800), lost, bots=[None, "expert"])
    _ended(at, "end-six", (1280, 800), lost, edition="six-player", bots=[None, *["skilled"] * 5])
    paid = lambda page: page.locator(".score-row.yours .marked-set").count() > 0  # noqa: E731
    _ended(at, "end-tournament", (1280, 800), paid, lays=False, edition="tournament", bots=[None, "skilled", "expert"])
    _ended(at, "match-over", (1280, 800), lambda _: True, bots=[None, "casual", "novice", "skilled"], games=3)


def _ended(at: Windows, name: str, size: tuple[int, int], wanted: Callable[[Page], bool], **settings: Any) -> None:
    bots, lays = settings.pop("bots"), settings.pop("lays", True)
    for _ in range(TRIES):
        page = at.window(*size)
        room = make_room(page, at.server, seats=len(bots), bots=bots, seconds=0, tempo="at-once", **settings)["id"]
        play_out(page, at.server, room, lays=lays)
        at.open(page, f"table/{room}", ".result h2")
        # the wave of the winner's stones, and what is worth remembering
        page.wait_for_timeout(2500)
        if wanted(page):
            at.shoot(page, name)
            return
        page.context.close()
    raise AssertionError(f"no game in {TRIES} ended as {name} shows it")
