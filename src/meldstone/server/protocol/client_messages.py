"""Everything that a client says over the WebSocket.

A message is a JSON object with a ``type``. Tiles are written as in records (``R7``, ``R7b``, ``J``), a table is a list of lists of
tiles. docs/protocol.md tells the story with examples; docs/protocol.schema.json is generated from these classes.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meldstone.game.commands import Decision, Took
from meldstone.server.protocol.settings import Settings
from meldstone.tiles import Table, Tile

LONGEST_TEXT: Final = 500
SEATS: Final = 6

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
ShortText = Annotated[str, Meta(max_length=LONGEST_TEXT)]
SaltText = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}(?![\s\S])")]
"""What a player adds to the chance of a deal."""
TurnTimes = Annotated[int, Meta(ge=1, le=3)]
"""How many times the limit of a turn somebody has."""


class Request(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What every message of a client carries.

    `request` is an id of the client's choice: the answer repeats it, and the same id again is the same request, sent twice.
    `version` is what the client saw: for moves the `version` of its view of the game, for all else the room's `seq`.
    """

    request: RequestId
    version: int = 0


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """The first message: which room, and the last `seq` that the client has, if it was here before."""

    room: Annotated[str, Meta(max_length=40)]
    after: Annotated[int, Meta(ge=0)] | None = None
    invitation: Annotated[str, Meta(max_length=40)] = ""
    language: Annotated[str, Meta(max_length=35)] = "en"


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Are you there? The answer is `pong` with the server's time."""


class PlayMessage(Request, frozen=True, kw_only=True, tag="play"):
    """Ends the turn with this table."""

    table: Table
    took: Took = Took.NOTHING
    declared: Annotated[tuple[Annotated[tuple[int, ...], Meta(max_length=32)], ...], Meta(max_length=64)] = ()


class DrawMessage(Request, frozen=True, kw_only=True, tag="draw"):
    """Takes a tile; `stack` picks the next stack where the edition lets players choose."""

    stack: Annotated[int, Meta(ge=0, le=30)] | None = None


class PassMessage(Request, frozen=True, kw_only=True, tag="pass"):
    """Does nothing because the pool is empty, or ends the turn after drawing."""


class DiscardMessage(Request, frozen=True, kw_only=True, tag="discard"):
    """Puts a tile aside and ends the turn."""

    tile: Tile


class ReadyMessage(Request, frozen=True, kw_only=True, tag="ready"):
    """Keeps the dealt rack."""


class DemandRedealMessage(Request, frozen=True, kw_only=True, tag="demand-redeal"):
    """Shows doublets and wants a new deal."""


class AnnounceOpeningMessage(Request, frozen=True, kw_only=True, tag="announce-opening"):
    """Says, right after drawing, that the opening comes next."""


class AskCountMessage(Request, frozen=True, kw_only=True, tag="ask-count"):
    """Asks how many tiles a player holds."""

    of: SeatNumber


class DisputeMessage(Request, frozen=True, kw_only=True, tag="dispute"):
    """Stops the clock and calls the referee."""

    note: ShortText = ""


class RulingMessage(Request, frozen=True, kw_only=True, tag="ruling"):
    """How a dispute ends. An owner who does not play is the referee and decides; where the owner plays, it is a proposal of
    somebody at the table, and counts once everybody it concerns has sent the same.
    """

    decision: Decision
    added_time: Annotated[int, Meta(ge=-600_000, le=600_000)] = 0
    penalty_seat: SeatNumber | None = None
    penalty_tiles: Annotated[int, Meta(ge=0, le=14)] = 0
    note: ShortText = ""


class DraftMessage(Request, frozen=True, kw_only=True, tag="draft"):
    """The table as it lies now in front of the player whose turn it is; null takes everything back. The others see it live."""

    table: Table | None
    took: Took = Took.NOTHING


