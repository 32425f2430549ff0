"""How an event changes the state. Nothing is judged here: events are facts.

`evolve(state, event)` is a pure function; the state after a list of events is their fold.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from meldstone.game import events as ev
from meldstone.game.clock import MOST_TIMES, Clock, ready_clock, turn_clock
from meldstone.game.commands import Decision, Took
from meldstone.game.declared import carried
from meldstone.game.fair import Chance
from meldstone.game.state import Board, Phase, Pool, Seat, Stage, State
from meldstone.rules.catalogue import ruleset
from meldstone.rules.choices import DiscardObligation, DiscardRule, DrawPolicy, EmptyPoolRule
from meldstone.tiles import Tile
from meldstone.values import replace

# Looking a member up in its enum takes as long as a field of a board (Python 3.11).
_START, _FINAL_ROUND = Stage.START, EmptyPoolRule.FINAL_ROUND
REFEREE, CLOCK = 0, 1
"""Places of the referee and the clock after the seats in `State.keys`."""


Changed = dict[str, Any]
"""Fields of a state, or of its board, with their new values: whoever changes both makes each of them once."""


class BrokenRecordError(ValueError):
    """Events that cannot be one after the other."""


def evolve(state: State | None, event: ev.AnyEvent) -> State:
    """The state after an event; only `GameOpened` comes without a state."""
    if isinstance(event, ev.GameOpened):
        if state is not None:
            raise BrokenRecordError("a game opens only once")
        return _begun(event)
    if state is None:
        raise BrokenRecordError("a game begins with game-opened")
    if state.phase is Phase.FINISHED:
        raise BrokenRecordError("nothing happens after the end of a game")
    change, places = _CHANGES[type(event)]
    for name in places:
        place: int | None = getattr(event, name)
        if place is not None and place < 0:
            raise BrokenRecordError("seats and stacks are counted from 0")
    try:
        changes = change(state, event)
        keys = _with_key(state, event) if event.key else state.keys
    except (IndexError, ValueError) as error:
        raise BrokenRecordError(f"event {state.version + 1} ({type(event).__name__}) does not fit: {error}") from error
    return replace(state, **changes, version=state.version + 1, keys=keys)


def _begun(event: ev.GameOpened) -> State:
    players = event.players
    if not 2 <= players <= 6:
        raise BrokenRecordError(f"no edition is for {players} players")
    if event.times and (len(event.times) != players or not all(1 <= times <= MOST_TIMES for times in event.times)):
        raise BrokenRecordError(f"{players} players have as many times between 1 and {MOST_TIMES}")
    return State(
        rules=ruleset(event.edition, event.overrides, judge=event.judge),
        players=players,
        chance=Chance(event.seed, event.salts),
        commitment=event.commitment,
        game=event.game,
        names=event.names,
        times=event.times,
        version=1,
        counts_told=(None,) * players,
        keys=("",) * (players + 2),
    )


def _with_key(state: State, event: ev.AnyEvent) -> tuple[str, ...]:
    actor: int | None = getattr(event, "seat", None)
    if isinstance(event, ev.Ruled):
        actor = state.players + REFEREE
    timed_out = isinstance(event, ev.TurnSettled) and event.cause is ev.Cause.DEADLINE
    if actor is None or timed_out or (isinstance(event, ev.SaidReady) and event.by_clock):
        actor = state.players + CLOCK
    return (*state.keys[:actor], event.key, *state.keys[actor + 1 :])


# --- set-up ----------------------------------------------------------------------------------------------------------------------


def _start_drawn(state: State, event: ev.StartDrawn) -> Changed:
    return {"starter": event.starter}


def _dealt(state: State, event: ev.Dealt) -> Changed:
    if len(event.racks) != state.players or event.starter >= state.players:
        raise ValueError(f"a deal for {state.players} players has as many racks and one of them starts")
    wants_ready = state.rules.setup.redeal_doublets > 0
    board = Board(
        seats=tuple(Seat(rack) for rack in event.racks),
        pool=Pool(event.middle, event.bank),
        open_tile=event.open_tile,
        turn=event.starter,
    )
    return {
        "deal_number": event.number,
        "dealt_version": state.version + 1,
        "starter": event.starter,
        "phase": Phase.READY if wants_ready else Phase.PLAYING,
        "ready": (not wants_ready,) * state.players,
        "board": board,
        "clock": ready_clock(state.rules, event.at, max(state.times, default=1)) if wants_ready else _clock(state, board, event.at),
    }


def _said_ready(state: State, event: ev.SaidReady) -> Changed:
    ready = (*state.ready[: event.seat], True, *state.ready[event.seat + 1 :])
    if not all(ready):
        return {"ready": ready}
    return {"ready": ready, "phase": Phase.PLAYING, "clock": _clock(state, state.board, event.at)}


def _redeal_demanded(state: State, event: ev.RedealDemanded) -> Changed:
    return {"phase": Phase.SET_UP, "ready": (False,) * state.players}


# --- turns -----------------------------------------------------------------------------------------------------------------------


def _played(state: State, event: ev.Played) -> Changed:
    changes, seats, rack = _taken(state, event.seat, event.took)
    laid = set().union(*event.table)
    seat = seats[event.seat]
    seat = Seat(tuple([tile for tile in rack if tile not in laid]), True, True, None, False, seat.discards, seat.discard_live)
    changes |= {"seats": _with_seat(seats, event.seat, seat), "table": event.table, "declared": event.declared}
    turn = state.rules.turn
    owes_discard = turn.discard is not DiscardRule.OFF and turn.discard_obligation is DiscardObligation.ALWAYS and seat.rack
    if owes_discard:
        return _inside_turn(state, replace(state.board, **changes, stage=Stage.MUST_DISCARD), event.seat)
    return _turn_over(state, changes, event.at)


def _drew(state: State, event: ev.Drew) -> Changed:
    board = state.board
    pool = board.pool if event.stack is None else board.pool.with_stack(event.stack)
    seat = board.seats[event.seat]
    rack = (*seat.rack, event.tile)
    seat = Seat(rack, seat.opened, seat.has_placed, event.tile, False, seat.discards, seat.discard_live)
    changes: Changed = {
        "seats": _with_seat(board.seats, event.seat, seat),
        "pool": Pool(_without(pool.middle, event.tile), pool.bank),
    }
    if state.rules.turn.draw_policy is DrawPolicy.DRAW_ALWAYS:
        return _inside_turn(state, replace(board, **changes, stage=Stage.DRAWN), event.seat)
    return _turn_over(state, changes, event.at)


def _passed(state: State, event: ev.Passed) -> Changed:
    nothing_drawn = state.board.stage is Stage.START
    seat = state.board.seats[event.seat]
    seat = replace(seat, announced=False, last_drawn=None if nothing_drawn else seat.last_drawn)
    return _turn_over(state, {"seats": _with_seat(state.board.seats, event.seat, seat)}, event.at, passed=nothing_drawn)


def _discarded(state: State, event: ev.Discarded) -> Changed:
    seat = state.board.seats[event.seat]
    seat = replace(
        seat,
        rack=_without(seat.rack, event.tile),
        discards=(*seat.discards, event.tile),
        discard_live=True,
        last_drawn=None if event.tile is seat.last_drawn else seat.last_drawn,
        announced=False,
    )
    return _turn_over(state, {"seats": _with_seat(state.board.seats, event.seat, seat)}, event.at)


def _settled(state: State, event: ev.TurnSettled) -> Changed:
    board = state.board
    changes, seats, rack = _taken(state, event.seat, event.took)
    seat = seats[event.seat]
    laid = set(event.table.tiles)
    kept = [tile for tile in rack if tile not in laid]
    came = [tile for tile in event.to_rack if tile not in seat.rack]
    pool = board.pool if event.pool is None else Pool(event.pool)
    drawn, pool = pool.draw(len(event.drawn))
    if drawn != event.drawn:
        raise BrokenRecordError("the penalty tiles are not the next tiles of the pool")
    seat = replace(
        seat,
        rack=(*kept, *came, *drawn),
        opened=seat.opened or event.played,
        has_placed=seat.has_placed or event.played,
        last_drawn=drawn[-1] if drawn else None,
        announced=False,
    )
    declared = carried(board.table, board.declared, event.table)
    changes |= {"seats": _with_seat(seats, event.seat, seat), "table": event.table, "declared": declared, "pool": pool}
    return _turn_over(state, changes, event.at, passed=not (event.played or drawn or came or event.to_pool))


def _taken(state: State, index: int, took: Took) -> tuple[Changed, tuple[Seat, ...], tuple[Tile, ...]]:
    """What changes on the board and at the seats if a tile is taken beside the rack, and the rack with it."""
    board = state.board
    rack = board.seats[index].rack
    if took is Took.DISCARD:
        giver = state.seat_before()
        pile = board.seats[giver]
        left = replace(pile, discards=pile.discards[:-1], discard_live=False)
        return {}, _with_seat(board.seats, giver, left), (*rack, pile.discards[-1])
    if took is Took.OPEN_TILE and board.open_tile is not None:
        return {"open_tile": None}, board.seats, (*rack, board.open_tile)
    return {}, board.seats, rack


def _turn_over(state: State, changes: Changed, at: int, *, passed: bool = False) -> Changed:
    """Hands the turn on with these changes of the board, and starts the next player's clock."""
    board = state.board
    following = state.next_seat()
    pool = changes.get("pool", board.pool)
    left = board.turns_left
    if left is not None:
        left -= 1
    elif state.rules.turn.empty_pool_rule is _FINAL_ROUND and not pool.count:
        left = state.players
    after = Board(
        changes.get("table", board.table),
        changes.get("declared", board.declared),
        changes["seats"],
        pool,
        changes.get("open_tile", board.open_tile),
        following,
        _START,
        board.turns + 1,
        board.passes + 1 if passed else 0,
        left,
        board.turn,
    )
    inside = _inside_turn(state, after, board.turn)
    # what the referee can undo is the whole turn, not only its last step
    inside["before_turn"], inside["turn_began"] = inside["turn_began"], None
    inside["clock"] = _clock(state, after, at)
    return inside


