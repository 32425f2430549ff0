#include "plain/solve.hpp"

#include <algorithm>
#include <array>

#include "core/limits.hpp"
#include "plain/path_to_sets.hpp"

namespace meldstone::plain {
namespace {

struct Attempt {
    View view;
    std::int64_t nodes;
};

// Most questions are answered in two hundred nodes. Where one view needs thousands, another may need few: the views
// take turns, and each time more is allowed.
constexpr std::array<Attempt, 6> kAttempts{{
    {{false, false}, limits::kPlainNodesUp},
    {{true, false}, limits::kPlainNodesDown},
    {{false, true}, limits::kPlainNodesColoursReversed},
    {{true, true}, limits::kPlainNodesBothReversed},
    {{false, true}, limits::kPlainNodesColoursReversedAgain},
    {{false, false}, INT64_MAX},
}};

// What all tiles together may be worth, so that losses fit into 31 bits.
constexpr std::int64_t kMostWorth = 1 << 30;

/// The jokers that lie on the table in the end if so many are fillers.
int jokers_laid(const Problem& problem, int used) {
    const int all = problem.required[kJoker] + problem.optional[kJoker];
    return problem.weights[kJoker] >= 0 ? all : std::max(used, problem.required[kJoker]);
}

/// What all optional tiles together are worth that are worth anything.
std::int64_t all_worth(const Problem& problem) {
    std::int64_t sum = 0;
    for (std::size_t face = 0; face <= kJoker; ++face) {
        sum += std::max<std::int64_t>(0, std::int64_t{problem.weights[face]} * problem.optional[face]);
    }
    return sum;
}

bool weights_fit(const Problem& problem) {
    std::int64_t sum = 0;
    for (std::size_t face = 0; face < kFaces; ++face) {
        sum += std::abs(std::int64_t{problem.weights[face]}) * problem.optional[face];
    }
    return sum < kMostWorth;
}

/// Writes the answer of a path; false if the jokers that it leaves over find no room.
bool take(const Problem& problem, const Board& board, const Path& path, std::int64_t joker_bound, Answer& answer) {
    Sets sets = rebuild(board, path, jokers_laid(problem, path.jokers) - path.jokers);
    answer.feasible = sets.complete;
    answer.sets = std::move(sets.sets);
    answer.value = board.bound() - path.loss + joker_bound;
    return sets.complete;
}

}  // namespace

bool is_plain(const Problem& problem) {
    const auto absent = [&](std::size_t face) { return problem.required[face] + problem.optional[face] == 0; };
    return problem.locked.empty() && problem.minimum == 0 && absent(kDouble) && absent(kTwoColour) && absent(kMirror);
}

std::optional<Answer> solve_plain(const Problem& problem) {
    if (!weights_fit(problem)) {
        return std::nullopt;
    }
    const int jokers = problem.required[kJoker] + problem.optional[kJoker];
    const std::int64_t joker_bound =
        std::max<std::int64_t>(0, std::int64_t{problem.weights[kJoker]} * problem.optional[kJoker]);
    const std::int64_t budget = problem.node_budget > 0 ? problem.node_budget : limits::kPlainNodes;
    Answer answer;
    // With no joker as a filler there is little to choose from. That often lays everything, and if not, it is an answer
    // to beat.
    if (jokers > 0) {
        const Board board(problem, 0);
        const Path path = search(board, std::min(budget, limits::kPlainNodesWithoutFillers), INT64_MAX, true);
        answer.nodes = path.nodes;
        if (path.found && !take(problem, board, path, joker_bound, answer)) {
            return std::nullopt;
        }
        if (path.found && answer.value == all_worth(problem)) {
            answer.optimal = true;
            answer.bound = answer.value;
            return answer;
        }
    }
    for (const Attempt& attempt : kAttempts) {
        const Board board(problem, jokers, attempt.view);
        if (!board.fits()) {
            return std::nullopt;
        }
        const std::int64_t bound = board.bound() + joker_bound;
        const std::int64_t left = std::max<std::int64_t>(1, budget - answer.nodes);
        const bool last = attempt.nodes >= left;
        const Path path =
            search(board, std::min(attempt.nodes, left), answer.feasible ? bound - answer.value : INT64_MAX, last);
        answer.nodes += path.nodes;
        if (path.found && !take(problem, board, path, joker_bound, answer)) {
            return std::nullopt;
        }
        answer.optimal = path.complete;
        answer.bound = path.complete ? answer.value : std::max(answer.value, bound - path.least);
        if (path.complete || last) {
            break;
        }
    }
    if (!answer.optimal && problem.node_budget == 0) {
        return std::nullopt;  // the scan may still be able to prove it
    }
    return answer;
}

}  // namespace meldstone::plain
