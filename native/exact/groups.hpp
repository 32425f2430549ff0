#pragma once

#include <array>
#include <vector>

#include "exact/pieces.hpp"

namespace meldstone::exact {

/// A group or mirror group of one number. Ranks order them, so that the same groups are not laid in several orders.
struct RankedGroup {
    GroupChoice choice;
    int rank = 0;
    int slots = 0;
    int numbers = 0;
};

/// All groups of these tiles of each colour and these jokers (J D C M) that rank no lower than `from`.
std::vector<RankedGroup> groups_of(const std::array<int, kMaxColours>& left, const std::array<int, 4>& jokers, int from,
                                   const Knobs& knobs);

}  // namespace meldstone::exact
