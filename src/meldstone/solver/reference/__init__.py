"""What is the right answer? The core question and its executable specification in plain Python.

Imports tiles, rules and game only. Everything faster is held against it.

- `problem`: the core question and its answer, as types
- `solve`: the best answer
- `scan`: one scan over the numbers
- `pieces`: runs that are still growing
- `extend`: all ways to lay a number on them
- `groups`: groups at one number
- `locked`: joker sets that stay and only grow
"""
