"""How an event changes the state. Nothing is judged here: events are facts.

`evolve(state, event)` is a pure function; the state after a list of events is their fold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meldstone.game import events as ev
from meldstone.game.clock import ready_clock, turn_clock
from meldstone.game.commands import Decision, Took
from meldstone.game.declared import carried
from meldstone.game.fair import Chance
from meldstone.game.state import Board, Phase, Pool, Seat, Stage, State
from meldstone.rules.catalogue import ruleset
from meldstone.rules.choices import DiscardObligation, DiscardRule, DrawPolicy, EmptyPoolRule
from meldstone.tiles import Tile
from meldstone.values import replace

REFEREE, CLOCK = 0, 1
"""Places of the referee and the clock after the seats in `State.keys`."""


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
    seats = [getattr(event, name, None) for name in ("seat", "of", "starter", "penalty_seat", "stack")]
    if any(seat is not None and seat < 0 for seat in seats):
        raise BrokenRecordError("seats and stacks are counted from 0")
    try:
        after = _CHANGES[type(event)](state, event)
    except (IndexError, ValueError) as error:
        raise BrokenRecordError(f"event {state.version + 1} ({type(event).__name__}) does not fit: {error}") from error
    return replace(after, version=state.version + 1, keys=_with_key(after, event))


def _begun(event: ev.GameOpened) -> State:
    players = event.players
    if not 2 <= players <= 6:
        raise BrokenRecordError(f"no edition is for {players} players")
    return State(
        rules=ruleset(event.edition, event.overrides, judge=event.judge),
        players=players,
        chance=Chance(event.seed, event.salts),
        commitment=event.commitment,
        game=event.game,
        names=event.names,
        version=1,
        counts_told=(None,) * players,
        keys=("",) * (players + 2),
    )


def _with_key(state: State, event: ev.AnyEvent) -> tuple[str, ...]:
    if not event.key:
        return state.keys
    actor: int | None = getattr(event, "seat", None)
    if isinstance(event, ev.Ruled):
        actor = state.players + REFEREE
    timed_out = isinstance(event, ev.TurnSettled) and event.cause is ev.Cause.DEADLINE
    if actor is None or timed_out or (isinstance(event, ev.SaidReady) and event.by_clock):
        actor = state.players + CLOCK
    return (*state.keys[:actor], event.key, *state.keys[actor + 1 :])


# --- set-up ----------------------------------------------------------------------------------------------------------------------


def _start_drawn(state: State, event: ev.StartDrawn) -> State:
    return replace(state, starter=event.starter)


def _dealt(state: State, event: ev.Dealt) -> State:
    if len(event.racks) != state.players or event.starter >= state.players:
        raise ValueError(f"a deal for {state.players} players has as many racks and one of them starts")
    wants_ready = state.rules.setup.redeal_doublets > 0
    board = Board(
        seats=tuple(Seat(rack) for rack in event.racks),
        pool=Pool(event.middle, event.bank),
        open_tile=event.open_tile,
        turn=event.starter,
    )
    return replace(
        state,
        deal_number=event.number,
        dealt_version=state.version + 1,
        starter=event.starter,
        phase=Phase.READY if wants_ready else Phase.PLAYING,
        ready=(not wants_ready,) * state.players,
        board=board,
        clock=ready_clock(state.rules, event.at) if wants_ready else turn_clock(state.rules, opened=False, at=event.at),
    )


def _said_ready(state: State, event: ev.SaidReady) -> State:
    ready = (*state.ready[: event.seat], True, *state.ready[event.seat + 1 :])
    if not all(ready):
        return replace(state, ready=ready)
    return replace(state, ready=ready, phase=Phase.PLAYING, clock=turn_clock(state.rules, opened=False, at=event.at))


def _redeal_demanded(state: State, event: ev.RedealDemanded) -> State:
    return replace(state, phase=Phase.SET_UP, ready=(False,) * state.players)


# --- turns -----------------------------------------------------------------------------------------------------------------------


def _played(state: State, event: ev.Played) -> State:
    board, rack = _with_taken(state, event.seat, event.took)
    seat = board.seats[event.seat]
    laid = set(event.table.tiles)
    seat = replace(
        seat, rack=tuple(tile for tile in rack if tile not in laid), opened=True, has_placed=True, last_drawn=None, announced=False
    )
    board = replace(_with_seat(board, event.seat, seat), table=event.table, declared=event.declared)
    turn = state.rules.turn
    owes_discard = turn.discard is not DiscardRule.OFF and turn.discard_obligation is DiscardObligation.ALWAYS and seat.rack
    if owes_discard:
        return _changed(state, replace(board, stage=Stage.MUST_DISCARD), event.seat)
    return _turn_over(state, board, event.at)


def _drew(state: State, event: ev.Drew) -> State:
    board = state.board
    pool = board.pool if event.stack is None else board.pool.with_stack(event.stack)
    pool = Pool(_without(pool.middle, (event.tile,)), pool.bank)
    seat = board.seats[event.seat]
    seat = replace(seat, rack=(*seat.rack, event.tile), last_drawn=event.tile, announced=False)
    board = replace(_with_seat(board, event.seat, seat), pool=pool)
    if state.rules.turn.draw_policy is DrawPolicy.DRAW_ALWAYS:
        return _changed(state, replace(board, stage=Stage.DRAWN), event.seat)
    return _turn_over(state, board, event.at)


def _passed(state: State, event: ev.Passed) -> State:
    nothing_drawn = state.board.stage is Stage.START
    seat = replace(state.board.seats[event.seat], announced=False)
    board = _with_seat(state.board, event.seat, replace(seat, last_drawn=None) if nothing_drawn else seat)
    return _turn_over(state, board, event.at, passed=nothing_drawn)


def _discarded(state: State, event: ev.Discarded) -> State:
    seat = state.board.seats[event.seat]
    seat = replace(
        seat,
        rack=_without(seat.rack, (event.tile,)),
        discards=(*seat.discards, event.tile),
        discard_live=True,
        last_drawn=None if event.tile is seat.last_drawn else seat.last_drawn,
        announced=False,
    )
    return _turn_over(state, _with_seat(state.board, event.seat, seat), event.at)


def _settled(state: State, event: ev.TurnSettled) -> State:
    board, rack = _with_taken(state, event.seat, event.took)
    seat = board.seats[event.seat]
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
    board = replace(_with_seat(board, event.seat, seat), table=event.table, declared=declared, pool=pool)
    return _turn_over(state, board, event.at, passed=not (event.played or drawn or came or event.to_pool))


def _with_taken(state: State, index: int, took: Took) -> tuple[Board, tuple[Tile, ...]]:
    """The board without a tile that was taken beside the rack, and the rack with it."""
    board = state.board
    rack = board.seats[index].rack
    if took is Took.DISCARD:
        giver = state.seat_before()
        pile = board.seats[giver]
        rack += (pile.discards[-1],)
        board = _with_seat(board, giver, replace(pile, discards=pile.discards[:-1], discard_live=False))
    elif took is Took.OPEN_TILE and board.open_tile is not None:
        rack += (board.open_tile,)
        board = replace(board, open_tile=None)
    return board, rack


def _turn_over(state: State, board: Board, at: int, *, passed: bool = False) -> State:
    """Hands the turn on and starts the next player's clock."""
    following = state.next_seat()
    left = board.turns_left
    if left is not None:
        left -= 1
    elif state.rules.turn.empty_pool_rule is EmptyPoolRule.FINAL_ROUND and not board.pool.count:
        left = state.players
    after = replace(
        board,
        turn=following,
        stage=Stage.START,
        turns=board.turns + 1,
        passes=board.passes + 1 if passed else 0,
        turns_left=left,
        previous=state.board.turn,
    )
    changed = _changed(state, after, state.board.turn)
    # what the referee can undo is the whole turn, not only its last step
    began = state.turn_began or state.board
    return replace(
        changed, turn_began=None, before_turn=began, clock=turn_clock(state.rules, opened=after.seats[following].opened, at=at)
    )


