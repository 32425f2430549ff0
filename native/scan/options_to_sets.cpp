#include "scan/options_to_sets.hpp"

#include <algorithm>
#include <utility>

#include "scan/locked_groups.hpp"
#include "scan/mirror_moves_to_sets.hpp"
#include "scan/spare_jokers.hpp"
#include "scan/unfinished_sets.hpp"

namespace meldstone::scan {
namespace {

class OptionsToSets {
public:
    OptionsToSets(const TileGrid& grid, const Problem& problem, const BeamResult& result)
        : grid_(grid),
          problem_(problem),
          result_(result) {}

    Rebuilt run() {
        for (number_ = 1; number_ <= kNumbers + 1; ++number_) {
            step(result_.steps[static_cast<std::size_t>(number_)]);
        }
        sets_.mirrors = mirrors_.finish();
        for (std::size_t kind = 0; kind < 3; ++kind) {
            spare_[kind] = result_.use.used[kind] - bridges_[kind] - mirrors_.jokers()[kind];
        }
        Rebuilt out;
        out.legal = place_jokers(sets_, spare_, grid_.knobs);
        out.complete = out.legal && spare_[0] + spare_[1] + spare_[2] == 0;
        for (Group& group : sets_.groups) {
            out.sets.push_back(std::move(group.faces));
        }
        for (Run& run : sets_.runs) {
            out.sets.push_back(std::move(run.faces));
        }
        for (Faces& set : sets_.mirrors) {
            out.sets.push_back(std::move(set));
        }
        for (const LockedReading& reading : grid_.locked) {
            if (reading.kind != LockedReading::Kind::run && reading.room == 0) {
                out.sets.push_back(problem_.locked[static_cast<std::size_t>(reading.index)]);
            }
        }
        std::sort(out.sets.begin(), out.sets.end(), [](const Faces& a, const Faces& b) {
            return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
        });
        return out;
    }

private:
    // --- the scan once more, with tiles instead of counts
    // -----------------------------------------------------------------

    struct Colour {
        std::vector<Run> one, two, three, bridged, bridged_twice;
    };

    static Run take(std::vector<Run>& runs) {
        Run run = std::move(runs.back());
        runs.pop_back();
        return run;
    }

    void step(const Step& step) {
        std::array<Colour, kMaxColours> next;
        std::vector<Run> absorbed;
        const int colours = grid_.knobs.colours;
        for (int c = 0; c < colours; ++c) {
            step_colour(c, step.options[static_cast<std::size_t>(c)], next, absorbed);
        }
        begin_locked(absorbed);
        end_locked(next);
        for (int c = 0; c < colours; ++c) {
            // What cannot grow any more was forgotten by the scan.
            const PendingRuns pending =
                PendingRuns::unpack(step.runs_after >> (PendingRuns::kBits * c) & PendingRuns::kMask);
            auto& three = next[static_cast<std::size_t>(c)].three;
            while (three.size() > static_cast<std::size_t>(pending.three)) {
                finish(take(three));
            }
        }
        pending_ = std::move(next);
        step_groups(step);
        mirrors_.step(step.mirrors, number_);
    }

