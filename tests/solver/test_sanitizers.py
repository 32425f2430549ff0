"""The native core under the sanitizers: no stray memory access, no undefined behaviour, no data race, and the same answers."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from random import Random

import msgspec
import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.sets import copies_in_box
from meldstone.solver.core import native
from meldstone.solver.core.problem import counts
from meldstone.solver.objective import Objective, weights_of
from meldstone.solver.reference.problem import FACE_COUNT, Problem, Solution
from meldstone.tiles import FACES, Face
from tests.solver.positions import random_rules
from tests.solver.problems import KINDS, NOTHING, random_case
from tests.vectors import DATA, KnobValue

pytestmark = pytest.mark.slow

NATIVE = Path(__file__).parents[2] / "native"

DRIVER = r"""
#include <cstddef>
#include <iostream>
#include <thread>
#include <vector>

#include "changes/keep_sets.hpp"
#include "core/problem.hpp"

using meldstone::Answer;
using meldstone::Problem;

template <typename T> T next() {
    long long value = 0;
    std::cin >> value;
    return static_cast<T>(value);
}

Problem read() {
    Problem out;
    out.knobs.colours = next<int>();
    out.knobs.copies = next<int>();
    out.knobs.min_number_tiles = next<int>();
    out.knobs.two_colour_at_end = next<bool>();
    out.knobs.exactly_two_colours = next<bool>();
    out.knobs.mirror_min_side = next<int>();
    out.knobs.mirror_apex = next<bool>();
    out.knobs.mirror_peak_only = next<bool>();
    out.knobs.mirror_any_order = next<bool>();
    out.knobs.joker_value_zero = next<bool>();
    for (auto* counts : {&out.required, &out.optional, &out.weights}) {
        for (int& count : *counts) {
            count = next<int>();
        }
    }
    out.locked.resize(next<std::size_t>());
    for (auto& faces : out.locked) {
        faces.resize(next<std::size_t>());
        for (auto& face : faces) {
            face = next<std::uint8_t>();
        }
    }
    out.empty_bonus = next<int>();
    out.minimum = next<int>();
    out.node_budget = next<std::int64_t>();
    out.above = next<std::int64_t>();
    out.hasty = next<bool>();
    return out;
}

/// The required tiles as sets that lie on the table, and the answer with as many of them left alone as may be.
void leave_sets_alone(const Problem& problem, const Answer& best) {
    Problem base = problem;
    base.optional.fill(0);
    const Answer table = meldstone::solve(base);
    if (!table.feasible || !best.feasible || problem.minimum > 0 || !problem.locked.empty()) {
        return;
    }
    base = problem;
    base.required.fill(0);
    meldstone::keep_sets(base, table.sets, best, {800, 1200, 10});
    meldstone::place_all_with_few(base, table.sets, 300, meldstone::KeepEffort{800, 1200, 10});
}

void write(const Answer& answer) {
    std::cout << answer.value << ' ' << answer.optimal << ' ' << answer.bound << ' ' << answer.nodes;
    for (const int placed : answer.placed) {
        std::cout << ' ' << placed;
    }
    for (const auto& set : answer.sets) {
        std::cout << " |";
        for (const auto face : set) {
            std::cout << ' ' << static_cast<int>(face);
        }
    }
    std::cout << '\n';
}

