"""What a player typed, as a value: forgiving about case, accents, order, filler words and short forms, in the player's language.

>>> understand("lay r10, b10 k10; J R5 R6")
Lay(rows=((Face('R10'), Face('B10'), Face('K10')), (Face('J'), Face('R5'), Face('R6'))))
>>> understand("add r7 to set 3")
Add(faces=(Face('R7'),), to=3)
>>> understand("prilož červenou 7 ke kombinaci 3", vocabulary("cs"))
Add(faces=(Face('R7'),), to=3)
>>> understand("xyzzy")
Traceback (most recent call last):
    ...
meldstone.cli.terminal.typed.TypedError: I do not know “xyzzy”. Type “help” for everything you can do.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from enum import StrEnum
from typing import Final

from meldstone.cli.terminal.refused_input import RefusedInput
from meldstone.cli.terminal.vocabulary import Vocabulary, folded, vocabulary
from meldstone.tiles import Face
from meldstone.values import value


class TypedError(RefusedInput):
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


@value
class TypedCommand:
    """What takes more than a word."""


@value
class Lay(TypedCommand):
    """New sets."""

    rows: tuple[Faces, ...]


@value
class Add(TypedCommand):
    """Tiles to a set of the table."""

    faces: Faces
    to: int


@value
class Take(TypedCommand):
    """Tiles, or a whole set, from the table into the work area."""

    faces: Faces
    source: int | None


@value
class MoveTiles(TypedCommand):
    """Tiles from one set to another."""

    faces: Faces
    source: int
    to: int


@value
class Split(TypedCommand):
    """One set into two."""

    number: int
    after: Face


@value
class Swap(TypedCommand):
    """A tile into the place of another."""

    incoming: Face
    outgoing: Face
    number: int | None


@value
class Join(TypedCommand):
    """Two sets into one."""

    number: int
    other: int


@value
class WholeTable(TypedCommand):
    """The whole table in one go."""

    rows: tuple[Faces, ...]


@value
class PutAside(TypedCommand):
    """A tile to the player's discard pile."""

    face: Face


@value
class Ask(TypedCommand):
    """How many tiles does somebody hold?"""

    name: str


Typed = Word | Lay | Add | Take | MoveTiles | Split | Swap | Join | WholeTable | PutAside | Ask

EXAMPLES: Final = {
    "lay": "{lay} R10 B10 K10",
    "add": "{add} R7 {to} 3",
    "take": "{take} R7 {from} 3",
    "move": "{move} R7 {from} 3 {to} 5",
    "split": "{split} 3 {after} R6",
    "join": "{join} 3 {with} 5",
    "swap": "{swap} R7 {for} J {in} 3",
    "table": "{table} R4 R5 R6 R7; K9 B9 O9",
    "discard": "{discard} R7",
    "ask": "{ask} Ada",
}
"""One line of each kind, to be filled with the words of a language."""

_TOKEN: Final = re.compile(r"[^\s,]+")
_BETWEEN_SETS: Final = re.compile(r"([;/|])")


def understand(line: str, words: Vocabulary | None = None) -> Typed:
    """The meaning of a line; a `TypedError` says what is wrong with it."""
    return _LineParser(words or vocabulary("en")).understand(line)


