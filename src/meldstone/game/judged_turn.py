"""What the judge says about the last turn, before anybody is asked: was it legal, and if not, why (K-41)?

A turn that the rules have let pass is legal by them; what a referee or the table may still decide is what no rule can see.
"""

from __future__ import annotations

from dataclasses import dataclass

from meldstone.game.beside import taken_tile
from meldstone.game.commands import Play, Took
from meldstone.game.objections import play_objections
from meldstone.game.state import Board, Phase, Seat, Stage, State
from meldstone.game.view import view
from meldstone.rules.choices import DrawPolicy
from meldstone.rules.violations import Violation
from meldstone.tiles import Table, Tile
from meldstone.values import replace


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """The last turn as the judge sees it."""

    seat: int
    before: Table
    after: Table
    laid: tuple[Tile, ...]
    """Tiles that were not on the table before."""
    drawn: int
    """How many tiles came to the rack."""
    objections: tuple[Violation, ...]
    """Why the turn was not legal; empty if it was."""

    @property
    def legal(self) -> bool:
        """True if the rules have nothing against the turn."""
        return not self.objections


def judged_turn(state: State) -> JudgedTurn | None:
    """About the last turn that a referee could undo; None if there is none."""
    before, after = state.before_turn, state.board
    if before is None or after.previous is None:
        return None
    seat = after.previous
    on_table = frozenset(before.table.tiles)
    laid = tuple(tile for tile in after.table.tiles if tile not in on_table)
    drawn = len(after.seats[seat].rack) + len(laid) + _put_aside(before, after, seat) - len(before.seats[seat].rack)
    start = replace(state, board=before, phase=Phase.PLAYING)
    took = next((took for took in (Took.OPEN_TILE, Took.DISCARD) if taken_tile(start, took) in laid), Took.NOTHING)
    objections = _objections(state, start, seat, laid, took) if laid or before.table != after.table else ()
    return JudgedTurn(seat, before.table, after.table, laid, max(drawn - (took is not Took.NOTHING), 0), objections)


def _put_aside(before: Board, after: Board, seat: int) -> int:
    return max(len(after.seats[seat].discards) - len(before.seats[seat].discards), 0)


def _objections(state: State, start: State, seat: int, laid: tuple[Tile, ...], took: Took) -> tuple[Violation, ...]:
    """Everything that speaks against the turn, judged once more from the position in which the tiles were laid."""
    before = start.board
    held = before.seats[seat]
    draws_first = state.rules.turn.draw_policy is DrawPolicy.DRAW_ALWAYS and took is not Took.DISCARD
    beside = taken_tile(start, took)
    # what was drawn before tiles were laid is not told apart from what was drawn for a penalty: either could have been laid
    rack = dict.fromkeys((*held.rack, *(tile for tile in laid if tile != beside)))
    hand: Seat = replace(held, rack=tuple(rack))
    seats = (*before.seats[:seat], hand, *before.seats[seat + 1 :])
    board = replace(before, seats=seats, turn=seat, stage=Stage.DRAWN if draws_first else Stage.START)
    then = replace(start, board=board)
    play = Play(seat=seat, version=state.version, table=state.board.table, took=took, declared=state.board.declared)
    return tuple(play_objections(view(then, seat), play, state.rules))
