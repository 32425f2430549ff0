"""From events back to the state, and from the seed back to the deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from meldstone.game import events as ev
from meldstone.game.deal import deal, start_draw
from meldstone.game.evolve import BrokenRecordError, evolve
from meldstone.game.fair import commitment
from meldstone.game.remark import Remark
from meldstone.game.state import State

NO_BEGINNING: Final = Remark("no-beginning", "the record does not begin with game-opened")
NOT_PROMISED: Final = Remark("not-promised", "the seed does not match the commitment that was published before the deal")


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


def deal_problems(events: Sequence[ev.AnyEvent]) -> list[Remark]:
    """Recomputes the start draw and every deal from the seed: what does not agree, or nothing if the deal was fair."""
    beginning = events[0] if events else None
    if not isinstance(beginning, ev.GameOpened):
        return [NO_BEGINNING]
    out: list[Remark] = []
    if commitment(beginning.seed) != beginning.commitment:
        out.append(NOT_PROMISED)
    state = evolve(None, beginning)
    for event in events[1:]:
        if isinstance(event, ev.StartDrawn):
            if (event.rounds, event.starter) != start_draw(state.rules, state.players, state.chance):
                out.append(Remark("other-draw", "the start draw is not the one the seed gives"))
        elif isinstance(event, ev.Dealt):
            fair = deal(state.rules, state.players, event.starter, state.chance, event.number)
            if (fair.racks, fair.middle, fair.bank, fair.open_tile) != (event.racks, event.middle, event.bank, event.open_tile):
                out.append(Remark("other-deal", f"deal {event.number} is not the one the seed gives", {"number": event.number}))
    return out
