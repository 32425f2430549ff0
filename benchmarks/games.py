"""`apply` over full games."""

from __future__ import annotations

from functools import partial

from benchmarks.measure import Timing, show, time_calls
from meldstone.bots.runner import actor
from meldstone.bots.simple import Novice
from meldstone.game.apply import Applied, apply, new_game
from meldstone.game.commands import AnyCommand
from meldstone.game.replay import replay
from meldstone.game.state import State
from meldstone.game.view import view
from meldstone.rules.catalogue import ruleset

GAMES = 5


def run() -> None:
    """Prints the figures."""
    show(
        "apply, each command of full four-player games of beginners",
        [_applies(e) for e in ("classic", "twist", "original", "rummy")],
    )
    show("A full game", [_replays(edition) for edition in ("classic", "original")])


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
