"""The native game loop under the sanitizers: no stray memory access, no undefined behaviour, and the same games."""

from pathlib import Path

import pytest

from meldstone import _native
from meldstone.arena.job import Job
from meldstone.arena.self_play import EFFORT, all_ready, dealt_game
from meldstone.game.apply import new_game
from meldstone.solver.core.native import native_knobs
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
            game, knobs, minimum = dealt_game(state), native_knobs(job.rules), job.rules.opening.meld_minimum
            numbers.append(len(game.racks))
            for tiles in (*game.racks, game.pool):
                numbers += [len(tiles), *tiles]
            numbers += [game.turn, game.step, int(game.final_round)]
            numbers += [knobs.colours, knobs.copies, knobs.min_number_tiles, int(knobs.joker_value_zero), minimum]
            keep = EFFORT.changes.keep
            numbers += [EFFORT.nodes, EFFORT.changes.scan_nodes, keep.ask_nodes, keep.nodes, keep.asks]
            tables = _native.play_out(game, knobs, minimum, EFFORT, keep_tables=True).tables
            expected.append("".join("".join("".join(f"{t} " for t in tiles) + ", " for tiles in table) + "; " for table in tables))
    assert run_on(driver, [len(expected), *numbers]).splitlines() == expected
