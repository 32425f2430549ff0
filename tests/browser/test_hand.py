"""The phone in the hand: on its side, crowded, zoomed; taps in several places, drags that are disturbed; what the device gives."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import middle
from tests.browser.layout import axe, layout_problems, overlapping_tiles, settle
from tests.browser.test_carrying import EIGHT, RACK, SIXTEEN, box, sets_on, sit
from tests.server.running import Server

MANY = "K5 K9b K11 K12b O11 O13b O1b O2b B2 B5 B10b B13b R2 R7 R12b R13b R1b Jb K2b O5b B6b R6b R9b"
LOCKS = """
window.locks = [];
Object.defineProperty(navigator, 'wakeLock', {value: {request: async kind => {
  locks.push(kind);
  return {released: false, release: async () => locks.push('released')};
}}});
"""


class Touch:
    """Fingers as the browser sees them."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *fingers: tuple[float, float] | tuple[float, float, float]) -> None:
        points: list[dict[str, Any]] = [
            {"x": finger[0], "y": finger[1], "id": i, **({"radiusX": finger[2], "radiusY": finger[2]} if len(finger) > 2 else {})}
            for i, finger in enumerate(fingers)
        ]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def tap(page: Page, *tiles: str) -> None:
    for tile in tiles:
        page.touchscreen.tap(*middle(page, tile))
        settle(page)


