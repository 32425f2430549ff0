#include "scan/beam_scan.hpp"

#include <algorithm>
#include <span>

#include "core/limits.hpp"
#include "scan/best_path.hpp"
#include "scan/layer.hpp"
#include "scan/locked_groups.hpp"

// One scan over the numbers 1 to 13 (and one step beyond, where short runs are closed). After each number a state says
// which runs are pending in each colour and which jokers are used; a state that is reached in several ways is kept
// once, with its best value.
//
// A joker has a place of its own only where it bridges a gap inside a run or faces a tile in a mirror set. A joker that
// completes a short run or a group is only counted: a run of two tiles always has room at one of its ends. Spare jokers
// are attached in the end (spare_jokers.cpp). So every legal table has a counterpart here that places the same number
// tiles with no more jokers.
//
// Given how many tiles of a colour go into runs, which runs get them is settled: short ones first, then long ones, then
// new ones. Two runs of a colour that reach the same number may exchange everything above it, so no other choice is
// better.

namespace meldstone::scan {
namespace {

/// The options of one colour for the state at hand.
struct Choice {
    OptionRange range;
    int colour = 0;
    int coins_ahead = 0;   // that the colours after this one need at least
    int groups_ahead = 0;  // tiles that the colours after this one can put into groups at most

    std::uint32_t size() const { return range.size(); }
};

class BeamScan {
public:
    BeamScan(const TileGrid& grid, const BeamLimits& limits, Memory& memory)
        : grid_(grid),
          limits_(limits),
          stock_(grid.jokers, std::min(limits.fillers, 99)),
          all_jokers_(grid.jokers),
          memory_(memory),
          colours_(grid.knobs.colours) {
        if (limits.roomy) {
            stock_.mark_runs();
            all_jokers_.mark_runs();
        }
    }

    BeamResult run() {
        if (limits_.ahead == nullptr || limits_.roomy || memory_.books_for != limits_.ahead) {
            for (OptionBook& book : memory_.books) {
                book.clear();
            }
        }
        memory_.books_for = limits_.roomy ? nullptr : limits_.ahead;
        memory_.layers[0].clear();
        value_ahead_ = grid_.value_ahead[0] + grid_.joker_value;
        if (limits_.ahead != nullptr && limits_.ahead->needed_in_all() > coins_left(0, 0)) {
            return std::move(result_);
        }
        memory_.layers[0].nodes.push_back(Node{});
        for (number_ = 1; number_ <= kNumbers + 1; ++number_) {
            if (!advance()) {
                break;
            }
        }
        if (number_ > kNumbers + 1) {
            find_best_path(grid_, all_jokers_, limits_, memory_, result_);
        }
        return std::move(result_);
    }

private:
    bool advance() {
        const auto n = static_cast<std::size_t>(number_);
        from_ = &memory_.layers[n - 1];
        to_ = &memory_.layers[n];
        to_->clear();
        states_.begin(*to_);
        cutoff_ = 0;
        above_cutoff_ = 0;
        promises_ = {};
        book_ = &memory_.books[n];
        memory_.moves.begin();
        locked_groups_here_ = !grid_.locked_groups[n].empty();
        value_ahead_ = grid_.value_ahead[n] + grid_.joker_value;
        value_here_ = grid_.value_ahead[n - 1] - grid_.value_ahead[n];
        if (stock_.mirrors == 0) {
            to_->moves.push_back(MirrorMove{});
        }
        for (parent_ = 0; parent_ < from_->nodes.size(); ++parent_) {
            expand(from_->nodes[parent_]);
            if (spent()) {
                result_.nodes += static_cast<std::int64_t>(to_->nodes.size());
                result_.complete = false;
                return false;
            }
        }
        result_.nodes += static_cast<std::int64_t>(to_->nodes.size());
        result_.complete = !states_.narrow(number_ > kNumbers ? 0 : limits_.width, limits_.ahead != nullptr) &&
                           cutoff_ == 0 && result_.complete;
        return !to_->nodes.empty();
    }

    bool spent() const {
        return limits_.nodes > 0 && result_.nodes + static_cast<std::int64_t>(to_->nodes.size()) > limits_.nodes;
    }

