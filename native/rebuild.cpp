#include "rebuild.hpp"

#include <algorithm>
#include <utility>

#include "mirror_group.hpp"

namespace meldstone {
namespace {

constexpr int width(std::uint8_t face) {
    return face == kDouble ? 2 : face == kMirror ? 0 : 1;
}

bool is_number(std::uint8_t face) {
    return face < kJoker;
}

int slots_of(const Faces& faces) {
    int slots = 0;
    for (const std::uint8_t face : faces) {
        slots += width(face);
    }
    return slots;
}

/// A run under construction. `faces` lie in the direction of the scan until it is finished.
struct Run {
    Faces faces;
    int first = 0;    // number of the first slot
    int closers = 0;  // jokers still to be added so that it is long enough
    bool locked = false;
};

struct Group {
    Faces faces;
    int fillers = 0;
};

class Rebuilder {
public:
    Rebuilder(const Supply& supply, const Problem& problem, const ScanResult& result)
        : supply_(supply), problem_(problem), result_(result), stock_(supply.jokers) {}

    Rebuilt run() {
        for (number_ = 1; number_ <= kNumbers + 1; ++number_) {
            step(result_.steps[static_cast<std::size_t>(number_)]);
        }
        for (auto& mirror : open_mirrors_) {
            finish_mirror(mirror);
        }
        const JokerUse use = best_joker_use(supply_, stock_, result_.jokers);
        for (std::size_t kind = 0; kind < 3; ++kind) {
            spare_[kind] = use.used[kind] - bridges_[kind];
        }
        Rebuilt out;
        out.legal = hand_out_jokers();
        out.spare = spare_;
        out.complete = out.legal && spare_[0] + spare_[1] + spare_[2] == 0;
        for (Group& group : groups_) {
            out.sets.push_back(std::move(group.faces));
        }
        for (Run& run : done_) {
            out.sets.push_back(std::move(run.faces));
        }
        for (Faces& set : others_) {
            out.sets.push_back(std::move(set));
        }
        for (const LockedReading& reading : supply_.locked) {
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
    // --- the scan once more, with tiles instead of counts -----------------------------------------------------------------

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
        const int colours = supply_.knobs.colours;
        for (int c = 0; c < colours; ++c) {
            step_colour(c, step.options[static_cast<std::size_t>(c)], next, absorbed);
        }
        begin_locked(absorbed);
        end_locked(next);
        for (int c = 0; c < colours; ++c) {
            // What cannot grow any more was forgotten by the scan.
            const OpenRuns open = OpenRuns::unpack(step.runs_after >> (OpenRuns::kBits * c) & OpenRuns::kMask);
            auto& three = next[static_cast<std::size_t>(c)].three;
            while (three.size() > static_cast<std::size_t>(open.three)) {
                finish(take(three));
            }
        }
        open_ = std::move(next);
        step_groups(step);
        step_mirrors(step.mirrors);
    }

    void step_colour(int colour, const RunOption& option, std::array<Colour, kMaxColours>& next, std::vector<Run>& absorbed) {
        Colour& now = open_[static_cast<std::size_t>(colour)];
        Colour& then = next[static_cast<std::size_t>(colour)];
        const auto face = static_cast<std::uint8_t>(face_of(colour, std::min(supply_.number_on_tile(std::min(number_, kNumbers)), kNumbers)));
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

    void bridge_special(std::vector<Run>& special, const RunOption& option, Colour& then, std::array<Colour, kMaxColours>& next) {
        for (int i = 0; i < option.by_double; ++i) {
            then.bridged_twice.push_back(take(special));
            then.bridged_twice.back().faces.push_back(kDouble);
            ++bridges_[1];
        }
        for (int c = 0; c < supply_.knobs.colours; ++c) {
            for (std::uint32_t i = 0; i < (option.handed >> (3 * c) & 7); ++i) {
                auto& target = next[static_cast<std::size_t>(c)].bridged;
                target.push_back(take(special));
                target.back().faces.push_back(kTwoColour);
                ++bridges_[2];
            }
        }
        serve_joker(special, then.bridged, special.size());
    }

    /// Reverses a finished run if the scan went downwards, so that its numbers rise.
    void finish(Run run) {
        if (supply_.reversed) {
            std::reverse(run.faces.begin(), run.faces.end());
            run.first = kNumbers + 1 - (run.first + slots_of(run.faces) - 1);
        }
        done_.push_back(std::move(run));
    }

    // --- locked sets ---------------------------------------------------------------------------------------------------------

    void absorb(std::vector<Run>& runs, std::size_t count, int colour, std::vector<Run>& absorbed) {
        for (std::size_t i = 0; i < count; ++i) {
            absorbed.push_back(take(runs));
            absorbed.back().closers = colour;  // kept here until the locked run is found
        }
    }

    void begin_locked(std::vector<Run>& absorbed) {
        for (const LockedReading& reading : supply_.locked) {
            if (reading.kind != LockedReading::Kind::run || reading.low != number_) {
                continue;
            }
            Faces faces = problem_.locked[static_cast<std::size_t>(reading.index)];
            if (reading.falls != supply_.reversed) {
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

    // --- groups --------------------------------------------------------------------------------------------------------------

    void step_groups(const Step& step) {
        std::array<int, kMaxColours> tiles{};
        for (std::size_t c = 0; c < kMaxColours; ++c) {
            tiles[c] = step.options[c].groups;
        }
        if (number_ > kNumbers) {
            return;
        }
        std::vector<Group> locked;
        const auto& readings = supply_.locked_groups[static_cast<std::size_t>(number_)];
        for (const LockedReading& reading : readings) {
            locked.push_back({problem_.locked[static_cast<std::size_t>(reading.index)], 0});
        }
        if (!readings.empty()) {
            std::vector<int> best;
            std::vector<int> joining(readings.size());
            int fewest = -1;
            choose_joining(readings, tiles, 0, joining, best, fewest);
            for (std::size_t i = 0; i < readings.size() && !best.empty(); ++i) {
                for (int c = 0; c < supply_.knobs.colours; ++c) {
                    if (best[i] >> c & 1) {
                        locked[i].faces.push_back(static_cast<std::uint8_t>(face_of(c, supply_.number_on_tile(number_))));
                        --tiles[static_cast<std::size_t>(c)];
                    }
                }
            }
        }
        for (Group& group : locked) {
            locked_groups_.push_back(std::move(group));
        }
        lay_groups(tiles);
    }

    void choose_joining(const std::vector<LockedReading>& readings, std::array<int, kMaxColours>& tiles, std::size_t index,
                        std::vector<int>& joining, std::vector<int>& best, int& fewest) {
        const int colours = supply_.knobs.colours;
        if (index == readings.size()) {
            int sum = 0;
            int most = 0;
            for (const int count : tiles) {
                sum += count;
                most = std::max(most, count);
            }
            const int fillers = most == 0 ? 0 : group_fillers(supply_.knobs, sum, most);
            if (fillers >= 0 && (fewest < 0 || fillers < fewest)) {
                fewest = fillers;
                best = joining;
            }
            return;
        }
        for (int bits = 0; bits < 1 << colours; ++bits) {
            if ((bits & ~readings[index].free_colours) != 0 || __builtin_popcount(static_cast<unsigned>(bits)) > readings[index].room) {
                continue;
            }
            bool possible = true;
            for (int c = 0; c < colours; ++c) {
                tiles[static_cast<std::size_t>(c)] -= bits >> c & 1;
                possible = possible && tiles[static_cast<std::size_t>(c)] >= 0;
            }
            if (possible) {
                joining[index] = bits;
                choose_joining(readings, tiles, index + 1, joining, best, fewest);
            }
            for (int c = 0; c < colours; ++c) {
                tiles[static_cast<std::size_t>(c)] += bits >> c & 1;
            }
        }
    }

    /// As many groups as the most frequent colour has tiles, filled evenly.
    void lay_groups(const std::array<int, kMaxColours>& tiles) {
        const int count = *std::max_element(tiles.begin(), tiles.end());
        std::vector<Group> groups(static_cast<std::size_t>(count));
        for (int c = 0; c < supply_.knobs.colours; ++c) {
            std::stable_sort(groups.begin(), groups.end(),
                             [](const Group& a, const Group& b) { return a.faces.size() < b.faces.size(); });
            for (int i = 0; i < tiles[static_cast<std::size_t>(c)]; ++i) {
                groups[static_cast<std::size_t>(i)].faces.push_back(
                    static_cast<std::uint8_t>(face_of(c, supply_.number_on_tile(number_))));
            }
        }
        for (Group& group : groups) {
            const int size = static_cast<int>(group.faces.size());
            if (size == 1) {
                // One tile and two jokers are a run as well, and a run takes every kind of joker.
                done_.push_back(Run{group.faces, supply_.number_on_tile(number_), 2, false});
                continue;
            }
            group.fillers = std::max(0, 3 - size);
            groups_.push_back(std::move(group));
        }
    }

    // --- mirror sets ---------------------------------------------------------------------------------------------------------

    struct Mirror {
        std::uint16_t code = 0;
        std::array<Faces, 2> sides;
        std::array<bool, 2> covered{};
        int first = 0;
        int last = 0;
    };

    void step_mirrors(const MirrorMove& move) {
        std::vector<Mirror> next;
        std::array<bool, 2> goes_on{};
        for (std::size_t i = 0; i < move.slot_count; ++i) {
            const MirrorSlot& slot = move.slots[i];
            bridges_[0] += slot.jokers;
            bridges_[1] += slot.doubles;
            if (slot.kind == MirrorSlot::Kind::group) {
                lay_mirror(slot);
                continue;
            }
            Mirror mirror;
            mirror.first = number_;
            if (slot.kind != MirrorSlot::Kind::begin) {
                goes_on[slot.run_index] = true;
                mirror = open_mirrors_[slot.run_index];
            }
            fill_mirror(mirror, slot);
            mirror.code = slot.next;
            mirror.last = number_;
            if (slot.next == 0) {
                finish_mirror(mirror);
            } else {
                next.push_back(std::move(mirror));
            }
        }
        for (std::size_t i = 0; i < open_mirrors_.size(); ++i) {
            if (!goes_on[i]) {
                finish_mirror(open_mirrors_[i]);
            }
        }
        std::stable_sort(next.begin(), next.end(), [](const Mirror& a, const Mirror& b) { return a.code > b.code; });
        open_mirrors_ = std::move(next);
    }

    void fill_mirror(Mirror& mirror, const MirrorSlot& slot) {
        if (slot.kind == MirrorSlot::Kind::colour_change) {
            mirror.sides[0].push_back(kTwoColour);
            mirror.sides[1].push_back(kTwoColour);
            bridges_[2] += 2;
            return;
        }
        const auto face = static_cast<std::uint8_t>(face_of(slot.colour, supply_.number_on_tile(number_)));
        int tiles = slot.tiles;
        int jokers = slot.jokers;
        for (std::size_t side = 0; side < 2; ++side) {
            if (mirror.covered[side]) {
                mirror.covered[side] = false;
            } else if (tiles > 0) {
                mirror.sides[side].push_back(face);
                --tiles;
            } else if (jokers > 0) {
                mirror.sides[side].push_back(kJoker);
                --jokers;
            } else {
                mirror.sides[side].push_back(kDouble);
                mirror.covered[side] = true;
            }
        }
    }

    void finish_mirror(Mirror& mirror) {
        if (supply_.reversed) {
            std::reverse(mirror.sides[0].begin(), mirror.sides[0].end());
            std::reverse(mirror.sides[1].begin(), mirror.sides[1].end());
        }
        const int high = supply_.reversed ? supply_.number_on_tile(mirror.first) : mirror.last;
        // Numbers rise towards the mirror, unless it needs a number of its own beyond 13.
        const bool valley = supply_.knobs.mirror_apex && high == kNumbers && mirror.first != mirror.last;
        if (valley) {
            std::reverse(mirror.sides[0].begin(), mirror.sides[0].end());
        } else {
            std::reverse(mirror.sides[1].begin(), mirror.sides[1].end());
        }
        Faces set = std::move(mirror.sides[0]);
        set.push_back(kMirror);
        set.insert(set.end(), mirror.sides[1].begin(), mirror.sides[1].end());
        others_.push_back(std::move(set));
    }

    void lay_mirror(const MirrorSlot& slot) {
        Faces pairs;
        Faces singles;
        for (int c = 0; c < supply_.knobs.colours; ++c) {
            const int count = slot.group_tiles[static_cast<std::size_t>(c)];
            const auto face = static_cast<std::uint8_t>(face_of(c, supply_.number_on_tile(number_)));
            if (count == 2) {
                pairs.push_back(face);
            } else if (count == 1) {
                singles.push_back(face);
            }
        }
        others_.push_back(lay_mirror_group(pairs, singles, slot.doubles, slot.blank));
    }

    // --- jokers that complete sets, and spare ones ----------------------------------------------------------------------------

    /// True if every set got the jokers it needs; what is left in `spare_` found no room.
    bool hand_out_jokers() {
        bool complete = true;
        for (Group& group : groups_) {
            for (; group.fillers > 0; --group.fillers) {
                // Two tiles and a double make four slots.
                complete = (use(1, group.faces) || use(0, group.faces)) && complete;
            }
        }
        // Runs that need two jokers choose last, they can do with any.
        for (Run& run : done_) {
            for (; run.closers > 0; --run.closers) {
                complete = (lengthen(run, 2) || lengthen(run, 1) || lengthen(run, 0)) && complete;
            }
        }
        for (Group& group : locked_groups_) {
            groups_.push_back(std::move(group));
        }
        for (const std::size_t kind : {std::size_t{1}, std::size_t{2}, std::size_t{0}}) {
            while (spare_[kind] > 0) {
                if (!attach(kind) && !(split_a_run() && attach(kind)) && !(draw_a_run() && attach(kind))) {
                    break;
                }
            }
        }
        if (problem_.knobs.min_number_tiles == 0) {
            lay_jokers_alone();
        } else if (spare_[0] + spare_[1] > 0) {
            widen_mirror_groups();
        }
        return complete;
    }

    bool use(std::size_t kind, Faces& faces) {
        if (spare_[kind] == 0) {
            return false;
        }
        --spare_[kind];
        faces.push_back(static_cast<std::uint8_t>(kJoker + static_cast<int>(kind)));
        return true;
    }

    /// Puts a joker of this kind at an end of the run, if there is one and it fits.
    bool lengthen(Run& run, std::size_t kind) {
        if (spare_[kind] == 0 || (kind == 2 && !supply_.knobs.two_colour_at_end)) {
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

    bool attach(std::size_t kind) {
        for (Run& run : done_) {
            if (lengthen(run, kind)) {
                return true;
            }
        }
        const auto face = static_cast<std::uint8_t>(kJoker + static_cast<int>(kind));
        if (kind != 2) {
            for (Group& group : groups_) {
                if (slots_of(group.faces) + width(face) <= supply_.knobs.colours) {
                    return use(kind, group.faces);
                }
            }
        }
        return false;
    }

    /// Cuts a long run after its third number tile to make room for jokers; those at the cut become spare.
    bool split_a_run() {
        for (Run& run : done_) {
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
            done_.push_back(std::move(rest));
            return true;
        }
        return false;
    }

    /// Takes a run out of three full groups of neighbouring numbers; what stays are groups of three, so there is room everywhere.
    bool draw_a_run() {
        std::array<std::array<Group*, kMaxColours>, kNumbers + 4> full{};
        for (Group& group : groups_) {
            if (group.faces.size() >= 4 && std::all_of(group.faces.begin(), group.faces.end(), is_number)) {
                for (const std::uint8_t face : group.faces) {
                    full[face % kNumbers + std::size_t{1}][face / std::size_t{kNumbers}] = &group;
                }
            }
        }
        for (int n = 1; n + 2 <= kNumbers; ++n) {
            for (int c = 0; c < supply_.knobs.colours; ++c) {
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
                done_.push_back(std::move(run));
                return true;
            }
        }
        return false;
    }

    /// Where no number tile is needed, jokers are a set of their own.
    void lay_jokers_alone() {
        if (spare_[0] + spare_[1] < 3 || spare_[0] + 2 * spare_[1] > kNumbers) {
            return;
        }
        Faces set;
        while (use(0, set) || use(1, set)) {
        }
        others_.push_back(std::move(set));
    }

    /// Pairs of jokers fit around a mirror group: `J R5 M R5 J`.
    void widen_mirror_groups() {
        for (Faces& set : others_) {
            const auto centre = static_cast<std::size_t>(std::find(set.begin(), set.end(), std::uint8_t{kMirror}) - set.begin());
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
            const auto widen = [&](std::size_t left, std::size_t left_count, std::size_t right, std::size_t right_count, int by) {
                if (half + by > supply_.knobs.colours || spare_[left] < static_cast<int>(left_count) ||
                    spare_[right] < static_cast<int>(right_count) + (left == right ? static_cast<int>(left_count) : 0)) {
                    return false;
                }
                set.insert(set.begin(), left_count, static_cast<std::uint8_t>(static_cast<std::size_t>(kJoker) + left));
                set.insert(set.end(), right_count, static_cast<std::uint8_t>(static_cast<std::size_t>(kJoker) + right));
                spare_[left] -= static_cast<int>(left_count);
                spare_[right] -= static_cast<int>(right_count);
                half += by;
                return true;
            };
            while (widen(1, 1, 1, 1, 2) || widen(1, 1, 0, 2, 2) || widen(0, 1, 0, 1, 1)) {
            }
        }
    }

    const Supply& supply_;
    const Problem& problem_;
    const ScanResult& result_;
    JokerStock stock_;
    int number_ = 0;
    std::array<Colour, kMaxColours> open_;
    std::vector<Mirror> open_mirrors_;
    std::vector<std::pair<LockedReading, Run>> locked_runs_;
    std::vector<Run> done_;
    std::vector<Group> groups_;
    std::vector<Group> locked_groups_;
    std::vector<Faces> others_;
    std::array<int, 3> bridges_{};
    std::array<int, 3> spare_{};
};

}  // namespace

Rebuilt rebuild(const Supply& supply, const Problem& problem, const ScanResult& result) {
    return Rebuilder(supply, problem, result).run();
}

}  // namespace meldstone
