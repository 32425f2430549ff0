"""`meldstone solve`: the best moves of tests/data through one process, any nonsense line by line, and what a person sees."""

import io
import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from meldstone.cli.json_lines import LONGEST_LINE
from meldstone.cli.solve import LineSolver
from meldstone.cli.terminal.drawn_move import draw_move, sentences
from meldstone.game.position import Position
from meldstone.i18n import LANGUAGES, translator
from meldstone.notation.position import read_position
from meldstone.rules.catalogue import ruleset
from meldstone.rules.tile_turn import TileTurn, tile_objections
from meldstone.solver.objective import Objective
from meldstone.solver.solve import Changes, solve
from meldstone.tiles import Face, Table, number_copies
from meldstone.values import replace
from tests.cli.any_json import JSON
from tests.cli.running import run
from tests.vectors import BestMoveRow, best_move_rows

CLASSIC = LineSolver(ruleset("classic"))
ENGLISH = translator("en")
KEYS = ["placed", "table", "tiles", "points", "sets_changed", "optimal", "microseconds"]
BEST_MOVES = best_move_rows("small", "classic", "original")


def ask(question: object, solver: LineSolver = CLASSIC) -> Any:
    return solver.answer(json.dumps(question).encode())


def asked(table: str, rack: str, **more: object) -> Any:
    return ask({"table": [part.split() for part in table.split(";") if part.split()], "rack": rack.split(), **more})


def stream(questions: Iterable[object]) -> list[Any]:
    result = run("solve", "--jsonl", stdin="".join(json.dumps(question) + "\n" for question in questions).encode())
    assert (result.returncode, result.stderr) == (0, b"")
    return [json.loads(line) for line in result.stdout.splitlines()]


def violations_of(answer: Any, position: Position) -> list[str]:
    """What the rules object to in an answer."""
    final = iter(number_copies(Face(text) for tiles in answer["table"] for text in tiles))
    after = Table.of([next(final) for _ in tiles] for tiles in answer["table"])
    turn = TileTurn(position.table, after, frozenset(position.rack), position.opened)
    return [found.code.value for found in tile_objections(turn, position.rules)]


def test_every_best_move_in_one_process() -> None:
    questions: list[dict[str, object]] = []
    wanted: list[tuple[BestMoveRow, str, int, bool]] = []
    for row in BEST_MOVES:
        for objective, most, opened in (
            ("tiles", row.most_tiles, row.opened),
            ("points", row.most_points, row.opened),
            ("tiles", row.opening_most_tiles, False),
        ):
            if most is not None:
                shape = {"edition": row.edition, "overrides": row.overrides, "table": row.table, "rack": row.rack}
                questions.append({**shape, "opened": opened, "objective": objective})
                wanted.append((row, objective, most, opened))
    answers = stream(questions)
    assert len(answers) == len(wanted) > 900
    for answer, (row, objective, most, opened) in zip(answers, wanted, strict=True):
        assert list(answer) == KEYS, row
        assert (answer[objective], answer["optimal"]) == (most, True), row
        assert answer["tiles"] == len(answer["placed"])
        assert Counter(answer["placed"]) <= Counter(row.rack)
        assert type(answer["microseconds"]) is int
        assert answer["microseconds"] >= 0
        if answer["placed"]:
            assert violations_of(answer, replace(row.position, opened=opened)) == [], row
        else:
            assert (answer["table"], answer["points"], answer["sets_changed"]) == ([list(tiles) for tiles in row.table], 0, 0)


def test_the_example_of_the_manual() -> None:
    answer = asked("R4 R5 R6; K9 B9 O9", "R7 J")
    assert answer.pop("microseconds") >= 0
    assert sorted(answer.pop("placed")) == ["J", "R7"]
    assert sorted(answer.pop("table")[1]) == ["B9", "K9", "O9"]
    assert answer == {"tiles": 2, "points": 37, "sets_changed": 1, "optimal": True}


