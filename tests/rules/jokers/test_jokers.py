"""What may become of jokers on the table (RULES.md F), edition by edition and for agreed combinations of the knobs."""

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.rules.turn import Turn, objections
from meldstone.rules.violations import Code
from meldstone.tiles import Table, Tile
from tests.vectors import KnobValue

Knobs = dict[str, KnobValue]
SPLIT = "joker/locked-set-split"
SHRUNK = "joker/locked-set-shrunk"
FREED = "joker/freed-without-exchange"
FROM_TABLE = "joker/replaced-from-table"
NOT_NEW = "joker/not-in-new-set"
NEEDS_RACK = "joker/new-set-needs-rack-tiles"
REFUSED = "refused"


def codes(edition: str, before: str, rack: str, after: str, knobs: Knobs | None = None) -> list[str]:
    turn = TileTurn(Table.parse(before), Table.parse(after), frozenset(Tile.parse_many(rack)), opened=True)
    return [found.code.value for found in tile_objections(turn, ruleset(edition, knobs))]


# --- one row, one turn (F.3, F.4) ------------------------------------------------------------------------------------

TURNS = {
    "original": {
        "joker set may be left": ("R3 J R5", "K7 K8 K9", "R3 J R5; K7 K8 K9", ""),
        "joker set may lie reversed": ("R3 J R5", "R6", "R6 R5 J R3", ""),
        "tiles added to a joker set may come from the table": (
            "R3 J R5; R6 R7 R8 R9",
            "K1 K2 K3",
            "R3 J R5 R6; R7 R8 R9; K1 K2 K3",
            "",
        ),
        "a joker group takes a free colour in any place": ("K4 B4 J", "O4", "K4 O4 B4 J", ""),
        "two joker sets may become one": ("R3 J R5; R6 Jb R8", "R9", "R3 J R5 R6 Jb R8 R9", ""),
        "the exchanging tile comes from the rack": ("R3 J R5; R4 B4 K4 O4", "K9 K11", "R3 R4 R5; B4 K4 O4; K9 J K11", FROM_TABLE),
        "exchanged jokers of one turn may join in a new set": (
            "R3 J R5; B3 Jb B5",
            "R4 B4 K9",
            "R3 R4 R5; B3 B4 B5; K9 J Jb",
            "",
        ),
        "a rack joker may join the new set too": ("R3 J R5", "R4 K9 Jb", "R3 R4 R5; K9 J Jb", ""),
        "nothing leaves a joker run": ("R3 J R5 R6", "B6 K6", "R3 J R5; R6 B6 K6", SHRUNK),
        "nothing leaves a joker group": ("K4 B4 O4 J", "R5 R6 R4", "B4 O4 J; R4 R5 R6; K4", REFUSED),
        # J R4 R5 is 3 4 5; as R4 R5 R6 J the joker would be another tile
        "a joker does not move within its run": ("J R4 R5", "R6", "R4 R5 R6 J", REFUSED),
        "a run grows behind its joker": ("J R4 R5", "R6", "J R4 R5 R6", ""),
        "the exact rack tile frees a joker for a new set": ("R3 J R5", "R4 K9 K11", "R3 R4 R5; K9 J K11", ""),
        "another rack tile frees no joker": ("R3 J R5", "R6 K9 K11", "R3 R5 R6; K9 J K11", REFUSED),
        "either missing colour exchanges a group joker": ("K4 B4 J", "O4 R7 R8", "K4 B4 O4; R7 R8 J", ""),
        "so does the other": ("K4 B4 J", "R4 R7 R8", "K4 B4 R4; R7 R8 J", ""),
        "one of two jokers is exchanged": ("R3 J R5 R6 Jb", "R4 K9 K11", "R3 R4 R5 R6 Jb; K9 J K11", ""),
        "the other one keeps the set locked": ("R3 J R5 R6 Jb", "R4 K9 K11", "R3 R4 R5; R6 Jb K6; K9 J K11", REFUSED),
        "a rack joker lengthens any set": ("K7 K8 K9", "J", "K7 K8 K9 J", ""),
        "a rack joker lies beside a joker set": ("R3 J R5; K7 K8 K9", "Jb", "R3 J R5; K7 K8 K9 Jb", ""),
        "an exchanged joker goes into a new set": ("R3 J R5; K7 K8 K9", "R4", "R3 R4 R5; K7 K8 K9 J", NOT_NEW),
        "with rack tiles only": ("R3 J R5; B7 B8 B9 B10", "R4 K10", "R3 R4 R5; B7 B8 B9; B10 K10 J", NEEDS_RACK),
    },
    "rummy": {
        "what stays around the joker must be a set": ("R3 J R5", "B5 K5 R4 R6", "R3 J R4; R5 B5 K5; R6", REFUSED),
        "a single tile may leave a joker run": ("R3 J R5 R6", "B6 K6", "R3 J R5; R6 B6 K6", ""),
        "a single tile may leave a joker group": ("K4 B4 O4 J", "R4 R5 R6 K5 K6", "B4 O4 J; R4 R5 R6; K4 K5 K6", ""),
        "single tiles may leave at both ends": ("R2 R3 J R5 R6", "B2 K2 B6 K6", "R3 J R5; R2 B2 K2; R6 B6 K6", ""),
        "joker set may not be split": ("R3 R4 R5 J R7 R8 R9", "K9 K11", "R3 R4 R5; R7 R8 R9; K9 J K11", SPLIT),
        "two tiles that leave together are a split": ("R3 J R5 R6 R7", "R8", "R3 J R5; R6 R7 R8", SPLIT),
        "table tiles may help the freed joker": ("R3 J R5; B7 B8 B9 B10", "R4 K10", "R3 R4 R5; B7 B8 B9; B10 K10 J", ""),
        "the exchanging tile is owned": ("R3 J R5; R4 B4 K4 O4", "K9 K11", "R3 R4 R5; B4 K4 O4; K9 J K11", FROM_TABLE),
    },
}
"""Table, rack, table after the turn; and why not, if it is not allowed (`REFUSED`: for more reasons than one, or another)."""


