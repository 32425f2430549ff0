"""Turns that somebody sends to make the judge work hard: many jokers, all copies, one rule broken, openings of seventy tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.choices import AmbiguousReading
from meldstone.rules.knobs import KnobValue, RulesetError
from meldstone.rules.ruleset import Ruleset, all_knobs
from meldstone.rules.sets import copies_in_box, is_set, readings
from meldstone.rules.turn import Declarations, Turn
from meldstone.tiles import DOUBLE, FACES, JOKER, MIRROR, NUMBERS, TWO_COLOUR, Face

Row = tuple[Face, ...]
Rows = list[Row]

_JOKER_KNOBS = ("jokers_normal", "jokers_double", "jokers_two_colour", "jokers_mirror")
_LOCKS = ("none", "no_split", "no_split_no_remove")

_MISSES_AT_MOST = 4
"""So often no set may be found in a stock before it counts as used up: looking on takes longer than judging the turn."""


def any_rules(rng: Random) -> Ruleset:
    """An edition with about half of all knobs set to something else, as far as the schema allows; mostly with many jokers."""
    while True:
        overrides: dict[str, KnobValue] = {}
        for _, spec in all_knobs():
            if rng.random() < 0.5:
                overrides[spec.name] = rng.choice(spec.values)
        for name in _JOKER_KNOBS:
            if rng.random() < 0.7:
                overrides[name] = 4 if name == "jokers_normal" else 2
        locked = rng.choice(_LOCKS)
        changes: dict[str, object] = {**overrides, "joker_lock": locked}
        if locked != "none":
            changes["joker_free_by_manipulation"] = False
        for name in rng.sample(sorted(changes), len(changes)):
            try:
                return ruleset(rng.choice(("original", "rummy", "twist", "classic")), changes)
            except RulesetError:
                changes.pop(name)


def printed_rules(rng: Random) -> Ruleset:
    """One of the editions as it is printed."""
    return ruleset(rng.choice(sorted(editions())))


def hostile_turn(rng: Random, rules: Ruleset) -> Turn:
    """A turn of legal sets in which all tiles are there, so that the judge has to look at everything."""
    box = {face: copies_in_box(face, rules) for face in FACES}
    stock = Counter({face: count for face, count in box.items() if count})
    before = _table(rng, stock, rules, tiles=rng.choice((12, 25, 45, 80)), jokers=rng.choice((0.2, 0.6, 1.0)))
    opened = rng.random() < 0.7
    rack = Counter(_some(rng, stock, rng.choice((4, 10, 20)) if opened else rng.choice((14, 40, 70))))
    left = Counter(rack)
    after = list(before)
    if not opened or rng.random() < 0.5:
        after += _table(rng, left, rules, tiles=left.total(), jokers=0.5)
    for _ in range(rng.choice((3, 10, 40, 120))):
        after = _changed(rng, after, left, rules)
    taken = rng.choice(sorted((rack - left).elements(), key=lambda face: face.code)) if rng.random() < 0.2 and rack - left else None
    rng.shuffle(after)
    before_said, said = _declared(rng, before, rules), _declared(rng, after, rules)
    return Turn(tuple(before), tuple(after), tuple(rack.elements()), opened, taken, before_said, said)


def _declared(rng: Random, rows: Rows, rules: Ruleset) -> Declarations:
    """Where players say what their jokers are, the numbers of some sets that can be read in several ways."""
    if rules.sets.ambiguous_reading is not AmbiguousReading.DECLARE:
        return ()
    possible = [[reading.numbers for reading in readings(row, rules)] for row in rows]
    return tuple([rng.choice(numbers) if len(numbers) > 1 and rng.random() < 0.5 else () for numbers in possible])


def _some(rng: Random, stock: Counter[Face], count: int) -> list[Face]:
    faces = sorted(stock.elements(), key=lambda face: face.code)
    chosen = rng.sample(faces, min(count, len(faces)))
    # jokers that were not laid belong to the hand of somebody who wants trouble
    jokers = [face for face in faces if not face.number]
    return chosen if rng.random() < 0.5 else list((Counter(chosen) | Counter(jokers)).elements())


def _table(rng: Random, stock: Counter[Face], rules: Ruleset, *, tiles: int, jokers: float) -> Rows:
    """Legal sets out of a stock, which gets smaller; with that probability a set is built around a joker."""
    out: Rows = []
    misses = 0
    while sum(map(len, out)) < tiles and misses < _MISSES_AT_MOST:
        row = _random_set(rng, stock, rules, joker=rng.random() < jokers)
        if row:
            stock.subtract(row)
            out.append(row)
        else:
            misses += 1
    return out


def _random_set(rng: Random, stock: Counter[Face], rules: Ruleset, *, joker: bool) -> Row:
    """A legal set that the stock holds, or nothing."""
    shapes = (_run, _group) if not joker else (_run, _group, _run, _group, _two_colours, _mirrored)
    for _ in range(30):
        row = rng.choice(shapes)(rng, rules)
        for _ in range(rng.choice((1, 1, 2, 3)) if joker else 0):
            row = _with_joker(rng, row)
        if all(row.count(face) <= stock[face] for face in row) and is_set(row, rules):
            return row
    return ()


def _run(rng: Random, rules: Ruleset) -> Row:
    length = rng.choice((3, 3, 4, 5, 7))
    first = rng.randint(1, NUMBERS + 1 - length)
    colour = rng.randrange(rules.box.colours)
    return tuple(Face.of(colour, first + i) for i in range(length))


def _group(rng: Random, rules: Ruleset) -> Row:
    number = rng.randint(1, NUMBERS)
    hues = rng.sample(range(rules.box.colours), rng.randint(3, rules.box.colours))
    return tuple(Face.of(colour, number) for colour in hues)


def _two_colours(rng: Random, rules: Ruleset) -> Row:
    row = _run(rng, rules)
    place = rng.randrange(len(row))
    other = rng.randrange(rules.box.colours)
    return (*row[:place], TWO_COLOUR, *[Face.of(other, face.number) for face in row[place + 1 :]])


def _mirrored(rng: Random, rules: Ruleset) -> Row:
    half = rng.choice((_run, _group))(rng, rules)[: rng.choice((1, 2, 3))]
    return (*half, MIRROR, *half[::-1])


def _with_joker(rng: Random, row: Row) -> Row:
    """A joker in the place of a tile, or a double joker in the place of two."""
    place = rng.randrange(len(row))
    if rng.random() < 0.3:
        return (*row[:place], DOUBLE, *row[place + 2 :])
    return (*row[:place], JOKER, *row[place + 1 :])


# --- changes that keep every set legal -------------------------------------------------------------------------------------------


def _changed(rng: Random, table: Rows, left: Counter[Face], rules: Ruleset) -> Rows:
    return rng.choice(_CHANGES)(rng, table, left, rules)


def _laid(rng: Random, table: Rows, left: Counter[Face], rules: Ruleset) -> Rows:
    """A rack tile at some place of a set."""
    have = [face for face, count in left.items() if count > 0]
    if not have or not table:
        return table
    face, i = rng.choice(have), rng.randrange(len(table))
    place = rng.randrange(len(table[i]) + 1)
    grown = (*table[i][:place], face, *table[i][place:])
    if not is_set(grown, rules):
        return table
    left[face] -= 1
    return [*table[:i], grown, *table[i + 1 :]]


def _exchanged(rng: Random, table: Rows, left: Counter[Face], rules: Ruleset) -> Rows:
    """A rack tile in the place of a tile, which goes to some other set."""
    places = [(i, k) for i, row in enumerate(table) for k, face in enumerate(row) if not face.number or rng.random() < 0.1]
    have = [face for face, count in left.items() if count > 0]
    if not places or not have:
        return table
    i, k = rng.choice(places)
    for face in rng.sample(have, min(len(have), 8)):
        row = (*table[i][:k], face, *table[i][k + 1 :])
        if is_set(row, rules):
            placed = _somewhere(rng, [*table[:i], row, *table[i + 1 :]], table[i][k], rules)
            if placed is not None:
                left[face] -= 1
                return placed
    return table


def _moved(rng: Random, table: Rows, left: Counter[Face], rules: Ruleset) -> Rows:
    """A tile from one set to another."""
    if not table:
        return table
    i = rng.randrange(len(table))
    k = rng.randrange(len(table[i]))
    rest = (*table[i][:k], *table[i][k + 1 :])
    if not is_set(rest, rules):
        return table
    return _somewhere(rng, [*table[:i], rest, *table[i + 1 :]], table[i][k], rules) or table


def _swapped(rng: Random, table: Rows, left: Counter[Face], rules: Ruleset) -> Rows:
    """Two tiles in each other's place, jokers preferred."""
    places = [(i, k) for i, row in enumerate(table) for k, face in enumerate(row) if not face.number or rng.random() < 0.2]
    if len(places) < 2:
        return table
    (i, k), (m, n) = rng.sample(places, 2)
    out = [list(row) for row in table]
    out[i][k], out[m][n] = out[m][n], out[i][k]
    return [tuple(row) for row in out] if is_set(tuple(out[i]), rules) and is_set(tuple(out[m]), rules) else table


