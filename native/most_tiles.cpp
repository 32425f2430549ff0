#include "most_tiles.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

#include "few_changes.hpp"

namespace meldstone {
namespace {

constexpr int kNear = 2;  // numbers between tiles that may come to lie in one short run

std::vector<Faces> rows_of(const std::vector<Tiles>& table) {
    std::vector<Faces> rows;
    for (const Tiles& tiles : table) {
        Faces& row = rows.emplace_back();
        for (const std::uint16_t tile : tiles) {
            row.push_back(static_cast<std::uint8_t>(tile / kCopies));
        }
    }
    return rows;
}

Faces key_of(Faces row) {
    std::sort(row.begin(), row.end());
    return row;
}

bool lays_something(const Answer& answer) {
    return std::any_of(answer.placed.begin(), answer.placed.end(), [](int placed) { return placed > 0; });
}

int pairs_between(int face, int other) {
    if (face >= kJoker) {
        return 1;
    }
    if (other >= kJoker) {
        return 0;
    }
    const bool near = face / kNumbers == other / kNumbers && std::abs(face - other) <= kNear;
    return face % kNumbers == other % kNumbers || near ? 1 : 0;
}

/// How many pairs of a tile of the set and a placed tile could lie beside each other; jokers go with everything.
int kinship(const Faces& row, const std::array<int, kFaces>& placed) {
    int pairs = 0;
    for (const std::uint8_t face : row) {
        for (int other = 0; other < kFaces; ++other) {
            pairs += placed[static_cast<std::size_t>(other)] * pairs_between(face, other);
        }
    }
    return pairs;
}

/// Sets that are settled, as they were, and sets that may still be rebuilt: `Plan` of solver/plans.py.
struct Plan {
    std::vector<Faces> settled;
    std::vector<Faces> open;
};

/// The same worth with more sets left alone, step by step as `with_few_changes` of solver/answer.py goes.
class FewerChanges {
public:
    FewerChanges(const Problem& rack, const std::vector<Faces>& table, const Effort& effort, Answer best)
        : rack_(rack), plan_{{}, table}, effort_(effort), best_(std::move(best)), best_open_(open_after(best_.sets)) {}

    Answer run() {
        if (!scan()) {
            keep_one_by_one();
        }
        return std::move(best_);
    }

private:
    /// True if the scan has the answer, or the proof that the one we have is as good.
    bool scan() {
        const FewChanges few = few_changes({rack_, plan_.open, best_.value}, best_open_, effort_.scan_nodes);
        if (!few.known) {
            return false;
        }
        if (!few.found) {
            return few.at_least >= best_open_;
        }
        std::vector<Faces> sets;
        for (std::size_t i = 0; i < plan_.open.size(); ++i) {
            if ((few.opened >> i & 1) == 0) {
                sets.push_back(plan_.open[i]);
            }
        }
        sets.insert(sets.end(), few.answer.sets.begin(), few.answer.sets.end());
        best_.sets = std::move(sets);
        best_.placed = few.answer.placed;
        return true;
    }

    void keep_one_by_one() {
        Plan plan = keep_in_bulk(settle_kept(plan_, best_.sets));
        std::vector<Faces> asked = plan.open;
        asked.resize(std::min(asked.size(), static_cast<std::size_t>(effort_.asks)));
        for (const Faces& row : asked) {
            if (std::find(plan.open.begin(), plan.open.end(), row) != plan.open.end()) {
                plan = kept(plan, {row}).value_or(plan);
            }
        }
    }

    /// Tries whether half of the open sets can stay, those with least to do with the placed tiles; then half of those left.
    Plan keep_in_bulk(Plan plan) {
        std::size_t size = plan.open.size() / 2;
        while (size > 1) {
            std::vector<Faces> rows = plan.open;
            std::stable_sort(rows.begin(), rows.end(), [&](const Faces& one, const Faces& other) {
                return kinship(one, best_.placed) < kinship(other, best_.placed);
            });
            rows.resize(size);
            plan = kept(plan, rows).value_or(plan);
            size = std::min(size, plan.open.size()) / 2;
        }
        return plan;
    }

    /// The plan with these sets settled, if the worth is reached all the same with more sets left alone.
    std::optional<Plan> kept(const Plan& plan, const std::vector<Faces>& rows) {
        Plan tried = plan;
        for (const Faces& row : rows) {
            tried.open.erase(std::find(tried.open.begin(), tried.open.end(), row));
            tried.settled.push_back(row);
        }
        Problem problem = rack_;
        for (const Faces& row : tried.open) {
            for (const std::uint8_t face : row) {
                ++problem.required[face];
            }
        }
        problem.node_budget = effort_.ask_nodes;
        problem.above = best_.value - 1;
        Answer found = solve(problem);
        if ((found.sets.empty() && !tried.open.empty()) || found.value != best_.value) {
            return std::nullopt;
        }
        found.sets.insert(found.sets.begin(), tried.settled.begin(), tried.settled.end());
        const int open = open_after(found.sets);
        if (open >= best_open_) {
            return std::nullopt;
        }
        best_ = std::move(found);
        best_open_ = open;
        return settle_kept(tried, best_.sets);
    }

    int open_after(const std::vector<Faces>& sets) const { return static_cast<int>(settle_kept(plan_, sets).open.size()); }

    /// Settles the sets that an answer leaves as they were; it lists the settled ones first.
    static Plan settle_kept(const Plan& plan, const std::vector<Faces>& sets) {
        std::map<Faces, int> lying;
        for (std::size_t i = plan.settled.size(); i < sets.size(); ++i) {
            ++lying[key_of(sets[i])];
        }
        Plan out{plan.settled, {}};
        for (const Faces& row : plan.open) {
            const auto found = lying.find(key_of(row));
            const bool stays = found != lying.end() && found->second-- > 0;
            (stays ? out.settled : out.open).push_back(row);
        }
        return out;
    }

    Problem rack_;  // nothing required
    Plan plan_;
    Effort effort_;
    Answer best_;
    int best_open_;
};

}  // namespace

std::vector<Tiles> MostTiles::turn(const std::vector<Tiles>& table, const Tiles& rack, bool opened) const {
    Problem problem;
    problem.knobs = knobs_;
    problem.weights.fill(1);
    for (const std::uint16_t tile : rack) {
        ++problem.optional[tile / kCopies];
    }
    const Problem rack_alone = problem;
    const std::vector<Faces> rows = rows_of(table);
    problem.node_budget = effort_.nodes;
    if (opened) {
        for (const Faces& row : rows) {
            for (const std::uint8_t face : row) {
                ++problem.required[face];
            }
        }
    } else {
        problem.minimum = meld_minimum_;
    }
    Answer answer = solve(problem);
    if (answer.sets.empty() || !lays_something(answer)) {
        return {};
    }
    if (opened) {
        answer = FewerChanges(rack_alone, rows, effort_, std::move(answer)).run();
    } else {
        answer.sets.insert(answer.sets.begin(), rows.begin(), rows.end());
    }
    const Layout layout = lay_out(table, rack, answer.sets);
    std::vector<Tiles> after;
    for (const LaidSet& set : layout.sets) {
        after.push_back(set.kept >= 0 ? table[static_cast<std::size_t>(set.kept)] : set.tiles);
    }
    return after;
}

}  // namespace meldstone
