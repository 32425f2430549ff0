#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>

#include "core/problem.hpp"

namespace meldstone::bind {

namespace nb = nanobind;

/// What the scan takes for granted: no more tiles than any box holds, and none of a colour that this box has not.
inline void check(const Problem& problem) {
    for (int face = 0; face < kFaces; ++face) {
        const auto i = static_cast<std::size_t>(face);
        const bool joker = face >= kJoker;
        const int most = joker ? (face == kJoker ? 4 : 2) : face / kNumbers < problem.knobs.colours ? 3 : 0;
        if (problem.required[i] < 0 || problem.optional[i] < 0 || problem.required[i] + problem.optional[i] > most) {
            throw nb::value_error("no box holds so many tiles of a face");
        }
    }
    for (const Faces& set : problem.locked) {
        if (std::any_of(set.begin(), set.end(), [](std::uint8_t face) { return face >= kFaces; })) {
            throw nb::value_error("no face has such a code");
        }
    }
}

}  // namespace meldstone::bind
