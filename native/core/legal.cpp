#include "core/legal.hpp"

#include <algorithm>
#include <array>

#include "core/faces.hpp"

namespace meldstone {
namespace {

/// Opening points of a set as it lies, numbers rising; never more than the best reading.
int points_as_laid(const Faces& set, const Knobs& knobs) {
    int points = 0;
    std::vector<int> numbers;
    for (const std::uint8_t face : set) {
        for (int i = face == kMirror ? 2 : face == kDouble ? 0 : 1; i < 2; ++i) {
            numbers.push_back(number_of(face));
        }
        points += number_of(face);
    }
    if (knobs.joker_value_zero || std::find(set.begin(), set.end(), std::uint8_t{kMirror}) != set.end()) {
        return points;
    }
    int start = 0;
    bool rising = std::find(set.begin(), set.end(), std::uint8_t{kTwoColour}) != set.end();  // they lie in runs only
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] != 0) {
            if (start != 0) {
                rising = rising || numbers[i] - static_cast<int>(i) == start;
            }
            start = start != 0 ? start : numbers[i] - static_cast<int>(i);
        }
    }
    if (!rising) {
        const int number = *std::max_element(numbers.begin(), numbers.end());
        return number * (static_cast<int>(numbers.size()) <= knobs.colours ? static_cast<int>(numbers.size()) : 1);
    }
    const int count = static_cast<int>(numbers.size());
    return count * start + count * (count - 1) / 2;
}

/// True if the blocks of a run with two or more changes are of two colours in turn.
bool has_two_colours(const Faces& run) {
    if (std::count(run.begin(), run.end(), std::uint8_t{kTwoColour}) < 2) {
        return true;
    }
    std::array<int, 2> colours{-1, -1};
    std::size_t block = 0;
    for (const std::uint8_t face : run) {
        if (face == kTwoColour) {
            block ^= 1;
        } else if (number_of(face) != 0) {
            const int colour = colour_of(face);
            if ((colours[block] >= 0 && colours[block] != colour) || colours[block ^ 1] == colour) {
                return false;
            }
            colours[block] = colour;
        }
    }
    return true;
}

}  // namespace

bool fits_knobs(const Problem& problem, const std::vector<Faces>& sets) {
    if (problem.knobs.exactly_two_colours && !std::all_of(sets.begin(), sets.end(), has_two_colours)) {
        return false;
    }
    int points = 0;
    for (const Faces& set : sets) {
        points += problem.minimum > 0 ? points_as_laid(set, problem.knobs) : 0;
    }
    return points >= problem.minimum;
}

}  // namespace meldstone
