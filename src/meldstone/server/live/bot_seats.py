"""Bots of the house in their seats: they see what a player sees and send the same commands."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meldstone.bots.seat import spare_tile
from meldstone.game import commands as cmd
from meldstone.game.view import View, view
from meldstone.server.codes import RefusedError
from meldstone.server.live.live_room import LiveRoom
from meldstone.server.live.services import Services
from meldstone.server.room.decide import bot_move

log = logging.getLogger(__name__)

_PATIENCE: Final = 20
"""Refusals in a row (other processes were faster) before a room is left alone until its next change."""
_REST: Final = 5.0
"""Seconds before stuck bots try again."""


async def play_bots(live: LiveRoom, services: Services) -> None:
    """Plays until the game waits for a person."""
    refused = 0
    while waiting := live.room.waiting_bots():
        seat = waiting[0]
        room = live.room
        level, state = room.seats[seat].bot, room.game
        assert level is not None
        assert state is not None
        seen = view(state, seat)
        if services.config.bot_pause:
            await asyncio.sleep(services.config.bot_pause / 1000)
        command = await services.thinkers.choose(level, seen, state.rules)
        for attempt in (command, *_ways_out(seen, seat)):
            try:
                await live.submit(lambda room, attempt=attempt: bot_move(room, seat, attempt, services.clock.now()))  # type: ignore[misc]  # noqa: B023
            except RefusedError as refusal:
                if live.room.game is None or live.room.game.version != seen.version or refusal.code == "clock/time-is-up":
                    break
                log.error("a bot's move was refused", extra={"room": room.id, "code": refusal.code})
                refused += 1
            else:
                refused = 0
                break
        if live.room.seq == room.seq:
            refused += 1
            await asyncio.sleep(0.05)
        if refused > _PATIENCE:
            log.error("the bots of a room are stuck", extra={"room": room.id})
            await asyncio.sleep(_REST)
            return


def _ways_out(seen: View, seat: int) -> list[cmd.AnyCommand]:
    """If a bot errs, the game goes on all the same."""
    out: list[cmd.AnyCommand] = [cmd.Draw(seat=seat, version=seen.version), cmd.Pass(seat=seat, version=seen.version)]
    if seen.rack:
        out.append(cmd.Discard(seat=seat, version=seen.version, tile=spare_tile(seen.rack)))
    return out
