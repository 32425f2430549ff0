"""The terminal game, driven by scripted lines."""

import io
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from meldstone.bots.runner import actor
from meldstone.bots.simple import Novice
from meldstone.cli.terminal.faces import letters
from meldstone.cli.terminal.session import Session
from meldstone.game.apply import Applied, new_game
from meldstone.game.commands import Discard, Draw, Pass, Play, Ready, Took
from meldstone.game.events import AnyEvent
from meldstone.game.replay import replay
from meldstone.game.state import Phase, Pool, Seat, State
from meldstone.game.view import view
from meldstone.i18n import translator
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import Table, Tile
from meldstone.values import replace

NAMES = ("You", "Ada", "Bela", "Cleo", "Dora", "Emil")


class Played:
    """A session with everything it printed and recorded."""

    def __init__(self, start: Applied, *, width: int = 80, language: str = "en") -> None:
        self.out = io.StringIO()
        self.events: list[AnyEvent] = []
        console = Console(file=self.out, width=width, highlight=False, markup=False, color_system=None)
        bots = [Novice()] * start.state.players
        self.session = Session(start, bots, console, translator(language), self.events.extend)
        self.session.start()

    def hear(self, *lines: str) -> str:
        """What the game answers to these lines."""
        begin = self.out.tell()
        for line in lines:
            self.session.hear(line)
        return self.out.getvalue()[begin:]

    @property
    def state(self) -> State:
        return self.session.state


def game(edition: str, players: int = 3, seed: int = 5, **overrides: object) -> Applied:
    rules = ruleset(edition, {"turn_seconds": 0, **overrides})
    return new_game(rules, players, f"{seed:064x}", names=NAMES[:players])


def position(
    rules: Ruleset, rack: str, table: str = "", *, opened: bool = True, pool: str = "K1 K2 K3", discard: str = ""
) -> Applied:
    """You are to move; Ada holds one tile."""
    start = new_game(rules, 2, "0" * 64, names=NAMES[:2], starter=0)
    ada = Seat((Tile("O1"),), opened=True, discards=Tile.parse_many(discard), discard_live=bool(discard))
    state = replace(
        start.state,
        phase=Phase.PLAYING,
        ready=(True, True),
        board=replace(
            start.state.board,
            table=Table.parse(table),
            seats=(Seat(Tile.parse_many(rack), opened=opened, has_placed=opened), ada),
            pool=Pool(Tile.parse_many(pool)),
            turn=0,
        ),
    )
    return Applied(state, start.events)


def typed_like_a_novice(state: State) -> Iterable[str]:
    """What a person would type to do what a novice does."""
    written = letters(state.rules)
    command = Novice().choose(view(state, 0), state.rules)
    match command:
        case Play():
            if command.took is not Took.NOTHING:
                yield "take discard" if command.took is Took.DISCARD else "take open"
            yield "table " + "; ".join(" ".join(written(tile.face).lower() for tile in tiles) for tiles in command.table)
            yield "done"
        case Draw():
            yield "draw"
        case Pass():
            yield "pass"
        case Ready():
            yield "ready"
        case Discard():
            yield f"discard {written(command.tile.face)}"


@pytest.mark.parametrize(
    ("edition", "players"),
    [*[(name, 3) for name in editions()], ("six-player", 6), ("rummy-discard+rummy-open-tile+rummy-hand", 2), ("mix", 4)],
)
def test_a_whole_game_can_be_typed(edition: str, players: int) -> None:
    start = game(edition, players)
    played = Played(start)
    for _ in range(500):
        if not played.session.waiting:
            break
        assert actor(played.state) == 0 or played.session.prompt().startswith("announce")
        if played.session.prompt().startswith("announce"):
            played.hear("")
            continue
        for line in typed_like_a_novice(played.state):
            answer = played.hear(line)
            assert "Not yet" not in answer, answer
    assert played.state.phase is Phase.FINISHED
    said = played.out.getvalue()
    assert "The game is over" in said
    assert f"Seed: {start.state.chance.seed}" in said.replace("\n", " ")
    assert max(len(line) for line in said.splitlines()) <= 80
    assert replay(played.events) == played.state


