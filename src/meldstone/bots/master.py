"""Master: looks at the options of a turn and takes the one after which it has, by experience, the best prospects.

What the prospects are was learned from hundreds of thousands of games (`training`): how many tiles everybody holds, which of its
own have company on the rack or on the table, whether jokers are kept, what could be laid and is held back. So a master may draw
although it could play, keep a set until the rack can be emptied at once, or spend a joker when somebody else is about to finish.
"""

from __future__ import annotations

from collections.abc import Iterator

from meldstone.bots.afterstate import Afterstate, Other, features
from meldstone.bots.bot import THINK, BotObjective
from meldstone.bots.options import LOOKS, Option, in_few_changes, options
from meldstone.bots.seat import Proposal, own_seat, proposed, take_turn
from meldstone.bots.weights import Lessons, jokers_in_play, shipped
from meldstone.game.commands import AnyCommand
from meldstone.game.deal import seat_after, tiles_in_play
from meldstone.game.position import Position
from meldstone.game.state import Stage
from meldstone.game.view import View
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box
from meldstone.solver import counts
from meldstone.tiles import FACES, Face


class Master:
    """Plays by prospects."""

    name: str = "master"

    def __init__(self, objective: BotObjective = BotObjective.WIN, think: float = THINK, lessons: Lessons | None = None) -> None:
        """Plays for the objective, by other lessons than those of the package if they are given.

        The time to think decides how many options are looked at; a second is far more than they take.
        """
        self._objective = objective
        self._looks = round(LOOKS * min(think, THINK) / THINK)
        self._lessons = lessons

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        """A legal command for the seat that the game waits for."""
        learned = (self._lessons or shipped()).best_for(view.players, jokers_in_play(rules, view.players), self._objective)

        def find(position: Position) -> Iterator[Proposal]:
            found = options(position, self._looks)
            if len(found) > 1:
                # with nothing left to draw there is nothing to wait for; a sort keeps the order of equals
                found.sort(key=lambda option: -learned.of(features(afterwards(view, rules, position, option))))
                found.sort(key=lambda option: option.move is None and not view.pool)
            for option in found:
                if option.move is None:
                    return
                yield from proposed(in_few_changes(option.move))
                yield from proposed(option.move)

        return take_turn(view, rules, find)


def afterwards(view: View, rules: Ruleset, position: Position, option: Option) -> Afterstate:
    """What the seat will know after its turn if it takes this option."""
    placed: tuple[Face, ...] = ()
    rack = [tile.face for tile in position.rack]
    if option.move is not None:
        placed = option.move.placed_faces
        beside = position.beside(option.move.took)
        rack += [beside.face] if beside is not None else []
    drew = option.move is None and view.stage is Stage.START and view.pool > 0
    left, laid = counts(rack), counts(placed)
    lying = counts(tile.face for tiles in position.table for tile in tiles)
    return Afterstate(
        rack=tuple(held - gone for held, gone in zip(left, laid, strict=True)),
        table=tuple(old + new for old, new in zip(lying, laid, strict=True)),
        colours=rules.box.colours,
        copies=_copies(rules, view.players),
        tiles=len(rack) - len(placed) + drew,
        pool=view.pool,
        playable=option.playable,
        stuck=option.stuck,
        opened=position.opened or bool(placed),
        drew=drew,
        others=tuple(_others(view, rules)),
    )


def _copies(rules: Ruleset, players: int) -> int:
    """Copies of each number tile in play."""
    return copies_in_box(FACES[0], rules) - (rules.box.shrink_up_to_four and players <= 4)


def _others(view: View, rules: Ruleset) -> Iterator[Other]:
    """The others in the order of their turns; where counts are not shown, everybody is thought to hold equally many."""
    order = [own_seat(view)]
    while len(order) < view.players:
        order.append(seat_after(order[-1], view.players, rules))
    unknown = sum(1 for seat in order[1:] if view.seats[seat].tiles is None)
    guess = _hidden(view, rules) // unknown if unknown else 0
    for seat in order[1:]:
        tiles = view.seats[seat].tiles
        yield Other(guess if tiles is None else tiles, view.seats[seat].opened)


def _hidden(view: View, rules: Ruleset) -> int:
    """How many tiles are on racks whose count is not shown."""
    seen = sum(seat.tiles or 0 for seat in view.seats) + sum(len(seat.discards) for seat in view.seats)
    beside = view.open_tile is not None
    return len(tiles_in_play(rules, view.players)) - len(view.table.tiles) - view.pool - seen - beside
