#pragma once

#include <array>
#include <vector>

#include "scan/beam_scan.hpp"

namespace meldstone::scan {

/// The sets that a scan decided on, complete and in legal order.
struct Rebuilt {
    bool complete = false;  // every joker found its place
    bool legal = false;     // the sets are, though spare jokers may be missing
    std::vector<Faces> sets;
};

Rebuilt rebuild(const TileGrid& grid, const Problem& problem, const BeamResult& result);

}  // namespace meldstone::scan
