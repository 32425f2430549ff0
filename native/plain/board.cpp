#include "plain/board.hpp"

#include <algorithm>
#include <climits>

namespace meldstone::plain {

Board::Board(const Problem& problem, int jokers, View view)
    : problem_(problem),
      view_(view),
      run_moves_(RunMoves::of(problem.knobs.min_number_tiles)),
      colours_(problem.knobs.colours),
      jokers_(jokers) {
    count_tiles();
    states_.reserve(512);
    options_.reserve(1024);
    int needed = 0;
    for (int c = 0; c < colours_ && fits_; ++c) {
        list_colour(c);
        bound_colour(c);
        const ColourState& root = *states(1, c);
        needed += root.jokers;
        bound_ += root.bound;
    }
    impossible_ = needed > jokers_;
}

void Board::count_tiles() {
    for (int c = 0; c < colours_; ++c) {
        for (int n = 1; n <= kNumbers; ++n) {
            const auto face = static_cast<std::size_t>(view_.face(colours_, c, n));
            required_[at(n, c)] = static_cast<std::int8_t>(problem_.required[face]);
            tiles_[at(n, c)] = static_cast<std::int8_t>(problem_.required[face] + problem_.optional[face]);
            greedy_ = greedy_ && (problem_.optional[face] == 0 || problem_.weights[face] >= 0);
        }
    }
    for (int n = 1; n <= kNumbers; ++n) {
        std::array<int, 4> with{};  // colours with at least so many tiles
        for (int c = 0; c < colours_; ++c) {
            for (int m = 1; m <= tiles(n, c); ++m) {
                ++with[static_cast<std::size_t>(m)];
            }
        }
        int sum = 0;
        for (int m = 1; m <= 3 && with[static_cast<std::size_t>(m)] > 0; ++m) {
            sum += with[static_cast<std::size_t>(m)];
            if (sum + jokers_ >= 3 * m && sum >= m * problem_.knobs.min_number_tiles) {
                most_groups_[static_cast<std::size_t>(n)] = static_cast<std::int8_t>(m);
            }
        }
    }
    if (jokers_ < 2) {
        for (int c = 0; c < colours_; ++c) {
            for (int n = 1; n <= kNumbers; ++n) {
                if (tiles(n, c) > required_[at(n, c)] && !playable(n, c)) {
                    tiles_[at(n, c)] = required_[at(n, c)];
                }
            }
        }
    }
}

/// False if no set could ever hold this tile.
bool Board::playable(int number, int colour) const {
    if (most_groups_[static_cast<std::size_t>(number)] > 0) {
        return true;
    }
    for (int low = std::max(1, number - 2); low <= std::min(number, kNumbers - 2); ++low) {
        if ((tiles(low, colour) > 0) + (tiles(low + 1, colour) > 0) + (tiles(low + 2, colour) > 0) + jokers_ >= 3) {
            return true;
        }
    }
    return false;
}

void Board::list_colour(int colour) {
    std::array<std::uint8_t, PendingRuns::kCodes> index;
    std::array<std::uint8_t, PendingRuns::kCodes> stamp{};
    cells_[at(1, colour)] = static_cast<std::uint32_t>(states_.size());
    states_.push_back({});
    for (int n = 1; n <= kNumbers; ++n) {
        const auto end = static_cast<std::uint32_t>(states_.size());
        cells_[at(n + 1, colour)] = end;
        for (std::uint32_t i = cells_[at(n, colour)]; i < end; ++i) {
            ColourState state = states_[i];
            state.begin = static_cast<std::uint32_t>(options_.size());
            list_options(n, colour, state, index, stamp);
            state.end = static_cast<std::uint32_t>(options_.size());
            states_[i] = state;
        }
    }
    cells_[at(kNumbers + 2, colour)] = static_cast<std::uint32_t>(states_.size());
}

void Board::list_options(int number, int colour, const ColourState& state,
                         std::array<std::uint8_t, PendingRuns::kCodes>& index,
                         std::array<std::uint8_t, PendingRuns::kCodes>& stamp) {
    const int tiles = this->tiles(number, colour);
    const int required = required_[at(number, colour)];
    const int most_groups = most_groups_[static_cast<std::size_t>(number)];
    const std::int32_t weight = problem_.weights[static_cast<std::size_t>(view_.face(colours_, colour, number))];
    int ahead = 0;
    for (int n = number + 1; n <= number + 1 + jokers_; ++n) {
        ahead += this->tiles(n, colour);
    }
    // A long run that no tile can follow is as good as closed.
    const int most_three = ahead > 0 ? std::min(3, this->tiles(number + 1, colour) + jokers_) : 0;
    const std::uint32_t after = cells_[at(number + 1, colour)];
    for (int in_runs = std::max(0, required - most_groups); in_runs <= tiles; ++in_runs) {
        const int least = std::max(0, required - in_runs);
        const int most = std::min(most_groups, tiles - in_runs);
        const std::uint32_t end = run_moves_.end(state.pending, in_runs);
        for (std::uint32_t i = run_moves_.begin(state.pending, in_runs); i < end; ++i) {
            const RunMove& run_move = run_moves_[i];
            int jokers = run_move.jokers;
            if (jokers > jokers_) {
                break;
            }
            // A tile left over could lengthen a run for nothing, or spare a joker.
            const int from = greedy_ && run_move.idle_three ? tiles - in_runs : least;
            if (from > most || (run_move.bridged > 0 && ahead == 0)) {
                continue;
            }
            PendingRuns next = PendingRuns::unpack(run_move.next);
            next.three = std::min(next.three, most_three);
            if (number == kNumbers) {
                // Nothing follows: short runs are closed at once.
                jokers += 2 * next.one + next.two;
                if (jokers > jokers_ || (next.one > 0 && problem_.knobs.min_number_tiles > 1)) {
                    continue;
                }
                next = {};
            }
            const auto code = static_cast<std::size_t>(next.pack());
            if (stamp[code] != number) {
                const std::size_t count = states_.size() - after;
                if (count == 256) {
                    fits_ = false;
                    return;
                }
                stamp[code] = static_cast<std::uint8_t>(number);
                index[code] = static_cast<std::uint8_t>(count);
                states_.push_back({0, 0, 0, static_cast<std::uint8_t>(code), 0});
            }
            for (int groups = from; groups <= most; ++groups) {
                options_.emplace_back(weight * (in_runs + groups - required), jokers, i, index[code], groups);
            }
        }
    }
}

/// From 13 down: what each state can reach; options without an end are dropped, the others sorted by what they lose.
void Board::bound_colour(int colour) {
    constexpr std::uint8_t kDead = 255;
    for (int n = kNumbers; n >= 1; --n) {
        const std::uint32_t last = cells_[at(n + 1, colour)];
        const ColourState* const after = states_.data() + last;
        for (std::uint32_t i = cells_[at(n, colour)]; i < last; ++i) {
            ColourState& state = states_[i];
            Option* const options = options_.data() + state.begin;
            const std::uint32_t count = state.end - state.begin;
            std::uint32_t kept = 0;
            int needed = kDead;
            std::int32_t best = INT32_MIN;
            for (std::uint32_t k = 0; k < count; ++k) {
                const ColourState& next = after[options[k].next()];
                const int need = options[k].jokers() + next.jokers;
                const std::int32_t reached = options[k].loss() + next.bound;
                options[kept] = options[k].with_loss(reached);
                if (need <= jokers_) {
                    ++kept;
                    needed = std::min(needed, need);
                    best = std::max(best, reached);
                }
            }
            for (std::uint32_t k = 0; k < kept; ++k) {
                const Option option = options[k].with_loss(best - options[k].loss());
                std::uint32_t place = k;
                for (; place > 0 && option < options[place - 1]; --place) {
                    options[place] = options[place - 1];
                }
                options[place] = option;
            }
            state.end = state.begin + kept;
            state.jokers = static_cast<std::uint8_t>(needed);
            state.bound = kept > 0 ? best : 0;
        }
    }
}

}  // namespace meldstone::plain
