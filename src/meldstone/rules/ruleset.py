"""Every way in which editions differ, as one typed value.

A `Ruleset` holds the knobs of RULES.md section J, grouped by topic. Each knob is documented where it is defined: what it means,
where it comes from, which values it takes. An edition is nothing but a name for a choice of knobs (see `editions`), so no code
ever asks which edition is played.

>>> rules = Ruleset().changed({"joker_penalty": 50})
>>> rules.ending.joker_penalty, rules.knobs()["meld_minimum"]
(50, 30)
>>> Ruleset().changed({"copies": 7})
Traceback (most recent call last):
    ...
meldstone.rules.knobs.RulesetError: copies = 7: must be one of 2, 3
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, Final

from meldstone.rules.choices import (
    AmbiguousReading,
    AnnounceExcuse,
    DealMethod,
    DiscardObligation,
    DiscardRule,
    DrawPolicy,
    DrawSource,
    EmptyPoolRule,
    GroupJokerReplace,
    InvalidCommit,
    JokerForJokerSwap,
    JokerLock,
    JokerReplaceSource,
    JokerRetrieveFrom,
    JokerReuse,
    ManipulateInMeldTurn,
    MeldJokerValue,
    MirrorApex,
    MirrorGroupOrder,
    MirrorShape,
    NextGameStart,
    OpenEighthTile,
    Palette,
    PlayDirection,
    RackCountVisible,
    RunDirection,
    StalemateScoring,
    StalemateTie,
    StartDrawJoker,
    StartDrawTie,
    StartPlayer,
    TimeoutPolicy,
    TimerFrom,
    TwoColourAtEnd,
    TwoColourChain,
)
from meldstone.rules.knobs import KnobSpec, KnobValue, RulesetError, RulesetProblem, knob, knobs_of, read_value


@dataclass(frozen=True, slots=True)
class BoxKnobs:
    """Which tiles there are and for how many players (RULES.md A)."""

    palette: Palette = knob(Palette.KOBR, "colour names", "A")
    colours: int = knob(4, "number of colours (group limit)", "A, K-21", range(4, 7))
    numbers: int = knob(13, "highest number", "A", (13,))
    copies: int = knob(2, "copies of each number tile", "A", (2, 3))
    jokers_normal: int = knob(2, "normal jokers", "A", range(5))
    jokers_double: int = knob(0, "double jokers", "A, K-28", range(3))
    jokers_two_colour: int = knob(0, "two-colour jokers", "A", range(3))
    jokers_mirror: int = knob(0, "mirror jokers", "A", range(3))
    players_min: int = knob(2, "fewest players", "A", (2,))
    players_max: int = knob(4, "most players", "A", (4, 6))
    shrink_up_to_four: bool = knob(False, "six-player box: play with 106 tiles if there are at most four players", "A, E7 E8")

    @property
    def jokers(self) -> int:
        """Jokers of all kinds."""
        return self.jokers_normal + self.jokers_double + self.jokers_two_colour + self.jokers_mirror

    @property
    def total(self) -> int:
        """All tiles in the box."""
        return self.colours * self.numbers * self.copies + self.jokers


@dataclass(frozen=True, slots=True)
class SetUpKnobs:
    """From the closed box to the first turn (RULES.md B)."""

    hand_size: int = knob(14, "tiles dealt to each player", "B.4", (14,))
    start_player: StartPlayer = knob(StartPlayer.DRAW_HIGHEST, "first player of game 1", "B.1, K-02")
    start_draw_joker: StartDrawJoker = knob(StartDrawJoker.REDRAW, "joker drawn for the start", "B.1, S003")
    start_draw_tie: StartDrawTie = knob(StartDrawTie.REDRAW_TIED, "tie in the start draw", "B.1, S001")
    next_game_start: NextGameStart = knob(NextGameStart.DRAW_AGAIN, "first player of later games", "B.2, K-02")
    play_direction: PlayDirection = knob(PlayDirection.CLOCKWISE, "which way the turn goes round", "E.7, E18")
    stack_size: int = knob(7, "tiles in a set-up stack", "B.3", (7,))
    deal_method: DealMethod = knob(DealMethod.TWO_STACKS, "how the racks are filled", "B.4")
    draw_source: DrawSource = knob(DrawSource.POOL, "where a drawn tile comes from", "B.6")
    redeal_doublets: int = knob(0, "doublets needed to demand a redeal, 0 = off", "B.5, K-29", (0, 3))
    open_eighth_tile: OpenEighthTile = knob(OpenEighthTile.OFF, "use of the open eighth tile", "I variant 2, K-24")


@dataclass(frozen=True, slots=True)
class SetKnobs:
    """What a legal set is (RULES.md C)."""

    min_set_tiles: int = knob(3, "physical tiles in a set", "C.2 no. 1", (3,))
    min_number_tiles: int = knob(1, "number tiles needed in a set", "C.2 no. 2, K-10", range(3))
    run_direction: RunDirection = knob(RunDirection.BOTH, "falling runs as laid", "C.2 no. 10")
    two_colour_at_end: TwoColourAtEnd = knob(TwoColourAtEnd.ALLOW, "two-colour joker at an end of a run", "K-07")
    two_colour_chain: TwoColourChain = knob(TwoColourChain.ADJACENT_DIFFER, "several colour changes", "K-08")
    mirror_min_side: int = knob(1, "slots on each side of a mirror", "K-04", (1, 2))
    mirror_apex: MirrorApex = knob(MirrorApex.NONE, "must a number fit at the mirror", "K-06b")
    mirror_shape: MirrorShape = knob(MirrorShape.ANY, "numbers may fall towards the mirror", "K-06")
    mirror_group_order: MirrorGroupOrder = knob(MirrorGroupOrder.STRICT, "order in mirror groups", "K-05")
    ambiguous_reading: AmbiguousReading = knob(AmbiguousReading.AUTO_MAX, "value of unclear joker sets", "K-11")


@dataclass(frozen=True, slots=True)
class OpeningKnobs:
    """The first sets a player lays (RULES.md D)."""

    meld_minimum: int = knob(30, "opening points", "D", range(51))
    meld_joker_value: MeldJokerValue = knob(MeldJokerValue.REPRESENTED, "what a joker adds to the opening", "D")
    manipulate_in_meld_turn: ManipulateInMeldTurn = knob(
        ManipulateInMeldTurn.NEVER, "may the table be touched in the opening turn", "D, K-12"
    )


@dataclass(frozen=True, slots=True)
class TurnKnobs:
    """Drawing and discarding (RULES.md E, I variant 1)."""

    draw_policy: DrawPolicy = knob(DrawPolicy.DRAW_INSTEAD_OF_PLAY, "draw instead of playing, or every turn", "I variant 1")
    discard: DiscardRule = knob(DiscardRule.OFF, "each player puts tiles aside on a pile", "I variant 1")
    discard_obligation: DiscardObligation = knob(
        DiscardObligation.IF_NOTHING_PLAYED, "when a tile must be put aside", "I variant 1, K-23"
    )
    empty_pool_rule: EmptyPoolRule = knob(EmptyPoolRule.ALL_PASS, "how a game goes on when the pool is empty", "H.6, K-18")
    invalid_commit: InvalidCommit = knob(InvalidCommit.REJECT, "illegal table at the end of a turn", "G")


@dataclass(frozen=True, slots=True)
class JokerKnobs:
    """How jokers of the table may be freed and used (RULES.md F)."""

    joker_lock: JokerLock = knob(JokerLock.NONE, "may a set with a joker be split or made smaller", "F.1, K-13")
    joker_replace_source: JokerReplaceSource = knob(JokerReplaceSource.RACK_OR_TABLE, "where the replacing tile comes from", "F.1")
    joker_free_by_manipulation: bool = knob(True, "joker may be freed without an exact exchange", "F.1")
    joker_reuse: JokerReuse = knob(JokerReuse.ANYWHERE, "where a freed joker must go", "F.1, K-14")
    joker_retrieve_from: JokerRetrieveFrom = knob(JokerRetrieveFrom.NEXT_TURN, "when, after the opening, jokers can be taken", "D")
    group_joker_replace: GroupJokerReplace = knob(
        GroupJokerReplace.EITHER_MISSING, "tiles that replace the joker of a group of three", "F.3, E21"
    )
    joker_for_joker_swap: JokerForJokerSwap = knob(JokerForJokerSwap.ALLOW, "jokers in the place of other jokers", "F.5, K-19")


@dataclass(frozen=True, slots=True)
class ClockKnobs:
    """The time limit and what happens at the deadline (RULES.md G)."""

    turn_seconds: int = knob(60, "seconds for a turn, 0 = no limit", "G", (0, *range(15, 601)))
    timer_from: TimerFrom = knob(TimerFrom.ALWAYS, "from when on the clock runs for a player", "G, K-16")
    timeout_policy: TimeoutPolicy = knob(TimeoutPolicy.RESTORE_ALL, "what happens to an unfinished turn", "G, K-15")
    timeout_penalty_draw: int = knob(3, "tiles drawn for an unfinished turn", "G", range(4))
    timeout_idle_draw: int = knob(1, "tiles drawn if nothing was moved", "G", (1,))


@dataclass(frozen=True, slots=True)
class EndingKnobs:
    """The points (RULES.md H)."""

    stalemate_scoring: StalemateScoring = knob(StalemateScoring.SUM_OF_LOSERS, "points of a blocked game", "H.6, K-17")
    stalemate_tie: StalemateTie = knob(StalemateTie.FEWEST_TILES_THEN_SHARE, "tie for the lowest rack", "H.6")
    joker_penalty: int = knob(30, "a joker left on a rack", "H.2, K-01", (25, 30, 50))
    unopened_penalty: int = knob(0, "flat, not opened and the rack could not, 0 = off", "H.4", (0, 100))
    unopened_could_penalty: int = knob(0, "flat, not opened although the rack could, 0 = off", "H.4", (0, 200))
    announce_excuse: AnnounceExcuse = knob(AnnounceExcuse.OFF, "what an announced opening spares", "H.4, K-03")
    hand_game_multiplier: int = knob(1, "factor if the winner laid the whole rack in one turn", "H.5, K-30", (1, 2))


@dataclass(frozen=True, slots=True)
class ConductKnobs:
    """What players may know, must say and may ask (RULES.md B.8, B.9, H.1, J)."""

    rack_count_visible: RackCountVisible = knob(RackCountVisible.ALWAYS, "who knows how many tiles a rack holds", "B.8, K-36")
    declare_finish: bool = knob(False, "the winner has to say so", "H.1")
    dispute_pause: bool = knob(False, "the clock may be stopped after a move, a referee decides", "S001")
    table_roles: bool = knob(False, "duty cards", "B.9")


JUDGE: Final = 6
"""The judge of new games: which answers to the open questions of the rulebooks count (RULES.md K).

