"""Tiles in the hand: where they land, what parts for them, what one gesture can do; and how large all of it is."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import middle, tiles
from tests.browser.layout import axe, layout_problems, settle
from tests.browser.rooms import make_room, sign_in
from tests.browser.staged import stage
from tests.server.running import Server

EIGHT = ("B10 B11 J B13", "K3 O3 R3", "R7 R8 R9 R10", "K5 K6 K7", "O11 B11b R11 K11", "B1 B2 B3 B4", "K8 B8 R8b", "O4 O5 O6 O7")
ELEVEN = (*EIGHT, "K10 O10 B10b", "K13 O13 R13", "R1 K1 O1")
SIXTEEN = (
    *("K1 K2 K3 K4", "R5 R6 J R8", "K10 O10 B10", "O1 O2 O3", "B3 O3b R3", "B6 B7 B8 B9", "K12 O12 R12 B12", "R9 R10 R11"),
    *("K6 K7 K8", "B1 R1 K1b", "O7 O8 O9 O10b", "B4 K4b R4", "R13 K13 O13", "K9 O9b B9b", "O4 O5 O6", "B11 B12b B13"),
)
RACK = "K1b K2 K9 K12 O8 O9 O13b B6 B7 B9 B12 R5 R12"


def sit(
    page: Page,
    server: Server,
    table: tuple[str, ...],
    rack: str,
    *,
    seats: int = 2,
    edition: str = "classic",
    seconds: int = 0,
    **how: Any,
) -> None:
    """Brings a page to a table on which this lies."""
    sign_in(page, server, "Ada")
    room = make_room(page, server, edition=edition, seats=seats, bots=[None, *["novice"] * (seats - 1)], seconds=seconds)["id"]
    stage(page, table, rack, edition=edition, **how)
    page.goto(f"{server.url}/#/table/{room}")
    page.wait_for_selector(".rack [data-tile]")
    expect(page.locator(".seat.at-turn")).to_have_count(1)
    settle(page)


def sets_on(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.locator(".surface [data-set]").evaluate_all(
        "all => all.map(set => [...set.querySelectorAll('[data-tile]')].map(tile => tile.dataset.tile))"
    )
    return found


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def take(page: Page, tile: str) -> float:
    """Lifts a tile by its middle until the table has made room; returns how wide tiles on the table are then."""
    x, y = middle(page, tile)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 12)
    settle(page)
    return float(page.evaluate("() => parseFloat(document.querySelector('.surface').style.getPropertyValue('--tile'))"))


def drop(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y, steps=2)
    settle(page)
    page.mouse.up()
    settle(page)


def test_a_hundred_drops_two_pixels_beside_a_set_land_in_it(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    sit(page, server, EIGHT, RACK)
    chance = random.Random(4)
    for _ in range(100):
        home = chance.choice(EIGHT).split()
        tile = chance.choice([text for text in RACK.split() if text != "B12"])
        size = take(page, tile)
        behind = chance.random() < 0.5
        end = box(page, f'.surface [data-tile="{home[-1] if behind else home[0]}"]')
        # the middle of the carried tile, so that its edge is two pixels from the set
        x = end["x"] + end["width"] + 2 + size / 2 if behind else end["x"] - 2 - size / 2
        drop(page, x, end["y"] + end["height"] * (0.5 + (chance.random() - 0.5) * 0.5))
        joined = next(row for row in sets_on(page) if tile in row)
        assert set(joined) == {*home, tile}, (tile, home, behind)
        page.keyboard.press("z")
        expect(page.locator(f'.rack [data-tile="{tile}"]')).to_be_visible()


def test_a_tile_between_two_sets_begins_a_new_one_and_parts_them(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    sit(page, server, EIGHT, RACK)
    take(page, "K12")
    left, right = box(page, '.surface [data-tile="B13"]'), box(page, '.surface [data-tile="K3"]')
    page.mouse.move((left["x"] + left["width"] + right["x"]) / 2, left["y"] + left["height"] / 2, steps=3)
    settle(page)
    expect(page.locator(".hole.new")).to_be_visible()
    assert box(page, '.surface [data-tile="K3"]')["x"] > right["x"] + 20
    page.mouse.up()
    settle(page)
    order = sets_on(page)
    assert order.index(["K12"]) == order.index(["B10", "B11", "J", "B13"]) + 1
    assert order.index(["K3", "O3", "R3"]) == order.index(["K12"]) + 1


@pytest.mark.parametrize(("width", "height"), [(1366, 657), (1280, 640), (390, 844), (844, 390)])
def test_there_is_always_room_for_a_new_set(open_page: OpenPage, server: Server, width: int, height: int) -> None:
    page = open_page(width=width, height=height, reduced=True)
    sit(page, server, ELEVEN, f"{RACK} K4 K6b B5 R2 R4")
    assert page.locator(".rack [data-tile]").count() == 18
    size = take(page, "K12")
    area = box(page, ".surface")
    page.mouse.move(area["x"] + area["width"] / 2, area["y"] + area["height"] - size * 0.5, steps=3)
    settle(page)
    hole = box(page, ".hole.new")
    assert hole["height"] >= size * 1.35
    assert hole["y"] + hole["height"] <= area["y"] + area["height"] + 1
    expect(page.locator(".hole")).to_have_text("New set")
    page.mouse.up()
    assert ["K12"] in sets_on(page)


def test_what_would_come_of_it_is_said_before_letting_go(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    sit(page, server, EIGHT[:3], "O4 O5 O6 O7 O8 K12", opened=False)
    page.locator(".rack-set").first.click()
    page.keyboard.press("n")
    page.keyboard.press("z")
    for tile in ("O4", "O5", "O6", "O7"):
        page.locator(f'.rack [data-tile="{tile}"]').click()
    page.keyboard.press("n")
    size = take(page, "O8")
    end = box(page, '.surface [data-tile="O7"]')
    page.mouse.move(end["x"] + end["width"] + size / 2, end["y"] + 30, steps=3)
    expect(page.locator(".carry-bubble")).to_have_text("30 points, enough to open")
    expect(page.locator(".hole.fits")).to_be_visible()
    other = box(page, '.surface [data-tile="R10"]')
    page.mouse.move(other["x"] + other["width"] + size / 2, other["y"] + 30, steps=3)
    expect(page.locator(".carry-bubble")).to_have_text("Not a set yet")
    expect(page.locator(".hole.fits")).to_have_count(0)
    page.mouse.move(end["x"], 700, steps=2)
    page.mouse.up()
    assert tiles(page, ".rack").count("O8") == 1


def test_a_tile_on_its_joker_sets_the_joker_free_until_it_is_used(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    sit(page, server, EIGHT, f"{RACK} B5")
    joker = page.locator('.surface [data-tile="J"]')
    expect(joker).to_have_accessible_name("joker (blue 12)")
    take(page, "B12")
    expect(joker).to_have_class(re.compile(r"\boffers-swap\b"))
    over = box(page, '.surface [data-tile="J"]')
    page.mouse.move(over["x"] + over["width"] / 2, over["y"] + over["height"] / 2, steps=3)
    expect(page.locator(".carry-bubble")).to_have_text("Swap")
    page.mouse.up()
    assert ["B10", "B11", "B12", "B13"] in sets_on(page)
    assert ["J"] in sets_on(page)
    expect(page.locator(".set.won")).to_contain_text("The joker is yours for this turn")
    expect(joker).to_have_class(re.compile(r"\bwon-joker\b"))
    assert axe(page) == []
    expect(page.locator(".play-button")).to_contain_text("The joker must be used")
    # on the rack it is a guest with the same ring
    rack = box(page, ".rack")
    take(page, "J")
    drop(page, rack["x"] + rack["width"] / 2, rack["y"] + rack["height"] / 2)
    expect(page.locator('.rack [data-tile="J"].won-joker')).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator(".set.won")).to_be_visible()
    page.keyboard.press("y")
    # and in a set it is a joker like any other
    for tile in ("B6", "B7", "J"):
        page.locator(f'.rack [data-tile="{tile}"]').click()
    page.keyboard.press("n")
    expect(page.locator(".won-joker")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_words_beside_a_free_joker_stay_on_the_table(open_page: OpenPage, server: Server, width: int, height: int) -> None:
    """At the end of a row there is no room for them; then only the line above the rack says it."""
    page = open_page(width=width, height=height, reduced=True)
    sit(page, server, SIXTEEN, "K5 K11 R7 B2")
    page.locator('.rack [data-tile="R7"]').click()
    page.locator('.surface [data-tile="R6"]').click()
    expect(page.locator(".set.won")).to_be_visible()
    expect(page.locator(".notice")).to_contain_text("The joker is yours for this turn")
    surface = box(page, ".surface")
    words = page.locator(".won-words")
    if words.count():
        found = box(page, ".won-words")
        assert found["x"] + found["width"] <= surface["x"] + surface["width"]
    assert page.locator('.surface [data-tile="J"]').evaluate("tile => tile.classList.contains('came')") is False


def test_a_joker_never_becomes_another_number_without_a_word(open_page: OpenPage, server: Server) -> None:
    """Taps go the same way as drags: the 12 takes the place of its joker, which does not jump to the front as a 9."""
    page = open_page(width=390, height=844, reduced=True)
    sit(page, server, EIGHT, RACK)
    page.locator('.rack [data-tile="B12"]').click()
    page.locator('.surface [data-tile="B10"]').click()
    assert ["B10", "B11", "B12", "B13"] in sets_on(page)
    expect(page.locator(".set.won")).to_be_visible()


def test_three_sets_of_three_are_laid_in_four_gestures(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    sit(page, server, EIGHT[:3], "K1 K2 K4 K5 K6 O8 O9 O10 B1 B2 B3 R13")
    expect(page.locator(".rack-set")).to_have_count(3)
    for first in ("K4", "O8", "B1"):
        under = box(page, f'.rack [data-tile="{first}"]')
        page.mouse.move(under["x"] + under["width"] / 2, under["y"] + under["height"] + 4)
        page.mouse.down()
        area = box(page, ".surface")
        page.mouse.move(area["x"] + area["width"] / 2, area["y"] + area["height"] - 60, steps=4)
        settle(page)
        page.mouse.up()
        settle(page)
    assert all(laid.split() in sets_on(page) for laid in ("K4 K5 K6", "O8 O9 O10", "B1 B2 B3"))


def test_one_gesture_lays_a_tile_splits_a_set_or_chooses_many(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    sit(page, server, EIGHT, "R6 R11b K1 K2 K4 O2b")
    # one place: it goes there
    page.locator('.rack [data-tile="R11b"]').dblclick()
    assert ["R7", "R8", "R9", "R10", "R11b"] in sets_on(page)
    # a right click splits a set there
    page.locator('.surface [data-tile="R9"]').click(button="right")
    assert ["R7", "R8"] in sets_on(page)
    assert ["R9", "R10", "R11b"] in sets_on(page)
    page.keyboard.press("z")
    # several places: they glow until one is chosen
    page.locator('.rack [data-tile="K4"]').dblclick()
    places = page.locator(".set.glows").count()
    if places:
        page.keyboard.press("Escape")
        expect(page.locator(".set.glows")).to_have_count(0)
    # a band, and Shift
    rack = box(page, ".rack")
    page.mouse.move(rack["x"] + 4, rack["y"] + 4)
    page.mouse.down()
    page.mouse.move(rack["x"] + rack["width"] - 4, rack["y"] + 30, steps=4)
    page.mouse.up()
    expect(page.locator(".rack .chosen")).to_have_count(page.locator(".rack [data-tile]").count())
    page.keyboard.press("Escape")
    held = page.locator(".rack [data-tile]")
    held.nth(0).click()
    held.nth(2).click(modifiers=["Shift"])
    expect(page.locator(".rack .chosen")).to_have_count(3)


def test_a_joker_explains_itself_to_a_pointer_that_rests(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    sit(page, server, ("B5 B6 C O8 O9", "R2 D R5", "R4 R5b M R5 R4b"), "K1 K2 Cb", edition="twist")
    page.locator('.surface [data-tile="C"]').hover()
    expect(page.locator(".joker-help")).to_contain_text("A run changes colour at the two-colour joker.")
    assert axe(page) == []
    # painted in the colours that it joins; on the rack in all
    painted = "tile => [...tile.querySelectorAll('.joker .shape')].map(path => path.getAttribute('class').split('-').at(-1))"
    assert page.locator('.surface [data-tile="C"]').evaluate(painted) == ["2", "1"]
    assert page.locator('.rack [data-tile="Cb"]').evaluate(painted) == ["0", "1", "2", "3"]
    page.locator(".rack [data-tile]").first.hover()
    expect(page.locator(".joker-help")).to_have_count(0)
    silent = "all => all.filter(one => !one.title && !one.innerText.trim()).map(one => one.outerHTML)"
    assert page.locator(".play :is(button, a):not([data-tile]):has(> .icon)").evaluate_all(silent) == [], "icons without a word"


@pytest.mark.parametrize(
    ("width", "height", "table", "rack"), [(1920, 1080, 76, 84), (1280, 800, 60, 60), (1366, 657, 60, 50), (390, 844, 40, 40)]
)
def test_tiles_grow_with_the_window(open_page: OpenPage, server: Server, width: int, height: int, table: int, rack: int) -> None:
    page = open_page(width=width, height=height, reduced=True)
    sit(page, server, EIGHT, RACK)
    assert box(page, ".surface [data-tile]")["width"] >= table
    assert box(page, ".rack [data-tile]")["width"] >= rack
    assert layout_problems(page) == []


def test_bar_table_and_rack_share_their_left_edge(open_page: OpenPage, server: Server) -> None:
    for width, height in ((1280, 800), (1366, 657), (1920, 1080)):
        page = open_page(width=width, height=height, reduced=True)
        sit(page, server, EIGHT, RACK)
        board = box(page, ".sets")
        assert abs(box(page, ".rack")["x"] - board["x"]) < 1
        assert abs(box(page, ".top-back .icon")["x"] - board["x"]) < 6
        left = min(
            item["x"]
            for item in page.locator(".surface [data-tile]").evaluate_all("all => all.map(t => t.getBoundingClientRect().toJSON())")
        )
        right = max(
            item["right"]
            for item in page.locator(".surface [data-tile]").evaluate_all("all => all.map(t => t.getBoundingClientRect().toJSON())")
        )
        assert abs((left - board["x"]) - (board["x"] + board["width"] - right)) < 4, "the block is in the middle"


def test_up_to_22_tiles_stand_in_one_row_and_no_row_stays_empty(open_page: OpenPage, server: Server) -> None:
    many = "K1 K2 K4 K9 K10 K12 O1 O2 O8 O9 O10 O12 B5 B6 B7 B9 R1 R2 R4 R5 R6 R12"
    page = open_page(width=1280, height=800, reduced=True)
    sit(page, server, EIGHT, many)
    tops = "all => new Set(all.map(tile => Math.round(tile.getBoundingClientRect().top))).size"
    assert page.locator(".rack [data-tile]").evaluate_all(tops) == 1
    page.set_viewport_size({"width": 390, "height": 844})
    settle(page)
    rows = page.locator(".rack [data-tile]").evaluate_all(tops)
    high = box(page, ".rack")["height"]
    for tile in many.split()[:12]:
        page.locator(f'.rack [data-tile="{tile}"]').click()
    page.keyboard.press("n")
    settle(page)
    assert page.locator(".rack [data-tile]").evaluate_all(tops) < rows
    assert box(page, ".rack")["height"] < high - 20


def test_a_low_window_keeps_a_full_table_large(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1366, height=657, reduced=True)
    sit(page, server, SIXTEEN, "K5 K11 O11 O13b B2 B5 R2 R7 R12b Jb", seats=4)
    assert box(page, ".surface [data-tile]")["width"] >= 49
    assert layout_problems(page) == []


def test_a_phone_has_equal_rows_of_tiles_and_four_seats_in_one_line(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=390, height=844, reduced=True)
    sit(page, server, EIGHT, "K1b K2 K9 K12 O8 O9 O13b B6 B7 B9", seats=4)
    rows = page.locator(".rack [data-tile]").evaluate_all(
        "all => Object.values(Object.groupBy(all, tile => Math.round(tile.getBoundingClientRect().top))).map(row => row.length)"
    )
    assert rows == [5, 5]
    tops = page.locator(".seat").evaluate_all("all => all.map(seat => Math.round(seat.getBoundingClientRect().top))")
    assert len(set(tops)) == 1


def test_six_players_fit_the_bar_and_it_never_changes_its_height(open_page: OpenPage, server: Server) -> None:
    heights = {}
    for turn in (0, 3):
        page = open_page(width=1280, height=800, reduced=True)
        sit(page, server, EIGHT, RACK, seats=6, edition="six-player", turn=turn)
        heights[turn] = box(page, ".top")["height"]
        assert page.locator(".seats .cut").evaluate_all("all => all.every(name => name.scrollWidth <= name.clientWidth + 1)")
        assert layout_problems(page) == []
    assert heights[0] == heights[3]


def test_the_side_panel_folds_away_and_comes_back(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    sit(page, server, EIGHT, RACK)
    narrow = box(page, ".surface")["width"]
    page.get_by_role("button", name="Fold away turns and chat").click()
    expect(page.locator(".side-panel")).to_have_count(0)
    assert box(page, ".surface")["width"] > narrow + 200
    page.get_by_role("button", name="Show turns and chat").click()
    expect(page.locator(".side-panel")).to_be_visible()
    page.set_viewport_size({"width": 1000, "height": 800})
    expect(page.locator(".side-panel")).to_be_hidden()


def test_a_plan_says_whether_it_holds(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    sit(page, server, EIGHT, RACK, turn=1)
    page.locator('.rack [data-tile="K9"]').click()
    page.keyboard.press("n")
    expect(page.locator(".notice")).to_contain_text("does not work yet")
    page.keyboard.press("z")
    page.locator('.rack [data-tile="O8"]').dblclick()
    expect(page.locator(".notice")).to_contain_text("Your plan works.")
