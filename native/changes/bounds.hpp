#pragma once

#include <algorithm>

#include "changes/question.hpp"

namespace meldstone::changes {

/// What the numbers ahead can give at most to a state in which these opened sets go on.
struct Ahead {
    static constexpr std::size_t kMostSets = 7;  // more are not told apart

    /// To all, and to colours with an open run besides.
    struct Bound {
        int worth = 0;
        std::array<int, kMaxColours> for_runs{};
        std::array<int, kMaxColours + 1> for_runs_from{};  // of the colours from one on
        void sum_up();
    };

    std::uint64_t going_on = 0;
    int number = 0;
    // Without jokers: if no more sets are opened, or so many; every joker adds something.
    Bound closed;
    std::array<int, kMostSets + 1> worth_opening{};
    Bound open;
    int by_joker = 0;
    int everything = 0;
    // With one joker, which may be better known.
    Bound closed_with_joker;
    Bound open_with_joker;
};

/// Bounds of a scan, remembered: many states have the same.
class AheadBounds {
public:
    explicit AheadBounds(const FewTiles& tiles) : tiles_(tiles) {}

    /// Holds until the next call.
    const Ahead& at(int number, std::uint64_t going_on);

private:
    static constexpr int kSlotBits = 10;

    void reckon(Ahead& ahead) const;
    int playable(const InPlay& in_play, InPlay& idle) const;
    Ahead::Bound with_joker(const InPlay& in_play) const;
    int worth_of(const InPlay& tiles, std::size_t colour, unsigned numbers) const;
    int joker_gain(const InPlay& idle, int number) const;
    void reckon_openings(Ahead& ahead, const InPlay& base, const InPlay& all, const InPlay& idle, const InPlay& idle_anyway) const;

    const FewTiles& tiles_;
    std::vector<Ahead> known_;
    std::array<std::uint16_t, 1U << kSlotBits> slots_{};  // where a bound is known, plus one; if half of them are taken, all is forgotten
};

}  // namespace meldstone::changes