Judge 1 is RULES.md before K-32 to K-48 were decided, with the presets of that time. Judge 2 is RULES.md with K-32 to K-48 decided.
Judge 3 also mixes an undone draw back into the pool, rules once about a turn, and fines no more tiles than a timeout does (K-41);
at the deadline it puts a loose tile of twist back only into a set that is still its own (K-15). Judge 4 gives the penalty of the
deadline to whoever has not opened and moved tiles of the table alone, except where RULES.md G spares them; in twist it keeps what
is left of an old set if that is a set without the player's tile beside it. Judge 5 reads K-45 and K-47 to the letter: tiles of two
old sets are not exchanged for each other, and the joker of a set that loses tiles goes on standing for what it stood for. It asks
for one account of jokers and a taken discard (K-44) where joker sets are locked, judge 6 also where they are not.
A game is judged to its end by the judge it began with, and its record names that judge, so an old record still holds.
"""


@dataclass(frozen=True)
class Ruleset:
    """All knobs; `name` is the edition (or variants joined by ``+``) it started from.

    `judge` is no knob: nobody chooses it, it only keeps games going by the answers they began with.
    """

    name: str = "base"
    box: BoxKnobs = field(default_factory=BoxKnobs)
    setup: SetUpKnobs = field(default_factory=SetUpKnobs)
    sets: SetKnobs = field(default_factory=SetKnobs)
    opening: OpeningKnobs = field(default_factory=OpeningKnobs)
    turn: TurnKnobs = field(default_factory=TurnKnobs)
    jokers: JokerKnobs = field(default_factory=JokerKnobs)
    clock: ClockKnobs = field(default_factory=ClockKnobs)
    ending: EndingKnobs = field(default_factory=EndingKnobs)
    conduct: ConductKnobs = field(default_factory=ConductKnobs)
    judge: int = JUDGE

    @cached_property
    def _hash(self) -> int:
        return hash(tuple([getattr(self, f.name) for f in fields(self)]))

    def __hash__(self) -> int:
        # what is remembered about sets is looked up by rules, and to go through all knobs takes longer than to judge a set
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """The knobs alone: hashes of text differ from process to process."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    def knobs(self) -> dict[str, KnobValue]:
        """All knobs by name, in the order of the topics."""
        return {spec.name: getattr(getattr(self, topic), spec.name) for topic, spec in all_knobs()}

    def changed(self, overrides: Mapping[str, object], *, name: str | None = None) -> Ruleset:
        """These rules with some knobs set to other values; every problem is named in the `RulesetError`."""
        specs = {spec.name: (topic, spec) for topic, spec in all_knobs()}
        problems: list[RulesetProblem] = []
        values: dict[str, dict[str, KnobValue]] = {}
        for key, raw in overrides.items():
            if key not in specs:
                problems.append(RulesetProblem("ruleset/unknown-knob", str(key), "no such knob"))
                continue
            topic, spec = specs[key]
            value = read_value(spec, raw)
            if isinstance(value, RulesetProblem):
                problems.append(value)
            else:
                values.setdefault(topic, {})[key] = value
        if problems:
            raise RulesetError(problems)
        topics: dict[str, Any] = {f.name: getattr(self, f.name) for f in fields(self)}
        for topic, changes in values.items():
            old = topics[topic]
            topics[topic] = type(old)(**{f.name: changes.get(f.name, getattr(old, f.name)) for f in fields(old)})
        topics["name"] = name if name is not None else self.name
        changed = Ruleset(**topics)
        if problems := contradictions(changed):
            raise RulesetError(problems)
        return changed

    def differences(self, other: Ruleset) -> dict[str, KnobValue]:
        """The knobs of these rules whose value differs from `other`'s."""
        theirs = other.knobs()
        return {name: value for name, value in self.knobs().items() if theirs[name] != value}

    @cached_property
    def free_jokers(self) -> bool:
        """True if jokers of the table may be handled like any tile (RULES.md F.2), so that a table is only its tiles."""
        return (
            self.jokers.joker_free_by_manipulation
            and self.jokers.joker_replace_source is JokerReplaceSource.RACK_OR_TABLE
            and self.jokers.joker_reuse is JokerReuse.ANYWHERE
        )


