"""Finished games, read and played again away from the loop; those that somebody steps through are kept for the next step."""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from meldstone.game.events import AnyEvent
from meldstone.game.replay import states
from meldstone.game.state import State
from meldstone.notation.record import read_json_lines
from meldstone.server.hosting.advice_pool import AdvicePool
from meldstone.server.hosting.record_reading import UnreadableRecordError, from_record
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.store import GameId, Store

log = logging.getLogger(__name__)

_MOST_NAMED: Final = 100
_MOST_STATES: Final = 5_000
"""States of all games that are kept; a long game has some hundred."""


@dataclass(frozen=True, slots=True)
class Replay:
    """The events of a game, and the state after each."""

    events: tuple[AnyEvent, ...]
    states: tuple[State, ...]


class Replays:
    """The games that were asked for last."""

    def __init__(self, store: Store, pool: AdvicePool) -> None:
        self._store, self._pool = store, pool
        self._kept: OrderedDict[GameId, Replay] = OrderedDict()
        self._count = 0
        self._unreadable: tuple[GameId, ...] = ()
        """The last games that could not be read; each is logged once."""

    def kept(self, game: GameId) -> Replay | None:
        """A game that somebody asked for a while ago."""
        if game in self._kept:
            self._kept.move_to_end(game)
        return self._kept.get(game)

    async def of(self, game: GameId, person: str) -> Replay | None:
        """A game from beginning to end; None if there is no record. `person` is who waits for it, among others."""
        if (kept := self.kept(game)) is not None:
            return kept
        try:
            replay = await from_record(self._store, self._pool, game, person, _replay)
        except UnreadableRecordError as error:
            if game not in self._unreadable:
                self._unreadable = (*self._unreadable, game)[-_MOST_NAMED:]
                log.exception("a finished game cannot be read", extra={"game": game})
            raise refuse(ServerCode.GAME_UNREADABLE) from error
        if replay is not None:
            self._keep(game, replay)
        return replay

    def _keep(self, game: GameId, replay: Replay) -> None:
        if game not in self._kept:
            self._kept[game] = replay
            self._count += len(replay.states)
        while self._count > _MOST_STATES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._count -= len(oldest.states)


def _replay(data: bytes) -> Replay:
    events = read_json_lines(data.decode())
    return Replay(events, tuple(states(events)))
