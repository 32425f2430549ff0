"""The best move, proven: which rack tiles can leave, and the table they leave behind."""

from meldstone.solver.candidates import candidates
from meldstone.solver.move import Move
from meldstone.solver.objective import Objective
from meldstone.solver.predicates import able_to_play, can_finish, can_open, can_play, is_solvable
from meldstone.solver.solve import Changes, solve
from meldstone.solver.steps import Step, StepKind

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
    "is_solvable",
    "solve",
]
