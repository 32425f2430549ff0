"""The table by ear and by keys: how many words a walk over it is, how many keys a turn takes when it is typed.

``python -m benchmarks ear`` prints each figure beside what the project asks of itself; nothing is enforced. A real Chromium on a
real server; the positions are those of `hand_positions.py`. The typist knows the table to reach and types only the sets that are
new: what is left of the others falls into place. Nothing here is a time, so other work on the machine changes no figure.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.hand import phone
from benchmarks.hand_positions import TABLES, HandTable
from meldstone.store import sqlite_url
from meldstone.tiles import Face, Tile
from tests.browser.conftest import FLAGS, chromium
from tests.browser.layout import settle
from tests.browser.listening import words_of_tree
from tests.server.running import Server

Row = tuple[str, str, str]

SIZE: Final = (1280, 800)
GOAL_WORDS: Final = 220
GOAL_KEYS: Final = {"medium": 40, "two": 90, "twist": 110}
PLAY_KEYS: Final = 2
"""Ctrl and Enter."""


def run() -> None:
    """Prints the figures, or why there are none."""
    found = chromium()
    if found is None:
        print("ear: no Chromium on this machine; install the package `chromium`")
        return
    with (
        tempfile.TemporaryDirectory() as directory,
        Server(sqlite_url(Path(directory) / "bench.db"), Path(directory)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        table = Table("what", "found", "asked", title="by ear and by keys", title_justify="left")
        for part in (_words, _keys):
            for row in part(browser, server):
                table.add_row(*row)
                print(" | ".join(row), flush=True)
        browser.close()
    Console(width=132).print(table)


def _words(browser: Browser, server: Server) -> Iterator[Row]:
    for name, asked in (("medium", str(GOAL_WORDS)), ("late", "")):
        with phone(browser, server, name, SIZE) as page:
            yield f"words to hear on the table, {name}", str(words_of_tree(page, ".surface .sets")), asked


def _keys(browser: Browser, server: Server) -> Iterator[Row]:
    for name, asked in GOAL_KEYS.items():
        with phone(browser, server, name, SIZE) as page:
            line = typed_line(TABLES[name])
            keys = type_turn(page, line)
            left = page.locator(".rack [data-tile]").evaluate_all("all => all.map(tile => tile.dataset.tile)")
            reached = faces_of(left) == faces_of(staying(TABLES[name]))
        yield f"keys for the turn {name}, typed", f"{keys}{'' if reached else ' (another turn!)'}: {line}", str(asked)


def type_turn(page: Page, line: str) -> int:
    """Types a line and plays it; returns how many keys were pressed."""
    page.locator(".rack [data-tile]").first.focus()
    page.keyboard.press(":")
    page.wait_for_selector("#typed-line")
    page.keyboard.type(line)
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".play-button[data-verdict=valid]")
    settle(page)
    return 1 + len(line) + PLAY_KEYS


def faces_of(tiles: Sequence[str]) -> Counter[str]:
    """Tiles whatever their copies: which of two equal ones is laid is the page's choice."""
    return Counter(tile.face.text for tile in Tile.parse_many(" ".join(tiles)))


def staying(table: HandTable) -> list[str]:
    """What is left on the rack after the turn."""
    laid = {tile for row in table.target for tile in row}
    return [str(tile) for tile in table.position.rack if str(tile) not in laid]


def typed_line(table: HandTable) -> str:
    """The new sets of a turn in short forms. A set that is part of an old one is left out: it stays when the others are taken."""
    before = [{str(tile) for tile in row} for row in table.position.table]
    new = [row for row in table.target if not any(set(row) <= old for old in before)]
    return ";".join(_written([tile.face for tile in Tile.parse_many(" ".join(row))]) for row in new)


def _written(faces: Sequence[Face]) -> str:
    """``7kbr`` for a group, ``r3-6`` for a run, pieces of runs where jokers lie between."""
    plain = [face for face in faces if face.number]
    others = [face.text.lower() for face in faces if not face.number]
    if len({face.number for face in plain}) == 1 and len({face.colour for face in plain}) == len(plain) and set(others) <= {"j"}:
        return f"{plain[0].number}{''.join(face.text[0].lower() for face in plain)}{''.join(others)}"
    pieces: list[list[Face]] = [[faces[0]]]
    for last, face in pairwise(faces):
        follows = face.number and last.number and face.colour == last.colour and face.number == last.number + 1
        if follows:
            pieces[-1].append(face)
        else:
            pieces.append([face])
    return " ".join(_piece(piece) for piece in pieces)


def _piece(piece: Sequence[Face]) -> str:
    first = piece[0].text.lower()
    if len(piece) == 1:
        return first
    return f"{first}-{piece[-1].number}"


if __name__ == "__main__":
    run()
