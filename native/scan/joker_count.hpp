#pragma once

#include <array>
#include <cstdint>

#include "core/tile_grid.hpp"
#include "scan/state.hpp"

namespace meldstone::scan {

/// How many of each kind of joker lie on the table at best, and what the optional ones among them are worth.
struct JokerCount {
    bool possible = false;
    std::int64_t value = 0;
    std::array<int, 4> used{};
};
/// With `change_at_end` a two-colour joker that joins no two colours lies at the end of some run; otherwise it cannot
/// be used.
JokerCount best_joker_count(const TileGrid& grid, const JokerStock& stock, std::uint64_t jokers,
                            bool change_at_end = true);

/// Fillers that make groups of these tiles per colour, or -1 if they cannot.
int group_fillers(const Knobs& knobs, int tiles, int most);

}  // namespace meldstone::scan
