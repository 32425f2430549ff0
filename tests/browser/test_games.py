"""Games through the interface alone, with mouse, fingers and keyboard, two to four windows at one table.

After every turn: no tile is lost or doubled, everybody sees the same table, and no window hears of a tile that it must not know.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, OpenPage
from tests.browser.hands import TILE, Finger, Hand, Keyboard, Mouse, Person, tiles
from tests.browser.rooms import SHORT

NEW_ROOM = """async settings => {
  const headers = {'content-type': 'application/json'};
  const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  await post('/api/session', {name: 'Ada'});
  return (await post('/api/rooms', {settings, sit: true})).json();
}"""


class Sideways(Finger):
    """A finger on a phone that lies on its side: upwards first, since along its one row the rack slides."""

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._touch("touchStart", start)
        for at in ((start[0], start[1] - 30), (start[0], start[1] - 60), end):
            self._touch("touchMove", at)
        self._touch("touchEnd", None)


WINDOWS: dict[type[Hand], tuple[int, int]] = {Finger: (390, 844), Sideways: (740, 360)}
"""How large the window of a hand is, where it is a phone."""


class Party:
    """Everybody at one table, and the checks on what they see."""

    def __init__(self, people: list[Person], knobs: dict[str, Any]) -> None:
        self.people = people
        self.knobs = knobs
        self.box = 0
        self.public: set[str] = set()
        self.own: list[set[str]] = [set() for _ in people]

    def until(self, true: Callable[[], object], what: str | Callable[[], str]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > deadline:
                raise AssertionError(what if isinstance(what, str) else what())
            self.people[0].page.wait_for_timeout(8)

    def agree(self) -> None:
        """Waits until all have heard of the last thing that happened."""
        self.until(
            lambda: len({person.view.get("version") for person in self.people}) == 1 and self.people[0].view, "windows do not agree"
        )

    def check(self) -> None:
        self.agree()
        view = self.people[0].view
        table = {frozenset(tiles) for tiles in view["table"]}
        beside = [tile for seat in view["seats"] for tile in seat["discards"]]
        if view.get("open_tile"):
            beside.append(view["open_tile"])
            self.public.add(view["open_tile"])
        seen = [tile for tiles in table for tile in tiles] + beside
        for person, own in zip(self.people, self.own, strict=True):
            rack = set(person.view["rack"])
            self.until(lambda p=person, r=rack: p.sees() == (table, r), "a window shows something else")  # type: ignore[misc]
            seen += rack
            own.update(rack)
        assert len(set(seen)) == len(seen), "a tile is in two places"
        self.box = self.box or len(seen) + view["pool"]
        assert len(seen) + view["pool"] == self.box, "tiles were lost or came from nowhere"
        self.check_secrets()

    def check_secrets(self) -> None:
        """What a window hears names only its own tiles and those that somebody has shown."""
        for person in self.people:
            for frame in person.said:
                if json.loads(frame)["type"] in ("draft", "play", "discard"):
                    self.public.update(TILE.findall(frame))
            person.said.clear()
        for person, own in zip(self.people, self.own, strict=True):
            for frame in person.heard:
                message = json.loads(frame)
                if (message.get("view") or {}).get("phase") == "finished":
                    continue
                # who begins is drawn for openly, and those tiles go back into the box
                message["happenings"] = [
                    happening for happening in message.get("happenings", ()) if happening["kind"] != "start-drawn"
                ]
                strange = (
                    set(TILE.findall(json.dumps(message))) - own - self.public - set((message.get("view") or {}).get("rack", ()))
                )
                assert not strange, f"seat {person.seat} heard of {strange}"
            person.heard.clear()

    def play(self, most: int = 400) -> None:
        self.agree()
        for _ in range(most):
            self.check()
            if self.people[0].view["phase"] == "finished":
                return
            self.step(self.people[0].view)
        raise AssertionError("the game does not end")

    def step(self, view: dict[str, Any]) -> None:
        """Whoever the game waits for does something."""
        if view["phase"] == "ready":
            # only those who may demand a new deal are asked
            mover = next(person for person in self.people if not view["seats"][person.seat]["ready"])
            self.until(
                lambda: self.people[0].view["version"] > view["version"] or mover.page.locator(".prompt.asked").count(),
                "nobody is asked, and nobody is ready",
            )
            if self.people[0].view["version"] == view["version"]:
                mover.hand.press("Keep my tiles")
        else:
            mover = next(person for person in self.people if person.seat == view["turn"])
            self.turn(mover)
        self.until(
            lambda: self.people[0].view["version"] > view["version"],
            lambda: f"no move after {mover.main}: {mover.page.locator('.notice').inner_text()}",
        )

    def turn(self, mover: Person) -> None:
        """One step of a turn: lays what can be laid, else draws, passes or discards."""
        # where a stack is used up, the next one is chosen instead of drawing
        stack = mover.page.locator(".stack:not([disabled])").first
        can_act = mover.page.locator(".actions .main:not([disabled]), .actions .main:text-is('Discard')").last
        expect(can_act.or_(stack).first).to_be_visible()
        hint = mover.hint()
        draws_first = self.knobs.get("draw_policy") == "draw_always" and mover.main == "Draw"
        if hint.get("tiles") and (not draws_first or hint["took"] != "nothing"):
            if hint["took"] != "nothing":
                label = {"discard": "Discarded", "open-tile": "Open tile"}[hint["took"]]
                mover.page.get_by_role("button", name=re.compile(f"^{label}: ")).press("Enter")
            mover.lay(hint["table"])
            expect(mover.page.locator(".actions .main").last).to_have_text("Play")
            mover.hand.press("Play")
        elif mover.main == "Discard":
            mover.hand.tap(tiles(mover.page, ".rack")[0])
            mover.hand.press("Discard")
        elif stack.count():
            stack.press("Enter")
        else:
            mover.hand.press(mover.main)


def sit_down(open_page: OpenPage, hands: list[type[Hand]], edition: str, **knobs: Any) -> Party:
    pages: list[Page] = []
    for hand in hands:
        width, height = WINDOWS.get(hand, (1000, 700))
        # scripted hands aim at where things are, not at where they glide
        pages.append(open_page(width=width, height=height, touch=issubclass(hand, Finger), reduced=True))
    settings = {"edition": edition, "seats": len(hands), "public": False, "knobs": knobs, "seconds": 0, "hints": True}
    made = pages[0].evaluate(NEW_ROOM, settings)
    people = []
    for i, (page, hand) in enumerate(zip(pages, hands, strict=True)):
        person = Person(page, hand(page))  # type: ignore[call-arg]
        person.room = made["id"]
        people.append(person)
        page.goto(f"{page.url.partition('#')[0]}#/table/{made['id']}/{made['invitation']}")
        if i:
            page.get_by_role("button", name="Sit down").first.click()
            expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    for page in pages:
        page.wait_for_selector(".rack [data-tile]")
    return Party(people, made["rules"])


def begin(party: Party, turns: int) -> None:
    """So many turns, or all if the game is shorter: games of two can be long, and their ends are alike."""
    party.agree()
    while party.people[0].view["phase"] != "finished" and party.people[0].view["turns"] < turns:
        party.check()
        party.step(party.people[0].view)
    party.check()


def finish(party: Party) -> None:
    party.play()
    sheets = []
    for person in party.people:
        expect(person.page.locator(".result h2")).to_be_visible()
        sheets.append(person.page.locator(".score-rows .score-points").all_inner_texts())
    assert all(sheet == sheets[0] for sheet in sheets), "everybody reads the same points"
    assert sum(int(text.replace("+", "").replace("−", "-")) for text in sheets[0]) == 0 or party.knobs.get("unopened_penalty")


def test_three_rounds_with_four_windows(open_page: OpenPage) -> None:
    begin(sit_down(open_page, [Mouse, Finger, Keyboard, Mouse], "classic", **SHORT), turns=12)


def test_twist_with_all_jokers_by_touch(open_page: OpenPage) -> None:
    begin(sit_down(open_page, [Finger, Finger], "twist", **SHORT), turns=16)


def test_rummy_with_discards(open_page: OpenPage) -> None:
    finish(sit_down(open_page, [Finger, Mouse], "rummy-discard", **SHORT))


def test_combined_variants_play_to_the_end(open_page: OpenPage) -> None:
    # with four jokers no tile would be left over to lie open
    finish(sit_down(open_page, [Mouse, Finger], "rummy-discard+rummy-open-tile+rummy-hand", meld_minimum=0))


@pytest.mark.parametrize("edition", ["original", "tournament"])
def test_the_first_turns_with_mouse_and_keyboard(open_page: OpenPage, edition: str) -> None:
    begin(sit_down(open_page, [Mouse, Keyboard], edition, **SHORT), turns=16)


@pytest.mark.slow
@pytest.mark.parametrize("hand", [Finger, Sideways])
@pytest.mark.parametrize(("edition", "seats"), [("classic", 4), ("twist", 4), ("six-player", 6)])
def test_whole_games_on_phones_upright_and_sideways(open_page: OpenPage, edition: str, seats: int, hand: type[Hand]) -> None:
    finish(sit_down(open_page, [hand, *[Mouse] * (seats - 2), hand], edition))


@pytest.mark.slow
def test_a_whole_game_with_four_windows(open_page: OpenPage) -> None:
    finish(sit_down(open_page, [Mouse, Finger, Keyboard, Mouse], "classic", **SHORT))


@pytest.mark.slow
@pytest.mark.parametrize("hand", [Mouse, Finger, Keyboard])
@pytest.mark.parametrize(
    "edition", ["original", "classic", "twist", "rummy-discard", "rummy-discard+rummy-open-tile+rummy-hand", "tournament"]
)
def test_every_edition_as_in_the_box_with_every_hand(open_page: OpenPage, edition: str, hand: type[Hand]) -> None:
    finish(sit_down(open_page, [hand, hand, Mouse], edition))
