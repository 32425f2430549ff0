#include "scan/schedule.hpp"

#include <algorithm>
#include <optional>

#include "core/limits.hpp"

// Many small questions instead of a large one. What makes a scan large are jokers that may go anywhere, and tiles that
// may stay on the rack. So it is first asked whether everything can be placed, then whether all but a little can be
// placed. The first question that has an answer has the best one.
//
// A refusal has to be proven. There it helps to know what each colour needs ahead (colour_bounds.hpp): a scan that
// counts coins turns back where the colours together need more than is left.

namespace meldstone::scan {
namespace {

/// The same grid with every optional tile of some worth required.
TileGrid all_placed(const TileGrid& grid) {
    TileGrid all = grid;
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

class Schedule {
public:
    Schedule(const Problem& problem, const TileGrid& grid, std::int64_t budget, Memory& memory)
        : problem_(problem),
          grid_(grid),
          memory_(memory),
          budget_(budget > 0 ? budget : limits::kScanNodes) {
        memory_.books_for = nullptr;
        out_.bound = grid.value_ahead[0] + grid.joker_value;
        fillers_ = JokerStock(grid.jokers).fillers();
    }

    ScheduleResult run() {
        bool settled = false;
        if (special_ && problem_.hasty) {
            settled = beat(problem_.above, limits::kBeamNarrow) || (out_.best.found && out_.best.value == out_.bound);
        } else {
            settled = (may_empty_rack() && (place_all_with_few_fillers() || is_of_no_interest() || lose_little())) ||
                      weigh(limits::kBeamNarrow) || (may_empty_rack() && lose_little()) || weigh(limits::kBeamWide) ||
                      weigh(0);
        }
        out_.proven = settled;
        if (settled && out_.best.found) {
            out_.bound = out_.best.value;
        }
        return std::move(out_);
    }

    /// First narrow, then wide, then all there is; if there is none of that value, one of less.
    BeamResult find_room(std::int64_t value) {
        BeamLimits limits{.nodes = limits::kScanQuestionNodes, .beat = value - 1, .ahead = &ahead(), .roomy = true};
        BeamResult result;
        for (const std::size_t width : {limits::kBeamNarrow, limits::kBeamWide, std::size_t{0}}) {
            limits.width = width;
            result = ask(grid_, limits);
            if (result.found || result.complete) {
                break;
            }
        }
        if (!result.found) {
            result = ask(
                grid_,
                {.width = limits::kBeamNarrow, .nodes = limits::kScanQuestionNodes, .beat = kAnything, .roomy = true});
        }
        result.nodes = out_.nodes;
        return result;
    }

private:
    static constexpr std::int64_t kAnything = Problem::kAnything;

    /// False for openings with normal jokers: they leave most of a rack behind, so that asking first for everything, or
    /// for all but a little, takes as long as the answer.
    bool may_empty_rack() const { return special_ || problem_.minimum == 0; }

    /// One scan; when the budget is used up, none.
    BeamResult ask(const TileGrid& grid, BeamLimits limits) {
        const std::int64_t left = budget_ - out_.nodes;
        if (left <= 0) {
            BeamResult nothing;
            nothing.complete = false;
            return nothing;
        }
        limits.nodes = limits.nodes > 0 ? std::min(limits.nodes, left) : left;
        BeamResult result = scan(grid, limits, memory_);
        out_.nodes += result.nodes;
        return result;
    }

    ColourBounds& ahead() {
        if (!ahead_) {
            const std::int64_t most_loss =
                grid_.value_ahead[0] + grid_.joker_value - std::max(problem_.above, -worst_value() - 1) - 1;
            ahead_.emplace(grid_, JokerStock(grid_.jokers),
                           ColourBounds::Prices{.loss = limits::kLossCoins, .unit = usual_worth()}, most_loss);
        }
        return *ahead_;
    }

    // --- everything placed
    // ---------------------------------------------------------------------------------------------------

    /// Can everything worth placing be placed with so many fillers? Notes a refusal that is sure.
    bool place_all(BeamLimits limits, bool counting_coins = false) {
        if (limits.fillers < fillers_undecided_) {
            return false;
        }
        if (!all_) {
            all_ = all_placed(grid_);
        }
        if (counting_coins) {
            if (!all_ahead_) {
                all_ahead_.emplace(*all_, JokerStock(all_->jokers), ColourBounds::Prices{}, 0);
            }
            limits.ahead = &*all_ahead_;
        }
        BeamResult result = ask(*all_, limits);
        last_nodes_ = result.nodes;
        if (result.found) {
            result.value += grid_.value_ahead[0];
            out_.best = std::move(result);
        } else if (result.complete) {
            fillers_undecided_ = limits.fillers + 1;
        }
        return out_.best.found;
    }

    /// True if everything can be placed. Otherwise that is disproven, unless it took too long.
    ///
    /// Whoever thinks of taking out the first or the middle beam: `make signature` tells what becomes of the sets that
    /// change in twist.
    bool place_all_with_few_fillers() {
        bool found = place_all({.width = limits::kBeamWithoutFillers, .fillers = 0, .fillers_at_once = 0}) ||
                     place_all_one_by_one();
        std::int64_t first_nodes = 0;
        for (const std::size_t width : {limits::kBeamFirst, limits::kBeamNarrow, limits::kBeamMiddle, std::size_t{0}}) {
            if (width == limits::kBeamMiddle && 10 * last_nodes_ < limits::kBeamGrowthTenths * first_nodes) {
                continue;  // the wider beam would hardly find more states
            }
            found =
                found ||
                place_all({.width = width, .nodes = limits::kScanQuestionNodes, .fillers = fillers_, .beat = kAnything},
                          true);
            first_nodes = width == limits::kBeamFirst ? last_nodes_ : first_nodes;
        }
        if (fillers_undecided_ > fillers_) {
            out_.bound -= least_loss();
        }
        return found && out_.best.value == out_.bound;
    }

    /// True if something has to stay behind, and everything else is not enough.
    bool is_of_no_interest() const { return fillers_undecided_ > fillers_ && out_.bound <= problem_.above; }

    /// With more and more fillers, but only one at a number, as long as more of them change anything.
    bool place_all_one_by_one() {
        std::int64_t before = 0;
        for (int fillers = fillers_undecided_; fillers <= fillers_; fillers += limits::kFillersStep) {
            if (place_all({.width = limits::kBeamFirst, .fillers = fillers, .fillers_at_once = 1, .beat = kAnything},
                          true)) {
                return true;
            }
            if (last_nodes_ > 0 && 10 * last_nodes_ < limits::kFillersGrowthTenths * before) {
                return false;
            }
            before = last_nodes_;
        }
        return false;
    }

    // --- not everything
    // ------------------------------------------------------------------------------------------------------

    /// Everything but a little, then a little more; true if that settles the matter.
    bool lose_little() {
        const std::int64_t top = out_.bound;
        for (std::int64_t loss = fillers_undecided_ > fillers_ ? 0 : least_loss();;
             loss = loss == 0 ? least_loss() : 2 * loss) {
            const std::int64_t floor = out_.best.found ? std::max(out_.best.value, problem_.above) : problem_.above;
            const std::int64_t lower = std::max(floor, top - loss - 1);
            const bool complete = beat(lower, limits::kBeamNarrow);
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
        BeamResult result =
            ask(grid_, {.width = width, .nodes = limits::kScanQuestionNodes, .beat = value, .ahead = &ahead()});
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
                tiles += grid_.weight[n][c] > 0 ? grid_.optional[n][c] : 0;
            }
        }
        return std::max<std::int64_t>(1, grid_.value_ahead[0] / std::max<std::int64_t>(1, tiles));
    }

    /// The least that leaving a tile behind, or placing one at a cost, can change.
    std::int64_t least_loss() const {
        std::int64_t least = 0;
        for (std::size_t n = 1; n <= kNumbers; ++n) {
            for (std::size_t c = 0; c < kMaxColours; ++c) {
                const std::int64_t worth = std::abs(grid_.weight[n][c]);
                if (grid_.optional[n][c] > 0 && worth > 0 && (least == 0 || worth < least)) {
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
        BeamResult result =
            ask(grid_,
                {.width = width, .beat = out_.best.found ? std::max(out_.best.value, problem_.above) : problem_.above});
        const bool complete = result.complete;
        if (result.found) {
            out_.best = std::move(result);
        }
        return complete || (out_.best.found && out_.best.value == out_.bound);
    }

    const Problem& problem_;
    const TileGrid& grid_;
    Memory& memory_;
    bool special_ = grid_.jokers[1] + grid_.jokers[2] + grid_.jokers[3] > 0;
    int fillers_undecided_ = 0;    // with fewer fillers than this, not everything can be placed
    std::int64_t last_nodes_ = 0;  // nodes of the last such question
    std::optional<TileGrid> all_;
    std::optional<ColourBounds> all_ahead_;
    std::optional<ColourBounds> ahead_;
    std::int64_t budget_;
    int fillers_ = 0;
    ScheduleResult out_;
};

}  // namespace

ScheduleResult run_schedule(const Problem& problem, const TileGrid& grid, std::int64_t node_budget, Memory& memory) {
    return Schedule(problem, grid, node_budget, memory).run();
}

BeamResult scan_for_room(const Problem& problem, const TileGrid& grid, std::int64_t value, std::int64_t node_budget,
                         Memory& memory) {
    return Schedule(problem, grid, node_budget, memory).find_room(value);
}

}  // namespace meldstone::scan
