from collections.abc import Mapping
from copy import copy
from dataclasses import FrozenInstanceError, fields
from enum import StrEnum

import pytest

from meldstone.rules.choices import DiscardRule, JokerLock
from meldstone.rules.knobs import KnobSpec, RulesetError, knobs_of, read_value, value_text
from meldstone.rules.ruleset import BoxKnobs, Ruleset, SetKnobs, SetUpKnobs, all_knobs, contradictions
from tests.vectors import KnobValue, edition_knobs

# The second column of the table in RULES.md section J.
SECTION_J = """
palette: KOBR, NWBR
colours: 4..6
numbers: 13
copies: 2, 3
jokers_normal: 0..4
jokers_double: 0..2
jokers_two_colour: 0..2
jokers_mirror: 0..2
players_min: 2
players_max: 4, 6
shrink_up_to_four: true, false
hand_size: 14
start_player: draw_highest, rotate_seats
start_draw_joker: redraw, lowest
start_draw_tie: redraw_tied, redraw_all
next_game_start: rotate, draw_again, winner
play_direction: clockwise, anticlockwise
stack_size: 7
deal_method: two_stacks, neighbour_stacks, random
draw_source: pool, stacks_eight_first
redeal_doublets: 0, 3
open_eighth_tile: off, finish_only, any_play
min_set_tiles: 3
min_number_tiles: 0, 1, 2
run_direction: both, ascending
two_colour_at_end: allow, forbid
two_colour_chain: adjacent_differ, exactly_two
mirror_min_side: 1, 2
mirror_apex: none, virtual_number
mirror_shape: any, peak_only
mirror_group_order: strict, any
ambiguous_reading: auto_max, declare
meld_minimum: 0..50
meld_joker_value: represented, zero
manipulate_in_meld_turn: never, after_meld
draw_policy: draw_instead_of_play, draw_always
discard: off, predecessor_pile
discard_obligation: if_nothing_played, always
joker_lock: none, no_split, no_split_no_remove
joker_replace_source: rack_or_table, rack_only
joker_free_by_manipulation: true, false
joker_reuse: anywhere, new_set, new_set_some_rack, new_set_all_rack
joker_retrieve_from: next_turn, same_turn
group_joker_replace: either_missing, both_missing
joker_for_joker_swap: allow, forbid_replacing_special, forbid_using_special, forbid_any_special
turn_seconds: 0, 15..600
timer_from: always, after_own_meld
timeout_policy: restore_all, restore_loose, keep_valid_loose_to_rack, polish_partial
timeout_penalty_draw: 0..3
timeout_idle_draw: 1
invalid_commit: reject, penalise
empty_pool_rule: all_pass, must_play_if_able, final_round
stalemate_scoring: sum_of_losers, difference, net_of_own
stalemate_tie: fewest_tiles_then_share, share
joker_penalty: 25, 30, 50
unopened_penalty: 0, 100
unopened_could_penalty: 0, 200
announce_excuse: off, as_unopened, rack_sum
hand_game_multiplier: 1, 2
rack_count_visible: always, on_ask, hidden
declare_finish: true, false
dispute_pause: true, false
table_roles: true, false
"""


def section_j() -> dict[str, set[str]]:
    """The allowed values of every knob as text, ranges written out."""
    out: dict[str, set[str]] = {}
    for line in SECTION_J.split("\n")[1:-1]:
        name, values = line.split(": ")
        out[name] = set()
        for value in values.split(", "):
            low, dots, high = value.partition("..")
            out[name] |= {str(n) for n in range(int(low), int(high) + 1)} if dots else {value}
    return out


SPECS = {spec.name: spec for _, spec in all_knobs()}


def refused(overrides: Mapping[str, object]) -> RulesetError:
    with pytest.raises(RulesetError) as error:
        Ruleset().changed(overrides)
    return error.value


# --- the knobs of section J ------------------------------------------------------------------------------------------


def test_the_knobs_are_those_of_section_j() -> None:
    assert len(SPECS) == len(all_knobs()) == 63
    assert SPECS.keys() == section_j().keys() == edition_knobs()["base"].keys()