def test_a_joker_counts_the_penalty_of_the_edition() -> None:
    penalty = ruleset("classic").ending.joker_penalty
    assert asked("R4 R5 R6", "J")["points"] == penalty
    assert asked("R4 R5 R6", "J", overrides={"joker_penalty": 50 if penalty != 50 else 30})["points"] != penalty


def test_the_objective_decides() -> None:
    # the joker joins four low tiles, or makes a group with two high ones
    rack = "K1 K2 K4 K5 K13 B13 J"
    most_tiles, most_points = asked("", rack), asked("", rack, objective="points")
    assert (most_tiles["tiles"], most_tiles["points"]) == (5, 42)
    assert (most_points["tiles"], most_points["points"]) == (3, 56)


def test_nothing_to_play_leaves_the_table_as_it_was() -> None:
    answer = asked("R6 R5 R4; K9 B9 O9", "K1")
    assert answer["placed"] == []
    assert answer["table"] == [["R6", "R5", "R4"], ["K9", "B9", "O9"]]
    assert (answer["tiles"], answer["points"], answer["sets_changed"], answer["optimal"]) == (0, 0, 0, True)
    assert asked("", "")["table"] == []


def test_opened_is_true_unless_said_otherwise() -> None:
    assert asked("R4 R5 R6", "R7")["tiles"] == 1
    assert asked("R4 R5 R6", "R7", opened=False)["tiles"] == 0
    assert asked("R4 R5 R6", "R7 K10 B10 O10", opened=False)["placed"] == ["K10", "O10", "B10"]


def test_faces_are_answered_without_copies() -> None:
    answer = asked("R4 R5 R6; R4 R5 R6", "R7 R7")
    assert answer["placed"] == ["R7", "R7"]
    assert answer["table"] == [["R4", "R5", "R6", "R7"], ["R4", "R5", "R6", "R7"]]


def test_a_tile_beside_the_rack_is_taken_only_if_it_helps() -> None:
    answer = asked("", "R10 R11 K1", edition="rummy-discard", discard="R12")
    assert answer["took"] == "discard"
    assert list(answer) == [*KEYS, "took"]
    assert sorted(answer["placed"]) == ["R10", "R11", "R12"]
    assert "took" not in asked("", "R10 R11 R12", edition="rummy-discard", discard="K1")
    finishing = asked("", "R10 R11", edition="rummy-open-tile", open_tile="R12")
    assert (finishing["took"], finishing["tiles"]) == ("open-tile", 3)
    assert asked("", "R10 R11 K1", edition="rummy-open-tile", open_tile="R12")["placed"] == []


def test_changes_may_be_chosen() -> None:
    table = "R4 R5 R6; B4 B5 B6; K4 K5 K6"
    assert asked(table, "O4 O5 O6", changes="fewest")["sets_changed"] == 0
    for changes in Changes:
        assert asked(table, "O4 O5 O6", changes=changes.value)["tiles"] == 3


