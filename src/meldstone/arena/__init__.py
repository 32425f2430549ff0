"""Matches and leagues of bots, and how sure one can be of who is better.

- `job`: who plays whom, by which rules, from which seed; all seatings
- `entrants`: which levels can be entered, and what each plays for
- `table`: plays the games of one deal, a table each
- `self_play`: whole games of skilled bots in the compiled core: dealt in Python, played there, their state afterwards
- `engines`: where deals are played: here, or on a cluster
- `crew`: work for several processes, answers in order
- `ray_engine`: deals on a Ray cluster
- `inspection`: does the record of a finished game hold?
- `tally`: win rates and points with 95 % intervals (`Estimate`), counted deal by deal
- `sprt`: a sequential test that stops when it is clear who wins more: log-likelihood ratio of mean and variance, bounds, `Verdict`
- `league`: ratings of bots (`Rated`: mu, sigma) and who was ahead of whom (`Met`), in line-ups of several bots
- `result`: the file with a job and all its games; a bot's line with its intervals, rounded
- `report`: the result as one HTML page: its CSS (fonts, colours, margins), escaped names, percent signs, tables of bots
- `plots`: its plots as SVG: axes, ticks, bands between low and high, a line of reference, width and height
"""
