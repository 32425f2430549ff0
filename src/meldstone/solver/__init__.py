"""What is the best move? Which rack tiles can leave, and the table they leave behind, proven.

This is the front door: nobody outside imports past it into the rooms `reference`, `core`, `strict` and `changes`, except the
bindings that play and learn in the compiled core (`arena.self_play`, `bots.training`) and `cli.main`,
which says how the compiled core was built.

- `solve`: the best move for a position: bound, proven or not, with any, few or the fewest `Changes`
- `candidates`: the k best moves: a queue of ranges with bounds
- `predicates`: can I open, finish, play at all?
- `move`: the answer (`Move`): tiles, table before and after, proof; lays faces out as tiles
- `objective`: what is best: tiles, points, weights
- `steps`: from one table to another by hand: a `Step` of one `StepKind` from source to target set
- `limits`: every tuned number
- `core`: who answers the core question, compiled or not
- `strict`: joker rules that the core does not know
- `changes`: leaving sets of the table alone
- `reference`: the executable specification
"""

from meldstone.solver.candidates import candidates
from meldstone.solver.core.problem import counts
from meldstone.solver.move import Move
from meldstone.solver.objective import Objective
from meldstone.solver.predicates import able_to_play, can_finish, can_open, can_play, is_solvable, may_be_solvable
from meldstone.solver.solve import Changes, solve
from meldstone.solver.steps import Step, StepKind, steps_between

__all__ = [
    "Changes",
    "Move",
    "Objective",
    "Step",
    "StepKind",
    "able_to_play",
    "can_finish",
    "can_open",
    "can_play",
    "candidates",
    "counts",
    "is_solvable",
    "may_be_solvable",
    "solve",
    "steps_between",
]
