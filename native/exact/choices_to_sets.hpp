#pragma once

#include <vector>

#include "core/tile_grid.hpp"
#include "exact/pieces.hpp"

namespace meldstone::exact {

/// The sets that the exact scan decided on. `path` has one node for each number from 1 to 13, and nothing at 0.
std::vector<Faces> rebuild(const TileGrid& grid, const Problem& problem, const std::vector<const Node*>& path);

}  // namespace meldstone::exact
