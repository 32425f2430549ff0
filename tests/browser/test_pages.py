"""Replay, profile, chat, rules and the app without a network, through the interface alone."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meldstone.i18n.languages import LANGUAGES
from meldstone.rules.catalogue import ruleset
from meldstone.rules.opening.reach import could_open
from meldstone.tiles import Tile
from tests.browser.conftest import OpenPage
from tests.browser.hands import Mouse, Person, tiles
from tests.browser.rooms import ask, choose, game_of_bots, make_room, sign_in, until
from tests.browser.test_games import Party, sit_down
from tests.server.running import Server


def replay_at(page: Page, step: int) -> None:
    page.locator(".controls input[type=range]").fill(str(step))
    expect(page.locator(".step-count")).to_contain_text(f"Step {step + 1} of")


@pytest.mark.parametrize("edition", ["twist", "rummy-discard"])
def test_a_replay_shows_what_the_server_says_at_every_step(open_page: OpenPage, server: Server, edition: str) -> None:
    page = open_page(width=1280, height=900)
    sign_in(page, server, "Ada")
    game = game_of_bots(page, server, edition, seats=3)
    page.goto(f"{server.url}/#/game/{game}")
    page.wait_for_selector(".controls")
    last = int(page.locator(".controls input[type=range]").get_attribute("max") or 0)
    for step in {3, last // 3, last // 2, last - 1, last}:
        replay_at(page, step)
        said = ask(page, server, "GET", f"/api/games/{game}/replay?step={step + 1}&seat=1")["view"]
        assert sorted(tiles(page, ".board")) == sorted(tile for row in said["table"] for tile in row)
        assert sorted(tiles(page, ".all-racks > li:nth-child(2)")) == sorted(said["rack"])
        expect(page.locator(".board-pool")).to_contain_text(str(said["pool"]))


def test_a_replay_goes_by_itself_can_be_shared_and_checked(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    sign_in(page, server, "Ada")
    game = game_of_bots(page, server)
    page.goto(f"{server.url}/#/game/{game}")
    expect(page.locator(".step-text")).to_be_visible()
    for rack in page.locator(".all-racks > li:has(h2)").all():
        assert rack.locator("[data-tile]").count() >= 14, "it begins where everybody has tiles"
    page.goto("about:blank")
    page.goto(f"{server.url}/#/game/{game}/5")
    expect(page.locator(".step-count")).to_contain_text("Step 5 of")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".step-count")).to_contain_text(re.compile("Step ([7-9]|[1-9][0-9]) of"))
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".step-count")).to_contain_text("Step 2 of")
    page.keyboard.press("End")
    expect(page.locator(".step-text")).to_contain_text("win")
    page.get_by_role("button", name="Check the deal").click()
    # this device was not at the table
    expect(page.locator(".proof")).to_contain_text("the seed that was promised gives these tiles")
    for name, start in (("Record as text", "Meldstone"), ("Record as JSON", "{")):
        with page.expect_download() as saved:
            page.get_by_role("link", name=name).click()
        assert Path(saved.value.path()).read_text(encoding="utf-8").startswith(start)


def ada_and_bela(open_page: OpenPage, server: Server, **settings: Any) -> tuple[Page, Page]:
    """Two people at a table of their own, each with dealt tiles."""
    ada, bela = open_page(), open_page(width=1280, height=800)
    sign_in(ada, server, "Ada")
    sign_in(bela, server, "Bela")
    room = make_room(ada, server, seats=2, seconds=0, **settings)["id"]
    for page in (ada, bela):
        page.reload()
        page.goto(f"{server.url}/#/table/{room}")
        page.wait_for_selector(".chairs")
    bela.get_by_role("button", name="Sit down").click()
    for page in (ada, bela):
        page.wait_for_selector(".rack [data-tile]")
    return ada, bela


def test_words_and_reactions_reach_the_others_and_can_be_silenced(open_page: OpenPage, server: Server) -> None:
    ada, bela = ada_and_bela(open_page, server)
    bela.locator(".menu-button").click()
    # the panel beside the table has the words, too
    menu = bela.get_by_role("dialog")
    menu.get_by_label("Say something").fill("<b>Good luck</b>")
    menu.get_by_role("button", name="Send").click()
    menu.get_by_role("button", name="Well played!").click()
    expect(ada.locator(".seat .bubble").first).to_contain_text(re.compile("Good luck|Well played"))
    expect(ada.locator(".badge")).to_have_text("2")
    ada.locator(".menu-button").click()
    # its file comes first; a key pressed before that closes nothing, and an open menu shows words instead of bubbles
    expect(ada.get_by_role("dialog").locator(".words li")).to_have_count(2)
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    menu.get_by_label("Say something").fill("long " * 100)
    menu.get_by_role("button", name="Send").click()
    expect(ada.locator(".seat .bubble").last).to_contain_text("long")
    speech = ada.locator(".seat .bubble").last.bounding_box()
    assert speech is not None
    assert speech["height"] < 120, "nobody can hide the table with words"
    ada.locator(".menu-button").click()
    ada.get_by_role("button", name="Mute Bela").click()
    menu.get_by_role("button", name="Wow!").click()
    expect(menu.locator(".words li")).to_have_count(4)
    ada.get_by_role("button", name="Turn chat off").click()
    expect(bela.get_by_label("Say something")).to_have_count(0)
    expect(ada.locator(".words li")).to_have_count(3)
    ada.get_by_role("button", name="Pause the game").click()
    expect(bela.locator(".notice")).to_contain_text("The game is paused")
    ada.get_by_role("button", name="Resume the game").click()
    expect(bela.locator(".notice")).not_to_contain_text("The game is paused")
    bela.keyboard.press("Escape")
    onlooker = open_page(width=768, height=900)
    onlooker.goto(ada.url)
    expect(onlooker.locator(".prompt")).to_contain_text("You are watching.")
    expect(onlooker.locator(".rack")).to_have_count(0)


def test_a_tournament_has_its_stacks_announcement_and_referee(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    sign_in(page, server, "Ada")
    room = make_room(page, server, edition="tournament", seats=2, bots=[None, "novice"], seconds=0)["id"]
    ada = Person(page, Mouse(page))
    party = Party([ada], {})
    page.goto(f"{server.url}/#/table/{room}")
    page.wait_for_selector(".rack [data-tile]")
    keep = page.get_by_role("button", name="Keep my tiles")
    if ada.view["phase"] == "ready" and keep.count():
        keep.click()
    draw = page.get_by_role("button", name="Draw", exact=True)
    expect(draw).to_be_enabled()
    draw.click()
    page.locator(".menu-button").click()
    expect(page.locator(".turns").first).to_contain_text("drew")
    page.locator(".table-menu").get_by_role("button", name="Call the referee").click()
    page.get_by_label("What is wrong?").fill("Too slow")
    page.locator("dialog.small .main").click()
    expect(page.locator("dialog")).to_have_count(0)
    ruling = page.get_by_role("group", name="referee")
    expect(ruling).to_contain_text("Too slow")
    expect(ruling).to_contain_text("By the rules the turn was legal.")
    expect(ruling.get_by_role("button", name="Undo the turn")).to_have_count(0)
    ruling.get_by_role("button", name="Let the turn stand").click()
    expect(draw).to_be_enabled()
    for _ in range(30):
        before = ada.view["version"]
        draw.click()
        # the bot has moved as well, and may have finished
        party.until(
            lambda: ada.view["version"] > before and (ada.view["turn"] == ada.seat or ada.view["phase"] == "finished"),  # noqa: B023
            "the bot does not move",
        )
        expect(page.locator(".stack, .result, .actions .main:not([disabled])").first).to_be_visible()
        if page.locator(".stack").count() or ada.view["phase"] == "finished":
            break
    if page.locator(".stack").count():
        page.locator(".stack").nth(1).click()
        expect(page.locator(".rack .drawn")).to_have_count(1)


def test_the_table_agrees_about_a_disputed_turn(open_page: OpenPage, server: Server) -> None:
    ada, bela = ada_and_bela(open_page, server, knobs={"dispute_pause": True})
    expect(ada.locator(".seat.at-turn")).to_have_count(1)
    mover, other = (ada, bela) if "You" in ada.locator(".seat.at-turn").inner_text() else (bela, ada)
    mover.get_by_role("button", name="Draw", exact=True).click()
    expect(mover.locator(".rack [data-tile]")).to_have_count(15)
    other.locator(".menu-button").click()
    other.locator(".table-menu").get_by_role("button", name="Call the referee").click()
    other.locator("dialog.small .main").click()
    expect(mover.locator(".notice")).to_contain_text("The players decide about the last turn")
    other.get_by_role("button", name="Undo the turn").click()
    expect(mover.locator(".proposal")).to_contain_text("wants to undo the turn")
    expect(mover.locator(".rack [data-tile]")).to_have_count(15)
    mover.get_by_role("button", name="Undo the turn").click()
    for page in (ada, bela):
        expect(page.locator(".rack [data-tile]")).to_have_count(14)
        expect(page.locator(".proposal")).to_have_count(0)


def test_a_rule_can_be_changed_and_is_told_at_the_table(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=900)
    page.goto(f"{server.url}/#/new")
    choose(page, "box", "original")
    expect(page.locator(".summary")).to_contain_text("Compared with “Classic”")
    expect(page.locator(".summary")).to_contain_text("nothing may be taken from it")
    page.get_by_text("Change individual rules").click()
    page.locator("#knob-meld_minimum").click()
    page.get_by_role("spinbutton").fill("40")
    page.get_by_role("spinbutton").press("Tab")
    expect(page.locator(".summary")).to_contain_text("Points for the initial meld: at least 40.")
    choose(page, "bots", 1)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".rack [data-tile]")
    expect(page.locator(".seat.at-turn").first).to_contain_text("You")
    first = page.locator(".rack [data-tile]").first
    first.click()
    page.locator(".new-set").click()
    # nothing is wrong while somebody builds: who presses Play is told why not
    expect(page.locator(".play-button")).to_contain_text("One tile lies alone")
    page.locator(".play-button").click(force=True)
    page.locator(".notice .reason").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("#rules-changed + ul")).to_contain_text("at least 40")
    expect(sheet.locator("section.wanted h3")).to_have_text("Sets")


def test_a_table_with_days_for_a_turn_says_so_and_keeps_its_seats_free_of_bots(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.goto(f"{server.url}/#/new")
    page.get_by_label("Time limit").select_option("days")
    expect(page.locator(".summary")).to_contain_text("3 days per turn")
    page.get_by_label("A bot replaces players who leave").uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".chairs")
    played = page.get_by_role("region", name="What is played")
    expect(played).to_contain_text("3 days per turn")
    played.get_by_role("button", name="Change").click()
    page.get_by_role("dialog").get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("#rules-changed + ul")).to_have_text("3 days per turn.")
    room = page.url.split("/table/")[1].partition("/")[0]
    settings = ask(page, server, "GET", f"/api/rooms/{room}")["settings"]
    assert settings["days"] == 3
    assert settings["fill_abandoned"] is False


def test_rules_that_contradict_each_other_are_refused_in_the_own_language(open_page: OpenPage, server: Server) -> None:
    page = open_page(language="de", expected="status of 4")
    page.goto(f"{server.url}/#/new")
    page.locator(".advanced > summary").click()
    for knob, value in (("jokers_normal", 1), ("open_eighth_tile", -1)):
        page.locator(f"#knob-{knob}").click()
        page.locator(f"details:has(> #knob-{knob}) input[type=radio]").nth(value).check()
    page.locator(".main.big").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Für einen offenen Stein muss beim Stapeln ein Stein übrig bleiben; hier bleibt keiner."
    )
    page.locator("details:has(> #knob-open_eighth_tile) input[type=radio]").first.check()
    page.locator(".main.big").click()
    page.wait_for_selector(".qr")


def test_a_restart_is_counted_down(open_page: OpenPage, server: Server) -> None:
    def announce(*options: str) -> None:
        # a process of its own: the one that drives the browser has a running loop
        command = [sys.executable, "-m", "meldstone", "admin", "announce-restart", *options, "--database", server.database]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    page = open_page()
    sign_in(page, server, "Waiting")
    room = make_room(page, server)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.wait_for_selector(".qr")
    announce("--in", "5m", "--text", "<b>soon</b>")
    notice = page.locator(".operator-notice")
    expect(notice).to_contain_text(re.compile(r"The server restarts in .?4:\d\d.*<b>soon</b>"))
    page.goto(f"{server.url}/#/profile")
    expect(notice).to_be_visible()
    announce("--cancel")
    until(lambda: ask(page, server, "GET", "/api/session")["announcement"] is None)
    page.reload()
    expect(notice).to_have_count(0)


def table_where_somebody_cannot_open(open_page: OpenPage) -> Party:
    """Only to those an announcement helps; of five deals one gives everybody an opening."""
    while True:
        party = sit_down(open_page, [Mouse, Mouse], "tournament")
        party.agree()
        while party.people[0].view["phase"] == "ready":
            party.step(party.people[0].view)
        party.agree()
        racks = [[Tile(tile).face for tile in person.view["rack"]] for person in party.people]
        if not all(could_open(rack, ruleset("tournament")) for rack in racks):
            return party


def test_who_cannot_lay_yet_may_announce_the_initial_meld(open_page: OpenPage, server: Server) -> None:
    party = table_where_somebody_cannot_open(open_page)
    for _ in range(60):
        mover, other = sorted(party.people, key=lambda person: person.seat != person.view["turn"])
        expect(mover.page.get_by_role("button", name="Announce")).to_have_count(0)
        version = mover.view["version"]
        expect(mover.page.locator(".stack, button:enabled:has-text('Draw')").first).to_be_visible()
        stack = mover.page.locator(".stack")
        (stack if stack.count() else mover.page.get_by_role("button", name=re.compile("^Draw"))).first.click()
        party.until(lambda: mover.view["version"] > version, "nothing was drawn")  # noqa: B023
        party.agree()
        if mover.view["announcing_helps"]:
            break
    expect(mover.page.locator(".prompt.asked")).to_contain_text("instead of 200 points")
    announce = mover.page.get_by_role("button", name="Announce")
    announce.click()
    expect(announce).to_have_count(0)
    party.until(lambda: other.view["seats"][mover.seat]["announced"], "the others do not hear of it")
    expect(other.page.locator("[data-voice=polite]").first).to_contain_text("announces")


def test_the_language_changes_at_once_and_stays(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.get_by_role("link", name="Settings").click()
    page.locator("#language").select_option("cs")
    expect(page.locator("h1")).to_have_text("Nastavení")
    page.reload()
    expect(page.locator("h1")).to_have_text("Nastavení")
    assert page.evaluate("document.documentElement.lang") == "cs"


def test_a_screen_that_did_not_arrive_comes_when_the_server_answers(open_page: OpenPage) -> None:
    page = open_page(expected="net::ERR_")
    missing = re.compile(r"/assets/Settings-.*\.js|/api/health")
    page.route(missing, lambda route: route.abort())
    page.reload()
    page.get_by_role("link", name="Settings").click()
    expect(page.locator(".nothing")).to_contain_text("You are offline")
    expect(page.locator(".nothing").get_by_role("button", name="Try again")).to_be_visible()
    page.unroute(missing)
    expect(page.locator("#language")).to_be_visible()


@pytest.mark.parametrize(("path", "there"), [("settings", "#language"), ("rules/twist", "#rules-jokers")])
def test_what_never_comes_leaves_a_way_on(open_page: OpenPage, path: str, there: str) -> None:
    page = open_page(reduced=True)
    lost = [True]
    page.route(re.compile(r"/assets/(Settings-|rules-).*\.js"), lambda route: None if lost else route.continue_())
    page.reload()
    page.wait_for_selector("h1")
    page.clock.install()
    page.evaluate(f"location.hash = '#/{path}'")
    expect(page.locator(".waiting")).to_be_visible()
    again = page.get_by_role("button", name="Try again")
    expect(again).to_have_count(0)
    page.clock.run_for(10_000)
    expect(page.locator(".dead-end").get_by_role("link", name="Home")).to_be_visible()
    lost.clear()
    # not a click: it waits for frames, and the clock of the page stands still
    again.press("Enter")
    expect(page.locator(there)).to_be_visible()


def test_a_file_that_is_gone_is_not_asked_for_for_ever(open_page: OpenPage) -> None:
    page = open_page(expected="404")
    page.route(re.compile(r"/assets/Settings-.*\.js"), lambda route: route.fulfill(status=404))
    page.reload()
    page.get_by_role("link", name="Settings").click()
    expect(page.locator(".nothing")).to_be_visible()
    page.evaluate("() => (window.same = true)")
    page.wait_for_function("() => !window.same && document.querySelector('.nothing')")
    page.evaluate("() => (window.same = true)")
    with page.expect_response("**/api/health"):
        pass
    page.wait_for_timeout(500)
    assert page.evaluate("() => window.same")


def test_the_app_opens_without_a_network(open_page: OpenPage, server: Server) -> None:
    page = open_page(workers=True, expected="net::ERR_")
    kept = """async () => {
        const cache = await caches.open('meldstone-2');
        const paths = (await cache.keys()).map(request => new URL(request.url).pathname);
        const all = await (await fetch('/assets/files.json')).json();
        return !!navigator.serviceWorker.controller && ['/', '/api/editions', ...all].every(path => paths.includes(path));
    }"""
    # who looks in once does not pay for every screen and language; who comes again has them
    page.reload()
    until(lambda: page.evaluate(kept))
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text("Meldstone")
    expect(page.locator(".summary")).to_contain_text("You are offline")
    # a button that cannot work says so, and works again by itself
    expect(page.locator(".play-card .main")).to_have_text("You are offline")
    expect(page.locator(".play-card .main")).to_be_disabled()
    page.goto(f"{server.url}/#/lobby")
    expect(page.locator(".nothing")).to_contain_text("games need the server")
    # what needs no server is there: the rules of every box, in every language
    page.goto(f"{server.url}/#/settings")
    page.locator("#language").select_option("ru")
    expect(page.locator("h1")).to_have_text("Настройки")
    page.goto(f"{server.url}/#/rules/twist")
    expect(page.locator("#rules-jokers")).to_be_visible()
    page.goto(f"{server.url}/#/settings")
    page.locator("#language").select_option("en")
    page.goto(f"{server.url}/#/lobby")
    page.context.set_offline(False)
    expect(page.get_by_role("link", name="New table")).to_be_visible()
    page.goto(f"{server.url}/#/")
    expect(page.locator(".play-card .main")).to_be_enabled()


def test_the_app_is_described_in_the_language_of_the_page(open_page: OpenPage, server: Server) -> None:
    page = open_page(language="de")
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/manifest-de.webmanifest"
    seen = set()
    for language in LANGUAGES:
        name = "manifest" if language == "en" else f"manifest-{language}"
        manifest = page.request.get(f"{server.url}/{name}.webmanifest").json()
        assert manifest["lang"] == language
        seen.add(manifest["description"])
        assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"narrow", "wide"}
        for file in [*manifest["icons"], *manifest["screenshots"]]:
            assert page.request.get(f"{server.url}{file['src']}").ok, file
        assert len(manifest["shortcuts"]) == 4
    assert len(seen) == len(LANGUAGES)
    # the first shortcut leads to a dealt table, and back leads home
    page.goto(f"{server.url}{manifest['shortcuts'][0]['url']}")
    page.wait_for_selector(".rack [data-tile]")
    page.go_back()
    expect(page.locator(".play-card")).to_be_visible()


def test_a_language_that_does_not_come_says_so(open_page: OpenPage, server: Server) -> None:
    page = open_page(expected="net::ERR_")
    page.goto(f"{server.url}/#/settings")
    page.wait_for_selector("#language")
    page.context.set_offline(True)
    page.locator("#language").select_option("ru")
    expect(page.locator(".language-missing").first).to_contain_text("cannot come without a connection")
    expect(page.locator("#language")).to_have_value("en")


def in_a_room_of_ada(open_page: OpenPage, server: Server, *, seats: int) -> tuple[Page, Page]:
    """Ada on a phone, and Eve, who has not sat down yet."""
    ada, eve = open_page(), open_page(width=1280, height=800)
    sign_in(ada, server, "Ada")
    sign_in(eve, server, "Eve")
    room = make_room(ada, server, seats=seats, seconds=0)["id"]
    for page in (ada, eve):
        page.reload()
        page.goto(f"{server.url}/#/table/{room}")
        page.wait_for_selector(".chairs")
    return ada, eve


def test_somebody_is_blocked_reported_and_sent_away(open_page: OpenPage, server: Server) -> None:
    ada, eve = in_a_room_of_ada(open_page, server, seats=3)
    eve.get_by_role("button", name="Sit down").first.click()
    ada.get_by_role("button", name="About Eve").click()
    menu = ada.get_by_role("dialog")
    menu.get_by_role("button", name="Block Eve").click()
    expect(menu.get_by_role("button", name="Unblock Eve")).to_be_visible()
    menu.get_by_role("button", name="Report Eve").click()
    menu.get_by_label("What happened?").fill("Takes seats and does not play")
    menu.get_by_role("button", name="Report Eve").click()
    expect(menu.get_by_role("status")).to_have_text("Thank you. The report has been sent.")
    menu.get_by_role("button", name="Send Eve away").click()
    expect(ada.locator(".chair.free")).to_have_count(2)
    expect(eve.get_by_text("The host sent you away from this table.")).to_be_visible()
    eve.reload()
    expect(eve.get_by_text("The host sent you away from this table.")).to_be_visible()
    expect(eve.get_by_role("button", name="Sit down")).to_have_count(0)
    ada.get_by_role("button", name="Let Eve back in").click()
    expect(ada.get_by_role("heading", name="Sent away")).to_have_count(0)
    eve.reload()
    expect(eve.get_by_role("button", name="Sit down").first).to_be_visible()


def test_who_is_blocked_stands_on_a_page_of_their_own(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    sign_in(page, server, "Ada")
    ask(page, server, "POST", "/api/blocks", {"player": "ge", "name": "Eve"})
    ask(page, server, "POST", "/api/blocks", {"player": "gf"})
    page.reload()
    page.goto(f"{server.url}/#/profile")
    page.get_by_role("link", name="Blocked people").click()
    expect(page.get_by_role("listitem").filter(has_text="Somebody")).to_be_visible()
    page.get_by_role("button", name="Unblock Eve").click()
    page.get_by_role("button", name="Unblock somebody").click()
    expect(page.get_by_role("status")).to_have_text("You have not blocked anybody.")
    assert ask(page, server, "GET", "/api/blocks") == []


def test_the_menu_of_a_player_opens_from_seat_and_chat(open_page: OpenPage, server: Server) -> None:
    ada, eve = in_a_room_of_ada(open_page, server, seats=2)
    eve.get_by_role("button", name="Sit down").click()
    for page in (ada, eve):
        page.wait_for_selector(".rack [data-tile]")
    # on a wide screen the words stand beside the table
    panel = eve.locator(".side-panel")
    panel.get_by_label("Say something").fill("Hello")
    panel.get_by_role("button", name="Send").click()
    ada.locator(".seats").get_by_role("button", name="About Eve").click()
    expect(ada.get_by_role("dialog")).to_contain_text("Send Eve away")
    ada.keyboard.press("Escape")
    ada.locator(".menu-button").click()
    ada.locator(".words").get_by_role("button", name="About Eve").click()
    ada.get_by_role("button", name="Block Eve").click()
    expect(ada.locator(".words li")).to_have_count(0)
    expect(eve.get_by_role("button", name="Send Ada away")).to_have_count(0)


def test_the_lobby_does_not_offer_to_watch_your_own_game(open_page: OpenPage, server: Server) -> None:
    page, other = open_page(width=1280, height=800), open_page(width=1280, height=800)
    sign_in(page, server, "Ada")
    sign_in(other, server, "Ben")
    room = make_room(page, server, seats=2, bots=[None, "novice"], seconds=0, public=True)["id"]
    for window in (other, page):
        window.goto(f"{server.url}/#/lobby")
        window.wait_for_selector(".always-here")
    expect(other.locator(f'[href="#/table/{room}"]')).to_have_count(1)
    expect(page.get_by_text("No public game at the moment").or_(page.locator("#running ~ ul"))).to_be_visible()
    expect(page.locator(f'[href="#/table/{room}"]')).to_have_count(0)
