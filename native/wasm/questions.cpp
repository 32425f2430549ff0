#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "changes/fewest.hpp"
#include "changes/keep_sets.hpp"
#include "core/fits.hpp"
#include "core/problem.hpp"
#include "dispatch/solve.hpp"
#include "wasm/numbers.hpp"

namespace meldstone::wasm {
namespace {

/// The questions of solver/core/wasm.py, by the same numbers.
enum class Asked { kSolve, kFewChanges, kKeepSets, kPlaceAllWithFew };

constexpr int kBroken = -1;

Numbers& shared() {
    static Numbers numbers;
    return numbers;
}

/// All tiles of a question in one problem fit into a box.
bool bearable(const Problem& problem, const std::vector<Faces>& sets) {
    Problem all = problem;
    for (const Faces& set : sets) {
        for (const std::uint8_t face : set) {
            ++all.required[face];
        }
    }
    return problem.knobs.colours > 0 && problem.knobs.colours <= kMaxColours && fits_into_a_box(all);
}

void write_answers(const std::vector<Answer>& answers, Numbers& out) {
    out.push_back(static_cast<double>(answers.size()));
    for (const Answer& answer : answers) {
        write_answer(answer, out);
    }
}

bool answer_solve(Reader& reader, const Problem& problem, Numbers& out) {
    if (reader.broken() || !bearable(problem, {})) {
        return false;
    }
    write_answer(dispatch::solve(problem), out);
    return true;
}

bool answer_few_changes(Reader& reader, const Problem& problem, Numbers& out) {
    changes::Question question{problem, reader.sets(), 0};
    question.value = reader.number();
    const int most = reader.small();
    const std::int64_t nodes = reader.number();
    if (reader.broken() || !bearable(problem, question.sets)) {
        return false;
    }
    changes::Fewest found = changes::fewest_changes(question, most, nodes);
    found.answer.nodes += found.nodes;
    out.push_back(found.supported ? 1 : 0);
    out.push_back(found.at_least);
    out.push_back(found.found ? 1 : 0);
    if (found.found) {
        for (std::size_t i = 0; i < question.sets.size(); ++i) {
            out.push_back(static_cast<double>(found.broken_up >> i & 1));
        }
        write_answer(found.answer, out);
    }
    return true;
}

bool answer_keep_sets(Reader& reader, const Problem& problem, Numbers& out) {
    const std::vector<Faces> sets = reader.sets();
    Answer best;
    best.sets = reader.sets();
    reader.counts(best.placed);
    best.value = reader.number();
    const changes::KeepEffort effort{reader.number(), reader.number(), reader.small()};
    if (reader.broken() || !bearable(problem, sets)) {
        return false;
    }
    write_answers(changes::keep_sets(problem, sets, best, effort), out);
    return true;
}

bool answer_place_all_with_few(Reader& reader, const Problem& problem, Numbers& out) {
    const std::vector<Faces> sets = reader.sets();
    const std::int64_t nodes = reader.number();
    std::optional<changes::KeepEffort> effort;
    if (reader.flag()) {
        effort = changes::KeepEffort{reader.number(), reader.number(), reader.small()};
    }
    if (reader.broken() || !bearable(problem, sets)) {
        return false;
    }
    write_answers(changes::place_all_with_few(problem, sets, nodes, effort), out);
    return true;
}

bool answer(Asked asked, std::size_t end, Numbers& out) {
    Reader reader(shared(), end);
    const Problem problem = read_problem(reader);
    switch (asked) {
        case Asked::kSolve:
            return answer_solve(reader, problem, out);
        case Asked::kFewChanges:
            return answer_few_changes(reader, problem, out);
        case Asked::kKeepSets:
            return answer_keep_sets(reader, problem, out);
        case Asked::kPlaceAllWithFew:
            return answer_place_all_with_few(reader, problem, out);
    }
    return false;
}

}  // namespace
}  // namespace meldstone::wasm

extern "C" {

/// Where a question of so many numbers is written to, and where its answer is read from after `meldstone_answer`.
[[gnu::visibility("default")]] double* meldstone_numbers(std::int32_t count) {
    auto& numbers = meldstone::wasm::shared();
    if (count >= 0 && static_cast<std::size_t>(count) > numbers.size()) {
        numbers.resize(static_cast<std::size_t>(count));
    }
    return numbers.data();
}

/// Answers the question that was written, and returns of how many numbers the answer is; -1 if the question is none.
[[gnu::visibility("default")]] std::int32_t meldstone_answer(std::int32_t asked, std::int32_t count) {
    using namespace meldstone::wasm;
    Numbers out;
    if (count < 0 || static_cast<std::size_t>(count) > shared().size() || asked < 0 || asked > 3 ||
        !answer(static_cast<Asked>(asked), static_cast<std::size_t>(count), out)) {
        return kBroken;
    }
    shared() = std::move(out);
    return static_cast<std::int32_t>(shared().size());
}
}
