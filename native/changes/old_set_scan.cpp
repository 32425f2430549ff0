#include "changes/old_set_scan.hpp"

#include <algorithm>
#include <array>

#include "core/hash_table.hpp"
#include "core/limits.hpp"

// The scan of the solver (scan/beam_scan.cpp) with one more thing to decide: an old set stays or is broken up when the
// scan comes to its lowest number. A set that stays is out of play. The tiles of a broken up one are free, so a state
// has to remember which broken up sets go on at higher numbers. Of two states with the same short runs and the same
// broken up sets going on, one beats the other if it is worth as much, breaks up as few sets, and has as many jokers
// and long runs.
//
// With few sets broken up, few tiles are free and there are few states; most old sets have nothing to do with the
// answer.

namespace meldstone::changes {
namespace {

constexpr int kRunBits = 6;  // of a colour: how many pending runs are one tile long, two, three or more
constexpr std::uint64_t kRunMask = (1U << kRunBits) - 1;
constexpr int kMostRuns = 3;
constexpr int kTileBits = 2;                      // there are at most three copies of a tile
constexpr std::uint64_t kShort = 0x3CF3CF3CFULL;  // the short runs of all colours

struct Runs {
    int one, two, three;
    static Runs of(std::uint64_t code) {
        return {static_cast<int>(code & 3), static_cast<int>(code >> 2 & 3), static_cast<int>(code >> 4 & 3)};
    }
    std::uint64_t pack() const { return static_cast<std::uint64_t>(one | two << 2 | std::min(three, kMostRuns) << 4); }
};

/// What one colour can do at one number.
struct ColourOption {
    std::uint64_t next = 0;
    int jokers = 0;
    int groups = 0;
    int short_runs = 0;
    std::int64_t value = 0;
};

struct ColourOptionRange {
    std::uint32_t begin = 0;
    std::uint16_t size = 0;
    std::uint8_t most_groups = 0;  // tiles that one of the options puts into groups
    bool listed = false;
};

struct OldSetNode {
    std::uint64_t runs = 0;
    std::uint64_t going_on = 0;  // broken up sets with tiles at higher numbers
    std::uint64_t broken_here = 0;
    std::int64_t value = 0;
    std::uint32_t parent = 0;
    std::int32_t same = -1;   // another node with the same short runs and sets
    std::int16_t jokers = 0;  // not used yet
    std::int16_t broken_up = 0;
    bool beaten = false;
};

std::uint64_t mix(const OldSetNode& node) {
    return meldstone::mix(node.runs & kShort, node.going_on);
}

}  // namespace

class OldSetScans::ScanState {
public:
    explicit ScanState(const TilesByNumber& tiles)
        : tiles_(tiles),
          bounds_(tiles),
          colours_(static_cast<std::size_t>(tiles.colours)),
          layers_(kNumbers + 2),
          ranges_((kNumbers + 2) * colours_ << (kRunBits + kTileBits)) {}

    OldSetResult scan(const OldSetLimits& limits) {
        limits_ = limits;
        result_ = {};
        for (std::vector<OldSetNode>& layer : layers_) {
            layer.clear();
        }
        OldSetNode start;
        start.jokers = static_cast<std::int16_t>(tiles_.jokers);
        begin(start, 0);
        for (number_ = 1; number_ <= kNumbers + 1; ++number_) {
            if (!advance()) {
                return result_;
            }
        }
        pick_best();
        return result_;
    }

private:
    /// Sets with jokers are broken up before the first number or not at all: their jokers may be wanted anywhere.
    void begin(const OldSetNode& start, std::size_t index) {
        if (index == tiles_.with_jokers.size()) {
            layers_[0].push_back(start);
            return;
        }
        begin(start, index + 1);
        const OldSet& set = tiles_.sets[static_cast<std::size_t>(tiles_.with_jokers[index])];
        if (start.broken_up < limits_.most_broken_up && (set.twin < 0 || (start.broken_here >> set.twin & 1) != 0)) {
            OldSetNode broken_up = start;
            broken_up.broken_here |= std::uint64_t{1} << tiles_.with_jokers[index];
            broken_up.going_on = broken_up.broken_here;
            broken_up.jokers = static_cast<std::int16_t>(broken_up.jokers + set.jokers);
            ++broken_up.broken_up;
            begin(broken_up, index + 1);
        }
    }

