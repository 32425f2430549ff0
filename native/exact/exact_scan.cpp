#include "exact/exact_scan.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "core/limits.hpp"
#include "exact/choices_to_sets.hpp"
#include "exact/groups.hpp"
#include "exact/pieces.hpp"

namespace meldstone::exact {
namespace {

class ExactScan {
public:
    ExactScan(const TileGrid& grid, const Problem& problem, std::int64_t beat, std::int64_t node_limit)
        : grid_(grid),
          problem_(problem),
          knobs_(grid.knobs),
          beat_(beat),
          node_limit_(node_limit) {}

    ExactResult run() {
        for (int n = kNumbers; n >= 1; --n) {
            const auto row = static_cast<std::size_t>(n);
            points_ahead_[row - 1] = points_ahead_[row];
            for (int c = 0; c < knobs_.colours; ++c) {
                points_ahead_[row - 1] += grid_.tiles(n, c) * n;
            }
        }
        layers_.resize(kNumbers + 1);
        layers_[0].emplace_back();
        for (number_ = 1; number_ <= kNumbers && result_.complete; ++number_) {
            index_.clear();
            auto& from = layers_[static_cast<std::size_t>(number_) - 1];
            for (parent_ = 0; parent_ < from.size() && result_.complete; ++parent_) {
                expand(from[parent_]);
                result_.complete = !spent();
            }
            result_.nodes = made();
        }
        if (result_.complete) {
            pick_best();
        }
        return std::move(result_);
    }

private:
    std::int64_t made() const {
        return result_.nodes + static_cast<std::int64_t>(layers_[static_cast<std::size_t>(number_)].size());
    }
    /// One state may have thousands of successors, so this is asked while they are listed. The recursion then runs dry.
    bool spent() const { return made() > node_limit_ || steps_ > limits::kExactStepsPerNode * node_limit_; }

    // --- one number
    // ----------------------------------------------------------------------------------------------------------

    void expand(const Node& node) {
        now_ = &node;
        decision_ = Decision{};
        next_.clear();
        left_ = {};
        for (int c = 0; c < knobs_.colours; ++c) {
            left_[static_cast<std::size_t>(c)] = grid_.tiles(number_, c);
        }
        for (std::size_t kind = 0; kind < 4; ++kind) {
            jokers_[kind] = grid_.jokers[kind] - node.jokers[kind];
        }
        points_ = node.points;
        absorbing_.clear();
        for (const LockedReading& reading : grid_.locked) {
            if (reading.kind == LockedReading::Kind::run && reading.low == number_) {
                absorbing_.push_back(reading.low_colour);
            }
        }
        old_piece(0);
    }

    void score(int slots) { points_ += slots * number_; }

    void old_piece(std::size_t i) {
        ++steps_;
        if (spent()) {
            return;
        }
        if (i == now_->pieces.size()) {
            new_piece(0);
            return;
        }
        const Piece piece = Piece::unpack(now_->pieces[i]);
        // Equal pieces are told apart by nothing, so the second does nothing that comes before what the first did.
        const bool repeats = i > 0 && now_->pieces[i] == now_->pieces[i - 1];
        const std::array<std::uint8_t, 2> least =
            repeats ? decision_.old_pieces[i - 1] : std::array<std::uint8_t, 2>{0, 0};
        const auto go = [&](std::uint8_t a, std::uint8_t b) {
            if (std::array<std::uint8_t, 2>{a, b} < least) {
                return;
            }
            decision_.old_pieces.push_back({a, b});
            old_piece(i + 1);
            decision_.old_pieces.pop_back();
        };
        if (may_end(piece, number_ - 1, knobs_)) {
            go(kSlotEnd, kSlotEnd);
        }
        if (!piece.mirror && piece.covered == 0) {
            for (std::size_t k = 0; k < absorbing_.size(); ++k) {
                const int colour = absorbing_[k];
                const bool fits = piece.colour == colour || (piece.colour == kNoColour && piece.other != colour);
                if (fits) {
                    absorbing_.erase(absorbing_.begin() + static_cast<std::ptrdiff_t>(k));
                    go(kSlotAbsorbed, static_cast<std::uint8_t>(colour));
                    absorbing_.insert(absorbing_.begin() + static_cast<std::ptrdiff_t>(k), colour);
                }
            }
        }
        put(piece, go);
    }

    /// Every way to fill the next slot(s) of a piece; afterwards `then` goes on and the pieces are put back.
    template <typename Then>
    void put(const Piece& piece, Then&& then) {
        const auto fill = [&](std::uint8_t a, std::uint8_t b) { put_these(piece, a, b, then); };
        if (piece.mirror) {
            for (const std::uint8_t a : choices(piece, 1)) {
                for (const std::uint8_t b : choices(piece, 2)) {
                    fill(a, b);
                }
            }
        } else {
            for (const std::uint8_t a : choices(piece, 1)) {
                fill(a, kSlotEnd);
            }
        }
    }

