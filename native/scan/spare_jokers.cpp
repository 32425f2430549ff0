#include "scan/spare_jokers.hpp"

#include <algorithm>

namespace meldstone::scan {
namespace {

/// The jokers that can be spare, as places in `spare`.
enum SpareJoker : std::size_t { kSpareNormal, kSpareDouble, kSpareTwoColour };

class JokerPlacer {
public:
    JokerPlacer(UnfinishedSets& sets, std::array<int, 3>& spare, const Knobs& knobs)
        : sets_(sets),
          spare_(spare),
          knobs_(knobs) {}

    /// True if every set got the jokers it needs; what is left in `spare_` found no room.
    bool run() {
        bool complete = true;
        for (Group& group : sets_.groups) {
            for (; group.fillers > 0; --group.fillers) {
                // Two tiles and a double make four slots.
                complete = (use(kSpareDouble, group.faces) || use(kSpareNormal, group.faces)) && complete;
            }
        }
        // Runs that need two jokers choose last, they can do with any.
        for (Run& run : sets_.runs) {
            for (; run.closers > 0; --run.closers) {
                complete =
                    (lengthen(run, kSpareTwoColour) || lengthen(run, kSpareDouble) || lengthen(run, kSpareNormal)) &&
                    complete;
            }
        }
        for (Group& group : sets_.locked_groups) {
            sets_.groups.push_back(std::move(group));
        }
        for (const SpareJoker kind : {kSpareDouble, kSpareTwoColour, kSpareNormal}) {
            while (spare_[kind] > 0) {
                if (!attach(kind) && !(split_a_run() && attach(kind)) && !(draw_a_run() && attach(kind))) {
                    break;
                }
            }
        }
        if (knobs_.min_number_tiles == 0) {
            lay_jokers_alone();
        } else if (spare_[kSpareNormal] + spare_[kSpareDouble] > 0) {
            widen_mirror_groups();
        }
        return complete;
    }

private:
    bool use(SpareJoker kind, Faces& faces) {
        if (spare_[kind] == 0) {
            return false;
        }
        --spare_[kind];
        faces.push_back(static_cast<std::uint8_t>(kJoker + static_cast<int>(kind)));
        return true;
    }

    /// Puts a joker of this kind at an end of the run, if there is one and it fits.
    bool lengthen(Run& run, SpareJoker kind) {
        if (spare_[kind] == 0 || (kind == kSpareTwoColour && !knobs_.two_colour_at_end)) {
            return false;
        }
        const auto face = static_cast<std::uint8_t>(kJoker + static_cast<int>(kind));
        const int last = run.first + slots_of(run.faces) - 1;
        if (last + width(face) <= kNumbers) {
            run.faces.push_back(face);
        } else if (run.first - width(face) >= 1) {
            run.faces.insert(run.faces.begin(), face);
            run.first -= width(face);
        } else {
            return false;
        }
        --spare_[kind];
        return true;
    }

    bool attach(SpareJoker kind) {
        for (Run& run : sets_.runs) {
            if (lengthen(run, kind)) {
                return true;
            }
        }
        const auto face = static_cast<std::uint8_t>(kJoker + static_cast<int>(kind));
        if (kind != kSpareTwoColour) {
            for (Group& group : sets_.groups) {
                if (slots_of(group.faces) + width(face) <= knobs_.colours) {
                    return use(kind, group.faces);
                }
            }
        }
        return false;
    }

    /// Cuts a long run after its third number tile to make room for jokers; those at the cut become spare.
    bool split_a_run() {
        for (Run& run : sets_.runs) {
            const auto numbers = std::count_if(run.faces.begin(), run.faces.end(), is_number);
            if (run.locked || numbers < 6) {
                continue;
            }
            Run rest{{}, 0, 0, false};
            std::size_t cut = 0;
            for (int seen = 0; seen < 3; ++cut) {
                seen += is_number(run.faces[cut]);
            }
            std::size_t begin = cut;
            while (!is_number(run.faces[begin])) {
                ++spare_[static_cast<std::size_t>(run.faces[begin] - kJoker)];
                ++begin;
            }
            rest.first = run.faces[begin] % kNumbers + 1;
            rest.faces.assign(run.faces.begin() + static_cast<std::ptrdiff_t>(begin), run.faces.end());
            run.faces.resize(cut);
            sets_.runs.push_back(std::move(rest));
            return true;
        }
        return false;
    }

