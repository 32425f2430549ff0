#include "exact/pieces.hpp"

#include <algorithm>

namespace meldstone::exact {

std::string Node::key() const {
    std::string key(reinterpret_cast<const char*>(pieces.data()), pieces.size() * sizeof(std::uint16_t));
    key.push_back(static_cast<char>(points & 255));
    key.push_back(static_cast<char>(points >> 8));
    for (const std::uint8_t count : jokers) {
        key.push_back(static_cast<char>(count));
    }
    return key;
}

Piece advanced(const Piece& piece, std::uint8_t a, std::uint8_t b, int number, const Knobs& knobs) {
    Piece next = piece;
    next.covered = 0;
    int placed = 0;
    for (int side = 0; side < (piece.mirror ? 2 : 1); ++side) {
        const std::uint8_t what = side == 0 ? a : b;
        if (what < 8) {
            next.colour = what;
            next.numbers = std::min(2, next.numbers + 1);
            if (!knobs.exactly_two_colours) {
                next.other = kNoColour;
            }
        } else if (what == kSlotDouble) {
            next.covered |= 1 << side;
        }
        placed += what != kSlotNothing;
    }
    next.ends_in_change = a == kSlotChange || b == kSlotChange;
    if (next.ends_in_change) {
        const int old = next.colour;
        next.colour = knobs.exactly_two_colours ? next.other : kNoColour;
        next.other = old;
    }
    if (piece.mirror) {
        next.from_one = piece.tiles == 0 ? number == 1 : piece.from_one;
        next.tiles = std::min(2, piece.tiles + 1);
    } else {
        next.tiles = std::min(3, piece.tiles + placed);
    }
    return next;
}

bool may_end(const Piece& piece, int last, const Knobs& knobs) {
    if (piece.covered != 0 || piece.numbers < knobs.min_number_tiles ||
        (piece.ends_in_change && !knobs.two_colour_at_end)) {
        return false;
    }
    if (!piece.mirror) {
        return piece.tiles >= 3;
    }
    if (piece.tiles < knobs.mirror_min_side) {
        return false;
    }
    const bool needs_more = knobs.mirror_apex && piece.tiles > 1 && last == kNumbers;
    return !(needs_more && (knobs.mirror_peak_only || piece.from_one));
}

}  // namespace meldstone::exact
