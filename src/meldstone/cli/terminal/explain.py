"""Objections of the rules in the player's language."""

from __future__ import annotations

from collections.abc import Iterable

from meldstone.cli.terminal.faces import Letter, written
from meldstone.i18n import Translator
from meldstone.rules.violations import Violation


def explain(violation: Violation, translator: Translator, letter: Letter) -> str:
    """One objection as a sentence."""
    tiles = written([tile.face for tile in violation.tiles], letter)
    return translator.message(violation.code.value, **{**dict(violation.args), "tiles": tiles})


def explain_all(violations: Iterable[Violation], translator: Translator, letter: Letter) -> list[str]:
    """Every objection once, in order."""
    return list(dict.fromkeys(explain(violation, translator, letter) for violation in violations))
