"""Whole games of *skilled* bots in the native core, move for move as the bots themselves would play them.

A game of skilled bots is mostly the solver's work, but what lies around it in Python takes three times as long. Where jokers are
free and no special ones are in the box, the core plays alone from the deal to the last turn; points are counted by the rules as
always. Its tables, sent through the state machine as commands, give the very record that the bots leave.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meldstone import _native
from meldstone.bots.levels import level_of
from meldstone.bots.most_tiles import NODES
from meldstone.game import events as ev
from meldstone.game.apply import Applied, apply
from meldstone.game.commands import AnyCommand, Draw, Pass, Play, Ready
from meldstone.game.deal import seat_after
from meldstone.game.state import Phase, State
from meldstone.rules.choices import AmbiguousReading, DiscardRule, DrawPolicy, EmptyPoolRule, ManipulateInMeldTurn, OpenEighthTile
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.scoring import Hand, Score, score_blocked, score_win
from meldstone.solver import core
from meldstone.solver.changes.fewer import change_effort
from meldstone.solver.core import native
from meldstone.tiles import TILES, Table, TileSet

_ENDINGS: Final = (ev.Ending.FINISHED, ev.Ending.BLOCKED, ev.Ending.FINAL_ROUND)
EFFORT: Final = _native.TurnEffort(NODES, native.change_effort(change_effort()))


def can_play(rules: Ruleset, line_up: Sequence[str]) -> bool:
    """True if the core knows all these rules and all these bots."""
    return (
        core.in_use().NAME == "native"
        and _plain_turns(rules)
        and all(level_of(name.partition(":")[0]) == "skilled" for name in line_up)
    )


def _plain_turns(rules: Ruleset) -> bool:
    """True if a turn is a play, a draw or, on an empty pool, a pass, and every answer of the solver is a legal play."""
    return (
        rules.free_jokers
        and not (rules.box.jokers_double or rules.box.jokers_two_colour or rules.box.jokers_mirror)
        and rules.sets.ambiguous_reading is not AmbiguousReading.DECLARE
        and rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER
        and rules.turn.draw_policy is DrawPolicy.DRAW_INSTEAD_OF_PLAY
        and rules.turn.discard is DiscardRule.OFF
        and rules.turn.empty_pool_rule is not EmptyPoolRule.MUST_PLAY_IF_ABLE
        and rules.setup.open_eighth_tile is OpenEighthTile.OFF
    )


def all_ready(state: State) -> tuple[State, tuple[ev.AnyEvent, ...]]:
    """The game once everybody has kept the rack that was dealt, where that is asked; bots always do."""
    events: list[ev.AnyEvent] = []
    while state.phase is Phase.READY:
        done = apply(state, Ready(seat=state.ready.index(False), version=state.version))
        assert isinstance(done, Applied)
        state = done.state
        events += done.events
    return state, tuple(events)


def finish(state: State) -> tuple[Score, ev.Ending, int]:
    """Plays a dealt game to its end: the points, how it ended and after how many turns."""
    game = _played(state, keep_tables=False)
    hands = [Hand(tuple([TILES[tile].face for tile in rack]), done) for rack, done in zip(game.racks, game.opened, strict=True)]
    ending = _ENDINGS[game.ending]
    if ending is ev.Ending.FINISHED:
        return score_win(hands, game.last, state.rules, hand_game=game.laid_at_once), ending, game.turns
    return score_blocked(hands, state.rules), ending, game.turns


def record(state: State) -> tuple[ev.AnyEvent, ...]:
    """The same game as the events that the state machine answers its moves with."""
    events: list[ev.AnyEvent] = []
    for table in _played(state, keep_tables=True).tables:
        done = apply(state, _command(state, table))
        if not isinstance(done, Applied):
            raise RuntimeError(f"the native game left the rules: {done.violations[0]}")
        state = done.state
        events += done.events
    return tuple(events)


def _played(state: State, *, keep_tables: bool) -> _native.PlayedGame:
    return _native.play_out(
        dealt_game(state), native.native_knobs(state.rules), state.rules.opening.meld_minimum, EFFORT, keep_tables
    )


def dealt_game(state: State) -> _native.DealtGame:
    """A game before its first turn as the core reads it."""
    if state.phase is not Phase.PLAYING or state.board.turns:
        raise ValueError("only a game before its first turn can be played")
    rules, board = state.rules, state.board
    return _native.DealtGame(
        racks=[[tile.id for tile in seat.rack] for seat in board.seats],
        pool=[tile.id for stack in (board.pool.middle, *board.pool.bank) for tile in stack],
        turn=board.turn,
        step=1 if seat_after(0, 3, rules) == 1 else -1,
        final_round=rules.turn.empty_pool_rule is EmptyPoolRule.FINAL_ROUND,
    )


def _command(state: State, table: tuple[tuple[int, ...], ...]) -> AnyCommand:
    seat = state.board.turn
    if table:
        return Play(seat=seat, version=state.version, table=Table([TileSet([TILES[tile] for tile in tiles]) for tiles in table]))
    return (Draw if state.board.pool.count else Pass)(seat=seat, version=state.version)
