#include "core/layout.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>

namespace meldstone {
namespace {

constexpr std::uint16_t kNoTile = UINT16_MAX;

std::uint8_t face_of_tile(std::uint16_t tile) {
    return static_cast<std::uint8_t>(tile / kCopies);
}

Faces sorted(Faces faces) {
    std::sort(faces.begin(), faces.end());
    return faces;
}

Faces faces_of(const Tiles& tiles) {
    Faces out;
    for (const std::uint16_t tile : tiles) {
        out.push_back(face_of_tile(tile));
    }
    return out;
}

bool has_order_of(const Faces& row, const Faces& old) {
    return row == old || std::equal(row.begin(), row.end(), old.rbegin(), old.rend());
}

class Arranger {
public:
    Arranger(const std::vector<Tiles>& before, const Tiles& rack, const std::vector<Faces>& rows)
        : before_(before),
          spare_(rack),
          rows_(rows),
          kept_(before.size()),
          loose_tiles_(before.size()) {}

    Layout run() {
        keep_sets();
        find_successors();
        fill_rows();
        Layout out;
        std::vector<int> successor(before_.size(), -1);
        for (std::size_t k = 0; k < new_rows_.size(); ++k) {
            if (grows_from_[k] >= 0) {
                successor[static_cast<std::size_t>(grows_from_[k])] = static_cast<int>(k);
            }
        }
        for (std::size_t i = 0; i < before_.size(); ++i) {
            if (kept_[i]) {
                out.sets.push_back({static_cast<int>(i), {}});
                continue;
            }
            out.touched.push_back(static_cast<int>(i));
            if (successor[i] >= 0) {
                add(out, static_cast<std::size_t>(successor[i]));
            }
        }
        for (std::size_t k = 0; k < new_rows_.size(); ++k) {
            if (grows_from_[k] < 0) {
                add(out, k);
            }
        }
        return out;
    }

private:
    /// Old sets that are among the new ones stay; the other rows come in the order in which their tiles first appear.
    void keep_sets() {
        std::vector<Faces> keys;
        std::vector<std::vector<std::size_t>> waiting;
        for (std::size_t k = 0; k < rows_.size(); ++k) {
            Faces key = sorted(rows_[k]);
            const auto found = std::find(keys.begin(), keys.end(), key);
            const auto at = static_cast<std::size_t>(found - keys.begin());
            if (found == keys.end()) {
                keys.push_back(std::move(key));
                waiting.emplace_back();
            }
            waiting[at].push_back(k);
        }
        // of old sets with equal tiles, first those stay that lie in the order of a row: it matters at which end a
        // joker lies
        for (const bool same_order : {true, false}) {
            for (std::size_t i = 0; i < before_.size(); ++i) {
                const Faces old = faces_of(before_[i]);
                const auto found = std::find(keys.begin(), keys.end(), sorted(old));
                if (kept_[i] || found == keys.end()) {
                    continue;
                }
                std::vector<std::size_t>& same = waiting[static_cast<std::size_t>(found - keys.begin())];
                const auto stays = [&](std::size_t k) { return !same_order || has_order_of(rows_[k], old); };
                const auto row = std::find_if(same.rbegin(), same.rend(), stays);
                if (row != same.rend()) {
                    same.erase(std::next(row).base());
                    kept_[i] = true;
                }
            }
        }
        for (std::size_t i = 0; i < before_.size(); ++i) {
            if (!kept_[i]) {
                loose_tiles_[i] = before_[i];
            }
        }
        for (const std::vector<std::size_t>& same : waiting) {
            new_rows_.insert(new_rows_.end(), same.begin(), same.end());
        }
    }

    /// Which new row grows out of which old set: pairs with the most tiles in common, each used once.
    void find_successors() {
        struct Pair {
            int shared;
            std::size_t row;
            std::size_t old;
        };
        std::vector<Pair> pairs;
        for (std::size_t i = 0; i < loose_tiles_.size(); ++i) {
            if (kept_[i]) {
                continue;
            }
            std::array<std::uint8_t, kFaces> held{};
            for (const std::uint16_t tile : loose_tiles_[i]) {
                ++held[face_of_tile(tile)];
            }
            for (std::size_t k = 0; k < new_rows_.size(); ++k) {
                std::array<std::uint8_t, kFaces> free = held;
                int shared = 0;
                for (const std::uint8_t face : rows_[new_rows_[k]]) {
                    if (free[face] > 0) {
                        --free[face];
                        ++shared;
                    }
                }
                if (shared > 0) {
                    pairs.push_back({shared, k, i});
                }
            }
        }
        std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
            return std::tuple(-a.shared, a.row, a.old) < std::tuple(-b.shared, b.row, b.old);
        });
        grows_from_.assign(new_rows_.size(), -1);
        std::vector<bool> has_successor(before_.size());
        for (const Pair& pair : pairs) {
            if (grows_from_[pair.row] < 0 && !has_successor[pair.old]) {
                grows_from_[pair.row] = static_cast<int>(pair.old);
                has_successor[pair.old] = true;
            }
        }
    }

    /// Tiles for every row: first from its own old set, then from other old sets, then from the rack.
    void fill_rows() {
        for (const std::size_t row : new_rows_) {
            chosen_.emplace_back(rows_[row].size(), kNoTile);
        }
        for (std::size_t k = 0; k < new_rows_.size(); ++k) {
            if (grows_from_[k] >= 0) {
                take(k, loose_tiles_[static_cast<std::size_t>(grows_from_[k])]);
            }
        }
        for (std::size_t k = 0; k < new_rows_.size(); ++k) {
            for (Tiles& tiles : loose_tiles_) {
                take(k, tiles);
            }
        }
        for (std::size_t k = 0; k < new_rows_.size(); ++k) {
            take(k, spare_);
        }
    }

    void take(std::size_t k, Tiles& stock) {
        const Faces& row = rows_[new_rows_[k]];
        for (std::size_t i = 0; i < row.size() && !stock.empty(); ++i) {
            if (chosen_[k][i] == kNoTile) {
                const auto found = std::find_if(stock.begin(), stock.end(),
                                                [&](std::uint16_t tile) { return face_of_tile(tile) == row[i]; });
                if (found != stock.end()) {
                    chosen_[k][i] = *found;
                    stock.erase(found);
                }
            }
        }
    }

    void add(Layout& out, std::size_t k) {
        Tiles tiles = std::move(chosen_[k]);
        tiles.erase(std::remove(tiles.begin(), tiles.end(), kNoTile), tiles.end());
        out.sets.push_back({-1, std::move(tiles)});
    }

    const std::vector<Tiles>& before_;
    Tiles spare_;
    const std::vector<Faces>& rows_;
    std::vector<bool> kept_;
    std::vector<Tiles> loose_tiles_;     // tiles of old sets that do not stay
    std::vector<std::size_t> new_rows_;  // rows that are no old sets
    std::vector<int> grows_from_;        // the old set that such a row grows out of, or -1
    std::vector<Tiles> chosen_;
};

}  // namespace

Layout lay_out(const std::vector<Tiles>& before, const Tiles& rack, const std::vector<Faces>& rows) {
    return Arranger(before, rack, rows).run();
}

}  // namespace meldstone