@pytest.mark.parametrize(("name", "base"), edition_knobs()["base"].items())
def test_every_knob_has_the_base_value_of_section_j(name: str, base: KnobValue) -> None:
    default = SPECS[name].default
    assert default == base
    assert isinstance(default, bool) == isinstance(base, bool)
    assert Ruleset().knobs()[name] == base


@pytest.mark.parametrize("spec", SPECS.values(), ids=lambda spec: spec.name)
def test_every_knob_takes_the_values_of_section_j_and_no_others(spec: KnobSpec) -> None:
    assert {value_text(value) for value in spec.values} == section_j()[spec.name]
    assert spec.default in spec.values
    assert len(set(spec.values)) == len(spec.values)


@pytest.mark.parametrize("spec", SPECS.values(), ids=lambda spec: spec.name)
def test_every_knob_says_what_it_means_and_where_it_comes_from(spec: KnobSpec) -> None:
    assert spec.meaning.strip()
    assert spec.source.strip()


@pytest.mark.parametrize("spec", SPECS.values(), ids=lambda spec: spec.name)
def test_every_value_of_every_knob_is_typed(spec: KnobSpec) -> None:
    assert spec.type in (int, bool) or issubclass(spec.type, StrEnum)
    assert all(type(value) is spec.type for value in spec.values)


@pytest.mark.parametrize(
    ("knob", "text"),
    [
        ("meld_minimum", "0..50"),
        ("turn_seconds", "0, 15..600"),
        ("jokers_normal", "0..4"),
        ("colours", "4, 5, 6"),
        ("joker_penalty", "25, 30, 50"),
        ("hand_size", "14"),
        ("table_roles", "true, false"),
        ("joker_lock", "none, no_split, no_split_no_remove"),
    ],
)
def test_allowed_values_read_as_a_list_or_as_a_range(knob: str, text: str) -> None:
    assert SPECS[knob].values_text == text


def test_knobs_of_a_topic_come_in_the_order_they_are_written() -> None:
    assert [spec.name for spec in knobs_of(BoxKnobs)][:3] == ["palette", "colours", "numbers"]


# --- changing knobs --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", SPECS.values(), ids=lambda spec: spec.name)
def test_every_allowed_value_is_read_as_itself_and_as_text(spec: KnobSpec) -> None:
    for value in spec.values:
        for raw in (value, value_text(value)):
            read = read_value(spec, raw)
            assert read == value
            assert type(read) is spec.type


def test_changing_a_knob_leaves_all_others_and_the_old_rules_alone() -> None:
    base = Ruleset()
    changed = base.changed({"joker_penalty": 50})
    assert changed.ending.joker_penalty == 50
    assert changed.knobs() == {**base.knobs(), "joker_penalty": 50}
    assert base.ending.joker_penalty == 30
    assert base == Ruleset()


def test_changing_nothing_gives_equal_rules() -> None:
    assert Ruleset().changed({}) == Ruleset()
    assert Ruleset().changed(Ruleset().knobs()) == Ruleset()


def test_changed_rules_keep_their_name_unless_given_another() -> None:
    assert Ruleset().changed({}).name == "base"
    assert Ruleset(name="club").changed({"copies": 3}).name == "club"
    assert Ruleset().changed({}, name="club").name == "club"


def test_differences_name_the_changed_knobs_only() -> None:
    changed = Ruleset().changed({"joker_penalty": 50, "table_roles": True})
    assert changed.differences(Ruleset()) == {"joker_penalty": 50, "table_roles": True}
    assert Ruleset().differences(changed) == {"joker_penalty": 30, "table_roles": False}
    assert changed.differences(changed) == {}


def test_text_of_the_command_line_is_read_as_the_knob_wants_it() -> None:
    rules = Ruleset().changed({"copies": "3", "table_roles": "true", "discard": "off", "declare_finish": "false"})
    assert rules.box.copies == 3
    assert rules.conduct.table_roles is True
    assert rules.turn.discard is DiscardRule.OFF
    assert rules.conduct.declare_finish is False


