"""The table by ear and by keys: what is shown is said once, sets have names, keys answer, lines are understood."""

from __future__ import annotations

import json
import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from benchmarks.hand_positions import TABLES
from tests.browser.conftest import OpenPage
from tests.browser.hands import HINT, Keyboard, Person, tiles
from tests.browser.layout import axe, settle
from tests.browser.listening import Ear, words_of_tree
from tests.browser.rooms import choose, make_room, sign_in
from tests.browser.staged import stage
from tests.browser.test_carrying import sets_on, sit
from tests.server.running import Server

TABLE = ("R2 R3 R4 R5", "K9 O9 B9", "B5 J B7")
MOVES: Final = ("played", "drew", "passed", "discarded")
RACK = "R6 R1 R9 K5b O5b B2 B3 B4 K1"


def at(page: Page, server: Server, **how: Any) -> Ear:
    ear = Ear(page)
    sit(page, server, TABLE, RACK, **how)
    page.locator(".rack [data-tile]").first.focus()
    ear.heard()
    return ear


def type_line(page: Page, line: str) -> None:
    field = page.get_by_label("Type your turn")
    if not field.count():
        page.keyboard.press(":")
    field.fill(line)
    field.press("Enter")


def test_sets_have_names_and_tiles_only_their_own(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    at(page, server)
    names = page.locator(".surface .set").evaluate_all("all => all.map(set => set.getAttribute('aria-label'))")
    assert sorted(name.split(": ")[1] for name in names) == ["blue 5 to 7, with joker", "group 9", "red 2 to 5"]
    assert [name.split(":")[0] for name in names] == ["1", "2", "3"]
    expect(page.locator('.surface [data-tile="J"]')).to_have_accessible_name("joker (blue 6)")
    expect(page.locator('.rack [data-tile="R6"]')).to_have_accessible_name("red 6")
    expect(page.locator(".surface .sets")).to_have_accessible_name("Table: 3 sets")
    assert axe(page) == []


def test_a_crowded_table_is_short_to_hear(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=390, height=844, reduced=True)
    sign_in(page, server, "Ada")
    room = make_room(page, server, seats=4, bots=[None, *["novice"] * 3], seconds=0)["id"]
    stage(page, TABLES["medium"].sets, TABLES["medium"].rack)
    page.goto(f"{server.url}/#/table/{room}")
    page.wait_for_selector(".surface [data-tile]")
    settle(page)
    assert words_of_tree(page, ".surface .sets") <= 220


def test_what_is_shown_is_said_once(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ear = at(page, server)
    # one tile apart: where it went, and that it lies alone
    page.locator('.rack [data-tile="R6"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    expect(page.locator(".play-button[data-verdict=not-yet]")).to_be_visible()
    assert ear.texts() == ["The set is now: red 6.", "One tile lies alone"]
    page.keyboard.press("z")
    assert ear.texts() == ["Back on the rack: red 6."]
    page.keyboard.press("y")
    expect(page.locator(".play-button[data-verdict=not-yet]")).to_be_visible()
    assert ear.texts() == ["The set is now: red 6.", "One tile lies alone"]
    # a refusal interrupts, and is said once
    page.keyboard.press("p")
    said = ear.heard()
    assert [(line["voice"], line["text"]) for line in said] == [("assertive", "Not a set yet.")]
    page.get_by_role("button", name="Take everything back").press("Enter")
    assert ear.texts() == ["Back on the rack: red 6."]
    page.keyboard.press("z")
    page.keyboard.press("z")
    ear.heard()
    page.keyboard.press("z")
    assert ear.texts() == ["There is nothing to undo."]


def test_drawing_is_asked_for_twice(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ear = Ear(page)
    sign_in(page, server, "Ada")
    knobs = {"start_player": "rotate_seats"}
    room = make_room(page, server, seats=2, bots=[None, "novice"], seconds=0, knobs=knobs)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.locator(".rack [data-tile]").first.focus()
    ear.heard()
    page.keyboard.press("d")
    assert ear.texts("notice") == ["Press D again to draw a tile."]
    expect(page.locator(".notice")).to_contain_text("Press D again")
    # whoever thinks better of it has drawn nothing
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    page.wait_for_timeout(300)
    assert len(tiles(page, ".rack")) == 14
    page.keyboard.press("d")
    expect(page.locator(".rack [data-tile]")).to_have_count(15)


def test_keys_answer_questions(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ear = at(page, server, others=(7,))

    def asks(key: str) -> str:
        page.keyboard.press(key)
        page.wait_for_timeout(700)  # a letter that could begin a tile waits for its number
        (answer,) = ear.texts("asked")
        return answer

    assert asks("a") == "9 tiles. black: 1, 5; orange: 5; blue: 2, 3, 4; red: 1, 6, 9"
    number = {name.split(": ")[1]: name.split(":")[0] for name in asks("s").split("; ")}
    assert set(number) == {"red 2 to 5", "group 9", "blue 5 to 7, with joker"}
    assert f"{number['red 2 to 5']}: red 1, red 6" in asks("e")
    fits = asks("f")
    assert "New set: blue 2, blue 3, blue 4." in fits
    assert f"{number['group 9']}: red 9" in fits
    assert "7 tiles" in asks("c")
    assert asks("t") == "Your turn. No clock"
    assert asks("w") == "Lay down a tile"
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="What the others did")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard")
    expect(sheet).to_contain_text("the sets on the table")
    expect(sheet).to_contain_text("lay R10 B10 K10")
    assert axe(page) == []


def test_what_happens_is_heard_in_an_open_sheet(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ear = Ear(page)
    sign_in(page, server, "Ada")
    knobs = {"start_player": "rotate_seats", "timeout_idle_draw": 1}
    room = make_room(page, server, seats=2, bots=[None, "novice"], seconds=15, knobs=knobs)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.locator(".rack [data-tile]").first.focus()
    ear.heard()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    # everything that the page holds while the sheet is open, heard or not
    expect(page.locator("main > [data-voice] > p")).to_have_count(0)
    page.wait_for_function("() => spoken.some(said => /ran out of time/.test(said.text))", timeout=60_000)
    said = ear.heard()
    assert [line["text"] for line in said if line["reason"] == "time"][:2] == ["10 seconds", "5 seconds"]
    expect(page.locator("dialog[open] [data-voice]")).to_have_count(2)
    page.keyboard.press("Escape")
    ear.heard()
    page.keyboard.press("t")
    page.wait_for_timeout(700)
    assert len(ear.texts("asked")) == 1


def test_the_way_to_the_tiles_is_short_and_names_differ(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    at(page, server)
    names = page.get_by_role("group").evaluate_all("all => all.map(one => one.getAttribute('aria-label')).filter(Boolean)")
    assert len(names) == len(set(names)), names
    regions = page.locator("main [aria-label]:is(section, aside, nav, ul, ol)")
    labels = regions.evaluate_all("all => all.filter(one => one.checkVisibility()).map(one => one.getAttribute('aria-label'))")
    assert len(labels) == len(set(labels)), labels
    # the promise of the deal is for whoever looks for it, not for whoever is on the way to a tile
    page.locator(".top button").first.focus()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.className") != "seal"
        if page.evaluate("Boolean(document.activeElement.closest('.surface'))"):
            break
    else:
        raise AssertionError("no way to the tiles")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name="The deal").press("Enter")
    expect(page.get_by_role("dialog", name="The deal")).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize("alone", [True, False])
def test_whoever_needs_longer_asks_for_more_time(open_page: OpenPage, server: Server, *, alone: bool) -> None:
    page = open_page(width=390, height=844, reduced=True)
    sign_in(page, server, "Ada")
    if alone:
        page.goto(f"{server.url}/#/new")
        choose(page, "bots", 1)
        page.locator("#clock").select_option("60")
        choose(page, "my-time", 3)
        page.get_by_role("button", name="Open the table").click()
    else:
        page.goto(f"{server.url}/#/table/{make_room(page, server, seats=2, seconds=60)['id']}")
        page.locator('input[name="my-time"]:checked').press("ArrowLeft")
        expect(page.locator(".chairs")).to_contain_text(re.compile(r"time ×\s3"))
        page.get_by_role("button", name="Fill with bots").click()
        page.get_by_role("dialog").locator(".main").click()
    page.wait_for_selector(".rack [data-tile]", timeout=60_000)
    expect(page.locator(".seat.you .seat-times")).to_contain_text("×3")


def test_the_pages_are_named_as_what_they_are(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844)
    for name in page.get_by_role("navigation").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"):
        assert name != "Settings"


def test_a_letter_and_a_number_lead_to_the_tile(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    at(page, server)
    for keys, tile in (("r9", "R9"), ("k5", "K5b"), ("b5", "B5"), ("j", "J"), ("r1", "R1"), ("k9", "K9")):
        for key in keys:
            page.keyboard.press(key)
        expect(page.locator(f'[data-tile="{tile}"]')).to_be_focused()
        page.wait_for_timeout(700)


def test_the_place_on_the_rack_is_remembered(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    at(page, server)
    rack = tiles(page, ".rack")
    page.locator(f'.rack [data-tile="{rack[3]}"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    expect(page.locator(f'.surface [data-tile="{rack[3]}"]')).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator(f'.rack [data-tile="{rack[4]}"]')).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator(f'.surface [data-tile="{rack[3]}"]')).to_be_focused()


def test_a_turn_is_typed(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ear = at(page, server)
    type_line(page, "r9kob")
    # the numbers of the sets stand beside their beds, not in their place
    badges = page.locator(".surface .set").evaluate_all("all => all.map(set => parseFloat(getComputedStyle(set, '::after').width))")
    assert all(0 < width < 30 for width in badges), badges
    heights = page.locator(".surface .set").evaluate_all(
        "all => all.map(set => parseFloat(getComputedStyle(set, '::before').height))"
    )
    assert all(height > 20 for height in heights), heights
    assert ear.texts("refused")[0].startswith("I do not know “r9kob”")
    type_line(page, "b2-4")
    expect(page.locator(".play-button.ready")).to_be_visible()
    assert ear.texts() == ["The set is now: blue 2, blue 3, blue 4.", "3 tiles, all sets are valid"]
    red = page.locator(".surface .set").filter(has=page.locator('[data-tile="R2"]')).get_attribute("data-number")
    type_line(page, f"add r6 r1 to {red}")
    expect(page.locator(".play-button.ready")).to_be_visible()
    assert ear.texts() == ["The set is now: red 1, red 2, red 3, red 4, red 5, red 6.", "5 tiles, all sets are valid"]
    type_line(page, "undo")
    assert ear.texts("moved") == ["Back on the rack: red 1, red 6. The set is now: red 2, red 3, red 4, red 5."]
    page.keyboard.press("Escape")
    expect(page.locator("#typed-line")).to_have_count(0)
    expect(page.locator(".rack [data-tile]").first).to_be_focused()
    assert axe(page) == []


@pytest.mark.parametrize(("language", "line"), [("de", "r1-3; rote 6 an 1"), ("cs", "čv1"), ("fr", "1 rouge")])
def test_lines_are_understood_in_the_language_of_the_page(open_page: OpenPage, server: Server, language: str, line: str) -> None:
    page = open_page(width=1280, height=800, reduced=True, language=language)
    at(page, server)
    page.keyboard.press("/")
    page.locator("#typed-line").fill(line.split(";", maxsplit=1)[0])
    page.locator("#typed-line").press("Enter")
    expect(page.locator('.surface [data-tile="R1"]')).to_be_visible()
    assert axe(page) == []


def test_letters_can_be_moved_to_alt_or_switched_off(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    page.evaluate("localStorage.setItem('letter-keys', 'alt')")
    page.reload()
    ear = at(page, server)
    page.keyboard.press("t")
    assert ear.texts() == []
    page.keyboard.press("Alt+t")
    assert ear.texts("asked") == ["Your turn. No clock"]
    page.evaluate("localStorage.setItem('letter-keys', 'off')")
    page.reload()
    page.wait_for_selector(".rack [data-tile]")
    page.locator(".rack [data-tile]").first.focus()
    ear.heard()
    for key in ("t", "Alt+t", "?", ":"):
        page.keyboard.press(key)
    assert ear.texts("asked") == []
    expect(page.locator("dialog[open], .typed-line")).to_have_count(0)
    # a tile that has the focus may still be left for another by its name
    page.keyboard.press("r")
    page.keyboard.press("9")
    expect(page.locator('[data-tile="R9"]')).to_be_focused()


def test_the_last_seconds_are_said_once_each(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ear = Ear(page)
    sign_in(page, server, "Ada")
    knobs = {"start_player": "rotate_seats", "timeout_idle_draw": 1}
    room = make_room(page, server, seats=2, bots=[None, "novice"], seconds=15, knobs=knobs)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.wait_for_selector(".rack [data-tile]")
    page.wait_for_function("() => spoken.some(said => /ran out of time/.test(said.text))", timeout=60_000)
    said = ear.heard()
    assert [line["text"] for line in said if line["reason"] == "time"][:2] == ["10 seconds", "5 seconds"]
    assert all(line["voice"] == "assertive" for line in said if line["reason"] == "time")
    lost = [line["text"] for line in said if "ran out of time" in line["text"]]
    assert len(lost) == 1
    assert re.match("Ada ran out of time and drew", lost[0])


def faces(row: list[str]) -> str:
    return " ".join(re.sub(r"[a-d]$", "", tile) for tile in row)


def take_turn(page: Page, room: str) -> None:
    """Types what can be laid, or draws."""
    hint: dict[str, Any] = page.evaluate(HINT, room)
    if not hint.get("tiles"):
        type_line(page, "draw" if page.get_by_role("button", name="Draw").count() else "pass")
        return
    lying = {frozenset(row) for row in sets_on(page)}
    type_line(page, "; ".join(faces(row) for row in hint["table"] if frozenset(row) not in lying))
    judged = page.locator(".play-button[data-verdict=valid], .play-button[data-verdict=not-yet]")
    expect(judged).to_be_visible()
    if judged.get_attribute("data-verdict") != "valid":
        type_line(page, "reset")
        type_line(page, "table " + "; ".join(faces(row) for row in hint["table"]))
    expect(page.locator(".play-button[data-verdict=valid]")).to_be_visible()
    type_line(page, "done")


@pytest.mark.parametrize("edition", ["classic", "twist"])
def test_a_whole_game_is_typed_and_every_move_is_said_once(open_page: OpenPage, server: Server, edition: str) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    ear = Ear(page)
    person = Person(page, Keyboard(page))
    sign_in(page, server, "Ada")
    knobs = {"meld_minimum": 0, "start_player": "rotate_seats"}
    settings: dict[str, Any] = {"edition": edition, "seats": 2, "bots": [None, "most-tiles"], "tempo": "at-once", "hints": True}
    room = make_room(page, server, seconds=0, knobs=knobs, **settings)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.locator(".rack [data-tile]").first.focus()
    ear.heard()
    person.heard.clear()
    told: list[str] = []
    moved: list[dict[str, Any]] = []
    for _ in range(200):
        version = person.view["version"]
        take_turn(page, room)
        page.wait_for_function("() => document.querySelector('.result') || document.querySelector('.headline.mine')")
        deadline = time.monotonic() + 45
        while person.view["version"] == version:
            assert time.monotonic() < deadline, "the turn does not end"
            page.wait_for_timeout(20)
        expect(page.locator(".headline.mine, .result h2").first).to_be_visible()
        told += [said["text"] for said in ear.heard() if said["reason"] == "happened"]
        frames = [json.loads(frame) for frame in person.heard]
        person.heard.clear()
        moved += [event for frame in frames for event in frame.get("happenings", ()) if event["kind"] in MOVES]
        assert len(told) == len(moved), (told[-4:], [event["kind"] for event in moved[-4:]])
        if page.locator(".result").count():
            break
    else:
        raise AssertionError("the game does not end")
    names = ["Ada", page.locator(".score-name").filter(has_not_text="You").first.inner_text()]
    for text, event in zip(told, moved, strict=True):
        assert text.startswith(names[event["seat"]]), text
    expect(page.locator("#result-title")).to_be_focused()
    page.wait_for_timeout(500)
    (end,) = [said["text"] for said in [*ear.all, *ear.heard()] if said["reason"] == "ended"]
    assert re.search(r"Points: .*\+\d+; .*−\d+\.", end), end
    assert axe(page) == []
