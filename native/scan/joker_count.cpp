#include "scan/joker_count.hpp"

#include <algorithm>

namespace meldstone::scan {

int group_fillers(const Knobs& knobs, int tiles, int most) {
    // As many groups as the most frequent colour has tiles, filled evenly: no other split needs fewer jokers.
    if (tiles < most * knobs.min_number_tiles) {
        return -1;
    }
    return std::max(0, 3 * most - tiles);
}

JokerCount best_joker_count(const TileGrid& grid, const JokerStock& stock, std::uint64_t jokers, bool change_at_end) {
    using namespace used;
    const std::array<int, 3> bridges{count(jokers, kBridgeJ), count(jokers, kBridgeD), count(jokers, kBridgeC)};
    const int groups = count(jokers, kGroup);
    const int runs = count(jokers, kRun);
    const int mirrors = count(jokers, kMirrors);
    JokerCount best;
    if (mirrors < grid.joker_required[3]) {
        return best;
    }
    const std::int64_t mirror_value = std::int64_t{grid.joker_weight[3]} * (mirrors - grid.joker_required[3]);
    for (int j = std::max(bridges[0], grid.joker_required[0]); j <= stock.normal; ++j) {
        for (int d = std::max(bridges[1], grid.joker_required[1]); d <= stock.doubles; ++d) {
            for (int c = std::max(bridges[2], grid.joker_required[2]);
                 c <= (change_at_end ? stock.two_colour : bridges[2]); ++c) {
                const int free = j + d - bridges[0] - bridges[1] - groups;
                if (free < 0 || free + c - bridges[2] < runs) {
                    continue;
                }
                const std::int64_t value = mirror_value +
                                           std::int64_t{grid.joker_weight[0]} * (j - grid.joker_required[0]) +
                                           std::int64_t{grid.joker_weight[1]} * (d - grid.joker_required[1]) +
                                           std::int64_t{grid.joker_weight[2]} * (c - grid.joker_required[2]);
                if (!best.possible || value > best.value) {
                    best = {true, value, {j, d, c, mirrors}};
                }
            }
        }
    }
    return best;
}

}  // namespace meldstone::scan
