#include "scan/schedule.hpp"

#include <algorithm>
#include <optional>

// Many small questions instead of a large one. What makes a scan large are jokers that may go anywhere, and tiles that may stay on
// the rack. So it is first asked whether everything can be placed, then whether all but a little can be placed. The first question
// that has an answer has the best one.
//
// A refusal has to be proven. There it helps to know what each colour needs ahead (colour_bounds.hpp): a scan that counts coins
// turns back where the colours together need more than is left.

namespace meldstone::scan {
namespace {

// The fast scan gives up here; a node takes 72 bytes, so a call needs about 150 MB at the very most and usually less than one.
constexpr std::int64_t kFastNodes = 1'500'000;

/// The same supply with every optional tile of some worth required.
Supply all_placed(const Supply& supply) {
    Supply all = supply;
    for (std::size_t n = 1; n <= kNumbers; ++n) {
        for (std::size_t c = 0; c < kMaxColours; ++c) {
            if (all.weight[n][c] > 0) {
                all.required[n][c] += all.optional[n][c];
                all.optional[n][c] = 0;
            }
        }
    }
    all.value_ahead.fill(0);
    return all;
}

class FastScan {
public:
    FastScan(const Problem& problem, const Supply& up, std::int64_t budget, ScanMemory& memory)
        : problem_(problem), up_(up), memory_(memory), budget_(budget > 0 ? budget : kFastNodes) {
        memory_.books_for = nullptr;
        out_.bound = up.value_ahead[0] + up.joker_value;
        fillers_ = JokerStock(up.jokers).fillers();
    }

    Fast run() {
        bool settled = false;
        if (special_ && problem_.hasty) {
            settled = beat(problem_.above, kNarrow) || (out_.best.found && out_.best.value == out_.bound);
        } else {
            if (special_) {
                settled = place_all_frugally() || is_of_no_interest() || lose_little() || weigh(kNarrow) || lose_little();
            } else {
                settled = place_all_from_below() || weigh(kSlim);
            }
            settled = settled || weigh(kWide) || weigh(0);
        }
        out_.proven = settled;
        if (settled && out_.best.found) {
            out_.bound = out_.best.value;
        }
        return std::move(out_);
    }

    /// First narrow, then wide, then all there is; if there is none of that value, one of less.
    ScanResult find_room(std::int64_t value) {
        ScanLimits limits{.nodes = kMany, .beat = value - 1, .ahead = &ahead(), .roomy = true};
        ScanResult result;
        for (const std::size_t width : {kNarrow, kWide, std::size_t{0}}) {
            limits.width = width;
            result = ask(up_, limits);
            if (result.found || result.complete) {
                break;
            }
        }
        if (!result.found) {
            result = ask(up_, {.width = kNarrow, .nodes = kMany, .beat = kAnything, .roomy = true});
        }
        result.nodes = out_.nodes;
        return result;
    }

private:
    // Widths of the scans that look for a good answer before one proves it; measured, see benchmarks/solver_core.py.
    static constexpr std::size_t kTiny = 4;
    static constexpr std::size_t kThin = 8;
    static constexpr std::size_t kSlim = 12;
    static constexpr std::size_t kNarrow = 24;
    static constexpr std::size_t kMiddle = 100;
    static constexpr std::size_t kWide = 250;
    static constexpr std::int64_t kGrowing = 23;  // tenths; a scan three times as wide that makes fewer times as many states is near the end of them
    static constexpr std::int64_t kMany = 40'000;  // nodes; a question that takes more is given up for narrow scans
    static constexpr std::int64_t kAnything = Problem::kAnything;
    static constexpr int kLossPrice = 3;  // coins for a tile of the usual worth

    /// One scan; when the budget is used up, none.
    ScanResult ask(const Supply& supply, ScanLimits limits) {
        const std::int64_t left = budget_ - out_.nodes;
        if (left <= 0) {
            ScanResult nothing;
            nothing.complete = false;
            return nothing;
        }
        limits.nodes = limits.nodes > 0 ? std::min(limits.nodes, left) : left;
        ScanResult result = scan(supply, limits, memory_);
        out_.nodes += result.nodes;
        return result;
    }

    ColoursAhead& ahead() {
        if (!ahead_) {
            const std::int64_t most_loss = up_.value_ahead[0] + up_.joker_value - std::max(problem_.above, -worst_value() - 1) - 1;
            ahead_.emplace(up_, JokerStock(up_.jokers), ColoursAhead::Prices{.loss = kLossPrice, .unit = usual_worth()}, most_loss);
        }
        return *ahead_;
    }

    // --- everything placed ---------------------------------------------------------------------------------------------------

    /// Can everything worth placing be placed with so many fillers? Notes a refusal that is sure.
    bool place_all(ScanLimits limits, bool counting_coins = false) {
        if (limits.fillers < undecided_) {
            return false;
        }
        if (!all_) {
            all_ = all_placed(up_);
        }
        if (counting_coins) {
            if (!all_ahead_) {
                all_ahead_.emplace(*all_, JokerStock(all_->jokers), ColoursAhead::Prices{}, 0);
            }
            limits.ahead = &*all_ahead_;
        }
        ScanResult result = ask(*all_, limits);
        last_ = result.nodes;
        if (result.found) {
            result.value += up_.value_ahead[0];
            out_.best = std::move(result);
        } else if (result.complete) {
            undecided_ = limits.fillers + 1;
        }
        return out_.best.found;
    }

    bool place_all_from_below() {
        bool found = place_all({.width = kTiny, .fillers = 0, .fillers_at_once = 0});
        for (int fillers = undecided_; fillers <= fillers_ && !found; ++fillers) {
            found = place_all({.width = kNarrow, .fillers = fillers, .fillers_at_once = 2});
        }
        return found && out_.best.value == out_.bound;
    }

