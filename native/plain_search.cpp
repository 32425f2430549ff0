#include "plain_search.hpp"

#include <algorithm>
#include <functional>
#include <vector>

// Number by number, and at each number colour by colour, one option is chosen. What matters for the rest is a state: the open runs
// of every colour, the groups begun at this number, and the jokers used. States are worked on in the order of what they have lost
// against the bound, the furthest first: so the first complete answer is the best, and where the bound can be reached the search
// goes straight to it. Options of a state that lose more wait until it is their turn.

namespace meldstone::plain {
namespace {

/// A state in 64 bits: eight for the open runs of each colour, then the groups of the number at hand, jokers and progress.
namespace key {
constexpr int kTiles = 48;   // tiles in groups; nine means nine or more, for there are three groups at most
constexpr int kMost = 52;    // tiles of one colour in groups: so many groups there have to be
constexpr int kJokers = 54;  // used
constexpr int kTurn = 57;    // colours and numbers that are settled
constexpr std::uint64_t kRuns = (std::uint64_t{1} << kTiles) - 1;
constexpr std::uint64_t kNoJokers = ~(std::uint64_t{7} << kJokers);

constexpr int tiles(std::uint64_t code) {
    return static_cast<int>(code >> kTiles & 15);
}
constexpr int most(std::uint64_t code) {
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
    std::uint32_t option = 0;   // that led here from the parent
    std::uint32_t waiting = 0;  // the first of its options that has not been tried
};

/// A colour at a number, in the order of the search.
struct Turn {
    const State* before = nullptr;
    const State* after = nullptr;
    std::uint8_t number = 0;
    std::uint8_t colour = 0;
    std::uint8_t groups_ahead = 0;  // tiles that later colours can put into groups of this number
    bool last = false;              // of its number

    const State& state(std::uint64_t code) const { return before[code >> (8 * colour) & 255]; }
};

class Search {
public:
    Search(const Board& board, std::int64_t most_nodes, std::int64_t too_much)
        : board_(board), options_(board.options()), jokers_(board.jokers()), least_numbers_(board.problem().knobs.min_number_tiles),
          most_nodes_(std::min(most_nodes, kMostNodes)), too_much_(std::min<std::int64_t>(too_much, INT32_MAX)) {
        list_turns();
        const int required = board.problem().required[kJoker];
        const int worth = board.problem().weights[kJoker];
        for (int used = 0; used <= jokers_; ++used) {
            unwelcome_[static_cast<std::size_t>(used)] = worth < 0 ? -worth * std::max(0, used - required) : 0;
        }
        nodes_.reserve(256);
        stack_.reserve(128);
        waiting_.reserve(128);
        table_.resize(1024);
    }

