#include "scan.hpp"

#include <algorithm>

#include "layer_states.hpp"

// One scan over the numbers 1 to 13 (and one step beyond, where short runs are closed). After each number a state says which runs
// are open in each colour and which jokers are used; a state that is reached in several ways is kept once, with its best value.
//
// A joker has a place of its own only where it bridges a gap inside a run or faces a tile in a mirror set. A joker that completes a
// short run or a group is only counted: a run of two tiles always has room at one of its ends. Spare jokers are attached in the end
// (rebuild.cpp). So every legal table has a counterpart here that places the same number tiles with no more jokers.
//
// Given how many tiles of a colour go into runs, which runs get them is settled: short ones first, then long ones, then new ones.
// Two runs of a colour that reach the same number may exchange everything above it, so no other choice is better.

namespace meldstone {
namespace {

/// The options of one colour for the state at hand.
struct Choice {
    OptionRange range;
    int colour = 0;
    int groups_ahead = 0;  // tiles that the colours after this one can put into groups at most

    std::uint32_t size() const { return range.size(); }
};

class Scan {
public:
    Scan(const Supply& supply, const ScanLimits& limits, ScanMemory& memory)
        : supply_(supply),
          limits_(limits),
          stock_(supply.jokers, std::min(limits.fillers, 99)),
          all_jokers_(supply.jokers),
          memory_(memory),
          colours_(supply.knobs.colours) {
        if (limits.roomy) {
            stock_.mark_runs();
        }
    }

