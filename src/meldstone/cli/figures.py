"""Numbers as the language of the player writes them: 1,234.5 in English, 1234,5 elsewhere."""

from __future__ import annotations


def whole(number: int, language: str) -> str:
    """A whole number.

    >>> whole(12345, "en"), whole(12345, "de")
    ('12,345', '12345')
    """
    return f"{number:,}" if language == "en" else str(number)


def decimal(number: float, form: str, language: str) -> str:
    """A number in a form such as ``+.1f``, with the minus and the point of the language.

    >>> decimal(-2.25, "+.1f", "en"), decimal(0.5, ".2f", "cs")
    ('-2.2', '0,50')
    """
    text = format(number, form)
    return text if language == "en" else text.replace(".", ",")
