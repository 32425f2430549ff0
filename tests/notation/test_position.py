import pytest
from hypothesis import given
from hypothesis import strategies as st

from meldstone.game.apply import new_game
from meldstone.game.position import Position, position_of
from meldstone.notation.position import read_position, write_position
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.knobs import RulesetError
from meldstone.tiles import NotationError, Table, Tile
from tests.game.at_table import at_table, done, draw

LINES = [
    "classic / R4 R5 R6; K9 B9 O9 / R7 J / opened",
    "classic joker_penalty=50 declare_finish=true / R4 R5 R6 / R7 / unopened",
    "rummy-discard+rummy-hand / / R1 R1b / unopened / discard K5",
    "rummy-open-tile / / R1 / opened / open K5",
    "rummy-discard+rummy-open-tile / R4 R5 R6 / R1 / opened / discard B2 / open K5",
    "twist / R2 D R5; O2 O3 M O3b O2b / C Cb / opened",
]


@pytest.mark.parametrize("line", LINES)
def test_lines_come_back_as_they_were(line: str) -> None:
    assert write_position(read_position(line)) == line


@pytest.mark.parametrize("edition", editions())
def test_positions_of_every_edition_come_back(edition: str) -> None:
    found = position_of(new_game(ruleset(edition, {"joker_penalty": 25}), 2, "00" * 32).state)
    assert read_position(write_position(found)) == found


@given(st.lists(st.sampled_from(Tile.parse_many("R4 R5 R6 R7 K9 B9 O9 J Jb")), unique=True), st.booleans(), st.integers(0, 9))
def test_every_position_comes_back(tiles: list[Tile], opened: bool, cut: int) -> None:
    table = Table.of([tiles[:cut]]) if tiles[:cut] else Table()
    found = Position(ruleset("classic"), table, tuple(tiles[cut:]), opened)
    assert read_position(write_position(found)) == found


def test_people_may_leave_copies_out() -> None:
    found = read_position("classic / R4 R5 R6; R4 K4 B4 / R4 R4")
    assert [str(tile) for tile in found.table.tiles[3:4]] == ["R4b"]
    assert [str(tile) for tile in found.rack] == ["R4c", "R4d"]
    assert found.opened


def test_brown_and_white_are_read() -> None:
    assert str(read_position("rummy / N9 B9 W9 / ").table) == "K9 B9 O9"


def test_the_position_offers_the_discard_only_at_the_start_of_a_turn() -> None:
    state = at_table(ruleset("rummy-discard"), ["B1", "K7"], "", "O1", turn=1, discards=["R7", ""])
    assert position_of(state).discard is Tile("R7")
    assert position_of(done(draw(state))).discard is None


@pytest.mark.parametrize(
    ("line", "position"),
    [
        ("classic / R4", 0),
        ("classic / R4 R5 X6 / R7", 16),
        ("classic / R4 R5 R6 / R7 Q", 24),
        ("classic / R4 R5 R6 / R7 / closed", 25),
        ("classic / R4 R5 R6 / R7 / discard Z1", None),
        ("classic / R4 R4 R4 / R4 R4", 24),
        ("", 0),
    ],
)
def test_errors_point_into_the_line(line: str, position: int | None) -> None:
    with pytest.raises(NotationError) as error:
        read_position(line)
    if position is not None:
        assert error.value.position == position


@pytest.mark.parametrize(
    "line", ["chess / / R7", "classic joker_penalty=7 / / R7", "classic fun=1 / / R7", "classic joker_penalty / / R7"]
)
def test_unknown_rules_are_named(line: str) -> None:
    with pytest.raises(RulesetError):
        read_position(line)
