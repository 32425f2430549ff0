"""May this play be made now? The law of a turn, and how far the turn has come (RULES.md E, I).

`apply`, the live check, bots, the terminal and lessons all ask this, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from meldstone.game.beside import tile_beside
from meldstone.game.commands import Play, Took
from meldstone.game.declared import carried
from meldstone.game.state import Phase, Stage
from meldstone.game.view import View
from meldstone.rules.choices import AmbiguousReading, DiscardRule, DrawPolicy, OpenEighthTile
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.tile_turn import TileTurn, is_legal, tile_objections
from meldstone.rules.turn import Declarations
from meldstone.rules.violations import Code, Violation, violation
from meldstone.tiles import Table, Tile


def play_objections(view: View, play: Play, rules: Ruleset) -> Iterator[Violation]:
    """Everything that speaks against a play of the seat that the view is for; lazy, and empty if the play can be made.

    Somebody who plans while others move is told about the table alone.
    """
    return _objections(view, play, rules, tile_objections)


def may_be_played(view: View, play: Play, rules: Ruleset) -> bool:
    """True if nothing speaks against a play; looks for no reasons, so it is quick."""
    return next(_objections(view, play, rules, _verdict), None) is None


def _verdict(turn: TileTurn, rules: Ruleset) -> Iterator[Violation]:
    """An objection without its reason, if there is one."""
    if not is_legal(turn, rules):
        yield violation(Code.TURN_TOO_INVOLVED)


def _objections(
    view: View, play: Play, rules: Ruleset, of_the_law: Callable[[TileTurn, Ruleset], Iterator[Violation]]
) -> Iterator[Violation]:
    if view.phase is Phase.READY or view.phase is Phase.SET_UP:
        yield violation(Code.COMMAND_WRONG_PHASE, phase=view.phase.value)
        return
    if not 0 <= play.seat < view.players:
        yield violation(Code.COMMAND_NO_SUCH_SEAT, seat=play.seat)
        return
    if view.turn == play.seat:
        yield from stage_objections(view, play, rules)
    taken = tile_beside(view, play.took, rules)
    if taken is None and play.took is not Took.NOTHING:
        return  # the table was meant with a tile that is not there
    turn = proposed_turn(view, play, rules)
    yield from of_the_law(turn, rules)
    if play.took is Took.OPEN_TILE and taken is not None:
        yield from _open_tile_objections(turn, taken, rules)


def stage_objections(view: View, play: Play, rules: Ruleset) -> Iterator[Violation]:
    """Objections that do not depend on the table: what was drawn, what can be taken."""
    if play.took is Took.DISCARD:
        if rules.turn.discard is DiscardRule.OFF:
            yield violation(Code.DISCARD_NOT_PLAYED)
        elif view.stage is not Stage.START:
            yield violation(Code.DISCARD_AFTER_DRAW)
        elif tile_beside(view, play.took, rules) is None:
            yield violation(Code.DISCARD_NONE)
    elif must_draw(view, rules):
        yield violation(Code.DRAW_FIRST)
    if play.took is Took.OPEN_TILE and view.open_tile is None:
        yield violation(Code.OPEN_TILE_NONE)
    if view.stage is Stage.MUST_DISCARD:
        yield violation(Code.PASS_MUST_DISCARD)
    if play.declared and len(play.declared) != len(play.table):
        yield violation(Code.COMMAND_MALFORMED, field="declared")


def must_draw(view: View, rules: Ruleset) -> bool:
    """True if a tile of the pool comes before any play with the rack alone."""
    return rules.turn.draw_policy is DrawPolicy.DRAW_ALWAYS and view.stage is Stage.START and view.pool > 0


def proposed_turn(view: View, play: Play, rules: Ruleset) -> TileTurn:
    """The turn that a play of a seat would be."""
    taken = tile_beside(view, play.took, rules)
    return TileTurn(
        before=view.table,
        after=play.table,
        rack=frozenset(view.rack if taken is None else (*view.rack, taken)),
        opened=view.seats[play.seat].opened,
        into_new_set=taken if play.took is Took.DISCARD else None,
        declared_before=view.declared,
        declared=declarations(view.table, view.declared, play, rules),
    )


def declarations(table: Table, declared: Declarations, play: Play, rules: Ruleset) -> Declarations:
    """What the sets of the new table are declared to be: what was said of an old set stays said."""
    if rules.sets.ambiguous_reading is not AmbiguousReading.DECLARE:
        return ()
    fresh = play.declared if len(play.declared) == len(play.table) else ()
    return carried(table, declared, play.table, fresh)


def _open_tile_objections(turn: TileTurn, taken: Tile, rules: Ruleset) -> Iterator[Violation]:
    """The open tile may be taken to finish with it or, in one reading, for any play that uses it (I variant 2)."""
    placed = turn.placed
    if rules.setup.open_eighth_tile is OpenEighthTile.FINISH_ONLY and len(placed) < len(turn.rack):
        yield violation(Code.OPEN_TILE_NOT_FINISHED, [taken])
    elif taken not in placed:
        yield violation(Code.OPEN_TILE_NOT_USED, [taken])
