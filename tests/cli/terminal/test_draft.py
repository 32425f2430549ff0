"""The draft: tiles move between table, rack and work area; nothing is lost, and every step can be undone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meldstone.cli.terminal.draft import Draft, DraftError, Drafting
from meldstone.game.commands import Took
from meldstone.rules.catalogue import ruleset
from meldstone.tiles import FACES, Face, Table, Tile

CLASSIC = ruleset("classic")


def draft(table: str, rack: str) -> Draft:
    return Draft.start(Table.parse(table), Tile.parse_many(rack), CLASSIC)


def faces(text: str) -> tuple[Face, ...]:
    return Face.parse_many(text)


def test_tiles_are_laid_in_a_legal_order_whatever_order_was_typed() -> None:
    laid = draft("", "R6 K1 R4 R5").lay(faces("R6 R4 R5"))
    assert str(laid.table) == "R4 R5 R6"
    assert laid.rack == (Tile("K1"),)
    assert laid.placed == Tile.parse_many("R4 R5 R6")


def test_tiles_that_make_no_set_lie_as_typed() -> None:
    assert str(draft("", "R6 R4 K9").lay(faces("R6 R4 K9")).table) == "R6 R4 K9"


def test_taking_a_table_tile_puts_it_into_the_work_area_and_laying_uses_it_first() -> None:
    taken = draft("R4 R5 R6 R7", "R7b B7 K7").take(faces("R7"), 1)
    assert (str(taken.table), taken.loose) == ("R4 R5 R6", (Tile("R7"),))
    laid = taken.lay(faces("R7 B7 K7"))
    assert str(laid.table) == "R4 R5 R6; R7 B7 K7"
    assert (laid.loose, laid.rack) == ((), (Tile("R7b"),))


def test_an_own_tile_goes_back_to_the_rack() -> None:
    back = draft("R4 R5 R6", "R7").add(faces("R7"), 1).take(faces("R7"))
    assert (back.rack, back.loose, back.touched) == ((Tile("R7"),), (), False)


def test_a_whole_set_can_be_taken_up() -> None:
    taken = draft("R4 R5 R6; K1 K2 K3", "R7").take((), 1)
    assert (str(taken.table), taken.loose) == ("K1 K2 K3", Tile.parse_many("R4 R5 R6"))


def test_split_move_and_join() -> None:
    start = draft("R4 R5 R6 R7 R8; B6 K6 O6", "R6b")
    assert str(start.split(1, Face("R5")).table) == "R4 R5; R6 R7 R8; B6 K6 O6"
    assert str(start.move(faces("R4"), 1, 2).table) == "R5 R6 R7 R8; B6 K6 O6 R4"
    assert str(draft("R1 R2 R3; R4 R5 R6", "").join(2, 1).table) == "R1 R2 R3 R4 R5 R6"


def test_swap_frees_the_joker() -> None:
    freed = draft("R3 J R5", "R4 K9 K10").swap(Face("R4"), Face("J"))
    assert (str(freed.table), freed.loose) == ("R3 R4 R5", (Tile("J"),))
    assert str(freed.lay(faces("K9 K10 J")).table) == "R3 R4 R5; K9 K10 J"


def test_the_whole_table_can_be_stated_by_faces() -> None:
    stated = draft("R4 R5 R6 R7; K9 B9 O9", "R9 B7 K7 K1").state_table([faces("R4 R5 R6"), faces("R7 B7 K7"), faces("K9 B9 O9 R9")])
    assert str(stated.table) == "R4 R5 R6; R7 B7 K7; K9 B9 O9 R9"
    assert (stated.rack, stated.loose) == ((Tile("K1"),), ())
    partly = stated.state_table([faces("R4 R5 R6 R7")])
    assert partly.loose == Tile.parse_many("K9 B9 O9")
    assert set(partly.rack) == set(Tile.parse_many("R9 B7 K7 K1"))


def test_the_taken_discard_goes_into_the_new_set_before_an_equal_tile() -> None:
    taken = draft("R4 R5 R6", "R7 B7 K7").take_extra(Tile("R7b"), Took.DISCARD)
    assert taken.touched
    assert Tile("R7b") in taken.lay(faces("R7 B7 K7")).table.tiles
    assert Tile("R7") in taken.add(faces("R7"), 1).table.tiles
    with pytest.raises(DraftError, match="already taken"):
        taken.take_extra(Tile("R8"), Took.OPEN_TILE)


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (lambda d: d.lay(faces("B1")), "You have no B1"),
        (lambda d: d.lay(faces("R7 R7")), "You have only one R7"),
        (lambda d: d.lay(()), "Which tiles"),
        (lambda d: d.add(faces("R7"), 5), "There is no set 5: the last one is 2"),
        (lambda d: d.add(faces("R7"), 0), "There is no set 0"),
        (lambda d: d.take(faces("B13")), "No set on the table has B13"),
        (lambda d: d.take(faces("R5")), "in sets 1, 2. Say which"),
        (lambda d: d.take(faces("B13"), 1), "Set 1 has no B13"),
        (lambda d: d.split(1, Face("R6")), "last tile"),
        (lambda d: d.join(1, 1), "same set"),
        (lambda d: d.move(faces("R4"), 1, 1), "same set"),
        (lambda d: d.state_table([faces("R7 R7")]), "no other R7"),
    ],
)
def test_what_cannot_be_done_is_said(step: object, reason: str) -> None:
    assert callable(step)
    with pytest.raises(DraftError, match=reason):
        step(draft("R4 R5 R6; R5b B5 K5", "R7"))


def test_undo_and_reset_walk_back() -> None:
    turn = Drafting(draft("R4 R5 R6", "R7 R8"))
    with pytest.raises(DraftError, match="nothing to undo"):
        turn.undo()
    first = turn.then(turn.draft.add(faces("R7"), 1))
    second = first.then(first.draft.add(faces("R8"), 1))
    assert second.undo() == first
    assert second.reset() == turn
    assert turn.reset() == turn


STEPS = st.tuples(
    st.sampled_from(["lay", "add", "take", "move", "split", "swap", "join", "table"]),
    st.lists(st.sampled_from([face for face in FACES if face.colour < 4 and face.number < 9] + list(FACES[-4:])), max_size=4),
    st.integers(-1, 6),
    st.integers(-1, 6),
)


@given(st.lists(STEPS, max_size=8))
def test_no_tile_is_ever_lost_or_doubled(steps: list[tuple[str, list[Face], int, int]]) -> None:
    current = draft("R4 R5 R6 R7; K8 B8 O8; J K3 K4", "R3 R8 K5 B7 Jb O8b K8b M")
    everything = sorted((*current.table.tiles, *current.rack))
    for name, some, a, b in steps:
        try:
            match name:
                case "lay":
                    current = current.lay(some)
                case "add":
                    current = current.add(some, a)
                case "take":
                    current = current.take(some, a if a > 0 else None)
                case "move":
                    current = current.move(some, a, b)
                case "split" if some:
                    current = current.split(a, some[0])
                case "swap" if len(some) > 1:
                    current = current.swap(some[0], some[1], a if a > 0 else None)
                case "join":
                    current = current.join(a, b)
                case "table":
                    current = current.state_table([some])
        except DraftError:
            pass
        assert sorted((*current.table.tiles, *current.rack, *current.loose)) == everything
        assert current.own.issuperset(current.rack)
        assert all(current.table)
