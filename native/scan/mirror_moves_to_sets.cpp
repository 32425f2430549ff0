#include "scan/mirror_moves_to_sets.hpp"

#include <algorithm>
#include <utility>

#include "core/mirror_group.hpp"

namespace meldstone::scan {

void MirrorRebuild::step(const MirrorMove& move, int number) {
    std::vector<Mirror> next;
    std::array<bool, 2> goes_on{};
    for (std::size_t i = 0; i < move.slot_count; ++i) {
        const MirrorSlot& slot = move.slots[i];
        bridges_[0] += slot.jokers;
        bridges_[1] += slot.doubles;
        if (slot.kind == MirrorSlot::Kind::group) {
            lay(slot, number);
            continue;
        }
        Mirror mirror;
        mirror.first = number;
        if (slot.kind != MirrorSlot::Kind::begin) {
            goes_on[slot.run_index] = true;
            mirror = pending_[slot.run_index];
        }
        fill(mirror, slot, number);
        mirror.code = slot.next;
        mirror.last = number;
        next.push_back(std::move(mirror));
    }
    for (std::size_t i = 0; i < pending_.size(); ++i) {
        if (!goes_on[i]) {
            finish(pending_[i]);
        }
    }
    std::stable_sort(next.begin(), next.end(), [](const Mirror& a, const Mirror& b) { return a.code > b.code; });
    pending_ = std::move(next);
}

std::vector<Faces> MirrorRebuild::finish() {
    for (Mirror& mirror : pending_) {
        finish(mirror);
    }
    pending_.clear();
    return std::move(sets_);
}

void MirrorRebuild::fill(Mirror& mirror, const MirrorSlot& slot, int number) {
    if (slot.kind == MirrorSlot::Kind::colour_change) {
        mirror.sides[0].push_back(kTwoColour);
        mirror.sides[1].push_back(kTwoColour);
        bridges_[2] += 2;
        return;
    }
    const auto face = static_cast<std::uint8_t>(face_of(slot.colour, number));
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

void MirrorRebuild::finish(Mirror& mirror) {
    // Numbers rise towards the mirror, unless it needs a number of its own beyond 13.
    const bool valley = grid_.knobs.mirror_apex && mirror.last == kNumbers && mirror.first != mirror.last;
    if (valley) {
        std::reverse(mirror.sides[0].begin(), mirror.sides[0].end());
    } else {
        std::reverse(mirror.sides[1].begin(), mirror.sides[1].end());
    }
    Faces set = std::move(mirror.sides[0]);
    set.push_back(kMirror);
    set.insert(set.end(), mirror.sides[1].begin(), mirror.sides[1].end());
    sets_.push_back(std::move(set));
}

void MirrorRebuild::lay(const MirrorSlot& slot, int number) {
    const auto [pairs, singles] = pairs_and_singles(slot.group_tiles, number);
    sets_.push_back(lay_mirror_group(pairs, singles, slot.doubles, slot.blank));
}

}  // namespace meldstone::scan
