"""What may become of the jokers that lie on the table (RULES.md F). Imports tiles, rulesets and sets, nothing else of the rules."""
