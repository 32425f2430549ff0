"""Players behind one small protocol.

- `bot`: what every bot is: from a view to a command
- `levels`: the levels by name
- `simple`: novice, which lays sets from its rack and adds tiles
- `casual`: casual, which rebuilds at most two sets
- `most_tiles`: skilled, which lays the most tiles
- `expert`: expert, which keeps its jokers until they empty the rack
- `master`: master, which takes the option with the best learned prospects
- `options`: the options of a turn that expert and master compare
- `seat`: a turn from the view to a command, with the solver in between
- `afterstate`: what a player knows after a turn, as features
- `weights`: what each feature is worth, as learned
- `training`: how the weights are learned from self-play
- `runner`: drives a whole game with bots
"""
