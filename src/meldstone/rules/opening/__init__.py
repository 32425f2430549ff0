"""What sets from a rack can be worth: could it open, can tiles reach the points (RULES.md D, H.4)? Imports sets and rulesets."""
