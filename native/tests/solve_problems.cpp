// Answers the problems that it reads as numbers, on two threads; tests/solver/core/test_sanitizers.py writes them and
// compares the answers.
#include <cstddef>
#include <iostream>
#include <thread>
#include <vector>

#include "changes/keep_sets.hpp"
#include "core/problem.hpp"
#include "dispatch/solve.hpp"

using meldstone::Answer;
using meldstone::Problem;

template <typename T>
T next() {
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
    const Answer table = meldstone::dispatch::solve(base);
    if (!table.feasible || !best.feasible || problem.minimum > 0 || !problem.locked.empty()) {
        return;
    }
    base = problem;
    base.required.fill(0);
    meldstone::changes::keep_sets(base, table.sets, best, {800, 1200, 10});
    meldstone::changes::place_all_with_few(base, table.sets, 300, meldstone::changes::KeepEffort{800, 1200, 10});
}

void write(const Answer& answer) {
    std::cout << answer.value << ' ' << answer.optimal << ' ' << answer.bound << ' ' << answer.nodes << ' '
              << answer.feasible;
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
                answers[i] = meldstone::dispatch::solve(problems[i]);
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
