#include "changes/reduce.hpp"

#include "changes/fewest.hpp"

namespace meldstone::changes {

bool change_fewer_sets(const Problem& rack, const std::vector<Faces>& old_sets, const ChangeEffort& effort,
                       Answer& best) {
    const int broken_up = sets_broken_up(old_sets, best.sets);
    Fewest few = fewest_changes({rack, old_sets, best.value}, broken_up, effort.scan_nodes);
    best.nodes += few.nodes;
    if (few.supported && few.found) {
        best.sets.clear();
        for (std::size_t i = 0; i < old_sets.size(); ++i) {
            if ((few.broken_up >> i & 1) == 0) {
                best.sets.push_back(old_sets[i]);
            }
        }
        best.sets.insert(best.sets.end(), few.answer.sets.begin(), few.answer.sets.end());
        best.placed = few.answer.placed;
        best.nodes += few.answer.nodes;
        return __builtin_popcountll(few.broken_up) <= few.at_least;
    }
    if (few.supported && few.at_least >= broken_up) {
        return true;
    }
    std::vector<Answer> kept = keep_sets(rack, old_sets, best, effort.keep);
    if (!kept.empty()) {
        best.nodes += kept.back().nodes;
        best.sets = std::move(kept.back().sets);
        best.placed = kept.back().placed;
    }
    return few.supported && sets_broken_up(old_sets, best.sets) <= few.at_least;
}

}  // namespace meldstone::changes
