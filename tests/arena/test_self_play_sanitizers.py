"""The native game loop under the sanitizers: no stray memory access, no undefined behaviour, and the same games."""

import shutil
import subprocess
from pathlib import Path

import pytest

from meldstone import _native
from meldstone.arena.job import Job
from meldstone.arena.self_play import all_ready, arguments
from meldstone.game.apply import new_game

pytestmark = pytest.mark.slow

NATIVE = Path(__file__).parents[2] / "native"
DRIVER = r"""
#include <iostream>

#include "play/tile_game.hpp"

using namespace meldstone;

int next() {
    int value = 0;
    std::cin >> value;
    return value;
}

Tiles tiles() {
    Tiles out(static_cast<std::size_t>(next()));
    for (auto& tile : out) {
        tile = static_cast<std::uint16_t>(next());
    }
    return out;
}

int main() {
    for (int games = next(); games > 0; --games) {
        DealtGame dealt;
        dealt.racks.resize(static_cast<std::size_t>(next()));
        for (Tiles& rack : dealt.racks) {
            rack = tiles();
        }
        dealt.pool = tiles();
        dealt.turn = next();
        dealt.step = next();
        dealt.final_round = next() != 0;
        Knobs knobs;
        knobs.colours = next();
        knobs.copies = next();
        knobs.min_number_tiles = next();
        knobs.joker_value_zero = next() != 0;
        const int minimum = next();
        Effort effort;
        effort.nodes = next();
        effort.changes.scan_nodes = next();
        effort.changes.keep.ask_nodes = next();
        effort.changes.keep.nodes = next();
        effort.changes.keep.asks = next();
        for (const auto& table : play_out(dealt, MostTiles(knobs, minimum, effort)).tables) {
            for (const Tiles& set : table) {
                for (const auto tile : set) {
                    std::cout << tile << ' ';
                }
                std::cout << ", ";
            }
            std::cout << "; ";
        }
        std::cout << '\n';
    }
}
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = next((found for name in ("g++", "clang++") if (found := shutil.which(name))), None)
    if compiler is None:
        pytest.skip("no C++ compiler (g++ or clang++)")
    folder = tmp_path_factory.mktemp("self-play")
    sanitizer = "-fsanitize=address,undefined"
    (folder / "empty.cpp").write_text("int main() {}\n", encoding="utf-8")
    probe = subprocess.run([compiler, sanitizer, "empty.cpp", "-o", "empty"], cwd=folder, capture_output=True, check=False)
    if probe.returncode or subprocess.run([folder / "empty"], check=False).returncode:
        pytest.skip(f"no runtime for {sanitizer}")
    (folder / "driver.cpp").write_text(DRIVER, encoding="utf-8")
    sources = [path for path in sorted(NATIVE.glob("*/*.cpp")) if path.parent.name != "bind"]  # the core knows no Python
    flags = ["-std=c++20", "-O1", "-g", "-D_GLIBCXX_ASSERTIONS", "-fno-sanitize-recover=all", sanitizer, f"-I{NATIVE}"]
    command: list[str | Path] = [compiler, *flags, "driver.cpp", *sources, "-o", "driver"]
    built = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=1800)
    assert built.returncode == 0, built.stderr
    return folder / "driver"


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
    text = " ".join(map(str, [len(expected), *numbers]))
    done = subprocess.run([driver], input=text, capture_output=True, text=True, check=False, timeout=1800)
    assert done.returncode == 0, done.stderr[-6000:]
    assert not done.stderr, done.stderr[-6000:]
    assert done.stdout.splitlines() == expected
