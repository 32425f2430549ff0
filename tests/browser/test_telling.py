"""The table tells: what happened since your turn, whose turn it is, what is missing, what the clock does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import tiles
from tests.browser.rooms import make_room, sign_in, until
from tests.server.running import Server


def table(page: Page, server: Server, **settings: Any) -> str:
    """A table with bots at which it is the page's turn."""
    sign_in(page, server, "Anna")
    known: dict[str, Any] = {"seats": 3, "bots": [None, "novice", "casual"], "seconds": 0, **settings}
    room = str(make_room(page, server, **known)["id"])
    page.goto(f"{server.url}/#/table/{room}")
    own_turn(page)
    return room


def own_turn(page: Page) -> None:
    until(lambda: page.title().startswith("● Your turn"))
    expect(page.locator(".headline")).to_have_text("Your turn")


def lay(page: Page, count: int) -> list[str]:
    held = tiles(page, ".rack")[:count]
    for tile in held:
        page.locator(f'.rack [data-tile="{tile}"]').click()
    page.locator(".new-set").click()
    return held


def test_what_the_others_did_stands_beside_the_rack_until_i_play(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    table(page, server)
    page.get_by_role("button", name="Draw", exact=True).click()
    until(lambda: not page.title().startswith("●") or page.locator(".since li").count() == 2)
    own_turn(page)
    expect(page.locator(".since li")).to_have_count(2)
    for sentence in page.locator(".since li").all_inner_texts():
        assert re.search(r"drew a tile|opened with|laid|added|made|rearranged|swapped|won", sentence), sentence
    # your draw is told with its tile, those of the others without
    expect(page.locator(".turns li").filter(has_text="drew").first).to_be_visible()
    drawn = page.locator(".rack .drawn")
    expect(drawn).to_have_count(1)
    expect(page.locator(".turns .now")).to_contain_text("Your turn")


def test_old_turns_give_way_to_whatever_is_done_now(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=740, height=360, reduced=True)
    table(page, server, hints=True, knobs={"meld_minimum": 0})
    draw, again = page.get_by_role("button", name="Draw", exact=True), page.get_by_role("button", name="Show again")
    for _ in range(12):
        draw.click()
        until(lambda: not page.title().startswith("●") or page.locator(".since li").count() == 2)
        own_turn(page)
        if again.count():
            break
    old = page.locator(".replay")
    ends: tuple[Callable[[], Any], ...] = (
        lambda: page.keyboard.press("Escape"),
        page.locator(".rack [data-tile]").first.click,
        lambda: page.keyboard.press("h"),
        lambda: page.keyboard.press("d"),
        draw.click,
    )
    for end in ends:
        again.click()
        expect(old).to_be_visible()
        end()
        expect(old).to_have_count(0)
        expect(page.locator(".surface")).to_be_visible()
        page.keyboard.press("Escape")


def test_somebody_who_watches_is_told_the_same(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    table(page, server)
    watcher = open_page(width=1280, height=800, reduced=True)
    watcher.goto(page.url)
    watcher.wait_for_selector(".notice")
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(watcher.locator(".turns li").filter(has_text="drew a tile").first).to_be_visible()
    # what somebody drew is nobody else's business
    expect(watcher.locator(".turns li").filter(has_text="drew").locator(".stones")).to_have_count(0)
    expect(watcher.locator(".since li").first).to_be_visible()


def test_who_comes_late_reads_the_turns_so_far_with_the_same_numbers(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    table(page, server)
    now = page.locator(".turns .now .turn-number")
    for turn in (int(now.inner_text()), int(now.inner_text()) + 1):
        page.get_by_role("button", name="Draw", exact=True).click()
        expect(now).to_have_text(str(turn + 1))
    numbers = page.locator(".turns .turn-number").all_inner_texts()
    assert numbers[-1] == "3", "my third turn"
    assert numbers == sorted(numbers)
    told = page.locator(".turns .did").all_inner_texts()
    again = page.context.new_page()
    again.set_viewport_size({"width": 1280, "height": 800})
    again.goto(page.url)
    expect(again.locator(".turns .turn-number")).to_have_text(numbers)
    assert again.locator(".turns .did").all_inner_texts() == told
    assert again.locator(".turns .stones").count() == page.locator(".turns .stones").count(), "my own draws are mine in any window"
    expect(again.locator(".rack .drawn")).to_have_count(1)
    watcher = open_page(width=1280, height=800, reduced=True)
    watcher.goto(page.url)
    # without "your turn", which is not theirs
    expect(watcher.locator(".turns .turn-number")).to_have_text(numbers[:-1])
    expect(watcher.locator(".turns li").filter(has_text="drew").locator(".stones")).to_have_count(0)
    expect(watcher.locator(".table-kind")).to_have_text("Classic · No clock")


def test_the_meter_and_play_say_how_far_an_opening_has_come(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    table(page, server)
    expect(page.get_by_role("img", name="0 of 30 points to open")).to_be_visible()
    expect(page.locator(".play-button")).to_contain_text("30 points to open")
    lay(page, 1)
    expect(page.locator(".play-button")).to_contain_text("One tile lies alone")
    expect(page.locator(".notice.warns")).to_have_count(0)
    expect(page.locator(".play-button[data-verdict=not-yet]")).to_have_attribute("aria-disabled", "true")


def test_nothing_is_called_valid_without_a_connection(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True, expected="Failed to load resource")
    table(page, server, knobs={"meld_minimum": 0})
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    lay(page, 3)
    expect(page.locator(".play-button")).to_contain_text("Waiting for the connection")
    expect(page.locator(".notice")).to_contain_text("your tiles stay where they are")
    expect(page.locator(".valid, .play-button.ready")).to_have_count(0)
    page.context.set_offline(False)
    # judged again as soon as the connection is back
    expect(page.locator(".play-button:is([data-verdict=valid], [data-verdict=not-yet])")).to_be_visible()


def test_ten_seconds_are_told_where_the_hand_is_and_the_card_says_what_the_clock_took(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    table(page, server, seconds=20)
    held = len(tiles(page, ".rack"))
    laid = lay(page, 2)
    expect(page.locator(".last-number")).to_be_visible()
    expect(page.locator(".tray.last-seconds")).to_be_visible()
    expect(page.locator(".notice")).to_contain_text(re.compile("3 penalty tiles"))
    expect(page.get_by_role("button", name="Take back and draw")).to_be_enabled()
    card = page.locator(".settled")
    expect(card).to_contain_text("Time is up")
    expect(card).to_contain_text("3 penalty tiles")
    expect(card.locator(".drawn-tiles .tile")).to_have_count(3)
    expect(card.locator(".stones .tile")).to_have_count(2)
    expect(page.locator(".rack .drawn")).to_have_count(3)
    assert set(laid) <= set(tiles(page, ".rack"))
    assert len(tiles(page, ".rack")) == held + 3
    # it waits for its reader, also into the next turn, and goes with the first tile that is touched
    own_turn(page)
    expect(card).to_be_visible()
    page.locator(".rack [data-tile]").first.click()
    expect(card).to_have_count(0)


def test_words_stand_at_the_seat_and_never_over_the_table(open_page: OpenPage, server: Server) -> None:
    ada = open_page(width=800, height=900, reduced=True)
    sign_in(ada, server, "Ada")
    room = make_room(ada, server, seats=2, seconds=0)
    ada.goto(f"{server.url}/#/table/{room['id']}")
    bela = open_page(width=1280, height=800, reduced=True)
    sign_in(bela, server, "Bela")
    bela.goto(f"{server.url}/#/table/{room['id']}" + (f"/{room['invitation']}" if room.get("invitation") else ""))
    bela.get_by_role("button", name="Sit down").click()
    for page in (ada, bela):
        page.wait_for_selector(".rack [data-tile]")
    bela.get_by_label("Say something").fill("well, well")
    bela.get_by_role("button", name="Send").click()
    bubble = ada.locator(".seat .bubble")
    expect(bubble).to_have_text(re.compile("well, well"))
    box, surface = bubble.bounding_box(), ada.locator(".surface").bounding_box()
    assert box is not None
    assert surface is not None
    assert box["y"] + box["height"] <= surface["y"]
    bubble.click()
    expect(ada.get_by_role("dialog").get_by_label("Say something")).to_be_focused()


def test_the_panel_folds_away_and_stays_so(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    table(page, server)
    expect(page.locator(".side-panel")).to_be_visible()
    page.get_by_role("button", name="Fold away turns and chat").click()
    expect(page.locator(".side-panel")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".rack [data-tile]")
    expect(page.locator(".side-panel")).to_have_count(0)
