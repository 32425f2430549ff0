#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace meldstone::plain {

/// The open runs of one colour, eight bits: how many are one tile long, two, three or more, and how many were bridged (a joker
/// lies here and a number tile has to follow). More than three of a sort can never be served: no box has more copies of a tile.
struct Open {
    int one = 0;
    int two = 0;
    int three = 0;
    int bridged = 0;

    static constexpr int kCodes = 256;

    static Open unpack(int code) { return {code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 & 3}; }
    int pack() const { return one | two << 2 | three << 4 | bridged << 6; }
};

/// Who gets a tile or a joker at one number. Short and bridged runs that are neither served nor closed are bridged; long ones end.
struct Deal {
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
    std::uint8_t next = 0;  // open runs afterwards, packed
    bool idle_three = false;  // a long run ends here, or a joker lies where a tile could: not done while a tile is left over
};

/// All deals that can be part of a best answer, for any open runs and any number of tiles; made once, never changed.
///
/// If `tiles` of a colour go into runs at a number, who gets them is mostly clear: first the runs that must go on, then the long
/// ones, then new runs open. A run that must go on and does not is lost, and a long run that gets the tile can do all that a new
/// one can. Two runs of a colour that reach the same number may exchange everything above it.
class Deals {
public:
    static constexpr int kMostTiles = 3;
    static constexpr int kMostJokers = 4;

    /// The deals for these open runs and tiles are those from `begin` to `end`, fewer jokers first.
    std::uint32_t begin(int open, int tiles) const { return begins_[static_cast<std::size_t>(open * (kMostTiles + 1) + tiles)]; }
    std::uint32_t end(int open, int tiles) const { return begins_[static_cast<std::size_t>(open * (kMostTiles + 1) + tiles) + 1]; }
    const Deal& operator[](std::uint32_t index) const { return deals_[index]; }

    /// For sets that need so many number tiles.
    static const Deals& of(int min_number_tiles);

private:
    explicit Deals(bool lone_tiles);

    std::array<std::uint32_t, static_cast<std::size_t>(Open::kCodes) * (kMostTiles + 1) + 1> begins_{};
    std::vector<Deal> deals_;
};

}  // namespace meldstone::plain
