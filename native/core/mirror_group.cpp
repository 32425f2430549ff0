#include "core/mirror_group.hpp"

#include <algorithm>

namespace meldstone {
namespace {

void add(Faces& side, int count, int face) {
    side.insert(side.end(), static_cast<std::size_t>(count), static_cast<std::uint8_t>(face));
}

}  // namespace

PairsAndSingles pairs_and_singles(const std::array<std::uint8_t, kMaxColours>& tiles, int number) {
    PairsAndSingles out;
    for (int c = 0; c < kMaxColours; ++c) {
        const int count = tiles[static_cast<std::size_t>(c)];
        const auto face = static_cast<std::uint8_t>(face_of(c, number));
        if (count == 2) {
            out.pairs.push_back(face);
        } else if (count == 1) {
            out.singles.push_back(face);
        }
    }
    return out;
}

// Outwards: pairs, tiles facing jokers, jokers facing jokers, jokers facing tiles. So the jokers of each side lie
// together, and a double finds two neighbouring slots.
Faces lay_mirror_group(const Faces& pairs, const Faces& singles, int doubles, int blank) {
    const int single = static_cast<int>(singles.size());
    for (int on_left = 0; on_left <= single; ++on_left) {
        const int right_gap = on_left + blank;
        const int left_gap = single - on_left + blank;
        for (int right_doubles = 0; right_doubles <= doubles; ++right_doubles) {
            const int left_doubles = doubles - right_doubles;
            if (2 * right_doubles > right_gap || 2 * left_doubles > left_gap) {
                continue;
            }
            Faces left = pairs;
            left.insert(left.end(), singles.begin(), singles.begin() + on_left);
            add(left, left_doubles, kDouble);
            add(left, left_gap - 2 * left_doubles, kJoker);
            std::reverse(left.begin(), left.end());
            left.push_back(kMirror);
            left.insert(left.end(), pairs.begin(), pairs.end());
            add(left, right_doubles, kDouble);
            add(left, right_gap - 2 * right_doubles, kJoker);
            left.insert(left.end(), singles.begin() + on_left, singles.end());
            return left;
        }
    }
    return {};
}

}  // namespace meldstone
