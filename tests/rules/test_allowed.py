"""`is_allowed` is the same law as `turn_violations`, for turns that lay legal sets of the right tiles."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from meldstone.notation.position import read_position
from meldstone.rules.arrange import arrange
from meldstone.rules.turn import Turn, is_allowed, turn_violations
from meldstone.solver.arrangement import lay_out
from meldstone.solver.questions import Objective, weights_of
from meldstone.tiles import Table
from tests.solver.exhaustion import TooManyError, plays, small_position

VARIANTS = (
    "classic",
    "original",
    "rummy",
    "twist",
    "classic joker_reuse=new_set",
    "classic joker_replace_source=rack_only",
    "original joker_lock=none",
    "twist joker_for_joker_swap=forbid_any_special",
)


@pytest.mark.parametrize("opened", [True, False], ids=["opened", "opening"])
@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=25, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(seed=st.integers(0, 2**32))
def test_both_judges_say_the_same(variant: str, opened: bool, seed: int) -> None:
    rules = read_position(f"{variant} / /").rules
    position = small_position(Random(seed), rules, sets=2, rack=(2, 4), rack_jokers=2, opened=opened)
    before = [tiles.faces for tiles in position.table]
    try:
        found = list(islice(plays(position, weights_of(Objective.TILES, rules), limit=300), 40))
    except TooManyError:
        return
    for play in found:
        laid, _ = lay_out(position.table, position.rack, play.sets)
        after = Table([arrange(tiles, rules) or tiles for tiles in laid])
        violations = turn_violations(Turn(position.table, after, frozenset(position.rack), opened), rules)
        if not any(violation.code.value.startswith("set/") for violation in violations):
            assert is_allowed(before, [tiles.faces for tiles in after], rules, opened=opened) is not bool(violations), str(after)
