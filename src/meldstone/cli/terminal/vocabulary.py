"""The words that a player may type, in a language: commands, small words, colours and jokers. The English ones always count, too.

>>> german = vocabulary("de")
>>> german.verbs["auslegen"], german.verbs["lay"], german.shown["take"]
('lay', 'lay', 'nehmen')
>>> german.face("s7"), german.face("rote7"), vocabulary("cs").face("žolík")
(Face('K7'), Face('R7'), Face('J'))
>>> german.faces("7srj"), german.faces("b3-5"), german.faces("b3o4")
((Face('K7'), Face('R7'), Face('J')), (Face('B3'), Face('B4'), Face('B5')), (Face('B3'), Face('O4')))
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from meldstone.cli.terminal.faces import colour_name, tile_name
from meldstone.i18n import Translator, translator
from meldstone.rules.choices import Palette
from meldstone.tiles import COLOUR_LETTERS, JOKER, Face, NotationError

VERBS: Final = (
    "draw", "pass", "done", "undo", "reset", "sort", "announce", "redeal", "ready", "hint", "show", "help", "quit",
    "lay", "add", "take", "move", "split", "swap", "join", "table", "discard", "ask",
)  # fmt: skip
SMALL_WORDS: Final = ("discarded", "open", "to", "from", "after", "for", "in", "with", "fillers")
_FORMS: Final = ("label", "object")
_SHORTEST_PREFIX: Final = 2
_LONGEST_NUMBER: Final = 2
_LETTERS_AND_NUMBER: Final = re.compile(r"([^\W\d]+)(\d+)")
_NUMBER_AND_LETTERS: Final = re.compile(r"(\d+)([^\W\d]+)")
_RUN: Final = re.compile(r"([^\W\d]+)(\d+)[-–](\d+)")
_RUN_NUMBERS_FIRST: Final = re.compile(r"(\d+)[-–](\d+)([^\W\d]+)")
_SIDE_BY_SIDE: Final = re.compile(r"[^\W\d]+\d+|[^\W\d]")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What may be typed; all words are folded: small letters without accents."""

    verbs: Mapping[str, str]
    """Every word that begins a line, and the command it stands for."""
    takes: frozenset[str]
    """Words that draw when they stand alone, and take something from the table otherwise."""
    small: Mapping[str, frozenset[str]]
    shown: Mapping[str, str]
    """How commands and small words are written in help and answers, by their English names."""
    colours: tuple[frozenset[str], ...]
    """The words of each colour."""
    letters: Mapping[str, int]
    jokers: frozenset[str]
    number_first: bool
    """The language says "7 rouge", not "rote 7"."""

    def colour(self, word: str) -> int | None:
        """The colour of a letter, a word or the beginning of one; None if there is none, or more than one."""
        text = folded(word)
        if text in self.letters:
            return self.letters[text]
        if len(text) < _SHORTEST_PREFIX:
            return None
        whole = [colour for colour, words in enumerate(self.colours) if text in words]
        found = whole or [colour for colour, words in enumerate(self.colours) if any(known.startswith(text) for known in words)]
        return found[0] if len(found) == 1 else None

    def face(self, token: str) -> Face | None:
        """A tile as people type it: ``r7``, ``R7``, ``7r``, ``rote7``, ``žolík``; which copy it is does not matter."""
        text = token.upper()
        if flipped := _NUMBER_AND_LETTERS.fullmatch(text):
            text = flipped[2] + flipped[1]
        for candidate in (text, text[:-1] if text[-1:] in "ABCD" and len(text) > 1 else text):
            try:
                return Face(candidate)
            except NotationError:
                continue
        if folded(token) in self.jokers:
            return JOKER
        parts = _LETTERS_AND_NUMBER.fullmatch(text)
        colour = self.colour(parts[1]) if parts else None
        try:
            return None if parts is None or colour is None else Face(f"{COLOUR_LETTERS[colour]}{parts[2]}")
        except NotationError:
            return None

    def faces(self, token: str) -> tuple[Face, ...]:
        """The tiles of a token; none if it is none: one tile, a run ``r3-7``, a group ``7rbj``, or tiles side by side, ``r3b4``."""
        if (face := self.face(token)) is not None:
            return (face,)
        if found := _RUN.fullmatch(token):
            return self._run(*found.groups())
        if found := _RUN_NUMBERS_FIRST.fullmatch(token):
            return self._run(found[3], found[1], found[2])
        if found := _NUMBER_AND_LETTERS.fullmatch(token):
            return self._all([(found[1], letter) for letter in found[2]])
        parts = _SIDE_BY_SIDE.findall(token)
        return self._all([("", part) for part in parts]) if "".join(parts) == token else ()

    def _run(self, colour: str, first: str, last: str) -> tuple[Face, ...]:
        if max(len(first), len(last)) > _LONGEST_NUMBER:
            return ()
        step = 1 if int(first) <= int(last) else -1
        return self._all([(str(number), colour) for number in range(int(first), int(last) + step, step)])

    def _all(self, parts: Sequence[tuple[str, str]]) -> tuple[Face, ...]:
        """A tile for each number and letter, or a joker for the letter alone; none at all if one of them is none."""
        found = [self.face(f"{letter}{number}") or self.face(letter) for number, letter in parts]
        return tuple(face for face in found if face is not None) if None not in found else ()

    def joined(self, tokens: list[str]) -> list[str]:
        """The tokens with the colour and the number of a tile side by side: ``rote 7`` is ``rote7``, ``7 rouge`` is ``7rouge``."""
        out: list[str] = []
        for token in tokens:
            pair = (out[-1], token) if out else ("", "")
            colour, number = reversed(pair) if self.number_first else pair
            if number.isdecimal() and len(colour) > _SHORTEST_PREFIX and self.colour(colour) is not None:
                out[-1] += token
            else:
                out.append(token)
        return out


