#include "play/training.hpp"

#include <algorithm>
#include <cmath>

#include "core/limits.hpp"

namespace meldstone::play {
namespace {

/// Most tiles, of equally many those with the highest numbers; `SHED` in bots/expert.py.
const Pile& shed() {
    static const Pile weights = [] {
        Pile out;
        out.fill(100);
        for (int face = 0; face < kJoker; ++face) {
            out[static_cast<std::size_t>(face)] += face % kNumbers + 1;
        }
        return out;
    }();
    return weights;
}

const Pile& equal_weights() {
    static const Pile weights = [] {
        Pile out;
        out.fill(1);
        return out;
    }();
    return weights;
}

Pile without_jokers(Pile rack) {
    rack[kJoker] = rack[kDouble] = rack[kTwoColour] = rack[kMirror] = 0;
    return rack;
}

void add_if_new(std::vector<Candidate>& options, const Play& play, int playable, int stuck) {
    const bool known = std::any_of(options.begin(), options.end(),
                                   [&](const Candidate& way) { return way.play.placed == play.placed; });
    if (!known) {
        options.push_back({play, playable, stuck});
    }
}

std::int64_t worth_of(const std::vector<FeatureCount>& counts, const Worth& worth) {
    std::int64_t sum = 0;
    for (const FeatureCount& hit : counts) {
        sum += std::int64_t{worth[hit.feature]} * hit.times;
    }
    return sum;
}

}  // namespace

std::vector<Candidate> candidates(const Game& game) {
    const Seat& seat = game.seat();
    const Pile numbers = without_jokers(seat.rack);
    const Play most = best_play(game, numbers, shed());
    const bool jokers = numbers != seat.rack;
    const Play all = jokers ? best_play(game, seat.rack, shed()) : most;
    if (all.tiles == seat.tiles) {
        return {{all, 0, 0}};
    }
    const int stuck = seat.tiles - all.tiles;
    std::vector<Candidate> options{{Play{}, most.tiles, stuck}};
    add_if_new(options, most, 0, stuck);
    if (all.tiles > most.tiles) {
        add_if_new(options, all, 0, stuck);
    }
    for (std::size_t face = 0; most.tiles > 1 && face < kJoker; ++face) {
        if (most.placed[face] > 0) {
            Pile kept = numbers;
            kept[face] = most.placed[face] - 1;
            const Play play = best_play(game, kept, shed());
            add_if_new(options, play, most.tiles - play.tiles, stuck);
        }
    }
    return options;
}

Afterstate after(const Game& game, const Candidate& candidate) {
    const Seat& seat = game.seat();
    Afterstate out;
    out.rack = seat.rack;
    out.table = game.table();
    for (std::size_t face = 0; face < kFaces; ++face) {
        out.rack[face] -= candidate.play.placed[face];
        out.table[face] += candidate.play.placed[face];
    }
    out.colours = game.box().knobs.colours;
    out.copies = game.box().tiles[0];
    out.drew = candidate.play.tiles == 0 && game.pool() > 0;
    out.tiles = seat.tiles - candidate.play.tiles + (out.drew ? 1 : 0);
    out.table_tiles = game.table_tiles() + candidate.play.tiles;
    out.pool = game.pool();
    out.playable = candidate.playable;
    out.stuck = candidate.stuck;
    out.opened = seat.opened || candidate.play.tiles > 0;
    for (std::size_t i = 1; i < game.seats().size(); ++i) {
        const Seat& other = game.seat_after(i);
        out.others.push_back({other.tiles, other.opened});
    }
    return out;
}

std::size_t best_candidate(const Game& game, const std::vector<Candidate>& options, const Worth& worth) {
    std::vector<FeatureCount> counts;
    std::size_t best = 0;
    std::int64_t most = 0;
    for (std::size_t i = 0; options.size() > 1 && i < options.size(); ++i) {
        read_features(after(game, options[i]), counts);
        const std::int64_t value = worth_of(counts, worth);
        if (i == 0 || value > most) {
            best = i;
            most = value;
        }
    }
    return best;
}

Training::Training(Box box, int players, Aim aim, std::uint64_t seed)
    : box_(std::move(box)),
      players_(players),
      aim_(aim),
      chance_(seed),
      weights_(feature_count()),
      worth_(feature_count()) {}

/// The best way by what was learned, at first as an expert would choose; now and then any.
std::size_t Training::choose(const Game& game, const std::vector<Candidate>& options) {
    if (options.size() > 1 &&
        chance_.below(learned_ ? limits::kTrainingLaterTries : limits::kTrainingFirstTries) == 0) {
        return chance_.below(options.size());
    }
    if (learned_) {
        return best_candidate(game, options, worth_);
    }
    const bool plays = options.size() > 1 && (jokers_in(options[1].play.placed) == 0 || game.pool() == 0);
    return plays ? 1 : 0;
}

void Training::play(int games) {
    std::vector<FeatureCount> counts;
    for (int i = 0; i < games; ++i) {
        Game game(box_, players_, chance_.next());
        // every other game is played against players who lay the most tiles
        const std::size_t alone = games_ / 2 % static_cast<std::size_t>(players_);
        const bool against = games_++ % 2 == 1;
        std::vector<std::pair<std::size_t, std::size_t>> samples_here;
        for (int turn = 0; !game.over() && turn < limits::kTrainingTurns; ++turn) {
            if (against && game.turn() != alone) {
                game.act(best_play(game, game.seat().rack, equal_weights()));
                continue;
            }
            const std::vector<Candidate> options = candidates(game);
            const std::size_t chosen = choose(game, options);
            if (options[chosen].play.tiles < game.seat().tiles) {
                read_features(after(game, options[chosen]), counts);
                const auto begin = static_cast<std::uint32_t>(counts_.size());
                counts_.insert(counts_.end(), counts.begin(), counts.end());
                samples_here.emplace_back(samples_.size(), game.turn());
                samples_.push_back({begin, static_cast<std::uint32_t>(counts_.size()), 0});
            }
            game.act(options[chosen].play);
        }
        const std::vector<int> points = game.points();
        for (const auto& [sample, seat] : samples_here) {
            samples_[sample].result = result(points, seat);
        }
    }
}

/// What a seat has made of a game, from 0 to 1.
float Training::result(const std::vector<int>& points, std::size_t seat) const {
    const int own = points[seat];
    const auto above =
        static_cast<float>(std::count_if(points.begin(), points.end(), [&](int other) { return other > own; }));
    const auto equal = static_cast<float>(std::count(points.begin(), points.end(), own));
    const auto others = static_cast<float>(players_ - 1);
    switch (aim_) {
        case Aim::kWin:
            return above > 0 ? 0 : 1 / equal;
        case Aim::kPlace:
            return 1 - (above + (equal - 1) / 2) / others;
        case Aim::kPoints:
            return std::clamp(0.5F + static_cast<float>(own) / (200 * others), 0.0F, 1.0F);
    }
    return 0;
}

/// Logistic regression, sample by sample, with steps that become smaller for features that are often there.
double Training::learn() {
    std::vector<float> seen(weights_.size(), 0.01F);
    std::vector<double> sum(weights_.size());
    std::vector<std::size_t> order(samples_.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::size_t steps = 0;
    std::size_t summed = 0;
    double loss = 0;
    for (int pass = 0; pass < limits::kTrainingPasses; ++pass) {
        for (std::size_t i = order.size(); i > 1; --i) {
            std::swap(order[i - 1], order[chance_.below(i)]);
        }
        loss = 0;
        for (const std::size_t i : order) {
            const Sample& sample = samples_[i];
            float score = 0;
            for (std::size_t k = sample.begin; k < sample.end; ++k) {
                score += weights_[counts_[k].feature] * static_cast<float>(counts_[k].times);
            }
            const float chance = 1 / (1 + std::exp(-score));
            const float error = chance - sample.result;
            loss += error * error;
            for (std::size_t k = sample.begin; k < sample.end; ++k) {
                const std::size_t at = counts_[k].feature;
                const float slope = error * static_cast<float>(counts_[k].times);
                seen[at] += slope * slope;
                weights_[at] -= limits::kTrainingStep * slope / std::sqrt(seen[at]);
            }
            if (2 * pass >= limits::kTrainingPasses && ++steps % limits::kTrainingAverageEvery == 0) {
                ++summed;
                for (std::size_t at = 0; at < sum.size(); ++at) {
                    sum[at] += weights_[at];
                }
            }
        }
    }
    for (std::size_t at = 0; summed > 0 && at < sum.size(); ++at) {
        weights_[at] = static_cast<float>(sum[at] / static_cast<double>(summed));
        worth_[at] = static_cast<std::int32_t>(std::lround(weights_[at] * limits::kTrainingScale));
    }
    learned_ = true;
    const double mean = samples_.empty() ? 0 : loss / static_cast<double>(samples_.size());
    counts_.clear();
    samples_.clear();
    return mean;
}

Training::Record Training::record(std::uint64_t seed) const {
    Record out;
    Game game(box_, players_, seed);
    for (const Seat& seat : game.seats()) {
        out.racks.push_back(seat.rack);
    }
    out.pool = game.drawn_in_order();
    for (int turn = 0; !game.over() && turn < limits::kTrainingTurns; ++turn) {
        const std::vector<Candidate> options = candidates(game);
        out.plays.push_back(options[best_candidate(game, options, worth_)].play);
        game.act(out.plays.back());
    }
    out.points = game.points();
    return out;
}

}  // namespace meldstone::play