class Sit(Request, frozen=True, kw_only=True, tag="sit"):
    """Sits down, anywhere if no seat is named; with a salt and with more time, also if the game starts at once."""

    seat: SeatNumber | None = None
    salt: SaltText | None = None
    times: TurnTimes = 1


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Gets up. During a match the seat can be taken again with `come-back`."""


class ComeBack(Request, frozen=True, kw_only=True, tag="come-back"):
    """Takes your seat again, from a bot if one plays there."""


class Wait(Request, frozen=True, kw_only=True, tag="wait"):
    """Gives somebody who is away two more minutes before a bot sits in, also on the clock if it is their turn.

    Not in rated games.
    """

    seat: SeatNumber


class ChangeSettings(Request, frozen=True, kw_only=True, tag="change-settings"):
    """The room's owner changes what will be played, before the first match. Bots stay as they sit (`seat-bot`)."""

    settings: Settings


class LetIn(Request, frozen=True, kw_only=True, tag="let-in"):
    """Somebody who sits here lets in somebody who knocked (`knocked`)."""

    player: Annotated[str, Meta(max_length=40)]


class SeatBot(Request, frozen=True, kw_only=True, tag="seat-bot"):
    """The room's owner puts a bot into a free seat, or sends it away (`level` null)."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)] | None


class MoreTime(Request, frozen=True, kw_only=True, tag="more-time"):
    """Somebody who sits here wants this many times the limit of a turn, before the first match; not in rated games. All see it."""

    times: TurnTimes


class Start(Request, frozen=True, kw_only=True, tag="start"):
    """The room's owner starts the match."""


class GoOn(Request, frozen=True, kw_only=True, tag="go-on"):
    """Wants the next game, or a rematch after the last one; it starts when everybody said so."""

    salt: SaltText | None = None


class Salt(Request, frozen=True, kw_only=True, tag="salt"):
    """Adds to the chance of the next deal, whose `commitment` the room shows; a second one takes the place of the first.

    `version` must be a `seq` at which that commitment was already there: a seed could be chosen for a salt that comes before it.
    """

    salt: SaltText


class Pause(Request, frozen=True, kw_only=True, tag="pause"):
    """The room's owner stops all clocks. Not in rated games."""


class Resume(Request, frozen=True, kw_only=True, tag="resume"):
    """The room's owner lets the clocks go on."""


class SwitchChat(Request, frozen=True, kw_only=True, tag="switch-chat"):
    """The room's owner switches the chat on or off."""

    on: bool


class SendAway(Request, frozen=True, kw_only=True, tag="send-away"):
    """The room's owner sends somebody away, who cannot come back to this room until they are let back in. During a match a bot
    takes the seat; not in rated games.
    """

    player: Annotated[str, Meta(max_length=40)]


class LetBackIn(Request, frozen=True, kw_only=True, tag="let-back-in"):
    """The room's owner lets somebody come back who was sent away."""

    player: Annotated[str, Meta(max_length=40)]


class Chat(Request, frozen=True, kw_only=True, tag="chat"):
    """Says something to everybody in the room."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Reaction(StrEnum):
    """Quick reactions that need no words."""

    HELLO = "hello"
    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    WOW = "wow"
    OOPS = "oops"
    THINKING = "thinking"
    HURRY = "hurry"
    GOODBYE = "goodbye"


class React(Request, frozen=True, kw_only=True, tag="react"):
    """A quick reaction."""

    reaction: Reaction


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """This client no longer wants to hear somebody, or wants to again."""

    player: Annotated[str, Meta(max_length=40)]
    on: bool = True


MoveMessage = (
    PlayMessage
    | DrawMessage
    | PassMessage
    | DiscardMessage
    | ReadyMessage
    | DemandRedealMessage
    | AnnounceOpeningMessage
    | AskCountMessage
    | DisputeMessage
    | RulingMessage
)
"""Each asks for the command of the game that has the same name without `Message`."""
RoomRequest = (
    Sit
    | Leave
    | ComeBack
    | Wait
    | ChangeSettings
    | LetIn
    | SeatBot
    | MoreTime
    | Start
    | GoOn
    | Salt
    | Pause
    | Resume
    | SwitchChat
    | SendAway
    | LetBackIn
)
ClientMessage = Hello | Ping | MoveMessage | RoomRequest | DraftMessage | Chat | React | Mute
