import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meldstone.tiles import (
    BY_CODE,
    COLOUR_LETTERS,
    DOUBLE,
    FACES,
    JOKER,
    MIRROR,
    NUMBERS,
    TILES,
    TWO_COLOUR,
    Face,
    JokerKind,
    NotationError,
    Table,
    Tile,
    TileSet,
    face_counts,
    faces_text,
    number_copies,
    tiles_text,
    tokens,
)

tiles = st.sampled_from(TILES)
faces = st.sampled_from(FACES)
tables = st.lists(st.lists(tiles, min_size=1), max_size=8).map(Table.of)
blanks = st.sampled_from([" ", "  ", ",", ", ", "\t", "\n"])


# --- notation --------------------------------------------------------------------------------------------------------


def test_there_are_six_colours_of_thirteen_numbers_and_four_jokers() -> None:
    number_faces = [f"{letter}{number}" for letter in "KOBRGV" for number in range(1, 14)]
    assert [str(face) for face in FACES] == [*number_faces, "J", "D", "C", "M"]


@pytest.mark.parametrize("value", [*FACES, *TILES], ids=repr)
def test_faces_and_tiles_are_read_back_from_their_text_and_their_repr(value: Face | Tile) -> None:
    kind = type(value)
    assert kind(str(value)) is value
    assert eval(repr(value), {"Face": Face, "Tile": Tile}) is value
    assert kind.parse_many(str(value)) == (value,)


def test_faces_and_tiles_stand_where_their_number_says() -> None:
    assert [face.code for face in FACES] == list(range(len(FACES)))
    assert [tile.id for tile in TILES] == list(range(len(TILES)))
    assert [Tile.of(tile.face, tile.copy) for tile in TILES] == list(TILES)


def test_every_face_has_four_copies_written_without_a_letter_and_with_b_c_d() -> None:
    assert len(TILES) == 4 * len(FACES)
    assert [str(Tile.of(Face("R7"), copy)) for copy in range(4)] == ["R7", "R7b", "R7c", "R7d"]
    assert [str(Tile.of(JOKER, copy)) for copy in range(4)] == ["J", "Jb", "Jc", "Jd"]


def test_the_letter_a_may_be_written_for_the_first_copy() -> None:
    assert Tile("R7a") is Tile("R7")
    assert Tile("Ja") is Tile("J")


def test_no_two_faces_and_no_two_tiles_are_written_alike() -> None:
    assert len({str(face) for face in FACES}) == len(FACES)
    assert len({str(tile) for tile in TILES}) == len(TILES)


@pytest.mark.parametrize("number", range(1, NUMBERS + 1))
@pytest.mark.parametrize(("alias", "letter"), [("N", "K"), ("W", "O")])
def test_brown_and_white_are_read_as_colours_0_and_1(alias: str, letter: str, number: int) -> None:
    assert Face(f"{alias}{number}") is Face(f"{letter}{number}")
    assert Tile(f"{alias}{number}b") is Tile(f"{letter}{number}b")
    assert str(Face(f"{alias}{number}")) == f"{letter}{number}"


def test_a_number_face_knows_its_colour_and_number() -> None:
    for colour, letter in enumerate(COLOUR_LETTERS):
        for number in range(1, NUMBERS + 1):
            face = Face.of(colour, number)
            assert (face.text, face.colour, face.number, face.joker) == (f"{letter}{number}", colour, number, None)


@pytest.mark.parametrize(
    ("face", "kind"),
    [
        (JOKER, JokerKind.NORMAL),
        (DOUBLE, JokerKind.DOUBLE),
        (TWO_COLOUR, JokerKind.TWO_COLOUR),
        (MIRROR, JokerKind.MIRROR),
    ],
)
def test_a_joker_has_a_kind_but_no_number_and_no_colour(face: Face, kind: JokerKind) -> None:
    assert (face.text, face.joker, face.number, face.colour) == (kind.value, kind, 0, -1)


