#pragma once

#include <algorithm>
#include <array>

#include "core/tile_grid.hpp"
#include "scan/joker_count.hpp"

namespace meldstone::scan {

/// Fillers that make groups of these tiles per colour, or -1 if they cannot.
inline int group_fillers(const Knobs& knobs, const std::array<int, kMaxColours>& tiles) {
    int sum = 0;
    int most = 0;
    for (const int count : tiles) {
        sum += count;
        most = std::max(most, count);
    }
    return most == 0 ? 0 : group_fillers(knobs, sum, most);
}

/// Tries every way in which tiles may join a locked group: takes them out of `tiles`, calls `joined` with their colours
/// as bits, and puts them back.
template <typename Joined>
void join_locked_group(const LockedReading& group, int colours, std::array<int, kMaxColours>& tiles, Joined joined) {
    for (int joining = 0; joining < 1 << colours; ++joining) {
        if ((joining & ~group.free_colours) != 0 || __builtin_popcount(static_cast<unsigned>(joining)) > group.room) {
            continue;
        }
        bool possible = true;
        for (int c = 0; c < colours; ++c) {
            tiles[static_cast<std::size_t>(c)] -= joining >> c & 1;
            possible = possible && tiles[static_cast<std::size_t>(c)] >= 0;
        }
        if (possible) {
            joined(joining);
        }
        for (int c = 0; c < colours; ++c) {
            tiles[static_cast<std::size_t>(c)] += joining >> c & 1;
        }
    }
}

}  // namespace meldstone::scan
