"""Drives a game with bots: for tests, benchmarks, simulations and the empty seats of a terminal game.

`bot_step` and `play_out` trust their bots and raise where one fails. `safe_step` trusts nobody: a bot that raises, sends what the
rules refuse or takes too long plays nothing instead (it draws, passes or puts a tile aside), and the fault is reported.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from meldstone.bots.bot import Bot
from meldstone.bots.seat import idle
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
        super().__init__(f"{bot.name} sent {command!r}: {_reasons(refused)}")
        self.command = command
        self.violations = refused.violations


class FaultKind(StrEnum):
    """What a bot did wrong."""

    RAISED = "raised"
    REFUSED = "refused"
    OVERRAN = "overran"


@dataclass(frozen=True, slots=True)
class Fault:
    """A turn that a bot lost by its own defect."""

    bot: str
    seat: int
    version: int
    kind: FaultKind
    detail: str

    def __str__(self) -> str:
        return f"{self.bot} on seat {self.seat}, version {self.version}, {self.kind}: {self.detail}"


@dataclass(frozen=True, slots=True)
class Guard:
    """How a bot is watched: who hears of faults and, if there is a clock (in seconds), how long a turn may take."""

    report: Callable[[Fault], None]
    clock: Callable[[], float] | None = None
    limit: float = 0.0


def actor(state: State) -> int | None:
    """The seat that the game waits for; None if it is over or stands still."""
    if state.phase is Phase.READY:
        return state.ready.index(False)
    return state.board.turn if state.phase is Phase.PLAYING else None


def bot_step(state: State, seat: int, bot: Bot, able_to_play: AbleToPlay = able_to_play) -> Applied:
    """One command of a bot, carried out."""
    command = bot.choose(view(state, seat), state.rules)
    done = apply(state, command, able_to_play=able_to_play)
    if isinstance(done, Refused):
        raise BotRefusedError(bot, command, done)
    return done


def safe_step(state: State, seat: int, bot: Bot, guard: Guard, able_to_play: AbleToPlay = able_to_play) -> Applied:
    """One command of a bot, carried out; if the bot fails, the seat plays nothing and the guard reports why."""
    seen = view(state, seat)
    began = guard.clock() if guard.clock is not None else 0.0
    try:
        command = bot.choose(seen, state.rules)
    except Exception as error:  # a bot may be anybody's
        failed = FaultKind.RAISED, f"{type(error).__name__}: {error}"
    else:
        took = guard.clock() - began if guard.clock is not None else 0.0
        if guard.clock is not None and took > guard.limit:
            failed = FaultKind.OVERRAN, f"{took:.3f} s of {guard.limit:g} s"
        else:
            done = apply(state, command, able_to_play=able_to_play)
            if isinstance(done, Applied):
                return done
            failed = FaultKind.REFUSED, _reasons(done)
    guard.report(Fault(bot.name, seat, state.version, *failed))
    done = apply(state, idle(seen, state.rules), able_to_play=able_to_play)
    assert isinstance(done, Applied), "playing nothing is always allowed"
    return done


def play_out(
    state: State, bots: Sequence[Bot], able_to_play: AbleToPlay = able_to_play, *, guard: Guard | None = None
) -> tuple[State, tuple[AnyEvent, ...]]:
    """The game played to its end with one bot for each seat: the last state and the events that led there."""
    happened: list[AnyEvent] = []
    while (seat := actor(state)) is not None:
        if guard is None:
            done = bot_step(state, seat, bots[seat], able_to_play)
        else:
            done = safe_step(state, seat, bots[seat], guard, able_to_play)
        state = done.state
        happened += done.events
    return state, tuple(happened)


def _reasons(refused: Refused) -> str:
    return "; ".join(str(found) for found in refused.violations)
