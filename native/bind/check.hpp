#pragma once

#include <nanobind/nanobind.h>

#include "core/fits.hpp"

namespace meldstone::bind {

namespace nb = nanobind;

/// Refuses what the searches could not bear.
inline void check(const Problem& problem) {
    if (!fits_into_a_box(problem)) {
        throw nb::value_error("no box holds so many tiles of a face");
    }
    if (!are_faces(problem.locked)) {
        throw nb::value_error("no face has such a code");
    }
}

}  // namespace meldstone::bind
