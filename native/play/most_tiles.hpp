#pragma once

#include <vector>

#include "changes/reduce.hpp"
#include "core/layout.hpp"
#include "core/problem.hpp"

namespace meldstone::play {

/// How hard the bot of bots/most_tiles.py thinks; the numbers come from there and from solver/strict/ask_core.py.
struct Effort {
    std::int64_t nodes = 0;  // for the best worth
    changes::ChangeEffort changes;
};

/// What a player who lays the most tiles makes of a table, jokers free and no special ones in the box.
class MostTiles {
public:
    MostTiles(const Knobs& knobs, int meld_minimum, const Effort& effort)
        : knobs_(knobs),
          meld_minimum_(meld_minimum),
          effort_(effort) {}

    /// The table after the turn; empty if nothing can be laid.
    std::vector<Tiles> turn(const std::vector<Tiles>& table, const Tiles& rack, bool opened) const;

private:
    Knobs knobs_;
    int meld_minimum_;
    Effort effort_;
};

}  // namespace meldstone::play
