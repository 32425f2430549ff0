"""What happened at the table, as sentences."""

import pytest

from meldstone.cli.terminal.story import Teller
from meldstone.i18n import translator
from meldstone.rules.catalogue import ruleset
from meldstone.tiles import Table, Tile


@pytest.mark.parametrize(
    ("before", "after", "laid", "told"),
    [
        ("", "R4 R5 R6", "R4 R5 R6", "R4 R5 R6"),
        ("R4 R5 R6", "R4 R5 R6 R7", "R7", "R7 to R4 R5 R6"),
        ("R4 R5 R6 R7; K7 B7 O7", "R4 R5 R6; K7 B7 O7 R7; K1 K2 K3", "K1 K2 K3", "K1 K2 K3 (2 sets rebuilt)"),
        # the red 3 of the rack lies in the run now, and that of the run in the group: for everybody a red 3 came to the group
        ("R2 R3 R4 R5; K3 B3 O3", "R2 R3b R4 R5; K3 B3 O3 R3", "R3b", "R3 to K3 B3 O3"),
        ("R2 R3 R4; K3 B3 O3", "R2 R3b R4; R1 R2b R3; K3 B3 O3", "R3b R1 R2b", "R1 R2 R3"),
    ],
)
def test_a_play_is_told_as_it_looks(before: str, after: str, laid: str, told: str) -> None:
    teller = Teller(ruleset("classic"), ("Ann", "Bob"), translator("en"))
    assert teller.play_text(Table.parse(before), Table.parse(after), Tile.parse_many(laid)) == told
