"""Records as text and as JSON lines (docs/records.md)."""

from collections import Counter

import pytest

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Applied, apply, new_game
from meldstone.game.audit import audit
from meldstone.game.replay import deal_problems, replay
from meldstone.game.state import Phase, Stage, State
from meldstone.notation.record import RecordError, read_json_lines, read_record, read_text, write_json_lines, write_text
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.layable import layable_sets
from meldstone.rules.opening.openings import openings
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set
from meldstone.tiles import Face, Table, Tile, TileSet
from tests.vectors import KnobValue

SEED = "77" * 32


# --- a small scripted driver -----------------------------------------------------------------------------------------


class Driver:
    """Plays a game by simple rules and with everything that can be said at a table; keeps the events."""

    def __init__(self, rules: Ruleset, players: int = 3) -> None:
        game = new_game(rules, players, SEED, salts=('a "b" # c',), names=("Ann # 1", 'Bé"la', "", "D")[:players], at=7)
        self.state: State = game.state
        self.events: list[ev.AnyEvent] = list(game.events)
        self.now = 7
        self.sent = 0

    def send(self, command: cmd.AnyCommand) -> bool:
        result = apply(self.state, command, able_to_play=lambda _: False)
        if isinstance(result, Applied):
            self.state = result.state
            self.events += result.events
        return isinstance(result, Applied)

    def key(self) -> str:
        self.sent += 1
        return f'k"{self.sent}' if self.sent % 3 else ""

    def run(self, turns: int = 400) -> list[ev.AnyEvent]:
        while self.state.phase is Phase.READY:
            seat = self.state.ready.index(False)
            redeal = cmd.DemandRedeal(seat=seat, version=self.state.version, at=self.now)
            if not self.send(redeal):
                assert self.send(cmd.Ready(seat=seat, version=self.state.version, at=self.now, key=self.key()))
        for number in range(turns):
            if self.state.phase is Phase.FINISHED:
                break
            self.now += 10
            self.turn(number)
        return self.events

    def turn(self, number: int) -> None:
        state, at = self.state, self.now
        seat, version = state.board.turn, state.version
        deadline = state.clock.deadline
        if number % 7 == 3 and deadline is not None:
            self.now = deadline
            loose = Table((*state.board.table, TileSet(state.seat.rack[:1])))
            self.send(cmd.Timeout(version=version, at=deadline, draft=loose if number % 2 else None, key=self.key()))
            return
        if number % 5 == 1:
            self.send(cmd.AskCount(seat=seat, version=version, of=(seat + 1) % state.players, at=at))
            self.send(cmd.Dispute(seat=seat, version=self.state.version, at=at, note='why "so" @5'))
            decision = cmd.Decision.UNDO if number % 2 else cmd.Decision.UPHOLD
            command = cmd.Ruling(
                version=self.state.version, decision=decision, at=at, added_time=-500, penalty_seat=0, penalty_tiles=1, note="# no"
            )
            if not self.send(command):
                self.send(cmd.Ruling(version=self.state.version, decision=cmd.Decision.UPHOLD, at=at, key=self.key()))
        if self.state.board.stage is Stage.START and self.lays(at):
            return
        seat, version = self.state.board.turn, self.state.version
        if self.send(cmd.Draw(seat=seat, version=version, at=at, key=self.key(), stack=None)):
            if self.state.board.turn == seat and not self.lays(at):
                self.puts_aside(seat, at)
            elif self.state.board.turn != seat:
                self.send(cmd.AnnounceOpening(seat=seat, version=self.state.version, at=at))
        elif not self.send(cmd.Pass(seat=seat, version=version, at=at)):
            self.puts_aside(seat, at)

    def puts_aside(self, seat: int, at: int) -> None:
        if self.state.phase is Phase.PLAYING and self.state.board.turn == seat:
            rack = self.state.board.seats[seat].rack
            tile = max(rack, key=lambda held: (held.face.number, held.id))
            version = self.state.version
            if not self.send(cmd.Discard(seat=seat, version=version, at=at, tile=tile)):
                assert self.send(cmd.Pass(seat=seat, version=version, at=at))

    def lays(self, at: int) -> bool:
        """Lays sets of the rack, or adds one tile to a set."""
        state = self.state
        seat, rack = state.board.turn, state.seat.rack
        faces = [tile.face for tile in rack]
        proposals: list[list[TileSet]] = []
        if state.seat.opened:
            proposals += [[physical(row, rack)] for row, _ in list(layable_sets(faces, state.rules, longest=4))[:3]]
            table = state.board.table
            grown = [(i, TileSet((*tiles, tile))) for i, tiles in enumerate(table) for tile in rack]
            fitting = [(i, tiles) for i, tiles in grown if is_set(tiles.faces, state.rules)]
            proposals += [[tiles, *table[:i], *table[i + 1 :]] for i, tiles in fitting]
        else:
            rows = next(openings(faces, state.rules), ())
            left = list(rack)
            sets = []
            for row in rows:
                sets.append(physical(row, left))
                left = [tile for tile in left if tile not in sets[-1]]
            proposals += [sets] if sets else []
        lying = set(state.board.table.tiles)
        for sets in proposals:
            rebuilt = any(tile in lying for tiles in sets for tile in tiles)
            table = Table(sets) if rebuilt else Table((*state.board.table, *sets))
            if self.send(cmd.Play(seat=seat, version=state.version, at=at, key=self.key(), table=table)):
                if self.state.board.stage is Stage.MUST_DISCARD:
                    self.puts_aside(seat, at)
                return True
        return False


