"""Players behind one small protocol.

- `bot`: what every bot is: from a view to a command
- `levels`: the levels by name
- `simple`: novice, which lays sets from its rack, tries no joker, then one, then two, and grows sets of the table
- `casual`: casual, which rebuilds at most two sets in sight: parts of the table that `_may_meet`, the rest left where it lies
- `most_tiles`: skilled, which lays the most tiles
- `expert`: expert, which keeps its jokers until they empty the rack: solves with them kept, and any way if it can finish
- `master`: master, which sorts the options by what is learned: it guesses what others hold, and looks `afterwards`
- `options`: lists the options of a turn that expert and master compare: best with and without jokers, tiles kept back
- `seat`: a turn from the view to a command: `find` gives proposals, the first legal one is played; and the bot that
  is made of such a `find` (`ProposingBot`); which tile to put aside
- `afterstate`: what a player knows after a turn, as features by face code: rack, table, others, nearby tiles
- `weights`: what each feature is worth, as learned
- `training`: how the weights are learned from self-play in the compiled core
- `runner`: drives a whole game with bots: steps, faults, a bot that overran its time
"""
