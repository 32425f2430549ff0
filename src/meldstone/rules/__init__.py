"""The law: what the rulebooks say, as pure functions on values (RULES.md)."""