    /// Takes a run out of three full groups of neighbouring numbers; what stays are groups of three, so there is room
    /// everywhere.
    bool draw_a_run() {
        std::array<std::array<Group*, kMaxColours>, kNumbers + 4> full{};
        for (Group& group : sets_.groups) {
            if (group.faces.size() >= 4 && std::all_of(group.faces.begin(), group.faces.end(), is_number)) {
                for (const std::uint8_t face : group.faces) {
                    full[face % kNumbers + std::size_t{1}][face / std::size_t{kNumbers}] = &group;
                }
            }
        }
        for (int n = 1; n + 2 <= kNumbers; ++n) {
            for (int c = 0; c < knobs_.colours; ++c) {
                const auto at = [&](int number) {
                    return full[static_cast<std::size_t>(number)][static_cast<std::size_t>(c)];
                };
                if (at(n) == nullptr || at(n + 1) == nullptr || at(n + 2) == nullptr) {
                    continue;
                }
                Run run{{}, n, 0, false};
                for (int number = n; number <= n + 2; ++number) {
                    const auto face = static_cast<std::uint8_t>(face_of(c, number));
                    Faces& faces = at(number)->faces;
                    faces.erase(std::find(faces.begin(), faces.end(), face));
                    run.faces.push_back(face);
                }
                sets_.runs.push_back(std::move(run));
                return true;
            }
        }
        return false;
    }

    /// Where no number tile is needed, jokers are a set of their own.
    void lay_jokers_alone() {
        if (spare_[kSpareNormal] + spare_[kSpareDouble] < 3 ||
            spare_[kSpareNormal] + 2 * spare_[kSpareDouble] > kNumbers) {
            return;
        }
        Faces set;
        while (use(kSpareNormal, set) || use(kSpareDouble, set)) {}
        sets_.mirrors.push_back(std::move(set));
    }

    /// Pairs of jokers fit around a mirror group: `J R5 M R5 J`.
    void widen_mirror_groups() {
        for (Faces& set : sets_.mirrors) {
            const auto centre =
                static_cast<std::size_t>(std::find(set.begin(), set.end(), std::uint8_t{kMirror}) - set.begin());
            int number = 0;
            bool group = true;
            for (const std::uint8_t face : set) {
                if (is_number(face)) {
                    group = group && (number == 0 || number == face % kNumbers + 1);
                    number = face % kNumbers + 1;
                }
            }
            if (!group || std::count(set.begin(), set.end(), std::uint8_t{kTwoColour}) > 0) {
                continue;
            }
            int half = slots_of(Faces(set.begin(), set.begin() + static_cast<std::ptrdiff_t>(centre)));
            const auto widen = [&](SpareJoker left, std::size_t left_count, SpareJoker right, std::size_t right_count,
                                   int by) {
                if (half + by > knobs_.colours || spare_[left] < static_cast<int>(left_count) ||
                    spare_[right] <
                        static_cast<int>(right_count) + (left == right ? static_cast<int>(left_count) : 0)) {
                    return false;
                }
                set.insert(set.begin(), left_count, static_cast<std::uint8_t>(static_cast<std::size_t>(kJoker) + left));
                set.insert(set.end(), right_count, static_cast<std::uint8_t>(static_cast<std::size_t>(kJoker) + right));
                spare_[left] -= static_cast<int>(left_count);
                spare_[right] -= static_cast<int>(right_count);
                half += by;
                return true;
            };
            while (widen(kSpareDouble, 1, kSpareDouble, 1, 2) || widen(kSpareDouble, 1, kSpareNormal, 2, 2) ||
                   widen(kSpareNormal, 1, kSpareNormal, 1, 1)) {}
        }
    }

    UnfinishedSets& sets_;
    std::array<int, 3>& spare_;
    const Knobs& knobs_;
};

}  // namespace

bool place_jokers(UnfinishedSets& sets, std::array<int, 3>& spare, const Knobs& knobs) {
    return JokerPlacer(sets, spare, knobs).run();
}

}  // namespace meldstone::scan
