#include "bind/training.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <numeric>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "bind/check.hpp"
#include "play/training.hpp"

namespace nb = nanobind;

namespace meldstone::bind {
namespace {

using play::Afterstate;
using play::Box;
using play::Pile;
using play::Training;

using PackedKnobs =
    std::tuple<int, int, int, bool, bool, int, bool, bool, bool, bool>;  // as solver/core/native.py packs them
using Rules = std::tuple<PackedKnobs, int, int, int>;                    // as bots/training.py packs them
using Others = std::vector<std::pair<int, bool>>;
using Numbers =
    std::tuple<int, int, int, int, int, int, int>;  // colours, copies, tiles, table tiles, pool, playable, stuck

Box read_box(const Rules& rules, const Pile& tiles) {
    Box box;
    Knobs& knobs = box.knobs;
    std::tie(knobs.colours, knobs.copies, knobs.min_number_tiles, knobs.two_colour_at_end, knobs.exactly_two_colours,
             knobs.mirror_min_side, knobs.mirror_apex, knobs.mirror_peak_only, std::ignore, knobs.joker_value_zero) =
        std::get<0>(rules);
    std::tie(box.hand_size, box.minimum, box.joker_penalty) =
        std::tuple{std::get<1>(rules), std::get<2>(rules), std::get<3>(rules)};
    box.tiles = tiles;
    return box;
}

play::Aim read_aim(const std::string& aim) {
    return aim == "points" ? play::Aim::kPoints : aim == "place" ? play::Aim::kPlace : play::Aim::kWin;
}

Training* make(const Rules& rules, const Pile& tiles, int players, const std::string& aim, std::uint64_t seed) {
    const Box box = read_box(rules, tiles);
    Problem all;
    all.knobs = box.knobs;
    all.optional = tiles;
    check(all);
    if (players < 2 || players * box.hand_size > std::accumulate(tiles.begin(), tiles.end(), 0)) {
        throw nb::value_error("two players at least, and tiles for everybody");
    }
    return new Training(box, players, read_aim(aim), seed);
}

/// (racks, pool in the order of drawing, plays, points), all piles as counts of faces.
nb::object record(const Training& training, std::uint64_t seed) {
    Training::Record found;
    {
        nb::gil_scoped_release release;
        found = training.record(seed);
    }
    std::vector<Pile> plays;
    for (const play::Play& play : found.plays) {
        plays.push_back(play.placed);
    }
    return nb::make_tuple(found.racks, found.pool, plays, found.points);
}

std::vector<std::pair<int, int>> features(const Pile& rack, const Pile& table, const Numbers& numbers, bool opened,
                                          bool drew, const Others& others) {
    Afterstate after;
    after.rack = rack;
    after.table = table;
    std::tie(after.colours, after.copies, after.tiles, after.table_tiles, after.pool, after.playable, after.stuck) =
        numbers;
    after.opened = opened;
    after.drew = drew;
    for (const auto& [tiles, has_opened] : others) {
        after.others.push_back({tiles, has_opened});
    }
    if (others.empty()) {
        throw nb::value_error("somebody else sits at the table");
    }
    std::vector<play::FeatureCount> counts;
    play::read_features(after, counts);
    std::vector<std::pair<int, int>> out;
    for (const play::FeatureCount& hit : counts) {
        out.emplace_back(hit.feature, hit.times);
    }
    return out;
}

}  // namespace

void bind_training(nb::module_& module) {
    nb::class_<Training>(module, "Training", "Learns what afterstates are worth; see bots/training.py.")
        .def(nb::new_(&make), nb::arg("rules"), nb::arg("tiles"), nb::arg("players"), nb::arg("aim"), nb::arg("seed"))
        .def("play", &Training::play, nb::arg("games"), nb::call_guard<nb::gil_scoped_release>(),
             "Plays games and remembers them.")
        .def("learn", &Training::learn, nb::call_guard<nb::gil_scoped_release>(),
             "Learns from the games; the mean squared error.")
        .def("record", &record, nb::arg("seed"), "One game as it is played now.")
        .def_prop_ro("samples", &Training::samples, "How many afterstates are remembered.")
        .def_prop_ro("worth", &Training::worth, "What each feature is worth.");
    module.def("afterstate_features", &features, nb::arg("rack"), nb::arg("table"), nb::arg("numbers"),
               nb::arg("opened"), nb::arg("drew"), nb::arg("others"),
               "The features of an afterstate; see bots/afterstate.py.");
}

}  // namespace meldstone::bind