# --- lines that cannot be answered -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"nonsense", "input/not-json"),
        (b'{"table": [], "rack": ["\xff"]}', "input/not-json"),
        (b"[" * 100_000, "input/not-json"),
        (b"[]", "input/not-an-object"),
        (b"null", "input/not-an-object"),
        (b"{}", "input/missing-field"),
        (b'{"table": []}', "input/missing-field"),
        (b'{"rack": []}', "input/missing-field"),
        (b'{"table": [], "rack": [], "racks": []}', "input/unknown-field"),
        (b'{"table": {}, "rack": []}', "input/wrong-type"),
        (b'{"table": ["R1"], "rack": []}', "input/wrong-type"),
        (b'{"table": "R4 R5 R6", "rack": []}', "input/wrong-type"),
        (b'{"table": [], "rack": "R7"}', "input/wrong-type"),
        (b'{"table": [], "rack": [7]}', "input/wrong-type"),
        (b'{"table": [], "rack": [], "opened": 1}', "input/wrong-type"),
        (b'{"table": [], "rack": [], "objective": "money"}', "input/wrong-type"),
        (b'{"table": [], "rack": [], "objective": ["tiles"]}', "input/wrong-type"),
        (b'{"table": [], "rack": [], "objective": null}', "input/wrong-type"),
        (b'{"table": [], "rack": [], "changes": "many"}', "input/wrong-type"),
        (b'{"table": [], "rack": [], "edition": 7}', "input/wrong-type"),
        (b'{"table": [], "rack": [], "overrides": []}', "input/wrong-type"),
        (b'{"table": [], "rack": [], "edition": "rummy-discard", "discard": 3}', "input/wrong-type"),
        (b'{"table": [], "rack": ["R14"]}', "notation/not-a-tile"),
        (b'{"table": [], "rack": ["r7"]}', "notation/not-a-tile"),
        (b'{"table": [], "rack": ["R7b"]}', "notation/not-a-tile"),
        (b'{"table": [], "rack": [], "edition": "rummy-discard", "discard": "Q1"}', "notation/not-a-tile"),
        (b'{"table": [], "rack": [], "edition": "nope"}', "ruleset/unknown-edition"),
        (b'{"table": [], "rack": [], "overrides": {"nope": 1}}', "ruleset/unknown-knob"),
        (b'{"table": [["R4", "R5", "R7"]], "rack": []}', "set/run-not-consecutive"),
        (b'{"table": [["R4", "R5"]], "rack": []}', "set/too-short"),
        (b'{"table": [[]], "rack": []}', "set/too-short"),
        (b'{"table": [["R4", "B4", "R4"]], "rack": []}', "set/group-colour-twice"),
        (b'{"table": [["R4", "R5", "R6"], ["R4", "R5", "R6"]], "rack": ["R4"]}', "tile/too-many-copies"),
        (b'{"table": [], "rack": ["J", "J", "J", "J", "J", "J"]}', "tile/too-many-copies"),
        (b'{"table": [["R2", "D", "R5"]], "rack": []}', "tile/not-in-box"),
        (b'{"table": [], "rack": ["G4"]}', "tile/not-in-box"),
        (b'{"table": [], "rack": [], "discard": "R7"}', "discard/not-in-this-edition"),
        (b'{"table": [], "rack": [], "open_tile": "R7"}', "open-tile/nothing-to-take"),
        (b'{"table": [], "rack": ["R7", "R7"], "edition": "rummy-discard", "discard": "R7"}', "tile/too-many-copies"),
    ],
    ids=lambda value: str(value)[:70],
)
def test_a_line_that_cannot_be_answered_says_why(line: bytes, code: str) -> None:
    answer: Any = CLASSIC.answer(line)
    assert set(answer) == {"error"}
    assert set(answer["error"]) == {"code", "message"}
    assert answer["error"]["code"] == code
    assert answer["error"]["message"] not in ("", code)


def test_an_illegal_set_is_named() -> None:
    told = asked("K9 B9 O9; R4 R5 R7", "J")["error"]["message"]
    assert told.startswith("table[1]: R4 R5 R7: The numbers of a run must follow")
    german: Any = LineSolver(ruleset("classic"), "de").answer(b'{"table": [["R4", "R5", "R7"]], "rack": []}')
    assert german["error"]["message"].startswith("R4 R5 R7: Die Zahlen einer Reihe")


def test_a_megabyte_of_tiles_is_only_too_many() -> None:
    assert ask({"table": [["R7"] * 100_000], "rack": []})["error"]["code"] == "tile/too-many-copies"


