"""Sentences in a player's language: a code or a word goes in, text comes out, whatever is missing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from meldstone.i18n.catalogue import catalogue
from meldstone.i18n.languages import FALLBACK, negotiate


@dataclass(frozen=True, slots=True)
class Translator:
    """Speaks one language, and English where that language has no words."""

    language: str

    # positional-only, so that a message may have an argument of any name
    def message(self, code: str, /, **args: int | str) -> str:
        """The sentence for a code such as ``set/too-short``; the code itself if there is none."""
        return self._text(code.replace("/", "--"), args) or code

    def word(self, word: str, /, **args: int | str) -> str:
        """A word or sentence of ``words.ftl`` such as ``word-rack``; the id itself if there is none."""
        return self._text(word, args) or word

    def form(self, message: str, argument: str, /) -> str:
        """The form of a tile's name that a message wants for one of its arguments, which it declares: ``.tile = object``."""
        return catalogue(self.language).attribute(message, argument) or "label"

    def _text(self, message: str, args: Mapping[str, int | str]) -> str | None:
        text = catalogue(self.language).format(message, args)
        return catalogue(FALLBACK).format(message, args) if text is None else text


@cache
def translator(language: str) -> Translator:
    """The translator for a language tag; English if there is no catalogue for it."""
    return Translator(negotiate([language]))
