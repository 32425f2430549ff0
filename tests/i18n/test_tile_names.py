"""Tiles have names with the grammar of each language, and every sentence says which form it needs."""

import pytest

from meldstone.cli.terminal.faces import tile_name
from meldstone.i18n import LANGUAGES, translator
from meldstone.rules.choices import Palette
from meldstone.tiles import Face
from tests.i18n import ftl, tile_sentences
from tests.i18n.tile_sentences import NOTATION, TILE_ARGUMENTS

NAMES = {
    "cs": ("červená 7", "žolík", "bílá 8", "červenou 7", "žolíka", "oranžovou 8", "černou 11"),
    "pl": ("czerwona 7", "joker", "biała 8", "czerwoną 7", "jokera", "pomarańczową 8", "czarną 11"),
    "de": ("rote 7", "Joker", "weiße 8", "die rote 7", "einen Joker", "die orange 8", "die schwarze 11"),
    "en": ("red 7", "joker", "white 8", "the red 7", "a joker", "the orange 8", "the black 11"),
    "fr": ("7 rouge", "joker", "8 blanc", "le 7 rouge", "un joker", "le 8 orange", "le 11 noir"),
    "es": ("7 rojo", "comodín", "8 blanco", "el 7 rojo", "un comodín", "el 8 naranja", "el 11 negro"),
    "it": ("7 rosso", "jolly", "8 bianco", "il 7 rosso", "un jolly", "l’8 arancione", "l’11 nero"),
    "nl": ("rode 7", "joker", "witte 8", "de rode 7", "een joker", "de oranje 8", "de zwarte 11"),
    "da": ("rød 7", "joker", "hvid 8", "den røde 7’er", "en joker", "den orange 8’er", "den sorte 11’er"),
    "sv": ("röd 7", "joker", "vit 8", "den röda 7:an", "en joker", "den orange 8:an", "den svarta 11:an"),
    "ru": ("красная 7", "джокер", "белая 8", "красную 7", "джокера", "оранжевую 8", "чёрную 11"),
}

SENTENCES = {
    "cs": ("Bereš si červenou 7.", "Ada odkládá žolíka.", "Ada si bere oranžovou 8."),
    "pl": ("Dobierasz czerwoną 7.", "Ada odkłada jokera.", "Ada dobiera pomarańczową 8."),
    "de": ("Du ziehst die rote 7.", "Ada legt einen Joker ab.", "Ada zieht die orange 8."),
    "en": ("You draw the red 7.", "Ada discards a joker.", "Ada draws the orange 8."),
    "fr": ("Vous piochez le 7 rouge.", "Ada dépose un joker.", "Ada pioche le 8 orange."),
    "es": ("Sacas el 7 rojo.", "Ada deja un comodín.", "Ada saca el 8 naranja."),
    "it": ("Peschi il 7 rosso.", "Ada scarta un jolly.", "Ada pesca l’8 arancione."),
    "nl": ("Je neemt de rode 7.", "Ada legt een joker af.", "Ada neemt de oranje 8."),
    "da": ("Du trækker den røde 7’er.", "Ada lægger en joker fra sig.", "Ada trækker den orange 8’er."),
    "sv": ("Du drar den röda 7:an.", "Ada avlägger en joker.", "Ada drar den orange 8:an."),
    "ru": ("Вы берёте красную 7.", "Ada откладывает джокера.", "Ada берёт оранжевую 8."),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_a_tile_is_called_as_its_language_calls_it(language: str) -> None:
    speak = translator(language)
    red, joker, orange, black = Face("R7"), Face("J"), Face("O8"), Face("K11")
    labels = (tile_name(red, speak), tile_name(joker, speak), tile_name(orange, speak, Palette.NWBR))
    objects = tuple(tile_name(face, speak, form="object") for face in (red, joker, orange, black))
    assert labels + objects == NAMES[language]


@every_language
def test_sentences_about_one_tile_are_right(language: str) -> None:
    speak = translator(language)

    def said(message: str, tile: str) -> str:
        return speak.word(message, player="Ada", tile=tile_name(Face(tile), speak, form=speak.form(message, "tile")))

    told = (said("game-you-draw", "R7"), said("game-discards", "J"), said("game-draws-tile", "O8"))
    assert told == SENTENCES[language]


@every_language
def test_every_sentence_about_tiles_is_as_it_was_read(language: str) -> None:
    """At the table, in the replay and in the terminal; `python -m tests.i18n.tile_sentences` writes a page to be read anew."""
    page = tile_sentences.page(language)
    assert page == tile_sentences.path(language).read_text(encoding="utf-8")
    labels, objects = NAMES[language][:2], NAMES[language][3:5]
    for line in page.splitlines():
        seven, joker, _ = line.partition(": ")[2].split(" / ")
        assert (labels[0] in seven and labels[1] in joker) or (objects[0] in seven and objects[1] in joker), line


@every_language
def test_declared_forms_are_forms_that_the_language_has(language: str) -> None:
    (forms, *_) = ftl.variants(ftl.messages(language, "tiles.ftl")["tile-name"])
    for file in ftl.FILES:
        for name, message in ftl.messages(language, file).items():
            declared = ftl.attributes(message)
            assert declared.keys() <= ftl.variables(message) & TILE_ARGUMENTS, name
            assert set(declared.values()) <= set(forms), name


@every_language
def test_a_bare_tile_stands_only_where_a_label_may(language: str) -> None:
    """Without a form, a tile stands after a colon or the word for set: anything else governs a case or wants an article."""
    nouns = {
        "cs": "kombinaci|kombinace|musí", "pl": "układu|układ|układzie|ruchu", "de": "Serie", "en": "set", "fr": "série",
        "es": "grupo", "it": "serie", "nl": "reeks", "da": "serien|serie", "sv": "serien|serie", "ru": "серии|серию",
    }[language]  # fmt: skip
    for file in ftl.FILES:
        if file in NOTATION:
            continue
        for name, message in ftl.messages(language, file).items():
            for argument in ftl.variables(message) & TILE_ARGUMENTS - ftl.attributes(message).keys() - ftl.selected(message):
                assert ftl.stands_after(message, argument, rf"(:|\(|\b(?:{nouns}))[ \u00a0]$"), f"{name} ${argument}"
