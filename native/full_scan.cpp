#include "full_scan.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>

#include "mirror_group.hpp"

namespace meldstone {
namespace {

constexpr int kNoColour = 7;
constexpr std::int64_t kWorkPerNode = 40;  // steps of the listing; a node of a hard table takes about ten

/// An open run, or a mirror run whose sides grow together, with all that its legal ends depend on.
struct Piece {
    bool mirror = false;
    int colour = kNoColour;  // of the current block; none if only jokers lie there
    int other = kNoColour;   // colour that the block must not have; with exactly two colours: the colour to change to
    int tiles = 0;           // of a run, up to 3; slots of a mirror half, up to 2
    int numbers = 0;         // number tiles, up to 2
    int covered = 0;         // bit per side: a double joker fills the next slot too
    bool ends_in_change = false;
    bool from_one = false;   // mirror: the half begins at 1

    std::uint16_t pack() const {
        return static_cast<std::uint16_t>((mirror ? 1 << 15 : 0) | colour << 12 | other << 9 | tiles << 7 | numbers << 5 |
                                          covered << 3 | (ends_in_change ? 4 : 0) | (from_one ? 2 : 0));
    }
    static Piece unpack(std::uint16_t code) {
        return {(code >> 15 & 1) != 0, code >> 12 & 7, code >> 9 & 7, code >> 7 & 3, code >> 5 & 3, code >> 3 & 3,
                (code & 4) != 0, (code & 2) != 0};
    }
};

// What a piece gets at a number, as a byte: a colour's number tile, a joker, nothing because a double covers it, or its end.
constexpr std::uint8_t kPutJoker = 8;
constexpr std::uint8_t kPutDouble = 9;
constexpr std::uint8_t kPutChange = 10;
constexpr std::uint8_t kPutNothing = 11;
constexpr std::uint8_t kPutEnd = 12;
constexpr std::uint8_t kPutAbsorbed = 13;  // taken in by a locked run

struct GroupChoice {
    bool mirror = false;
    std::array<std::uint8_t, kMaxColours> tiles{};
    int jokers = 0;
    int doubles = 0;
    int blank = 0;
    int locked = -1;
};

/// All that was done at one number, in the order of the pieces.
struct Deed {
    std::vector<std::array<std::uint8_t, 2>> old_pieces;
    std::vector<std::array<std::uint8_t, 2>> new_pieces;  // second is kPutEnd for a plain run
    std::vector<GroupChoice> groups;
};

struct FullNode {
    std::vector<std::uint16_t> pieces;
    std::array<std::uint8_t, 4> jokers{};
    int points = 0;
    std::int64_t value = 0;
    std::uint32_t parent = 0;
    Deed deed;
};

class FullScan {
public:
    FullScan(const Supply& supply, const Problem& problem, std::int64_t beat, std::int64_t node_limit)
        : supply_(supply), problem_(problem), knobs_(supply.knobs), beat_(beat), node_limit_(node_limit) {}

    FullResult run() {
        points_ahead_[kNumbers] = 0;
        for (int n = kNumbers; n >= 1; --n) {
            int here = 0;
            for (int c = 0; c < knobs_.colours; ++c) {
                here += supply_.tiles(n, c) * n;
            }
            points_ahead_[static_cast<std::size_t>(n) - 1] = points_ahead_[static_cast<std::size_t>(n)] + here;
        }
        layers_.resize(kNumbers + 1);
        layers_[0].emplace_back();
        for (number_ = 1; number_ <= kNumbers; ++number_) {
            index_.clear();
            auto& from = layers_[static_cast<std::size_t>(number_) - 1];
            for (parent_ = 0; parent_ < from.size(); ++parent_) {
                expand(from[parent_]);
                if (spent()) {
                    result_.nodes += static_cast<std::int64_t>(layers_[static_cast<std::size_t>(number_)].size());
                    result_.complete = false;
                    return std::move(result_);
                }
            }
            result_.nodes += static_cast<std::int64_t>(layers_[static_cast<std::size_t>(number_)].size());
        }
        pick_best();
        return std::move(result_);
    }

private:
    /// One state may have thousands of successors, so this is asked while they are listed. The recursion then runs dry.
    bool spent() const {
        return result_.nodes + static_cast<std::int64_t>(layers_[static_cast<std::size_t>(number_)].size()) > node_limit_ ||
               work_ > kWorkPerNode * node_limit_;
    }

