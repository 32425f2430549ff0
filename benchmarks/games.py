"""`apply` over full games, and how many games the arena plays in a second."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.table import Table

from benchmarks.measure import Timing, on_all_cores, show, time_calls
from meldstone.arena.engines import play_here
from meldstone.arena.job import Job
from meldstone.arena.table import play_deal, play_game
from meldstone.bots.runner import actor
from meldstone.bots.simple import Novice
from meldstone.game.apply import Applied, apply, new_game
from meldstone.game.commands import AnyCommand
from meldstone.game.replay import replay
from meldstone.game.state import State
from meldstone.game.view import view
from meldstone.rules.catalogue import ruleset

GAMES = 5
SKILLED = Job(("skilled", "skilled"), "classic", 2, seed=1)
NATIVE_DEALS, BOT_DEALS = 400, 100
FLOOR = 60


def run() -> None:
    """Prints the figures."""
    show(
        "apply, each command of full four-player games of beginners",
        [_applies(e) for e in ("classic", "twist", "original", "rummy")],
    )
    show("A full game", [_replays(edition) for edition in ("classic", "original")])
    _show_rates()


def _moves(edition: str, game: int) -> tuple[list[tuple[State, AnyCommand]], Applied]:
    """Every state of a game with the command that led on, and how it began."""
    first = new_game(ruleset(edition), 4, f"{game:064x}")
    state, bot, moves = first.state, Novice(), []
    while (seat := actor(state)) is not None:
        command = bot.choose(view(state, seat), state.rules)
        done = apply(state, command)
        assert isinstance(done, Applied), done
        moves.append((state, command))
        state = done.state
    return moves, first


def _applies(edition: str) -> Timing:
    calls = [partial(apply, state, command) for game in range(GAMES) for state, command in _moves(edition, game)[0]]
    return time_calls(edition, calls, 3)


def _replays(edition: str) -> Timing:
    games = []
    for game in range(GAMES):
        moves, first = _moves(edition, game)
        events = list(first.events)
        for state, command in moves:
            done = apply(state, command)
            assert isinstance(done, Applied)
            events += done.events
        games.append(events)
    return time_calls(f"replay, {edition}", [partial(replay, events) for events in games], 3)


def _show_rates() -> None:
    """Two skilled players, classic: the native loop beside the bots that go through views and commands."""
    natively = _rate(NATIVE_DEALS, lambda: [play_deal(SKILLED, deal) for deal in range(NATIVE_DEALS)])
    by_bots = _rate(BOT_DEALS, lambda: [play_game(SKILLED, deal, 0) for deal in range(BOT_DEALS)])
    with on_all_cores() as cores:
        everywhere = _rate(4 * NATIVE_DEALS, lambda: list(play_here(SKILLED, range(4 * NATIVE_DEALS), cores)))
    table = Table(title="Games in a second, skilled against skilled, classic, two players", title_justify="left")
    for column in ("what", "by the clock", "by processor time", "times the bots", "target"):
        table.add_column(column, justify="left" if column in ("what", "target") else "right")
    for name, (clock, processor), target in (
        ("native loop, one core", natively, f"{FLOOR}"),
        ("bots in Python, one core", by_bots, ""),
    ):
        table.add_row(name, f"{clock:.0f}", f"{processor:.0f}", f"{processor / by_bots[1]:.1f}", target)
    table.add_row(f"native loop, all {cores} cores", f"{everywhere[0]:.0f}", "", f"{everywhere[0] / by_bots[0]:.1f}", "")
    Console(width=132).print(table)


def _rate(games: int, play: Callable[[], object]) -> tuple[float, float]:
    """Games in a second by the clock on the wall and by the processor time of this process."""
    clock, processor = time.perf_counter(), time.process_time()
    play()
    return games / (time.perf_counter() - clock), games / (time.process_time() - processor)
