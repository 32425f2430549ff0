"""The law: what the rulebooks say, as pure functions on values (RULES.md).

- `ruleset`: every knob, typed: box, setup, turn, jokers, scoring; refuses knobs that contradict each other
- `choices`: the words that a knob may be set to, an enum for each
- `knobs`: how a knob is described (`KnobSpec`) and its value read from text
- `catalogue`: the editions by name, from TOML files: overrides, variants, judges, who extends whom
- `sets`: what a row of tiles can be read as: outlines, slots, colours, blocks of runs, groups, mirrors; what each joker stands for
- `diagnosis`: why a row of tiles is no set: codes for its shape, rising or falling, mirrored or not
- `layable`: all sets that can be laid from a stock of tiles, the longest first
- `arrange`: puts the tiles of one set into a legal order (`legal_orders`), fillers and doubles where they fit
- `rearrange`: turns sets round, or inserts tiles elsewhere, until a turn is legal; so many tries
- `turn`: may this turn of faces be played? Opens and goes on, tiles placed, new sets only, what was declared; `Violation`s
- `tile_turn`: the same for physical tiles
- `opening`: what sets from a rack can be worth
- `jokers`: what may become of jokers on the table
- `timeout`: what becomes of the table when the time is up: the player's own tiles that stay on the
  table (as many as can) or go back to the rack, the settlement
- `scoring`: the points of a game (`Score`): hands, rack sums, charges (could that rack open before its last draw?), losses, winners
- `violations`: everything the rules can object to: `Violation` and `Code`, such as set/too-short or joker/locked-set-split
- `work`: a bound on the work of one judgement, in steps
"""
