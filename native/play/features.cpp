#include "play/features.hpp"

#include <algorithm>

namespace meldstone::play {
namespace {

/// Few tiles count one by one, many in bundles.
std::size_t bundle(int tiles) {
    constexpr std::array<std::size_t, 13> kBundles{0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6};
    return tiles < 13 ? kBundles[static_cast<std::size_t>(std::max(tiles, 0))] : 7;
}

/// Writes features one block after the other.
class Writer {
public:
    explicit Writer(std::vector<FeatureCount>& out) : out_(out) { out_.clear(); }

    /// Which of so many cases it is; the last stands for all beyond.
    void which(std::size_t value, std::size_t cases) {
        hit(std::min(value, cases - 1), 1);
        next_ += cases;
    }
    /// How many there are.
    void many(int value) {
        hit(0, value);
        ++next_;
    }
    /// A block of so many cases that are hit one by one.
    void block(std::size_t cases) { next_ += cases; }
    void hit(std::size_t at, int times) {
        if (times != 0) {
            out_.push_back({static_cast<std::uint16_t>(next_ + at), static_cast<std::int16_t>(times)});
        }
    }
    std::size_t size() const { return next_; }

private:
    std::vector<FeatureCount>& out_;
    std::size_t next_ = 0;
};

/// What the tiles of a rack are to each other and to the table.
struct Company {
    std::array<int, 128> patterns{};
    int points = 0;
    int twice = 0;
    int next = 0;
    int gaps = 0;
    int runs = 0;
    int pairs = 0;
    int groups = 0;
    int alone = 0;
    int outs = 0;
};

Company read_company(const Afterstate& after) {
    const int colours = after.colours;
    Company out;
    std::array<bool, kFaces> wanted{};
    const auto in = [](const Pile& pile, int colour, int number) {
        return number >= 1 && number <= kNumbers && pile[static_cast<std::size_t>(face_of(colour, number))] > 0;
    };
    const auto want = [&](int colour, int number) {
        if (number >= 1 && number <= kNumbers) {
            wanted[static_cast<std::size_t>(face_of(colour, number))] = true;
        }
    };
    for (int colour = 0; colour < colours; ++colour) {
        for (int number = 1; number <= kNumbers; ++number) {
            const int held = after.rack[static_cast<std::size_t>(face_of(colour, number))];
            if (held == 0) {
                continue;
            }
            std::size_t laid = 0;
            int like = 0;
            for (int other = 0; other < colours; ++other) {
                if (other != colour) {
                    laid += in(after.table, other, number) ? 1 : 0;
                    like += in(after.rack, other, number) ? 1 : 0;
                }
            }
            const bool next = in(after.rack, colour, number + 1);
            const bool second = in(after.rack, colour, number + 2);
            const bool friends =
                like > 0 || next || second || in(after.rack, colour, number - 1) || in(after.rack, colour, number - 2);
            const std::size_t pattern =
                (in(after.table, colour, number - 1) ? 1U : 0U) + (in(after.table, colour, number + 1) ? 2U : 0U) +
                (in(after.table, colour, number - 2) ? 4U : 0U) + (in(after.table, colour, number + 2) ? 8U : 0U) +
                16U * std::min<std::size_t>(laid, 3) + (friends ? 64U : 0U);
            out.patterns[pattern] += held;
            out.points += held * number;
            out.twice += held > 1 ? 1 : 0;
            out.next += next ? 1 : 0;
            out.gaps += second && !next ? 1 : 0;
            out.runs += next && second ? 1 : 0;
            out.pairs += like == 1 ? 1 : 0;
            out.groups += like > 1 ? 1 : 0;
            out.alone += friends ? 0 : 1;
            if (next) {
                want(colour, number - 1);
                want(colour, number + 2);
            }
            if (second) {
                want(colour, number + 1);
            }
            for (int other = 0; like > 0 && other < colours; ++other) {
                if (!in(after.rack, other, number)) {
                    want(other, number);
                }
            }
        }
    }
    for (std::size_t face = 0; face < kJoker; ++face) {
        out.outs += wanted[face] ? std::max(0, after.copies - after.rack[face] - after.table[face]) : 0;
    }
    return out;
}

}  // namespace

std::size_t feature_count() {
    static const std::size_t count = [] {
        std::vector<FeatureCount> counts;
        Afterstate after;
        after.others.resize(1);
        read_features(after, counts);
        return static_cast<std::size_t>(counts.back().feature) + 1;
    }();
    return count;
}

void read_features(const Afterstate& after, std::vector<FeatureCount>& out) {
    const auto size = [](int value) { return static_cast<std::size_t>(std::max(value, 0)); };
    const auto yes = [](bool value) { return value ? std::size_t{1} : std::size_t{0}; };
    const Afterstate::Other& next = after.others.front();
    int fewest = next.tiles;
    int all = 0;
    std::size_t opened = 0;
    for (const Afterstate::Other& other : after.others) {
        fewest = std::min(fewest, other.tiles);
        all += other.tiles;
        opened += yes(other.opened);
    }
    const std::size_t jokers = std::min<std::size_t>(size(jokers_in(after.rack)), 3);
    const std::size_t on_table = std::min<std::size_t>(size(jokers_in(after.table)), 3);
    const std::size_t own = bundle(after.tiles);
    const std::size_t few = bundle(fewest);
    const Company company = read_company(after);
    Writer write(out);
    write.which(std::min<std::size_t>(size(after.tiles), 23) + 24 * yes(after.drew), 48);
    write.which(std::min<std::size_t>(size(next.tiles), 23) + 24 * yes(next.opened), 48);
    write.which(size(fewest), 24);
    write.which(own * 8 + few, 64);
    write.which(jokers * 8 + own, 32);
    write.which(jokers * 8 + few, 32);
    write.which(yes(after.opened) + 2 * yes(next.opened) + 4 * std::min<std::size_t>(size(after.pool) / 20, 3), 16);
    write.which(on_table * 4 + std::min<std::size_t>(size(after.table_tiles) / 25, 3), 16);
    write.which(size(after.table_tiles) / 8, 16);
    write.which(own * 8 + std::min<std::size_t>(size(after.playable), 7), 64);
    write.which(8 * yes(after.drew) + std::min<std::size_t>(size(after.playable), 7), 16);
    write.which(jokers * 10 + std::min<std::size_t>(size(after.stuck), 9), 40);
    write.which((jokers > 0 ? std::min<std::size_t>(size(after.stuck), 7) * 8 : 0) + few, 64);
    for (std::size_t i = 0; i < company.patterns.size(); ++i) {
        write.hit(i, company.patterns[i]);
    }
    write.block(company.patterns.size());
    write.many(company.points / 10);
    write.many(company.twice);
    write.many(company.next);
    write.many(company.gaps);
    write.many(company.runs);
    write.many(company.pairs);
    write.many(company.groups);
    write.many(company.alone);
    write.which(size(company.alone), 12);
    write.which(size(company.next + company.gaps), 10);
    write.which(size(company.outs) / 2, 16);
    write.which(size(all) / 2, 24);
    write.which(opened, 6);
    write.which(0, 1);
}

}  // namespace meldstone::play