def _split(rng: Random, table: Rows, left: Counter[Face], rules: Ruleset) -> Rows:
    if not table:
        return table
    i = rng.randrange(len(table))
    k = rng.randrange(len(table[i]) + 1)
    parts = [table[i][:k], table[i][k:]]
    return [*table[:i], *parts, *table[i + 1 :]] if all(is_set(part, rules) for part in parts) else table


def _joined(rng: Random, table: Rows, left: Counter[Face], rules: Ruleset) -> Rows:
    if len(table) < 2:
        return table
    i, m = rng.sample(range(len(table)), 2)
    for row in (table[i] + table[m], table[i] + table[m][::-1]):
        if is_set(row, rules):
            return [*[other for index, other in enumerate(table) if index not in (i, m)], row]
    return table


def _somewhere(rng: Random, table: Rows, face: Face, rules: Ruleset) -> Rows | None:
    """The table with a tile at the first place where it fits, sets in random order."""
    for i in rng.sample(range(len(table)), len(table)):
        for place in range(len(table[i]) + 1):
            grown = (*table[i][:place], face, *table[i][place:])
            if is_set(grown, rules):
                return [*table[:i], grown, *table[i + 1 :]]
    return None


_CHANGES: Sequence[Callable[[Random, Rows, Counter[Face], Ruleset], Rows]] = (_laid, _exchanged, _moved, _swapped, _split, _joined)


