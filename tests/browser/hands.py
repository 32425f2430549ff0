"""Hands on the interface: people who lay tiles with a mouse, with fingers or from the keyboard, and nothing else."""

from __future__ import annotations

import json
import re
import time
from typing import Any, Final, Protocol

from playwright.sync_api import CDPSession, Page, WebSocket

from tests.browser.layout import settle

TILE: Final = re.compile(r'"((?:[KOBRGVNW](?:[1-9]|1[0-3])|[JDCM])[a-d]?)"')
HINT: Final = """room => fetch(
  `/api/rooms/${room}/hint`, {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'}
).then(answer => answer.json())"""

WAY: Final = """tile => {
  const there = document.querySelector(`[data-tile="${tile}"]`);
  const here = document.activeElement;
  if (here === there) return ['there', 0];
  const region = there.closest('.rack') ?? there.closest('.surface');
  if (!region.contains(here) || !here.dataset.tile) return [here.compareDocumentPosition(there) & 2 ? 'Shift+Tab' : 'Tab', 1];
  const row = [...region.querySelectorAll('[data-tile]')];
  const steps = row.indexOf(there) - row.indexOf(here);
  const sets = [...region.querySelectorAll('[data-set]')];
  const [from, to] = [here, there].map(tile => sets.indexOf(tile.closest('[data-set]')));
  const way = steps > 0 ? ['PageDown', 'ArrowRight'] : ['PageUp', 'ArrowLeft'];
  // from set to set, or on the rack to its end, where that is nearer
  const leaps = sets.length ? Math.abs(to - from) : 1;
  const rest = sets.length ? [...there.closest('[data-set]').querySelectorAll('[data-tile]')].indexOf(there)
    : steps > 0 ? row.length - 1 - row.indexOf(there) : row.indexOf(there);
  return leaps && leaps + rest < Math.abs(steps) ? [way[0], leaps] : [way[1], Math.abs(steps)];
}"""
"""The next keys on the way to a tile, from wherever the focus is."""


def tiles(page: Page, where: str) -> list[str]:
    return [str(text) for text in page.locator(f"{where} [data-tile]").evaluate_all("all => all.map(tile => tile.dataset.tile)")]


class Hand(Protocol):
    """How somebody touches the page."""

    def tap(self, tile: str) -> None:
        """Chooses a tile, or puts what is chosen to it."""

    def new_set(self, lead: str) -> None:
        """What is chosen becomes a set; `lead` is one of the tiles."""

    def press(self, name: str) -> None:
        """A button by its label."""


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def tap(self, tile: str) -> None:
        self.page.mouse.click(*middle(self.page, tile))

    def new_set(self, lead: str) -> None:
        """Drags what is chosen to the end of the table."""
        x, y = middle(self.page, lead)
        to = empty_place(self.page)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + to[0]) / 2, (y + to[1]) / 2)
        self.page.mouse.move(*to, steps=2)
        self.page.mouse.up()

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()


class Finger:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.touch: CDPSession = page.context.new_cdp_session(page)

    def tap(self, tile: str) -> None:
        self.page.touchscreen.tap(*middle(self.page, tile))

    def new_set(self, lead: str) -> None:
        self.drag(middle(self.page, lead), empty_place(self.page))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """A finger as the browser sees it: down, a few moves, up."""
        self._touch("touchStart", start)
        for part in (0.2, 0.7, 1):
            self._touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        self._touch("touchEnd", None)

    def _touch(self, kind: str, at: tuple[float, float] | None) -> None:
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).tap()


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page

    def tap(self, tile: str) -> None:
        self.go(tile)
        self.page.keyboard.press("Enter")
        # nobody presses the next key before the picture has changed
        self.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))")

    def go(self, tile: str) -> None:
        """Tab to the rack or the table, then along the row with the arrows."""
        for _ in range(40):
            key, steps = self.page.evaluate(WAY, tile)
            if key == "there":
                return
            for _ in range(steps):
                self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not reach {tile}")

    def new_set(self, lead: str) -> None:
        self.page.keyboard.press("n")

    def press(self, name: str) -> None:
        keys = {"Play": "p", "Draw": "d", "Pass": "d"}
        if name in keys:
            # the first press asks
            self.page.keyboard.press(keys[name])
            settle(self.page)
            self.page.keyboard.press(keys[name])
        else:
            self.page.get_by_role("button", name=name, exact=True).press("Enter")


def middle(page: Page, tile: str, patience: int = 12) -> tuple[float, float]:
    """Where to press a tile once it lies still; nothing may lie over it."""
    x, y, free, over = page.evaluate(
        """async tile => {
          const find = () => document.querySelector(`[data-tile="${tile}"]`);
          find().scrollIntoView({block: 'nearest'});
          let shown, box, before;
          do {
            before = box;
            await new Promise(requestAnimationFrame);
            shown = find();
            box = shown.getBoundingClientRect();
          } while (!before || before.left !== box.left || before.top !== box.top);
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const over = document.elementFromPoint(x, y);
          return [x, y, over?.closest('[data-tile]') === shown, over?.outerHTML.slice(0, 200)];
        }""",
        tile,
    )
    if not free and patience:
        # a word that passes over the table
        page.wait_for_timeout(500)
        return middle(page, tile, patience - 1)
    assert free, f"over {tile} lies {over}"
    return float(x), float(y)


