"""What can be wrong with a screen whatever it shows: something runs over, lies over something else, or is too small for a thumb."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THUMB = 40
"""Pixels that a thumb needs, both ways (issue 5)."""

_SCRIPT = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")


def settle(page: Page) -> None:
    """Waits until a new size has been drawn."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def layout_problems(page: Page) -> list[str]:
    """Everything that is wrong with how the screen lies."""
    found: list[str] = page.evaluate(f"thumb => {_SCRIPT}.problems(thumb)", THUMB)
    return found


def overlapping_tiles(page: Page) -> list[str]:
    """Tiles that lie over other tiles, on the table and on the rack."""
    found: list[str] = page.evaluate(f"() => {_SCRIPT}.tiles()")
    return found


def axe(page: Page, rule: str = "") -> list[Any]:
    """What axe finds, by all its rules or by one of them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(
        """rule => axe.run({resultTypes: ['violations'], ...(rule && {runOnly: [rule]})})
          .then(r => r.violations.map(v => [v.id, v.nodes.map(n => n.html.slice(0, 120))]))""",
        rule,
    )
    return found
