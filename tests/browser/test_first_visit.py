"""What a first visit loads: script and style stay small, letters come later and are few."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.server.running import Server

SCRIPT_AND_STYLE = 150_000
"""Bytes on the wire with the words of a language, with what is fetched ahead, and with a table against a bot."""
LETTERS = 90_000
"""Bytes of typefaces for a language."""
LANGUAGES = ("cs", "da", "de", "en", "es", "fr", "it", "nl", "pl", "ru", "sv")
SIZES = """() => performance.getEntriesByType('resource').map(entry => [new URL(entry.name).pathname, entry.transferSize])"""
AHEAD = """() => {
    const names = performance.getEntriesByType('resource').map(entry => entry.name);
    return names.some(name => name.includes('/Lobby-'));
}"""

LOADED = "part => performance.getEntriesByType('resource').some(entry => entry.name.includes(part))"
TYPING = "() => performance.getEntriesByType('resource').some(entry => entry.name.includes('/typing-'))"
"""The words that may be typed are the last that a table asks for."""
ROOM = "() => performance.getEntriesByType('resource').some(entry => entry.name.includes('/Room-'))"


def sent(page: Page, *endings: str) -> int:
    """Bytes of files with these endings, as they were sent."""
    return sum(size for path, size in page.evaluate(SIZES) if path.endswith(endings))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_visit_is_small_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page(width=1280, height=800, language=language)
    expect(page.locator(".five-faces")).to_be_visible()
    page.wait_for_function(AHEAD)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    assert 20_000 < sent(page, ".js", ".css") < SCRIPT_AND_STYLE
    assert 0 < sent(page, ".woff2") < LETTERS


def test_a_first_visit_that_goes_on_to_a_table_is_small(open_page: OpenPage) -> None:
    """In English: other languages load the English words that may be typed as well."""
    page = open_page(width=1280, height=800)
    page.wait_for_function(AHEAD)
    page.locator(".play-card .main").click()
    expect(page.locator(".rack [data-tile]").first).to_be_visible()
    page.wait_for_function(TYPING)
    page.wait_for_load_state("networkidle")
    # nobody is waited for, so the waiting room is not fetched on the way
    assert not page.evaluate(LOADED, "/Waiting-")
    assert 100_000 < sent(page, ".js", ".css") < SCRIPT_AND_STYLE


def test_menu_and_rules_of_a_table_come_when_they_are_opened(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=800)
    page.locator(".play-card .main").click()
    expect(page.locator(".rack [data-tile]").first).to_be_visible()
    for button, part in ((".menu-button", "/TableMenu-"), (".top-tools [data-icon=book], .top-tools .wide-only", "/RulesSheet-")):
        assert not page.evaluate(LOADED, part)
        page.locator(button).last.click()
        expect(page.locator("dialog[open] h2").first).to_be_visible()
        assert page.evaluate(LOADED, part)
        page.keyboard.press("Escape")


def test_the_table_comes_when_a_hand_nears_what_leads_there(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=800)
    page.wait_for_function(AHEAD)
    assert not page.evaluate(ROOM)
    page.locator(".play-card .main").hover()
    page.wait_for_function(ROOM)


def test_letters_never_hold_up_the_page(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800)
    page.route("**/*.woff2", lambda route: None)
    page.goto("about:blank")
    page.goto(server.url)
    expect(page.locator(".play-card .main")).to_be_visible()
    assert page.evaluate("[...document.fonts].every(face => face.display === 'swap')")


def test_who_looks_in_once_does_not_load_every_screen_and_language(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, workers=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => localStorage.removeItem('visited'))")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("files.json") else None)
    page.clock.install()
    page.goto("about:blank")
    page.goto(server.url)
    expect(page.locator(".five-faces")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.clock.run_for(30_000)
    page.wait_for_load_state("networkidle")
    assert asked == []
    with page.expect_request("**/assets/files.json"):
        page.clock.run_for(60_000)
