from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meldstone.notation.table_change import change_text, read_change
from meldstone.rules.turn import Declarations
from meldstone.tiles import NotationError, Table, TileSet


def read(text: str, before: str = "", declared: Declarations = ()) -> tuple[str, Declarations]:
    table, said = read_change(text, Table.parse(before), declared, TileSet.parse)
    return str(table), said


CHANGES = {
    "+R4 R5 R6": " -> R4 R5 R6",
    "1=R4 R5 R6 R7": "R4 R5 R6; K9 B9 O9 -> R4 R5 R6 R7; K9 B9 O9",
    "-2": "R4 R5 R6; K9 B9 O9 -> R4 R5 R6",
    "1=R4 R5 R6; +R6b R7 R8": "R4 R5 R6 R7 R8 -> R4 R5 R6; R6b R7 R8",
    "table K9 B9 O9; R4 R5 R6": "R4 R5 R6; K9 B9 O9 -> K9 B9 O9; R4 R5 R6",
    "table K1 K2 K3; R4 R5 R6": "R4 R5 R6 -> K1 K2 K3; R4 R5 R6",
    "-1": "R4 R5 R6 -> ",
}


@pytest.mark.parametrize(("text", "change"), CHANGES.items())
def test_the_shortest_way_to_tell_a_change(text: str, change: str) -> None:
    before, _, after = change.partition(" -> ")
    assert change_text(Table.parse(before), Table.parse(after)) == text
    assert read(text, before)[0] == after


TILES = TileSet.parse("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12")


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """The twelve red tiles in some order, cut into sets; some may be missing."""
    order = draw(st.permutations(TILES))[: draw(st.integers(0, 12))]
    cuts = sorted(draw(st.sets(st.integers(1, 11), max_size=5)))
    edges = [0, *[cut for cut in cuts if cut < len(order)], len(order)]
    return Table.of(order[a:b] for a, b in pairwise(edges) if b > a)


@given(tables(), tables())
def test_every_change_comes_back(before: Table, after: Table) -> None:
    text = change_text(before, after)
    if text:
        assert read_change(text, before, (), TileSet.parse)[0] == after
    else:
        assert before == after


def test_declared_numbers_are_written_behind_their_set() -> None:
    before, after = Table.parse("R4 R5 R6"), Table.parse("R4 R5 R6; R8 J Jb")
    text = change_text(before, after, ((), (8, 8, 8)))
    assert text == "+R8 J Jb (8 8 8)"
    assert read(text, "R4 R5 R6") == ("R4 R5 R6; R8 J Jb", ((), (8, 8, 8)))


def test_what_was_declared_of_a_set_that_stays_is_kept() -> None:
    assert read("2=R4 R5 R6 R7", "R8 J Jb; R4 R5 R6", ((8, 8, 8), ())) == ("R8 J Jb; R4 R5 R6 R7", ((8, 8, 8), ()))


@pytest.mark.parametrize("text", ["R4 R5 R6", "1=", "2=R4 R5 R6", "0=R4 R5 R6", "-2", "+", "1=R4 (a)", "-1 R4", "+R4 R99"])
def test_what_is_no_change_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read(text, "K9 B9 O9")
