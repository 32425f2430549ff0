#include "scan/mirror_moves.hpp"

#include <algorithm>
#include <functional>

#include "core/faces.hpp"

namespace meldstone::scan {
namespace {

class MirrorMoveLister {
public:
    MirrorMoveLister(const TileGrid& grid, const JokerStock& stock, int number, std::uint64_t jokers, int most_fillers,
                     std::vector<MirrorMove>& out)
        : grid_(grid),
          stock_(stock),
          number_(number),
          mirrors_(stock.mirrors - used::count(jokers, used::kMirrors)),
          most_fillers_(std::min(most_fillers, stock.fillers() - JokerStock::fillers_used(jokers))),
          out_(out) {
        for (int i = 0; i < 2; ++i) {
            pending_[static_cast<std::size_t>(i)] = jokers >> (used::kMirrorRun + i * used::kMirrorRunBits) & 0xFFF;
        }
        for (int c = 0; c < grid.knobs.colours; ++c) {
            free_[static_cast<std::size_t>(c)] = grid.tiles(number, c);
        }
    }

    void list() { extend(0); }

private:
    // --- mirror runs that are pending already ---

    void extend(std::size_t index) {
        if (index == 2) {
            begin(0);
            return;
        }
        if (pending_[index] == 0) {
            extend(index + 1);
            return;
        }
        const MirrorRun run = MirrorRun::unpack(pending_[index]);
        if (!run.must_go_on && run.covered == 0) {
            extend(index + 1);  // it ends here
        }
        if (number_ > kNumbers || peak_is_blocked()) {
            return;
        }
        const int sides = 2 - run.covered;
        const auto c = static_cast<std::size_t>(run.colour);
        for (int tiles = 0; tiles <= std::min(sides, free_[c]); ++tiles) {
            for (int doubles = 0; doubles <= (number_ < kNumbers ? sides - tiles : 0); ++doubles) {
                const int jokers = sides - tiles - doubles;
                // A long half of number tiles only is two runs and a shorter mirror set.
                if (tiles == 2 && !run.special && run.length >= 2 + grid_.knobs.mirror_min_side && stock_.normal <= 2) {
                    continue;
                }
                MirrorRun next = run;
                next.covered = doubles;
                next.length = std::min(run.length + 1, 5);
                next.special = run.special || doubles > 0;
                next.must_go_on = tiles == 0 || next.length < grid_.knobs.mirror_min_side;
                MirrorSlot slot{.kind = MirrorSlot::Kind::extend,
                                .colour = byte(run.colour),
                                .tiles = byte(tiles),
                                .jokers = byte(jokers),
                                .doubles = byte(doubles),
                                .run_index = byte(static_cast<int>(index))};
                with_slot(slot, run.colour, tiles,
                          used::units(used::kBridgeJ, jokers) + used::units(used::kBridgeD, doubles), next,
                          [&] { extend(index + 1); });
            }
        }
        if (run.covered == 0 && stock_.two_colour >= 2 && number_ < kNumbers) {
            for (int colour = 0; colour < grid_.knobs.colours; ++colour) {
                if (colour == run.colour) {
                    continue;
                }
                MirrorRun next = run;
                next.colour = colour;
                next.must_go_on = true;
                next.special = true;
                next.length = std::min(run.length + 1, 5);
                const MirrorSlot slot{.kind = MirrorSlot::Kind::colour_change,
                                      .colour = byte(colour),
                                      .run_index = byte(static_cast<int>(index))};
                with_slot(slot, run.colour, 0, used::units(used::kBridgeC, 2), next, [&] { extend(index + 1); });
            }
        }
    }

    /// With a virtual number at the mirror and peaks only, no half of two or more numbers reaches 13.
    bool peak_is_blocked() const {
        const Knobs& knobs = grid_.knobs;
        return knobs.mirror_apex && knobs.mirror_peak_only && number_ == kNumbers;
    }

    // --- sets that begin here ---

    /// Sets are begun in a fixed order (`from`: colours of runs, then groups), so that no pair comes twice.
    void begin(int from) {
        emit();
        if (number_ > kNumbers || used::count(move_.jokers, used::kMirrors) >= mirrors_) {
            return;
        }
        const int colours = grid_.knobs.colours;
        for (int colour = from; colour < colours; ++colour) {
            begin_run(colour);
        }
        begin_groups();
    }

    void begin_run(int colour) {
        const Knobs& knobs = grid_.knobs;
        const int free = free_[static_cast<std::size_t>(colour)];
        for (int tiles = 1; tiles <= std::min(2, free); ++tiles) {
            for (int doubles = 0; doubles <= (number_ < kNumbers ? 2 - tiles : 0); ++doubles) {
                const int jokers = 2 - tiles - doubles;
                MirrorRun next{.colour = colour, .covered = doubles, .length = 1, .special = doubles > 0};
                next.must_go_on = knobs.mirror_min_side > 1;
                // With a minimum of two number tiles a lone tile facing a joker has to go on.
                if (tiles < knobs.min_number_tiles) {
                    next.must_go_on = true;
                }
                const MirrorSlot slot{.kind = MirrorSlot::Kind::begin,
                                      .colour = byte(colour),
                                      .tiles = byte(tiles),
                                      .jokers = byte(jokers),
                                      .doubles = byte(doubles)};
                with_slot(slot, colour, tiles,
                          used::units(used::kBridgeJ, jokers) + used::units(used::kBridgeD, doubles) +
                              used::units(used::kMirrors, 1),
                          next, [&] { begin(colour); });
            }
        }
    }