def test_the_stream_goes_on_after_anything() -> None:
    good = json.dumps({"table": [["R4", "R5", "R6"]], "rack": ["R7"]}).encode()
    lines = [b"nonsense", b"", b"\xff\xff", b'{"rack": ["' + b"R" * LONGEST_LINE + b'"]}', b'{"table": [["R1"]], "rack": []}', good]
    result = run("solve", "--jsonl", "--edition", "original", stdin=b"\n".join(lines))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    codes = [answer["error"]["code"] for answer in answers[:-1]]
    assert codes == ["input/not-json", "input/not-json", "input/too-long", "set/too-short"]
    assert answers[-1]["table"] == [["R4", "R5", "R6", "R7"]]
    assert (result.returncode, result.stderr) == (0, b"")


def test_a_line_with_its_own_edition_stands_for_itself() -> None:
    solver = LineSolver(ruleset("classic", {"jokers_double": 2}))
    question = {"table": [["R2", "D", "R5"]], "rack": ["R6"]}
    assert ask(question, solver)["tiles"] == 1
    assert ask({**question, "overrides": {"copies": 3}}, solver)["tiles"] == 1
    assert ask({**question, "edition": "classic"}, solver)["error"]["code"] == "tile/not-in-box"


TILES = st.sampled_from([*[f"{colour}{number}" for colour in "KR" for number in range(4, 8)], "B5", "O5", "J", "D", "C", "M"])
FIELDS = {
    "edition": st.sampled_from(["classic", "twist", "original", "rummy-discard", "rummy-open-tile", "tournament", "nope"]) | JSON,
    "overrides": st.just({"copies": 3}) | JSON,
    "opened": st.booleans() | JSON,
    "objective": st.sampled_from(["tiles", "points"]) | JSON,
    "changes": st.sampled_from(["any", "few", "fewest"]) | JSON,
    "discard": TILES | JSON,
    "open_tile": TILES | JSON,
    "colour": JSON,
}
TABLES = st.lists(st.sampled_from([["R4", "R5", "R6"], ["K5", "R5", "B5"], ["K4", "K5", "J"], ["R4", "R6"]]), max_size=3)
POSITIONS = st.fixed_dictionaries({"table": TABLES | JSON, "rack": st.lists(TILES, max_size=6) | JSON}, optional=FIELDS)


@given(st.binary(max_size=200) | POSITIONS.map(lambda value: json.dumps(value).encode()))
def test_no_line_is_too_strange(line: bytes) -> None:
    answer: Any = CLASSIC.answer(line)
    assert list(answer) in (["error"], KEYS, [*KEYS, "took"])
    json.dumps(answer)


@given(
    st.sampled_from(["classic", "twist", "original", "tournament", "rummy-discard"]),
    TABLES,
    st.lists(TILES, max_size=6),
    st.booleans(),
    st.sampled_from(["tiles", "points"]),
)
def test_every_answer_is_a_legal_turn(edition: str, table: list[list[str]], rack: list[str], opened: bool, objective: str) -> None:
    answer = ask({"edition": edition, "table": table, "rack": rack, "opened": opened, "objective": objective})
    if "error" not in answer and answer["placed"]:
        row = BestMoveRow(edition, opened, tuple(map(tuple, table)), tuple(rack), 0)
        assert violations_of(answer, row.position) == []


# --- for people ------------------------------------------------------------------------------------------------------------------


def shown(*arguments: str) -> str:
    # COLUMNS: rich would take the width of the terminal that runs the tests
    result = run("solve", *arguments, env={**os.environ, "COLUMNS": "120", "NO_COLOR": "1"})
    assert (result.returncode, result.stderr) == (0, b"")
    return result.stdout.decode()


