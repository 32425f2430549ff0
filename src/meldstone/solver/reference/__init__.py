"""What is the right answer? The core question and its executable specification in plain Python.

Imports tiles, rules, game and the tuned numbers only. Everything faster is held against it.

- `problem`: the core question and its answer, as types: problem, part, effort, solution
- `solve`: the best answer: required and optional parts by number, locked rows, bounds, node budget
- `scan`: one scan over the numbers: `ScanState`s of a layer, the best `Arrival` at each; shares of jokers, points to come
- `pieces`: runs that are still growing (`Piece`): served at a number (`Service`), longer, changing colour, their floor
- `extend`: all ways to lay a number on them (`Extension`), colour by colour (hue by hue): services so far, beginnings, what
  they cost in jokers
- `groups`: all groups of one number (`Group`) and the row each is; what they share (`Share`) of tiles and jokers, blanks
- `locked`: joker sets that stay and only grow, left and right: a script for each row, slots, colours, joined tiles
"""
