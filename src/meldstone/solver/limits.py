"""The tuned numbers of the search in Python, each with its unit and what it trades.

Those of the compiled core stand in native/core/limits.hpp. `python -m benchmarks tune NAME` measures other values of a number;
modules read them through this one, so that they can be replaced.
"""

from __future__ import annotations

FEW_SCAN_NODES = 600
"""Nodes of the native scan for few changes before it only looks for a good answer. More: fewer sets changed, more time."""
MOST_SCAN_NODES = 1_000_000
"""The same where a proof is asked for."""

FEW_KEEP_ASK_NODES = 800
"""Nodes for one question whether some sets can stay. More: fewer sets changed, more time."""
FEW_KEEP_NODES = 1_200
"""Nodes for all these questions together."""
FEW_KEEP_SETS = 10
"""Sets that are asked about one by one. More: fewer sets changed on full tables, more time."""
MOST_KEEP_ASK_NODES = 50_000
MOST_KEEP_NODES = 1_000_000
MOST_KEEP_SETS = 3_000
"""The same three where a proof is asked for."""

FEW_CORE_CALLS = 10
"""How often the core is asked about choices of sets to break up where it has no scan for few changes."""
MOST_CORE_CALLS = 3_000
"""The same where a proof is asked for. More: more proofs, more time."""

FEW_CHANGED_SETS = 3
"""Changed sets that a person takes in at a glance; to go below that is worth no long search. Less: fewer sets changed, more time.
In native/core/limits.hpp, too."""

PLANS_WITHOUT_LOCK = 16
"""Plans that are tried before the search gives up the proof, where there are ever more ways to place a joker otherwise."""
PLANS_WITH_LOCK = 400
"""The same where joker sets are locked. More: more proofs, more time for positions that have none."""

OPENING_WORK = 20_000
"""Where a budget is given and every opening is a plan of its own: plans times the square of the rack. More: better openings of
large racks, more time."""

NEAREST_SETS_NODES = 300
"""Nodes for the question whether the whole rack can be placed with only the nearest sets broken up (twist). More: racks
of harder tables are finished without the long way, time where they cannot be."""

REFERENCE_WIDTHS: tuple[int, ...] = (20, 300)
"""States that a layer of the reference may keep in its first passes, before one that keeps all. Wider: a better answer on a small
budget, more time where the last pass proves it anyway."""

PASSING_NODES = 500
"""Nodes of the search whether somebody who passes could have played; a play that takes longer to find excuses anybody."""
