#pragma once

#include <cstdint>
#include <vector>

#include "changes/keep_sets.hpp"
#include "core/problem.hpp"

/// Which answer of the same worth leaves the most sets of the table alone?
namespace meldstone::changes {

/// How hard it is tried to change few sets; the numbers come from solver/strict/ask_core.py.
struct ChangeEffort {
    std::int64_t scan_nodes = 0;  // for the scan for few changes
    KeepEffort keep;              // where that scan finds nothing
};

/// Takes an answer of the same worth that leaves more old sets alone, step by step as `with_few_changes` of
/// solver/strict/ask_core.py does. True if no answer leaves more alone.
///
/// `rack` is the question without the tiles of the old sets, `best` an answer to it with them.
bool change_fewer_sets(const Problem& rack, const std::vector<Faces>& old_sets, const ChangeEffort& effort,
                       Answer& best);

}  // namespace meldstone::changes