def _clock(state: State, board: Board, at: int) -> Clock:
    """The clock of the turn that begins on this board."""
    return turn_clock(state.rules, opened=board.seats[board.turn].opened, at=at, times=state.times_of(board.turn))


def _inside_turn(state: State, board: Board, actor: int) -> Changed:
    """The changes inside a turn; what was told of the actor's rack no longer holds."""
    told = state.counts_told
    if board.seats[actor].rack != state.board.seats[actor].rack:
        told = (*told[:actor], None, *told[actor + 1 :])
    return {"board": board, "counts_told": told, "turn_began": state.turn_began or state.board}


def _with_seat(seats: tuple[Seat, ...], index: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:index], seat, *seats[index + 1 :])


def _without(tiles: tuple[Tile, ...], gone: Tile) -> tuple[Tile, ...]:
    place = tiles.index(gone)
    return tiles[:place] + tiles[place + 1 :]


# --- words and rulings -----------------------------------------------------------------------------------------------------------


def _announced(state: State, event: ev.OpeningAnnounced) -> Changed:
    seats = state.board.seats
    seat = replace(seats[event.seat], announced=True)
    return {"board": replace(state.board, seats=_with_seat(seats, event.seat, seat))}


def _nothing_changed(state: State, event: ev.FinishDeclared) -> Changed:
    return {}


