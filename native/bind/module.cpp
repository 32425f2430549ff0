#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <climits>
#include <tuple>
#include <vector>

#include "bind/build_info.hpp"
#include "bind/check.hpp"
#include "bind/play.hpp"
#include "bind/tile_book.hpp"
#include "bind/training.hpp"
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

using Counts = std::array<int, kFaces>;

// Plain CPython calls: 246 numbers come with every question, and a wrapper around each would cost more than many an
// answer.
void read_counts(nb::handle source, Counts& out) {
    if (!PyTuple_Check(source.ptr()) || PyTuple_Size(source.ptr()) != static_cast<Py_ssize_t>(out.size())) {
        throw nb::value_error("counts and weights are tuples with one entry per face");
    }
    for (std::size_t i = 0; i < out.size(); ++i) {
        const long value = PyLong_AsLong(PyTuple_GetItem(source.ptr(), static_cast<Py_ssize_t>(i)));
        if (value == -1 && PyErr_Occurred() != nullptr) {
            throw nb::python_error();
        }
        if (value > INT_MAX || value < INT_MIN) {
            throw nb::value_error("counts and weights must fit into 32 bits");
        }
        out[i] = static_cast<int>(value);
    }
}

void read_sets(nb::handle source, std::vector<Faces>& out) {
    for (const nb::handle set : nb::borrow<nb::tuple>(source)) {
        Faces& faces = out.emplace_back();
        for (const nb::handle code : nb::borrow<nb::tuple>(set)) {
            faces.push_back(nb::cast<std::uint8_t>(code));
        }
    }
}

/// (knobs, required, optional, weights, locked, empty_bonus, minimum, node_budget, above, hasty), as
/// solver/core/native.py packs it.
Problem read_problem(nb::handle source) {
    const nb::tuple fields = nb::borrow<nb::tuple>(source);
    Problem out;
    const nb::tuple knobs = nb::borrow<nb::tuple>(fields[0]);
    out.knobs.colours = nb::cast<int>(knobs[0]);
    out.knobs.copies = nb::cast<int>(knobs[1]);
    out.knobs.min_number_tiles = nb::cast<int>(knobs[2]);
    out.knobs.two_colour_at_end = nb::cast<bool>(knobs[3]);
    out.knobs.exactly_two_colours = nb::cast<bool>(knobs[4]);
    out.knobs.mirror_min_side = nb::cast<int>(knobs[5]);
    out.knobs.mirror_apex = nb::cast<bool>(knobs[6]);
    out.knobs.mirror_peak_only = nb::cast<bool>(knobs[7]);
    // knobs[8], mirror_group_order, does not decide what a set is: groups are laid as a palindrome, which both values
    // allow
    out.knobs.joker_value_zero = nb::cast<bool>(knobs[9]);
    read_counts(fields[1], out.required);
    read_counts(fields[2], out.optional);
    read_counts(fields[3], out.weights);
    read_sets(fields[4], out.locked);
    out.empty_bonus = nb::cast<int>(fields[5]);
    out.minimum = nb::cast<int>(fields[6]);
    out.node_budget = nb::cast<std::int64_t>(fields[7]);
    out.above = nb::cast<std::int64_t>(fields[8]);
    out.hasty = nb::cast<bool>(fields[9]);
    check(out);
    return out;
}

nb::object new_tuple(std::size_t size) {
    return nb::steal(PyTuple_New(static_cast<Py_ssize_t>(size)));
}

/// (placed, sets, value, optimal, bound, nodes, feasible): the fields of `Solution` in order, then whether there is an
/// answer.
nb::object write_answer(const Answer& answer, const nb::tuple& faces) {
    nb::object placed = new_tuple(answer.placed.size());
    for (std::size_t i = 0; i < answer.placed.size(); ++i) {
        PyTuple_SetItem(placed.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLong(answer.placed[i]));
    }
    nb::object sets = new_tuple(answer.sets.size());
    for (std::size_t i = 0; i < answer.sets.size(); ++i) {
        const Faces& set = answer.sets[i];
        nb::object row = new_tuple(set.size());
        for (std::size_t k = 0; k < set.size(); ++k) {
            PyTuple_SetItem(row.ptr(), static_cast<Py_ssize_t>(k), nb::object(faces[set[k]]).release().ptr());
        }
        PyTuple_SetItem(sets.ptr(), static_cast<Py_ssize_t>(i), row.release().ptr());
    }
    return nb::make_tuple(placed, sets, answer.value, answer.optimal, answer.bound, answer.nodes, answer.feasible);
}

