#include "scan/run_options.hpp"

#include <algorithm>

#include "core/faces.hpp"

namespace meldstone::scan {
namespace {

/// A number tile of the colour lies close enough to this number to end a bridge.
bool tile_follows(const TileGrid& grid, const JokerStock& stock, int number, int colour) {
    const int span = stock.normal + 2 * stock.doubles + stock.two_colour;
    for (int n = number; n <= std::min(number + span, kNumbers); ++n) {
        if (grid.reach(n, colour) > 0) {
            return true;
        }
    }
    return false;
}

/// A bridge can end at this number or later, in any colour that the run can change to.
bool reachable(const TileGrid& grid, const JokerStock& stock, int number, int colour) {
    return stock.two_colour > 0 ? number <= kNumbers : tile_follows(grid, stock, number, colour);
}

/// Long runs of a colour that can matter after a number; more of them are as good as closed.
int most_long_runs(const TileGrid& grid, const JokerStock& stock, int number, int colour) {
    return reachable(grid, stock, number + 1, colour)
               ? std::min(PendingRuns::kMost, grid.reach(number + 1, colour) + stock.fillers())
               : 0;
}

/// Writes the options of one colour at one number.
class RunOptionLister {
public:
    RunOptionLister(const TileGrid& grid, const JokerStock& stock, int number, int colour, std::uint64_t pending_runs,
                    int reserved, std::vector<RunOption>& out)
        : grid_(grid),
          stock_(stock),
          number_(number),
          colour_(colour),
          pending_(PendingRuns::unpack(pending_runs)),
          out_(out) {
        const auto n = static_cast<std::size_t>(number);
        const auto c = static_cast<std::size_t>(colour);
        due_ = grid.required[n][c] - reserved;
        tiles_ = grid.tiles(number, colour) - reserved;
        weight_ = grid.weight[n][c];
        absorbing_ = grid.absorbing[n][c];
        emerging_ = grid.emerging[n][c];
        most_long_ = most_long_runs(grid, stock, number, colour);
    }

    void list() {
        // A locked run may swallow a run that reaches it; swallowing a long one changes nothing.
        for (int one = 0; one <= std::min(pending_.one, absorbing_); ++one) {
            for (int two = 0; two <= std::min(pending_.two, absorbing_ - one); ++two) {
                for (int bridged = 0; bridged <= std::min(pending_.bridged, absorbing_ - one - two); ++bridged) {
                    option_ = RunOption{};
                    option_.absorb_one = byte(one);
                    option_.absorb_two = byte(two);
                    option_.absorb_bridged = byte(bridged);
                    left_ = pending_;
                    left_.one -= one;
                    left_.two -= two;
                    left_.bridged -= bridged;
                    list_special_bridges();
                }
            }
        }
    }

private:
    /// Doubles and two-colour jokers may bridge any runs, even while number tiles serve other ones: unlike a normal
    /// joker, they cannot change places with the number tile.
    void list_special_bridges() {
        const PendingRuns all = left_;
        const int normal = normal_joins_specials() ? stock_.normal : 0;
        const int most = number_ < kNumbers ? stock_.doubles + stock_.two_colour + normal : 0;
        for (int one = 0; one <= std::min(all.one, most); ++one) {
            for (int two = 0; two <= std::min(all.two, most - one); ++two) {
                for (int three = 0; three <= std::min(all.three, most - one - two); ++three) {
                    for (int bridged = 0; bridged <= std::min(all.bridged, most - one - two - three); ++bridged) {
                        left_ = {all.one - one, all.two - two, all.three - three, all.bridged - bridged,
                                 all.bridged_twice};
                        option_.special_one = byte(one);
                        option_.special_two = byte(two);
                        option_.special_three = byte(three);
                        option_.special_bridged = byte(bridged);
                        const int count = one + two + three + bridged;
                        share_special_bridges(count, normal);
                    }
                }
            }
        }
    }

    void share_special_bridges(int count, int normal) {
        for (int doubles = 0; doubles <= std::min(count, stock_.doubles); ++doubles) {
            for (int jokers = 0; jokers <= std::min(count - doubles, normal); ++jokers) {
                by_colour_ = count - doubles - jokers;
                by_joker_ = jokers;
                option_.by_double = byte(doubles);
                if (by_colour_ <= stock_.two_colour && (doubles == 0 || reachable(number_ + 2))) {
                    list_tiles();
                }
            }
        }
    }

    /// A normal joker and a number tile may change places, and the joker ends up beside a single number tile. Where
    /// that is no set, the exchange proves nothing and every place of the joker has to be tried.
    bool normal_joins_specials() const { return grid_.knobs.min_number_tiles > 1; }

    void list_tiles() {
        const int must = left_.one + left_.two + left_.bridged;
        for (int in_runs = 0; in_runs <= tiles_; ++in_runs) {
            for (int in_groups = std::max(0, due_ - in_runs); in_runs + in_groups <= tiles_; ++in_groups) {
                option_.groups = byte(in_groups);
                rest_ = tiles_ - in_runs - in_groups;
                option_.value = std::int64_t{weight_} * (in_runs + in_groups - due_);
                if (in_runs >= must) {
                    serve_all(in_runs - must);
                } else if (must - in_runs <= stock_.fillers()) {
                    serve_some(in_runs);
                }
            }
        }
    }

