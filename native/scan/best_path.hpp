#pragma once

#include "scan/beam_scan.hpp"

namespace meldstone::scan {

/// May a two-colour joker that is left over close a run? A scan for room must not count on what the rules forbid.
inline bool change_at_end(const BeamLimits& limits, const Knobs& knobs) {
    return !limits.roomy || knobs.two_colour_at_end;
}

/// The best node of the last layer, if one is worth more than asked, and every step of the way to it.
void find_best_path(const TileGrid& grid, const JokerStock& jokers, const BeamLimits& limits, const Memory& memory,
                    BeamResult& result);

}  // namespace meldstone::scan
