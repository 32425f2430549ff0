"""What happens in a room, as it is written to its log. Truth is this list; everything else is worked out from it.

A game of the room is in the log as the events of `meldstone.game`, one record each, wrapped in `Played`.
"""

from __future__ import annotations

import msgspec

from meldstone.game.codec import decode_event, encode
from meldstone.game.commands import Decision
from meldstone.game.events import AnyEvent
from meldstone.server.protocol.settings import Settings
from meldstone.server.protocol.tile_hooks import from_plain, to_plain


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who sits down: a guest, an account or a bot over the network."""

    id: str
    name: str
    """Empty if the account was deleted."""
    account: bool = False
    robot: bool = False


class Record(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """What all records carry: when (milliseconds), by whom (an identity, empty for the server), under which request id."""

    at: int = 0
    by: str = ""
    key: str = ""


class Created(Record, frozen=True, kw_only=True, tag="created"):
    """Somebody opened a room."""

    settings: Settings
    owner: str
    invitation: str
    """The secret part of the link."""
    code: str = ""
    """Five letters that lead here as well; rooms of before have none."""


class Seated(Record, frozen=True, kw_only=True, tag="seated"):
    """Somebody sat down."""

    seat: int
    who: Player


class SeatLeft(Record, frozen=True, kw_only=True, tag="seat-left"):
    """Somebody got up. During a match the seat stays theirs to come back to."""

    seat: int


class BotSeated(Record, frozen=True, kw_only=True, tag="bot-seated"):
    """A bot sits in a seat of its own, or no longer (`level` null)."""

    seat: int
    level: str | None = None


class TimeChosen(Record, frozen=True, kw_only=True, tag="time-chosen"):
    """Somebody wants this many times the limit of a turn."""

    seat: int
    times: int


class BotTookOver(Record, frozen=True, kw_only=True, tag="bot-took-over"):
    """A bot plays for somebody who went away."""

    seat: int
    level: str


class Waited(Record, frozen=True, kw_only=True, tag="waited"):
    """Somebody at the table gives somebody who is away more time: until then no bot sits in."""

    seat: int
    until: int
    on_clock: int = 0
    """Milliseconds that the clock of the turn stood still for it."""


class CameBack(Record, frozen=True, kw_only=True, tag="came-back"):
    """Somebody took their seat again."""

    seat: int


class Became(Record, frozen=True, kw_only=True, tag="became"):
    """A guest has an account from now on: whatever was theirs in this room is the account's, under its name."""

    was: str
    who: Player


class SettingsChanged(Record, frozen=True, kw_only=True, tag="settings-changed"):
    """The owner changed what will be played, before the first match."""

    settings: Settings


class WasLetIn(Record, frozen=True, kw_only=True, tag="let-in"):
    """Somebody who knocked may come in without an invitation."""

    player: str


class OwnerChanged(Record, frozen=True, kw_only=True, tag="owner-changed"):
    """Somebody else keeps the room."""

    owner: str


class MatchStarted(Record, frozen=True, kw_only=True, tag="match-started"):
    """Everybody sits; the first game follows."""

    number: int


class Agreed(Record, frozen=True, kw_only=True, tag="agreed"):
    """A seat wants the next game, or a rematch after the last."""

    seat: int


class Promised(Record, frozen=True, kw_only=True, tag="promised"):
    """The seed of the next deal is chosen; everybody sees its commitment, and may add a salt from now on."""

    seed: str
    commitment: str


class Salted(Record, frozen=True, kw_only=True, tag="salted"):
    """A player added to the chance of the next deal."""

    seat: int
    salt: str


class Happened(Record, frozen=True, kw_only=True, tag="game"):
    """An event of the game. Its time is the game's own: without outages and pauses."""

    event: AnyEvent


class RulingProposed(Record, frozen=True, kw_only=True, tag="ruling-proposed"):
    """Somebody at the table says how a dispute should end."""

    seat: int
    decision: Decision
    added_time: int = 0
    penalty_seat: int | None = None
    penalty_tiles: int = 0
    note: str = ""


class SentAway(Record, frozen=True, kw_only=True, tag="sent-away"):
    """The owner sent somebody away; they cannot come back to this room until the owner lets them."""

    player: str
    seat: int | None = None
    companions: tuple[str, ...] = ()
    """Others on the same browser, as far as that could be told."""


class WasLetBackIn(Record, frozen=True, kw_only=True, tag="let-back-in"):
    """The owner lets somebody come back who was sent away, and whoever was sent away with them."""

    player: str


class ChatSwitched(Record, frozen=True, kw_only=True, tag="chat-switched"):
    """The room's owner switched the chat on or off."""

    on: bool


class Paused(Record, frozen=True, kw_only=True, tag="paused"):
    """The owner stopped all clocks, or all players were away from a table with a clock."""

    deserted: bool = False
    """Nobody was there; the clocks go on by themselves when a player comes back."""


class Resumed(Record, frozen=True, kw_only=True, tag="resumed"):
    """The clocks go on; the pause is charged to nobody."""


class OutageSkipped(Record, frozen=True, kw_only=True, tag="outage-skipped"):
    """No server was alive since then; that time is not charged to anybody."""

    since: int
    skipped: int


class Forgotten(Record, frozen=True, kw_only=True, tag="forgotten"):
    """Somebody deleted the account; the name is gone from here, and from all records before."""

    who: str
    game: str = ""
    seats: tuple[int, ...] = ()
    """Where they sat in this game, also if they have no seat any more."""


class Closed(Record, frozen=True, kw_only=True, tag="closed"):
    """Nobody comes any more."""


_OwnRecord = (
    Created
    | Seated
    | SeatLeft
    | BotSeated
    | BotTookOver
    | Waited
    | CameBack
    | Became
    | SettingsChanged
    | WasLetIn
    | OwnerChanged
    | MatchStarted
    | Agreed
    | Promised
    | Salted
    | RulingProposed
    | SentAway
    | WasLetBackIn
    | ChatSwitched
    | TimeChosen
    | Paused
    | Resumed
    | OutageSkipped
    | Forgotten
    | Closed
)
AnyRecord = _OwnRecord | Happened


class _WrittenHappened(Record, frozen=True, kw_only=True, tag="game"):
    """How `Happened` stands in the log: the event as the codec of the game writes it."""

    event: msgspec.Raw


def encode_record(record: AnyRecord) -> bytes:
    """One record as JSON."""
    if isinstance(record, Happened):
        written = msgspec.Raw(encode(record.event))
        return _ENCODER.encode(_WrittenHappened(at=record.at, by=record.by, key=record.key, event=written))
    return _ENCODER.encode(record)


def decode_record(data: bytes) -> AnyRecord:
    """A record from its JSON; raises `msgspec.DecodeError` or `ValueError` with the reason."""
    record = _DECODER.decode(data)
    if isinstance(record, _WrittenHappened):
        return Happened(at=record.at, by=record.by, key=record.key, event=decode_event(bytes(record.event)))
    return record


_ENCODER = msgspec.json.Encoder(enc_hook=to_plain)
_DECODER: msgspec.json.Decoder[_OwnRecord | _WrittenHappened] = msgspec.json.Decoder(
    _OwnRecord | _WrittenHappened, dec_hook=from_plain
)
