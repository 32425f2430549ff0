"""`python -m tests.browser.pictures [DIRECTORY]`: takes the pictures of docs/browser.md anew, after `make web`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from meldstone.store import sqlite_url
from tests.browser.conftest import FLAGS, chromium
from tests.browser.crowd import crowded_room, play_out
from tests.browser.rooms import game_of_bots, make_room, sign_in
from tests.server.running import Server

DOCS = Path(__file__).parents[2] / "docs" / "pictures"


class Studio:
    """One server, one browser; every picture has a window of its own."""

    def __init__(self, server: Server, directory: Path, path: str) -> None:
        self.server, self.directory, self.path = server, directory, path

    def take(self) -> None:
        with sync_playwright() as playwright:
            self.browser = playwright.chromium.launch(executable_path=self.path, args=FLAGS)
            for picture in (self.table, self.phone, self.replay, self.rules, self.new_table, self.result, self.players):
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
        page.wait_for_selector(".set.wrong")
        page.wait_for_timeout(400)
        self.shoot(page, "table-phone")

    def replay(self) -> None:
        page = self.window(1000, 900, "de")
        game = game_of_bots(page, self.server, "twist", 3)
        steps = len(page.request.get(f"{self.server.url}/api/games/{game}/record?form=json").text().splitlines())
        self.open(page, f"game/{game}/{steps - 4}", ".controls")
        self.shoot(page, "replay")

    def rules(self) -> None:
        page = self.window(390, 780, "ru", "dark")
        self.open(page, "new", ".advanced")
        page.select_option("#edition", "twist")
        page.locator(".summary button").click()
        page.wait_for_selector("#rules-jokers")
        page.evaluate("document.querySelector('#rules-jokers').scrollIntoView()")
        self.shoot(page, "rules")

    def new_table(self) -> None:
        page = self.window(390, 780, "de")
        self.open(page, "new", ".advanced")
        page.select_option("#edition", "original")
        self.shoot(page, "new-table")

    def result(self) -> None:
        page = self.window(390, 780, "fr")
        room = make_room(page, self.server, seats=3, bots=[None, "most-tiles", "novice"], seconds=0, games=3)["id"]
        play_out(page, self.server, room)
        self.open(page, f"table/{room}", ".result")
        self.shoot(page, "result")

    def players(self) -> None:
        page = self.window(760, 1100)
        self.open(page, "players", ".character")
        self.shoot(page, "players")


def main(directory: Path) -> int:
    found = chromium()
    if found is None:
        print("no Chromium on this machine; install the package `chromium`", file=sys.stderr)
        return 1
    directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, Server(sqlite_url(Path(place) / "pictures.db"), Path(place)) as server:
        Studio(server, directory, found).take()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS))
