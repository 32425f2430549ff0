"""The command ``meldstone``: one module for each of its commands.

- `main`: options, dispatch, exit codes
- `solve`: `meldstone solve`
- `check`: `meldstone check`: sets and turns, from JSON lines
- `check_deadline`: its question about a table whose time is up
- `check_score`: its question about the points of a game
- `json_lines`: what all JSON-lines commands share
- `play`: `meldstone play`: a game in the terminal
- `replay`: `meldstone replay`
- `verify`: `meldstone verify`
- `records`: reads a record from a file or standard input
- `editions`: `meldstone editions`
- `rules_options`: `--edition` and `--set`
- `arena`: `meldstone arena`
- `arena_output`: its progress bar, its table, its file
- `train`: `meldstone train`
- `serve`: `meldstone serve`
- `terminal`: the game that `meldstone play` shows
- `admin`: `meldstone admin`: accounts, rooms, announcements
- `backup`: `meldstone backup` and `meldstone restore`
- `files`: files that are written whole or not at all
- `plain`: what strangers wrote, made harmless for a terminal
- `failure`: input that a command cannot work with
"""
