"""Waiting for others in a real browser: the waiting room, codes and knocking, being away and back, a guest who gets an account."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from meldstone.store import sqlite_url
from tests.browser.conftest import OpenPage
from tests.browser.rooms import ask, choose, make_room, register, sign_in, until
from tests.server.running import Server


def friends_table(page: Page) -> str:
    """Opens a table for friends; its five letters."""
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_role("heading", name="Who is coming?")).to_be_visible()
    return "".join(page.locator(".letter-stone").all_inner_texts())


def come_in(page: Page, server: Server, name: str) -> None:
    """A guest of this name, whom the page knows."""
    sign_in(page, server, name)
    page.goto(server.url)
    page.reload()
    page.wait_for_selector("h1")


def test_play_with_friends_opens_the_table_with_letters_link_and_picture(open_page: OpenPage) -> None:
    page = open_page(1280, 800)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = friends_table(page)
    assert len(code) == 5
    expect(page.locator("#link")).to_have_value(f"{page.url.partition('//')[2].partition('/')[0]}/{code}")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/{code}")
    expect(page.get_by_text("The link is copied")).to_be_visible()
    expect(page.locator(".qr")).to_be_visible()
    expect(page.locator(".opponents")).to_have_count(0)
    letters = page.locator(".code-stones").bounding_box()
    assert letters is not None
    assert letters["y"] < 400, "the letters come first"


def test_a_clipboard_that_refuses_is_not_hidden(open_page: OpenPage) -> None:
    page = open_page(1280, 800)
    page.evaluate("void (navigator.clipboard.writeText = () => Promise.reject(new Error('no')))")
    friends_table(page)
    expect(page.get_by_text("did not let us copy")).to_be_visible()


def test_a_code_in_any_spelling_leads_in_and_who_looks_is_seen_and_passes_it_on(open_page: OpenPage, server: Server) -> None:
    ada, bela, cleo = open_page(1280, 800), open_page(), open_page()
    code = friends_table(ada)
    come_in(bela, server, "Bela")
    bela.goto(f"{server.url}/{code}")
    expect(bela.get_by_role("heading", name="Guest’s table")).to_be_visible()
    expect(ada.locator(".chair.looking")).to_contain_text("Bela")
    bela.get_by_text("Invite somebody else, too").click()
    passed_on = bela.locator("#link").input_value()
    assert passed_on.endswith(code), "before sitting down"
    come_in(cleo, server, "Cleo")
    cleo.goto(f"{server.url}/#/code/{code[:3].lower()}-{code[3:].lower()}")
    expect(cleo.get_by_role("heading", name="Guest’s table")).to_be_visible()
    cleo.get_by_role("button", name="Sit down").first.click()
    expect(ada.locator(".chair:not(.looking)", has_text="Cleo")).to_contain_text("sits here")
    expect(ada.locator(".chair.looking", has_text="Cleo")).to_have_count(0)


def test_a_wrong_code_says_so_and_asks_again(open_page: OpenPage, server: Server) -> None:
    page = open_page(expected="404")
    page.goto(f"{server.url}/#/code/AAAAA")
    expect(page.get_by_text("No table has this code.")).to_be_visible()
    expect(page.locator("#code")).to_have_value("AAAAA")


def test_whoever_enters_a_code_types_at_once(open_page: OpenPage) -> None:
    page = open_page(1280, 800)
    page.get_by_role("button", name="Enter a code").click()
    expect(page.get_by_role("dialog").locator("#code")).to_be_focused()


def test_the_owner_changes_what_is_played_and_the_others_see_it(open_page: OpenPage, server: Server) -> None:
    ada, bela = open_page(1280, 800), open_page(1280, 800)
    code = friends_table(ada)
    come_in(bela, server, "Bela")
    bela.goto(f"{server.url}/{code}")
    bela.get_by_role("button", name="Sit down").first.click()
    expect(bela.locator(".guest-box")).to_contain_text("Classic, one game")
    ada.get_by_role("button", name="Change").click()
    choose(ada, "games", 3)
    expect(bela.locator(".guest-box")).to_contain_text("3 games")
    expect(bela.locator(".guest-status")).to_contain_text("changed what is played")
    choose(ada, "box", "twist")
    expect(bela.locator(".guest-box")).to_contain_text("Twist")


def test_fewer_seats_begin_after_a_countdown_that_can_be_stopped(open_page: OpenPage, server: Server) -> None:
    ada, bela = open_page(1280, 800), open_page(1280, 800)
    code = friends_table(ada)
    bela.goto(f"{server.url}/{code}")
    bela.get_by_role("button", name="Sit down").first.click()
    expect(ada.locator(".chair:not(.looking)", has_text="Guest 2")).to_be_visible()
    ada.get_by_role("button", name="Change").click()
    choose(ada, "seats", 2)
    expect(bela.locator(".welcome-guest")).to_contain_text("Everybody is here.")
    expect(ada.locator(".begins-soon")).to_contain_text("Everybody is here.")
    assert ada.locator("dialog").count() == 1, "nothing begins while somebody still chooses"
    ada.keyboard.press("Escape")
    expect(ada.locator(".begins-soon")).to_contain_text("The game begins in")
    ada.get_by_role("button", name="Not yet").click()
    expect(ada.locator(".begins-soon")).not_to_contain_text("The game begins in")
    ada.get_by_role("button", name="Start the match").click()
    expect(bela.locator(".rack [data-tile]")).to_have_count(14)
    expect(bela.get_by_role("button", name="Hint")).to_have_count(0)
    bela.reload()
    expect(bela.locator(".rack [data-tile]")).to_have_count(14)


def test_hints_between_people_are_switched_on_where_all_see_it(open_page: OpenPage, server: Server) -> None:
    ada, bela = open_page(1280, 800), open_page(1280, 800)
    code = friends_table(ada)
    bela.goto(f"{server.url}/{code}")
    ada.get_by_role("button", name="Change").click()
    ada.get_by_label("Hints allowed").check()
    expect(bela.locator(".guest-box")).to_contain_text("with hints")
    choose(ada, "seats", 2)
    sit = bela.get_by_role("button", name="Sit down")
    expect(sit).to_have_count(1)
    sit.click()
    expect(bela.locator(".rack [data-tile]")).to_have_count(14)
    expect(bela.get_by_role("button", name="Hint")).to_be_visible()


def test_the_last_one_sits_down_and_it_counts_to_the_first_turn(open_page: OpenPage, counting: Server) -> None:
    ada, bela = open_page(1280, 800), open_page(1280, 800)
    for page, name in ((ada, "Ada"), (bela, "Bela")):
        come_in(page, counting, name)
    room = make_room(ada, counting, seats=2, public=False, seconds=60)
    ada.goto(f"{counting.url}/#/table/{room['id']}")
    expect(ada.get_by_role("heading", name="Who is coming?")).to_be_visible()
    bela.goto(f"{counting.url}/#/table/{room['id']}/{room['invitation']}")
    bela.get_by_role("button", name="Sit down").first.click()
    expect(ada.locator(".countdown strong")).to_have_text("2")
    assert "The game begins" in ada.title()
    expect(ada.locator(".countdown")).to_have_count(0)
    expect(ada.locator(".rack [data-tile]")).to_have_count(14)


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that counts to three, and lets bots sit in soon."""
    directory = tmp_path_factory.mktemp("counting")
    with Server(sqlite_url(directory / "test.db"), directory, countdown_seconds=3, grace_seconds=8) as running:
        yield running


