#include "changes/keep_sets.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/faces.hpp"
#include "core/limits.hpp"
#include "dispatch/solve.hpp"
#include "scan/memory.hpp"

// Which sets can stay? First all but a few that have most to do with the placed tiles, then half of them, then one by
// one. A set that was found to stay is settled: its tiles are out of play, so that every question is smaller than the
// one before.

namespace meldstone::changes {
namespace {

int pairs_between(int face, int other) {
    if (face >= kJoker) {
        return 1;
    }
    if (other >= kJoker) {
        return 0;
    }
    const bool near = face / kNumbers == other / kNumbers && std::abs(face - other) <= limits::kKeepNearNumbers;
    return face % kNumbers == other % kNumbers || near ? 1 : 0;
}

/// How many pairs of a tile of the set and a placed tile could lie beside each other; jokers go with everything.
int possible_neighbours(const Faces& row, const std::array<int, kFaces>& placed) {
    int pairs = 0;
    for (const std::uint8_t face : row) {
        for (int other = 0; other < kFaces; ++other) {
            pairs += placed[static_cast<std::size_t>(other)] * pairs_between(face, other);
        }
    }
    return pairs;
}

/// Sets that are settled, as they were, and sets that may still be rebuilt: `Plan` of solver/strict/plan.py.
struct Plan {
    std::vector<Faces> settled;
    std::vector<Faces> undecided;
};

/// Settles the undecided sets that lie among these as they were.
Plan settle_kept(const Plan& plan, std::vector<Faces> lying) {
    for (Faces& row : lying) {
        std::sort(row.begin(), row.end());
    }
    Plan out{plan.settled, {}};
    for (const Faces& row : plan.undecided) {
        Faces key = row;
        std::sort(key.begin(), key.end());
        const auto found = std::find(lying.begin(), lying.end(), key);
        if (found == lying.end()) {
            out.undecided.push_back(row);
        } else {
            found->clear();  // each lies there once
            out.settled.push_back(row);
        }
    }
    return out;
}

/// The undecided sets of a plan with those first that have least to do with the placed tiles.
void put_unrelated_first(Plan& plan, const std::array<int, kFaces>& placed) {
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < plan.undecided.size(); ++i) {
        order.emplace_back(possible_neighbours(plan.undecided[i], placed), i);
    }
    std::sort(order.begin(), order.end());
    std::vector<Faces> rows;
    for (const auto& [_, i] : order) {
        rows.push_back(std::move(plan.undecided[i]));
    }
    plan.undecided = std::move(rows);
}

/// True if the others hold every one of these sets, each at least as often.
bool lie_among(const std::vector<Faces>& sets, std::vector<Faces> others) {
    return sets.size() <= others.size() && std::all_of(sets.begin(), sets.end(), [&](const Faces& set) {
               const auto found = std::find(others.begin(), others.end(), set);
               if (found == others.end()) {
                   return false;
               }
               others.erase(found);
               return true;
           });
}

/// What becomes of the undecided sets and the rack if only answers of some worth count.
Answer ask_solver(const Problem& base, const std::vector<Faces>& undecided, std::int64_t value, std::int64_t nodes,
                  scan::Memory& memory) {
    Problem problem = base;
    require(undecided, problem);
    problem.node_budget = nodes;
    problem.above = problem.empty_bonus == 0 ? value - 1 : Problem::kAnything;
    return dispatch::solve(problem, memory);
}

class KeepSets {
public:
    KeepSets(const Problem& base, const std::vector<Faces>& old_sets, const Answer& best, const KeepEffort& effort,
             scan::Memory& memory)
        : base_(base),
          effort_(effort),
          memory_(memory),
          placed_(best.placed),
          value_(best.value),
          plan_(settle_kept({{}, old_sets}, best.sets)),
          speed_(std::any_of(best.sets.begin(), best.sets.end(), holds_special) ? 1 : limits::kKeepPlainSpeed) {}

