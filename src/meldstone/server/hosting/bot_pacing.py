"""Shows a bot's turn at a pace that people can follow: a pause, then set by set, as drafts that everybody sees."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Final

from meldstone.game import commands as cmd
from meldstone.server.hosting.drafts_and_chat import show_table
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.services import Services
from meldstone.server.protocol.settings import Tempo
from meldstone.server.room.room import Room
from meldstone.solver import Step, steps_between
from meldstone.tiles import Table, Tile

_PAUSE_SHARE: Final = {Tempo.CALM: 1.0, Tempo.BRISK: 0.4, Tempo.AT_ONCE: 0.0}
"""How much of the operator's `bot_pause` a pause lasts."""
_UNWATCHED_SHARE: Final = 0.1
"""The same where only bots play and nobody watches."""
_MOST_PAUSES: Final = 6
"""A turn of more steps is shown in the time of this many."""
_CLOCK_SHARE: Final = 4
"""At most a quarter of the time left on the clock is spent on the pause and on showing."""


def pause_seconds(live: LiveRoom, services: Services) -> float:
    """Seconds that a bot seems to think, and that each step of its turn is shown; short if no person plays any more."""
    room = live.room
    share = _PAUSE_SHARE[room.settings.tempo]
    if not any(seat.owner is not None and seat.bot is None and not seat.left for seat in room.seats):
        share = min(share, _PAUSE_SHARE[Tempo.BRISK] if live.visited else _UNWATCHED_SHARE)
    return min(share * services.config.bot_pause / 1000, _spare_seconds(room, services))


async def show_bot_turn(live: LiveRoom, seat: int, command: cmd.AnyCommand, services: Services) -> None:
    """Shows how the tiles of a play get to their places; nothing if the bot plays nothing or nobody watches."""
    room, pause = live.room, pause_seconds(live, services)
    if not pause or not live.visited or not isinstance(command, cmd.Play) or room.game is None:
        return
    frames = tables_between(room.game.board.table, command.table)
    whole = min(pause * min(len(frames), _MOST_PAUSES), _spare_seconds(room, services))
    for table in frames:
        if live.room.game is None or live.room.game.version != command.version or live.room.paused_at is not None:
            return
        await show_table(live, seat, table, command.took, services)
        await asyncio.sleep(whole / len(frames))


def _spare_seconds(room: Room, services: Services) -> float:
    """Seconds of the turn's clock that may be spent on showing."""
    if room.turn_deadline is None:
        return inf
    left = max(room.wall_time(room.turn_deadline) - services.clock.now(), 0)
    return left / 1000 / services.clock.speed / _CLOCK_SHARE


def tables_between(before: Table, after: Table) -> tuple[Table, ...]:
    """The table after each step from one to the other; the last is the new table itself, as its player ordered it."""
    steps = steps_between(before, after)
    moving = {tile for step in steps for tile in step.tiles}
    home = {tile: target for target, tiles in enumerate(after) for tile in tiles}
    lying: dict[int, list[Tile]] = {}
    for source, tiles in enumerate(before):
        stays = next((home[tile] for tile in tiles if tile not in moving), None)
        # a set that falls apart completely has no new number yet
        lying[-1 - source if stays is None else stays] = list(tiles)
    found = []
    for step in steps:
        lying = _moved(lying, step, after)
        found.append(Table.of(tiles for tiles in lying.values()))
    return (*found[:-1], after) if found else ()


def _moved(lying: dict[int, list[Tile]], step: Step, after: Table) -> dict[int, list[Tile]]:
    """The sets after one step; tiles that leave in a later one lie at the end of theirs."""
    taken, order = set(step.tiles), after[step.target]
    there = taken.union(lying.get(step.target, ()))
    grown = [tile for tile in order if tile in there]
    guests = [tile for tile in lying.get(step.target, ()) if tile not in order and tile not in taken]
    rest = {number: [tile for tile in tiles if tile not in taken] for number, tiles in lying.items()}
    rest[step.target] = [*grown, *guests]
    return {number: tiles for number, tiles in rest.items() if tiles}
