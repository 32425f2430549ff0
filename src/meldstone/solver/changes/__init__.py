"""Which sets of the table can be left alone at the same worth?

Imports `strict` and `core`.

- `fewer`: asks again for an answer that leaves more sets alone: plans in which joker sets are fixed
  (`plan.free_sets` has the others), scanned or tried one by one
- `hitting_sets`: proves how many sets must be broken up: clues, and the smallest choice that meets all of them
"""
