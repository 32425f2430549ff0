"""The page reads sets as the judge does: both are held to the same file, `web/src/board/readings.json`.

``python -m tests.rules.test_browser_readings`` writes it anew.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import readings
from meldstone.tiles import Face

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "board" / "readings.json"
KNOBS: Final = (
    *("colours", "min_set_tiles", "min_number_tiles", "run_direction", "two_colour_at_end", "two_colour_chain"),
    *("mirror_min_side", "mirror_apex", "mirror_shape", "mirror_group_order", "meld_joker_value"),
)
RULES: Final[tuple[tuple[str, dict[str, object]], ...]] = (
    ("classic", {}),
    ("six-player", {"run_direction": "ascending", "min_number_tiles": 0}),
    ("twist", {}),
    (
        "twist",
        {"two_colour_at_end": "forbid", "two_colour_chain": "exactly_two", "mirror_group_order": "any", "mirror_min_side": 2},
    ),
    ("twist", {"mirror_apex": "virtual_number", "mirror_shape": "peak_only", "meld_joker_value": "zero", "min_number_tiles": 2}),
)
ROWS: Final = 90
"""Rows for each of the rules."""


def vectors() -> list[dict[str, Any]]:
    """Rows that are sets and rows that nearly are, with every reading."""
    chance = random.Random(16)
    return [
        {"knobs": _knobs(rules), "rows": [_row(row, rules) for row in _rows(rules, chance)]}
        for rules in (ruleset(edition, changed) for edition, changed in RULES)
    ]


def _knobs(rules: Ruleset) -> dict[str, object]:
    return {name: getattr(value, "value", value) for name, value in rules.knobs().items() if name in KNOBS}


def _rows(rules: Ruleset, chance: random.Random) -> list[list[str]]:
    out: list[list[str]] = []
    special = rules.box.jokers_mirror > 0
    while len(out) < ROWS:
        row = _mirrored(rules, chance) if special and chance.random() < 0.35 else _plain(rules, chance)
        for place in range(len(row)):
            if chance.random() < 0.22:
                row[place] = chance.choice("JJDC" if special else "J")
        if chance.random() < 0.15:
            row[chance.randrange(len(row))] = f"{chance.choice('KOBR')}{chance.randint(1, 13)}"
        if chance.random() < 0.3:
            row.reverse()
        if len(readings(Face.parse_many(" ".join(row)), rules)) <= 6:
            out.append(row)
    return out


def _plain(rules: Ruleset, chance: random.Random) -> list[str]:
    letters = "KOBRGV"[: rules.box.colours]
    if chance.random() < 0.4:
        number = chance.randint(1, 13)
        return [f"{letter}{number}" for letter in chance.sample(letters, chance.randint(2, len(letters)))]
    first, length = chance.randint(1, 11), chance.randint(2, 7)
    letter, change = chance.choice(letters), chance.choice(letters)
    turn = chance.randint(1, length) if rules.box.jokers_two_colour else length
    numbers = [number for number in range(first, first + length) if number <= 13]
    return ["C" if i == turn else f"{letter if i < turn else change}{number}" for i, number in enumerate(numbers)]


def _mirrored(rules: Ruleset, chance: random.Random) -> list[str]:
    half = _plain(rules, chance)[: chance.randint(1, 4)]
    return [*half[::-1], "M", *half] if chance.random() < 0.85 else [*half, "M", *half]


def _row(row: list[str], rules: Ruleset) -> dict[str, Any]:
    found = readings(Face.parse_many(" ".join(row)), rules)
    read = [[r.kind.value, r.value, [[[slot.number, *slot.colours] for slot in filled] for filled in r.slots]] for r in found]
    return {"tiles": " ".join(row), "readings": read}


def _text(made: list[dict[str, Any]]) -> str:
    return json.dumps(made, separators=(",", ":")) + "\n"


def test_the_file_says_what_the_judge_says() -> None:
    made = vectors()
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(_text(made))
    sets = [row for rules in made for row in rules["rows"] if row["readings"]]
    kinds = {reading[0] for row in sets for reading in row["readings"]}
    assert kinds == {"run", "group", "mirror-run", "mirror-group"}
    assert len(sets) > ROWS
    assert len(sets) < ROWS * len(RULES) - ROWS, "rows that are no sets are there as well"


if __name__ == "__main__":
    FILE.write_text(_text(vectors()), encoding="utf-8")
