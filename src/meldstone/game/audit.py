"""Does a record hold? The seed, the deal, every move and the points are worked out again.

Every event is sent once more as the command it answers; what comes out has to be what the record says. Turns that the timeout rule
settled are taken as recorded, because the draft that lay on the table is not part of a record.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Refused, apply
from meldstone.game.ending import ended
from meldstone.game.evolve import BrokenRecordError, evolve
from meldstone.game.fair import is_seed
from meldstone.game.replay import deal_problems
from meldstone.game.state import Phase, State
from meldstone.rules.ruleset import JUDGE

_ENOUGH = 100
"""Problems after which moves are not judged any more: a record that is wrong all the way would take long to judge."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One part of the report: what was checked, and what is wrong with it."""

    what: str
    problems: tuple[str, ...]
    note: str = ""


def audit(events: Sequence[ev.AnyEvent]) -> list[Finding]:
    """The report on a record that could be read."""
    deal = _deal(events)
    moves, score = _moves_and_score(events)
    return [_judge(events), *deal, moves, score]


def _judge(events: Sequence[ev.AnyEvent]) -> Finding:
    """Which judge everything below is judged by: the one the game began with."""
    beginning = events[0] if events else None
    if not isinstance(beginning, ev.GameOpened):
        return Finding("judge", ("the record does not name one: it does not begin with game-opened",))
    newer = "" if beginning.judge == JUDGE else f"; new games have judge {JUDGE}"
    return Finding("judge", (), f"judge {beginning.judge}{newer}")


def _deal(events: Sequence[ev.AnyEvent]) -> list[Finding]:
    beginning = events[0] if events else None
    if isinstance(beginning, ev.GameOpened) and not is_seed(beginning.seed):
        return [Finding("commitment", ("the seed is not 64 hexadecimal digits",)), Finding("deal", ("no seed to deal from",))]
    found = deal_problems(events)
    about_seed = tuple(problem for problem in found if "commitment" in problem)
    about_deal = tuple(problem for problem in found if problem not in about_seed)
    deals = sum(isinstance(event, ev.Dealt) for event in events)
    return [
        Finding("commitment", about_seed, "the seed is the one that was promised before the deal"),
        Finding("deal", about_deal, f"{deals} {'deal' if deals == 1 else 'deals'}, as the seed gives"),
    ]


def _moves_and_score(events: Sequence[ev.AnyEvent]) -> tuple[Finding, Finding]:
    """Sends every move again as a command; what comes out has to be what the record says."""
    problems: list[str] = []
    scores: list[str] = []
    state: State | None = None
    expected: list[ev.AnyEvent] = []
    by_rule = 0
    for number, event in enumerate(events, start=1):
        where = f"event {number}"
        if len(problems) >= _ENOUGH:
            problems.append(f"{where}: too much is wrong to go on")
            expected = []
            break
        if expected:
            due = expected.pop(0)
            if due != event:
                (scores if isinstance(due, ev.GameEnded) else problems).append(f"{where}: {_mismatch(due, event)}")
                expected = []
        elif isinstance(event, ev.TurnSettled) or (isinstance(event, ev.SaidReady) and event.by_clock):
            by_rule += 1
        elif isinstance(event, ev.StartDrawn | ev.Dealt):
            problems += [f"{where}: {problem}" for problem in _set_up_problems(event, state)]
        elif state is not None and not isinstance(event, ev.GameOpened):
            command = _command(event, state)
            if command is None:
                (scores if isinstance(event, ev.GameEnded) else problems).append(
                    f"{where}: {type(event).__name__} comes from nowhere"
                )
            else:
                done = apply(state, command, able_to_play=lambda _: False)
                if isinstance(done, Refused):
                    problems += [f"{where}: {found}" for found in done.violations]
                elif done.events[:1] != (event,):
                    problems.append(f"{where}: {_mismatch(done.events[0] if done.events else None, event)}")
                else:
                    expected = list(done.events[1:])
        try:
            state = evolve(state, event)
            if isinstance(event, ev.TurnSettled):
                expected = list(ended(state, event))
        except BrokenRecordError as error:
            problems.append(f"{where}: {error}")
            break
    if expected:
        (scores if isinstance(expected[0], ev.GameEnded) else problems).append(
            f"the record stops before {type(expected[0]).__name__}"
        )
    note = f"{len(events)} events" + (f", {by_rule} settled by the clock and taken as recorded" if by_rule else "")
    return Finding("moves", tuple(problems), note), Finding("score", tuple(scores), _score_note(state))


def _set_up_problems(event: ev.StartDrawn | ev.Dealt, state: State | None) -> list[str]:
    """A start draw or a deal where none can be; whether the tiles are right is for `deal_problems`."""
    if state is None or state.phase is not Phase.SET_UP or (isinstance(event, ev.StartDrawn) and state.version > 1):
        return [f"{type(event).__name__} comes from nowhere"]
    if isinstance(event, ev.Dealt) and state.version > 1 and event.starter != state.starter:
        return ["the deal names another starting player than the start draw"]
    return []


def _score_note(state: State | None) -> str:
    if state is None or state.score is None:
        return "the game is not over, nothing to check"
    names = state.names or "ABCDEF"
    return ", ".join(f"{names[seat]} {points:+d}" for seat, points in enumerate(state.score.points))


def _mismatch(due: ev.AnyEvent | None, event: ev.AnyEvent) -> str:
    wanted = "nothing" if due is None else type(due).__name__
    if wanted == type(event).__name__:
        return f"{wanted} is not what the rules give"
    return f"{wanted} was due, not {type(event).__name__}"


def _command(event: ev.AnyEvent, state: State) -> cmd.AnyCommand | None:
    """The command that an event answers; None if no command could bring it about."""
    command = _plain_command(event)
    return None if command is None else replace(command, version=state.version, at=event.at, key=event.key)


def _plain_command(event: ev.AnyEvent) -> cmd.AnyCommand | None:
    match event:
        case ev.Played():
            return cmd.Play(version=0, seat=event.seat, table=event.table, took=event.took, declared=event.declared)
        case ev.Drew():
            return cmd.Draw(version=0, seat=event.seat, stack=event.stack)
        case ev.Passed():
            return cmd.Pass(version=0, seat=event.seat)
        case ev.Discarded():
            return cmd.Discard(version=0, seat=event.seat, tile=event.tile)
        case ev.SaidReady():
            return cmd.Ready(version=0, seat=event.seat)
        case ev.RedealDemanded():
            return cmd.DemandRedeal(version=0, seat=event.seat)
        case ev.OpeningAnnounced():
            return cmd.AnnounceOpening(version=0, seat=event.seat)
        case ev.CountAnswered():
            return cmd.AskCount(version=0, seat=event.seat, of=event.of)
        case ev.DisputeRaised():
            return cmd.Dispute(version=0, seat=event.seat, note=event.note)
        case ev.Ruled():
            return cmd.Ruling(
                version=0,
                decision=event.decision,
                added_time=event.added_time,
                penalty_seat=event.penalty_seat,
                # a penalty on an empty pool gives no tile, but was one
                penalty_tiles=max(len(event.penalty_tiles), int(event.penalty_seat is not None)),
                note=event.note,
            )
    return None
