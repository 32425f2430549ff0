"""What a player typed, as a value: forgiving about case, order, filler words and short forms.

>>> understand("lay r10, b10 k10; J R5 R6")
Lay(rows=((Face('R10'), Face('B10'), Face('K10')), (Face('J'), Face('R5'), Face('R6'))))
>>> understand("add r7 to set 3")
Add(faces=(Face('R7'),), to=3)
>>> understand("xyzzy")
Traceback (most recent call last):
    ...
meldstone.cli.terminal.typed.TypedError: I do not know 'xyzzy'. Type `help` for everything you can do.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import Final

from meldstone.tiles import Face, NotationError


class TypedError(Exception):
    """A line that cannot be understood, with what to type instead."""


class Word(StrEnum):
    """What is said with one word."""

    DRAW = "draw"
    PASS = "pass"
    DONE = "done"
    UNDO = "undo"
    RESET = "reset"
    SORT = "sort"
    ANNOUNCE = "announce"
    REDEAL = "redeal"
    READY = "ready"
    HINT = "hint"
    SHOW = "show"
    HELP = "help"
    QUIT = "quit"
    TAKE_DISCARD = "take discard"
    TAKE_OPEN = "take open"


Faces = tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """New sets."""

    rows: tuple[Faces, ...]


@dataclass(frozen=True, slots=True)
class Add:
    """Tiles to a set of the table."""

    faces: Faces
    to: int


@dataclass(frozen=True, slots=True)
class Take:
    """Tiles, or a whole set, from the table into the work area."""

    faces: Faces
    source: int | None


@dataclass(frozen=True, slots=True)
class MoveTiles:
    """Tiles from one set to another."""

    faces: Faces
    source: int
    to: int


@dataclass(frozen=True, slots=True)
class Split:
    """One set into two."""

    number: int
    after: Face


@dataclass(frozen=True, slots=True)
class Swap:
    """A tile into the place of another."""

    incoming: Face
    outgoing: Face
    number: int | None


@dataclass(frozen=True, slots=True)
class Join:
    """Two sets into one."""

    number: int
    other: int


@dataclass(frozen=True, slots=True)
class WholeTable:
    """The whole table in one go."""

    rows: tuple[Faces, ...]


@dataclass(frozen=True, slots=True)
class PutAside:
    """A tile to the own discard pile."""

    face: Face


@dataclass(frozen=True, slots=True)
class Ask:
    """How many tiles does somebody hold?"""

    name: str


Typed = Word | Lay | Add | Take | MoveTiles | Split | Swap | Join | WholeTable | PutAside | Ask

_SYNONYMS: Final = {
    "d": "draw",
    "p": "pass",
    "end": "done",
    "ok": "done",
    "commit": "done",
    "finish": "done",
    "u": "undo",
    "back": "undo",
    "restart": "reset",
    "clear": "reset",
    "s": "sort",
    "h": "help",
    "?": "help",
    "q": "quit",
    "exit": "quit",
    "bye": "quit",
    "look": "show",
    "l": "lay",
    "play": "lay",
    "new": "lay",
    "a": "add",
    "put": "add",
    "t": "take",
    "get": "take",
    "pick": "take",
    "mv": "move",
    "exchange": "swap",
    "replace": "swap",
    "merge": "join",
    "throw": "discard",
    "drop": "discard",
    "count": "ask",
    "keep": "ready",
    "tip": "hint",
}
_FILLERS: Final = frozenset({"set", "sets", "the", "a", "an", "and", "tile", "tiles", "my", "please"})
_TOKEN: Final = re.compile(r"[^\s,]+")
_REVERSED: Final = re.compile(r"(\d+)([A-Z])")


def understand(line: str) -> Typed:
    """The meaning of a line; a `TypedError` says what is wrong with it."""
    text = line.strip().rstrip(".!").strip()
    if not text:
        return Word.SHOW
    verb, _, rest = text.partition(" ")
    word = _SYNONYMS.get(verb.lower(), verb.lower())
    if rest.strip() and _face(verb) is not None:  # also "d r5 r6": a double joker here, not a draw
        return _lay(text)
    if word in _SENTENCES:
        return _SENTENCES[word](rest.strip())
    if not rest.strip() and word in list(Word):
        return Word(word)
    if _face(verb) is not None:
        return _lay(text)
    if word in list(Word):
        raise TypedError(f"Type `{word}` alone, with nothing after it.")
    near = get_close_matches(word, [*_SENTENCES, *Word], 1)
    meant = f"Did you mean `{near[0]}`?" if near else "Type `help` for everything you can do."
    raise TypedError(f"I do not know {verb[:20]!r}. {meant}")


def _face(token: str) -> Face | None:
    """A face as people type it: ``r7``, ``R7``, ``7r``; which copy it is does not matter."""
    text = token.upper()
    if flipped := _REVERSED.fullmatch(text):
        text = flipped.group(2) + flipped.group(1)
    for candidate in (text, text[:-1] if text[-1:] in "ABCD" and len(text) > 1 else text):
        try:
            return Face(candidate)
        except NotationError:
            continue
    return None


def _words(text: str) -> list[str]:
    return [token for token in _TOKEN.findall(text) if token.lower() not in _FILLERS]


def _faces(words: list[str], example: str) -> Faces:
    out = []
    for token in words:
        face = _face(token)
        if face is None:
            raise TypedError(f"{token[:20]!r} is not a tile. Tiles look like R7, K13 or J; for example: {example}")
        out.append(face)
    return tuple(out)


def _rows(text: str, example: str) -> tuple[Faces, ...]:
    rows = tuple(_faces(_words(part), example) for part in re.split(r"[;/|]", text))
    return tuple(row for row in rows if row)


def _number(words: list[str], example: str) -> int:
    if len(words) != 1 or not words[0].lstrip("#").isdecimal() or len(words[0]) > 4:
        raise TypedError(f"Say the number of the set; for example: {example}")
    return int(words[0].lstrip("#"))


def _split_at(words: list[str], *keywords: str) -> tuple[list[str], list[str] | None]:
    """The words before and after the first of the keywords; None if there is none."""
    for i, word in enumerate(words):
        if word.lower() in keywords:
            return words[:i], words[i + 1 :]
    return words, None


def _lay(text: str) -> Typed:
    rows = _rows(text, "lay R10 B10 K10")
    if not rows:
        raise TypedError("Which tiles? For example: lay R10 B10 K10")
    return Lay(rows)


def _add(text: str) -> Typed:
    example = "add R7 to 3"
    tiles, where = _split_at(_words(text), "to", "in", "into", "on")
    if where is None and len(tiles) > 1 and tiles[-1].lstrip("#").isdecimal():
        tiles, where = tiles[:-1], tiles[-1:]
    if where is None or not tiles:
        raise TypedError(f"Say which tiles and which set; for example: {example}")
    return Add(_faces(tiles, example), _number(where, example))


def _take(text: str) -> Typed:
    example = "take R7 from 3"
    words = _words(text)
    plain = [word.lower() for word in words]
    if plain in (["discard"], ["discarded"], ["pile"]):
        return Word.TAKE_DISCARD
    if plain == ["open"]:
        return Word.TAKE_OPEN
    tiles, where = _split_at(words, "from", "off", "out")
    if where is None and tiles and tiles[-1].lstrip("#").isdecimal():
        tiles, where = tiles[:-1], tiles[-1:]
    if not tiles and where is None:
        raise TypedError(f"What? For example: {example}, take 3, take discard, take open")
    return Take(_faces(tiles, example), None if where is None else _number(where, example))


def _move(text: str) -> Typed:
    example = "move R7 from 3 to 5"
    tiles, rest = _split_at(_words(text), "from")
    source, to = _split_at(rest or [], "to", "into")
    if not tiles or to is None:
        raise TypedError(f"For example: {example}")
    return MoveTiles(_faces(tiles, example), _number(source, example), _number(to, example))


def _split(text: str) -> Typed:
    example = "split 3 after R6"
    number, after = _split_at(_words(text), "after", "behind", "at")
    if after is None or len(after) != 1:
        raise TypedError(f"For example: {example}")
    return Split(_number(number, example), _faces(after, example)[0])


def _swap(text: str) -> Typed:
    example = "swap R7 for J in 3"
    pair, where = _split_at(_words(text), "in", "of", "from")
    tiles = _faces([word for word in pair if word.lower() not in ("for", "with", "by")], example)
    if len(tiles) != 2:
        raise TypedError(f"Say which tile goes in and which comes out; for example: {example}")
    return Swap(tiles[0], tiles[1], None if where is None else _number(where, example))


def _join(text: str) -> Typed:
    example = "join 3 with 5"
    words = [word for word in _words(text) if word.lower() not in ("with", "to")]
    if len(words) != 2:
        raise TypedError(f"For example: {example}")
    return Join(_number(words[:1], example), _number(words[1:], example))


def _table(text: str) -> Typed:
    return WholeTable(_rows(text, "table R4 R5 R6 R7; K9 B9 O9"))


def _discard(text: str) -> Typed:
    faces = _faces(_words(text), "discard R7")
    if len(faces) != 1:
        raise TypedError("Discard one tile; for example: discard R7")
    return PutAside(faces[0])


def _ask(text: str) -> Typed:
    if not text:
        raise TypedError("Ask whom? For example: ask Ada")
    return Ask(text)


_SENTENCES: Final[dict[str, Callable[[str], Typed]]] = {
    "lay": _lay,
    "add": _add,
    "take": _take,
    "move": _move,
    "split": _split,
    "swap": _swap,
    "join": _join,
    "table": _table,
    "discard": _discard,
    "ask": _ask,
}
