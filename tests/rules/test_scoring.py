"""The points of a game (RULES.md H)."""

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.scoring import Charge, Hand, rack_sum, score_blocked, score_win
from meldstone.tiles import Face
from tests.vectors import KnobValue, ScorePlayer, ScoreRow, score_rows

Knobs = dict[str, KnobValue]


def hand(rack: str, *, opened: bool = True, announced: str = "") -> Hand:
    return Hand(Face.parse_many(rack), opened, Face(announced) if announced else None)


def blocked(racks: list[str], knobs: Knobs | None = None) -> tuple[int, ...]:
    return score_blocked([hand(rack) for rack in racks], ruleset("twist", knobs)).points


def loss(loser: Hand, edition: str = "tournament", knobs: Knobs | None = None) -> tuple[int, Charge]:
    score = score_win([hand(""), loser], 0, ruleset(edition, knobs))
    assert score.points[0] == -score.points[1]
    return -score.points[1], score.charges[1]


@pytest.mark.parametrize("row", score_rows(), ids=lambda row: row.id)
def test_worked_scores(row: ScoreRow) -> None:
    def of(player: ScorePlayer) -> Hand:
        drawn = player.rack[-1] if "announced" in player.flags else ""
        return hand(" ".join(player.rack), opened="unopened" not in player.flags, announced=drawn)

    hands = [of(player) for player in row.players]
    winners = [seat for seat, player in enumerate(row.players) if not player.rack]
    for edition in row.editions:
        rules = ruleset(edition, row.overrides)
        hand_game = any("hand" in player.flags for player in row.players)
        score = score_win(hands, winners[0], rules, hand_game=hand_game) if winners else score_blocked(hands, rules)
        assert dict(zip((player.name for player in row.players), score.points, strict=True)) == row.result


def test_all_worked_scores_are_there() -> None:
    assert len(score_rows()) == 14


# --- racks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("penalty", [25, 30, 50])
def test_every_joker_on_a_rack_costs_the_joker_penalty(penalty: int) -> None:
    rules = ruleset("twist", {"joker_penalty": penalty})
    assert rack_sum(Face.parse_many("J D C M R2"), rules) == 4 * penalty + 2


def test_a_won_game_is_zero_sum_and_names_its_reasons() -> None:
    score = score_win([hand("R13 R8"), hand("B5"), hand(""), hand("K3")], 2, ruleset("original"))
    assert score.points == (-21, -5, 29, -3)
    assert score.winners == (2,)
    assert score.rack_sums == (21, 5, 0, 3)
    assert score.charges == (Charge.RACK_SUM, Charge.RACK_SUM, Charge.WINNER, Charge.RACK_SUM)


@pytest.mark.parametrize(("edition", "factor"), [("rummy-hand", 2), ("rummy", 1), ("tournament", 1)])
def test_a_hand_game_doubles_only_where_it_is_played(edition: str, factor: int) -> None:
    score = score_win([hand(""), hand("R5 R6")], 0, ruleset(edition), hand_game=True)
    assert (score.points, score.multiplier) == ((11 * factor, -11 * factor), factor)


# --- not opened (H.4) ------------------------------------------------------------------------------------------------

CAN, CANNOT = "K1 R10 R11 R12", "R1 R2 R9 K9"


def test_who_opened_pays_the_rack() -> None:
    assert loss(hand(CAN)) == (34, Charge.RACK_SUM)


def test_who_did_not_open_pays_a_hundred_or_two_hundred() -> None:
    assert loss(hand(CANNOT, opened=False)) == (100, Charge.UNOPENED)
    assert loss(hand(CAN, opened=False)) == (200, Charge.COULD_HAVE_OPENED)


@pytest.mark.parametrize("edition", ["original", "classic", "twist", "rummy"])
def test_elsewhere_unopened_players_pay_their_rack(edition: str) -> None:
    assert loss(hand(CAN, opened=False), edition) == (34, Charge.RACK_SUM)


def test_the_flat_penalties_can_be_chosen_one_by_one() -> None:
    only_could: Knobs = {"unopened_penalty": 0}
    assert loss(hand(CANNOT, opened=False), knobs=only_could) == (21, Charge.RACK_SUM)
    assert loss(hand(CAN, opened=False), knobs=only_could) == (200, Charge.COULD_HAVE_OPENED)
    only_flat: Knobs = {"unopened_could_penalty": 0}
    assert loss(hand(CAN, opened=False), knobs=only_flat) == (100, Charge.UNOPENED)


@pytest.mark.parametrize(
    ("excuse", "points", "charge"),
    [
        ("off", 200, Charge.COULD_HAVE_OPENED),
        ("as_unopened", 100, Charge.ANNOUNCED),
        ("rack_sum", 34, Charge.ANNOUNCED),
    ],
)
def test_an_announced_opening_is_excused_as_agreed(excuse: str, points: int, charge: Charge) -> None:
    found = loss(hand(CAN, opened=False, announced="R12"), knobs={"announce_excuse": excuse})
    assert found == (points, charge)


@pytest.mark.parametrize("excuse", ["as_unopened", "rack_sum"])
def test_only_the_decisive_tile_excuses(excuse: str) -> None:
    found = loss(hand(CAN, opened=False, announced="K1"), knobs={"announce_excuse": excuse})
    assert found == (200, Charge.COULD_HAVE_OPENED)


def test_a_rack_that_still_cannot_open_pays_a_hundred_whatever_was_announced() -> None:
    assert loss(hand(CANNOT, opened=False, announced="K9")) == (100, Charge.UNOPENED)


# --- blocked games (H.6) ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scoring", "points"),
    [("sum_of_losers", (15, -5, -10)), ("difference", (9, -2, -7)), ("net_of_own", (12, -5, -10))],
)
def test_the_lowest_rack_wins_a_blocked_game(scoring: str, points: tuple[int, ...]) -> None:
    assert blocked(["R3", "R5", "R10"], {"stalemate_scoring": scoring}) == points


def test_with_equal_sums_fewer_tiles_win() -> None:
    assert blocked(["R3", "K1 K2", "R10"]) == (13, -3, -10)


def test_with_equal_sums_the_win_may_be_shared_at_once() -> None:
    assert blocked(["R3", "K1 K2", "R10"], {"stalemate_tie": "share"}) == (5, 5, -10)


def test_a_shared_plus_is_rounded_down_and_nobody_who_shares_gets_a_minus() -> None:
    assert blocked(["R3", "K3", "R11"]) == (5, 5, -11)
    assert blocked(["R3", "K3", "O3", "R10"]) == (3, 3, 3, -10)


@pytest.mark.parametrize("scoring", ["sum_of_losers", "difference", "net_of_own"])
def test_if_all_racks_are_equal_nobody_gets_anything(scoring: str) -> None:
    """H.6: the tied players share the plus equally and get no minus."""
    assert blocked(["R3", "K3"], {"stalemate_scoring": scoring}) == (0, 0)


def test_flat_penalties_are_for_won_games_only() -> None:
    score = score_blocked([hand("R3"), hand(CAN, opened=False)], ruleset("tournament"))
    assert score.points == (34, -34)