    std::vector<std::uint8_t> choices(const Piece& piece, int side) const {
        if (piece.covered & side) {
            return {kSlotNothing};
        }
        std::vector<std::uint8_t> out;
        for (int c = 0; c < knobs_.colours; ++c) {
            const bool fits = piece.colour == c || (piece.colour == kNoColour && piece.other != c);
            if (fits && left_[static_cast<std::size_t>(c)] > 0) {
                out.push_back(static_cast<std::uint8_t>(c));
            }
        }
        if (jokers_[0] > 0) {
            out.push_back(kSlotJoker);
        }
        if (jokers_[1] > 0 && number_ < kNumbers) {
            out.push_back(kSlotDouble);
        }
        if (jokers_[2] > 0 && !(piece.tiles == 0 && !knobs_.two_colour_at_end)) {
            out.push_back(kSlotChange);
        }
        return out;
    }

    template <typename Then>
    void put_these(const Piece& piece, std::uint8_t a, std::uint8_t b, Then&& then) {
        const bool change = a == kSlotChange || b == kSlotChange;
        if (piece.mirror && ((change && a != b) || (a < 8 && b < 8 && a != b))) {
            return;
        }
        const int before = points_;
        bool possible = true;
        for (int side = 0; side < (piece.mirror ? 2 : 1); ++side) {
            possible = take(side == 0 ? a : b) && possible;
        }
        if (possible) {
            next_.push_back(advanced(piece, a, b, number_, knobs_).pack());
            then(a, b);
            next_.pop_back();
        }
        for (int side = 0; side < (piece.mirror ? 2 : 1); ++side) {
            give_back(side == 0 ? a : b);
        }
        points_ = before;
    }

    /// Takes what is put from the tiles and jokers at hand and scores it; false if there is none left (it is taken all
    /// the same).
    bool take(std::uint8_t what) {
        if (what < 8) {
            score(1);
            return --left_[what] >= 0;
        }
        if (what == kSlotNothing) {
            return true;
        }
        if (!knobs_.joker_value_zero) {
            points_ += number_ + (what == kSlotDouble ? number_ + 1 : 0);
        }
        return --jokers_[static_cast<std::size_t>(what - kSlotJoker)] >= 0;
    }

    void give_back(std::uint8_t what) {
        if (what < 8) {
            ++left_[what];
        } else if (what != kSlotNothing) {
            ++jokers_[static_cast<std::size_t>(what - kSlotJoker)];
        }
    }

    void new_piece(std::size_t begun) {
        ++steps_;
        if (spent()) {
            return;
        }
        begin_group(0, true);
        const std::array<std::uint8_t, 2> least =
            begun > 0 ? decision_.new_pieces.back() : std::array<std::uint8_t, 2>{0, 0};
        const bool last_was_mirror = begun > 0 && decision_.new_pieces.back()[1] != kSlotEnd;
        const auto go = [&](std::uint8_t a, std::uint8_t b) {
            if (std::array<std::uint8_t, 2>{a, b} < least && last_was_mirror == (b != kSlotEnd)) {
                return;
            }
            decision_.new_pieces.push_back({a, b});
            new_piece(begun + 1);
            decision_.new_pieces.pop_back();
        };
        if (!last_was_mirror) {
            put(Piece{}, go);
        }
        if (jokers_[3] > 0) {
            --jokers_[3];
            put(Piece{.mirror = true}, go);
            ++jokers_[3];
        }
    }

    // --- groups
    // --------------------------------------------------------------------------------------------------------------

    /// Groups and mirror groups, each not before the last one in a fixed order.
    void begin_group(int from, bool first) {
        if (first) {
            join_locked(0);
        }
        if (spent()) {
            return;
        }
        for (const RankedGroup& group : groups_of(left_, jokers_, from, knobs_)) {
            lay(group);
        }
    }

    void join_locked(std::size_t index) {
        const auto& locked = grid_.locked_groups[static_cast<std::size_t>(number_)];
        if (index == locked.size()) {
            settle();
            return;
        }
        const LockedReading& reading = locked[index];
        for (int bits = 0; bits < 1 << knobs_.colours; ++bits) {
            const int count = __builtin_popcount(static_cast<unsigned>(bits));
            if ((bits & ~reading.free_colours) != 0 || count > reading.room) {
                continue;
            }
            GroupChoice choice;
            choice.locked = reading.index;
            bool possible = true;
            for (int c = 0; c < knobs_.colours; ++c) {
                const auto column = static_cast<std::size_t>(c);
                choice.tiles[column] = static_cast<std::uint8_t>(bits >> c & 1);
                possible = possible && choice.tiles[column] <= left_[column];
            }
            const int room = possible ? reading.room - count : -1;
            for (choice.doubles = 0; choice.doubles <= jokers_[1] && 2 * choice.doubles <= room; ++choice.doubles) {
                for (choice.jokers = 0; choice.jokers <= std::min(jokers_[0], room - 2 * choice.doubles);
                     ++choice.jokers) {
                    with(choice, [&] { join_locked(index + 1); });
                }
            }
        }
    }

