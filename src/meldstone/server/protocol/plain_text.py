"""What people say and note, as it may be shown to others."""

from __future__ import annotations


def plain_text(text: str) -> str:
    """What somebody says or notes, without characters that hide or disguise what is read.

    >>> plain_text(" a\\x07b ")
    'a b'
    """
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()
