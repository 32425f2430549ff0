#pragma once

#include <vector>

#include "plain/search.hpp"

namespace meldstone::plain {

/// The sets of a path, in legal order and sorted, with `spare` jokers more than it uses; empty if those find no room.
/// (No sets at all are the right answer where nothing is laid: `complete` tells.)
struct Sets {
    bool complete = true;
    std::vector<Faces> sets;
};

Sets rebuild(const Board& board, const Path& path, int spare);

}  // namespace meldstone::plain
