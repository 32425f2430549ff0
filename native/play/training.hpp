#pragma once

#include <cstdint>
#include <vector>

#include "play/features.hpp"
#include "play/pile_game.hpp"

namespace meldstone::play {

/// What every feature of an afterstate is worth, in whole numbers so that every machine chooses alike.
using Worth = std::vector<std::int32_t>;

/// A way to use a turn, with what is left of the others: tiles that could be laid besides, tiles that stay whatever is
/// laid.
struct Candidate {
    Play play;
    int playable = 0;
    int stuck = 0;
};

/// The options that a planning player looks at, the same as in bots/options.py: nothing, the most tiles without jokers,
/// with jokers, and the most tiles with one of them kept back. A single one if it empties the rack.
std::vector<Candidate> candidates(const Game& game);

Afterstate after(const Game& game, const Candidate& candidate);

/// The candidate of greatest worth; the first of equals.
std::size_t best_candidate(const Game& game, const std::vector<Candidate>& options, const Worth& worth);

enum class Aim { kWin, kPoints, kPlace };

/// Learns what afterstates are worth from games that it plays with itself and with players who lay the most tiles.
class Training {
public:
    Training(Box box, int players, Aim aim, std::uint64_t seed);

    /// Plays so many games more; they are remembered until `learn`.
    void play(int games);
    /// Fits the worth to what came of all afterstates; returns the mean loss of the last pass.
    double learn();
    const Worth& worth() const { return worth_; }
    std::size_t samples() const { return samples_.size(); }

    /// One game by the worth learned so far: racks, the pool in the order of drawing, plays, points at the end.
    struct Record {
        std::vector<Pile> racks;
        std::vector<int> pool;
        std::vector<Play> plays;
        std::vector<int> points;
    };
    Record record(std::uint64_t seed) const;

private:
    struct Sample {
        std::uint32_t begin;
        std::uint32_t end;
        float result;
    };

    std::size_t choose(const Game& game, const std::vector<Candidate>& options);
    float result(const std::vector<int>& points, std::size_t seat) const;

    Box box_;
    int players_;
    Aim aim_;
    Chance chance_;
    std::uint64_t games_ = 0;
    bool learned_ = false;
    std::vector<float> weights_;
    Worth worth_;
    std::vector<FeatureCount> counts_;
    std::vector<Sample> samples_;
};

}  // namespace meldstone::play
