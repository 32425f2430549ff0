#include "plain/path_to_sets.hpp"

#include <algorithm>
#include <utility>

namespace meldstone::plain {
namespace {

/// A set under construction, as it will lie: a run from its lowest number on, or a group.
struct GrowingSet {
    std::array<std::uint8_t, kNumbers> faces{};
    std::uint8_t size = 0;
    std::uint8_t first = 0;  // the number of the first slot; 0 in a group

    int last() const { return first + size - 1; }
    void add(int face) { faces[size++] = static_cast<std::uint8_t>(face); }
    bool is_number(std::size_t i) const { return faces[i] < kJoker; }
};

class PathToSets {
public:
    PathToSets(const Board& board, const Path& path, int spare)
        : board_(board),
          path_(path),
          colours_(board.colours()),
          jokers_alone_(board.problem().knobs.min_number_tiles == 0),
          spare_(spare) {
        done_.reserve(48);
    }

    Sets run() {
        for (int c = 0; c < colours_; ++c) {
            lay_runs(c);
        }
        for (int n = 1; n <= kNumbers; ++n) {
            lay_groups(n);
        }
        while (spare_ > 0 && (attach() || (split_a_run() && attach()) || (draw_a_run() && attach()))) {}
        if (jokers_alone_ && spare_ >= 3) {
            GrowingSet& piece = done_.emplace_back();
            for (; spare_ > 0; --spare_) {
                piece.add(kJoker);
            }
        }
        Sets out;
        out.complete = spare_ == 0;
        out.sets.reserve(done_.size());
        for (const GrowingSet& piece : done_) {
            out.sets.push_back(as_laid(piece));
        }
        std::sort(out.sets.begin(), out.sets.end(), [](const Faces& a, const Faces& b) {
            return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
        });
        return out;
    }

private:
    /// The set as it lies on the table, whatever the view: runs rise, groups come in the order of their colours.
    Faces as_laid(const GrowingSet& piece) const {
        Faces out(piece.faces.begin(), piece.faces.begin() + piece.size);
        for (std::uint8_t& face : out) {
            if (face < kJoker) {
                face = static_cast<std::uint8_t>(board_.view().face(colours_, face / kNumbers, face % kNumbers + 1));
            }
        }
        if (piece.first == 0) {
            std::sort(out.begin(), out.end());
        } else if (board_.view().downwards) {
            std::reverse(out.begin(), out.end());
        }
        return out;
    }

    /// Pending runs of one sort.
    struct Pile {
        std::array<GrowingSet, 12> runs;
        std::size_t size = 0;

        void add(const GrowingSet& run) { runs[size++] = run; }
        GrowingSet take() { return runs[--size]; }
    };

    /// The scan once more, with tiles instead of counts.
    void lay_runs(int colour) {
        Pile one, two, three, bridged;
        for (int n = 1; n <= kNumbers; ++n) {
            const Option* option = path_.at(n, colour);
            if (option == nullptr) {
                continue;  // no tiles, no pending runs
            }
            const RunMove& run_move = board_.run_move(*option);
            const int face = face_of(colour, n);
            Pile next_two, next_three, next_bridged;
            move(one, next_two, run_move.serve_one, face);
            move(two, next_three, run_move.serve_two, face);
            move(three, next_three, run_move.serve_three, face);
            move(bridged, next_three, run_move.serve_bridged, face);
            close(one, run_move.close_one, 2);
            close(two, run_move.close_two, 1);
            move(one, next_bridged, one.size, kJoker);
            move(two, next_bridged, two.size, kJoker);
            move(bridged, next_bridged, bridged.size, kJoker);
            move(three, next_bridged, run_move.bridge_three, kJoker);
            close(three, three.size, 0);
            for (int i = 0; i < run_move.begin; ++i) {
                GrowingSet run;
                run.first = static_cast<std::uint8_t>(n);
                run.add(face);
                one.add(run);
            }
            two = next_two;
            three = next_three;
            bridged = next_bridged;
            if (three.size > 0 && (n == kNumbers || path_.at(n + 1, colour) == nullptr)) {
                close(three, three.size, 0);
            }
        }
        close(one, one.size, 2);
        close(two, two.size, 1);
    }

    static void move(Pile& from, Pile& to, std::size_t count, int face) {
        for (; count > 0; --count) {
            to.add(from.take());
            to.runs[to.size - 1].add(face);
        }
    }

    void close(Pile& runs, std::size_t count, int jokers) {
        for (; count > 0; --count) {
            GrowingSet run = runs.take();
            for (int i = 0; i < jokers; ++i) {
                lengthen(run);
            }
            done_.push_back(run);
        }
    }

