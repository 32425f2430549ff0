#pragma once

#include <algorithm>

#include "changes/question.hpp"
#include "core/limits.hpp"

namespace meldstone::changes {

/// What the numbers ahead can give at most to a state in which these broken up sets go on.
struct BoundAhead {
    static constexpr std::size_t kSetsCounted = limits::kChangesSetsCounted;

    /// Worth that every state can still get, and what a colour with a pending run can get besides.
    struct Bound {
        int worth = 0;
        std::array<int, kMaxColours> for_runs{};
        std::array<int, kMaxColours + 1> for_runs_from{};  // of the colours from one on
        void sum_up();
    };

    std::uint64_t going_on = 0;
    int number = 0;
    // Without jokers: if no more sets are broken up, or so many; every joker adds something.
    Bound none_broken;
    std::array<int, kSetsCounted + 1> worth_with_more{};
    Bound some_broken;
    int by_joker = 0;
    int everything = 0;
    // With one joker, which may be better known. Whoever thinks of taking these out: `make signature` tells what
    // becomes of the proofs in six-player.
    Bound none_broken_with_joker;
    Bound some_broken_with_joker;
};

/// The bounds of a scan, stored by number and sets: many states share them.
class BoundTable {
public:
    explicit BoundTable(const TilesByNumber& tiles) : tiles_(tiles) {}

    /// Holds until the next call.
    const BoundAhead& at(int number, std::uint64_t going_on);

private:
    static constexpr int kSlotBits = 10;

    void compute(BoundAhead& ahead) const;
    int playable(const InPlay& in_play, InPlay& idle) const;
    BoundAhead::Bound with_joker(const InPlay& in_play) const;
    int worth_of(const InPlay& tiles, std::size_t colour, unsigned numbers) const;
    int joker_gain(const InPlay& idle, int number) const;
    void bound_more_broken_up(BoundAhead& ahead, const InPlay& base, const InPlay& all, const InPlay& idle,
                              const InPlay& idle_anyway) const;

    const TilesByNumber& tiles_;
    std::vector<BoundAhead> known_;
    std::array<std::uint16_t, 1U << kSlotBits>
        slots_{};  // index of a stored bound plus one; when half are taken, all are dropped
};

}  // namespace meldstone::changes
