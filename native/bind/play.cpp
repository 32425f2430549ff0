#include "bind/play.hpp"

#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>
#include <vector>

#include "play/tile_game.hpp"

namespace nb = nanobind;

namespace meldstone::bind {
namespace {

using Racks = std::vector<Tiles>;
using Rules =
    std::tuple<int, int, int, bool, int>;  // colours, copies, min_number_tiles, joker_value_zero, meld_minimum
using EffortTuple = std::tuple<std::int64_t, std::int64_t, std::int64_t, std::int64_t, int>;

/// What the loop takes for granted: every tile once, and none of a special joker.
void check(const play::DealtGame& game, int colours) {
    std::vector<bool> seen(static_cast<std::size_t>(kFaces) * kCopies);
    const auto look = [&](const Tiles& tiles) {
        for (const std::uint16_t tile : tiles) {
            const int face = tile / kCopies;
            if (face > kJoker || (face < kJoker && face / kNumbers >= colours) || seen[tile]) {
                throw nb::value_error("a box holds every tile once, and here no special jokers");
            }
            seen[tile] = true;
        }
    };
    for (const Tiles& rack : game.racks) {
        look(rack);
    }
    look(game.pool);
    if (game.racks.empty() || game.turn < 0 || game.turn >= static_cast<int>(game.racks.size()) ||
        std::abs(game.step) != 1) {
        throw nb::value_error("somebody has to start, and then a neighbour follows");
    }
}

nb::object as_tuple(const Tiles& tiles) {
    nb::object out = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(tiles.size())));
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        PyTuple_SetItem(out.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLong(tiles[i]));
    }
    return out;
}

nb::object as_tuple(const std::vector<Tiles>& sets) {
    nb::object out = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(sets.size())));
    for (std::size_t i = 0; i < sets.size(); ++i) {
        PyTuple_SetItem(out.ptr(), static_cast<Py_ssize_t>(i), as_tuple(sets[i]).release().ptr());
    }
    return out;
}

/// (racks, opened, ending, last, laid_at_once, turns, tables); the tables only if they are wanted.
nb::object play(const Racks& racks, const Tiles& pool, int turn, int step, bool final_round, const Rules& rules,
                const EffortTuple& effort, bool keep_tables) {
    play::DealtGame dealt{racks, pool, turn, step, final_round};
    Knobs knobs;
    knobs.colours = std::get<0>(rules);
    knobs.copies = std::get<1>(rules);
    knobs.min_number_tiles = std::get<2>(rules);
    knobs.joker_value_zero = std::get<3>(rules);
    check(dealt, knobs.colours);
    const play::MostTiles player(
        knobs, std::get<4>(rules),
        {std::get<0>(effort), {std::get<1>(effort), {std::get<2>(effort), std::get<3>(effort), std::get<4>(effort)}}});
    play::PlayedGame game;
    {
        nb::gil_scoped_release release;
        game = play::play_out(dealt, player);
    }
    nb::list opened;
    for (const bool has_opened : game.opened) {
        opened.append(has_opened);
    }
    nb::list tables;
    for (std::size_t i = 0; keep_tables && i < game.tables.size(); ++i) {
        tables.append(as_tuple(game.tables[i]));
    }
    return nb::make_tuple(as_tuple(game.racks), nb::tuple(opened), static_cast<int>(game.ending), game.last,
                          game.laid_at_once, game.tables.size(), nb::tuple(tables));
}

}  // namespace

void bind_self_play(nb::module_& module) {
    module.def("play_out", &play, nb::arg("racks"), nb::arg("pool"), nb::arg("turn"), nb::arg("step"),
               nb::arg("final_round"), nb::arg("rules"), nb::arg("work"), nb::arg("keep_tables"),
               "Plays a game to its end; see arena/self_play.py.");
}

}  // namespace meldstone::bind
