"""The native game loop under the sanitizers: no stray memory access, no undefined behaviour, and the same games."""

from pathlib import Path

import pytest

from meldstone import _native
from meldstone.arena.job import Job
from meldstone.arena.self_play import all_ready, arguments
from meldstone.game.apply import new_game
from tests.native_driver import built_with_core, run_on

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_with_core("play_games", "address,undefined", tmp_path_factory.mktemp("self-play"))


def test_games_are_the_same_and_nothing_is_touched_that_should_not(driver: Path) -> None:
    numbers: list[int] = []
    expected = []
    jobs = [
        Job(("skilled",) * 2, "classic", 2, seed=3),
        Job(("skilled",) * 4, "tournament", 4, seed=3),
        Job(("skilled",) * 6, "six-player", 6, seed=3, overrides={"empty_pool_rule": "final_round"}),
    ]
    for job in jobs:
        for deal in range(5):
            state, _ = all_ready(new_game(job.rules, job.players, job.deal_seed(deal)).state)
            racks, pool, turn, step, final_round, rules, work = arguments(state)
            numbers.append(len(racks))
            for tiles in (*racks, pool):
                numbers += [len(tiles), *tiles]
            numbers += [turn, step, int(final_round), *map(int, rules), *work]
            tables = _native.play_out(racks, pool, turn, step, final_round, rules, work, keep_tables=True)[-1]
            expected.append("".join("".join("".join(f"{t} " for t in tiles) + ", " for tiles in table) + "; " for table in tables))
    assert run_on(driver, [len(expected), *numbers]).splitlines() == expected
