#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <vector>

#include "core/problem.hpp"

/// What crosses the border between Python and the core: values with named fields, declared for Python in
/// src/meldstone/_native.pyi.
namespace meldstone::bind {

/// An answer of the core. The fields that hold tiles are Python tuples already, so that reading them costs nothing.
struct Reply {
    nanobind::object placed;  // counts of faces
    nanobind::object sets;    // tuples of faces
    std::int64_t value = 0;
    bool optimal = false;
    std::int64_t bound = 0;
    std::int64_t nodes = 0;
    bool feasible = false;
};

Reply reply_of(const Answer& answer, const nanobind::tuple& faces);

/// Which sets to break up so that the fewest change.
struct FewestChanges {
    bool supported = false;      // the scan supports everything in play; otherwise the other fields mean nothing
    nanobind::object broken_up;  // indices of sets
    int at_least = 0;            // so many have to be broken up, whatever the answer
    nanobind::object reply;      // None if no fewer than asked for were found
};

/// The best turn where jokers are free; see `TileBook::best_turn`.
struct BestTurn {
    nanobind::object sets;    // tuples of faces
    nanobind::object placed;  // faces
    std::int64_t value = 0;
    bool optimal = false;
    std::int64_t bound = 0;
    std::int64_t nodes = 0;
    bool fewest = false;
    bool whole = false;
};

/// Adds the knobs, the problem, the efforts and the replies.
void bind_values(nanobind::module_& module);

}  // namespace meldstone::bind