    void lay(const RankedGroup& group) {
        const int before = points_;
        score(knobs_.joker_value_zero ? group.numbers : group.slots);
        with(group.choice, [&] {
            join_locked(0);
            begin_group(group.rank, false);
        });
        points_ = before;
    }

    template <typename Next>
    void with(const GroupChoice& choice, Next&& next) {
        const auto use = [&](int sign) {
            for (std::size_t c = 0; c < kMaxColours; ++c) {
                left_[c] -= sign * choice.tiles[c];
            }
            jokers_[0] -= sign * choice.jokers;
            jokers_[1] -= sign * choice.doubles;
            jokers_[3] -= sign * static_cast<int>(choice.mirror);
        };
        use(1);
        decision_.groups.push_back(choice);
        next();
        decision_.groups.pop_back();
        use(-1);
    }

    // --- states
    // --------------------------------------------------------------------------------------------------------------

    void settle() {
        ++steps_;
        const auto n = static_cast<std::size_t>(number_);
        std::int64_t value = now_->value;
        for (int c = 0; c < knobs_.colours; ++c) {
            const auto column = static_cast<std::size_t>(c);
            const int used = grid_.tiles(number_, c) - left_[column];
            if (used < grid_.required[n][column]) {
                return;
            }
            value += std::int64_t{grid_.weight[n][column]} * (used - grid_.required[n][column]);
        }
        if (value + grid_.value_ahead[n] + grid_.joker_value <= beat_) {
            return;
        }
        if (problem_.minimum > 0) {
            const int jokers = kNumbers * (jokers_[0] + 2 * jokers_[1] + jokers_[2]);
            if (points_ + points_ahead_[n] + (knobs_.joker_value_zero ? 0 : jokers) < problem_.minimum) {
                return;
            }
        }
        Node node;
        node.pieces = next_;
        for (const LockedReading& reading : grid_.locked) {
            if (reading.kind == LockedReading::Kind::run && reading.high == number_) {
                node.pieces.push_back(Piece{.colour = reading.high_colour, .tiles = 3, .numbers = 2}.pack());
            }
        }
        std::sort(node.pieces.begin(), node.pieces.end());
        for (std::size_t kind = 0; kind < 4; ++kind) {
            node.jokers[kind] = static_cast<std::uint8_t>(grid_.jokers[kind] - jokers_[kind]);
        }
        node.points = std::min(points_, problem_.minimum);
        node.value = value;
        node.parent = parent_;
        auto& layer = layers_[n];
        const auto [it, is_new] = index_.try_emplace(node.key(), static_cast<std::uint32_t>(layer.size()));
        if (is_new) {
            node.decision = decision_;
            layer.push_back(std::move(node));
        } else if (layer[it->second].value < value) {
            node.decision = decision_;
            layer[it->second] = std::move(node);
        }
    }

    void pick_best() {
        const Node* best = nullptr;
        for (const Node& node : layers_.back()) {
            bool done = node.points >= problem_.minimum;
            for (const std::uint16_t code : node.pieces) {
                done = done && may_end(Piece::unpack(code), kNumbers, knobs_);
            }
            std::int64_t value = node.value;
            for (std::size_t kind = 0; kind < 4; ++kind) {
                const int more = node.jokers[kind] - grid_.joker_required[kind];
                done = done && more >= 0;
                value += std::int64_t{more} * grid_.joker_weight[kind];
            }
            if (done && value > beat_ && (best == nullptr || value > result_.value)) {
                best = &node;
                result_.value = value;
            }
        }
        if (best != nullptr) {
            result_.found = true;
            std::vector<const Node*> path(kNumbers + 1);
            for (std::size_t n = kNumbers; n >= 1; --n) {
                path[n] = best;
                best = &layers_[n - 1][best->parent];
            }
            result_.sets = rebuild(grid_, problem_, path);
        }
    }

    const TileGrid& grid_;
    const Problem& problem_;
    const Knobs& knobs_;
    std::int64_t beat_;
    std::int64_t node_limit_;
    std::int64_t steps_ = 0;
    ExactResult result_;
    std::vector<std::vector<Node>> layers_;
    std::unordered_map<std::string, std::uint32_t> index_;
    std::array<int, kNumbers + 1> points_ahead_{};
    int number_ = 0;
    std::uint32_t parent_ = 0;
    const Node* now_ = nullptr;
    Decision decision_;
    std::vector<std::uint16_t> next_;
    std::array<int, kMaxColours> left_{};
    std::array<int, 4> jokers_{};
    int points_ = 0;
    std::vector<int> absorbing_;
};

}  // namespace

ExactResult scan(const TileGrid& grid, const Problem& problem, std::int64_t beat, std::int64_t node_limit) {
    return ExactScan(grid, problem, beat, node_limit).run();
}

}  // namespace meldstone::exact
