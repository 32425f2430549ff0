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
from meldstone.cli.failure import InputError, UsageError, from_ruleset
from meldstone.cli.figures import whole
from meldstone.cli.files import check_writable, write_whole
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.cli.rules_options import DEFAULT_EDITION, add_rules_options, chosen_rules
from meldstone.game.apply import new_game
from meldstone.i18n import Translator, translator
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


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``arena``, and what its help says."""
    parser.description = text("arena-text")
    parser.epilog = text("term-example", example="meldstone arena --bots skilled,novice --games 200")
    parser.add_argument("--bots", metavar="A,B,…", help=text("arena-bots", example=",".join(levels())))
    add_rules_options(parser, text, default=None)
    parser.add_argument("--players", type=int, metavar="N", help=text("arena-players", default=_DEFAULT_PLAYERS))
    parser.add_argument("--games", type=int, metavar="N", help=text("arena-games", default=_DEFAULT_GAMES))
    parser.add_argument("--seed", type=int, metavar="S", help=text("arena-seed", default=_DEFAULT_SEED))
    parser.add_argument("--think", type=float, metavar="SECONDS", help=text("arena-think", default=f"{THINK:g}"))
    parser.add_argument("--league", action="store_true", help=text("arena-league"))
    parser.add_argument("--sprt", nargs="?", const="", metavar="LOW:HIGH", help=text("arena-sprt"))
    parser.add_argument("--workers", type=int, metavar="N", help=text("arena-workers"))
    parser.add_argument("--engine", choices=("local", "ray"), default="local", help=text("arena-engine"))
    parser.add_argument("--address", metavar="A", help=text("arena-address"))
    parser.add_argument("--json", metavar="FILE", help=text("arena-json"))
    parser.add_argument("--report", metavar="FILE", help=text("arena-report"))
    parser.add_argument("--resume", metavar="FILE", help=text("arena-resume"))
    parser.add_argument("--check", action="store_true", help=text("arena-check"))


def run(arguments: argparse.Namespace) -> int:
    """Plays, counts and tells."""
    keeper = _keeper(arguments)
    speak = translator(arguments.lang)
    if arguments.report:
        check_writable(arguments.report)
    stopped = False
    try:
        _play(keeper, _engine(arguments), speak)
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
    tell(found, speak, to=sys.stderr if arguments.json == "-" else sys.stdout)
    if stopped:
        played = whole(found.games, speak.language)
        say(speak.word("arena-stopped", games=played, command=f"meldstone arena --resume {kept_in}"), sys.stderr)
        return _STOPPED
    return _NO if found.faults else 0


def _engine(arguments: argparse.Namespace) -> Engine:
    """Where deals are played."""
    workers = None if arguments.workers is None else _positive("--workers", arguments.workers)
    if arguments.engine == "ray":
        return partial(play_on_ray, workers=workers, address=arguments.address, check=arguments.check)
    if arguments.address is not None:
        raise UsageError("--address", "usage-address")
    return partial(play_here, workers=workers or _cores(), check=arguments.check)


def _play(keeper: Keeper, engine: Engine, speak: Translator) -> None:
    """Plays the deals that are left, until all are played or a test has seen enough."""
    job = keeper.job
    deals = range(len(keeper.played), -(-keeper.wanted // job.games_per_deal))
    if keeper.decided():
        return
    with (
        progress(keeper.tally, keeper.tally.games + len(deals) * job.games_per_deal, keeper.claims, speak) as show,
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
        raise UsageError("--sprt", "usage-sprt")
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
        raise UsageError("--bots", "usage-bots")
    if strangers := unknown(bots):
        known = ", ".join(levels())
        raise InputError(
            "arena/unknown-bot", f"no bot is called {strangers[0]!r}; there are {known}", bot=strangers[0], known=known
        )
    if league and len(set(bots)) < max(players, len(bots)):
        raise UsageError("--league", "usage-league-few", players=players)
    if not league and len(bots) > players:
        raise UsageError("--bots", "usage-league-many", bots=len(bots), players=players)
    return bots


def _think(seconds: float | None) -> float:
    if seconds is None:
        return THINK
    if not (seconds > 0 and math.isfinite(seconds)):
        raise UsageError("--think", "usage-seconds")
    return seconds


def _begun(arguments: argparse.Namespace) -> Saved:
    """What a result file holds; the job is what it was."""
    for name, option in _JOB_OPTIONS.items():
        if getattr(arguments, name) not in (None, False, []):
            raise UsageError(option, "usage-resumed")
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
        raise UsageError(option, "usage-positive")
    return number


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
