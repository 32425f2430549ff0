"""Passwords: argon2, a few at a time, away from the loop."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from meldstone.server.protocol.codes import ServerCode, refuse

_LONGEST = 200


class Passwords:
    """Hashes and checks; memory for hashing is bounded by doing at most two at once."""

    def __init__(self, shortest: int) -> None:
        self._hasher = PasswordHasher()
        self._shortest = shortest
        self._turn = asyncio.Semaphore(2)
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """What is stored; raises if the password is too short."""
        if len(password) < self._shortest or len(password) > _LONGEST:
            raise refuse(ServerCode.PASSWORD_TOO_SHORT, minimum=self._shortest)
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, stored: str | None, password: str) -> bool:
        """True if it is the password. Without an account it takes as long, so that nobody learns which names exist."""
        if not self._nobody:
            self._nobody = await asyncio.to_thread(self._hasher.hash, "nobody")
        async with self._turn:
            right = await asyncio.to_thread(self._verify, stored or self._nobody, password[:_LONGEST])
        return right and stored is not None

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
