"""Which language somebody gets."""

import re
from pathlib import Path

import pytest

from meldstone.i18n import LANGUAGES, negotiate, translator


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["de-AT", "en"], "de"),
        (["pl_PL.UTF-8"], "pl"),
        (["sr_RS@latin", "ru_RU.KOI8-R"], "ru"),
        (["CS"], "cs"),
        ([" fr-CH;q=0.9"], "fr"),
        (["zh-Hant", "nl"], "nl"),
        (["deu"], "en"),
        (["C"], "en"),
        (["POSIX", ""], "en"),
        ([], "en"),
    ],
)
def test_first_known_language_wins_and_english_is_the_last_resort(wanted: list[str], language: str) -> None:
    assert negotiate(wanted) == language


def test_every_language_is_its_own_choice() -> None:
    assert [negotiate([language]) for language in LANGUAGES] == list(LANGUAGES)
    assert len(LANGUAGES) == 11


def test_translator_reads_tags_and_speaks_english_to_strangers() -> None:
    assert translator("sv-FI").language == "sv"
    assert translator("tlh").language == "en"
    assert translator("da") is translator("da")


def test_the_browser_offers_the_same_languages() -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "app" / "i18n.ts").read_text(encoding="utf-8")
    listed = source.partition("LANGUAGES")[2].partition("};")[0]
    assert sorted(re.findall(r"^  ([a-z]{2}): ", listed, re.MULTILINE)) == sorted(LANGUAGES)
