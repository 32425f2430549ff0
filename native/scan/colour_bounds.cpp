#include "scan/colour_bounds.hpp"

#include <algorithm>

#include "scan/mirror_moves.hpp"

namespace meldstone::scan {
namespace {

constexpr int kMost = PendingRuns::kMost;
constexpr int kFiller = ColourBounds::kFiller;

int bits_for(int count) {
    return count == 0 ? 0 : count == 1 ? 1 : 2;
}

}  // namespace

ColourBounds::ColourBounds(const TileGrid& grid, const JokerStock& stock, const Prices& prices, std::int64_t most_loss)
    : grid_(grid),
      stock_(stock),
      prices_(prices),
      mirror_bit_(6 + bits_for(stock.doubles)),
      row_bits_(mirror_bit_ + bits_for(std::min(1, stock.mirrors))),
      known_(static_cast<std::size_t>((kNumbers + 1) * grid.knobs.colours) << row_bits_),
      received_(stock.two_colour > 0 ? known_.size() : 0) {
    for (int n = 1; n <= kNumbers; ++n) {
        const auto at = static_cast<std::size_t>(n);
        int colours = 0;
        for (int c = 0; c < grid.knobs.colours; ++c) {
            colours += grid.tiles(n, c) > 0;
        }
        for (int c = 0; c < grid.knobs.colours; ++c) {
            const auto column = static_cast<std::size_t>(c);
            const bool joins = !grid.locked_groups[at].empty();
            group_price_[at][column] = joins || colours > 2 ? 0 : colours == 2 ? kFiller / 2 : 2 * kFiller;
            mirror_group_price_[at][column] = colours > 2 ? 0 : colours == 2 ? prices.mirror / 2 : prices.mirror;
            loss_price_[at][column] = loss_price(grid.weight[at][column]);
        }
    }
    const int all = affordable(stock.fillers(), stock.two_colour, stock.mirrors, most_loss);
    most_.fill(all);
    std::array<int, kMaxColours> alone{};
    for (int c = 0; c < grid.knobs.colours; ++c) {
        alone[static_cast<std::size_t>(c)] = needed(0, c, {}, false);
        needed_in_all_ += alone[static_cast<std::size_t>(c)];
    }
    for (std::size_t c = 0; c < kMaxColours; ++c) {
        most_[c] = std::max(0, all - (needed_in_all_ - alone[c]));
    }
}

int ColourBounds::loss_price(std::int64_t worth) const {
    if (worth <= 0) {
        return 0;
    }
    return prices_.loss == 0 ? kNever
                             : static_cast<int>(std::min<std::int64_t>(worth * prices_.loss / prices_.unit, kNever));
}

int ColourBounds::affordable(int fillers, int changes, int mirrors, std::int64_t loss) const {
    const int dearer = prices_.change_from + prices_.change_to - kFiller;
    return kFiller * fillers + dearer * changes + prices_.mirror * mirrors + (prices_.loss == 0 ? 0 : loss_price(loss));
}

int ColourBounds::needed(int number, const State& state) {
    std::array<bool, kMaxColours> mirrors{};
    for (int i = 0; i < 2; ++i) {
        const std::uint64_t code = state.jokers >> (used::kMirrorRun + i * used::kMirrorRunBits) & 0xFFF;
        if (code != 0) {
            mirrors[static_cast<std::size_t>(MirrorRun::unpack(code).colour)] = true;
        }
    }
    int sum = 0;
    for (int c = 0; c < grid_.knobs.colours; ++c) {
        sum += needed(number, c, PendingRuns::unpack(state.colour(c)), mirrors[static_cast<std::size_t>(c)]);
    }
    return sum;
}

int ColourBounds::needed(int number, int colour, const PendingRuns& pending, bool mirror_pending) {
    const RunCounts ahead{pending.one, std::min(kMost, pending.two + pending.bridged), pending.three,
                          pending.bridged_twice};
    return from(number + 1, colour, ahead, mirror_pending ? 1 : 0, most_[static_cast<std::size_t>(colour)]);
}

int ColourBounds::needed_with(int number, int colour, const PendingRuns& pending, bool mirror_pending, int handed,
                              int alone) {
    PendingRuns more = pending;
    int least = alone;
    for (int i = 0; i < handed && least > 0; ++i) {
        ++more.bridged;
        least = std::min(least, needed(number, colour, more, mirror_pending));
    }
    return least;
}

int ColourBounds::from(int number, int colour, const RunCounts& pending, int mirrors, int limit) {
    if (number > kNumbers) {
        return pending.bridged_twice > 0 ? kNever : kFiller * (2 * pending.one + pending.two);
    }
    Known& known = known_[index(number, colour, pending, mirrors)];
    if (!known.tells(limit)) {
        const int found = least(number, colour, pending, mirrors, limit);
        known.note(found, found <= limit);
    }
    return known.coins();
}

int ColourBounds::from_with_received(int number, int colour, const RunCounts& pending, int mirrors, int limit) {
    if (stock_.two_colour == 0 || number > kNumbers) {
        return from(number, colour, pending, mirrors, limit);
    }
    Known& known = received_[index(number, colour, pending, mirrors)];
    if (!known.tells(limit)) {
        int best = limit + 1;
        RunCounts then = pending;
        for (int received = 0; received <= stock_.two_colour && received * prices_.change_to < best; ++received) {
            const int price = received * prices_.change_to;
            best = std::min(best, price + from(number, colour, then, mirrors, best - price - 1));
            then.two = std::min(kMost, then.two + 1);
        }
        known.note(best, best <= limit);
    }
    return known.coins();
}

/// Over everything that mirror sets may take of this colour's tiles here, and over how many of the others go into runs.
int ColourBounds::least(int number, int colour, const RunCounts& pending, int mirrors, int limit) {
    const int tiles = grid_.tiles(number, colour);
    int best = limit + 1;
    for (int next = 0; next <= (stock_.mirrors > 0 ? 1 : 0); ++next) {
        for (int in_runs = tiles; in_runs >= 0 && best > 0; --in_runs) {
            const int price = outside_runs(number, colour, mirrors, next, in_runs);
            if (price < best) {
                best = std::min(best, price + served(number, colour, pending, next, in_runs, best - price - 1));
            }
        }
    }
    return best;
}

/// The least that is paid for tiles in mirror sets, in groups and left behind, if so many go into runs.
int ColourBounds::outside_runs(int number, int colour, int mirrors, int mirrors_next, int in_runs) const {
    const auto n = static_cast<std::size_t>(number);
    const auto c = static_cast<std::size_t>(colour);
    const int tiles = grid_.tiles(number, colour);
    int best = kNever;
    const auto take = [&](int taken, int price) {
        const int rest = tiles - taken - in_runs;
        if (rest < 0) {
            return;
        }
        // of the rest some must lie in groups; whether the others do is decided by the price alone
        const int must = std::max(0, grid_.required[n][c] - taken - in_runs);
        const int other = std::min(group_price_[n][c], loss_price_[n][c]);
        best = std::min(best, price + must * group_price_[n][c] + (rest - must) * other);
    };
    if (mirrors_next == 0) {
        take(0, 0);
    }
    if (stock_.mirrors == 0) {
        return best;
    }
    // a run that goes on or begins has two slots here, and a double joker fills two of them for the price of one
    const int slot = stock_.doubles > 0 ? kFiller / 2 : kFiller;
    const int begun = mirrors > 0 ? 0 : prices_.mirror;
    if (mirrors_next == 0) {
        take(1, mirror_group_price_[n][c] + slot);
        take(2, mirror_group_price_[n][c]);
        return best;
    }
    if (mirrors > 0) {
        take(0, 2 * slot);
    }
    if (stock_.two_colour > 1) {
        take(0, kFiller);
    }
    take(1, begun + slot);
    take(2, begun);
    for (int both = 3; both <= tiles; ++both) {
        take(both, 0);
    }
    return best;
}

/// Over everything that the tiles can do for the pending runs.
int ColourBounds::served(int number, int colour, const RunCounts& pending, int mirrors_next, int in_runs, int limit) {
    const auto n = static_cast<std::size_t>(number);
    const auto c = static_cast<std::size_t>(colour);
    const int absorbed = grid_.absorbing[n][c];
    int best = limit + 1;
    for (int one = std::min(pending.one, in_runs); one >= 0 && best > 0; --one) {
        for (int two = std::min(pending.two, in_runs - one); two >= 0 && best > 0; --two) {
            // a long run is worth a tile before a new one is
            const int three = std::min(pending.three, in_runs - one - two);
            RunCounts next;
            next.one = in_runs - one - two - three;
            next.two = one + pending.bridged_twice;
            next.three = std::min(kMost, two + three + grid_.emerging[n][c]);
            int rest_one = pending.one - one;
            int rest_two = pending.two - two;
            const int swallowed_one = std::min(rest_one, absorbed);
            rest_one -= swallowed_one;
            rest_two = std::max(0, rest_two - (absorbed - swallowed_one));
            if (next.one <= kMost) {
                best = std::min(best, settle_rest(number, colour, rest_one, rest_two, pending.three - three, next,
                                                  mirrors_next, best - 1));
            }
        }
    }
    return best;
}

/// Over what becomes of the short runs that got no tile, of bridges over long ones, and of runs from other colours.
int ColourBounds::settle_rest(int number, int colour, int one, int two, int long_rest, RunCounts next, int mirrors_next,
                              int limit) {
    int best = limit + 1;
    const bool more_numbers = number < kNumbers;
    const int rest = one + two;
    const int most_bridged = more_numbers ? rest + std::min(long_rest, stock_.fillers()) : 0;
    const int leave_one =
        stock_.two_colour > 0 && more_numbers ? std::min(2 * kFiller, prices_.change_from) : 2 * kFiller;
    const int leave_two = stock_.two_colour > 0 && more_numbers ? std::min(kFiller, prices_.change_from) : kFiller;
    for (int bridged = 0; bridged <= most_bridged && best > 0; ++bridged) {
        // those that leave are the cheaper ones
        const int leaving = std::max(0, rest - bridged);
        const int cheap = std::min(two, leaving);
        const int price = kFiller * bridged + cheap * leave_two + (leaving - cheap) * leave_one;
        for (int doubles = 0; doubles <= std::min({bridged, stock_.doubles, kMost}) && price < best; ++doubles) {
            if (bridged - doubles > stock_.normal) {
                continue;
            }
            RunCounts then = next;
            then.bridged_twice = doubles;
            then.two = std::min(kMost, then.two + bridged - doubles);
            best = std::min(best, price + from_with_received(number + 1, colour, then, mirrors_next, best - price - 1));
        }
    }
    return best;
}

}  // namespace meldstone::scan
