#pragma once

#include <cstdint>

#include "core/problem.hpp"
#include "core/tile_grid.hpp"
#include "scan/beam_scan.hpp"

/// What is the best answer with special jokers and locked sets, if a spare joker always finds room?
namespace meldstone::scan {

/// What the schedule found: the answer, and a bound that holds even if the answer does not.
struct ScheduleResult {
    BeamResult best;
    bool proven = false;
    std::int64_t bound = 0;
    std::int64_t nodes = 0;
};

/// The best answer as far as the rules of `scan` go, with at most so many nodes (0 = as many as is reasonable). `grid`
/// holds the tiles of the problem.
ScheduleResult run_schedule(const Problem& problem, const TileGrid& grid, std::int64_t node_budget, Memory& memory);

/// An answer worth `value`, or failing that one worth less, in which the jokers that nobody needs surely find room.
BeamResult scan_for_room(const Problem& problem, const TileGrid& grid, std::int64_t value, std::int64_t node_budget,
                         Memory& memory);

}  // namespace meldstone::scan
