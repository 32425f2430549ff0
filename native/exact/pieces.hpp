#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/problem.hpp"

namespace meldstone::exact {

constexpr int kNoColour = 7;

/// A pending run, or a mirror run whose sides grow together, with all that its legal ends depend on.
struct Piece {
    bool mirror = false;
    int colour = kNoColour;  // of the current block; none if only jokers lie there
    int other = kNoColour;   // colour that the block must not have; with exactly two colours: the colour to change to
    int tiles = 0;           // of a run, up to 3; slots of a mirror half, up to 2
    int numbers = 0;         // number tiles, up to 2
    int covered = 0;         // bit per side: a double joker fills the next slot too
    bool ends_in_change = false;
    bool from_one = false;  // mirror: the half begins at 1

    std::uint16_t pack() const {
        return static_cast<std::uint16_t>((mirror ? 1 << 15 : 0) | colour << 12 | other << 9 | tiles << 7 |
                                          numbers << 5 | covered << 3 | (ends_in_change ? 4 : 0) | (from_one ? 2 : 0));
    }
    static Piece unpack(std::uint16_t code) {
        return {(code >> 15 & 1) != 0, code >> 12 & 7, code >> 9 & 7,   code >> 7 & 3,
                code >> 5 & 3,         code >> 3 & 3,  (code & 4) != 0, (code & 2) != 0};
    }
};

// What a piece gets at a number, as a byte: a colour's number tile, a joker, nothing because a double covers it, or its
// end.
constexpr std::uint8_t kSlotJoker = 8;
constexpr std::uint8_t kSlotDouble = 9;
constexpr std::uint8_t kSlotChange = 10;
constexpr std::uint8_t kSlotNothing = 11;
constexpr std::uint8_t kSlotEnd = 12;
constexpr std::uint8_t kSlotAbsorbed = 13;  // taken in by a locked run

struct GroupChoice {
    bool mirror = false;
    std::array<std::uint8_t, kMaxColours> tiles{};
    int jokers = 0;
    int doubles = 0;
    int blank = 0;
    int locked = -1;
};

/// All that was done at one number, in the order of the pieces.
struct Decision {
    std::vector<std::array<std::uint8_t, 2>> old_pieces;
    std::vector<std::array<std::uint8_t, 2>> new_pieces;  // second is kSlotEnd for a plain run
    std::vector<GroupChoice> groups;
};

/// A state of the exact scan with the best way to it.
struct Node {
    std::vector<std::uint16_t> pieces;
    std::array<std::uint8_t, 4> jokers{};
    int points = 0;
    std::int64_t value = 0;
    std::uint32_t parent = 0;
    Decision decision;

    /// What the future depends on.
    std::string key() const;
};

/// The piece after a number whose slots on its sides got `a` and `b`.
Piece advanced(const Piece& piece, std::uint8_t a, std::uint8_t b, int number, const Knobs& knobs);

/// True if the piece is a legal set that ends at the number `last`.
bool may_end(const Piece& piece, int last, const Knobs& knobs);

}  // namespace meldstone::exact
