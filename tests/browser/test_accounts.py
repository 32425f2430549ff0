"""Guests, accounts, recovery and the leaderboard, through the interface alone."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from meldstone.store.location import sqlite_path
from tests.browser.conftest import OpenPage
from tests.browser.crowd import play_out
from tests.browser.rooms import PASSWORD, ask, make_room, register, sign_in
from tests.server.running import Server


def test_an_account_from_sign_up_to_its_end(open_page: OpenPage, server: Server) -> None:
    page = open_page(width=1280, height=900, expected="status of 4")
    page.get_by_role("link", name="Profile").click()
    page.get_by_role("link", name="Create an account or log in").click()
    page.get_by_role("radio", name="Create an account").check()
    page.get_by_label("Name", exact=True).fill("Grete")
    page.get_by_label("Password").fill("short")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("alert")).to_contain_text("too short")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.locator(".lead")).to_have_text("Signed in as Grete.")
    page.get_by_text("Change name").first.click()
    page.get_by_label("Name", exact=True).fill("Grete H")
    page.get_by_role("button", name="Change name").click()
    expect(page.locator(".lead")).to_have_text("Signed in as Grete H.")
    page.get_by_text("Create a token").first.click()
    page.get_by_label("Bot name").fill("Deep Meld")
    page.get_by_role("button", name="Create a token").click()
    token = page.locator(".summary .code").input_value()
    mine = page.request.get(f"{server.url}/api/session", headers={"authorization": f"Bearer {token}", "cookie": ""})
    assert mine.json()["me"]["name"] == "Deep Meld"
    page.get_by_role("button", name="Revoke").click()
    expect(page.get_by_text("revoked")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download my data").click()
    assert "Grete H" in json.dumps(json.loads(Path(saved.value.path()).read_text(encoding="utf-8")))
    page.get_by_role("link", name="Profile: Grete H").click()
    expect(page.locator("h1")).to_have_text("Grete H")
    expect(page.locator(".nothing")).to_contain_text("No finished games yet")
    page.get_by_role("link", name="Account").click()
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.locator(".lead")).to_contain_text("as a guest")
    page.get_by_role("radio", name="Log in").check()
    page.locator("#account-name").fill("grete h")  # the folded form for a forgotten password has a name, too
    page.locator("#account-password").fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()
    expect(page.locator(".lead")).to_have_text("Signed in as Grete H.")
    page.get_by_text("Delete account").click()
    page.get_by_label("Password").last.fill(PASSWORD)
    page.get_by_role("button", name="Delete permanently").click()
    expect(page.locator(".lead")).to_contain_text("as a guest")


def test_a_guest_takes_another_name_and_stays_the_same(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    me = sign_in(page, server, "Ada")
    page.reload()
    page.get_by_role("link", name="Profile").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_text("Change name").first.click()
    page.get_by_label("Your name").fill("Ada L")
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert ask(page, server, "GET", "/api/session")["me"] == {"id": me, "name": "Ada L"}


def test_own_games_lead_to_their_replay(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    sign_in(page, server, "Ada")
    play_out(page, server, make_room(page, server, seats=2, bots=[None, "most-tiles"], seconds=0)["id"])
    page.reload()
    page.get_by_role("link", name="Profile").click()
    expect(page.locator(".game-card").first).to_contain_text("today")
    page.locator(".game-card").first.click()
    expect(page.locator(".controls")).to_be_visible()


def test_a_rated_game_stands_on_the_leaderboard_and_in_the_profile(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    register(page, server, "Rita")
    room = make_room(page, server, seats=2, rated=True, hints=False)["id"]
    play_out(page, server, room, against="Bruno")
    page.goto(f"{server.url}/#/leaders")
    expect(page.locator(".podium i")).to_have_count(3)
    expect(page.locator(".first-place")).to_contain_text("Be the first")
    with contextlib.closing(sqlite3.connect(sqlite_path(server.database))) as database, database:
        # as if both had played with five established players
        database.execute("UPDATE accounts SET ranked = 1 WHERE name IN ('Rita', 'Bruno')")
    page.reload()
    lines = page.locator(".scores tbody tr")
    expect(lines).to_have_count(2)
    # the first letter on a disc stands before the name
    rows = [line.locator("td, th > span:last-child").all_inner_texts() for line in lines.all()]
    assert [row[0] for row in rows] == ["1", "2"]
    assert {row[1] for row in rows} == {"Rita", "Bruno"}
    assert float(rows[0][2]) > float(rows[1][2])
    # after a tie they play on
    assert rows[0][3] == rows[1][3] >= "1"
    mine = next(row for row in rows if row[1] == "Rita")
    expect(page.locator(".scores .winner")).to_contain_text("Rita")
    expect(page.locator(".podium-1 strong")).to_have_text(rows[0][1])
    expect(page.locator(".podium i")).to_have_count(1)
    page.get_by_role("group", name="Players at the table").get_by_label("3").check()
    expect(page.locator(".podium i")).to_have_count(3)
    page.goto(f"{server.url}/#/profile")
    expect(page.locator(".scores tbody tr")).to_have_text(re.compile(f"Classic.*2.*{re.escape(mine[2])}.*{mine[3]}"))


def test_a_recovery_code_leads_back_into_an_account(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.goto(f"{server.url}/#/account")
    page.locator("label", has_text="Create an account").click()
    page.get_by_label("Name", exact=True).fill("Forgetful")
    page.locator("#account-password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    codes = page.locator(".codes code")
    expect(codes).to_have_count(8)
    expect(codes.last).to_be_in_viewport()
    code = codes.first.inner_text()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.reload()
    expect(codes).to_have_count(0)
    expect(page.locator(".account-rows").first).to_contain_text("Codes left: 8")
    page.get_by_role("button", name="Log out", exact=True).click()
    page.get_by_role("radio", name="Log in").check()
    page.get_by_text("Forgot your password?").click()
    page.locator("#recover-name").fill("Forgetful")
    page.locator("#recover-code").fill(code.upper().replace("-", " "))
    page.locator("#recover-password").fill("another horse")
    page.get_by_role("button", name="Set a new password").click()
    expect(page.locator(".lead")).to_contain_text("Forgetful")
    expect(page.locator(".account-rows").first).to_contain_text("Codes left: 7")
    # another password voids the codes that were there: new ones come at once
    expect(page.get_by_text("gives you new recovery codes")).to_be_visible()
    page.get_by_text("Change password").first.click()
    page.get_by_label("Current password").fill("another horse")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Change password").click()
    expect(codes).to_have_count(8)
    assert code not in codes.all_inner_texts()


def test_a_guest_deletes_what_is_kept(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    sign_in(page, server, "Passer-by")
    page.goto(f"{server.url}/#/account")
    page.reload()
    page.get_by_text("Delete my data").click()
    with page.expect_response("**/api/session/delete") as answered:
        page.get_by_role("button", name="Delete permanently").click()
    assert answered.value.ok
    page.reload()
    expect(page.get_by_text("Delete my data")).to_have_count(0)


def test_a_rated_table_is_for_accounts(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.goto(f"{server.url}/#/new")
    rated = page.get_by_label("Rated game")
    expect(rated).to_be_disabled()
    register(page, server, "Rated Ada")
    page.reload()
    rated.check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".qr")
    room = page.url.rpartition("table/")[2].partition("/")[0]
    assert ask(page, server, "GET", f"/api/rooms/{room}")["settings"]["rated"] is True
