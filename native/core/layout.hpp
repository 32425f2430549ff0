#pragma once

#include <cstdint>
#include <vector>

#include "core/problem.hpp"

namespace meldstone {

/// Of each face at most: a tile is its face times this plus its copy, as in tiles.py (bind/tile_book holds it equal).
constexpr int kCopies = 4;

using Tiles = std::vector<std::uint16_t>;

/// The table after a turn, set by set. A set that stays as it was is named, not copied.
struct LaidSet {
    int kept = -1;  // index of the old set
    Tiles tiles;
};

struct Layout {
    std::vector<LaidSet> sets;
    std::vector<int> touched;  // old sets that are no longer as they were
};

/// From sets of faces to tiles, as in solver/core/layout.py: old sets that are among the new ones do not move, other
/// sets grow out of the old set they share most tiles with, new sets follow.
Layout lay_out(const std::vector<Tiles>& before, const Tiles& rack, const std::vector<Faces>& rows);

}  // namespace meldstone
