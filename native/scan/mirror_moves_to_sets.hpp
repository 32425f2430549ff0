#pragma once

#include <array>
#include <vector>

#include "core/tile_grid.hpp"
#include "scan/mirror_moves.hpp"

namespace meldstone::scan {

/// The mirror sets of a scan, number by number.
class MirrorRebuild {
public:
    explicit MirrorRebuild(const TileGrid& grid) : grid_(grid) {}

    void step(const MirrorMove& move, int number);

    /// All sets, complete. Nothing may be asked afterwards.
    std::vector<Faces> finish();

    /// J, D and C that lie in the sets.
    const std::array<int, 3>& jokers() const { return bridges_; }

private:
    struct Mirror {
        std::uint16_t code = 0;
        std::array<Faces, 2> sides;
        std::array<bool, 2> covered{};
        int first = 0;
        int last = 0;
    };

    void fill(Mirror& mirror, const MirrorSlot& slot, int number);
    void finish(Mirror& mirror);
    void lay(const MirrorSlot& slot, int number);

    const TileGrid& grid_;
    std::vector<Mirror> pending_;
    std::vector<Faces> sets_;
    std::array<int, 3> bridges_{};
};

}  // namespace meldstone::scan
