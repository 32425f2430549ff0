#include "plain/search.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "core/hash_table.hpp"
#include "core/limits.hpp"

// Number by number, and at each number colour by colour, one option is chosen. What matters for the rest is a state:
// the pending runs of every colour, the groups begun at this number, and the jokers used. States are worked on in the
// order of what they have lost against the bound, the furthest first: so the first complete answer is the best, and
// where the bound can be reached the search goes straight to it. Options of a state that lose more wait until it is
// their turn.

namespace meldstone::plain {
namespace {

/// A state in 64 bits: eight for the pending runs of each colour, then the groups of the number at hand, jokers and
/// progress.
namespace key {
constexpr int kTiles = 48;   // tiles in groups; nine means nine or more, for there are three groups at most
constexpr int kMost = 52;    // tiles of one colour in groups: so many groups there have to be
constexpr int kJokers = 54;  // used
constexpr int kTurn = 57;    // colours and numbers that are settled
constexpr std::uint64_t kRuns = (std::uint64_t{1} << kTiles) - 1;
constexpr std::uint64_t kAllButJokers = ~(std::uint64_t{7} << kJokers);

constexpr int tiles(std::uint64_t code) {
    return static_cast<int>(code >> kTiles & 15);
}
constexpr int most_of_a_colour(std::uint64_t code) {
    return static_cast<int>(code >> kMost & 3);
}
constexpr int jokers(std::uint64_t code) {
    return static_cast<int>(code >> kJokers & 7);
}
constexpr std::size_t turn(std::uint64_t code) {
    return code >> kTurn;
}
}  // namespace key

struct Node {
    std::uint64_t key = 0;
    std::int32_t loss = 0;
    std::uint32_t parent = 0;
    std::uint32_t option : 29 = 0;  // that led here from the parent
    std::uint32_t needed : 3 = 0;   // jokers used, and those that the pending runs need at least
    std::uint32_t waiting = 0;      // the first of its options that has not been tried
};

/// Where the search stands; small enough for registers.
struct SearchPoint {
    std::uint64_t key = 0;
    std::int32_t loss = 0;
    int needed = 0;
};

/// A colour at a number, in the order of the search.
struct Turn {
    const ColourState* before = nullptr;
    const ColourState* after = nullptr;
    std::uint8_t number = 0;
    std::uint8_t colour = 0;
    std::uint8_t groups_ahead = 0;  // tiles that later colours can put into groups of this number
    bool last = false;              // of its number

    const ColourState& state(std::uint64_t code) const { return before[code >> (8 * colour) & 255]; }
};

class Search {
public:
    Search(const Board& board, std::int64_t most_nodes, std::int64_t too_much, bool find_any)
        : board_(board),
          options_(board.options()),
          jokers_(board.jokers()),
          least_numbers_(board.problem().knobs.min_number_tiles),
          all_nodes_(std::min(most_nodes, kMostNodes)),
          proof_nodes_(find_any ? all_nodes_ - all_nodes_ / limits::kPlainPartForAnyAnswer : all_nodes_),
          too_much_(std::min<std::int64_t>(too_much, INT32_MAX)) {
        list_turns();
        const int required = board.problem().required[kJoker];
        const int worth = board.problem().weights[kJoker];
        for (int used = 0; used <= jokers_; ++used) {
            joker_cost_[static_cast<std::size_t>(used)] = worth < 0 ? -worth * std::max(0, used - required) : 0;
        }
        nodes_.reserve(256);
        stack_.reserve(128);
        waiting_.reserve(128);
        table_.resize(1024);
    }

    Path run() {
        nodes_.push_back({});
        if (!board_.impossible() && begin()) {
            while (next_node()) {
                if (static_cast<std::int64_t>(nodes_.size()) > proof_nodes_ && !give_up()) {
                    break;
                }
                if (given_up_) {
                    try_one_option(current_);
                } else {
                    expand(current_);
                }
            }
        }
        Path path;
        path.nodes = static_cast<std::int64_t>(nodes_.size());
        path.complete = !given_up_;
        path.least = level_;
        if (found_) {
            path.found = true;
            path.loss = nodes_[goal_].loss;
            replay(path);
        }
        return path;
    }

private:
    static constexpr std::int64_t kMostNodes = (1 << 25) - 1;  // numbered in 25 bits, see `rank`

    void list_turns() {
        for (int n = 1; n <= kNumbers; ++n) {
            const std::size_t first = turn_count_;
            for (int c = 0; c < board_.colours(); ++c) {
                if (!board_.is_idle(n, c)) {
                    turns_[turn_count_++] = {board_.states(n, c),
                                             board_.states(n + 1, c),
                                             static_cast<std::uint8_t>(n),
                                             static_cast<std::uint8_t>(c),
                                             0,
                                             false};
                }
            }
            int ahead = 0;
            for (std::size_t i = turn_count_; i-- > first;) {
                turns_[i].last = i + 1 == turn_count_;
                turns_[i].groups_ahead = static_cast<std::uint8_t>(ahead);
                ahead += board_.tiles(n, turns_[i].colour);
            }
        }
    }

