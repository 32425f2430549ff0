"""What a knob may be set to, where that is one of a few words: one enum for each such knob of the `Ruleset`."""

from __future__ import annotations

from enum import StrEnum, auto


class Palette(StrEnum):
    """Letters of the colours 0, 1, 2, 3 as an edition shows them."""

    KOBR = "KOBR"
    NWBR = "NWBR"


class StartPlayer(StrEnum):
    """Who starts the first game."""

    DRAW_HIGHEST = auto()
    ROTATE_SEATS = auto()


class StartDrawJoker(StrEnum):
    """What a joker means in the start draw."""

    REDRAW = auto()
    LOWEST = auto()


class StartDrawTie(StrEnum):
    """Who draws again after a tie in the start draw."""

    REDRAW_TIED = auto()
    REDRAW_ALL = auto()


class NextGameStart(StrEnum):
    """Who starts later games of a match."""

    ROTATE = auto()
    DRAW_AGAIN = auto()
    WINNER = auto()


class PlayDirection(StrEnum):
    """Which way the turn goes round."""

    CLOCKWISE = auto()
    ANTICLOCKWISE = auto()


class DealMethod(StrEnum):
    """How the racks are filled."""

    TWO_STACKS = auto()
    NEIGHBOUR_STACKS = auto()
    RANDOM = auto()


class DrawSource(StrEnum):
    """Where a drawn tile comes from."""

    POOL = auto()
    STACKS_EIGHT_FIRST = auto()


class OpenEighthTile(StrEnum):
    """What the open eighth tile may be taken for."""

    OFF = auto()
    FINISH_ONLY = auto()
    ANY_PLAY = auto()


class RunDirection(StrEnum):
    """How a run may lie."""

    BOTH = auto()
    ASCENDING = auto()


class TwoColourAtEnd(StrEnum):
    """Whether a two-colour joker may close a run."""

    ALLOW = auto()
    FORBID = auto()


class TwoColourChain(StrEnum):
    """How many colours a run with several two-colour jokers may have."""

    ADJACENT_DIFFER = auto()
    EXACTLY_TWO = auto()


class MirrorApex(StrEnum):
    """Whether the mirror joker stands where a number would fit."""

    NONE = auto()
    VIRTUAL_NUMBER = auto()


class MirrorShape(StrEnum):
    """Whether numbers may fall towards the mirror."""

    ANY = auto()
    PEAK_ONLY = auto()


class MirrorGroupOrder(StrEnum):
    """Whether the halves of a mirror group lie reflected."""

    STRICT = auto()
    ANY = auto()


class AmbiguousReading(StrEnum):
    """Who decides what an unclear joker set is."""

    AUTO_MAX = auto()
    DECLARE = auto()


class MeldJokerValue(StrEnum):
    """What a joker adds to the opening."""

    REPRESENTED = auto()
    ZERO = auto()


class ManipulateInMeldTurn(StrEnum):
    """Whether the table may be touched in the opening turn."""

    NEVER = auto()
    AFTER_MELD = auto()


class DrawPolicy(StrEnum):
    """Whether a tile is drawn instead of playing or every turn."""

    DRAW_INSTEAD_OF_PLAY = auto()
    DRAW_ALWAYS = auto()


class DiscardRule(StrEnum):
    """Whether tiles are put aside."""

    OFF = auto()
    PREDECESSOR_PILE = auto()


class DiscardObligation(StrEnum):
    """When a tile must be put aside."""

    IF_NOTHING_PLAYED = auto()
    ALWAYS = auto()


class JokerLock(StrEnum):
    """What may be done to a set that holds a joker."""

    NONE = auto()
    NO_SPLIT = auto()
    NO_SPLIT_NO_REMOVE = auto()


class JokerReplaceSource(StrEnum):
    """Where the tile comes from that replaces a joker."""

    RACK_OR_TABLE = auto()
    RACK_ONLY = auto()


class JokerReuse(StrEnum):
    """Where a freed joker must go."""

    ANYWHERE = auto()
    NEW_SET = auto()
    NEW_SET_SOME_RACK = auto()
    NEW_SET_ALL_RACK = auto()


class JokerRetrieveFrom(StrEnum):
    """From when on a player may take jokers of the table."""

    NEXT_TURN = auto()
    SAME_TURN = auto()


class GroupJokerReplace(StrEnum):
    """Which tiles replace the joker of a group of three."""

    EITHER_MISSING = auto()
    BOTH_MISSING = auto()


class JokerForJokerSwap(StrEnum):
    """Which jokers may take the place of other jokers."""

    ALLOW = auto()
    FORBID_REPLACING_SPECIAL = auto()
    FORBID_USING_SPECIAL = auto()
    FORBID_ANY_SPECIAL = auto()


class TimerFrom(StrEnum):
    """From when on the clock runs for a player."""

    ALWAYS = auto()
    AFTER_OWN_MELD = auto()


class TimeoutPolicy(StrEnum):
    """What happens to an unfinished turn at the deadline."""

    RESTORE_ALL = auto()
    RESTORE_LOOSE = auto()
    KEEP_VALID_LOOSE_TO_RACK = auto()
    POLISH_PARTIAL = auto()


class InvalidCommit(StrEnum):
    """What happens when a player ends the turn with an illegal table."""

    REJECT = auto()
    PENALISE = auto()


class EmptyPoolRule(StrEnum):
    """How a game goes on when the pool is empty."""

    ALL_PASS = auto()
    MUST_PLAY_IF_ABLE = auto()
    FINAL_ROUND = auto()


class StalemateScoring(StrEnum):
    """How many points a blocked game gives."""

    SUM_OF_LOSERS = auto()
    DIFFERENCE = auto()
    NET_OF_OWN = auto()


class StalemateTie(StrEnum):
    """Who wins a blocked game when the lowest racks are equal."""

    FEWEST_TILES_THEN_SHARE = auto()
    SHARE = auto()


class AnnounceExcuse(StrEnum):
    """What an announced opening spares its player."""

    OFF = auto()
    AS_UNOPENED = auto()
    RACK_SUM = auto()


class RackCountVisible(StrEnum):
    """Who knows how many tiles a rack holds."""

    ALWAYS = auto()
    ON_ASK = auto()
    HIDDEN = auto()
