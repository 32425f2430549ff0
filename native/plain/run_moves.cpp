#include "plain/run_moves.hpp"

#include <algorithm>

namespace meldstone::plain {
namespace {

std::uint8_t byte(int value) {
    return static_cast<std::uint8_t>(value);
}

/// Writes the deals for one choice of open runs and one number of tiles.
class Dealer {
public:
    Dealer(bool lone_tiles, std::vector<Deal>& out) : lone_tiles_(lone_tiles), out_(out) {}

    void list(const Open& open, int tiles) {
        tiles_ = tiles;
        if (lone_tiles_) {
            left_ = open;
            serve();
            return;
        }
        // A joker and a number tile may change places; where the joker would end up beside a single number tile, that proves
        // nothing, and every place of a joker has to be tried.
        for (int one = 0; one <= open.one; ++one) {
            for (int two = 0; two <= open.two; ++two) {
                for (int three = 0; three <= open.three; ++three) {
                    for (int bridged = 0; bridged <= open.bridged; ++bridged) {
                        bridged_first_ = one + two + three + bridged;
                        long_bridged_first_ = three;
                        left_ = {open.one - one, open.two - two, open.three - three, open.bridged - bridged};
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
            Deal deal;
            deal.serve_one = byte(left_.one);
            deal.serve_two = byte(left_.two);
            deal.serve_bridged = byte(left_.bridged);
            deal.serve_three = byte(three);
            deal.begin = byte(begin);
            deal.idle_three = idle > 0;
            add(deal, bridge, bridge);
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
                            Deal deal;
                            deal.serve_one = byte(one);
                            deal.serve_two = byte(two);
                            deal.serve_bridged = byte(bridged);
                            deal.close_one = byte(close_one);
                            deal.close_two = byte(close_two);
                            deal.idle_three = true;
                            const int short_ones = left_.one - one - close_one + left_.two - two - close_two;
                            add(deal, bridge, short_ones + left_.bridged - bridged + bridge);
                        }
                    }
                }
            }
        }
    }

    void add(Deal deal, int bridge_three, int bridged) {
        bridged += bridged_first_;
        const int jokers = bridged + 2 * deal.close_one + deal.close_two;
        if (jokers > Deals::kMostJokers || bridged > 3) {
            return;
        }
        deal.bridge_three = byte(bridge_three + long_bridged_first_);
        deal.bridged = byte(bridged);
        deal.jokers = byte(jokers);
        const int three = std::min(3, deal.serve_two + deal.serve_three + deal.serve_bridged);
        deal.next = byte(Open{deal.begin, deal.serve_one, three, bridged}.pack());
        out_.push_back(deal);
    }

    bool lone_tiles_;  // one number tile and two jokers are a set
    std::vector<Deal>& out_;
    int tiles_ = 0;
    Open left_;
    int bridged_first_ = 0;
    int long_bridged_first_ = 0;
};

}  // namespace

Deals::Deals(bool lone_tiles) {
    Dealer dealer(lone_tiles, deals_);
    std::size_t i = 0;
    for (int open = 0; open < Open::kCodes; ++open) {
        for (int tiles = 0; tiles <= kMostTiles; ++tiles) {
            begins_[i] = static_cast<std::uint32_t>(deals_.size());
            dealer.list(Open::unpack(open), tiles);
            std::stable_sort(deals_.begin() + begins_[i], deals_.end(), [](const Deal& a, const Deal& b) { return a.jokers < b.jokers; });
            ++i;
        }
    }
    begins_[i] = static_cast<std::uint32_t>(deals_.size());
}

const Deals& Deals::of(int min_number_tiles) {
    if (min_number_tiles <= 1) {
        static const Deals lone(true);
        return lone;
    }
    static const Deals pairs(false);
    return pairs;
}

}  // namespace meldstone::plain