def test_several_steps_make_a_turn() -> None:
    played = Played(position(ruleset("classic"), "R7b B7 K7 R8 O2", "R4 R5 R6 R7"))
    played.hear("take r7 from 1", "lay k7 b7 r7", "add r7 to 1", "add r8 to 1")
    assert str(played.session.drafting.draft.table) == "R4 R5 R6 R7b R8; K7 B7 R7"
    assert "You play" in played.hear("done")
    assert str(played.state.board.table) == "R4 R5 R6 R7b R8; K7 B7 R7"


def test_a_refused_table_is_explained_in_the_players_language_and_the_draft_stays() -> None:
    start = position(ruleset("classic"), "K4 B4 B4b", "R4 R5 R6")
    played = Played(start)
    assert "A group may contain each colour only once" in played.hear("lay k4 b4 b4", "done")
    assert len(played.session.drafting.draft.rack) == 0
    assert played.state == start.state
    german = Played(start, language="de").hear("lay k4 b4 b4", "done")
    assert "K4 B4 B4" in german
    assert "A group may contain" not in german


def test_all_objections_are_told_at_once() -> None:
    played = Played(position(ruleset("classic"), "R7 K1", "R4 R5 R6; K9 B9 O9"))
    answer = played.hear("take k9 from 2", "lay k1 r7", "done")
    assert "K9: Tiles on the table" in answer
    assert "B9 O9: 2 tiles are not enough" in answer
    assert "K1 R7: 2 tiles" in answer or "R7 K1: 2 tiles" in answer


def test_drawing_does_not_throw_a_draft_away() -> None:
    played = Played(position(ruleset("classic"), "R7 K1", "R4 R5 R6"))
    assert "“reset”" in played.hear("add r7 to 1", "draw")
    assert len(played.state.board.seats[0].rack) == 2
    played.hear("reset", "draw")
    assert len(played.state.board.seats[0].rack) == 3


def test_the_brown_and_white_box_has_its_own_letters() -> None:
    played = Played(position(ruleset("rummy"), "K4 O4 B4 K9", "R4 R5 R6"))
    assert "N4 N9   W4   B4" in played.hear("show")
    assert "You have no W9" in played.hear("lay w9")
    assert "N4 W4 B4" in played.hear("lay n4 w4 b4")


def test_the_discard_is_taken_into_a_new_set() -> None:
    rules = ruleset("rummy-discard")
    played = Played(position(rules, "R5 R6 K1 O9", discard="R7"))
    assert "Every turn begins with a tile" in played.out.getvalue()
    played.hear("take discard", "lay r5 r6 r7", "done")
    assert str(played.state.board.table).startswith("R5 R6 R7")


def test_the_discard_cannot_be_taken_after_drawing_or_where_there_is_none() -> None:
    played = Played(position(ruleset("rummy-discard"), "R5 R6 K1 O9", discard="R7"))
    assert "Not yet" in played.hear("draw", "take discard")
    assert "Not yet" in Played(position(ruleset("classic"), "R5")).hear("take discard")
    assert "Not yet" in Played(position(ruleset("classic"), "R5")).hear("take open")


def test_a_tile_is_discarded() -> None:
    played = Played(position(ruleset("rummy-discard"), "R5 R6 K1 O9"))
    assert "Not yet" in played.hear("discard o9")
    assert "You discard the white 9" in played.hear("draw", "discard o9")
    assert "You have no B13" in played.hear("discard b13")


def test_an_announced_opening() -> None:
    rules = ruleset("tournament", {"turn_seconds": 0})
    played = Played(position(rules, "R10 R11 K1", opened=False, pool="R12 K5 K6 K7 K8"))
    assert "You could open next time" in played.hear("draw")
    assert played.session.prompt().startswith("announce")
    assert "You announce the initial meld" in played.hear("announce")
    assert played.state.board.turn == 0


def test_counts_are_asked_where_they_are_not_shown() -> None:
    played = Played(position(ruleset("tournament", {"turn_seconds": 0, "rack_count_visible": "on_ask"}), "R10 R11 K1"))
    assert "Ada ? tiles" in played.out.getvalue()
    played.hear("add r10 to 1", "lay r10 r11")
    assert "Ada has 1 tile left." in played.hear("ask ad")
    assert "Nobody here is called “zoe”" in played.hear("ask zoe")
    assert len(played.session.drafting.draft.rack) == 1, "asking costs nobody the draft"


