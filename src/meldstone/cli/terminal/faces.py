"""How tiles look in a terminal: the letters and colours of the edition's box."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum

from rich.text import Text

from meldstone.i18n import Translator
from meldstone.rules.choices import Palette
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import COLOUR_LETTERS, DOUBLE, JOKER, MIRROR, TWO_COLOUR, Face, Tile

_IVORY = "on #efe6cf"
_STYLES = {
    "K": f"bold black {_IVORY}",
    "O": f"bold #c75b00 {_IVORY}",
    "B": f"bold #0044cc {_IVORY}",
    "R": f"bold #c00018 {_IVORY}",
    "G": f"bold #00702a {_IVORY}",
    "V": f"bold #7a1fa2 {_IVORY}",
    "N": f"bold #6b3a12 {_IVORY}",
    "W": "bold white on #6e6e6e",
}
_COLOUR_NAMES = {
    "K": "black",
    "O": "orange",
    "B": "blue",
    "R": "red",
    "G": "green",
    "V": "violet",
    "N": "brown",
    "W": "white",
}
_JOKER_NAMES = {JOKER: "joker", DOUBLE: "double-joker", TWO_COLOUR: "two-colour-joker", MIRROR: "mirror-joker"}
_JOKER = "bold white on #8b1a6b"

Letter = Callable[[Face], str]


class Order(StrEnum):
    """How the rack is sorted."""

    COLOUR = "colour"
    NUMBER = "number"


def letters(rules: Ruleset) -> Letter:
    """How faces are written with the edition's letters: the black seven is ``N7`` in the brown and white box."""
    shown = rules.box.palette.value + COLOUR_LETTERS[len(Palette.KOBR.value) :]

    def written(face: Face) -> str:
        return f"{shown[face.colour]}{face.number}" if face.number else face.text

    return written


def tile_name(face: Face, translator: Translator, palette: Palette = Palette.KOBR, form: str = "label") -> str:
    """What a tile is called: ``červená 7``, and ``červenou 7`` in the form ``object``."""
    if not face.number:
        return translator.word("tile-name", form=form, face=_JOKER_NAMES[face], colour="", number=0)
    return translator.word("tile-name", form=form, face="number", colour=colour_name(face.colour, palette), number=face.number)


def colour_name(colour: int, palette: Palette) -> str:
    """A colour as the catalogues know it; the Rummy box has brown and white as its first two."""
    return _COLOUR_NAMES[palette.value[colour] if colour < len(palette.value) else COLOUR_LETTERS[colour]]


def written(faces: Iterable[Face], letter: Letter) -> str:
    """Faces in a sentence."""
    return " ".join(letter(face) for face in faces)


def strip(tiles: Iterable[Tile], letter: Letter) -> Text:
    """Tiles side by side, each in its colour; it reads as one piece, so a set looks like a set."""
    text = Text(end="")
    for tile in tiles:
        label = letter(tile.face)
        text.append(f" {label} " if len(text) == 0 else f"{label} ", style=_STYLES[label[0]] if tile.face.number else _JOKER)
    return text


def sorted_rack(rack: Iterable[Tile], order: Order) -> list[list[Tile]]:
    """The rack in groups: one for each colour, or one for each number; jokers last."""
    by_colour = order is Order.COLOUR
    tiles = sorted(rack, key=lambda tile: (tile.face.number == 0, *_keys(tile.face, by_colour=by_colour), tile.id))
    groups: dict[int, list[Tile]] = {}
    for tile in tiles:
        key = -1 if not tile.face.number else tile.face.colour if by_colour else tile.face.number
        groups.setdefault(key, []).append(tile)
    return list(groups.values())


def _keys(face: Face, *, by_colour: bool) -> tuple[int, int]:
    return (face.colour, face.number) if by_colour else (face.number, face.colour)
