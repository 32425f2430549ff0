#include "play/most_tiles.hpp"

#include <algorithm>

#include "core/faces.hpp"
#include "dispatch/solve.hpp"

namespace meldstone::play {
namespace {

std::vector<Faces> rows_of(const std::vector<Tiles>& table) {
    std::vector<Faces> rows;
    for (const Tiles& tiles : table) {
        Faces& row = rows.emplace_back();
        for (const std::uint16_t tile : tiles) {
            row.push_back(static_cast<std::uint8_t>(tile / kCopies));
        }
    }
    return rows;
}

}  // namespace

std::vector<Tiles> MostTiles::turn(const std::vector<Tiles>& table, const Tiles& rack, bool opened) const {
    Problem problem;
    problem.knobs = knobs_;
    problem.weights.fill(1);
    for (const std::uint16_t tile : rack) {
        ++problem.optional[tile / kCopies];
    }
    const Problem rack_alone = problem;
    const std::vector<Faces> rows = rows_of(table);
    problem.node_budget = effort_.nodes;
    if (opened) {
        require(rows, problem);
    } else {
        problem.minimum = meld_minimum_;
    }
    Answer answer = dispatch::solve(problem);
    if (answer.sets.empty() || !places_something(answer)) {
        return {};
    }
    if (opened) {
        changes::change_fewer_sets(rack_alone, rows, effort_.changes, answer);
    } else {
        answer.sets.insert(answer.sets.begin(), rows.begin(), rows.end());
    }
    const Layout layout = lay_out(table, rack, answer.sets);
    std::vector<Tiles> after;
    for (const LaidSet& set : layout.sets) {
        after.push_back(set.kept >= 0 ? table[static_cast<std::size_t>(set.kept)] : set.tiles);
    }
    return after;
}

}  // namespace meldstone::play
