#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/problem.hpp"

namespace meldstone::changes {

/// Old sets of the table, of which as few as possible are to be broken up. `base.required` holds loose tiles, if any.
struct Question {
    Problem base;
    std::vector<Faces> sets;
    std::int64_t value = 0;  // the best worth there is: it must be reached
};

/// Tiles of one number, a byte for each colour.
using Lanes = std::uint64_t;
constexpr Lanes lane(std::size_t colour, int count) {
    return static_cast<Lanes>(count) << (8 * colour);
}
constexpr int in_lane(Lanes lanes, std::size_t colour) {
    return static_cast<int>(lanes >> (8 * colour) & 0xFF);
}

/// Numbers at which each colour has a tile, as bits.
using InPlay = std::array<unsigned, kMaxColours>;

struct OldSet {
    unsigned numbers = 0;  // bits: where it has number tiles
    unsigned colours = 0;  // bits
    Lanes lanes = 0;       // the same as tiles of one of its numbers
    int low = 0;
    int high = 0;
    int jokers = 0;
    int twin = -1;  // an equal set before this one: of equal sets the first are broken up
};

/// The tiles of a question laid out by number, for a scan in which every old set stays or is broken up.
struct TilesByNumber {
    static constexpr int kRows = kNumbers + 4;  // looking ahead needs no bounds checks
    using Grid = std::array<std::array<int, kMaxColours>, kRows>;

    /// False if something is in play that the scan does not support: special jokers, sets of jokers alone, tiles worth
    /// nothing.
    static bool supports(const Question& question);

    explicit TilesByNumber(const Question& question);

    int colours = 4;
    std::vector<OldSet> sets;
    std::array<std::vector<int>, kRows> starting;  // sets without jokers, by their lowest number
    std::vector<int> with_jokers;
    Grid optional{};
    Grid weight{};
    std::array<Lanes, kRows> required_at{};                          // loose tiles of a number, which must be placed
    std::array<Lanes, kRows> loose_at{};                             // those and the rack's
    std::array<Lanes, kRows> starting_tiles{};                       // tiles of sets that start at a number
    std::array<InPlay, kRows> starting_beyond{};                     // all tiles of sets that start at higher numbers
    std::array<std::array<int, kNumbers + 1>, kMaxColours> worth{};  // of the rack, by colour and number
    InPlay rack{};
    InPlay loose{};             // of the rack, or loose
    int jokers = 0;             // of the rack, or loose
    int all_jokers = 0;         // those of old sets too
    std::int64_t wanted = 0;    // worth that number tiles must reach; the jokers of the rack are taken to find room
    std::int64_t may_stay = 0;  // worth of number tiles that may stay on the rack
    int usual_worth = 1;        // of a tile

    void put(const OldSet& set, InPlay& in_play) const;
};

}  // namespace meldstone::changes
