#pragma once

#include <cstdint>

#include "scan/memory.hpp"
#include "scan/state.hpp"

namespace meldstone::scan {

/// The states of the number at hand, without those that another one makes needless.
class LayerStates {
public:
    /// `change_must_join`: a two-colour joker can only lie between two colours, so having used one is no burden.
    LayerStates(ScanMemory& memory, bool change_must_join)
        : memory_(memory), told_apart_(change_must_join ? ~used::kFillers | used::units(used::kBridgeC, 15) : ~used::kFillers) {}

    void begin(Layer& layer) {
        layer_ = &layer;
        memory_.states.begin();
    }

    /// Of states with the same open runs only those stay that no other one beats in value and jokers.
    void keep(const Node& found) {
        const std::uint64_t footprint = joker_footprint(found.state.jokers);
        std::uint32_t& first = memory_.states.find_or_add({found.state.runs, found.state.jokers & told_apart_}).first;
        Node* replaced = nullptr;
        for (std::uint32_t next = first; next != 0;) {
            Node& node = layer_->nodes[next - 1];
            next = node.alike;
            if (node.needless) {
                continue;
            }
            const std::uint64_t other = joker_footprint(node.state.jokers);
            if (node.value >= found.value && fits_into(other, footprint)) {
                return;
            }
            if (found.value >= node.value && fits_into(footprint, other)) {
                node.needless = replaced != nullptr;
                replaced = replaced != nullptr ? replaced : &node;
            }
        }
        if (replaced == nullptr) {
            layer_->nodes.emplace_back();
            replaced = &layer_->nodes.back();
            replaced->alike = first;
            first = static_cast<std::uint32_t>(layer_->nodes.size());
        }
        const std::uint32_t alike = replaced->alike;
        *replaced = found;
        replaced->alike = alike;
    }

    /// Keeps the most promising states if there are more than `width`; true if any had to go.
    bool narrow(std::size_t width, bool promises_known);

private:
    ScanMemory& memory_;
    Layer* layer_ = nullptr;
    std::uint64_t told_apart_;  // the part of the counters that is no burden, so that less of it is not better
};

}  // namespace meldstone::scan
