"""The draft of an unfinished turn as the store keeps it, for the moment when the time is up."""

from __future__ import annotations

import msgspec

from meldstone.server.protocol.codec import encode
from meldstone.server.protocol.tile_hooks import from_plain
from meldstone.server.room.timeouts import LastDraft


def stored_draft(draft: LastDraft) -> bytes:
    """A draft as the store keeps it."""
    return encode(draft)


def read_draft(data: bytes | None) -> LastDraft | None:
    """A draft from the store."""
    if data is None:
        return None
    try:
        return msgspec.json.decode(data, type=LastDraft, dec_hook=from_plain)
    except msgspec.DecodeError:
        return None