@pytest.mark.parametrize(("edition", "case"), [(edition, case) for edition, cases in TURNS.items() for case in cases])
def test_turns_with_jokers(edition: str, case: str) -> None:
    before, rack, after, refused = TURNS[edition][case]
    found = codes(edition, before, rack, after)
    assert found if refused is REFUSED else found == ([refused] if refused else [])


# --- strict mode (F.3) -----------------------------------------------------------------------------------------------


def test_joker_set_may_grow_but_not_split_in_original() -> None:
    assert codes("original", "R3 J R5", "R2 R6", "R2 R3 J R5 R6") == []
    assert codes("original", "R3 R4 R5 J R7 R8 R9", "K9 K11", "R3 R4 R5; R7 R8 R9; K9 J K11") == [SPLIT]
    assert codes("original", "R3 R4 J R6 R7 R8", "R9", "R3 R4 J; R6 R7 R8 R9") == [SPLIT]


def test_a_set_without_its_joker_is_ordinary_in_the_same_turn() -> None:
    """F.3 no. 3: after the exchange R3 R4 R5 R6 may be manipulated, here by taking the six."""
    assert codes("original", "R3 J R5 R6", "R4 K6 B6 K9 K11", "R3 R4 R5; R6 K6 B6; K9 J K11") == []


def test_equal_jokers_are_the_same_joker() -> None:
    """The rack joker stays in the new place, the other one is as good: only the faces count."""
    assert codes("original", "R3 J R5; K7 K8 K9", "Jb", "R3 Jb R5; K7 K8 K9 J") == []


# --- rummy mode (F.4) ------------------------------------------------------------------------------------------------


def test_a_freed_joker_does_not_go_on_with_an_old_set_in_rummy() -> None:
    assert codes("rummy", "R3 J R5; K7 K8 K9", "R4", "R3 R4 R5; K7 K8 K9 J") == [NOT_NEW]
    assert codes("rummy", "R3 J R5; K7 K8 K9", "R4 K10", "R3 R4 R5; K7 K8 K9 K10 J") == [NOT_NEW]


