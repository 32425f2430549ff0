"""Set reading and turn legality."""

from __future__ import annotations

import random
from functools import partial

from benchmarks.measure import Timing, show, time_calls
from meldstone.game.deal import tiles_in_play
from meldstone.rules.catalogue import ruleset
from meldstone.rules.opening.reach import could_open
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set, readings
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.rules.violations import Violation
from meldstone.tiles import Face, Table, Tile
from tests.oracle.brute_force_sets import House, brute_force_readings

FIVE_TILES = (
    "R3 R4 R5 R6 R7",
    "R3 J R5 R6 J",
    "R2 D R5 J R7",
    "O6 C R8 C B10",
    "O2 O3 M O3 O2",
    "R7 K7 M K7 J",
    "J J R8 D C",
    "R3 R4 R5 B6 R7",
    "R5 B5 K5 O5 R5",
)


def run() -> None:
    """Prints the figures."""
    twist = ruleset("twist")
    rows = [Face.parse_many(row) for row in FIVE_TILES]
    texts = [tuple(row.split()) for row in FIVE_TILES]
    naive = time_calls("naive enumeration (tests/oracle)", [partial(brute_force_readings, row, House()) for row in texts] * 20, 3)
    full = time_calls("all readings of 5 tiles", [partial(readings, row, twist) for row in rows] * 200, 5)
    legal = time_calls("legal or not, 5 tiles", [partial(is_set, row, twist) for row in rows] * 200, 5)
    show("Reading a set", [naive, full, legal], naive)
    show("Legality of a whole turn", [_turn(name, *position) for name, position in _tables().items()])
    show("Could this rack open?", [_opening(edition) for edition in ("classic", "twist", "six-player")])


def _tables() -> dict[str, tuple[str, str, str, str]]:
    """(edition, table before, table after, rack) of full tables."""
    low = "; ".join(f"{c}1{k} {c}2{k} {c}3{k} {c}4{k}; {c}5{k} {c}6{k} {c}7{k} {c}8{k} {c}9{k}" for c in "KOBR" for k in "ab")
    tens = "; K10b O10b B10b R10b; K10 O10 B10 R10"
    high = "; K11 O11 B11; K12 O12 B12 R12; K13 O13 B13"
    jokers = "; K11 O11 B11 J; K12 O12 B12 R12; K13 O13 B13 Jb"
    before = low + tens + jokers
    return {
        "classic, tile added": ("classic", low + tens + high, low + tens + high + " R13", "R13"),
        "classic, sets rebuilt": (
            "classic",
            low + tens + high,
            low + tens + "; K11 O11 B11 R11; K12 O12 B12; J R12 R13; K13 O13 B13",
            "R11 R13 J",
        ),
        "original, set laid": ("original", before, before + "; K12b O12b B12b", "K12b O12b B12b"),
        "original, joker exchanged": (
            "original",
            before,
            low + tens + jokers.replace("B11 J", "B11 R11") + "; K12b J B12b",
            "R11 K12b B12b",
        ),
    }


def _judged(turn: TileTurn, rules: Ruleset) -> list[Violation]:
    return list(tile_objections(turn, rules))


def _turn(name: str, edition: str, before: str, after: str, rack: str) -> Timing:
    rules = ruleset(edition)
    turn = TileTurn(Table.parse(before), Table.parse(after), frozenset(Tile.parse_many(rack)), opened=True)
    found = list(tile_objections(turn, rules))
    assert not found, found
    tiles = len(turn.after.tiles)
    return time_calls(f"{name} ({tiles} tiles, {len(turn.after)} sets)", [partial(_judged, turn, rules)] * 200, 3)


def _opening(edition: str) -> Timing:
    rules = ruleset(edition)
    rng = random.Random(1)
    racks = [[tile.face for tile in rng.sample(tiles_in_play(rules, 4), 14 + i % 7)] for i in range(200)]
    return time_calls(f"{edition}, 14 to 20 tiles", [partial(could_open, rack, rules) for rack in racks], 3)
