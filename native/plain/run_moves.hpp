#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace meldstone::plain {

/// The pending runs of one colour, eight bits: how many are one tile long, two, three or more, and how many were
/// bridged (a joker lies here and a number tile has to follow). More than three of a sort can never be served: no box
/// has more copies of a tile.
struct PendingRuns {
    int one = 0;
    int two = 0;
    int three = 0;
    int bridged = 0;

    static constexpr int kCodes = 256;

    static PendingRuns unpack(int code) { return {code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 & 3}; }
    int pack() const { return one | two << 2 | three << 4 | bridged << 6; }
};

/// Who gets a tile or a joker at one number. Short and bridged runs that are neither served nor closed are bridged;
/// long ones end.
struct RunMove {
    std::uint8_t serve_one = 0;
    std::uint8_t serve_two = 0;
    std::uint8_t serve_three = 0;
    std::uint8_t serve_bridged = 0;
    std::uint8_t begin = 0;
    std::uint8_t close_one = 0;  // by two jokers
    std::uint8_t close_two = 0;  // by one
    std::uint8_t bridge_three = 0;

    std::uint8_t jokers = 0;  // all that are used here
    std::uint8_t bridged = 0;
    std::uint8_t next = 0;  // pending runs afterwards, packed
    bool idle_three =
        false;  // a long run ends here, or a joker lies where a tile could: not done while a tile is left over
};

/// All run moves that can be part of a best answer, for any pending runs and any number of tiles; made once, never
/// changed.
///
/// If `tiles` of a colour go into runs at a number, who gets them is mostly clear: first the runs that must go on, then
/// the long ones, then new runs begin. A run that must go on and does not is lost, and a long run that gets the tile
/// can do all that a new one can. Two runs of a colour that reach the same number may exchange everything above it.
class RunMoves {
public:
    static constexpr int kMostTiles = 3;
    static constexpr int kMostJokers = 4;

    /// The run moves for these pending runs and tiles are those from `begin` to `end`, fewer jokers first.
    std::uint32_t begin(int pending, int tiles) const {
        return begins_[static_cast<std::size_t>(pending * (kMostTiles + 1) + tiles)];
    }
    std::uint32_t end(int pending, int tiles) const {
        return begins_[static_cast<std::size_t>(pending * (kMostTiles + 1) + tiles) + 1];
    }
    const RunMove& operator[](std::uint32_t index) const { return run_moves_[index]; }

    /// For sets that need so many number tiles.
    static const RunMoves& of(int min_number_tiles);

private:
    explicit RunMoves(bool lone_tiles);

    std::array<std::uint32_t, static_cast<std::size_t>(PendingRuns::kCodes) * (kMostTiles + 1) + 1> begins_{};
    std::vector<RunMove> run_moves_;
};

}  // namespace meldstone::plain
