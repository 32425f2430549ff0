"""Positions and game records as text: written, read back, replayed."""
