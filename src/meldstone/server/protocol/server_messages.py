"""Everything that the server says over the WebSocket, and the codes with which it closes one."""

from __future__ import annotations

import msgspec

from meldstone.game.view import View
from meldstone.server.protocol.client_messages import Reaction
from meldstone.server.protocol.room_info import AwayInfo, DraftInfo, Happening, RoomInfo
from meldstone.tiles import Tile


class ServerStruct(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """What every message of the server is."""


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
    away: tuple[AwayInfo, ...] = ()
    watching: tuple[str, ...] = ()
    """As in `presence`."""
    spread: int = 0
    """If the connection is lost, come back after a random time of up to so many milliseconds: many others may lose theirs, too."""


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


class LocalisedObjection(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One reason against a request: a code, what it is about, and a sentence in the client's language."""

    code: str
    text: str
    args: dict[str, int | str] = {}
    tiles: tuple[Tile, ...] = ()
    places: tuple[tuple[int, int], ...] = ()
    """Where those of them lie that are on the proposed table: which set, which tile in it, from 0."""


class Error(ServerStruct, frozen=True, kw_only=True, tag="error"):
    """Not done, for all these reasons. Without `request` the message could not even be read."""

    violations: tuple[LocalisedObjection, ...]
    request: str | None = None


class DraftShown(ServerStruct, frozen=True, kw_only=True, tag="draft"):
    """The player whose turn it is moves tiles; nothing is decided yet."""

    draft: DraftInfo


class Presence(ServerStruct, frozen=True, kw_only=True, tag="presence"):
    """Who is here: the public ids of seated people, and how many spectators; who is away from a running game."""

    present: tuple[str, ...]
    spectators: int
    away: tuple[AwayInfo, ...] = ()
    watching: tuple[str, ...] = ()
    """The names of those who look at a room that waits for players, some of them if they are many."""


class Knocked(ServerStruct, frozen=True, kw_only=True, tag="knocked"):
    """Somebody without an invitation would like to come in; `let-in` opens the door. Only those who sit here hear it."""

    player: str
    name: str


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


class Announcement(ServerStruct, frozen=True, kw_only=True, tag="announcement"):
    """A word of the operator to all players: the server restarts at this time, or (null) it does not after all."""

    restart_at: int | None
    text: str = ""
    """What the operator adds, in the operator's own words. Plain text: show it as text, never as markup."""


class Pong(ServerStruct, frozen=True, kw_only=True, tag="pong"):
    """I am here, and this is the time."""

    request: str
    time: int
    spread: int = 0
    """As in the welcome, as things are now."""


ServerMessage = Welcome | Update | Ok | Error | DraftShown | Presence | Knocked | ChatSaid | Reacted | Announcement | Pong


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
