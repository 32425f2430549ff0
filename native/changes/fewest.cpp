#include "changes/fewest.hpp"

#include <algorithm>

#include "changes/old_set_scan.hpp"
#include "core/limits.hpp"
#include "dispatch/solve.hpp"

namespace meldstone::changes {
namespace {

/// What the solver makes of the broken up sets and the rack.
Answer answer_with(const Question& question, std::uint64_t broken_up) {
    Problem problem = question.base;
    for (std::size_t i = 0; i < question.sets.size(); ++i) {
        if ((broken_up >> i & 1) != 0) {
            for (const std::uint8_t face : question.sets[i]) {
                ++problem.required[face];
            }
        }
    }
    return dispatch::solve(problem);
}

}  // namespace

Fewest fewest_changes(const Question& question, int most, std::int64_t nodes) {
    Fewest out;
    out.supported = TilesByNumber::supports(question);
    if (!out.supported) {
        return out;
    }
    const TilesByNumber tiles(question);
    const std::size_t narrow = limits::kChangesBeamPerCopy * static_cast<std::size_t>(question.base.knobs.copies);
    OldSetScans scans(tiles);
    bool complete = true;
    std::int64_t before = 0;
    // One set more at a time: a scan that may break up few sets is fast, and one that finds nothing is a proof.
    for (int broken_up = 0; broken_up < most; ++broken_up) {
        if (complete && limits::kChangesCompleteGrowth * before > nodes - out.nodes) {
            complete = false;
            before = 0;
        }
        OldSetLimits limits{.most_broken_up = broken_up, .nodes = nodes - out.nodes};
        if (!complete) {
            limits = {.most_broken_up = broken_up, .width = narrow, .nodes = limits::kChangesBeamNodes};
        }
        const OldSetResult result = scans.scan(limits);
        out.nodes += result.nodes;
        if (complete && !result.complete) {
            complete = false;
            --broken_up;  // once more, as a beam
            continue;
        }
        if (result.found) {
            out.answer = answer_with(question, result.broken_up);
            out.found = out.answer.feasible && out.answer.value == question.value;
            out.broken_up = result.broken_up;
            return out;
        }
        if (complete) {
            out.at_least = broken_up + 1;
        } else if (100 * result.nodes < limits::kChangesGrowthPercent * before) {
            return out;
        }
        before = result.nodes;
    }
    return out;
}

}  // namespace meldstone::changes
