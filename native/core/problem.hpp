#pragma once

#include <array>
#include <cstdint>
#include <vector>

/// What is asked, what is answered, and what are tiles, sets and limits?
namespace meldstone {

constexpr int kNumbers = 13;
constexpr int kMaxColours = 6;
constexpr int kFaces = kMaxColours * kNumbers + 4;
constexpr int kJoker = kMaxColours * kNumbers;  // J D C M follow the number faces, as in tiles.py
constexpr int kDouble = kJoker + 1;
constexpr int kTwoColour = kJoker + 2;
constexpr int kMirror = kJoker + 3;

constexpr int face_of(int colour, int number) {
    return colour * kNumbers + number - 1;
}

/// The knobs of `rules.sets` and `rules.box` that decide what a set is; values as in RULES.md section J.
struct Knobs {
    int colours = 4;
    int copies = 2;
    int min_number_tiles = 1;
    bool two_colour_at_end = true;
    bool exactly_two_colours = false;  // two_colour_chain = exactly_two
    int mirror_min_side = 1;
    bool mirror_apex = false;       // mirror_apex = virtual_number
    bool mirror_peak_only = false;  // mirror_shape = peak_only
    bool joker_value_zero = false;  // meld_joker_value = zero
};

using Faces = std::vector<std::uint8_t>;

/// The question: see `Problem` in solver/reference/problem.py, whose fields these are.
struct Problem {
    Knobs knobs;
    std::array<int, kFaces> required{};
    std::array<int, kFaces> optional{};
    std::array<int, kFaces> weights{};
    std::vector<Faces> locked;
    int empty_bonus = 0;
    int minimum = 0;
    std::int64_t node_budget = 0;    // 0 = none
    std::int64_t above = kAnything;  // only answers worth more are of interest
    bool hasty = false;              // a good answer will do, without a proof

    static constexpr std::int64_t kAnything = INT64_MIN / 8;  // every answer is worth more than this
};

struct Answer {
    bool feasible = false;  // false: no answer; proven if it is optimal
    std::array<int, kFaces> placed{};
    std::vector<Faces> sets;
    std::int64_t value = 0;
    std::int64_t bound = 0;
    bool optimal = true;
    std::int64_t nodes = 0;
};

}  // namespace meldstone
