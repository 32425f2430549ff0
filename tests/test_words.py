"""Plain English: phrases that only we would understand stand nowhere, and loop variables say what they hold."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/meldstone", "native", "web/src", "tests", "benchmarks", "examples", "docs", "deploy")
ENDINGS = {".py", ".pyi", ".cpp", ".hpp", ".ts", ".tsx", ".css", ".md", ".ftl"}
PRIVATE = {
    r"\bthe own\b": "your, their, the player's",
    r"\b(who|whoever|player|seat) (is )?at turn\b": "whose turn it is",
    r"\bfor one in\b|\bconst one of\b|\(one\) =>|\bauto& one :|\blambda one\b": "the name of the thing",
}
"""What is wrong, as an expression, and what to write instead."""


def texts() -> list[Path]:
    inside = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in ENDINGS]
    return [*inside, *ROOT.glob("*.md")]


def test_no_private_words() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0]!r}: write {better}"
        for path in texts()
        if path != Path(__file__)
        for wrong, better in PRIVATE.items()
        for match in re.finditer(wrong, path.read_text(encoding="utf-8"))
    ]
    assert found == []