    bool advance() {
        const auto n = static_cast<std::size_t>(number_);
        std::vector<OldSetNode>& to = layers_[n];
        for (std::size_t c = colours_; c-- > 0;) {
            worth_from_[c] = worth_from_[c + 1] + (number_ <= kNumbers ? tiles_.worth[c][n] : 0);
        }
        table_.assign(table_.empty() ? 1024 : table_.size(), -1);
        for (parent_ = 0; parent_ < layers_[n - 1].size(); ++parent_) {
            if (layers_[n - 1][parent_].beaten) {
                continue;
            }
            if (limits_.width > 0 && to.size() > limits::kChangesChildrenPerKept * limits_.width) {
                result_.complete = false;
                break;
            }
            expand(layers_[n - 1][parent_], 0, 0, 0);
            if (result_.nodes + static_cast<std::int64_t>(to.size()) > limits_.nodes) {
                result_.complete = false;
                return false;
            }
        }
        result_.nodes += static_cast<std::int64_t>(to.size());
        narrow(to);
        return !to.empty();
    }

    /// Every choice of sets that begin here.
    void expand(const OldSetNode& from, std::size_t index, std::uint64_t broken_here, int count_here) {
        const std::vector<int>& begin = tiles_.starting[static_cast<std::size_t>(number_)];
        if (index < begin.size()) {
            expand(from, index + 1, broken_here, count_here);
            const OldSet& set = tiles_.sets[static_cast<std::size_t>(begin[index])];
            if (from.broken_up + count_here < limits_.most_broken_up &&
                (set.twin < 0 || (broken_here >> set.twin & 1) != 0)) {
                expand(from, index + 1, broken_here | std::uint64_t{1} << begin[index], count_here + 1);
            }
            return;
        }
        next_.broken_up = static_cast<std::int16_t>(from.broken_up + count_here);
        next_.broken_here = broken_here;
        next_.going_on = 0;
        const auto n = static_cast<std::size_t>(number_);
        const int may = limits_.most_broken_up - next_.broken_up;
        Lanes free = tiles_.required_at[n];
        ahead_ = tiles_.loose_at[n + 1] + (may > 0 ? tiles_.starting_tiles[n + 1] : 0);
        for (std::uint64_t rest = from.going_on | broken_here; rest != 0; rest &= rest - 1) {
            const OldSet& set = tiles_.sets[static_cast<std::size_t>(__builtin_ctzll(rest))];
            free += (set.numbers >> n & 1) * set.lanes;
            ahead_ += (set.numbers >> (n + 1) & 1) * set.lanes;
            next_.going_on |= set.high > number_ ? rest & -rest : 0;
        }
        look_ahead(may);
        const Choice none{.jokers = from.jokers, .value = from.value};
        if (!can_reach(0, none)) {
            return;
        }
        for (std::size_t c = colours_; c-- > 0;) {
            ranges_here_[c] = options_of(c, from.runs >> (kRunBits * c) & kRunMask, in_lane(free, c));
            groups_ahead_[c] = groups_ahead_[c + 1] + ranges_here_[c].most_groups;
        }
        combine(0, none);
    }

    /// The worth of all numbers ahead, if so many more sets may be broken up.
    void look_ahead(int may) {
        const BoundAhead& ahead = bounds_.at(number_, next_.going_on);
        bound_ = may > 0 ? &ahead.some_broken : &ahead.none_broken;
        bound_with_joker_ = may > 0 ? &ahead.some_broken_with_joker : &ahead.none_broken_with_joker;
        by_joker_ = ahead.by_joker;
        least_ = tiles_.wanted - ahead.everything;
        short_ =
            tiles_.wanted - ahead.worth_with_more[std::min(static_cast<std::size_t>(may), BoundAhead::kSetsCounted)];
    }

