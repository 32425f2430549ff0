#include "dispatch/solve.hpp"

#include <algorithm>

#include "core/legal.hpp"
#include "core/limits.hpp"
#include "core/locked_readings.hpp"
#include "core/problem.hpp"
#include "exact/exact_scan.hpp"
#include "plain/solve.hpp"
#include "scan/options_to_sets.hpp"
#include "scan/schedule.hpp"

namespace meldstone::dispatch {
namespace {

void count_placed(const Problem& problem, Answer& answer) {
    answer.placed.fill(0);
    for (const Faces& set : answer.sets) {
        for (const std::uint8_t face : set) {
            ++answer.placed[face];
        }
    }
    for (const Faces& set : problem.locked) {
        for (const std::uint8_t face : set) {
            --answer.placed[face];
        }
    }
    for (std::size_t face = 0; face < kFaces; ++face) {
        answer.placed[face] -= problem.required[face];
    }
}

/// False for knobs under which sets exist that the scan does not cover: mirrors between jokers only, or two-colour
/// jokers that make a mirror half long enough.
bool schedule_covers(const Problem& problem) {
    const auto in_play = [&](std::size_t face) { return problem.required[face] + problem.optional[face]; };
    const Knobs& knobs = problem.knobs;
    return in_play(kMirror) == 0 ||
           (knobs.min_number_tiles > 0 && (knobs.mirror_min_side < 2 || in_play(kTwoColour) < 2));
}

/// An answer whose optional spare jokers found no room is still one without them.
void keep_if_legal(const Problem& problem, scan::Rebuilt rebuilt, Answer& answer) {
    if (!rebuilt.legal || !fits_knobs(problem, rebuilt.sets)) {
        return;
    }
    Answer kept;
    kept.sets = std::move(rebuilt.sets);
    count_placed(problem, kept);
    if (std::any_of(kept.placed.begin(), kept.placed.end(), [](int count) { return count < 0; })) {
        return;
    }
    for (std::size_t face = 0; face < kFaces; ++face) {
        kept.value += std::int64_t{kept.placed[face]} * problem.weights[face];
    }
    if (answer.feasible && answer.value >= kept.value) {
        return;
    }
    kept.feasible = true;
    kept.nodes = answer.nodes;
    answer = std::move(kept);
}

/// The sets of a scan as an answer, if they are legal and hold every joker that the scan counted.
bool lay_out(const Problem& problem, const TileGrid& grid, const scan::BeamResult& found, Answer& answer) {
    scan::Rebuilt rebuilt = scan::rebuild(grid, problem, found);
    if (rebuilt.complete && fits_knobs(problem, rebuilt.sets)) {
        answer.feasible = true;
        answer.sets = std::move(rebuilt.sets);
        answer.value = found.value;
        return true;
    }
    keep_if_legal(problem, std::move(rebuilt), answer);
    return false;
}

Answer solve_readings(const Problem& problem, const std::vector<LockedReading>& readings, scan::Memory& memory) {
    const TileGrid grid = make_tile_grid(problem, readings);
    const bool known = schedule_covers(problem);
    const auto budget_left = [&](const Answer& answer) {
        return problem.node_budget > 0 ? std::max<std::int64_t>(1, problem.node_budget - answer.nodes) : 0;
    };
    scan::ScheduleResult scanned = scan::run_schedule(problem, grid, problem.node_budget, memory);
    Answer answer;
    answer.nodes = scanned.nodes;
    if (!known) {
        scanned.proven = false;
        scanned.bound = grid.value_ahead[0] + grid.joker_value;
    }
    if (scanned.proven && !scanned.best.found) {
        return answer;
    }
    bool done = scanned.best.found && lay_out(problem, grid, scanned.best, answer);
    if (!done && scanned.best.found && problem.minimum == 0) {
        const scan::BeamResult roomy =
            scan::scan_for_room(problem, grid, scanned.best.value, budget_left(answer), memory);
        answer.nodes += roomy.nodes;
        done = roomy.found && lay_out(problem, grid, roomy, answer) && answer.value == scanned.best.value;
    }
    if (done && (known || answer.value == scanned.bound)) {
        answer.bound = scanned.bound;
        answer.optimal = scanned.proven || answer.value == scanned.bound;
        return answer;
    }
    if (problem.hasty) {
        answer.optimal = false;
        answer.bound = scanned.bound;
        return answer;
    }
    exact::ExactResult full =
        exact::scan(grid, problem, answer.feasible ? std::max(answer.value, problem.above) : problem.above,
                    problem.node_budget > 0 ? budget_left(answer) : limits::kExactNodes);
    answer.nodes += full.nodes;
    if (full.found) {
        answer.feasible = true;
        answer.sets = std::move(full.sets);
        answer.value = full.value;
    }
    answer.optimal = full.complete;
    answer.bound = full.complete ? answer.value : scanned.bound;
    return answer;
}

/// Python sends such problems to the reference; this keeps an answer honest if somebody else calls the core.
/// True if locked sets could grow in ways that `read_locked` does not tell: on both sides of a mirror, or with a colour
/// that depends on the changes before.
bool locked_sets_hide_room(const Problem& problem) {
    return std::any_of(problem.locked.begin(), problem.locked.end(), [&](const Faces& set) {
        const auto holds = [&](int face) {
            return std::find(set.begin(), set.end(), static_cast<std::uint8_t>(face)) != set.end();
        };
        return holds(kMirror) || (problem.knobs.exactly_two_colours && holds(kTwoColour));
    });
}

/// All choices of readings for the locked sets, the best answer of any.
Answer solve_locked(const Problem& problem, scan::Memory& memory) {
    if (plain::is_plain(problem)) {
        if (std::optional<Answer> answer = plain::solve_plain(problem)) {
            return *std::move(answer);
        }
    }
    std::vector<std::vector<LockedReading>> all;
    std::size_t combinations = 1;
    for (std::size_t i = 0; i < problem.locked.size(); ++i) {
        all.push_back(read_locked(problem.locked[i], problem.knobs, static_cast<int>(i)));
        combinations = std::min(combinations * all.back().size(), limits::kLockedReadings + 1);
    }
    Answer best;
    std::vector<std::size_t> choice(all.size());
    std::int64_t nodes = 0;
    std::int64_t bound = INT64_MIN;
    const bool known = combinations <= limits::kLockedReadings && !locked_sets_hide_room(problem);
    bool optimal = known;
    for (std::size_t round = 0; round < limits::kLockedReadings; ++round) {
        std::vector<LockedReading> readings;
        for (std::size_t i = 0; i < all.size(); ++i) {
            readings.push_back(all[i][choice[i]]);
        }
        Answer answer = solve_readings(problem, readings, memory);
        nodes += answer.nodes;
        optimal = optimal && answer.optimal;
        if (answer.feasible || !answer.optimal) {
            bound = std::max(bound, answer.bound);
        }
        if (answer.feasible && (!best.feasible || answer.value > best.value)) {
            best = std::move(answer);
        }
        std::size_t i = 0;
        while (i < all.size() && ++choice[i] == all[i].size()) {
            choice[i++] = 0;
        }
        if (i == all.size()) {
            break;
        }
    }
    if (!known) {
        bound = 0;
        for (std::size_t face = 0; face < kFaces; ++face) {
            bound += std::max<std::int64_t>(0, std::int64_t{problem.optional[face]} * problem.weights[face]);
        }
    }
    best.nodes = nodes;
    best.optimal = optimal || (best.feasible && best.value == bound);
    best.bound = best.optimal ? best.value : bound;
    return best;
}

std::int64_t total_weight(const Problem& problem) {
    std::int64_t sum = 0;
    for (std::size_t face = 0; face < kFaces; ++face) {
        sum += std::int64_t{problem.optional[face]} * problem.weights[face];
    }
    return sum;
}

/// Everything placed, if that is possible: a question of its own, for it has nothing to weigh.
Answer solve_all_placed(const Problem& problem, scan::Memory& memory) {
    Problem all = problem;
    for (std::size_t face = 0; face < kFaces; ++face) {
        all.required[face] += all.optional[face];
        all.optional[face] = 0;
    }
    all.empty_bonus = 0;
    Answer answer = solve_locked(all, memory);
    answer.value = total_weight(problem) + problem.empty_bonus;
    answer.bound = answer.value;
    return answer;
}

bool places_all(const Problem& problem, Answer& answer) {
    count_placed(problem, answer);
    return answer.feasible && answer.placed == problem.optional;
}

/// A penalty for placing everything: the best of all answers that keep one certain tile back.
Answer solve_with_penalty(const Problem& problem, Answer plain, scan::Memory& memory) {
    if (!places_all(problem, plain)) {
        return plain;
    }
    Answer best = std::move(plain);
    best.value += problem.empty_bonus;
    best.bound += problem.empty_bonus;
    for (std::size_t face = 0; face < kFaces; ++face) {
        if (problem.optional[face] > 0) {
            Problem less = problem;
            --less.optional[face];
            Answer answer = solve_locked(less, memory);
            const bool optimal = best.optimal && answer.optimal;
            const bool hopeful = answer.feasible || !answer.optimal;
            const std::int64_t bound = hopeful ? std::max(best.bound, answer.bound) : best.bound;
            const std::int64_t nodes = best.nodes + answer.nodes;
            if (answer.feasible && answer.value > best.value) {
                best = std::move(answer);
            }
            best.optimal = optimal;
            best.bound = bound;
            best.nodes = nodes;
        }
    }
    return best;
}

/// True if an empty table is an answer.
bool asks_for_nothing(const Problem& problem) {
    return problem.minimum <= 0 && problem.locked.empty() &&
           std::all_of(problem.required.begin(), problem.required.end(), [](int count) { return count == 0; });
}

}  // namespace

Answer solve(const Problem& problem) {
    scan::Memory memory;
    return solve(problem, memory);
}

Answer solve(const Problem& problem, scan::Memory& memory) {
    Answer answer;
    bool done = false;
    if (problem.empty_bonus > 0) {
        answer = solve_all_placed(problem, memory);
        const bool never_worse =
            std::all_of(problem.weights.begin(), problem.weights.end(), [](int weight) { return weight >= 0; });
        done = answer.feasible && never_worse;
        if (!done) {
            const Answer all = std::move(answer);
            answer = solve_locked(problem, memory);
            const std::int64_t nodes = all.nodes + answer.nodes;
            const bool optimal = answer.optimal && (all.optimal || all.feasible);
            const bool hopeful = all.feasible || !all.optimal;
            const std::int64_t bound = hopeful ? std::max(answer.bound, all.bound) : answer.bound;
            if (places_all(problem, answer)) {
                answer.value += problem.empty_bonus;
            }
            if (all.feasible && all.value > answer.value) {
                answer = all;
            }
            answer.nodes = nodes;
            answer.optimal = optimal;
            answer.bound = optimal ? answer.value : std::max(bound, answer.value);
        }
    } else {
        answer = solve_locked(problem, memory);
        if (problem.empty_bonus < 0) {
            answer = solve_with_penalty(problem, std::move(answer), memory);
        }
    }
    if (!answer.feasible) {
        answer.feasible = asks_for_nothing(problem);
        answer.placed.fill(0);
        answer.value = 0;
        answer.bound = answer.optimal ? 0 : std::max<std::int64_t>(0, answer.bound);
        return answer;
    }
    count_placed(problem, answer);
    return answer;
}

}  // namespace meldstone::dispatch
