"""What the table can do beside playing: plans, places, zoom, a look back, handing the device round, coming back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from meldstone.store import sqlite_url
from tests.browser.conftest import OpenPage
from tests.browser.hands import Finger, Line, Mouse, empty_place, middle, tiles
from tests.browser.layout import axe, layout_problems, settle
from tests.browser.rooms import choose, make_room, sign_in, until
from tests.browser.test_games import sit_down
from tests.browser.test_playing import begin_against_a_bot, lay_first_three, my_turn, play_a_bot
from tests.server.running import Server

RUNS = [[f"{colour}{number}" for number in range(first, first + 3)] for colour in "KOBR" for first in (1, 5, 9)]
CROWDED = [*RUNS, *[[f"{colour}{number}b" for colour in "KOB"] for number in (4, 8, 12)]]
RACK = (
    [f"R{number}b" for number in range(1, 14)]
    + [f"{colour}{number}b" for colour in "KOB" for number in (1, 2, 3, 5, 6)]
    + ["J", "Jb"]
)


def crowd(page: Page, table: list[list[str]], rack: list[str]) -> None:
    """The window is told of a full table and a full rack; everything else is the server's."""

    def change(frame: str | bytes) -> str | bytes:
        message: dict[str, Any] = json.loads(frame)
        if message.get("view"):
            message["view"]["table"], message["view"]["rack"] = table, rack
        return json.dumps(message)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(change(frame)))

    page.route_web_socket(re.compile("/api/socket"), between)


