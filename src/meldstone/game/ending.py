"""When a game is over, and with which points (RULES.md H)."""

from __future__ import annotations

from meldstone.game import events as ev
from meldstone.game.state import Phase, State
from meldstone.rules.scoring import Hand, Score, score_blocked, score_win


def ended(state: State, last: ev.AnyEvent) -> list[ev.AnyEvent]:
    """The events that close the game, if the last event ended it."""
    if state.phase is not Phase.PLAYING or not isinstance(last, _TURN_ENDS):
        return []
    board = state.board
    if not board.seats[last.seat].rack:
        return _finished(state, last)
    if board.passes >= state.players:
        return [ev.GameEnded(at=last.at, ending=ev.Ending.BLOCKED, score=_blocked_score(state))]
    if board.turns_left == 0:
        return [ev.GameEnded(at=last.at, ending=ev.Ending.FINAL_ROUND, score=_blocked_score(state))]
    return []


def _finished(state: State, last: ev.Played | ev.Discarded | ev.TurnSettled | ev.Passed | ev.Drew) -> list[ev.AnyEvent]:
    out: list[ev.AnyEvent] = []
    if state.rules.conduct.declare_finish:
        out.append(ev.FinishDeclared(at=last.at, seat=last.seat))
    assert state.before_turn is not None
    began = state.before_turn.seats[last.seat]
    hand_game = not began.has_placed and not isinstance(last, ev.Discarded)
    score = score_win(_hands(state), last.seat, state.rules, hand_game=hand_game)
    return [*out, ev.GameEnded(at=last.at, ending=ev.Ending.FINISHED, score=score)]


def _blocked_score(state: State) -> Score:
    return score_blocked(_hands(state), state.rules)


def _hands(state: State) -> list[Hand]:
    return [
        Hand(
            tuple(tile.face for tile in seat.rack),
            seat.opened,
            seat.last_drawn.face if seat.announced and seat.last_drawn is not None else None,
        )
        for seat in state.board.seats
    ]


_TURN_ENDS = (ev.Played, ev.Drew, ev.Passed, ev.Discarded, ev.TurnSettled)
