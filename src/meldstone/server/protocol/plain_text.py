"""What people say and note, as it may be shown to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

_PILE: Final = 3
"""Marks that a letter has at most: a dot, a vowel and a tone or accent. A longer pile covers what others have said."""


def plain_text(text: str) -> str:
    """What somebody says or notes, without what hides, disguises or covers what is read.

    >>> plain_text(" a\\x07b ")
    'a b'
    >>> plain_text("e" + 30 * "\\u0301") == "e" + 3 * "\\u0301"
    True
    """
    return "".join(_without_piles(letter if letter.isprintable() else " " for letter in text)).strip()


def _without_piles(letters: Iterator[str]) -> Iterator[str]:
    marks = 0
    for letter in letters:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= _PILE:
            yield letter