    // --- one number ----------------------------------------------------------------------------------------------------------

    void expand(const FullNode& node) {
        now_ = &node;
        deed_ = Deed{};
        next_.clear();
        left_ = {};
        for (int c = 0; c < knobs_.colours; ++c) {
            left_[static_cast<std::size_t>(c)] = supply_.tiles(number_, c);
        }
        for (std::size_t kind = 0; kind < 4; ++kind) {
            jokers_[kind] = supply_.jokers[kind] - node.jokers[kind];
        }
        points_ = node.points;
        absorbing_.clear();
        for (const LockedReading& reading : supply_.locked) {
            if (reading.kind == LockedReading::Kind::run && reading.low == number_) {
                absorbing_.push_back(reading.low_colour);
            }
        }
        old_piece(0);
    }

    void score(int slots) {
        points_ += slots * number_;
    }

    bool may_end(const Piece& piece) const {
        if (piece.covered != 0 || piece.numbers < knobs_.min_number_tiles || (piece.ends_in_change && !knobs_.two_colour_at_end)) {
            return false;
        }
        if (!piece.mirror) {
            return piece.tiles >= 3;
        }
        if (piece.tiles < knobs_.mirror_min_side) {
            return false;
        }
        // number_ is one beyond the last slot
        const bool blocked = knobs_.mirror_apex && piece.tiles > 1 && number_ - 1 == kNumbers &&
                             (knobs_.mirror_peak_only || piece.from_one);
        return !blocked;
    }