def squeezed(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def test_the_table_before_and_after() -> None:
    lines = squeezed(shown("--table", "r4 r5 r6; K9 b9 O9", "--rack", "r7 j k1"))
    assert "before after" in lines
    assert "2 K9 B9 O9 K9 B9 O9" in lines
    assert "1• R4 R5 R6 R4 R5 R6 R7* J*" in lines
    assert "J in set 1: R8" in lines
    assert "Places R7 J: 2 tiles, 37 points." in lines
    assert "Changes 1 of 2 sets on the table, proven the fewest." in lines
    assert lines[-1] == "Proven: no legal move places more tiles."


def test_tiles_are_drawn_in_colour_on_a_terminal() -> None:
    result = run("solve", "--table", "R4 R5 R6", "--rack", "R7", env={**os.environ, "FORCE_COLOR": "1", "TERM": "xterm-256color"})
    assert b"\x1b[" in result.stdout


def test_the_letters_of_the_box_are_used() -> None:
    assert "N1* B1* R1*" in shown("--edition", "rummy", "--set", "meld_minimum=0", "--rack", "n1 r1 b1")


def test_special_jokers_say_what_they_are() -> None:
    lines = squeezed(shown("--edition", "twist", "--table", "R2 D R5; K4 M K4", "--rack", "R6"))
    assert "D in set 1: R3 + R4" in lines
    assert "M in set 2: the mirror" in lines


def test_the_opening_counts_only_the_own_tiles() -> None:
    position = ("--table", "R4 R5 R6", "--rack", "R7")
    assert "There is nothing to play." in shown(*position, "--opening")
    assert "Places R7: 1 tile, 7 points." in shown(*position)
    assert "The table is empty." in shown("--rack", "R7")


def test_a_position_on_one_line() -> None:
    text = shown("--position", "rummy-discard / k1 k2 k3 / r10 r11 k4 / unopened / discard r12", "--explain", "--fewest")
    assert "1. You take the discarded tile: R12." in text
    assert "R10* R11* R12*" in text


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("classic / R4 R5 R6 / R7", ["Add R7 from your rack to set 1: R4 R5 R6 R7."]),
        ("classic / / R10 B10 K10", ["Lay set 1 from your rack: K10 B10 R10."]),
        (
            "classic / K9 O9 B9 R9 / R10 R11",
            ["Begin set 2 with R9 from set 1.", "Add R10 R11 from your rack to set 2: R9 R10 R11."],
        ),
        (
            "classic / R4 R5 R6 R7 / B7 O7",
            ["Begin set 2 with R7 from the end of set 1.", "Add O7 B7 from your rack to set 2: O7 B7 R7."],
        ),
        (
            "original / J B2 B3 / K2 K3 B1",
            [
                "Swap the joker of set 1 for B1: begin set 2 with J.",
                "Add B1 from your rack to set 1: B1 B2 B3.",
                "Add K2 K3 from your rack to set 2: K2 K3 J.",
            ],
        ),
    ],
)
def test_steps_are_sentences(position: str, expected: Sequence[str]) -> None:
    told = list(sentences(solve(read_position(position)), str, ENGLISH))
    assert [_sorted_set(line) for line in told] == [_sorted_set(line) for line in expected]


def _sorted_set(sentence: str) -> tuple[str, tuple[str, ...]]:
    """A sentence without the order of the tiles in the finished set and among those that come to it."""
    head, _, row = sentence.rstrip(".").rpartition(": ")
    return " ".join(sorted(head.split())), tuple(sorted(row.split()))


