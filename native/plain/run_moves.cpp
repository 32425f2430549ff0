#include "plain/run_moves.hpp"

#include <algorithm>

#include "core/faces.hpp"

namespace meldstone::plain {
namespace {

/// Writes the run moves for one choice of pending runs and one number of tiles.
class RunMoveLister {
public:
    RunMoveLister(bool lone_tiles, std::vector<RunMove>& out) : lone_tiles_(lone_tiles), out_(out) {}

    void list(const PendingRuns& pending, int tiles) {
        tiles_ = tiles;
        if (lone_tiles_) {
            left_ = pending;
            serve();
            return;
        }
        // A joker and a number tile may change places; where the joker would end up beside a single number tile, that
        // proves nothing, and every place of a joker has to be tried.
        for (int one = 0; one <= pending.one; ++one) {
            for (int two = 0; two <= pending.two; ++two) {
                for (int three = 0; three <= pending.three; ++three) {
                    for (int bridged = 0; bridged <= pending.bridged; ++bridged) {
                        bridged_first_ = one + two + three + bridged;
                        long_bridged_first_ = three;
                        left_ = {pending.one - one, pending.two - two, pending.three - three,
                                 pending.bridged - bridged};
                        serve();
                    }
                }
            }
        }
    }

private:
    void serve() {
        const int must = left_.one + left_.two + left_.bridged;
        if (tiles_ >= must) {
            serve_all(tiles_ - must);
        } else {
            serve_some();
        }
    }

    /// Enough tiles for all short runs: the rest lengthens long runs, then begins new ones.
    void serve_all(int more) {
        const int three = std::min(left_.three, more);
        const int begin = more - three;
        const int idle = left_.three - three;
        // Bridging a long run while another begins is never better than lengthening the long one.
        for (int bridge = 0; bridge <= (begin > 0 ? 0 : idle); ++bridge) {
            RunMove run_move;
            run_move.serve_one = byte(left_.one);
            run_move.serve_two = byte(left_.two);
            run_move.serve_bridged = byte(left_.bridged);
            run_move.serve_three = byte(three);
            run_move.begin = byte(begin);
            run_move.idle_three = idle > 0;
            add(run_move, bridge, bridge);
        }
    }

    /// Too few tiles: some short runs are closed or bridged by jokers. Which ones matters.
    void serve_some() {
        for (int one = 0; one <= std::min(left_.one, tiles_); ++one) {
            for (int two = 0; two <= std::min(left_.two, tiles_ - one); ++two) {
                const int bridged = tiles_ - one - two;
                if (bridged > left_.bridged) {
                    continue;
                }
                for (int close_one = 0; close_one <= (lone_tiles_ ? left_.one - one : 0); ++close_one) {
                    for (int close_two = 0; close_two <= left_.two - two; ++close_two) {
                        for (int bridge = 0; bridge <= left_.three; ++bridge) {
                            RunMove run_move;
                            run_move.serve_one = byte(one);
                            run_move.serve_two = byte(two);
                            run_move.serve_bridged = byte(bridged);
                            run_move.close_one = byte(close_one);
                            run_move.close_two = byte(close_two);
                            run_move.idle_three = true;
                            const int short_ones = left_.one - one - close_one + left_.two - two - close_two;
                            add(run_move, bridge, short_ones + left_.bridged - bridged + bridge);
                        }
                    }
                }
            }
        }
    }

    void add(RunMove run_move, int bridge_three, int bridged) {
        bridged += bridged_first_;
        const int jokers = bridged + 2 * run_move.close_one + run_move.close_two;
        if (jokers > RunMoves::kMostJokers || bridged > 3) {
            return;
        }
        run_move.bridge_three = byte(bridge_three + long_bridged_first_);
        run_move.bridged = byte(bridged);
        run_move.jokers = byte(jokers);
        const int next_three = std::min(3, run_move.serve_two + run_move.serve_three + run_move.serve_bridged);
        run_move.next = byte(PendingRuns{run_move.begin, run_move.serve_one, next_three, bridged}.pack());
        out_.push_back(run_move);
    }

    bool lone_tiles_;  // one number tile and two jokers are a set
    std::vector<RunMove>& out_;
    int tiles_ = 0;
    PendingRuns left_;
    int bridged_first_ = 0;
    int long_bridged_first_ = 0;
};

}  // namespace

RunMoves::RunMoves(bool lone_tiles) {
    RunMoveLister lister(lone_tiles, run_moves_);
    std::size_t i = 0;
    for (int pending = 0; pending < PendingRuns::kCodes; ++pending) {
        for (int tiles = 0; tiles <= kMostTiles; ++tiles) {
            begins_[i] = static_cast<std::uint32_t>(run_moves_.size());
            lister.list(PendingRuns::unpack(pending), tiles);
            std::stable_sort(run_moves_.begin() + begins_[i], run_moves_.end(),
                             [](const RunMove& a, const RunMove& b) { return a.jokers < b.jokers; });
            ++i;
        }
    }
    begins_[i] = static_cast<std::uint32_t>(run_moves_.size());
}

const RunMoves& RunMoves::of(int min_number_tiles) {
    if (min_number_tiles <= 1) {
        static const RunMoves lone(true);
        return lone;
    }
    static const RunMoves pairs(false);
    return pairs;
}

}  // namespace meldstone::plain
