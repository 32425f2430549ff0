#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/problem.hpp"

namespace meldstone::scan {

/// The pending runs of one colour after a number, ten bits: how many runs are one tile long, two, three or more; how
/// many were bridged (a joker lies here and a number tile has to follow); how many are bridged over the next number too
/// (double joker).
struct PendingRuns {
    int one = 0;
    int two = 0;
    int three = 0;
    int bridged = 0;
    int bridged_twice = 0;

    static constexpr int kBits = 10;
    static constexpr std::uint64_t kMask = (1U << kBits) - 1;
    static constexpr int kMost = 3;  // of each sort: more can never be served, there are at most three copies of a tile

    static PendingRuns unpack(std::uint64_t code) {
        return {static_cast<int>(code & 3), static_cast<int>(code >> 2 & 3), static_cast<int>(code >> 4 & 3),
                static_cast<int>(code >> 6 & 3), static_cast<int>(code >> 8 & 3)};
    }
    std::uint64_t pack() const {
        return static_cast<std::uint64_t>(one | two << 2 | three << 4 | bridged << 6 | bridged_twice << 8);
    }
    bool fits() const { return one <= kMost && two <= kMost && bridged <= kMost && bridged_twice <= kMost; }
};

/// The state after a number: pending runs of all colours, and what has been used of the jokers.
///
/// `jokers` packs counters of four bits: J, D and C used as bridges (or in mirror sets), fillers of groups (any J or
/// D), closers of runs (any J, D or C), and mirrors begun; then two pending mirror runs of twelve bits.
struct State {
    std::uint64_t runs = 0;
    std::uint64_t jokers = 0;

    // A run takes any spare joker, a group or mirror set does not: worth remembering where there are doubles or
    // two-colour jokers.
    static constexpr std::uint64_t kRunBegun = std::uint64_t{1} << 60;

    /// How many pending runs of one sort all colours have together; `field` is the place of the sort in `PendingRuns`.
    static constexpr int total(std::uint64_t runs, int field) {
        constexpr std::uint64_t kEach =
            0x4010040100401ULL;  // the lowest bit of every colour; multiplying by it adds them up
        return static_cast<int>((runs >> field & 3 * kEach) * kEach >> (PendingRuns::kBits * (kMaxColours - 1)) &
                                PendingRuns::kMask);
    }

    bool operator==(const State&) const = default;
    std::uint64_t colour(int c) const { return runs >> (PendingRuns::kBits * c) & PendingRuns::kMask; }
};

namespace used {
constexpr int kBridgeJ = 0;
constexpr int kBridgeD = 4;
constexpr int kBridgeC = 8;
constexpr int kGroup = 12;
constexpr int kRun = 16;
constexpr int kMirrors = 20;
constexpr int kMirrorRun = 24;  // two of them
constexpr int kMirrorRunBits = 12;
constexpr std::uint64_t kCounters = (std::uint64_t{1} << kMirrorRun) - 1;
constexpr std::uint64_t kFillers = (std::uint64_t{1} << kMirrors) - 1;

constexpr int count(std::uint64_t jokers, int field) {
    return static_cast<int>(jokers >> field & 15);
}
constexpr std::uint64_t units(int field, int amount) {
    return static_cast<std::uint64_t>(amount) << field;
}
}  // namespace used

/// What a state has taken of the jokers, as five bytes: J, D and C with a place of their own; all of J and D; all
/// fillers. The joker rules ask for no more than these (see `JokerStock::allows`), so a state with less of each can go
/// on at least as well.
constexpr std::uint64_t joker_footprint(std::uint64_t jokers) {
    using namespace used;
    const int j = count(jokers, kBridgeJ);
    const int d = count(jokers, kBridgeD);
    const int c = count(jokers, kBridgeC);
    const int strong = j + d + count(jokers, kGroup);
    return units(0, j) | units(8, d) | units(16, c) | units(24, strong) | units(32, strong + c + count(jokers, kRun));
}
/// True if every byte of a footprint is at most that of the other.
constexpr bool fits_into(std::uint64_t footprint, std::uint64_t other) {
    constexpr std::uint64_t kGuards = 0x8080808080ULL;
    return (((other | kGuards) - footprint) & kGuards) == kGuards;
}

/// How many jokers there are and what may still be used; merges counters that need not be told apart.
struct JokerStock {
    int normal = 0;
    int doubles = 0;
    int two_colour = 0;
    int mirrors = 0;
    int most_fillers = 0;  // a limit below what there is leaves the rest spare
    // Without two-colour jokers a closer is as good as a filler of a group; without doubles both are plain normal
    // jokers.
    int group_field = used::kBridgeJ;
    int run_field = used::kBridgeJ;

    explicit JokerStock(const std::array<int, 4>& jokers, int limit = 99)
        : normal(std::min(jokers[0], limit)),
          doubles(std::min(jokers[1], limit)),
          two_colour(std::min(jokers[2], limit)),
          mirrors(jokers[3]),
          most_fillers(std::min(normal + doubles + two_colour, limit)) {
        if (doubles > 0 || two_colour > 0) {
            group_field = used::kGroup;
            run_field = two_colour > 0 ? used::kRun : used::kGroup;
        }
    }
    bool marks_runs() const { return marks_runs_ || group_field == used::kGroup; }
    void mark_runs() { marks_runs_ = true; }
    int fillers() const { return most_fillers; }
    static int fillers_used(std::uint64_t jokers) {
        // the five lowest counters: added in pairs, then all
        const std::uint64_t pairs = (jokers & 0xF0F0F) + (jokers >> 4 & 0x0F0F);
        return static_cast<int>(pairs * 0x10101 >> 16 & 0xFF);
    }
    bool allows(std::uint64_t jokers) const {
        using namespace used;
        const int j = count(jokers, kBridgeJ);
        const int d = count(jokers, kBridgeD);
        const int c = count(jokers, kBridgeC);
        const int group = count(jokers, kGroup);
        return j <= normal && d <= doubles && c <= two_colour && j + d + group <= normal + doubles &&
               j + d + c + group + count(jokers, kRun) <= fillers() && count(jokers, kMirrors) <= mirrors;
    }

private:
    bool marks_runs_ = false;
};

}  // namespace meldstone::scan
