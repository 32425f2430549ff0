"""Games in the middle of a turn, and what players do in them."""

from collections.abc import Sequence

from meldstone.game import commands as cmd
from meldstone.game.apply import Applied, Refused, apply, new_game
from meldstone.game.clock import turn_clock
from meldstone.game.state import Board, Phase, Pool, Seat, State
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import Table, Tile, tiles_text
from meldstone.values import replace

SEED = "00" * 32


def at_table(
    rules: Ruleset,
    racks: Sequence[str],
    table: str = "",
    pool: str = "",
    *,
    unopened: Sequence[int] = (),
    turn: int = 0,
    bank: Sequence[str] = (),
    open_tile: str = "",
    discards: Sequence[str] = (),
    at: int = 0,
) -> State:
    """A game in the middle: what the racks, the table and the pool hold; all players but the unopened have opened."""
    state = new_game(rules, len(racks), SEED).state
    piles = [Tile.parse_many(pile) for pile in discards] or [()] * len(racks)
    seats = tuple(
        Seat(
            Tile.parse_many(rack),
            opened=seat not in unopened,
            has_placed=seat not in unopened,
            discards=piles[seat],
            discard_live=bool(piles[seat]),
        )
        for seat, rack in enumerate(racks)
    )
    position = Board(
        table=Table.parse(table),
        seats=seats,
        pool=Pool(Tile.parse_many(pool), tuple(Tile.parse_many(stack) for stack in bank)),
        open_tile=Tile(open_tile) if open_tile else None,
        turn=turn,
        turns=10,
    )
    clock = turn_clock(rules, opened=turn not in unopened, at=at)
    return replace(state, board=position, phase=Phase.PLAYING, ready=(True,) * len(racks), clock=clock)


def done(result: Applied | Refused) -> State:
    assert isinstance(result, Applied), result
    return result.state


def refusals(result: Applied | Refused) -> list[str]:
    assert isinstance(result, Refused), result
    return [violation.code.value for violation in result.violations]


def play(state: State, table: str, *, took: cmd.Took = cmd.Took.NOTHING, at: int = 0) -> Applied | Refused:
    seat = state.board.turn
    return apply(state, cmd.Play(seat=seat, version=state.version, table=Table.parse(table), took=took, at=at))


def draw(state: State, stack: int | None = None, *, at: int = 0) -> Applied | Refused:
    return apply(state, cmd.Draw(seat=state.board.turn, version=state.version, stack=stack, at=at))


def pass_turn(state: State) -> Applied | Refused:
    return apply(state, cmd.Pass(seat=state.board.turn, version=state.version))


def discard(state: State, tile: str) -> Applied | Refused:
    return apply(state, cmd.Discard(seat=state.board.turn, version=state.version, tile=Tile(tile)))


def time_out(state: State, draft: str | None = None, *, took: cmd.Took = cmd.Took.NOTHING) -> Applied | Refused:
    deadline = state.clock.deadline or 0
    table = None if draft is None else Table.parse(draft)
    return apply(state, cmd.Timeout(version=state.version, at=deadline, draft=table, took=took))


def rack(state: State, seat: int) -> str:
    return tiles_text(state.board.seats[seat].rack)
