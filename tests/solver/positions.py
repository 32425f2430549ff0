"""Random positions of any edition: tables of legal sets, racks that go with them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from meldstone.rules.catalogue import ruleset
from meldstone.rules.jokers.exchange import joker_places
from meldstone.rules.layable import layable_sets
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box
from meldstone.tiles import FACES, NUMBERS, Face, faces_text

Row = tuple[Face, ...]

EDITIONS = ("classic", "tournament", "six-player", "twist", "mix", "original", "rummy")

KNOBS: dict[str, tuple[object, ...]] = {
    "colours": (4, 5, 6),
    "copies": (2, 3),
    "min_number_tiles": (0, 1, 2),
    "run_direction": ("both", "ascending"),
    "two_colour_at_end": ("allow", "forbid"),
    "two_colour_chain": ("adjacent_differ", "exactly_two"),
    "mirror_min_side": (1, 2),
    "mirror_apex": ("none", "virtual_number"),
    "mirror_shape": ("any", "peak_only"),
    "mirror_group_order": ("strict", "any"),
    "meld_joker_value": ("represented", "zero"),
}
"""The knobs that decide what a set is and what it is worth in an opening."""


@dataclass(frozen=True)
class FacePosition:
    """A table, a rack, and the rules they lie under."""

    rules: Ruleset
    table: tuple[Row, ...]
    rack: Row

    def __str__(self) -> str:
        changed = self.rules.differences(ruleset(self.rules.name))
        return f"{self.rules.name} {changed} | {'; '.join(faces_text(row) for row in self.table)} | {faces_text(self.rack)}"

    @property
    def joker_sets(self) -> tuple[Row, ...]:
        """The sets that a strict edition locks."""
        return tuple(row for row in self.table if joker_places(row))


def random_rules(random: Random, editions: tuple[str, ...] = EDITIONS, changes: int = 3) -> Ruleset:
    """An edition with up to `changes` knobs of `KNOBS` set anew."""
    names = random.sample(sorted(KNOBS), random.randint(0, changes))
    # shrinking is no matter of sets, and it contradicts two copies
    return ruleset(random.choice(editions), {"shrink_up_to_four": False, **{name: random.choice(KNOBS[name]) for name in names}})


def random_position(random: Random, rules: Ruleset, *, sets: int, rack: int, jokers: int = 4) -> FacePosition:
    """Up to `sets` sets on the table and up to `rack` tiles beside it, `jokers` jokers of all kinds at most.

    Tiles come from a window of numbers, so that they have to do with each other.
    """
    low = random.randint(1, NUMBERS - 4)
    high = min(NUMBERS, low + random.randint(3, 6))
    box = [face for face in FACES if low <= face.number <= high for _ in range(copies_in_box(face, rules))]
    wild = [face for face in FACES if not face.number for _ in range(copies_in_box(face, rules))]
    random.shuffle(wild)
    box += wild[: random.randint(0, jokers)]
    random.shuffle(box)
    table = []
    for _ in range(random.randint(0, sets)):
        pile = _pile(random, box)
        found = [row for row, _ in layable_sets(pile, rules, longest=6)]
        if found:
            row = random.choice(found)
            table.append(row)
            for face in row:
                box.remove(face)
    return FacePosition(rules, tuple(table), tuple(box[: random.randint(0, rack)]))


def _pile(random: Random, box: list[Face]) -> list[Face]:
    """Some tiles that may make a set: a few jokers, and tiles of one number or of one or two colours."""
    special = [face for face in box if not face.number][: random.randint(0, 3)]
    tiles = [face for face in box if face.number]
    if random.random() < 0.4 and tiles:
        number = random.choice(tiles).number
        return special + [face for face in tiles if face.number == number][:8]
    colours = random.sample(sorted({face.colour for face in tiles}), k=min(2, len({face.colour for face in tiles})))
    return special + [face for face in tiles if face.colour in colours][:9]