    /// Enough tiles for all short runs: the rest lengthens long runs, then begins new ones.
    void serve_all(int more) {
        option_.serve_one = byte(left_.one);
        option_.serve_two = byte(left_.two);
        option_.serve_bridged = byte(left_.bridged);
        option_.close_one = option_.close_two = 0;
        const int three = std::min(left_.three, more);
        option_.serve_three = byte(three);
        option_.begin = byte(more - three);
        const int idle = left_.three - three;
        if (grid_.greedy && rest_ > 0 && idle > 0) {
            return;  // the tile left over could lengthen a run for nothing
        }
        // Bridging a long run while another begins is never better than lengthening the long one.
        const int most = more > three ? 0 : idle;
        for (int bridged = 0; bridged <= most; ++bridged) {
            option_.bridge_three = byte(bridged);
            finish(bridged);
        }
    }

    /// Too few tiles: some short runs are closed or bridged by jokers. Which ones matters.
    void serve_some(int in_runs) {
        if (grid_.greedy && rest_ > 0) {
            return;  // the tile left over would spare a joker
        }
        option_.serve_three = option_.begin = 0;
        for (int one = 0; one <= std::min(left_.one, in_runs); ++one) {
            for (int two = 0; two <= std::min(left_.two, in_runs - one); ++two) {
                const int bridged = in_runs - one - two;
                if (bridged > left_.bridged) {
                    continue;
                }
                option_.serve_one = byte(one);
                option_.serve_two = byte(two);
                option_.serve_bridged = byte(bridged);
                const int idle_one = left_.one - one;
                const int idle_two = left_.two - two;
                const int idle_bridged = left_.bridged - bridged;
                // One number tile and two jokers are a set only where one number tile is enough.
                const int closable_one = grid_.knobs.min_number_tiles <= 1 ? idle_one : 0;
                for (int close_one = 0; close_one <= closable_one; ++close_one) {
                    for (int close_two = 0; close_two <= idle_two; ++close_two) {
                        option_.close_one = byte(close_one);
                        option_.close_two = byte(close_two);
                        const int to_bridge = idle_one - close_one + idle_two - close_two + idle_bridged;
                        for (int more = 0; more <= left_.three; ++more) {
                            option_.bridge_three = byte(more);
                            finish(to_bridge + more);
                        }
                    }
                }
            }
        }
    }

    void finish(int by_joker) {
        by_joker += by_joker_;
        if (by_joker > stock_.normal || (by_joker > 0 && (number_ >= kNumbers || !reachable(number_ + 1)))) {
            return;
        }
        PendingRuns next;
        next.one = option_.begin;
        next.two = option_.serve_one;
        next.three = std::min<int>(PendingRuns::kMost,
                                   option_.serve_two + option_.serve_bridged + option_.serve_three + emerging_);
        next.bridged = by_joker + pending_.bridged_twice;
        next.bridged_twice = option_.by_double;
        if (!next.fits()) {
            return;
        }
        next.three = std::min(next.three, most_long_);
        option_.next = next.pack() << (PendingRuns::kBits * colour_);
        option_.jokers = used::units(stock_.run_field, 2 * option_.close_one + option_.close_two) +
                         used::units(used::kBridgeJ, by_joker) + used::units(used::kBridgeD, option_.by_double) +
                         used::units(used::kBridgeC, by_colour_);
        option_.cost =
            byte(fillers_due(grid_, stock_, number_, colour_, next) + JokerStock::fillers_used(option_.jokers));
        if (option_.begin > 0 && stock_.marks_runs()) {
            option_.next |= State::kRunBegun;
        }
        option_.handed = 0;
        if (option_.cost <= stock_.fillers() && stock_.allows(option_.jokers)) {
            hand_over(by_colour_, 0);
        }
    }

    /// A two-colour joker hands a run to another colour.
    void hand_over(int count, int from) {
        if (count == 0) {
            out_.push_back(option_);
            return;
        }
        for (int c = from; c < grid_.knobs.colours; ++c) {
            if (c == colour_ || (stock_.two_colour < 2 && !tile_follows(grid_, stock_, number_ + 1, c))) {
                continue;
            }
            option_.handed += 1U << (3 * c);
            hand_over(count - 1, c);
            option_.handed -= 1U << (3 * c);
        }
    }

    bool reachable(int number) const { return scan::reachable(grid_, stock_, number, colour_); }

    const TileGrid& grid_;
    const JokerStock& stock_;
    int number_;
    int colour_;
    PendingRuns pending_;
    PendingRuns left_;
    int due_ = 0;
    int tiles_ = 0;
    int weight_ = 0;
    int absorbing_ = 0;
    int emerging_ = 0;
    int most_long_ = 0;
    int rest_ = 0;
    int by_colour_ = 0;
    int by_joker_ = 0;  // of the bridges chosen first
    RunOption option_;
    std::vector<RunOption>& out_;
};

}  // namespace

int fillers_due(const TileGrid& grid, const JokerStock& stock, int number, int colour, const PendingRuns& pending) {
    const int absorbed = grid.absorbing[static_cast<std::size_t>(number) + 1][static_cast<std::size_t>(colour)];
    const int now = std::max(0, pending.one + pending.two + pending.bridged - grid.reach(number + 1, colour));
    const int then = std::max(0, pending.one + pending.bridged_twice - absorbed - grid.reach(number + 2, colour));
    // A double covers both numbers, and a two-colour joker sends the run elsewhere: one tile may answer both needs.
    return stock.doubles + stock.two_colour > 0 ? std::max(now, then) : now + then;
}

void list_run_options(const TileGrid& grid, const JokerStock& stock, int number, int colour, std::uint64_t pending_runs,
                      int reserved, std::vector<RunOption>& out) {
    RunOptionLister(grid, stock, number, colour, pending_runs, reserved, out).list();
}

}  // namespace meldstone::scan
