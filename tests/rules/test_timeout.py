"""What becomes of the table at the deadline (RULES.md G)."""

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import JUDGE
from meldstone.rules.tile_turn import TileTurn
from meldstone.rules.timeout import Settlement, settle
from meldstone.rules.work import Work
from meldstone.tiles import Table, Tile, tiles_text
from tests.rules.judgements import judgements_at_the_deadline
from tests.vectors import KnobValue, TimeoutRow, timeout_rows

POLICIES = ["restore_all", "restore_loose", "keep_valid_loose_to_rack", "polish_partial"]


def settled(
    edition: str, before: str, draft: str, rack: str, *, opened: bool = True, knobs: dict[str, KnobValue] | None = None
) -> Settlement:
    turn = TileTurn(Table.parse(before), Table.parse(draft), frozenset(Tile.parse_many(rack)), opened)
    return settle(turn, ruleset(edition, knobs))


def told(settlement: Settlement) -> tuple[str, str, str, int, bool]:
    """Table, to rack, to pool, tiles to draw, played."""
    return (
        str(settlement.table),
        tiles_text(sorted(settlement.to_rack)),
        tiles_text(settlement.to_pool),
        settlement.draw,
        settlement.played,
    )


def by_policy(policy: str, before: str, draft: str, rack: str, *, opened: bool = True) -> tuple[str, str, str, int, bool]:
    return told(settled("classic", before, draft, rack, opened=opened, knobs={"timeout_policy": policy}))


@pytest.mark.parametrize("row", timeout_rows(), ids=lambda row: row.id)
def test_worked_timeouts(row: TimeoutRow) -> None:
    def table(sets: tuple[tuple[str, ...], ...]) -> Table:
        return Table.of([Tile(tile.rstrip("*")) for tile in tiles] for tiles in sets)

    own = frozenset(Tile(tile.rstrip("*")) for tiles in row.at_deadline for tile in tiles if tile.endswith("*"))
    for edition in row.editions:
        found = settle(
            TileTurn(table(row.before), table(row.at_deadline), own | {Tile("O1")}, opened=True), ruleset(edition, row.overrides)
        )
        assert {frozenset(tiles) for tiles in found.table} == {frozenset(tiles) for tiles in table(row.after)}
        assert sorted(found.to_rack) == sorted(Tile(tile) for tile in row.to_rack)
        assert found.draw == row.draw
        assert found.to_pool == ()


def test_all_worked_timeouts_are_there() -> None:
    assert len(timeout_rows()) == 14


@pytest.mark.parametrize("policy", POLICIES)
def test_a_legal_turn_at_the_deadline_simply_counts(policy: str) -> None:
    assert by_policy(policy, "B4 B5 B6", "B3 B4 B5 B6", "B3 K1") == ("B3 B4 B5 B6", "", "", 0, True)


@pytest.mark.parametrize("policy", POLICIES)
def test_who_moved_nothing_draws_one(policy: str) -> None:
    assert by_policy(policy, "B4 B5 B6", "B4 B5 B6", "B3") == ("B4 B5 B6", "", "", 1, False)
    assert by_policy(policy, "B4 B5 B6", "B4 B5 B6", "B3", opened=False) == ("B4 B5 B6", "", "", 1, False)


@pytest.mark.parametrize("policy", POLICIES)
def test_a_legal_opening_at_the_deadline_counts(policy: str) -> None:
    found = by_policy(policy, "B4 B5 B6", "B4 B5 B6; K10 B10 O10", "K10 B10 O10", opened=False)
    assert found == ("B4 B5 B6; K10 B10 O10", "", "", 0, True)


@pytest.mark.parametrize("policy", POLICIES)
def test_half_an_opening_goes_back(policy: str) -> None:
    found = by_policy(policy, "B4 B5 B6", "B4 B5 B6; K7 K8 K9", "K7 K8 K9", opened=False)
    assert found == ("B4 B5 B6", "K7 K8 K9", "", 3, False)


@pytest.mark.parametrize(
    ("policy", "draw"),
    [("restore_all", 3), ("restore_loose", 1), ("keep_valid_loose_to_rack", 1), ("polish_partial", 3)],
)
def test_only_twist_and_rummy_spare_an_unopened_player_who_only_moved_the_table(policy: str, draw: int) -> None:
    """G: 000 and 002 give the penalty only if something was placed."""
    found = by_policy(policy, "B4 B5 B6 B7", "B4 B5 B6; B7", "K1", opened=False)
    assert found == ("B4 B5 B6 B7", "", "", draw, False)