    bool begin() {
        SearchPoint at;
        for (int c = 0; c < board_.colours(); ++c) {
            at.needed += board_.states(1, c)->jokers;
        }
        if (!run_forced(at) || loses_too_much(at.loss)) {
            return false;
        }
        level_ = at.loss;
        if (key::turn(at.key) == turn_count_) {
            found_ = true;
            too_much_ = at.loss;
        } else {
            stack_.push_back(0);
        }
        nodes_[0] = node(at, 0, 0);
        return true;
    }

    Node node(const SearchPoint& at, std::uint32_t parent, std::uint32_t option) const {
        const std::uint32_t first = key::turn(at.key) < turn_count_ ? turns_[key::turn(at.key)].state(at.key).begin : 0;
        return {at.key, at.loss, parent, option & ((1U << 29) - 1), static_cast<std::uint32_t>(at.needed) & 7, first};
    }

    /// Chooses an option; false if no answer can come of it.
    bool choose(SearchPoint& at, const Turn& turn, Option option) const {
        const int used = key::jokers(at.key);
        int jokers = used + option.jokers();
        at.needed += option.jokers() + turn.after[option.next()].jokers - turn.state(at.key).jokers;
        int tiles = key::tiles(at.key) + option.groups();
        int most = std::max(key::most_of_a_colour(at.key), option.groups());
        if (turn.last) {
            // As many groups as the most frequent colour has tiles, filled evenly: no other split needs fewer jokers.
            const int fillers = std::max(0, 3 * most - tiles);
            jokers += fillers;
            at.needed += fillers;
            if (tiles < most * least_numbers_) {
                return false;
            }
            tiles = most = 0;
        } else {
            if (tiles + turn.groups_ahead + jokers_ - at.needed < 3 * most) {
                return false;
            }
            tiles = std::min(tiles, 9);
        }
        if (at.needed > jokers_) {
            return false;
        }
        at.loss +=
            option.loss() + joker_cost_[static_cast<std::size_t>(jokers)] - joker_cost_[static_cast<std::size_t>(used)];
        const int shift = 8 * turn.colour;
        const std::uint64_t runs = (at.key & key::kRuns & ~(std::uint64_t{255} << shift)) | std::uint64_t{option.next()}
                                                                                                << shift;
        at.key = runs | static_cast<std::uint64_t>(tiles) << key::kTiles |
                 static_cast<std::uint64_t>(most) << key::kMost | static_cast<std::uint64_t>(jokers) << key::kJokers |
                 static_cast<std::uint64_t>(key::turn(at.key) + 1) << key::kTurn;
        return true;
    }

    /// Goes on as long as there is nothing to choose.
    bool run_forced(SearchPoint& at) const {
        while (key::turn(at.key) < turn_count_) {
            const Turn& turn = turns_[key::turn(at.key)];
            const ColourState& state = turn.state(at.key);
            if (state.end - state.begin != 1) {
                return state.end != state.begin;
            }
            if (!choose(at, turn, options_[state.begin])) {
                return false;
            }
        }
        return true;
    }

    /// Tries the options that stay within the current loss level; the others wait.
    void expand(std::uint32_t index) {
        const Node from = nodes_[index];
        const std::uint32_t end = turns_[key::turn(from.key)].state(from.key).end;
        const auto stacked = static_cast<std::ptrdiff_t>(stack_.size());
        std::uint32_t i = from.waiting;
        for (; i < end && from.loss + options_[i].loss() <= level_; ++i) {
            try_option(from, index, i);
        }
        if (i < end && !loses_too_much(from.loss + options_[i].loss())) {
            nodes_[index].waiting = i;
            wait(from.loss + options_[i].loss(), from.key, index);
        }
        std::reverse(stack_.begin() + stacked, stack_.end());
    }

    /// Tries one option and what follows from it; the others come after that.
    void try_one_option(std::uint32_t index) {
        const Node from = nodes_[index];
        if (from.waiting + 1 < turns_[key::turn(from.key)].state(from.key).end) {
            ++nodes_[index].waiting;
            stack_.push_back(index);
        }
        try_option(from, index, from.waiting);
    }

    void try_option(const Node& from, std::uint32_t index, std::uint32_t option) {
        SearchPoint at{from.key, from.loss, static_cast<int>(from.needed)};
        if (choose(at, turns_[key::turn(from.key)], options_[option]) && run_forced(at) && !loses_too_much(at.loss)) {
            keep(at, index, option);
        }
    }

    bool loses_too_much(std::int32_t loss) const { return loss >= too_much_; }