    ColourOptionRange options_of(std::size_t colour, std::uint64_t runs, int required) {
        const std::size_t row = static_cast<std::size_t>(number_) * colours_ + colour;
        ColourOptionRange& range = ranges_[(row << kRunBits | runs) << kTileBits | static_cast<std::size_t>(required)];
        if (!range.listed) {
            range.listed = true;
            range.begin = static_cast<std::uint32_t>(options_.size());
            list_options(colour, Runs::of(runs), required);
            std::stable_sort(options_.begin() + range.begin, options_.end(),
                             [](const ColourOption& a, const ColourOption& b) { return a.jokers < b.jokers; });
            range.size = static_cast<std::uint16_t>(options_.size() - range.begin);
            for (std::size_t i = range.begin; i < options_.size(); ++i) {
                range.most_groups = static_cast<std::uint8_t>(std::max<int>(range.most_groups, options_[i].groups));
            }
        }
        return range;
    }

    /// Short runs get a tile, a joker, or end with jokers; long ones may. The other tiles begin runs or go into groups.
    void list_options(std::size_t colour, const Runs& runs, int required) {
        const int jokers = tiles_.all_jokers;
        for (int end_one = 0; end_one <= runs.one; ++end_one) {
            for (int end_two = 0; end_two <= runs.two; ++end_two) {
                const Runs left{runs.one - end_one, runs.two - end_two, runs.three};
                const int ended = 2 * end_one + end_two;
                for (int one = 0; one <= left.one && ended + one <= jokers; ++one) {
                    for (int two = 0; two <= left.two && ended + one + two <= jokers; ++two) {
                        for (int three = 0; three <= left.three && ended + one + two + three <= jokers; ++three) {
                            list_tiles(colour, left, {one, two, three}, ended, required);
                        }
                    }
                }
            }
        }
    }

    /// The options in which these runs go on, those of them that are `filled` with a joker each.
    void list_tiles(std::size_t colour, const Runs& runs, const Runs& filled, int ended, int required) {
        const auto n = static_cast<std::size_t>(number_);
        const int tiles = required + tiles_.optional[n][colour];
        const int must_go_on = runs.one - filled.one + runs.two - filled.two;
        for (int in_runs = must_go_on; in_runs <= tiles; ++in_runs) {
            const int longer = std::min(runs.three - filled.three, in_runs - must_go_on);
            const Runs after{in_runs - must_go_on - longer, runs.one, runs.two + longer + filled.three};
            if (number_ > kNumbers && after.two > 0) {
                continue;  // short runs end here at the latest
            }
            const int jokers = ended + filled.one + filled.two + filled.three;
            for (int groups = std::max(0, required - in_runs); groups + in_runs <= tiles; ++groups) {
                const std::int64_t value = std::int64_t{tiles_.weight[n][colour]} * (in_runs + groups - required);
                if (number_ > kNumbers || tiles_.worth[colour][n] - value <= tiles_.may_stay) {
                    options_.push_back({after.pack(), jokers, groups, after.one + after.two, value});
                }
            }
        }
    }

    /// What the colours so far do at this number.
    struct Choice {
        std::uint64_t runs = 0;
        int jokers = 0;
        std::int64_t value = 0;
        int in_groups = 0;
        int groups = 0;
        int for_runs = 0;
        int for_runs_with_joker = 0;
    };

