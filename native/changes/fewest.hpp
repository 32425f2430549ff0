#pragma once

#include "changes/question.hpp"

namespace meldstone::changes {

struct Fewest {
    bool supported = false;  // the scan supports everything in play; otherwise the other fields mean nothing
    bool found = false;
    std::uint64_t broken_up = 0;  // the sets that are broken up, as bits
    int at_least = 0;             // proven: fewer broken up sets do not reach the worth
    Answer answer;                // the sets made of the tiles of the broken up ones and of the rack
    std::int64_t nodes = 0;
};

/// An answer that breaks up fewer than `most` sets, the fewest if the nodes suffice. The worth must be the best that
/// can be reached.
Fewest fewest_changes(const Question& question, int most, std::int64_t nodes);

}  // namespace meldstone::changes
