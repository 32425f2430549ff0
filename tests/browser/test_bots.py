"""Bots for people: chosen by face and name, given time to think, followed move by move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from meldstone.store import sqlite_url
from tests.browser.conftest import PATIENCE, OpenPage
from tests.browser.layout import axe
from tests.browser.rooms import choose, game_of_bots, make_room, sign_in
from tests.server.running import Server

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const bot = document.querySelector(".seat.at-turn .portrait");
    const laid = document.querySelectorAll(".surface .new-tile").length;
    const now = !bot ? "mine" : laid ? `laid ${laid}` : document.querySelector(".thinking") ? "thinks" : "";
    if (now && window.seen.at(-1) !== now) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
"""Notes what the eye sees: whose turn it is, that a bot thinks, and how many of its tiles lie there before its turn is over."""


@pytest.fixture
def calm_bots(tmp_path: Any) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path / "calm.db"), tmp_path, bot_pause=120) as running:
        yield running


def pick(page: Page, level: str) -> None:
    page.locator(f'.opponent:has(input[value="{level}"])').click()


def test_a_table_with_a_chosen_bot_shows_its_face_its_name_and_its_move_step_by_step(browser: Browser, calm_bots: Server) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en")
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(f"{calm_bots.url}/#/new")
    page.wait_for_selector(".advanced")
    choose(page, "bots", 1)
    choose(page, "bot", "skilled")
    page.select_option("#think", "0.5")
    expect(page.locator("#tempo")).to_have_value("calm")
    # without a minimum for the initial meld the bot soon lays something
    page.locator(".advanced > summary").click()
    page.locator("#knob-meld_minimum").click()
    page.locator("details:has(> #knob-meld_minimum) input").fill("0")
    page.locator("details:has(> #knob-meld_minimum) input").blur()
    page.evaluate(WATCH)
    with page.expect_request("**/api/rooms") as asked:
        page.locator(".main.big").click()
    sent = json.loads(asked.value.post_data or "")["settings"]
    assert (sent["bots"], sent["think"], sent["tempo"]) == ([None, "skilled"], 0.5, "calm")
    page.wait_for_selector(".rack [data-tile]")
    expect(page.locator('.seat:has(.portrait[data-level="skilled"]) .seat-name')).to_have_text("Remi")
    for turn in range(1, 31):
        page.get_by_role("button", name="Draw", exact=True).click()
        page.wait_for_function(
            f"() => window.seen.filter(mark => mark === 'thinks').length >= {turn} && window.seen.at(-1) === 'mine'"
        )
        seen: list[str] = page.evaluate("window.seen")
        laid = [i for i, mark in enumerate(seen) if mark.startswith("laid")]
        if laid:
            break
    assert laid, "its tiles lie there while it is still its turn"
    assert seen[laid[0] - 1] == "thinks"
    page.context.close()


def test_the_waiting_room_offers_every_level_and_says_how_strong_they_are(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=390, language="de")
    sign_in(page, server, "Ada")
    room = make_room(page, server, seats=3, public=False)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.get_by_role("button", name="Mit Bots auffüllen").click()
    expect(page.locator(".opponent")).to_have_count(5)
    page.get_by_role("button", name="Stärke der Bots").click()
    expect(page.locator(".sheet .character")).to_have_count(5)
    assert axe(page) == []
    page.keyboard.press("Escape")
    pick(page, "master")
    page.get_by_role("button", name="Bot dazusetzen").click()
    expect(page.locator('.chair:has(.portrait[data-level="master"])')).to_contain_text("Kasimir")


def test_a_level_by_its_old_name_has_a_face_at_the_table_and_in_the_replay(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=390, language="ru")
    sign_in(page, server, "Ada")
    room = make_room(page, server, seats=2, bots=[None, "most-tiles"], seconds=0)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    expect(page.locator('.seat:has(.portrait[data-level="skilled"]) .seat-name')).to_have_text("Реми")
    page.goto(f"{server.url}/#/game/{game_of_bots(page, server, 'classic', 2)}")
    expect(page.locator('.all-racks h2:has(.portrait[data-level="skilled"])')).to_have_count(2)
    expect(page.locator(".all-racks h2").first).to_contain_text("Вера")


def test_the_page_about_bots_leads_to_a_game_with_each(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800)
    page.goto(f"{server.url}/#/players")
    expect(page.locator(".play-level")).to_have_count(5)
    page.get_by_role("button", name="Play Hugo now").click()
    expect(page.locator('.seat:has(.portrait[data-level="expert"]) .seat-name')).to_have_text("Hugo")
