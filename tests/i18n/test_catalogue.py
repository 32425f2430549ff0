"""The catalogues are whole: every code, every language, the same variables, the right words, no left-overs."""

import json
import re
from itertools import product

import pytest
from fluent.runtime import FluentBundle

from meldstone.game.state import Phase
from meldstone.i18n import LANGUAGES, translator
from meldstone.rules.catalogue import editions
from meldstone.rules.choices import DiscardRule, JokerLock, OpenEighthTile
from meldstone.rules.knobs import value_text
from meldstone.rules.ruleset import BoxKnobs, JokerKnobs, Ruleset, SetKnobs, SetUpKnobs, TurnKnobs, all_knobs, contradictions
from meldstone.rules.sets import Kind
from meldstone.rules.violations import Code
from meldstone.server.protocol.codes import ARGUMENTS, ServerCode
from meldstone.store import StoreCode
from tests.i18n import ftl
from tests.vectors import DATA

OTHER_CODES: dict[str, set[str]] = {
    **{f"ruleset/{code}": {"subject", "reason"} for code in ("unknown-knob", "bad-value", "contradiction", "unknown-edition")},
    **{code: {"subject", "reason"} for code in ("ruleset/variants-clash", "ruleset/unknown-judge")},
    **{code: {"subject", "reason"} for code in ("game/players", "game/seed", "game/starter")},
    **{f"notation/{code}": {"token", "position"} for code in ("not-a-tile", "too-many-copies", "bad-position", "bad-change")},
    "input/not-json": {"reason"},
    "input/not-an-object": set(),
    "input/missing-field": {"field"},
    "input/unknown-field": {"field"},
    "input/wrong-type": {"field"},
    "input/unknown-flag": {"flag", "known"},
    "input/flag-does-not-fit": {"flag", "name"},
    "input/name-twice": {"name"},
    "input/not-one-winner": {"count"},
    "input/unknown-shape": set(),
    "record/broken": {"reason"},
    "record/line": {"line", "reason"},
    "record/too-large": {"line", "reason"},
    "file/not-found": {"path"},
    "file/not-readable": {"path", "reason"},
    "file/not-writable": {"path", "reason"},
    "input/too-long": {"most"},
    "usage/bad-option": {"option", "reason"},
    "arena/unknown-bot": {"bot", "known"},
    "arena/bad-result": {"path", "reason"},
    "arena/no-ray": {"reason"},
    "serve/not-installed": {"reason"},
    "serve/cannot-listen": {"host", "port", "reason"},
    "serve/already-served": {"file"},
    "admin/no-such-account": {"name"},
    "admin/no-such-room": {"room"},
    "admin/no-such-report": {"report"},
    **{code.value: set(ARGUMENTS.get(code, ())) for code in ServerCode},
    "store/conflict": set(),
    "store/stale-rating": set(),
    "store/name-taken": {"name"},
    "store/unknown-account": set(),
    "store/unavailable": {"reason"},
    "store/newer-schema": {"found", "known"},
    "store/bad-location": {"reason"},
    "store/driver-missing": set(),
    "store/no-backup": {"path", "reason"},
    "store/in-the-way": {"path"},
}
"""The codes that are no violations of the rules, and what comes with them."""

RAISED_WITH: dict[Code, set[str]] = {
    Code.SET_TOO_SHORT: {"count", "minimum"},
    **{code: {"minimum"} for code in (Code.SET_TOO_FEW_NUMBERS, Code.SET_MIRROR_SIDE_SHORT)},
    Code.SET_GROUP_TOO_LARGE: {"maximum"},
    Code.SET_DECLARATION: {"numbers"},
    **{code: {"count", "held"} for code in (Code.TILE_NOT_IN_BOX, Code.TILE_TOO_MANY)},
    Code.OPENING_TOO_LOW: {"points", "minimum"},
    Code.COMMAND_STALE: {"seen", "current"},
    Code.RULING_PENALTY_TOO_LARGE: {"most"},
    Code.COMMAND_NOT_YOUR_TURN: {"turn"},
    Code.COMMAND_NO_SUCH_SEAT: {"seat"},
    Code.COMMAND_WRONG_PHASE: {"phase"},
    Code.COMMAND_MALFORMED: {"field", "reason"},
    Code.DRAW_NO_SUCH_STACK: {"stack"},
    Code.DRAW_STACK_OPEN: {"left"},
    Code.PASS_POOL_NOT_EMPTY: {"left"},
    Code.REDEAL_NO_RIGHT: {"doublets", "needed"},
    Code.CLOCK_RUNNING: {"left"},
}
"""The arguments that the rules and the game give to a violation; all others have none but the tiles."""