def all_knobs() -> list[tuple[str, KnobSpec]]:
    """Every knob with the topic it belongs to, in the order of the topics."""
    return _ALL_KNOBS


def contradictions(rules: Ruleset) -> list[RulesetProblem]:
    """Choices that cannot hold together, each with the reason (RULES.md J, consistency rules)."""
    box, setup, turn, jokers = rules.box, rules.setup, rules.turn, rules.jokers
    out: list[RulesetProblem] = []

    def refuse(name: str, reason: str) -> None:
        out.append(RulesetProblem("ruleset/contradiction", name, reason))

    if jokers.joker_lock is not JokerLock.NONE and jokers.joker_free_by_manipulation:
        refuse("joker_lock", "a locked joker set needs joker_free_by_manipulation = false")
    if setup.open_eighth_tile is not OpenEighthTile.OFF and not any(total % setup.stack_size == 1 for total in _totals(box)):
        refuse("open_eighth_tile", f"needs a stack of {setup.stack_size + 1}, but {box.total} tiles leave none")
    if setup.hand_size * box.players_max > box.total:
        refuse("hand_size", f"{box.players_max} players need more than the {box.total} tiles of the box")
    if turn.discard is not DiscardRule.OFF and turn.draw_policy is not DrawPolicy.DRAW_ALWAYS:
        refuse("discard", "putting tiles aside needs draw_policy = draw_always, or racks would only shrink")
    if rules.sets.min_number_tiles > rules.sets.min_set_tiles:
        refuse("min_number_tiles", "more number tiles than tiles in a set")
    if box.shrink_up_to_four and not (box.copies > 2 and box.jokers_normal > 2):
        refuse("shrink_up_to_four", "there is no third series and no third joker to take out")
    return out


def _totals(box: BoxKnobs) -> set[int]:
    """The tile totals that can be in play: the whole box, or what is left of it for up to four players."""
    shrunk = box.total - box.colours * box.numbers - 2
    return {box.total, shrunk} if box.shrink_up_to_four else {box.total}


_TOPICS = (
    ("box", BoxKnobs),
    ("setup", SetUpKnobs),
    ("sets", SetKnobs),
    ("opening", OpeningKnobs),
    ("turn", TurnKnobs),
    ("jokers", JokerKnobs),
    ("clock", ClockKnobs),
    ("ending", EndingKnobs),
    ("conduct", ConductKnobs),
)
_ALL_KNOBS = [(topic, spec) for topic, group in _TOPICS for spec in knobs_of(group)]
