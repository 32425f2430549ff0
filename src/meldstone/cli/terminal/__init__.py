"""The game in a terminal: the draft, what was typed, what is shown. Only `session` puts them together.

- `session`: one game: asks, says, sends commands, shows the screen; what each typed word does to draft and turn; bots in between
- `typed`: what a player typed, as a value (`Lay`, `Add`, `Take`): verbs, faces, numbers; `TypedError` with an example
- `vocabulary`: which words may be typed in a language: commands, small words, colours and jokers by name, folded
- `refused_input`: what cannot be done, as a message of the catalogue with its arguments (`RefusedInput`)
- `draft`: the turn while it is being built, with undo: faces put on, taken from or swapped into a set by its index
- `screen`: what the player sees: table, the rack of a seat with its name, seats and pool in rows, the minimum of an opening
  that is due, bold, dim, styled (`Text`)
- `faces`: how tiles look: letters, colours, in which order a rack is sorted
- `drawn_move`: a move of the solver: its steps in sentences, before and after side by side
- `story`: every event as a sentence of the language (`Teller`): who plays what, and why somebody gets these points
- `words`: the help: commands and notes as the rules have them (redeal, discard, open tile), letters of the colours
- `explain`: objections of the rules, translated
"""
