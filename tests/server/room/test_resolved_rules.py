"""Rooms tell every knob as it is at their table, so that nobody has to know editions by name."""

from __future__ import annotations

from meldstone.rules.catalogue import ruleset
from meldstone.server.room.rules import plain_knobs


def test_combined_variants_change_what_each_changes() -> None:
    knobs = plain_knobs(ruleset("rummy-discard+rummy-open-tile+rummy-hand"))
    assert (knobs["discard"], knobs["draw_policy"], knobs["open_eighth_tile"], knobs["hand_game_multiplier"], knobs["palette"]) == (
        "predecessor_pile",
        "draw_always",
        "finish_only",
        2,
        "NWBR",
    )
    assert all(type(value) in (int, bool, str) for value in knobs.values())
