"""The compiled core of meldstone.

Questions and answers are values with named fields; native/bind/ holds the other side.
"""

from typing import Final, final

from meldstone.tiles import Face, Tile, TileSet

# --- questions -------------------------------------------------------------------------------------------------------------------

@final
class Knobs:
    """The knobs that decide what a set is."""

    def __init__(
        self,
        colours: int,
        copies: int,
        min_number_tiles: int,
        two_colour_at_end: bool,
        exactly_two_colours: bool,
        mirror_min_side: int,
        mirror_apex: bool,
        mirror_peak_only: bool,
        joker_value_zero: bool,
    ) -> None: ...
    colours: Final[int]
    copies: Final[int]
    min_number_tiles: Final[int]
    two_colour_at_end: Final[bool]
    exactly_two_colours: Final[bool]
    mirror_min_side: Final[int]
    mirror_apex: Final[bool]
    mirror_peak_only: Final[bool]
    joker_value_zero: Final[bool]

@final
class PackedProblem:
    """A `meldstone.solver.reference.problem.Problem` as the core reads it, with the node budget (0 for none)."""

    def __init__(
        self,
        knobs: Knobs,
        required: tuple[int, ...],
        optional: tuple[int, ...],
        weights: tuple[int, ...],
        locked: tuple[tuple[int, ...], ...],
        empty_bonus: int,
        minimum: int,
        node_budget: int,
        above: int,
        hasty: bool,
    ) -> None: ...

@final
class KeepEffort:
    """The same as `meldstone.solver.reference.problem.KeepEffort`."""

    def __init__(self, ask_nodes: int, nodes: int, asks: int) -> None: ...
    ask_nodes: Final[int]
    nodes: Final[int]
    asks: Final[int]

@final
class ChangeEffort:
    """The same as `meldstone.solver.reference.problem.ChangeEffort`."""

    def __init__(self, scan_nodes: int, keep: KeepEffort) -> None: ...
    scan_nodes: Final[int]
    keep: Final[KeepEffort]

@final
class TurnEffort:
    """How hard a player who lays the most tiles thinks: nodes for the best worth, and what few changes may cost."""

    def __init__(self, nodes: int, changes: ChangeEffort) -> None: ...
    nodes: Final[int]
    changes: Final[ChangeEffort]

# --- answers ---------------------------------------------------------------------------------------------------------------------

@final
class Reply:
    """An answer of the core: the fields of `meldstone.solver.reference.problem.Solution`."""

    placed: Final[tuple[int, ...]]
    sets: Final[tuple[tuple[Face, ...], ...]]
    value: Final[int]
    optimal: Final[bool]
    bound: Final[int]
    nodes: Final[int]
    feasible: Final[bool]

@final
class FewestChanges:
    """Which sets to break up so that the fewest change."""

    supported: Final[bool]
    """Whether the scan supports everything in play; otherwise the other fields mean nothing."""
    broken_up: Final[tuple[int, ...]]
    at_least: Final[int]
    """So many sets have to be broken up, whatever the answer."""
    reply: Final[Reply | None]
    """None if no fewer sets than asked for were found."""

@final
class BestTurn:
    """The best turn where jokers are free, with all special jokers left alone."""

    sets: Final[tuple[tuple[Face, ...], ...]]
    """Those of the table if nothing can be placed."""
    placed: Final[tuple[Face, ...]]
    value: Final[int]
    optimal: Final[bool]
    bound: Final[int]
    """No turn is worth more."""
    nodes: Final[int]
    fewest: Final[bool]
    """Whether no turn of the same worth changes fewer sets."""
    whole: Final[bool]
    """Whether this is the whole answer, as no special joker is in play or everything is placed."""

def solve(problem: PackedProblem, faces: tuple[Face, ...]) -> Reply:
    """Answers one problem; see `meldstone.solver.core.native`. Releases the GIL."""

def few_changes(
    problem: PackedProblem, sets: tuple[tuple[int, ...], ...], value: int, most: int, nodes: int, faces: tuple[Face, ...]
) -> FewestChanges:
    """Which sets to break up. Releases the GIL."""

def keep_sets(
    problem: PackedProblem,
    sets: tuple[tuple[int, ...], ...],
    sets_now: tuple[tuple[int, ...], ...],
    placed: tuple[int, ...],
    value: int,
    effort: KeepEffort,
    faces: tuple[Face, ...],
) -> tuple[Reply, ...]:
    """Answers that leave more and more sets alone; see `meldstone.solver.core.native`. Releases the GIL."""

