"""Which sets of the table can be left alone at the same worth?

Imports `strict` and `core`.

- `fewer`: asks again for an answer that leaves more sets alone
- `hitting_sets`: proves how many sets must be broken up
"""
