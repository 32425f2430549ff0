"""Names that people may give themselves, and words they may say."""

from __future__ import annotations

import unicodedata

from meldstone.server.codes import ServerCode, refuse

_STRAY = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Mn", "Me"}
"""Control, formatting and stacking marks: they hide or disguise what is read."""


def plain_text(text: str) -> str:
    """What somebody says or notes, without characters that hide or disguise what is read.

    >>> plain_text(" a\\x07b ")
    'a b'
    """
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def usable_name(text: str, longest: int) -> str:
    """The name as it will be shown, or a `RefusedError`.

    >>> usable_name("  Ada   Lovelace ", 20)
    'Ada Lovelace'
    """
    normal = unicodedata.normalize("NFKC", text)
    name = " ".join("".join(letter for letter in normal if unicodedata.category(letter) not in _STRAY).split())
    if not name or len(name) > longest or not any(letter.isalnum() for letter in name):
        raise refuse(ServerCode.BAD_NAME, most=longest)
    return name
