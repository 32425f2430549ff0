#pragma once

#include <array>
#include <cstdint>

#include "core/problem.hpp"

namespace meldstone {

/// The colours of which two tiles lie in a group, and those of which one does.
struct PairsAndSingles {
    Faces pairs;
    Faces singles;
};
/// `tiles` says how many there are of each colour.
PairsAndSingles pairs_and_singles(const std::array<std::uint8_t, kMaxColours>& tiles, int number);

/// A mirror group in legal order. `pairs` lie on both sides; each of `singles` faces a joker, `blank` places are jokers
/// on both sides; `doubles` of the jokers are double ones, the rest normal. Empty if a double finds no two slots on one
/// side.
Faces lay_mirror_group(const Faces& pairs, const Faces& singles, int doubles, int blank);

}  // namespace meldstone
