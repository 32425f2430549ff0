#include "exact/choices_to_sets.hpp"

#include <algorithm>
#include <utility>

#include "core/mirror_group.hpp"

namespace meldstone::exact {
namespace {

/// Goes through the decisions of the scan once more, with tiles instead of facts.
class ChoicesToSets {
public:
    ChoicesToSets(const TileGrid& grid, const Problem& problem) : grid_(grid), problem_(problem), knobs_(grid.knobs) {}

    std::vector<Faces> run(const std::vector<const Node*>& path) {
        std::vector<PendingSet> pending;
        std::vector<std::pair<LockedReading, Faces>> locked;
        const std::vector<std::uint16_t> nothing;
        for (number_ = 1; number_ <= kNumbers; ++number_) {
            const auto n = static_cast<std::size_t>(number_);
            replay_number(path[n]->decision, n == 1 ? nothing : path[n - 1]->pieces, pending, locked);
        }
        for (PendingSet& unfinished : pending) {
            end(unfinished, kNumbers);
        }
        for (const LockedReading& reading : grid_.locked) {
            if (reading.kind != LockedReading::Kind::run && reading.room == 0) {
                sets_.push_back(problem_.locked[static_cast<std::size_t>(reading.index)]);
            }
        }
        std::sort(sets_.begin(), sets_.end(), [](const Faces& x, const Faces& y) {
            return std::lexicographical_compare(x.begin(), x.end(), y.begin(), y.end());
        });
        return std::move(sets_);
    }

private:
    struct PendingSet {
        std::uint16_t code = 0;
        Faces left;
        Faces right;
        int first = 0;
    };

    static std::uint8_t face_for(std::uint8_t what, int number) {
        return static_cast<std::uint8_t>(what < 8 ? face_of(what, number) : kJoker + what - kSlotJoker);
    }

    void replay_number(const Decision& decision, const std::vector<std::uint16_t>& codes,
                       std::vector<PendingSet>& pending, std::vector<std::pair<LockedReading, Faces>>& locked) {
        std::vector<PendingSet> next;
        std::vector<std::pair<int, PendingSet>> absorbed;
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const auto [a, b] = decision.old_pieces[i];
            PendingSet& unfinished = pending[i];
            if (a == kSlotEnd) {
                end(unfinished, number_ - 1);
            } else if (a == kSlotAbsorbed) {
                absorbed.emplace_back(b, std::move(unfinished));
            } else {
                extend(unfinished, Piece::unpack(codes[i]), a, b);
                next.push_back(std::move(unfinished));
            }
        }
        for (const auto& [a, b] : decision.new_pieces) {
            PendingSet unfinished;
            unfinished.first = number_;
            extend(unfinished, Piece{.mirror = b != kSlotEnd}, a, b);
            next.push_back(std::move(unfinished));
        }
        for (const LockedReading& reading : grid_.locked) {
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
                PendingSet unfinished;
                unfinished.code = Piece{.colour = it->first.high_colour, .tiles = 3, .numbers = 2}.pack();
                unfinished.left = std::move(it->second);
                next.push_back(std::move(unfinished));
                it = locked.erase(it);
            } else {
                ++it;
            }
        }
        std::stable_sort(next.begin(), next.end(),
                         [](const PendingSet& x, const PendingSet& y) { return x.code < y.code; });
        pending = std::move(next);
        for (const GroupChoice& choice : decision.groups) {
            lay_out(choice);
        }
    }

    void extend(PendingSet& unfinished, const Piece& piece, std::uint8_t a, std::uint8_t b) {
        if (a != kSlotNothing) {
            unfinished.left.push_back(face_for(a, number_));
        }
        if (piece.mirror && b != kSlotNothing) {
            unfinished.right.push_back(face_for(b, number_));
        }
        unfinished.code = advanced(piece, a, b, number_, knobs_).pack();
    }

    void end(PendingSet& unfinished, int last) {
        const Piece piece = Piece::unpack(unfinished.code);
        Faces set = std::move(unfinished.left);
        if (piece.mirror) {
            const bool valley = knobs_.mirror_apex && last == kNumbers && unfinished.first != last;
            if (valley) {
                std::reverse(set.begin(), set.end());
            } else {
                std::reverse(unfinished.right.begin(), unfinished.right.end());
            }
            set.push_back(kMirror);
            set.insert(set.end(), unfinished.right.begin(), unfinished.right.end());
        }
        sets_.push_back(std::move(set));
    }

    void lay_out(const GroupChoice& choice) {
        const auto [pairs, singles] = pairs_and_singles(choice.tiles, number_);
        if (!choice.mirror) {
            Faces set = choice.locked >= 0 ? problem_.locked[static_cast<std::size_t>(choice.locked)] : Faces{};
            set.insert(set.end(), singles.begin(), singles.end());
            set.insert(set.end(), static_cast<std::size_t>(choice.jokers), std::uint8_t{kJoker});
            set.insert(set.end(), static_cast<std::size_t>(choice.doubles), std::uint8_t{kDouble});
            sets_.push_back(std::move(set));
            return;
        }
        sets_.push_back(lay_mirror_group(pairs, singles, choice.doubles, choice.blank));
    }

    const TileGrid& grid_;
    const Problem& problem_;
    const Knobs& knobs_;
    int number_ = 0;
    std::vector<Faces> sets_;
};

}  // namespace

std::vector<Faces> rebuild(const TileGrid& grid, const Problem& problem, const std::vector<const Node*>& path) {
    return ChoicesToSets(grid, problem).run(path);
}

}  // namespace meldstone::exact
