"""The draft of an unfinished turn as the store keeps it, for the moment when the time is up."""

from __future__ import annotations

from meldstone.json_form import JsonError, from_json, to_json
from meldstone.server.room.timeouts import LastDraft


def stored_draft(draft: LastDraft) -> bytes:
    """A draft as the store keeps it."""
    return to_json(draft)


def read_draft(data: bytes | None) -> LastDraft | None:
    """A draft from the store."""
    if data is None:
        return None
    try:
        draft: LastDraft = from_json(LastDraft, data)
    except JsonError:
        return None
    return draft
