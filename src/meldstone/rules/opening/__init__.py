"""What sets from a rack can be worth: could it open, can tiles reach the points (RULES.md D, H.4)? Imports sets and rulesets.

- `reach`: is this an opening, and could a rack open?
- `search`: can sets of some tiles be worth so many points?
- `sets`: runs and groups that such a search needs
- `mirrors`: mirror sets that it needs
- `joker_only_sets`: sets of jokers alone
- `listing`: what these three lists share
- `packed_stock`: tiles as one integer
"""