def test_the_first_three_judges_spared_every_unopened_player() -> None:
    turn = TileTurn(Table.parse("B4 B5 B6 B7"), Table.parse("B4 B5 B6; B7"), frozenset([Tile("K1")]), opened=False)
    assert [settle(turn, ruleset("classic", judge=judge)).draw for judge in range(1, JUDGE + 1)] == [1, 1, 1, 3, 3, 3]


@pytest.mark.parametrize(
    ("before", "draft", "table"),
    [
        ("B4 B5 B6 B7", "B4 B5 B6 R9; B7 K7 O7", "B7 K7 O7; B4 B5 B6"),
        ("R1 R2 R3 R4 R5 R6 R7", "R1 R2 R3; R4 K4 O4; R5 R6 R7 K1", "R1 R2 R3; R4 K4 O4; R5 R6 R7"),
        ("B4 B5 B6", "B4 B5 B6 R9", "B4 B5 B6"),
    ],
)
def test_what_is_left_of_an_old_set_stays_if_it_is_a_set_without_the_own_tile(before: str, draft: str, table: str) -> None:
    """G, K-15: it is the set that its tiles came from."""
    own = "R9 K7 O7 K4 O4 K1"
    kept, to_rack, to_pool, draw, _ = told(settled("twist", before, draft, own))
    assert (kept, to_pool, draw) == (table, "", 3)
    assert to_rack in ("R9", "K1")


def test_the_second_judge_put_a_loose_tile_into_any_set_with_one_of_its_old_set() -> None:
    own = frozenset([Tile("B7"), Tile("K7")])
    turn = TileTurn(Table.parse("R7 J R9"), Table.parse("R7 B7 K7; J; R9"), own, opened=True)
    settled_by = {judge: settle(turn, ruleset("twist", judge=judge)) for judge in (2, 3, 4)}
    assert {judge: [str(tile) for tile in found.to_pool] for judge, found in settled_by.items()} == {
        2: ["R9"],
        3: ["R9", "J"],
        4: ["R9", "J"],
    }


@pytest.mark.parametrize("policy", POLICIES)
def test_a_whole_opening_stays_and_loose_own_tiles_go_back(policy: str) -> None:
    found = settled("classic", "", "K10 B10 O10; R8", "K10 B10 O10 R8", opened=False, knobs={"timeout_policy": policy})
    assert str(found.table) == ("" if policy == "restore_all" else "K10 B10 O10")
    assert found.draw == (0 if policy == "polish_partial" else 3)
    assert Tile("R8") in found.to_rack


def test_in_rummy_a_whole_opening_stays_although_a_table_tile_is_loose() -> None:
    """G: own tiles count as in a legal set if the whole opening is on the table; the loose R7 goes to the rack."""
    found = settled("rummy", "R4 R5 R6 R7", "R4 R5 R6; R7; K10 B10 O10", "K10 B10 O10 K1", opened=False)
    assert told(found) == ("R4 R5 R6; K10 B10 O10", "R7", "", 3, True)


# --- loose tiles, of the rack or of the table ------------------------------------------------------------------------

BY_POLICY = {
    "a loose tile of the rack beside a legal addition": (
        ("B4 B5 B6", "B3 B4 B5 B6; R8", "B3 R8 K1"),
        {
            "restore_all": ("B4 B5 B6", "B3 R8", "", 3, False),
            "restore_loose": ("B3 B4 B5 B6", "R8", "", 3, True),
            "keep_valid_loose_to_rack": ("B3 B4 B5 B6", "R8", "", 3, True),
            "polish_partial": ("B3 B4 B5 B6", "R8", "", 0, True),
        },
    ),
    "a loose tile of the table": (
        ("R4 R5 R6 R7", "R4 R5 R6; R7 B7", "B7"),
        {
            **dict.fromkeys(POLICIES, ("R4 R5 R6 R7", "B7", "", 3, False)),
            "keep_valid_loose_to_rack": ("R4 R5 R6", "B7 R7", "", 3, False),
        },
    ),
    "a tile of the table in the hand": (
        ("R4 R5 R6 R7", "R4 R5 R6", "B7"),
        {
            **dict.fromkeys(POLICIES, ("R4 R5 R6 R7", "", "", 3, False)),
            "keep_valid_loose_to_rack": ("R4 R5 R6", "R7", "", 3, False),
        },
    ),
}
"""Table before, draft and rack; then what each policy makes of them, as `told` tells it."""


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("case", BY_POLICY)
def test_loose_tiles_by_policy(case: str, policy: str) -> None:
    deadline, expected = BY_POLICY[case]
    assert by_policy(policy, *deadline) == expected[policy]


