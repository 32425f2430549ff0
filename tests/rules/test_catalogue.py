from itertools import permutations

import pytest

from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.choices import Palette
from meldstone.rules.knobs import RulesetError
from meldstone.rules.ruleset import JUDGE, Ruleset, all_knobs, contradictions
from tests.vectors import KnobValue, edition_knobs

NAMES = [
    "original",
    "classic",
    "twist",
    "mix",
    "six-player",
    "rummy",
    "rummy-discard",
    "rummy-open-tile",
    "rummy-hand",
    "tournament",
]
VARIANTS = ("rummy-discard", "rummy-open-tile", "rummy-hand")


def refused(name: str, overrides: dict[str, object] | None = None) -> RulesetError:
    with pytest.raises(RulesetError) as error:
        ruleset(name, overrides)
    return error.value


# --- editions --------------------------------------------------------------------------------------------------------


def test_the_editions_come_in_reading_order() -> None:
    assert list(editions()) == NAMES
    assert {*NAMES, "base"} == edition_knobs().keys()


@pytest.mark.parametrize(("name", "knobs"), edition_knobs().items())
def test_every_edition_has_exactly_the_knobs_of_the_vectors(name: str, knobs: dict[str, KnobValue]) -> None:
    rules = ruleset(name)
    assert rules.name == name
    assert rules.knobs() == knobs
    for knob, value in rules.knobs().items():
        assert isinstance(value, bool) == isinstance(knobs[knob], bool), knob