def physical(row: tuple[Face, ...], rack: list[Tile] | tuple[Tile, ...]) -> TileSet:
    left = list(rack)
    return TileSet([left.pop(next(i for i, tile in enumerate(left) if tile.face is face)) for face in row])


GAMES: list[tuple[str, dict[str, KnobValue]]] = [
    *[(edition, {}) for edition in editions()],
    ("rummy-discard+rummy-open-tile+rummy-hand", {"discard_obligation": "always", "dispute_pause": True}),
    ("tournament", {"timeout_policy": "restore_loose", "empty_pool_rule": "final_round", "play_direction": "anticlockwise"}),
    ("original", {"ambiguous_reading": "declare", "turn_seconds": 60, "joker_free_by_manipulation": "false"}),
    ("classic", {"draw_policy": "draw_always", "empty_pool_rule": "must_play_if_able"}),
]


@pytest.mark.parametrize(("edition", "knobs"), GAMES)
def test_text_and_json_lines_hold_the_same_game(edition: str, knobs: dict[str, KnobValue]) -> None:
    driver = Driver(ruleset(edition, knobs))
    events = tuple(driver.run())
    assert len(events) > 20
    text, lines = write_text(events), write_json_lines(events)
    assert read_text(text) == events
    assert read_json_lines(lines) == events
    assert read_record(text) == read_record(lines) == events
    assert write_text(read_json_lines(lines)) == text
    assert replay(events) == driver.state
    assert deal_problems(events) == []
    assert not [finding for finding in audit(events) if finding.problems]


def test_the_driver_meets_most_events() -> None:
    seen: Counter[str] = Counter()
    for edition in ("tournament", "rummy-discard"):
        seen.update(type(event).__name__ for event in Driver(ruleset(edition)).run())
    assert {"Played", "Drew", "Discarded", "TurnSettled", "DisputeRaised", "Ruled", "CountAnswered", "GameEnded"} <= set(seen)


# --- records written by hand -----------------------------------------------------------------------------------------

BY_HAND = """\
Edition: classic
Players: 2

deal 1 A
  A R10 R11 R12 K1 R4 R5 R6
  B K10 B10 O10 R7 R13
  pool O1 O2

# the first turns
1. A play +R10 R11 R12   # 33 points
2. B play +K10 B10 O10
A draw O1
B play 1=R10 R11 R12 R13
A play +R4 R5 R6
B play 3=R4 R5 R6 R7
"""


def test_a_record_written_by_hand_needs_no_copies_numbers_or_end() -> None:
    events = read_record(BY_HAND)
    state = replay(events)
    assert isinstance(events[-1], ev.GameEnded)
    assert state.score is not None
    assert state.score.points == (-2, 2)
    assert str(state.board.table) == "R10 R11 R12 R13; K10 B10 O10; R4 R5 R6 R7"


def test_windows_line_ends_do_not_matter() -> None:
    assert read_record(BY_HAND.replace("\n", "\r\n")) == read_record(BY_HAND)


def test_the_end_may_be_written_if_it_is_right() -> None:
    assert read_record(BY_HAND + "end finished A -2 B +2\n") == read_record(BY_HAND)
    with pytest.raises(RecordError, match="the game ends finished with A -2 B \\+2"):
        read_record(BY_HAND + "end finished A -3 B +3\n")


def test_nothing_happens_after_the_end() -> None:
    with pytest.raises(RecordError):
        read_record(BY_HAND + "A draw O2\n")


def test_a_game_that_goes_on_has_no_end_yet() -> None:
    with pytest.raises(RecordError, match="not over"):
        read_record(BY_HAND.partition("A play +R4")[0] + "end finished A -2 B +2\n")


def test_a_deal_without_tiles_comes_from_the_seed() -> None:
    events = new_game(ruleset("tournament"), 2, SEED).events
    found = read_record(f"Edition: tournament\nPlayers: 2\nSeed: {SEED}\ndeal 1 A\nA ready\n")
    assert found[1] == events[1]
    with pytest.raises(RecordError, match="needs a seed"):
        read_record("Edition: tournament\nPlayers: 2\ndeal 1 A\nA ready\n")