BY_EDITION = {
    "in rummy a loose joker goes to the rack too": (
        ("rummy", "R3 J R5 R6", "R4 R5 R6; R3; J", "R4 K1"),
        ("R4 R5 R6", "R3 J", "", 3, True),
    ),
    "in rummy rebuilding that leaves no loose tile is a plain draw": (
        ("rummy", "R4 R5 R6; R7 R8 R9", "R4 R5 R6 R7 R8 R9", "K1"),
        ("R4 R5 R6 R7 R8 R9", "", "", 1, False),
    ),
    "in the tournament a table tile left over undoes the whole move": (
        ("tournament", "R4 R5 R6 R7", "R4 R5 R6; R7; K10 B10 O10", "K10 B10 O10 K1"),
        ("R4 R5 R6 R7", "K10 O10 B10", "", 1, False),
    ),
    "in the tournament an own tile is pulled out of a wrong set": (
        ("tournament", "B4 B5 B6", "B4 B5 B6 R9; K10 B10 O10", "R9 K10 B10 O10"),
        ("B4 B5 B6; K10 B10 O10", "R9", "", 0, True),
    ),
    # a decision: all sets are legal, but a joker set was split, so the move is undone
    "jokers split against the rules do not survive the deadline": (
        ("rummy", "R3 R4 R5 J R7 R8 R9", "R3 R4 R5; R7 R8 R9; K9 J K11", "K9 K11 K1"),
        ("R3 R4 R5 J R7 R8 R9", "K9 K11", "", 3, False),
    ),
}
"""Edition, table before, draft and rack; then what becomes of them, as `told` tells it."""


@pytest.mark.parametrize("case", BY_EDITION)
def test_loose_tiles_by_edition(case: str) -> None:
    deadline, expected = BY_EDITION[case]
    assert told(settled(*deadline)) == expected


# --- restore_loose (K-15) --------------------------------------------------------------------------------------------

LOOSE: dict[str, KnobValue] = {"timeout_policy": "restore_loose"}


def test_loose_table_tiles_return_to_the_set_they_came_from() -> None:
    found = settled("twist", "B4 B5 B6; R7 B7 K7 O7", "B4 B5 B6; R7 K7 O7; B7 B8", "B8 K1", knobs=LOOSE)
    assert {frozenset(tiles) for tiles in found.table} == {frozenset(tiles) for tiles in Table.parse("B4 B5 B6; R7 B7 K7 O7")}
    assert (found.to_rack, found.to_pool, found.draw) == ((Tile("B8"),), (), 3)


def test_table_tiles_without_a_place_go_to_the_pool() -> None:
    """R4 has moved into a legal group, so the set it came from is gone; its five and six find no place."""
    found = settled("twist", "R4 R5 R6; K4 B4 O4", "K4 B4 O4 R4; R5 R6", "K1", knobs=LOOSE)
    assert told(found) == ("K4 B4 O4 R4", "", "R5 R6", 3, False)


@pytest.mark.parametrize(
    ("before", "draft", "rack", "table", "pool"),
    [
        # one tile in a new group: the run is there no more, and the group is not where the joker came from
        ("R7 J R9", "R7 B7 K7; J; R9", "B7 K7", "R7 B7 K7", "R9 J"),
        ("R7 J Jb R10", "R7 J B7; Jb; R10", "B7", "R7 J B7", "R10 Jb"),
        # exchanged, lengthened at the other end, or part of a longer run: still the same run
        ("R7 J R9", "R7 R8 R9; J", "R8", "R7 R8 R9 J", ""),
        ("R4 R5 R6", "R3 R4 R5; R6", "R3", "R3 R4 R5 R6", ""),
        ("R4 R5 R6 R7", "R1 R2 R3 R4 R5 R6; R7", "R1 R2 R3", "R1 R2 R3 R4 R5 R6 R7", ""),
        # two tiles among five are not the old run, although the six would fit
        ("R4 R5 R6", "R1 R2 R3 R4 R5; R6", "R1 R2 R3", "R1 R2 R3 R4 R5", "R6"),
        # two of three colours are the old group, one is not
        ("R7 B7 K7", "R7 B7 O7; K7", "O7", "R7 B7 O7 K7", ""),
        ("R7 B7 K7; O6 O7 O8 O9", "R7 O7 J; O6; O8 O9; B7; K7", "J", "R7 O7 J", "O6 O8 O9 B7 K7"),
    ],
)
def test_a_loose_tile_returns_only_to_a_set_that_is_recognised(before: str, draft: str, rack: str, table: str, pool: str) -> None:
    """G, K-15: "to the set it came from if that set is still there and takes it, otherwise to the pool"."""
    found = settled("twist", before, draft, rack, knobs=LOOSE)
    assert (str(found.table), sorted(map(str, found.to_pool))) == (table, sorted(pool.split()))


