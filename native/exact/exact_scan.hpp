#pragma once

#include <cstdint>
#include <vector>

#include "core/problem.hpp"
#include "core/tile_grid.hpp"

/// What is the best answer if every joker must have its exact place?
namespace meldstone::exact {

/// The answer of the exact scan.
struct ExactResult {
    bool found = false;
    bool complete = true;
    std::int64_t value = 0;
    std::int64_t nodes = 0;
    std::vector<Faces> sets;
};

/// The same question as `scan`, but every joker is given its exact place: slower, and true to every knob of the rules
/// without any argument about where jokers may as well lie. It answers what scan/ cannot: openings that must reach a
/// minimum of points, and tables where a spare joker finds no room.
ExactResult scan(const TileGrid& grid, const Problem& problem, std::int64_t beat, std::int64_t node_limit);

}  // namespace meldstone::exact
