"""The best answer to a `Problem` in plain Python: the executable specification of the solver.

One scan over the numbers 1 to 13 (`scan`) lays every number on the pending pieces (`pieces`, `extend`), in groups (`groups`) or not
at all, and keeps the best way to every state. It covers every kind of joker and every knob of `rules.sets`, and locked sets
(`locked`). Narrow scans go first: what they find lets the complete scan drop all states that cannot lead to more.

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.solver.core.problem import counts, problem
>>> from meldstone.tiles import Face, faces_text
>>> table, rack = Face.parse_many("R4 R5 R6 K9 B9 O9"), Face.parse_many("R7 R3 B2")
>>> found = solve(problem(ruleset("classic"), table, rack, (1,) * len(counts(()))))
>>> found.value, found.optimal, sorted(faces_text(row) for row in found.sets)
(2, True, ['K9 O9 B9', 'R3 R4 R5 R6 R7'])
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set, opening_value
from meldstone.solver import limits
from meldstone.solver.reference.locked import Locked, mirror_growths
from meldstone.solver.reference.pieces import Piece
from meldstone.solver.reference.problem import FACE_COUNT, Problem, Solution
from meldstone.solver.reference.scan import Laid, OutOfBudgetError, Scan, ScanResult, Task
from meldstone.tiles import FACES, MIRROR, NUMBERS, Face, Row
from meldstone.values import replace, value

_JOKERS = FACE_COUNT - 4
_NOTHING = (0,) * FACE_COUNT

Sides = tuple[list[Face], list[Face]]
"""The tiles of a pending piece; a run has only a left side."""


def solve(problem: Problem, node_budget: int | None = None) -> Solution:
    """The best answer. With a budget of nodes (states expanded) it may be unproven; then `optimal` is False and `bound` holds.

    If nothing satisfies the problem (required tiles that fit into no sets, opening points out of reach) the answer has no sets,
    places nothing and is not `feasible`. The memory taken is that of the states of one scan; a budget bounds it.
    """
    mirrors = problem.required[MIRROR.code] + problem.optional[MIRROR.code] or any(
        MIRROR in locked.faces for locked in problem.locked
    )
    if problem.locked and mirrors:
        return _settle_mirrors(problem, node_budget)
    return _answer(problem, node_budget)


def _answer(problem: Problem, node_budget: int | None) -> Solution:
    if problem.empty_bonus < 0:
        return _rather_not_all(problem, node_budget)
    # Placing everything leaves few choices, so asking for that alone is quick, and no answer beats it unless weights are negative.
    everything = _search(_all_required(problem), None, node_budget)
    whole = _whole_value(problem) + problem.empty_bonus
    if everything.value is not None and all(weight >= 0 for weight in problem.weights):
        return _solution(problem, everything._replace(value=whole, bound=whole))
    floor = None if everything.value is None else whole
    found = _search(problem, floor, _left(node_budget, everything.nodes))
    bounds = [found.bound, floor, whole if everything.value is None and everything.bound is not None else None]
    best = everything._replace(value=whole) if found.value is None and floor is not None else found
    known = [bound for bound in bounds if bound is not None]
    return _solution(problem, best._replace(bound=max(known) if known else None, nodes=everything.nodes + found.nodes))


def _rather_not_all(problem: Problem, node_budget: int | None) -> Solution:
    """Placing everything is punished: the best of that and of all problems in which one tile is missing."""
    free = replace(problem, empty_bonus=0)
    parts = [Part(_all_required(free), problem.optional, (), problem.empty_bonus + _whole_value(problem))]
    for code, count in enumerate(problem.optional):
        if count:
            fewer = (*problem.optional[:code], count - 1, *problem.optional[code + 1 :])
            parts.append(Part(replace(free, optional=fewer), _NOTHING, (), 0))
    return _best_part(parts, node_budget)


def _settle_mirrors(problem: Problem, node_budget: int | None) -> Solution:
    """Some locked sets become mirror sets first, in every possible way; the others are for the scan."""
    parts = [Part(replace(problem, locked=()), _NOTHING, (), 0)]
    for locked in problem.locked:
        later: list[Part] = []
        for part in parts:
            if MIRROR not in locked.faces:
                question = replace(part.question, locked=(*part.question.locked, locked))
                later.append(replace(part, question=question))
            stock = Counter({face: part.question.required[face.code] + part.question.optional[face.code] for face in FACES})
            later += [part.with_grown(locked.faces, row) for row in mirror_growths(locked.faces, +stock, problem.rules)]
        parts = later
    return _best_part(parts, node_budget)


@value
class Part:
    """A problem with a beginning: what is still asked, and the optional tiles, sets and value that are settled."""

    question: Problem
    placed: tuple[int, ...]
    sets: tuple[Row, ...]
    value: int

    def with_grown(self, locked: Row, row: Row) -> Part:
        """The part after a locked set became a row; required tiles are used before optional ones."""
        question = self.question
        required, optional, placed = list(question.required), list(question.optional), list(self.placed)
        value = self.value
        for face in (Counter(row) - Counter(locked)).elements():
            if required[face.code]:
                required[face.code] -= 1
            else:
                optional[face.code] -= 1
                placed[face.code] += 1
                value += question.weights[face.code]
        minimum = max(question.minimum - (opening_value(row, question.rules) or 0), 0)
        rest = replace(question, required=tuple(required), optional=tuple(optional), minimum=minimum)
        return Part(rest, tuple(placed), (*self.sets, row), value)


def _best_part(parts: Iterable[Part], node_budget: int | None) -> Solution:
    """The best answer to any of the parts."""
    best: Solution | None = None
    bounds = []
    nodes = 0
    for part in parts:
        answer = _answer(part.question, node_budget)
        nodes += answer.nodes
        if answer.feasible or not answer.optimal:
            bounds.append(answer.bound + part.value)
        if answer.feasible and (best is None or answer.value + part.value > best.value):
            placed = tuple([a + b for a, b in zip(answer.placed, part.placed, strict=True)])
            best = Solution(placed, part.sets + answer.sets, answer.value + part.value)
    bound = max(bounds, default=0)
    if best is None:
        return Solution(_NOTHING, (), 0, not bounds, bound, nodes, feasible=False)
    return replace(best, optimal=bound == best.value, bound=bound, nodes=nodes)


def _asks_for_nothing(problem: Problem) -> bool:
    """True if an empty table is an answer."""
    return not (any(problem.required) or problem.locked or problem.minimum)


def _whole_value(problem: Problem) -> int:
    return sum(count * weight for count, weight in zip(problem.optional, problem.weights, strict=True))


def _all_required(problem: Problem) -> Problem:
    everything = tuple([a + b for a, b in zip(problem.required, problem.optional, strict=True)])
    return replace(problem, required=everything, optional=_NOTHING)


def _left(budget: int | None, spent: int) -> int | None:
    return None if budget is None else max(budget - spent, 0)


def _search(problem: Problem, floor: int | None, budget: int | None) -> ScanResult:
    """The best answer worth more than `floor`, the bonus aside: wider and wider scans until one was complete or nothing is left.

    The first one is narrow enough to be carried through on any budget.
    """
    scan = Scan(_task(problem))
    best = ScanResult(None, (), None, 0)
    bound: int | None = None
    for scans_done, width in enumerate((*limits.REFERENCE_WIDTHS, None)):
        try:
            found = scan.run(width, floor if best.value is None else best.value, budget if scans_done else None)
        except OutOfBudgetError:
            break
        if found.value is not None:
            best = found
        known = [value for value in (best.value, found.bound) if value is not None]
        bound = max(known) if known else None
        if bound == best.value:
            break
    return best._replace(bound=bound, nodes=scan.nodes)


def _task(problem: Problem) -> Task:
    rules = problem.rules
    jokers = sum((problem.required[_JOKERS + k] + problem.optional[_JOKERS + k]) << 4 * k for k in range(4))
    return Task(
        rules=rules,
        required=_by_number(problem.required, rules),
        optional=_by_number(problem.optional, rules),
        weights=_by_number(problem.weights, rules),
        jokers=jokers,
        joker_required=problem.required[_JOKERS:],
        joker_optional=problem.optional[_JOKERS:],
        joker_weights=problem.weights[_JOKERS:],
        locked=tuple(Locked.of(locked.faces, rules) for locked in problem.locked),
        minimum=problem.minimum,
    )


def _by_number(counts: Sequence[int], rules: Ruleset) -> list[list[int]]:
    """Counts of faces by number (from 1) and colour."""
    return [
        [counts[colour * NUMBERS + number - 1] if number else 0 for colour in range(rules.box.colours)]
        for number in range(NUMBERS + 1)
    ]


def _solution(problem: Problem, found: ScanResult) -> Solution:
    if found.value is None:
        return Solution(_NOTHING, (), 0, found.bound is None, found.bound or 0, found.nodes, _asks_for_nothing(problem))
    rows = _rows(found.laid, problem.rules)
    laid = [0] * FACE_COUNT
    for row in rows:
        for face in row:
            laid[face.code] += 1
    for locked in problem.locked:
        for face in locked.faces:
            laid[face.code] -= 1
    placed = tuple([count - due for count, due in zip(laid, problem.required, strict=True)])
    return Solution(placed, rows, found.value, found.bound == found.value, found.bound or 0, found.nodes)


# --- from what was laid number by number back to sets ----------------------------------------------------------------------------


def _rows(laid: Sequence[Laid], rules: Ruleset) -> tuple[Row, ...]:
    """The finished sets. Pieces that are alike may be taken for each other, that is what being alike means."""
    pending: dict[Piece, list[Sides]] = defaultdict(list)
    done: list[Row] = []
    for number, step in enumerate(laid, 1):
        done += step.grown
        done += [group.row(number) for group in step.groups]
        for moves in (step.begun, step.moves):
            # all pieces move at once: what one becomes must not be taken for what another was
            moved: list[tuple[Piece, Sides]] = []
            for move in moves:
                left, right = pending[move.old].pop() if move.old is not None else ([], [])
                left += move.left
                right += move.right
                if move.new is not None:
                    moved.append((move.new, (left, right)))
                else:
                    done.append(_mirrored(left, right, rules) if right else tuple(left))
            for piece, sides in moved:
                pending[piece].append(sides)
    return tuple(done)


def _mirrored(left: list[Face], right: list[Face], rules: Ruleset) -> Row:
    """Both halves, numbers rising in each, around their mirror: a peak, or a valley where there is no number for the top."""
    peak = (*left, MIRROR, *reversed(right))
    return peak if is_set(peak, rules) else (*reversed(left), MIRROR, *right)
