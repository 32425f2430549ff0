"""Turns of the server's own bots: they see what a player sees and send the same commands."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meldstone.bots.runner import Fault
from meldstone.bots.seat import idle
from meldstone.game.view import view
from meldstone.server.hosting.bot_pacing import pause_seconds, show_bot_turn
from meldstone.server.hosting.bot_pool import Thought, judged
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.services import Services
from meldstone.server.protocol.codes import RefusedError
from meldstone.server.room.moves import bot_move
from meldstone.server.room.room import Room
from meldstone.server.room.stand_ins import is_stand_in, only_draws, without_jokers

log = logging.getLogger(__name__)

_MOST_REFUSALS: Final = 20
"""Refusals in a row (other processes were faster) after which the bots of a room wait for its next change."""
_OWNER_SECONDS: Final = 12.0
"""Seconds that a bot which sits in waits for whoever is back at the table but has not touched a tile yet."""
_LOOK_SECONDS: Final = 0.25
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
    await _let_owner_go_first(live, seat, services)
    if _gone_on(live, room) or seat not in live.room.waiting_bots():
        return False
    thinking = _thought(level, think, room, seat, services)
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


async def _thought(level: str, think: float, room: Room, seat: int, services: Services) -> Thought:
    """What a bot wants to do; one that sits in for somebody lays nothing at first, and never a joker of theirs."""
    state = room.game
    assert state is not None
    seen = view(state, seat)
    if is_stand_in(room, seat):
        seen = without_jokers(seen)
        if only_draws(room, seat) or not seen.rack:
            return Thought(level, idle(view(state, seat), state.rules), "", 0.0)
    return await services.bot_pool.think(level, think, seen, state.rules, room.owner)


async def _let_owner_go_first(live: LiveRoom, seat: int, services: Services) -> None:
    """Whoever has just come back and looks at what was played may take the seat before the bot plays on."""
    owner = live.room.seats[seat].owner
    before = live.room.seq
    waited = 0.0
    while owner is not None and services.config.bot_pause and waited < _OWNER_SECONDS:
        if owner.id not in live.present()[0] or live.room.seats[seat].left or live.room.seq != before:
            return
        await asyncio.sleep(_LOOK_SECONDS)
        waited += _LOOK_SECONDS


def _gone_on(live: LiveRoom, room: Room) -> bool:
    """True if the game has moved on since."""
    before, now = room.game, live.room.game
    return before is None or now is None or now.version != before.version or live.room.game_id != room.game_id
