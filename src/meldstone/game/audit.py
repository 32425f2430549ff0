"""Does a record hold? The seed, the deal, every move and the points are worked out again.

Every event is sent once more as the command it answers; what comes out has to be what the record says. Turns that the timeout rule
settled are taken as recorded, because the draft that lay on the table is not part of a record.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Refused, apply
from meldstone.game.ending import ended
from meldstone.game.evolve import BrokenRecordError, evolve
from meldstone.game.fair import is_seed
from meldstone.game.remark import Remark
from meldstone.game.replay import NO_BEGINNING, NOT_PROMISED, deal_problems
from meldstone.game.state import Phase, State
from meldstone.rules.ruleset import JUDGE
from meldstone.rules.violations import Violation
from meldstone.tiles import tiles_text
from meldstone.values import replace

_ENOUGH = 100
"""Problems after which moves are not judged any more: a record that is wrong all the way would take long to judge."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One part of the report: what was checked, and what is wrong with it."""

    what: str
    problems: tuple[Remark, ...]
    note: Remark | None = None


def audit(events: Sequence[ev.AnyEvent]) -> list[Finding]:
    """The report on a record that could be read."""
    deal = _deal(events)
    moves, score = _moves_and_score(events)
    return [_judge(events), *deal, moves, score]


def _judge(events: Sequence[ev.AnyEvent]) -> Finding:
    """Which judge everything below is judged by: the one the game began with."""
    beginning = events[0] if events else None
    if not isinstance(beginning, ev.GameOpened):
        return Finding("judge", (NO_BEGINNING,))
    judge = {"judge": beginning.judge, "newest": JUDGE}
    if beginning.judge == JUDGE:
        return Finding("judge", (), Remark("judged-by", f"judge {JUDGE}", judge))
    return Finding("judge", (), Remark("judged-by-older", f"judge {beginning.judge}; new games have judge {JUDGE}", judge))


def _deal(events: Sequence[ev.AnyEvent]) -> list[Finding]:
    beginning = events[0] if events else None
    if isinstance(beginning, ev.GameOpened) and not is_seed(beginning.seed):
        return [
            Finding("commitment", (Remark("bad-seed", "the seed is not 64 hexadecimal digits"),)),
            Finding("deal", (Remark("no-seed", "no seed to deal from"),)),
        ]
    found = deal_problems(events)
    about_seed = tuple(problem for problem in found if problem is NOT_PROMISED)
    about_deal = tuple(problem for problem in found if problem is not NOT_PROMISED)
    deals = sum(isinstance(event, ev.Dealt) for event in events)
    given = Remark("deals", f"{deals} {'deal' if deals == 1 else 'deals'}, as the seed gives", {"count": deals})
    return [
        Finding("commitment", about_seed, Remark("promised", "the seed is the one that was promised before the deal")),
        Finding("deal", about_deal, given),
    ]


def _moves_and_score(events: Sequence[ev.AnyEvent]) -> tuple[Finding, Finding]:
    """Sends every move again as a command; what comes out has to be what the record says."""
    problems: list[Remark] = []
    scores: list[Remark] = []
    state: State | None = None
    expected: list[ev.AnyEvent] = []
    by_rule = 0
    for number, event in enumerate(events, start=1):
        if len(problems) >= _ENOUGH:
            problems.append(Remark("too-much", "too much is wrong to go on", at=number))
            expected = []
            break
        if expected:
            due = expected.pop(0)
            if due != event:
                (scores if isinstance(due, ev.GameEnded) else problems).append(_mismatch(due, event, number))
                expected = []
        elif isinstance(event, ev.TurnSettled) or (isinstance(event, ev.SaidReady) and event.by_clock):
            by_rule += 1
        elif isinstance(event, ev.StartDrawn | ev.Dealt):
            problems += _set_up_problems(event, state, number)
        elif state is not None and not isinstance(event, ev.GameOpened):
            command = _command(event, state)
            if command is None:
                (scores if isinstance(event, ev.GameEnded) else problems).append(_from_nowhere(event, number))
            else:
                done = apply(state, command, able_to_play=lambda _: False)
                if isinstance(done, Refused):
                    problems += [_refused(found, number) for found in done.violations]
                elif done.events[:1] != (event,):
                    problems.append(_mismatch(done.events[0] if done.events else None, event, number))
                else:
                    expected = list(done.events[1:])
        try:
            state = evolve(state, event)
            if isinstance(event, ev.TurnSettled):
                expected = list(ended(state, event))
        except BrokenRecordError as error:
            problems.append(Remark("broken", str(error), {"reason": str(error)}, at=number))
            break
    if expected:
        missing = type(expected[0]).__name__
        (scores if isinstance(expected[0], ev.GameEnded) else problems).append(
            Remark("stops", f"the record stops before {missing}", {"event": missing})
        )
    settled = f", {by_rule} settled by the clock and taken as recorded" if by_rule else ""
    code = "events-by-clock" if by_rule else "events"
    note = Remark(code, f"{len(events)} events{settled}", {"count": len(events), "settled": by_rule})
    return Finding("moves", tuple(problems), note), Finding("score", tuple(scores), _score_note(state))


def _refused(found: Violation, number: int) -> Remark:
    """What the rules object to; its code is that of the rules."""
    return Remark(found.code.value, str(found), {**dict(found.args), "tiles": tiles_text(found.tiles)}, at=number)


def _from_nowhere(event: ev.AnyEvent, number: int) -> Remark:
    name = type(event).__name__
    return Remark("from-nowhere", f"{name} comes from nowhere", {"event": name}, at=number)


def _set_up_problems(event: ev.StartDrawn | ev.Dealt, state: State | None, number: int) -> list[Remark]:
    """A start draw or a deal where none can be; whether the tiles are right is for `deal_problems`."""
    if state is None or state.phase is not Phase.SET_UP or (isinstance(event, ev.StartDrawn) and state.version > 1):
        return [_from_nowhere(event, number)]
    if isinstance(event, ev.Dealt) and state.version > 1 and event.starter != state.starter:
        return [Remark("other-starter", "the deal names another starting player than the start draw", at=number)]
    return []


def _score_note(state: State | None) -> Remark:
    if state is None or state.score is None:
        return Remark("not-over", "the game is not over, nothing to check")
    names = state.names or "ABCDEF"
    points = ", ".join(f"{names[seat]} {points:+d}" for seat, points in enumerate(state.score.points))
    return Remark("points", points, {"points": points})


def _mismatch(due: ev.AnyEvent | None, event: ev.AnyEvent, number: int) -> Remark:
    name = type(event).__name__
    if due is None:
        return Remark("not-due", f"{name} was not due", {"event": name}, at=number)
    wanted = type(due).__name__
    if wanted == name:
        return Remark("not-by-rules", f"{name} is not what the rules give", {"event": name}, at=number)
    return Remark("another-due", f"{wanted} was due, not {name}", {"due": wanted, "event": name}, at=number)


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
