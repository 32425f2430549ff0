"""One scan over the numbers 1 to 13, best value for every state.

A state is what the future depends on: the pending pieces (by colour, those of undecided colour last), the jokers left, which
locked sets are still to come, and the opening points so far. A layer holds the best way to every state before a number is laid. A
pass may keep layers narrow; it then gives a legal answer early and says how much better any other could be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import NamedTuple

from meldstone.rules.choices import MeldJokerValue
from meldstone.rules.ruleset import Ruleset
from meldstone.solver.reference.extend import Extender, Extension
from meldstone.solver.reference.groups import Group, Share, shares
from meldstone.solver.reference.locked import Locked
from meldstone.solver.reference.pieces import ANY, Laws, Piece, PieceMove, fits, jokers_of_kind
from meldstone.tiles import NUMBERS, Row

Begun = tuple[tuple[tuple[Piece, ...], ...], int, tuple[Row, ...], tuple[PieceMove, ...], Share]
"""Locked sets that begin at a number: pieces, sets still to come, grown groups, moves, what the groups take."""


class ScanState(NamedTuple):
    """What the future depends on."""

    pieces: tuple[tuple[Piece, ...], ...]
    jokers: int
    pending: int
    """The locked sets still to come, one bit each."""
    points: int


class Laid(NamedTuple):
    """What was done at one number: locked runs that began, then what every piece did, and the groups."""

    begun: tuple[PieceMove, ...]
    moves: tuple[PieceMove, ...]
    grown: tuple[Row, ...]
    groups: tuple[Group, ...]


class Arrival(NamedTuple):
    """The best known way to a state: its value, the state before, what was laid to come here."""

    value: int
    before: ScanState | None
    laid: Laid


class Task(NamedTuple):
    """Required and optional tiles by number and colour, values, jokers, locked sets."""

    rules: Ruleset
    required: list[list[int]]
    optional: list[list[int]]
    weights: list[list[int]]
    jokers: int
    """All jokers at hand."""
    joker_required: tuple[int, ...]
    joker_optional: tuple[int, ...]
    joker_weights: tuple[int, ...]
    locked: tuple[Locked, ...]
    minimum: int


class ScanResult(NamedTuple):
    """The answer of a pass: its value and what was laid number by number, if any; no answer beyond `bound` exists."""

    value: int | None
    laid: tuple[Laid, ...]
    bound: int | None
    nodes: int


class OutOfBudgetError(Exception):
    """A pass was given up."""


class Scan:
    """The scan for one task. `nodes` counts the states expanded."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.laws = Laws.of(task.rules, task.jokers)
        self.nodes = 0
        self._stock = [
            [must + may for must, may in zip(required, optional, strict=True)]
            for required, optional in zip(task.required, task.optional, strict=True)
        ]
        self._extender = Extender(self.laws, self._stock, task.jokers, locked=bool(task.locked))
        self._represented = task.rules.opening.meld_joker_value is MeldJokerValue.REPRESENTED
        self._known_better: dict[tuple[int, tuple[Piece, ...]], list[tuple[Piece, ...]]] = {}
        self._known_shares: dict[tuple[tuple[int, ...], int], tuple[Share, ...]] = {}
        self._joker_hope: dict[int, int] = {}
        self._to_come = [0] * (NUMBERS + 2)
        for number in range(NUMBERS, 0, -1):
            here = zip(task.optional[number], task.weights[number], strict=True)
            self._to_come[number] = self._to_come[number + 1] + sum(count * max(weight, 0) for count, weight in here)
        self._points_to_come = [0] * (NUMBERS + 2)
        for number in range(NUMBERS, 0, -1):
            self._points_to_come[number] = self._points_to_come[number + 1] + number * sum(self._stock[number])

    # --- a pass ------------------------------------------------------------------------------------------------------------------

    def run(self, width: int | None, floor: int | None, budget: int | None) -> ScanResult:
        """The best answer worth more than `floor` with at most `width` states a layer."""
        start = ScanState(((),) * (self.laws.colours + 1), self.task.jokers, (1 << len(self.task.locked)) - 1, 0)
        layers = [{start: Arrival(0, None, _NOTHING_LAID)}]
        bound: int | None = None
        for number in range(1, NUMBERS + 1):
            layer: dict[ScanState, Arrival] = {}
            for state, arrival in layers[-1].items():
                self.nodes += 1
                if budget is not None and self.nodes > budget:
                    raise OutOfBudgetError
                self._expand(number, state, arrival.value, layer, floor)
            layer = self._undominated(layer)
            if width is not None and len(layer) > width:
                layer, cut = self._narrow(number + 1, layer, width)
                bound = cut if bound is None else max(bound, cut)
            layers.append(layer)
        value, laid = self._best(layers, floor)
        return ScanResult(value, laid, bound if value is None else value if bound is None else max(bound, value), self.nodes)

    def _best(self, layers: list[dict[ScanState, Arrival]], floor: int | None) -> tuple[int | None, tuple[Laid, ...]]:
        """The best complete answer above the floor in the last layer, and what was laid on the way to it."""
        best = floor
        last: ScanState | None = None
        for state, arrival in layers[-1].items():
            jokers = self._joker_value(state.jokers)
            if jokers is not None and not state.pending and state.points >= self.task.minimum and self._all_close(state):
                value = arrival.value + jokers
                if best is None or value > best:
                    best, last = value, state
        if last is None:
            return None, ()
        closing = tuple(PieceMove(piece, (), (), None) for bucket in last.pieces for piece in bucket)
        laid = [Laid((), closing, (), ())]
        for layer in reversed(layers[1:]):
            arrival = layer[last]
            laid.append(arrival.laid)
            assert arrival.before is not None
            last = arrival.before
        return best, tuple(reversed(laid))

    def _all_close(self, state: ScanState) -> bool:
        return all(self.laws.may_close(piece, NUMBERS) for bucket in state.pieces for piece in bucket)

    def _joker_value(self, left: int) -> int | None:
        """Worth of the jokers placed, or None if one was due and is not."""
        value = 0
        task = self.task
        for kind, (due, may, weight) in enumerate(zip(task.joker_required, task.joker_optional, task.joker_weights, strict=True)):
            placed = due + may - (left >> 4 * kind & 7)
            if placed < due:
                return None
            value += weight * (placed - due)
        return value

    def _hope(self, number: int, jokers: int, value: int) -> int:
        """No answer from this number on with these jokers in hand and this value so far is worth more."""
        known = self._joker_hope.get(jokers)
        if known is None:
            task = self.task
            known = 0
            for kind, (may, weight) in enumerate(zip(task.joker_optional, task.joker_weights, strict=True)):
                placed = max(may - (jokers >> 4 * kind & 7), 0)
                known += weight * (may if weight > 0 else placed)
            self._joker_hope[jokers] = known
        return value + self._to_come[number] + known

    def _undominated(self, layer: dict[ScanState, Arrival]) -> dict[ScanState, Arrival]:
        """The layer without states that another one makes needless.

        A plain run of more tiles can do all that one of fewer can, and one of three tiles may also end at once, so having it is no
        worse than not having it. A state with a better run in one colour and no less value leads to answers no worse. Nor does one
        with more opening points.
        """
        if self.task.minimum:
            best_with_more_points: dict[ScanState, int] = {}
            undominated: dict[ScanState, Arrival] = {}
            for state, arrival in sorted(layer.items(), key=lambda item: -item[0].points):
                alike = state._replace(points=0)
                if alike not in best_with_more_points or best_with_more_points[alike] < arrival.value:
                    best_with_more_points[alike] = arrival.value
                    undominated[state] = arrival
            layer = undominated
        return {state: arrival for state, arrival in layer.items() if not self._is_needless(state, arrival.value, layer)}

    def _is_needless(self, state: ScanState, value: int, layer: dict[ScanState, Arrival]) -> bool:
        pieces = state.pieces
        for colour, bucket in enumerate(pieces[:-1]):
            before, behind = pieces[:colour], pieces[colour + 1 :]
            for better in self._better(colour, bucket):
                known = layer.get(ScanState((*before, better, *behind), state.jokers, state.pending, state.points))
                if known is not None and known.value >= value:
                    return True
        return False

    def _better(self, colour: int, bucket: tuple[Piece, ...]) -> list[tuple[Piece, ...]]:
        """The pieces of a colour with one more tile in a plain run, or with one more plain run of three."""
        known = self._known_better.get((colour, bucket))
        if known is None:
            run = self.laws.new_run()._replace(hue=colour, need=0)
            plain = [run._replace(size=size) for size in (1, 2, 3)]
            known = [tuple(sorted((*bucket, plain[-1])))]
            for short, longer in pairwise(plain):
                if short in bucket:
                    i = bucket.index(short)
                    known.append(tuple(sorted((*bucket[:i], longer, *bucket[i + 1 :]))))
            self._known_better[colour, bucket] = known
        return known

    def _narrow(self, number: int, layer: dict[ScanState, Arrival], width: int) -> tuple[dict[ScanState, Arrival], int]:
        """The most promising states, and the bound of the others: high value first, jokers in hand, few pieces that are due."""

        def promise(item: tuple[ScanState, Arrival]) -> tuple[int, int]:
            state, arrival = item
            due = sum(1 for bucket in state.pieces for piece in bucket if not self.laws.may_close(piece, number - 1))
            return -self._hope(number, state.jokers, arrival.value), due

        ranked = sorted(layer.items(), key=promise)
        cut = max(self._hope(number, state.jokers, arrival.value) for state, arrival in ranked[width:])
        return dict(ranked[:width]), cut

    # --- one state ---------------------------------------------------------------------------------------------------------------

    def _expand(self, number: int, state: ScanState, value: int, layer: dict[ScanState, Arrival], floor: int | None) -> None:
        for pieces, pending, rows, moves, share in self._locked_starts(number, state):
            if not fits(state.jokers, share.jokers):
                continue
            rest = tuple([a - b for a, b in zip(self._stock[number], share.tiles, strict=True)])
            if min(rest) < 0:
                continue
            base = state._replace(pieces=pieces, pending=pending)
            for more in self._shares(rest, state.jokers - share.jokers):
                tiles = tuple([a + b for a, b in zip(share.tiles, more.tiles, strict=True)])
                both = Share(tiles, share.jokers + more.jokers, share.slots + more.slots, more.groups)
                self._serve(number, state, base, both, Laid(moves, (), rows, more.groups), value, layer, floor)

    def _shares(self, tiles: tuple[int, ...], jokers: int) -> tuple[Share, ...]:
        known = self._known_shares.get((tiles, jokers))
        if known is None:
            known = self._known_shares[tiles, jokers] = shares(tiles, jokers, self.laws)
        return known

    def _serve(
        self,
        number: int,
        state: ScanState,
        base: ScanState,
        share: Share,
        laid: Laid,
        value: int,
        layer: dict[ScanState, Arrival],
        floor: int | None,
    ) -> None:
        """All ways to lay the number on the pieces once groups took their share."""
        jokers = base.jokers - share.jokers
        rest = tuple([a - b for a, b in zip(self._stock[number], share.tiles, strict=True)])
        for wild in self._extender.outcomes(number, ANY, base.pieces[ANY], rest, jokers):
            left = jokers - wild.jokers
            taken = [a + b for a, b in zip(share.tiles, wild.tiles, strict=True)]
            for chosen in product(*self._choices(number, base, taken, left)):
                total = value
                used = 0
                for outcome, gain in chosen:
                    total += gain
                    used += outcome.jokers
                if used and not fits(left, used):
                    continue
                if floor is not None and self._hope(number + 1, left - used, total) <= floor:
                    continue
                outcomes = [outcome for outcome, _ in chosen]
                points = self._points(number, base, share, wild, outcomes) if self.task.minimum else 0
                if points < self._points_needed(number + 1, left - used):
                    continue
                after = ScanState(_buckets(outcomes, wild), left - used, base.pending, points)
                known = layer.get(after)
                if known is None or known.value < total:
                    moves = [*wild.moves]
                    for outcome in outcomes:
                        moves += outcome.moves
                    layer[after] = Arrival(total, state, laid._replace(moves=tuple(moves)))

    def _choices(self, number: int, base: ScanState, taken: Sequence[int], jokers: int) -> list[list[tuple[Extension, int]]]:
        """For every colour what its pieces can do with the tiles that are not taken yet, and what that is worth.

        Required tiles must be used up, so a colour may have no choice at all; then nothing follows.
        """
        out: list[list[tuple[Extension, int]]] = []
        required, weights, stock = self.task.required[number], self.task.weights[number], self._stock[number]
        for colour, pieces in enumerate(base.pieces[:-1]):
            due = required[colour] - taken[colour]
            most = stock[colour] - taken[colour]
            weight = weights[colour]
            outcomes = self._extender.outcomes(number, colour, pieces, (most,), jokers) if most or pieces else (_NOTHING,)
            fitting = [(found, (found.tiles[0] - due) * weight) for found in outcomes if found.tiles[0] >= due]
            if not fitting:
                return [[]]
            out.append(fitting)
        return out

    def _points(self, number: int, base: ScanState, share: Share, wild: Extension, chosen: Sequence[Extension]) -> int:
        """Opening points so far; more than the minimum is as good as the minimum."""
        if self._represented:
            slots = share.slots + wild.slots + sum([outcome.slots for outcome in chosen])
        else:
            slots = sum(share.tiles) + sum(wild.tiles) + sum([outcome.tiles[0] for outcome in chosen])
        return min(base.points + number * slots, self.task.minimum)

    def _points_needed(self, number: int, jokers: int) -> int:
        """With fewer points before this number the minimum is out of reach. No slot of a joker is worth more than 13."""
        if not self.task.minimum or self.task.locked:
            return 0
        normal, _, change, _ = jokers_of_kind(jokers)
        # a double joker may lie already and still reach over this number, so all of them count
        slots = normal + change + 2 * jokers_of_kind(self.task.jokers)[1]
        return self.task.minimum - self._points_to_come[number] - NUMBERS * slots

    def _locked_starts(self, number: int, state: ScanState) -> list[Begun]:
        """Every choice of locked sets that begin at this number."""
        nothing = Share((0,) * self.laws.colours, 0, 0, ())
        begun: list[Begun] = [(state.pieces, state.pending, (), (), nothing)]
        for index, locked in enumerate(self.task.locked):
            if state.pending >> index & 1:
                begun = [after for before in begun for after in self._begin(number, 1 << index, locked, before, state.jokers)]
        return begun

    def _begin(self, number: int, bit: int, locked: Locked, begun: Begun, jokers: int) -> Iterator[Begun]:
        pieces, pending, rows, moves, share = begun
        if locked.may_wait(number):
            yield begun
        for old, row, new in locked.runs_at(number, pieces, self.laws):
            buckets = [list(bucket) for bucket in pieces]
            if old is not None:
                buckets[old.hue].remove(old)
            buckets[new.hue].append(new)
            after = tuple([tuple(sorted(bucket)) for bucket in buckets])
            yield after, pending & ~bit, rows, (*moves, PieceMove(old, row, (), new)), share
        for row, taken in locked.groups_at(number, self._stock[number], jokers, self.laws):
            tiles = tuple([a + b for a, b in zip(share.tiles, taken.tiles, strict=True)])
            both = Share(tiles, share.jokers + taken.jokers, share.slots + taken.slots, ())
            yield pieces, pending & ~bit, (*rows, row), moves, both


_NOTHING = Extension((0,), 0, (), 0, ())
_NOTHING_LAID = Laid((), (), (), ())


def _buckets(chosen: Sequence[Extension], wild: Extension) -> tuple[tuple[Piece, ...], ...]:
    """The pieces by colour, those of undecided colour last."""
    out = [outcome.pieces for outcome in chosen]
    strangers = list(wild.pieces)
    for colour, pieces in enumerate(out):
        if pieces and (pieces[0].hue != colour or pieces[-1].hue != colour):
            out[colour] = tuple([piece for piece in pieces if piece.hue == colour])
            strangers += [piece for piece in pieces if piece.hue != colour]
    out.append(())
    for piece in strangers:
        out[piece.hue] = tuple(sorted((*out[piece.hue], piece)))
    return tuple(out)
