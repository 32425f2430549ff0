"""Matches and leagues of bots, and how sure one can be of who is better."""
