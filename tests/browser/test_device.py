"""What the device gives to the game: vibration, sound, tiles for weak eyes, its own theme, a network that comes and goes."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import Line, tiles
from tests.browser.layout import layout_problems, overlapping_tiles
from tests.browser.rooms import until
from tests.browser.test_playing import begin_against_a_bot, lay_first_three, my_turn

FELT = "window.felt = []; navigator.vibrate = pattern => felt.push(pattern) > 0;"
# what a test asks of a page counts as a touch
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}});"
HEARD = """
window.heard = [];
window.AudioContext = class {
  constructor() { this.currentTime = 0; this.destination = {}; }
  resume() { return Promise.resolve(); }
  createOscillator() { return this.#node({frequency: {setValueAtTime: tone => heard.push(tone)}}); }
  createGain() { return this.#node({gain: {setValueAtTime() {}, exponentialRampToValueAtTime() {}}}); }
  #node(more) { return {connect: to => to, start() {}, stop() {}, ...more}; }
};
"""
TURN = [30, 40, 30]
LAY = [190, 95]
BELL = [440, 1716]


def at_the_table(page: Page, stub: str = "") -> str:
    """A game against a bot in which it is the page's turn, on a device with this part stubbed; its address."""
    page.add_init_script(stub)
    page.reload()
    begin_against_a_bot(page)
    my_turn(page)
    return page.url


def choose(page: Page, setting: str, value: str, *, at: str) -> None:
    """Changes a setting and comes back."""
    page.goto(f"{at.partition('#')[0]}#/settings")
    page.get_by_role("group", name=setting).get_by_label(value, exact=True).check()
    page.goto(at)
    page.wait_for_selector(".rack [data-tile]")


def take_back(page: Page) -> None:
    page.get_by_role("button", name="Take everything back").click()
    expect(page.locator(".surface .new-tile")).to_have_count(0)


def noticed(page: Page, what: str) -> list[Any]:
    """What was felt or heard since the last look."""
    found: list[Any] = page.evaluate(f"() => {what}.splice(0)")
    return found


def test_a_phone_trembles_with_a_tile_and_with_the_own_turn(open_page: OpenPage) -> None:
    page = open_page(reduced=True)
    table = at_the_table(page, FELT)
    noticed(page, "felt")
    lay_first_three(page)
    # the player's turn may be felt a moment after it is seen
    assert [pattern for pattern in noticed(page, "felt") if pattern != TURN] == [8]
    take_back(page)
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.locator(".rack .drawn")).to_have_count(1)
    until(lambda: TURN in noticed(page, "felt"))
    choose(page, "Vibration", "Off", at=table)
    noticed(page, "felt")
    lay_first_three(page)
    assert noticed(page, "felt") == []


def test_a_phone_that_nobody_touched_lies_still(open_page: OpenPage) -> None:
    page = open_page(reduced=True)
    table = at_the_table(page, FELT)
    untouched = page.context.new_page()
    untouched.add_init_script(FELT + UNTOUCHED)
    untouched.goto(table)
    untouched.wait_for_selector(".rack [data-tile]")
    page.get_by_role("button", name="Draw", exact=True).click()
    until(lambda: TURN in noticed(page, "felt"))
    my_turn(untouched)
    assert noticed(untouched, "felt") == []


def test_sounds_are_on_from_the_first_touch_and_a_bell_switches_them(open_page: OpenPage) -> None:
    page = open_page(reduced=True)
    at_the_table(page, HEARD)
    noticed(page, "heard")
    page.get_by_role("button", name="Turn sounds off").click()
    noticed(page, "heard")
    lay_first_three(page)
    assert noticed(page, "heard") == []
    take_back(page)
    page.get_by_role("button", name="Turn sounds on").click()
    assert noticed(page, "heard") == BELL, "the switch lets hear what it does"
    lay_first_three(page)
    assert noticed(page, "heard") == LAY
    take_back(page)
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.locator(".rack .drawn")).to_have_count(1)
    until(lambda: noticed(page, "heard")[-2:] == BELL)


def test_large_tiles_are_larger_on_rack_and_table_and_fit(open_page: OpenPage) -> None:
    page = open_page(reduced=True)
    line = Line(page)
    table = at_the_table(page)
    # the draft goes to the server, so that it is still there after a look at the settings
    line.keeps(lay_first_three(page))
    wide = "all => all.map(element => element.getBoundingClientRect().width)[0]"
    before = [page.locator(f"{place} [data-tile]").evaluate_all(wide) for place in (".rack", ".surface")]
    choose(page, "Large tiles", "On", at=table)
    page.wait_for_selector(".surface [data-tile]")
    after = [page.locator(f"{place} [data-tile]").evaluate_all(wide) for place in (".rack", ".surface")]
    assert all(now > 1.1 * then for now, then in zip(after, before, strict=True)), (before, after)
    assert layout_problems(page) == []
    assert overlapping_tiles(page) == []


def test_the_theme_follows_the_device_until_somebody_chooses(open_page: OpenPage) -> None:
    page = open_page(theme="dark")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    dark = page.evaluate(ground)
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    light = page.evaluate(ground)
    assert light != dark
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    page.get_by_role("group", name="Appearance").get_by_label("Dark").check()
    assert page.evaluate(ground) == dark


def test_a_lost_network_is_told_calmly_and_comes_back_by_itself(open_page: OpenPage) -> None:
    page = open_page(reduced=True, expected="ERR_INTERNET_DISCONNECTED")
    at_the_table(page)
    page.evaluate("() => (window.same = true)")
    chosen = lay_first_three(page)
    held = tiles(page, ".rack")
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_have_text("Connection lost. Reconnecting…")
    # a button that cannot work says so
    expect(page.locator(".play-button")).to_contain_text("Waiting for the connection")
    expect(page.locator(".other-way")).to_be_disabled()
    # the hands go on while the line is down
    page.locator(f'.rack [data-tile="{held[0]}"]').click()
    page.keyboard.press("n")
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0)
    assert {*chosen, held[0]} <= set(tiles(page, ".surface"))
    take_back(page)
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.locator(".rack .drawn")).to_have_count(1)
    assert page.evaluate("() => window.same"), "without a reload"
