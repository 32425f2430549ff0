#pragma once

#include <cstdint>
#include <vector>

#include "play/pile_game.hpp"

namespace meldstone::play {

/// What a player knows after their turn: the twin of `Afterstate` in bots/afterstate.py, which tells what the
/// fields mean.
struct Afterstate {
    Pile rack{};
    Pile table{};
    int colours = 4;
    int copies = 2;
    int tiles = 0;
    int table_tiles = 0;
    int pool = 0;
    int playable = 0;
    int stuck = 0;
    bool opened = false;
    bool drew = false;
    struct Other {
        int tiles = 0;
        bool opened = false;
    };
    std::vector<Other> others;
};

/// One thing that is so (or so often so) in an afterstate.
struct FeatureCount {
    std::uint16_t feature = 0;
    std::int16_t times = 1;
};

/// How many features there are.
std::size_t feature_count();

/// Everything that is so, in the order of the features.
void read_features(const Afterstate& after, std::vector<FeatureCount>& out);

}  // namespace meldstone::play