    /// Remembers a state, unless it is known with no more loss and no more jokers.
    void keep(const SearchPoint& at, std::uint32_t parent, std::uint32_t option) {
        if (nodes_.size() * 2 > table_.size()) {
            grow();
        }
        std::uint32_t index = 0;
        std::size_t i = hash_slot(at.key);
        for (; table_[i] != 0; i = (i + 1) & (table_.size() - 1)) {
            const Node& other = nodes_[table_[i]];
            if (((other.key ^ at.key) & key::kAllButJokers) == 0) {
                if (other.loss <= at.loss && key::jokers(other.key) <= key::jokers(at.key)) {
                    return;
                }
                if (other.key == at.key) {
                    index = table_[i];
                    break;
                }
            }
        }
        if (index == 0) {
            index = static_cast<std::uint32_t>(nodes_.size());
            table_[i] = index;
            nodes_.emplace_back();
        }
        nodes_[index] = node(at, parent, option);
        if (key::turn(at.key) == turn_count_) {
            found_ = true;
            goal_ = index;
            too_much_ = at.loss;
        } else if (at.loss <= level_ || given_up_) {
            stack_.push_back(index);
        } else {
            wait(at.loss, at.key, index);
        }
    }

    /// Less lost first, then further on, then as found.
    void wait(std::int32_t loss, std::uint64_t code, std::uint32_t index) {
        waiting_.push_back(static_cast<std::uint64_t>(loss) << 32 | (127 - key::turn(code)) << 25 | index);
        std::push_heap(waiting_.begin(), waiting_.end(), std::greater<>{});
    }

    /// Picks the state to go on from; false if none could give a better answer.
    bool next_node() {
        if (too_much_ <= level_ || (found_ && given_up_)) {
            return false;
        }
        if (!stack_.empty()) {
            current_ = stack_.back();
            stack_.pop_back();
            return true;
        }
        while (!waiting_.empty()) {
            const std::uint64_t first = waiting_.front();
            std::pop_heap(waiting_.begin(), waiting_.end(), std::greater<>{});
            waiting_.pop_back();
            current_ = static_cast<std::uint32_t>(first & kMostNodes);
            const auto loss = static_cast<std::int32_t>(first >> 32);
            const Node& node = nodes_[current_];
            // A state that was reached in a better chosen_options since then has waited for nothing.
            if (node.loss + options_[node.waiting].loss() == loss && !loses_too_much(loss)) {
                level_ = given_up_ ? level_ : loss;
                return true;
            }
        }
        return false;
    }

    /// The nodes for the proof are used up: the others go into a search straight for any answer. False if those are
    /// used up too.
    bool give_up() {
        const bool over = given_up_ || found_ || proof_nodes_ == all_nodes_;
        given_up_ = true;
        if (over) {
            return false;
        }
        proof_nodes_ = all_nodes_;
        return true;
    }

    std::size_t hash_slot(std::uint64_t code) const { return mix(code & key::kAllButJokers) & (table_.size() - 1); }

    void grow() {
        table_.assign(table_.size() * 4, 0);
        for (std::uint32_t index = 1; index < nodes_.size(); ++index) {
            std::size_t i = hash_slot(nodes_[index].key);
            while (table_[i] != 0) {
                i = (i + 1) & (table_.size() - 1);
            }
            table_[i] = index;
        }
    }

    void replay(Path& path) {
        std::array<std::uint32_t, static_cast<std::size_t>(kNumbers) * kMaxColours> chosen_options;
        std::size_t length = 0;
        for (std::uint32_t index = goal_; index != 0; index = nodes_[index].parent) {
            chosen_options[length++] = nodes_[index].option;
        }
        SearchPoint at;
        while (key::turn(at.key) < turn_count_) {
            const Turn& turn = turns_[key::turn(at.key)];
            const ColourState& state = turn.state(at.key);
            const Option& option = options_[state.end - state.begin == 1 ? state.begin : chosen_options[--length]];
            path.options[static_cast<std::size_t>(turn.number * kMaxColours + turn.colour)] = &option;
            at.needed = 0;
            choose(at, turn, option);
        }
        path.jokers = key::jokers(at.key);
    }

    const Board& board_;
    const Option* options_;
    int jokers_;
    int least_numbers_;
    std::int64_t all_nodes_;
    std::int64_t proof_nodes_;  // for the proof; the others are for finding any answer at all
    std::int64_t too_much_;     // answers that lose so much are of no interest: there is a better one
    std::array<Turn, static_cast<std::size_t>(kNumbers) * kMaxColours> turns_;
    std::size_t turn_count_ = 0;
    std::array<std::int32_t, 8> joker_cost_{};  // what jokers cost, once used, that nobody would lay for their own sake
    std::vector<Node> nodes_;
    std::vector<std::uint32_t>
        table_;  // finds nodes by their key; only looked into, so that answers do not depend on it
    std::vector<std::uint32_t> stack_;    // nodes that lose no more than `level_`
    std::vector<std::uint64_t> waiting_;  // a heap of the others
    std::int32_t level_ = 0;
    std::uint32_t current_ = 0;
    std::uint32_t goal_ = 0;
    bool found_ = false;
    bool given_up_ = false;
};

}  // namespace

Path search(const Board& board, std::int64_t most_nodes, std::int64_t too_much, bool find_any) {
    return Search(board, most_nodes, too_much, find_any).run();
}

}  // namespace meldstone::plain
