"""A seat's turn, from the view to a command: what can be asked of the solver now, and what is sent with its answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from meldstone.game.commands import AnyCommand, Discard, Draw, Pass, Play, Ready, Took
from meldstone.game.objections import must_draw, play_objections
from meldstone.game.position import Position, position_in
from meldstone.game.state import Phase, Stage
from meldstone.game.view import View
from meldstone.rules.choices import DiscardRule, EmptyPoolRule
from meldstone.rules.ruleset import Ruleset
from meldstone.solver import Changes, Move, solve
from meldstone.tiles import Table, Tile
from meldstone.values import replace


class Proposal(NamedTuple):
    """A table that a bot would like to leave behind, and what it takes beside its rack for that."""

    table: Table
    took: Took = Took.NOTHING


Find = Callable[[Position], Iterable[Proposal]]
"""How a bot finds its plays, the one it likes best first."""


def take_turn(view: View, rules: Ruleset, find: Find) -> AnyCommand:
    """The command of a bot that plays the first of its proposals that the rules allow, and otherwise plays nothing."""
    if view.phase is Phase.PLAYING and view.stage is not Stage.MUST_DISCARD:
        asked = question(view, rules)
        for proposal in find(asked) if asked is not None else ():
            if stands(proposal, view, rules):
                return Play(seat=own_seat(view), version=view.version, table=proposal.table, took=proposal.took)
    return idle(view, rules)


class ProposingBot:
    """A bot that plays what one function proposes."""

    def __init__(self, name: str, find: Find) -> None:
        self.name = name
        self._find = find

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        """A legal command for the seat that the game waits for."""
        return take_turn(view, rules, self._find)


def proposed(move: Move) -> tuple[Proposal, ...]:
    """A move of the solver as a proposal; none if it places nothing."""
    return (Proposal(move.table, move.took),) if move.placed_faces else ()


def own_seat(view: View) -> int:
    """The seat that the view is for."""
    if view.you is None:
        raise ValueError("a bot plays for a seat, a spectator has none")
    return view.you


def question(view: View, rules: Ruleset) -> Position | None:
    """What the solver can be asked; None where a tile has to be drawn first."""
    position = position_in(view, rules)
    return None if must_draw(view, rules) and position.discard is None else position


def idle(view: View, rules: Ruleset) -> AnyCommand:
    """What is left to do without a play: keep the deal, draw, put a tile aside, pass."""
    seat = own_seat(view)
    if view.phase is Phase.READY:
        return Ready(seat=seat, version=view.version)
    if view.stage is Stage.START and view.pool:
        return Draw(seat=seat, version=view.version)
    if rules.turn.discard is not DiscardRule.OFF:
        return Discard(seat=seat, version=view.version, tile=spare_tile(view.rack))
    return forced_play(view, rules) or Pass(seat=seat, version=view.version)


def forced_play(view: View, rules: Ruleset) -> Play | None:
    """A play where passing is forbidden to those who can play, even if a bot would not have seen it."""
    if rules.turn.empty_pool_rule is not EmptyPoolRule.MUST_PLAY_IF_ABLE or view.stage is not Stage.START:
        return None
    seat = own_seat(view)
    move = solve(replace(position_in(view, rules), discard=None, open_tile=None), changes=Changes.ANY)
    return Play(seat=seat, version=view.version, table=move.table) if move.placed_faces else None


def stands(proposal: Proposal, view: View, rules: Ruleset) -> bool:
    """The judge has the last word, because jokers that were declared differently can lie on the table."""
    play = Play(seat=own_seat(view), version=view.version, table=proposal.table, took=proposal.took)
    return next(play_objections(view, play, rules), None) is None


def spare_tile(rack: Sequence[Tile]) -> Tile:
    """The tile that helps its rack least: few neighbours, high number; a joker only if there is nothing else."""
    return min(rack, key=lambda tile: (tile.face.number == 0, _neighbours(tile, rack), -tile.face.number, tile.id))


def _neighbours(tile: Tile, rack: Sequence[Tile]) -> int:
    """How many other faces of the rack could lie in one set with a tile; next to it counts twice."""
    face = tile.face
    score = 0
    for other in {held.face for held in rack} - {face}:
        distance = abs(other.number - face.number)
        if not other.number or (distance and other.colour != face.colour):
            continue
        score += 2 if distance < 2 else int(distance == 2)
    return score
