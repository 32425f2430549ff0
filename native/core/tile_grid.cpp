#include "core/tile_grid.hpp"

#include <algorithm>

namespace meldstone {
namespace {

/// Optional tiles that no set could ever hold are worth nothing to the bound. Generous: jokers count as tiles
/// everywhere.
bool playable(const TileGrid& grid, int number, int colour) {
    const int jokers = grid.jokers[0] + 2 * grid.jokers[1] + grid.jokers[2];
    // A two-colour joker joins tiles of any colours; two jokers make a set of any tile.
    if (jokers + grid.jokers[3] > 1 || grid.jokers[2] > 0) {
        return true;
    }
    const auto n = static_cast<std::size_t>(number);
    if (!grid.locked_groups[n].empty()) {
        return true;
    }
    int colours = 0;
    for (int c = 0; c < grid.knobs.colours; ++c) {
        colours += grid.tiles(number, c) > 0;
    }
    if (colours + jokers >= 3 || (grid.jokers[3] > 0 && grid.tiles(number, colour) > 1)) {
        return true;
    }
    const auto c = static_cast<std::size_t>(colour);
    auto at = [&](int m) {
        return m >= 1 && m <= kNumbers &&
               (grid.reach(m, colour) > 0 || grid.emerging[static_cast<std::size_t>(m)][c] > 0);
    };
    const auto locked_beside = [&](int m) {
        return m >= 0 && (grid.absorbing[static_cast<std::size_t>(m)][c] > 0 ||
                          grid.emerging[static_cast<std::size_t>(m)][c] > 0);
    };
    for (int m = number - 3; m <= number + 3; ++m) {
        if (locked_beside(m)) {
            return true;
        }
    }
    for (int low = number - 2; low <= number; ++low) {
        if (low < 1 || low + 2 > kNumbers) {
            continue;
        }
        if (at(low) + at(low + 1) + at(low + 2) + jokers >= 3) {
            return true;
        }
    }
    return false;
}

}  // namespace

TileGrid make_tile_grid(const Problem& problem, const std::vector<LockedReading>& locked) {
    TileGrid out;
    out.knobs = problem.knobs;
    for (int c = 0; c < problem.knobs.colours; ++c) {
        for (int n = 1; n <= kNumbers; ++n) {
            const auto face = static_cast<std::size_t>(face_of(c, n));
            const auto row = static_cast<std::size_t>(n);
            const auto column = static_cast<std::size_t>(c);
            out.required[row][column] = problem.required[face];
            out.optional[row][column] = problem.optional[face];
            out.weight[row][column] = problem.weights[face];
            out.greedy = out.greedy && (problem.optional[face] == 0 || problem.weights[face] >= 0);
        }
    }
    for (std::size_t kind = 0; kind < 4; ++kind) {
        const auto face = static_cast<std::size_t>(kJoker) + kind;
        out.joker_required[kind] = problem.required[face];
        out.joker_optional[kind] = problem.optional[face];
        out.joker_weight[kind] = problem.weights[face];
        out.jokers[kind] = problem.required[face] + problem.optional[face];
        out.joker_value += std::max<std::int64_t>(0, std::int64_t{problem.optional[face]} * problem.weights[face]);
    }
    for (const LockedReading& reading : locked) {
        const auto low = static_cast<std::size_t>(reading.low);
        if (reading.kind == LockedReading::Kind::run) {
            ++out.absorbing[low][static_cast<std::size_t>(reading.low_colour)];
            ++out.emerging[static_cast<std::size_t>(reading.high)][static_cast<std::size_t>(reading.high_colour)];
        } else if (reading.kind == LockedReading::Kind::group && reading.room > 0) {
            out.locked_groups[low].push_back(reading);
        }
        out.locked.push_back(reading);
    }
    for (int n = kNumbers; n >= 1; --n) {
        const auto row = static_cast<std::size_t>(n);
        std::int64_t here = 0;
        for (int c = 0; c < problem.knobs.colours; ++c) {
            const auto column = static_cast<std::size_t>(c);
            const int worth = out.optional[row][column] * out.weight[row][column];
            if (worth > 0) {
                if (playable(out, n, c)) {
                    here += worth;
                } else {
                    out.optional[row][column] = 0;
                }
            }
        }
        out.value_ahead[row - 1] = out.value_ahead[row] + here;
    }
    return out;
}

}  // namespace meldstone