def two_at_a_table(open_page: OpenPage, server: Server) -> tuple[Page, Page, str]:
    """Ada and Bela sit at a public table, whose address comes with them."""
    ada, bela = open_page(1280, 800), open_page(1280, 800)
    for page, name in ((ada, "Ada"), (bela, "Bela")):
        come_in(page, server, name)
    room = make_room(ada, server, seats=2, public=True, seconds=0)
    address = f"{server.url}/#/table/{room['id']}"
    for page in (ada, bela):
        page.goto(address)
    bela.get_by_role("button", name="Sit down").first.click()
    return ada, bela, address


def test_a_private_table_is_knocked_at(open_page: OpenPage, server: Server) -> None:
    ada, cleo = open_page(1280, 800), open_page(expected="403")
    come_in(ada, server, "Ada")
    room = make_room(ada, server, seats=3, public=False)
    ada.goto(f"{server.url}/#/table/{room['id']}")
    expect(ada.get_by_role("heading", name="Who is coming?")).to_be_visible()
    come_in(cleo, server, "Cleo")
    cleo.goto(f"{server.url}/#/table/{room['id']}")
    expect(cleo.get_by_role("heading", name="Ada’s table is private.")).to_be_visible()
    cleo.get_by_role("button", name="Knock").click()
    expect(ada.locator(".knock")).to_contain_text("Cleo would like to join.")
    ada.get_by_role("button", name="Let in").click()
    expect(cleo.get_by_role("heading", name="Ada’s table")).to_be_visible()
    expect(cleo.get_by_role("button", name="Sit down").first).to_be_visible()


