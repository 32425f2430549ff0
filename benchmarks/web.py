"""The browser client as a person meets it: what the first visit loads, when it can be used, what a dragged tile costs per frame.

A real Chromium on a real server. What the project asks of itself stands beside each figure; nothing is enforced.
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from meldstone.store import sqlite_url
from tests.browser.conftest import FLAGS, chromium
from tests.browser.crowd import crowded_room
from tests.server.running import Server

VISITS: Final = 7
TILES: Final = 100
SCRIPT: Final = {"EventDispatch", "FireAnimationFrame", "FunctionCall", "RunMicrotasks", "TimerFire", "EvaluateScript"}

# the button that starts a game is there, and the page has nothing more to do at once
USABLE: Final = """
new MutationObserver((_, watch) => {
  if (!document.querySelector(".main.big")) return;
  watch.disconnect();
  requestIdleCallback(() => { window.usable = performance.now(); });
}).observe(document, { childList: true, subtree: true });
"""


def run() -> None:
    """Prints the figures, or why there are none."""
    found = chromium()
    if found is None:
        print("web: no Chromium on this machine; install the package `chromium`")
        return
    if hasattr(os, "sched_setaffinity"):
        # a browser is several processes; one core is not what people have
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    with (
        tempfile.TemporaryDirectory() as directory,
        Server(sqlite_url(Path(directory) / "bench.db"), Path(directory)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        rows = [*_first_visit(browser, server), *_dragging(browser, server)]
        browser.close()
    table = Table("what", "median", "worst", "target", title="the browser client", title_justify="left")
    for row in rows:
        table.add_row(*row)
    Console(width=132).print(table)


def _first_visit(browser: Browser, server: Server) -> Iterator[tuple[str, ...]]:
    sizes, times = [], []
    for _ in range(VISITS):
        with _page(browser) as page:
            session = page.context.new_cdp_session(page)
            session.send("Network.enable")
            kinds: dict[str, str] = {}
            loaded = {"Script": 0.0, "Stylesheet": 0.0}
            session.on("Network.responseReceived", lambda event, kinds=kinds: kinds.update({event["requestId"]: event["type"]}))

            def count(event: dict[str, Any], kinds: dict[str, str] = kinds, loaded: dict[str, float] = loaded) -> None:
                kind = kinds.get(event["requestId"], "")
                if kind in loaded:
                    loaded[kind] += event["encodedDataLength"]

            session.on("Network.loadingFinished", count)
            page.add_init_script(USABLE)
            page.goto(server.url)
            times.append(float(page.wait_for_function("() => window.usable").json_value()))
            # what is fetched ahead comes when the browser is idle, and counts
            page.wait_for_function("() => performance.getEntriesByType('resource').some(entry => entry.name.includes('/Lobby-'))")
            page.wait_for_timeout(1000)
            sizes.append(sum(loaded.values()) / 1000)
    yield (
        "script and style of the first visit, as sent, with what is fetched ahead",
        f"{statistics.median(sizes):.1f} kB",
        f"{max(sizes):.1f} kB",
        "150 kB",
    )
    yield "from the address to a page that can be used", f"{statistics.median(times):.0f} ms", f"{max(times):.0f} ms", "1000 ms"


def _dragging(browser: Browser, server: Server) -> Iterator[tuple[str, ...]]:
    with _page(browser) as page:
        page.goto(server.url)
        page.goto(f"{server.url}/#/table/{crowded_room(page, server, tiles=TILES, rack=20)}")
        page.wait_for_selector(".rack [data-tile]")
        page.wait_for_timeout(800)
        count = page.locator(".surface [data-tile]").count()
        box = page.locator(".rack [data-tile]").first.bounding_box()
        assert box is not None
        browser.start_tracing(page=page, categories=["devtools.timeline", "v8", "disabled-by-default-devtools.timeline"])
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        for x, y in ((200, 150), (900, 200), (300, 400), (1000, 350), (500, 100)):
            page.mouse.move(x, y, steps=24)
        trace = json.loads(browser.stop_tracing())
        page.mouse.up()
    frames = sorted(_script_per_frame(trace["traceEvents"]))
    what = f"script in a frame of a drag, {count} tiles on the table, {len(frames)} frames"
    yield what, f"{statistics.median(frames):.1f} ms", f"{frames[-1]:.1f} ms", "8 ms"


def _script_per_frame(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of processor time in script up to the moment that a frame is handed over, for every frame that had any."""
    mains = {(event["pid"], event["tid"]) for event in events if event.get("name") == "FireAnimationFrame"}
    on_main = sorted(
        (event for event in events if (event.get("pid"), event.get("tid")) in mains), key=lambda event: float(event["ts"])
    )
    frames = [0.0]
    end = 0.0
    for event in on_main:
        if event["name"] == "BeginCommitCompositorFrame":
            frames.append(0.0)
        elif event["name"] in SCRIPT and event.get("ph") == "X" and event["ts"] >= end:
            # only the outermost: what it calls is part of it
            end = event["ts"] + event.get("dur", 0)
            frames[-1] += event.get("tdur", event.get("dur", 0)) / 1000
    return [frame for frame in frames if frame > 0] or [0.0]


@contextmanager
def _page(browser: Browser) -> Iterator[Page]:
    """A visitor who was never here."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", service_workers="block")
    yield context.new_page()
    context.close()


if __name__ == "__main__":
    run()