    void expand(const Node& node) {
        MoveRange moves{0, 1};
        if (stock_.mirrors > 0) {
            // they depend on the pending mirror runs and, roughly, on the jokers left
            const std::uint64_t left = used::units(used::kBridgeJ, JokerStock::fillers_used(node.state.jokers));
            const auto [known, is_new] = memory_.moves.find_or_add((node.state.jokers & ~used::kFillers) | left);
            if (is_new) {
                known.begin = static_cast<std::uint32_t>(to_->moves.size());
                list_mirror_moves(grid_, stock_, number_, node.state.jokers, limits_.fillers_at_once, to_->moves);
                result_.complete = result_.complete && limits_.fillers_at_once >= stock_.fillers();
                known.end = static_cast<std::uint32_t>(to_->moves.size());
            }
            moves = known;
        }
        ++looked_up_;
        const int coins = limits_.ahead == nullptr ? 0 : coins_left(node.state.jokers, node.value + value_here_);
        const bool many = limits_.ahead != nullptr && moves.end - moves.begin > 1;
        if (many) {
            look_without_mirrors(node.state);
        }
        for (move_ = moves.begin; move_ < moves.end && !spent(); ++move_) {
            const MirrorMove& move = to_->moves[move_];
            if (many && coins - cutoff_ - limits_.ahead->price_of(move.jokers) < needed_without_mirrors(move)) {
                continue;
            }
            pending_mirrors_ = move.pending;
            const std::uint64_t jokers = (node.state.jokers & used::kCounters) + move.jokers;
            const int left = stock_.fillers() - JokerStock::fillers_used(jokers);
            int at_once = std::min(left, limits_.fillers_at_once - JokerStock::fillers_used(move.jokers));
            result_.complete = result_.complete && at_once == left;
            kept_back_ = left - at_once;
            const int now_coins = limits_.ahead == nullptr ? 0
                                                           : coins - cutoff_ - limits_.ahead->price_of(move.jokers) +
                                                                 paid_ahead(move.pending);
            paid_cutoff_ = cutoff_;
            if (at_once >= 0 && stock_.allows(jokers) && list_choices(node.state, move, now_coins)) {
                choose(0, node.state.runs & State::kRunBegun, jokers, node.value, 0, 0, at_once, now_coins, 0, 0);
            }
        }
    }

    /// What each colour needs at least if no mirror set takes a tile of it.
    void look_without_mirrors(const State& state) {
        constexpr MirrorMove kNone{};
        all_without_mirrors_ = 0;
        for (int c = 0; c < colours_; ++c) {
            without_mirrors_[static_cast<std::size_t>(c)] = range_once(c, state, kNone).least_coins;
            all_without_mirrors_ += without_mirrors_[static_cast<std::size_t>(c)];
        }
    }
    /// What the colours that a move leaves alone need at least.
    int needed_without_mirrors(const MirrorMove& move) const {
        int sum = all_without_mirrors_;
        for (std::size_t c = 0; c < static_cast<std::size_t>(colours_); ++c) {
            if (move.reserved[c] > 0 || (move.pending_colours >> c & 1) != 0) {
                sum -= without_mirrors_[c];
            }
        }
        return sum;
    }

    // --- the choices of the colours
    // ------------------------------------------------------------------------------------------

    /// The options of every colour, few before many: so the loops inside are the long ones. False if a colour has none,
    /// or if all of them together need more than `coins`.
    bool list_choices(const State& state, const MirrorMove& move, int coins) {
        std::array<const OptionRange*, kMaxColours> ranges{};
        for (int c = 0; c < colours_; ++c) {
            const OptionRange& range = range_once(c, state, move);
            coins -= range.least_coins;
            if (range.begin == range.end || coins < 0) {
                return false;
            }
            ranges[static_cast<std::size_t>(c)] = &range;
        }
        for (int c = 0; c < colours_; ++c) {
            const Choice choice{*ranges[static_cast<std::size_t>(c)], c, 0, 0};
            auto at = static_cast<std::size_t>(c);
            for (; at > 0 && choices_[at - 1].size() > choice.size(); --at) {
                choices_[at] = choices_[at - 1];
            }
            choices_[at] = choice;
        }
        int room = 0;
        int needed = 0;
        for (int i = colours_ - 1; i >= 0; --i) {
            Choice& choice = choices_[static_cast<std::size_t>(i)];
            choice.groups_ahead = room;
            choice.coins_ahead = needed;
            room += choice.range.most_groups;
            needed += choice.range.least_coins;
        }
        return true;
    }