def test_a_word_becomes_the_member_of_the_knobs_own_enum() -> None:
    rules = Ruleset().changed({"joker_lock": "no_split", "joker_free_by_manipulation": False})
    assert rules.jokers.joker_lock is JokerLock.NO_SPLIT


def test_rules_are_values() -> None:
    rules = Ruleset()
    assert hash(rules) == hash(Ruleset())
    assert rules != rules.changed({"copies": 3})
    with pytest.raises(FrozenInstanceError):
        rules.box.copies = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        rules.name = "club"  # type: ignore[misc]


def test_free_jokers_need_all_three_freedoms() -> None:
    assert Ruleset().free_jokers
    for restriction in (
        {"joker_free_by_manipulation": False},
        {"joker_replace_source": "rack_only"},
        {"joker_reuse": "new_set"},
    ):
        assert not Ruleset().changed(restriction).free_jokers


def test_the_box_counts_its_tiles() -> None:
    assert (Ruleset().box.jokers, Ruleset().box.total) == (2, 106)
    large = Ruleset().changed({"copies": 3, "jokers_normal": 4, "jokers_mirror": 1, "colours": 5})
    assert (large.box.jokers, large.box.total) == (5, 3 * 5 * 13 + 5)


# --- refusals --------------------------------------------------------------------------------------------------------


def test_an_unknown_knob_is_refused_by_name() -> None:
    error = refused({"joker_penality": 50})
    (problem,) = error.problems
    assert (problem.code, problem.subject) == ("ruleset/unknown-knob", "joker_penality")
    assert problem.reason == "no such knob"
    assert str(error) == "joker_penality: no such knob"


