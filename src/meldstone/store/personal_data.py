"""Transactions on all that is kept about a person: exported, deleted, and deleted again after a restore."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from meldstone.store import accounts, conduct, guests
from meldstone.store.port import Export
from meldstone.store.rows import PlayerId
from meldstone.store.steps import Steps, lock_player, sql


def delete(account: PlayerId, bots: Sequence[PlayerId]) -> Steps[bool]:
    """Deletes an account and everything that points at a person."""
    if not (yield sql("DELETE FROM accounts WHERE id = ? RETURNING id", account)):
        return False
    yield from _erase((account, *bots))
    return True


@dataclass(frozen=True, slots=True)
class DeletedSinceBackup:
    """What a restored backup must not bring back: accounts that were deleted since, and sessions that were ended."""

    deleted: tuple[PlayerId, ...]
    sessions: tuple[tuple[str, int], ...]


def deleted_up_to_now(deleted: Collection[PlayerId]) -> Steps[DeletedSinceBackup]:
    """All that was ended up to now, and accounts that somebody else knows to be deleted."""
    known = yield sql("SELECT id FROM deleted_accounts")
    sessions = yield sql("SELECT session, expires FROM ended_sessions")
    return DeletedSinceBackup(
        tuple(sorted({*deleted, *(id for (id,) in known)})), tuple((session, expires) for session, expires in sessions)
    )


def delete_again(since: DeletedSinceBackup) -> Steps[None]:
    """Deletes and ends again what came back; also whom the backup itself knows to be deleted."""
    known = yield sql("SELECT id FROM deleted_accounts")
    yield from _erase(tuple(sorted({*since.deleted, *(id for (id,) in known)})))
    for session, expires in since.sessions:
        yield sql("INSERT INTO ended_sessions (session, expires) VALUES (?, ?) ON CONFLICT DO NOTHING", session, expires)


def _erase(players: Sequence[PlayerId]) -> Steps[None]:
    """Removes accounts and everything that points at them."""
    for player in players:
        yield sql("DELETE FROM accounts WHERE id = ?", player)
        yield sql("DELETE FROM bot_tokens WHERE owner = ?", player)
        yield sql("DELETE FROM skeletons WHERE account = ?", player)
        yield sql("DELETE FROM recovery_codes WHERE account = ?", player)
        for guest in (yield from guests.guests_of(player)):
            yield from _forget(guest)
        yield from guests.forget(player)
        yield from _forget(player)


def delete_guest(guest: PlayerId) -> Steps[bool]:
    """Deletes everything that points at somebody without an account; False for an account."""
    yield lock_player(guest)
    if (yield from accounts.by_id(guest)) is not None:
        return False
    yield from _forget(guest)
    return True


def _forget(player: PlayerId) -> Steps[None]:
    yield sql("INSERT INTO deleted_accounts (id) VALUES (?) ON CONFLICT DO NOTHING", player)
    yield sql("DELETE FROM ratings WHERE player = ?", player)
    yield from conduct.forget(player)
    yield sql("UPDATE game_players SET player = NULL, name = '' WHERE player = ?", player)


_EXPORTED = {
    "account": "SELECT id, name, generation, created_at, banned_at FROM accounts WHERE id = ?",
    "recovery_codes": "SELECT created_at FROM recovery_codes WHERE account = ? ORDER BY created_at, digest",
    "merged_guests": "SELECT guest, at FROM merged_guests WHERE account = ? ORDER BY at, guest",
    "games": "SELECT g.id, g.log, g.edition, g.finished_at, g.rated, g.listed, p.seat, p.name "
    "FROM games g JOIN game_players p ON p.game = g.id WHERE p.player = ? ORDER BY g.finished_at, g.id",
    "tables": "SELECT log, seated FROM log_players WHERE player = ? ORDER BY log",
    "ratings": "SELECT edition, size, mu, sigma, games FROM ratings WHERE player = ? ORDER BY edition, size",
    "bot_tokens": "SELECT label, created_at, revoked_at FROM bot_tokens WHERE owner = ? ORDER BY created_at, label",
    "blocks": "SELECT blocked, name, at FROM blocks WHERE player = ? ORDER BY at, blocked",
    "reports": "SELECT at, reported, name, log, note FROM reports WHERE reporter = ? ORDER BY at, id",
}
_EXPORTED_COLUMNS = {
    "account": ("id", "name", "generation", "created_at", "banned_at"),
    "recovery_codes": ("created_at",),
    "merged_guests": ("guest", "at"),
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
        raise accounts.unknown(account)
    return out


def export_guest(guest: PlayerId) -> Steps[Export]:
    """All rows about somebody without an account."""
    out: Export = {}
    for table in ("games", "tables", "blocks", "reports"):
        rows = yield sql(_EXPORTED[table], guest)
        out[table] = [dict(zip(_EXPORTED_COLUMNS[table], row, strict=True)) for row in rows]
    return out
