#include "fast_scan.hpp"

#include <algorithm>
#include <optional>

// Many small questions instead of a large one. What makes a scan large are jokers that may go anywhere, and tiles that may stay on
// the rack. So it is first asked whether everything can be placed, with no joker as a filler, with one, with two and so on; then
// whether all but a little can be placed. The first question that has an answer has the best one.
//
// A refusal has to be proven, and that is where the two ends of the numbers help each other: a scan from 13 downwards with few
// fillers tells how many fillers the numbers from n to 13 take at least. A scan from 1 upwards keeps those back, and so goes through
// states with many fillers used only where the rest can do with few. Two scans of half the fillers are far smaller than one of all.

namespace meldstone {
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
    FastScan(const Problem& problem, const Supply& up, std::int64_t budget)
        : problem_(problem), up_(up), budget_(budget > 0 ? budget : kFastNodes) {
        out_.bound = up.value_ahead[0] + up.joker_value;
        fillers_ = JokerStock(up.jokers).fillers();
    }

    Fast run() {
        bool settled = false;
        if (special_ && both_ends_help()) {
            settled = place_all_from_both_ends() || lose_little() || weigh(kNarrow) || lose_little();
        } else {
            settled = place_all_from_below() || weigh(kSlim);
        }
        for (const std::size_t width : {kWide, std::size_t{0}}) {
            settled = settled || weigh(width);
        }
        out_.proven = settled;
        if (settled) {
            out_.bound = out_.best.value;
        }
        return std::move(out_);
    }

    /// First narrow, then from both ends; if there is none of that value, one of less.
    ScanResult find_room(std::int64_t value) {
        ScanLimits limits{.nodes = kFromBothEnds, .beat = value - 1, .roomy = true};
        Downwards down{make_supply(problem_, {}, true), limits.beat};
        ScanResult result;
        for (const std::size_t width : {kNarrow, kWide, std::size_t{0}}) {
            limits.width = width;
            if (width == 0 && both_ends_help()) {
                look_down(down, fillers_, result.nodes);
                limits.beyond = &down.outlook;
            }
            result = ask(up_, limits);
            if (result.found || result.complete) {
                break;
            }
        }
        if (!result.found) {
            result = ask(up_, {.width = kNarrow, .nodes = kFromBothEnds, .beat = kAnything, .roomy = true});
        }
        result.nodes = out_.nodes;
        return result;
    }

private:
    // Widths of the scans that look for a good answer before one proves it; measured, see benchmarks/solver_core.py.
    static constexpr std::size_t kTiny = 4;
    static constexpr std::size_t kSlim = 12;
    static constexpr std::size_t kNarrow = 24;
    static constexpr std::size_t kMiddle = 100;
    static constexpr std::size_t kWide = 250;
    static constexpr std::int64_t kFew = 2'000;  // nodes; a question that took no more is asked again without a width
    static constexpr std::int64_t kFromBothEnds = 40'000;  // nodes; a question that takes more is given up for narrow scans
    static constexpr std::int64_t kAnything = Outlook::kNothing / 2;  // a floor that every answer is above

    /// Where locked sets lie between the ends, or a lone number tile is no set with two jokers, nobody has proven that they do.
    bool both_ends_help() const { return problem_.locked.empty() && problem_.knobs.min_number_tiles < 2; }

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

    // --- the view from 13 ----------------------------------------------------------------------------------------------------

    /// The tiles seen from 13 downwards, and what is known from there.
    struct Downwards {
        Supply supply;
        std::int64_t beat = kAnything;
        Outlook outlook{};
        std::int64_t nodes = 0;  // of the last scan
        bool tired = false;      // one more filler would take too long
    };

    /// Looks down from 13 with half of the fillers, and with more as long as that takes less than the scan it helps.
    void look_down(Downwards& down, int fillers, std::int64_t upwards) {
        while (!down.tired && down.outlook.fillers < fillers - 1 &&
               (down.outlook.fillers < fillers / 2 || 2 * down.nodes < upwards)) {
            const ScanResult seen = ask(down.supply, {.nodes = kFromBothEnds,
                                                      .beat = down.beat,
                                                      .look_back = true,
                                                      .spend = std::max(down.outlook.fillers + 1, fillers / 2)});
            down.nodes = seen.nodes;
            down.tired = !seen.complete;
            if (seen.complete) {
                down.outlook = seen.outlook;
            }
        }
    }

