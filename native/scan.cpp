#include "scan.hpp"

#include <algorithm>
#include <unordered_map>

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

struct Node {
    State state;
    std::int64_t value = 0;
    std::int32_t promise = 0;  // fillers left; in a crowded layer: which of equally valued states to keep
    std::uint32_t parent = 0;
    std::uint32_t move = 0;
    std::array<std::uint32_t, kMaxColours> options{};
};

/// The options of one colour for one set of open runs, as a range of the layer's list.
struct OptionRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint8_t most_groups = 0;
    std::uint8_t number = 0;  // the number of the scan that these options belong to
};

/// The options of one colour for the state at hand.
struct Choice {
    OptionRange range;
    int colour = 0;
    int groups_ahead = 0;  // tiles that the colours after this one can put into groups at most

    std::uint32_t size() const { return range.end - range.begin; }
};

std::uint64_t mix(const State& state) {
    std::uint64_t h = state.runs * 0x9E3779B97F4A7C15ULL ^ (state.jokers + 0x7F4A7C15ULL) * 0xD6E8FEB86659FD93ULL;
    h ^= h >> 29;
    h *= 0xBF58476D1CE4E5B9ULL;
    return h ^ h >> 32;
}

/// The states of one number in the order they were found, with what led to them.
struct Layer {
    std::vector<Node> nodes;
    std::vector<RunOption> options;
    std::vector<MirrorMove> moves;
};

/// Finds the states of the current layer. Open addressing; entries of earlier layers count as empty, so nothing is ever cleared.
/// Only looked into, never walked through: results do not depend on the hash.
class StateIndex {
public:
    StateIndex() : table_(256) {}

    void begin(int layer) { layer_ = static_cast<std::uint32_t>(layer); }

    /// The index of the state among `nodes`, or `nodes.size()` if it is new; then the caller has to add it.
    std::uint32_t find_or_add(const State& state, const std::vector<Node>& nodes) {
        if (nodes.size() * 2 >= table_.size()) {
            grow(nodes);
        }
        std::size_t i = mix(state) & (table_.size() - 1);
        for (; table_[i].layer == layer_; i = (i + 1) & (table_.size() - 1)) {
            if (nodes[table_[i].index].state == state) {
                return table_[i].index;
            }
        }
        table_[i] = {layer_, static_cast<std::uint32_t>(nodes.size())};
        return table_[i].index;
    }

private:
    struct Entry {
        std::uint32_t layer = 0;
        std::uint32_t index = 0;
    };

    void grow(const std::vector<Node>& nodes) {
        table_.assign(table_.size() * 4, Entry{});
        for (std::uint32_t index = 0; index < nodes.size(); ++index) {
            std::size_t i = mix(nodes[index].state) & (table_.size() - 1);
            while (table_[i].layer == layer_) {
                i = (i + 1) & (table_.size() - 1);
            }
            table_[i] = {layer_, index};
        }
    }

    std::uint32_t layer_ = 0;
    std::vector<Entry> table_;
};

class Scan {
public:
    Scan(const Supply& supply, const ScanLimits& limits)
        : supply_(supply), stock_(supply.jokers, std::min(limits.fillers, 99)), all_jokers_(supply.jokers), limits_(limits), colours_(supply.knobs.colours),
          range_bits_(stock_.doubles > 0 ? OpenRuns::kBits : OpenRuns::kBits - 2) {
        const int reservations = stock_.mirrors > 0 ? 4 : 1;
        ranges_.resize(static_cast<std::size_t>(reservations * colours_) << range_bits_);
    }

    ScanResult run() {
        layers_.resize(kNumbers + 2);
        layers_[0].nodes.push_back(Node{});
        for (number_ = 1; number_ <= kNumbers + 1; ++number_) {
            if (!advance()) {
                break;
            }
        }
        if (number_ > kNumbers + 1) {
            pick_best();
        }
        return std::move(result_);
    }

private:
    bool advance() {
        const auto n = static_cast<std::size_t>(number_);
        from_ = &layers_[n - 1];
        to_ = &layers_[n];
        to_->nodes.reserve(64);
        to_->options.reserve(64);
        index_.begin(number_);
        moves_of_.clear();
        locked_groups_here_ = !supply_.locked_groups[n].empty();
        value_ahead_ = supply_.value_ahead[n] + supply_.joker_value;
        if (stock_.mirrors == 0) {
            to_->moves.push_back(MirrorMove{});
        }
        for (parent_ = 0; parent_ < from_->nodes.size(); ++parent_) {
            if (limits_.nodes > 0 && result_.nodes + static_cast<std::int64_t>(to_->nodes.size()) > limits_.nodes) {
                result_.complete = false;
                return false;
            }
            expand(from_->nodes[parent_]);
        }
        result_.nodes += static_cast<std::int64_t>(to_->nodes.size());
        narrow();
        return !to_->nodes.empty();
    }

