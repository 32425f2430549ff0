#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/tile_grid.hpp"
#include "scan/state.hpp"

namespace meldstone::scan {

/// A mirror run that is pending after a number: both sides grow together.
struct MirrorRun {
    int colour = 0;
    int covered = 0;          // sides whose next slot a double joker fills already
    bool must_go_on = false;  // too short as it is, or its last slots hold jokers only
    int length = 0;           // slots of a side, three means three or more
    bool special = false;     // holds a double or two-colour jokers

    std::uint64_t pack() const {
        return 1U | static_cast<unsigned>(colour) << 1 | static_cast<unsigned>(covered) << 4 |
               static_cast<unsigned>(must_go_on) << 6 | static_cast<unsigned>(length) << 7 |
               static_cast<unsigned>(special) << 10;
    }
    static MirrorRun unpack(std::uint64_t code) {
        return {static_cast<int>(code >> 1 & 7), static_cast<int>(code >> 4 & 3), (code >> 6 & 1) != 0,
                static_cast<int>(code >> 7 & 7), (code >> 10 & 1) != 0};
    }
};

/// The slots that one mirror set gets at one number.
struct MirrorSlot {
    enum class Kind : std::uint8_t { none, begin, extend, colour_change, group };
    Kind kind = Kind::none;
    std::uint8_t colour = 0;     // of the run; after a colour change the new one
    std::uint8_t tiles = 0;      // number tiles in the two slots of a run
    std::uint8_t jokers = 0;     // normal jokers (run or group)
    std::uint8_t doubles = 0;    // double jokers that begin here (run or group)
    std::uint8_t blank = 0;      // group: colours that only jokers show
    std::uint8_t run_index = 0;  // extend, colour_change: which of the two pending runs
    std::uint16_t next = 0;      // the run afterwards, packed
    std::array<std::uint8_t, kMaxColours> group_tiles{};
};

/// What all mirror sets do at one number.
struct MirrorMove {
    std::array<std::uint8_t, kMaxColours> reserved{};  // number tiles taken
    std::uint64_t jokers = 0;                          // added to the counters
    std::uint64_t pending = 0;                         // the pending mirror runs afterwards, in place
    std::uint8_t pending_colours = 0;                  // their colours, as bits
    std::array<MirrorSlot, 4> slots{};                 // first the two pending runs, then sets that begin here
    std::uint8_t slot_count = 0;
};

/// All moves of the mirror sets at `number` for the pending mirror runs and the number of used jokers of a state, with
/// at most so many fillers. Whether there are enough jokers of each kind is not asked.
void list_mirror_moves(const TileGrid& grid, const JokerStock& stock, int number, std::uint64_t jokers,
                       int most_fillers, std::vector<MirrorMove>& out);

}  // namespace meldstone::scan
