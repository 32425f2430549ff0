"""A phone on its side: table, buttons and words with two to six players, in every language, beside a notch and a home bar."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.hand import NOTCH, SIDEWAYS, UNDER_NOTCH, figures, phone, wrong
from meldstone.i18n.languages import LANGUAGES
from tests.browser.layout import settle
from tests.server.running import Server

TABLES = tuple(zip(LANGUAGES, cycle(range(2, 7)), strict=False))
"""Every language, and every number of players with some of them."""


@pytest.mark.parametrize(("language", "seats"), TABLES)
def test_the_table_is_large_and_every_button_in_reach(browser: Browser, server: Server, language: str, seats: int) -> None:
    with phone(browser, server, "medium", (740, 360), seats=seats, language=language) as page:
        for size, least in SIDEWAYS.items():
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert figures(page)["height"] >= least, size
            assert wrong(page) == [], size
            # something chosen: the button for a new set stands in the line
            page.locator(".rack [data-tile]").first.tap()
            expect(page.locator(".new-set")).to_be_in_viewport(ratio=1)
            assert wrong(page) == [], size
            page.keyboard.press("Escape")


@pytest.mark.parametrize("side", ["left", "right"])
def test_nothing_lies_under_a_notch_or_the_home_bar(browser: Browser, server: Server, side: str) -> None:
    insets = {**NOTCH, "left": 0, "right": 0, side: NOTCH[side]}
    with phone(browser, server, "late", (844, 390), seats=6) as page:
        page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
        settle(page)
        assert page.evaluate(UNDER_NOTCH, insets) == []
        # the side without one gives nothing away
        other = page.locator(".top" if side == "right" else ".actions").bounding_box()
        assert other is not None
        assert other["width"] < 160