def boxes(page: Page, what: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.locator(what).evaluate_all(
        "all => all.map(element => element.getBoundingClientRect().toJSON())"
    )
    return found


def overlap(all_of_them: list[dict[str, float]]) -> bool:
    return any(
        a["left"] < b["right"] - 1 and b["left"] < a["right"] - 1 and a["top"] < b["bottom"] - 1 and b["top"] < a["bottom"] - 1
        for i, a in enumerate(all_of_them)
        for b in all_of_them[i + 1 :]
    )


def test_fifteen_sets_and_thirty_tiles_are_in_view_or_as_small_as_may_be(open_page: OpenPage) -> None:
    page = open_page(reduced=True)
    crowd(page, CROWDED, RACK)
    play_a_bot(page)
    expect(page.locator(".surface [data-set]")).to_have_count(15)
    assert len(tiles(page, ".rack")) == 30
    for width, height in ((320, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        [surface] = boxes(page, ".surface")
        laid, held = boxes(page, ".surface [data-tile]"), boxes(page, ".rack [data-tile]")
        # on a phone tiles that would get too small to be read stay as they are, and the table scrolls
        high, shown = page.locator(".surface").evaluate("table => [table.scrollHeight, table.clientHeight]")
        scrolls = width < 768 and high > shown
        assert not overlap(laid), width
        assert not overlap(held), width
        if scrolls:
            assert {round(tile["width"]) for tile in laid} == {32}, width
        for tile in laid:
            assert surface["left"] <= tile["left"], width
            assert tile["right"] <= surface["right"], width
            assert surface["top"] <= tile["top"], width
            assert tile["bottom"] <= surface["bottom"] + 1 or scrolls, width
        assert surface["bottom"] <= min(tile["top"] for tile in held), width
        assert all(button["bottom"] <= height for button in boxes(page, ".actions .main")), width
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_names_stand_on_one_line_and_keep_their_number_on_a_phone(open_page: OpenPage, server: Server) -> None:
    page = open_page(language="ru", reduced=True)
    sign_in(page, server, "Ада")
    for seats in (2, 3, 4, 5, 6):
        bots = [None, *["most-tiles", "novice"] * 3][:seats]
        room = make_room(page, server, edition="six-player" if seats > 4 else "classic", seats=seats, bots=bots, seconds=60)["id"]
        page.goto(f"{server.url}/#/table/{room}")
        expect(page.locator(".seats .seat-name")).to_have_count(seats)
        page.wait_for_selector(".rack [data-tile]")
        for width in (320, 390, 430):
            page.set_viewport_size({"width": width, "height": 700})
            settle(page)
            at = (seats, width)
            assert layout_problems(page) == [], at
            assert not overlap(boxes(page, ".seat")), at
            names = boxes(page, ".seats .seat-name")
            assert len(names) == seats
            assert all(box["height"] < 20 for box in names), at
            # beside the longest name of a bot there is room for its beginning and its number
            cut = page.locator(".seats .cut").evaluate_all(
                "all => all.map(name => name.clientWidth / Math.max(1, name.scrollWidth))"
            )
            assert min(cut) > 0.6, (at, cut)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_draw_and_discard_has_its_piles_and_steps_in_view_on_a_phone(open_page: OpenPage, server: Server, language: str) -> None:
    page = open_page(language=language, reduced=True)
    sign_in(page, server, "Ada")
    edition = "rummy-discard+rummy-open-tile+rummy-hand"
    page.goto(f"{server.url}/#/table/{make_room(page, server, edition=edition, seats=2, bots=[None, 'novice'], seconds=0)['id']}")
    for stage in range(4):
        expect(page.locator(".headline.mine")).to_be_visible()
        expect(page.locator(".step.lit")).to_have_count(1)
        for width, height in ((320, 640), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            assert layout_problems(page) == [], (stage, width)
            piles, felt = boxes(page, ".piles")[0], boxes(page, ".surface")[0]
            assert piles["y"] >= felt["y"], (stage, width)
            assert piles["y"] + piles["height"] <= felt["y"] + felt["height"], (stage, width)
            assert page.locator(".pile-name").evaluate_all("all => all.every(name => name.scrollWidth <= name.clientWidth)")
        if stage % 2:
            page.locator(".rack [data-tile]").first.click()
        turn = page.locator(".step.lit").inner_text()
        page.locator(".other-way").click()
        expect(page.locator(".step.lit")).not_to_have_text(turn)


def test_a_set_stays_where_it_was_put(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=800, reduced=True)
    line = Line(page)
    begin_against_a_bot(page)
    first = lay_first_three(page)
    second = lay_first_three(page)
    ends = {tile: page.locator(f'[data-set]:has([data-tile="{tile}"])') for tile in (first[0], second[0])}
    start, goal = ends[second[0]].bounding_box(), ends[first[0]].bounding_box()
    assert start is not None
    assert goal is not None
    assert start["x"] > goal["x"]
    page.locator(f'[data-set]:has([data-tile="{second[0]}"]) .grip').hover()
    page.mouse.down()
    page.mouse.move(goal["x"] - start["width"], goal["y"] + goal["height"], steps=6)
    page.mouse.up()
    assert middle(page, second[0])[0] < middle(page, first[0])[0]
    line.keeps([*first, *second])
    page.reload()
    page.wait_for_selector(f'.surface [data-tile="{first[0]}"]')
    assert middle(page, second[0])[0] < middle(page, first[0])[0]
    page.get_by_role("button", name="Tidy the table").click()
    expect(page.get_by_role("button", name="Tidy the table")).to_have_count(0)


def test_wheel_and_two_fingers_make_tiles_larger(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, reduced=True)
    begin_against_a_bot(page)
    lay_first_three(page)
    width = "() => document.querySelector('.surface [data-tile]').getBoundingClientRect().width"
    before = page.evaluate(width)
    page.mouse.move(200, 200)
    page.mouse.wheel(0, -300)
    larger = until(lambda: (now := page.evaluate(width)) > before * 1.3 and now)
    touch = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 150), ("touchMove", 110), ("touchMove", 75)):
        points = [{"x": 195 - apart / 2, "y": 300, "id": 0}, {"x": 195 + apart / 2, "y": 300, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(lambda: page.evaluate(width) < larger * 0.7)


def test_a_plan_is_made_in_secret_and_played_with_one_press(open_page: OpenPage) -> None:
    party = sit_down(open_page, [Mouse, Finger], "classic", meld_minimum=0, jokers_normal=4)
    party.agree()
    mover = next(person for person in party.people if person.seat == person.view["turn"])
    planner = next(person for person in party.people if person is not mover)
    hint = planner.hint()
    while not hint["tiles"]:
        # nobody can plan with nothing: both draw
        for person in (mover, planner):
            person.page.get_by_role("button", name="Draw", exact=True).click()
            party.agree()
            expect(person.page.locator(".actions .main")).to_be_disabled()
        hint = planner.hint()
    planner.said.clear()
    asked: list[str] = []
    planner.page.on("request", lambda request: asked.append(request.url))
    planner.lay(hint["table"])
    planned = planner.table()
    assert planned == {frozenset(tiles) for tiles in hint["table"]}
    expect(planner.page.locator(".notice")).to_contain_text("Only you can see it")
    planner.page.wait_for_timeout(250)
    assert [said for said in planner.said if '"ping"' not in said] == [], "nothing of a plan is sent"
    assert asked == []
    assert mover.table() != planned
    planner.page.get_by_role("button", name="Watch").click()
    expect(planner.page.locator(".surface [data-tile]")).to_have_count(len(mover.view["table"]))
    planner.page.get_by_role("button", name="Show my plan").click()
    planner.page.reload()
    planner.page.wait_for_selector(".surface.planned")
    assert planner.table() == planned
    mover.page.get_by_role("button", name="Draw", exact=True).click()
    planner.page.get_by_role("button", name="Play my plan").click()
    party.until(lambda: planner.view["turn"] == mover.seat, "the plan was not played")
    party.until(lambda: mover.table() == planned, "the plan was not played")


def test_the_last_turn_is_shown_again_step_by_step(open_page: OpenPage) -> None:
    party = sit_down(open_page, [Mouse, Mouse], "classic", meld_minimum=0, jokers_normal=4)
    party.agree()
    watcher = party.people[0]
    while not any(seat["opened"] for seat in party.people[0].view["seats"]):
        party.step(party.people[0].view)
        party.check()
    after = watcher.table()
    watcher.page.get_by_role("button", name="Show again").click()
    expect(watcher.page.locator(".replay [data-seen]")).to_have_count(0)
    forward = watcher.page.get_by_role("button", name="Next step")
    while forward.is_enabled():
        forward.click()
        expect(watcher.page.locator(".replay .hinted").first).to_be_visible()
    shown = watcher.page.locator(".replay .set").evaluate_all(
        "all => all.map(set => [...set.querySelectorAll('[data-seen]')].map(tile => tile.dataset.seen))"
    )
    assert {frozenset(tiles) for tiles in shown} == after
    assert axe(watcher.page) == []
    watcher.page.locator(".replay").get_by_role("button", name="Close").click()
    expect(watcher.page.locator(".surface [data-set]")).to_have_count(len(after))


def test_the_promise_of_the_deal_can_be_seen_and_copied(open_page: OpenPage) -> None:
    page = open_page()
    play_a_bot(page)
    page.get_by_role("button", name="The deal").click()
    assert re.fullmatch("[0-9a-f]{64}", page.locator(".whole-code").inner_text())
    assert axe(page) == []


def test_one_device_goes_from_hand_to_hand(open_page: OpenPage) -> None:
    page = open_page(reduced=True)
    page.get_by_role("link", name="Pass and play").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Béla")
    choose(page, "bots", 1)
    assert axe(page) == []
    page.get_by_role("button", name="Start the game").click()
    racks: dict[str, set[str]] = {}
    for turn in range(4):
        page.wait_for_selector(".hand-over")
        assert page.locator("[data-tile], .rack").count() == 0, "nobody's tiles are on the page"
        name = "Ada" if "Ada" in page.locator("h1").inner_text() else "Béla"
        colours = "words => [...new Set(words.map(word => getComputedStyle(word).color))]"
        assert len(page.locator(".hand-over :is(h1, .sentence, .sentence b)").evaluate_all(colours)) == 1, "all light on the felt"
        if not turn:
            assert axe(page) == []
            page.reload()
            page.wait_for_selector(".hand-over")
            assert page.locator("[data-tile], .rack").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        page.wait_for_selector(".rack [data-tile]")
        rack = set(tiles(page, ".rack"))
        assert not (rack & set().union(*(held for who, held in racks.items() if who != name)))
        racks[name] = rack
        my_turn(page)
        page.locator(".actions .main").click()
        # what was drawn is seen before the device goes on
        page.get_by_role("button", name="Hide my rack and pass on").click()
    assert set(racks) == {"Ada", "Béla"}


@pytest.mark.slow
def test_a_whole_game_on_one_device(open_page: OpenPage) -> None:
    page = open_page(reduced=True)
    page.get_by_role("link", name="Pass and play").click()
    choose(page, "box", "tournament")
    page.get_by_label("Hints allowed").check()
    page.get_by_role("button", name="Start the game").click()
    hint = page.get_by_role("button", name="Hint")
    while True:
        page.wait_for_function(
            "() => document.querySelector('.result, .hand-over, .pass-on, .stack:not([disabled]), .actions .main:not([disabled])')"
        )
        if page.locator(".result").count():
            break
        if page.locator(".pass-on").count():
            page.locator(".pass-on .main").click()
            continue
        if page.locator(".hand-over").count():
            assert page.locator("[data-tile]").count() == 0
            page.locator(".hand-over .main").click()
            page.wait_for_selector(".rack")
            continue
        # where a stack is used up, the next one is chosen instead of drawing
        stack = page.locator(".stack:not([disabled])").first
        if stack.count() and not page.locator(".actions .main:not([disabled])").count():
            stack.press("Enter")
            continue
        if page.locator(".actions .main").last.inner_text().split("\n")[0] in ("Draw", "Pass"):
            hint.click()
            expect(page.locator(".notice")).to_contain_text(re.compile("Nothing fits|You can play"))
            if "Nothing" not in page.locator(".notice").inner_text():
                hint.click()
                hint.click()
                if page.locator(".all-steps").count():
                    page.locator(".all-steps").click()
                expect(page.locator(".play-button.ready")).to_be_visible()
        page.locator(".actions .main").last.click()
        page.wait_for_timeout(50)
    expect(page.locator(".result h2")).not_to_contain_text("You")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".hand-over")
    assert page.locator("[data-tile]").count() == 0


def test_offline_and_back_loses_nothing(open_page: OpenPage) -> None:
    page = open_page(reduced=True, expected="ERR_INTERNET_DISCONNECTED")
    line = Line(page)
    begin_against_a_bot(page)
    chosen = lay_first_three(page)
    line.keeps(chosen)
    page.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    held = tiles(page, ".rack")
    page.locator(f'.rack [data-tile="{held[0]}"]').click()
    page.keyboard.press("n")
    page.context.set_offline(False)
    line.keeps([*chosen, held[0]])
    page.reload()
    expect(page.locator(f'.surface [data-tile="{chosen[1]}"]')).to_be_visible()
    expect(page.locator(f'.surface [data-tile="{held[0]}"]')).to_be_visible()


def test_what_happened_in_a_break_is_told_and_shown_again(open_page: OpenPage) -> None:
    party = sit_down(open_page, [Mouse, Mouse], "classic", meld_minimum=0, jokers_normal=4)
    party.agree()
    mover = next(person for person in party.people if person.seat == person.view["turn"])
    away = next(person for person in party.people if person is not mover)
    while not mover.hint()["tiles"]:
        mover.page.get_by_role("button", name="Draw", exact=True).click()
        expect(mover.page.locator(".actions .main")).to_be_disabled()
        party.agree()
        mover, away = away, mover
    laid = mover.hint()
    away.page.context.set_offline(True)
    expect(away.page.locator(".lost")).to_be_visible()
    mover.lay(laid["table"])
    mover.page.get_by_role("button", name="Play", exact=True).click()
    expect(mover.page.locator(".actions .main")).to_be_disabled()
    away.page.context.set_offline(False)
    my_turn(away.page)
    for _ in range(2):
        away.page.locator(".menu-button").click()
        expect(away.page.locator(".table-menu .turns")).to_contain_text(re.compile("laid|opened|added|made|rearranged"))
        away.page.keyboard.press("Escape")
        expect(away.page.get_by_role("button", name="Show again")).to_be_enabled()
        # nor does it get lost with the page
        away.page.reload()
        my_turn(away.page)


@pytest.mark.parametrize(("width", "language"), [(320, "de"), (390, "fr")])
def test_the_longest_reason_can_be_read_on_a_phone(open_page: OpenPage, width: int, language: str) -> None:
    page = open_page(width=width, height=640, language=language, reduced=True)
    begin_against_a_bot(page)
    expect(page.locator(".actions .main")).to_be_enabled()
    held = tiles(page, ".rack")
    # neither a run nor a group: other numbers in other colours
    numbered = [tile for tile in held if tile[0] in "KOBR"]
    first = numbered[0]
    others = [tile for tile in numbered if tile[0] != first[0] and tile[1:].strip("b") != first[1:].strip("b")][:2]
    for tile in (first, *others):
        page.locator(f'.rack [data-tile="{tile}"]').click()
    page.locator(".new-set").click()
    expect(page.locator(".play-button[data-verdict=not-yet]")).to_be_visible()
    page.locator(".play-button").click(force=True)
    expect(page.locator(".notice .link")).to_be_visible()
    high, shown = page.locator(".notice-text").evaluate("text => [text.scrollHeight, text.clientHeight]")
    assert high <= shown
    assert layout_problems(page) == []


def test_a_finger_drags_between_rack_and_table_and_taps_go_on(open_page: OpenPage) -> None:
    page = open_page(width=320, height=640, reduced=True)
    begin_against_a_bot(page)
    my_turn(page)
    finger = Finger(page)
    first, second, third = tiles(page, ".rack")[:3]
    finger.drag(middle(page, first), empty_place(page))
    finger.tap(second)
    expect(page.locator(f'.rack .chosen[data-tile="{second}"]')).to_be_visible()
    finger.tap(first)
    expect(page.locator(f'.surface [data-tile="{second}"]')).to_be_visible()
    finger.drag(middle(page, third), middle(page, first))
    expect(page.locator(f'[data-set]:has([data-tile="{first}"]) [data-tile]')).to_have_count(3)
    finger.drag(middle(page, first), middle(page, tiles(page, ".rack")[0]))
    expect(page.locator(f'.rack [data-tile="{first}"]')).to_be_visible()
    assert page.evaluate("() => document.scrollingElement.scrollTop") == 0


@pytest.fixture
def slow_bots(tmp_path: Any) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path / "slow.db"), tmp_path, bot_pause=60_000) as running:
        yield running


def test_a_changed_table_keeps_what_is_possible_of_a_plan(browser: Browser, slow_bots: Server) -> None:
    """A plan of two sets from the rack does not care what the others lay."""
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en", reduced_motion="reduce")
    page.goto(slow_bots.url)
    play_a_bot(page)
    if page.locator(".actions .main:not([disabled])").count():
        held = page.locator(".rack [data-tile]").count()
        page.locator(".actions .main").click()
        expect(page.locator(".rack [data-tile]")).to_have_count(held + 1)
        expect(page.locator(".actions .main")).to_be_disabled()
    rack = tiles(page, ".rack")
    for tile in rack[:2]:
        page.locator(f'[data-tile="{tile}"]').click()
    page.locator(".new-set").click()
    page.get_by_role("button", name="undo").click()
    assert tiles(page, ".surface") == []
    page.get_by_role("button", name="Redo").click()
    assert sorted(tiles(page, ".surface")) == sorted(rack[:2])
    page.get_by_role("button", name="Take everything back").click()
    expect(page.locator(".surface.planned")).to_have_count(0)
    assert sorted(tiles(page, ".rack")) == sorted(rack)
    page.context.close()


def test_the_ways_of_the_menu_stand_in_even_rows_on_a_phone(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    sign_in(page, server, "Ada")
    room = make_room(page, server, seats=2, bots=[None, "novice"], seconds=0)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.get_by_role("button", name="Menu").click()
    ways = page.locator(".menu-ways :is(.button, .main)")
    expect(ways).to_have_count(7)
    settle(page)
    places = ways.evaluate_all(
        "all => all.map(way => way.getBoundingClientRect()).map(({ top, right }) => [Math.round(top), right])"
    )
    ends = {top: max(right for other, right in places if other == top) for top, _ in places}
    assert len(ends) == 4
    assert max(ends.values()) - min(ends.values()) < 1, "no row ends in a hole"


def test_what_is_played_stands_in_one_line_of_the_panel(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=800)
    sign_in(page, server, "Ada")
    room = make_room(page, server, seats=2, bots=[None, "novice"], edition="tournament", seconds=0)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    kind = page.locator(".table-kind")
    expect(kind).to_contain_text("No clock")
    assert (
        kind.evaluate(
            "kind => { const all = document.createRange(); all.selectNodeContents(kind); return all.getClientRects().length }"
        )
        == 1
    )
