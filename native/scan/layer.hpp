#pragma once

#include <cstdint>

#include "scan/memory.hpp"
#include "scan/state.hpp"

namespace meldstone::scan {

/// The states of the number at hand, without dominated ones.
class LayerStates {
public:
    /// `change_must_join`: a two-colour joker can only lie between two colours, so having used one is no burden.
    LayerStates(Memory& memory, bool change_must_join)
        : memory_(memory),
          distinguished_(change_must_join ? ~used::kFillers | used::units(used::kBridgeC, 15) : ~used::kFillers) {}

    void begin(Layer& layer) {
        layer_ = &layer;
        memory_.states.begin();
    }

    /// Of states with the same pending runs only those stay that no other one beats in value and jokers.
    void keep(const Node& found) {
        const std::uint64_t footprint = joker_footprint(found.state.jokers);
        std::uint32_t& first =
            memory_.states.find_or_add({found.state.runs, found.state.jokers & distinguished_}).first;
        Node* replaced = nullptr;
        for (std::uint32_t next = first; next != 0;) {
            Node& node = layer_->nodes[next - 1];
            next = node.next_with_same_runs;
            if (node.dominated) {
                continue;
            }
            const std::uint64_t other = joker_footprint(node.state.jokers);
            if (node.value >= found.value && fits_into(other, footprint)) {
                return;
            }
            if (found.value >= node.value && fits_into(footprint, other)) {
                node.dominated = replaced != nullptr;
                replaced = replaced != nullptr ? replaced : &node;
            }
        }
        if (replaced == nullptr) {
            layer_->nodes.emplace_back();
            replaced = &layer_->nodes.back();
            replaced->next_with_same_runs = first;
            first = static_cast<std::uint32_t>(layer_->nodes.size());
        }
        const std::uint32_t next_with_same_runs = replaced->next_with_same_runs;
        *replaced = found;
        replaced->next_with_same_runs = next_with_same_runs;
    }

    /// Keeps the most promising states if there are more than `width`; true if any had to go.
    bool narrow(std::size_t width, bool promises_known);

private:
    Memory& memory_;
    Layer* layer_ = nullptr;
    std::uint64_t distinguished_;  // the part of the counters that is no burden, so that less of it is not better
};

}  // namespace meldstone::scan
