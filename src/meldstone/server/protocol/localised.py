"""Objections in the client's language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache

from meldstone.i18n import translator
from meldstone.server.protocol import Objection as Told
from meldstone.server.protocol.codes import Objection, ServerCode
from meldstone.tiles import faces_text

_learned: set[str] = set()


async def learn(language: str) -> None:
    """Reads the words of a language before they are needed, beside the loop: it takes as long as judging a hundred turns."""
    if language not in _learned:
        await asyncio.to_thread(translator(language).message, ServerCode.UNAVAILABLE.value)
        _learned.add(language)


def told(objections: Iterable[Objection], language: str) -> tuple[Told, ...]:
    """Every objection once, with its sentence; what two say in the same words is one objection about the tiles of both."""
    out: dict[tuple[str, str], Told] = {}
    for one in objections:
        text = _sentence(language, one.code, tuple(sorted(one.args.items())), faces_text(tile.face for tile in one.tiles))
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


@lru_cache(maxsize=2048)
def _sentence(language: str, code: str, args: tuple[tuple[str, int | str], ...], tiles: str) -> str:
    """Putting a sentence together takes longer than most judgements, and the same few are told again and again."""
    return translator(language).message(code, **{**dict(args), "tiles": tiles})