# --- openings that go on at once -------------------------------------------------------------------------------------------------


def merged_opening(rng: Random, rules: Ruleset) -> Turn:
    """An opening just above or below the minimum, by which a joker is freed into a run with another and old runs are merged."""
    box = {face: copies_in_box(face, rules) for face in FACES}
    while True:
        before, after = _merged(rng, rules)
        lying, final = (Counter(face for row in rows for face in row) for rows in (before, after))
        there = lying <= final and all(count <= box[face] for face, count in final.items())
        if there and all(is_set(row, rules) for row in (*before, *after)):
            break
    rack = tuple((final - lying).elements())
    rng.shuffle(after)
    rng.shuffle(before)
    return Turn(tuple(before), tuple(after), rack, rng.random() < 0.1, rng.choice(rack) if rng.random() < 0.1 else None)


def _merged(rng: Random, rules: Ruleset) -> tuple[Rows, Rows]:
    """Tables before and after such an opening; they may take more tiles than there are."""
    long, exchanged, *_ = hues = rng.sample(range(rules.box.colours), rules.box.colours)
    number = rng.randint(1, 6)
    group = [Face.of(hue, number) for hue in hues[:4]]
    freed = tuple([JOKER if face.colour == exchanged else face for face in group])
    before: Rows = [freed]
    after: Rows = [tuple(group)]
    for hue in (hue for hue in hues[1:] for _ in range(rng.choice((1, 1, 2)))):
        last = NUMBERS - rng.choice((0, 0, 0, 1, 3))
        parts = rng.randint(1, last // _SHORT)
        first = last + 1 - _SHORT * parts
        before += [_turned(rng, _numbers(hue, start, start + _SHORT - 1)) for start in range(first, last, _SHORT)]
        after.append(_turned(rng, _numbers(hue, first - (rng.random() < 0.3 and first > 1), last)))
    run = list(_numbers(long, rng.randint(1, 7), rng.randint(11, NUMBERS)))
    for place in rng.sample(range(len(run)), 2):
        run[place] = JOKER
    after.append(tuple(run))
    if rng.random() < 0.8:
        lies = _numbers(long, start := rng.randint(1, NUMBERS - 2), start + 2)
        before.append(_turned(rng, lies))
        after.append(lies)
    # sets of the rack alone, of low numbers
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        start = rng.randint(1, 5)
        own = _numbers(rng.choice(hues), start, start + 2 + (rng.random() < 0.5)) if rng.random() < 0.5 else _group(rng, rules)
        after.append(own if own[0].number < 6 else tuple([Face.of(face.colour, start) for face in own]))
    return before, after


_SHORT = 3
_LOCKED = ("original", "rummy", "rummy-discard", "rummy-open-tile")
"""Editions in which a freed joker must lie in a new set."""


def merged_openings(count: int, seed: int) -> Iterator[tuple[Turn, Ruleset]]:
    """Such openings in the printed editions with locked jokers, one edition after the other."""
    rng = Random(seed)
    for place in range(count):
        rules = ruleset(_LOCKED[place % len(_LOCKED)])
        yield merged_opening(rng, rules), rules


def _numbers(colour: int, first: int, last: int) -> Row:
    return tuple([Face.of(colour, number) for number in range(first, last + 1)])


def _turned(rng: Random, row: Row) -> Row:
    return row if rng.random() < 0.5 else row[::-1]


def hostile_turns(
    count: int,
    seed: int,
    rules_of: Callable[[Random], Ruleset],
    turn_of: Callable[[Random, Ruleset], Turn] = hostile_turn,
) -> Iterator[tuple[Turn, Ruleset]]:
    """So many turns that lay at least one tile."""
    rng = Random(seed)
    while count:
        rules = rules_of(rng)
        turn = turn_of(rng, rules)
        if turn.placed:
            count -= 1
            yield turn, rules
