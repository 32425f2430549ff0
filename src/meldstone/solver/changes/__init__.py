"""Which sets of the table can be left alone at the same worth?

Imports `strict` and `core`.
"""
