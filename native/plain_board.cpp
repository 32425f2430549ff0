#include "plain_board.hpp"

#include <algorithm>
#include <climits>

namespace meldstone::plain {

Board::Board(const Problem& problem, int jokers)
    : problem_(problem), deals_(Deals::of(problem.knobs.min_number_tiles)), colours_(problem.knobs.colours), jokers_(jokers) {
    count_tiles(jokers);
    states_.reserve(512);
    options_.reserve(1024);
    int needed = 0;
    for (int c = 0; c < colours_ && fits_; ++c) {
        list_colour(c);
        bound_colour(c);
        const State& root = *states(1, c);
        needed += root.jokers;
        bound_ += root.bound;
    }
    hopeless_ = needed > jokers_;
}

void Board::count_tiles(int jokers) {
    for (int c = 0; c < colours_; ++c) {
        for (int n = 1; n <= kNumbers; ++n) {
            const auto face = static_cast<std::size_t>(face_of(c, n));
            due_[at(n, c)] = static_cast<std::int8_t>(problem_.required[face]);
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
            if (sum + jokers >= 3 * m && sum >= m * problem_.knobs.min_number_tiles) {
                most_groups_[static_cast<std::size_t>(n)] = static_cast<std::int8_t>(m);
            }
        }
    }
    if (jokers < 2) {
        for (int c = 0; c < colours_; ++c) {
            for (int n = 1; n <= kNumbers; ++n) {
                if (tiles(n, c) > due_[at(n, c)] && !playable(n, c, jokers)) {
                    tiles_[at(n, c)] = due_[at(n, c)];
                }
            }
        }
    }
}

/// False if no set could ever hold this tile.
bool Board::playable(int number, int colour, int jokers) const {
    if (most_groups_[static_cast<std::size_t>(number)] > 0) {
        return true;
    }
    for (int low = std::max(1, number - 2); low <= std::min(number, kNumbers - 2); ++low) {
        if ((tiles(low, colour) > 0) + (tiles(low + 1, colour) > 0) + (tiles(low + 2, colour) > 0) + jokers >= 3) {
            return true;
        }
    }
    return false;
}

void Board::list_colour(int colour) {
    std::array<std::uint8_t, Open::kCodes> index;
    std::array<std::uint8_t, Open::kCodes> stamp{};
    cells_[at(1, colour)] = static_cast<std::uint32_t>(states_.size());
    states_.push_back({});
    for (int n = 1; n <= kNumbers; ++n) {
        const auto end = static_cast<std::uint32_t>(states_.size());
        cells_[at(n + 1, colour)] = end;
        for (std::uint32_t i = cells_[at(n, colour)]; i < end; ++i) {
            State state = states_[i];
            state.begin = static_cast<std::uint32_t>(options_.size());
            list_options(n, colour, state, index, stamp);
            state.end = static_cast<std::uint32_t>(options_.size());
            states_[i] = state;
        }
    }
    cells_[at(kNumbers + 2, colour)] = static_cast<std::uint32_t>(states_.size());
}

void Board::list_options(int number, int colour, const State& state, std::array<std::uint8_t, Open::kCodes>& index,
                         std::array<std::uint8_t, Open::kCodes>& stamp) {
    const int tiles = this->tiles(number, colour);
    const int due = due_[at(number, colour)];
    const int most_groups = most_groups_[static_cast<std::size_t>(number)];
    int ahead = 0;
    for (int n = number + 1; n <= number + 1 + jokers_; ++n) {
        ahead += this->tiles(n, colour);
    }
    // A long run that no tile can follow is as good as closed.
    const int most_three = ahead > 0 ? std::min(3, this->tiles(number + 1, colour) + jokers_) : 0;
    const std::uint32_t after = cells_[at(number + 1, colour)];
    for (int in_runs = std::max(0, due - most_groups); in_runs <= tiles; ++in_runs) {
        const int least = std::max(0, due - in_runs);
        const int most = std::min(most_groups, tiles - in_runs);
        for (const Deal& deal : deals_(state.open, in_runs)) {
            int jokers = deal.jokers;
            if (jokers > jokers_) {
                break;
            }
            if (deal.bridged > 0 && ahead == 0) {
                continue;
            }
            Open next = Open::unpack(deal.next);
            next.three = std::min(next.three, most_three);
            if (number == kNumbers) {
                // Nothing follows: short runs are closed at once.
                jokers += 2 * next.one + next.two;
                if (jokers > jokers_ || (next.one > 0 && problem_.knobs.min_number_tiles > 1)) {
                    continue;
                }
                next = {};
            }
            // A tile left over could lengthen a run for nothing, or spare a joker.
            const int from = greedy_ && deal.idle_three ? std::max(least, tiles - in_runs) : least;
            if (from > most) {
                continue;
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
                options_.push_back({&deal, problem_.weights[static_cast<std::size_t>(face_of(colour, number))] * (in_runs + groups - due),
                                    index[code], static_cast<std::uint8_t>(groups), static_cast<std::uint8_t>(jokers)});
            }
        }
    }
}

/// From 13 down: what each state can reach; options without an end are dropped, the others sorted by what they lose.
void Board::bound_colour(int colour) {
    constexpr std::uint8_t kDead = 255;
    for (int n = kNumbers; n >= 1; --n) {
        const std::uint32_t last = cells_[at(n + 1, colour)];
        const State* const after = states_.data() + last;
        for (std::uint32_t i = cells_[at(n, colour)]; i < last; ++i) {
            State& state = states_[i];
            int needed = kDead;
            std::uint32_t end = state.begin;
            for (std::uint32_t k = state.begin; k < state.end; ++k) {
                Option option = options_[k];
                const State& next = after[option.next];
                const int need = option.jokers + next.jokers;
                if (need > jokers_) {
                    continue;
                }
                needed = std::min(needed, need);
                option.loss += next.bound;
                std::uint32_t place = end++;
                for (; place > state.begin && (options_[place - 1].loss < option.loss ||
                                               (options_[place - 1].loss == option.loss && options_[place - 1].jokers > option.jokers));
                     --place) {
                    options_[place] = options_[place - 1];
                }
                options_[place] = option;
            }
            state.end = end;
            state.jokers = static_cast<std::uint8_t>(needed);
            state.bound = end > state.begin ? options_[state.begin].loss : 0;
            for (std::uint32_t k = state.begin; k < end; ++k) {
                options_[k].loss = state.bound - options_[k].loss;
            }
        }
    }
}

}  // namespace meldstone::plain
