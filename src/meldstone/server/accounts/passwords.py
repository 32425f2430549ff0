"""Passwords: argon2, a few at a time, away from the loop and from all other work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from meldstone.server.protocol.codes import ServerCode, refuse

T = TypeVar("T")

_LONGEST = 200
_AT_ONCE = 2


class Passwords:
    """Hashes and checks; memory for hashing is bounded by doing at most two at once, in threads of its own."""

    def __init__(self, shortest: int) -> None:
        self._hasher = PasswordHasher()
        self._shortest = shortest
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="password")
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """What is stored; raises if the password is too short."""
        if len(password) < self._shortest or len(password) > _LONGEST:
            raise refuse(ServerCode.PASSWORD_TOO_SHORT, minimum=self._shortest)
        return await self._apart(self._hasher.hash, password)

    async def check(self, stored: str | None, password: str) -> bool:
        """True if it is the password. Without an account it takes as long, so that nobody learns which names exist."""
        if not self._nobody:
            self._nobody = await self._apart(self._hasher.hash, "nobody")
        right = await self._apart(self._verify, stored or self._nobody, password[:_LONGEST])
        return right and stored is not None

    async def _apart(self, work: Callable[..., T], *args: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
