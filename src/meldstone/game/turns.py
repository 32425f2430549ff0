"""The four ways to use a turn (play, draw, pass, discard) and the deadline, as events or refusals (RULES.md E, G, I)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.declared import carried
from meldstone.game.state import Pool, Stage, State
from meldstone.rules.ruleset import AmbiguousReading, Discard, DrawPolicy, DrawSource, EmptyPoolRule, InvalidCommit, OpenEighthTile
from meldstone.rules.timeout import Settlement, settle
from meldstone.rules.turn import Declarations, Turn, turn_violations
from meldstone.rules.violations import Code, Violation, violation
from meldstone.tiles import Table, Tile

AbleToPlay = Callable[[State], bool]
"""Answers whether the player at turn has any legal play."""


class TurnRefusedError(Exception):
    """A command that cannot be carried out; stays inside the state machine."""

    def __init__(self, *violations: Violation) -> None:
        super().__init__(*violations)
        self.violations = violations


def play(state: State, command: cmd.Play) -> list[ev.AnyEvent]:
    """A whole proposed table ends the turn, or everything wrong with it is told."""
    objections = _may_play_now(state, command)
    if objections:
        raise TurnRefusedError(*objections)
    found = _objections(state, command)
    if not found:
        return [
            ev.Played(
                at=command.at,
                key=command.key,
                seat=command.seat,
                table=command.table,
                took=command.took,
                declared=_declarations(state, command),
            )
        ]
    made_up = {Code.TURN_FOREIGN_TILE, Code.TURN_TILE_TWICE}
    if state.rules.turn.invalid_commit is InvalidCommit.REJECT or any(v.code in made_up for v in found):
        raise TurnRefusedError(*found)
    # a tile that was only borrowed for this play goes back where it was
    taken = taken_tile(state, command.took)
    settlement = settle(proposed_turn(state, _without(command.table, taken)), state.rules)
    return _settled(state, settlement, ev.Cause.ILLEGAL_TABLE, command.at, command.key)


def _objections(state: State, command: cmd.Play) -> list[Violation]:
    """Everything that is wrong with the proposed table."""
    taken = taken_tile(state, command.took)
    turn = replace(proposed_turn(state, command.table, taken, command.took), declared=_declarations(state, command))
    return turn_violations(turn, state.rules) + _open_tile_violations(state, turn, taken, command.took)


def _declarations(state: State, command: cmd.Play) -> Declarations:
    """What the sets of the new table are declared to be: what was said of an old set stays said."""
    if state.rules.sets.ambiguous_reading is not AmbiguousReading.DECLARE:
        return ()
    return carried(state.position.table, state.position.declared, command.table, command.declared)


def proposed_turn(state: State, table: Table, taken: Tile | None = None, took: cmd.Took = cmd.Took.NOTHING) -> Turn:
    """The turn that this table would be for the player at turn."""
    seat = state.seat
    position = state.position
    return Turn(
        before=position.table,
        after=table,
        rack=frozenset(seat.rack if taken is None else (*seat.rack, taken)),
        opened=seat.opened,
        into_new_set=taken if took is cmd.Took.DISCARD else None,
        declared_before=position.declared,
    )


def taken_tile(state: State, took: cmd.Took) -> Tile | None:
    """The tile that a play takes in addition to the rack, if it is there."""
    if took is cmd.Took.OPEN_TILE:
        return state.position.open_tile
    if took is cmd.Took.DISCARD:
        giver = state.position.seats[state.seat_before()]
        return giver.discards[-1] if giver.discard_live else None
    return None


def draw(state: State, command: cmd.Draw) -> list[ev.AnyEvent]:
    """One tile of the pool; where the box is drawn in stacks, the player may pick the next one."""
    pool = state.position.pool
    if state.position.stage is not Stage.START:
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
        pool = pool.opened(stack)
    return [ev.Drew(at=command.at, key=command.key, seat=command.seat, tile=pool.middle[0], stack=stack)]


def pass_turn(state: State, command: cmd.Pass, able_to_play: AbleToPlay | None) -> list[ev.AnyEvent]:
    """Nothing at all: on an empty pool, or after drawing where a tile is drawn every turn and none is put aside."""
    turn = state.rules.turn
    stage = state.position.stage
    if turn.discard is not Discard.OFF:
        raise TurnRefusedError(violation(Code.PASS_MUST_DISCARD))
    if stage is Stage.START and state.position.pool.count:
        raise TurnRefusedError(violation(Code.PASS_POOL_NOT_EMPTY, left=state.position.pool.count))
    if turn.empty_pool_rule is EmptyPoolRule.MUST_PLAY_IF_ABLE and stage is Stage.START:
        if able_to_play is None:
            raise ValueError("these rules forbid passing when able to play: apply() needs able_to_play to know")
        if able_to_play(state):
            raise TurnRefusedError(violation(Code.PASS_CAN_PLAY))
    return [ev.Passed(at=command.at, key=command.key, seat=command.seat)]


def discard(state: State, command: cmd.Discard) -> list[ev.AnyEvent]:
    """One rack tile face up on the own pile."""
    if state.rules.turn.discard is Discard.OFF:
        raise TurnRefusedError(violation(Code.DISCARD_NOT_PLAYED))
    if state.position.stage is Stage.START and state.position.pool.count:
        raise TurnRefusedError(violation(Code.DRAW_FIRST))
    if command.tile not in state.seat.rack:
        raise TurnRefusedError(violation(Code.DISCARD_NOT_OWN, [command.tile]))
    return [ev.Discarded(at=command.at, key=command.key, seat=command.seat, tile=command.tile)]


def settle_deadline(state: State, command: cmd.Timeout) -> list[ev.AnyEvent]:
    """The time is up: the edition's rule is applied to the table as it lies."""
    draft = state.position.table if command.draft is None else command.draft
    draft = Table(tiles for tiles in draft if tiles)
    taken = taken_tile(state, command.took)
    allowed = {*state.seat.rack, *state.position.table.tiles, *([taken] if taken is not None else [])}
    wrong = [tile for tile, count in Counter(draft.tiles).items() if count > 1 or tile not in allowed]
    if wrong:
        raise TurnRefusedError(violation(Code.DRAFT_FOREIGN_TILE, sorted(wrong)))
    took = command.took
    if taken is not None and _objections(state, cmd.Play(version=0, seat=state.position.turn, table=draft, took=took)):
        # the turn is not complete, so the tile goes back where it was
        draft, took, taken = _without(draft, taken), cmd.Took.NOTHING, None
    if state.position.stage is Stage.MUST_DISCARD:
        # the play is done; a tile that was not put aside in time stays on the rack
        settlement = Settlement(state.position.table, played=True)
    else:
        settlement = settle(proposed_turn(state, draft, taken, took), state.rules)
    return _settled(state, settlement, ev.Cause.DEADLINE, command.at, command.key, took if taken is not None else cmd.Took.NOTHING)


