#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/problem.hpp"

namespace meldstone {

/// One way to understand a locked set (strict editions): a run with the numbers and colours of its ends, or a group
/// that misses some colours. Locked mirror sets cannot grow here.
struct LockedReading {
    enum class Kind : std::uint8_t { run, group, closed };
    Kind kind = Kind::closed;
    int low = 0;   // run: number of the lowest slot; group: its number
    int high = 0;  // run: number of the highest slot
    int low_colour = 0;
    int high_colour = 0;
    int free_colours = 0;  // group: colours that may join, as bits
    int room = 0;          // group: how many tiles may join
    int index = 0;         // which locked set
    bool falls = false;    // run: the numbers fall as the set is given, so it is laid the other way round
};

/// The tiles of a problem laid out by number, with what the scan asks about the numbers
/// ahead.
struct TileGrid {
    // Numbers 1..13 hold tiles; 0 and 14..17 are empty, so that looking ahead needs no bounds checks.
    static constexpr int kRows = kNumbers + 5;
    template <typename T>
    using Grid = std::array<std::array<T, kMaxColours>, kRows>;

    Knobs knobs;
    bool greedy = true;  // no weight is negative: a tile that can be placed for free is placed
    Grid<int> required{};
    Grid<int> optional{};
    Grid<int> weight{};
    Grid<int> absorbing{};  // locked runs that begin here and take in a run which reaches the number before
    Grid<int> emerging{};   // locked runs that end here and go on as pending runs
    std::array<std::vector<LockedReading>, kRows> locked_groups{};
    std::vector<LockedReading> locked;  // all readings, in scan numbers

    // jokers in play, and how they are worth
    std::array<int, 4> joker_required{};
    std::array<int, 4> joker_optional{};
    std::array<int, 4> joker_weight{};
    std::array<int, 4> jokers{};  // J D C M

    std::array<std::int64_t, kRows> value_ahead{};  // optional tiles worth having at higher numbers than this one
    std::int64_t joker_value = 0;                   // at most this comes from optional jokers

    int tiles(int number, int colour) const {
        const auto n = static_cast<std::size_t>(number);
        const auto c = static_cast<std::size_t>(colour);
        return required[n][c] + optional[n][c];
    }
    /// Places at a number where a pending run can go on without a joker.
    int reach(int number, int colour) const {
        return tiles(number, colour) + absorbing[static_cast<std::size_t>(number)][static_cast<std::size_t>(colour)];
    }
};

TileGrid make_tile_grid(const Problem& problem, const std::vector<LockedReading>& locked);

}  // namespace meldstone
