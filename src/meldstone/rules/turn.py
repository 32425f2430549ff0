"""Is a turn legal? The whole proposed table is judged at once, and every objection is named (RULES.md D, E, F).

>>> from meldstone.rules.catalogue import ruleset
>>> from dataclasses import replace
>>> turn = Turn(Table.parse("R4 R5 R6"), Table.parse("R4 R5 R6 R7"), frozenset([Tile("R7")]), opened=True)
>>> turn_violations(turn, ruleset("classic"))
[]
>>> [v.code.value for v in turn_violations(replace(turn, opened=False), ruleset("classic"))]
['opening/table-touched', 'opening/too-few-points']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meldstone.rules.diagnosis import set_violations
from meldstone.rules.jokers import JokerTurn, Row, is_new_here, joker_violations, jokers_allowed
from meldstone.rules.opening import openings
from meldstone.rules.ruleset import JokerRetrieveFrom, ManipulateInMeldTurn, Ruleset
from meldstone.rules.sets import is_group, opening_value, readings
from meldstone.rules.violations import Code, Violation, violation
from meldstone.tiles import BY_CODE, Face, Table, Tile, TileSet, codes, face_counts

Declarations = tuple[tuple[int, ...], ...]
"""For each set of a table the numbers its player declared, or an empty tuple."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A proposed turn: the table before and after, the tiles the player may lay, whether the player has opened."""

    before: Table
    after: Table
    rack: frozenset[Tile]
    opened: bool
    into_new_set: Tile | None = None
    """A discarded tile that was taken: it must lie in a new set (RULES.md I)."""
    declared_before: Declarations = ()
    declared: Declarations = ()

    @property
    def placed(self) -> list[Tile]:
        """The rack tiles that the turn lays, in the order of the table."""
        return [tile for tiles in self.after for tile in tiles if tile in self.rack]


def turn_violations(turn: Turn, rules: Ruleset) -> list[Violation]:
    """All objections to a turn; it is legal if there are none."""
    conservation = _conservation(turn)
    out = list(conservation)
    placed = turn.placed
    if not placed:
        out.append(violation(Code.TURN_NO_RACK_TILE))
    for i, tiles in enumerate(turn.after):
        out += set_violations(tiles, rules)
        if turn.declared and turn.declared[i]:
            out += _declaration(tiles, turn.declared[i], rules)
    if conservation or not placed:
        return out
    # the rest speaks of the difference between two tables of the same tiles
    if not turn.opened:
        out += opening_violations(turn, rules)
    else:
        jokers = JokerTurn(_rows(turn.before), _rows(turn.after), rules, turn.declared_before)
        out += joker_violations(jokers, turn.before)
    if turn.into_new_set is not None:
        out += _taken_discard(turn, turn.into_new_set, rules)
    return out


def is_allowed(
    before: Sequence[Row], after: Sequence[Row], rules: Ruleset, *, opened: bool = True, into_new_set: Face | None = None
) -> bool:
    """True if a turn that is known to lay legal sets, with all tiles of the table in them, breaks no other rule.

    The same law as `turn_violations`, without tiles, declarations and reasons: for programs that weigh many turns.
    """
    turn = JokerTurn(tuple(before), tuple(after), rules)
    if into_new_set is not None:
        homes = [i for i, row in enumerate(after) if into_new_set in row]
        # equal faces are the same tile: one of them in a new set will do
        if not any(is_new_here(home, after, before, turn.placed, rules) for home in homes):
            return False
    if opened:
        return jokers_allowed(turn)
    if rules.opening.manipulate_in_meld_turn is not ManipulateInMeldTurn.NEVER:
        return any(jokers_allowed(then) for _, then in _turns_after_opening(turn, turn.placed))
    new = Counter(_row_key(row, rules) for row in after)
    new.subtract(_row_key(row, rules) for row in before)
    worth = sum(count * (opening_value(key, rules) or 0) for key, count in new.items() if count > 0)
    return min(new.values(), default=0) >= 0 and worth >= rules.opening.meld_minimum


def opening_violations(turn: Turn, rules: Ruleset) -> list[Violation]:
    """What keeps a turn from being an opening (RULES.md D)."""
    if rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER:
        return _opening_only(turn, rules)
    return _opening_then_turn(turn, rules)


def _opening_only(turn: Turn, rules: Ruleset) -> list[Violation]:
    """The table stays as it is; the new sets are worth the minimum."""
    lying = Counter([_key(tiles, rules) for tiles in turn.before])
    new: list[int] = []
    for i, tiles in enumerate(turn.after):
        key = _key(tiles, rules)
        if lying[key]:
            lying[key] -= 1
        else:
            new.append(i)
    out = []
    if lying.total():
        touched = [tile for tiles in turn.before if lying[_key(tiles, rules)] for tile in tiles]
        out.append(violation(Code.OPENING_TABLE_TOUCHED, touched))
    own = [i for i in new if all(tile in turn.rack for tile in turn.after[i])]
    points = sum(_set_value(turn, i, rules) for i in (own if lying.total() else new))
    return out + _too_low(points, turn, rules)


