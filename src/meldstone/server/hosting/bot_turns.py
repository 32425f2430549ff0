"""Turns of the server's own bots: they see what a player sees and send the same commands."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meldstone.bots.runner import Fault
from meldstone.game.view import view
from meldstone.server.hosting.bot_pacing import pause_seconds, show_bot_turn
from meldstone.server.hosting.bot_pool import judged
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.services import Services
from meldstone.server.protocol.codes import RefusedError
from meldstone.server.room.moves import bot_move
from meldstone.server.room.room import Room

log = logging.getLogger(__name__)

_MOST_REFUSALS: Final = 20
"""Refusals in a row (other processes were faster) after which the bots of a room wait for its next change."""
_REST_SECONDS: Final = 5.0
"""Seconds before stuck bots try again."""


async def play_bots(live: LiveRoom, services: Services) -> None:
    """Plays until the game waits for a person."""
    refused = 0
    while waiting := live.room.waiting_bots():
        seat, room = waiting[0], live.room
        try:
            if await _play(live, seat, services):
                refused = 0
        except RefusedError as refusal:
            if not (_gone_on(live, room) or refusal.code == "clock/time-is-up"):
                log.error("a bot's move was refused", extra={"room": room.id, "code": refusal.code})
                refused += 1
        except Exception:
            # whoever asks them to go on does so at once
            services.metrics.failures.inc()
            log.exception("the turn of a bot failed", extra={"room": room.id})
            await asyncio.sleep(_REST_SECONDS)
            return
        if live.room.seq == room.seq:
            refused += 1
            await asyncio.sleep(0.05)
        if refused > _MOST_REFUSALS:
            log.error("the bots of a room are stuck", extra={"room": room.id})
            await asyncio.sleep(_REST_SECONDS)
            return


async def _play(live: LiveRoom, seat: int, services: Services) -> bool:
    """One command of a bot: chosen, judged, shown and carried out; False if the game went on without it."""
    room, state = live.room, live.room.game
    level, think = room.seats[seat].bot, room.settings.think
    assert level is not None
    assert state is not None
    thinking = services.bot_pool.think(level, think, view(state, seat), state.rules, room.owner)
    thought, _ = await asyncio.gather(thinking, asyncio.sleep(pause_seconds(live, services)))

    def report(fault: Fault) -> None:
        services.metrics.bot_faults.inc()
        log.error("a bot failed", extra={"room": room.id, "bot": level, "code": fault.kind.value, "version": fault.version})

    command = judged(state, seat, thought, think, report)
    await show_bot_turn(live, seat, command, services)
    if _gone_on(live, room):
        return False
    await live.submit(lambda room: bot_move(room, seat, command, services.clock.now()))
    return True


def _gone_on(live: LiveRoom, room: Room) -> bool:
    """True if the game has moved on since."""
    before, now = room.game, live.room.game
    return before is None or now is None or now.version != before.version or live.room.game_id != room.game_id
