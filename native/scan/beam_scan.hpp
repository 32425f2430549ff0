#pragma once

#include <climits>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/tile_grid.hpp"
#include "scan/colour_bounds.hpp"
#include "scan/joker_count.hpp"
#include "scan/memory.hpp"
#include "scan/mirror_moves.hpp"
#include "scan/run_options.hpp"
#include "scan/state.hpp"

namespace meldstone::scan {

/// What was decided at one number; a trace of them from 1 to 14 is an answer.
struct Step {
    std::array<RunOption, kMaxColours> options{};
    MirrorMove mirrors;
    std::uint64_t runs_after = 0;
};

struct BeamResult {
    bool found = false;
    bool complete = true;  // nothing was cut off, so the answer is the best
    std::int64_t value = 0;
    std::int64_t nodes = 0;
    JokerCount use;           // of the jokers at the end
    std::vector<Step> steps;  // one per number 1..14
};

struct BeamLimits {
    std::size_t width = 0;   // states kept per number, 0 = all
    std::int64_t nodes = 0;  // states made in all, 0 = no limit
    int fillers = INT_MAX;   // jokers used as fillers at most; the others are spare
    int fillers_at_once =
        INT_MAX;  // jokers used or bespoken at one number at most; cuts off what a narrow scan would not keep
    std::int64_t beat = INT64_MIN;  // only answers worth more than this are of interest
    ColourBounds* ahead = nullptr;  // what the colours need, to drop states that cannot pay for it
    bool roomy = false;             // only answers in which jokers that nobody needs surely find room
};

BeamResult scan(const TileGrid& grid, const BeamLimits& limits, Memory& memory);

}  // namespace meldstone::scan