@pytest.mark.parametrize("name", NAMES)
def test_no_edition_contradicts_itself(name: str) -> None:
    assert contradictions(ruleset(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_edition_says_what_it_is_and_where_it_comes_from(name: str) -> None:
    edition = editions()[name]
    assert edition.name == name
    assert edition.title.strip()
    assert edition.source.strip()
    assert edition.extends == "base" or edition.extends in editions()


@pytest.mark.parametrize("name", NAMES)
def test_an_edition_changes_only_knobs_that_exist(name: str) -> None:
    known = {spec.name for _, spec in all_knobs()}
    assert editions()[name].overrides.keys() <= known
    assert set(editions()[name].choose) <= known


@pytest.mark.parametrize(
    ("name", "total"),
    [("original", 106), ("classic", 106), ("twist", 112), ("mix", 110), ("six-player", 160), ("rummy", 106)],
)
def test_every_box_holds_as_many_tiles_as_section_a_says(name: str, total: int) -> None:
    assert ruleset(name).box.total == total


def test_base_is_the_default_ruleset_and_no_edition() -> None:
    assert ruleset("base") == Ruleset()
    assert "base" not in editions()


def test_rummy_shows_brown_and_white() -> None:
    assert ruleset("rummy").box.palette is Palette.NWBR


# --- mix: the players choose -----------------------------------------------------------------------------------------


def test_only_mix_leaves_the_special_jokers_to_the_players() -> None:
    assert {name: edition.choose for name, edition in editions().items() if edition.choose} == {
        "mix": ("jokers_double", "jokers_two_colour", "jokers_mirror")
    }


@pytest.mark.parametrize(
    ("double", "two_colour", "mirror"),
    [(0, 0, 0), (2, 0, 0), (0, 2, 0), (0, 0, 2), (2, 2, 2), (1, 0, 1)],
)
def test_mix_is_played_with_the_special_jokers_chosen(double: int, two_colour: int, mirror: int) -> None:
    chosen = {"jokers_double": double, "jokers_two_colour": two_colour, "jokers_mirror": mirror}
    rules = ruleset("mix", chosen)
    assert rules.box.total == 106 + double + two_colour + mirror
    assert {**ruleset("twist").knobs(), **chosen} == rules.knobs()


# --- variants and overrides ------------------------------------------------------------------------------------------


def test_overrides_come_on_top_of_the_edition() -> None:
    rules = ruleset("tournament", {"turn_seconds": 60, "joker_penalty": "30"})
    assert rules.name == "tournament"
    assert rules.differences(ruleset("tournament")) == {"turn_seconds": 60, "joker_penalty": 30}


@pytest.mark.parametrize("parts", [p for n in (2, 3) for p in permutations(VARIANTS, n)], ids="+".join)
def test_variants_of_rummy_combine_in_any_order(parts: tuple[str, ...]) -> None:
    name = "+".join(parts)
    rules = ruleset(name)
    rummy = edition_knobs()["rummy"]
    wanted = dict(rummy)
    for part in parts:
        wanted.update({knob: value for knob, value in edition_knobs()[part].items() if value != rummy[knob]})
    assert rules.name == name
    assert rules.knobs() == wanted


def test_a_part_named_twice_or_base_adds_nothing() -> None:
    for name in ("rummy+rummy", "rummy+base", "base+rummy", "rummy+rummy-hand"):
        expected = ruleset("rummy-hand" if "hand" in name else "rummy")
        assert ruleset(name).knobs() == expected.knobs()


def test_editions_that_change_different_knobs_combine() -> None:
    rules = ruleset("six-player+twist")
    assert rules.box.total == 166
    assert rules.box.players_max == 6


@pytest.mark.parametrize(
    ("name", "knobs"),
    [
        ("original+rummy", {"joker_lock", "joker_reuse", "turn_seconds"}),
        ("rummy+original", {"joker_lock", "joker_reuse", "turn_seconds"}),
        ("tournament+rummy-hand", {"turn_seconds", "timeout_policy"}),
        ("classic+tournament", {"turn_seconds"}),
        ("twist+mix", {"jokers_mirror"}),
    ],
)
def test_parts_that_want_different_values_clash(name: str, knobs: set[str]) -> None:
    error = refused(name)
    assert {problem.code for problem in error.problems} == {"ruleset/variants-clash"}
    assert all(problem.subject == name for problem in error.problems)
    named = {knob for knob in knobs if any(knob in problem.reason for problem in error.problems)}
    assert named


# --- judges ----------------------------------------------------------------------------------------------------------

PRESETS_OF_JUDGE_1 = {
    "twist": {"timeout_policy": "restore_all"},
    "mix": {"timeout_policy": "restore_all"},
    "tournament": {"announce_excuse": "as_unopened", "rack_count_visible": "on_ask"},
}


@pytest.mark.parametrize("name", NAMES)
def test_games_of_the_first_judge_keep_the_presets_they_began_with(name: str) -> None:
    older = ruleset(name, judge=1)
    assert older.judge == 1
    assert older.differences(ruleset(name)) == PRESETS_OF_JUDGE_1.get(name, {})


def test_new_rules_have_the_newest_judge_and_overrides_keep_it() -> None:
    assert ruleset("twist").judge == JUDGE == 6
    assert ruleset("twist", {"copies": 3}, judge=1).judge == 1
    assert ruleset("twist", judge=1).changed({"copies": 3}).judge == 1


def test_parts_that_could_be_combined_under_the_first_judge_still_can() -> None:
    """Twist left the deadline to its partner before K-15 was decided."""
    assert ruleset("twist+rummy", judge=1).clock.timeout_policy == "keep_valid_loose_to_rack"
    assert refused("twist+rummy").code == "ruleset/variants-clash"


@pytest.mark.parametrize("judge", [-1, 0, JUDGE + 1, 10**9])
def test_an_unknown_judge_is_refused(judge: int) -> None:
    with pytest.raises(RulesetError) as error:
        ruleset("classic", judge=judge)
    assert error.value.code == "ruleset/unknown-judge"
    assert str(judge) in str(error.value)


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "Twist", "twist ", "twists", "../ruleset", "rummy-v1", "twist.toml"])
def test_an_unknown_edition_is_refused_with_those_there_are(name: str) -> None:
    error = refused(name)
    (problem,) = error.problems
    assert error.code == problem.code == "ruleset/unknown-edition"
    assert problem.subject == name
    assert all(known in problem.reason for known in NAMES)


@pytest.mark.parametrize("name", ["twist+nothing", "nothing+twist", "twist+", "+twist"])
def test_an_unknown_part_of_a_combination_is_refused(name: str) -> None:
    (problem,) = refused(name).problems
    assert problem.code == "ruleset/unknown-edition"
    assert problem.subject in ("nothing", "")


def test_unknown_knobs_and_bad_values_on_top_of_an_edition_are_listed_together() -> None:
    error = refused("twist", {"copies": 7, "colour": 4})
    assert [problem.code for problem in error.problems] == ["ruleset/bad-value", "ruleset/unknown-knob"]


def test_an_override_that_contradicts_the_edition_is_refused() -> None:
    assert refused("original", {"joker_free_by_manipulation": True}).problems[0].subject == "joker_lock"
    assert refused("rummy-open-tile", {"jokers_normal": 3}).problems[0].subject == "open_eighth_tile"
    assert refused("rummy-discard", {"draw_policy": "draw_instead_of_play"}).problems[0].subject == "discard"
    assert refused("six-player", {"copies": 2}).problems[0].subject == "shrink_up_to_four"