def test_who_is_away_is_counted_down_for_waited_for_and_told_what_happened(open_page: OpenPage, counting: Server) -> None:
    ada, bela, address = two_at_a_table(open_page, counting)
    expect(ada.locator(".rack [data-tile]")).to_have_count(14)
    expect(bela.locator(".countdown")).to_have_count(0)
    # the arrow says what happens before it leads away
    bela.locator(".top-back").click()
    expect(bela.get_by_text("After a minute a bot sits in for you")).to_be_visible()
    bela.get_by_role("button", name="Go to the home page").click()
    expect(ada.locator(".away")).to_contain_text("Bela is away · bot in")
    told, sets = ada.locator(".away").bounding_box(), ada.locator(".sets").bounding_box()
    assert told is not None
    assert sets is not None
    assert told["y"] + told["height"] <= sets["y"], "it covers no tile"
    ada.get_by_role("button", name="Wait two more minutes for Bela").click()
    expect(ada.locator(".away")).to_contain_text("1:5")
    expect(ada.locator(".turns")).to_contain_text("The table waits two more minutes for Bela.")
    bela.goto(address)
    expect(ada.locator(".away")).to_have_count(0)


def test_the_card_on_return_tells_what_the_bot_did_and_a_touch_takes_the_seat_back(open_page: OpenPage, counting: Server) -> None:
    ada, bela, address = two_at_a_table(open_page, counting)
    expect(ada.locator(".countdown")).to_have_count(0)
    expect(ada.locator(".rack [data-tile]")).to_have_count(14)
    bela.goto("about:blank")
    until(lambda: ada.locator(".seat .portrait").count() == 1)
    if "Draw" in ada.locator(".actions .main").inner_text() and ada.locator(".actions .main").is_enabled():
        ada.locator(".actions .main").click()
    expect(ada.locator(".rack [data-tile]")).to_have_count(15)
    until(lambda: "at-turn" in (ada.locator(".seat").first.get_attribute("class") or ""))
    bela.goto(address)
    card = bela.locator(".back-card")
    expect(card).to_contain_text("Welcome back, Bela")
    expect(card).to_contain_text("drew")
    expect(card).to_contain_text("No joker of yours was touched.")
    expect(card.get_by_role("button", name="Show me")).to_have_count(0)  # a drawn tile is nothing to look at
    expect(bela.get_by_text("Take your seat")).to_have_count(0)
    bela.locator(".rack [data-tile]").first.click()
    expect(card).to_have_count(0)
    until(lambda: ada.locator(".seat .portrait").count() == 0)


