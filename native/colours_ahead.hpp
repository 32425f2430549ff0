#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "run_state.hpp"
#include "supply.hpp"

namespace meldstone {

/// What each colour needs at least, on its own, to get through the numbers ahead.
///
/// The needs of the colours are added up in one currency, so that a state can be dropped when they exceed what is left. A filler
/// costs a few coins; one that serves two colours is paid half by each, and so is a tile in a group of two colours. A mirror joker and
/// a tile that stays behind have prices of their own. Everything else is generous: groups of three colours cost nothing, a double
/// joker may always cover two slots, a bridge may end anywhere.
class ColoursAhead {
public:
    static constexpr int kFiller = 4;  // coins
    struct Prices {
        int mirror = kFiller / 2;       // of a mirror joker
        int change_from = kFiller / 2;  // of a two-colour joker, for the colour that hands the run over
        int change_to = kFiller / 2;    // and for the one that takes it
        int loss = 0;                   // of what is left behind, for each `unit`; 0 = all optional tiles of some worth are placed
        std::int64_t unit = 1;
    };
    static constexpr int kNever = 10'000;

    ColoursAhead(const Supply& supply, const JokerStock& stock, const Prices& prices);

    /// The least that a state needs for the numbers after `number`.
    int needed(int number, const State& state);
    /// The least that one colour needs for the numbers after `number`, and at least that if it may be handed more runs.
    int needed(int number, int colour, const OpenRuns& open, bool mirror_open);
    int needed_at_least(int number, int colour, const OpenRuns& open, bool mirror_open, int handed);
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
    static constexpr int kOpenBits = 8;
    using Row = std::array<std::int16_t, 2 << kOpenBits>;  // by open runs, and whether a mirror run is open

    struct Open {
        int one = 0, two = 0, three = 0, covered = 0;
        std::size_t index(int mirrors) const {
            return static_cast<std::size_t>(one | two << 2 | three << 4 | covered << 6 | mirrors << kOpenBits);
        }
    };

    int from(int number, int colour, const Open& open, int mirrors);
    int from_with_received(int number, int colour, const Open& open, int mirrors);
    int least(int number, int colour, const Open& open, int mirrors);
    int beside_runs(int number, int colour, int mirrors, int mirrors_next, int in_runs) const;
    int served(int number, int colour, const Open& open, int mirrors_next, int in_runs);
    int settle_rest(int number, int colour, int one, int two, int long_rest, Open next, int mirrors_next);

    const Supply& supply_;
    JokerStock stock_;
    Prices prices_;
    std::array<std::array<int, kMaxColours>, kNumbers + 2> group_price_{};
    std::array<std::array<int, kMaxColours>, kNumbers + 2> mirror_group_price_{};
    std::array<std::array<int, kMaxColours>, kNumbers + 2> loss_price_{};
    std::vector<Row> rows_;
    std::vector<Row> received_;  // the same if runs may come from other colours, at their price
};

}  // namespace meldstone
