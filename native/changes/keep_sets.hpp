#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/problem.hpp"

namespace meldstone::changes {

/// How long it is tried to leave old sets alone; the numbers come from solver/strict/ask_core.py.
struct KeepEffort {
    std::int64_t ask_nodes = 0;  // for the question whether some sets can stay
    std::int64_t nodes = 0;      // for all these questions together
    int asks = 0;                // so many sets are asked about one by one
};

/// Answers of the same worth that leave more and more old sets alone, the best last; none if none was found.
///
/// `base` is the question without the tiles of the old sets, `best` an answer to it with them.
std::vector<Answer> keep_sets(const Problem& base, const std::vector<Faces>& old_sets, const Answer& best,
                              const KeepEffort& effort);

/// An answer that places the whole rack and breaks up only a few old sets, those that have most to do with it, and with
/// an effort those of `keep_sets` after it; none if none was found.
std::vector<Answer> place_all_with_few(const Problem& base, const std::vector<Faces>& old_sets, std::int64_t nodes,
                                       const std::optional<KeepEffort>& effort);

/// How many of the old sets an answer does not leave as they were.
int sets_broken_up(const std::vector<Faces>& old_sets, const std::vector<Faces>& sets);

}  // namespace meldstone::changes