@pytest.mark.parametrize(("colour", "number"), [(-1, 5), (6, 5), (0, 0), (0, 14)])
def test_no_face_lies_outside_six_colours_and_thirteen_numbers(colour: int, number: int) -> None:
    with pytest.raises(ValueError, match=f"colour {colour} and number {number}"):
        Face.of(colour, number)


def test_faces_sort_by_colour_then_number_and_jokers_come_last() -> None:
    assert faces_text(sorted(Face.parse_many("M J R1 K13 K2 D O1 C"), key=BY_CODE)) == "K2 K13 O1 R1 J D C M"


def test_tiles_sort_by_face_then_copy() -> None:
    assert tiles_text(sorted(Tile.parse_many("J R1b K13 R1 K2c K2"))) == "K2 K2c K13 R1 R1b J"


@given(st.lists(st.tuples(tiles, blanks)))
def test_tiles_are_separated_by_blanks_or_commas(pairs: list[tuple[Tile, str]]) -> None:
    text = "".join(f"{tile}{blank}" for tile, blank in pairs)
    assert Tile.parse_many(text) == tuple(tile for tile, _ in pairs)


@given(st.lists(faces))
def test_a_line_of_faces_is_read_back(row: list[Face]) -> None:
    assert Face.parse_many(faces_text(row)) == tuple(row)


def test_tokens_come_with_their_positions() -> None:
    assert list(tokens(" R7, K9;J")) == [("R7", 1), ("K9", 5), ("J", 8)]
    assert list(tokens("R7;K9", keep_semicolons=True)) == [("R7", 0), (";", 2), ("K9", 3)]


# --- errors ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "R", "7", "R0", "R14", "R07", "X3", "r7", "R7 ", "R7e", "JJ", "N0", "W14", "*"])
def test_text_that_is_no_tile_is_refused(text: str) -> None:
    for read in (Face, Tile):
        with pytest.raises(NotationError, match="is not a tile") as refused:
            read(text)
        assert (refused.value.code, refused.value.token, refused.value.position) == ("notation/not-a-tile", text, 0)


def test_a_face_carries_no_copy_letter() -> None:
    with pytest.raises(NotationError):
        Face("R7b")


@pytest.mark.parametrize(
    ("text", "token", "position"),
    [("R7 X3", "X3", 3), ("X3 R7 Y4", "X3", 0), ("R7,\n  R14", "R14", 6), ("K9 J R7?", "R7?", 5)],
)
def test_the_error_points_at_the_first_token_that_is_no_tile(text: str, token: str, position: int) -> None:
    for parse in (Face.parse_many, Tile.parse_many, TileSet.parse, Table.parse):
        with pytest.raises(NotationError) as refused:
            parse(text)
        assert (refused.value.token, refused.value.position) == (token, position)
        assert text[position:].startswith(token)
        assert str(refused.value) == f"'{token}' at character {position + 1} is not a tile"


def test_the_error_in_a_table_points_into_the_whole_line() -> None:
    with pytest.raises(NotationError) as refused:
        Table.parse("R4 R5 R6; K9 Q9")
    assert (refused.value.token, refused.value.position) == ("Q9", 13)


# --- one object per tile ---------------------------------------------------------------------------------------------


@given(st.one_of(faces, tiles), st.integers(0, pickle.HIGHEST_PROTOCOL))
def test_copies_and_pickles_of_a_face_or_tile_are_the_same_object(value: Face | Tile, protocol: int) -> None:
    assert copy.copy(value) is value
    assert copy.deepcopy([value])[0] is value
    assert pickle.loads(pickle.dumps(value, protocol)) is value


@given(tables)
def test_a_pickled_table_comes_back_with_the_same_tiles(table: Table) -> None:
    back = pickle.loads(pickle.dumps(table))
    assert back == table
    assert type(back) is Table
    assert all(type(tile_set) is TileSet for tile_set in back)
    assert all(a is b for a, b in zip(back.tiles, table.tiles, strict=True))


@pytest.mark.parametrize("name", [*Face.__slots__, "other"])
def test_a_face_never_changes(name: str) -> None:
    face = Face("R7")
    with pytest.raises(AttributeError):
        setattr(face, name, 8)
    assert (face.code, face.colour, face.joker, face.number, face.text) == (45, 3, None, 7, "R7")


