#include "changes/question.hpp"

#include <algorithm>

namespace meldstone::changes {
namespace {

OldSet read_set(const Faces& faces) {
    OldSet out;
    for (const std::uint8_t face : faces) {
        if (face >= kJoker) {
            ++out.jokers;
            continue;
        }
        const int number = face % kNumbers + 1;
        out.numbers |= 1U << number;
        out.colours |= 1U << (face / kNumbers);
        out.low = out.low == 0 ? number : std::min(out.low, number);
        out.high = std::max(out.high, number);
    }
    for (std::size_t c = 0; c < kMaxColours; ++c) {
        out.lanes += lane(c, static_cast<int>(out.colours >> c & 1));
    }
    return out;
}

bool equal(const OldSet& a, const OldSet& b) {
    return a.numbers == b.numbers && a.colours == b.colours && a.jokers == b.jokers;
}

}  // namespace

bool TilesByNumber::supports(const Question& question) {
    const Problem& base = question.base;
    if (question.sets.size() > 64 || base.empty_bonus != 0 || base.minimum > 0 || !base.locked.empty()) {
        return false;
    }
    for (std::size_t face = kJoker + 1; face < kFaces; ++face) {
        if (base.required[face] + base.optional[face] > 0) {
            return false;
        }
    }
    const auto plain = [](const Faces& set) {
        return std::all_of(set.begin(), set.end(), [](std::uint8_t face) { return face <= kJoker; }) &&
               std::any_of(set.begin(), set.end(), [](std::uint8_t face) { return face < kJoker; });
    };
    return std::all_of(question.sets.begin(), question.sets.end(), plain) &&
           std::all_of(base.weights.begin(), base.weights.end(), [](int weight) { return weight > 0; });
}

TilesByNumber::TilesByNumber(const Question& question) : colours(question.base.knobs.colours), wanted(question.value) {
    const Problem& base = question.base;
    for (const Faces& faces : question.sets) {
        OldSet set = read_set(faces);
        for (std::size_t i = 0; i < sets.size(); ++i) {
            set.twin = equal(sets[i], set) ? static_cast<int>(i) : set.twin;
        }
        const auto low = static_cast<std::size_t>(set.low);
        (set.jokers > 0 ? with_jokers : starting[low]).push_back(static_cast<int>(sets.size()));
        starting_tiles[low] += set.jokers == 0 ? set.lanes : 0;
        for (std::size_t n = 0; n < low && set.jokers == 0; ++n) {
            put(set, starting_beyond[n]);
        }
        all_jokers += set.jokers;
        sets.push_back(set);
    }
    std::int64_t worth_of_rack = 0;
    int tiles_of_rack = 0;
    for (int c = 0; c < colours; ++c) {
        for (int n = 1; n <= kNumbers; ++n) {
            const auto face = static_cast<std::size_t>(face_of(c, n));
            const auto row = static_cast<std::size_t>(n);
            const auto column = static_cast<std::size_t>(c);
            required_at[row] += lane(column, base.required[face]);
            loose_at[row] += lane(column, base.required[face] + base.optional[face]);
            optional[row][column] = base.optional[face];
            weight[row][column] = base.weights[face];
            rack[column] |= base.optional[face] > 0 ? 1U << n : 0;
            loose[column] |= base.optional[face] + base.required[face] > 0 ? 1U << n : 0;
            worth[column][row] = optional[row][column] * weight[row][column];
            worth_of_rack += worth[column][row];
            tiles_of_rack += base.optional[face];
        }
    }
    jokers = base.required[kJoker] + base.optional[kJoker];
    all_jokers += jokers;
    wanted -= std::int64_t{base.optional[kJoker]} * base.weights[kJoker];
    may_stay = worth_of_rack - wanted;
    usual_worth = static_cast<int>(worth_of_rack / std::max(1, tiles_of_rack));
}

void TilesByNumber::put(const OldSet& set, InPlay& in_play) const {
    for (std::size_t c = 0; c < static_cast<std::size_t>(colours); ++c) {
        if ((set.colours >> c & 1) != 0) {
            in_play[c] |= set.numbers;
        }
    }
}

}  // namespace meldstone::changes