    Path run() {
        nodes_.push_back({});
        if (!board_.hopeless() && begin()) {
            while (next_node()) {
                if (static_cast<std::int64_t>(nodes_.size()) > most_nodes_ && !give_up()) {
                    break;
                }
                expand(current_);
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
                    turns_[turn_count_++] = {board_.states(n, c), board_.states(n + 1, c), static_cast<std::uint8_t>(n),
                                             static_cast<std::uint8_t>(c), 0, false};
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
        at_ = {};
        due_ = 0;
        for (int c = 0; c < board_.colours(); ++c) {
            due_ += board_.states(1, c)->jokers;
        }
        if (!run_forced() || is_late(at_.loss)) {
            return false;
        }
        nodes_[0] = at_;
        level_ = at_.loss;
        if (key::turn(at_.key) == turn_count_) {
            found_ = true;
            too_much_ = at_.loss;
            return true;
        }
        nodes_[0].waiting = turns_[key::turn(at_.key)].state(at_.key).begin;
        stack_.push_back(0);
        return true;
    }

    /// Chooses an option for the state at hand; false if no answer can come of it.
    bool choose(const Turn& turn, const Option& option) {
        const int used = key::jokers(at_.key);
        int jokers = used + option.jokers();
        due_ += option.jokers() + turn.after[option.next()].jokers - turn.state(at_.key).jokers;
        int tiles = key::tiles(at_.key) + option.groups();
        int most = std::max(key::most(at_.key), option.groups());
        if (turn.last) {
            // As many groups as the most frequent colour has tiles, filled evenly: no other split needs fewer jokers.
            const int fillers = std::max(0, 3 * most - tiles);
            jokers += fillers;
            due_ += fillers;
            if (tiles < most * least_numbers_) {
                return false;
            }
            tiles = most = 0;
        } else {
            if (tiles + turn.groups_ahead + jokers_ - due_ < 3 * most) {
                return false;
            }
            tiles = std::min(tiles, 9);
        }
        if (due_ > jokers_) {
            return false;
        }
        at_.loss += option.loss() + unwelcome_[static_cast<std::size_t>(jokers)] - unwelcome_[static_cast<std::size_t>(used)];
        const int shift = 8 * turn.colour;
        const std::uint64_t runs = (at_.key & key::kRuns & ~(std::uint64_t{255} << shift)) | std::uint64_t{option.next()} << shift;
        at_.key = runs | static_cast<std::uint64_t>(tiles) << key::kTiles | static_cast<std::uint64_t>(most) << key::kMost |
                  static_cast<std::uint64_t>(jokers) << key::kJokers |
                  static_cast<std::uint64_t>(key::turn(at_.key) + 1) << key::kTurn;
        return true;
    }

    /// Goes on as long as there is nothing to choose.
    bool run_forced() {
        while (key::turn(at_.key) < turn_count_) {
            const Turn& turn = turns_[key::turn(at_.key)];
            const State& state = turn.state(at_.key);
            if (state.end - state.begin != 1) {
                return state.end != state.begin;
            }
            if (!choose(turn, options_[state.begin])) {
                return false;
            }
        }
        return true;
    }

    /// Jokers used, and those that the open runs need at least.
    int jokers_due(std::uint64_t code) const {
        if (jokers_ == 0) {
            return 0;
        }
        const Turn& turn = turns_[key::turn(code)];
        int due = key::jokers(code);
        for (int c = 0; c < board_.colours(); ++c) {
            due += board_.states(turn.number + (c < turn.colour), c)[code >> (8 * c) & 255].jokers;
        }
        return due;
    }

    /// Tries the options that lose no more than is the order of the day; the others wait.
    void expand(std::uint32_t index) {
        const Node node = nodes_[index];
        const Turn& turn = turns_[key::turn(node.key)];
        const std::uint32_t end = turn.state(node.key).end;
        const int due = jokers_due(node.key);
        const auto stacked = static_cast<std::ptrdiff_t>(stack_.size());
        std::uint32_t i = node.waiting;
        for (; i < end && (given_up_ || node.loss + options_[i].loss() <= level_); ++i) {
            at_ = {node.key, node.loss, index, i, 0};
            due_ = due;
            if (choose(turn, options_[i]) && run_forced()) {
                keep();
            }
        }
        if (i < end && !is_late(node.loss + options_[i].loss())) {
            nodes_[index].waiting = i;
            wait(node.loss + options_[i].loss(), node.key, index);
        }
        std::reverse(stack_.begin() + stacked, stack_.end());
    }

    bool is_late(std::int32_t loss) const { return loss >= too_much_; }

    void keep() {
        if (is_late(at_.loss)) {
            return;
        }
        if (nodes_.size() * 2 > table_.size()) {
            grow();
        }
        std::uint32_t index = 0;
        std::size_t i = place(at_.key);
        for (; table_[i] != 0; i = (i + 1) & (table_.size() - 1)) {
            const Node& other = nodes_[table_[i]];
            if (((other.key ^ at_.key) & key::kNoJokers) == 0) {
                if (other.loss <= at_.loss && key::jokers(other.key) <= key::jokers(at_.key)) {
                    return;
                }
                if (other.key == at_.key) {
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
        if (key::turn(at_.key) == turn_count_) {
            found_ = true;
            goal_ = index;
            too_much_ = at_.loss;
        } else {
            at_.waiting = turns_[key::turn(at_.key)].state(at_.key).begin;
            if (at_.loss <= level_ || given_up_) {
                stack_.push_back(index);
            } else {
                wait(at_.loss, at_.key, index);
            }
        }
        nodes_[index] = at_;
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
            // A state that was reached in a better way since then has waited for nothing.
            if (node.loss + options_[node.waiting].loss() == loss && !is_late(loss)) {
                level_ = given_up_ ? level_ : loss;
                return true;
            }
        }
        return false;
    }

    /// The nodes are used up: some more go into a search straight for any answer. False if those are used up too.
    bool give_up() {
        if (given_up_ || found_) {
            given_up_ = true;
            return false;
        }
        given_up_ = true;
        most_nodes_ += most_nodes_ / 2;
        return true;
    }

    std::size_t place(std::uint64_t code) const {
        code = (code & key::kNoJokers) * 0x9E3779B97F4A7C15ULL;
        code = (code ^ code >> 32) * 0xD6E8FEB86659FD93ULL;
        return (code >> 32) & (table_.size() - 1);
    }

    void grow() {
        table_.assign(table_.size() * 4, 0);
        for (std::uint32_t index = 1; index < nodes_.size(); ++index) {
            std::size_t i = place(nodes_[index].key);
            while (table_[i] != 0) {
                i = (i + 1) & (table_.size() - 1);
            }
            table_[i] = index;
        }
    }

    void replay(Path& path) {
        std::array<std::uint32_t, static_cast<std::size_t>(kNumbers) * kMaxColours> way;
        std::size_t length = 0;
        for (std::uint32_t index = goal_; index != 0; index = nodes_[index].parent) {
            way[length++] = nodes_[index].option;
        }
        at_ = {};
        while (key::turn(at_.key) < turn_count_) {
            const Turn& turn = turns_[key::turn(at_.key)];
            const State& state = turn.state(at_.key);
            const Option& option = options_[state.end - state.begin == 1 ? state.begin : way[--length]];
            path.options[static_cast<std::size_t>(turn.number * kMaxColours + turn.colour)] = &option;
            due_ = 0;
            choose(turn, option);
        }
        path.jokers = key::jokers(at_.key);
    }

    const Board& board_;
    const Option* options_;
    int jokers_;
    int least_numbers_;
    std::int64_t most_nodes_;
    std::int64_t too_much_;  // answers that lose so much are of no interest: there is a better one
    std::array<Turn, static_cast<std::size_t>(kNumbers) * kMaxColours> turns_;
    std::size_t turn_count_ = 0;
    std::array<std::int32_t, 8> unwelcome_{};  // what jokers cost, once used, that nobody would lay for their own sake
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> table_;    // finds nodes by their key; only looked into, so that answers do not depend on it
    std::vector<std::uint32_t> stack_;    // nodes that lose no more than `level_`
    std::vector<std::uint64_t> waiting_;  // a heap of the others
    Node at_;
    int due_ = 0;
    std::int32_t level_ = 0;
    std::uint32_t current_ = 0;
    std::uint32_t goal_ = 0;
    bool found_ = false;
    bool given_up_ = false;
};

}  // namespace

Path search(const Board& board, std::int64_t most_nodes, std::int64_t too_much) {
    return Search(board, most_nodes, too_much).run();
}

}  // namespace meldstone::plain
