"""What may become of the jokers that lie on the table (RULES.md F). Imports tiles, rulesets and sets, nothing else of the rules.

- `reasons`: which joker rules does a turn break? Rules forgiven one by one until an account holds
- `account`: does one explanation hold for all joker sets? A lost set (no joker beside its tiles, no exchange) settles it at once;
  else claims are chosen one by one: what came, what was freed, used, which home tiles that left find apart
- `fates`: what may become of one locked joker set: exchanged, grown, or a rest stays (`rests`: which tiles are gone)
- `claims`: a fate with the places that it takes on the final table, either way round: the same tiles before and after
- `final_table`: the places of the final table as bits: homes of rows and faces, sets that lie untouched (asks `exchange` what fits)
- `exchange`: which rows have jokers, and where; does one row hold another? May this tile take that joker's place, or one
  joker another's? `exchanges`: all tiles that could replace one
- `new_sets`: must freed jokers lie in new sets, and do they? Demands (`_Demand`) that compete for homes, old sets that lie whole
- `opening_first`: could the tiles have been laid as an opening first? A `_Selection` of laid sets that may reach what is due
- `laid_sets`: which joker sets can that opening have had (`LaidSet`)? Worth, home and places; tiles of the stock to spare
"""
