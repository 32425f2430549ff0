"""What a deadline leaves of random drafts: every tile somewhere, only sets on the table, no more than a legal turn (G, K-35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from benchmarks.hostile_turns import any_rules, printed_rules
from benchmarks.judge import hostile_deadlines
from meldstone.rules.choices import TimeoutPolicy
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import is_set
from meldstone.rules.tile_turn import TileTurn
from meldstone.rules.timeout import Settlement, settle
from meldstone.rules.turn import Turn, objections

RULES: dict[str, Callable[[Random], Ruleset]] = {"any rules": any_rules, "printed editions": printed_rules}
DRAFTS = 300


@pytest.mark.parametrize("rules_of", RULES.values(), ids=RULES)
def test_a_settled_draft_keeps_every_tile_and_no_illegal_turn(rules_of: Callable[[Random], Ruleset]) -> None:
    stayed = 0
    for turn, rules in hostile_deadlines(DRAFTS, 12, rules_of):
        found = settle(turn, rules)
        own = [tile for tile in turn.after.tiles if tile in turn.rack]
        everywhere = [*found.table.tiles, *found.to_rack, *found.to_pool]
        assert Counter(everywhere) == Counter([*turn.before.tiles, *own]), rules.name
        assert all(is_set(tiles.faces, rules) or tiles in turn.before for tiles in found.table), rules.name
        laid = [tile for tile in found.table.tiles if tile in turn.rack]
        assert found.played is bool(laid), rules.name
        if laid and set(turn.before.tiles) <= set(found.table.tiles):
            stayed += 1
            assert_is_a_legal_turn(turn, found, rules)
        if rules.clock.timeout_policy is TimeoutPolicy.RESTORE_ALL and found.to_rack:
            assert found.table == turn.before, rules.name
    assert stayed >= DRAFTS // 30, "enough drafts of which something stays"


def assert_is_a_legal_turn(turn: TileTurn, found: Settlement, rules: Ruleset) -> None:
    rack = tuple(tile.face for tile in turn.rack)
    taken = turn.into_new_set if turn.into_new_set in found.table.tiles else None
    discard = None if taken is None else taken.face
    what_stays = Turn(turn.before.rows, found.table.rows, rack, turn.opened, discard, declared_before=turn.declared_before)
    assert list(objections(what_stays, rules)) == [], (rules.name, turn)
