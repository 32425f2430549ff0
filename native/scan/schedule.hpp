#pragma once

#include <cstdint>

#include "core/problem.hpp"
#include "core/tile_grid.hpp"
#include "scan/scan.hpp"

namespace meldstone::scan {

/// What the fast scan found: the answer, and a bound that holds even if the answer does not.
struct Fast {
    ScanResult best;
    bool proven = false;
    std::int64_t bound = 0;
    std::int64_t nodes = 0;
};

/// The best answer as far as the rules of `scan` go, with at most so many nodes (0 = as many as is reasonable). `up` are the tiles of
/// the problem, not reversed.
Fast fast_scan(const Problem& problem, const Supply& up, std::int64_t node_budget, ScanMemory& memory);

/// An answer worth `value`, or failing that one worth less, in which the jokers that nobody needs surely find room.
ScanResult scan_for_room(const Problem& problem, const Supply& up, std::int64_t value, std::int64_t node_budget, ScanMemory& memory);

}  // namespace meldstone::scan
