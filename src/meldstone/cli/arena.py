"""``meldstone arena``: bots against each other, and how sure one can be of who is better.

Every deal is played once for each way to turn the seats on, so that each bot has every rack of the deal. The same seed gives the
same games, whatever the number of workers. Ctrl-C keeps what was played; ``--resume`` goes on with it (docs/arena.md).
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from pathlib import Path
from typing import Final

from meldstone.arena.engines import play_here
from meldstone.arena.entrants import unknown
from meldstone.arena.job import Job, plain_overrides
from meldstone.arena.result import BrokenResultError, decode_result
from meldstone.arena.table import Games
from meldstone.bots.bot import THINK
from meldstone.bots.levels import levels
from meldstone.cli.arena_output import Keeper, progress, tell
from meldstone.cli.failure import InputError, from_ruleset
from meldstone.cli.rules_options import DEFAULT_EDITION, chosen_rules
from meldstone.game.apply import new_game
from meldstone.rules.knobs import RulesetError

_NO, _STOPPED = 1, 130
_DEFAULT_GAMES, _DEFAULT_PLAYERS, _DEFAULT_SEED = 1000, 2, 1
_JOB_OPTIONS: Final = {
    "bots": "--bots",
    "edition": "--edition",
    "knobs": "--set",
    "players": "--players",
    "seed": "--seed",
    "think": "--think",
}


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds ``arena`` to the command line."""
    parser = commands.add_parser(
        "arena",
        help="let bots play each other and tell who is better",
        description="Plays many games between bots, every deal with the seats turned on, and tells win rates and points with "
        "95 %% intervals.",
        epilog="For example: meldstone arena --bots skilled,novice --games 200",
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help=f"who plays, such as {','.join(levels())}; with :points or :place who plays for that; the last takes the seats left",
    )
    parser.add_argument("--edition", metavar="E", help=f"edition, or variants joined by + (default: {DEFAULT_EDITION})")
    parser.add_argument("--set", action="append", metavar="KNOB=VALUE", dest="knobs", help="change one knob; may be repeated")
    parser.add_argument("--players", type=int, metavar="N", help=f"seats at the table (default: {_DEFAULT_PLAYERS})")
    parser.add_argument("--games", type=int, metavar="N", help=f"games, made up to whole deals (default: {_DEFAULT_GAMES})")
    parser.add_argument("--seed", type=int, metavar="S", help=f"where all deals come from (default: {_DEFAULT_SEED})")
    parser.add_argument("--think", type=float, metavar="SECONDS", help=f"what bots that plan may think a turn (default: {THINK:g})")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--json", metavar="FILE", help="write the result with all games to this file; - for standard output")
    parser.add_argument("--resume", metavar="FILE", help="go on with the job of a result file, up to --games")
    parser.add_argument("--check", action="store_true", help="audit the record of every game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays, counts and tells."""
    job, wanted, played = _begun(arguments) if arguments.resume else (_job(arguments), _DEFAULT_GAMES, [])
    if arguments.games is not None:
        wanted = _positive("--games", arguments.games)
    workers = _cores() if arguments.workers is None else _positive("--workers", arguments.workers)
    keeper = Keeper(job, wanted, played, arguments.json or arguments.resume)
    deals = range(len(played), -(-wanted // job.games_per_deal))
    stopped = False
    try:
        with progress(keeper.tally, keeper.tally.games + len(deals) * job.games_per_deal) as show:
            for games in play_here(job, deals, workers, check=arguments.check):
                keeper.add(games)
                show()
    except KeyboardInterrupt:
        stopped = True
    kept_in = keeper.keep(stopped=stopped)
    tell(keeper.tally, keeper.faults, to=sys.stderr if arguments.json == "-" else sys.stdout)
    if stopped:
        print(f"Stopped after {keeper.tally.games:,} games. To go on: meldstone arena --resume {kept_in}", file=sys.stderr)
        return _STOPPED
    return _NO if keeper.faults else 0


def _job(arguments: argparse.Namespace) -> Job:
    rules = chosen_rules(arguments.edition or DEFAULT_EDITION, arguments.knobs or ())
    players = _DEFAULT_PLAYERS if arguments.players is None else arguments.players
    seed = _DEFAULT_SEED if arguments.seed is None else arguments.seed
    job = Job(_bots(arguments.bots, players), rules.name, players, seed, plain_overrides(rules), think=_think(arguments.think))
    try:
        new_game(rules, players, job.deal_seed(0))
    except RulesetError as error:
        raise from_ruleset(error) from error
    return job


def _bots(text: str | None, players: int) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in (text or "").split(",") if name.strip())
    if not bots:
        raise InputError("usage/bad-option", "--bots wants the bots that play, such as --bots skilled,novice", option="--bots")
    if strangers := unknown(bots):
        known = ", ".join(levels())
        raise InputError(
            "arena/unknown-bot", f"no bot is called {strangers[0]!r}; there are {known}", bot=strangers[0], known=known
        )
    if len(bots) > players:
        message = f"--bots names {len(bots)} bots for {players} seats; --league lets all of them meet"
        raise InputError("usage/bad-option", message, option="--bots")
    return bots


def _think(seconds: float | None) -> float:
    if seconds is None:
        return THINK
    if not (seconds > 0 and math.isfinite(seconds)):
        raise InputError("usage/bad-option", "--think wants seconds, more than 0", option="--think")
    return seconds


def _begun(arguments: argparse.Namespace) -> tuple[Job, int, list[Games]]:
    """What a result file holds; the job is what it was."""
    for name, option in _JOB_OPTIONS.items():
        if getattr(arguments, name) is not None:
            message = f"{option} is fixed by the job that --resume goes on with"
            raise InputError("usage/bad-option", message, option=option)
    try:
        job, wanted, played = decode_result(Path(arguments.resume).read_bytes())
        if unknown(job.bots):
            raise BrokenResultError(f"no bot is called {unknown(job.bots)[0]!r}")
        new_game(job.rules, job.players, job.deal_seed(0))
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        code = "file/not-readable" if isinstance(error, OSError) else "arena/bad-result"
        raise InputError(code, f"{arguments.resume}: {reason}", path=arguments.resume, reason=reason) from error
    return job, wanted, played


def _positive(option: str, number: int) -> int:
    if number < 1:
        raise InputError("usage/bad-option", f"{option} wants a number from 1 on", option=option)
    return number


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
