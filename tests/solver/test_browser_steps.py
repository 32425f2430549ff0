"""The page takes a turn apart as the solver does: both are held to the same file, `web/src/board/stepCases.json`.

``python -m tests.solver.test_browser_steps`` writes it anew.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from meldstone.solver.steps import Step, steps_between
from meldstone.tiles import Table

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "board" / "stepCases.json"
CASES: Final = 60


def cases() -> list[dict[str, Any]]:
    """Two tables each, with the steps between them. No rule matters here, so the sets need not be legal."""
    chance = random.Random(14)
    faces = [f"{letter}{number}" for letter in "KOBR" for number in range(1, 5)]
    out = []
    for _ in range(CASES):
        tiles = chance.sample([*faces, "J", "Jb"], chance.randint(4, 12))
        lying = tiles[: chance.randint(0, len(tiles))]
        before, after = _parted(lying, chance), _parted(chance.sample(tiles, len(tiles)), chance)
        out.append({"before": before, "after": after, "steps": _steps(before, after)})
    return out


def _parted(tiles: list[str], chance: random.Random) -> list[list[str]]:
    """The tiles as sets of one to five tiles."""
    out: list[list[str]] = []
    while tiles:
        size = chance.randint(1, 5)
        out.append(tiles[:size])
        tiles = tiles[size:]
    return out


def _table(text: list[list[str]]) -> Table:
    return Table.parse("; ".join(" ".join(tiles) for tiles in text))


def _steps(before: list[list[str]], after: list[list[str]]) -> list[dict[str, Any]]:
    return [_step(step) for step in steps_between(_table(before), _table(after))]


def _step(step: Step) -> dict[str, Any]:
    """Without the name of the step, which only the solver gives."""
    return {"tiles": [str(tile) for tile in step.tiles], "source": step.source, "target": step.target, "starts": step.starts}


def test_the_file_says_what_the_solver_says() -> None:
    made = cases()
    assert json.loads(FILE.read_text(encoding="utf-8")) == made
    steps = [step for case in made for step in case["steps"]]
    assert {(step["source"] is None, step["starts"]) for step in steps} == {(rack, starts) for rack in (0, 1) for starts in (0, 1)}


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(case) for case in cases())
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
