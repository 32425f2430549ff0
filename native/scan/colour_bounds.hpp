#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/limits.hpp"
#include "core/tile_grid.hpp"
#include "scan/state.hpp"

namespace meldstone::scan {

/// What each colour needs at least, on its own, to get through the numbers ahead.
///
/// The needs of the colours are added up in one currency, so that a state can be dropped when they exceed what is left.
/// A filler costs a few coins; one that serves two colours is paid half by each, and so is a tile in a group of two
/// colours. A mirror joker and a tile that stays behind have prices of their own. Everything else is generous: groups
/// of three colours cost nothing, a double joker may always cover two slots, a bridge may end anywhere.
class ColourBounds {
public:
    static constexpr int kFiller = limits::kFillerCoins;
    struct Prices {
        int mirror = limits::kMirrorCoins;       // of a mirror joker
        int change_from = limits::kChangeCoins;  // of a two-colour joker, for the colour that hands the run over
        int change_to = limits::kChangeCoins;    // and for the one that takes it
        int loss = 0;  // of what is left behind, for each `unit`; 0 = all optional tiles of some worth are placed
        std::int64_t unit = 1;
    };
    static constexpr int kNever = 10'000;  // twice that and a little more fits into 16 bits

    /// `most_loss` is the most worth that may stay behind.
    ColourBounds(const TileGrid& grid, const JokerStock& stock, const Prices& prices, std::int64_t most_loss);

    /// What all colours need at least, from the first number on.
    int needed_in_all() const { return needed_in_all_; }
    /// True if a colour can never pay so much, of which a part buys these jokers: the other colours need the rest.
    bool too_dear(int colour, int coins, std::uint64_t jokers) const {
        // who hands a run over pays for the one that takes it
        return coins - prices_.change_to * used::count(jokers, used::kBridgeC) >
               most_[static_cast<std::size_t>(colour)];
    }
    /// The least that a state needs for the numbers after `number`. Where that is more than can ever be paid, some of
    /// it.
    int needed(int number, const State& state);
    /// The least that one colour needs for the numbers after `number`, and at least that if it may be handed so many
    /// more runs; `alone` is what it needs without them.
    int needed(int number, int colour, const PendingRuns& pending, bool mirror_pending);
    int needed_with(int number, int colour, const PendingRuns& pending, bool mirror_pending, int handed, int alone);
    /// What a colour pays at a number for tiles in groups, and for worth that it leaves behind.
    int group_price(int number, int colour) const {
        return group_price_[static_cast<std::size_t>(number)][static_cast<std::size_t>(colour)];
    }
    int loss_price(std::int64_t worth) const;
    /// What jokers cost, counted as in `State::jokers`.
    int price_of(std::uint64_t jokers) const {
        const int dearer = prices_.change_from + prices_.change_to - kFiller;
        return kFiller * JokerStock::fillers_used(jokers) + dearer * used::count(jokers, used::kBridgeC) +
               prices_.mirror * used::count(jokers, used::kMirrors);
    }
    /// What the fillers, mirrors and losses that are left can pay.
    int affordable(int fillers, int changes, int mirrors, std::int64_t loss) const;

private:
    struct RunCounts {
        int one = 0, two = 0, three = 0, bridged_twice = 0;
    };

    /// What is known of the needs of some pending runs, in one number: the least, or only that they are at least so
    /// much.
    class Known {
    public:
        bool tells(int limit) const { return (code_ & 1) != 0 || coins() > limit; }
        int coins() const { return code_ >> 1; }
        void note(int coins, bool exact) { code_ = static_cast<std::int16_t>(2 * coins + (exact ? 1 : 0)); }

    private:
        std::int16_t code_ = 0;  // zeros are written fastest
    };

    /// The place of pending runs in a table of needs.
    std::size_t index(int number, int colour, const RunCounts& pending, int mirrors) const {
        const int runs = pending.one | pending.two << 2 | pending.three << 4 | pending.bridged_twice << 6;
        return static_cast<std::size_t>(((number * grid_.knobs.colours + colour) << row_bits_) +
                                        (mirrors << mirror_bit_) + runs);
    }

    // All of these look for something cheaper than a limit: they give the least, or more than the limit if there is
    // nothing below.
    int from(int number, int colour, const RunCounts& pending, int mirrors, int limit);
    int from_with_received(int number, int colour, const RunCounts& pending, int mirrors, int limit);
    int least(int number, int colour, const RunCounts& pending, int mirrors, int limit);
    int served(int number, int colour, const RunCounts& pending, int mirrors_next, int in_runs, int limit);
    int settle_rest(int number, int colour, int one, int two, int long_rest, RunCounts next, int mirrors_next,
                    int limit);
    int outside_runs(int number, int colour, int mirrors, int mirrors_next, int in_runs) const;

    const TileGrid& grid_;
    JokerStock stock_;
    Prices prices_;
    std::array<std::array<int, kMaxColours>, kNumbers + 2> group_price_{};
    std::array<std::array<int, kMaxColours>, kNumbers + 2> mirror_group_price_{};
    std::array<std::array<int, kMaxColours>, kNumbers + 2> loss_price_{};
    int mirror_bit_;
    int row_bits_;
    std::vector<Known> known_;
    std::vector<Known> received_;  // the same if runs may come from other colours, at their price
    std::array<int, kMaxColours> most_{};
    int needed_in_all_ = 0;
};

}  // namespace meldstone::scan
