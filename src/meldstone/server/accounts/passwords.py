"""Passwords: argon2, a few at a time, in fair turns, away from the loop and from all other work."""

from __future__ import annotations

from functools import partial
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from meldstone.server.operating.fair_threads import FairThreads
from meldstone.server.protocol.codes import ServerCode, refuse

_LONGEST: Final = 200
_AT_ONCE: Final = 2


class Passwords:
    """Hashes and checks; memory for hashing is bounded by doing at most two at once, in threads of its own.

    Whoever has many hashed at once, `person`, waits behind those who have one.
    """

    def __init__(self, shortest: int) -> None:
        self._hasher = PasswordHasher()
        self._shortest = shortest
        self._threads = FairThreads(_AT_ONCE, "password")
        self._nobody = ""

    async def hash(self, password: str, person: str) -> str:
        """What is stored; raises if the password is too short."""
        if len(password) < self._shortest or len(password) > _LONGEST:
            raise refuse(ServerCode.PASSWORD_TOO_SHORT, minimum=self._shortest)
        return await self._threads.run(partial(self._hasher.hash, password), person)

    async def check(self, stored: str | None, password: str, person: str) -> bool:
        """True if it is the password. Without an account it takes as long, so that nobody learns which names exist."""
        if not self._nobody:
            self._nobody = await self._threads.run(partial(self._hasher.hash, "nobody"), person)
        right = await self._threads.run(partial(self._verify, stored or self._nobody, password[:_LONGEST]), person)
        return right and stored is not None

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