    // --- everything placed ---------------------------------------------------------------------------------------------------

    /// Can everything worth placing be placed with so many fillers? Notes a refusal that is sure.
    bool place_all(const ScanLimits& limits) {
        if (limits.fillers < undecided_) {
            return false;
        }
        if (!all_) {
            all_ = all_placed(up_);
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

    /// With more and more fillers, as long as more of them change anything.
    bool place_all_narrowly(int at_once, const Outlook* beyond) {
        std::int64_t before = 0;
        for (int fillers = undecided_; fillers <= fillers_; ++fillers) {
            if (place_all({.width = kNarrow, .fillers = fillers, .fillers_at_once = at_once, .beat = kAnything, .beyond = beyond})) {
                return true;
            }
            if (last_ > 0 && 10 * last_ < 11 * before) {
                return false;
            }
            before = last_;
        }
        return false;
    }

    bool place_all_from_below() {
        bool found = place_all({.width = kTiny, .fillers = 0, .fillers_at_once = 0});
        for (int fillers = undecided_; fillers <= fillers_ && !found; ++fillers) {
            found = place_all({.width = kNarrow, .fillers = fillers, .fillers_at_once = 2});
        }
        return found && out_.best.value == out_.bound;
    }

    /// True if everything can be placed. Otherwise that is disproven, unless it took too long.
    bool place_all_from_both_ends() {
        bool found = place_all({.width = kTiny, .fillers = 0, .fillers_at_once = 0}) || place_all_narrowly(1, nullptr);
        if (!found) {
            Downwards down{all_placed(make_supply(problem_, {}, true))};
            look_down(down, std::min(3, fillers_), 0);
            found = place_all_narrowly(2, &down.outlook);
            while (!found && undecided_ <= fillers_) {
                look_down(down, undecided_, last_);
                ScanLimits limits{.width = kMiddle, .fillers = undecided_, .beat = kAnything, .beyond = &down.outlook};
                found = last_ > kFew && place_all(limits);
                limits.width = 0;
                limits.nodes = kFromBothEnds;
                found = found || place_all(limits);
                if (undecided_ == limits.fillers) {
                    break;
                }
            }
        }
        return found && out_.best.value == out_.bound;
    }

    // --- not everything ------------------------------------------------------------------------------------------------------

    /// Everything but a little, then a little more; true if that settles the matter.
    bool lose_little() {
        std::int64_t nodes = 0;
        for (std::int64_t loss = least_loss();; loss *= 2) {
            const std::int64_t floor = out_.best.found ? out_.best.value : kAnything;
            const std::int64_t beat = std::max(floor, out_.bound - loss - 1);
            Downwards down{make_supply(problem_, {}, true), beat};
            look_down(down, fillers_, nodes);
            ScanResult result = ask(up_, {.nodes = kFromBothEnds, .beat = beat, .beyond = &down.outlook});
            nodes = result.nodes;
            const bool complete = result.complete;
            if (result.found) {
                out_.best = std::move(result);
            }
            if (!complete) {
                return false;
            }
            if (beat == floor || (out_.best.found && out_.best.value > beat) || beat < -worst_value()) {
                return true;
            }
        }
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
        ScanResult result = ask(up_, {.width = width, .beat = out_.best.found ? out_.best.value : INT64_MIN});
        const bool complete = result.complete;
        if (result.found) {
            out_.best = std::move(result);
        }
        return complete || (out_.best.found && out_.best.value == out_.bound);
    }

    const Problem& problem_;
    const Supply& up_;
    ScanMemory memory_;
    bool special_ = up_.jokers[1] + up_.jokers[2] + up_.jokers[3] > 0;
    int undecided_ = 0;      // with fewer fillers than this, not everything can be placed
    std::int64_t last_ = 0;  // nodes of the last such question
    std::optional<Supply> all_;
    std::int64_t budget_;
    int fillers_ = 0;
    Fast out_;
};

}  // namespace

Fast fast_scan(const Problem& problem, const Supply& up, std::int64_t node_budget) {
    return FastScan(problem, up, node_budget).run();
}

ScanResult scan_for_room(const Problem& problem, const Supply& up, std::int64_t value, std::int64_t node_budget) {
    return FastScan(problem, up, node_budget).find_room(value);
}

}  // namespace meldstone
