"""The phone in the hand: how much of a screen is table, how large tiles are, how many gestures a turn takes, where drops land.

``python -m benchmarks hand`` prints each figure beside what the project asks of itself; nothing is enforced. A real Chromium with
touch on a real server; the positions are those of `hand_positions.py`, laid out for the page as the tests do it. Nothing here is a
time, so other work on the machine changes no figure.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.hand_positions import TABLES
from benchmarks.hand_turns import gestures
from meldstone.i18n.languages import LANGUAGES
from meldstone.store import sqlite_url
from tests.browser.conftest import FLAGS, chromium
from tests.browser.layout import layout_problems, settle
from tests.browser.rooms import make_room, sign_in
from tests.browser.staged import stage
from tests.server.running import Server

Size = tuple[int, int]
Row = tuple[str, str, str]

SIDEWAYS: Final = {(740, 360): 215, (844, 390): 245, (667, 375): 230}
"""Pixels of table that a phone on its side has at least."""
WHOLE_SIDEWAYS: Final = {(740, 360): 75, (844, 390): 112, (667, 375): 75}
"""Whole tiles in view of the 112 of *late*."""
UPRIGHT: Final = ((360, 640), (375, 667), (360, 740), (390, 844))
NOTCH: Final = {"left": 47, "right": 47, "bottom": 21, "top": 0}
DROPS: Final = 100
BESIDE: Final = 2
"""Pixels beside a set where a tile is let go."""
GOAL_GESTURES: Final = {"medium": 11, "two": 26, "twist": 32}

FIGURES: Final = """() => {
  const frame = document.querySelector('.surface').getBoundingClientRect();
  const tiles = [...document.querySelectorAll('.surface [data-tile]')].map(tile => tile.getBoundingClientRect());
  const inside = box => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  return {
    height: frame.height, width: frame.width, tile: tiles[0]?.width ?? 0, high: tiles[0]?.height ?? 0,
    whole: tiles.filter(inside).length, sideways: document.documentElement.scrollWidth - innerWidth,
    scrolls: document.querySelector('.surface').scrollHeight > document.querySelector('.surface').clientHeight + 2,
  };
}"""

BURIED: Final = """() => {
  const out = [];
  const letters = document.createRange();
  const readable = button => {
    const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    let all = null;
    while (walk.nextNode()) {
      if (walk.currentNode.parentElement.closest('.hidden') || !walk.currentNode.parentElement.checkVisibility()) continue;
      letters.selectNodeContents(walk.currentNode);
      for (const {left, top, right, bottom} of letters.getClientRects())
        all = {
          left: Math.min(all?.left ?? left, left), right: Math.max(all?.right ?? right, right),
          top: Math.min(all?.top ?? top, top), bottom: Math.max(all?.bottom ?? bottom, bottom),
        };
    }
    return all;
  };
  for (const button of document.querySelectorAll('.play :is(.top, .tray) button')) {
    if (button.closest('.rack, .since') || !button.checkVisibility({opacityProperty: true})) continue;
    const box = button.getBoundingClientRect();
    const name = button.getAttribute('aria-label') ?? button.innerText;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const seen = x > 0 && y > 0 && x < innerWidth && y < innerHeight && button.contains(document.elementFromPoint(x, y));
    if (!seen) out.push(`cannot be pressed: ${name}`);
    const words = readable(button) ?? box;
    if (words.left < -1 || words.top < -1 || words.right > innerWidth + 1 || words.bottom > innerHeight + 1)
      out.push(`words out of the screen: ${name}`);
    if (!button.closest('.seat') && (words.right > box.right + 2 || words.bottom > box.bottom + 2))
      out.push(`words out of the button: ${name}`);
  }
  return out;
}"""
"""Buttons that a finger does not reach, and words that nobody can read."""

EDGES: Final = """all => all.map(set => {
  const tiles = [...set.querySelectorAll('[data-tile]')];
  const [first, last] = [tiles[0].getBoundingClientRect(), tiles.at(-1).getBoundingClientRect()];
  return [tiles[0].dataset.tile, first.left, last.right, first.top, first.bottom];
})"""
"""The first tile of each set, and where the set begins and ends."""

UNDER_NOTCH: Final = """({left, right, bottom}) => [...document.querySelectorAll('.play button')]
  .filter(button => button.checkVisibility({opacityProperty: true}) && !button.closest('.rack'))
  .map(button => [button, button.getBoundingClientRect()])
  .filter(([, box]) => box.left < left - 1 || box.right > innerWidth - right + 1 || box.bottom > innerHeight - bottom + 1)
  .map(([button]) => button.getAttribute('aria-label') ?? button.innerText)"""


def run() -> None:
    """Prints the figures, or why there are none."""
    found = chromium()
    if found is None:
        print("hand: no Chromium on this machine; install the package `chromium`")
        return
    with (
        tempfile.TemporaryDirectory() as directory,
        Server(sqlite_url(Path(directory) / "bench.db"), Path(directory)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        table = Table("what", "found", "asked", title="the phone in the hand", title_justify="left")
        for part in (_sideways, _seats_and_languages, _notch, _upright, _turns, _drops, _zoomed):
            for row in part(browser, server):
                table.add_row(*row)
                print(" | ".join(row), flush=True)
        browser.close()
        large = playwright.chromium.launch(executable_path=found, args=[*FLAGS, "--blink-settings=defaultFontSize=32"])
        for row in _large_text(large, server):
            table.add_row(*row)
        large.close()
    Console(width=132).print(table)


@contextmanager
def phone(browser: Browser, server: Server, name: str, size: Size, *, seats: int = 0, language: str = "en") -> Iterator[Page]:
    """A phone of this size at the table of this name, in its turn."""
    position = TABLES[name].position
    sitting = seats or TABLES[name].seats
    edition = "six-player" if sitting > 4 else position.rules.name
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        has_touch=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.add_init_script("localStorage.setItem('hand-known', 'yes')")
    page.goto(server.url)
    sign_in(page, server, "Ada")
    bots = [None, *["novice"] * (sitting - 1)]
    room = make_room(page, server, edition=edition, seats=sitting, bots=bots, seconds=300)["id"]
    stage(page, TABLES[name].sets, TABLES[name].rack, edition=edition)
    page.goto(f"{server.url}/#/table/{room}")
    page.wait_for_selector(".surface [data-tile]")
    settle(page)
    yield page
    context.close()


def figures(page: Page) -> dict[str, Any]:
    """What is in view of the table."""
    settle(page)
    found: dict[str, Any] = page.evaluate(FIGURES)
    return found


def wrong(page: Page) -> list[str]:
    """Buttons out of reach, words out of sight, everything that lies over something else."""
    return [*page.evaluate(BURIED), *layout_problems(page)]


def _sideways(browser: Browser, server: Server) -> Iterator[Row]:
    for size, asked in SIDEWAYS.items():
        with phone(browser, server, "medium", size) as page:
            found = figures(page)
            yield f"table of {_text(size)}, medium", f"{found['height']:.0f} px", f"{asked} px"
        with phone(browser, server, "late", size) as page:
            found = figures(page)
            yield f"whole tiles of {_text(size)}, late", f"{found['whole']} of 112", str(WHOLE_SIDEWAYS[size])


def _seats_and_languages(browser: Browser, server: Server) -> Iterator[Row]:
    """Two to six players with the longest words, four in every language: the lowest table, and what is wrong."""
    least = dict.fromkeys(SIDEWAYS, 10_000.0)
    faults: list[str] = []
    ways = [(seats, "de") for seats in range(2, 7)] + [(4, language) for language in LANGUAGES]
    for seats, language in ways:
        with phone(browser, server, "medium", (740, 360), seats=seats, language=language) as page:
            for size in SIDEWAYS:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                least[size] = min(least[size], figures(page)["height"])
                # something chosen: the button for a new set stands in the line
                page.locator(".rack [data-tile]").first.tap()
                faults += [f"{_text(size)} {seats} {language}: {fault}" for fault in wrong(page)]
                page.locator(".rack [data-tile]").first.tap()
    for size, asked in SIDEWAYS.items():
        yield f"lowest table of {_text(size)}, 2 to 6 players, 11 languages", f"{least[size]:.0f} px", f"{asked} px"
    yield "buttons out of reach or cut, all of these", _list(faults), "none"


def _notch(browser: Browser, server: Server) -> Iterator[Row]:
    faults: list[str] = []
    for name, size in (("medium", (844, 390)), ("late", (740, 360)), ("medium", (390, 844))):
        with phone(browser, server, name, size) as page:
            insets = NOTCH if size[0] > size[1] else {"left": 0, "right": 0, "top": 47, "bottom": 34}
            page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
            settle(page)
            faults += [f"{_text(size)}: {button}" for button in page.evaluate(UNDER_NOTCH, insets)]
    yield "buttons under a notch or the home bar", _list(faults), "none"


def _upright(browser: Browser, server: Server) -> Iterator[Row]:
    before = 0.0
    for size in UPRIGHT:
        with phone(browser, server, "late", size) as page:
            found = figures(page)
        asked = "300 px" if size == (360, 740) else f"{before:.0f} px"
        yield f"table of {_text(size)}, late", f"{found['height']:.0f} px, {found['whole']} of 112 whole", asked
        yield f"smallest tile of {_text(size)}, late", f"{found['tile']:.0f} x {found['high']:.0f} px", "24 x 32 px"
        before = found["height"]
    with phone(browser, server, "medium", (360, 560)) as page:
        heights = []
        for height in range(560, 941, 20):
            page.set_viewport_size({"width": 360, "height": height})
            heights.append(figures(page)["height"])
    less = sum(b < a for a, b in pairwise(heights))
    yield "taller phones that show less table, 360 wide, 560 to 940", str(less), "0"


def _turns(browser: Browser, server: Server) -> Iterator[Row]:
    """A practised person finds the better one of two orders."""
    for name, asked in GOAL_GESTURES.items():
        for dragging in (False, True):
            counts = []
            for chance in (None, Random(0)):
                with phone(browser, server, name, (390, 844)) as page:
                    counts.append(
                        gestures(page, TABLES[name].target, TABLES[name].position.rules, dragging=dragging, chance=chance)
                    )
            taps, drags = min(counts, key=sum)
            what = "taps and drags" if dragging else "taps alone"
            found = f"{taps + drags} ({taps} taps, {drags} drags)" if dragging else str(taps)
            yield f"the turn {name}, {what}", found, str(asked)


def _drops(browser: Browser, server: Server) -> Iterator[Row]:
    """A tile let go two pixels beside a set, at places drawn by lot."""
    random = Random(17)
    right = 0
    with phone(browser, server, "medium", (390, 844)) as page:
        session = page.context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

        for _ in range(DROPS):
            rack = page.locator(".rack [data-tile]").evaluate_all("all => all.map(tile => tile.dataset.tile)")
            tile = random.choice(rack)
            box = page.locator(f'.rack [data-tile="{tile}"]').bounding_box()
            assert box is not None
            start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            touch("touchStart", start)
            touch("touchMove", (start[0], start[1] - 20))
            settle(page)
            sets = page.locator(".surface [data-set]").evaluate_all(EDGES)
            lead, left, end, top, bottom = random.choice(sets)
            ghost = page.locator(".ghost .tile").first.bounding_box()
            assert ghost is not None
            # the edge of the stone comes to lie two pixels beside the set
            x = left - BESIDE - ghost["width"] if random.random() < 0.5 else end + BESIDE
            to = (start[0] + x - ghost["x"], start[1] - 20 + (top + bottom) / 2 - ghost["y"] - ghost["height"] / 2)
            touch("touchMove", to)
            settle(page)
            touch("touchEnd")
            settle(page)
            landed = page.locator(f'.surface [data-tile="{tile}"]')
            joined = landed.count() and landed.evaluate(
                "(tile, lead) => Boolean(tile.closest('[data-set]').querySelector(`[data-tile=\"${lead}\"]`))", lead
            )
            right += bool(joined)
            page.keyboard.press("z")
            settle(page)
    yield f"drops {BESIDE} px beside a set that land in it", f"{right} of {DROPS}", f"{DROPS} of {DROPS}"


def _zoomed(browser: Browser, server: Server) -> Iterator[Row]:
    for size, asked in (((195, 422), 120), ((320, 256), 80)):
        for seats, language in ((2, "en"), (4, "ru")):
            with phone(browser, server, "medium", size, seats=seats, language=language) as page:
                found = figures(page)
                faults = wrong(page)
            what = f"table of {_text(size)}, {seats} players, {language}"
            yield what, f"{found['height']:.0f} px, {found['sideways']} px sideways, wrong: {_list(faults)}", f"{asked} px, 0, none"


def _large_text(browser: Browser, server: Server) -> Iterator[Row]:
    for size, asked in (((390, 844), 150), ((844, 390), 150)):
        for language in ("en", "de"):
            with phone(browser, server, "medium", size, language=language) as page:
                found = figures(page)
                faults = wrong(page)
            what = f"table of {_text(size)} with letters of 200 %, {language}"
            yield what, f"{found['height']:.0f} px, {found['sideways']} px sideways, wrong: {_list(faults)}", f"{asked} px, 0, none"


def _text(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def _list(faults: Sequence[str]) -> str:
    return "none" if not faults else f"{len(faults)}: " + "; ".join(faults[:4])


if __name__ == "__main__":
    run()
