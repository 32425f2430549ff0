"""Who answers the core question: the compiled core, or the reference where that is missing?

Imports `reference` and the compiled module, which nobody else in the solver does.
"""
