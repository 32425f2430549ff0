"""Rooms and finished games for the screens, made through the server's own API as any program could."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.server.running import Server

PASSWORD = "correct horse battery"
SHORT = {"meld_minimum": 0, "jokers_normal": 4}
"""What makes games short: no minimum for the initial meld, and all four jokers."""


def ask(page: Page, server: Server, method: str, path: str, body: Any = None) -> Any:
    """A request with the cookies of the page's context."""
    answer = page.request.fetch(
        f"{server.url}{path}", method=method, data=body if body is not None else {} if method != "GET" else None
    )
    assert answer.ok, (path, answer.status, answer.text())
    return answer.json()


def sign_in(page: Page, server: Server, name: str) -> str:
    """A guest of this name in the page's context; returns the public id."""
    return str(ask(page, server, "POST", "/api/session", {"name": name})["me"]["id"])


def register(page: Page, server: Server, name: str) -> str:
    """An account of this name in the page's context; returns the public id."""
    return str(ask(page, server, "POST", "/api/account", {"name": name, "password": PASSWORD})["me"]["id"])


def choose(page: Page, name: str, value: str | int) -> None:
    """Presses a box, or a part of a strip, on a screen or sheet where a table is set up."""
    page.locator(f':is(.setting-up, .table-choice) input[name="{name}"][value="{value}"]').check()


def make_room(page: Page, server: Server, *, sit: bool = True, **settings: Any) -> dict[str, Any]:
    """A room that belongs to whoever the page is."""
    room: dict[str, Any] = ask(page, server, "POST", "/api/rooms", {"settings": settings, "sit": sit})
    return room


def game_of_bots(page: Page, server: Server, edition: str = "classic", seats: int = 2, **settings: Any) -> str:
    """Bots play a game to its end; returns its id."""
    bots = ["most-tiles"] * seats
    room = make_room(page, server, sit=False, edition=edition, seats=seats, bots=bots, seconds=0, **settings)
    games = until(lambda: ask(page, server, "GET", f"/api/games?room={room['id']}"))
    return str(games[0]["id"])


def until(found: Callable[[], Any], patience: float = 120) -> Any:
    """What is found, once there is something. A page's own `wait_for_function` takes a promise for an answer."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if answer := found():
            return answer
        time.sleep(0.1)
    raise AssertionError("it never came")