def _count_answered(state: State, event: ev.CountAnswered) -> Changed:
    told = state.counts_told
    return {"counts_told": (*told[: event.of], event.count, *told[event.of + 1 :])}


def _disputed(state: State, event: ev.DisputeRaised) -> Changed:
    return {"phase": Phase.PAUSED, "clock": state.clock.stopped(event.at)}


def _ruled(state: State, event: ev.Ruled) -> Changed:
    board, clock = state.board, state.clock.resumed(event.at, event.added_time)
    if event.decision is Decision.UNDO and state.before_turn is not None:
        board = state.before_turn
        clock = _clock(state, board, event.at)
        if clock.deadline is not None:
            clock = replace(clock, deadline=max(clock.deadline + event.added_time, event.at))
    if event.pool is not None:
        board = replace(board, pool=board.pool.reordered(event.pool))
    if event.penalty_seat is not None:
        drawn, pool = board.pool.draw(len(event.penalty_tiles))
        if drawn != event.penalty_tiles:
            raise BrokenRecordError("the penalty tiles are not the next tiles of the pool")
        seat = board.seats[event.penalty_seat]
        seat = replace(seat, rack=seat.rack + drawn)
        board = replace(board, seats=_with_seat(board.seats, event.penalty_seat, seat), pool=pool)
    decided = event.decision is Decision.UNDO or state.rules.judge > 2
    return {
        "phase": Phase.PLAYING,
        "board": board,
        "clock": clock,
        "turn_began": None if event.decision is Decision.UNDO else state.turn_began,
        "before_turn": None if decided else state.before_turn,
        "counts_told": (None,) * state.players,
    }


def _ended(state: State, event: ev.GameEnded) -> Changed:
    return {"phase": Phase.FINISHED, "score": event.score, "clock": replace(state.clock, deadline=None, left=None)}


_CHANGE_BY_EVENT: dict[type[ev.AnyEvent], Callable[[State, Any], Changed]] = {
    ev.StartDrawn: _start_drawn,
    ev.Dealt: _dealt,
    ev.SaidReady: _said_ready,
    ev.RedealDemanded: _redeal_demanded,
    ev.Played: _played,
    ev.Drew: _drew,
    ev.Passed: _passed,
    ev.Discarded: _discarded,
    ev.TurnSettled: _settled,
    ev.OpeningAnnounced: _announced,
    ev.FinishDeclared: _nothing_changed,
    ev.CountAnswered: _count_answered,
    ev.DisputeRaised: _disputed,
    ev.Ruled: _ruled,
    ev.GameEnded: _ended,
}

_PLACES = ("seat", "of", "starter", "penalty_seat", "stack")
"""Fields that number a seat or a stack."""
_CHANGES = {
    kind: (change, tuple([field.name for field in fields(kind) if field.name in _PLACES]))
    for kind, change in _CHANGE_BY_EVENT.items()
}
