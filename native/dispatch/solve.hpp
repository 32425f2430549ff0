#pragma once

#include "core/problem.hpp"

namespace meldstone::scan {
struct Memory;
}

/// Which search answers a problem, and is its answer legal?
namespace meldstone::dispatch {

Answer solve(const Problem& problem);
/// The same for one question after the other, without new memory for each.
Answer solve(const Problem& problem, scan::Memory& memory);

}  // namespace meldstone::dispatch