    void combine(std::size_t colour, const Choice& so_far) {
        if (colour == colours_) {
            finish(so_far);
            return;
        }
        const ColourOption* const end = options_.data() + ranges_here_[colour].begin + ranges_here_[colour].size;
        for (const ColourOption* at = end - ranges_here_[colour].size; at != end; ++at) {
            const ColourOption& option = *at;
            if (option.jokers > so_far.jokers) {
                break;
            }
            const int jokers = so_far.jokers - option.jokers;
            const int room = in_lane(ahead_, colour) + jokers - option.short_runs;
            const int in_groups = so_far.in_groups + option.groups;
            const int groups = std::max(so_far.groups, option.groups);
            if (room < 0 || 3 * groups > in_groups + groups_ahead_[colour + 1] + jokers) {
                continue;  // pending runs or groups lack tiles
            }
            // more long runs than can go on are as good as closed
            const std::uint64_t next =
                std::min(option.next >> 4, static_cast<std::uint64_t>(room)) << 4 | (option.next & 15);
            const bool pending = next != 0;
            const Choice choice{
                .runs = so_far.runs | next << (kRunBits * colour),
                .jokers = jokers,
                .value = so_far.value + option.value,
                .in_groups = in_groups,
                .groups = groups,
                .for_runs = so_far.for_runs + (pending ? bound_->for_runs[colour] : 0),
                .for_runs_with_joker = so_far.for_runs_with_joker + (pending ? bound_with_joker_->for_runs[colour] : 0),
            };
            if (can_reach(colour + 1, choice)) {
                combine(colour + 1, choice);
            }
        }
    }

    /// False if the worth is out of reach even if the colours from this one on place everything.
    bool can_reach(std::size_t colour, const Choice& choice) const {
        const std::int64_t value = choice.value + worth_from_[colour];
        return value >= least_ &&
               value + choice.for_runs + bound_->for_runs_from[colour] + choice.jokers * by_joker_ >= short_;
    }

    /// Fills the groups and adds the state if it can still reach the worth.
    void finish(Choice choice) {
        choice.jokers -= std::max(0, 3 * choice.groups - choice.in_groups);
        if (choice.jokers >= 0 && can_reach(colours_, choice) &&
            (choice.jokers != 1 ||
             choice.value + choice.for_runs_with_joker + bound_with_joker_->worth >= tiles_.wanted)) {
            add(choice.runs, choice.jokers, choice.value);
        }
    }

    void add(std::uint64_t runs, int jokers, std::int64_t value) {
        std::vector<OldSetNode>& nodes = layers_[static_cast<std::size_t>(number_)];
        OldSetNode node = next_;
        node.runs = runs;
        node.value = value;
        node.jokers = static_cast<std::int16_t>(jokers);
        node.parent = parent_;
        if (nodes.size() * 2 >= table_.size()) {
            grow_slots(nodes);
        }
        std::size_t i = mix(node) & (table_.size() - 1);
        while (table_[i] >= 0 && !same(nodes[static_cast<std::size_t>(table_[i])], node)) {
            i = (i + 1) & (table_.size() - 1);
        }
        for (std::int32_t k = table_[i]; k >= 0; k = nodes[static_cast<std::size_t>(k)].same) {
            OldSetNode& other = nodes[static_cast<std::size_t>(k)];
            if (other.beaten) {
                continue;
            }
            if (beats(other, node)) {
                return;
            }
            other.beaten = beats(node, other);
        }
        node.same = table_[i];
        table_[i] = static_cast<std::int32_t>(nodes.size());
        nodes.push_back(node);
    }

    /// True if a can do all that b can; both have the same short runs.
    static bool beats(const OldSetNode& a, const OldSetNode& b) {
        constexpr std::uint64_t kGuard = 0x410410410ULL;  // a bit above the long runs of every colour
        return a.value >= b.value && a.broken_up <= b.broken_up && a.jokers >= b.jokers &&
               ((((a.runs & ~kShort) >> 2 | kGuard) - ((b.runs & ~kShort) >> 2)) & kGuard) == kGuard;
    }

    static bool same(const OldSetNode& a, const OldSetNode& b) {
        return (a.runs & kShort) == (b.runs & kShort) && a.going_on == b.going_on;
    }

    void grow_slots(const std::vector<OldSetNode>& nodes) {
        std::vector<std::int32_t> old(table_.size() * 4, -1);
        old.swap(table_);
        for (const std::int32_t head : old) {
            if (head >= 0) {
                std::size_t i = mix(nodes[static_cast<std::size_t>(head)]) & (table_.size() - 1);
                while (table_[i] >= 0) {
                    i = (i + 1) & (table_.size() - 1);
                }
                table_[i] = head;
            }
        }
    }