    void expand(const Node& node) {
        std::uint32_t first = 0;
        std::uint32_t last = 1;
        if (stock_.mirrors > 0) {
            const auto [it, fresh] = moves_of_.try_emplace(node.state.jokers, 0, 0);
            if (fresh) {
                it->second.first = static_cast<std::uint32_t>(to_->moves.size());
                list_mirror_moves(supply_, stock_, number_, node.state.jokers, limits_.fillers_at_once, to_->moves);
                result_.complete = result_.complete && limits_.fillers_at_once >= stock_.fillers();
                it->second.second = static_cast<std::uint32_t>(to_->moves.size());
            }
            first = it->second.first;
            last = it->second.second;
        }
        for (move_ = first; move_ < last; ++move_) {
            const MirrorMove move = to_->moves[move_];
            if (list_choices(node.state, move)) {
                open_mirrors_ = move.open;
                const std::uint64_t jokers = (node.state.jokers & used::kCounters) + move.jokers;
                const int left = stock_.fillers() - JokerStock::fillers_used(jokers);
                const int at_once = std::min(left, limits_.fillers_at_once - JokerStock::fillers_used(move.jokers));
                kept_back_ = left - at_once;
                result_.complete = result_.complete && kept_back_ == 0;
                if (at_once >= 0) {
                    choose(0, node.state.runs & State::kRunBegun, jokers, node.value, 0, 0, at_once, 0);
                }
            }
        }
    }

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
        const std::size_t index = (static_cast<std::size_t>(reserved * colours_ + colour) << range_bits_) + open_runs;
        OptionRange& found = ranges_[index];
        if (found.number != number_) {
            found.number = static_cast<std::uint8_t>(number_);
            found.most_groups = 0;
            found.begin = static_cast<std::uint32_t>(to_->options.size());
            list_run_options(supply_, stock_, number_, colour, open_runs, reserved, to_->options);
            found.end = static_cast<std::uint32_t>(to_->options.size());
            for (std::uint32_t i = found.begin; i < found.end; ++i) {
                found.most_groups = std::max(found.most_groups, to_->options[i].groups);
            }
        }
        return found;
    }

    /// Goes through the options of the colours; `left` are fillers that nobody needs so far.
    void choose(int level, std::uint64_t runs, std::uint64_t jokers, std::int64_t value, int tiles, int most, int left,
                std::uint32_t handed) {
        if (level == colours_) {
            settle(runs, jokers, value, tiles, most, left, handed);
            return;
        }
        const Choice& choice = choices_[static_cast<std::size_t>(level)];
        const auto c = static_cast<std::size_t>(choice.colour);
        const RunOption* const end = to_->options.data() + choice.range.end;
        for (const RunOption* option = to_->options.data() + choice.range.begin; option != end; ++option) {
            const int now_left = left - option->cost;
            const int now_tiles = tiles + option->groups;
            const int now_most = std::max<int>(most, option->groups);
            if (now_left < 0 || (now_tiles + choice.groups_ahead + now_left < 3 * now_most && !locked_groups_here_)) {
                continue;
            }
            const std::uint64_t spent = jokers + option->jokers;
            if (special_ && option->jokers != 0 && !stock_.allows(spent)) {
                continue;
            }
            picked_[c] = static_cast<std::uint32_t>(option - to_->options.data());
            groups_[c] = option->groups;
            choose(level + 1, runs | option->next, spent, value + option->value, now_tiles, now_most, now_left, handed + option->handed);
        }
    }

    void settle(std::uint64_t runs, std::uint64_t jokers, std::int64_t value, int tiles, int most, int left, std::uint32_t handed) {
        if (value + value_ahead_ <= limits_.beat) {
            return;
        }
        if (most > 0) {
            const int fillers = locked_groups_here_
                                    ? group_fillers_beside(supply_.locked_groups[static_cast<std::size_t>(number_)], 0)
                                    : group_fillers(supply_.knobs, tiles, most);
            left -= fillers;
            if (fillers < 0 || left < 0) {
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
        const State state{runs, jokers | open_mirrors_};
        const std::uint32_t index = index_.find_or_add(state, to_->nodes);
        if (index == to_->nodes.size()) {
            to_->nodes.emplace_back();
        } else if (to_->nodes[index].value >= value) {
            return;
        }
        to_->nodes[index] = Node{state, value, left + kept_back_, parent_, move_, picked_};
    }

    /// Free fillers count most, long runs are a help, short ones a burden.
    static std::int32_t promise(std::uint64_t runs, int left) {
        constexpr std::uint64_t kEach = 0x4010040100401ULL;  // the lowest bit of every colour
        const auto many = [&](int field) {
            return __builtin_popcountll(runs & kEach << field) + 2 * __builtin_popcountll(runs & kEach << (field + 1));
        };
        return 8 * left + many(4) - 2 * many(0) - many(2) - 2 * many(6) - 2 * many(8);
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

    /// Keeps the most promising states if there are too many.
    void narrow() {
        std::vector<Node>& nodes = to_->nodes;
        if (limits_.width == 0 || nodes.size() <= limits_.width || number_ > kNumbers) {
            return;
        }
        result_.complete = false;
        for (Node& node : nodes) {
            node.promise = promise(node.state.runs, node.promise);
        }
        std::stable_sort(nodes.begin(), nodes.end(), [](const Node& a, const Node& b) {
            if (a.value != b.value) {
                return a.value > b.value;
            }
            return a.promise > b.promise;
        });
        nodes.resize(limits_.width);
    }

    void pick_best() {
        const Layer& last = layers_.back();
        const Node* best = nullptr;
        bool roomy = false;
        for (const Node& node : last.nodes) {
            const JokerUse use = best_joker_use(supply_, all_jokers_, node.state.jokers);
            const std::int64_t value = node.value + use.value;
            if (!use.possible || value <= limits_.beat) {
                continue;
            }
            // Of equal answers, one whose spare jokers surely find room.
            const bool fits = (node.state.runs & State::kRunBegun) != 0 ||
                              use.used[0] + use.used[1] + use.used[2] == JokerStock::fillers_used(node.state.jokers);
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
        result_.jokers = best->state.jokers;
        result_.steps.resize(kNumbers + 2);
        const Node* node = best;
        for (std::size_t n = kNumbers + 1; n >= 1; --n) {
            Step& step = result_.steps[n];
            for (int c = 0; c < colours_; ++c) {
                step.options[static_cast<std::size_t>(c)] = layers_[n].options[node->options[static_cast<std::size_t>(c)]];
            }
            step.mirrors = layers_[n].moves[node->move];
            step.runs_after = node->state.runs;
            node = &layers_[n - 1].nodes[node->parent];
        }
    }

    const Supply& supply_;
    JokerStock stock_;       // what may be used as fillers
    JokerStock all_jokers_;  // what there is
    ScanLimits limits_;
    int colours_;
    ScanResult result_;
    std::vector<Layer> layers_;
    StateIndex index_;
    Layer* from_ = nullptr;
    Layer* to_ = nullptr;
    int number_ = 1;
    bool special_ = stock_.doubles + stock_.two_colour + stock_.mirrors > 0;
    bool locked_groups_here_ = false;
    std::int64_t value_ahead_ = 0;
    std::uint32_t parent_ = 0;
    std::uint32_t move_ = 0;
    std::uint64_t open_mirrors_ = 0;
    int kept_back_ = 0;  // fillers that must not be used at this number
    int range_bits_;  // runs bridged twice need doubles
    std::vector<OptionRange> ranges_;
    std::unordered_map<std::uint64_t, std::pair<std::uint32_t, std::uint32_t>> moves_of_;
    std::array<Choice, kMaxColours> choices_{};
    std::array<std::uint32_t, kMaxColours> picked_{};
    std::array<int, kMaxColours> groups_{};
};

}  // namespace

int group_fillers(const Knobs& knobs, int tiles, int most) {
    // As many groups as the most frequent colour has tiles, filled evenly: no other split needs fewer jokers.
    if (tiles < most * knobs.min_number_tiles) {
        return -1;
    }
    return std::max(0, 3 * most - tiles);
}

JokerUse best_joker_use(const Supply& supply, const JokerStock& stock, std::uint64_t jokers) {
    using namespace used;
    const std::array<int, 3> bridges{count(jokers, kBridgeJ), count(jokers, kBridgeD), count(jokers, kBridgeC)};
    const int groups = count(jokers, kGroup);
    const int runs = count(jokers, kRun);
    const int mirrors = count(jokers, kMirrors);
    JokerUse best;
    if (mirrors < supply.joker_required[3]) {
        return best;
    }
    const std::int64_t mirror_value = std::int64_t{supply.joker_weight[3]} * (mirrors - supply.joker_required[3]);
    for (int j = std::max(bridges[0], supply.joker_required[0]); j <= stock.normal; ++j) {
        for (int d = std::max(bridges[1], supply.joker_required[1]); d <= stock.doubles; ++d) {
            for (int c = std::max(bridges[2], supply.joker_required[2]); c <= stock.two_colour; ++c) {
                const int free = j + d - bridges[0] - bridges[1] - groups;
                if (free < 0 || free + c - bridges[2] < runs) {
                    continue;
                }
                const std::int64_t value = mirror_value + std::int64_t{supply.joker_weight[0]} * (j - supply.joker_required[0]) +
                                           std::int64_t{supply.joker_weight[1]} * (d - supply.joker_required[1]) +
                                           std::int64_t{supply.joker_weight[2]} * (c - supply.joker_required[2]);
                if (!best.possible || value > best.value) {
                    best = {true, value, {j, d, c, mirrors}};
                }
            }
        }
    }
    return best;
}

ScanResult scan(const Supply& supply, const ScanLimits& limits) {
    return Scan(supply, limits).run();
}

}  // namespace meldstone
