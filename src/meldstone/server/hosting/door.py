"""Ways into a room that is by invitation: five letters that can be said on the telephone, and knocking."""

from __future__ import annotations

import secrets
from typing import Final

from meldstone.server import protocol as p
from meldstone.server.hosting.blocks import Blocks
from meldstone.server.hosting.drafts_and_chat import tell_knock
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.services import Services
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase
from meldstone.server.room.events import Player
from meldstone.store import LogId

LETTERS: Final = "ABCDEFGHKMNOPRSTVWXZ"
"""Those that are neither mistaken for each other nor for a digit when they are written or read out: no I, J, L, Q, U, Y."""
CODE_LENGTH: Final = 5
_MOST_TRIES: Final = 20
_SAME_LETTER: Final = str.maketrans({"0": "O", "Q": "O"})
"""What is often written for a letter of a code."""
_BETWEEN_LETTERS: Final = frozenset(" -._,\t\n")
_KNOCKS_REMEMBERED: Final = 20
_KNOCK_AGAIN_MS: Final = 20_000
"""Milliseconds before the same person is heard again."""


def spelt(text: str) -> str | None:
    """A code in whatever spelling it was typed; None if it can be none.

    >>> spelt(" kem ov"), spelt("k-e-m-0-v"), spelt("KEMO"), spelt("KEMOI")
    ('KEMOV', 'KEMOV', None, None)
    """
    letters = "".join(letter for letter in text.upper().translate(_SAME_LETTER) if letter not in _BETWEEN_LETTERS)
    return letters if len(letters) == CODE_LENGTH and all(letter in LETTERS for letter in letters) else None


async def new_code(log: LogId, services: Services) -> str:
    """A code that leads to a new room; none if chance finds only taken ones."""
    for _ in range(_MOST_TRIES):
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if await services.store.claim_code(code, log, services.clock.now()):
            return code
    return ""


async def knock(live: LiveRoom, who: Player, companions: tuple[str, ...], blocks: Blocks, services: Services) -> None:
    """Tells those who sit here that somebody would like to come in; they hear it from the same person now and then at most."""
    room = live.room
    if room.is_closed_to(who.id, companions):
        raise refuse(ServerCode.SENT_AWAY)
    if room.phase is RoomPhase.CLOSED:
        raise refuse(ServerCode.CLOSED)
    await blocks.check_welcome(live, who.id, companions)
    now = services.clock.now()
    before = live.knocks.pop(who.id, None)
    heard = before is None or now - before >= _KNOCK_AGAIN_MS
    live.knocks[who.id] = now if before is None or heard else before
    while len(live.knocks) > _KNOCKS_REMEMBERED:
        del live.knocks[next(iter(live.knocks))]
    if heard:
        await tell_knock(live, p.Knocked(player=who.id, name=who.name), services)