    /// True if everything can be placed. Otherwise that is disproven, unless it took too long.
    bool place_all_frugally() {
        bool found = place_all({.width = kTiny, .fillers = 0, .fillers_at_once = 0}) || place_all_one_by_one();
        std::int64_t thin = 0;
        for (const std::size_t width : {kThin, kNarrow, kMiddle, std::size_t{0}}) {
            if (width == kMiddle && 10 * last_ < kGrowing * thin) {
                continue;  // there are hardly more states than that
            }
            found = found || place_all({.width = width, .nodes = kMany, .fillers = fillers_, .beat = kAnything}, true);
            thin = width == kThin ? last_ : thin;
        }
        if (undecided_ > fillers_) {
            out_.bound -= least_loss();
        }
        return found && out_.best.value == out_.bound;
    }

    /// True if something has to stay behind, and everything else is not enough.
    bool is_of_no_interest() const { return undecided_ > fillers_ && out_.bound <= problem_.above; }

    /// With more and more fillers, but only one at a number, as long as more of them change anything.
    bool place_all_one_by_one() {
        std::int64_t before = 0;
        for (int fillers = undecided_; fillers <= fillers_; fillers += 2) {
            if (place_all({.width = kThin, .fillers = fillers, .fillers_at_once = 1, .beat = kAnything}, true)) {
                return true;
            }
            if (last_ > 0 && 10 * last_ < 11 * before) {
                return false;
            }
            before = last_;
        }
        return false;
    }

    // --- not everything ------------------------------------------------------------------------------------------------------

    /// Everything but a little, then a little more; true if that settles the matter.
    bool lose_little() {
        const std::int64_t top = out_.bound;
        for (std::int64_t loss = undecided_ > fillers_ ? 0 : least_loss();; loss = loss == 0 ? least_loss() : 2 * loss) {
            const std::int64_t floor = out_.best.found ? std::max(out_.best.value, problem_.above) : problem_.above;
            const std::int64_t lower = std::max(floor, top - loss - 1);
            const bool complete = beat(lower, kNarrow);
            if (out_.best.found && out_.best.value >= out_.bound) {
                return true;
            }
            if (!complete && !beat(out_.best.found ? std::max(lower, out_.best.value) : lower, 0)) {
                return false;
            }
            if (lower == floor || (out_.best.found && out_.best.value > lower) || lower < -worst_value()) {
                return true;
            }
            out_.bound = lower;
        }
    }

    /// Looks for an answer worth more than this; true if the best of them is known now.
    bool beat(std::int64_t value, std::size_t width) {
        ScanResult result = ask(up_, {.width = width, .nodes = kMany, .beat = value, .ahead = &ahead()});
        const bool complete = result.complete;
        if (result.found) {
            out_.best = std::move(result);
        }
        return complete;
    }

    /// The average worth of a tile that may stay behind.
    std::int64_t usual_worth() const {
        std::int64_t tiles = 0;
        for (std::size_t n = 1; n <= kNumbers; ++n) {
            for (std::size_t c = 0; c < kMaxColours; ++c) {
                tiles += up_.weight[n][c] > 0 ? up_.optional[n][c] : 0;
            }
        }
        return std::max<std::int64_t>(1, up_.value_ahead[0] / std::max<std::int64_t>(1, tiles));
    }

    /// The least that leaving a tile behind, or placing one at a cost, can change.
    std::int64_t least_loss() const {
        std::int64_t least = 0;
        for (std::size_t n = 1; n <= kNumbers; ++n) {
            for (std::size_t c = 0; c < kMaxColours; ++c) {
                const std::int64_t worth = std::abs(up_.weight[n][c]);
                if (up_.optional[n][c] > 0 && worth > 0 && (least == 0 || worth < least)) {
                    least = worth;
                }
            }
        }
        return std::max<std::int64_t>(1, least);
    }

    /// No answer costs more than this: everything of negative worth placed.
    std::int64_t worst_value() const {
        std::int64_t sum = 0;
        for (std::size_t face = 0; face < kFaces; ++face) {
            sum += std::max<std::int64_t>(0, -std::int64_t{problem_.weights[face]} * problem_.optional[face]);
        }
        return sum;
    }

    /// The best of what can be placed, if the width suffices; true if that is proven.
    bool weigh(std::size_t width) {
        ScanResult result = ask(up_, {.width = width, .beat = out_.best.found ? std::max(out_.best.value, problem_.above) : problem_.above});
        const bool complete = result.complete;
        if (result.found) {
            out_.best = std::move(result);
        }
        return complete || (out_.best.found && out_.best.value == out_.bound);
    }

    const Problem& problem_;
    const Supply& up_;
    ScanMemory& memory_;
    bool special_ = up_.jokers[1] + up_.jokers[2] + up_.jokers[3] > 0;
    int undecided_ = 0;      // with fewer fillers than this, not everything can be placed
    std::int64_t last_ = 0;  // nodes of the last such question
    std::optional<Supply> all_;
    std::optional<ColoursAhead> all_ahead_;
    std::optional<ColoursAhead> ahead_;
    std::int64_t budget_;
    int fillers_ = 0;
    Fast out_;
};

}  // namespace

Fast fast_scan(const Problem& problem, const Supply& up, std::int64_t node_budget, ScanMemory& memory) {
    return FastScan(problem, up, node_budget, memory).run();
}

ScanResult scan_for_room(const Problem& problem, const Supply& up, std::int64_t value, std::int64_t node_budget, ScanMemory& memory) {
    return FastScan(problem, up, node_budget, memory).find_room(value);
}

}  // namespace meldstone::scan
