#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <optional>
#include <vector>

#include "bind/build_info.hpp"
#include "bind/check.hpp"
#include "bind/play.hpp"
#include "bind/tile_book.hpp"
#include "bind/training.hpp"
#include "bind/tuples.hpp"
#include "bind/values.hpp"
#include "changes/fewest.hpp"
#include "changes/keep_sets.hpp"
#include "core/problem.hpp"
#include "dispatch/solve.hpp"

namespace nb = nanobind;

/// How does Python ask the core?
namespace meldstone::bind {
namespace {

nb::dict write_build_info() {
    const BuildInfo info = build_info();
    nb::dict result;
    result["compiler"] = info.compiler;
    result["cxx_standard"] = info.cxx_standard;
    result["build_type"] = info.build_type;
    return result;
}

Reply solve(const Problem& problem, const nb::tuple& faces) {
    Answer answer;
    {
        nb::gil_scoped_release release;
        answer = dispatch::solve(problem);
    }
    return reply_of(answer, faces);
}

/// All tiles of the question in one problem.
Problem with_all_tiles(const changes::Question& question) {
    Problem all = question.base;
    for (const Faces& set : question.sets) {
        for (const std::uint8_t face : set) {
            if (face >= kFaces) {
                throw nb::value_error("no face has such a code");
            }
            ++all.required[face];
        }
    }
    return all;
}

/// The problem holds what the sets do not: loose tiles as required, the rack as optional.
changes::Question read_question(const Problem& problem, const nb::tuple& sets, std::int64_t value) {
    changes::Question question{problem, {}, value};
    read_sets(sets, question.sets);
    check(with_all_tiles(question));
    return question;
}

FewestChanges few_changes(const Problem& problem, const nb::tuple& sets, std::int64_t value, int most,
                          std::int64_t nodes, const nb::tuple& faces) {
    const changes::Question question = read_question(problem, sets, value);
    changes::Fewest found;
    {
        nb::gil_scoped_release release;
        found = changes::fewest_changes(question, most, nodes);
    }
    std::vector<int> broken_up;
    for (std::size_t i = 0; found.found && i < question.sets.size(); ++i) {
        if ((found.broken_up >> i & 1) != 0) {
            broken_up.push_back(static_cast<int>(i));
        }
    }
    found.answer.nodes += found.nodes;
    return {found.supported, tuple_of_numbers(broken_up), found.at_least,
            found.found ? nb::cast(reply_of(found.answer, faces)) : nb::none()};
}

nb::object replies_of(const std::vector<Answer>& answers, const nb::tuple& faces) {
    return tuple_of(answers, [&](const Answer& answer) { return nb::cast(reply_of(answer, faces)); });
}

/// `sets_now` is an answer, `placed` and `value` what it places.
nb::object keep_sets(const Problem& problem, const nb::tuple& sets, const nb::tuple& sets_now, const nb::tuple& placed,
                     std::int64_t value, const changes::KeepEffort& effort, const nb::tuple& faces) {
    const changes::Question question = read_question(problem, sets, value);
    Answer best;
    best.value = value;
    read_sets(sets_now, best.sets);
    read_counts(placed, best.placed);
    std::vector<Answer> found;
    {
        nb::gil_scoped_release release;
        found = changes::keep_sets(question.base, question.sets, best, effort);
    }
    return replies_of(found, faces);
}

/// No replies if no answer places everything.
nb::object place_all_with_few(const Problem& problem, const nb::tuple& sets, std::int64_t nodes,
                              const std::optional<changes::KeepEffort>& effort, const nb::tuple& faces) {
    const changes::Question question = read_question(problem, sets, 0);
    std::vector<Answer> found;
    {
        nb::gil_scoped_release release;
        found = changes::place_all_with_few(question.base, question.sets, nodes, effort);
    }
    return replies_of(found, faces);
}

}  // namespace
}  // namespace meldstone::bind

NB_MODULE(_native, module) {
    using namespace meldstone::bind;
    // the book of tiles lives as long as the interpreter, so it is alive when leaks are counted
    nb::set_leak_warnings(false);
    module.doc() = "The compiled core of meldstone.";
    module.def("build_info", &write_build_info, "How this module was built: compiler, C++ standard and build type.");
    bind_values(module);
    bind_tile_book(module);
    module.def("solve", &solve, nb::arg("problem"), nb::arg("faces"),
               "Answers one problem; see solver/core/native.py.");
    module.def("few_changes", &few_changes, nb::arg("problem"), nb::arg("sets"), nb::arg("value"), nb::arg("most"),
               nb::arg("nodes"), nb::arg("faces"),
               "The fewest sets that must be broken up to reach a worth; see solver/core/native.py.");
    module.def("keep_sets", &keep_sets, nb::arg("problem"), nb::arg("sets"), nb::arg("sets_now"), nb::arg("placed"),
               nb::arg("value"), nb::arg("effort"), nb::arg("faces"),
               "Answers that leave more and more sets alone; see solver/core/native.py.");
    module.def("place_all_with_few", &place_all_with_few, nb::arg("problem"), nb::arg("sets"), nb::arg("nodes"),
               nb::arg("effort").none(), nb::arg("faces"),
               "An answer that places everything and breaks up few sets; see solver/core/native.py.");
    bind_self_play(module);
    bind_training(module);
}