# --- free mode (F.2) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["classic", "twist", "mix", "six-player", "tournament"])
@pytest.mark.parametrize(
    ("before", "rack", "after"),
    [
        ("K4 B4 J", "R4 O9 O11", "K4 B4 R4; O9 J O11"),
        ("R3 R4 R5 J R7 R8 R9", "K9 K11", "R3 R4 R5; R7 R8 R9; K9 J K11"),
        ("J R4 R5", "R6 B9 B11", "R4 R5 R6; B9 J B11"),
        ("K1 K2 J; R1 B1 O1; R2 B2 O2", "K9 K11", "R1 B1 O1 K1; R2 B2 O2 K2; K9 J K11"),
        ("R3 J R5; R4 B4 K4 O4", "K9 K11", "R3 R4 R5; B4 K4 O4; K9 J K11"),
        ("R3 J R5; K7 K8 K9", "R4", "R3 R4 R5; K7 K8 K9 J"),
        ("J R4 R5", "R6", "R4 R5 R6 J"),
    ],
)
def test_free_jokers_are_won_in_every_way(edition: str, before: str, rack: str, after: str) -> None:
    assert codes(edition, before, rack, after) == []


@pytest.mark.parametrize("edition", ["original", "rummy", "classic", "twist"])
def test_a_freed_joker_never_goes_to_the_rack(edition: str) -> None:
    assert codes(edition, "R3 J R5", "R4", "R3 R4 R5") == ["turn/table-tile-missing"]


# --- agreed combinations (F.1) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reuse", "found"),
    [("anywhere", []), ("new_set", [NOT_NEW]), ("new_set_some_rack", [NOT_NEW]), ("new_set_all_rack", [NOT_NEW])],
)
def test_joker_reuse_decides_whether_the_joker_may_join_an_old_set(reuse: str, found: list[str]) -> None:
    assert codes("original", "R3 J R5; K7 K8 K9", "R4", "R3 R4 R5; K7 K8 K9 J", {"joker_reuse": reuse}) == found


@pytest.mark.parametrize(
    ("reuse", "found"),
    [("anywhere", []), ("new_set", []), ("new_set_some_rack", [NEEDS_RACK]), ("new_set_all_rack", [NEEDS_RACK])],
)
def test_joker_reuse_decides_whether_the_new_set_may_be_all_table_tiles(reuse: str, found: list[str]) -> None:
    before, after = "R3 J R5; B7 B8 B9 B10; K7 K8 K9 K10", "R3 R4 R5; B7 B8 B9; K7 K8 K9; B10 K10 J"
    assert codes("original", before, "R4", after, {"joker_reuse": reuse}) == found


@pytest.mark.parametrize(("reuse", "found"), [("new_set", []), ("new_set_some_rack", []), ("new_set_all_rack", [NEEDS_RACK])])
def test_one_rack_tile_is_enough_for_some_rack(reuse: str, found: list[str]) -> None:
    before, after = "R3 J R5; B7 B8 B9 B10", "R3 R4 R5; B7 B8 B9; B10 K10 J"
    assert codes("original", before, "R4 K10", after, {"joker_reuse": reuse}) == found


def test_every_new_set_needs_its_own_rack_tile() -> None:
    """K-14, at least one: the only K9 of the rack cannot be in both new sets."""
    before = "R3 J R5; B3 Jb B5; K9 K10 K11 K12; O9 O10 O11 O12; B9 B10 B11 B12"
    after = "R3 R4 R5; B3 B4 B5; K10 K11 K12; O10 O11 O12; B10 B11 B12; K9 O9 J; K9b B9 Jb"
    assert codes("original", before, "R4 B4 K9b", after, {"joker_reuse": "new_set"}) == []
    assert codes("original", before, "R4 B4 K9b", after, {"joker_reuse": "new_set_some_rack"}) == [NEEDS_RACK]


@pytest.mark.parametrize(("lock", "found"), [("no_split", []), ("no_split_no_remove", [SHRUNK])])
def test_the_lock_decides_whether_one_tile_may_leave(lock: str, found: list[str]) -> None:
    assert codes("original", "R3 J R5 R6", "B6 K6", "R3 J R5; R6 B6 K6", {"joker_lock": lock}) == found


@pytest.mark.parametrize(("lock", "found"), [("none", []), ("no_split", [SPLIT]), ("no_split_no_remove", [SPLIT])])
def test_the_lock_decides_whether_a_joker_set_may_be_split(lock: str, found: list[str]) -> None:
    """The joker stays a five in R4 J R6, so it is not freed."""
    assert codes("original", "R4 J R6 R7 R8 R9", "R10", "R4 J R6; R7 R8 R9 R10", {"joker_lock": lock}) == found


