"""`python -m benchmarks.strength FILE …`: the strength table of the browser's help page, from results of `meldstone arena --json`.

Each file is a match of two bots, the first of them in one seat. `web/src/bots/strength.json` is a list of tables, one for each
edition and number of players: `{"edition", "players", "bots": [{"bot", "against", "games", "win_rate", "ci95",
"points_per_game"}]}`, the strongest bot first. An empty list leaves the tables out.
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec

from meldstone.bots.levels import levels
from meldstone.rules.catalogue import editions

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "bots" / "strength.json"


class Line(msgspec.Struct, frozen=True):
    """How one bot did against another."""

    bot: str
    against: str
    games: int
    win_rate: float
    ci95: tuple[float, float]
    points_per_game: float | None
    """null if it was not kept."""


class Strength(msgspec.Struct, frozen=True):
    """One table."""

    edition: str
    players: int
    bots: tuple[Line, ...]


class _Job(msgspec.Struct, frozen=True):
    bots: tuple[str, ...]
    edition: str
    players: int
    overrides: dict[str, Any] = {}
    league: bool = False


class _Bot(msgspec.Struct, frozen=True):
    bot: str
    games: int
    win_rate: float
    ci95: tuple[float, float]
    points_per_game: float


class _Result(msgspec.Struct, frozen=True):
    job: _Job
    bots: tuple[_Bot, ...]


class NoMatchError(ValueError):
    """A result that says nothing for the table."""


def tables(results: list[bytes]) -> tuple[Strength, ...]:
    """The tables of these results; a later result of the same match takes the place of an earlier one."""
    found: dict[tuple[str, int, str, str], Line] = {}
    for data in results:
        result = msgspec.json.decode(data, type=_Result)
        job = result.job
        if job.league or job.overrides or len(job.bots) != 2:
            raise NoMatchError(f"no plain match of two bots: {', '.join(job.bots)}, {job.edition}, {job.players} players")
        first, second = job.bots
        one = next(bot for bot in result.bots if bot.bot == first)
        line = Line(first, second, one.games, one.win_rate, one.ci95, one.points_per_game)
        found[job.edition, job.players, first, second] = line
    # the box that most people know comes first
    known = ["classic", *editions()]
    ordered = sorted(found, key=lambda key: (known.index(key[0]), key[1], -_rank(key[2]), -_rank(key[3]), key))
    grouped = groupby(ordered, lambda key: key[:2])
    return tuple(Strength(edition, players, tuple(found[key] for key in keys)) for (edition, players), keys in grouped)


def _rank(bot: str) -> int:
    level = bot.partition(":")[0]
    return levels().index(level) if level in levels() else -1


def encoded(found: tuple[Strength, ...]) -> bytes:
    """The file."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"


def main(names: list[str]) -> int:
    if not names:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        FILE.write_bytes(encoded(tables([Path(name).read_bytes() for name in names])))
    except (OSError, NoMatchError, msgspec.MsgspecError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"wrote {FILE}; now: make web")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
