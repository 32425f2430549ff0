"""The end of a game and of a match, disputes, and what single editions add to a turn."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.crowd import play_out
from tests.browser.hands import Line, middle
from tests.browser.layout import axe
from tests.browser.rooms import choose, make_room, sign_in, until
from tests.server.running import Server

COMBINED = "rummy-discard+rummy-open-tile+rummy-hand"


def ended(page: Page, server: Server, **settings: Any) -> str:
    """The page looks at the end of a game that its own seat has played."""
    sign_in(page, server, "Ada")
    bots = settings.pop("bots")
    room = str(make_room(page, server, seats=len(bots), bots=bots, seconds=0, tempo="at-once", **settings)["id"])
    play_out(page, server, room)
    page.goto(f"{server.url}/#/table/{room}")
    expect(page.locator(".result h2")).to_be_visible()
    return room


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


def test_the_end_tells_me_how_it_ended_and_adds_up(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ended(page, server, bots=[None, "novice"])
    expect(page.locator(".result h2")).to_have_text(re.compile("^(You win!|Lulu wins)$"))
    expect(page.locator(".result-how").first).to_contain_text(re.compile("last tile|everybody passed"))
    rows = page.locator(".score-row")
    expect(rows).to_have_count(2)
    points = [number(text) for text in page.locator(".score-rows .score-points").all_inner_texts()]
    assert points[0] == -points[1] >= 0, "the winner stands first"
    loser = rows.nth(1).locator(".sum").inner_text()
    parts = re.sub(r"joker |= .*", "", loser).split("+")
    assert sum(math.prod(map(int, re.findall(r"\d+", part))) for part in parts) == points[0], loser
    if "=" in loser:
        assert loser.partition("=")[2].strip() == str(points[0]), "a sum of what is left is no less than nothing"
    box = page.locator(".result").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == 800, "the sheet reaches the bottom"
    assert page.locator(".result .main").count() == 1, "one filled button"
    expect(page.get_by_role("link", name="Keep this game: create an account")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("a step stronger"))).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="Fair deal").click()
    page.get_by_role("button", name="Check the deal").click()
    expect(page.locator(".proof [role=status]")).to_be_visible()


def test_my_own_points_are_in_sight_among_four_on_a_phone(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=390, height=700, reduced=True)
    ended(page, server, bots=[None, "skilled", "skilled", "skilled"])
    own = page.locator(".score-row.yours .score-points").bounding_box()
    ways = page.locator(".ways-on").bounding_box()
    assert own is not None
    assert ways is not None
    assert own["y"] + own["height"] <= ways["y"], "the buttons do not cover it"
    assert ways["x"] + ways["width"] <= 390
    # the winner's last set, as if it had seven tiles; a blocked game has none
    shown = page.locator(".last-set")
    if shown.count():
        shown.evaluate(
            """set => {
                set.style.setProperty('--tiles', 7);
                const stones = set.querySelector('.stones');
                while (stones.children.length < 7) stones.append(stones.firstChild.cloneNode(true));
            }"""
        )
        box = shown.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= 390, "it fits the window"


def test_a_turn_worth_remembering_can_be_watched(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ended(page, server, bots=[None, "novice"])
    page.locator(".remember button").first.click()
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator(".replay [data-seen]").first).to_be_visible()


def test_six_players_are_all_on_the_sheet_of_a_phone(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=390, height=844, reduced=True)
    ended(page, server, edition="six-player", bots=[None, *["skilled"] * 5])
    points = page.locator(".score-points")
    expect(points).to_have_count(6)
    for i in range(6):
        points.nth(i).scroll_into_view_if_needed()
        box = points.nth(i).bounding_box()
        assert box is not None
        assert box["width"] > 10, f"row {i} cannot be read"


def test_six_players_are_all_seen_and_a_stronger_one_is_named(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ended(page, server, edition="six-player", bots=[None, *["skilled"] * 5])
    names = page.locator(".score-name")
    expect(names).to_have_count(6)
    foot = page.locator(".ways-on").bounding_box()
    assert foot is not None
    for i in range(6):
        box = names.nth(i).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= foot["y"], f"row {i} is hidden"


def test_a_match_ends_with_places_and_its_story(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ended(page, server, bots=[None, "casual", "novice"], games=3)
    expect(page.locator(".result h2")).to_have_text(re.compile("wins? the match"))
    places = page.locator(".place")
    expect(places).to_have_count(3)
    totals = [number(text) for text in page.locator(".place .score-points").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    for i in range(3):
        each = places.nth(i).locator(".sum").inner_text()
        assert sum(number(part) for part in each.split(" · ")) == totals[i]
    expect(page.locator(".chart polyline")).to_have_count(3)
    expect(page.get_by_role("button", name="Another match")).to_be_visible()
    assert axe(page) == []


def test_a_dispute_begins_with_what_the_rules_say_and_ends_by_agreement(open_page: OpenPage, server: Server) -> None:
    ada, bela = open_page(width=1280, height=800, reduced=True), open_page(width=1280, height=800, reduced=True)
    sign_in(ada, server, "Ada")
    sign_in(bela, server, "Bela")
    room = make_room(ada, server, seats=2, seconds=0, knobs={"dispute_pause": True})["id"]
    for page in (ada, bela):
        page.goto(f"{server.url}/#/table/{room}")
    bela.get_by_role("button", name="Sit down").first.click()
    for page in (ada, bela):
        page.wait_for_selector(".rack [data-tile]")
    draw = "button:enabled:has-text('Draw')"
    mover = until(lambda: next((page for page in (ada, bela) if page.locator(draw).count()), None))
    mover.locator(draw).first.click()
    bela.get_by_role("complementary").get_by_role("button", name="Call the referee").click()
    bela.get_by_label("What is wrong?").fill("She took a tile back")
    bela.get_by_role("dialog").get_by_role("button", name="Call the referee").click()
    for page in (ada, bela):
        ruling = page.get_by_role("group", name="referee")
        expect(ruling).to_contain_text("She took a tile back")
        expect(ruling).to_contain_text("By the rules the turn was legal.")
    ada.get_by_role("button", name="Undo the turn").click()
    expect(bela.get_by_role("group", name="referee")).to_contain_text("Ada wants to undo the turn.")
    expect(ada.get_by_role("group", name="referee")).to_be_visible()
    bela.get_by_role("button", name="Undo the turn").click()
    expect(bela.get_by_role("group", name="referee")).to_have_count(0)


def test_variants_are_ticked_and_make_a_game_with_a_name_and_rules(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800)
    sign_in(page, server, "Ada")
    page.goto(f"{server.url}/#/new")
    choose(page, "box", "rummy")
    for variant in ("Discard", "Open tile", "Hand game"):
        page.get_by_role("checkbox", name=variant).check()
    page.locator(".summary button").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Rummy · discard, open tile, hand game")
    expect(sheet.locator(".drawn-rule").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("main")).to_contain_text("Rummy · discard, open tile, hand game")


@pytest.mark.parametrize("width", [390, 1280])
def test_a_tile_is_discarded_by_dragging_it_onto_the_pile(open_page: OpenPage, server: Server, width: int) -> None:
    page = open_page(width=width, height=800, reduced=True)
    line = Line(page)
    sign_in(page, server, "Ada")
    room = make_room(page, server, edition=COMBINED, seats=2, bots=[None, "novice"], seconds=0, tempo="at-once")["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.wait_for_selector(".rack [data-tile]")
    expect(page.locator(".step.lit .step-number").first).to_have_text("1")
    page.get_by_role("button", name=re.compile("^Draw")).click()
    expect(page.locator(".step.lit .step-number").first).to_have_text("2")
    tile = page.locator(".rack [data-tile]").first.get_attribute("data-tile")
    assert tile is not None
    slot = page.locator("[data-drop=discard]").bounding_box()
    assert slot is not None
    assert slot["width"] >= 44, "a pile of real stones"
    page.mouse.move(*middle(page, tile))
    page.mouse.down()
    page.mouse.move(slot["x"] - 30, slot["y"] + 20)
    page.mouse.move(slot["x"] + slot["width"] / 2, slot["y"] + slot["height"] / 2)
    expect(page.locator(".discard-slot.drop")).to_be_visible()
    page.mouse.up()
    expect(page.locator(f'.rack [data-tile="{tile}"]')).to_have_count(0)
    # what lies on the table says nothing: the bot may have laid something, even this tile
    moves = [message for message in line.said if message["type"] in {"play", "discard"} and message["request"] in line.accepted]
    assert [(message["type"], message.get("tile")) for message in moves] == [("discard", tile)]


def test_special_jokers_and_signs_explain_themselves(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    sign_in(page, server, "Ada")
    knobs = {"jokers_two_colour": 2, "jokers_mirror": 2, "jokers_double": 2, "jokers_normal": 4}
    for _ in range(6):
        room = make_room(page, server, edition="twist", seats=2, bots=[None, "novice"], seconds=0, knobs=knobs)["id"]
        page.goto(f"{server.url}/#/table/{room}")
        page.wait_for_selector(".rack [data-tile]")
        joker = page.locator(".rack [data-tile^=D], .rack [data-tile^=C], .rack [data-tile^=M], .rack [data-tile^=J]").first
        if joker.count():
            break
    joker.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("joker")
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
