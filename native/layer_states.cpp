#include "layer_states.hpp"

#include <algorithm>

#include "run_options.hpp"

namespace meldstone {
namespace {

/// Free fillers count most, long runs are a help, short ones a burden.
std::int32_t promise(std::uint64_t runs, int left) {
    const auto many = [&](int field) { return State::total(runs, field); };
    return 8 * left + many(4) - 2 * many(0) - many(2) - 2 * many(6) - 2 * many(8);
}

}  // namespace

void LayerStates::drop_needless(const Supply& supply, const JokerStock& stock, int number) {
    const int colours = supply.knobs.colours;
    std::array<int, kMaxColours> most_long{};
    for (int c = 0; c < colours; ++c) {
        most_long[static_cast<std::size_t>(c)] = most_long_runs(supply, stock, number, c);
    }
    for (Node& node : layer_->nodes) {
        for (int c = 0; c < colours && !node.needless; ++c) {
            const int cap = most_long[static_cast<std::size_t>(c)];
            const OpenRuns open = OpenRuns::unpack(node.state.colour(c));
            const auto try_instead = [&](int one, int two, int three, int bridged) {
                const OpenRuns other{open.one + one, open.two + two, std::min(cap, open.three + three), open.bridged + bridged,
                                     open.bridged_twice};
                node.needless = node.needless || (other.fits() && is_beaten_with(node, c, other));
            };
            if (open.one > 0) {
                try_instead(-1, 1, 0, 0);
            }
            if (open.two > 0) {
                try_instead(0, -1, 1, 0);
            }
            if (open.bridged > 0) {
                try_instead(0, 1, 0, -1);
            }
            if (open.three < cap) {
                try_instead(0, 0, 1, 0);
            }
        }
    }
}

/// True if a state with these runs of one colour has no less value and used no more jokers.
bool LayerStates::is_beaten_with(const Node& node, int colour, const OpenRuns& runs) {
    const int shift = OpenRuns::kBits * colour;
    const State better{(node.state.runs & ~(OpenRuns::kMask << shift)) | runs.pack() << shift, node.state.jokers & told_apart_};
    const std::uint32_t* first = memory_.states.find(better);
    const std::uint64_t footprint = joker_footprint(node.state.jokers);
    for (std::uint32_t next = first == nullptr ? 0 : *first; next != 0; next = layer_->nodes[next - 1].alike) {
        const Node& other = layer_->nodes[next - 1];
        if (other.value >= node.value && fits_into(joker_footprint(other.state.jokers), footprint)) {
            return true;
        }
    }
    return false;
}

bool LayerStates::narrow(std::size_t width, bool promises_known) {
    std::vector<Node>& nodes = layer_->nodes;
    std::erase_if(nodes, [](const Node& node) { return node.needless; });
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

}  // namespace meldstone
