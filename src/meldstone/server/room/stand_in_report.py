"""What a bot did for somebody who was away: counted from the log, for whoever comes back."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from meldstone.game import events as gev
from meldstone.game.state import State
from meldstone.server.protocol.room_info import StandInTurn
from meldstone.tiles import Table, Tile

_MOST_TURNS: Final = 24
"""Turns that are kept tile by tile; the numbers count all of them."""


class StandIn(msgspec.Struct, frozen=True):
    """A bot that sits in for somebody, or did until they came back."""

    since: int
    level: str
    seq: int = 0
    """Where the log was when the bot sat down, and the table then: from there its turns can be shown."""
    table: Table = Table()
    until: int | None = None
    """When they came back; None while the bot still plays."""
    turns: int = 0
    laid: int = 0
    drawn: int = 0
    last_turns: tuple[StandInTurn, ...] = ()


def counted(stand_in: StandIn, before: State, after: State, event: gev.AnyEvent) -> StandIn:
    """With one more event of the seat that the bot looks after."""
    drawn = _drawn(event)
    lay = set(before.board.table.tiles)
    laid = tuple(tile for tile in after.board.table.tiles if tile not in lay) if _lays(event) else ()
    ended = after.board.turns > before.board.turns
    if not (drawn or laid or ended):
        return stand_in
    number, turns = before.board.turns + 1, stand_in.last_turns
    if turns and turns[-1].turn == number:
        entry = replace(turns[-1], drawn=(*turns[-1].drawn, *drawn), laid=(*turns[-1].laid, *laid))
        turns = turns[:-1]
    else:
        entry = StandInTurn(turn=number, drawn=drawn, laid=laid)
    return replace(
        stand_in,
        turns=stand_in.turns + ended,
        laid=stand_in.laid + len(laid),
        drawn=stand_in.drawn + len(drawn),
        last_turns=(*turns, entry)[-_MOST_TURNS:],
    )


def _drawn(event: gev.AnyEvent) -> tuple[Tile, ...]:
    if isinstance(event, gev.Drew):
        return (event.tile,)
    return event.drawn if isinstance(event, gev.TurnSettled) else ()


def _lays(event: gev.AnyEvent) -> bool:
    return isinstance(event, gev.Played) or (isinstance(event, gev.TurnSettled) and event.played)
