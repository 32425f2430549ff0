"""Transactions on guests: what they have, and how all of it becomes an account's."""

from __future__ import annotations

from meldstone.store.errors import UnknownAccountError
from meldstone.store.rows import Holdings, LogId, PlayerId, Status
from meldstone.store.steps import Steps, lock_player, marks, sql


def holdings(player: PlayerId) -> Steps[Holdings]:
    """How much somebody would lose with the identity."""
    games = yield sql("SELECT count(DISTINCT game) FROM game_players WHERE player = ?", player)
    tables = yield sql(
        "SELECT count(*) FROM log_players p JOIN logs l ON l.log = p.log WHERE p.player = ? AND p.seated = 1 AND l.status <> ?",
        player,
        Status.FINISHED.value,
    )
    blocks = yield sql("SELECT count(*) FROM blocks WHERE player = ?", player)
    return Holdings(games=int(games[0][0]), tables=int(tables[0][0]), blocks=int(blocks[0][0]))


def merge(guest: PlayerId, account: PlayerId, now: int) -> Steps[bool]:
    """All that points at a guest points at an account; False if the guest belongs to some account already, or is one.

    Seats at tables that go on are in their logs: `unmoved` tells which of them still have to follow.
    """
    yield lock_player(guest)
    # locks the account's row, so that a deletion which comes now finds the guest
    if not (yield sql("UPDATE accounts SET id = id WHERE id = ? RETURNING id", account)):
        raise UnknownAccountError(f"there is no account {account}")
    if (yield sql("SELECT 1 FROM accounts WHERE id = ?", guest)) or (
        yield sql("SELECT 1 FROM deleted_accounts WHERE id = ?", guest)
    ):
        return False
    added = yield sql(
        "INSERT INTO merged_guests (guest, account, at) VALUES (?, ?, ?) ON CONFLICT (guest) DO NOTHING RETURNING guest",
        guest,
        account,
        now,
    )
    if not added:
        return False
    yield from _move_rows(guest, account)
    return True


def _move_rows(guest: PlayerId, account: PlayerId) -> Steps[None]:
    yield sql("UPDATE game_players SET player = ? WHERE player = ?", account, guest)
    # who blocked the guest has blocked the account; nobody blocks themselves
    for own, other in (("player", "blocked"), ("blocked", "player")):
        yield sql(
            f"INSERT INTO blocks ({own}, {other}, name, at) SELECT ?, {other}, name, at FROM blocks "
            f"WHERE {own} = ? AND {other} <> ? ON CONFLICT (player, blocked) DO NOTHING",
            account,
            guest,
            account,
        )
        yield sql(f"DELETE FROM blocks WHERE {own} = ?", guest)
    yield sql("UPDATE reports SET reporter = ? WHERE reporter = ?", account, guest)
    yield sql("UPDATE reports SET reported = ? WHERE reported = ?", account, guest)


def move_stragglers() -> Steps[None]:
    """A game that ended in the very moment of a merge may still name the guest."""
    for guest, account in (yield sql("SELECT m.guest, m.account FROM merged_guests m JOIN game_players p ON p.player = m.guest")):
        yield sql("UPDATE game_players SET player = ? WHERE player = ?", account, guest)


def unmoved(limit: int) -> Steps[list[tuple[LogId, PlayerId, PlayerId]]]:
    """Tables at which a guest sits whose seats belong to an account: the log, the guest, the account."""
    rows = yield sql(
        "SELECT p.log, m.guest, m.account FROM merged_guests m JOIN log_players p ON p.player = m.guest AND p.seated = 1 "
        "JOIN logs l ON l.log = p.log WHERE l.status <> ? ORDER BY p.log, m.guest LIMIT ?",
        Status.FINISHED.value,
        limit,
    )
    return [(log, guest, account) for log, guest, account in rows]


def guests_of(account: PlayerId) -> Steps[list[PlayerId]]:
    """The guests that an account once was."""
    return [guest for (guest,) in (yield sql("SELECT guest FROM merged_guests WHERE account = ? ORDER BY guest", account))]


def accounts_of(players: set[PlayerId]) -> Steps[dict[PlayerId, PlayerId]]:
    """The accounts of those who were guests when a game began."""
    if not players:
        return {}
    found = yield sql(f"SELECT guest, account FROM merged_guests WHERE guest IN ({marks(len(players))})", *sorted(players))
    return {guest: account for guest, account in found}  # noqa: C416


def forget(account: PlayerId) -> Steps[None]:
    """Nothing of this is kept about an account that was deleted."""
    yield sql("DELETE FROM merged_guests WHERE account = ?", account)
