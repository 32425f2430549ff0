"""Hands on the interface: people who lay tiles with a mouse, with fingers or from the keyboard, and nothing else."""

from __future__ import annotations

import json
import re
import time
from typing import Any, Final, Protocol

from playwright.sync_api import CDPSession, Page, WebSocket

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
        """Drags what is chosen to an empty place, if there is one in view."""
        x, y = middle(self.page, lead)
        to = empty_place(self.page)
        if to is None:
            self.page.locator(".new-set").click()
            return
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
        to = empty_place(self.page)
        if to is None:
            self.page.locator(".new-set").tap()
        else:
            self.drag(middle(self.page, lead), to)

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
            self.page.keyboard.press(keys[name])
        else:
            self.page.get_by_role("button", name=name, exact=True).press("Enter")


def middle(page: Page, tile: str) -> tuple[float, float]:
    """Where to press a tile once it lies still; nothing may lie over it."""
    x, y, free = page.evaluate(
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
          return [x, y, document.elementFromPoint(x, y)?.closest('[data-tile]') === shown];
        }""",
        tile,
    )
    assert free, f"something lies over {tile}"
    return float(x), float(y)


def empty_place(page: Page) -> tuple[float, float] | None:
    """A point on the table that is far enough from every set."""
    found = page.evaluate(
        """() => {
          const area = document.querySelector('.surface').getBoundingClientRect();
          const sets = [...document.querySelectorAll('.surface [data-set]')].map(set => set.getBoundingClientRect());
          for (let y = area.bottom - 24; y > area.top + 20; y -= 20) for (let x = area.left + 40; x < area.right - 40; x += 30)
            if (sets.every(b => x < b.left - 18 || x > b.right + 18 || y < b.top - 18 || y > b.bottom + 18)) return [x, y];
          return null;
        }"""
    )
    return None if found is None else (float(found[0]), float(found[1]))


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
        return self.page.locator(".actions .main").last.inner_text()

    def sees(self) -> tuple[set[frozenset[str]], set[str]]:
        """The table and the own rack as they are on the page; after the game the rack as it was dealt with."""
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
        """Rebuilds the table: what belongs together is brought together where most of it lies already."""
        settled = self.table()
        leads: set[str] = set()
        for target in table:
            if frozenset(target) in settled:
                continue
            now, rack = self.sees()
            stays = max((old for old in now if not old & leads), key=lambda old: len(old & set(target)), default=frozenset())
            if not stays & set(target):
                # nothing of it lies there yet, or only in the place of another set: begin with the rack tiles, or with one tile
                first = [tile for tile in target if tile in rack] or target[:1]
                for tile in first:
                    self.hand.tap(tile)
                self.hand.new_set(first[0])
                stays = frozenset(first)
            lead = next(tile for tile in target if tile in stays)
            leads.add(lead)
            missing = [tile for tile in target if tile not in stays]
            # what lies together is chosen together
            for place in (rack, *now):
                together = [tile for tile in missing if tile in place]
                for tile in together:
                    self.hand.tap(tile)
                if together:
                    self.hand.tap(lead)
