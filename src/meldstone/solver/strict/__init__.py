"""What is the best turn under joker rules that the core does not know? Plans, asked one after the other and judged.

Imports `core`.

- `question`: a position in faces (`Question`), as the search sees it: rack, rows on the table, weights, do swaps matter?
- `search`: best first, over plans: what was found (`Found`: plan, value, bound), what is promised, what stays unproven;
  openings first
- `plan`: what a plan has decided about the turn: rows that stay, tiles that must be placed
- `ask_core`: asks the core about the rest of a plan
- `split`: from a refused plan to plans that decide more (`SplitPlans`): which rows are objected to, disturbed, swapped, needed new
- `joker_fates`: plans by what becomes of a joker set: exchanged, grown, left
- `sets_for_a_tile`: plans by the set in which a tile lies: all rows that grow around it within reach
- `required_new_sets`: plans by the sets that must be new, and old pieces that must not be shared
- `alternative_layouts`: the same answer with its jokers laid otherwise: swapped back, second rows
- `three_tile_sets`: sets of three around a number tile
"""
