"""The law: what the rulebooks say, as pure functions on values (RULES.md).

- `ruleset`: every knob, typed
- `knobs`: how a knob is described and its value read
- `catalogue`: the editions by name
- `sets`: what a row of tiles can be read as: runs, groups, mirrors
- `diagnosis`: why a row of tiles is no set
- `layable`: all sets that can be laid from some tiles
- `arrange`: puts the tiles of one set into a legal order
- `rearrange`: turns sets round until a turn is legal
- `turn`: may this turn of faces be played?
- `tile_turn`: the same for physical tiles
- `opening`: what sets from a rack can be worth
- `jokers`: what may become of jokers on the table
- `timeout`: what becomes of the table when the time is up
- `scoring`: the points of a game
- `violations`: everything the rules can object to, as codes
- `work`: a bound on the work of one judgement
"""
