"""`meldstone check` is the contract for scripts: the worked examples of RULES.md, and any nonsense, line by line."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meldstone.cli.check import LONGEST_LINE, Checker
from meldstone.i18n import LANGUAGES
from meldstone.rules.catalogue import ruleset
from tests.cli.any_json import JSON
from tests.cli.running import run
from tests.vectors import ScoreRow, TimeoutRow, move_rows, opening_rows, score_rows, set_rows, timeout_rows

CLASSIC = Checker(ruleset("classic"))
TWIST = Checker(ruleset("twist"))


def ask(question: object, checker: Checker = CLASSIC) -> Any:
    return checker.answer(json.dumps(question).encode())


def error(line: bytes) -> str:
    answer: Any = CLASSIC.answer(line)
    assert set(answer) == {"error"}
    assert set(answer["error"]) == {"code", "message"}
    assert isinstance(answer["error"]["message"], str)
    return str(answer["error"]["code"])


def test_every_worked_example_in_one_process() -> None:
    questions: list[dict[str, object]] = []
    expected: list[tuple[str, object]] = []
    for row in set_rows():
        for edition in row.editions:
            questions.append({"tiles": row.tiles, "edition": edition, "overrides": row.overrides})
            expected.append((f"{row.id} {edition}", (row.valid, row.kind, row.value)))
    for opening in opening_rows():
        for edition in opening.editions:
            laid = [tile for tiles in opening.sets for tile in tiles]
            questions.append({"before": [], "opened": False, "from_rack": laid, "after": opening.sets, "edition": edition})
            expected.append((f"{opening.id} {edition}", opening.opens))
    for move in move_rows():
        for edition in move.editions:
            shape = {"before": move.before, "opened": move.opened, "from_rack": move.from_rack, "after": move.after}
            questions.append({**shape, "edition": edition, "overrides": move.overrides})
            expected.append((f"{move.id} {edition}", move.legal))
    result = run("check", stdin="".join(json.dumps(question) + "\n" for question in questions).encode())
    assert (result.returncode, result.stderr) == (0, b"")
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(answers) == len(questions) > 300
    for answer, (name, wanted) in zip(answers, expected, strict=True):
        if isinstance(wanted, tuple):
            assert list(answer) == ["valid", "kind", "value", "violations"]
            valid, kind, value = wanted
            assert answer["valid"] is valid, name
            assert not valid or kind is None or answer["kind"] == kind, name
            assert answer["value"] == (value if valid else None), name
            assert (answer["violations"] == []) is valid, name
        else:
            assert list(answer) == ["legal", "violations"]
            assert answer["legal"] is wanted, name
            assert (answer["violations"] == []) is wanted, name


def test_the_examples_of_the_manual() -> None:
    assert ask({"tiles": ["R2", "D", "R5"]}, TWIST) == {"valid": True, "kind": "run", "value": 14, "violations": []}
    assert ask({"tiles": ["R2", "R3"]}) == {"valid": False, "kind": None, "value": None, "violations": ["set/too-short"]}


def test_a_tile_that_the_box_lacks_is_a_violation() -> None:
    assert ask({"tiles": ["R2", "D", "R5"]})["violations"] == ["tile/not-in-box"]
    assert ask({"tiles": ["R5", "J", "R7", "J", "J"]})["violations"] == ["tile/too-many-copies"]
    assert "tile/too-many-copies" in ask({"tiles": ["R7"] * 9})["violations"]


def test_brown_and_white_are_read_as_black_and_orange() -> None:
    assert ask({"tiles": ["N9", "W9", "B9"], "edition": "rummy"})["valid"] is True


def turn(before: str, rack: str, after: str, **more: object) -> Any:
    def sets(text: str) -> list[list[str]]:
        return [part.split() for part in text.split(";") if part.split()]

    return ask({"before": sets(before), "from_rack": rack.split(), "after": sets(after), **more})


def test_opened_is_true_unless_said_otherwise() -> None:
    assert turn("R4 R5 R6", "R7", "R4 R5 R6 R7") == {"legal": True, "violations": []}
    told = turn("R4 R5 R6", "R7", "R4 R5 R6 R7", opened=False)
    assert told == {"legal": False, "violations": ["opening/table-touched", "opening/too-few-points"]}


@pytest.mark.parametrize(
    ("before", "rack", "after", "codes"),
    [
        ("R4 R5 R6", "", "R4 R5 R6", ["turn/no-own-tile"]),
        ("R4 R5 R6", "R7", "R4 R5 R6 R7; K1 K2 K3", ["turn/tile-from-nowhere"]),
        ("R4 R5 R6", "R7 K1", "R4 R5 R6 R7", ["turn/own-tile-not-placed"]),
        ("R4 R5 R6; K1 K2 K3", "R7", "R4 R5 R6 R7", ["turn/table-tile-missing"]),
        ("R4 R5 R6; R4 R5 R6", "R7", "R4 R5 R6 R7; R4 R5 R6", []),
        ("R4 R5 R6", "R4 R5 R6", "R4 R5 R6", ["turn/no-own-tile", "turn/own-tile-not-placed"]),
        ("R4 R5 R6; R4 R5 R6", "R4 R5 R6", "R4 R5 R6; R4 R5 R6; R4 R5 R6", ["tile/too-many-copies"]),
        ("R4 R5 R6", "D R9", "R4 R5 R6 D R9", ["tile/not-in-box"]),
        ("", "R7 R7 R7 R7 R7", "R7 R7 R7 R7 R7", ["set/group-colour-twice", "set/group-too-large", "tile/too-many-copies"]),
        (
            "",
            "R7",
            "R7 R7 R7 R7 R7 R7",
            ["turn/tile-from-nowhere", "set/group-colour-twice", "set/group-too-large", "tile/too-many-copies"],
        ),
        ("", "", "", ["turn/no-own-tile"]),
    ],
)
def test_physical_tiles_are_handed_out_by_face(before: str, rack: str, after: str, codes: list[str]) -> None:
    assert turn(before, rack, after) == {"legal": not codes, "violations": codes}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"nonsense", "input/not-json"),
        (b"{", "input/not-json"),
        (b'{"tiles": ["R1"]} trailing', "input/not-json"),
        (b"\xff\xfe", "input/not-json"),
        (b'{"tiles": ["\xff"]}', "input/not-json"),
        (b"[" * 100_000, "input/not-json"),
        (b"[]", "input/not-an-object"),
        (b"null", "input/not-an-object"),
        (b'"R7"', "input/not-an-object"),
        (b"{}", "input/unknown-shape"),
        (b'{"edition": "classic"}', "input/unknown-shape"),
        (b'{"tiles": [], "after": []}', "input/unknown-shape"),
        (b'{"tiles": [], "opened": true}', "input/unknown-shape"),
        (b'{"tiles": [], "colour": 3}', "input/unknown-field"),
        (b'{"before": [], "after": []}', "input/missing-field"),
        (b'{"opened": true}', "input/missing-field"),
        (b'{"tiles": "R1 R2 R3"}', "input/wrong-type"),
        (b'{"tiles": [1]}', "input/wrong-type"),
        (b'{"tiles": null}', "input/wrong-type"),
        (b'{"tiles": [["R1"]]}', "input/wrong-type"),
        (b'{"before": ["R1"], "from_rack": [], "after": []}', "input/wrong-type"),
        (b'{"before": {}, "from_rack": [], "after": []}', "input/wrong-type"),
        (b'{"before": [], "from_rack": [], "after": [], "opened": 1}', "input/wrong-type"),
        (b'{"tiles": [], "edition": 7}', "input/wrong-type"),
        (b'{"tiles": [], "overrides": []}', "input/wrong-type"),
        (b'{"tiles": ["R14"]}', "notation/not-a-tile"),
        (b'{"tiles": [""]}', "notation/not-a-tile"),
        (b'{"tiles": ["R7b"]}', "notation/not-a-tile"),
        (b'{"tiles": [], "edition": "nope"}', "ruleset/unknown-edition"),
        (b'{"tiles": [], "edition": ""}', "ruleset/unknown-edition"),
        (b'{"tiles": [], "overrides": {"nope": 1}}', "ruleset/unknown-knob"),
        (b'{"tiles": [], "overrides": {"copies": [[]]}}', "ruleset/bad-value"),
        (b'{"tiles": [], "overrides": {"copies": 1e999}}', "input/not-json"),
        (b'{"tiles": [], "overrides": {"copies": ' + b"9" * 5000 + b"}}", "input/not-json"),
        (b'{"tiles": [], "overrides": {"joker_lock": "no_split"}}', "ruleset/contradiction"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_malformed_line_is_answered_with_its_code(line: bytes, code: str) -> None:
    assert error(line) == code


def test_the_stream_goes_on_after_anything() -> None:
    lines = [b"nonsense", b"", b"   ", b"\xff\xff", b'{"tiles": ["' + b"R" * LONGEST_LINE + b'"]}', b"[" * 5000, b'{"tiles": []}']
    result = run("check", stdin=b"\n".join(lines))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    codes = [answer["error"]["code"] for answer in answers[:-1]]
    assert codes == ["input/not-json", "input/not-json", "input/too-long", "input/not-json"]
    assert answers[-1]["valid"] is False
    assert (result.returncode, result.stderr) == (0, b"")


def test_a_megabyte_of_tiles_is_only_too_many() -> None:
    answer = ask({"tiles": ["R7"] * 100_000})
    assert "tile/too-many-copies" in answer["violations"]
    answer = ask({"before": [["R7"] * 50_000], "from_rack": ["R7"], "after": [["R7"] * 50_001]})
    assert "tile/too-many-copies" in answer["violations"]


def test_a_line_with_its_own_edition_stands_for_itself() -> None:
    checker = Checker(ruleset("classic", {"jokers_double": 2}))
    assert ask({"tiles": ["R2", "D", "R5"]}, checker)["valid"] is True
    assert ask({"tiles": ["R2", "D", "R5"], "overrides": {"copies": 3}}, checker)["valid"] is True
    assert ask({"tiles": ["R2", "D", "R5"], "edition": "classic"}, checker)["valid"] is False


FIELDS = st.sampled_from(
    ["tiles", "before", "from_rack", "after", "opened", "edition", "overrides", "copies", "at_deadline", "players", "ending"]
)
ANSWERS: list[set[str]] = [
    {"error"},
    {"valid", "kind", "value", "violations"},
    {"legal", "violations"},
    {"after", "to_rack", "draw"},
    {"after", "to_rack", "draw", "to_pool"},
    {"result", "reasons"},
]


@given(st.binary(max_size=200) | st.dictionaries(FIELDS, JSON).map(lambda value: json.dumps(value).encode()))
def test_no_line_is_too_strange(line: bytes) -> None:
    answer: Any = TWIST.answer(line)
    assert set(answer) in ANSWERS
    json.dumps(answer)


def test_messages_come_in_the_language_asked_for() -> None:
    answer: Any = Checker(ruleset("classic"), "de").answer(b'{"tiles": ["Q9"]}')
    assert answer["error"]["message"].startswith("„Q9“ ist kein Spielstein")
    result = run("--lang", "ru", "verify", "no-such-file")
    assert result.stderr.decode().startswith("meldstone: file/not-readable: Не удаётся прочитать файл")


# --- deadlines -------------------------------------------------------------------------------------------------------


def deadline(before: str, draft: str, **more: object) -> Any:
    def sets(text: str) -> list[list[str]]:
        return [part.split() for part in text.split(";") if part.split()]

    return ask({"before": sets(before), "at_deadline": sets(draft), **more})


@pytest.mark.parametrize("row", timeout_rows(), ids=lambda row: row.id)
def test_every_worked_deadline(row: TimeoutRow) -> None:
    for edition in row.editions:
        shape = {"before": row.before, "at_deadline": row.at_deadline, "edition": edition, "overrides": row.overrides}
        expected = {"after": row.after, "to_rack": row.to_rack, "draw": row.draw}
        assert ask(shape) == json.loads(json.dumps(expected))


def test_what_is_missing_is_in_the_hand() -> None:
    assert deadline("B4 B5 B6; R7 R8 R9 R10", "B4 B5 B6; R7 R8 R9", edition="rummy") == {
        "after": [["B4", "B5", "B6"], ["R7", "R8", "R9"]],
        "to_rack": ["R10"],
        "draw": 3,
    }


def test_what_has_no_place_any_more_goes_to_the_pool() -> None:
    """G, restore_loose: the run is gone, but two of its tiles lie in legal sets, so the third has no home that takes it."""
    told = deadline("R3 R4 R5; K3 B3 O3; K5 B5 O5", "R3 K3 B3 O3; R5 K5 B5 O5; R4 K1*", edition="twist")
    assert told == {"after": [["R3", "K3", "B3", "O3"], ["R5", "K5", "B5", "O5"]], "to_rack": ["K1"], "draw": 3, "to_pool": ["R4"]}


def test_before_the_opening_only_a_whole_opening_stays() -> None:
    assert deadline("", "K10* B10* O10*; R8*", edition="twist", opened=False) == {
        "after": [["K10", "B10", "O10"]],
        "to_rack": ["R8"],
        "draw": 3,
    }
    assert deadline("", "K9* B9* O9*", edition="twist", opened=False) == {"after": [], "to_rack": ["K9", "B9", "O9"], "draw": 3}


@pytest.mark.parametrize("edition", ["classic", "twist", "rummy", "tournament"])
@pytest.mark.parametrize(
    "draft", ["B5 B6 B7; R7 B7 K7", "K7 B7 R7; B7 B6 B5", "R7 B7 K7; B5 B6 B7", "; R7 B7 K7; B5 B6 B7"], ids=str
)
def test_a_table_that_was_only_laid_out_otherwise_was_not_touched(edition: str, draft: str) -> None:
    """Equal tiles are the same tile: the two blue sevens may change places."""
    told = deadline("R7 B7 K7; B5 B6 B7", draft, edition=edition)
    assert (told["to_rack"], told["draw"]) == ([], 1)


def test_an_own_tile_is_not_the_equal_tile_of_the_table() -> None:
    told = deadline("B7 K7 R7", "B7 K7 R7; B7*", edition="tournament")
    assert told == {"after": [["B7", "K7", "R7"]], "to_rack": ["B7"], "draw": 1}


DEADLINE = {"before": [["B4", "B5", "B6"]], "at_deadline": [["B3*", "B4", "B5", "B6"]]}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"at_deadline": None}, "input/wrong-type"),
        ({"at_deadline": "B4 B5 B6"}, "input/wrong-type"),
        ({"at_deadline": ["B4", "B5"]}, "input/wrong-type"),
        ({"at_deadline": [["B4", 5]]}, "input/wrong-type"),
        ({"at_deadline": [["B4", None]]}, "input/wrong-type"),
        ({"at_deadline": {"a": []}}, "input/wrong-type"),
        ({"before": [["B4", ["B5"]]]}, "input/wrong-type"),
        ({"opened": "yes"}, "input/wrong-type"),
        ({"opened": None}, "input/wrong-type"),
        ({"at_deadline": [["*B3", "B4", "B5", "B6"]]}, "notation/not-a-tile"),
        ({"at_deadline": [["B3**", "B4", "B5", "B6"]]}, "notation/not-a-tile"),
        ({"at_deadline": [["B*3", "B4", "B5", "B6"]]}, "notation/not-a-tile"),
        ({"at_deadline": [["*"]]}, "notation/not-a-tile"),
        ({"at_deadline": [["B3 *"]]}, "notation/not-a-tile"),
        ({"at_deadline": [["B3b*"]]}, "notation/not-a-tile"),
        ({"before": [["B4*", "B5", "B6"]]}, "notation/not-a-tile"),
        ({"at_deadline": [["B3", "B4", "B5", "B6"]]}, "turn/tile-from-nowhere"),
        ({"at_deadline": [["B4", "B5", "B6"], ["B4"]]}, "turn/tile-from-nowhere"),
        ({"at_deadline": [["B4", "B5", "B6"], ["B4*", "B4*"]]}, "tile/too-many-copies"),
        ({"before": [["B4"] * 3]}, "tile/too-many-copies"),
        ({"before": [["R1", "J", "R3"], ["J", "K2", "K3"], ["J", "O2", "O3"]]}, "tile/too-many-copies"),
        ({"at_deadline": [["D*"]]}, "tile/not-in-box"),
        ({"before": [["B4"] * 100_000]}, "tile/too-many-copies"),
        ({"at_deadline": [["B4*"]] * 100_000}, "tile/too-many-copies"),
        ({"after": []}, "input/unknown-shape"),
        ({"tiles": []}, "input/unknown-shape"),
        ({"players": []}, "input/unknown-shape"),
        ({"ending": "won"}, "input/unknown-shape"),
        ({"to_rack": []}, "input/unknown-field"),
        ({"edition": "nope"}, "ruleset/unknown-edition"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_malformed_deadline_is_answered_with_its_code(change: dict[str, object], code: str) -> None:
    assert error(json.dumps({**DEADLINE, **change}).encode()) == code


def test_a_deadline_without_one_of_its_tables_is_incomplete() -> None:
    assert error(b'{"at_deadline": []}') == "input/missing-field"
    assert error(b'{"before": []}') == "input/missing-field"


# --- scores ----------------------------------------------------------------------------------------------------------


def scored(*racks: str, flags: dict[int, list[str]] | None = None, **more: object) -> Any:
    players = [
        {"name": "ABCDEF"[seat], "rack": rack.split(), "flags": (flags or {}).get(seat, [])} for seat, rack in enumerate(racks)
    ]
    return ask({"players": players, **more})


@pytest.mark.parametrize("row", score_rows(), ids=lambda row: row.id)
def test_every_worked_score(row: ScoreRow) -> None:
    players = [{"name": player.name, "rack": player.rack, "flags": player.flags} for player in row.players]
    for edition in row.editions:
        answer = ask({"edition": edition, "overrides": row.overrides, "players": players})
        assert answer["result"] == row.result
        assert list(answer["reasons"]) == [player.name for player in row.players]


def test_everybody_is_told_why() -> None:
    told = scored("", "K1 R10 R11 R12", "R1 R2", "R3 R5", flags={1: ["unopened"], 2: ["unopened"]}, edition="tournament")
    assert told == {
        "result": {"A": 308, "B": -200, "C": -100, "D": -8},
        "reasons": {"A": "winner", "B": "could-have-opened", "C": "unopened", "D": "rack-sum"},
    }
    told = scored("", "K1 R10 R11 R12", flags={1: ["unopened", "announced"]}, edition="tournament")
    assert told == {"result": {"A": 34, "B": -34}, "reasons": {"A": "winner", "B": "announced"}}


def test_the_ending_follows_from_the_racks() -> None:
    assert scored("", "R5") == scored("", "R5", ending="won")
    assert scored("R3", "R5") == scored("R3", "R5", ending="blocked")
    assert scored("R3", "R5", "K3")["reasons"] == {"A": "winner", "B": "rack-sum", "C": "winner"}


def test_flags_may_be_left_out() -> None:
    assert ask({"players": [{"name": "A", "rack": []}, {"name": "", "rack": ["R5"]}]})["result"] == {"A": 5, "": -5}


A = {"name": "A", "rack": []}
B = {"name": "B", "rack": ["J", "R2"]}


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"players": None}, "input/wrong-type"),
        ({"players": {}}, "input/wrong-type"),
        ({"players": "AB"}, "input/wrong-type"),
        ({"players": [A, []]}, "input/wrong-type"),
        ({"players": [A, {**B, "name": 5}]}, "input/wrong-type"),
        ({"players": [A, {**B, "name": None}]}, "input/wrong-type"),
        ({"players": [A, {**B, "rack": "J R2"}]}, "input/wrong-type"),
        ({"players": [A, {**B, "rack": [["J"]]}]}, "input/wrong-type"),
        ({"players": [A, {**B, "flags": "unopened"}]}, "input/wrong-type"),
        ({"players": [A, {**B, "flags": [1]}]}, "input/wrong-type"),
        ({"players": [A, {**B, "flags": [["hand"]]}]}, "input/wrong-type"),
        ({"players": [A, {**B, "flags": None}]}, "input/wrong-type"),
        ({"players": [A, B], "ending": "lost"}, "input/wrong-type"),
        ({"players": [A, B], "ending": None}, "input/wrong-type"),
        ({"players": [A, B], "ending": ["won"]}, "input/wrong-type"),
        ({"players": [A, {"name": "B"}]}, "input/missing-field"),
        ({"players": [A, {"rack": ["R5"]}]}, "input/missing-field"),
        ({"ending": "won"}, "input/missing-field"),
        ({"players": [A, {**B, "points": 5}]}, "input/unknown-field"),
        ({"players": [A, B], "winner": "A"}, "input/unknown-field"),
        ({"players": [A, B], "opened": True}, "input/unknown-shape"),
        ({"players": [A, B], "tiles": []}, "input/unknown-shape"),
        ({"players": [A, {**B, "flags": ["late"]}]}, "input/unknown-flag"),
        ({"players": [A, {**B, "flags": [""]}]}, "input/unknown-flag"),
        ({"players": [A, {**B, "flags": ["hand"]}]}, "input/flag-does-not-fit"),
        ({"players": [{**A, "flags": ["unopened"]}, B]}, "input/flag-does-not-fit"),
        ({"players": [A, {**B, "flags": ["announced"]}]}, "input/flag-does-not-fit"),
        ({"players": [{**A, "rack": ["R3"], "flags": ["hand"]}, B]}, "input/flag-does-not-fit"),
        ({"players": []}, "game/players"),
        ({"players": [A]}, "game/players"),
        ({"players": [{"name": str(i), "rack": ["R5"]} for i in range(7)]}, "game/players"),
        ({"players": [A] * 20_000}, "game/players"),
        ({"players": [A, {**B, "name": "A"}]}, "input/name-twice"),
        ({"players": [A, {**A, "name": "B"}]}, "input/not-one-winner"),
        ({"players": [A, {**A, "name": "B"}, {**B, "name": "C"}], "ending": "won"}, "input/not-one-winner"),
        ({"players": [{**A, "rack": ["R3"]}, B], "ending": "won"}, "input/not-one-winner"),
        ({"players": [A, B], "ending": "blocked"}, "input/not-one-winner"),
        ({"players": [A, {**B, "rack": ["R2*"]}]}, "notation/not-a-tile"),
        ({"players": [A, {**B, "rack": ["R2", "R2", "R2"]}]}, "tile/too-many-copies"),
        ({"players": [{**A, "rack": ["R2", "R2"]}, B]}, "tile/too-many-copies"),
        ({"players": [A, {**B, "rack": ["D"]}]}, "tile/not-in-box"),
        ({"players": [A, {**B, "rack": ["R2"] * 100_000}]}, "tile/too-many-copies"),
        ({"players": [A, B], "overrides": {"joker_penalty": 31}}, "ruleset/bad-value"),
    ],
    ids=lambda value: str(value)[:90],
)
def test_a_malformed_score_is_answered_with_its_code(question: dict[str, object], code: str) -> None:
    assert error(json.dumps(question).encode()) == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_deadline_or_a_score_is_told_in_every_language(language: str) -> None:
    checker = Checker(ruleset("classic"), language)
    many = {"players": [A, {**B, "rack": ["R2"] * 3}]}
    for question in (many, {"players": [A]}, {"players": [A, A]}, {"players": [A, {**B, "flags": ["x"]}]}):
        told = ask(question, checker)["error"]
        assert told["code"] not in told["message"]
        assert "$" not in told["message"]


# --- any nonsense ----------------------------------------------------------------------------------------------------

TILES = st.sampled_from(["R1", "R2", "R3", "R4", "B3", "K3", "J", "D", "C", "M", "R13", "", "*", 7, None])
LAID = st.one_of(TILES, TILES.map(lambda tile: f"{tile}*"), st.just("**"))
SETS = st.lists(st.lists(LAID, max_size=5) | JSON, max_size=4)
SOMEBODY = st.fixed_dictionaries(
    {"name": st.sampled_from(["A", "B", "C", "", 5, None]), "rack": st.lists(TILES, max_size=5) | JSON},
    optional={"flags": st.lists(st.sampled_from(["unopened", "announced", "hand", "?", 1]), max_size=3) | JSON, "points": JSON},
)
RULES = {
    "edition": st.sampled_from(["twist", "rummy", "tournament", "original", "rummy-hand", "nope", 3]),
    "overrides": st.sampled_from([{}, {"meld_minimum": 0}, {"timeout_policy": "restore_loose"}, {"x": 1}, []]),
}
DEADLINES = st.fixed_dictionaries({"before": SETS, "at_deadline": SETS}, optional={**RULES, "opened": st.booleans() | JSON})
SCORES = st.fixed_dictionaries(
    {"players": st.lists(SOMEBODY | JSON, max_size=8) | JSON},
    optional={**RULES, "ending": st.sampled_from(["won", "blocked", "", None, 1])},
)


@given(DEADLINES | SCORES)
def test_no_deadline_and_no_score_is_too_strange(question: dict[str, object]) -> None:
    answer = ask(question, TWIST)
    assert set(answer) in ANSWERS
    json.dumps(answer)


FEW_TILES = st.sampled_from(["R1", "R2", "R3", "B3", "K3", "J", "D", "C", "M"])


@given(
    st.lists(st.lists(FEW_TILES, min_size=1, max_size=5), max_size=3),
    st.lists(FEW_TILES, max_size=4),
    st.randoms(use_true_random=False),
    st.sampled_from(["restore_all", "restore_loose", "keep_valid_loose_to_rack", "polish_partial"]),
)
def test_no_tile_is_lost_or_made_at_a_deadline(before: list[list[str]], own: list[str], chance: Random, policy: str) -> None:
    lying = [tile for tiles in before for tile in tiles]
    held = chance.sample(lying, chance.randint(0, min(2, len(lying))))
    draft: list[list[str]] = [[] for _ in range(3)]
    for tile in (Counter(lying) - Counter(held)).elements():
        chance.choice(draft).append(tile)
    for tile in own:
        chance.choice(draft).append(f"{tile}*")
    answer = ask({"before": before, "at_deadline": draft, "overrides": {"timeout_policy": policy}}, TWIST)
    if "error" in answer:
        assert answer["error"]["code"] == "tile/too-many-copies"
        return
    there = Counter([tile for tiles in answer["after"] for tile in tiles] + answer["to_rack"] + answer.get("to_pool", []))
    assert there == Counter(lying + own)
