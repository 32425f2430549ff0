#include "play/tile_game.hpp"

#include <algorithm>
#include <utility>

namespace meldstone::play {
namespace {

bool lies(const std::vector<Tiles>& table, std::uint16_t tile) {
    return std::any_of(table.begin(), table.end(),
                       [&](const Tiles& set) { return std::find(set.begin(), set.end(), tile) != set.end(); });
}

}  // namespace

PlayedGame play_out(const DealtGame& dealt, const MostTiles& player) {
    const int players = static_cast<int>(dealt.racks.size());
    PlayedGame game;
    game.racks = dealt.racks;
    game.opened.resize(dealt.racks.size());
    std::vector<Tiles> table;
    std::size_t drawn = 0;
    int passes = 0;
    int turns_left = -1;  // until the end, once the pool is empty and everybody has one last turn
    for (int turn = dealt.turn;; turn = (turn + dealt.step + players) % players) {
        const auto seat = static_cast<std::size_t>(turn);
        Tiles& rack = game.racks[seat];
        std::vector<Tiles> after = player.turn(table, rack, game.opened[seat]);
        const bool lays = !after.empty();
        const bool passed = !lays && drawn == dealt.pool.size();
        game.last = turn;
        game.laid_at_once = lays && !game.opened[seat];
        if (lays) {
            rack.erase(std::remove_if(rack.begin(), rack.end(), [&](std::uint16_t tile) { return lies(after, tile); }),
                       rack.end());
            game.opened[seat] = true;
            table = after;
        } else if (!passed) {
            rack.push_back(dealt.pool[drawn++]);
        }
        game.tables.push_back(std::move(after));
        passes = passed ? passes + 1 : 0;
        if (turns_left >= 0) {
            --turns_left;
        } else if (dealt.final_round && drawn == dealt.pool.size()) {
            turns_left = players;
        }
        if (rack.empty()) {
            game.ending = GameEnding::kFinished;
            return game;
        }
        if (passes >= players || turns_left == 0) {
            game.ending = passes >= players ? GameEnding::kBlocked : GameEnding::kFinalRound;
            return game;
        }
    }
}

}  // namespace meldstone::play
