"""Transactions on sessions that were ended before their time."""

from __future__ import annotations

from meldstone.store.steps import Steps, sql


def end(session: str, expires: int, now: int) -> Steps[None]:
    """Remembers that a session is over, and forgets those that would be over by themselves."""
    yield sql("DELETE FROM ended_sessions WHERE expires <= ?", now)
    yield sql("INSERT INTO ended_sessions (session, expires) VALUES (?, ?) ON CONFLICT DO NOTHING", session, expires)


def ended(session: str) -> Steps[bool]:
    """True if somebody ended the session."""
    return bool((yield sql("SELECT 1 FROM ended_sessions WHERE session = ?", session)))
