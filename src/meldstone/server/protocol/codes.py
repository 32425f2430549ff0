"""What the server can object to beyond the rules of the game, as codes, and the error that carries objections to the client."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from meldstone.rules.knobs import RulesetError
from meldstone.rules.violations import TilePlace, Violation
from meldstone.tiles import Tile


class ServerCode(StrEnum):
    """Stable names; each is a wire error and a translation key like those of the rules."""

    MALFORMED = "server/malformed"
    TOO_LARGE = "server/too-large"
    TOO_FAST = "server/too-fast"
    NOT_FOUND = "server/not-found"
    NO_SUCH_METHOD = "server/method-not-allowed"
    NOT_SIGNED_IN = "server/not-signed-in"
    FOREIGN_ORIGIN = "server/foreign-origin"
    UNKNOWN_HOST = "server/unknown-host"
    UNAVAILABLE = "server/unavailable"
    HELLO_FIRST = "server/say-hello-first"

    SEAT_TAKEN = "room/seat-taken"
    NO_FREE_SEAT = "room/no-free-seat"
    ALREADY_SEATED = "room/already-seated"
    NOT_SEATED = "room/not-seated"
    NOT_OWNER = "room/not-owner"
    STARTED = "room/already-started"
    NOT_STARTED = "room/not-started"
    NOT_OVER = "room/not-over"
    OVER = "room/match-over"
    TOO_FEW_PLAYERS = "room/too-few-players"
    JUST_CHANGED = "room/just-changed"
    PAUSED = "room/paused"
    NOT_PAUSED = "room/not-paused"
    CLOSED = "room/closed"
    UNREADABLE = "room/unreadable"
    GAME_UNREADABLE = "game/unreadable"
    NO_SUCH_CODE = "room/no-such-code"
    BY_INVITATION = "room/by-invitation"
    NO_SPECTATORS = "room/no-spectators"
    CHAT_OFF = "room/chat-off"
    ACCOUNTS_ONLY = "room/accounts-only"
    RATED_SAME_TIME = "room/rated-same-time"
    RATED_NEEDS_CLOCK = "room/rated-needs-clock"
    SENT_AWAY = "room/sent-away"
    NOT_WELCOME = "room/not-welcome"
    TOO_MANY_SEATS = "room/too-many-seats"
    TOO_MANY_ROOMS = "room/too-many-rooms"
    CHAT_TOO_FAST = "room/chat-too-fast"
    CANNOT_AGREE = "room/cannot-agree"
    TURN_WAS_LEGAL = "room/turn-was-legal"
    RATED_ONE_EDITION = "room/rated-one-edition"
    RATED_NO_DAYS = "room/rated-no-days"
    RATED_TOO_LONG = "room/rated-too-long"
    NOT_IN_RATED = "room/not-in-rated-game"
    BAD_SETTING = "room/bad-setting"
    NO_HINTS = "room/no-hints"
    TOO_MANY_REQUESTS = "room/too-restless"

    BAD_NAME = "name/not-usable"
    NAME_HIDDEN = "name/invisible-characters"
    NAME_MARKS = "name/piled-marks"
    NAME_MIXED = "name/mixed-scripts"
    NAME_TAKEN = "name/taken"
    NAME_ALIKE = "name/looks-taken"
    NAME_OF_ACCOUNT = "name/belongs-to-account"
    WRONG_PASSWORD = "account/wrong-password"
    PASSWORD_TOO_SHORT = "account/password-too-short"
    ACCOUNT_NEEDED = "account/needed"
    TOO_MANY_BOTS = "account/too-many-bots"
    TOO_MANY_BLOCKED = "account/too-many-blocked"
    BANNED = "account/banned"
    WRONG_CODE = "account/wrong-recovery-code"


ARGUMENTS: dict[ServerCode, frozenset[str]] = {
    ServerCode.MALFORMED: frozenset({"reason"}),
    ServerCode.TOO_LARGE: frozenset({"most"}),
    ServerCode.BAD_SETTING: frozenset({"field"}),
    ServerCode.TOO_MANY_SEATS: frozenset({"most"}),
    ServerCode.TOO_MANY_ROOMS: frozenset({"most"}),
    ServerCode.BAD_NAME: frozenset({"most"}),
    ServerCode.RATED_TOO_LONG: frozenset({"most"}),
    ServerCode.NAME_OF_ACCOUNT: frozenset({"suggestion"}),
    ServerCode.PASSWORD_TOO_SHORT: frozenset({"minimum"}),
    ServerCode.TOO_MANY_BOTS: frozenset({"most"}),
    ServerCode.TOO_MANY_BLOCKED: frozenset({"most"}),
}
"""What comes with a code; all others come alone."""


class Objection:
    """One reason against a request: code, arguments of its sentence, tiles concerned and their places on the proposed table."""

    __slots__ = ("args", "code", "places", "tiles")

    def __init__(
        self,
        code: str,
        tiles: Iterable[Tile] = (),
        args: dict[str, int | str] | None = None,
        places: Iterable[TilePlace] = (),
    ) -> None:
        self.code = str(code)
        self.tiles = tuple(tiles)
        self.args = args or {}
        self.places = tuple(places)

    @classmethod
    def of(cls, found: Violation) -> Objection:
        """What the rules object to."""
        return cls(found.code.value, found.tiles, dict(found.args), found.places)


class RefusedError(Exception):
    """A request that is not carried out; lists everything that speaks against it."""

    def __init__(self, *objections: Objection) -> None:
        super().__init__(", ".join(objection.code for objection in objections))
        self.objections = objections
        self.limit = ""
        """Which limit it was, for the operator; players are told to wait."""

    @property
    def code(self) -> str:
        """The code of the first objection."""
        return self.objections[0].code


def refuse(code: ServerCode, **args: int | str) -> RefusedError:
    """The error for one code."""
    return RefusedError(Objection(code.value, (), args))


def too_fast(limit: str) -> RefusedError:
    """The error for who asks for more than a limit allows."""
    refusal = refuse(ServerCode.TOO_FAST)
    refusal.limit = limit
    return refusal


def from_violations(violations: Iterable[Violation]) -> RefusedError:
    """The error for what the rules object to."""
    return RefusedError(*[Objection.of(found) for found in violations])


def from_ruleset(error: RulesetError) -> RefusedError:
    """The error for rules that cannot be."""
    return RefusedError(
        *[
            Objection(problem.code, (), {"subject": problem.subject[:100], "reason": problem.reason[:300]})
            for problem in error.problems[:10]
        ]
    )