@pytest.mark.parametrize("name", [*Tile.__slots__, "other"])
def test_a_tile_never_changes(name: str) -> None:
    tile = Tile("R7b")
    with pytest.raises(AttributeError):
        setattr(tile, name, 8)
    assert (tile.id, tile.face, tile.copy, tile.text) == (181, Face("R7"), 1, "R7b")


@pytest.mark.parametrize("value", [Face("V13"), Tile("V13d")])
def test_attributes_of_a_face_or_tile_cannot_be_deleted(value: Face | Tile) -> None:
    text = value.text
    try:
        with pytest.raises(AttributeError):
            del value.text
    finally:
        object.__setattr__(value, "text", text)  # every other test shares this object


def test_copies_of_one_face_are_different_tiles_with_the_same_face() -> None:
    first, second = Tile("R7"), Tile("R7b")
    assert first != second
    assert first.face is second.face


# --- sets and tables -------------------------------------------------------------------------------------------------


@given(st.lists(tiles))
def test_a_tile_set_is_read_back_from_its_text_and_its_repr(row: list[Tile]) -> None:
    tile_set = TileSet(row)
    assert TileSet.parse(str(tile_set)) == tile_set
    assert eval(repr(tile_set), {"TileSet": TileSet}) == tile_set
    assert tile_set.faces == tuple(tile.face for tile in row)


@given(tables)
def test_a_table_is_read_back_from_its_text_and_its_repr(table: Table) -> None:
    assert Table.parse(str(table)) == table
    assert eval(repr(table), {"Table": Table}) == table
    assert table.tiles == tuple(tile for tile_set in table for tile in tile_set)


@given(tables)
def test_the_text_of_a_table_is_canonical(table: Table) -> None:
    untidy = " ;; ".join(str(tile_set).replace(" ", " , ") for tile_set in table) + ";"
    assert str(Table.parse(untidy)) == str(table)


def test_a_table_is_written_set_after_set() -> None:
    table = Table.parse("R4 R5 R6; N9 B9 W9")
    assert str(table) == "R4 R5 R6; K9 B9 O9"
    assert [len(tile_set) for tile_set in table] == [3, 3]
    assert str(table[1]) == "K9 B9 O9"


@pytest.mark.parametrize("text", ["", " ", ";", " ; ;\n"])
def test_empty_parts_of_a_table_are_ignored(text: str) -> None:
    assert Table.parse(text) == Table()
    assert str(Table.parse(text)) == ""


# --- copies ----------------------------------------------------------------------------------------------------------


def test_faces_without_copies_are_numbered_as_they_come() -> None:
    assert tiles_text(number_copies(Face.parse_many("R7 K9 R7 J R7 J"))) == "R7 K9 R7b J R7c Jb"


def test_numbering_goes_on_after_the_copies_already_taken() -> None:
    taken = face_counts(Tile.parse_many("R7 J Jb"))
    assert tiles_text(number_copies(Face.parse_many("R7 K9 J"), taken)) == "R7b K9 Jc"
    assert taken == Counter({Face("R7"): 1, JOKER: 2})


def test_a_fifth_copy_is_refused() -> None:
    assert tiles_text(number_copies([JOKER] * 4)) == "J Jb Jc Jd"
    with pytest.raises(NotationError, match="no box has more than 4 tiles J") as refused:
        number_copies([JOKER] * 5)
    assert (refused.value.code, refused.value.token) == ("notation/too-many-copies", "J")
    with pytest.raises(NotationError):
        number_copies([Face("R7")], Counter({Face("R7"): 4}))


@given(st.lists(st.sampled_from(FACES[:3]), max_size=4))
def test_numbered_tiles_keep_the_faces_and_are_all_different(row: list[Face]) -> None:
    numbered = number_copies(row)
    assert [tile.face for tile in numbered] == row
    assert len(set(numbered)) == len(row)
    assert face_counts(numbered) == Counter(row)