def test_a_redeal_on_three_doublets() -> None:
    rules = ruleset("tournament", {"turn_seconds": 0})
    start = new_game(rules, 2, "0" * 64, names=NAMES[:2])
    rack = Tile.parse_many("R1 R1b K2 K2b B3 B3b R5 R6 R7 R8 R9 R10 R11 R12")
    seats = (replace(start.state.board.seats[0], rack=rack), start.state.board.seats[1])
    state = replace(start.state, board=replace(start.state.board, seats=seats))
    played = Played(Applied(state, start.events))
    assert "three doublets" in played.out.getvalue()
    assert "Type “ready”" in played.hear("lay r5 r6 r7")
    assert "You demand a new deal" in played.hear("redeal")
    assert played.state.deal_number == 2


def test_hints_are_what_a_novice_would_do() -> None:
    assert "You could play: R7 to R4 R5 R6" in Played(position(ruleset("classic"), "R7 K1", "R4 R5 R6")).hear("hint")
    assert "“draw” a tile" in Played(position(ruleset("classic"), "K1")).hear("hint")
    assert "“pass”" in Played(position(ruleset("classic"), "K1", pool="")).hear("hint")


def test_passing_is_for_those_who_cannot_play_where_the_rules_say_so() -> None:
    rules = ruleset("classic", {"empty_pool_rule": "must_play_if_able"})
    played = Played(position(rules, "R7 K1", "R4 R5 R6", pool=""))
    assert "Not yet" in played.hear("pass")
    assert "You pass" in Played(position(rules, "K1", "R4 R5 R6", pool="")).hear("pass")


@pytest.mark.parametrize("width", [20, 40, 80, 160])
def test_any_width_will_do(width: int) -> None:
    played = Played(game("twist", 4), width=width)
    played.hear("help", "draw", "draw", "hint", "sort")
    assert max(len(line) for line in played.out.getvalue().splitlines()) <= max(width, 20)


def test_an_illegal_table_costs_tiles_where_the_rules_say_so() -> None:
    rules = ruleset("classic", {"invalid_commit": "penalise"})
    played = Played(position(rules, "R7 K1 K9", "R4 R5 R6", pool="B1 B2 B3 B4 B5"))
    assert "The table was not legal. Back on the rack: K9. Drawn: B1 B2 B3." in played.hear("lay k9", "done")


def test_a_tile_is_drawn_every_turn_where_the_rules_say_so() -> None:
    rules = ruleset("classic", {"draw_policy": "draw_always", "turn_seconds": 0})
    played = Played(position(rules, "R7 K1 K9", "R4 R5 R6", pool="B1 B5 B9 B13"))
    assert "Not yet" in played.hear("pass")
    assert "after drawing" in played.hear("help")
    assert "You pass" in played.hear("draw", "pass")


def test_leaving_is_polite() -> None:
    played = Played(game("classic"))
    assert "Goodbye" in played.hear("quit")
    assert not played.session.waiting


VERBS = "draw pass lay add take split swap move join table undo reset done discard sort announce ask redeal ready hint show help"
PARTS = "from to after for in with set 1 2 3 0 -1 99 ; , open R1 r2 K3 B13 O9 J D C M N4 W5 R14 Ada zoe [bold] [/]"
WORDS = st.sampled_from([*VERBS.split(), *PARTS.split(), "\x1b[2J"])
LINES = st.lists(st.lists(WORDS, max_size=7).map(" ".join) | st.text(max_size=20).filter(lambda text: "q" not in text), max_size=12)
STARTS = [game("twist", 2), game("rummy-discard+rummy-open-tile", 3), game("tournament", 4, 7), game("original", 2), game("mix", 3)]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(STARTS), LINES)
def test_nothing_that_is_typed_breaks_the_game(start: Applied, lines: list[str]) -> None:
    played = Played(start)
    for line in lines:
        if played.session.waiting:
            played.hear(line)
            assert played.session.prompt()
    assert "\x1b" not in played.out.getvalue()
    assert replay(played.events) == played.state
