"""The compiled core of meldstone."""

from meldstone.tiles import Face

PackedKnobs = tuple[int, int, int, bool, bool, int, bool, bool, bool, bool]
PackedProblem = tuple[PackedKnobs, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...], int, int, int]
PackedAnswer = tuple[tuple[int, ...], tuple[tuple[Face, ...], ...], int, bool, int, int, bool]

def build_info() -> dict[str, str]:
    """How this module was built: `compiler`, `cxx_standard` and `build_type`."""

def solve(problem: PackedProblem, faces: tuple[Face, ...]) -> PackedAnswer:
    """Answers one problem; see `meldstone.solver.native`. Releases the GIL."""

def solve_many(problems: tuple[PackedProblem, ...], faces: tuple[Face, ...], threads: int) -> tuple[PackedAnswer, ...]:
    """Answers many problems on several threads. Releases the GIL."""
