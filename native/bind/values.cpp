#include "bind/values.hpp"

#include "bind/check.hpp"
#include "bind/tuples.hpp"
#include "changes/keep_sets.hpp"
#include "changes/reduce.hpp"
#include "play/most_tiles.hpp"

namespace nb = nanobind;

namespace meldstone::bind {
namespace {

void make_problem(Problem* self, const Knobs& knobs, nb::handle required, nb::handle optional, nb::handle weights,
                  nb::handle locked, int empty_bonus, int minimum, std::int64_t node_budget, std::int64_t above,
                  bool hasty) {
    Problem problem;
    problem.knobs = knobs;
    read_counts(required, problem.required);
    read_counts(optional, problem.optional);
    read_counts(weights, problem.weights);
    read_sets(locked, problem.locked);
    problem.empty_bonus = empty_bonus;
    problem.minimum = minimum;
    problem.node_budget = node_budget;
    problem.above = above;
    problem.hasty = hasty;
    check(problem);
    new (self) Problem(std::move(problem));
}

void bind_questions(nb::module_& module) {
    nb::class_<Knobs>(module, "Knobs", "The knobs that decide what a set is.")
        .def(nb::init<int, int, int, bool, bool, int, bool, bool, bool>(), nb::arg("colours"), nb::arg("copies"),
             nb::arg("min_number_tiles"), nb::arg("two_colour_at_end"), nb::arg("exactly_two_colours"),
             nb::arg("mirror_min_side"), nb::arg("mirror_apex"), nb::arg("mirror_peak_only"),
             nb::arg("joker_value_zero"))
        .def_ro("colours", &Knobs::colours)
        .def_ro("copies", &Knobs::copies)
        .def_ro("min_number_tiles", &Knobs::min_number_tiles)
        .def_ro("two_colour_at_end", &Knobs::two_colour_at_end)
        .def_ro("exactly_two_colours", &Knobs::exactly_two_colours)
        .def_ro("mirror_min_side", &Knobs::mirror_min_side)
        .def_ro("mirror_apex", &Knobs::mirror_apex)
        .def_ro("mirror_peak_only", &Knobs::mirror_peak_only)
        .def_ro("joker_value_zero", &Knobs::joker_value_zero);
    nb::class_<Problem>(module, "PackedProblem", "A problem as the core reads it; see solver/reference/problem.py.")
        .def("__init__", &make_problem, nb::arg("knobs"), nb::arg("required"), nb::arg("optional"), nb::arg("weights"),
             nb::arg("locked"), nb::arg("empty_bonus"), nb::arg("minimum"), nb::arg("node_budget"), nb::arg("above"),
             nb::arg("hasty"));
}

void bind_efforts(nb::module_& module) {
    using changes::ChangeEffort;
    using changes::KeepEffort;
    nb::class_<KeepEffort>(module, "KeepEffort", "How long it is tried to leave sets of the table alone.")
        .def(nb::init<std::int64_t, std::int64_t, int>(), nb::arg("ask_nodes"), nb::arg("nodes"), nb::arg("asks"))
        .def_ro("ask_nodes", &KeepEffort::ask_nodes)
        .def_ro("nodes", &KeepEffort::nodes)
        .def_ro("asks", &KeepEffort::asks);
    nb::class_<ChangeEffort>(module, "ChangeEffort", "How hard it is tried to change few sets.")
        .def(nb::init<std::int64_t, KeepEffort>(), nb::arg("scan_nodes"), nb::arg("keep"))
        .def_ro("scan_nodes", &ChangeEffort::scan_nodes)
        .def_ro("keep", &ChangeEffort::keep);
    nb::class_<play::Effort>(module, "TurnEffort", "How hard a player who lays the most tiles thinks.")
        .def(nb::init<std::int64_t, ChangeEffort>(), nb::arg("nodes"), nb::arg("changes"))
        .def_ro("nodes", &play::Effort::nodes)
        .def_ro("changes", &play::Effort::changes);
}

void bind_replies(nb::module_& module) {
    nb::class_<Reply>(module, "Reply", "An answer of the core; see `Solution` in solver/reference/problem.py.")
        .def_ro("placed", &Reply::placed)
        .def_ro("sets", &Reply::sets)
        .def_ro("value", &Reply::value)
        .def_ro("optimal", &Reply::optimal)
        .def_ro("bound", &Reply::bound)
        .def_ro("nodes", &Reply::nodes)
        .def_ro("feasible", &Reply::feasible);
    nb::class_<FewestChanges>(module, "FewestChanges", "Which sets to break up so that the fewest change.")
        .def_ro("supported", &FewestChanges::supported)
        .def_ro("broken_up", &FewestChanges::broken_up)
        .def_ro("at_least", &FewestChanges::at_least)
        .def_ro("reply", &FewestChanges::reply);
    nb::class_<BestTurn>(module, "BestTurn", "The best turn where jokers are free; see solver/core/native.py.")
        .def_ro("sets", &BestTurn::sets)
        .def_ro("placed", &BestTurn::placed)
        .def_ro("value", &BestTurn::value)
        .def_ro("optimal", &BestTurn::optimal)
        .def_ro("bound", &BestTurn::bound)
        .def_ro("nodes", &BestTurn::nodes)
        .def_ro("fewest", &BestTurn::fewest)
        .def_ro("whole", &BestTurn::whole);
}

}  // namespace

Reply reply_of(const Answer& answer, const nb::tuple& faces) {
    return {tuple_of_numbers(answer.placed),
            tuple_of_sets(answer.sets, faces),
            answer.value,
            answer.optimal,
            answer.bound,
            answer.nodes,
            answer.feasible};
}

void bind_values(nb::module_& module) {
    bind_questions(module);
    bind_efforts(module);
    bind_replies(module);
}

}  // namespace meldstone::bind
