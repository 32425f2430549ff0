"""The first page and the pages around the table, as a stranger meets them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from meldstone.server.http.today import stored_positions
from meldstone.solver import solve
from tests.browser.conftest import OpenPage
from tests.browser.crowd import play_out
from tests.browser.hands import tiles
from tests.browser.layout import axe
from tests.browser.rooms import SHORT, game_of_bots, make_room, sign_in
from tests.server.running import Server

SIZES = [(1280, 800, "light"), (1366, 657, "dark"), (1920, 1080, "light"), (390, 844, "light")]
NUMBER = "Math.floor(Date.UTC(new Date().getFullYear(), new Date().getMonth(), new Date().getDate()) / 864e5) % {count}"


@pytest.mark.parametrize(("width", "height", "theme"), SIZES)
def test_one_press_leads_to_a_dealt_table(open_page: OpenPage, width: int, height: int, theme: str) -> None:
    page = open_page(width=width, height=height, theme=theme)
    expect(page.locator(".page .main")).to_have_count(1)
    assert page.locator(".today .tile").count() >= 20
    page.locator(".five-faces label").first.click()
    expect(page.locator(".page .main")).to_have_text("Play Lulu now")
    page.locator(".page .main").click()
    page.wait_for_selector(".rack [data-tile]")
    expect(page.locator(".header, .tabs")).to_have_count(0)
    expect(page.locator(".seats")).to_contain_text("Lulu")


def test_a_running_game_against_a_bot_is_offered_before_a_new_one(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800)
    sign_in(page, server, "Ada")
    room = make_room(page, server, seats=2, bots=[None, "casual"], seconds=0)["id"]
    page.reload()
    expect(page.locator(".go-on .main")).to_have_text("Continue against Felix")
    expect(page.locator(".page .main")).to_have_count(1)
    card = page.locator(".first-cards .line-card").first
    expect(card).to_contain_text("Felix")
    expect(card).to_contain_text("14")
    card.click()
    page.wait_for_url(f"**/table/{room}")


def today(page: Page) -> int:
    """Which position the page shows."""
    return int(page.evaluate(NUMBER.format(count=len(stored_positions()))))


def put(page: Page, tiles: list[str], to: str) -> None:
    """Chooses tiles and then where they go."""
    for tile in tiles:
        page.locator(f'[data-tile="{tile}"]').focus()
        page.keyboard.press("Enter")
    page.locator(to).click()


def solve_today(page: Page) -> None:
    """Lays every set of a solution that does not lie there already."""
    solution = solve(stored_positions()[today(page)].position)
    before = {frozenset(map(str, row)) for row in stored_positions()[today(page)].position.table}
    for row in solution.table:
        tiles = [str(tile) for tile in row]
        if frozenset(tiles) not in before:
            put(page, tiles, ".here.new-set")
            expect(page.locator(".today-verdict")).not_to_have_text("Drag the tiles, or select some and then choose where they go.")


def test_todays_table_can_be_solved_with_the_keyboard_and_says_so(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=800)
    page.get_by_role("link", name="Try it").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    solve_today(page)
    expect(page.locator(".today-verdict")).to_have_text("Solved! All five tiles are on the table.")
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="Take everything back").click()
    expect(page.locator("[data-rack] [data-tile]")).to_have_count(5)


def test_who_has_solved_todays_table_gets_another(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=800)
    page.get_by_role("link", name="Try it").click()
    page.wait_for_selector("[data-rack] [data-tile]")
    first = tiles(page, "[data-rack]")
    solve_today(page)
    page.get_by_role("button", name="Another table").click()
    expect(page.locator("[data-rack] [data-tile]")).to_have_count(5)
    assert tiles(page, "[data-rack]") != first


def test_a_set_that_is_none_says_why_at_todays_table(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{page.url.split('#')[0]}#/today")
    page.wait_for_selector("[data-rack] [data-tile]")
    put(page, [tiles(page, "[data-rack]")[0]], ".here.new-set")
    expect(page.locator(".today-verdict")).to_contain_text("4 tiles left on the rack")
    expect(page.locator(".today-verdict p")).to_have_count(2)
    # the tiles are drawn, as at the table, not spelt in letters
    expect(page.locator(".today-reason .stones .tile")).to_have_count(1)
    assert page.evaluate("document.querySelector('.today-reason').lastChild.textContent").strip()[0].isalpha()


def test_the_browser_tells_of_the_own_turn_only_after_a_click(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800)
    page.context.grant_permissions(["notifications"])
    sign_in(page, server, "Ada")
    room = make_room(page, server, seats=2, public=False)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.reload()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    expect(page.get_by_text("You will be told when it is your turn.")).to_be_visible()
    assert page.evaluate("localStorage['tell-turns']") == "on"


def test_a_tile_can_be_dragged_at_todays_table_and_what_is_no_set_is_dashed(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=800)
    page.goto(f"{page.url.split('#')[0]}#/today")
    stone = page.locator("[data-rack] [data-tile]").first
    name = stone.get_attribute("data-tile")
    box = stone.bounding_box()
    target = page.locator("[data-set]").first.bounding_box()
    assert box is not None
    assert target is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] + 5, target["y"] + 10, steps=6)
    expect(page.locator(".hole")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".hole")).to_have_count(0)
    expect(page.locator(f'[data-set] [data-tile="{name}"]')).to_be_visible()
    expect(page.locator(".today-verdict")).to_contain_text("4 tiles left on the rack")


def test_the_lobby_has_somebody_to_play_with_for_a_stranger(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=800)
    page.get_by_role("link", name="Tables").first.click()
    expect(page.locator(".always-here > li")).to_have_count(5)
    expect(page.locator(".always-here")).to_contain_text("Wins 97 of 100 games against Novice")
    page.get_by_role("button", name="Play Lulu now").click()
    page.wait_for_selector(".rack [data-tile]")


def test_finished_games_are_cards_with_result_and_table(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800)
    me = sign_in(page, server, "Ada")
    play_out(page, server, make_room(page, server, seats=2, bots=[None, "novice"], seconds=0, knobs=SHORT)["id"])
    page.reload()
    page.get_by_role("link", name="Profile").click()
    card = page.locator(".game-card")
    result = page.request.get(f"{server.url}/api/games?results=true").json()[0]
    points = result["result"]["points"][result["player_ids"].index(me)]
    expect(card.locator(".game-points b")).to_have_text(f"{points:+d}".replace("-", "−"))
    expect(card.locator(".thumbnail rect")).to_have_count(sum(map(len, result["result"]["table"])))
    expect(page.locator(".figures")).to_contain_text("1")


def test_a_replay_lists_its_turns_and_tells_laid_from_moved(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800)
    sign_in(page, server, "Ada")
    game = game_of_bots(page, server)
    page.goto(f"{server.url}/#/game/{game}")
    lines = page.locator(".turn-list li")
    expect(lines.first).to_be_visible()
    lines.last.locator("button").click()
    laid = page.locator(".step-text .replay-stones [role=img]").count()
    assert laid == page.locator(".board .ring-laid").count() > 0
    for rack in page.locator(".all-racks > li").all():
        box = rack.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800, "racks are in view"
    more = page.locator(".replay-more").bounding_box()
    assert more is not None
    assert more["y"] + more["height"] <= 800, "so is what can be done with the game"
    assert axe(page) == []


def test_a_table_that_cannot_be_opened_offers_ways_on_and_no_second_try(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, expected="404")
    page.goto(f"{server.url}/#/table/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table cannot be opened")
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    expect(page.locator(".dead-end a")).to_have_count(2)
    expect(page.get_by_label("Join with a code or link")).to_be_visible()
    assert page.title() == "This table cannot be opened · Meldstone"


def test_every_page_names_its_window(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800)
    for path, title in (
        ("rules", "Rules"),
        ("today", "Can you lay all five?"),
        ("lobby", "Open tables"),
        ("players", "Bot strength"),
        ("leaders", "Leaderboard"),
        ("profile", "Profile"),
        ("settings", "Settings"),
        ("more", "More"),
    ):
        page.goto(f"{server.url}/#/{path}")
        expect(page).to_have_title(f"{title} · Meldstone")
    page.goto(f"{server.url}/#/")
    expect(page).to_have_title("Meldstone")


def test_a_desktop_has_no_vibration_to_switch(open_page: OpenPage) -> None:
    wide, phone = open_page(width=1280, height=800), open_page()
    for page, there in ((wide, 0), (phone, 1)):
        page.goto(f"{page.url.split('#')[0]}#/settings")
        expect(page.locator(".settings")).to_be_visible()
        expect(page.get_by_text("Vibration")).to_have_count(there)
