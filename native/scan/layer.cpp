#include "scan/layer.hpp"

#include <algorithm>

#include "core/limits.hpp"

namespace meldstone::scan {
namespace {

/// How likely a state leads to an answer: free fillers count most, long runs help, short ones cost.
std::int32_t promise(std::uint64_t runs, int left) {
    const auto many = [&](int field) { return State::total(runs, field); };
    return limits::kPromiseFiller * left + limits::kPromiseLongRun * many(4) + limits::kPromiseOneTileRun * many(0) +
           limits::kPromiseTwoTileRun * many(2) + limits::kPromiseBridgedRun * many(6) +
           limits::kPromiseTwiceBridgedRun * many(8);
}

}  // namespace

bool LayerStates::narrow(std::size_t width, bool promises_known) {
    std::vector<Node>& nodes = layer_->nodes;
    std::erase_if(nodes, [](const Node& node) { return node.dominated; });
    if (width == 0 || nodes.size() <= width) {
        return false;
    }
    for (Node& node : nodes) {
        node.promise = promises_known ? node.promise : promise(node.state.runs, node.promise);
    }
    std::stable_sort(nodes.begin(), nodes.end(), [&](const Node& a, const Node& b) {
        if (a.value != b.value && !promises_known) {
            return a.value > b.value;
        }
        return a.promise > b.promise;
    });
    nodes.resize(width);
    return true;
}

}  // namespace meldstone::scan
