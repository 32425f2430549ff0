"""What may become of the jokers that lie on the table (RULES.md F). Imports tiles, rulesets and sets, nothing else of the rules.

- `reasons`: which joker rules does a turn break?
- `account`: is there one explanation of the whole turn that breaks none?
- `fates`: what may become of one locked joker set
- `claims`: a fate with the places that it takes on the final table
- `final_table`: the places of the final table as bits
- `exchange`: may this tile take that joker's place?
- `new_sets`: do freed jokers lie in new sets?
- `opening_first`: could the tiles have been laid as an opening first?
- `laid_sets`: which joker sets can that opening have had?
"""
