#pragma once

#include <vector>

#include "core/tile_grid.hpp"

namespace meldstone {

/// All ways to understand a locked set that differ in what may be joined to it.
std::vector<LockedReading> read_locked(const Faces& faces, const Knobs& knobs, int index);

}  // namespace meldstone
