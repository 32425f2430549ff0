#pragma once

#include <array>
#include <cstdint>

#include "plain/board.hpp"

namespace meldstone::plain {

/// What the search found.
struct Path {
    bool found = false;
    bool complete = true;    // no answer is better, or there is none at all
    std::int64_t loss = 0;   // of the answer, against the board's bound
    std::int64_t least = 0;  // no answer loses less
    std::int64_t nodes = 0;
    int jokers = 0;  // used as fillers
    std::array<const Option*, static_cast<std::size_t>(kNumbers + 1) * kMaxColours>
        options{};  // null: nothing happens there

    const Option* at(int number, int colour) const {
        return options[static_cast<std::size_t>(number * kMaxColours + colour)];
    }
};

/// The best answer on a board that loses less than `too_much`, if the nodes suffice. If not, a third of them may be
/// kept for finding any answer at all (`find_any`).
Path search(const Board& board, std::int64_t most_nodes, std::int64_t too_much, bool find_any);

}  // namespace meldstone::plain
