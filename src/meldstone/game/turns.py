"""The four ways to use a turn (play, draw, pass, discard) and the deadline, as events or refusals (RULES.md E, G, I)."""

from __future__ import annotations

from collections.abc import Callable

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.beside import tile_beside
from meldstone.game.drafts import foreign_tiles
from meldstone.game.objections import declarations, may_be_played, play_objections, proposed_turn, stage_objections
from meldstone.game.state import Pool, Stage, State
from meldstone.game.view import View, view
from meldstone.rules.choices import DiscardRule, DrawPolicy, DrawSource, EmptyPoolRule, InvalidCommit
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.tile_turn import TileTurn
from meldstone.rules.timeout import Settlement, settle
from meldstone.rules.violations import Code, Violation, violation
from meldstone.tiles import Table, Tile
from meldstone.values import replace

AbleToPlay = Callable[[State], bool]
"""Answers whether the player whose turn it is has any legal play."""


class TurnRefusedError(Exception):
    """A command that cannot be carried out; stays inside the state machine."""

    def __init__(self, *violations: Violation) -> None:
        super().__init__(*violations)
        self.violations = violations


def play(state: State, command: cmd.Play) -> list[ev.AnyEvent]:
    """A whole proposed table ends the turn, or everything wrong with it is told."""
    seen = view(state, command.seat)
    found = list(play_objections(seen, command, state.rules))
    if not found:
        board = state.board
        return [
            ev.Played(
                at=command.at,
                key=command.key,
                seat=command.seat,
                table=command.table,
                took=command.took,
                declared=declarations(board.table, board.declared, command, state.rules),
            )
        ]
    made_up = {Code.TURN_FOREIGN_TILE, Code.TURN_TILE_TWICE}
    too_early = next(stage_objections(seen, command, state.rules), None) is not None
    if too_early or state.rules.turn.invalid_commit is InvalidCommit.REJECT or any(v.code in made_up for v in found):
        raise TurnRefusedError(*found)
    # a tile that was only borrowed for this play goes back where it was
    settlement = settle(_turn_without(seen, command, tile_beside(seen, command.took, state.rules), state.rules), state.rules)
    return _settled(state, settlement, ev.Cause.ILLEGAL_TABLE, command.at, command.key)


def draw(state: State, command: cmd.Draw) -> list[ev.AnyEvent]:
    """One tile of the pool; where the box is drawn in stacks, the player may pick the next one."""
    pool = state.board.pool
    if state.board.stage is not Stage.START:
        raise TurnRefusedError(violation(Code.DRAW_TWICE))
    if not pool.count:
        raise TurnRefusedError(violation(Code.DRAW_POOL_EMPTY))
    stack = command.stack
    if stack is not None and state.rules.setup.draw_source is DrawSource.POOL:
        raise TurnRefusedError(violation(Code.DRAW_NO_SUCH_STACK, stack=stack))
    if stack is not None and pool.middle:
        raise TurnRefusedError(violation(Code.DRAW_STACK_OPEN, left=len(pool.middle)))
    if not pool.middle:
        stack = 0 if stack is None else stack
        if not 0 <= stack < len(pool.bank):
            raise TurnRefusedError(violation(Code.DRAW_NO_SUCH_STACK, stack=stack))
        pool = pool.with_stack(stack)
    return [ev.Drew(at=command.at, key=command.key, seat=command.seat, tile=pool.middle[0], stack=stack)]


def pass_turn(state: State, command: cmd.Pass, able_to_play: AbleToPlay | None) -> list[ev.AnyEvent]:
    """Nothing at all: on an empty pool, or after drawing where a tile is drawn every turn and none is put aside."""
    turn = state.rules.turn
    stage = state.board.stage
    if turn.discard is not DiscardRule.OFF:
        raise TurnRefusedError(violation(Code.PASS_MUST_DISCARD))
    if stage is Stage.START and state.board.pool.count:
        raise TurnRefusedError(violation(Code.PASS_POOL_NOT_EMPTY, left=state.board.pool.count))
    if turn.empty_pool_rule is EmptyPoolRule.MUST_PLAY_IF_ABLE and stage is Stage.START:
        if able_to_play is None:
            raise ValueError("these rules forbid passing when able to play: apply() needs able_to_play to know")
        if able_to_play(state):
            raise TurnRefusedError(violation(Code.PASS_CAN_PLAY))
    return [ev.Passed(at=command.at, key=command.key, seat=command.seat)]


