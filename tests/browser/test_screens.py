"""Every screen on every width, in the languages with the longest words; axe finds nothing on any of them."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.crowd import crowded_room, play_out
from tests.browser.layout import axe, layout_problems, overlapping_tiles, settle
from tests.browser.rooms import SHORT, choose, game_of_bots, make_room, register, sign_in
from tests.server.running import Server

WIDTHS = [320, 390, 768, 1280, 1920]
NARROW = [768, 390, 320]
"""Where long words hurt; what is wider is measured in one language. Axe looks at the last width."""
SCREENS = (
    *("start", "lobby", "new", "rules", "settings", "guest", "account", "leaders", "replay", "waiting", "table", "menu", "result"),
    *("players", "privacy", "blocked", "missing", "no-game", "no-table", "today", "rules-page", "more", "pass", "way-in"),
)


READY = {"start": ".five-faces", "lobby": ".always-here", "settings": ".settings", "guest": ".my-games", "leaders": ".bot-board"}
READY |= {"way-in": ".sign-in", "players": ".character", "privacy": ".kept", "no-game": ".nothing", "no-table": ".dead-end"}
READY |= {"today": ".today-board", "rules-page": "#rules-jokers", "more": ".ways", "pass": ".setting-up"}
"""What is there once a screen is drawn; most of them come in a file of their own."""


IDS = ("web-", "page-", "menu-", "rule-", "rules-", "react-", "players-", "welcome-", "lobby-", "profile-")
"""How the ids of messages begin: none of them is read on a page."""


class Tour:
    """Brings a page to any screen."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.game = ""

    def to(self, screen: str) -> None:
        ways: dict[str, Callable[[], None]] = {
            "new": self._new,
            "rules": self._rules,
            "account": self._account,
            "replay": self._replay,
        }
        ways |= {"waiting": self._waiting, "table": self._table, "menu": self._menu, "result": self._result}
        plain = {"start": "", "lobby": "lobby", "settings": "settings", "guest": "profile", "leaders": "leaders"}
        plain |= {"players": "players", "privacy": "privacy", "blocked": "blocked", "today": "today"}
        plain |= {"rules-page": "rules/twist", "more": "more", "pass": "pass", "way-in": "account"}
        plain |= {"missing": "nonsense", "no-game": "game/none.1.1", "no-table": "table/0000"}
        if screen in plain:
            self.open(
                plain[screen],
                READY.get(screen, "h1"),
            )
        else:
            ways[screen]()
        # what is still on its way says so
        expect(self.page.locator("p.waiting")).to_have_count(0)

    def open(self, path: str, ready: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(f"{self.server.url}/#/{path}")
        self.page.wait_for_selector(ready)

    def _new(self) -> None:
        self.open("new", ".advanced")
        choose(self.page, "box", "twist")
        choose(self.page, "bots", 1)
        self.page.locator(".advanced > summary").click()
        for knob in ("joker_lock", "meld_minimum", "timeout_policy"):
            self.page.locator(f"#knob-{knob}").click()

    def _rules(self) -> None:
        self.open("new", ".advanced")
        choose(self.page, "box", "tournament")
        self.page.locator(".summary button").click()
        self.page.wait_for_selector("#rules-box")

    def _account(self) -> None:
        register(self.page, self.server, f"Ada {uuid4().hex}"[:20])
        self.open("account", ".account-rows")
        for fold in self.page.locator(".fold > summary").all():
            fold.click()
        self.page.wait_for_selector("#bot-name")
        self.page.fill("#bot-name", "Deep Meld")
        self.page.locator("form:has(#bot-name) button").click()
        self.page.wait_for_selector(".summary .code")

    def _replay(self) -> None:
        self.game = self.game or game_of_bots(self.page, self.server, "twist", 3)
        self.open(f"game/{self.game}/20", ".controls")

    def _waiting(self) -> None:
        room = make_room(self.page, self.server, seats=4, bots=[None, "novice"], public=False)
        self.open(f"table/{room['id']}", ".qr")

    def _table(self) -> None:
        room = make_room(self.page, self.server, edition="tournament", seats=2, bots=[None, "novice"], seconds=0)
        self.open(f"table/{room['id']}", ".rack [data-tile]")

    def _result(self) -> None:
        made = make_room(self.page, self.server, seats=3, bots=[None, "most-tiles", "most-tiles"], seconds=0, games=2, knobs=SHORT)
        room = made["id"]
        play_out(self.page, self.server, room)
        self.open(f"table/{room}", ".sheet-of-match")

    def _menu(self) -> None:
        self._table()
        self.page.locator(".menu-button").click()
        self.page.locator(".reactions button").first.click()
        self.page.wait_for_selector(".words")


@pytest.mark.parametrize(("language", "theme", "widths"), [("de", "light", WIDTHS), ("ru", "dark", NARROW)], ids=["de", "ru"])
@pytest.mark.parametrize("screens", [SCREENS[::2], SCREENS[1::2]], ids=["even", "odd"])
def test_every_screen_fits_every_width_and_axe_finds_nothing(
    open_page: OpenPage, server: Server, screens: tuple[str, ...], language: str, theme: str, widths: list[int]
) -> None:
    page = open_page(width=widths[-1], height=800, language=language, theme=theme, expected="404")
    sign_in(page, server, "Ada")
    tour = Tour(page, server)
    found: dict[str, list[object]] = {}
    for screen in screens:
        tour.to(screen)
        # what another language and theme can change for axe is the contrast
        problems: list[object] = [*axe(page, "" if theme == "light" else "color-contrast")]
        text = f" {page.locator('body').inner_text()}"
        problems += [
            word
            for word in ("web-", "page-", "menu-", "rule-", "rules-", "react-", "players-", "welcome-", "lobby-", "profile-")
            if f" {word}" in text
        ]
        for size in widths:
            page.set_viewport_size({"width": size, "height": 800})
            settle(page)
            problems += [(size, problem) for problem in (*layout_problems(page), *overlapping_tiles(page))]
        if problems:
            found[screen] = problems
    assert not found, "\n".join(f"{screen}: {problem}" for screen, problems in found.items() for problem in problems)


def test_a_crowded_table_stays_usable_on_every_width(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=320, height=640, language="de")
    room = crowded_room(page, server, tiles=60)
    page.goto(f"{server.url}/#/table/{room}")
    page.wait_for_selector(".rack [data-tile]")
    assert page.locator(".surface .set").count() >= 15
    assert page.locator(".rack [data-tile]").count() >= 24
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 640 if width < 768 else 900})
        page.wait_for_timeout(350)
        assert layout_problems(page) == [], width
        assert overlapping_tiles(page) == [], width
    assert axe(page) == []