def _changed(state: State, board: Board, actor: int) -> State:
    """The state inside a turn; what was told of the actor's rack no longer holds."""
    told = state.counts_told
    if board.seats[actor].rack != state.board.seats[actor].rack:
        told = (*told[:actor], None, *told[actor + 1 :])
    return replace(state, board=board, counts_told=told, turn_began=state.turn_began or state.board)


def _with_seat(board: Board, index: int, seat: Seat) -> Board:
    return replace(board, seats=(*board.seats[:index], seat, *board.seats[index + 1 :]))


def _without(tiles: tuple[Tile, ...], gone: tuple[Tile, ...]) -> tuple[Tile, ...]:
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


# --- words and rulings -----------------------------------------------------------------------------------------------------------


def _announced(state: State, event: ev.OpeningAnnounced) -> State:
    seat = replace(state.board.seats[event.seat], announced=True)
    return replace(state, board=_with_seat(state.board, event.seat, seat))


def _unchanged(state: State, event: ev.FinishDeclared) -> State:
    return state


def _count_answered(state: State, event: ev.CountAnswered) -> State:
    told = state.counts_told
    return replace(state, counts_told=(*told[: event.of], event.count, *told[event.of + 1 :]))


def _disputed(state: State, event: ev.DisputeRaised) -> State:
    return replace(state, phase=Phase.PAUSED, clock=state.clock.stopped(event.at))


def _ruled(state: State, event: ev.Ruled) -> State:
    board, clock = state.board, state.clock.resumed(event.at, event.added_time)
    if event.decision is Decision.UNDO and state.before_turn is not None:
        board = state.before_turn
        clock = turn_clock(state.rules, opened=board.seats[board.turn].opened, at=event.at)
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
        board = replace(_with_seat(board, event.penalty_seat, seat), pool=pool)
    decided = event.decision is Decision.UNDO or state.rules.judge > 2
    return replace(
        state,
        phase=Phase.PLAYING,
        board=board,
        clock=clock,
        turn_began=None if event.decision is Decision.UNDO else state.turn_began,
        before_turn=None if decided else state.before_turn,
        counts_told=(None,) * state.players,
    )


def _ended(state: State, event: ev.GameEnded) -> State:
    return replace(state, phase=Phase.FINISHED, score=event.score, clock=replace(state.clock, deadline=None, left=None))


_CHANGES: dict[type[ev.AnyEvent], Callable[[State, Any], State]] = {
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
    ev.FinishDeclared: _unchanged,
    ev.CountAnswered: _count_answered,
    ev.DisputeRaised: _disputed,
    ev.Ruled: _ruled,
    ev.GameEnded: _ended,
}
