"""Several games in a row (RULES.md B.2, H.7)."""

import pytest

from meldstone.game.match import Match
from meldstone.rules.catalogue import ruleset
from tests.game.at_table import at_table, done, play

SEED = "66" * 32


def sheet(*lines: tuple[int, ...], games: int = 2, **knobs: str) -> Match:
    match = Match(ruleset("classic", knobs), len(lines[0]) if lines else 2, games)
    for points in lines:
        best = max(points)
        match = match.with_result(points, [seat for seat, won in enumerate(points) if won == best], 0)
    return match


def test_the_example_of_the_original_leaflet() -> None:
    match = sheet((-21, -5, 29, -3), (25, -15, -9, -1), (10, -1, -3, -6), games=3)
    assert match.running == ((-21, -5, 29, -3), (4, -20, 20, -4), (14, -21, 17, -10))
    assert match.winners == (2,)
    assert [place.seat for place in match.standing] == [2, 0, 3, 1]


def test_nobody_has_won_before_the_last_game() -> None:
    match = sheet((5, -5), games=2)
    assert (match.over, match.winners) == (False, ())


def test_a_tie_goes_to_more_games_won() -> None:
    match = sheet((10, -10, 0), (-5, 8, -3), (-3, 4, -1), (3, -1, -2), (-4, 0, 4), games=5)
    assert match.totals == (1, 1, -2)
    assert match.games_won == (2, 2, 1)
    assert not match.over
    other = sheet((10, -10), (-5, 5), (-5, 5), games=3)
    assert (other.totals, other.games_won, other.winners) == ((0, 0), (1, 2), (1,))


def test_still_tied_a_further_game_is_played() -> None:
    tied = sheet((5, -5), (-5, 5))
    assert (tied.over, tied.winners) == (False, ())
    assert [place.rank for place in tied.standing] == [1, 1]
    decided = tied.with_result((7, -7), (0,), 1)
    assert (decided.over, decided.winners) == (True, (0,))


def test_a_shared_win_counts_for_both() -> None:
    assert sheet((5, 5, -10)).games_won == (1, 1, 0)


@pytest.mark.parametrize(
    ("knob", "starters"),
    [("rotate", [None, 1, 2, 0]), ("draw_again", [None, None, None, None]), ("winner", [None, 2, 1, 2])],
)
def test_who_starts_later_games(knob: str, starters: list[int | None]) -> None:
    match = Match(ruleset("classic", {"next_game_start": knob}), 3, 4)
    found = []
    for winner in (2, 1, 2, 0):
        starter = match.next_starter()
        found.append(starter)
        match = match.with_result((0, 0, 0), (winner,), len(match.results) if starter is None else starter)
    assert found == starters


def test_after_a_shared_win_the_next_seat_starts() -> None:
    """A decision: the rules do not say which of two winners starts."""
    match = Match(ruleset("classic", {"next_game_start": "winner"}), 3).with_result((5, 5, -10), (0, 1), 1)
    assert match.next_starter() == 2


def test_tournament_seats_start_in_turn() -> None:
    match = Match(ruleset("tournament"), 4, 4)
    for game in range(4):
        dealt = match.next_game(SEED)
        assert (dealt.state.starter, dealt.state.game) == (game, game + 1)
        match = match.with_result((0, 0, 0, 0), (0,), dealt.state.starter)


def test_elsewhere_every_game_has_its_start_draw() -> None:
    match = sheet((5, -5))
    assert [type(event).__name__ for event in match.next_game(SEED).events] == ["GameOpened", "StartDrawn", "Dealt"]


def test_only_finished_games_go_on_the_sheet() -> None:
    match = Match(ruleset("classic"), 2)
    state = at_table(ruleset("classic"), ["R7", "B5"], "R4 R5 R6", "O1")
    with pytest.raises(ValueError, match="finished"):
        match.with_game(state)
    assert match.with_game(done(play(state, "R4 R5 R6 R7"))).totals == (5, -5)


def test_an_empty_sheet_has_no_points() -> None:
    assert Match(ruleset("classic"), 3).totals == (0, 0, 0)
    assert Match(ruleset("classic"), 3).standing[0].rank == 1