nb::object solve(const nb::tuple& problem, const nb::tuple& faces) {
    const Problem question = read_problem(problem);
    Answer answer;
    {
        nb::gil_scoped_release release;
        answer = dispatch::solve(question);
    }
    return write_answer(answer, faces);
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

/// The problem holds what the sets do not: loose tiles as required, the rack as optional. Answers (supported, broken
/// up, at least, answer).
nb::object few_changes(const nb::tuple& problem, const nb::tuple& sets, std::int64_t value, int most,
                       std::int64_t nodes, const nb::tuple& faces) {
    changes::Question question{read_problem(problem), {}, value};
    read_sets(sets, question.sets);
    check(with_all_tiles(question));
    changes::Fewest found;
    {
        nb::gil_scoped_release release;
        found = changes::fewest_changes(question, most, nodes);
    }
    nb::list broken_up;
    for (std::size_t i = 0; found.found && i < question.sets.size(); ++i) {
        if ((found.broken_up >> i & 1) != 0) {
            broken_up.append(i);
        }
    }
    found.answer.feasible = found.found;
    found.answer.nodes += found.nodes;
    return nb::make_tuple(found.supported, nb::tuple(broken_up), found.at_least, write_answer(found.answer, faces));
}

nb::object write_answers(const std::vector<Answer>& answers, const nb::tuple& faces) {
    nb::object out = new_tuple(answers.size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
        PyTuple_SetItem(out.ptr(), static_cast<Py_ssize_t>(i), write_answer(answers[i], faces).release().ptr());
    }
    return out;
}

using Effort = std::tuple<std::int64_t, std::int64_t, int>;  // ask_nodes, nodes, asks

changes::KeepEffort read_effort(const Effort& effort) {
    return {std::get<0>(effort), std::get<1>(effort), std::get<2>(effort)};
}

/// The problem as in `few_changes`; `sets_now` is an answer, `placed` and `value` what it places.
nb::object keep_sets(const nb::tuple& problem, const nb::tuple& sets, const nb::tuple& sets_now,
                     const nb::tuple& placed, std::int64_t value, const Effort& effort, const nb::tuple& faces) {
    changes::Question question{read_problem(problem), {}, value};
    read_sets(sets, question.sets);
    check(with_all_tiles(question));
    Answer best;
    best.value = value;
    read_sets(sets_now, best.sets);
    read_counts(placed, best.placed);
    std::vector<Answer> found;
    {
        nb::gil_scoped_release release;
        found = changes::keep_sets(question.base, question.sets, best, read_effort(effort));
    }
    return write_answers(found, faces);
}

/// The problem as in `few_changes`; no answers if none places everything.
nb::object place_all_with_few(const nb::tuple& problem, const nb::tuple& sets, std::int64_t nodes,
                              const std::optional<Effort>& effort, const nb::tuple& faces) {
    changes::Question question{read_problem(problem), {}, 0};
    read_sets(sets, question.sets);
    check(with_all_tiles(question));
    std::vector<Answer> found;
    {
        nb::gil_scoped_release release;
        const auto limits = effort ? std::optional(read_effort(*effort)) : std::nullopt;
        found = changes::place_all_with_few(question.base, question.sets, nodes, limits);
    }
    return write_answers(found, faces);
}

}  // namespace
}  // namespace meldstone::bind

NB_MODULE(_native, module) {
    using namespace meldstone::bind;
    // the book of tiles lives as long as the interpreter, so it is alive when leaks are counted
    nb::set_leak_warnings(false);
    module.doc() = "The compiled core of meldstone.";
    module.def("build_info", &write_build_info, "How this module was built: compiler, C++ standard and build type.");
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
    bind_tile_book(module);
    bind_self_play(module);
    bind_training(module);
}
