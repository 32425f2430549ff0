"""What `import meldstone` offers is a promise: a name that goes or comes is a decision, made here."""

from __future__ import annotations

import doctest
from pathlib import Path

import meldstone

PROMISED = """ Applied Bot Changes Code Face JsonError Match Move NotationError Objective Position Reading RecordError Refused
Ruleset RulesetError State Step StepKind Table Tile TileSet Turn View Violation apply arrange can_finish can_open
can_play candidates commands decode_command decode_event editions encode events is_set is_solvable levels make_bot new_game
objections opening_value play_objections play_out position_of read_position read_record readings replay ruleset solve
view write_json_lines write_position write_text
"""


def test_the_public_names_are_the_promised_ones() -> None:
    assert sorted(meldstone.__all__) == sorted(PROMISED.split())
    assert all(hasattr(meldstone, name) for name in meldstone.__all__)


def test_the_readme_examples_run() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    assert doctest.testfile(str(readme), module_relative=False).failed == 0
