#pragma once

#include <array>

#include "scan/unfinished_sets.hpp"

namespace meldstone::scan {

/// Gives the sets the jokers that they still need and finds room for the others. `spare` are the J, D and C that have
/// no place yet; what is left of them afterwards found no room. True if every set got what it needs.
bool place_jokers(UnfinishedSets& sets, std::array<int, 3>& spare, const Knobs& knobs);

}  // namespace meldstone::scan
