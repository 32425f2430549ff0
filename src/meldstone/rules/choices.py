"""What a knob may be set to, where that is one of a few words: one enum for each such knob of the `Ruleset`."""

from __future__ import annotations

from enum import StrEnum


class Palette(StrEnum):
    """Letters of the colours 0, 1, 2, 3 as an edition shows them."""

    KOBR = "KOBR"
    NWBR = "NWBR"


class StartPlayer(StrEnum):
    """Who starts the first game."""

    DRAW_HIGHEST = "draw_highest"
    ROTATE_SEATS = "rotate_seats"


class StartDrawJoker(StrEnum):
    """What a joker means in the start draw."""

    REDRAW = "redraw"
    LOWEST = "lowest"


class StartDrawTie(StrEnum):
    """Who draws again after a tie in the start draw."""

    REDRAW_TIED = "redraw_tied"
    REDRAW_ALL = "redraw_all"


class NextGameStart(StrEnum):
    """Who starts later games of a match."""

    ROTATE = "rotate"
    DRAW_AGAIN = "draw_again"
    WINNER = "winner"


class PlayDirection(StrEnum):
    """Which way the turn goes round."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class DealMethod(StrEnum):
    """How the racks are filled."""

    TWO_STACKS = "two_stacks"
    NEIGHBOUR_STACKS = "neighbour_stacks"
    RANDOM = "random"


class DrawSource(StrEnum):
    """Where a drawn tile comes from."""

    POOL = "pool"
    STACKS_EIGHT_FIRST = "stacks_eight_first"


class OpenEighthTile(StrEnum):
    """What the open eighth tile may be taken for."""

    OFF = "off"
    FINISH_ONLY = "finish_only"
    ANY_PLAY = "any_play"


class RunDirection(StrEnum):
    """How a run may lie."""

    BOTH = "both"
    ASCENDING = "ascending"


class TwoColourAtEnd(StrEnum):
    """Whether a two-colour joker may close a run."""

    ALLOW = "allow"
    FORBID = "forbid"


class TwoColourChain(StrEnum):
    """How many colours a run with several two-colour jokers may have."""

    ADJACENT_DIFFER = "adjacent_differ"
    EXACTLY_TWO = "exactly_two"


class MirrorApex(StrEnum):
    """Whether the mirror joker stands where a number would fit."""

    NONE = "none"
    VIRTUAL_NUMBER = "virtual_number"


class MirrorShape(StrEnum):
    """Whether numbers may fall towards the mirror."""

    ANY = "any"
    PEAK_ONLY = "peak_only"


class MirrorGroupOrder(StrEnum):
    """Whether the halves of a mirror group lie reflected."""

    STRICT = "strict"
    ANY = "any"


class AmbiguousReading(StrEnum):
    """Who decides what an unclear joker set is."""

    AUTO_MAX = "auto_max"
    DECLARE = "declare"


class MeldJokerValue(StrEnum):
    """What a joker adds to the opening."""

    REPRESENTED = "represented"
    ZERO = "zero"


class ManipulateInMeldTurn(StrEnum):
    """Whether the table may be touched in the opening turn."""

    NEVER = "never"
    AFTER_MELD = "after_meld"


class DrawPolicy(StrEnum):
    """Whether a tile is drawn instead of playing or every turn."""

    DRAW_INSTEAD_OF_PLAY = "draw_instead_of_play"
    DRAW_ALWAYS = "draw_always"


class DiscardRule(StrEnum):
    """Whether tiles are put aside."""

    OFF = "off"
    PREDECESSOR_PILE = "predecessor_pile"


class DiscardObligation(StrEnum):
    """When a tile must be put aside."""

    IF_NOTHING_PLAYED = "if_nothing_played"
    ALWAYS = "always"


class JokerLock(StrEnum):
    """What may be done to a set that holds a joker."""

    NONE = "none"
    NO_SPLIT = "no_split"
    NO_SPLIT_NO_REMOVE = "no_split_no_remove"


class JokerReplaceSource(StrEnum):
    """Where the tile comes from that replaces a joker."""

    RACK_OR_TABLE = "rack_or_table"
    RACK_ONLY = "rack_only"


class JokerReuse(StrEnum):
    """Where a freed joker must go."""

    ANYWHERE = "anywhere"
    NEW_SET = "new_set"
    NEW_SET_SOME_RACK = "new_set_some_rack"
    NEW_SET_ALL_RACK = "new_set_all_rack"


class JokerRetrieveFrom(StrEnum):
    """From when on a player may take jokers of the table."""

    NEXT_TURN = "next_turn"
    SAME_TURN = "same_turn"


class GroupJokerReplace(StrEnum):
    """Which tiles replace the joker of a group of three."""

    EITHER_MISSING = "either_missing"
    BOTH_MISSING = "both_missing"


class JokerForJokerSwap(StrEnum):
    """Which jokers may take the place of other jokers."""

    ALLOW = "allow"
    FORBID_REPLACING_SPECIAL = "forbid_replacing_special"
    FORBID_USING_SPECIAL = "forbid_using_special"
    FORBID_ANY_SPECIAL = "forbid_any_special"


class TimerFrom(StrEnum):
    """From when on the clock runs for a player."""

    ALWAYS = "always"
    AFTER_OWN_MELD = "after_own_meld"


class TimeoutPolicy(StrEnum):
    """What happens to an unfinished turn at the deadline."""

    RESTORE_ALL = "restore_all"
    RESTORE_LOOSE = "restore_loose"
    KEEP_VALID_LOOSE_TO_RACK = "keep_valid_loose_to_rack"
    POLISH_PARTIAL = "polish_partial"


class InvalidCommit(StrEnum):
    """What happens when a player ends the turn with an illegal table."""

    REJECT = "reject"
    PENALISE = "penalise"


class EmptyPoolRule(StrEnum):
    """How a game goes on when the pool is empty."""

    ALL_PASS = "all_pass"
    MUST_PLAY_IF_ABLE = "must_play_if_able"
    FINAL_ROUND = "final_round"


class StalemateScoring(StrEnum):
    """How many points a blocked game gives."""

    SUM_OF_LOSERS = "sum_of_losers"
    DIFFERENCE = "difference"
    NET_OF_OWN = "net_of_own"


class StalemateTie(StrEnum):
    """Who wins a blocked game when the lowest racks are equal."""

    FEWEST_TILES_THEN_SHARE = "fewest_tiles_then_share"
    SHARE = "share"


class AnnounceExcuse(StrEnum):
    """What an announced opening spares its player."""

    OFF = "off"
    AS_UNOPENED = "as_unopened"
    RACK_SUM = "rack_sum"


class RackCountVisible(StrEnum):
    """Who knows how many tiles a rack holds."""

    ALWAYS = "always"
    ON_ASK = "on_ask"
    HIDDEN = "hidden"
