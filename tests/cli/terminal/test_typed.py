"""What people type is understood, or answered with an example."""

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meldstone.cli.terminal import typed
from meldstone.cli.terminal.typed import Typed, TypedError, Word, understand
from meldstone.rules.choices import Palette
from meldstone.tiles import Face
from tests.cli.terminal.typed_meaning import meaning
from tests.vectors import DATA

R7, K13, J, D, R5, B5 = (Face(text) for text in ("R7", "K13", "J", "D", "R5", "B5"))


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("", Word.SHOW),
        ("  DRAW ", Word.DRAW),
        ("d", Word.DRAW),
        ("end", Word.DONE),
        ("Done.", Word.DONE),
        ("q", Word.QUIT),
        ("?", Word.HELP),
        ("lay r7 k13,j", typed.Lay(((R7, K13, J),))),
        ("R7 k13 J", typed.Lay(((R7, K13, J),))),
        ("j", typed.Lay(((J,),))),
        ("d r5 b5", typed.Lay(((D, R5, B5),))),
        ("7r 13K", typed.Lay(((R7, K13),))),
        ("lay R7b Jb", typed.Lay(((R7, J),))),
        ("lay R7; K13;", typed.Lay(((R7,), (K13,)))),
        ("n13 w5", typed.Lay(((K13, Face("O5")),))),
        ("add r7 to 3", typed.Add((R7,), 3)),
        ("put the r7 and j into set 3", typed.Add((R7, J), 3)),
        ("add r7 3", typed.Add((R7,), 3)),
        ("add r7 to #3", typed.Add((R7,), 3)),
        ("take r7 from 3", typed.Take((R7,), 3)),
        ("take r7", typed.Take((R7,), None)),
        ("take set 3", typed.Take((), 3)),
        ("take the discard", Word.TAKE_DISCARD),
        ("take open tile", Word.TAKE_OPEN),
        ("move r7 from 3 to 5", typed.MoveTiles((R7,), 3, 5)),
        ("split 3 after r5", typed.Split(3, R5)),
        ("swap r7 for j in 3", typed.Swap(R7, J, 3)),
        ("replace r7 with j", typed.Swap(R7, J, None)),
        ("join 3 with 5", typed.Join(3, 5)),
        ("table r5 r7; k13", typed.WholeTable(((R5, R7), (K13,)))),
        ("discard r7", typed.PutAside(R7)),
        ("ask Ada", typed.Ask("Ada")),
    ],
)
def test_understood(line: str, meaning: Typed) -> None:
    assert understand(line) == meaning


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("drwa", "Did you mean “draw”"),
        ("xyzzy", "Type “help”"),
        ("draw two", "nothing after it"),
        ("lay", "Which tiles"),
        ("lay r77", "“r77” is not a tile"),
        ("add r7", "add R7 to 3"),
        ("add r7 to", "number of the set"),
        ("add to 3", "add R7 to 3"),
        ("add r7 to three", "number of the set"),
        ("add r7 to 99999999999999999999", "number of the set"),
        ("take", "take R7 from 3"),
        ("move r7 to 3", "move R7 from 3 to 5"),
        ("split 3", "split 3 after R6"),
        ("swap r7", "swap R7 for J"),
        ("join 3", "join 3 with 5"),
        ("discard", "discard R7"),
        ("discard r7 r8", "one tile"),
        ("ask", "ask Ada"),
    ],
)
def test_answered_with_an_example(line: str, answer: str) -> None:
    with pytest.raises(TypedError) as told:
        understand(line)
    assert answer in str(told.value)


@given(st.text(max_size=40))
def test_any_line_is_understood_or_answered(line: str) -> None:
    with contextlib.suppress(TypedError):
        understand(line)


def test_an_answer_quotes_nothing_that_a_terminal_would_obey() -> None:
    for line in ("\x1b[2J", "lay \x1b[2J"):
        with pytest.raises(TypedError) as told:
            understand(line)
        assert str(told.value).isprintable()


@pytest.mark.parametrize(
    "case", json.loads((DATA / "typed_lines.json").read_text("utf-8")), ids=lambda case: f"{case['language']} {case['line']}"
)
def test_a_line_means_the_same_here_and_in_the_browser(case: dict[str, Any]) -> None:
    """`web/src/board/typedLine.test.ts` reads the same lines."""
    assert meaning(case["line"], case["language"], Palette(case["palette"])) == case["meaning"]