def test_equal_tiles_are_told_apart_by_what_is_free() -> None:
    text = BY_HAND.replace("A R10 R11 R12 K1 R4 R5 R6", "A R10 R11 R12 K1 R4 R10 R11 R12")
    state = replay(read_record(text.partition("A play +R4")[0] + "A play +R10 R11 R12\n"))
    assert str(state.board.table[2]) == "R10b R11b R12b"


RUMMY = """\
Edition: rummy-discard
Knobs: meld_minimum=0
Players: 2

deal 1 A
  A R4 K9 K10
  B R4b R5 R6 B1 B2
  pool O1 O2 O3 O4

A draw O1
A discard R4
"""


def test_the_predecessors_discard_is_only_taken_where_that_is_written() -> None:
    """B plays R4b of its rack; the R4 that A has put aside is not meant, although it is the first copy."""
    state = replay(read_record(RUMMY + "B draw O2\nB play +R4 R5 R6\n"))
    assert str(state.board.table) == "R4b R5 R6"
    assert state.board.seats[0].discards == (Tile("R4"),)


def test_the_taken_discard_is_meant_where_that_is_written() -> None:
    state = replay(read_record(RUMMY + "B play-discard +R4 R5 R6\n"))
    assert str(state.board.table) == "R4 R5 R6"
    assert Tile("R4b") in state.board.seats[1].rack


# --- errors ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("1. A play +R10 R11 R12", "1. A play +R10 R11 X12", 10),
        ("1. A play +R10 R11 R12", "1. A play +R10 R11 B12", 10),
        ("2. B play +K10", "2. B plays +K10", 11),
        ("2. B play +K10", "2. G play +K10", 11),
        ("A draw O1", "A draw K5", 12),
        ("B play 1=", "B play 9=", 13),
        ("B play 1=", "B play 1==", 13),
        ("# the first turns", "what is this", 9),
        ("Players: 2", "Players: two", None),
        ("Edition: classic", "Edition: chess", None),
        ("Edition: classic", "Colour: red", None),
        ("A R10 R11 R12 K1", "A R10 R11 R12 X1", 5),
        ("  B K10 B10 O10", "  B K10 B10 R10 R10", 6),
        ("pool O1 O2", "pool O1 O2 Q", 7),
    ],
)
def test_errors_point_at_the_line(old: str, new: str, line: int | None) -> None:
    assert old in BY_HAND
    with pytest.raises(RecordError) as error:
        read_record(BY_HAND.replace(old, new, 1))
    if line is not None:
        assert error.value.line == line


def test_an_empty_record_is_an_error() -> None:
    for text in ("", "\n\n", "# nothing\n", "Meldstone game record 1\n"):
        with pytest.raises(RecordError):
            read_record(text)


def test_a_deal_that_forgets_a_seat_is_an_error_also_at_the_end_of_the_text() -> None:
    deal = BY_HAND.partition("  B K10")[0]
    for rest in ("", "\n", "A draw O1\n"):
        with pytest.raises(RecordError):
            read_record(deal + rest)


def test_a_json_error_points_at_its_line() -> None:
    lines = write_json_lines(Driver(ruleset("classic")).run(10)).splitlines()
    with pytest.raises(RecordError) as error:
        read_record("\n".join([*lines[:4], "{", *lines[4:]]))
    assert error.value.line == 5


def test_a_json_event_that_does_not_fit_points_at_its_line() -> None:
    lines = write_json_lines(Driver(ruleset("classic")).run(10)).splitlines()
    wrong = '{"type":"discarded","seat":0,"tile":"K13b"}'
    with pytest.raises(RecordError) as error:
        read_record("\n".join([*lines[:4], wrong, *lines[4:]]))
    assert error.value.line == 5


@pytest.mark.parametrize(
    "line",
    [
        '{"type":"passed","seat":-1}',
        '{"type":"played","seat":-2,"table":[]}',
        '{"type":"drew","seat":0,"tile":"R1","stack":-1}',
    ],
)
def test_seats_and_stacks_are_not_counted_from_the_end(line: str) -> None:
    lines = write_json_lines(Driver(ruleset("tournament")).run(0))
    with pytest.raises(RecordError):
        read_record(lines + line + "\n")


def test_a_game_needs_a_sensible_number_of_players() -> None:
    opened = write_json_lines(new_game(ruleset("classic"), 2, SEED).events[:1])
    for players in ("0", "-3", "7", "1000"):
        with pytest.raises(RecordError):
            read_record(opened.replace('"players":2', f'"players":{players}'))
