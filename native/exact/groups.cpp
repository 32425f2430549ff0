#include "exact/groups.hpp"

#include <algorithm>

#include "core/mirror_group.hpp"

namespace meldstone::exact {
namespace {

using TilesByColour = std::array<std::uint8_t, kMaxColours>;

/// The groups with exactly these number tiles.
void add_groups(const TilesByColour& tiles, int code, const std::array<int, 4>& stock, int from, const Knobs& knobs,
                std::vector<RankedGroup>& out) {
    int sum = 0;
    int width = 0;
    int most = 0;
    for (const int count : tiles) {
        sum += count;
        width += count > 0;
        most = std::max(most, count);
    }
    if (sum < knobs.min_number_tiles || sum + stock[0] + stock[1] < 2) {
        return;
    }
    for (int doubles = 0; doubles <= stock[1]; ++doubles) {
        for (int jokers = 0; jokers <= stock[0]; ++jokers) {
            const int rank = (code * 3 + doubles) * 40 + jokers * 8;
            const int slots = sum + jokers + 2 * doubles;
            if (most <= 1 && rank >= from && sum + jokers + doubles >= 3 && slots <= knobs.colours) {
                out.push_back(
                    {{.mirror = false, .tiles = tiles, .jokers = jokers, .doubles = doubles}, rank, slots, sum});
            }
            const int half = slots / 2;
            const int blank = half - width;
            if (stock[3] > 0 && slots % 2 == 0 && half >= 2 && half <= knobs.colours && blank >= 0 &&
                rank + 1 >= from &&
                !lay_mirror_group(Faces(), Faces(static_cast<std::size_t>(2 * width - sum)), doubles, blank).empty()) {
                out.push_back({{.mirror = true, .tiles = tiles, .jokers = jokers, .doubles = doubles, .blank = blank},
                               rank + 1,
                               slots,
                               sum});
            }
        }
    }
}

}  // namespace

std::vector<RankedGroup> groups_of(const std::array<int, kMaxColours>& left, const std::array<int, 4>& jokers, int from,
                                   const Knobs& knobs) {
    std::vector<RankedGroup> out;
    std::array<int, kMaxColours> most{};
    for (std::size_t c = 0; c < static_cast<std::size_t>(knobs.colours); ++c) {
        most[c] = std::min(left[c], jokers[3] > 0 ? 2 : 1);
    }
    // counts up through all choices of tiles, the last colour fastest
    TilesByColour tiles{};
    for (bool more = true; more;) {
        int code = 0;
        for (std::size_t c = 0; c < static_cast<std::size_t>(knobs.colours); ++c) {
            code = code * 3 + tiles[c];
        }
        add_groups(tiles, code, jokers, from, knobs, out);
        more = false;
        for (int c = knobs.colours - 1; c >= 0 && !more; --c) {
            const auto at = static_cast<std::size_t>(c);
            more = tiles[at] < most[at];
            tiles[at] = more ? static_cast<std::uint8_t>(tiles[at] + 1) : std::uint8_t{0};
        }
    }
    return out;
}

}  // namespace meldstone::exact
