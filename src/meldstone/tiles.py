"""Faces, physical tiles and their notation.

A *face* is what is printed on a tile: ``R7`` is the red seven, ``J D C M`` are the four kinds of jokers. A *tile* is one piece of
the box: a face and which copy of it, so that a view can follow one tile across the table. ``R7`` is the first copy, ``R7b`` the
second, ``R7c`` the third. Equal faces are the same tile to the rules; only bookkeeping tells copies apart.

Colours are abstract numbers 0 to 5; a palette gives them letters and names. The letters ``K O B R`` are canonical, ``N`` and ``W``
(brown and white of the Rummy box) are read as colours 0 and 1.

Every face and tile exists once per process, so comparison is identity and hashing costs nothing.

>>> Face("R7").number, str(Face("N9")), str(Tile("Jb"))
(7, 'K9', 'Jb')
>>> str(Table.parse("R4 R5 R6; K9 B9 O9"))
'R4 R5 R6; K9 B9 O9'
>>> Face.parse_many("R7 X3")
Traceback (most recent call last):
    ...
meldstone.tiles.NotationError: 'X3' at character 4 is not a tile
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import lru_cache
from operator import attrgetter
from typing import Any, ClassVar, Final, Self, final

NUMBERS: Final = 13
"""The highest number in every box."""

COLOUR_LETTERS: Final = "KOBRGV"
"""Canonical letters of the abstract colours 0..5: black, orange, blue, red, and green, violet for boxes of six colours."""

_LETTER_TO_COLOUR: Final = {**{letter: i for i, letter in enumerate(COLOUR_LETTERS)}, "N": 0, "W": 1}
_COPY_LETTERS: Final = "abcd"
_TOKEN: Final = re.compile(r"[^\s;,]+")


class NotationError(ValueError):
    """Text that is not the notation it should be; `token` and `position` (from 0) say where, `code` which rule."""

    def __init__(self, code: str, token: str, position: int, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.token = token
        self.position = position


class JokerKind(StrEnum):
    """The four kinds of jokers (RULES.md A, C.2)."""

    NORMAL = "J"
    DOUBLE = "D"
    TWO_COLOUR = "C"
    MIRROR = "M"


class _Interned:
    """Exists once for each text: never changes, and a copy of it is itself."""

    __slots__ = ()

    text: str

    _by_text: ClassVar[dict[str, Any]]

    def __new__(cls, text: str) -> Self:
        """The one that is written `text`: ``Face("R7")``, ``Tile("R7b")``."""
        found: Self | None = cls._by_text.get(text)
        if found is None:
            raise _not_a_tile(text, 0)
        return found

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a {type(self).__name__.lower()} never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a {type(self).__name__.lower()} never changes")

    def __reduce__(self) -> tuple[type[Self], tuple[str]]:
        return type(self), (self.text,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"


@final
class Face(_Interned):
    """What is printed on a tile: a number in a colour, or a joker of a kind."""

    __slots__ = ("code", "colour", "joker", "number", "text")

    code: int
    number: int
    """1..13, or 0 on a joker."""
    colour: int
    """0..5, or -1 on a joker."""
    joker: JokerKind | None
    text: str

    _by_text: ClassVar[dict[str, Face]] = {}

    @classmethod
    def of(cls, colour: int, number: int) -> Face:
        """The number face of a colour 0..5 and a number 1..13."""
        if not (0 <= colour < len(COLOUR_LETTERS) and 1 <= number <= NUMBERS):
            raise ValueError(f"no face has colour {colour} and number {number}")
        return FACES[colour * NUMBERS + number - 1]

    @classmethod
    def parse_many(cls, text: str) -> tuple[Face, ...]:
        """Faces separated by blanks or commas; the error points at the first token that is none."""
        return tuple(_face_at(token, position) for token, position in tokens(text))


Row = tuple[Face, ...]
"""The faces of a set in the order they lie, or of tiles on their way to be one."""


def in_order_of(row: Row, faces: Counter[Face]) -> Iterator[Face]:
    """The faces of a row that are among these, each as often as it is, in the order of the row.

    >>> " ".join(map(str, in_order_of(Face.parse_many("R3 R4 R5 R4"), Counter(Face.parse_many("R4 R5")))))
    'R4 R5'
    """
    left = Counter(faces)
    for face in row:
        if left[face]:
            left[face] -= 1
            yield face


@final
class Tile(_Interned):
    """One physical tile of a box: a face and which copy of it."""

    __slots__ = ("copy", "face", "id", "text")

    id: int
    face: Face
    copy: int
    text: str

    _by_text: ClassVar[dict[str, Tile]] = {}

    @classmethod
    def of(cls, face: Face, copy: int = 0) -> Tile:
        """The given copy (from 0) of a face."""
        return TILES[face.code * len(_COPY_LETTERS) + copy]

    @classmethod
    def parse_many(cls, text: str) -> tuple[Tile, ...]:
        """Tiles separated by blanks or commas; the error points at the first token that is none."""
        return tuple(_tile_at(token, position) for token, position in tokens(text))

    def __lt__(self, other: Tile) -> bool:
        return self.id < other.id


@final
class TileSet(tuple[Tile, ...]):
    """Tiles in the order they lie on the table: ``R4 R5 R6``. Whether they are a legal set is for the rules to say."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """The set written `text`."""
        return cls(Tile.parse_many(text))

    @property
    def faces(self) -> Row:
        """The faces in order."""
        return tuple([tile.face for tile in self])

    def __str__(self) -> str:
        return " ".join([tile.text for tile in self])

    def __repr__(self) -> str:
        return f"TileSet.parse({str(self)!r})"


@final
class Table(tuple[TileSet, ...]):
    """All sets on the table: ``R4 R5 R6; K9 B9 O9``."""

    __slots__ = ()

    @classmethod
    def of(cls, sets: Iterable[Iterable[Tile]]) -> Self:
        """A table of these sets."""
        return cls([TileSet(tiles) for tiles in sets])

    @classmethod
    def parse(cls, text: str) -> Self:
        """The table written `text`; empty parts between semicolons are ignored."""
        sets: list[list[Tile]] = [[]]
        for token, position in tokens(text, keep_semicolons=True):
            if token == ";":
                sets.append([])
            else:
                sets[-1].append(_tile_at(token, position))
        return cls.of(tiles for tiles in sets if tiles)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The sets in faces."""
        return tuple([tiles.faces for tiles in self])

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile on the table, set after set."""
        return tuple([tile for tiles in self for tile in tiles])

    def __str__(self) -> str:
        return "; ".join([str(tiles) for tiles in self])

    def __repr__(self) -> str:
        return f"Table.parse({str(self)!r})"


def tokens(text: str, *, keep_semicolons: bool = False) -> Iterator[tuple[str, int]]:
    """The words of a line of notation with their positions, separated by blanks, commas or semicolons."""
    pattern = re.compile(r"[^\s;,]+|;") if keep_semicolons else _TOKEN
    for match in pattern.finditer(text):
        yield match.group(), match.start()


def rows_of(text: str) -> tuple[Row, ...]:
    """The sets written `text`, in faces: ``R4 R5 R6; K9 B9 O9``."""
    return Table.parse(text).rows


def faces_text(faces: Iterable[Face]) -> str:
    """The faces as one line of notation."""
    return " ".join([face.text for face in faces])


def tiles_text(tiles: Iterable[Tile]) -> str:
    """The tiles as one line of notation."""
    return " ".join([tile.text for tile in tiles])


def gone_and_new(before: Iterable[Row], after: Iterable[Row]) -> tuple[dict[Face, int], dict[Face, int]]:
    """The tiles that left a table and those that came to it. Sets that lie as they lay, which are most, need not be counted.

    >>> gone_and_new(rows_of("R4 R5 R6; K9 B9 O9"), rows_of("K9 B9 O9; R4 R5 R6 R7"))
    ({}, {Face('R7'): 1})
    """
    lying: dict[Row, int] = {}
    for row in before:
        lying[row] = lying.get(row, 0) + 1
    change: dict[Face, int] = {}
    for row in after:
        if lying.get(row):
            lying[row] -= 1
        else:
            for face in row:
                change[face] = change.get(face, 0) + 1
    for row, count in lying.items():
        if count:
            for face in row:
                change[face] = change.get(face, 0) - count
    gone = {face: -count for face, count in change.items() if count < 0}
    return gone, {face: count for face, count in change.items() if count > 0}


def face_counts(tiles: Iterable[Tile]) -> Counter[Face]:
    """How many tiles of each face there are."""
    return Counter([tile.face for tile in tiles])


def number_copies(faces: Iterable[Face], taken: Counter[Face] | None = None) -> tuple[Tile, ...]:
    """Physical tiles for faces written without copies: the first, second, ... copy as they come, after those `taken`."""
    used = Counter(taken or ())
    out = []
    for face in faces:
        if used[face] >= len(_COPY_LETTERS):
            raise NotationError(
                "notation/too-many-copies", face.text, 0, f"no box has more than {len(_COPY_LETTERS)} tiles {face.text}"
            )
        out.append(Tile.of(face, used[face]))
        used[face] += 1
    return tuple(out)


def _not_a_tile(token: str, position: int) -> NotationError:
    return NotationError("notation/not-a-tile", token, position, f"'{token}' at character {position + 1} is not a tile")


def _face_at(token: str, position: int) -> Face:
    found = Face._by_text.get(token)
    if found is None:
        raise _not_a_tile(token, position)
    return found


def _tile_at(token: str, position: int) -> Tile:
    found = Tile._by_text.get(token)
    if found is None:
        raise _not_a_tile(token, position)
    return found


def _make_face(code: int, text: str, colour: int, number: int, joker: JokerKind | None) -> Face:
    face = object.__new__(Face)
    for name, value in (("code", code), ("text", text), ("colour", colour), ("number", number), ("joker", joker)):
        object.__setattr__(face, name, value)
    return face


def _make_tile(face: Face, copy: int) -> Tile:
    tile = object.__new__(Tile)
    text = face.text + (_COPY_LETTERS[copy] if copy else "")
    for name, value in (("id", face.code * len(_COPY_LETTERS) + copy), ("text", text), ("face", face), ("copy", copy)):
        object.__setattr__(tile, name, value)
    return tile


def _all_faces() -> tuple[Face, ...]:
    faces = [
        _make_face(colour * NUMBERS + number - 1, f"{letter}{number}", colour, number, None)
        for colour, letter in enumerate(COLOUR_LETTERS)
        for number in range(1, NUMBERS + 1)
    ]
    return tuple(faces + [_make_face(len(faces) + i, kind.value, -1, 0, kind) for i, kind in enumerate(JokerKind)])


FACES: Final = _all_faces()
"""Every face there is, by code: the number faces colour by colour, then J D C M."""

TILES: Final = tuple(_make_tile(face, copy) for face in FACES for copy in range(len(_COPY_LETTERS)))
"""Every physical tile that any box can hold, by id."""

BY_CODE = attrgetter("code")
"""The key that sorts faces. They have no order of their own: one written in Python would make even `==` slow."""


@lru_cache(maxsize=1 << 14)
def codes(faces: tuple[Face, ...]) -> tuple[int, ...]:
    """The codes of faces; the key that sorts rows of them. Remembered, for sets lie on the table for many turns."""
    return tuple([face.code for face in faces])


JOKER, DOUBLE, TWO_COLOUR, MIRROR = FACES[-4:]
SPECIAL = frozenset((DOUBLE, TWO_COLOUR, MIRROR))
"""The jokers of the twist edition."""

Face._by_text.update({face.text: face for face in FACES})
Face._by_text.update({f"{alias}{n}": Face.of(_LETTER_TO_COLOUR[alias], n) for alias in "NW" for n in range(1, NUMBERS + 1)})
Tile._by_text.update({text + _COPY_LETTERS[c]: Tile.of(face, c) for text, face in Face._by_text.items() for c in range(4)})
Tile._by_text.update({text: Tile.of(face) for text, face in Face._by_text.items()})

TILE_BY_TEXT: Final[Mapping[str, Tile]] = Tile._by_text
"""Every tile under everything that it may be called; a look-up here is a third of a call of `Tile`."""
