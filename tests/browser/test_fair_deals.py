"""The check of the deal in the page of somebody who played: an honest server passes, one that lies is found out, in plain words."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.rooms import SHORT, make_room, sign_in, until
from tests.server.running import Server

CHEATED = "This deal was not fair: the server did not keep its promise."
Lie = Callable[[dict[str, Any]], dict[str, Any]]


def sit_down_and_play(page: Page, server: Server) -> None:
    """A game to its end, in which this browser adds to the chance of the deal and then only draws."""
    sign_in(page, server, "Ada")
    room = make_room(page, server, sit=False, seats=2, bots=[None, "most-tiles"], seconds=0, knobs=SHORT)["id"]
    page.goto(f"{server.url}/#/table/{room}")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".rack [data-tile]")
    play_to_the_end(page)


def play_to_the_end(page: Page) -> None:
    main = page.locator(".actions .main:not([disabled])")
    deadline = time.monotonic() + 200
    while not page.locator(".result").count():
        assert time.monotonic() < deadline, "the game does not end"
        if main.count():
            main.click()
        page.wait_for_timeout(30)


def verdict(page: Page) -> str:
    if not page.locator(".proof").count():
        page.get_by_role("button", name="Fair deal").click()
    page.get_by_role("button", name="Check the deal").click()
    said = page.locator(".proof [role=status]")
    expect(said).to_be_visible()
    return said.inner_text()


def lying(page: Page, what: str, lie: Lie) -> None:
    """From now on the server tells something else."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        lines = [json.dumps(lie(json.loads(line))) for line in answer.text().splitlines()]
        route.fulfill(response=answer, body="\n".join(lines))

    page.unroute_all()
    page.route(f"**/api/games/*/{what}*", changed)


def test_an_honest_deal_is_right_and_a_cheated_page_says_so(open_page: OpenPage, server: Server) -> None:
    page = open_page(reduced=True)
    sit_down_and_play(page, server)
    assert verdict(page) == "Recalculated on this device: the deal matches what was promised before the game."

    lies: dict[str, tuple[str, Lie]] = {
        "gave a random number, so the deal could have been chosen": (
            "deal",
            lambda deal: {**deal, "salts": [*deal["salts"], "of-nobody"]},
        ),
        "the server accepted it and then left it out": ("deal", lambda deal: {**deal, "salts": []}),
        "does not match what was promised": ("deal", lambda deal: {**deal, "seed": "5a" * 32}),
        "gives different tiles": (
            "record",
            lambda event: {**event, "racks": event["racks"][::-1]} if event["type"] == "dealt" else event,
        ),
    }
    for words, (what, lie) in lies.items():
        lying(page, what, lie)
        said = verdict(page)
        assert said.startswith(CHEATED)
        assert words in said

    # what this device saw in play, against a server whose own words agree with each other
    page.unroute_all()
    page.evaluate(
        """() => {
            const deals = JSON.parse(localStorage.getItem("deals"));
            for (const deal of deals) for (const key in deal.racks) deal.racks[key][0] = "another";
            localStorage.setItem("deals", JSON.stringify(deals));
        }"""
    )
    said = verdict(page)
    assert said.startswith(CHEATED)
    assert "this device saw other tiles" in said

    # another device was not there, and says what it has to believe
    page.evaluate("() => localStorage.clear()")
    said = verdict(page)
    assert "The rest you have to take on trust" in said
    assert "gave no random number of its own" in said
    assert "did not see these tiles being dealt" in said


def test_the_first_game_from_the_start_page_can_be_checked(open_page: OpenPage, server: Server) -> None:
    """Against a bot the game starts as soon as you sit: this browser has added to the deal all the same."""
    page = open_page(reduced=True)
    page.goto(server.url)
    page.locator(".main.big").click()
    page.wait_for_selector(".rack [data-tile]")
    (deal,) = page.evaluate("() => JSON.parse(localStorage.getItem('deals'))")
    own = "promise => JSON.parse(localStorage.getItem('salts') ?? '[]').filter(([of]) => of === promise).map(([, salt]) => salt)"
    assert until(lambda: page.evaluate(own, deal["commitment"])) == deal["salts"]
    assert len(deal["salts"]) == 1
    assert [len(rack) for rack in deal["racks"].values()] == [14]
