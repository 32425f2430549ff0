#include "plain_solve.hpp"

#include <algorithm>

#include "plain_rebuild.hpp"

namespace meldstone {
namespace {

// The search gives up here unless the caller says otherwise: about 100 MB.
constexpr std::int64_t kMostNodes = 1'500'000;
// What all tiles together may be worth, so that losses fit into 31 bits.
constexpr std::int64_t kMostWorth = 1 << 30;

/// The jokers that lie on the table in the end if so many are fillers.
int jokers_laid(const Problem& problem, int used) {
    const int all = problem.required[kJoker] + problem.optional[kJoker];
    return problem.weights[kJoker] >= 0 ? all : std::max(used, problem.required[kJoker]);
}

bool weights_fit(const Problem& problem) {
    std::int64_t sum = 0;
    for (std::size_t face = 0; face < kFaces; ++face) {
        sum += std::abs(std::int64_t{problem.weights[face]}) * problem.optional[face];
    }
    return sum < kMostWorth;
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
    const plain::Board board(problem, jokers);
    if (!board.fits()) {
        return std::nullopt;
    }
    const plain::Path path = plain::search(board, problem.node_budget > 0 ? problem.node_budget : kMostNodes);
    const std::int64_t joker_bound = std::max<std::int64_t>(0, std::int64_t{problem.weights[kJoker]} * problem.optional[kJoker]);
    Answer answer;
    answer.nodes = path.nodes;
    answer.optimal = path.complete;
    answer.bound = board.bound() - path.least + joker_bound;
    if (!path.found) {
        return answer;
    }
    plain::Sets sets = plain::rebuild(board, path, jokers_laid(problem, path.jokers) - path.jokers);
    if (!sets.complete) {
        return std::nullopt;
    }
    answer.feasible = true;
    answer.sets = std::move(sets.sets);
    answer.value = board.bound() - path.loss + joker_bound;
    answer.bound = path.complete ? answer.value : answer.bound;
    return answer;
}

}  // namespace meldstone
