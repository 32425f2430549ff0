#pragma once

#include <cstdint>
#include <vector>

#include "core/tile_grid.hpp"
#include "scan/state.hpp"

namespace meldstone::scan {

/// What one colour can do at one number: which pending runs get a tile, a joker, an end, and how many tiles go into
/// groups.
struct RunOption {
    std::uint64_t next = 0;    // pending runs afterwards, at the place of the colour in `State::runs`
    std::uint64_t jokers = 0;  // jokers used, as in `State::jokers`
    std::int64_t value = 0;
    std::uint32_t handed = 0;  // runs handed to other colours by two-colour jokers: three bits a colour
    std::uint8_t groups = 0;   // tiles that go into groups
    std::uint8_t cost =
        0;  // fillers used here and those that the pending runs will need at least at the next two numbers
    std::uint16_t coins = 0;  // see colour_bounds.hpp: paid here, and needed ahead at least
    std::uint16_t ahead = 0;  // needed ahead if no run comes from another colour

    // for the rebuild
    std::uint8_t serve_one = 0, serve_two = 0, serve_three = 0, serve_bridged = 0, begin = 0;
    std::uint8_t close_one = 0, close_two = 0;
    std::uint8_t absorb_one = 0, absorb_two = 0, absorb_bridged = 0;
    std::uint8_t bridge_three =
        0;  // long runs bridged by normal jokers; short runs neither served nor closed are bridged too
    std::uint8_t special_one = 0, special_two = 0, special_three = 0, special_bridged = 0;  // bridged by D or C
    std::uint8_t by_double = 0;  // how many of the latter by D
};

/// All options that can be part of a best answer. `reserved` tiles of this face lie in mirror sets already.
void list_run_options(const TileGrid& grid, const JokerStock& stock, int number, int colour, std::uint64_t pending_runs,
                      int reserved, std::vector<RunOption>& out);

/// Fillers that these pending runs need at least at the two numbers after `number`.
int fillers_due(const TileGrid& grid, const JokerStock& stock, int number, int colour, const PendingRuns& pending);

}  // namespace meldstone::scan
