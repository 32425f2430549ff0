#pragma once

#include "core/problem.hpp"

namespace meldstone {

/// A mirror group in legal order. `pairs` lie on both sides; each of `singles` faces a joker, `blank` places are jokers
/// on both sides; `doubles` of the jokers are double ones, the rest normal. Empty if a double finds no two slots on one
/// side.
Faces lay_mirror_group(const Faces& pairs, const Faces& singles, int doubles, int blank);

}  // namespace meldstone
