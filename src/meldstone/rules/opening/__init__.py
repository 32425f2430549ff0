"""What sets from a rack can be worth: could it open, can tiles reach the points (RULES.md D, H.4)? Imports sets and rulesets.

- `reach`: could a rack open, can it lay any set, can its number tiles reach what is due? Yes or no
- `openings`: the ways to open themselves: sets listed in every order, put together until the minimum is reached
- `search`: can sets of a packed stock be worth so many points, with these jokers? First attempts, then all, with a bound for jokers
- `sets`: runs and groups that such a search needs, grown hue by hue out of a stock (combinations of other hues), with normal,
  double and two-colour jokers
- `mirrors`: mirror sets that it needs: two sides (`_Side`), how many normal and double jokers fill a half, a slot (`_Fill`)
- `joker_only_sets`: sets of jokers alone, in every order (halves of mirrors too), and what they are worth
- `listing`: what `sets`, `mirrors` and `joker_only_sets` share: their knobs (`SetRules`), the sets found so far
- `packed_stock`: tiles as one integer, some bits for each hue and joker
"""
