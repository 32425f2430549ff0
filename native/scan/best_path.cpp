#include "scan/best_path.hpp"

namespace meldstone::scan {

void find_best_path(const TileGrid& grid, const JokerStock& jokers, const BeamLimits& limits, const Memory& memory,
                    BeamResult& result) {
    const bool at_end = change_at_end(limits, grid.knobs);
    const Layer& last = memory.layers.back();
    const Node* best = nullptr;
    bool roomy = false;
    for (const Node& node : last.nodes) {
        const JokerCount use = best_joker_count(grid, jokers, node.state.jokers, at_end);
        const std::int64_t value = node.value + use.value;
        if (!use.possible || value <= limits.beat) {
            continue;
        }
        // Of equal answers, one whose spare jokers surely find room.
        const bool fits = (node.state.runs & State::kRunBegun) != 0 ||
                          use.used[0] + use.used[1] + use.used[2] == JokerStock::fillers_used(node.state.jokers);
        if (limits.roomy && !fits) {
            continue;
        }
        if (best == nullptr || value > result.value || (value == result.value && fits && !roomy)) {
            best = &node;
            roomy = fits;
            result.value = value;
        }
    }
    if (best == nullptr) {
        return;
    }
    result.found = true;
    result.use = best_joker_count(grid, jokers, best->state.jokers, at_end);
    result.steps.resize(kNumbers + 2);
    const Node* node = best;
    for (std::size_t n = kNumbers + 1; n >= 1; --n) {
        Step& step = result.steps[n];
        for (int c = 0; c < grid.knobs.colours; ++c) {
            step.options[static_cast<std::size_t>(c)] =
                memory.books[n].options[node->options[static_cast<std::size_t>(c)]];
        }
        step.mirrors = memory.layers[n].moves[node->move];
        step.runs_after = node->state.runs;
        node = &memory.layers[n - 1].nodes[node->parent];
    }
}

}  // namespace meldstone::scan
