"""Does the judge say of any turn of bot games what it did not say before? ``python -m benchmarks verdicts REVISION [--games N]``

Another version is compiled; bots of both play the same number of games in editions with every law of jokers. Each play, which was
legal where it was made, is asked of the other version's judge. Refusals are printed with their reasons and the row of RULES.md that
explains them (`verdict_rows.py`); the command fails if one has none.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from benchmarks.compare import ROOT, Worker, checked_out, installed
from benchmarks.verdict_rows import UNEXPLAINED, explained

WORKER: Final = Path(__file__).with_name("judged_games.py")
GAMES: Final = 10_000
EDITIONS: Final = (
    "rummy",
    "original",
    "rummy-discard",
    "twist",
    "rummy-open-tile",
    "original",
    "mix",
    "classic",
    "rummy-hand",
    "tournament",
)


class Verdicts:
    """How many games and turns were looked at, and what the other judge objected to."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.turns: Counter[str] = Counter()
        self.changed: Counter[tuple[str, str]] = Counter()

    def add_game(self, who: str, number: int, player: Worker, judge: Worker) -> None:
        """Lets one version play a game and the other judge its turns."""
        edition = EDITIONS[number % len(EDITIONS)]
        turns = player.ask("play", edition, 2 + number // len(EDITIONS) % 3, number)
        codes = judge.ask("judge", turns)
        assert isinstance(turns, list)
        assert isinstance(codes, list)
        self.games[who] += 1
        self.turns[who] += len(turns)
        for turn, found in zip(turns, codes, strict=True):
            if found:
                row = explained(turn, refused_now=who == "then")
                self.changed[who, row] += 1
                print(json.dumps({"allowed": who, "number": number, "row": row, "refused": found, **turn}), flush=True)


def main(arguments: list[str]) -> int:
    """Prints the changed verdicts and their numbers; 1 if one is not explained."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks verdicts", description="Two judges, the same turns of bot games.")
    parser.add_argument("revision", help="whose judge to compare with: a commit, a tag, HEAD~1")
    parser.add_argument("--games", type=int, default=GAMES, help="of both versions together")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, for runs in pieces")
    options = parser.parse_args(arguments)
    with checked_out(options.revision) as folder:
        print(f"compiling {options.revision}", file=sys.stderr)
        then = Worker(folder, installed(folder, folder.parent / "other"), WORKER)
        now = Worker(ROOT, installed(ROOT, folder.parent / "present"), WORKER)
        found = Verdicts()
        try:
            for number in range(options.first, options.first + options.games // 2):
                found.add_game("now", number, now, then)
                found.add_game("then", number, then, now)
                if number % 50 == 49:
                    print(f"{found.games.total()} games, {found.turns.total()} turns", file=sys.stderr, flush=True)
        finally:
            now.close()
            then.close()
    for who, other in (("now", "then"), ("then", "now")):
        print(f"{found.games[who]} games played {who}, {found.turns[who]} turns; refused {other}:")
        for (player, what), count in sorted(found.changed.items()):
            if player == who:
                print(f"  {count:5} {what}")
    return any(row == UNEXPLAINED for _, row in found.changed)