@pytest.mark.parametrize(("source", "found"), [("rack_or_table", []), ("rack_only", [FROM_TABLE])])
def test_the_source_decides_whether_a_table_tile_may_exchange(source: str, found: list[str]) -> None:
    before, after = "R3 J R5; R4 B4 K4 O4", "R3 R4 R5; B4 K4 O4; K9 J K11"
    assert codes("original", before, "K9 K11", after, {"joker_replace_source": source}) == found


def test_a_tile_that_a_joker_set_holds_replaces_no_joker() -> None:
    """F.3: nothing leaves a joker set, so its tiles are free for an exchange only once it has no joker any more."""
    knobs: Knobs = {"joker_replace_source": "rack_or_table"}
    assert codes("original", "J R8 R9; K8 O8 B8 Jb", "K7 K9", "J R8 R9; K8 O8 B8; K7 Jb K9", knobs) != []
    # each would need a tile of the other first
    assert codes("original", "K7 B7 J; Jb R7 O7", "B5", "K7 B7 R7 O7; B5 J Jb", knobs) != []
    # the six makes 5 6 7 an ordinary set, and its five then makes 4 5 6 one
    before, after = "R6 B6 O6; B6b J B4; B5 Jb B7", "R6 B6b O6; B4 B5 B6 B7; O4 J Jb"
    assert codes("original", before, "O4", after, knobs) == []


def test_a_table_tile_that_exchanges_leaves_the_equal_one_of_the_rack_for_the_new_set() -> None:
    before, after = "R3 J R5; R4 B4 K4 O4", "R3 R4 R5; B4 K4 O4; R4b J R6"
    assert codes("original", before, "R4b R6", after, {"joker_replace_source": "rack_or_table"}) == []
    assert codes("original", before, "R4b R6", after) != []


def test_without_locks_a_joker_still_needs_an_exchange_if_it_is_not_freed_by_manipulation() -> None:
    knobs: Knobs = {"joker_lock": "none", "joker_free_by_manipulation": False, "joker_reuse": "anywhere"}
    assert codes("original", "R3 R4 R5 J R7 R8 R9", "K9 K11", "R3 R4 R5; R7 R8 R9; K9 J K11", knobs) == [FREED]
    assert codes("original", "R3 R4 R5 J R7 R8 R9", "R6 K9 K11", "R3 R4 R5; R6 R7 R8 R9; K9 J K11", knobs) == []
    free: Knobs = {"joker_lock": "none", "joker_free_by_manipulation": True, "joker_reuse": "anywhere"}
    assert codes("original", "R3 R4 R5 J R7 R8 R9", "K9 K11", "R3 R4 R5; R7 R8 R9; K9 J K11", free) == []


def test_jokers_freed_by_manipulation_may_have_to_form_a_new_set() -> None:
    knobs: Knobs = {"joker_reuse": "new_set"}
    assert codes("classic", "R3 R4 R5 J R7 R8 R9", "K9 K11", "R3 R4 R5; R7 R8 R9; K9 J K11", knobs) == []
    assert codes("classic", "R3 J R5; K7 K8 K9", "R4", "R3 R4 R5; K7 K8 K9 J", knobs) == [NOT_NEW]


def test_rack_only_also_binds_free_joker_sets() -> None:
    knobs: Knobs = {"joker_replace_source": "rack_only"}
    assert codes("classic", "R3 J R5; R4 B4 K4 O4", "K9 K11", "R3 R4 R5; B4 K4 O4; K9 J K11", knobs) == [FROM_TABLE]
    assert codes("classic", "R3 J R5", "R4 K9 K11", "R3 R4 R5; K9 J K11", knobs) == []


def test_rack_only_knows_a_set_that_is_turned_round() -> None:
    """B1 B2b B3b is the old set, not the other one with a B1 in the place of its joker."""
    before = "J B2 B3; B3b B2b B1"
    for same in ("B3b B2b B1", "B1 B2b B3b"):
        after = f"{same}; K2 B2 J; K3 B3 R3"
        assert codes("classic", before, "K2 R3 K3", after, {"joker_replace_source": "rack_only"}) == []


def test_rack_only_does_not_see_an_exchange_where_the_joker_stays() -> None:
    """R4 J R6 loses only its seven; that R4 R5 R6 R7 lies elsewhere, as before, replaces nothing."""
    before, after = "R4 J R6 R7; R3 R4b R5 R6b R7b", "R4 J R6; R3 R4b R5 R6b R7b; R7 K7 B7"
    assert codes("classic", before, "K7 B7", after, {"joker_replace_source": "rack_only"}) == []


