"""A real Chromium on the built client and a real server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from meldstone import i18n
from meldstone.store import sqlite_url
from tests.server.running import Server

BUILT = Path(i18n.__file__).parent.parent / "web" / "index.html"
PATIENCE = 45
"""Seconds until what does not come counts as missing. Only a failing test waits so long, on a slow machine too."""
expect.set_options(timeout=PATIENCE * 1000)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str | None:
    """The Chromium of this machine."""
    return next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip("no Chromium on this machine; install the package `chromium`")
    if not BUILT.is_file():
        pytest.skip("the browser client is not built; run `make web`")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all browser tests of a process; who kills it starts it again."""
    directory = tmp_path_factory.mktemp("browser")
    with Server(sqlite_url(directory / "test.db"), directory) as running:
        yield running


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Opens windows of different people; fails if one of them complained on its console."""
    complaints: list[str] = []
    contexts = []

    def opened(
        width: int = 390,
        height: int = 844,
        language: str = "en",
        theme: str = "light",
        expected: str = "",
        *,
        workers: bool = False,
        reduced: bool = False,
        touch: bool = False,
    ) -> Page:
        """`expected` is part of what this page may complain about; narrow windows are phones, others with `touch`."""
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch or width < 700,
            reduced_motion="reduce" if reduced else "no-preference",
            service_workers="allow" if workers else "block",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text) if said.type == "error" and not (expected and expected in said.text) else None
            ),
        )
        page.goto(server.url)
        page.wait_for_selector("h1")
        return page

    yield opened
    for context in contexts:
        context.close()
    # a server that is killed on purpose is no complaint of the page
    assert [text for text in complaints if "ERR_CONNECTION" not in text and "WebSocket connection" not in text] == []