@pytest.mark.parametrize("row", [row for row in BEST_MOVES if row.most_tiles][::7], ids=str)
def test_every_move_can_be_drawn_and_carried_out(row: BestMoveRow) -> None:
    move = solve(row.position)
    console = Console(file=io.StringIO(), width=100)
    draw_move(move, Objective.TILES, console, ENGLISH, explain=True)
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    assert drawn.count("*") == move.tiles + 1  # and one in the legend
    assert len(list(sentences(move, str, ENGLISH))) == len(move.steps)
    for tiles in move.table:
        changed = any(set(tiles) & set(step.tiles) for step in move.steps)
        finished = [line for line in sentences(move, str, ENGLISH) if line.endswith(f": {' '.join(map(str, tiles.faces))}.")]
        assert bool(finished) >= changed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_is_told_in_every_language(language: str) -> None:
    """Every kind of step, what a joker stands for and what is proven: nothing is missing, and nothing is left in English."""
    speak = translator(language)
    said = ""
    for line in (
        "original / J B2 B3 / K2 K3 B1",
        "classic / K9 O9 B9 R9 / R10 R11",
        "classic / R4 R5 R6 R7 / B7 O7",
        "twist / R2 D R5; K4 M K4 / R6",
        "rummy-discard / B1 B2 B3 / R10 R11 B4 / unopened / discard R12",
        "classic / / R1",
    ):
        console = Console(file=io.StringIO(), width=100)
        draw_move(solve(read_position(line)), Objective.TILES, console, speak, explain=True)
        said += console.file.getvalue()  # type: ignore[attr-defined]
    for message in ("move-legend", "move-nothing", "move-finishes", "move-proven"):
        assert speak.word(message) in said, message
    assert "move-" not in said
    assert "{" not in said
    if language != "en":
        assert not re.search(r"\b(the|your|set|from|with|tiles?|changes|proven)\b", said, re.IGNORECASE), said


def test_json_is_the_answer_of_the_stream() -> None:
    position = ("--table", "R4 R5 R6; K9 B9 O9", "--rack", "R7 J")
    answer = json.loads(shown(*position, "--json"))
    assert list(answer) == KEYS
    assert answer["tiles"] == 2
    explained = json.loads(shown(*position, "--json", "--explain", "--objective", "points"))
    assert list(explained) == [*KEYS, "steps"]
    assert len(explained["steps"]) == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--rack", "R7 x9"], "notation/not-a-tile: --rack: 'x9' at character 4 is not a tile"),
        (["--rack", "R7", "--table", "R1 R2 R33"], "notation/not-a-tile: --table: 'R33' at character 7 is not a tile"),
        (["--rack", "R7", "--table", "K9 B9 O9; R4 R5 R7"], "set/run-not-consecutive: set 2: R4 R5 R7: The numbers of a run"),
        (["--rack", "R4 R4", "--table", "R4 R5 R6"], "tile/too-many-copies: table and rack: R4: The box holds only 2"),
        (["--rack", "R7 " * 9], "tile/too-many-copies: table and rack: R7: The box holds only 2"),
        (["--rack", "D"], "tile/not-in-box: table and rack: D: There is no such tile"),
        ([], "usage/bad-option: solve wants --rack"),
        (["--table", "R4 R5 R6"], "usage/bad-option: solve wants --rack"),
        (["--rack", "R7", "--edition", "nope"], "ruleset/unknown-edition"),
        (["--rack", "R7", "--set", "copies"], "usage/bad-option: --set wants"),
        (["--position", "classic / R4 R5 R6 / q1"], "notation/bad-position: --position: 'q1' is not a tile (character 22)"),
        (["--position", "classic"], "notation/bad-position: --position: a position has at least"),
        (["--position", "nope / / R7"], "ruleset/unknown-edition"),
        (["--position", "classic / R4 R5 R7 / R7"], "set/run-not-consecutive: set 1: R4 R5 R7"),
        (["--position", "classic / / R7 / opened / discard R8"], "discard/not-in-this-edition: discard: There is no discarding"),
        (["--position", "classic / / R7", "--rack", "R7"], "usage/bad-option: --rack cannot go with --position"),
        (["--position", "classic / / R7", "--set", "copies=3"], "usage/bad-option: --set cannot go with --position"),
        (["--jsonl", "--rack", ""], "usage/bad-option: --rack cannot go with --jsonl"),
        (["--jsonl", "--fewest"], "usage/bad-option: --fewest cannot go with --jsonl"),
    ],
)
def test_unusable_input_ends_with_its_code(arguments: list[str], told: str) -> None:
    result = run("solve", *arguments)
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr.decode().startswith(f"meldstone: {told}")
