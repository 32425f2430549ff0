#pragma once

#include <cstdint>
#include <vector>

#include "core/problem.hpp"

namespace meldstone::scan {

/// How many numbers a tile fills.
constexpr int width(std::uint8_t face) {
    return face == kDouble ? 2 : face == kMirror ? 0 : 1;
}

constexpr bool is_number(std::uint8_t face) {
    return face < kJoker;
}

inline int slots_of(const Faces& faces) {
    int slots = 0;
    for (const std::uint8_t face : faces) {
        slots += width(face);
    }
    return slots;
}

/// A run under construction. `faces` lie in the direction of the scan until it is finished.
struct Run {
    Faces faces;
    int first = 0;    // number of the first slot
    int closers = 0;  // jokers still to be added so that it is long enough
    bool locked = false;
};

/// A group under construction.
struct Group {
    Faces faces;
    int fillers = 0;
};

/// All sets of an answer while jokers still have to find their places.
struct UnfinishedSets {
    std::vector<Run> runs;
    std::vector<Group> groups;
    std::vector<Group> locked_groups;
    std::vector<Faces> mirrors;  // and whatever else is complete
};

}  // namespace meldstone::scan
