#pragma once

#include <climits>
#include <cstdint>
#include <memory>
#include <vector>

#include "joker_use.hpp"
#include "mirror_moves.hpp"
#include "run_options.hpp"
#include "run_state.hpp"
#include "scan_memory.hpp"
#include "supply.hpp"

namespace meldstone {

/// What was decided at one number; a trace of them from 1 to 14 is an answer.
struct Step {
    std::array<RunOption, kMaxColours> options{};
    MirrorMove mirrors;
    std::uint64_t runs_after = 0;
};

/// What one side of the numbers can give at best, whatever lies on the other: `most[r][k]` is the greatest value of the last `r`
/// numbers with at most `k` fillers. A scan from the other end finds it out, and only up to so many `fillers`.
struct Outlook {
    static constexpr std::size_t kMostFillers = 8;
    static constexpr std::int64_t kNothing = INT64_MIN / 4;
    int fillers = -1;
    std::array<std::array<std::int64_t, kMostFillers + 1>, kNumbers + 1> most{};
};

struct ScanResult {
    bool found = false;
    bool complete = true;  // nothing was cut off, so the answer is the best
    std::int64_t value = 0;
    std::int64_t nodes = 0;
    JokerUse use;              // of the jokers at the end
    std::vector<Step> steps;   // one per number 1..14
    Outlook outlook;           // if it was asked for: what the scanned numbers gave, for a scan from the other end
};

struct ScanLimits {
    std::size_t width = 0;      // states kept per number, 0 = all
    std::int64_t nodes = 0;     // states made in all, 0 = no limit
    int fillers = INT_MAX;          // jokers used as fillers at most; the others are spare
    int fillers_at_once = INT_MAX;  // jokers used or bespoken at one number at most; cuts off what a narrow scan would not keep
    std::int64_t beat = INT64_MIN;  // only answers worth more than this are of interest
    const Outlook* beyond = nullptr;  // of a scan of the same tiles from the other end, with no greater `beat`
    bool look_back = false;           // tell the outlook; then `spend` limits the fillers, for the runs may go on at the other end
    int spend = 99;
    bool roomy = false;  // only answers in which jokers that nobody needs surely find room
};

ScanResult scan(const Supply& supply, const ScanLimits& limits, ScanMemory& memory);

}  // namespace meldstone