class _LineParser:
    """Understands lines with the words of a language."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def understand(self, line: str) -> Typed:
        text = _BETWEEN_SETS.sub(r" \1 ", line).strip().rstrip(".!").strip()
        if not text:
            return Word.SHOW
        verb, _, rest = text.partition(" ")
        word = self.words.verbs.get(folded(verb), folded(verb))
        rest = rest.strip()
        if rest and folded(verb) in self.words.takes:
            word = "take"
        if rest and self._begins_with_tile(text):  # also "d r5 r6": a double joker here, not a draw
            return self._lay(text)
        if word in self._sentences:
            return self._sentences[word](rest)
        if not rest and word in list(Word):
            return Word(word)
        if self.words.faces(verb):
            return self._lay(text)
        if word in list(Word):
            raise TypedError("term-alone", word=verb[:20].lower())
        quoted = "".join(letter if letter.isprintable() else "�" for letter in verb[:20])
        if near := get_close_matches(folded(verb), self.words.verbs, 1):
            raise TypedError("term-did-you-mean", word=quoted, near=self.words.shown[self.words.verbs[near[0]]])
        raise TypedError("term-unknown", word=quoted)

    def _begins_with_tile(self, text: str) -> bool:
        first = self._tokens(text)[:1]
        verb = text.split(maxsplit=1)[0]
        return bool(first) and (
            self.words.face(verb) is not None or (folded(verb) not in self.words.verbs and bool(self.words.faces(first[0])))
        )

    # --- parts of a line ---------------------------------------------------------------------------------------------------------

    def _example(self, text: str) -> str:
        """An example with the commands of the language: ``{add} R7 {to} 3``."""
        return text.format_map(self.words.shown)

    def _tokens(self, text: str) -> list[str]:
        fillers = self.words.small["fillers"]
        return self.words.joined([token for token in _TOKEN.findall(text) if folded(token) not in fillers])

    def _faces(self, tokens: list[str], example: str) -> Faces:
        out: list[Face] = []
        for token in tokens:
            faces = self.words.faces(token)
            if not faces:
                quoted = "".join(letter if letter.isprintable() else "�" for letter in token[:20])
                raise TypedError("term-not-a-tile", token=quoted, example=self._example(example))
            out += faces
        return tuple(out)

    def _rows(self, text: str, example: str) -> tuple[Faces, ...]:
        rows = tuple(self._faces(self._tokens(part), example) for part in _BETWEEN_SETS.split(text)[::2])
        return tuple(row for row in rows if row)

    def _number(self, tokens: list[str], example: str) -> int:
        if len(tokens) != 1 or not tokens[0].lstrip("#").isdecimal() or len(tokens[0]) > 4:
            raise TypedError("term-number", example=self._example(example))
        return int(tokens[0].lstrip("#"))

    def _split_at(self, tokens: list[str], keyword: str) -> tuple[list[str], list[str] | None]:
        """The tokens before and after the first that is such a small word; None if there is none."""
        for i, token in enumerate(tokens):
            if folded(token) in self.words.small[keyword]:
                return tokens[:i], tokens[i + 1 :]
        return tokens, None

    # --- sentences ---------------------------------------------------------------------------------------------------------------

    @property
    def _sentences(self) -> dict[str, Callable[[str], Typed]]:
        return {
            "lay": self._lay,
            "add": self._add,
            "take": self._take,
            "move": self._move,
            "split": self._split,
            "swap": self._swap,
            "join": self._join,
            "table": self._table,
            "discard": self._discard,
            "ask": self._ask,
        }

    def _lay(self, text: str) -> Typed:
        rows = self._rows(text, EXAMPLES["lay"])
        if not rows:
            raise TypedError("term-which-tiles", example=self._example(EXAMPLES["lay"]))
        return Lay(rows)

    def _add(self, text: str) -> Typed:
        example = EXAMPLES["add"]
        tiles, where = self._split_at(self._tokens(text), "to")
        if where is None and len(tiles) > 1 and tiles[-1].lstrip("#").isdecimal():
            tiles, where = tiles[:-1], tiles[-1:]
        if where is None or not tiles:
            raise TypedError("term-tiles-and-set", example=self._example(example))
        return Add(self._faces(tiles, example), self._number(where, example))

    def _take(self, text: str) -> Typed:
        example = EXAMPLES["take"]
        tokens = self._tokens(text)
        plain = {folded(token) for token in tokens}
        if plain and plain <= self.words.small["discarded"]:
            return Word.TAKE_DISCARD
        if plain and plain <= self.words.small["open"]:
            return Word.TAKE_OPEN
        tiles, where = self._split_at(tokens, "from")
        if where is None and tiles and tiles[-1].lstrip("#").isdecimal():
            tiles, where = tiles[:-1], tiles[-1:]
        if not tiles and where is None:
            raise TypedError(
                "term-which-tiles", example=self._example(f"{example}; {{take}} 3; {{take}} {{discarded}}; {{take}} {{open}}")
            )
        return Take(self._faces(tiles, example), None if where is None else self._number(where, example))

    def _move(self, text: str) -> Typed:
        example = EXAMPLES["move"]
        tiles, rest = self._split_at(self._tokens(text), "from")
        source, to = self._split_at(rest or [], "to")
        if not tiles or to is None:
            raise TypedError("term-example", example=self._example(example))
        return MoveTiles(self._faces(tiles, example), self._number(source, example), self._number(to, example))

    def _split(self, text: str) -> Typed:
        example = EXAMPLES["split"]
        number, after = self._split_at(self._tokens(text), "after")
        if after is None or len(after) != 1:
            raise TypedError("term-example", example=self._example(example))
        return Split(self._number(number, example), self._faces(after, example)[0])

    def _swap(self, text: str) -> Typed:
        example = EXAMPLES["swap"]
        tokens = self._tokens(text)
        # in some languages the same small word stands before the joker and before the set: the number tells
        where = None
        if len(tokens) > 1 and tokens[-1].lstrip("#").isdecimal() and folded(tokens[-2]) in self.words.small["in"]:
            tokens, where = tokens[:-2], tokens[-1:]
        elif tokens and folded(tokens[-1]) in self.words.small["in"]:
            tokens, where = tokens[:-1], []
        tiles = self._faces([token for token in tokens if folded(token) not in self.words.small["for"]], example)
        if len(tiles) != 2:
            raise TypedError("term-in-and-out", example=self._example(example))
        return Swap(tiles[0], tiles[1], None if where is None else self._number(where, example))

    def _join(self, text: str) -> Typed:
        example = EXAMPLES["join"]
        tokens = [token for token in self._tokens(text) if folded(token) not in self.words.small["with"]]
        if len(tokens) != 2:
            raise TypedError("term-example", example=self._example(example))
        return Join(self._number(tokens[:1], example), self._number(tokens[1:], example))

    def _table(self, text: str) -> Typed:
        return WholeTable(self._rows(text, EXAMPLES["table"]))

    def _discard(self, text: str) -> Typed:
        faces = self._faces(self._tokens(text), EXAMPLES["discard"])
        if len(faces) != 1:
            raise TypedError("term-one-tile", example=self._example(EXAMPLES["discard"]))
        return PutAside(faces[0])

    def _ask(self, text: str) -> Typed:
        if not text:
            raise TypedError("term-ask-whom", example=self._example(EXAMPLES["ask"]))
        return Ask(text)