def _without(table: Table, taken: Tile | None) -> Table:
    sets = Table.of([tile for tile in tiles if tile is not taken] for tiles in table)
    return Table(tiles for tiles in sets if tiles)


def _settled(
    state: State, settlement: Settlement, cause: ev.Cause, at: int, key: str, took: cmd.Took = cmd.Took.NOTHING
) -> list[ev.AnyEvent]:
    pool = state.position.pool
    reordered = None
    if settlement.to_pool:
        rest = [*pool.middle, *[tile for stack in pool.bank for tile in stack], *settlement.to_pool]
        reordered = state.chance.shuffled(f"pool {state.version}", sorted(rest))
        pool = Pool(reordered)
    drawn, _ = pool.draw(_due(state, settlement))
    return [
        ev.TurnSettled(
            at=at,
            key=key,
            seat=state.position.turn,
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
    if always and settlement.played and state.position.stage is Stage.START:
        return settlement.draw + 1
    return 0 if settlement.idle and state.position.stage is Stage.DRAWN else settlement.draw


def _may_play_now(state: State, command: cmd.Play) -> list[Violation]:
    """Objections that do not depend on the table: what was drawn, what can be taken."""
    rules, stage, took = state.rules, state.position.stage, command.took
    out = []
    if took is cmd.Took.DISCARD:
        if rules.turn.discard is Discard.OFF:
            out.append(violation(Code.DISCARD_NOT_PLAYED))
        elif stage is not Stage.START:
            out.append(violation(Code.DISCARD_AFTER_DRAW))
        elif taken_tile(state, took) is None:
            out.append(violation(Code.DISCARD_NONE))
    elif rules.turn.draw_policy is DrawPolicy.DRAW_ALWAYS and stage is Stage.START and state.position.pool.count:
        out.append(violation(Code.DRAW_FIRST))
    if took is cmd.Took.OPEN_TILE and taken_tile(state, took) is None:
        out.append(violation(Code.OPEN_TILE_NONE))
    if stage is Stage.MUST_DISCARD:
        out.append(violation(Code.PASS_MUST_DISCARD))
    if command.declared and len(command.declared) != len(command.table):
        out.append(violation(Code.COMMAND_MALFORMED, field="declared"))
    return out


def _open_tile_violations(state: State, turn: Turn, taken: Tile | None, took: cmd.Took) -> list[Violation]:
    """The open tile may be taken to finish with it or, in one reading, for any play that uses it (I variant 2)."""
    if took is not cmd.Took.OPEN_TILE or taken is None:
        return []
    if state.rules.setup.open_eighth_tile is OpenEighthTile.FINISH_ONLY and len(turn.placed) < len(turn.rack):
        return [violation(Code.OPEN_TILE_NOT_FINISHED, [taken])]
    return [] if taken in turn.placed else [violation(Code.OPEN_TILE_NOT_USED, [taken])]
