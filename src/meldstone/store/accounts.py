"""Transactions on accounts: names, passwords, recovery codes, bans."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from meldstone.store.errors import NameTakenError, UnknownAccountError
from meldstone.store.rows import Account, ListedAccount, PlayerId
from meldstone.store.steps import DatabaseRow, Steps, lock_player, sql

_ACCOUNT = "id, name, password_hash, generation, created_at, banned_at"


def folded(name: str) -> str:
    """What two spellings of one name have in common.

    >>> folded("STRASSE") == folded("straße")
    True
    """
    return normalize("NFKC", normalize("NFKC", name).casefold())


def create(account: PlayerId, name: str, password_hash: str, created_at: int, skeleton: str | None) -> Steps[Account]:
    """A new account; the same call twice is one account. Raises for a guest who belongs to another account, or was deleted."""
    yield lock_player(account)
    if (
        yield sql(
            "SELECT 1 FROM merged_guests WHERE guest = ? UNION ALL SELECT 1 FROM deleted_accounts WHERE id = ?", account, account
        )
    ):
        raise UnknownAccountError(f"{account} is nobody any more")
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
    # of two who sign up as the same guest, only the one whose password is kept is in
    if kept is None or (kept.name, kept.password_hash) != (name, password_hash):
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


def by_look(name: str, skeleton: str) -> Steps[Account | None]:
    """The account with this name, or else the one whose name looks like it; asked for every guest, so it is one question."""
    rows = yield sql(
        f"SELECT {_ACCOUNT}, 0 AS rank FROM accounts WHERE folded = ? "
        f"UNION ALL SELECT {_ACCOUNT}, 1 FROM accounts WHERE id = (SELECT account FROM skeletons WHERE skeleton = ?) ORDER BY rank",
        folded(name),
        skeleton,
    )
    return _account(rows[0][:-1]) if rows else None


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
    known((yield sql("UPDATE accounts SET name = ?, folded = ? WHERE id = ? RETURNING id", name, folded(name), account)), account)
    yield from _claim(account, name, skeleton)


def set_password(account: PlayerId, password_hash: str) -> Steps[None]:
    """Another password; recovery codes are void, for whoever knew the old one may have made them."""
    known((yield sql("UPDATE accounts SET password_hash = ? WHERE id = ? RETURNING id", password_hash, account)), account)
    yield sql("DELETE FROM recovery_codes WHERE account = ?", account)


def log_out_everywhere(account: PlayerId) -> Steps[int]:
    """The next generation of login tokens."""
    rows = yield sql("UPDATE accounts SET generation = generation + 1 WHERE id = ? RETURNING generation", account)
    return int(known(rows, account)[0])


def ban(account: PlayerId, at: int | None) -> Steps[None]:
    """Lets nobody in under an account any more, or again; whoever is logged in is not."""
    done = yield sql("UPDATE accounts SET banned_at = ?, generation = generation + 1 WHERE id = ? RETURNING id", at, account)
    known(done, account)


def reset_password(account: PlayerId, password_hash: str) -> Steps[None]:
    """Another password, and an end to all sessions and recovery codes."""
    yield from _reset(account, password_hash)
    yield sql("DELETE FROM recovery_codes WHERE account = ?", account)


def _reset(account: PlayerId, password_hash: str) -> Steps[None]:
    done = yield sql(
        "UPDATE accounts SET password_hash = ?, generation = generation + 1 WHERE id = ? RETURNING id", password_hash, account
    )
    known(done, account)


def set_recovery_codes(account: PlayerId, digests: Sequence[bytes], now: int) -> Steps[None]:
    """The codes that lead back into an account; earlier ones are void."""
    # locks the account's row, so that a deletion which comes now finds the codes
    known((yield sql("UPDATE accounts SET id = id WHERE id = ? RETURNING id", account)), account)
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
    # the other codes stay: they are the owner's, who has just shown one of them
    yield from _reset(account, password_hash)
    return True


def known(rows: list[DatabaseRow], account: PlayerId) -> DatabaseRow:
    """The first row, if the account is there."""
    if not rows:
        raise unknown(account)
    return rows[0]


def unknown(account: PlayerId) -> UnknownAccountError:
    """What is raised about an account that is not there."""
    return UnknownAccountError(f"there is no account {account}")


def _account(row: DatabaseRow) -> Account:
    id_, name, password_hash, generation, created_at, banned_at = row
    return Account(
        id=id_, name=name, password_hash=password_hash, generation=generation, created_at=created_at, banned_at=banned_at
    )
