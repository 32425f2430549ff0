"""Objections in the client's language."""

from __future__ import annotations

from collections.abc import Iterable

from meldstone.i18n import translator
from meldstone.server.codes import Objection
from meldstone.server.protocol import Objection as Told
from meldstone.tiles import faces_text


def told(objections: Iterable[Objection], language: str) -> tuple[Told, ...]:
    """Every objection once, with its sentence."""
    speak = translator(language).message
    out: dict[tuple[str, str], Told] = {}
    for one in objections:
        text = speak(one.code, **{**one.args, "tiles": faces_text(tile.face for tile in one.tiles)})
        out.setdefault((one.code, text), Told(code=one.code, text=text, args=one.args, tiles=one.tiles))
    return tuple(out.values())
