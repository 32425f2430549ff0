#include "changes/bounds.hpp"

#include <algorithm>
#include <functional>

#include "core/hash_table.hpp"

namespace meldstone::changes {
namespace {

unsigned beyond(int number) {
    return ~((2U << number) - 1);
}

/// Numbers that a set can cover together with one of these; runs of six and more are two runs, so they lie at most four
/// apart.
unsigned along(unsigned from, unsigned on) {
    unsigned reached = from;
    for (int i = 0; i < 4; ++i) {
        reached |= (reached << 1 | reached >> 1) & on;
    }
    return reached;
}

}  // namespace

void BoundAhead::Bound::sum_up() {
    for (std::size_t c = kMaxColours; c-- > 0;) {
        for_runs_from[c] = for_runs_from[c + 1] + for_runs[c];
    }
}

const BoundAhead& BoundTable::at(int number, std::uint64_t going_on) {
    std::size_t at = mix(going_on + static_cast<std::uint64_t>(number)) % slots_.size();
    for (; slots_[at] != 0; at = (at + 1) % slots_.size()) {
        const BoundAhead& known = known_[slots_[at] - 1U];
        if (known.number == number && known.going_on == going_on) {
            return known;
        }
    }
    if (2 * known_.size() == slots_.size()) {
        known_.clear();
        slots_.fill(0);
    }
    BoundAhead& ahead = known_.emplace_back();
    slots_[at] = static_cast<std::uint16_t>(known_.size());
    ahead.going_on = going_on;
    ahead.number = number;
    compute(ahead);
    return ahead;
}

/// A rack tile lies in a set of what is in play now, or it needs a pending run, a joker, or a tile of a set that is
/// broken up later.
void BoundTable::compute(BoundAhead& ahead) const {
    InPlay base = tiles_.loose;
    for (std::uint64_t rest = ahead.going_on; rest != 0; rest &= rest - 1) {
        tiles_.put(tiles_.sets[static_cast<std::size_t>(__builtin_ctzll(rest))], base);
    }
    InPlay all = base;
    for (std::size_t c = 0; c < static_cast<std::size_t>(tiles_.colours); ++c) {
        base[c] &= beyond(ahead.number);
        all[c] = base[c] | (tiles_.starting_beyond[static_cast<std::size_t>(ahead.number)][c] & beyond(ahead.number));
    }
    InPlay idle{};
    InPlay idle_anyway{};
    ahead.none_broken.worth = playable(base, idle);
    ahead.some_broken.worth = playable(all, idle_anyway);
    for (std::size_t c = 0; c < static_cast<std::size_t>(tiles_.colours); ++c) {
        ahead.none_broken.for_runs[c] = worth_of(idle, c, along(1U << ahead.number, base[c]));
        ahead.everything += worth_of(tiles_.rack, c, beyond(ahead.number));
        ahead.some_broken.for_runs[c] = worth_of(idle, c, along(1U << ahead.number, all[c]));
    }
    ahead.none_broken.sum_up();
    ahead.some_broken.sum_up();
    bound_more_broken_up(ahead, base, all, idle, idle_anyway);
    if (tiles_.all_jokers > 0) {
        ahead.by_joker = joker_gain(idle, ahead.number);
        ahead.none_broken_with_joker = with_joker(base);
        ahead.some_broken_with_joker = with_joker(all);
    }
}

/// The worth of rack tiles that some set of these tiles could hold; the others are idle.
int BoundTable::playable(const InPlay& in_play, InPlay& idle) const {
    std::array<unsigned, 4> colours_at{~0U, 0, 0, 0};  // numbers with at least so many colours
    for (std::size_t c = 0; c < static_cast<std::size_t>(tiles_.colours); ++c) {
        for (std::size_t k = 3; k >= 1; --k) {
            colours_at[k] |= colours_at[k - 1] & in_play[c];
        }
    }
    int worth = 0;
    for (std::size_t c = 0; c < static_cast<std::size_t>(tiles_.colours); ++c) {
        const unsigned low = in_play[c] & in_play[c] >> 1 & in_play[c] >> 2;
        const unsigned fits = colours_at[3] | low | low << 1 | low << 2;
        idle[c] = tiles_.rack[c] & in_play[c] & ~fits;
        worth += worth_of(tiles_.rack, c, in_play[c] & fits);
    }
    return worth;
}

int BoundTable::worth_of(const InPlay& tiles, std::size_t colour, unsigned numbers) const {
    int worth = 0;
    for (unsigned rest = tiles[colour] & numbers; rest != 0; rest &= rest - 1) {
        worth += tiles_.worth[colour][static_cast<std::size_t>(__builtin_ctz(rest))];
    }
    return worth;
}

/// The same with a joker; a pending run can then reach any tile of its colour.
BoundAhead::Bound BoundTable::with_joker(const InPlay& in_play) const {
    unsigned one = 0;
    unsigned two = 0;  // numbers with at least two colours
    for (const unsigned on : in_play) {
        two |= one & on;
        one |= on;
    }
    BoundAhead::Bound out;
    for (std::size_t c = 0; c < static_cast<std::size_t>(tiles_.colours); ++c) {
        const unsigned next = in_play[c] & in_play[c] >> 1;
        const unsigned gap = in_play[c] & in_play[c] >> 2;
        const unsigned fits = two | next | next << 1 | gap | gap << 2;
        out.worth += worth_of(tiles_.rack, c, in_play[c] & fits);
        out.for_runs[c] = worth_of(tiles_.rack, c, in_play[c] & ~fits);
    }
    return out;
}

/// A set with a joker holds idle tiles of one number, or of one colour and five numbers.
int BoundTable::joker_gain(const InPlay& idle, int number) const {
    int most = 0;
    for (int n = number + 1; n <= kNumbers; ++n) {
        int group = 0;
        for (std::size_t c = 0; c < static_cast<std::size_t>(tiles_.colours); ++c) {
            if (idle[c] >> n != 0) {
                group += worth_of(idle, c, 1U << n);
                most = std::max(most, worth_of(idle, c, 31U << n));
            }
        }
        most = std::max(most, group);
    }
    return most;
}

/// For one more broken up set the gain is computed. For several, each set counts the idle tiles that could join a set
/// with one of its tiles, and the largest gains are added up.
void BoundTable::bound_more_broken_up(BoundAhead& ahead, const InPlay& base, const InPlay& all, const InPlay& idle,
                                      const InPlay& idle_anyway) const {
    ahead.worth_with_more.fill(ahead.some_broken.worth);
    ahead.worth_with_more[0] = ahead.none_broken.worth;
    if (ahead.some_broken.worth == ahead.none_broken.worth) {
        return;
    }
    int best_single = ahead.none_broken.worth;
    std::array<int, 64> gains{};
    auto end = gains.begin();
    for (std::size_t n = static_cast<std::size_t>(ahead.number) + 1; n <= kNumbers; ++n) {
        for (const int i : tiles_.starting[n]) {
            const OldSet& set = tiles_.sets[static_cast<std::size_t>(i)];
            int gain = 0;
            for (std::size_t c = 0; c < static_cast<std::size_t>(tiles_.colours); ++c) {
                if (idle[c] != 0) {
                    gain += worth_of(
                        idle, c,
                        ((set.colours >> c & 1) != 0 ? along(set.numbers, all[c]) : set.numbers) & ~idle_anyway[c]);
                }
            }
            if (gain > 0) {
                *end++ = gain;
                InPlay more = base;
                tiles_.put(set, more);
                InPlay ignored{};
                best_single = std::max(best_single, playable(more, ignored));
            }
        }
    }
    const auto last = gains.begin() + std::min<std::ptrdiff_t>(end - gains.begin(), BoundAhead::kSetsCounted - 1);
    std::partial_sort(gains.begin(), last, end, std::greater<>());
    int sum = ahead.none_broken.worth;
    for (std::size_t k = 1; k < BoundAhead::kSetsCounted; ++k) {
        sum += gains.begin() + static_cast<std::ptrdiff_t>(k) <= last ? gains[k - 1] : 0;
        ahead.worth_with_more[k] = std::min(k == 1 ? best_single : sum, ahead.some_broken.worth);
    }
}

}  // namespace meldstone::changes
