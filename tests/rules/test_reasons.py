"""Every rule that a turn breaks is named: turns put together from pieces that break one rule each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

import pytest

from meldstone.i18n import LANGUAGES, translator
from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import JUDGE, Ruleset
from meldstone.rules.turn import Turn, objections
from meldstone.rules.violations import Code, Violation
from meldstone.rules.work import STEPS_FOR_REASONS, STEPS_FOR_VERDICT, STEPS_IN_ALL, Work, reasons_work
from meldstone.tiles import NUMBERS, Face, faces_text, rows_of

Row = tuple[Face, ...]


@dataclass(frozen=True)
class Piece:
    """A part of a turn that breaks one rule (or none) on tiles of its own."""

    code: str
    before: str
    after: str
    rack: str
    stands_for: str = ""
    """What jokers of the table stand for, if that lies nowhere: with such a tile the turn could be told otherwise."""


STRICT = (
    Piece("joker/locked-set-split", "R3 R4 R5 J R7 R8 R9", "R3 R4 R5; R7 R8 R9; K9 J K11", "K9 K11", "R6"),
    Piece("joker/not-in-new-set", "R3 J R5; K7 K8 K9", "R3 R4 R5; K7 K8 K9 J", "R4"),
    Piece("joker/replaced-from-table", "R3 J R5; R4 B4 K4 O4", "R3 R4 R5; B4 K4 O4; K9 J K11", "K9 K11"),
    Piece("joker/locked-set-shrunk", "R3 J R5 R6", "R3 J R5; R6 B6 K6", "B6 K6", "R4"),
    Piece("joker/new-set-needs-rack-tiles", "R3 J R5; B7 B8 B9 B10", "R3 R4 R5; B7 B8 B9; B10 K10 J", "R4 K10"),
)
MILD = tuple(piece for piece in STRICT if piece.code not in ("joker/locked-set-shrunk", "joker/new-set-needs-rack-tiles"))
SPECIAL = (
    Piece("joker/special-joker-swap", "B3 R3 D", "B3 R3 J; K8 D K11", "J K8 K11"),
    Piece("joker/special-joker-swap", "R5 R6 C", "R5 R6 J; B8 C K10", "J B8 K10"),
)
FACTS = (
    Piece("turn/table-tile-missing", "R4 R5 R6 R7", "R4 R5 R6", ""),
    Piece("turn/tile-from-nowhere", "", "K4 K5 K6", "K4 K5"),
    Piece("set/too-short", "", "R8 R9", "R8 R9"),
    Piece("set/group-colour-twice", "", "R5 R5 B5", "R5 R5 B5"),
    Piece("set/run-not-consecutive", "", "R3 R5 R6", "R3 R5 R6"),
    Piece("set/run-colours-mixed", "", "R3 R4 B5", "R3 R4 B5"),
    Piece("set/group-too-large", "", "B8 R8 K8 O8 J", "B8 R8 K8 O8 J"),
    Piece("set/run-out-of-bounds", "", "R12 R13 J", "R12 R13 J"),
    Piece("set/run-wraps", "", "R12 R13 R1", "R12 R13 R1"),
)
HARMLESS = Piece("", "B1 B2 B3", "B1 B2 B3 B4", "B4")


def rewritten(piece: Piece, rng: Random) -> Piece:
    """The same piece in other colours and, if it holds no bound of the numbers, with other numbers."""
    hues = "KOBR"
    change = dict(zip(hues, rng.sample(hues, len(hues)), strict=True))
    numbers = [
        face.number for text in (piece.before, piece.after, piece.rack) for row in rows_of(text) for face in row if face.number
    ]
    fixed = piece.code in ("set/run-out-of-bounds", "set/run-wraps")
    shift = 0 if fixed else rng.randint(2 - min(numbers), NUMBERS - 1 - max(numbers))

    def told(text: str) -> str:
        words = text.replace(";", " ;").split()
        return " ".join(word if word in "JDCM;" else f"{change[word[0]]}{int(word[1:]) + shift}" for word in words)

    return Piece(piece.code, told(piece.before), told(piece.after), told(piece.rack), told(piece.stands_for))


def faces_of(piece: Piece) -> Counter[Face]:
    texts = (piece.after, piece.before, piece.stands_for)
    return Counter(face for text in texts for row in rows_of(text) for face in row if face.number)


def put_together(pieces: tuple[Piece, ...], rng: Random) -> Turn | None:
    """All pieces in one turn, if they have no number tile in common: equal tiles could be taken for each other."""
    parts = [rewritten(piece, rng) for piece in pieces]
    if any(faces_of(piece).keys() & faces_of(other).keys() for piece, other in combinations(parts, 2)):
        return None
    before = [row for piece in parts for row in rows_of(piece.before)]
    after = [row for piece in parts for row in rows_of(piece.after)]
    rng.shuffle(after)
    rack = tuple(face for piece in parts for face in Face.parse_many(piece.rack))
    return Turn(tuple(before), tuple(after), rack)


def broken_turns(pieces: tuple[Piece, ...], count: int, seed: int) -> Iterator[tuple[set[str], Turn]]:
    rng = Random(seed)
    while count:
        chosen = tuple(rng.sample(pieces, min(len(pieces), rng.choice((2, 3)))))
        turn = put_together((*chosen, HARMLESS), rng)
        if turn is not None:
            count -= 1
            yield {piece.code for piece in chosen}, turn


@pytest.mark.parametrize(
    ("edition", "knobs", "pieces"),
    [
        ("original", {"jokers_normal": 4}, STRICT),
        ("rummy", {"jokers_normal": 4}, MILD),
        ("twist", {"jokers_normal": 4}, SPECIAL),
        ("classic", {"jokers_normal": 4}, FACTS),
    ],
    ids=["original", "rummy", "twist", "facts"],
)
def test_every_broken_rule_is_named(edition: str, knobs: dict[str, object], pieces: tuple[Piece, ...]) -> None:
    rules = ruleset(edition, knobs)
    for due, turn in broken_turns(pieces, 125, seed=7):
        found = list(objections(turn, rules))
        assert {violation.code.value for violation in found} == due, _written(turn)
        assert_told(found, rules)


def test_rules_of_openings_are_named_beside_those_of_sets() -> None:
    """The harmless piece touches the table, and no turn is worth fifty points."""
    rules = ruleset("classic", {"jokers_normal": 4, "meld_minimum": 50})
    due_too = {"opening/table-touched", "opening/too-few-points"}
    for due, turn in broken_turns(FACTS, 125, seed=8):
        found = list(objections(replace(turn, opened=False), rules))
        assert {violation.code.value for violation in found} == due | due_too, _written(turn)
        assert_told(found, rules)


@pytest.mark.parametrize(
    ("edition", "pieces", "due_too"),
    [
        ("twist", SPECIAL, {"opening/table-touched", "opening/too-few-points"}),
        ("original", STRICT, {"opening/too-few-points"}),
        ("rummy", MILD, {"opening/too-few-points"}),
    ],
    ids=["twist", "original", "rummy"],
)
def test_rules_of_openings_are_named_beside_those_of_jokers(edition: str, pieces: tuple[Piece, ...], due_too: set[str]) -> None:
    """The same turns of somebody who has not opened and lays nothing worth fifty points."""
    rules = ruleset(edition, {"jokers_normal": 4, "meld_minimum": 50})
    for due, turn in broken_turns(pieces, 125, seed=9):
        found = list(objections(replace(turn, opened=False), rules))
        assert {violation.code.value for violation in found} == due | due_too, _written(turn)
        assert_told(found, rules)


def assert_told(found: list[Violation], rules: Ruleset) -> None:
    """Every reason has a sentence in every language, of its own and without a hole."""
    for language in LANGUAGES:
        speak = translator(language).message
        told: dict[str, str] = {}
        for violation in found:
            text = speak(violation.code.value, **{**dict(violation.args), "tiles": "R3"})
            assert text, (language, violation.code)
            assert not any(hole in text for hole in (violation.code.value, "{", "???")), text
            assert told.setdefault(text, violation.code.value) == violation.code.value, (language, text)


def _written(turn: Turn) -> str:
    return " | ".join("; ".join(faces_text(row) for row in rows) for rows in (turn.before, turn.after))


@pytest.mark.parametrize("piece", [*STRICT, *SPECIAL, *FACTS], ids=lambda piece: piece.code)
def test_a_single_piece_breaks_its_rule_alone(piece: Piece) -> None:
    edition = "twist" if piece in SPECIAL else "original"
    rng = Random(3)
    turn = next(found for found in (put_together((piece, HARMLESS), rng) for _ in range(1000)) if found is not None)
    assert [violation.code.value for violation in objections(turn, ruleset(edition))] == [piece.code]


@pytest.mark.parametrize(
    ("edition", "before", "after", "told"),
    [
        ("original", "R3 J R5 R6; R4 B4 K4", "R3 J R5; R6 B6 K6; R4 B4 K4", Code.JOKER_SET_SHRUNK),
        ("rummy", "J K4 K5 K6; K3 O3 B3", "K4 K5 K6; R11 J R13; K3 O3 B3", Code.JOKER_SET_SPLIT),
        ("rummy", "R3 R4 R5 J R7 R8 R9; R6 B6 K6", "R3 R4 R5; R7 R8 R9; K9 J K11; R6 B6 K6", Code.JOKER_SET_SPLIT),
        ("rummy", "R3 J R5; R4 R5 R6 R7", "R3 R4 R5; R5 R6 R7; K9 J K11", Code.JOKER_REPLACED_FROM_TABLE),
    ],
)
def test_a_tile_that_never_moved_replaced_no_joker(edition: str, before: str, after: str, told: Code) -> None:
    turn = Turn.parse(before, after, rack="")
    turn = Turn(turn.before, turn.after, tuple(turn.placed.elements()))
    assert [found.code for found in objections(turn, ruleset(edition))] == [told]


def test_all_reasons_of_a_turn_share_one_amount_of_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A taken discard, an opening and a joker: three searches for reasons, which must not take three times as long."""
    made: list[int] = []

    def counted(steps: int) -> Work:
        made.append(steps)
        return Work(steps)

    monkeypatch.setattr("meldstone.rules.work.Work", counted)
    turn = Turn.parse("R3 J R5; B7 B8 B9", "R3 R4 R5; B7 B8 B9 J; K9 K10 K11 K12", rack="R4 K9 K10 K11 K12", opened=False)
    found = list(objections(replace(turn, into_new_set=Face.parse_many("R4")[0]), ruleset("rummy-discard")))
    assert {violation.code for violation in found} == {Code.DISCARD_NOT_IN_NEW_SET, Code.JOKER_NOT_IN_NEW_SET}
    assert made == [STEPS_FOR_VERDICT, STEPS_FOR_REASONS]


def test_a_verdict_that_took_long_leaves_less_work_for_reasons() -> None:
    """A turn of any rules takes no more than a fixed amount of work, reasons included."""
    for left, reasons in ((STEPS_FOR_VERDICT, STEPS_FOR_REASONS), (0, STEPS_IN_ALL - STEPS_FOR_VERDICT)):
        assert reasons_work(Work(left), JUDGE).left == reasons
    assert reasons_work(Work(0), 1).left == 0
