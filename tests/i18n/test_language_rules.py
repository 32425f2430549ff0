"""What holds in every catalogue of a language: one word for one thing, agreement, nobody's gender, names, address, typography."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from meldstone.i18n import LANGUAGES
from tests.i18n import ftl
from tests.vectors import DATA

ROOT = Path(__file__).parents[2]
every_language = pytest.mark.parametrize("language", LANGUAGES)

GLOSSARY: dict[str, dict[str, dict[str, object]]] = json.loads((DATA / "glossary.json").read_text(encoding="utf-8"))
"""For each language and thing the word it has, and words that must not stand for it, as regular expressions."""

WHICH = {
    "cs": "které|který|tyto", "pl": "które|którą|te", "de": "welche|welchen|diese", "en": "which ones?|these",
    "fr": "lesquelles|laquelle", "es": "cuáles|cuál", "it": "quali|quale", "nl": "deze", "da": "hvilke|hvilken",
    "sv": "vilka|vilken", "ru": "какие|какую|эти",
}  # fmt: skip
"""Words that agree with the number of what was counted: they stand inside the choice."""

GENDERED = {
    "cs": r"\w\(a\)|\b(začnu|hrát dál) sám\b|\b(přihlášen|nezablokoval|nedostal|jsi hrál)\b",
    "pl": r"\w\(a\)|\bsam (zacznę|gram)|gram dalej sam|\b(zalogowany|zablokowałeś|grałeś)\b",
    "de": r"\bals Erster\b",
    "en": r"\b(his|her|himself|herself)\b",
    "fr": r"\w\(e\)|\b(connecté :|vous seul|bienvenu)\b",
    "es": r"\w\(a\)|\b(yo mismo|conectado como|bienvenido)\b",
    "it": r"\b(è tornato|connesso|per primo)\b|[Bb]envenuto,",
    "nl": r"\b(hijzelf|zijzelf)\b",
    "da": r"\b(ham selv|hende selv)\b",
    "sv": r"\b(han själv|hon själv)\b",
    "ru": r"\w\(а\)|играть самому|начну сам\b|\b(зашёл|вышел)\b",
}
"""L4: nobody is told to be a man or a woman."""

QUOTES = {
    "cs": "„“", "pl": "„”", "de": "„“", "en": "“”", "fr": "«»", "es": "«»", "it": "«»", "nl": "“”", "da": "»«", "sv": "”",
    "ru": "«»",
}  # fmt: skip


def texts(language: str) -> dict[str, str]:
    """Every message as it is written, all in one line, without names of arguments."""
    return {name: re.sub(r"\{ \$\w+ (\}|->)", "", text) for name, text in written(language).items()}


@cache
def written(language: str) -> dict[str, str]:
    return {
        name: ftl.serialized(message.value)
        for file in ftl.FILES
        for name, message in ftl.messages(language, file).items()
        if message.value is not None and not name.startswith("typed-")
    }


def test_every_language_has_a_glossary() -> None:
    assert set(GLOSSARY) == set(LANGUAGES)
    assert all(set(row) == {"word", "forbidden"} for things in GLOSSARY.values() for row in things.values())


@every_language
def test_one_thing_has_one_word(language: str) -> None:
    """The vocabulary itself (`word-…`) is that of the rulebooks and may have what the sentences avoid."""
    found = [
        (thing, name, text)
        for thing, row in GLOSSARY[language].items()
        for pattern in list(row["forbidden"])  # type: ignore[call-overload]
        for name, text in texts(language).items()
        if not name.startswith("word-")
        if re.search(pattern, text, 0 if thing == "address" and pattern[3:4].isupper() else re.IGNORECASE)
    ]
    assert found == []


@every_language
def test_words_that_agree_with_a_number_stand_inside_the_choice(language: str) -> None:
    for file in ftl.FILES:
        for name, message in ftl.messages(language, file).items():
            if not ftl.selected(message) & {"count"} or message.value is None:
                continue
            outside = "".join(element.value for element in message.value.elements if isinstance(element, ast.TextElement))
            assert not re.search(rf"\b({WHICH[language]})\b", outside), name


@every_language
def test_nobody_is_given_a_gender(language: str) -> None:
    assert {name: text for name, text in texts(language).items() if re.search(GENDERED[language], text, re.IGNORECASE)} == {}


def test_french_names_stand_where_nothing_elides() -> None:
    elided = re.compile(r"\b(de|que|d’|qu’|le|la) ?\{ \$(player|players|name|bot|winner) \}")
    assert {name: text for name, text in written("fr").items() if elided.search(text)} == {}


@pytest.mark.parametrize("language", ["cs", "pl", "ru"])
def test_names_are_not_declined(language: str) -> None:
    """A name stands in the nominative: after a preposition only with a noun before it ("hráče Ada")."""
    governed = {"cs": "od|do|pro|s|se|na|za|o|k|ke|u", "pl": "od|do|dla|z|ze|na|za|o|u|przez", "ru": "от|до|для|с|со|на|за|о|к|у"}
    pattern = re.compile(rf"(^|[ (])({governed[language]}) \{{ \$(player|players|name|winner) \}}", re.IGNORECASE)
    assert {name: text for name, text in written(language).items() if pattern.search(text)} == {}


@every_language
def test_home_is_not_the_beginning(language: str) -> None:
    text = texts(language)
    assert not {text["web-to-start"], text["web-leave"]} & {text["page-to-begin"], text["page-to-end"]}


@every_language
def test_typography(language: str) -> None:
    for name, text in texts(language).items():
        if language != "de":
            assert not re.search(r"[ \u00a0]…", written(language)[name]), f"space before …: {name}"
        percent = r"[ \u00a0]%" if language in ("en", "pl", "nl", "it") else r"[^\u00a0]%"
        assert not re.search(percent, written(language)[name]), f"per cent: {name}"
        if "--" not in name and not name.startswith("cli-"):
            assert not re.search(r"(?<![\w/+=])-\d", text), f"true minus: {name}"
        marks = set(re.findall(r"[„“”«»]", text))
        assert marks <= set(QUOTES[language]), f"quotes: {name}"
        if language == "fr":
            assert not re.search(r"[^\u00a0]([:;!?»])(\s|$)|«[^\u00a0]", re.sub(r"\w+://|\bR\d+;", "", written(language)[name])), (
                f"no-break space: {name}"
            )


def sources() -> str:
    """All code that may name a message."""
    files = [
        *(ROOT / "src" / "meldstone").rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.tsx"),
        ROOT / "web" / "manifests.mjs",
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)


def test_every_message_is_used() -> None:
    """Named in the code, or made at run time from a text with a hole in it: ``f"help-{command}"``, `` `${what}-tiles` ``."""
    code = sources()
    named = set(re.findall(r"[\w]+(?:-[\w]+)+|\b[a-z]+\b", code))
    holes = set(re.findall(r"[\"'`]((?:[a-z]+-)+(?:[\w-]*\$?\{[^}\"`]*\})+[\w-]*)[\"'`]", code)) - {"web-${value}"}
    made = [
        re.compile("".join(".+" if part.startswith(("{", "$")) else re.escape(part) for part in re.split(r"(\$?\{[^}]*\})", text)))
        for text in holes
    ]
    endings = set(re.findall(r"[\"'`]\$?\{[^}\"`]*\}(-[a-z-]+)[\"'`]", code))
    chosen = set(re.findall(r"label=\"(web-[a-z-]+)\"", code)) | {"web"}
    unused = [
        name
        for file in ftl.FILES
        for name in ftl.messages("en", file)
        # the codes of errors.ftl and the kinds of sets are compared elsewhere; word-… is the glossary of the rulebooks
        if file != "errors.ftl" and not name.startswith(("word-", "kind-"))
        if name not in named
        and not any(pattern.fullmatch(name) for pattern in made)
        and not any(name.endswith(ending) and name.removesuffix(ending) in named for ending in endings)
        and not any(name.startswith(f"{label}-") and name.count("-") == label.count("-") + 1 for label in chosen - {"web"})
        and name not in ("web-on", "web-off")
    ]
    assert " ".join(unused) == ""
