"""Drives a game with bots: for tests, benchmarks, simulations and the empty seats of a terminal game."""

from __future__ import annotations

from collections.abc import Sequence

from meldstone.bots.bot import Bot
from meldstone.game.apply import Applied, Refused, apply
from meldstone.game.commands import AnyCommand
from meldstone.game.events import AnyEvent
from meldstone.game.state import Phase, State
from meldstone.game.turns import AbleToPlay
from meldstone.game.view import view
from meldstone.solver import able_to_play


class BotRefusedError(RuntimeError):
    """A bot sent a command that the rules refuse; that is a defect of the bot."""

    def __init__(self, bot: Bot, command: AnyCommand, refused: Refused) -> None:
        reasons = "; ".join(str(found) for found in refused.violations)
        super().__init__(f"{bot.name} sent {command!r}: {reasons}")
        self.command = command
        self.violations = refused.violations


def actor(state: State) -> int | None:
    """The seat that the game waits for; None if it is over or stands still."""
    if state.phase is Phase.READY:
        return state.ready.index(False)
    return state.position.turn if state.phase is Phase.PLAYING else None


def bot_step(state: State, seat: int, bot: Bot, able_to_play: AbleToPlay = able_to_play) -> Applied:
    """One command of a bot, carried out."""
    command = bot.choose(view(state, seat), state.rules)
    done = apply(state, command, able_to_play=able_to_play)
    if isinstance(done, Refused):
        raise BotRefusedError(bot, command, done)
    return done


def play_out(state: State, bots: Sequence[Bot], able_to_play: AbleToPlay = able_to_play) -> tuple[State, tuple[AnyEvent, ...]]:
    """The game played to its end with one bot for each seat: the last state and the events that led there."""
    happened: list[AnyEvent] = []
    while (seat := actor(state)) is not None:
        done = bot_step(state, seat, bots[seat], able_to_play)
        state = done.state
        happened += done.events
    return state, tuple(happened)
