"""Plays the games of a deal, each at a table of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from meldstone.arena import self_play
from meldstone.arena.entrants import entrant
from meldstone.arena.inspection import objections
from meldstone.arena.job import Job, LineUp, seatings
from meldstone.bots.runner import Fault, Guard, play_out
from meldstone.game import events as ev
from meldstone.game.apply import Applied, new_game
from meldstone.values import replace, value

_TURN_ENDS = (ev.Played, ev.Drew, ev.Passed, ev.Discarded)


@value
class GameSummary:
    """How one game went, in few words: a result file holds thousands."""

    as_array: ClassVar = True

    deal: int
    seating: int
    """Which of the job's seatings."""
    points: tuple[int, ...]
    winners: tuple[int, ...]
    ending: ev.Ending
    turns: int
    faults: tuple[str, ...] = ()
    """What bots did wrong, and what `check` found wrong with the record."""


Games = tuple[GameSummary, ...]
"""All games of one deal, in the order of the seatings."""


def play_deal(job: Job, deal: int, *, check: bool = False) -> Games:
    """Plays a deal with every seating; with `check`, every record is looked over."""
    return tuple([_play(job, deal, number, check=check) for number in range(job.games_per_deal)])


def _play(job: Job, deal: int, seating: int, *, check: bool) -> GameSummary:
    line_up = seatings(job)[seating]
    started = new_game(job.rules, job.players, job.deal_seed(deal), names=line_up)
    if self_play.can_play(job.rules, line_up):
        return _played_natively(started, deal, seating, check=check)
    events, faults = _played_by_bots(started, line_up, job.think)
    return _summary(deal, seating, events, [*[str(fault) for fault in faults], *(objections(events) if check else ())])


def _played_natively(started: Applied, deal: int, seating: int, *, check: bool) -> GameSummary:
    state, ready = self_play.all_ready(started.state)
    score, ending, turns = self_play.finish(state)
    game = GameSummary(deal, seating, score.points, score.winners, ending, turns)
    if not check:
        return game
    events = (*started.events, *ready, *self_play.record(state))
    faults = objections(events)
    if _summary(deal, seating, events, ()) != game:
        faults.append("the native game and its record do not have the same result")
    return replace(game, faults=tuple(faults))


def play_game(job: Job, deal: int, seating: int) -> tuple[tuple[ev.AnyEvent, ...], list[Fault]]:
    """One game from the shuffle to the points as its bots play it, and what they did wrong."""
    line_up = seatings(job)[seating]
    return _played_by_bots(new_game(job.rules, job.players, job.deal_seed(deal), names=line_up), line_up, job.think)


def _played_by_bots(started: Applied, line_up: LineUp, think: float) -> tuple[tuple[ev.AnyEvent, ...], list[Fault]]:
    faults: list[Fault] = []
    _, events = play_out(started.state, [entrant(name, think) for name in line_up], guard=Guard(faults.append))
    return started.events + events, faults


def _summary(deal: int, seating: int, events: Sequence[ev.AnyEvent], faults: Sequence[str]) -> GameSummary:
    end = events[-1]
    assert isinstance(end, ev.GameEnded)
    turns = sum(isinstance(event, _TURN_ENDS) for event in events)
    return GameSummary(deal, seating, end.score.points, end.score.winners, end.ending, turns, tuple(faults))
