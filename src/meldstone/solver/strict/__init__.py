"""What is the best turn under joker rules that the core does not know? Plans, asked one after the other and judged.

Imports `core`.
"""
