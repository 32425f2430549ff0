#pragma once

#include "changes/question.hpp"

namespace meldstone::changes {

struct FewChanges {
    bool known = false;        // all that is in play is understood; otherwise nothing else here means anything
    bool found = false;
    std::uint64_t opened = 0;  // the sets that are opened, as bits
    int at_least = 0;          // proven: fewer opened sets do not reach the worth
    Answer answer;             // the sets made of the tiles of the opened ones and of the rack
    std::int64_t nodes = 0;
};

/// An answer that opens fewer than `most` sets, the fewest if the nodes suffice. The worth must be the best that can be reached.
FewChanges few_changes(const FewQuestion& question, int most, std::int64_t nodes);

}  // namespace meldstone::changes
