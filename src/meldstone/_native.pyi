"""The compiled core of meldstone."""

from typing import final

from meldstone.tiles import Face, Tile, TileSet

PackedKnobs = tuple[int, int, int, bool, bool, int, bool, bool, bool, bool]
PackedProblem = tuple[
    PackedKnobs, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...], int, int, int, int, bool
]
PackedAnswer = tuple[tuple[int, ...], tuple[tuple[Face, ...], ...], int, bool, int, int, bool]
BestTurn = tuple[tuple[tuple[Face, ...], ...], tuple[Face, ...], int, bool, int, int, bool, bool]
PlayedGame = tuple[tuple[tuple[int, ...], ...], tuple[bool, ...], int, int, bool, int, tuple[tuple[tuple[int, ...], ...], ...]]

@final
class TileBook:
    """Every tile there is; answers questions about tables and racks."""

    def __init__(self, tiles: tuple[Tile, ...], faces: tuple[Face, ...]) -> None: ...
    def best_turn(
        self,
        table: tuple[tuple[Tile, ...], ...],
        rack: tuple[Tile, ...],
        box: tuple[int, int, int],
        weights: tuple[int, ...] | None,
        node_budget: int,
        effort: tuple[int, int, int, int] | None,
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

@final
class Training:
    """Learns what afterstates are worth; see `meldstone.bots.training`. Releases the GIL."""

    def __init__(
        self, rules: tuple[PackedKnobs, int, int, int], tiles: tuple[int, ...], players: int, aim: str, seed: int
    ) -> None: ...
    def play(self, games: int) -> None:
        """Plays so many games and remembers them until `learn`."""

    def learn(self) -> float:
        """Fits the worth to what came of every afterstate; the mean squared error."""

    def record(self, seed: int) -> tuple[list[list[int]], list[int], list[list[int]], list[int]]:
        """One game as it is played now: racks, pool in the order of drawing, plays (all as counts), points."""

    @property
    def samples(self) -> int:
        """How many afterstates are remembered."""

    @property
    def worth(self) -> list[int]:
        """What each feature is worth."""

def afterstate_features(
    rack: tuple[int, ...],
    table: tuple[int, ...],
    numbers: tuple[int, int, int, int, int, int, int],
    opened: bool,
    drew: bool,
    others: list[tuple[int, bool]],
) -> list[tuple[int, int]]:
    """The features of an afterstate; see `meldstone.bots.afterstate`."""

def build_info() -> dict[str, str]:
    """How this module was built: `compiler`, `cxx_standard` and `build_type`."""

def solve(problem: PackedProblem, faces: tuple[Face, ...]) -> PackedAnswer:
    """Answers one problem; see `meldstone.solver.core.native`. Releases the GIL."""

def few_changes(
    problem: PackedProblem, sets: tuple[tuple[int, ...], ...], value: int, most: int, nodes: int, faces: tuple[Face, ...]
) -> tuple[bool, tuple[int, ...], int, PackedAnswer]:
    """Which sets to open: whether all in play is known, the sets, how many at least, the answer. Releases the GIL."""

def keep_sets(
    problem: PackedProblem,
    sets: tuple[tuple[int, ...], ...],
    sets_now: tuple[tuple[int, ...], ...],
    placed: tuple[int, ...],
    value: int,
    effort: tuple[int, int, int],
    faces: tuple[Face, ...],
) -> tuple[PackedAnswer, ...]:
    """Answers that leave more and more sets alone; see `meldstone.solver.core.keep_sets`. Releases the GIL."""

def place_all_with_few(
    problem: PackedProblem,
    sets: tuple[tuple[int, ...], ...],
    nodes: int,
    effort: tuple[int, int, int] | None,
    faces: tuple[Face, ...],
) -> tuple[PackedAnswer, ...]:
    """Answers that place everything and open fewer and fewer sets; see `meldstone.solver.core.keep_sets`. Releases the GIL."""

def play_out(
    racks: list[list[int]],
    pool: list[int],
    turn: int,
    step: int,
    final_round: bool,
    rules: tuple[int, int, int, bool, int],
    work: tuple[int, int, int, int, int],
    keep_tables: bool,
) -> PlayedGame:
    """Plays a game of most-tiles players to its end; see `meldstone.arena.self_play`. Releases the GIL."""
