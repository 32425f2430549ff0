"""Every row of RULES.md K that something in the program decides is cited where that happens."""

from __future__ import annotations

import re
from pathlib import Path

import meldstone

ROWS = {f"K-{number:02}" for number in range(1, 49)} | {"K-06b"}
NOTHING_TO_DECIDE = {
    "K-22": "pictures of wrong layouts, which only teach",
    "K-25": "slips of translators; the German text is followed",
    "K-42": "one more slip of that kind",
}
DECIDED_BY_FUNCTIONS = {f"K-{number}" for number in range(32, 49)} - {"K-36", "K-42"}
"""What was decided last; K-36 is a knob alone."""


def cited_in() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    root = Path(meldstone.__file__).parent
    for path in root.rglob("*.py"):
        for row in re.findall(r"\bK-\d\db?\b", path.read_text()):
            found.setdefault(row, set()).add(path.relative_to(root).as_posix())
    return found


def test_every_row_is_cited_in_the_code_that_decides_it() -> None:
    assert set(cited_in()) == ROWS - set(NOTHING_TO_DECIDE)


def test_the_rows_of_turns_and_jokers_are_cited_where_they_are_judged() -> None:
    knobs = "rules/ruleset.py"
    assert {row for row, files in cited_in().items() if files - {knobs}} >= DECIDED_BY_FUNCTIONS