int main() {
    std::vector<Problem> problems(next<std::size_t>());
    for (Problem& problem : problems) {
        problem = read();
    }
    std::vector<Answer> answers(problems.size());
    std::vector<std::thread> threads;
    for (std::size_t first = 0; first < 2; ++first) {
        threads.emplace_back([&, first] {
            for (std::size_t i = first; i < problems.size(); i += 2) {
                answers[i] = meldstone::solve(problems[i]);
                leave_sets_alone(problems[i], answers[i]);
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    for (const Answer& answer : answers) {
        write(answer);
    }
}
"""


@pytest.fixture(scope="module", params=["address,undefined", "thread"])
def instrumented(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The core with a small main program, built with a sanitizer."""
    compiler = next((found for name in ("g++", "clang++") if (found := shutil.which(name))), None)
    if compiler is None:
        pytest.skip("no C++ compiler (g++ or clang++)")
    sanitizer = f"-fsanitize={request.param}"
    folder = tmp_path_factory.mktemp("sanitized")
    (folder / "empty.cpp").write_text("int main() {}\n", encoding="utf-8")
    probe = _run([compiler, sanitizer, "empty.cpp", "-o", "empty"], folder)
    if probe.returncode or _run([folder / "empty"], folder).returncode:
        pytest.skip(f"no runtime for {sanitizer}")
    (folder / "driver.cpp").write_text(DRIVER, encoding="utf-8")
    sources = [path for path in sorted(NATIVE.glob("*/*.cpp")) if path.parent.name != "bind"]
    flags = ["-std=c++20", "-O1", "-g", "-pthread", "-D_GLIBCXX_ASSERTIONS", "-fno-sanitize-recover=all", sanitizer, f"-I{NATIVE}"]
    built = _run([compiler, *flags, "driver.cpp", *sources, "-o", "driver"], folder, seconds=600)
    assert built.returncode == 0, built.stderr
    return folder / "driver"


def _run(command: list[str | Path], folder: Path, text: str = "", seconds: float = 60) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "UBSAN_OPTIONS": "print_stacktrace=1"}
    return subprocess.run(
        command, cwd=folder, input=text, env=environment, capture_output=True, text=True, check=False, timeout=seconds
    )


def _packed(problem: Problem, budget: int | None) -> Iterable[int]:
    knobs, required, optional, weights, locked, bonus, minimum, most, above, hasty = native._pack(problem, budget)
    yield from (int(knob) for knob in knobs)
    yield from (*required, *optional, *weights, len(locked))
    for faces in locked:
        yield from (len(faces), *faces)
    yield from (bonus, minimum, most, above, int(hasty))


def answers(driver: Path, problems: list[Problem], budget: int | None = None) -> list[Solution]:
    numbers = [len(problems)]
    for problem in problems:
        numbers += _packed(problem, budget)
    done = _run([driver], driver.parent, " ".join(map(str, numbers)), seconds=900)
    assert done.returncode == 0, done.stderr[-6000:]
    assert not done.stderr, done.stderr[-6000:]
    return [_solution(line) for line in done.stdout.splitlines()]


def _solution(line: str) -> Solution:
    head, *sets = line.split("|")
    value, optimal, bound, nodes, *placed = map(int, head.split())
    rows = tuple(tuple(FACES[int(code)] for code in row.split()) for row in sets)
    return Solution(tuple(placed), rows, value, bool(optimal), bound, nodes)


def assert_same(driver: Path, problems: list[Problem], budget: int | None = None) -> None:
    problems = [problem for problem in problems if not native._for_reference(problem)]
    for problem, found in zip(problems, answers(driver, problems, budget), strict=True):
        assert found == native.solve(problem, budget)


class AnyRow(msgspec.Struct, frozen=True):
    """What the proven positions have in common."""

    edition: str
    opened: bool
    table: tuple[tuple[str, ...], ...]
    rack: tuple[str, ...]
    overrides: dict[str, KnobValue] = {}


def vector_problems() -> list[Problem]:
    out = []
    for name in ("small", "classic", "original"):
        for row in msgspec.json.decode((DATA / f"best_moves_{name}.json").read_bytes(), type=list[AnyRow]):
            rules = ruleset(row.edition, row.overrides)
            table = counts(Face(text) for tiles in row.table for text in tiles) if row.opened else NOTHING
            rack = counts(Face(text) for text in row.rack)
            minimum = 0 if row.opened else rules.opening.meld_minimum
            out += [Problem(rules, table, rack, weights_of(objective, rules), minimum=minimum) for objective in Objective]
    return out


def test_random_problems(instrumented: Path) -> None:
    problems = [random_case(Random(f"sanitizers {i}"), kinds=KINDS).problem for i in range(600)]
    assert_same(instrumented, problems)


def test_random_problems_on_a_budget(instrumented: Path) -> None:
    problems = [random_case(Random(f"budget {i}"), kinds=KINDS).problem for i in range(200)]
    assert_same(instrumented, problems, budget=20)


def test_proven_positions(instrumented: Path) -> None:
    assert_same(instrumented, vector_problems())


def test_all_tiles_of_a_box_and_nothing_at_all(instrumented: Path) -> None:
    problems = []
    for i in range(6):
        rules = random_rules(Random(f"box {i}"))
        box = tuple(copies_in_box(face, rules) for face in FACES)
        problems += [Problem(rules, NOTHING, tiles, (1,) * FACE_COUNT) for tiles in (box, NOTHING)]
        problems.append(Problem(rules, box, NOTHING, (1,) * FACE_COUNT))
    assert_same(instrumented, problems)
