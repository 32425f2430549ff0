"""`python -m tests.browser.pictures [DIRECTORY [PICTURE …]]`: takes the pictures of docs/browser.md anew, after `make web`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from meldstone.store import sqlite_url
from tests.browser import table_pictures
from tests.browser.conftest import FLAGS, chromium
from tests.browser.crowd import crowded_room, play_out
from tests.browser.palette import reduce
from tests.browser.rooms import SHORT, choose, game_of_bots, make_room, register, sign_in
from tests.server.running import Server

DOCS = Path(__file__).parents[2] / "docs" / "pictures"


READY = {
    "first": ("", ".five-faces"),
    "today": ("today", ".today-board"),
    "lobby": ("lobby", ".always-here"),
    "profile": ("profile", ".my-games"),
    "way-in": ("account", ".sign-in"),
    "leaders": ("leaders", ".podium"),
    "players": ("players", ".one-sentence"),
    "settings": ("settings", ".settings"),
    "rules-page": ("rules/twist", "#rules-jokers"),
    "pass": ("pass", ".setting-up"),
    "more": ("more", ".ways"),
    "error": ("table/nowhere", ".doorway .panel"),
}
"""Each page: its address, and what is there once it is drawn."""
PAGES = (
    (1280, 800, "en", "light", tuple(READY)),
    (1280, 800, "en", "dark", ("first", "lobby", "profile")),
    (1920, 1080, "en", "light", ("first", "lobby")),
    (390, 844, "en", "light", ("first", "lobby", "profile", "more", "today")),
    (1366, 657, "de", "light", ("first", "profile")),
    (1280, 800, "ru", "light", ("first", "players")),
)


class Studio:
    """One server, one browser; every picture has a window of its own."""

    def __init__(self, server: Server, directory: Path, path: str, only: list[str]) -> None:
        self.server, self.directory, self.path, self.only = server, directory, path, only

    def take(self) -> None:
        with sync_playwright() as playwright:
            self.browser = playwright.chromium.launch(executable_path=self.path, args=FLAGS)
            pictures = (
                *(self.table, self.phone, self.replay, self.rules, self.new_table, self.result, self.pages),
                *(self.account, self.waiting, self.hand_over),
                *(self.crowded, self.large, self.drafts, self.editions, self.menu, self.referee, self.endings),
            )
            for picture in pictures if not self.only else [getattr(self, name) for name in self.only]:
                picture()
                print(picture.__name__, flush=True)
            self.browser.close()

    def window(self, width: int, height: int, language: str = "en", theme: str = "light") -> Page:
        scheme = "dark" if theme == "dark" else "light"
        context = self.browser.new_context(viewport={"width": width, "height": height}, locale=language, color_scheme=scheme)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(self.server.url)
        sign_in(page, self.server, "Ada")
        return page

    def open(self, page: Page, path: str, ready: str) -> None:
        page.goto("about:blank")
        page.goto(f"{self.server.url}/#/{path}")
        page.wait_for_selector(ready)
        page.wait_for_timeout(600)

    def shoot(self, page: Page, name: str) -> None:
        page.screenshot(path=self.directory / f"{name}.png")
        page.context.close()

    def table(self) -> None:
        page = self.window(1120, 700)
        self.open(
            page, f"table/{crowded_room(page, self.server, tiles=50, rack=14, edition='twist', seats=3)}", ".rack [data-tile]"
        )
        self.shoot(page, "table")

    def phone(self) -> None:
        page = self.window(390, 780)
        self.open(
            page, f"table/{crowded_room(page, self.server, tiles=32, rack=14, edition='classic', seats=3)}", ".rack [data-tile]"
        )
        for tile in page.locator(".rack [data-tile]").all()[:3]:
            tile.click()
        page.locator(".new-set").click()
        page.wait_for_selector(".set.unfinished")
        page.wait_for_timeout(400)
        self.shoot(page, "table-phone")

    def replay(self) -> None:
        page = self.window(1280, 800, "de")
        game = game_of_bots(page, self.server, "twist", 3)
        steps = len(page.request.get(f"{self.server.url}/api/games/{game}/record?form=json").text().splitlines())
        self.open(page, f"game/{game}/{steps - 4}", ".controls")
        self.shoot(page, "replay")

    def rules(self) -> None:
        page = self.window(390, 780, "ru", "dark")
        self.open(page, "new", ".advanced")
        choose(page, "box", "twist")
        page.locator(".summary button").click()
        page.wait_for_selector("#rules-jokers")
        page.evaluate("document.querySelector('#rules-jokers').scrollIntoView()")
        self.shoot(page, "rules")

    def new_table(self) -> None:
        page = self.window(390, 780, "de")
        self.open(page, "new", ".advanced")
        choose(page, "box", "original")
        self.shoot(page, "new-table")

    def result(self) -> None:
        page = self.window(390, 780, "fr")
        room = make_room(page, self.server, seats=3, bots=[None, "most-tiles", "novice"], seconds=0, games=3)["id"]
        play_out(page, self.server, room)
        self.open(page, f"table/{room}", ".result")
        self.shoot(page, "result")

    def account(self) -> None:
        page = self.window(1280, 800)
        register(page, self.server, "Marta")
        self.open(page, "account", ".account-rows")
        self.shoot(page, "account")

    def waiting(self) -> None:
        """The waiting room as its host sees it, what is played, and the same table as a guest sees it."""
        host, guest = self.window(1280, 800), self.window(1280, 800)
        sign_in(guest, self.server, "Ben")
        room = make_room(host, self.server, seats=4, public=False)
        path = f"table/{room['id']}/{room['invitation']}"
        self.open(guest, path, ".chairs")
        self.open(host, path, ".qr")
        host.screenshot(path=self.directory / "waiting.png")
        host.locator(".played .link").click()
        host.wait_for_selector(".table-choice .boxes")
        host.wait_for_timeout(600)
        self.shoot(host, "waiting-choice")
        self.shoot(guest, "waiting-guest")

    def hand_over(self) -> None:
        """Pass and play, once a bot has laid its first sets."""
        page = self.window(1280, 800)
        self.open(page, "pass", ".setting-up")
        choose(page, "bots", 1)
        page.locator(".set-up-who .main").click()
        for _ in range(40):
            page.wait_for_selector(".hand-over")
            page.wait_for_timeout(400)
            if page.locator(".hand-over .board").count():
                break
            page.locator(".hand-over .main").click()
            page.get_by_role("button", name="Draw", exact=True).click()
            page.locator(".pass-on .main").click()
        self.shoot(page, "hand-over")

    crowded = table_pictures.crowded
    large = table_pictures.large
    drafts = table_pictures.drafts
    editions = table_pictures.editions
    menu = table_pictures.menu
    referee = table_pictures.referee
    endings = table_pictures.endings

    def pages(self) -> None:
        """Every page outside the table, for somebody with a few games behind them and one running."""
        for width, height, language, theme, names in PAGES:
            page = self.window(width, height, language, theme)
            for level in ("novice", "skilled"):
                room = make_room(page, self.server, seats=2, bots=[None, level], seconds=0, public=True, knobs=SHORT)["id"]
                play_out(page, self.server, room)
            make_room(page, self.server, seats=2, bots=[None, "casual"], seconds=0)
            # bots that play for others: something to watch
            make_room(
                page, self.server, sit=False, seats=3, bots=["skilled", "casual", "novice"], seconds=0, public=True, tempo="calm"
            )
            for name, path, ready in ((name, *READY[name]) for name in names):
                self.open(page, path, ready)
                size = "" if (width, theme, language) == (1280, "light", "en") else f"-{width}x{height}-{theme}-{language}"
                page.screenshot(path=self.directory / f"{name}{size}.png")
            page.context.close()


def main(directory: Path, only: list[str]) -> int:
    found = chromium()
    if found is None:
        print("no Chromium on this machine; install the package `chromium`", file=sys.stderr)
        return 1
    directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, Server(sqlite_url(Path(place) / "pictures.db"), Path(place)) as server:
        Studio(server, directory, found, only).take()
    for picture in directory.glob("*.png"):
        reduce(picture)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS, sys.argv[2:]))