def discard(state: State, command: cmd.Discard) -> list[ev.AnyEvent]:
    """One rack tile face up on the pile of its player."""
    if state.rules.turn.discard is DiscardRule.OFF:
        raise TurnRefusedError(violation(Code.DISCARD_NOT_PLAYED))
    if state.board.stage is Stage.START and state.board.pool.count:
        raise TurnRefusedError(violation(Code.DRAW_FIRST))
    if command.tile not in state.seat.rack:
        raise TurnRefusedError(violation(Code.DISCARD_NOT_OWN, [command.tile]))
    return [ev.Discarded(at=command.at, key=command.key, seat=command.seat, tile=command.tile)]


def settle_deadline(state: State, command: cmd.Timeout) -> list[ev.AnyEvent]:
    """The time is up: the edition's rule is applied to the table as it lies."""
    board, rules = state.board, state.rules
    seen = view(state, board.turn)
    draft = board.table if command.draft is None else command.draft
    draft = Table(tiles for tiles in draft if tiles)
    taken = tile_beside(seen, command.took, rules)
    if wrong := foreign_tiles(state, draft, command.took):
        raise TurnRefusedError(violation(Code.DRAFT_FOREIGN_TILE, wrong))
    took = command.took if taken is not None else cmd.Took.NOTHING
    played = cmd.Play(version=0, seat=board.turn, table=draft, took=took)
    if board.stage is Stage.MUST_DISCARD:
        # the play is done; a tile that was not put aside in time stays on the rack
        settlement, took = Settlement(board.table, played=True), cmd.Took.NOTHING
    elif taken is not None and may_be_played(seen, played, rules):
        settlement = Settlement(draft, played=True)
    else:
        # a turn that is not complete keeps no tile that was taken: it goes back where it was
        settlement, took = settle(_turn_without(seen, played, taken, rules), rules), cmd.Took.NOTHING
    return _settled(state, settlement, ev.Cause.DEADLINE, command.at, command.key, took)


def _turn_without(seen: View, play: cmd.Play, taken: Tile | None, rules: Ruleset) -> TileTurn:
    """The turn that a play would be if the tile beside the rack had not been taken."""
    sets = Table.of([tile for tile in tiles if tile is not taken] for tiles in play.table)
    table = Table(tiles for tiles in sets if tiles)
    return proposed_turn(seen, replace(play, table=table, took=cmd.Took.NOTHING, declared=()), rules)


def _settled(
    state: State, settlement: Settlement, cause: ev.Cause, at: int, key: str, took: cmd.Took = cmd.Took.NOTHING
) -> list[ev.AnyEvent]:
    pool = state.board.pool
    reordered = None
    if settlement.to_pool:
        reordered = state.chance.shuffled(f"pool {state.version}", sorted([*pool.tiles, *settlement.to_pool]))
        pool = Pool(reordered)
    drawn, _ = pool.draw(_due(state, settlement))
    return [
        ev.TurnSettled(
            at=at,
            key=key,
            seat=state.board.turn,
            cause=cause,
            table=settlement.table,
            took=took,
            to_rack=settlement.to_rack,
            to_pool=settlement.to_pool,
            drawn=drawn,
            played=settlement.played,
            pool=reordered,
        )
    ]


def _due(state: State, settlement: Settlement) -> int:
    """Tiles to draw. Where a tile is drawn every turn, it is drawn once: before, or now with a turn that counts."""
    always = state.rules.turn.draw_policy is DrawPolicy.DRAW_ALWAYS
    if always and settlement.played and state.board.stage is Stage.START:
        return settlement.draw + 1
    return 0 if settlement.idle and state.board.stage is Stage.DRAWN else settlement.draw