def test_a_set_broken_into_loose_tiles_is_put_together_again() -> None:
    """A decision: nobody else has its tiles, so the old set is still known."""
    found = settled("twist", "R4 R5 R6", "R4 R5; R6; K1", "K1 K2", knobs=LOOSE)
    assert told(found) == ("R4 R5 R6", "K1", "", 3, False)


# --- the number of penalty tiles -------------------------------------------------------------------------------------


@pytest.mark.parametrize("penalty", [0, 1, 2, 3])
def test_the_penalty_is_a_knob(penalty: int) -> None:
    found = settled("twist", "B4 B5 B6", "B4 B5 B6; R8", "R8", knobs={"timeout_penalty_draw": penalty})
    assert found.draw == penalty


def test_a_joker_that_was_won_but_not_laid_again_is_merely_loose() -> None:
    """K-35: the exchange is legal, the joker is in the hand, and the policy of rummy sends it to the rack."""
    found = told(settled("rummy", "R3 J R5; B7 B8 B9", "R3 R4 R5; J; B7 B8 B9", "R4 K1"))
    assert found == ("R3 R4 R5; B7 B8 B9", "J", "", 3, True)


def test_a_joker_set_that_is_all_loose_goes_where_the_policy_says() -> None:
    found = told(settled("rummy", "R3 J R5; B7 B8 B9", "R3; J; R5; B7 B8 B9 B10", "B10 K1"))
    assert found == ("B7 B8 B9 B10", "R3 R5 J", "", 3, True)


def test_the_clock_does_not_split_a_locked_joker_set() -> None:
    found = told(settled("rummy", "R3 J R5", "K9 J K11; R3; R5", "K9 K11"))
    assert found == ("R3 J R5", "K9 K11", "", 3, False)
    knobs: dict[str, KnobValue] = {"timeout_policy": "keep_valid_loose_to_rack", "turn_seconds": 60}
    shrunk = told(settled("original", "R3 J R5 R6; B7 B8 B9", "R3 J R5; R6; B7 B8 B9 B10", "B10", knobs=knobs))
    assert shrunk == ("R3 J R5 R6; B7 B8 B9", "B10", "", 3, False)
    left = told(settled("rummy", "R3 J R5 R6; B7 B8 B9", "R3 J R5; R6; B7 B8 B9 B10", "B10"))
    assert left == ("R3 J R5; B7 B8 B9 B10", "R6", "", 3, True)


def test_the_clock_does_not_lay_a_taken_discard_on_an_old_set() -> None:
    """K-35, I: it may be used in a new set alone, whatever else is loose."""
    before, own = Table.parse("R6 R7 R8"), frozenset(Tile.parse_many("R5 K1 B5 K5"))
    for draft, stays in (("R5 R6 R7 R8", False), ("R5 R6 R7 R8; K1", False), ("R6 R7 R8; R5 B5 K5; K1", True)):
        turn = TileTurn(before, Table.parse(draft), own, into_new_set=Tile("R5"))
        found = settle(turn, ruleset("rummy-discard"))
        assert (Tile("R5") in found.table.tiles) is stays, draft
        assert found.draw == 3


def test_what_cannot_be_decided_is_not_legal_at_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """K-48"""
    monkeypatch.setattr("meldstone.rules.turn.verdict_work", lambda _: Work(2))
    found = told(settled("rummy", "R3 J R5", "R3 R4 R5; K9 J K11; B1", "R4 K9 K11 B1"))
    assert found == ("R3 J R5", "K9 K11 B1 R4", "", 3, False)


def test_a_deadline_takes_one_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = judgements_at_the_deadline(monkeypatch)
    for policy in POLICIES:
        for opened in (True, False):
            for draft in ("R3 R4 R5; K9 J K11", "R3 R4 R5; K9 J K11; B1", "R3; J; R5; B1 B2", "R3 J R5; B10 O10 K10; B1"):
                asked.clear()
                settled("rummy", "R3 J R5", draft, "R4 K9 K11 B1 B2 B10 O10 K10", opened=opened, knobs={"timeout_policy": policy})
                assert len(asked) <= 1, (policy, opened, draft)


def test_a_mirror_set_gets_both_its_tiles_back() -> None:
    found = told(settled("twist", "O2 O3 M O3b O2b; B4 B5 B6", "O3 M O3b; O2; O2b; B4 B5 B6 B7", "B7"))
    assert found == ("O2 O3 M O3b O2b; B4 B5 B6 B7", "", "", 3, True)
