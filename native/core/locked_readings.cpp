#include "core/locked_readings.hpp"

#include <algorithm>

#include "core/faces.hpp"

namespace meldstone {
namespace {

Faces slots_in(const Faces& faces) {
    Faces slots;
    for (const std::uint8_t face : faces) {
        if (face == kDouble) {
            slots.insert(slots.end(), 2, std::uint8_t{kJoker});
        } else {
            slots.push_back(face);
        }
    }
    return slots;
}

void read_group(const Faces& slots, const Knobs& knobs, int index, std::vector<LockedReading>& out) {
    int number = 0;
    int seen = 0;
    for (const std::uint8_t face : slots) {
        if (face == kTwoColour ||
            (number_of(face) && ((seen >> colour_of(face) & 1) || (number && number_of(face) != number)))) {
            return;
        }
        if (number_of(face)) {
            number = number_of(face);
            seen |= 1 << colour_of(face);
        }
    }
    const int room = knobs.colours - static_cast<int>(slots.size());
    if (room < 0) {
        return;
    }
    LockedReading reading{.kind = LockedReading::Kind::group, .index = index};
    reading.free_colours = ((1 << knobs.colours) - 1) & ~seen;
    reading.room = room;
    for (int n = number ? number : 1; n <= (number ? number : kNumbers); ++n) {
        reading.low = reading.high = n;
        out.push_back(reading);
    }
}

/// Colours that the outermost block may have, as bits: its own, or any that its neighbour block has not.
int end_colours(const Faces& slots, const Knobs& knobs) {
    int changes = 0;
    for (const std::uint8_t face : slots) {
        if (number_of(face)) {
            const int colour = 1 << colour_of(face);
            const int all = (1 << knobs.colours) - 1;
            return changes == 0 ? colour : changes == 1 ? all & ~colour : all;
        }
        changes += face == kTwoColour;
    }
    return (1 << knobs.colours) - 1;
}

/// The runs that the slots are when read with rising numbers; `turned` if they come in the opposite order of the set.
void read_rising(const Faces& slots, const Knobs& knobs, int index, bool turned, std::vector<LockedReading>& out) {
    int start = 0;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (const int number = number_of(slots[i])) {
            const int here = number - static_cast<int>(i);
            if (start != 0 && here != start) {
                return;
            }
            start = here;
            if (start < 1) {
                return;
            }
        }
    }
    const int length = static_cast<int>(slots.size());
    const Faces backwards(slots.rbegin(), slots.rend());
    const int low_colours = end_colours(slots, knobs);
    const int high_colours = end_colours(backwards, knobs);
    const bool one_block = std::find(slots.begin(), slots.end(), std::uint8_t{kTwoColour}) == slots.end();
    for (int first = start ? start : 1; first <= (start ? start : kNumbers); ++first) {
        if (first + length - 1 > kNumbers) {
            continue;
        }
        for (int low = 0; low < knobs.colours; ++low) {
            for (int high = 0; high < knobs.colours; ++high) {
                if ((low_colours >> low & 1) && (high_colours >> high & 1) && (!one_block || low == high)) {
                    out.push_back({.kind = LockedReading::Kind::run,
                                   .low = first,
                                   .high = first + length - 1,
                                   .low_colour = low,
                                   .high_colour = high,
                                   .index = index,
                                   .falls = turned});
                }
            }
        }
    }
}

bool one_colour_per_block(const Faces& slots) {
    int colour = -1;
    for (const std::uint8_t face : slots) {
        if (face == kTwoColour) {
            colour = -1;
        } else if (number_of(face)) {
            if (colour >= 0 && colour != colour_of(face)) {
                return false;
            }
            colour = colour_of(face);
        }
    }
    return true;
}

}  // namespace

std::vector<LockedReading> read_locked(const Faces& faces, const Knobs& knobs, int index) {
    std::vector<LockedReading> out;
    if (std::find(faces.begin(), faces.end(), std::uint8_t{kMirror}) == faces.end()) {
        const Faces slots = slots_in(faces);
        read_group(slots, knobs, index, out);
        if (one_colour_per_block(slots)) {
            read_rising(slots, knobs, index, false, out);
            const Faces backwards(slots.rbegin(), slots.rend());
            if (backwards != slots) {
                read_rising(backwards, knobs, index, true, out);
            }
        }
    }
    if (out.empty()) {
        out.push_back({.kind = LockedReading::Kind::closed, .index = index});
    }
    return out;
}

}  // namespace meldstone