    /// The options of a colour; of the state at hand each is looked up once, however many moves the mirror sets have.
    const OptionRange& range_once(int colour, const State& state, const MirrorMove& move) {
        const auto c = static_cast<std::size_t>(colour);
        const bool mirror = limits_.ahead != nullptr && (move.pending_colours >> colour & 1) != 0;
        const auto at = static_cast<std::size_t>(2 * move.reserved[c] + mirror);
        KnownRange& known = known_ranges_[c][at];
        if (known.looked_up != looked_up_) {
            known = {looked_up_, range(colour, state.colour(colour), move.reserved[c], mirror)};
        }
        return known.range;
    }

    OptionRange range(int colour, std::uint64_t pending_runs, int reserved, bool mirror) {
        const auto key =
            (static_cast<std::uint64_t>((2 * reserved + mirror) * colours_ + colour) << PendingRuns::kBits) +
            pending_runs;
        const auto [found, is_new] = book_->ranges.find_or_add(key);
        if (is_new) {
            found.begin = static_cast<std::uint32_t>(book_->options.size());
            list_run_options(grid_, limits_.ahead != nullptr ? all_jokers_ : stock_, number_, colour, pending_runs,
                             reserved, book_->options);
            if (limits_.ahead != nullptr) {
                price({book_->options.data() + found.begin, book_->options.data() + book_->options.size()}, colour,
                      mirror);
                const auto dear = [&](const RunOption& option) {
                    return limits_.ahead->too_dear(colour, option.coins, option.jokers);
                };
                book_->options.erase(std::remove_if(book_->options.begin() + found.begin, book_->options.end(), dear),
                                     book_->options.end());
            }
            found.end = static_cast<std::uint32_t>(book_->options.size());
            sort_options(found.begin);
            found.least_coins = found.size() > 0 ? book_->options[found.begin].coins : std::uint16_t{0};
            for (std::uint32_t i = found.begin; i < found.end; ++i) {
                found.most_groups = std::max(found.most_groups, book_->options[i].groups);
            }
        }
        return found;
    }

    /// The options from one on in the order of coins, then of cost; of equals those that were listed first.
    void sort_options(std::size_t begin) {
        std::vector<std::uint64_t>& order = memory_.order;
        order.clear();
        for (std::size_t i = begin; i < book_->options.size(); ++i) {
            const RunOption& option = book_->options[i];
            order.push_back(std::uint64_t{option.coins} << 40 | std::uint64_t{option.cost} << 32 | i);
        }
        if (std::is_sorted(order.begin(), order.end())) {
            return;
        }
        std::sort(order.begin(), order.end());
        memory_.sorted.clear();
        for (const std::uint64_t key : order) {
            memory_.sorted.push_back(book_->options[key & UINT32_MAX]);
        }
        std::copy(memory_.sorted.begin(), memory_.sorted.end(),
                  book_->options.begin() + static_cast<std::ptrdiff_t>(begin));
    }

    /// What each option costs in coins, here and at the numbers ahead.
    void price(std::span<RunOption> options, int colour, bool mirror) {
        const auto n = static_cast<std::size_t>(number_);
        const auto c = static_cast<std::size_t>(colour);
        const std::int64_t weight = grid_.weight[n][c];
        const std::int64_t best =
            number_ > kNumbers || weight <= 0 ? 0 : weight * (grid_.tiles(number_, colour) - grid_.required[n][c]);
        for (RunOption& option : options) {
            const PendingRuns next =
                PendingRuns::unpack(option.next >> (PendingRuns::kBits * colour) & PendingRuns::kMask);
            const std::int64_t loss = best - option.value;
            const int here = ColourBounds::kFiller * JokerStock::fillers_used(option.jokers) +
                             option.groups * group_price(colour) + limits_.ahead->loss_price(loss);
            const int ahead = number_ > kNumbers ? 0 : limits_.ahead->needed(number_, colour, next, mirror);
            const int least =
                ahead == 0 ? 0 : limits_.ahead->needed_with(number_, colour, next, mirror, stock_.two_colour, ahead);
            option.ahead = static_cast<std::uint16_t>(ahead);
            option.coins = static_cast<std::uint16_t>(std::min(here + least, 4 * ColourBounds::kNever));
        }
    }
    int group_price(int colour) const { return number_ > kNumbers ? 0 : limits_.ahead->group_price(number_, colour); }