    void old_piece(std::size_t i) {
        ++work_;
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
        const std::array<std::uint8_t, 2> least = repeats ? deed_.old_pieces[i - 1] : std::array<std::uint8_t, 2>{0, 0};
        const auto go = [&](std::uint8_t a, std::uint8_t b) {
            if (std::array<std::uint8_t, 2>{a, b} < least) {
                return;
            }
            deed_.old_pieces.push_back({a, b});
            old_piece(i + 1);
            deed_.old_pieces.pop_back();
        };
        if (may_end(piece)) {
            go(kPutEnd, kPutEnd);
        }
        if (!piece.mirror && piece.covered == 0) {
            for (std::size_t k = 0; k < absorbing_.size(); ++k) {
                const int colour = absorbing_[k];
                const bool fits = piece.colour == colour || (piece.colour == kNoColour && piece.other != colour);
                if (fits) {
                    absorbing_.erase(absorbing_.begin() + static_cast<std::ptrdiff_t>(k));
                    go(kPutAbsorbed, static_cast<std::uint8_t>(colour));
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
                fill(a, kPutEnd);
            }
        }
    }

    std::vector<std::uint8_t> choices(const Piece& piece, int side) const {
        if (piece.covered & side) {
            return {kPutNothing};
        }
        std::vector<std::uint8_t> out;
        for (int c = 0; c < knobs_.colours; ++c) {
            const bool fits = piece.colour == c || (piece.colour == kNoColour && piece.other != c);
            if (fits && left_[static_cast<std::size_t>(c)] > 0) {
                out.push_back(static_cast<std::uint8_t>(c));
            }
        }
        if (jokers_[0] > 0) {
            out.push_back(kPutJoker);
        }
        if (jokers_[1] > 0 && number_ < kNumbers) {
            out.push_back(kPutDouble);
        }
        if (jokers_[2] > 0 && !(piece.tiles == 0 && !knobs_.two_colour_at_end)) {
            out.push_back(kPutChange);
        }
        return out;
    }

    template <typename Then>
    void put_these(const Piece& piece, std::uint8_t a, std::uint8_t b, Then&& then) {
        Piece next = piece;
        const bool change = a == kPutChange || b == kPutChange;
        if (piece.mirror && change && a != b) {
            return;
        }
        if (piece.mirror && a < 8 && b < 8 && a != b) {
            return;
        }
        const auto before_points = points_;
        next.covered = 0;
        int placed = 0;
        bool possible = true;
        for (int side = 0; side < (piece.mirror ? 2 : 1); ++side) {
            const std::uint8_t what = side == 0 ? a : b;
            if (what < 8) {
                possible = --left_[what] >= 0 && possible;
                next.colour = what;
                next.numbers = std::min(2, next.numbers + 1);
                if (!knobs_.exactly_two_colours) {
                    next.other = kNoColour;
                }
                score(1);
            } else if (what != kPutNothing) {
                const auto kind = static_cast<std::size_t>(what - kPutJoker);
                possible = --jokers_[kind] >= 0 && possible;
                if (what == kPutDouble) {
                    next.covered |= 1 << side;
                }
                if (!knobs_.joker_value_zero) {
                    points_ += number_ + (what == kPutDouble ? number_ + 1 : 0);
                }
            }
            placed += what != kPutNothing;
        }
        next.ends_in_change = change;
        if (change) {
            const int old = next.colour;
            next.colour = knobs_.exactly_two_colours ? next.other : kNoColour;
            next.other = old;
        }
        if (piece.mirror) {
            next.from_one = piece.tiles == 0 ? number_ == 1 : piece.from_one;
            next.tiles = std::min(2, piece.tiles + 1);
        } else {
            next.tiles = std::min(3, piece.tiles + placed);
        }
        if (possible) {
            next_.push_back(next.pack());
            then(a, b);
            next_.pop_back();
        }
        for (int side = 0; side < (piece.mirror ? 2 : 1); ++side) {
            const std::uint8_t what = side == 0 ? a : b;
            if (what < 8) {
                ++left_[what];
            } else if (what != kPutNothing) {
                ++jokers_[static_cast<std::size_t>(what - kPutJoker)];
            }
        }
        points_ = before_points;
    }

    void new_piece(std::size_t begun) {
        ++work_;
        if (spent()) {
            return;
        }
        begin_group(0, true);
        const std::array<std::uint8_t, 2> least = begun > 0 ? deed_.new_pieces.back() : std::array<std::uint8_t, 2>{0, 0};
        const bool last_was_mirror = begun > 0 && deed_.new_pieces.back()[1] != kPutEnd;
        const auto go = [&](std::uint8_t a, std::uint8_t b) {
            if (std::array<std::uint8_t, 2>{a, b} < least && last_was_mirror == (b != kPutEnd)) {
                return;
            }
            deed_.new_pieces.push_back({a, b});
            new_piece(begun + 1);
            deed_.new_pieces.pop_back();
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

    // --- groups --------------------------------------------------------------------------------------------------------------

    /// Groups and mirror groups, each not before the last one in a fixed order.
    void begin_group(int from, bool first) {
        if (first) {
            join_locked(0);
        }
        std::array<std::uint8_t, kMaxColours> tiles{};
        list_groups(0, tiles, from, 0);
    }

    void join_locked(std::size_t index) {
        const auto& locked = supply_.locked_groups[static_cast<std::size_t>(number_)];
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
            for (int jokers = 0; possible && jokers <= std::min(jokers_[0], reading.room - count); ++jokers) {
                choice.jokers = jokers;
                for (std::size_t c = 0; c < kMaxColours; ++c) {
                    left_[c] -= choice.tiles[c];
                }
                jokers_[0] -= jokers;
                deed_.groups.push_back(choice);
                join_locked(index + 1);
                deed_.groups.pop_back();
                jokers_[0] += jokers;
                for (std::size_t c = 0; c < kMaxColours; ++c) {
                    left_[c] += choice.tiles[c];
                }
            }
        }
    }

    void list_groups(int colour, std::array<std::uint8_t, kMaxColours>& tiles, int from, int code) {
        if (spent()) {
            return;
        }
        if (colour == knobs_.colours) {
            choose_group(tiles, from, code);
            return;
        }
        const auto c = static_cast<std::size_t>(colour);
        const int most = std::min(left_[c], jokers_[3] > 0 ? 2 : 1);
        for (int count = 0; count <= most; ++count) {
            tiles[c] = static_cast<std::uint8_t>(count);
            list_groups(colour + 1, tiles, from, code * 3 + count);
        }
        tiles[c] = 0;
    }

    void choose_group(const std::array<std::uint8_t, kMaxColours>& tiles, int from, int code) {
        int sum = 0;
        int width = 0;
        int most = 0;
        for (const int count : tiles) {
            sum += count;
            width += count > 0;
            most = std::max(most, count);
        }
        if (sum < knobs_.min_number_tiles || sum + jokers_[0] + jokers_[1] < 2) {
            return;
        }
        for (int doubles = 0; doubles <= jokers_[1]; ++doubles) {
            for (int jokers = 0; jokers <= jokers_[0]; ++jokers) {
                const int at = (code * 3 + doubles) * 40 + jokers * 8;
                const int slots = sum + jokers + 2 * doubles;
                if (most <= 1 && at >= from && sum + jokers + doubles >= 3 && slots <= knobs_.colours) {
                    lay({.mirror = false, .tiles = tiles, .jokers = jokers, .doubles = doubles}, slots, sum, at);
                }
                const int half = slots / 2;
                const int blank = half - width;
                if (jokers_[3] > 0 && slots % 2 == 0 && half >= 2 && half <= knobs_.colours && blank >= 0 && at + 1 >= from &&
                    !lay_mirror_group(Faces(), Faces(static_cast<std::size_t>(2 * width - sum)), doubles, blank).empty()) {
                    lay({.mirror = true, .tiles = tiles, .jokers = jokers, .doubles = doubles, .blank = blank}, slots, sum, at + 1);
                }
            }
        }
    }

    void lay(const GroupChoice& choice, int slots, int numbers, int at) {
        if (choice.jokers > jokers_[0] || choice.doubles > jokers_[1]) {
            return;
        }
        for (std::size_t c = 0; c < kMaxColours; ++c) {
            left_[c] -= choice.tiles[c];
        }
        jokers_[0] -= choice.jokers;
        jokers_[1] -= choice.doubles;
        jokers_[3] -= choice.mirror;
        const int before = points_;
        score(knobs_.joker_value_zero ? numbers : slots);
        deed_.groups.push_back(choice);
        join_locked(0);
        begin_group(at, false);
        deed_.groups.pop_back();
        points_ = before;
        jokers_[0] += choice.jokers;
        jokers_[1] += choice.doubles;
        jokers_[3] += choice.mirror;
        for (std::size_t c = 0; c < kMaxColours; ++c) {
            left_[c] += choice.tiles[c];
        }
    }

    // --- states --------------------------------------------------------------------------------------------------------------

    void settle() {
        ++work_;
        const auto n = static_cast<std::size_t>(number_);
        std::int64_t value = now_->value;
        for (int c = 0; c < knobs_.colours; ++c) {
            const auto column = static_cast<std::size_t>(c);
            const int used = supply_.tiles(number_, c) - left_[column];
            if (used < supply_.required[n][column]) {
                return;
            }
            value += std::int64_t{supply_.weight[n][column]} * (used - supply_.required[n][column]);
        }
        if (value + supply_.value_ahead[n] + supply_.joker_value <= beat_) {
            return;
        }
        if (problem_.minimum > 0) {
            const int jokers = kNumbers * (jokers_[0] + 2 * jokers_[1] + jokers_[2]);
            if (points_ + points_ahead_[n] + (knobs_.joker_value_zero ? 0 : jokers) < problem_.minimum) {
                return;
            }
        }
        FullNode node;
        node.pieces = next_;
        for (const LockedReading& reading : supply_.locked) {
            if (reading.kind == LockedReading::Kind::run && reading.high == number_) {
                node.pieces.push_back(Piece{.colour = reading.high_colour, .tiles = 3, .numbers = 2}.pack());
            }
        }
        std::sort(node.pieces.begin(), node.pieces.end());
        for (std::size_t kind = 0; kind < 4; ++kind) {
            node.jokers[kind] = static_cast<std::uint8_t>(supply_.jokers[kind] - jokers_[kind]);
        }
        node.points = std::min(points_, problem_.minimum);
        node.value = value;
        node.parent = parent_;
        std::string key(reinterpret_cast<const char*>(node.pieces.data()), node.pieces.size() * sizeof(std::uint16_t));
        key.push_back(static_cast<char>(node.points & 255));
        key.push_back(static_cast<char>(node.points >> 8));
        for (const std::uint8_t count : node.jokers) {
            key.push_back(static_cast<char>(count));
        }
        auto& layer = layers_[n];
        const auto [it, fresh] = index_.try_emplace(std::move(key), static_cast<std::uint32_t>(layer.size()));
        if (fresh) {
            node.deed = deed_;
            layer.push_back(std::move(node));
        } else if (layer[it->second].value < value) {
            node.deed = deed_;
            layer[it->second] = std::move(node);
        }
    }

    void pick_best() {
        number_ = kNumbers + 1;
        const FullNode* best = nullptr;
        for (const FullNode& node : layers_.back()) {
            bool done = node.points >= problem_.minimum;
            for (const std::uint16_t code : node.pieces) {
                done = done && may_end(Piece::unpack(code));
            }
            std::int64_t value = node.value;
            for (std::size_t kind = 0; kind < 4; ++kind) {
                const int more = node.jokers[kind] - supply_.joker_required[kind];
                done = done && more >= 0;
                value += std::int64_t{more} * supply_.joker_weight[kind];
            }
            if (done && value > beat_ && (best == nullptr || value > result_.value)) {
                best = &node;
                result_.value = value;
            }
        }
        if (best != nullptr) {
            result_.found = true;
            replay(best);
        }
    }

    // --- the sets ------------------------------------------------------------------------------------------------------------

    struct Half {
        std::uint16_t code = 0;
        Faces left;
        Faces right;
        int first = 0;
        bool locked_open = false;
        std::size_t locked = 0;
    };

    static std::uint8_t face_for(std::uint8_t what, int number) {
        return static_cast<std::uint8_t>(what < 8 ? face_of(what, number) : kJoker + what - kPutJoker);
    }

    void replay(const FullNode* last) {
        std::vector<const FullNode*> path;
        const FullNode* node = last;
        for (std::size_t n = kNumbers; n >= 1; --n) {
            path.push_back(node);
            node = &layers_[n - 1][node->parent];
        }
        std::reverse(path.begin(), path.end());
        std::vector<Half> open;
        std::vector<std::pair<LockedReading, Faces>> locked;
        for (int n = 1; n <= kNumbers; ++n) {
            number_ = n;
            replay_number(path[static_cast<std::size_t>(n) - 1]->deed, n == 1 ? std::vector<std::uint16_t>{} : path[static_cast<std::size_t>(n) - 2]->pieces, open, locked);
        }
        for (Half& half : open) {
            end(half, kNumbers);
        }
        for (const LockedReading& reading : supply_.locked) {
            if (reading.kind != LockedReading::Kind::run && reading.room == 0) {
                result_.sets.push_back(problem_.locked[static_cast<std::size_t>(reading.index)]);
            }
        }
        std::sort(result_.sets.begin(), result_.sets.end(), [](const Faces& a, const Faces& b) {
            return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
        });
    }

    void replay_number(const Deed& deed, const std::vector<std::uint16_t>& codes, std::vector<Half>& open,
                       std::vector<std::pair<LockedReading, Faces>>& locked) {
        std::vector<Half> next;
        std::vector<std::pair<int, Half>> absorbed;
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const auto [a, b] = deed.old_pieces[i];
            Half& half = open[i];
            if (a == kPutEnd) {
                end(half, number_ - 1);
            } else if (a == kPutAbsorbed) {
                absorbed.emplace_back(b, std::move(half));
            } else {
                extend(half, Piece::unpack(codes[i]), a, b);
                next.push_back(std::move(half));
            }
        }
        for (const auto& [a, b] : deed.new_pieces) {
            Half half;
            half.first = number_;
            extend(half, Piece{.mirror = b != kPutEnd}, a, b);
            next.push_back(std::move(half));
        }
        for (const LockedReading& reading : supply_.locked) {
            if (reading.kind != LockedReading::Kind::run || reading.low != number_) {
                continue;
            }
            Faces faces;
            const auto found = std::find_if(absorbed.begin(), absorbed.end(),
                                            [&](const auto& item) { return item.first == reading.low_colour; });
            if (found != absorbed.end()) {
                faces = found->second.left;
                absorbed.erase(found);
            }
            Faces own = problem_.locked[static_cast<std::size_t>(reading.index)];
            if (reading.falls) {
                std::reverse(own.begin(), own.end());
            }
            faces.insert(faces.end(), own.begin(), own.end());
            locked.emplace_back(reading, std::move(faces));
        }
        for (auto it = locked.begin(); it != locked.end();) {
            if (it->first.high == number_) {
                Half half;
                half.code = Piece{.colour = it->first.high_colour, .tiles = 3, .numbers = 2}.pack();
                half.left = std::move(it->second);
                next.push_back(std::move(half));
                it = locked.erase(it);
            } else {
                ++it;
            }
        }
        std::stable_sort(next.begin(), next.end(), [](const Half& x, const Half& y) { return x.code < y.code; });
        open = std::move(next);
        for (const GroupChoice& choice : deed.groups) {
            lay_out(choice);
        }
    }

    void extend(Half& half, const Piece& piece, std::uint8_t a, std::uint8_t b) {
        if (a != kPutNothing) {
            half.left.push_back(face_for(a, number_));
        }
        if (piece.mirror && b != kPutNothing) {
            half.right.push_back(face_for(b, number_));
        }
        // the packed piece afterwards, exactly as the scan made it
        replayed_ = 0;
        left_.fill(9);
        jokers_.fill(9);
        next_.clear();
        put_these(piece, a, b, [&](std::uint8_t, std::uint8_t) { replayed_ = next_.back(); });
        half.code = replayed_;
    }

    void end(Half& half, int last) {
        const Piece piece = Piece::unpack(half.code);
        Faces set = std::move(half.left);
        if (piece.mirror) {
            const bool valley = knobs_.mirror_apex && last == kNumbers && half.first != last;
            if (valley) {
                std::reverse(set.begin(), set.end());
            } else {
                std::reverse(half.right.begin(), half.right.end());
            }
            set.push_back(kMirror);
            set.insert(set.end(), half.right.begin(), half.right.end());
        }
        result_.sets.push_back(std::move(set));
    }

    void lay_out(const GroupChoice& choice) {
        Faces pairs;
        Faces singles;
        for (int c = 0; c < knobs_.colours; ++c) {
            const int count = choice.tiles[static_cast<std::size_t>(c)];
            const auto face = static_cast<std::uint8_t>(face_of(c, number_));
            if (count == 2) {
                pairs.push_back(face);
            } else if (count == 1) {
                singles.push_back(face);
            }
        }
        if (!choice.mirror) {
            Faces set = choice.locked >= 0 ? problem_.locked[static_cast<std::size_t>(choice.locked)] : Faces{};
            set.insert(set.end(), singles.begin(), singles.end());
            set.insert(set.end(), static_cast<std::size_t>(choice.jokers), std::uint8_t{kJoker});
            set.insert(set.end(), static_cast<std::size_t>(choice.doubles), std::uint8_t{kDouble});
            result_.sets.push_back(std::move(set));
            return;
        }
        result_.sets.push_back(lay_mirror_group(pairs, singles, choice.doubles, choice.blank));
    }

    const Supply& supply_;
    const Problem& problem_;
    const Knobs& knobs_;
    std::int64_t beat_;
    std::int64_t node_limit_;
    std::int64_t work_ = 0;
    FullResult result_;
    std::vector<std::vector<FullNode>> layers_;
    std::unordered_map<std::string, std::uint32_t> index_;
    std::array<int, kNumbers + 1> points_ahead_{};
    int number_ = 0;
    std::uint32_t parent_ = 0;
    const FullNode* now_ = nullptr;
    Deed deed_;
    std::vector<std::uint16_t> next_;
    std::array<int, kMaxColours + 2> left_{};
    std::array<int, 4> jokers_{};
    int points_ = 0;
    std::uint16_t replayed_ = 0;
    std::vector<int> absorbing_;
};

}  // namespace

FullResult full_scan(const Supply& supply, const Problem& problem, std::int64_t beat, std::int64_t node_limit) {
    return FullScan(supply, problem, beat, node_limit).run();
}

}  // namespace meldstone
