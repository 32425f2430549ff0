"""The game in a terminal: the draft, what was typed, what is shown. Only `session` puts them together."""
