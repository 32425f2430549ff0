"""Transactions on the tokens with which bots of an account log in."""

from __future__ import annotations

from meldstone.store import accounts
from meldstone.store.rows import BotToken, PlayerId
from meldstone.store.steps import DatabaseRow, Steps, sql

_TOKEN = "digest, owner, label, created_at, revoked_at"


def add_bot_token(token: BotToken) -> Steps[None]:
    """Keeps a token; the same call twice is one token."""
    # locks the owner's row, so that a deletion which comes now finds the token
    accounts.known((yield sql("UPDATE accounts SET id = id WHERE id = ? RETURNING id", token.owner)), token.owner)
    yield sql(
        f"INSERT INTO bot_tokens ({_TOKEN}) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        token.digest,
        token.owner,
        token.label,
        token.created_at,
        token.revoked_at,
    )


def bot_token(digest: bytes) -> Steps[BotToken | None]:
    """A token by its digest."""
    rows = yield sql(f"SELECT {_TOKEN} FROM bot_tokens WHERE digest = ?", digest)
    return _token(rows[0]) if rows else None


def bot_tokens(owner: PlayerId) -> Steps[list[BotToken]]:
    """All tokens of an account."""
    rows = yield sql(f"SELECT {_TOKEN} FROM bot_tokens WHERE owner = ? ORDER BY created_at DESC, digest", owner)
    return [_token(row) for row in rows]


def revoke_bot_token(owner: PlayerId, digest: bytes, now: int) -> Steps[bool]:
    """Ends a token."""
    rows = yield sql(
        "UPDATE bot_tokens SET revoked_at = ? WHERE owner = ? AND digest = ? AND revoked_at IS NULL RETURNING owner",
        now,
        owner,
        digest,
    )
    return bool(rows)


def _token(row: DatabaseRow) -> BotToken:
    digest, owner, label, created_at, revoked_at = row
    return BotToken(digest=digest, owner=owner, label=label, created_at=created_at, revoked_at=revoked_at)
