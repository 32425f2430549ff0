#pragma once

#include <vector>

#include "core/problem.hpp"

namespace meldstone {

/// Do these sets keep what the scan ignores: the colours of a run with two changes, and the points of an opening?
bool fits_knobs(const Problem& problem, const std::vector<Faces>& sets);

}  // namespace meldstone
