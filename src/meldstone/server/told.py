"""Objections in the client's language."""

from __future__ import annotations

from collections.abc import Iterable

from meldstone.i18n import translator
from meldstone.server.codes import Objection
from meldstone.server.protocol import Objection as Told
from meldstone.tiles import faces_text


def told(objections: Iterable[Objection], language: str) -> tuple[Told, ...]:
    """Every objection once, with its sentence; what two say in the same words is one objection about the tiles of both."""
    speak = translator(language).message
    out: dict[tuple[str, str], Told] = {}
    for one in objections:
        text = speak(one.code, **{**one.args, "tiles": faces_text(tile.face for tile in one.tiles)})
        said = out.get((one.code, text))
        tiles, places = (one.tiles, one.places) if said is None else (said.tiles + one.tiles, said.places + one.places)
        out[one.code, text] = Told(
            code=one.code,
            text=text,
            args=one.args,
            tiles=tuple(dict.fromkeys(tiles)),
            places=tuple(dict.fromkeys(places)),
        )
    return tuple(out.values())
