#include "bind/play.hpp"

#include <nanobind/stl/vector.h>

#include <vector>

#include "bind/tuples.hpp"
#include "play/most_tiles.hpp"
#include "play/tile_game.hpp"

namespace nb = nanobind;

namespace meldstone::bind {
namespace {

/// A game that was played to its end, for Python.
struct GamePlayed {
    nb::object racks;   // tile ids by seat
    nb::object opened;  // by seat
    int ending = 0;     // a GameEnding
    int last = 0;
    bool laid_at_once = false;
    std::size_t turns = 0;
    nb::object tables;  // after each turn, if they are wanted
};

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

nb::object tuple_of_tiles(const std::vector<Tiles>& sets) {
    return tuple_of(sets, [](const Tiles& tiles) { return tuple_of_numbers(tiles); });
}

GamePlayed play(const play::DealtGame& dealt, const Knobs& knobs, int meld_minimum, const play::Effort& effort,
                bool keep_tables) {
    check(dealt, knobs.colours);
    const play::MostTiles player(knobs, meld_minimum, effort);
    play::PlayedGame game;
    {
        nb::gil_scoped_release release;
        game = play::play_out(dealt, player);
    }
    const std::size_t turns = game.tables.size();
    if (!keep_tables) {
        game.tables.clear();
    }
    nb::object opened = tuple_of(game.opened, [](bool has_opened) { return nb::bool_(has_opened); });
    nb::object tables = tuple_of(game.tables, tuple_of_tiles);
    return {
        tuple_of_tiles(game.racks), opened, static_cast<int>(game.ending), game.last, game.laid_at_once, turns, tables};
}

}  // namespace

void bind_self_play(nb::module_& module) {
    nb::class_<play::DealtGame>(module, "DealtGame", "A game that is dealt and waits for its first turn.")
        .def(nb::init<std::vector<Tiles>, Tiles, int, int, bool>(), nb::arg("racks"), nb::arg("pool"), nb::arg("turn"),
             nb::arg("step"), nb::arg("final_round"))
        .def_ro("racks", &play::DealtGame::racks)
        .def_ro("pool", &play::DealtGame::pool)
        .def_ro("turn", &play::DealtGame::turn)
        .def_ro("step", &play::DealtGame::step)
        .def_ro("final_round", &play::DealtGame::final_round);
    nb::class_<GamePlayed>(module, "PlayedGame", "A game that was played to its end.")
        .def_ro("racks", &GamePlayed::racks)
        .def_ro("opened", &GamePlayed::opened)
        .def_ro("ending", &GamePlayed::ending)
        .def_ro("last", &GamePlayed::last)
        .def_ro("laid_at_once", &GamePlayed::laid_at_once)
        .def_ro("turns", &GamePlayed::turns)
        .def_ro("tables", &GamePlayed::tables);
    module.def("play_out", &play, nb::arg("game"), nb::arg("knobs"), nb::arg("meld_minimum"), nb::arg("effort"),
               nb::arg("keep_tables"), "Plays a game to its end; see arena/self_play.py.");
}

}  // namespace meldstone::bind
