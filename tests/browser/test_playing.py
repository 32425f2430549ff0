"""People play through the interface alone."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.crowd import crowded_room
from tests.browser.hands import HINT, Line, Mouse, Person, tiles
from tests.browser.layout import axe
from tests.browser.rooms import SHORT, make_room, sign_in
from tests.server.running import Server


def play_a_bot(page: Page) -> None:
    page.locator(".main.big").click()
    page.wait_for_selector(".rack [data-tile]")


def begin_against_a_bot(page: Page) -> None:
    """A game in which the page has the first turn, so that the table is empty whatever was dealt."""
    home = page.url.partition("#")[0].rstrip("/")
    page.request.post(f"{home}/api/session", data={"name": "Ada"})
    settings = {"seats": 2, "bots": [None, "novice"], "seconds": 0, "knobs": {"start_player": "rotate_seats"}}
    room = page.request.post(f"{home}/api/rooms", data={"settings": settings, "sit": True}).json()["id"]
    page.goto(f"{home}/#/table/{room}")
    page.wait_for_selector(".rack [data-tile]")


def my_turn(page: Page) -> None:
    expect(page.locator(".seat.at-turn").first).to_contain_text("You")


def lay_first_three(page: Page) -> list[str]:
    """Taps three rack tiles, then the table."""
    my_turn(page)
    chosen = tiles(page, ".rack")[:3]
    for tile in chosen:
        page.locator(f'[data-tile="{tile}"]').click()
    page.locator(".new-set").click()
    expect(page.locator(f'.surface [data-tile="{chosen[0]}"]')).to_be_visible()
    return chosen


def test_a_whole_game_against_a_bot_by_tapping(open_page: OpenPage, server: Server) -> None:
    page = open_page(reduced=True)
    sign_in(page, server, "Ada")
    room = make_room(page, server, seats=2, bots=[None, "most-tiles"], seconds=0, knobs=SHORT)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.wait_for_selector(".rack [data-tile]")
    deadline = time.monotonic() + 300
    main = page.locator(".actions .main:not([disabled])")
    while not page.locator(".result").count():
        assert time.monotonic() < deadline, "the game does not end"
        if not main.count():
            page.wait_for_timeout(30)
            continue
        told = page.locator('[aria-label^="Hint"]:not([disabled])')
        if told.count() and not page.locator(".surface .new-tile").count():
            told.click()
            expect(page.locator(".notice")).to_contain_text(re.compile("Nothing fits|You can play"))
            if "Nothing" not in page.locator(".notice").inner_text():
                told.click()
                expect(page.locator(".hinted").first).to_be_visible()
                told.click()
                if page.locator(".all-steps").count():
                    page.locator(".all-steps").click()
                expect(page.locator(".surface .new-tile").first).to_be_visible()
        before = page.locator(".notice").inner_text()
        main.click()
        page.wait_for_function(
            "was => document.querySelector('.result') || document.querySelector('.notice').innerText !== was", arg=before
        )
    expect(page.locator(".result h2")).to_contain_text(re.compile("win"))
    if not page.locator(".proof").count():
        page.get_by_role("button", name="Fair deal").click()
    page.get_by_role("button", name="Check the deal").click()
    # the game began as soon as the program had made the room: nobody could add to the deal
    expect(page.locator(".proof")).to_contain_text("the seed that was promised gives these tiles")
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".rack [data-tile]")


def test_an_illegal_set_shows_its_reason_and_can_be_taken_back(open_page: OpenPage) -> None:
    page = open_page()
    play_a_bot(page)
    my_turn(page)
    tile = tiles(page, ".rack")[0]
    page.locator(f'[data-tile="{tile}"]').click()
    page.locator(".new-set").click()
    # while it is built nothing is called wrong: a dashed outline, and the reason on Play
    expect(page.locator(".set.unfinished")).to_be_visible()
    expect(page.locator(".play-button")).to_contain_text("One tile lies alone")
    expect(page.locator(".notice.warns")).to_have_count(0)
    page.locator(".play-button").click(force=True)
    expect(page.locator(".set.refused")).to_have_count(1)
    expect(page.locator(".notice.warns")).to_contain_text("a set needs at least 3")
    expect(page.locator('.notice [role="img"]')).to_have_count(1)
    page.locator(".notice .reason").click()
    expect(page.get_by_role("dialog")).to_contain_text("A group is at least three tiles")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="undo").click()
    expect(page.locator(f'.rack [data-tile="{tile}"]')).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(f'.surface [data-tile="{tile}"]')).to_be_visible()


@pytest.mark.parametrize(("width", "height", "theme"), [(390, 844, "dark"), (1280, 800, "light")])
def test_the_stones_an_objection_is_about_are_marked_until_it_goes(
    open_page: OpenPage, server: Server, width: int, height: int, theme: str
) -> None:
    page = open_page(width=width, height=height, theme=theme)
    sign_in(page, server, "Ada")
    room = crowded_room(page, server, tiles=20, rack=14, edition="classic", seats=2)
    page.goto(f"{server.url}/#/table/{room}")
    page.wait_for_selector(".rack [data-tile]")
    my_turn(page)
    chosen = tiles(page, ".rack")[0]
    page.locator(f'[data-tile="{chosen}"]').click()
    page.locator(".new-set").click()
    lone = page.locator(f'.surface [data-tile="{chosen}"]')
    expect(page.locator(".play-button[data-verdict=not-yet]")).to_be_visible()
    expect(page.locator(".concerned")).to_have_count(0)
    page.locator(".play-button").click(force=True)
    expect(lone).to_have_class(re.compile("concerned"))
    expect(lone).to_have_accessible_description(re.compile("a set needs at least 3"))
    expect(page.locator(".concerned")).to_have_count(1)
    expect(lone).to_have_class(re.compile("concerned"))
    assert axe(page) == []
    page.get_by_role("button", name="Take everything back").click()
    expect(page.locator(".concerned")).to_have_count(0)


def test_who_lays_a_set_before_drawing_is_told_to_draw_and_nothing_is_marked(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800)
    sign_in(page, server, "Ada")
    hint: dict[str, Any] = {"tiles": []}
    while len(hint["tiles"]) < 3 or hint["took"] != "nothing":
        room = make_room(page, server, edition="rummy-discard", seats=2, bots=[None, "novice"], seconds=0, knobs=SHORT)["id"]
        page.goto(f"{server.url}/#/table/{room}")
        page.reload()
        my_turn(page)
        hint = page.evaluate(HINT, room)
    person = Person(page, Mouse(page))
    person.lay(hint["table"])
    expect(page.locator(".play-button")).to_contain_text("Draw first")
    expect(page.locator(".notice.warns")).to_have_count(0)
    expect(page.locator(".concerned")).to_have_count(0)
    expect(page.locator(".actions .main")).to_have_accessible_name("Draw")


@pytest.mark.parametrize("width", [320, 1280])
def test_tiles_are_dragged_to_the_table_and_back(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width, height=700)
    begin_against_a_bot(page)
    my_turn(page)
    chosen = tiles(page, ".rack")[:3]
    for tile in chosen:
        page.locator(f'[data-tile="{tile}"]').click()
    drag(page, chosen[0], ".surface", (0.5, 0.8))
    for tile in chosen:
        expect(page.locator(f'.surface [data-tile="{tile}"]')).to_be_visible()
    assert page.locator(".surface [data-set]").last.locator("[data-tile]").count() == 3
    drag(page, chosen[1], ".rack", (0.5, 0.5))
    expect(page.locator(f'.rack [data-tile="{chosen[1]}"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def drag(page: Page, tile: str, to: str, at: tuple[float, float]) -> None:
    start = page.locator(f'[data-tile="{tile}"]').bounding_box()
    end = page.locator(to).bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] * at[0], end["y"] + end["height"] * at[1], steps=8)
    page.wait_for_timeout(50)
    page.mouse.up()
    page.wait_for_timeout(250)


def test_a_draft_survives_a_reload_and_a_killed_server(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    line = Line(page)
    begin_against_a_bot(page)
    chosen = lay_first_three(page)
    line.keeps(chosen)
    page.reload()
    expect(page.locator(f'.surface [data-tile="{chosen[2]}"]')).to_be_visible()
    held = sorted(tiles(page, ".rack"))
    server.kill()
    try:
        expect(page.locator(".lost")).to_be_visible()
    finally:
        server.start()
    expect(page.locator(".lost")).to_have_count(0)
    assert set(chosen) <= set(tiles(page, ".surface"))
    assert sorted(tiles(page, ".rack")) == held
    page.get_by_role("button", name="Take everything back").click()
    page.locator(".actions .main").click()
    expect(page.locator(".rack .drawn")).to_have_count(1)


def test_two_windows_at_one_table_see_each_other_move(open_page: OpenPage) -> None:
    ada, bela = open_page(), open_page(width=1280, height=800)
    ada.evaluate("location.hash = '#/new'")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Open the table").click()
    # the link is shown as it is read aloud, without its scheme
    link = ada.get_by_label("or send the link").input_value()
    assert axe(ada) == []
    bela.goto(f"http://{link}")
    bela.get_by_label("Your name").fill("Bela")
    bela.get_by_role("button", name="Sit down").click()
    for page in (ada, bela):
        page.wait_for_selector(".rack [data-tile]")
    expect(ada.locator(".seats")).to_contain_text("Bela")
    assert not set(tiles(ada, ".rack")) & set(tiles(bela, ".rack"))
    mover, watcher = (ada, bela) if ada.locator(".actions .main:not([disabled])").count() else (bela, ada)
    chosen = lay_first_three(mover)
    for tile in chosen:
        expect(watcher.locator(f'.surface [data-tile="{tile}"].new-tile')).to_be_visible()
    mover.get_by_role("button", name="Take everything back").click()
    expect(watcher.locator(".surface [data-tile]")).to_have_count(0)
    mover.get_by_role("button", name="Draw", exact=True).click()
    my_turn(watcher)


def test_the_keyboard_alone_lays_a_set(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=800)
    page.locator(".main.big").press("Enter")
    page.wait_for_selector(".rack [data-tile]")
    my_turn(page)
    first, second = tiles(page, ".rack")[:2]
    page.locator(f'[data-tile="{first}"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    expect(page.locator(f'.surface [data-tile="{second}"]')).to_be_focused()
    expect(page.locator("[data-voice=polite]")).to_contain_text("The set is now")
    page.keyboard.press("z")
    expect(page.locator(f'.rack [data-tile="{first}"]')).to_be_visible()