def test_alone_the_arrow_says_that_the_game_waits(open_page: OpenPage, server: Server) -> None:
    page = open_page(1280, 800)
    come_in(page, server, "Ada")
    room = make_room(page, server, seats=2, bots=[None, "novice"], seconds=0, public=False)
    page.goto(f"{server.url}/#/table/{room['id']}")
    expect(page.locator(".rack [data-tile]")).to_have_count(14)
    page.locator(".top-back").click()
    expect(page.get_by_text("The game waits for you, for days if need be.")).to_be_visible()
    page.get_by_role("button", name="Stay").click()
    expect(page.locator(".rack [data-tile]")).to_have_count(14)


def test_a_guest_who_signs_up_keeps_the_running_table(open_page: OpenPage, server: Server) -> None:
    page = open_page(1280, 800, expected="422")
    come_in(page, server, "Guest of Marta")
    room = make_room(page, server, seats=2, bots=[None, "novice"], seconds=0, public=False)
    page.goto(f"{server.url}/#/account")
    page.reload()
    page.locator("#account-name").fill("Marta")
    page.locator("#account-password").fill("short")
    page.locator("form .main").click()
    expect(page.get_by_role("alert")).to_contain_text("at least 8 characters")
    page.locator("#account-password").fill("long enough for Marta")
    page.locator("form .main").click()
    expect(page.locator(".brought")).to_contain_text("Welcome, Marta.")
    expect(page.locator(".brought")).to_contain_text("1 running table")
    page.locator(".brought .card").click()
    expect(page.locator(".rack [data-tile]")).to_have_count(14)
    assert room["id"] in page.url


def test_a_guest_who_logs_in_is_asked_and_is_the_guest_again_after_logging_out(open_page: OpenPage, server: Server) -> None:
    other, page = open_page(), open_page(1280, 800)
    register(other, server, "Nadia")
    guest = sign_in(page, server, "Guest of Nadia")
    make_room(page, server, seats=2, bots=[None, "novice"], seconds=0, public=False)
    page.goto(f"{server.url}/#/account")
    page.reload()
    page.locator(".segment-choice", has_text="Log in").click()
    page.locator("#account-name").fill("Nadia")
    page.locator("#account-password").fill("correct horse battery")
    page.locator("form .main").click()
    expect(page.locator(".bring-along")).to_contain_text("1 running table")
    page.get_by_role("button", name="No, leave it").click()
    page.get_by_role("button", name="Log out", exact=True).click()
    until(lambda: (ask(page, server, "GET", "/api/session")["me"] or {}).get("id") == guest)
    page.locator(".segment-choice", has_text="Log in").click()
    page.locator("#account-name").fill("Nadia")
    page.locator("#account-password").fill("correct horse battery")
    page.locator("form .main").click()
    page.get_by_role("button", name="Bring along").click()
    expect(page.locator(".brought")).to_contain_text("Welcome, Nadia.")
    assert [table["state"] for table in ask(page, server, "GET", "/api/my-tables")] != []


def test_rules_are_found_by_words_counted_and_reset(open_page: OpenPage, server: Server) -> None:
    page = open_page(1280, 800)
    page.goto(f"{server.url}/#/new")
    page.locator("details.advanced > summary").click()
    expect(page.get_by_role("heading", name="Often changed")).to_be_visible()
    page.get_by_label("Search the rules").fill("joker penal")
    page.get_by_label("Search the rules").fill("")
    page.locator("#knob-jokers_normal").click()
    page.locator('input[name="knob-jokers_normal"]').nth(4).check()
    expect(page.get_by_text("1 changed")).to_be_visible()
    page.get_by_role("button", name="Back to the edition").click()
    expect(page.get_by_text("1 changed")).to_have_count(0)


def test_the_button_that_opens_a_table_stays_in_sight(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1366, height=657)
    page.goto(f"{server.url}/#/new")
    choose(page, "box", "rummy")
    choose(page, "bots", 1)
    begin = page.locator(".set-up-who .main")
    expect(begin).to_be_in_viewport(ratio=1)
