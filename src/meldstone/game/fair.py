"""Chance that anyone can check afterwards.

All chance of a game comes from one seed of 32 bytes. Its SHA-256 digest, the *commitment*, is published before the deal, the seed
after the game. Players may add a *salt* of their own after the commitment is known, so that nobody can have chosen the seed for
the deal it gives. docs/fair-deals.md describes the same in words for other languages.

>>> order = Chance("00" * 32, ()).shuffled("start 1", "abcdef")
>>> sorted(order) == list("abcdef"), order == Chance("00" * 32, ()).shuffled("start 1", "abcdef")
(True, True)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORD = 4


def commitment(seed: str) -> str:
    """The SHA-256 digest of a seed; both are written in hexadecimal."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def is_seed(text: str) -> bool:
    """True if the text is a seed: 64 hexadecimal digits."""
    return len(text) == 2 * SEED_BYTES and all(letter in "0123456789abcdef" for letter in text)


@dataclass(frozen=True, slots=True)
class Chance:
    """The seed and the players' salts; every use of chance has a label of its own."""

    seed: str
    salts: tuple[str, ...]

    def shuffled(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        """The items in an order that depends on seed, salts and label alone (Fisher and Yates, from the end)."""
        order = list(items)
        words = self._words(label)
        for i in range(len(order) - 1, 0, -1):
            j = _below(i + 1, words)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def _words(self, label: str) -> Iterator[int]:
        """32-bit numbers, big-endian, from SHA-256(key + label + block number)."""
        key = sha256(_packed([bytes.fromhex(self.seed), *[salt.encode() for salt in self.salts]])).digest()
        block = 0
        while True:
            digest = sha256(key + label.encode() + block.to_bytes(8, "big")).digest()
            for start in range(0, len(digest), _WORD):
                yield int.from_bytes(digest[start : start + _WORD], "big")
            block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """A number below the bound, each equally likely: words beyond the last full multiple are thrown away."""
    limit = (1 << 32) - (1 << 32) % bound
    return next(word for word in words if word < limit) % bound


def _packed(parts: Sequence[bytes]) -> bytes:
    """The parts one after the other, each after its length in four bytes, so that no two lists look alike."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)
