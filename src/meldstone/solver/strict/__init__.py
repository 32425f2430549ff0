"""What is the best turn under joker rules that the core does not know? Plans, asked one after the other and judged.

Imports `core`.

- `question`: a position in faces, as the search sees it
- `search`: best first, over plans
- `plan`: what a plan has decided about the turn
- `ask_core`: asks the core about the rest of a plan
- `split`: from a refused plan to plans that decide more
- `joker_fates`: plans by what becomes of a joker set
- `sets_for_a_tile`: plans by the set in which a tile lies
- `required_new_sets`: plans by the sets that must be new
- `alternative_layouts`: the same answer with its jokers laid otherwise
- `three_tile_sets`: sets of three around a number tile
"""
