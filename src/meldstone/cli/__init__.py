"""The command ``meldstone``: one module for each of its commands.

- `main`: all commands by name, dispatch to the module of one, version, exit codes, messages on standard error
- `parser`: `--lang` anywhere and from the environment; usage, headings and errors of the options in that language
- `solve`: `meldstone solve`: `--rack`, `--table`, objective; the best moves out with their time, or what is wrong with
  the table or the rack that was typed, with its details
- `check`: `meldstone check`: sets and turns as `LineQuestion`s: fields, faces before and after counted and judged; codes out
- `check_deadline`: its question about a table whose time is up: drafts in, the settlement out
- `check_score`: its question about the points of a game: players with racks and flags in, points and charges out
- `json_lines`: what all commands with JSON lines as input share: a line, decoded or not, its fields, rules,
  overrides, what was wrong where
- `play`: `meldstone play`: options of a game in the terminal: seed, players, names, the file for the record
- `replay`: `meldstone replay`: a recorded game on the screen, step by step at each Enter
- `verify`: `meldstone verify`: is a record fair and legal?
- `records`: reads a record from a file or standard input, and says what does not fit
- `editions`: `meldstone editions`: the list, or every knob of one with topic, meaning, source and what differs
- `rules_options`: `--edition` and `--set KNOB=VALUE`, for every command that needs a ruleset
- `arena`: `meldstone arena`: options of a job, bots, league, `--sprt`, where it is played; goes on with a saved file
- `arena_output`: its progress bar, the bots' table of wins with intervals, claims of a test, the file (`Keeper`)
- `train`: `meldstone train`: options of the lessons, progress, what was learned
- `serve`: `meldstone serve`: options, environment and TOML file of a server: host, port, database
- `terminal`: the game that `meldstone play` shows
- `admin`: `meldstone admin`: list, ban, rename or reset an account and tell its rooms; close rooms, announce, reports; on a store
- `backup`: `meldstone backup`: database, file, `--force`, progress
- `restore`: `meldstone restore`: a backup into a database, `--deleted` accounts left out
- `figures`: numbers as the language writes them
- `files`: files that are written whole or not at all
- `plain`: what strangers wrote, made harmless for a terminal
- `failure`: input that a command cannot work with
"""