    void step_colour(int colour, const RunOption& option, std::array<Colour, kMaxColours>& next,
                     std::vector<Run>& absorbed) {
        Colour& now = pending_[static_cast<std::size_t>(colour)];
        Colour& then = next[static_cast<std::size_t>(colour)];
        const auto face = static_cast<std::uint8_t>(face_of(colour, std::min(number_, kNumbers)));
        absorb(now.one, option.absorb_one, colour, absorbed);
        absorb(now.two, option.absorb_two, colour, absorbed);
        absorb(now.bridged, option.absorb_bridged, colour, absorbed);

        std::vector<Run> special;
        move(now.one, special, option.special_one);
        move(now.two, special, option.special_two);
        move(now.three, special, option.special_three);
        move(now.bridged, special, option.special_bridged);
        bridge_special(special, option, then, next);

        serve(now.one, then.two, option.serve_one, face);
        serve(now.two, then.three, option.serve_two, face);
        serve(now.bridged, then.three, option.serve_bridged, face);
        serve(now.three, then.three, option.serve_three, face);
        for (int i = 0; i < option.begin; ++i) {
            then.one.push_back(Run{{face}, number_, 0, false});
        }
        close(now.one, option.close_one, 2);
        close(now.two, option.close_two, 1);
        serve_joker(now.one, then.bridged, now.one.size());
        serve_joker(now.two, then.bridged, now.two.size());
        serve_joker(now.bridged, then.bridged, now.bridged.size());
        serve_joker(now.three, then.bridged, option.bridge_three);
        while (!now.three.empty()) {
            finish(take(now.three));
        }
        move(now.bridged_twice, then.bridged, now.bridged_twice.size());
    }

    static void move(std::vector<Run>& from, std::vector<Run>& to, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            to.push_back(take(from));
        }
    }
    static void serve(std::vector<Run>& from, std::vector<Run>& to, std::size_t count, std::uint8_t face) {
        for (std::size_t i = 0; i < count; ++i) {
            to.push_back(take(from));
            to.back().faces.push_back(face);
        }
    }
    void serve_joker(std::vector<Run>& from, std::vector<Run>& to, std::size_t count) {
        serve(from, to, count, kJoker);
        bridges_[0] += static_cast<int>(count);
    }
    void close(std::vector<Run>& runs, std::size_t count, int closers) {
        for (std::size_t i = 0; i < count; ++i) {
            runs.back().closers = closers;
            finish(take(runs));
        }
    }

    void bridge_special(std::vector<Run>& special, const RunOption& option, Colour& then,
                        std::array<Colour, kMaxColours>& next) {
        for (int i = 0; i < option.by_double; ++i) {
            then.bridged_twice.push_back(take(special));
            then.bridged_twice.back().faces.push_back(kDouble);
            ++bridges_[1];
        }
        for (int c = 0; c < grid_.knobs.colours; ++c) {
            for (std::uint32_t i = 0; i < (option.handed >> (3 * c) & 7); ++i) {
                auto& target = next[static_cast<std::size_t>(c)].bridged;
                target.push_back(take(special));
                target.back().faces.push_back(kTwoColour);
                ++bridges_[2];
            }
        }
        serve_joker(special, then.bridged, special.size());
    }

    void finish(Run run) { sets_.runs.push_back(std::move(run)); }

    // --- locked sets
    // ---------------------------------------------------------------------------------------------------------

    void absorb(std::vector<Run>& runs, std::size_t count, int colour, std::vector<Run>& absorbed) {
        for (std::size_t i = 0; i < count; ++i) {
            absorbed.push_back(take(runs));
            absorbed.back().closers = colour;  // kept here until the locked run is found
        }
    }

    void begin_locked(std::vector<Run>& absorbed) {
        for (const LockedReading& reading : grid_.locked) {
            if (reading.kind != LockedReading::Kind::run || reading.low != number_) {
                continue;
            }
            Faces faces = problem_.locked[static_cast<std::size_t>(reading.index)];
            if (reading.falls) {
                std::reverse(faces.begin(), faces.end());
            }
            Run run{{}, number_, 0, true};
            const auto found = std::find_if(absorbed.begin(), absorbed.end(),
                                            [&](const Run& other) { return other.closers == reading.low_colour; });
            if (found != absorbed.end()) {
                run = std::move(*found);
                run.closers = 0;
                run.locked = true;
                absorbed.erase(found);
            }
            run.faces.insert(run.faces.end(), faces.begin(), faces.end());
            locked_runs_.emplace_back(reading, std::move(run));
        }
    }