    std::vector<Answer> run() {
        keep_in_bulk();
        std::vector<Faces> asked = plan_.undecided;
        asked.resize(std::min(asked.size(), static_cast<std::size_t>(effort_.asks)));
        for (const Faces& row : asked) {
            if (plan_.undecided.size() <= limits::kKeepFewSets) {
                break;
            }
            const auto found = std::find(plan_.undecided.begin(), plan_.undecided.end(), row);
            if (found != plan_.undecided.end()) {
                std::rotate(plan_.undecided.begin(), found, found + 1);
                keep(1);
            }
        }
        return std::move(found_);
    }

private:
    /// Tries whether all sets can stay but the few that have most to do with the placed tiles, else whether half can.
    void keep_in_bulk() {
        if (plan_.undecided.size() > limits::kKeepFewSets &&
            keep_unrelated(plan_.undecided.size() - limits::kKeepFewSets)) {
            return;
        }
        for (std::size_t size = plan_.undecided.size() / 2; size > 1;
             size = std::min(size, plan_.undecided.size()) / 2) {
            keep_unrelated(size);
        }
    }

    bool keep_unrelated(std::size_t count) {
        put_unrelated_first(plan_, placed_);
        return keep(count);
    }

    /// Settles the first so many undecided sets if the worth is reached all the same.
    bool keep(std::size_t count) {
        if (nodes_ >= effort_.nodes) {
            return false;
        }
        const auto end = plan_.undecided.begin() + static_cast<std::ptrdiff_t>(count);
        Plan tried{plan_.settled, {end, plan_.undecided.end()}};
        tried.settled.insert(tried.settled.end(), plan_.undecided.begin(), end);
        if (std::any_of(insufficient_.begin(), insufficient_.end(),
                        [&](const std::vector<Faces>& sets) { return lie_among(tried.undecided, sets); })) {
            return false;
        }
        Answer answer = ask_solver(base_, tried.undecided, value_, effort_.ask_nodes, memory_);
        nodes_ += (limits::kKeepNodesPerCall + answer.nodes) / speed_;
        if (!answer.feasible || answer.value != value_) {
            if (answer.optimal) {
                insufficient_.push_back(std::move(tried.undecided));
            }
            return false;
        }
        plan_ = settle_kept(tried, answer.sets);
        placed_ = answer.placed;
        answer.sets.insert(answer.sets.begin(), tried.settled.begin(), tried.settled.end());
        found_.push_back(std::move(answer));
        return true;
    }

    Problem base_;
    KeepEffort effort_;
    scan::Memory& memory_;
    std::array<int, kFaces> placed_;
    std::int64_t value_;
    Plan plan_;
    std::int64_t speed_;
    std::int64_t nodes_ = 0;
    std::vector<std::vector<Faces>>
        insufficient_;  // choices of sets to break up that do not reach the worth; subsets do not either
    std::vector<Answer> found_;
};

}  // namespace

std::vector<Answer> place_all_with_few(const Problem& base, const std::vector<Faces>& old_sets, std::int64_t nodes,
                                       const std::optional<KeepEffort>& effort) {
    std::vector<Answer> found;
    if (old_sets.size() <= limits::kKeepNearestSets) {
        return found;
    }
    std::int64_t everything = 0;
    for (std::size_t face = 0; face < kFaces; ++face) {
        everything += std::int64_t{base.optional[face]} * base.weights[face];
    }
    Plan plan{{}, old_sets};
    put_unrelated_first(plan, base.optional);
    const auto end = plan.undecided.end() - static_cast<std::ptrdiff_t>(limits::kKeepNearestSets);
    plan = {{plan.undecided.begin(), end}, {end, plan.undecided.end()}};
    scan::Memory memory;
    Answer answer = ask_solver(base, plan.undecided, everything, nodes, memory);
    if (!answer.feasible || answer.placed != base.optional) {
        return found;
    }
    answer.sets.insert(answer.sets.begin(), plan.settled.begin(), plan.settled.end());
    if (effort) {
        found = KeepSets(base, old_sets, answer, *effort, memory).run();
    }
    found.insert(found.begin(), std::move(answer));
    return found;
}

std::vector<Answer> keep_sets(const Problem& base, const std::vector<Faces>& old_sets, const Answer& best,
                              const KeepEffort& effort) {
    scan::Memory memory;
    return KeepSets(base, old_sets, best, effort, memory).run();
}

int sets_broken_up(const std::vector<Faces>& old_sets, const std::vector<Faces>& sets) {
    return static_cast<int>(settle_kept({{}, old_sets}, sets).undecided.size());
}

}  // namespace meldstone::changes
