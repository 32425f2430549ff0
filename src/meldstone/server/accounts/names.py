"""Names that people may give themselves."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from meldstone.server.protocol.codes import ServerCode, refuse

_STRAY: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"}
"""Control and formatting characters and enclosing marks: they hide or disguise what is read."""
_PILE: Final = 3
"""Marks that a letter has at most in scripts that are written with them: a dot, a vowel and a tone or accent."""
_ANY_LETTER: Final = range(0x0300, 0x0370)
"""Accents for any letter. What is written with more than one of them has characters of its own for the first."""


def usable_name(text: str, longest: int) -> str:
    """The name as it will be shown, or a `RefusedError`.

    >>> usable_name("  Ada   Lovelace ", 20)
    'Ada Lovelace'
    """
    normal = unicodedata.normalize("NFKC", text)
    name = " ".join(_without_piles(letter for letter in normal if unicodedata.category(letter) not in _STRAY).split())
    if not name or len(name) > longest or not any(letter.isalnum() for letter in name):
        raise refuse(ServerCode.BAD_NAME, most=longest)
    return name


def _without_piles(letters: Iterable[str]) -> str:
    """Marks only on letters, and only as many as are written somewhere: more of them would cover the lines above."""
    out: list[str] = []
    room, accents = 0, 0
    for letter in letters:
        if unicodedata.category(letter) != "Mn":
            # vowel signs that stand beside a letter carry marks as well
            room, accents = (_PILE, 1) if letter.isalpha() or unicodedata.category(letter) == "Mc" else (0, 0)
        else:
            accent = ord(letter) in _ANY_LETTER
            if not room or (accent and not accents):
                continue
            room, accents = room - 1, accents - accent
        out.append(letter)
    return "".join(out)
