"""The game in a terminal: the draft, what was typed, what is shown. Only `session` puts them together.

- `session`: one game: typed lines in, screens out, bots in between
- `typed`: what a player typed, as a value
- `draft`: the turn while it is being built, with undo
- `screen`: what the player sees
- `faces`: how tiles look: letters and colours
- `drawn_move`: a move of the solver, before and after side by side
- `story`: what happened, in sentences
- `words`: what the terminal says
- `explain`: objections of the rules, translated
"""
