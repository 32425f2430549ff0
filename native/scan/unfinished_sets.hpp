#pragma once

#include <cstdint>
#include <vector>

#include "core/faces.hpp"

namespace meldstone::scan {

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
