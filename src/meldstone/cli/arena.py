"""``meldstone arena``: bots against each other, and how sure one can be of who is better.

Every deal is played once for each way to turn the seats on, so that each bot has every rack of the deal. The same seed gives the
same games, whatever the number of workers. Ctrl-C keeps what was played; ``--resume`` goes on with it (docs/arena.md).
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from meldstone.arena.crew import WorkFailedError
from meldstone.arena.engines import Engine, play_here
from meldstone.arena.entrants import unknown
from meldstone.arena.job import Job, plain_overrides
from meldstone.arena.ray_engine import NoRayError, play_on_ray
from meldstone.arena.report import report
from meldstone.arena.result import FORMAT, BrokenResultError, Saved, decode_result
from meldstone.arena.sprt import SprtClaims, usual_claims
from meldstone.bots.bot import THINK
from meldstone.bots.levels import levels
from meldstone.cli.arena_output import Keeper, progress, tell
from meldstone.cli.failure import InputError, from_ruleset
from meldstone.cli.files import check_writable, write_whole
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
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
    "league": "--league",
    "think": "--think",
}


def add_options(parser: argparse.ArgumentParser, _text: HelpText) -> None:
    """Adds the options of ``arena``, and what its help says."""
    parser.description = (
        "Plays many games between bots, every deal again with rotated seats, and reports win rates and points with 95% intervals."
    )
    parser.epilog = "For example: meldstone arena --bots skilled,novice --games 200"
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help=f"who plays, such as {','.join(levels())}; add :points or :place for its aim; the last takes the remaining seats",
    )
    parser.add_argument("--edition", metavar="E", help=f"edition, or variants joined by + (default: {DEFAULT_EDITION})")
    parser.add_argument("--set", action="append", metavar="KNOB=VALUE", dest="knobs", help="change one knob; may be repeated")
    parser.add_argument("--players", type=int, metavar="N", help=f"seats at the table (default: {_DEFAULT_PLAYERS})")
    parser.add_argument("--games", type=int, metavar="N", help=f"games, rounded up to whole deals (default: {_DEFAULT_GAMES})")
    parser.add_argument("--seed", type=int, metavar="S", help=f"seed of all deals (default: {_DEFAULT_SEED})")
    parser.add_argument(
        "--think", type=float, metavar="SECONDS", help=f"thinking time per turn of bots that plan (default: {THINK:g})"
    )
    parser.add_argument("--league", action="store_true", help="play every combination of the bots, with ratings")
    parser.add_argument(
        "--sprt",
        nargs="?",
        const="",
        metavar="LOW:HIGH",
        help="stop early, once one of two win rates of the first bot is clear (default: even against a tenth more, as 50:55)",
    )
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    parser.add_argument(
        "--engine", choices=("local", "ray"), default="local", help="processes of this machine, or a Ray cluster (meldstone[ray])"
    )
    parser.add_argument("--address", metavar="A", help="where the cluster is, or auto (default: a local one for this job)")
    parser.add_argument("--json", metavar="FILE", help="write the result with all games to this file; - for standard output")
    parser.add_argument("--report", metavar="FILE", help="write a page with plots to this file")
    parser.add_argument("--resume", metavar="FILE", help="continue the job of a result file, up to --games")
    parser.add_argument("--check", action="store_true", help="audit the record of every game")


def run(arguments: argparse.Namespace) -> int:
    """Plays, counts and tells."""
    keeper = _keeper(arguments)
    if arguments.report:
        check_writable(arguments.report)
    stopped = False
    try:
        _play(keeper, _engine(arguments))
    except NoRayError as error:
        raise InputError("arena/no-ray", f"{error}; it comes with meldstone[ray]", reason=str(error)) from error
    except KeyboardInterrupt:
        stopped = True
    except WorkFailedError:
        keeper.keep(stopped=True)
        raise
    kept_in = keeper.keep(stopped=stopped)
    found = keeper.result
    if arguments.report:
        write_whole(arguments.report, report(found).encode())
    tell(found, to=sys.stderr if arguments.json == "-" else sys.stdout)
    if stopped:
        say(f"Stopped after {found.games:,} games. To continue: meldstone arena --resume {kept_in}", sys.stderr)
        return _STOPPED
    return _NO if found.faults else 0


def _engine(arguments: argparse.Namespace) -> Engine:
    """Where deals are played."""
    workers = None if arguments.workers is None else _positive("--workers", arguments.workers)
    if arguments.engine == "ray":
        return partial(play_on_ray, workers=workers, address=arguments.address, check=arguments.check)
    if arguments.address is not None:
        raise InputError("usage/bad-option", "--address is for --engine ray", option="--address")
    return partial(play_here, workers=workers or _cores(), check=arguments.check)


def _play(keeper: Keeper, engine: Engine) -> None:
    """Plays the deals that are left, until all are played or a test has seen enough."""
    job = keeper.job
    deals = range(len(keeper.played), -(-keeper.wanted // job.games_per_deal))
    if keeper.decided():
        return
    with (
        progress(keeper.tally, keeper.tally.games + len(deals) * job.games_per_deal, keeper.claims) as show,
        closing(engine(job, deals)) as playing,
    ):
        for games in playing:
            keeper.add(games)
            show()
            if keeper.decided():
                return


def _keeper(arguments: argparse.Namespace) -> Keeper:
    """What is to be played, and what is played of it already."""
    saved = _begun(arguments) if arguments.resume else Saved(_job(arguments), _DEFAULT_GAMES, (), FORMAT)
    wanted = saved.wanted if arguments.games is None else _positive("--games", arguments.games)
    claims = saved.sprt if arguments.sprt is None else _claims(arguments.sprt, saved.job.players)
    return Keeper(saved.job, wanted, saved.deals, claims, arguments.json or arguments.resume)


def _claims(text: str, players: int) -> SprtClaims:
    """``--sprt`` alone, or with two shares of wins in percent."""
    if not text:
        return usual_claims(players)
    try:
        low, high = (float(part) / 100 for part in text.split(":"))
    except ValueError:
        low = high = 0
    if not 0 < low < high < 1:
        raise InputError("usage/bad-option", "--sprt wants two win rates in percent, such as 50:55", option="--sprt")
    return SprtClaims(low, high)


def _job(arguments: argparse.Namespace) -> Job:
    rules = chosen_rules(arguments.edition or DEFAULT_EDITION, arguments.knobs or ())
    players = _DEFAULT_PLAYERS if arguments.players is None else arguments.players
    seed = _DEFAULT_SEED if arguments.seed is None else arguments.seed
    bots = _bots(arguments.bots, players, league=arguments.league)
    job = Job(bots, rules.name, players, seed, plain_overrides(rules), arguments.league, _think(arguments.think))
    try:
        new_game(rules, players, job.deal_seed(0))
    except RulesetError as error:
        raise from_ruleset(error) from error
    return job


def _bots(text: str | None, players: int, *, league: bool) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in (text or "").split(",") if name.strip())
    if not bots:
        raise InputError("usage/bad-option", "--bots wants the bots that play, such as --bots skilled,novice", option="--bots")
    if strangers := unknown(bots):
        known = ", ".join(levels())
        raise InputError(
            "arena/unknown-bot", f"no bot is called {strangers[0]!r}; there are {known}", bot=strangers[0], known=known
        )
    wrong = None
    if league and len(set(bots)) < max(players, len(bots)):
        wrong = f"--league wants at least {players} bots, each of them once"
    elif not league and len(bots) > players:
        wrong = f"--bots names {len(bots)} bots for {players} seats; --league lets all of them meet"
    if wrong is not None:
        raise InputError("usage/bad-option", wrong, option="--bots")
    return bots


def _think(seconds: float | None) -> float:
    if seconds is None:
        return THINK
    if not (seconds > 0 and math.isfinite(seconds)):
        raise InputError("usage/bad-option", "--think wants seconds, more than 0", option="--think")
    return seconds


def _begun(arguments: argparse.Namespace) -> Saved:
    """What a result file holds; the job is what it was."""
    for name, option in _JOB_OPTIONS.items():
        if getattr(arguments, name) not in (None, False):
            message = f"{option} is fixed by the job that --resume goes on with"
            raise InputError("usage/bad-option", message, option=option)
    try:
        saved = decode_result(Path(arguments.resume).read_bytes())
        if unknown(saved.job.bots):
            raise BrokenResultError(f"no bot is called {unknown(saved.job.bots)[0]!r}")
        new_game(saved.job.rules, saved.job.players, saved.job.deal_seed(0))
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        code = "file/not-readable" if isinstance(error, OSError) else "arena/bad-result"
        raise InputError(code, f"{arguments.resume}: {reason}", path=arguments.resume, reason=reason) from error
    return saved


def _positive(option: str, number: int) -> int:
    if number < 1:
        raise InputError("usage/bad-option", f"{option} wants a number from 1 on", option=option)
    return number


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
