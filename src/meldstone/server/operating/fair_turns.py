"""Whose work is done next? That of whoever has had the least done so far, however much the others ask for.

A single queue serves who asks most. Here everybody has a queue, and an account of the seconds that were worked for them. Somebody
who comes back after a rest starts level with those who are there: nobody saves up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

_MOST_ACCOUNTS: Final = 1000
"""People whose accounts are kept; when there are more, those who owe nothing are forgotten, and then the oldest."""


class FairTurns:
    """So many works at once, in turns that are fair to people."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._worked: dict[str, float] = {}
        """Seconds worked for each person, on the scale of `_level`."""
        self._level = 0.0
        """Where somebody new starts: what had been worked for the last one whose turn it was."""

    def others_wait(self, person: str) -> bool:
        """True if it is not only this person who waits for a turn."""
        return any(waiting != person for waiting in self._waiting)

    def enter_at_once(self, person: str) -> bool:
        """Takes a turn if nobody has to be waited for."""
        if not self._free or self._waiting:
            return False
        self._free -= 1
        self._level = self._account(person)
        return True

    async def enter(self, person: str) -> None:
        """Waits for a turn; who is cancelled meanwhile takes none."""
        if self.enter_at_once(person):
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(person, 0.0)
            else:
                self._forget(person, turn)
            raise

    def leave(self, person: str, seconds: float) -> None:
        """The turn is over; it took this long."""
        self._worked[person] = self._account(person) + seconds
        self._free += 1
        self._next()
        if len(self._worked) > _MOST_ACCOUNTS:
            in_debt = [person for person, worked in self._worked.items() if worked > self._level]
            self._worked = {person: self._worked[person] for person in in_debt[-_MOST_ACCOUNTS // 2 :]}

    def _account(self, person: str) -> float:
        return max(self._worked.get(person, 0.0), self._level)

    def _next(self) -> None:
        while self._free and self._waiting:
            # the first of equals: dictionaries keep the order in which people came
            person = min(self._waiting, key=self._account)
            turn = self._waiting[person][0]
            self._forget(person, turn)
            if self._waiting.get(person):
                # those who have had as much come before this one's next
                self._waiting[person] = self._waiting.pop(person)
            if not turn.done():
                self._free -= 1
                self._level = self._account(person)
                turn.set_result(None)

    def _forget(self, person: str, turn: asyncio.Future[None]) -> None:
        line = self._waiting.get(person)
        if line is not None and turn in line:
            line.remove(turn)
            if not line:
                del self._waiting[person]
