#pragma once

#include <algorithm>

#include "core/problem.hpp"

namespace meldstone {

/// What the searches take for granted: no more tiles of a face than any box holds, and none of a colour that this box
/// has not.
inline bool fits_into_a_box(const Problem& problem) {
    for (int face = 0; face < kFaces; ++face) {
        const auto i = static_cast<std::size_t>(face);
        const bool joker = face >= kJoker;
        const int most = joker ? (face == kJoker ? 4 : 2) : face / kNumbers < problem.knobs.colours ? 3 : 0;
        if (problem.required[i] < 0 || problem.optional[i] < 0 || problem.required[i] + problem.optional[i] > most) {
            return false;
        }
    }
    return true;
}

/// True if every tile of the sets has a face.
inline bool are_faces(const std::vector<Faces>& sets) {
    return std::all_of(sets.begin(), sets.end(), [](const Faces& set) {
        return std::all_of(set.begin(), set.end(), [](std::uint8_t face) { return face < kFaces; });
    });
}

}  // namespace meldstone
