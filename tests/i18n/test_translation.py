"""A translator always answers, and it can count."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from meldstone.i18n import LANGUAGES, translator
from tests.i18n import ftl


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["0 points", "1 point", "2 points", "5 points", "21 points"]),
        ("de", ["0 Punkte", "1 Punkt", "2 Punkte", "5 Punkte", "21 Punkte"]),
        ("fr", ["0 point", "1 point", "2 points", "5 points", "21 points"]),
        ("cs", ["0 bodů", "1 bod", "2 body", "5 bodů", "21 bodů"]),
        ("pl", ["0 punktów", "1 punkt", "2 punkty", "5 punktów", "21 punktów"]),
        ("ru", ["0 очков", "1 очко", "2 очка", "5 очков", "21 очко"]),
    ],
)
def test_points_are_counted_as_the_language_counts(language: str, texts: list[str]) -> None:
    speak = translator(language)
    counts = (0, 1, 2, 5, 21)
    for count, text in zip(counts, texts, strict=True):
        assert text in speak.message("opening/too-few-points", points=count, minimum=30)


LEFT_IN_THE_POOL = {
    "en": {1: "There is still 1 tile in the pool. Draw instead of", 21: "There are still 21 tiles in the pool. Draw instead of"},
    "de": {1: "Im Pool liegt noch 1 Stein."},
    "cs": {1: "V zásobníku je ještě 1 kámen.", 2: "V zásobníku jsou ještě 2 kameny.", 5: "V zásobníku je ještě 5 kamenů."},
    "pl": {
        **{1: "W banku jest jeszcze 1 kostka.", 21: "W banku jest jeszcze 21 kostek."},
        **{2: "W banku są jeszcze 2 kostki.", 22: "W banku są jeszcze 22 kostki."},
    },
    "ru": {5: "В запасе ещё 5 плиток.", 21: "В запасе ещё 21 плитка.", 22: "В запасе ещё 22 плитки."},
}


@pytest.mark.parametrize("language", LEFT_IN_THE_POOL)
def test_the_verb_agrees_with_the_number_of_tiles(language: str) -> None:
    for count, text in LEFT_IN_THE_POOL[language].items():
        assert translator(language).message("pass/pool-not-empty", left=count).startswith(text)


def test_cases_are_those_of_the_sentence() -> None:
    assert translator("pl").word("game-plays", player="Ola", count=1) == "Ola wykłada 1 kostkę."
    assert translator("ru").word("game-plays", player="Оля", count=21) == "Оля выкладывает 21 плитку."
    assert translator("cs").word("game-redeal", player="Eva", count=3) == "Eva ukazuje 3 dvojice a žádá o nové rozdání."


def test_tiles_come_first() -> None:
    text = translator("en").message("set/group-colour-twice", tiles="R5 R5b B5")
    assert text == "R5 R5b B5: A group may contain each colour only once."


def test_phase_and_field_choose_the_sentence() -> None:
    english = translator("en")
    assert english.message("command/not-now", phase="finished") == "The game is over."
    assert english.message("command/not-now", phase="set-up") == "This is not possible now."
    assert english.message("command/malformed", field="declared").startswith("Declare numbers")
    assert english.message("command/malformed", reason="no type") == "The command cannot be understood (no type)."


@pytest.mark.parametrize("language", [*LANGUAGES, "xx", ""])
def test_an_unknown_code_is_its_own_message(language: str) -> None:
    assert translator(language).message("set/no-such-code", count=1) == "set/no-such-code"
    assert translator(language).message("") == ""
    assert translator(language).word("word-no-such-word") == "word-no-such-word"


def test_a_missing_argument_leaves_a_visible_hole() -> None:
    assert translator("en").message("record/line") == "Line … of the game record is not valid (…)."
    assert translator("pl").message("pass/pool-not-empty").startswith("W banku jest jeszcze … kostek.")


def test_arguments_that_a_message_does_not_use_are_ignored() -> None:
    assert translator("en").message("command/not-your-turn", turn=3, code="x", self="y") == "It is not your turn."


def test_line_numbers_are_not_grouped() -> None:
    assert translator("de").message("record/line", line=12345, reason="x").startswith("Zeile 12345 ")


def test_braces_and_long_text_in_an_argument_are_only_text() -> None:
    english = translator("en")
    assert english.message("file/not-found", path="{ $x }") == "There is no file “{ $x }”."
    assert english.message("input/not-json", reason="x" * 9000).endswith("x…).")


def test_terminals_get_no_invisible_marks() -> None:
    text = translator("de").word("game-discards", player="Ida", tile="R7")
    assert text == "Ida legt R7 ab."


def test_english_stands_in_where_a_language_has_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    from meldstone.i18n.catalogue import catalogue

    german = catalogue("de")
    monkeypatch.setattr(german, "_variables", {})
    assert translator("de").message("command/not-your-turn") == "It is not your turn."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs", ["zbývá 1", "zbývají 2", "zbývá 5"]),
        ("pl", ["została 1", "zostały 2", "zostało 5"]),
        ("ru", ["осталась 1", "осталось 2", "осталось 5"]),
        ("fr", ["reste 1", "restent 2", "restent 5"]),
        ("es", ["queda 1", "quedan 2", "quedan 5"]),
        ("it", ["resta 1", "restano 2", "restano 5"]),
    ],
)
def test_what_is_left_agrees_with_its_number(language: str, told: list[str]) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(ftl.text(language, "telling.ftl")))
    pattern = bundle.get_message("tell-left-to-draw").value
    assert pattern is not None
    assert [bundle.format_pattern(pattern, {"count": count})[0] for count in (1, 2, 5)] == told
