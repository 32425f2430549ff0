"""Where the chance of a game comes from."""

from __future__ import annotations

from secrets import token_hex

from meldstone.game.fair import SEED_BYTES


def new_seed() -> str:
    """A seed that nobody can guess."""
    return token_hex(SEED_BYTES)
