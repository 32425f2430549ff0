#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/problem.hpp"

/// A game on piles of faces, for training: where jokers are free a table is only its tiles, so a turn is which rack
/// tiles leave.
namespace meldstone::play {

using Pile = std::array<int, kFaces>;

/// Numbers that look like chance and depend on the seed alone (splitmix64).
class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31);
    }
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(((next() >> 32) * bound) >> 32); }

private:
    std::uint64_t state_;
};

/// What the game is played with.
struct Box {
    Knobs knobs;
    Pile tiles{};
    int hand_size = 14;
    int minimum = 30;
    int joker_penalty = 30;
};

struct Seat {
    Pile rack{};
    int tiles = 0;
    bool opened = false;
};

/// Which rack tiles leave; none at all: a tile is drawn, or the turn is passed on an empty pool.
struct Play {
    Pile placed{};
    int tiles = 0;
};

inline int jokers_in(const Pile& pile) {
    return pile[kJoker] + pile[kDouble] + pile[kTwoColour] + pile[kMirror];
}

class Game {
public:
    Game(const Box& box, int players, std::uint64_t seed);

    const Box& box() const { return *box_; }
    const Pile& table() const { return table_; }
    int table_tiles() const { return table_tiles_; }
    const std::vector<Seat>& seats() const { return seats_; }
    const Seat& seat() const { return seats_[turn_]; }
    /// The player so many turns after the one whose turn it is.
    const Seat& seat_after(std::size_t steps) const { return seats_[(turn_ + steps) % seats_.size()]; }
    int pool() const { return static_cast<int>(pool_.size()); }
    /// The faces that will be drawn, the next one first.
    std::vector<int> drawn_in_order() const { return {pool_.rbegin(), pool_.rend()}; }
    std::size_t turn() const { return turn_; }
    bool over() const { return over_; }
    /// What everybody gets, once the game is over.
    std::vector<int> points() const;

    void act(const Play& play);

private:
    int rack_sum(const Seat& seat) const;

    const Box* box_;
    Pile table_{};
    int table_tiles_ = 0;
    std::vector<Seat> seats_;
    std::vector<std::uint8_t> pool_;  // drawn from the back
    std::size_t turn_ = 0;
    std::size_t passes_ = 0;
    bool over_ = false;
};

/// The play of greatest worth with these tiles of the player whose turn it is.
Play best_play(const Game& game, const Pile& rack, const Pile& weights);

}  // namespace meldstone::play
