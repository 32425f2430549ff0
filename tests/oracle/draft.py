"""A table while a turn is made up at random: what players do with sets and jokers, and what nearly is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

from meldstone.rules.choices import AmbiguousReading, JokerForJokerSwap, JokerReplaceSource, ManipulateInMeldTurn
from meldstone.rules.jokers.exchange import exchanges
from meldstone.rules.layable import rows
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box, is_group, is_set, readings
from meldstone.tiles import BY_CODE, DOUBLE, FACES, JOKER, MIRROR, TWO_COLOUR, Face
from tests.oracle.made_turn import Row, Turn, has_joker

# --- turns -----------------------------------------------------------------------------------------------------------


class NoTurnError(Exception):
    """A step did not work out; another turn is drawn."""


class Draft:
    """A table while a turn is made up: its rows, tiles taken off it, and what is left in the box."""

    def __init__(self, rng: Random, rules: Ruleset) -> None:
        self.rng = rng
        self.rules = rules
        self.box = Counter({face: copies_in_box(face, rules) for face in FACES if copies_in_box(face, rules)})
        self.hues = rng.sample(range(rules.box.colours), rng.choice((2, 3, 4)))
        self.low = rng.randint(1, 7)
        self.rows: list[Row] = []
        self.hand: list[Face] = []
        self.placed: Counter[Face] = Counter()

    def turn(self) -> Turn:
        before, opened = self.twins() if self.rng.random() < 0.06 else self.any_turn()
        if not self.placed or self.placed.total() > (9 if not opened else 8):
            raise NoTurnError
        rack = [*self.placed.elements(), *self.rng.choices(list(self.box), k=self.rng.choice((0, 0, 1)))]
        taken = self.rng.choice(list(self.placed)) if self.rng.random() < (0.4 if self.rules.free_jokers else 0.12) else None
        return Turn(
            self.rules,
            before,
            tuple(self.rng.sample(self.rows, len(self.rows))),
            tuple(self.rng.sample(rack, len(rack))),
            opened,
            taken,
            self.declarations(before),
        )

    def opening_turn(self) -> Turn:
        rng = self.rng
        self.rows.append(self.take_set(1))
        if rng.random() < 0.4:
            self.rows.append(self.take_set(0))
        before = self.start()
        number, hues = rng.randint(1, 5), rng.sample(range(self.rules.box.colours), rng.choice((2, 3, 3)))
        for hue in hues:
            run = tuple(Face.of(hue, number + i) for i in range(rng.choice((3, 4, 4))))
            self.rows.append(tuple(self.take(face) for face in run))
        if rng.random() < 0.3:
            self.rows.append(self.take_set(1))
        worth = sum(face.number * count for face, count in self.placed.items())
        minimum = rng.choice((self.rules.opening.meld_minimum, worth - rng.randint(0, 6)))
        self.rules = replace(self.rules, opening=replace(self.rules.opening, meld_minimum=max(0, min(minimum, 50))))
        if rng.random() < 0.85:
            self.exchange()
            self.host(self.hand.pop(), number)
        if rng.random() < 0.3:
            self.insist(rng.choice((self.trim, self.lengthen, self.split, self.join)))
        if self.hand or self.placed.total() > 12:
            raise NoTurnError
        rack = tuple(self.placed.elements())
        return Turn(self.rules, before, tuple(rng.sample(self.rows, len(self.rows))), rack, False, None, self.declarations(before))

    def host(self, joker: Face, number: int) -> None:
        """A set around a freed joker, of tiles that lie somewhere and tiles of the rack, or on top of a set."""
        near = [Face.of(hue, value) for hue in self.hues for value in range(max(number - 1, 1), min(number + 5, 14))]
        for _ in range(60):
            size = self.rng.choice((2, 2, 3))
            chosen = self.rng.sample(
                sorted({*near, *[face for row in self.rows for face in row if face.number]}, key=BY_CODE), size
            )
            chosen.sort(key=BY_CODE)
            chosen.insert(self.rng.randint(0, size), joker)
            if is_set(tuple(chosen), self.rules):
                for face in chosen:
                    if face.number and not (self.rng.random() < 0.8 and self.take_from_table(face, -1)):
                        self.take(face)
                self.rows.append(tuple(chosen))
                return
        raise NoTurnError

    def any_turn(self) -> tuple[tuple[Row, ...], bool]:
        """Lays a table and makes any turn; the table before, and whether the player has opened."""
        for _ in range(self.rng.choice((1, 1, 2))):
            self.rows.append(self.take_set(self.rng.choice((1, 1, 1, 2))))
        for _ in range(self.rng.randint(0 if len(self.rows) > 1 else 1, 2)):
            self.rows.append(self.take_set(0))
        before = self.start()
        opened = self.rng.random() < 0.8
        if not opened:
            self.open()
        if opened or self.rules.opening.manipulate_in_meld_turn is not ManipulateInMeldTurn.NEVER or self.rng.random() < 0.5:
            # where jokers are free, whatever is packed is legal
            if self.rng.random() < (0.1 if self.rules.free_jokers else 0.4):
                self.pack_anew()
            else:
                self.play()
        return before, opened

    def twins(self) -> tuple[tuple[Row, ...], bool]:
        """A new set of a freed joker and tiles of groups whose twins lie, or lay, in an old run (K-45)."""
        rng = self.rng
        hue = rng.choice(self.hues)
        run = tuple(Face.of(hue, self.low + i) for i in range(rng.choice((3, 3, 4))))
        twins = rng.sample(run[:3], rng.choice((2, 3, 3)))
        groups = []
        for twin in twins:
            others = rng.sample([hue for hue in range(self.rules.box.colours) if hue != twin.colour], 3)
            groups.append(tuple(Face.of(hue, twin.number) for hue in (*others, twin.colour)))
        for row in (run, *groups):
            for face in row:
                self.take(face)
            self.rows.append(row)
        self.rows.append(self.take_set(1))
        before = self.start()
        self.exchange()
        for twin in twins:
            if not self.take_from_table(twin, 0):
                raise NoTurnError
        for face in run[:3]:
            if face not in twins:
                self.take(face)
        row = (self.hand.pop(), *run[:3])
        self.rows.append(row if is_set(row, self.rules) else (*run[:3], row[0]))
        if not is_set(self.rows[-1], self.rules):
            raise NoTurnError
        if rng.random() < 0.4:
            self.insist(rng.choice((self.lengthen, self.trim, self.split, self.join)))
        return before, True

    def start(self) -> tuple[Row, ...]:
        """From here on tiles of the box are placed from the rack."""
        self.placed.clear()
        return tuple(self.rng.sample(self.rows, len(self.rows)))

    def declarations(self, before: tuple[Row, ...]) -> tuple[tuple[int, ...], ...]:
        if self.rules.sets.ambiguous_reading is not AmbiguousReading.DECLARE:
            return ()
        return tuple(
            self.rng.choice(readings(row, self.rules)).numbers if has_joker(row) and self.rng.random() < 0.7 else ()
            for row in before
        )

    # --- tiles of the box

    def take(self, face: Face) -> Face:
        if not self.box[face]:
            raise NoTurnError
        self.box[face] -= 1
        self.placed[face] += 1
        return face

    def number(self) -> int:
        return self.low + self.rng.randint(0, 6)

    def take_set(self, jokers: int, around: Face | None = None) -> Row:
        """A new set from the box with about so many jokers; `around` is a tile that is there already."""
        for _ in range(20):
            row = self.made_up(jokers, around)
            wanted = Counter(row) - Counter([around] if around else [])
            if (around is None or around in row) and is_set(row, self.rules) and wanted <= self.box:
                for face in wanted.elements():
                    self.take(face)
                return row
        raise NoTurnError

    def made_up(self, jokers: int, around: Face | None) -> Row:
        rng, rules = self.rng, self.rules
        number = around.number if around and around.number else self.number()
        hue = around.colour if around and around.number else rng.choice(self.hues)
        if rng.random() < 0.4:
            hues = [hue, *rng.sample([other for other in range(rules.box.colours) if other != hue], rng.choice((2, 2, 3)))]
            row = [Face.of(other, number) for other in hues]
        else:
            length = rng.choice((3, 3, 4, 4, 5, 6) if around is None else (3, 3, 4))
            first = min(max(number - rng.randint(0, length - 1 if around else 2), 1), 14 - length)
            row = [Face.of(hue, first + i) for i in range(length)]
        kinds = [face for face in (JOKER, DOUBLE, TWO_COLOUR, MIRROR) if self.box[face]]
        if around and not around.number:
            self.put_joker(row, around)
            jokers -= 1
        for _ in range(jokers if kinds else 0):
            self.put_joker(row, rng.choice((*kinds, *[JOKER] * (2 if JOKER in kinds else 0))))
        return tuple(row) if rng.random() < 0.7 else tuple(row[::-1])

    def put_joker(self, row: list[Face], joker: Face) -> None:
        """Puts a joker in the place of number tiles, at an end as often as inside."""
        rng = self.rng
        place = rng.choice((0, len(row) - 1, rng.randrange(len(row))))
        if joker is DOUBLE and len(row) > 3:
            place = min(place, len(row) - 2)
            row[place : place + 2] = [DOUBLE]
        elif joker is MIRROR:
            half = row[: rng.choice((1, 2, 2))]
            row[:] = [*half, MIRROR, *half[::-1]]
        elif joker is TWO_COLOUR:
            other = rng.choice(self.hues)
            row[place:] = [TWO_COLOUR, *[Face.of(other, face.number) if face.number else face for face in row[place + 1 :]]]
        else:
            row[place] = joker

    # --- steps of a turn

    def open(self) -> None:
        """Lays sets of the rack, often enough for the opening."""
        self.low = max(self.low, 5)
        for _ in range(self.rng.choice((1, 1, 2))):
            self.rows.append(self.take_set(self.rng.choice((0, 0, 1))))

    def play(self) -> None:
        quiet: list[Callable[[], None]] = [self.lengthen, self.lay]
        bold = [
            self.exchange,
            self.exchange,
            self.exchange,
            self.trim,
            self.trim,
            self.split,
            self.split,
            self.join,
            self.free,
            self.free,
        ]
        if self.rules.free_jokers:
            bold += [self.swap] * 24
        elif self.rules.jokers.joker_for_joker_swap is not JokerForJokerSwap.ALLOW:
            bold += [self.swap]
        for _ in range(self.rng.choice((1, 2, 2, 3)) if not self.rules.free_jokers else 1):
            self.insist(self.rng.choice(quiet if self.rng.random() < 0.1 else bold))

    def insist(self, step: Callable[[], None]) -> None:
        """Takes a step and lays what it took off the table; tries again a few times, or only easy steps would be seen."""
        start = list(self.rows), self.placed.copy(), self.box.copy()
        for _ in range(8):
            try:
                step()
                while self.hand:
                    self.lay_from_hand()
            except NoTurnError:
                self.rows, self.placed, self.box, self.hand = list(start[0]), start[1].copy(), start[2].copy(), []
            else:
                return
        raise NoTurnError

    def row_index(self, *, joker: bool | None = None) -> int:
        found = [i for i, row in enumerate(self.rows) if joker is None or has_joker(row) is joker]
        if not found:
            raise NoTurnError
        return self.rng.choice(found)

    def exchange(self) -> None:
        """Puts an exact tile in the place of a joker; from the rack, where it must be, or nearly so."""
        i = self.row_index(joker=True)
        place = self.rng.choice([place for place, face in enumerate(self.rows[i]) if not face.number])
        found = exchanges(self.rows[i], place, self.rules)
        if not found:
            raise NoTurnError
        tiles, row = self.rng.choice(found)
        self.hand.append(self.rows[i][place])
        self.rows[i] = row
        from_table = 0.2 if self.rules.jokers.joker_replace_source is JokerReplaceSource.RACK_ONLY else 0.6
        for face in tiles:
            if self.rng.random() < from_table and self.take_from_table(face, i):
                continue
            self.take(face)

    def free(self) -> None:
        """Frees a joker without an exact exchange: what is left of its set is filled up with any rack tile."""
        i = self.row_index(joker=True)
        row = self.rows[i]
        place = self.rng.choice([place for place, face in enumerate(row) if not face.number])
        rest = row[:place] + row[place + 1 :]
        if not is_set(rest, self.rules):
            options = [
                (face, grown)
                for face in self.box
                if self.box[face] and face.number
                for grown in ((face, *rest), (*rest, face), (*row[:place], face, *row[place + 1 :]))
                if is_set(grown, self.rules)
            ]
            if not options:
                raise NoTurnError
            face, rest = self.rng.choice(options)
            self.take(face)
        self.rows[i] = rest
        self.hand.append(row[place])

    def swap(self) -> None:
        """Puts another joker of the rack in the place of a joker."""
        i = self.row_index(joker=True)
        row = self.rows[i]
        options = [
            (row[place], face, changed)
            for place in range(len(row))
            if not row[place].number
            for face in (JOKER, DOUBLE, TWO_COLOUR)
            if self.box[face] and face is not row[place]
            for changed in ((*row[:place], face, *row[place + 1 :]),)
            if is_set(changed, self.rules)
        ]
        if not options:
            raise NoTurnError
        freed, face, self.rows[i] = self.rng.choice([option for option in options if option[0] is not JOKER] or options)
        self.take(face)
        self.hand.append(freed)

    def take_from_table(self, face: Face, besides: int) -> bool:
        for i, row in enumerate(self.rows):
            if i != besides and face in row:
                place = row.index(face)
                rest = row[:place] + row[place + 1 :]
                if is_set(rest, self.rules):
                    self.rows[i] = rest
                    return True
        return False

    def lengthen(self) -> None:
        """Adds a rack tile to a set."""
        i = self.row_index()
        faces = [face for face in self.box if self.box[face] and self.attached(face, i)]
        if not faces:
            raise NoTurnError
        face = self.rng.choice(faces)
        self.rows[i] = self.rng.choice(self.attached(face, i))
        self.take(face)

    def attached(self, face: Face, i: int) -> list[Row]:
        row = self.rows[i]
        return [grown for grown in ((face, *row), (*row, face)) if is_set(grown, self.rules)]

    def trim(self) -> None:
        """Takes a tile off an end of a set, or any tile off a group; a short set is lengthened first."""
        i = self.row_index(joker=self.rng.random() < 0.6)
        if len(self.rows[i]) < 4:
            faces = [face for face in self.box if self.box[face] and face.number and self.attached(face, i)]
            if not faces:
                raise NoTurnError
            face = self.rng.choice(faces)
            self.rows[i] = self.attached(face, i)[0]
            self.take(face)
        row = self.rows[i]
        places = range(len(row)) if is_group(row, self.rules) else (0, len(row) - 1)
        rests = [(row[place], row[:place] + row[place + 1 :]) for place in places]
        rests = [(face, rest) for face, rest in rests if is_set(rest, self.rules)]
        if not rests:
            raise NoTurnError
        face, self.rows[i] = self.rng.choice(rests)
        self.hand.append(face)

    def split(self) -> None:
        """Cuts a row in two and fills both parts up from the rack."""
        i = self.row_index(joker=self.rng.random() < 0.7)
        row = self.rows.pop(i)
        cut = self.rng.randint(1, len(row) - 1)
        for part in (row[:cut], row[cut:]):
            grown = part
            for _ in range(3):
                if is_set(grown, self.rules):
                    break
                options = [
                    (face, longer)
                    for face in self.box
                    if self.box[face] and face.number
                    for longer in ((face, *grown), (*grown, face))
                    if len(longer) < 3 or is_set(longer, self.rules)
                ]
                close = [option for option in options if any(_near(option[0], face) for face in grown)]
                if not close:
                    raise NoTurnError
                face, grown = self.rng.choice(close)
                self.take(face)
            if not is_set(grown, self.rules):
                raise NoTurnError
            self.rows.append(grown)

    def join(self) -> None:
        """Puts two sets together, with a rack tile between them if need be."""
        i = self.row_index()
        options = [
            (j, between, whole)
            for j, other in enumerate(self.rows)
            if i != j
            for left in (self.rows[i], self.rows[i][::-1])
            for between in ((), *[(face,) for face in self.box if self.box[face] and _near(face, left[-1])])
            for whole in ((*left, *between, *other),)
            if is_set(whole, self.rules)
        ]
        if not options:
            raise NoTurnError
        j, between, whole = self.rng.choice(options)
        for face in between:
            self.take(face)
        self.rows = [row for k, row in enumerate(self.rows) if k not in (i, j)] + [whole]
        if not between:
            self.lengthen()

    def lay(self) -> None:
        """A new set from the rack."""
        self.rows.append(self.take_set(self.rng.choice((0, 0, 1))))

    def lay_from_hand(self) -> None:
        """Lays a tile that was taken off the table: in a new set with rack tiles, on a set, or with a tile of the table."""
        face = self.hand.pop(self.rng.randrange(len(self.hand)))
        if self.rng.random() < 0.5:
            row = self.take_set(self.rng.choice((0, 0, 0, 1)), face)
            self.rows.append(row)
            if self.rng.random() < 0.35:
                self.borrow(row)
            return
        options = [(i, row) for i in range(len(self.rows)) for row in self.attached(face, i)]
        if not options:
            raise NoTurnError
        i, self.rows[i] = self.rng.choice(options)

    def borrow(self, row: Row) -> None:
        """Takes a tile of a new set from the table instead of the rack, where that works."""
        for face in self.rng.sample(row, len(row)):
            if self.placed[face] and face.number and self.take_from_table(face, len(self.rows) - 1):
                self.placed[face] -= 1
                self.box[face] += 1
                self.placed += Counter()
                return

    def pack_anew(self) -> None:
        """Takes some sets apart and packs their tiles and some of the rack in other sets."""
        count = self.rng.randint(1, min(2, len(self.rows)))
        chosen = self.rng.sample(range(len(self.rows)), count)
        tiles = Counter(face for i in chosen for face in self.rows[i])
        if tiles.total() > 10:
            raise NoTurnError
        kept = [row for i, row in enumerate(self.rows) if i not in chosen]
        near = [
            face for face in self.box for _ in range(self.box[face]) if face.number and any(_near(face, tile) for tile in tiles)
        ]
        rack = Counter(self.rng.sample(near, min(len(near), self.rng.randint(2, 6))))
        found = [row for row, _ in rows((tiles + rack).elements(), self.rules, longest=7)]
        self.rng.shuffle(found)
        packed = _pack(tiles, rack, found, [60])
        if packed is None:
            raise NoTurnError
        used = Counter(face for row in packed for face in row) - tiles
        if not used and not self.placed:
            raise NoTurnError
        for face in used.elements():
            self.take(face)
        self.rows = kept + [row if self.rng.random() < 0.7 else _turned(row, self.rules) for row in packed]


def _pack(tiles: Counter[Face], rack: Counter[Face], found: list[Row], budget: list[int]) -> list[Row] | None:
    """Disjoint rows that hold all tiles and some of the rack, or None if the first tries do not work out."""
    if not tiles:
        return []
    stock = tiles + rack
    first = max(tiles, key=lambda face: (not face.number, -face.code))
    for row in found:
        if first in row and Counter(row) <= stock:
            budget[0] -= 1
            if budget[0] < 0:
                return None
            used = Counter(row)
            rest = _pack(tiles - used, rack - (used - tiles), found, budget)
            if rest is not None:
                return [row, *rest]
    return None


def _turned(row: Row, rules: Ruleset) -> Row:
    return row[::-1] if is_set(row[::-1], rules) else row


def _near(face: Face, other: Face) -> bool:
    """True if two tiles could lie side by side in a set without jokers or with one between them."""
    if not face.number or not other.number:
        return True
    return face.number == other.number or (face.colour == other.colour and abs(face.number - other.number) <= 2)
