"""`meldstone check` is the contract for scripts: the worked examples of RULES.md, and any nonsense, line by line."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meldstone.cli.check import LONGEST_LINE, Checker
from meldstone.rules.catalogue import ruleset
from tests.cli.running import run
from tests.vectors import move_rows, opening_rows, set_rows

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


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from(["R7", "J", "K1"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)
FIELDS = st.sampled_from(["tiles", "before", "from_rack", "after", "opened", "edition", "overrides", "copies"])


@given(st.binary(max_size=200) | st.dictionaries(FIELDS, JSON).map(lambda value: json.dumps(value).encode()))
def test_no_line_is_too_strange(line: bytes) -> None:
    answer: Any = TWIST.answer(line)
    assert set(answer) in ({"error"}, {"valid", "kind", "value", "violations"}, {"legal", "violations"})
    json.dumps(answer)


def test_messages_come_in_the_language_asked_for() -> None:
    answer: Any = Checker(ruleset("classic"), "de").answer(b'{"tiles": ["Q9"]}')
    assert answer["error"]["message"].startswith("„Q9“ ist kein Spielstein")
    result = run("--lang", "ru", "verify", "no-such-file")
    assert result.stderr.decode().startswith("meldstone: file/not-readable: Не удаётся прочитать файл")
