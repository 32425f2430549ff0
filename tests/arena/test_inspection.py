from meldstone.arena.inspection import objections
from meldstone.arena.job import Job
from meldstone.arena.table import play_game
from meldstone.game import events as ev
from meldstone.rules.scoring import Score
from meldstone.values import replace

GAME, _ = play_game(Job(("skilled", "novice"), "classic", 2, seed=9), 0, 0)


def test_a_game_as_it_was_played_holds() -> None:
    assert objections(GAME) == []


def test_points_that_are_wrong_are_found() -> None:
    *before, end = GAME
    assert isinstance(end, ev.GameEnded)
    score: Score = replace(end.score, points=(1, -1))
    assert any(found.startswith("score") for found in objections((*before, replace(end, score=score))))


def test_a_draw_of_another_tile_is_found() -> None:
    at, drew = next((at, event) for at, event in enumerate(GAME) if isinstance(event, ev.Drew))
    other = next(event.tile for event in GAME[at + 1 :] if isinstance(event, ev.Drew))
    assert objections((*GAME[:at], replace(drew, tile=other), *GAME[at + 1 :]))
