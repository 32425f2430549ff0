#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/problem.hpp"
#include "plain/run_moves.hpp"

namespace meldstone::plain {

/// What one colour can do at one number, in 64 bits, for there are many to be sorted: those that lose least come first,
/// then those with fewer jokers.
class Option {
public:
    Option() = default;
    Option(std::int32_t loss, int jokers, std::uint32_t run_move, int next, int groups)
        : code_(static_cast<std::uint64_t>(loss) << 32 | static_cast<std::uint64_t>(jokers) << 29 |
                std::uint64_t{run_move} << 10 | static_cast<std::uint64_t>(groups) << 8 |
                static_cast<std::uint64_t>(next)) {}

    static constexpr std::size_t kMostRunMoves = 1 << 19;

    std::int32_t loss() const {
        return static_cast<std::int32_t>(code_ >> 32);
    }  // what the bound falls by; first: the worth
    int jokers() const { return static_cast<int>(code_ >> 29 & 7); }
    std::uint32_t run_move() const { return code_ >> 10 & (kMostRunMoves - 1); }
    int groups() const { return static_cast<int>(code_ >> 8 & 3); }       // tiles that go into groups
    unsigned next() const { return static_cast<unsigned>(code_ & 255); }  // the state before the next number
    Option with_loss(std::int32_t loss) const {
        Option out;
        out.code_ = static_cast<std::uint64_t>(loss) << 32 | (code_ & UINT32_MAX);
        return out;
    }
    bool operator<(const Option& other) const { return code_ < other.code_; }

private:
    std::uint64_t code_ = 0;
};

/// The pending runs of one colour before a number.
struct ColourState {
    std::uint32_t begin = 0;  // of its options, those that lose least first
    std::uint32_t end = 0;
    std::int32_t bound = 0;    // what this colour can still be worth
    std::uint8_t pending = 0;  // packed
    std::uint8_t jokers = 0;   // that it needs at least until the end
};

/// From which side a question is looked at. Answers are the same, but one search may be a hundred times shorter than
/// the other.
struct View {
    bool downwards = false;  // number n is 14 - n on the tiles
    bool colours_reversed = false;

    int face(int colours, int colour, int number) const {
        return face_of(colours_reversed ? colours - 1 - colour : colour, downwards ? kNumbers + 1 - number : number);
    }
};

/// The question as the search sees it: for every colour and number the pending runs that can come about, what can be
/// done with them, and what each colour can reach at best if it may have all jokers and finds the other colours for its
/// groups wherever that is possible. The sum of that is a bound, and every option loses something against it, or
/// nothing.
class Board {
public:
    /// With so many jokers as fillers at most.
    Board(const Problem& problem, int jokers, View view = {});

    /// False: there are too many sorts of pending runs to number them in a byte.
    bool fits() const { return fits_; }
    /// Some colour cannot lay what it must.
    bool impossible() const { return impossible_; }

    const Problem& problem() const { return problem_; }
    View view() const { return view_; }
    int colours() const { return colours_; }
    int jokers() const { return jokers_; }
    std::int64_t bound() const { return bound_; }
    int tiles(int number, int colour) const { return tiles_[at(number, colour)]; }
    /// The states before a number, up to 14.
    const ColourState* states(int number, int colour) const { return states_.data() + cells_[at(number, colour)]; }
    const Option* options() const { return options_.data(); }
    const RunMove& run_move(const Option& option) const { return run_moves_[option.run_move()]; }
    /// True if nothing can happen here.
    bool is_idle(int number, int colour) const {
        return tiles(number, colour) == 0 && states(number, colour)->pending == 0 &&
               cells_[at(number, colour)] + 1 == cells_[at(number + 1, colour)];
    }

private:
    static std::size_t at(int number, int colour) { return static_cast<std::size_t>(colour * kRows + number); }

    void count_tiles();
    bool playable(int number, int colour) const;
    void list_colour(int colour);
    void list_options(int number, int colour, const ColourState& state,
                      std::array<std::uint8_t, PendingRuns::kCodes>& index,
                      std::array<std::uint8_t, PendingRuns::kCodes>& stamp);
    void bound_colour(int colour);

    static constexpr int kRows =
        kNumbers + 3 + RunMoves::kMostJokers;  // beyond 13 there is nothing, so that looking ahead is safe

    const Problem& problem_;
    View view_;
    const RunMoves& run_moves_;
    int colours_;
    int jokers_;
    bool fits_ = true;
    bool impossible_ = false;
    bool greedy_ = true;  // no weight is negative: a tile that can be placed for nothing is placed
    std::int64_t bound_ = 0;
    std::array<std::int8_t, static_cast<std::size_t>(kRows) * kMaxColours> tiles_{};
    std::array<std::int8_t, static_cast<std::size_t>(kRows) * kMaxColours> required_{};
    std::array<std::int8_t, kNumbers + 1> most_groups_{};
    std::array<std::uint32_t, static_cast<std::size_t>(kRows) * kMaxColours> cells_{};  // the first state of each
    std::vector<ColourState> states_;
    std::vector<Option> options_;
};

}  // namespace meldstone::plain
