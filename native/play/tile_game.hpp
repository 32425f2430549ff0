#pragma once

#include <vector>

#include "play/most_tiles.hpp"

/// How does a whole game go, and what can be learned from many?
namespace meldstone::play {

/// A game that is dealt and waits for its first turn.
struct DealtGame {
    std::vector<Tiles> racks;  // by seat
    Tiles pool;                // in the order of drawing
    int turn = 0;              // who starts
    int step = 1;              // to the seat that follows
    bool final_round = false;  // empty_pool_rule = final_round; otherwise everybody passes in the end
};

enum class GameEnding { kFinished, kBlocked, kFinalRound };

struct PlayedGame {
    std::vector<Tiles> racks;
    std::vector<bool> opened;
    GameEnding ending = GameEnding::kFinished;
    int last = 0;                            // the seat of the last turn
    bool laid_at_once = false;               // the last turn was the first that laid anything for its seat
    std::vector<std::vector<Tiles>> tables;  // after each turn; without sets if it drew or passed
};

/// The whole game, with one and the same player on all seats (RULES.md E, H; game/evolve.py and game/ending.py).
PlayedGame play_out(const DealtGame& dealt, const MostTiles& player);

}  // namespace meldstone::play
