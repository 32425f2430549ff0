"""What somebody at the table may know. `view` is the only door out of a state.

Two states that differ only in what a seat may not know give equal views: the tiles of other racks, the order of the pool, the
seed before the end.
"""

from __future__ import annotations

from meldstone.game.commands import Took
from meldstone.game.deal import Stack
from meldstone.game.events import Ending
from meldstone.game.state import Phase, Stage, State
from meldstone.rules.choices import AnnounceExcuse, RackCountVisible
from meldstone.rules.scoring import Hand, Score, excused
from meldstone.tiles import Table, Tile
from meldstone.values import value


@value
class SeatView:
    """What everybody sees of a player."""

    tiles: int | None
    """How many tiles are on the rack; None where that is not shown."""
    opened: bool
    announced: bool
    discards: Stack
    discard_live: bool
    ready: bool
    rack: Stack | None = None
    """The tiles themselves, after the end of the game."""


@value
class View:
    """One game as a seat or a spectator sees it."""

    version: int
    edition: str
    players: int
    names: tuple[str, ...]
    game: int
    you: int | None
    phase: Phase
    starter: int
    turn: int
    stage: Stage
    turns: int
    previous: int | None
    table: Table
    declared: tuple[tuple[int, ...], ...]
    rack: Stack
    """Your tiles, in the order you got them; empty for spectators."""
    last_drawn: Tile | None
    seats: tuple[SeatView, ...]
    pool: int
    middle: int
    bank: tuple[int, ...]
    """How many tiles lie in each stack that can be picked."""
    open_tile: Tile | None
    takeable: tuple[Took, ...]
    """Which tiles beside the rack the player whose turn it is could take now."""
    passes: int
    turns_left: int | None
    started: int
    deadline: int | None
    time_left: int | None
    """Milliseconds left on a stopped clock."""
    deal: int
    commitment: str
    salts: tuple[str, ...]
    seed: str | None
    score: Score | None
    ending: Ending | None = None
    """How the game ended, once it is over."""
    announcing_helps: bool = False
    """You have just drawn the tile with which you can open, and may say so (RULES.md H.4)."""


_ALWAYS, _NO_EXCUSE = RackCountVisible.ALWAYS, AnnounceExcuse.OFF
"""Looking a member up in its enum takes as long as a field of a view (Python 3.11)."""


def view(state: State, seat: int | None) -> View:
    """The game for a seat, or for a spectator if `seat` is None."""
    board, rules, clock, chance = state.board, state.rules, state.clock, state.chance
    over = state.phase is Phase.FINISHED
    own = board.seats[seat] if seat is not None and board.seats else None
    stacks = [len(stack) for stack in board.pool.bank]
    middle = len(board.pool.middle)
    # in the order of the fields: by their names, 34 arguments would take as long as all that is worked out here
    return View(
        state.version,
        rules.name,
        state.players,
        state.names,
        state.game,
        seat,
        state.phase,
        state.starter,
        board.turn,
        board.stage,
        board.turns,
        board.previous,
        board.table,
        board.declared,
        own.rack if own else (),
        own.last_drawn if own else None,
        _seat_views(state, seat, over=over),
        middle + sum(stacks),
        middle,
        tuple(stacks),
        board.open_tile,
        _takeable(state),
        board.passes,
        board.turns_left,
        clock.started,
        clock.deadline,
        clock.left,
        state.deal_number,
        state.commitment,
        chance.salts,
        chance.seed if over else None,
        state.score,
        _ending(state) if over else None,
        seat is not None and rules.ending.announce_excuse is not _NO_EXCUSE and _announcing_helps(state, seat),
    )


def _seat_views(state: State, viewer: int | None, *, over: bool) -> tuple[SeatView, ...]:
    all_shown = over or state.rules.conduct.rack_count_visible is _ALWAYS
    return tuple(
        [
            SeatView(
                len(seat.rack) if all_shown or index == viewer else told,
                seat.opened,
                seat.announced,
                seat.discards,
                seat.discard_live,
                ready,
                seat.rack if over else None,
            )
            for index, (seat, told, ready) in enumerate(zip(state.board.seats, state.counts_told, state.ready, strict=False))
        ]
    )


def _ending(state: State) -> Ending:
    if any(not seat.rack for seat in state.board.seats):
        return Ending.FINISHED
    return Ending.FINAL_ROUND if state.board.turns_left == 0 else Ending.BLOCKED


def _announcing_helps(state: State, index: int) -> bool:
    """True if an announcement would spare the seat the penalty for an opening that was possible."""
    if state.phase is not Phase.PLAYING:
        return False
    seat = state.board.seats[index]
    if seat.opened or seat.announced or seat.last_drawn is None or state.board.previous != index:
        return False
    return excused(Hand(tuple(tile.face for tile in seat.rack), opened=False, announced_with=seat.last_drawn.face), state.rules)


def _takeable(state: State) -> tuple[Took, ...]:
    board = state.board
    if state.phase is not Phase.PLAYING:
        return ()
    out = []
    if board.stage is Stage.START and board.seats[state.seat_before()].discard_live:
        out.append(Took.DISCARD)
    if board.open_tile is not None:
        out.append(Took.OPEN_TILE)
    return tuple(out)
