"""Turns of bot games, played by one version and judged by another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from benchmarks.compare import ROOT, Worker
from benchmarks.verdict_rows import UNEXPLAINED, explained
from benchmarks.verdicts import EDITIONS, WORKER, Verdicts
from meldstone.rules.turn import Turn


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(ROOT, ROOT / "src", WORKER)
    yield worker
    worker.close()


def test_a_version_agrees_with_itself(worker: Worker) -> None:
    verdicts = Verdicts()
    for number in (EDITIONS.index("rummy"), EDITIONS.index("rummy-discard")):
        verdicts.add_game("now", number, worker, worker)
    assert verdicts.games["now"] == 2
    assert verdicts.turns["now"] > 10
    assert not verdicts.changed


def test_a_turn_is_judged_with_all_that_its_player_had(worker: Worker) -> None:
    turn = {
        "edition": "rummy-discard",
        "before": [["R4", "R5", "R6"]],
        "after": [["R4", "R5", "R6", "R7"]],
        "rack": ["R7"],
        "opened": True,
        "discard": None,
    }
    asked = [turn, {**turn, "discard": "R7"}, {**turn, "opened": False}, {**turn, "rack": ["R7b"]}]
    told = [[], ["discard/not-in-new-set"], ["opening/too-few-points"], ["turn/tile-from-nowhere"]]
    assert worker.ask("judge", asked) == told


@pytest.mark.parametrize(
    ("edition", "before", "after", "row"),
    [
        ("rummy", "R3 J R5", "J R5 R6; R3 B3 K3", "K-43"),
        ("rummy", "B5 B6 J B8 B9", "B3 J B5 B6 B7; B7 B8 B9 B10", "K-44"),
        ("twist", "B3 R3 D; B4 B5 B6", "B3 B4 B5 B6; B3 R3 J; K8 D K11", "K-44 (swap of a special joker)"),
        ("rummy", "R4 R5 R6", "R4 R5 R6 R7", UNEXPLAINED),
    ],
)
def test_a_turn_that_is_allowed_now_is_explained_by_its_row(edition: str, before: str, after: str, row: str) -> None:
    assert explained(told(edition, before, after), refused_now=False) == row


@pytest.mark.parametrize(
    ("before", "after", "row"),
    [
        ("R8 R7 R6 R5 J J; R5 R6 R7 R8 R9 R10", "R8 R7 R6 R5 J R3; J R5 R6 R7 R8 R9 R10", "K-45 (places counted twice, a gap)"),
        ("K7 O7 B7; B4 J B6 B7 B8", "K7 O7 B7; B4 J B6; B7 B8 B9", "K-45 (tiles of two old sets)"),
        ("K8 R8 J O8", "R8 J O8 B8; K8 K9 K10", "K-47"),
        ("R3 J R5", "R3 R4 R5 J", UNEXPLAINED),
    ],
)
def test_a_turn_that_is_refused_now_is_explained_by_its_row(before: str, after: str, row: str) -> None:
    assert explained(told("rummy", before, after), refused_now=True) == row


def told(edition: str, before: str, after: str) -> dict[str, object]:
    """A turn as the worker tells it, with all its new tiles on the rack."""
    turn = Turn.parse(before, after, rack="")
    tables = {"before": turn.before, "after": turn.after}
    named = {when: [[str(face) for face in row] for row in rows] for when, rows in tables.items()}
    rack = [str(face) for face in turn.placed.elements()]
    return {"edition": edition, **named, "rack": rack, "opened": True, "discard": None}