    ScanResult run() {
        memory_.layers[0].clear();
        memory_.layers[0].nodes.push_back(Node{});
        for (number_ = 1; number_ <= kNumbers + 1; ++number_) {
            if (!advance()) {
                break;
            }
        }
        if (number_ > kNumbers + 1) {
            pick_best();
        }
        if (limits_.look_back) {
            complete_outlook();
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
        memory_.options.begin();
        memory_.moves.begin();
        locked_groups_here_ = !supply_.locked_groups[n].empty();
        value_ahead_ = supply_.value_ahead[n] + supply_.joker_value;
        value_here_ = supply_.value_ahead[n - 1] - supply_.value_ahead[n];
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
        if (special_ && number_ <= kNumbers) {
            states_.drop_needless(supply_, stock_, number_);
        }
        result_.complete = !states_.narrow(number_ > kNumbers ? 0 : limits_.width) && result_.complete;
        if (limits_.look_back) {
            note_outlook();
        }
        return !to_->nodes.empty();
    }

    bool spent() const {
        return limits_.nodes > 0 && result_.nodes + static_cast<std::int64_t>(to_->nodes.size()) > limits_.nodes;
    }

    void expand(const Node& node) {
        MoveRange moves{0, 1};
        if (stock_.mirrors > 0) {
            const auto [known, fresh] = memory_.moves.find_or_add(node.state.jokers);
            if (fresh) {
                known.begin = static_cast<std::uint32_t>(to_->moves.size());
                list_mirror_moves(supply_, stock_, number_, node.state.jokers, limits_.fillers_at_once, to_->moves);
                result_.complete = result_.complete && limits_.fillers_at_once >= stock_.fillers();
                known.end = static_cast<std::uint32_t>(to_->moves.size());
            }
            moves = known;
        }
        const int reserve = fillers_beyond(node.value);
        for (move_ = moves.begin; move_ < moves.end && !spent(); ++move_) {
            const MirrorMove& move = to_->moves[move_];
            open_mirrors_ = move.open;
            const std::uint64_t jokers = (node.state.jokers & used::kCounters) + move.jokers;
            const int left = stock_.fillers() - JokerStock::fillers_used(jokers);
            int at_once = std::min(left, limits_.fillers_at_once - JokerStock::fillers_used(move.jokers));
            result_.complete = result_.complete && at_once == left;
            kept_back_ = left - at_once;
            const int spare = std::min(left - reserve, limits_.spend - stock_.fillers() + left) + reaching_over(0, move.open);
            if (at_once >= 0 && spare >= 0 && list_choices(node.state, move)) {
                choose(0, node.state.runs & State::kRunBegun, jokers, node.value, 0, 0, at_once, spare, 0);
            }
        }
    }

    // --- what the other end of the numbers says ------------------------------------------------------------------------------

    /// The most that the numbers after this one are worth with so many fillers left.
    std::int64_t most_beyond(int fillers) const {
        if (limits_.beyond == nullptr || number_ > kNumbers || fillers > limits_.beyond->fillers) {
            return value_ahead_;
        }
        if (fillers < 0) {
            return Outlook::kNothing;
        }
        return limits_.beyond->most[static_cast<std::size_t>(kNumbers - number_)][static_cast<std::size_t>(fillers)] +
               supply_.joker_value;
    }

    /// Fillers that the numbers after this one need in any answer of interest.
    int fillers_beyond(std::int64_t value) const {
        if (limits_.beyond == nullptr || number_ > kNumbers) {
            return 0;
        }
        int fillers = 0;
        while (fillers <= limits_.beyond->fillers && value + value_here_ + most_beyond(fillers) <= limits_.beat) {
            ++fillers;
        }
        return fillers;
    }

    /// Double jokers that fill a slot of the next number too: both ends count them, so they are no burden on what is kept back.
    static int reaching_over(std::uint64_t runs, std::uint64_t mirrors) {
        return State::total(runs, 8) + MirrorRun::unpack(mirrors >> used::kMirrorRun).covered +
               MirrorRun::unpack(mirrors >> (used::kMirrorRun + used::kMirrorRunBits)).covered;
    }

    void note_outlook() {
        if (number_ > kNumbers) {
            return;
        }
        auto& most = result_.outlook.most[static_cast<std::size_t>(number_)];
        most.fill(Outlook::kNothing);
        for (const Node& node : to_->nodes) {
            std::int64_t& at = most[static_cast<std::size_t>(JokerStock::fillers_used(node.state.jokers))];
            at = std::max(at, node.value);
        }
        for (std::size_t k = 1; k < most.size(); ++k) {
            most[k] = std::max(most[k], most[k - 1]);
        }
    }

    /// More numbers take no fewer fillers: so what was found out goes for those that were not reached, too.
    void complete_outlook() {
        result_.outlook.fillers = std::min(stock_.fillers(), limits_.spend);
        const auto last = static_cast<std::size_t>(std::min(result_.complete ? number_ : number_ - 1, kNumbers));
        for (std::size_t n = last + 1; n <= kNumbers; ++n) {
            for (std::size_t k = 0; k <= Outlook::kMostFillers; ++k) {
                result_.outlook.most[n][k] = result_.outlook.most[last][k] + supply_.value_ahead[last] - supply_.value_ahead[n];
            }
        }
    }

    // --- the choices of the colours ------------------------------------------------------------------------------------------

    /// The options of every colour, few before many: so the loops inside are the long ones. False if a colour has none.
    bool list_choices(const State& state, const MirrorMove& move) {
        for (int c = 0; c < colours_; ++c) {
            const Choice choice{range(c, state.colour(c), move.reserved[static_cast<std::size_t>(c)]), c, 0};
            if (choice.range.begin == choice.range.end) {
                return false;
            }
            auto at = static_cast<std::size_t>(c);
            for (; at > 0 && choices_[at - 1].size() > choice.size(); --at) {
                choices_[at] = choices_[at - 1];
            }
            choices_[at] = choice;
        }
        int room = 0;
        for (int i = colours_ - 1; i >= 0; --i) {
            Choice& choice = choices_[static_cast<std::size_t>(i)];
            choice.groups_ahead = room;
            room += choice.range.most_groups;
        }
        return true;
    }

    OptionRange range(int colour, std::uint64_t open_runs, int reserved) {
        const auto key = (static_cast<std::uint64_t>(reserved * colours_ + colour) << OpenRuns::kBits) + open_runs;
        const auto [found, fresh] = memory_.options.find_or_add(key);
        if (fresh) {
            found.begin = static_cast<std::uint32_t>(to_->options.size());
            list_run_options(supply_, stock_, number_, colour, open_runs, reserved, to_->options);
            found.end = static_cast<std::uint32_t>(to_->options.size());
            std::stable_sort(to_->options.begin() + found.begin, to_->options.end(),
                             [](const RunOption& a, const RunOption& b) { return a.cost < b.cost; });
            for (std::uint32_t i = found.begin; i < found.end; ++i) {
                found.most_groups = std::max(found.most_groups, to_->options[i].groups);
            }
        }
        return found;
    }

    /// Goes through the options of the colours; `left` are fillers that nobody needs so far, `spare` those not kept back for later.
    void choose(int level, std::uint64_t runs, std::uint64_t jokers, std::int64_t value, int tiles, int most, int left, int spare,
                std::uint32_t handed) {
        if (level == colours_) {
            settle(runs, jokers, value, tiles, most, left, spare, handed);
            return;
        }
        const Choice& choice = choices_[static_cast<std::size_t>(level)];
        const auto c = static_cast<std::size_t>(choice.colour);
        const RunOption* const end = to_->options.data() + choice.range.end;
        for (const RunOption* option = to_->options.data() + choice.range.begin; option != end; ++option) {
            const int now_left = left - option->cost;
            if (now_left < 0) {
                break;  // they are sorted by this
            }
            const int now_tiles = tiles + option->groups;
            const int now_most = std::max<int>(most, option->groups);
            const int now_spare = spare - option->spent;
            if (now_spare < 0 ||
                (now_tiles + choice.groups_ahead + std::min(now_left, now_spare) < 3 * now_most && !locked_groups_here_)) {
                continue;
            }
            const std::uint64_t spent = jokers + option->jokers;
            if (special_ && option->jokers != 0 && !stock_.allows(spent)) {
                continue;
            }
            picked_[c] = static_cast<std::uint32_t>(option - to_->options.data());
            groups_[c] = option->groups;
            choose(level + 1, runs | option->next, spent, value + option->value, now_tiles, now_most, now_left, now_spare,
                   handed + option->handed);
        }
    }

    void settle(std::uint64_t runs, std::uint64_t jokers, std::int64_t value, int tiles, int most, int left, int spare,
                std::uint32_t handed) {
        if (value + value_ahead_ <= limits_.beat) {
            return;
        }
        if (most > 0) {
            const int fillers = locked_groups_here_
                                    ? group_fillers_beside(supply_.locked_groups[static_cast<std::size_t>(number_)], 0)
                                    : group_fillers(supply_.knobs, tiles, most);
            left -= fillers;
            if (fillers < 0 || left < 0 || spare < fillers) {
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
                if ((runs >> (OpenRuns::kBits * c + 6) & 3) + more > OpenRuns::kMost) {
                    return;
                }
                runs += more << (OpenRuns::kBits * c + 6);
            }
        }
        if (limits_.beyond != nullptr) {
            const int beyond = stock_.fillers() - JokerStock::fillers_used(jokers) + reaching_over(runs, open_mirrors_);
            if (value + most_beyond(beyond) <= limits_.beat) {
                return;
            }
        }
        states_.keep({{runs, jokers | open_mirrors_}, value, left + kept_back_, parent_, move_, 0, picked_});
    }

    /// Fillers for the groups when tiles may also join locked groups: tries every way to join.
    int group_fillers_beside(const std::vector<LockedReading>& locked, std::size_t index) {
        if (index == locked.size()) {
            int tiles = 0;
            int most = 0;
            for (int c = 0; c < colours_; ++c) {
                tiles += groups_[static_cast<std::size_t>(c)];
                most = std::max(most, groups_[static_cast<std::size_t>(c)]);
            }
            return most == 0 ? 0 : group_fillers(supply_.knobs, tiles, most);
        }
        int best = -1;
        for (int joining = 0; joining < 1 << colours_; ++joining) {
            if ((joining & ~locked[index].free_colours) != 0 || __builtin_popcount(static_cast<unsigned>(joining)) > locked[index].room) {
                continue;
            }
            bool possible = true;
            for (int c = 0; c < colours_; ++c) {
                groups_[static_cast<std::size_t>(c)] -= joining >> c & 1;
                possible = possible && groups_[static_cast<std::size_t>(c)] >= 0;
            }
            if (possible) {
                const int fillers = group_fillers_beside(locked, index + 1);
                if (fillers >= 0 && (best < 0 || fillers < best)) {
                    best = fillers;
                }
            }
            for (int c = 0; c < colours_; ++c) {
                groups_[static_cast<std::size_t>(c)] += joining >> c & 1;
            }
        }
        return best;
    }

    void pick_best() {
        const Layer& last = memory_.layers.back();
        const Node* best = nullptr;
        bool roomy = false;
        for (const Node& node : last.nodes) {
            const JokerUse use = best_joker_use(supply_, all_jokers_, node.state.jokers, change_at_end_);
            const std::int64_t value = node.value + use.value;
            if (!use.possible || value <= limits_.beat) {
                continue;
            }
            // Of equal answers, one whose spare jokers surely find room.
            const bool fits = (node.state.runs & State::kRunBegun) != 0 ||
                              use.used[0] + use.used[1] + use.used[2] == JokerStock::fillers_used(node.state.jokers);
            if (limits_.roomy && !fits) {
                continue;
            }
            if (best == nullptr || value > result_.value || (value == result_.value && fits && !roomy)) {
                best = &node;
                roomy = fits;
                result_.value = value;
            }
        }
        if (best == nullptr) {
            return;
        }
        result_.found = true;
        result_.use = best_joker_use(supply_, all_jokers_, best->state.jokers, change_at_end_);
        result_.steps.resize(kNumbers + 2);
        const Node* node = best;
        for (std::size_t n = kNumbers + 1; n >= 1; --n) {
            Step& step = result_.steps[n];
            for (int c = 0; c < colours_; ++c) {
                step.options[static_cast<std::size_t>(c)] = memory_.layers[n].options[node->options[static_cast<std::size_t>(c)]];
            }
            step.mirrors = memory_.layers[n].moves[node->move];
            step.runs_after = node->state.runs;
            node = &memory_.layers[n - 1].nodes[node->parent];
        }
    }

    const Supply& supply_;
    ScanLimits limits_;
    bool change_at_end_ = !limits_.roomy || supply_.knobs.two_colour_at_end;
    JokerStock stock_;       // what may be used as fillers
    JokerStock all_jokers_;  // what there is
    ScanMemory& memory_;
    LayerStates states_{memory_, !change_at_end_};
    int colours_;
    ScanResult result_;
    Layer* from_ = nullptr;
    Layer* to_ = nullptr;
    int number_ = 1;
    bool special_ = stock_.doubles + stock_.two_colour + stock_.mirrors > 0;
    bool locked_groups_here_ = false;
    std::int64_t value_ahead_ = 0;
    std::int64_t value_here_ = 0;
    std::uint32_t parent_ = 0;
    std::uint32_t move_ = 0;
    std::uint64_t open_mirrors_ = 0;
    int kept_back_ = 0;  // fillers that must not be used at this number
    std::array<Choice, kMaxColours> choices_{};
    std::array<std::uint32_t, kMaxColours> picked_{};
    std::array<int, kMaxColours> groups_{};
};

}  // namespace

ScanResult scan(const Supply& supply, const ScanLimits& limits, ScanMemory& memory) {
    return Scan(supply, limits, memory).run();
}

}  // namespace meldstone