def empty_place(page: Page) -> tuple[float, float]:
    """Where a new set can always begin: at the end of the table, which makes room as soon as something is carried."""
    x, y = page.evaluate(
        """() => {
          const area = document.querySelector('.surface').getBoundingClientRect();
          return [area.left + area.width / 2, area.bottom - 8];
        }"""
    )
    return float(x), float(y)


class Line:
    """What a page says to the server and which of it was answered; made before the page comes to a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[dict[str, Any]] = []
        self.accepted: set[str] = set()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "ok":
            self.accepted.add(message["request"])

    def keeps(self, tiles: list[str]) -> None:
        """Waits until the server has a draft with these tiles."""
        deadline = time.monotonic() + 60
        while not any(message["request"] in self.accepted and set(tiles) <= _drafted(message) for message in self.said):
            assert time.monotonic() < deadline, "the draft is not sent"
            self.page.wait_for_timeout(20)


def _drafted(message: dict[str, Any]) -> set[str]:
    rows = message.get("table") if message["type"] == "draft" else None
    return {tile for row in rows or () for tile in row}


class Person:
    """Somebody at a table in a window of their own; everything that the window hears and says is kept."""

    def __init__(self, page: Page, hand: Hand) -> None:
        self.page = page
        self.hand = hand
        self.heard: list[str] = []
        self.said: list[str] = []
        self.view: dict[str, Any] = {}
        self.room = ""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(str(frame)))

    def _hear(self, frame: str) -> None:
        self.heard.append(frame)
        self.view = json.loads(frame).get("view") or self.view

    @property
    def seat(self) -> int:
        return int(self.view["you"])

    @property
    def main(self) -> str:
        """What the large button says."""
        return self.page.locator(".actions .main").last.inner_text().split("\n")[0]

    def sees(self) -> tuple[set[frozenset[str]], set[str]]:
        """The table and the player's rack as they are on the page; after the game the rack as it was dealt with."""
        sets, rack = self.page.evaluate(
            """() => {
              const tiles = where => [...where.querySelectorAll('[data-tile]')].map(tile => tile.dataset.tile);
              const rack = document.querySelector('.rack');
              return [[...document.querySelectorAll('.surface [data-set]')].map(tiles), rack && tiles(rack)];
            }"""
        )
        return {frozenset(tiles) for tiles in sets}, set(self.view["rack"] if rack is None else rack)

    def table(self) -> set[frozenset[str]]:
        return self.sees()[0]

    def hint(self) -> dict[str, Any]:
        """Only tells what could be laid; laying it is done with the hands."""
        found: dict[str, Any] = self.page.evaluate(HINT, self.room)
        return found

    def lay(self, table: list[list[str]]) -> None:
        """Rebuilds the table; a joker whose tile is laid to it comes free at once and is put back where it is wanted."""
        for _ in range(3):
            self.bring_together(table)
            if {frozenset(target) for target in table} <= self.table():
                return
        left = [target for target in table if frozenset(target) not in self.table()]
        raise AssertionError(f"not laid: {left}; there are {[sorted(row) for row in self.table()]}")

    def bring_together(self, table: list[list[str]]) -> None:
        """What belongs together is chosen wherever it lies, and laid as a set."""
        settled = self.table()
        for target in table:
            if frozenset(target) not in settled and frozenset(target) not in self.table() and self.choose(target):
                self.hand.new_set(target[-1])

    def choose(self, target: list[str]) -> bool:
        """Chooses the tiles of a set one by one, until all of them are chosen (true) or lie there together already (false).

        A set that is lit takes what is chosen. If that is a part of what is wanted, all the better; else its tile has to be first.
        """
        order = list(target)
        for _ in target:
            wrong = self.try_to_choose(order)
            if wrong is None:
                return frozenset(target) not in self.table()
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("z")
            order.remove(wrong)
            order.insert(0, wrong)
        return False

    def try_to_choose(self, order: list[str]) -> str | None:
        """The tile whose set took what was chosen although it does not belong there."""
        taken: set[str] = set()
        together: set[str] = set()
        for tile in (*order, *order):
            if tile in taken or tile in together:
                continue
            self.hand.tap(tile)
            chosen = set(self.chosen())
            if chosen == taken | {tile}:
                taken = chosen
                continue
            home = next((row for row in self.table() if tile in row), frozenset())
            if chosen or not home <= set(order):
                return tile
            together, taken = set(home), set()
        # what is left goes to what lies together
        for tile in sorted(together) if taken else ():
            self.hand.tap(tile)
            if tile not in self.chosen():
                break
        return None

    def chosen(self) -> list[str]:
        found: list[str] = self.page.locator("[data-tile].chosen").evaluate_all("all => all.map(tile => tile.dataset.tile)")
        return found