def test_a_looser_lock_never_forbids_more() -> None:
    """One tile leaves J K11 O11 R11, then B11 is added: allowed under no_split, so allowed without any lock."""
    before, rack, after = "J K11 O11 R11", "B11 B11b R11b", "K11 B11 R11; J B11b R11b O11"
    assert codes("rummy", before, rack, after) == []
    assert codes("rummy", before, rack, after, {"joker_lock": "none"}) == []


@pytest.mark.parametrize(
    ("rack", "after", "either", "both"),
    [
        ("O4 R7 R8", "K4 B4 O4; R7 R8 J", [], ["joker/group-needs-both-tiles"]),
        ("O4 R4 R7 R8", "K4 B4 O4 R4; R7 R8 J", [], []),
    ],
)
def test_a_group_joker_may_need_both_missing_tiles(rack: str, after: str, either: list[str], both: list[str]) -> None:
    assert codes("original", "K4 B4 J", rack, after, {"group_joker_replace": "either_missing"}) == either
    assert codes("original", "K4 B4 J", rack, after, {"group_joker_replace": "both_missing"}) == both


def test_in_a_group_of_four_one_tile_is_enough_even_if_both_are_wanted() -> None:
    knobs: Knobs = {"group_joker_replace": "both_missing"}
    assert codes("original", "K4 B4 R4 J", "O4 R7 R8", "K4 B4 R4 O4; R7 R8 J", knobs) == []


# --- special jokers in strict hands (K-28) ---------------------------------------------------------------------------

MIXED: Knobs = {
    "jokers_double": 2,
    "jokers_two_colour": 2,
    "jokers_mirror": 2,
}


def test_a_double_joker_is_exchanged_for_both_its_tiles_in_strict_mode() -> None:
    assert codes("original", "R2 D R5", "R3 R4 K8 K11", "R2 R3 R4 R5; K8 D K11", MIXED) == []
    assert codes("original", "R2 D R5", "R3 J K8 K11", "R2 R3 J R5; K8 D K11", MIXED) != []
    assert codes("original", "B3 R3 D", "K3 O3 K8 K11", "B3 R3 K3 O3; K8 D K11", MIXED) == []


def test_a_mirror_joker_stays_in_strict_mode() -> None:
    assert codes("original", "O2 O3 M O3b O2b", "O1 O1b", "O1 O2 O3 M O3b O2b O1b", MIXED) == []
    assert codes("original", "O2 O3 M O3b O2b", "O1 O1b B5 B5b", "O1 O2 O3; O3b O2b O1b; B5 M B5b", MIXED) == [SPLIT]


def test_a_two_colour_joker_at_the_end_is_exchanged_in_strict_mode() -> None:
    assert codes("original", "R5 R6 C", "R7 K9 B11", "R5 R6 R7; K9 C B11", MIXED) == []


@pytest.mark.parametrize("first", ["R10 R9 D", "D R9 R10"])
def test_a_swap_is_seen_whichever_way_round_an_equal_set_lies(first: str) -> None:
    turn = Turn.parse(f"{first}; R10 R9 D", "R10 R9 C D; R10 R9 D", rack="C")
    assert {found.code for found in objections(turn, ruleset("twist"))} == {Code.JOKER_FOR_JOKER}


def test_without_a_lock_a_tile_of_another_joker_set_may_replace_a_joker() -> None:
    """K-44: the table's O10 replaced the joker, and the O10 of the rack makes its new set one with a rack tile."""
    knobs: Knobs = {"jokers_double": 1, "joker_lock": "none", "joker_free_by_manipulation": False}
    knobs |= {"joker_reuse": "new_set_some_rack", "joker_replace_source": "rack_or_table"}
    assert codes("original", "D O10 O11; O8 O9 J", "O10b", "O8 O9 O10; D O10b O11 J", knobs) == []
    assert codes("original", "D O10 O11; O8 O9 J", "O10b R1 R2 R3", "O8 O9 O10b; D O10 O11 J; R1 R2 R3", knobs) == []
    assert codes("original", "D O10 O11; O8 O9 J", "O7", "O7 O8 O9; D O10 O11 J", knobs) != []
