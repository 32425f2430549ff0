"""Most tiles: lays as many tiles as can be laid, and leaves the sets of the table alone where it may.

It sees what the exact solver sees, but does not plan: it never keeps a tile back for a better moment.
"""

from __future__ import annotations

from typing import Final

from meldstone.bots.simple import Novice, spare_tile
from meldstone.game.commands import AnyCommand, Discard, Draw, Pass, Play, Ready, Took
from meldstone.game.situation import Situation
from meldstone.game.state import Phase, Stage
from meldstone.game.view import View
from meldstone.rules import ruleset as knobs
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.turn import Turn, turn_violations
from meldstone.solver import Changes, Move, solve
from meldstone.tiles import Tile

_NODES: Final = 2000
"""Enough to prove almost every answer; a bot does not keep a table waiting for the last proof."""


class MostTiles:
    """Lays the most tiles, draws if there are none to lay."""

    name: str = "most tiles"

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        """A legal command for the seat that the game waits for."""
        seat = view.you
        if seat is None:
            raise ValueError("a bot plays for a seat, a spectator has none")
        if view.phase is Phase.READY:
            return Ready(seat=seat, version=view.version)
        if view.stage is Stage.MUST_DISCARD:
            return Discard(seat=seat, version=view.version, tile=spare_tile(view.rack))
        discard = _takeable_discard(view, rules)
        must_draw = rules.turn.draw_policy is knobs.DrawPolicy.DRAW_ALWAYS and view.stage is Stage.START and view.pool > 0
        if not must_draw or discard is not None:
            move = solve(
                Situation(rules, view.table, view.rack, view.seats[seat].opened, discard, view.open_tile),
                changes=Changes.FEW,
                node_budget=_NODES,
            )
            if move.placed_faces and not (must_draw and move.took is not Took.DISCARD) and _stands(move, view, rules, seat):
                return Play(seat=seat, version=view.version, table=move.table, took=move.took)
        if view.stage is Stage.START and view.pool:
            return Draw(seat=seat, version=view.version)
        if rules.turn.discard is not knobs.Discard.OFF:
            return Discard(seat=seat, version=view.version, tile=spare_tile(view.rack))
        if view.stage is Stage.START and rules.turn.empty_pool_rule is knobs.EmptyPoolRule.MUST_PLAY_IF_ABLE:
            return Novice().choose(view, rules)
        return Pass(seat=seat, version=view.version)


def _takeable_discard(view: View, rules: Ruleset) -> Tile | None:
    if Took.DISCARD not in view.takeable:
        return None
    step = -1 if rules.setup.play_direction is knobs.PlayDirection.CLOCKWISE else 1
    return view.seats[(view.turn + step) % view.players].discards[-1]


def _stands(move: Move, view: View, rules: Ruleset, seat: int) -> bool:
    """The judge has the last word, because jokers that were declared differently can lie on the table."""
    beside = {Took.DISCARD: move.position.discard, Took.OPEN_TILE: move.position.open_tile}.get(move.took)
    turn = Turn(
        before=view.table,
        after=move.table,
        rack=frozenset((*view.rack, beside) if beside is not None else view.rack),
        opened=view.seats[seat].opened,
        into_new_set=beside if move.took is Took.DISCARD else None,
        declared_before=view.declared,
    )
    return not turn_violations(turn, rules)
