#include "play/pile_game.hpp"

#include <algorithm>
#include <utility>

#include "core/limits.hpp"
#include "dispatch/solve.hpp"

namespace meldstone::play {
namespace {

/// False if the sets of a rack without jokers cannot reach the points, whatever they are: a look that saves most
/// questions.
bool may_open(const Pile& rack, const Box& box) {
    int points = 0;
    for (int colour = 0; colour < box.knobs.colours; ++colour) {
        for (int number = 1; number <= kNumbers; ++number) {
            const auto holds = [&](int c, int n) {
                return n >= 1 && n <= kNumbers && rack[static_cast<std::size_t>(face_of(c, n))] > 0;
            };
            if (!holds(colour, number)) {
                continue;
            }
            const bool below = holds(colour, number - 1);
            const bool above = holds(colour, number + 1);
            const bool run =
                (below && above) || (below && holds(colour, number - 2)) || (above && holds(colour, number + 2));
            int colours = 0;
            for (int other = 0; other < box.knobs.colours; ++other) {
                colours += holds(other, number) ? 1 : 0;
            }
            if (run || colours >= 3) {
                points += number * rack[static_cast<std::size_t>(face_of(colour, number))];
            }
        }
    }
    return points >= box.minimum;
}

}  // namespace

Game::Game(const Box& box, int players, std::uint64_t seed) : box_(&box), seats_(static_cast<std::size_t>(players)) {
    Chance chance(seed);
    for (std::size_t face = 0; face < kFaces; ++face) {
        pool_.insert(pool_.end(), static_cast<std::size_t>(box.tiles[face]), static_cast<std::uint8_t>(face));
    }
    for (std::size_t i = pool_.size() - 1; i > 0; --i) {
        std::swap(pool_[i], pool_[chance.below(i + 1)]);
    }
    for (Seat& seat : seats_) {
        for (int i = 0; i < box.hand_size; ++i) {
            ++seat.rack[pool_.back()];
            pool_.pop_back();
        }
        seat.tiles = box.hand_size;
    }
}

void Game::act(const Play& play) {
    Seat& seat = seats_[turn_];
    if (play.tiles > 0) {
        for (std::size_t face = 0; face < kFaces; ++face) {
            seat.rack[face] -= play.placed[face];
            table_[face] += play.placed[face];
        }
        seat.tiles -= play.tiles;
        table_tiles_ += play.tiles;
        seat.opened = true;
        passes_ = 0;
    } else if (!pool_.empty()) {
        ++seat.rack[pool_.back()];
        pool_.pop_back();
        ++seat.tiles;
    } else {
        ++passes_;
    }
    over_ = seat.tiles == 0 || passes_ >= seats_.size();
    if (!over_) {
        turn_ = (turn_ + 1) % seats_.size();
    }
}

int Game::rack_sum(const Seat& seat) const {
    int sum = jokers_in(seat.rack) * box_->joker_penalty;
    for (int face = 0; face < kJoker; ++face) {
        sum += seat.rack[static_cast<std::size_t>(face)] * (face % kNumbers + 1);
    }
    return sum;
}

std::vector<int> Game::points() const {
    // the lowest rack wins, of equal ones that with fewer tiles; an empty rack is the lowest there is
    std::vector<std::pair<int, int>> racks;
    for (const Seat& seat : seats_) {
        racks.emplace_back(rack_sum(seat), seat.tiles);
    }
    const std::pair<int, int> best = *std::min_element(racks.begin(), racks.end());
    const int winners = static_cast<int>(std::count(racks.begin(), racks.end(), best));
    int pot = 0;
    for (const auto& rack : racks) {
        pot += rack == best ? 0 : rack.first;
    }
    std::vector<int> out;
    for (const auto& rack : racks) {
        out.push_back(rack == best ? pot / winners : -rack.first);
    }
    return out;
}

Play best_play(const Game& game, const Pile& rack, const Pile& weights) {
    Play out;
    Problem problem;
    problem.knobs = game.box().knobs;
    problem.optional = rack;
    problem.weights = weights;
    problem.node_budget = limits::kPlayNodes;
    if (game.seat().opened) {
        problem.required = game.table();
    } else if (jokers_in(rack) == 0 && !may_open(rack, game.box())) {
        return out;
    } else {
        problem.minimum = std::max(game.box().minimum, 1);
    }
    const Answer answer = dispatch::solve(problem);
    if (answer.feasible) {
        out.placed = answer.placed;
        for (const int count : answer.placed) {
            out.tiles += count;
        }
    }
    return out;
}

}  // namespace meldstone::play
