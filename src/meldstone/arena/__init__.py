"""Matches and leagues of bots, and how sure one can be of who is better.

- `job`: who plays whom, by which rules, from which seed; all seatings
- `entrants`: which levels can be entered, and what each plays for
- `table`: plays the games of one deal, a table each
- `self_play`: whole games of skilled bots in the compiled core
- `engines`: where deals are played: here, or on a cluster
- `crew`: work for several processes, answers in order
- `ray_engine`: deals on a Ray cluster
- `inspection`: does the record of a finished game hold?
- `tally`: win rates and points with 95 % intervals
- `sprt`: a sequential test that stops when it is clear who wins more
- `league`: ratings, and who does how well against whom
- `result`: the file with a job and all its games
- `report`: the result as one HTML page
- `plots`: its plots as SVG
"""
