// Plays the dealt games that it reads as numbers; tests/arena/test_self_play_sanitizers.py writes them and compares the
// tables.
#include <iostream>

#include "play/tile_game.hpp"

using namespace meldstone;
using namespace meldstone::play;

int next() {
    int value = 0;
    std::cin >> value;
    return value;
}

Tiles tiles() {
    Tiles out(static_cast<std::size_t>(next()));
    for (auto& tile : out) {
        tile = static_cast<std::uint16_t>(next());
    }
    return out;
}

int main() {
    for (int games = next(); games > 0; --games) {
        DealtGame dealt;
        dealt.racks.resize(static_cast<std::size_t>(next()));
        for (Tiles& rack : dealt.racks) {
            rack = tiles();
        }
        dealt.pool = tiles();
        dealt.turn = next();
        dealt.step = next();
        dealt.final_round = next() != 0;
        Knobs knobs;
        knobs.colours = next();
        knobs.copies = next();
        knobs.min_number_tiles = next();
        knobs.joker_value_zero = next() != 0;
        const int minimum = next();
        Effort effort;
        effort.nodes = next();
        effort.changes.scan_nodes = next();
        effort.changes.keep.ask_nodes = next();
        effort.changes.keep.nodes = next();
        effort.changes.keep.asks = next();
        for (const auto& table : play_out(dealt, MostTiles(knobs, minimum, effort)).tables) {
            for (const Tiles& set : table) {
                for (const auto tile : set) {
                    std::cout << tile << ' ';
                }
                std::cout << ", ";
            }
            std::cout << "; ";
        }
        std::cout << '\n';
    }
}
