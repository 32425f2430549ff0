#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/problem.hpp"

namespace meldstone {

constexpr bool is_number(std::uint8_t face) {
    return face < kJoker;
}

/// The number on a tile, 0 for jokers.
constexpr int number_of(std::uint8_t face) {
    return is_number(face) ? face % kNumbers + 1 : 0;
}

/// The colour of a number tile.
constexpr int colour_of(std::uint8_t face) {
    return face / kNumbers;
}

/// How many numbers of a run a tile fills.
constexpr int width(std::uint8_t face) {
    return face == kDouble ? 2 : face == kMirror ? 0 : 1;
}

inline int slots_of(const Faces& faces) {
    int slots = 0;
    for (const std::uint8_t face : faces) {
        slots += width(face);
    }
    return slots;
}

/// True if a joker lies there that is not a normal one.
inline bool holds_special(const Faces& faces) {
    return std::any_of(faces.begin(), faces.end(), [](std::uint8_t face) { return face > kJoker; });
}

/// The tiles of these sets become tiles that must lie on the table.
inline void require(const std::vector<Faces>& sets, Problem& problem) {
    for (const Faces& set : sets) {
        for (const std::uint8_t face : set) {
            ++problem.required[face];
        }
    }
}

inline bool places_something(const Answer& answer) {
    return std::any_of(answer.placed.begin(), answer.placed.end(), [](int placed) { return placed > 0; });
}

constexpr std::uint8_t byte(int value) {
    return static_cast<std::uint8_t>(value);
}

}  // namespace meldstone