    void end_locked(std::array<Colour, kMaxColours>& next) {
        for (auto it = locked_runs_.begin(); it != locked_runs_.end();) {
            if (it->first.high == number_) {
                auto& three = next[static_cast<std::size_t>(it->first.high_colour)].three;
                three.push_back(std::move(it->second));
                it = locked_runs_.erase(it);
            } else {
                ++it;
            }
        }
    }

    // --- groups
    // --------------------------------------------------------------------------------------------------------------

    void step_groups(const Step& step) {
        std::array<int, kMaxColours> tiles{};
        for (std::size_t c = 0; c < kMaxColours; ++c) {
            tiles[c] = step.options[c].groups;
        }
        if (number_ > kNumbers) {
            return;
        }
        std::vector<Group> locked;
        const auto& readings = grid_.locked_groups[static_cast<std::size_t>(number_)];
        for (const LockedReading& reading : readings) {
            locked.push_back({problem_.locked[static_cast<std::size_t>(reading.index)], 0});
        }
        if (!readings.empty()) {
            std::vector<int> best;
            std::vector<int> joining(readings.size());
            int fewest = -1;
            choose_joining(readings, tiles, 0, joining, best, fewest);
            for (std::size_t i = 0; i < readings.size() && !best.empty(); ++i) {
                for (int c = 0; c < grid_.knobs.colours; ++c) {
                    if (best[i] >> c & 1) {
                        locked[i].faces.push_back(static_cast<std::uint8_t>(face_of(c, number_)));
                        --tiles[static_cast<std::size_t>(c)];
                    }
                }
            }
        }
        for (Group& group : locked) {
            sets_.locked_groups.push_back(std::move(group));
        }
        lay_groups(tiles);
    }

    void choose_joining(const std::vector<LockedReading>& readings, std::array<int, kMaxColours>& tiles,
                        std::size_t index, std::vector<int>& joining, std::vector<int>& best, int& fewest) {
        if (index == readings.size()) {
            const int fillers = group_fillers(grid_.knobs, tiles);
            if (fillers >= 0 && (fewest < 0 || fillers < fewest)) {
                fewest = fillers;
                best = joining;
            }
            return;
        }
        join_locked_group(readings[index], grid_.knobs.colours, tiles, [&](int colours) {
            joining[index] = colours;
            choose_joining(readings, tiles, index + 1, joining, best, fewest);
        });
    }

    /// As many groups as the most frequent colour has tiles, filled evenly.
    void lay_groups(const std::array<int, kMaxColours>& tiles) {
        const int count = *std::max_element(tiles.begin(), tiles.end());
        std::vector<Group> groups(static_cast<std::size_t>(count));
        for (int c = 0; c < grid_.knobs.colours; ++c) {
            std::stable_sort(groups.begin(), groups.end(),
                             [](const Group& a, const Group& b) { return a.faces.size() < b.faces.size(); });
            for (int i = 0; i < tiles[static_cast<std::size_t>(c)]; ++i) {
                groups[static_cast<std::size_t>(i)].faces.push_back(static_cast<std::uint8_t>(face_of(c, number_)));
            }
        }
        for (Group& group : groups) {
            const int size = static_cast<int>(group.faces.size());
            if (size == 1) {
                // One tile and two jokers are a run as well, and a run takes every kind of joker.
                sets_.runs.push_back(Run{group.faces, number_, 2, false});
                continue;
            }
            group.fillers = std::max(0, 3 - size);
            sets_.groups.push_back(std::move(group));
        }
    }

    const TileGrid& grid_;
    const Problem& problem_;
    const BeamResult& result_;
    int number_ = 0;
    std::array<Colour, kMaxColours> pending_;
    MirrorRebuild mirrors_{grid_};
    std::vector<std::pair<LockedReading, Run>> locked_runs_;
    UnfinishedSets sets_;
    std::array<int, 3> bridges_{};
    std::array<int, 3> spare_{};
};

}  // namespace

Rebuilt rebuild(const TileGrid& grid, const Problem& problem, const BeamResult& result) {
    return OptionsToSets(grid, problem, result).run();
}

}  // namespace meldstone::scan
