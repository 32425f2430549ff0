"""Codes that lead back into an account without its password, and without e-mail: shown once, good once."""

from __future__ import annotations

import hashlib
from secrets import choice
from typing import Final

CODES: Final = 8
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are read one for another: i and l and 1, o and 0."""
_GROUPS: Final = 4
_GROUP: Final = 4


def new_codes() -> list[str]:
    """Codes for one account: each has 79 bits of chance, so that nobody finds one by trying."""
    return ["-".join("".join(choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS)) for _ in range(CODES)]


def code_digest(account: str, code: str) -> bytes:
    """What the store keeps of a code, however it was typed.

    >>> code_digest("a1", "ABCD-efgh-jkmn-pqrs") == code_digest("a1", " abcd efgh jkmnpqrs ")
    True
    """
    typed = "".join(letter for letter in code.lower() if letter.isalnum())
    return hashlib.sha256(f"{account}:{typed}".encode()).digest()
