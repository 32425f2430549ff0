"""Plays a turn on a phone with as few gestures as the page allows, and counts them.

The player knows the table to reach and does what a practised person would: takes what leaves a set first, chooses tiles wherever
they lie, and puts them to the set that stays, or lays them as a new one. Nothing but taps and drags of one finger; what a tap did
is read from the page.
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page

from meldstone.rules.arrange import arrange
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import Tile
from tests.browser.hands import empty_place, middle
from tests.browser.layout import settle

COLOURS: Final = 4
JOKERS: Final = "JDCM"

SEEN: Final = """() => {
  const tiles = where => [...where.querySelectorAll('[data-tile]')].map(tile => tile.dataset.tile);
  const all = selector => [...document.querySelectorAll(selector)];
  return {
    sets: all('.surface [data-set]').map(tiles),
    lit: all('.surface .set.glows').map(tiles),
    rack: tiles(document.querySelector('.rack')),
    chosen: all('[data-tile].chosen').map(tile => tile.dataset.tile),
  };
}"""

LINES: Final = """() => [...document.querySelectorAll('.rack-set')].map(line => {
  const box = line.getBoundingClientRect();
  return [line.dataset.tiles.split(' '), box.left + box.width / 2, box.bottom - 4];
})"""
"""The lines under runs and groups of the rack, and where a finger presses them."""


def gestures(
    page: Page, target: list[list[str]], rules: Ruleset, *, dragging: bool, chance: Random | None = None
) -> tuple[int, int]:
    """Taps and drags until the table is the target and Play is pressed. With `chance` the sets are made in another order."""
    hand = _Hand(page, rules, dragging=dragging, chance=chance)
    hand.build(target)
    hand.press_play()
    return hand.taps, hand.drags


class _Hand:
    def __init__(self, page: Page, rules: Ruleset, *, dragging: bool, chance: Random | None) -> None:
        self.page = page
        self.rules = rules
        self.dragging = dragging
        self.chance = chance
        self.taps = 0
        self.drags = 0
        self.pending: list[str] = []
        """A set that is chosen and not laid yet: the next tile that has nothing to do with it lays it."""
        self.home: list[str] = []
        """The only place of what is pending, if it is no set by itself: the next tile sends it there."""
        self.stays: dict[frozenset[str], set[str]] = {}
        """What of each set lies where it is and stays there; a drag puts tiles to it, whatever has to leave it later."""
        self.touch = page.context.new_cdp_session(page)

    def build(self, target: list[list[str]]) -> None:
        rows = {frozenset(row): row for row in target}
        if self.dragging:
            self.stays = _staying(list(rows), self.lying())
        for _ in range(3 * len(rows)):
            lying = self.lying()
            left = [row for row in rows if row not in map(frozenset, lying)]
            if not left:
                break
            self.make(rows[self.next_to_drag(left, lying) if self.dragging else self.next_of(left, lying)])
        else:
            raise AssertionError(f"the turn does not come together: {[sorted(row) for row in left]}")
        if self.pending:
            self.lay_pending()

    def lying(self) -> list[set[str]]:
        """The sets, as if what is chosen as a set lay there already."""
        taken = set(self.pending)
        sets = [set(row) - taken for row in self.see()["sets"]]
        if self.home:
            return [row | taken if row & set(self.home) else row for row in sets if row]
        return [row for row in sets if row] + ([taken] if taken else [])

    def next_to_drag(self, left: list[frozenset[str]], lying: list[set[str]]) -> frozenset[str]:
        """New sets first: they take from the others what has to leave."""
        whole = [row for row in left if not any(row <= old for old in lying)]
        return min(whole, key=lambda row: len(self.stays[row]))

    def next_of(self, left: list[frozenset[str]], lying: list[set[str]]) -> frozenset[str]:
        """A set whose beginning lies clean is done last: until then others take from it what it does not need."""

        def cost(row: frozenset[str]) -> tuple[bool, int]:
            base = max((len(old) for old in lying if old < row), default=0)
            spoilt = max((len(old & row) for old in lying if not old <= row), default=0)
            return (spoilt > max(base, 1), len(row) - base)

        if self.chance is None:
            return min(left, key=cost)
        chance, parts = self.chance, _staying(left, lying)

        def other_cost(row: frozenset[str]) -> tuple[int, float]:
            """First what needs no beginning, or has a clean one."""
            stays = parts[row]
            return (len(stays) if stays and stays not in lying else 0, chance.random())

        return min(left, key=other_cost)

    def make(self, row: list[str]) -> None:
        if self.dragging:
            base = sorted(self.stays[frozenset(row)])
        else:
            base = max((sorted(old) for old in self.lying() if old < set(row)), key=len, default=[])
        missing = [tile for tile in row if tile not in base]
        if not missing:
            return
        last = self.choose(missing)
        if base:
            self.put(base, last)
        elif last is not None:
            self.drag(last, empty_place(self.page))
        else:
            self.pending = row

    def choose(self, todo: list[str]) -> str | None:
        """Chooses the tiles; with `dragging` all but one, which then takes the others along."""
        order = self.order_of(todo)
        if self.pending and self.belong([*self.pending, order[0]]):
            self.lay_pending()
        for tiles, x, y in self.page.evaluate(LINES):
            if set(tiles) <= set(order) and not (self.pending and self.belong([*self.pending, *tiles])):
                self.page.touchscreen.tap(x, y)
                self.taps += 1
                settle(self.page)
                self.pending, self.home = [], []
                order = [tile for tile in order if tile not in tiles]
                if not order and self.dragging:
                    return str(tiles[0])
                break
        for i, tile in enumerate(order):
            if self.dragging and i == len(order) - 1 and (not i or _belong(order)):
                return tile
            self.tap(tile)
            if self.pending:
                self.pending, self.home = [], []
                assert self.see()["chosen"] == [tile], "what was chosen is not laid"
        # what the page does not see as one set is chosen as a whole and then taken along
        return order[-1] if self.dragging else None

    def order_of(self, todo: list[str]) -> list[str]:
        """An order in which no tap is taken for the place to go: a set in which the choice fits is lit, and takes it."""
        sets = self.lying()

        def quiet(order: tuple[str, ...]) -> bool:
            if self.pending and (self.belong([*self.pending, order[0]]) or self.fits(self.pending, order[0], sets)):
                return False
            if self.home and any(order[0] in row for row in sets if row & set(self.home)):
                return False
            return not any(self.fits(list(order[:i]), order[i], sets) for i in range(1, len(order)))

        found = next((order for order in permutations(todo) if quiet(order)), None)
        if found is None and self.pending:
            self.lay_pending()
            return self.order_of(todo)
        return list(found or todo)

    def fits(self, chosen: list[str], tile: str, sets: list[set[str]]) -> bool:
        """Whether the set of this tile would take what is chosen."""
        home = next((row for row in sets if tile in row), None)
        if home is None or home & set(chosen):
            return False
        if self.is_set(sorted(home)):
            return self.is_set([*sorted(home), *chosen])
        if len(home) == 1 and next(iter(home))[0] in JOKERS:
            return False
        return self.belong([*sorted(home), *chosen])

    def belong(self, tiles: list[str]) -> bool:
        """Whether one set could hold all of these, as the page has it."""
        return _belong(tiles) or self.is_set(tiles)

    def is_set(self, tiles: list[str]) -> bool:
        return arrange(Tile.parse_many(" ".join(tiles)), self.rules) is not None

    def put(self, base: list[str], last: str | None) -> None:
        if last is not None:
            self.drag(last, None, onto=self.last_of(base))
        else:
            seen = self.see()
            lit = [set(row) for row in seen["lit"]]
            if lit == [set(base)] and not self.is_set(seen["chosen"]):
                self.pending, self.home = seen["chosen"], base
                return
            # where the page cannot tell that they fit, what lies there is chosen, too
            for tile in base[:1] if set(base) in lit else base:
                self.tap(tile)
            if set(base) not in lit:
                self.lay_pending()

    def last_of(self, base: list[str]) -> str:
        home = next(row for row in self.see()["sets"] if set(base) <= set(row))
        return str(home[-1])

    def lay_pending(self) -> None:
        if self.home:
            self.tap(self.home[0])
        else:
            self.tap_at(self.page.locator(".new-set"))
        self.pending, self.home = [], []

    def tap(self, tile: str) -> None:
        self.page.touchscreen.tap(*middle(self.page, tile))
        self.taps += 1
        settle(self.page)

    def tap_at(self, button: Locator) -> None:
        button.tap()
        self.taps += 1
        settle(self.page)

    def drag(self, tile: str, to: tuple[float, float] | None, onto: str = "") -> None:
        """A finger carries a tile and what is chosen with it to a point, or to the end of the set of another tile."""
        x, y = middle(self.page, tile)
        self._send("touchStart", x, y)
        self._send("touchMove", x, y - 20)
        settle(self.page)
        if onto:
            ghost = self.page.locator(".ghost .tile").first.bounding_box()
            home = self.page.locator(f'.surface [data-tile="{onto}"]').bounding_box()
            assert ghost is not None
            assert home is not None
            to = (x + home["x"] + home["width"] + 1 - ghost["x"], y - 20 + home["y"] - ghost["y"])
        assert to is not None
        self._send("touchMove", *to)
        settle(self.page)
        self._send("touchEnd")
        self.drags += 1
        settle(self.page)

    def _send(self, kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press_play(self) -> None:
        self.page.wait_for_selector(".play-button.ready")
        self.tap_at(self.page.locator(".play-button"))

    def see(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return found


def _staying(targets: list[frozenset[str]], lying: list[set[str]]) -> dict[frozenset[str], set[str]]:
    """For each set that is wanted the part of one that lies there; none is the beginning of two."""
    pairs = sorted(((len(old & row), i, j) for i, old in enumerate(lying) for j, row in enumerate(targets)), reverse=True)
    found: dict[frozenset[str], set[str]] = {row: set() for row in targets}
    used: set[int] = set()
    for shared, i, j in pairs:
        if shared and i not in used and not found[targets[j]]:
            used.add(i)
            found[targets[j]] = lying[i] & targets[j]
    return found


def _belong(tiles: list[str]) -> bool:
    """Whether these are of one number or of one colour."""
    plain = [tile.face for tile in Tile.parse_many(" ".join(tiles)) if not tile.face.joker]
    numbers, colours = {face.number for face in plain}, {face.colour for face in plain}
    group = len(numbers) == 1 and len(colours) == len(plain) and len(tiles) <= COLOURS
    return len(plain) < 2 or group or (len(colours) == 1 and len(numbers) == len(plain))