COUNTED = {"count", "minimum", "maximum", "held", "points", "left", "doublets", "needed", "line"}
COUNTS = (0, 1, 2, 5, 21)
PLURALS = {
    **dict.fromkeys(LANGUAGES, ("one", "other")),
    "cs": ("one", "few", "other"),
    "pl": ("one", "few", "many"),
    "ru": ("one", "few", "many"),
}
COLOURS = {"black", "orange", "blue", "red", "brown", "white"}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_file = pytest.mark.parametrize(("language", "file"), list(product(LANGUAGES, ftl.FILES)))


def vocabulary() -> dict[str, dict[str, str]]:
    """The words of the rulebooks by key and language, without markers, brackets and alternatives."""
    raw: dict[str, dict[str, str]] = json.loads((DATA / "vocabulary.json").read_text(encoding="utf-8"))
    return {key: {language: cleaned(word) for language, word in row.items()} for key, row in raw.items()}


def cleaned(word: str) -> str:
    return re.sub(r"\(.*?\)|[†‡]", "", word).split(",")[0].strip()


def word_id(key: str) -> str:
    """``initial meld`` is word-initial-meld, ``replace (joker)`` word-replace-joker, ``black`` colour-black."""
    return f"{'colour' if key in COLOURS else 'word'}-{re.sub('[^a-z]+', '-', key).strip('-')}"


def test_every_code_has_a_message_and_every_message_a_code() -> None:
    codes = {code.value for code in Code} | {code.value for code in StoreCode} | OTHER_CODES.keys()
    assert ftl.messages("en", "errors.ftl").keys() == {code.replace("/", "--") for code in codes}


def test_messages_use_only_arguments_that_come_with_their_code() -> None:
    given = OTHER_CODES | {code.value: RAISED_WITH.get(code, set()) for code in Code}
    for name, message in ftl.messages("en", "errors.ftl").items():
        assert ftl.variables(message) <= given[name.replace("--", "/")] | {"tiles"}, name


@every_file
def test_every_language_says_the_same_with_the_same_variables(language: str, file: str) -> None:
    assert {name: ftl.variables(message) for name, message in ftl.messages(language, file).items()} == {
        name: ftl.variables(message) for name, message in ftl.messages("en", file).items()
    }
    assert list(ftl.messages(language, file)) == list(ftl.messages("en", file)), "the files read side by side"


@every_file
def test_nothing_in_a_file_is_lost(language: str, file: str) -> None:
    assert ftl.junk(language, file) == []
    assert ftl.repeated_ids(language) == []


@every_file
def test_counting_has_the_plural_forms_of_the_language(language: str, file: str) -> None:
    for name, message in ftl.messages(language, file).items():
        if ftl.selected(message) - {"phase", "field", "subject", "form", "face", "colour", "number"}:
            assert set(ftl.variants(message)) == {PLURALS[language]}, name


@every_language
def test_phases_are_told_apart(language: str) -> None:
    (keys,) = ftl.variants(ftl.messages(language, "errors.ftl")["command--not-now"])
    assert set(keys) - {"other"} == {phase.value for phase in Phase} - {"set-up"}


@every_language
def test_every_contradiction_between_rules_has_words_of_its_own(language: str) -> None:
    found = contradictions(
        Ruleset(
            box=BoxKnobs(jokers_double=1, shrink_up_to_four=True),
            setup=SetUpKnobs(hand_size=27, open_eighth_tile=OpenEighthTile.ANY_PLAY),
            sets=SetKnobs(min_number_tiles=4),
            turn=TurnKnobs(discard=DiscardRule.PREDECESSOR_PILE),
            jokers=JokerKnobs(joker_lock=JokerLock.NO_SPLIT),
        )
    )
    (keys,) = ftl.variants(ftl.messages(language, "errors.ftl")["ruleset--contradiction"])
    assert set(keys) - {"other"} == {problem.subject for problem in found}
    for problem in found:
        told = translator(language).message(problem.code, subject=problem.subject, reason=problem.reason)
        assert f"{problem.subject}:" not in told
        assert problem.reason not in told


