"""Transactions on accounts and bot tokens."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from unicodedata import normalize

from meldstone.store import conduct
from meldstone.store.errors import NameTakenError, UnknownAccountError
from meldstone.store.port import Export
from meldstone.store.rows import Account, BotToken, ListedAccount, PlayerId
from meldstone.store.steps import DatabaseRow, Steps, sql

_ACCOUNT = "id, name, password_hash, generation, created_at, banned_at"
_TOKEN = "digest, owner, label, created_at, revoked_at"


def folded(name: str) -> str:
    """What two spellings of one name have in common.

    >>> folded("STRASSE") == folded("straße")
    True
    """
    return normalize("NFKC", normalize("NFKC", name).casefold())


def create(account: PlayerId, name: str, password_hash: str, created_at: int, skeleton: str | None) -> Steps[Account]:
    """A new account; the same call twice is one account."""
    yield sql(
        "INSERT INTO accounts (id, name, folded, password_hash, generation, created_at) VALUES (?, ?, ?, ?, 0, ?) "
        "ON CONFLICT DO NOTHING",
        account,
        name,
        folded(name),
        password_hash,
        created_at,
    )
    kept = yield from by_id(account)
    if kept is None or kept.name != name:
        raise NameTakenError(name)
    yield from _claim(account, name, skeleton)
    return kept


def _claim(account: PlayerId, name: str, skeleton: str | None) -> Steps[None]:
    """What the name looks like is this account's from now on; raises if it is another's."""
    if skeleton is None:
        return
    yield from claim_skeleton(account, skeleton)
    if not (yield sql("SELECT 1 FROM skeletons WHERE skeleton = ? AND account = ?", skeleton, account)):
        raise NameTakenError(name, alike=True)


def claim_skeleton(account: PlayerId, skeleton: str) -> Steps[None]:
    """What the name looks like is this account's from now on, unless it is another's."""
    yield sql("DELETE FROM skeletons WHERE account = ? AND skeleton <> ?", account, skeleton)
    yield sql("INSERT INTO skeletons (skeleton, account) VALUES (?, ?) ON CONFLICT DO NOTHING", skeleton, account)


def by_skeleton(skeleton: str) -> Steps[Account | None]:
    """The account whose name looks like this."""
    rows = yield sql(f"SELECT {_ACCOUNT} FROM accounts WHERE id = (SELECT account FROM skeletons WHERE skeleton = ?)", skeleton)
    return _account(rows[0]) if rows else None


def page(after: PlayerId | None, limit: int) -> Steps[list[ListedAccount]]:
    """Some accounts in the order of their ids."""
    columns = ", ".join(f"a.{column}" for column in _ACCOUNT.split(", "))
    rows = yield sql(
        f"SELECT {columns}, s.skeleton FROM accounts a LEFT JOIN skeletons s ON s.account = a.id "
        "WHERE a.id > ? ORDER BY a.id LIMIT ?",
        after or "",
        limit,
    )
    return [ListedAccount(_account(row[:-1]), row[-1]) for row in rows]


def by_id(account: PlayerId) -> Steps[Account | None]:
    """An account by its id."""
    rows = yield sql(f"SELECT {_ACCOUNT} FROM accounts WHERE id = ?", account)
    return _account(rows[0]) if rows else None


def by_name(name: str) -> Steps[Account | None]:
    """An account by its name."""
    rows = yield sql(f"SELECT {_ACCOUNT} FROM accounts WHERE folded = ?", folded(name))
    return _account(rows[0]) if rows else None


def rename(account: PlayerId, name: str, skeleton: str | None) -> Steps[None]:
    """Another name for an account."""
    other = yield from by_name(name)
    if other is not None and other.id != account:
        raise NameTakenError(name)
    _known((yield sql("UPDATE accounts SET name = ?, folded = ? WHERE id = ? RETURNING id", name, folded(name), account)), account)
    yield from _claim(account, name, skeleton)


def set_password(account: PlayerId, password_hash: str) -> Steps[None]:
    """Another password."""
    _known((yield sql("UPDATE accounts SET password_hash = ? WHERE id = ? RETURNING id", password_hash, account)), account)


def log_out_everywhere(account: PlayerId) -> Steps[int]:
    """The next generation of login tokens."""
    rows = yield sql("UPDATE accounts SET generation = generation + 1 WHERE id = ? RETURNING generation", account)
    return int(_known(rows, account)[0])


def ban(account: PlayerId, at: int | None) -> Steps[None]:
    """Lets nobody in under an account any more, or again; whoever is logged in is not."""
    done = yield sql("UPDATE accounts SET banned_at = ?, generation = generation + 1 WHERE id = ? RETURNING id", at, account)
    _known(done, account)


def reset_password(account: PlayerId, password_hash: str) -> Steps[None]:
    """Another password, and an end to all sessions."""
    done = yield sql(
        "UPDATE accounts SET password_hash = ?, generation = generation + 1 WHERE id = ? RETURNING id", password_hash, account
    )
    _known(done, account)


def set_recovery_codes(account: PlayerId, digests: Sequence[bytes], now: int) -> Steps[None]:
    """The codes that lead back into an account; earlier ones are void."""
    # locks the account's row, so that a deletion which comes now finds the codes
    _known((yield sql("UPDATE accounts SET id = id WHERE id = ? RETURNING id", account)), account)
    yield sql("DELETE FROM recovery_codes WHERE account = ?", account)
    for digest in digests:
        yield sql("INSERT INTO recovery_codes (digest, account, created_at) VALUES (?, ?, ?)", digest, account, now)


def recovery_codes(account: PlayerId) -> Steps[int]:
    """How many codes an account has left."""
    rows = yield sql("SELECT count(*) FROM recovery_codes WHERE account = ?", account)
    return int(rows[0][0])


def recover(account: PlayerId, digest: bytes, password_hash: str) -> Steps[bool]:
    """Uses up a code for another password and an end to all sessions; False if there is no such code."""
    if not (yield sql("DELETE FROM recovery_codes WHERE digest = ? AND account = ? RETURNING account", digest, account)):
        return False
    yield from reset_password(account, password_hash)
    return True


def delete(account: PlayerId, bots: Sequence[PlayerId]) -> Steps[bool]:
    """Deletes an account and everything that points at a person."""
    if not (yield sql("DELETE FROM accounts WHERE id = ? RETURNING id", account)):
        return False
    yield from _erase((account, *bots))
    return True


@dataclass(frozen=True, slots=True)
class Ended:
    """What a restored backup must not bring back: accounts that were deleted since, and sessions that were ended."""

    deleted: tuple[PlayerId, ...]
    sessions: tuple[tuple[str, int], ...]


def ended(deleted: Collection[PlayerId]) -> Steps[Ended]:
    """All that was ended up to now, and accounts that somebody else knows to be deleted."""
    known = yield sql("SELECT id FROM deleted_accounts")
    sessions = yield sql("SELECT session, expires FROM ended_sessions")
    return Ended(tuple(sorted({*deleted, *(id for (id,) in known)})), tuple((session, expires) for session, expires in sessions))


def end_again(what: Ended) -> Steps[None]:
    """Deletes and ends again what came back; also whom the backup itself knows to be deleted."""
    known = yield sql("SELECT id FROM deleted_accounts")
    yield from _erase(tuple(sorted({*what.deleted, *(id for (id,) in known)})))
    for session, expires in what.sessions:
        yield sql("INSERT INTO ended_sessions (session, expires) VALUES (?, ?) ON CONFLICT DO NOTHING", session, expires)


def _erase(players: Sequence[PlayerId]) -> Steps[None]:
    """Removes accounts and everything that points at them."""
    for player in players:
        yield sql("DELETE FROM accounts WHERE id = ?", player)
        yield sql("DELETE FROM bot_tokens WHERE owner = ?", player)
        yield sql("DELETE FROM skeletons WHERE account = ?", player)
        yield sql("DELETE FROM recovery_codes WHERE account = ?", player)
        yield from _forget(player)


def delete_guest(guest: PlayerId) -> Steps[bool]:
    """Deletes everything that points at somebody without an account; False for an account."""
    if (yield from by_id(guest)) is not None:
        return False
    yield from _forget(guest)
    return True


def _forget(player: PlayerId) -> Steps[None]:
    yield sql("INSERT INTO deleted_accounts (id) VALUES (?) ON CONFLICT DO NOTHING", player)
    yield sql("DELETE FROM ratings WHERE player = ?", player)
    yield from conduct.forget(player)
    yield sql("UPDATE game_players SET player = NULL, name = '' WHERE player = ?", player)


_EXPORTED = {
    "account": "SELECT id, name, generation, created_at FROM accounts WHERE id = ?",
    "games": "SELECT g.id, g.log, g.edition, g.finished_at, g.rated, g.listed, p.seat, p.name "
    "FROM games g JOIN game_players p ON p.game = g.id WHERE p.player = ? ORDER BY g.finished_at, g.id",
    "tables": "SELECT log, seated FROM log_players WHERE player = ? ORDER BY log",
    "ratings": "SELECT edition, size, mu, sigma, games FROM ratings WHERE player = ? ORDER BY edition, size",
    "bot_tokens": "SELECT label, created_at, revoked_at FROM bot_tokens WHERE owner = ? ORDER BY created_at, label",
    "blocks": "SELECT blocked, name, at FROM blocks WHERE player = ? ORDER BY at, blocked",
    "reports": "SELECT at, reported, name, log, note FROM reports WHERE reporter = ? ORDER BY at, id",
}
_EXPORTED_COLUMNS = {
    "account": ("id", "name", "generation", "created_at"),
    "games": ("id", "log", "edition", "finished_at", "rated", "listed", "seat", "name"),
    "tables": ("log", "seated"),
    "ratings": ("edition", "size", "mu", "sigma", "games"),
    "bot_tokens": ("label", "created_at", "revoked_at"),
    "blocks": ("blocked", "name", "at"),
    "reports": ("at", "reported", "name", "log", "note"),
}


def export(account: PlayerId, bots: Sequence[PlayerId]) -> Steps[Export]:
    """All rows about an account and what its bots played, secrets left out."""
    out: Export = {}
    for table, query in _EXPORTED.items():
        rows = yield sql(query, account)
        out[table] = [dict(zip(_EXPORTED_COLUMNS[table], row, strict=True)) for row in rows]
    for table in ("games", "tables"):
        of_bots = out[f"bot_{table}"] = []
        for bot in bots:
            rows = yield sql(_EXPORTED[table], bot)
            of_bots += [{"bot": bot, **dict(zip(_EXPORTED_COLUMNS[table], row, strict=True))} for row in rows]
    if not out["account"]:
        raise _unknown(account)
    return out


def export_guest(guest: PlayerId) -> Steps[Export]:
    """All rows about somebody without an account."""
    out: Export = {}
    for table in ("games", "tables", "blocks", "reports"):
        rows = yield sql(_EXPORTED[table], guest)
        out[table] = [dict(zip(_EXPORTED_COLUMNS[table], row, strict=True)) for row in rows]
    return out


def add_bot_token(token: BotToken) -> Steps[None]:
    """Keeps a token; the same call twice is one token."""
    # locks the owner's row, so that a deletion which comes now finds the token
    _known((yield sql("UPDATE accounts SET id = id WHERE id = ? RETURNING id", token.owner)), token.owner)
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


def _known(rows: list[DatabaseRow], account: PlayerId) -> DatabaseRow:
    if not rows:
        raise _unknown(account)
    return rows[0]


def _unknown(account: PlayerId) -> UnknownAccountError:
    return UnknownAccountError(f"there is no account {account}")


def _account(row: DatabaseRow) -> Account:
    id_, name, password_hash, generation, created_at, banned_at = row
    return Account(
        id=id_, name=name, password_hash=password_hash, generation=generation, created_at=created_at, banned_at=banned_at
    )


def _token(row: DatabaseRow) -> BotToken:
    digest, owner, label, created_at, revoked_at = row
    return BotToken(digest=digest, owner=owner, label=label, created_at=created_at, revoked_at=revoked_at)