    void begin_groups() {
        std::array<std::uint8_t, kMaxColours> chosen{};
        choose_group(0, chosen, 0, 0);
    }

    void choose_group(int colour, std::array<std::uint8_t, kMaxColours>& chosen, int width, int tiles) {
        const Knobs& knobs = grid_.knobs;
        if (colour == knobs.colours) {
            const int blank = width == 1 && knobs.mirror_min_side > 1 ? 1 : 0;
            const bool splits = width >= 4 && tiles == 2 * width && knobs.mirror_min_side == 1;
            if (width + blank < 2 || tiles < knobs.min_number_tiles || splits) {
                return;
            }
            const int missing = 2 * (width + blank) - tiles;
            for (int doubles = 0; 2 * doubles <= missing; ++doubles) {
                if (blank > 0 && tiles == 2 && doubles > 0) {
                    continue;  // one gap on each side: no place for a double
                }
                lay_group(chosen, missing - 2 * doubles, doubles, blank);
            }
            if (blank > 0 && tiles == 2) {
                lay_group(chosen, 0, 2, 2);  // `D B5 M B5 D`
            }
            return;
        }
        const auto c = static_cast<std::size_t>(colour);
        for (int tiles_here = 0; tiles_here <= std::min(2, free_[c]); ++tiles_here) {
            // too many gaps to fill
            const int room = most_fillers_ + std::min(most_fillers_, stock_.doubles);
            if (2 * (width + (tiles_here > 0)) - tiles - tiles_here > room) {
                continue;
            }
            chosen[c] = byte(tiles_here);
            choose_group(colour + 1, chosen, width + (tiles_here > 0), tiles + tiles_here);
        }
        chosen[c] = 0;
    }

    void lay_group(const std::array<std::uint8_t, kMaxColours>& chosen, int jokers, int doubles, int blank) {
        const std::uint64_t cost =
            used::units(used::kBridgeJ, jokers) + used::units(used::kBridgeD, doubles) + used::units(used::kMirrors, 1);
        if (!affordable(cost)) {
            return;
        }
        MirrorSlot slot{
            .kind = MirrorSlot::Kind::group, .jokers = byte(jokers), .doubles = byte(doubles), .blank = byte(blank)};
        slot.group_tiles = chosen;
        for (std::size_t c = 0; c < kMaxColours; ++c) {
            free_[c] -= chosen[c];
            move_.reserved[c] = byte(move_.reserved[c] + chosen[c]);
        }
        move_.jokers += cost;
        move_.slots[move_.slot_count++] = slot;
        begin(grid_.knobs.colours);
        --move_.slot_count;
        move_.jokers -= cost;
        for (std::size_t c = 0; c < kMaxColours; ++c) {
            free_[c] += chosen[c];
            move_.reserved[c] = byte(move_.reserved[c] - chosen[c]);
        }
    }

    // --- bookkeeping ---

    bool affordable(std::uint64_t cost) const {
        return JokerStock::fillers_used(move_.jokers + cost) <= most_fillers_ && stock_.allows(move_.jokers + cost);
    }

    template <typename Next>
    void with_slot(const MirrorSlot& slot, int colour, int tiles, std::uint64_t cost, const MirrorRun& run,
                   Next&& next) {
        if (!affordable(cost)) {
            return;
        }
        const auto c = static_cast<std::size_t>(colour);
        free_[c] -= tiles;
        move_.reserved[c] = byte(move_.reserved[c] + tiles);
        move_.jokers += cost;
        move_.slots[move_.slot_count] = slot;
        move_.slots[move_.slot_count++].next = static_cast<std::uint16_t>(run.pack());
        going_[going_count_++] = run.pack();
        next();
        --going_count_;
        --move_.slot_count;
        move_.jokers -= cost;
        move_.reserved[c] = byte(move_.reserved[c] - tiles);
        free_[c] += tiles;
    }

    void emit() {
        // At most two mirror jokers exist, so at most two runs are pending. The order of equal things is fixed for the
        // hash.
        std::array<std::uint64_t, 4> going{};
        move_.pending_colours = 0;
        for (std::size_t i = 0; i < going_count_; ++i) {
            going[i] = going_[i];
            move_.pending_colours = byte(move_.pending_colours | 1 << MirrorRun::unpack(going[i]).colour);
        }
        std::sort(going.begin(), going.end(), std::greater<>());
        move_.pending = going[0] << used::kMirrorRun | going[1] << (used::kMirrorRun + used::kMirrorRunBits);
        out_.push_back(move_);
    }

    const TileGrid& grid_;
    const JokerStock& stock_;
    int number_;
    int mirrors_;  // that may still begin a set
    int most_fillers_;
    std::array<std::uint64_t, 2> pending_{};
    std::array<int, kMaxColours> free_{};
    std::array<std::uint64_t, 4> going_{};
    std::size_t going_count_ = 0;
    MirrorMove move_;
    std::vector<MirrorMove>& out_;
};

}  // namespace

void list_mirror_moves(const TileGrid& grid, const JokerStock& stock, int number, std::uint64_t jokers,
                       int most_fillers, std::vector<MirrorMove>& out) {
    MirrorMoveLister(grid, stock, number, jokers, most_fillers, out).list();
}

}  // namespace meldstone::scan
