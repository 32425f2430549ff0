import json

import pytest

from meldstone.arena.engines import play_here
from meldstone.arena.job import Job
from meldstone.arena.result import BrokenResultError, decode_result, encode_result, result
from meldstone.arena.sprt import SprtClaims

JOB = Job(("skilled", "novice"), "classic", 2, seed=5)
PLAYED = list(play_here(JOB, range(3), 1))


def test_a_result_reads_as_it_was_written() -> None:
    saved = decode_result(encode_result(result(JOB, 100, PLAYED, SprtClaims(0.5, 0.6))))
    assert (saved.job, saved.wanted, saved.deals, saved.sprt) == (JOB, 100, PLAYED, SprtClaims(0.5, 0.6))


def test_the_figures_are_there_under_their_names() -> None:
    found = json.loads(encode_result(result(JOB, 6, PLAYED)))
    first = found["bots"][0]
    assert {"bot", "games", "wins", "win_rate", "ci95", "points_per_game"} <= first.keys()
    assert first["bot"] == "skilled"
    assert first["games"] == 6
    assert first["win_rate"] == pytest.approx(first["wins"] / 6, abs=1e-6)
    assert first["ci95"][0] <= first["win_rate"] <= first["ci95"][1]
    assert found["bots"][0]["points_per_game"] == -found["bots"][1]["points_per_game"]
    assert isinstance(first["wins"], int)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff", b'{"job": 3, "wanted": 1, "played": [], "format": 1}'])
def test_other_files_are_refused(data: bytes) -> None:
    with pytest.raises(BrokenResultError):
        decode_result(data)


def test_results_that_miss_a_game_or_a_deal_are_refused() -> None:
    for missing in ([PLAYED[0], PLAYED[1][:1]], [PLAYED[0], PLAYED[2]], [PLAYED[1]]):
        with pytest.raises(BrokenResultError, match="not whole"):
            decode_result(encode_result(result(JOB, 6, missing)))