def place_all_with_few(
    problem: PackedProblem,
    sets: tuple[tuple[int, ...], ...],
    nodes: int,
    effort: KeepEffort | None,
    faces: tuple[Face, ...],
) -> tuple[Reply, ...]:
    """Answers that place everything and break up fewer and fewer sets; see `meldstone.solver.core.native`. Releases the GIL."""

@final
class TileBook:
    """Every tile there is; answers questions about tables and racks."""

    def __init__(self, tiles: tuple[Tile, ...], faces: tuple[Face, ...]) -> None: ...
    def best_turn(
        self,
        table: tuple[tuple[Tile, ...], ...],
        rack: tuple[Tile, ...],
        colours: int,
        copies: int,
        min_number_tiles: int,
        weights: tuple[int, ...] | None,
        node_budget: int,
        effort: ChangeEffort | None,
    ) -> BestTurn | None:
        """The best turn where jokers are free; see `meldstone.solver.core.native`. Releases the GIL."""

    def lay_out(
        self,
        table: tuple[TileSet, ...],
        rack: tuple[Tile, ...],
        rows: tuple[tuple[Face, ...], ...],
        tile_set: type[TileSet],
    ) -> tuple[tuple[TileSet, ...], tuple[int, ...]]:
        """The sets of a table after a turn and the old sets that changed; see `meldstone.solver.core.layout`."""

# --- games -----------------------------------------------------------------------------------------------------------------------

@final
class DealtGame:
    """A game that is dealt and waits for its first turn.

    Tile ids by seat, the pool in the order of drawing, who starts, the step to the seat that follows, and whether the last round
    begins once the pool is empty.
    """

    def __init__(self, racks: list[list[int]], pool: list[int], turn: int, step: int, final_round: bool) -> None: ...
    racks: Final[list[list[int]]]
    pool: Final[list[int]]
    turn: Final[int]
    step: Final[int]
    final_round: Final[bool]

@final
class PlayedGame:
    """A game that was played to its end."""

    racks: Final[tuple[tuple[int, ...], ...]]
    opened: Final[tuple[bool, ...]]
    ending: Final[int]
    """0: somebody finished, 1: nobody could go on, 2: the final round was over."""
    last: Final[int]
    """The seat of the last turn."""
    laid_at_once: Final[bool]
    """Whether the last turn was the first that laid anything for its seat."""
    turns: Final[int]
    tables: Final[tuple[tuple[tuple[int, ...], ...], ...]]
    """The table after each turn, without sets if it drew or passed; none if they are not kept."""

def play_out(game: DealtGame, knobs: Knobs, meld_minimum: int, effort: TurnEffort, keep_tables: bool) -> PlayedGame:
    """Plays a game of most-tiles players to its end; see `meldstone.arena.self_play`. Releases the GIL."""

# --- training --------------------------------------------------------------------------------------------------------------------

@final
class TrainingBox:
    """What the games of a training are played with; the tiles as counts of faces."""

    def __init__(self, knobs: Knobs, tiles: tuple[int, ...], hand_size: int, meld_minimum: int, joker_penalty: int) -> None: ...

@final
class TrainingRecord:
    """A game of a training, all piles as counts of faces."""

    racks: Final[list[list[int]]]
    pool: Final[list[int]]
    """Codes of faces in the order of drawing."""
    plays: Final[list[list[int]]]
    points: Final[list[int]]

@final
class Training:
    """Learns what afterstates are worth; see `meldstone.bots.training`. Releases the GIL."""

    def __init__(self, box: TrainingBox, players: int, aim: str, seed: int) -> None: ...
    def play(self, games: int) -> None:
        """Plays so many games and remembers them until `learn`."""

    def learn(self) -> float:
        """Fits the worth to what came of every afterstate; the mean squared error."""

    def record(self, seed: int) -> TrainingRecord:
        """One game as it is played now."""

    samples: Final[int]
    """How many afterstates are remembered."""
    worth: Final[list[int]]
    """What each feature is worth."""

@final
class PackedAfterstate:
    """A `meldstone.bots.afterstate.Afterstate` as the core reads it; others as number of tiles and whether they have opened."""

    def __init__(
        self,
        rack: tuple[int, ...],
        table: tuple[int, ...],
        colours: int,
        copies: int,
        tiles: int,
        table_tiles: int,
        pool: int,
        playable: int,
        stuck: int,
        opened: bool,
        drew: bool,
        others: list[tuple[int, bool]],
    ) -> None: ...

def afterstate_features(after: PackedAfterstate) -> list[tuple[int, int]]:
    """The features of an afterstate; see `meldstone.bots.afterstate`."""

def build_info() -> dict[str, str]:
    """How this module was built: `compiler`, `cxx_standard` and `build_type`."""