    /// Puts a joker at an end of the run, if there is room.
    static bool lengthen(GrowingSet& run) {
        if (run.last() < kNumbers) {
            run.add(kJoker);
        } else if (run.first > 1) {
            std::copy_backward(run.faces.begin(), run.faces.begin() + run.size, run.faces.begin() + run.size + 1);
            run.faces[0] = kJoker;
            ++run.size;
            --run.first;
        } else {
            return false;
        }
        return true;
    }

    /// As many groups as the most frequent colour has tiles, filled evenly.
    void lay_groups(int number) {
        int count = 0;
        for (int c = 0; c < colours_; ++c) {
            count = std::max(count, path_.at(number, c) != nullptr ? path_.at(number, c)->groups() : 0);
        }
        if (count == 0) {
            return;
        }
        std::array<GrowingSet, RunMoves::kMostTiles> groups;
        int turn = 0;
        for (int c = 0; c < colours_; ++c) {
            for (int i = path_.at(number, c) != nullptr ? path_.at(number, c)->groups() : 0; i > 0; --i) {
                groups[static_cast<std::size_t>(turn++ % count)].add(face_of(c, number));
            }
        }
        for (int i = 0; i < count; ++i) {
            GrowingSet& group = groups[static_cast<std::size_t>(i)];
            if (group.size == 1) {
                // One tile and two jokers are a run as well, and that has more room.
                group.first = static_cast<std::uint8_t>(number);
                lengthen(group);
                lengthen(group);
            }
            while (group.size < 3) {
                group.add(kJoker);
            }
            done_.push_back(group);
        }
    }

    // --- spare jokers
    // ---------------------------------------------------------------------------------------------------------

    bool attach() {
        const auto take = [this](GrowingSet& piece) {
            if (piece.first > 0) {
                return lengthen(piece);
            }
            if (piece.size < colours_) {
                piece.add(kJoker);
                return true;
            }
            return false;
        };
        const bool found = std::any_of(done_.begin(), done_.end(), take);
        spare_ -= found;
        return found;
    }

    /// Cuts a long run after its third number tile to make room for jokers; those at the cut become spare.
    bool split_a_run() {
        for (GrowingSet& run : done_) {
            std::size_t cut = 0;
            int numbers = 0;
            for (std::size_t i = 0; i < run.size; ++i) {
                numbers += run.is_number(i);
                cut = numbers == 3 && cut == 0 ? i + 1 : cut;
            }
            if (run.first == 0 || numbers < 6) {
                continue;
            }
            std::size_t begin = cut;
            for (; !run.is_number(begin); ++begin) {
                ++spare_;
            }
            GrowingSet rest;
            rest.first = static_cast<std::uint8_t>(run.first + begin);
            for (std::size_t i = begin; i < run.size; ++i) {
                rest.add(run.faces[i]);
            }
            run.size = static_cast<std::uint8_t>(cut);
            done_.push_back(rest);
            return true;
        }
        return false;
    }

    /// Takes a run out of three full groups of neighbouring numbers; what stays are groups of three, so there is room
    /// everywhere.
    bool draw_a_run() {
        std::array<std::array<std::size_t, kMaxColours>, kNumbers + 1> full{};  // the group that holds a tile, from 1
        for (std::size_t i = 0; i < done_.size(); ++i) {
            const GrowingSet& group = done_[i];
            if (group.first == 0 && group.size >= 4 &&
                std::all_of(group.faces.begin(), group.faces.begin() + group.size,
                            [](std::uint8_t face) { return face < kJoker; })) {
                for (std::size_t k = 0; k < group.size; ++k) {
                    full[group.faces[k] % kNumbers + std::size_t{1}][group.faces[k] / std::size_t{kNumbers}] = i + 1;
                }
            }
        }
        for (int n = 1; n + 2 <= kNumbers; ++n) {
            for (int c = 0; c < colours_; ++c) {
                const auto holder = [&](int number) {
                    return full[static_cast<std::size_t>(number)][static_cast<std::size_t>(c)];
                };
                if (holder(n) == 0 || holder(n + 1) == 0 || holder(n + 2) == 0) {
                    continue;
                }
                GrowingSet run;
                run.first = static_cast<std::uint8_t>(n);
                for (int number = n; number <= n + 2; ++number) {
                    GrowingSet& group = done_[holder(number) - 1];
                    const int face = face_of(c, number);
                    std::remove(group.faces.begin(), group.faces.begin() + group.size, static_cast<std::uint8_t>(face));
                    --group.size;
                    run.add(face);
                }
                done_.push_back(run);
                return true;
            }
        }
        return false;
    }

    const Board& board_;
    const Path& path_;
    int colours_;
    bool jokers_alone_;  // where no number tile is needed, jokers are a set of their own
    int spare_;
    std::vector<GrowingSet> done_;
};

}  // namespace

Sets rebuild(const Board& board, const Path& path, int spare) {
    return PathToSets(board, path, spare).run();
}

}  // namespace meldstone::plain