    /// Goes through the options of the colours; `left` are fillers that nobody needs so far, `coins` what may be paid,
    /// `ahead` what the pending runs need.
    void choose(int level, std::uint64_t runs, std::uint64_t jokers, std::int64_t value, int tiles, int most, int left,
                int coins, int ahead, std::uint32_t handed) {
        if (level == colours_) {
            settle(runs, jokers, value, tiles, most, left, coins, ahead, handed);
            return;
        }
        const Choice& choice = choices_[static_cast<std::size_t>(level)];
        const auto c = static_cast<std::size_t>(choice.colour);
        const RunOption* const end = book_->options.data() + choice.range.end;
        for (const RunOption* option = book_->options.data() + choice.range.begin; option != end; ++option) {
            const int now_coins = coins - option->coins;
            if (now_coins < choice.coins_ahead + cutoff_ - paid_cutoff_) {
                break;  // they are sorted by this
            }
            const int now_left = left - option->cost;
            if (now_left < 0) {
                if (limits_.ahead == nullptr) {
                    break;  // and by this where coins are not counted
                }
                continue;
            }
            const int now_tiles = tiles + option->groups;
            const int now_most = std::max<int>(most, option->groups);
            if (now_tiles + choice.groups_ahead + now_left < 3 * now_most && !locked_groups_here_) {
                continue;
            }
            const std::uint64_t spent = jokers + option->jokers;
            if (special_ && option->jokers != 0 && !stock_.allows(spent)) {
                continue;
            }
            picked_[c] = static_cast<std::uint32_t>(option - book_->options.data());
            groups_[c] = option->groups;
            choose(level + 1, runs | option->next, spent, value + option->value, now_tiles, now_most, now_left,
                   now_coins, ahead + option->ahead, handed + option->handed);
        }
    }

    void settle(std::uint64_t runs, std::uint64_t jokers, std::int64_t value, int tiles, int most, int left, int coins,
                int ahead, std::uint32_t handed) {
        if (value + value_ahead_ <= limits_.beat) {
            return;
        }
        if (most > 0) {
            const int fillers = locked_groups_here_ ? group_fillers_with_locked(
                                                          grid_.locked_groups[static_cast<std::size_t>(number_)], 0)
                                                    : group_fillers(grid_.knobs, tiles, most);
            left -= fillers;
            if (fillers < 0 || left < 0 ||
                (limits_.ahead != nullptr && coins + paid_for_groups() < ColourBounds::kFiller * fillers)) {
                return;
            }
            if (fillers > 0) {
                jokers += used::units(stock_.group_field, fillers);
                if (special_ && !stock_.allows(jokers)) {
                    return;
                }
            }
        }
        if (handed != 0) {
            for (int c = 0; c < colours_; ++c) {
                const std::uint64_t more = handed >> (3 * c) & 7;
                if ((runs >> (PendingRuns::kBits * c + 6) & 3) + more > PendingRuns::kMost) {
                    return;
                }
                runs += more << (PendingRuns::kBits * c + 6);
            }
        }
        const State state{runs, jokers | pending_mirrors_};
        int promise = left + kept_back_;
        if (limits_.ahead != nullptr && number_ <= kNumbers) {
            const int needed = handed == 0 ? ahead : limits_.ahead->needed(number_, state);
            promise = coins_left(jokers, value) + paid_ahead(pending_mirrors_) - needed;
            if (promise < cutoff_) {
                return;
            }
            raise_cutoff(promise);
        }
        states_.keep({state, value, promise, parent_, move_, 0, picked_});
    }

    /// What the colours have paid for tiles in groups; what the groups take in truth is known only when all have
    /// chosen.
    int paid_for_groups() const {
        int sum = 0;
        for (int c = 0; c < colours_; ++c) {
            sum += groups_[static_cast<std::size_t>(c)] * group_price(c);
        }
        return sum;
    }

