#include "changes/fewest.hpp"

#include <algorithm>

#include "changes/scan.hpp"
#include "dispatch/solve.hpp"

namespace meldstone::changes {
namespace {

// States that a narrow scan keeps at a number for every copy of a tile: it finds the minimum nearly always. Measured, see
// benchmarks/solver.py.
constexpr std::size_t kNarrow = 20;
constexpr std::int64_t kNarrowNodes = 100'000;
// A scan that may open one set more makes about so many times as many states; if there are not so many left, it comes to no end.
constexpr std::int64_t kMore = 3;
// Per cent: a narrow scan that may open one set more and makes hardly more states than the last one will find nothing later either.
constexpr std::int64_t kGrowing = 120;

/// What the solver makes of the opened sets and the rack.
Answer opened_answer(const FewQuestion& question, std::uint64_t opened) {
    Problem problem = question.base;
    for (std::size_t i = 0; i < question.sets.size(); ++i) {
        if ((opened >> i & 1) != 0) {
            for (const std::uint8_t face : question.sets[i]) {
                ++problem.required[face];
            }
        }
    }
    return dispatch::solve(problem);
}

}  // namespace

FewChanges few_changes(const FewQuestion& question, int most, std::int64_t nodes) {
    FewChanges out;
    out.known = FewTiles::know(question);
    if (!out.known) {
        return out;
    }
    const FewTiles tiles(question);
    const std::size_t narrow = kNarrow * static_cast<std::size_t>(question.base.knobs.copies);
    FewScans scans(tiles);
    bool complete = true;
    std::int64_t before = 0;
    // One set more at a time: a scan that may open few sets is fast, and one that finds nothing is a proof.
    for (int opened = 0; opened < most; ++opened) {
        if (complete && kMore * before > nodes - out.nodes) {
            complete = false;
            before = 0;
        }
        FewLimits limits{.most_opened = opened, .nodes = nodes - out.nodes};
        if (!complete) {
            limits = {.most_opened = opened, .width = narrow, .nodes = kNarrowNodes};
        }
        const FewResult result = scans.scan(limits);
        out.nodes += result.nodes;
        if (complete && !result.complete) {
            complete = false;
            --opened;  // once more, narrow
            continue;
        }
        if (result.found) {
            out.answer = opened_answer(question, result.opened);
            out.found = out.answer.feasible && out.answer.value == question.value;
            out.opened = result.opened;
            return out;
        }
        if (complete) {
            out.at_least = opened + 1;
        } else if (100 * result.nodes < kGrowing * before) {
            return out;
        }
        before = result.nodes;
    }
    return out;
}

}  // namespace meldstone::changes
