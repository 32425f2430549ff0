#include "bind/training.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <numeric>
#include <string>
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

using Others = std::vector<std::pair<int, bool>>;

play::Aim read_aim(const std::string& aim) {
    return aim == "points" ? play::Aim::kPoints : aim == "place" ? play::Aim::kPlace : play::Aim::kWin;
}

Training* make(const Box& box, int players, const std::string& aim, std::uint64_t seed) {
    Problem all;
    all.knobs = box.knobs;
    all.optional = box.tiles;
    check(all);
    if (players < 2 || players * box.hand_size > std::accumulate(box.tiles.begin(), box.tiles.end(), 0)) {
        throw nb::value_error("two players at least, and tiles for everybody");
    }
    return new Training(box, players, read_aim(aim), seed);
}

/// One game as it was played, all piles as counts of faces.
struct GameRecord {
    std::vector<Pile> racks;
    std::vector<int> pool;  // in the order of drawing
    std::vector<Pile> plays;
    std::vector<int> points;
};

GameRecord record(const Training& training, std::uint64_t seed) {
    Training::Record found;
    {
        nb::gil_scoped_release release;
        found = training.record(seed);
    }
    std::vector<Pile> plays;
    for (const play::Play& play : found.plays) {
        plays.push_back(play.placed);
    }
    return {std::move(found.racks), std::move(found.pool), std::move(plays), std::move(found.points)};
}

void make_afterstate(Afterstate* self, const Pile& rack, const Pile& table, int colours, int copies, int tiles,
                     int table_tiles, int pool, int playable, int stuck, bool opened, bool drew, const Others& others) {
    if (others.empty()) {
        throw nb::value_error("somebody else sits at the table");
    }
    new (self) Afterstate{rack, table, colours, copies, tiles, table_tiles, pool, playable, stuck, opened, drew, {}};
    for (const auto& [other_tiles, has_opened] : others) {
        self->others.push_back({other_tiles, has_opened});
    }
}

std::vector<std::pair<int, int>> features(const Afterstate& after) {
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
    nb::class_<Box>(module, "TrainingBox", "What the games of a training are played with.")
        .def(nb::init<Knobs, Pile, int, int, int>(), nb::arg("knobs"), nb::arg("tiles"), nb::arg("hand_size"),
             nb::arg("meld_minimum"), nb::arg("joker_penalty"));
    nb::class_<GameRecord>(module, "TrainingRecord", "A game of a training, all piles as counts of faces.")
        .def_ro("racks", &GameRecord::racks)
        .def_ro("pool", &GameRecord::pool)
        .def_ro("plays", &GameRecord::plays)
        .def_ro("points", &GameRecord::points);
    nb::class_<Afterstate>(module, "PackedAfterstate", "An afterstate as the core reads it; see bots/afterstate.py.")
        .def("__init__", &make_afterstate, nb::arg("rack"), nb::arg("table"), nb::arg("colours"), nb::arg("copies"),
             nb::arg("tiles"), nb::arg("table_tiles"), nb::arg("pool"), nb::arg("playable"), nb::arg("stuck"),
             nb::arg("opened"), nb::arg("drew"), nb::arg("others"));
    nb::class_<Training>(module, "Training", "Learns what afterstates are worth; see bots/training.py.")
        .def(nb::new_(&make), nb::arg("box"), nb::arg("players"), nb::arg("aim"), nb::arg("seed"))
        .def("play", &Training::play, nb::arg("games"), nb::call_guard<nb::gil_scoped_release>(),
             "Plays games and remembers them.")
        .def("learn", &Training::learn, nb::call_guard<nb::gil_scoped_release>(),
             "Learns from the games; the mean squared error.")
        .def("record", &record, nb::arg("seed"), "One game as it is played now.")
        .def_prop_ro("samples", &Training::samples, "How many afterstates are remembered.")
        .def_prop_ro("worth", &Training::worth, "What each feature is worth.");
    module.def("afterstate_features", &features, nb::arg("after"),
               "The features of an afterstate; see bots/afterstate.py.");
}

}  // namespace meldstone::bind