    /// Where a layer is narrowed in the end, states that would surely go need not come.
    void raise_cutoff(int promise) {
        if (limits_.width == 0) {
            return;
        }
        constexpr int kLast = static_cast<int>(limits::kPromisesCounted) - 1;
        ++promises_[static_cast<std::size_t>(std::min(promise, kLast))];
        ++above_cutoff_;
        while (cutoff_ < kLast &&
               above_cutoff_ - promises_[static_cast<std::size_t>(cutoff_)] >= limits::kCrowdFactor * limits_.width) {
            above_cutoff_ -= promises_[static_cast<std::size_t>(cutoff_)];
            ++cutoff_;
        }
    }

    /// What a state can still pay with; `value` is the best that it and the number at hand can be worth.
    int coins_left(std::uint64_t jokers, std::int64_t value) const {
        const int fillers = stock_.fillers() - JokerStock::fillers_used(jokers);
        const int changes = std::min(fillers, stock_.two_colour - used::count(jokers, used::kBridgeC));
        const int mirrors = stock_.mirrors - used::count(jokers, used::kMirrors);
        return limits_.ahead->affordable(fillers, changes, mirrors, value + value_ahead_ - limits_.beat - 1);
    }

    /// A double joker in a mirror run is paid as a whole where it begins, but half of it counts among the needs of the
    /// next number.
    static int paid_ahead(std::uint64_t pending_mirrors) {
        int covered = 0;
        for (int i = 0; i < 2; ++i) {
            const std::uint64_t code = pending_mirrors >> (used::kMirrorRun + i * used::kMirrorRunBits) & 0xFFF;
            covered += code == 0 ? 0 : MirrorRun::unpack(code).covered;
        }
        return covered * ColourBounds::kFiller / 2;
    }

    /// Fillers for the groups when tiles may also join locked groups: tries every way to join.
    int group_fillers_with_locked(const std::vector<LockedReading>& locked, std::size_t index) {
        if (index == locked.size()) {
            return group_fillers(grid_.knobs, groups_);
        }
        int best = -1;
        join_locked_group(locked[index], colours_, groups_, [&](int) {
            const int fillers = group_fillers_with_locked(locked, index + 1);
            if (fillers >= 0 && (best < 0 || fillers < best)) {
                best = fillers;
            }
        });
        return best;
    }

    const TileGrid& grid_;
    BeamLimits limits_;
    JokerStock stock_;       // what may be used as fillers
    JokerStock all_jokers_;  // what there is
    Memory& memory_;
    LayerStates states_{memory_, !change_at_end(limits_, grid_.knobs)};
    int colours_;
    BeamResult result_;
    Layer* from_ = nullptr;
    Layer* to_ = nullptr;
    OptionBook* book_ = nullptr;
    int number_ = 1;
    bool special_ = stock_.doubles + stock_.two_colour + stock_.mirrors > 0;
    bool locked_groups_here_ = false;
    std::int64_t value_ahead_ = 0;
    std::int64_t value_here_ = 0;
    std::uint32_t parent_ = 0;
    std::uint32_t move_ = 0;
    std::uint64_t pending_mirrors_ = 0;
    int kept_back_ = 0;  // fillers that must not be used at this number
    struct KnownRange {
        std::uint32_t looked_up = 0;  // for which state
        OptionRange range;
    };
    int cutoff_ = 0;
    int paid_cutoff_ = 0;  // what it was when the coins at hand were counted; it may rise while the colours choose
    std::size_t above_cutoff_ = 0;
    std::array<std::size_t, limits::kPromisesCounted> promises_{};
    std::uint32_t looked_up_ = 0;
    std::array<int, kMaxColours> without_mirrors_{};
    int all_without_mirrors_ = 0;
    std::array<std::array<KnownRange, 10>, kMaxColours>
        known_ranges_{};  // by tiles in mirror sets, and whether one of them goes on
    std::array<Choice, kMaxColours> choices_{};
    std::array<std::uint32_t, kMaxColours> picked_{};
    std::array<int, kMaxColours> groups_{};
};

}  // namespace

BeamResult scan(const TileGrid& grid, const BeamLimits& limits, Memory& memory) {
    return BeamScan(grid, limits, memory).run();
}

}  // namespace meldstone::scan