@every_language
@pytest.mark.parametrize("count", COUNTS)
def test_every_message_formats_without_errors(language: str, count: int) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in ftl.FILES:
        bundle.add_resource(ftl.resource(language, file))
    for name, message in {k: m for file in ftl.FILES for k, m in ftl.messages(language, file).items()}.items():
        args = {variable: count if variable in COUNTED else f"<{variable}>" for variable in ftl.variables(message)}
        pattern = bundle.get_message(name).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, args)
        assert errors == [], name
        assert "{" not in str(text), name


@every_language
def test_sentences_are_whole_with_and_without_tiles(language: str) -> None:
    speak = translator(language).message
    for name, message in ftl.messages(language, "errors.ftl").items():
        code = name.replace("--", "/")
        args = {variable: 5 if variable in COUNTED else "X" for variable in ftl.variables(message) - {"tiles"}}
        bare = speak(code, tiles="", **args)
        assert re.match(r"[^\s:;,.({]", bare), code
        assert bare.endswith("."), code
        assert not re.search(r"  |\.\.|\( | [,.]", bare), code
        assert bare == speak(code, **args)
        if "tiles" in ftl.variables(message):
            assert re.fullmatch(r"R5 R6\xa0?: " + re.escape(bare), speak(code, tiles="R5 R6", **args)), code


@every_language
def test_vocabulary_is_that_of_the_rulebooks(language: str) -> None:
    expected = {word_id(key): words[language] for key, words in vocabulary().items()}
    assert len(expected) == len(vocabulary())
    assert {name: translator(language).word(name) for name in expected} == expected
    spoken = {name for name in ftl.messages(language, "words.ftl") if name.startswith(("word-", "colour-"))}
    assert spoken - expected.keys() == {"colour-green", "colour-violet"}


@every_language
def test_every_edition_and_kind_of_set_has_its_name(language: str) -> None:
    names = {f"edition-{name}" for name in editions()}
    expected = names | {f"{name}-description" for name in names} | {f"kind-{kind.value}" for kind in Kind}
    assert {name for name in ftl.messages(language, "words.ftl") if name.startswith(("edition-", "kind-"))} == expected


@every_language
def test_every_value_of_every_knob_has_its_sentence(language: str) -> None:
    known = {name for name in ftl.messages(language, "rules.ftl") if name.startswith("rule-")}
    wanted = set()
    for _, knob in all_knobs():
        for value in knob.values if len(knob.values) > 1 else ():
            exact, counted = f"rule-{knob.name}-{value_text(value)}", f"rule-{knob.name}"
            assert exact in known or (isinstance(value, int) and counted in known), exact
            wanted.add(exact if exact in known else counted)
    assert known == wanted
    sentences = [translator(language).word(name) for name in known]
    assert all(text.endswith(".") for text in sentences)
    assert len(set(sentences)) == len(sentences)


def test_spanish_keeps_its_own_words_for_groups_runs_and_sets() -> None:
    spanish = translator("es")
    assert [spanish.word(f"word-{word}") for word in ("set", "group", "run")] == ["grupo", "serie", "escalera"]
    assert spanish.message("set/group-colour-twice").startswith("En una serie")
    assert "escalera" in spanish.message("set/run-colours-mixed")
    assert "un grupo necesita" in spanish.message("set/too-short", count=2, minimum=3)


@every_file
def test_no_marker_of_the_vocabulary_and_no_trademark_is_left(language: str, file: str) -> None:
    text = ftl.text(language, file)
    assert not re.search("[†‡]", text)
    assert not re.search(r"rummi[kq]ub|руммикуб|rummy ?cub|⟦|\bT ?:", text, re.IGNORECASE)
    if file == "words.ftl":
        words = [line for line in text.splitlines() if line.startswith(("word-", "colour-"))]
        assert not [line for line in words if re.search(r"[(),]", line)]


@every_language
def test_no_sentence_was_left_in_english(language: str) -> None:
    if language == "en":
        return
    for file in ftl.FILES:
        english = ftl.messages("en", file)
        for name, message in ftl.messages(language, file).items():
            sentence = name.startswith(("game-", "help-", "rule-", "rules-")) or "--" in name or name.endswith("-description")
            assert not (sentence and message.equals(english[name])), name