def _opening_then_turn(turn: Turn, rules: Ruleset) -> list[Violation]:
    """Some of the laid tiles are an opening by themselves; from that table on the turn is an ordinary one."""
    own = [i for i, tiles in enumerate(turn.after) if all(tile in turn.rack for tile in tiles)]
    # a declared set counts as declared; the other laid tiles may have been any sets before they came to lie as they do
    declared = [i for i in own if turn.declared and turn.declared[i]]
    fixed = [turn.after[i].faces for i in declared]
    already = sum(_set_value(turn, i, rules) for i in declared)
    by_face: dict[Face, list[Tile]] = {}
    for tile in turn.placed:
        by_face.setdefault(tile.face, []).append(tile)
    jokers = JokerTurn(_rows(turn.before), _rows(turn.after), rules, turn.declared_before)
    loose = jokers.placed - Counter(face for faces in fixed for face in faces)
    best: list[Violation] | None = None
    for laid, then in _turns_after_opening(jokers, loose, fixed, already):
        stock = {face: iter(tiles) for face, tiles in by_face.items()}
        middle = Table((*turn.before, *Table.of([next(stock[face]) for face in row] for row in laid)))
        found = joker_violations(then, middle)
        if not found:
            return []
        best = found if best is None or len(found) < len(best) else best
    # who lays too little as it lies hears that, even if the same tiles could have been laid better
    return _too_low(sum(_set_value(turn, i, rules) for i in own), turn, rules) or best or []


def _turns_after_opening(
    turn: JokerTurn, loose: Counter[Face], fixed: Sequence[Row] = (), already: int = 0
) -> Iterator[tuple[list[Row], JokerTurn]]:
    """Every opening that the laid tiles can be, with the ordinary turn that follows it; `fixed` sets are part of every one."""
    rules = turn.rules
    may_take = rules.jokers.joker_retrieve_from is JokerRetrieveFrom.SAME_TURN
    for rows in openings(tuple(loose.elements()), rules, already):
        laid = [*fixed, *rows]
        known = (*turn.declared, *[()] * len(laid)) if turn.declared else ()
        yield laid, JokerTurn((*turn.before, *laid), turn.after, rules, known, may_take)


def _too_low(points: int, turn: Turn, rules: Ruleset) -> list[Violation]:
    minimum = rules.opening.meld_minimum
    if points >= minimum:
        return []
    return [violation(Code.OPENING_TOO_LOW, turn.placed, points=points, minimum=minimum)]


def _set_value(turn: Turn, index: int, rules: Ruleset) -> int:
    faces = turn.after[index].faces
    if turn.declared and turn.declared[index]:
        return max((r.value for r in readings(faces, rules) if r.numbers == turn.declared[index]), default=0)
    return opening_value(faces, rules) or 0


def _key(tiles: TileSet, rules: Ruleset) -> Row:
    return _row_key(tiles.faces, rules)


def _row_key(row: Row, rules: Ruleset) -> Row:
    """What a set is, whatever the copies: its tiles in order, from either end; a group has no order."""
    return tuple(sorted(row, key=BY_CODE)) if is_group(row, rules) else min(row, row[::-1], key=codes)


def _rows(table: Table) -> tuple[Row, ...]:
    return tuple([tiles.faces for tiles in table])


def _conservation(turn: Turn) -> list[Violation]:
    """Every table tile is still there, once, and every new tile is one of the rack (RULES.md E.4)."""
    after = turn.after.tiles
    there = set(after)
    before = set(turn.before.tiles)
    out = []
    if len(there) < len(after):
        out.append(violation(Code.TURN_TILE_TWICE, sorted(tile for tile, n in Counter(after).items() if n > 1)))
    if missing := before - there:
        out.append(violation(Code.TURN_TABLE_TILE_MISSING, sorted(missing)))
    if foreign := there - before - turn.rack:
        out.append(violation(Code.TURN_FOREIGN_TILE, sorted(foreign)))
    return out


def _declaration(tiles: TileSet, numbers: tuple[int, ...], rules: Ruleset) -> list[Violation]:
    if any(reading.numbers == numbers for reading in readings(tiles.faces, rules)):
        return []
    return [violation(Code.SET_DECLARATION, tiles, numbers=" ".join(map(str, numbers)))]


def _taken_discard(turn: Turn, taken: Tile, rules: Ruleset) -> list[Violation]:
    finals = [tiles.faces for tiles in turn.after]
    rack = face_counts(turn.placed)
    old_sets = [tiles.faces for tiles in turn.before]
    homes = [i for i, tiles in enumerate(turn.after) if taken in tiles]
    if homes and all(is_new_here(home, finals, old_sets, rack, rules) for home in homes):
        return []
    return [violation(Code.DISCARD_NOT_IN_NEW_SET, [taken])]
