"""The languages of the rulebooks, and which of them somebody wants."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice
from typing import Final

LANGUAGES: Final[tuple[str, ...]] = ("cs", "pl", "de", "en", "fr", "es", "it", "nl", "da", "sv", "ru")
"""Every language there is a catalogue for, in the order of the vocabulary (RULES.md L)."""

FALLBACK: Final = "en"

_MOST_TAGS: Final = 20
"""Of one wish, which a stranger may have written."""
_PRIMARY: Final = re.compile(r"\s*([A-Za-z]+)")


def negotiate(wanted: Iterable[str]) -> str:
    """The first wanted language that there is, else English; reads web tags and the values of ``LANG``.

    >>> negotiate(["de-AT", "en"]), negotiate(["pl_PL.UTF-8"]), negotiate(["C"])
    ('de', 'pl', 'en')
    """
    for tag in islice(wanted, _MOST_TAGS):
        primary = _PRIMARY.match(tag)
        if primary and primary[1].lower() in LANGUAGES:
            return primary[1].lower()
    return FALLBACK