def test_a_phone_on_its_side_is_mostly_table(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=667, height=375, language="de", reduced=True)
    sit(page, server, SIXTEEN, MANY, seats=6, edition="six-player")
    for width, height, least in ((667, 375, 230), (740, 360, 215), (844, 390, 245)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert box(page, ".surface")["height"] >= least
        assert box(page, ".surface [data-tile]")["width"] >= 24
        tap(page, "K5")
        page.locator(".new-set").tap(trial=True)
        expect(page.locator(".play-label")).to_be_in_viewport(ratio=1)
        assert layout_problems(page) == [], (width, height)
        assert overlapping_tiles(page) == [], (width, height)
        tap(page, "K5")
    assert axe(page) == []
    # one row that slides: along it the finger slides it, upwards it takes a tile
    assert page.locator(".rack").evaluate("rack => rack.scrollWidth > rack.clientWidth + 40")
    finger = Touch(page)
    x, y = middle(page, "K9b")
    finger.send("touchStart", (x, y))
    finger.send("touchMove", (x - 15, y))
    assert page.locator(".ghost").count() == 0
    finger.send("touchEnd")
    finger.send("touchStart", (x, y))
    finger.send("touchMove", (x, y - 15))
    expect(page.locator(".ghost")).to_have_count(1)
    finger.send("touchCancel")


def test_a_crowded_table_takes_the_height_of_the_rack(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=360, height=640, reduced=True)
    sit(page, server, (*SIXTEEN, "R1b R2 R3 R4b", "K2b K3b K4 K5", "O2b O3 O4b O5b"), MANY)
    tops = "all => new Set(all.map(tile => Math.round(tile.getBoundingClientRect().top))).size"
    assert page.locator(".rack [data-tile]").evaluate_all(tops) == 1
    heights = []
    for height in (600, 640, 667, 690, 710, 740, 800, 844):
        page.set_viewport_size({"width": 360, "height": height})
        settle(page)
        heights.append(box(page, ".surface")["height"])
        assert box(page, ".surface [data-tile]")["width"] >= 24
    assert heights == sorted(heights)
    # a zoom of 200 % on a phone, and of 400 % on a desktop
    for width, height, least in ((195, 422, 120), (320, 256, 80)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert box(page, ".surface")["height"] >= least
        assert layout_problems(page) == []
    # a finger that rests on a small tile sees its set
    x, y = middle(page, "K1")
    finger = Touch(page)
    finger.send("touchStart", (x, y))
    expect(page.locator(".lens .tile")).to_have_count(4)
    expect(page.locator(".lens .meant")).to_have_count(1)
    finger.send("touchEnd")
    expect(page.locator(".lens")).to_have_count(0)


def test_tiles_are_chosen_anywhere_and_go_where_one_tap_says(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=390, height=844, reduced=True)
    sit(page, server, EIGHT, "K1b K2 K9 K12 O8 O9 O13b B6 B7 B9 B12 R5 R12")
    expect(page.locator(".hand-tip")).to_have_count(0)
    # three places, one set: the next tile that has nothing to do with it lays it
    tap(page, "O9", "B9")
    expect(page.locator(".hand-tip")).to_contain_text("lit set")
    tap(page, "K9")
    assert sets_on(page) == [row.split() for row in EIGHT]
    tap(page, "O8")
    assert {"O9", "B9", "K9"} in map(set, sets_on(page))
    expect(page.locator(".chosen")).to_have_count(1)
    # the sets that take it are lit, and a tap there is the place
    lit = page.locator(".set.glows").evaluate_all("all => all.map(set => set.querySelector('[data-tile]').dataset.tile)")
    assert set(lit) == {"K8", "O4"}
    tap(page, "O4")
    assert ["O4", "O5", "O6", "O7", "O8"] in sets_on(page)
    # an explanation is given once
    tap(page, "R5")
    expect(page.locator(".hand-tip")).to_have_count(0)
    # from a set that is not lit a tile is taken, too, and the button makes the set
    tap(page, "K5")
    expect(page.locator(".chosen")).to_have_count(2)
    page.locator(".new-set").tap()
    assert {"R5", "K5"} in map(set, sets_on(page))
    # what fits one set alone goes there when the next tile has nothing to do with it, and that is said once
    tap(page, "O9")
    assert page.locator(".set.glows").count() == 1
    tap(page, "K12")
    assert ["O4", "O5", "O6", "O7", "O8", "O9"] in sets_on(page)
    expect(page.locator(".chosen")).to_have_count(1)
    expect(page.locator(".notice .hand-tip")).to_contain_text("only one set")


def test_a_drag_that_is_disturbed_goes_on_or_home(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=390, height=844, reduced=True)
    sit(page, server, EIGHT, RACK)
    finger = Touch(page)
    x, y = middle(page, "O8")
    finger.send("touchStart", (x, y))
    finger.send("touchMove", (x, y - 60))
    expect(page.locator(".ghost")).to_have_count(1)
    assert box(page, ".ghost .tile")["y"] + box(page, ".ghost .tile")["height"] <= y - 60 + 8, "the finger does not hide it"
    # a palm on the tray is nothing
    finger.send("touchStart", (x, y - 60), (200, 830, 40))
    settle(page)
    expect(page.locator(".ghost")).to_have_count(1)
    # the phone is turned: the tile is on the rack again
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".ghost")).to_have_count(0)
    finger.send("touchEnd")
    expect(page.locator('.rack [data-tile="O8"]')).to_have_count(1)
    # a flick sends a tile where it fits, if that is one place
    page.set_viewport_size({"width": 390, "height": 844})
    settle(page)
    page.locator('.rack [data-tile="R5"]').scroll_into_view_if_needed()
    x, y = middle(page, "K9")
    finger.send("touchStart", (x, y))
    finger.send("touchMove", (x, y - 26))
    finger.send("touchEnd")
    assert ["K8", "B8", "R8b"] in sets_on(page)


def test_the_screen_stays_awake_while_a_clock_runs(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=390, height=844, reduced=True)
    page.add_init_script(LOCKS)
    page.reload()
    sit(page, server, EIGHT, RACK, seconds=60)
    page.wait_for_function("() => locks.includes('screen')")
    page.goto(f"{server.url}/#/more")
    page.wait_for_function("() => locks.at(-1) === 'released'")


def test_colours_that_the_system_forces_leave_edges(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=390, height=844, reduced=True)
    page.emulate_media(forced_colors="active")
    sit(page, server, EIGHT, RACK)
    tap(page, "O8")
    edge = "element => getComputedStyle(element).outlineStyle"
    assert page.locator(".rack .chosen").evaluate(edge) == "solid"
    assert page.locator(".set.glows").first.evaluate("set => getComputedStyle(set, '::before').outlineStyle") == "solid"
    assert page.locator(".set").first.evaluate("set => getComputedStyle(set, '::before').borderTopStyle") == "solid"
    assert page.locator(".seat.at-turn").evaluate("seat => getComputedStyle(seat).borderTopWidth") == "3px"
    face = page.locator('.surface [data-tile="R7"]').evaluate("tile => getComputedStyle(tile).color")
    assert face != page.locator('.surface [data-tile="K5"]').evaluate("tile => getComputedStyle(tile).color")
