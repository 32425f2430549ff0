"""Objections in the client's language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache

from meldstone.i18n import translator
from meldstone.server.protocol import LocalisedObjection
from meldstone.server.protocol.codes import Objection, ServerCode
from meldstone.tiles import faces_text

_learned: set[str] = set()
_learning: dict[str, asyncio.Future[str]] = {}


async def learn(language: str) -> None:
    """Loads a language in a thread before it is needed: that takes as long as judging a hundred turns.

    Everybody who needs it meanwhile waits for the same thread; a crowd that comes together would otherwise load it once for each.
    """
    if language in _learned:
        return
    if language not in _learning:
        loading = asyncio.to_thread(translator(language).message, ServerCode.UNAVAILABLE.value)
        _learning[language] = asyncio.ensure_future(loading)
        _learning[language].add_done_callback(lambda _: _learning.pop(language))
    await asyncio.shield(_learning[language])
    _learned.add(language)


def localised(objections: Iterable[Objection], language: str) -> tuple[LocalisedObjection, ...]:
    """Every objection once, with its sentence; what two say in the same words is one objection about the tiles of both."""
    out: dict[tuple[str, str], LocalisedObjection] = {}
    for objection in objections:
        text = _sentence(
            language, objection.code, tuple(sorted(objection.args.items())), faces_text(tile.face for tile in objection.tiles)
        )
        said = out.get((objection.code, text))
        tiles, places = (
            (objection.tiles, objection.places) if said is None else (said.tiles + objection.tiles, said.places + objection.places)
        )
        out[objection.code, text] = LocalisedObjection(
            code=objection.code,
            text=text,
            args=objection.args,
            tiles=tuple(dict.fromkeys(tiles)),
            places=tuple(dict.fromkeys(places)),
        )
    return tuple(out.values())


@lru_cache(maxsize=2048)
def _sentence(language: str, code: str, args: tuple[tuple[str, int | str], ...], tiles: str) -> str:
    """Putting a sentence together takes longer than most judgements, and the same few are told again and again."""
    return translator(language).message(code, **{**dict(args), "tiles": tiles})