@pytest.mark.parametrize(
    ("knob", "value"),
    [
        ("copies", 7),
        ("copies", "7"),
        ("copies", ""),
        ("copies", " 2"),
        ("copies", None),
        ("copies", [2]),
        ("turn_seconds", 14),
        ("meld_minimum", -1),
        ("joker_lock", "locked"),
        ("joker_lock", "NONE"),
        ("joker_lock", None),
        ("joker_lock", False),
        ("table_roles", "yes"),
        ("table_roles", "True"),
        ("table_roles", None),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(knob: str, value: object) -> None:
    error = refused({knob: value})
    (problem,) = error.problems
    assert error.code == problem.code == "ruleset/bad-value"
    assert problem.subject.startswith(f"{knob} = ")
    assert problem.reason == f"must be one of {SPECS[knob].values_text}"


@pytest.mark.parametrize("spec", [spec for spec in SPECS.values() if spec.type is int], ids=lambda spec: spec.name)
def test_a_truth_value_is_no_number(spec: KnobSpec) -> None:
    for truth in (True, False):
        assert refused({spec.name: truth}).code == "ruleset/bad-value"


@pytest.mark.parametrize("spec", [spec for spec in SPECS.values() if spec.type is bool], ids=lambda spec: spec.name)
def test_a_number_is_no_truth_value(spec: KnobSpec) -> None:
    for number in (0, 1, "0", "1"):
        assert refused({spec.name: number}).code == "ruleset/bad-value"


def test_all_bad_and_unknown_knobs_are_listed_at_once_in_the_order_given() -> None:
    error = refused({"copies": 7, "colour": 4, "joker_penalty": 30, "table_roles": 1})
    assert [(problem.code, problem.subject) for problem in error.problems] == [
        ("ruleset/bad-value", "copies = 7"),
        ("ruleset/unknown-knob", "colour"),
        ("ruleset/bad-value", "table_roles = 1"),
    ]
    assert error.code == "ruleset/bad-value"
    assert all(str(problem) in str(error) for problem in error.problems)


# --- contradictions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("overrides", "subject", "reason"),
    [
        ({"joker_lock": "no_split"}, "joker_lock", "joker_free_by_manipulation = false"),
        ({"joker_lock": "no_split_no_remove"}, "joker_lock", "joker_free_by_manipulation = false"),
        ({"open_eighth_tile": "finish_only", "jokers_normal": 3}, "open_eighth_tile", "stack of 8, but 107 tiles"),
        ({"open_eighth_tile": "any_play", "jokers_mirror": 2}, "open_eighth_tile", "stack of 8, but 108 tiles"),
        ({"discard": "predecessor_pile"}, "discard", "draw_policy = draw_always"),
        ({"shrink_up_to_four": True}, "shrink_up_to_four", "no third series and no third joker"),
        ({"shrink_up_to_four": True, "copies": 3}, "shrink_up_to_four", "no third series and no third joker"),
        ({"shrink_up_to_four": True, "jokers_normal": 4}, "shrink_up_to_four", "no third series and no third joker"),
    ],
)
def test_choices_that_cannot_hold_together_are_refused(overrides: dict[str, object], subject: str, reason: str) -> None:
    (problem,) = refused(overrides).problems
    assert (problem.code, problem.subject) == ("ruleset/contradiction", subject)
    assert reason in problem.reason


@pytest.mark.parametrize(
    "overrides",
    [
        {"joker_lock": "no_split", "joker_free_by_manipulation": False},
        {"open_eighth_tile": "finish_only"},
        {"discard": "predecessor_pile", "draw_policy": "draw_always"},
        {"discard_obligation": "always"},
        {"shrink_up_to_four": True, "copies": 3, "jokers_normal": 4},
        {"players_max": 6},
    ],
)
def test_choices_that_hold_together_are_accepted(overrides: dict[str, object]) -> None:
    assert contradictions(Ruleset().changed(overrides)) == []


def test_the_open_eighth_tile_is_possible_where_only_the_shrunk_box_leaves_a_stack_of_eight() -> None:
    six_player = {"copies": 3, "jokers_normal": 4, "open_eighth_tile": "finish_only"}
    assert refused(six_player).problems[0].subject == "open_eighth_tile"
    assert Ruleset().changed({**six_player, "shrink_up_to_four": True}).box.total == 160


def test_the_hands_must_not_need_more_tiles_than_the_box_holds() -> None:
    # no allowed choice of knobs gets there; the check guards future values
    (problem,) = contradictions(Ruleset(setup=SetUpKnobs(hand_size=27)))
    assert (problem.code, problem.subject) == ("ruleset/contradiction", "hand_size")
    assert "4 players need more than the 106 tiles" in problem.reason
    assert contradictions(Ruleset(setup=SetUpKnobs(hand_size=26))) == []


def test_a_set_cannot_need_more_number_tiles_than_tiles() -> None:
    (problem,) = contradictions(Ruleset(sets=SetKnobs(min_number_tiles=4)))
    assert (problem.code, problem.subject) == ("ruleset/contradiction", "min_number_tiles")
    assert contradictions(Ruleset(sets=SetKnobs(min_number_tiles=3))) == []


def test_all_contradictions_are_listed_at_once() -> None:
    no_stack_of_eight = {"open_eighth_tile": "any_play", "jokers_double": 1}
    error = refused({"joker_lock": "no_split", "discard": "predecessor_pile", **no_stack_of_eight})
    assert {problem.subject for problem in error.problems} == {"joker_lock", "discard", "open_eighth_tile"}
    assert {problem.code for problem in error.problems} == {"ruleset/contradiction"}


def test_rules_travel_without_their_hash_which_another_process_would_not_share() -> None:
    rules = Ruleset()
    assert hash(rules) == hash(Ruleset())
    assert rules.free_jokers
    travelled = copy(rules)
    assert list(vars(travelled)) == [topic.name for topic in fields(Ruleset)]
    assert (travelled, hash(travelled)) == (rules, hash(rules))


# --- the judge -------------------------------------------------------------------------------------------------------


def test_the_judge_is_no_knob() -> None:
    rules = Ruleset(judge=1)
    assert "judge" not in {spec.name for _, spec in all_knobs()}
    assert "judge" not in rules.knobs()
    assert rules.differences(Ruleset()) == {}
    with pytest.raises(RulesetError) as error:
        rules.changed({"judge": 2})
    assert error.value.code == "ruleset/unknown-knob"


def test_rules_of_two_judges_are_not_the_same_rules() -> None:
    assert Ruleset(judge=1) != Ruleset()
    assert hash(Ruleset(judge=1)) != hash(Ruleset())
    assert copy(Ruleset(judge=1)) == Ruleset(judge=1)