    /// How likely a state leads to an answer: worth and jokers help, broken up sets and short runs cost.
    std::int64_t promise(const OldSetNode& node) const {
        int short_runs = 0;
        for (std::uint64_t runs = node.runs & kShort; runs != 0; runs >>= kRunBits) {
            short_runs += static_cast<int>((runs & 3) + (runs >> 2 & 3));
        }
        return limits::kChangesPromiseWorth * node.value +
               std::int64_t{tiles_.usual_worth} *
                   (limits::kChangesPromiseJoker * node.jokers + limits::kChangesPromiseBrokenSet * node.broken_up +
                    limits::kChangesPromiseShortRun * short_runs);
    }

    /// Keeps the most promising states if there are too many.
    void narrow(std::vector<OldSetNode>& nodes) {
        if (limits_.width == 0 || nodes.size() <= limits_.width) {
            return;
        }
        most_promising_.clear();
        for (std::uint32_t i = 0; i < nodes.size(); ++i) {
            if (!nodes[i].beaten) {
                most_promising_.emplace_back(-promise(nodes[i]), i);
            }
        }
        const std::size_t kept = std::min(most_promising_.size(), limits_.width);
        result_.complete = result_.complete && kept == most_promising_.size();
        std::partial_sort(most_promising_.begin(), most_promising_.begin() + static_cast<std::ptrdiff_t>(kept),
                          most_promising_.end());
        best_.clear();
        for (std::size_t i = 0; i < kept; ++i) {
            best_.push_back(nodes[most_promising_[i].second]);
        }
        nodes.swap(best_);
    }

    void pick_best() {
        const OldSetNode* best = nullptr;
        for (const OldSetNode& node : layers_.back()) {
            if (!node.beaten && node.value >= tiles_.wanted && (best == nullptr || node.broken_up < best->broken_up)) {
                best = &node;
            }
        }
        if (best == nullptr) {
            return;
        }
        result_.found = true;
        for (std::size_t n = kNumbers + 1; n >= 1; --n) {
            result_.broken_up |= best->broken_here;
            best = &layers_[n - 1][best->parent];
        }
        result_.broken_up |= best->broken_here;
    }

    const TilesByNumber& tiles_;
    BoundTable bounds_;
    OldSetLimits limits_;
    std::size_t colours_;
    std::vector<std::vector<OldSetNode>> layers_;
    std::vector<std::int32_t> table_;        // finds the last state with some short runs and sets
    std::vector<ColourOption> options_;      // they depend on the tiles alone, and are listed once
    std::vector<ColourOptionRange> ranges_;  // by number, colour, pending runs and tiles that must lie
    std::array<ColourOptionRange, kMaxColours> ranges_here_{};
    Lanes ahead_ = 0;  // what runs can find at the next number, whatever is broken up there
    std::array<int, kMaxColours + 1> groups_ahead_{};  // tiles that the colours from one on can put into groups at most
    std::array<std::int64_t, kMaxColours + 1> worth_from_{};  // of the rack tiles here in the colours from one on
    std::vector<std::pair<std::int64_t, std::uint32_t>> most_promising_;  // the states of a layer, most promising first
    std::vector<OldSetNode> best_;
    const BoundAhead::Bound* bound_ = nullptr;
    const BoundAhead::Bound* bound_with_joker_ = nullptr;
    int by_joker_ = 0;
    std::int64_t least_ = 0;  // less is lost for good
    std::int64_t short_ = 0;  // what has to come from here, pending runs and jokers
    OldSetNode next_;
    int number_ = 1;
    std::uint32_t parent_ = 0;
    OldSetResult result_;
};

OldSetScans::OldSetScans(const TilesByNumber& tiles) : state_(std::make_unique<ScanState>(tiles)) {}
OldSetScans::~OldSetScans() = default;

OldSetResult OldSetScans::scan(const OldSetLimits& limits) {
    return state_->scan(limits);
}

}  // namespace meldstone::changes
