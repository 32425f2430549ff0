"""The state of one game: a frozen value that knows everything, including what nobody may see. `view` is the way out."""

from __future__ import annotations

from enum import StrEnum
from itertools import islice

from meldstone.game.clock import Clock
from meldstone.game.deal import Stack, seat_after, seat_before
from meldstone.game.fair import Chance
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.scoring import Score
from meldstone.tiles import Table, Tile
from meldstone.values import value


class Phase(StrEnum):
    """Where a game stands."""

    SET_UP = "set-up"
    READY = "ready"
    """Dealt; a redeal can be demanded until everybody is ready."""
    PLAYING = "playing"
    PAUSED = "paused"
    """The clock stands still for the referee."""
    FINISHED = "finished"


class Stage(StrEnum):
    """How far a turn has come (only where a tile is drawn every turn does it have more than one step)."""

    START = "start"
    DRAWN = "drawn"
    MUST_DISCARD = "must-discard"


@value
class Pool:
    """The tiles to draw: the stack in the middle, drawn from the front, and the other stacks of the bank."""

    middle: Stack = ()
    bank: tuple[Stack, ...] = ()

    @property
    def count(self) -> int:
        """All tiles left."""
        return len(self.middle) + sum(len(stack) for stack in self.bank)

    def with_stack(self, stack: int) -> Pool:
        """The pool after a stack of the bank was put into the middle."""
        return Pool(self.bank[stack], self.bank[:stack] + self.bank[stack + 1 :])

    @property
    def tiles(self) -> Stack:
        """All tiles left, stack by stack."""
        return (*self.middle, *[tile for stack in self.bank for tile in stack])

    def reordered(self, order: Stack) -> Pool:
        """Stacks of the same heights with the same tiles in another order."""
        if sorted(order) != sorted(self.tiles):
            raise ValueError("a mixed pool has the tiles that it had before")
        left = iter(order)
        middle = tuple(islice(left, len(self.middle)))
        return Pool(middle, tuple(tuple(islice(left, len(stack))) for stack in self.bank))

    def draw(self, count: int) -> tuple[Stack, Pool]:
        """Up to `count` tiles and what is left; when the middle is used up, the first stack of the bank follows."""
        drawn: Stack = ()
        pool = self
        while len(drawn) < count and pool.count:
            if not pool.middle:
                pool = pool.with_stack(0)
            part = pool.middle[: count - len(drawn)]
            drawn += part
            pool = Pool(pool.middle[len(part) :], pool.bank)
        return drawn, pool


@value
class Seat:
    """One player's side of the game."""

    rack: Stack = ()
    opened: bool = False
    has_placed: bool = False
    last_drawn: Tile | None = None
    announced: bool = False
    """Said, after the last draw, that the opening comes next."""
    discards: Stack = ()
    discard_live: bool = False
    """The last tile put aside can still be taken; older ones are dead."""


@value
class Board:
    """Everything a turn changes, and so everything that undoing a turn brings back."""

    table: Table = Table()
    declared: tuple[tuple[int, ...], ...] = ()
    seats: tuple[Seat, ...] = ()
    pool: Pool = Pool()
    open_tile: Tile | None = None
    turn: int = 0
    stage: Stage = Stage.START
    turns: int = 0
    """Turns ended so far."""
    passes: int = 0
    """Players who passed in a row on an empty pool."""
    turns_left: int | None = None
    """Turns until the end, once the pool is empty and the rules give everybody one last turn."""
    previous: int | None = None
    """The seat that ended the last turn."""


@value
class State:
    """One game. `version` counts its events."""

    rules: Ruleset
    players: int
    chance: Chance
    commitment: str
    game: int = 1
    names: tuple[str, ...] = ()
    times: tuple[int, ...] = ()
    """How many times the limit of a turn each player has; empty: all have it once."""
    version: int = 0
    phase: Phase = Phase.SET_UP
    deal_number: int = 0
    starter: int = 0
    ready: tuple[bool, ...] = ()
    board: Board = Board()
    dealt_version: int = 0
    """The version with the racks as they were dealt."""
    turn_began: Board | None = None
    """The position at the start of a turn that has come beyond its first step."""
    before_turn: Board | None = None
    """The position before the last ended turn: what a referee can bring back. None once a turn was decided about."""
    clock: Clock = Clock()
    counts_told: tuple[int | None, ...] = ()
    """Tile counts that were asked for and still hold."""
    keys: tuple[str, ...] = ()
    """The last command key of each seat, of the referee and of the clock."""
    score: Score | None = None

    @property
    def seat(self) -> Seat:
        """The player whose turn it is."""
        return self.board.seats[self.board.turn]

    def times_of(self, seat: int) -> int:
        """How many times the limit a player has."""
        return self.times[seat] if self.times else 1

    def next_seat(self) -> int:
        """Whose turn comes next."""
        return seat_after(self.board.turn, self.players, self.rules)

    def seat_before(self) -> int:
        """Whose discard may be taken now."""
        return seat_before(self.board.turn, self.players, self.rules)
