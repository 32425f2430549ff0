"""From events back to the state, and the checks that a record stands up to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meldstone.game import events as ev
from meldstone.game.commands import Took
from meldstone.game.deal import deal, start_draw
from meldstone.game.evolve import BrokenRecordError, evolve
from meldstone.game.fair import commitment
from meldstone.game.state import State
from meldstone.game.turns import proposed_turn, taken_tile
from meldstone.rules.turn import turn_violations


def states(events: Iterable[ev.AnyEvent]) -> Iterator[State]:
    """The state after each event."""
    state: State | None = None
    for event in events:
        state = evolve(state, event)
        yield state


def replay(events: Iterable[ev.AnyEvent]) -> State:
    """The state after all events."""
    state: State | None = None
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise BrokenRecordError("a record has at least one event")
    return state


def deal_problems(events: Sequence[ev.AnyEvent]) -> list[str]:
    """Recomputes the start draw and every deal from the seed: what does not agree, or nothing if the deal was fair."""
    opened = events[0] if events else None
    if not isinstance(opened, ev.GameOpened):
        return ["the record does not begin with game-opened"]
    out = []
    if commitment(opened.seed) != opened.commitment:
        out.append("the seed does not match the commitment that was published before the deal")
    state = evolve(None, opened)
    for event in events[1:]:
        if isinstance(event, ev.StartDrawn):
            if (event.rounds, event.starter) != start_draw(state.rules, state.players, state.chance):
                out.append("the start draw is not the one the seed gives")
        elif isinstance(event, ev.Dealt):
            fair = deal(state.rules, state.players, event.starter, state.chance, event.number)
            if (fair.racks, fair.middle, fair.bank, fair.open_tile) != (event.racks, event.middle, event.bank, event.open_tile):
                out.append(f"deal {event.number} is not the one the seed gives")
    return out


def move_problems(events: Iterable[ev.AnyEvent]) -> list[str]:
    """Plays everything again and judges every turn: what was not legal, or came from nowhere."""
    out: list[str] = []
    state: State | None = None
    for number, event in enumerate(events, start=1):
        if isinstance(event, ev.Played) and state is not None:
            taken = taken_tile(state, event.took)
            turn = proposed_turn(state, event.table, taken, event.took)
            out += [f"event {number}: {found}" for found in turn_violations(turn, state.rules)]
            if event.took is not Took.NOTHING and taken is None:
                out.append(f"event {number}: there was no tile to take")
        elif isinstance(event, ev.Drew) and state is not None:
            pool = state.position.pool if event.stack is None else state.position.pool.opened(event.stack)
            if pool.middle[:1] != (event.tile,):
                out.append(f"event {number}: {event.tile} was not the next tile to draw")
        state = evolve(state, event)
    return out
