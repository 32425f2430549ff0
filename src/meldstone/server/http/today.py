"""Today's table: a position of the day in which all tiles of the rack can be laid, to be tried without an account or a room.

The page shows the same list (`today.json`, made and proven by `python -m benchmarks.today`) and picks by the date. Here a try is
judged.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meldstone.game.position import Position
from meldstone.i18n import negotiate
from meldstone.rules.arrange import STEPS_TO_ARRANGE
from meldstone.rules.catalogue import ruleset
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.rules.work import Work
from meldstone.server.http.advice import SetChecked, checked_set
from meldstone.server.http.route import Call, Endpoint
from meldstone.server.protocol import LocalisedObjection
from meldstone.server.protocol.codes import Objection, ServerCode, refuse
from meldstone.server.protocol.localised import localised
from meldstone.tiles import Table, Tile

FILE: Final = Path(__file__).with_name("today.json")
_COST: Final = 0.01
"""Seconds of judging that a question costs before it is known what it took."""


class StoredPosition(msgspec.Struct, frozen=True):
    """A table and a rack in the notation of tiles."""

    table: str
    rack: str

    @property
    def position(self) -> Position:
        """The same as values; Classic, opened."""
        return Position(ruleset("classic"), Table.parse(self.table), tuple(map(Tile, self.rack.split())))


class TodayTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody has come: the table as it lies now."""

    table: Table
    language: Annotated[str, Meta(max_length=35)] = "en"


class TodayJudged(msgspec.Struct, frozen=True):
    """Every set for itself, what speaks against the whole, and whether all tiles of the rack lie in a legal table."""

    sets: tuple[SetChecked, ...]
    objections: tuple[LocalisedObjection, ...]
    left: int
    """Tiles still on the rack."""
    solved: bool


@cache
def stored_positions() -> tuple[StoredPosition, ...]:
    """All positions; day after day the next one."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[StoredPosition, ...])


async def judge_try(call: Call) -> TodayJudged:
    """Judges a try without a game around it."""
    number = call.path("number")
    if not number.isdecimal() or not number.isascii() or int(number[:6]) >= len(stored_positions()):
        raise refuse(ServerCode.NOT_FOUND)
    position = stored_positions()[int(number[:6])].position
    judging = call.with_judging(_COST)
    answering = call.context.services.advice_pool.check(lambda: judged_try(call.body, position), call.person)
    answer, effort = await call.unless_gone(answering)
    judging.owe(effort - _COST)
    return answer


def judged_try(asked: TodayTry, position: Position) -> TodayJudged:
    """What the law of Classic says about a try."""
    language, work = negotiate([asked.language]), Work(STEPS_TO_ARRANGE)
    known = {*position.table.tiles, *position.rack}
    tiles = list(asked.table.tiles)
    if len(set(tiles)) != len(tiles) or not known >= set(tiles):
        # there is no end to the ways of reading a set with more jokers than there are
        raise refuse(ServerCode.MALFORMED)
    sets = tuple(checked_set(i, row, position.rules, language, work) for i, row in enumerate(asked.table))
    turn = TileTurn(before=position.table, after=Table.of(row.tiles for row in sets), rack=frozenset(position.rack))
    found = localised([Objection.of(broken) for broken in tile_objections(turn, position.rules)], language)
    left = len(position.rack) - len(turn.placed)
    return TodayJudged(sets, found, left, solved=not found and not left)


ENDPOINTS = (Endpoint("POST", "/api/today/{number}/check", judge_try, "Judge a try at today's table", TodayJudged, body=TodayTry),)
