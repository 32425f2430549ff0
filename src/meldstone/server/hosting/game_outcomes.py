"""Finished games for a card: who won, by how much, the last table, the largest turn. Read from the record once and remembered."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import Final

import msgspec

from meldstone.game import events as gev
from meldstone.notation.record import read_json_lines
from meldstone.server.hosting.advice_pool import AdvicePool
from meldstone.server.hosting.record_reading import UnreadableRecordError, from_record
from meldstone.store import GameId, Store
from meldstone.tiles import Table

_MOST_KEPT: Final = 2_000
"""Results in memory; each is about two kilobytes."""


class LargestTurn(msgspec.Struct, frozen=True, kw_only=True):
    """The turn in which somebody laid the most tiles."""

    seat: int
    tiles: int
    sets: int
    """Sets that were not there before."""
    step: int
    """After how many events it lies on the table: where a replay shows it."""


class GameOutcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    ending: gev.Ending
    turns: int
    table: Table
    largest: LargestTurn | None = None
    most_laid: tuple[int, ...] = ()
    """By seat, the most tiles that were laid in one turn."""


class GameOutcomes:
    """The results that were asked for last."""

    def __init__(self, store: Store, pool: AdvicePool) -> None:
        self._store, self._pool = store, pool
        self._kept: OrderedDict[GameId, GameOutcome | None] = OrderedDict()

    async def of(self, games: Iterable[GameId], person: str) -> dict[GameId, GameOutcome]:
        """The results of these games, as far as their records can be read; `person` is who waits for them."""
        wanted = list(games)
        for game in wanted:
            if game not in self._kept:
                self._keep(game, await self._read(game, person))
                # others have their turn between two records
                await asyncio.sleep(0)
        return {game: result for game in wanted if (result := self._kept.get(game)) is not None}

    async def _read(self, game: GameId, person: str) -> GameOutcome | None:
        try:
            return await from_record(self._store, self._pool, game, person, outcome_of)
        except UnreadableRecordError:
            # a card without a result; whoever opens the game is told that it cannot be read, and the log learns it there
            return None

    def _keep(self, game: GameId, result: GameOutcome | None) -> None:
        self._kept[game] = result
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)


def outcome_of(data: bytes) -> GameOutcome | None:
    """The result of a record; None if the game did not end."""
    events = read_json_lines(data.decode())
    table, turns = Table(), 0
    largest: LargestTurn | None = None
    most_laid: Counter[int] = Counter()
    for step, event in enumerate(events, 1):
        match event:
            case gev.Played():
                laid = len(event.table.tiles) - len(table.tiles)
                most_laid[event.seat] = max(most_laid[event.seat], laid)
                if largest is None or laid > largest.tiles:
                    largest = LargestTurn(seat=event.seat, tiles=laid, sets=_new_sets(table, event.table), step=step)
                table = event.table
            case gev.TurnSettled():
                table = event.table
        turns += isinstance(event, gev.Played | gev.Drew | gev.Passed | gev.TurnSettled)
    end = events[-1]
    if not isinstance(end, gev.GameEnded):
        return None
    return GameOutcome(
        end.score.winners,
        end.score.points,
        end.ending,
        turns,
        table,
        largest,
        tuple(most_laid[seat] for seat in range(len(end.score.points))),
    )


def _new_sets(before: Table, after: Table) -> int:
    known = {frozenset(tiles) for tiles in before}
    return sum(frozenset(tiles) not in known for tiles in after)