def folded(text: str) -> str:
    """Small letters without accents, so that nobody has to find the right key.

    >>> folded("Přilož"), folded("échanger"), folded("чёрная")
    ('priloz', 'echanger', 'черная')
    """
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ø", "o").replace("æ", "ae").replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def vocabulary(language: str, palette: Palette = Palette.KOBR) -> Vocabulary:
    """The words of a language for a box of these colours."""
    own, english = translator(language), translator("en")
    takes = frozenset(_typed(own, "draw")) & frozenset(_typed(own, "take"))
    verbs = {word: verb for speak in (english, own) for verb in VERBS for word in _typed(speak, verb) if word not in takes}
    colours = [
        _colour_words(colour, own, palette) | _colour_words(colour, english, palette) for colour in range(len(COLOUR_LETTERS))
    ]
    small = {name: frozenset(word for speak in (english, own) for word in _typed(speak, name)) for name in SMALL_WORDS}
    # "a" is an article in English and a preposition elsewhere: what has a meaning is no filler
    meaningful = frozenset(word for name in SMALL_WORDS if name != "fillers" for word in small[name])
    return Vocabulary(
        verbs=verbs | dict.fromkeys(takes, "draw"),
        takes=takes,
        small=small | {"fillers": small["fillers"] - meaningful},
        shown={name: own.word(f"typed-{name}").split(",")[0].strip() for name in (*VERBS, *SMALL_WORDS)},
        colours=tuple(colours),
        letters=_letters(own, palette),
        jokers=frozenset(folded(tile_name(JOKER, speak)) for speak in (own, english)) | frozenset(_typed(own, "joker")),
        number_first=tile_name(Face("R7"), own).startswith("7"),
    )


def letters_of(language: str, colour: int, palette: Palette) -> list[str]:
    """What stands for a colour beside its letter in the box, as it is written."""
    return [word.strip() for word in translator(language).word(f"typed-{colour_name(colour, palette)}").split(",")]


def _typed(speak: Translator, name: str) -> list[str]:
    return [folded(word.strip()) for word in speak.word(f"typed-{name}").split(",")]


def _letters(speak: Translator, palette: Palette) -> dict[str, int]:
    """Letters and short forms of colours that the notation does not have, or has for the same colour."""
    return {
        letter: colour for colour in reversed(range(len(COLOUR_LETTERS))) for letter in _typed(speak, colour_name(colour, palette))
    }


def _colour_words(colour: int, speak: Translator, palette: Palette) -> frozenset[str]:
    names = [tile_name(Face(f"{COLOUR_LETTERS[colour]}7"), speak, palette, form).split() for form in _FORMS]
    # what the name of a joker or of another colour has in common with it is an article
    others = [tile_name(Face(f"{letter}7"), speak, palette, form).split() for letter in "BR" for form in _FORMS]
    common = set(others[0] + others[1]) & set(others[2] + others[3])
    return frozenset(folded(word) for name in names for word in name if not re.search(r"\d", word) and word not in common)
