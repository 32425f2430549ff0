"""The protocol: every message that a client and the server exchange over the WebSocket, and nothing else.

A message is a JSON object with a ``type``. Tiles are written as in records (``R7``, ``R7b``, ``J``), a table is a list of lists of
tiles. Times are milliseconds since 1970 on the server's clock. docs/protocol.md tells the story with examples;
docs/protocol.schema.json is generated from this file by ``python -m meldstone.server.protocol.schema``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meldstone.game.commands import Decision, Took
from meldstone.game.events import Cause, Ending
from meldstone.game.match import GameResult, Place
from meldstone.game.view import View
from meldstone.rules.scoring import Score
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.tiles import Table, Tile

LONGEST_TEXT: Final = 500
SEATS: Final = 6

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
ShortText = Annotated[str, Meta(max_length=LONGEST_TEXT)]
SaltText = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}(?![\s\S])")]
"""What a player adds to the chance of a deal."""

# --- from the client -------------------------------------------------------------------------------------------------------------


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


class Play(Request, frozen=True, kw_only=True, tag="play"):
    """Ends the turn with this table."""

    table: Table
    took: Took = Took.NOTHING
    declared: Annotated[tuple[Annotated[tuple[int, ...], Meta(max_length=32)], ...], Meta(max_length=64)] = ()


class Draw(Request, frozen=True, kw_only=True, tag="draw"):
    """Takes a tile; `stack` picks the next stack where the edition lets players choose."""

    stack: Annotated[int, Meta(ge=0, le=30)] | None = None


class Pass(Request, frozen=True, kw_only=True, tag="pass"):
    """Does nothing because the pool is empty, or ends the turn after drawing."""


class Discard(Request, frozen=True, kw_only=True, tag="discard"):
    """Puts a tile aside and ends the turn."""

    tile: Tile


class Ready(Request, frozen=True, kw_only=True, tag="ready"):
    """Keeps the dealt rack."""


class DemandRedeal(Request, frozen=True, kw_only=True, tag="demand-redeal"):
    """Shows doublets and wants a new deal."""


class AnnounceOpening(Request, frozen=True, kw_only=True, tag="announce-opening"):
    """Says, right after drawing, that the opening comes next."""


class AskCount(Request, frozen=True, kw_only=True, tag="ask-count"):
    """Asks how many tiles a player holds."""

    of: SeatNumber


class Dispute(Request, frozen=True, kw_only=True, tag="dispute"):
    """Stops the clock and calls the referee."""

    note: ShortText = ""


class Ruling(Request, frozen=True, kw_only=True, tag="ruling"):
    """The referee's decision; the room's owner is the referee."""

    decision: Decision
    added_time: Annotated[int, Meta(ge=-600_000, le=600_000)] = 0
    penalty_seat: SeatNumber | None = None
    penalty_tiles: Annotated[int, Meta(ge=0, le=14)] = 0
    note: ShortText = ""


class Draft(Request, frozen=True, kw_only=True, tag="draft"):
    """The table as it lies now in front of the player at turn; null takes everything back. The others see it live."""

    table: Table | None
    took: Took = Took.NOTHING


class Sit(Request, frozen=True, kw_only=True, tag="sit"):
    """Sits down, anywhere if no seat is named; with a salt, also if the game starts at once."""

    seat: SeatNumber | None = None
    salt: SaltText | None = None


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Gets up. During a match the seat can be taken again with `come-back`."""


class ComeBack(Request, frozen=True, kw_only=True, tag="come-back"):
    """Takes the own seat again, from a bot if one plays there."""


class SeatBot(Request, frozen=True, kw_only=True, tag="seat-bot"):
    """The room's owner puts a bot into a free seat, or sends it away (`level` null)."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)] | None


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


Move = Play | Draw | Pass | Discard | Ready | DemandRedeal | AnnounceOpening | AskCount | Dispute | Ruling
RoomRequest = Sit | Leave | ComeBack | SeatBot | Start | GoOn | Salt | Pause | Resume | SwitchChat
ClientMessage = Hello | Ping | Move | RoomRequest | Draft | Chat | React | Mute

# --- from the server -------------------------------------------------------------------------------------------------------------


class ServerStruct(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """What every message of the server is."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits where. A seat without `player` and `bot` is free; with both, a bot plays for somebody who is away."""

    player: str | None = None
    name: str = ""
    account: bool = False
    robot: bool = False
    """A program that plays over the network."""
    bot: str | None = None
    """The level of the bot of the house that plays here."""
    left: bool = False
    salted: bool = False
    """The player added a salt to the next deal."""
    gone: bool = False
    """The player deleted the account and has no name any more."""


class MatchInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The score sheet."""

    number: int
    games: int
    results: tuple[GameResult, ...]
    totals: tuple[int, ...]
    standing: tuple[Place, ...]
    winners: tuple[int, ...]


class RoomInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A room as everybody in it sees it."""

    id: str
    seq: int
    phase: RoomPhase
    settings: Settings
    owner: str
    seats: tuple[SeatInfo, ...]
    chat: bool
    match: MatchInfo | None = None
    agreed: tuple[int, ...] = ()
    next_game_at: int | None = None
    paused: bool = False
    finished_game: str | None = None
    """The id of the game that just ended: `/api/games/{id}`."""
    commitment: str | None = None
    """What the seed of the next deal is held to; players may add a `salt` to it."""
    invitation: str | None = None
    """For the invitation link; only those who belong here get it."""


class Happening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened, in public terms. `kind` is the type of the record or game event."""

    seq: int
    kind: str
    at: int = 0
    seat: int | None = None
    of: int | None = None
    count: int | None = None
    tiles: tuple[Tile, ...] = ()
    table: Table | None = None
    took: Took = Took.NOTHING
    rounds: tuple[tuple[tuple[int, Tile], ...], ...] = ()
    """The start draw, round by round: seat and tile."""
    stack: int | None = None
    cause: Cause | None = None
    ending: Ending | None = None
    score: Score | None = None
    decision: Decision | None = None
    note: str = ""
    name: str = ""
    level: str | None = None
    by_clock: bool = False


class DraftInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The unfinished turn of the player at turn."""

    seat: int
    version: int
    table: Table | None
    took: Took


class Welcome(ServerStruct, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: everything as it is now.

    If the client named its last `seq` and that is not too long ago, `missed` has all that happened since, each thing once.
    """

    request: str
    me: str
    """Your public id."""
    seat: int | None
    time: int
    room: RoomInfo
    view: View | None
    missed: tuple[Happening, ...] | None = None
    """null: too much happened, or the client is new here."""
    draft: DraftInfo | None = None
    present: tuple[str, ...] = ()
    spectators: int = 0


class Update(ServerStruct, frozen=True, kw_only=True, tag="update"):
    """What happened, in order; `seq` of the last happening is the new state. `room` and `view` come if they changed."""

    seq: int
    happenings: tuple[Happening, ...]
    room: RoomInfo | None = None
    view: View | None = None


class Ok(ServerStruct, frozen=True, kw_only=True, tag="ok"):
    """Done, and on disk; `seq` is where in the log."""

    request: str
    seq: int


class Objection(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One reason against a request: a code, what it is about, and a sentence in the client's language."""

    code: str
    text: str
    args: dict[str, int | str] = {}
    tiles: tuple[Tile, ...] = ()
    places: tuple[tuple[int, int], ...] = ()
    """Where those of them lie that are on the proposed table: which set, which tile in it, from 0."""


class Error(ServerStruct, frozen=True, kw_only=True, tag="error"):
    """Not done, for all these reasons. Without `request` the message could not even be read."""

    violations: tuple[Objection, ...]
    request: str | None = None


class DraftShown(ServerStruct, frozen=True, kw_only=True, tag="draft"):
    """The player at turn moves tiles; nothing is decided yet."""

    draft: DraftInfo


class Presence(ServerStruct, frozen=True, kw_only=True, tag="presence"):
    """Who is here: the public ids of seated people, and how many look on."""

    present: tuple[str, ...]
    spectators: int


class ChatSaid(ServerStruct, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something. Plain text: show it as text, never as markup."""

    player: str
    name: str
    text: str
    at: int
    seat: int | None = None


class Reacted(ServerStruct, frozen=True, kw_only=True, tag="reaction"):
    """Somebody reacted."""

    player: str
    name: str
    reaction: Reaction
    seat: int | None = None


class Pong(ServerStruct, frozen=True, kw_only=True, tag="pong"):
    """I am here, and this is the time."""

    request: str
    time: int


ServerMessage = Welcome | Update | Ok | Error | DraftShown | Presence | ChatSaid | Reacted | Pong


class Close:
    """Codes with which the server closes the socket. After all but `NOT_SIGNED_IN` a client may come back and resume."""

    GOING_AWAY = 1001
    TOO_LARGE = 1009
    NOT_SIGNED_IN = 4001
    TOO_SLOW = 4002
    """The client did not read what was sent."""
    TOO_FAST = 4003
    SILENT = 4004
    """Nothing was heard from the client for too long."""
    TOO_MANY = 4005
    """The client has too many connections."""
    GONE = 4006
    """The account was deleted or logged out everywhere."""
