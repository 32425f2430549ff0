"""The work of a judgement: no garbage is collected meanwhile, and the collector is as it was afterwards."""

from __future__ import annotations

import gc
import traceback
from collections.abc import Iterator

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.tile_turn import TileTurn
from meldstone.rules.timeout import settle
from meldstone.rules.turn import Turn, breaks_no_rule, objections
from meldstone.rules.work import CollectorPaused, uncollected
from meldstone.tiles import Table, Tile

SPLIT = Turn.parse("R3 R4 R5 J R7 R8 R9", "R3 R4 R5; R7 R8 R9; K9 J K11", rack="K9 K11")


@pytest.fixture
def collected_in() -> Iterator[set[str]]:
    """The functions in which garbage is collected, which happens as often as can be."""
    found: set[str] = set()

    def note(phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            found.update(frame.name for frame in traceback.extract_stack())

    thresholds = gc.get_threshold()
    gc.set_threshold(1, 1, 1)
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*thresholds)


def test_nothing_is_collected_while_a_turn_is_judged(collected_in: set[str]) -> None:
    assert [found.code.value for found in objections(SPLIT, ruleset("rummy"))] == ["joker/locked-set-split"]
    assert "breaks_no_rule" not in collected_in
    assert gc.isenabled()
    breaks_no_rule(SPLIT, ruleset("rummy"))
    assert "breaks_no_rule" in collected_in


def test_nothing_is_collected_while_a_deadline_is_settled(collected_in: set[str]) -> None:
    turn = TileTurn(Table.parse("B4 B5 B6"), Table.parse("B3 B4 B5 B6; R8"), frozenset([Tile("B3"), Tile("R8")]), opened=True)
    assert settle(turn, ruleset("twist")).draw == 3
    assert "is_legal" not in collected_in
    assert gc.isenabled()


def test_whoever_finds_the_collector_off_leaves_it_off() -> None:
    with CollectorPaused():
        list(objections(SPLIT, ruleset("rummy")))
        assert not gc.isenabled()
    assert gc.isenabled()


def test_the_collector_runs_while_somebody_reads_and_after_a_failure() -> None:
    def failing() -> Iterator[int]:
        assert not gc.isenabled()
        yield 1
        raise LookupError("broken")

    items = uncollected(failing())
    assert next(items) == 1
    assert gc.isenabled()
    with pytest.raises(LookupError, match="broken"):
        next(items)
    assert gc.isenabled()
