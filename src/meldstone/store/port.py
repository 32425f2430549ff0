"""The port: what the server may ask of a store, whichever database answers.

A *log* is the history of one live table: records numbered 1, 2, 3 … without gaps. Several processes may write to one log; each
says where it thinks the log ends, and only one of two writers with the same idea is right. A write has returned only when it
would survive a power cut.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from meldstone.store.rows import (
    Account,
    Append,
    Block,
    BotToken,
    Change,
    Company,
    Finish,
    FinishedGame,
    GameId,
    Holdings,
    ListedAccount,
    LogEntry,
    LogId,
    OperatorOrder,
    Outage,
    PlayerId,
    Process,
    Rating,
    Report,
    Standing,
    Status,
)

Progress = Callable[[int, int], None]
"""Called with what is done and what there is altogether."""

Export = dict[str, list[dict[str, str | int | float | bool | None]]]
"""Rows by table."""


class Store(Protocol):
    """An open store. All methods may raise `UnavailableError`; they never block the event loop."""

    # --- live tables ---------------------------------------------------------------------------------------------------------

    async def append(self, append: Append) -> int:
        """Adds records after a sequence, replaces the heading, and returns the new last sequence.

        `expected` 0 creates the log. All of it happens or nothing: raises `ConflictError` if the log ends elsewhere and
        `StaleRatingError` if the ratings of `finish` are outdated. No records: only the heading changes. A game that is
        already known by its id is not added again, nor are its ratings. A call that is cancelled may still be carried out.
        """

    async def read(self, log: LogId, after: int = 0) -> list[bytes]:
        """The records after a sequence; empty if there are none or there is no such log."""

    async def entry(self, log: LogId) -> LogEntry | None:
        """The log's row in the index."""

    async def last(self, log: LogId) -> int:
        """The last sequence; 0 if there is no such log."""

    async def logs(self, status: Status | None = None, *, after: LogId | None = None, limit: int = 1000) -> list[LogEntry]:
        """Logs in the order of their ids, of one status or of all, from the one that follows `after`."""

    async def listings(self, limit: int = 100) -> list[LogEntry]:
        """What the lobby shows, newest first."""

    async def due(self, now: int, limit: int = 100) -> list[LogEntry]:
        """Logs whose deadline has come, the oldest deadline first."""

    async def logs_of(self, player: PlayerId, limit: int = 100) -> list[LogEntry]:
        """Logs of tables that are not finished at which somebody sits, the one that changed last first."""

    async def unindexed(self, limit: int = 100) -> list[LogId]:
        """Logs of the first version of which nobody has said yet who sits there (`players` of `append`)."""

    async def drop(self, log: LogId) -> None:
        """Forgets a log. Its finished games stay."""

    async def purge(self, before: int) -> int:
        """Forgets finished logs that have not changed since, and says how many. Their finished games stay."""

    async def unforgotten(self, limit: int = 100) -> list[tuple[LogId, PlayerId]]:
        """Logs at whose table somebody sat who has deleted the account since, and has not been forgotten there."""

    async def forget(self, log: LogId, player: PlayerId, bodies: Mapping[int, bytes]) -> None:
        """Replaces the records with these sequences by such that name a player no longer; it is the only way to change one.

        Nobody is told: what is held in memory has to be changed by those who hold it.
        """

    def changes(self) -> AbstractAsyncContextManager[AsyncIterator[Change]]:
        """Every append from now on, by this or another process; several appends to one log may come as one.

        A reader that is too slow gets `EVERYTHING` instead of a long list.

        ::

            async with store.changes() as changes:
                async for change in changes: ...
        """

    # --- not durable: drafts and talk ---------------------------------------------------------------------------------

    async def keep_draft(self, log: LogId, draft: bytes | None) -> None:
        """Keeps the last draft of a table, or forgets it (None). Not durable: a power cut may lose it, a killed process may not.

        Cheap: no waiting for the disk, and not one of the `changes`.
        """

    async def draft(self, log: LogId) -> bytes | None:
        """The last draft of a table."""

    async def say(self, log: LogId, words: bytes) -> None:
        """Passes a fleeting message (at most 6,000 bytes) on to the other processes; the sender does not hear it.

        Nothing is kept. With one process (SQLite) nobody hears it.
        """

    def heard(self) -> AbstractAsyncContextManager[AsyncIterator[tuple[LogId, bytes]]]:
        """Messages of other processes from now on; a reader that is too slow misses some."""

    # --- finished games ------------------------------------------------------------------------------------------------------

    async def add_game(self, finish: Finish) -> bool:
        """Adds a finished game with its ratings outside of an append; False if it is already known."""

    async def game(self, game: GameId) -> FinishedGame | None:
        """A finished game without its record."""

    async def record(self, game: GameId) -> bytes | None:
        """The record of a finished game."""

    async def games(
        self,
        *,
        player: PlayerId | None = None,
        log: LogId | None = None,
        before: FinishedGame | None = None,
        limit: int = 50,
        viewer: PlayerId | None = None,
    ) -> list[FinishedGame]:
        """Finished games, newest first: all, those of a player, those of a table. `before` is the last one of the page before.

        With a viewer: only what is listed, and what the viewer played.
        """

    async def ratings(self, edition: str, size: int, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """The ratings of those who have one."""

    async def ratings_of(self, player: PlayerId) -> list[Rating]:
        """All ratings of a player, by edition and size."""

    async def leaderboard(self, edition: str, size: int, *, offset: int = 0, limit: int = 50) -> list[Standing]:
        """The best of those who are ranked first, by mu - 3 sigma: what a player is almost certainly worth."""

    async def company(self, players: Sequence[PlayerId], since: int) -> Company:
        """Which of some players are established, and how many rated games each two of them had since a time."""

    # --- accounts ------------------------------------------------------------------------------------------------------------

    async def create_account(
        self, account: PlayerId, name: str, password_hash: str, created_at: int, *, skeleton: str | None = None
    ) -> Account:
        """A new account; raises `NameTakenError`, also if the name looks (`skeleton`) like that of another account, and
        `UnknownAccountError` for the id of a guest who belongs to an account already or was deleted.
        """

    async def account(self, account: PlayerId) -> Account | None:
        """An account by its id."""

    async def account_named(self, name: str) -> Account | None:
        """An account by its name, whatever the capitals."""

    async def account_like(self, name: str, skeleton: str) -> Account | None:
        """The account with this name, or else the one whose name looks like it."""

    async def accounts(self, *, after: PlayerId | None = None, limit: int = 1000) -> list[ListedAccount]:
        """Accounts in the order of their ids, from the one that follows `after`."""

    async def claim_skeleton(self, account: PlayerId, skeleton: str) -> None:
        """Says what the name of an account looks like; an older account that looks the same keeps it."""

    async def rename_account(self, account: PlayerId, name: str, *, skeleton: str | None = None) -> None:
        """Raises `NameTakenError` or `UnknownAccountError`. Games already played keep the old name."""

    async def set_password(self, account: PlayerId, password_hash: str) -> None:
        """Raises `UnknownAccountError`. Who is logged in stays logged in; see `log_out_everywhere`."""

    async def log_out_everywhere(self, account: PlayerId) -> int:
        """Counts the account's generation up and returns it; raises `UnknownAccountError`."""

    async def ban_account(self, account: PlayerId, at: int | None) -> None:
        """Lets nobody in under an account any more, or again (None), and ends all its sessions; raises `UnknownAccountError`."""

    async def reset_password(self, account: PlayerId, password_hash: str) -> None:
        """Another password, and an end to all sessions; raises `UnknownAccountError`."""

    async def set_recovery_codes(self, account: PlayerId, digests: Sequence[bytes], now: int) -> None:
        """The digests of the codes that lead back into an account; earlier ones are void. Raises `UnknownAccountError`."""

    async def recovery_codes(self, account: PlayerId) -> int:
        """How many codes an account has left."""

    async def recover(self, account: PlayerId, digest: bytes, password_hash: str) -> bool:
        """Uses up a code for another password and an end to all sessions; False if the account has no such code."""

    async def holdings(self, player: PlayerId) -> Holdings:
        """What somebody has under an identity."""

    async def merge_guest(self, guest: PlayerId, account: PlayerId, now: int) -> bool:
        """Finished games, blocks and reports of a guest are an account's from now on; False if they are one's already.

        Raises `UnknownAccountError`. Seats at tables that go on are moved one by one, see `unmoved`.
        """

    async def unmoved(self, limit: int = 100) -> list[tuple[LogId, PlayerId, PlayerId]]:
        """Tables at which a guest sits who is an account by now: the log, the guest, the account."""

    async def move_stragglers(self) -> None:
        """Moves what another process wrote about a guest in the very moment of a merge."""

    async def claim_code(self, code: str, log: LogId, now: int) -> bool:
        """Keeps a short code for a table that is about to be made; False if it is taken."""

    async def log_with_code(self, code: str) -> LogId | None:
        """The table that a short code leads to, if it is still there."""

    async def delete_guest(self, guest: PlayerId) -> bool:
        """As `delete_account`, for somebody without an account; False if the id is that of an account."""

    async def export_guest(self, guest: PlayerId) -> Export:
        """All that is kept about somebody without an account."""

    async def delete_account(self, account: PlayerId, bots: Sequence[PlayerId] = ()) -> bool:
        """Deletes the account, its ratings and bot tokens; its seats in finished games, also those still being played, become
        nameless, as do those of its bots. False if there is no such account. See `unforgotten` for tables that go on.
        """

    async def export_account(self, account: PlayerId, bots: Sequence[PlayerId] = ()) -> Export:
        """All that is kept about an account and the games of its bots, secrets (password hash, token digests) left out.

        Raises `UnknownAccountError`.
        """

    # --- bot tokens ----------------------------------------------------------------------------------------------------------

    async def add_bot_token(self, token: BotToken) -> None:
        """Keeps a token's digest; raises `UnknownAccountError` if the owner has no account."""

    async def bot_token(self, digest: bytes) -> BotToken | None:
        """The token with this digest, also if it was revoked."""

    async def bot_tokens(self, owner: PlayerId) -> list[BotToken]:
        """All tokens of an account, newest first."""

    async def revoke_bot_token(self, owner: PlayerId, digest: bytes, now: int) -> bool:
        """False if the owner has no such token, or it was revoked before."""

    # --- people and people ---------------------------------------------------------------------------------------------------

    async def add_block(self, block: Block, most: int) -> bool:
        """Somebody does not want to hear somebody else; False if they have blocked as many as they may."""

    async def remove_block(self, player: PlayerId, blocked: PlayerId) -> None:
        """Somebody is welcome again."""

    async def blocks(self, player: PlayerId) -> list[Block]:
        """Whom somebody has blocked, the last first."""

    async def blockers(self) -> list[PlayerId]:
        """Everybody who has blocked anybody."""

    async def add_report(self, report: Report) -> None:
        """Keeps what a player reports to the operator; so many are kept, the oldest go first."""

    async def reports(self, limit: int = 100) -> list[Report]:
        """What players reported, the last first."""

    async def report(self, id: str) -> Report | None:
        """One report."""

    # --- sessions ------------------------------------------------------------------------------------------------------------

    async def end_session(self, session: str, expires: int, now: int) -> None:
        """Remembers that a session was ended, until it would be over by itself."""

    async def session_ended(self, session: str) -> bool:
        """True if somebody ended the session."""

    # --- the service itself --------------------------------------------------------------------------------------------------

    async def secret(self, name: str, size: int = 32) -> bytes:
        """Random bytes that are the same for every process from the first call on."""

    async def heartbeat(self, process: str, now: int, *, silence: int = 10_000, last: int | None = None) -> Outage | None:
        """Says that a process serves. If none has for longer than `silence` milliseconds, the time since is noted as an
        outage and returned; of several processes that start together only one gets it, `outages` tells all. With `last` it is
        one only if that was the last sign of life until now. Cheap: no waiting for the disk.
        """

    async def farewell(self, process: str, now: int) -> None:
        """A process ends in order: from now on it does not serve."""

    async def processes(self) -> dict[str, Process]:
        """All processes that gave a sign of life and have not said goodbye: alive, or killed."""

    async def last_alive(self) -> int | None:
        """The last heartbeat of any process."""

    async def probe(self) -> None:
        """Writes what counts for nothing, the way a move is written; raises what a move would raise."""

    async def outages(self, since: int) -> list[Outage]:
        """Outages that ended after `since`, in order."""

    async def backup(self, path: Path, progress: Progress | None = None, *, replace: bool = False) -> None:
        """Writes a consistent copy of everything to a file while others go on writing; raises `BackupError`.

        The file appears when it is whole; one that is there already is left alone unless it may be replaced. It is an SQLite
        database, whatever it is a copy of, so that it can be restored into either. Drafts may be missing.
        """

    async def restore(self, path: Path, progress: Progress | None = None, *, deleted: Collection[PlayerId] = ()) -> None:
        """Replaces everything by a backup, of this or an older version, in one transaction; raises `BackupError`.

        Accounts that were deleted here since, or are listed in `deleted`, stay deleted, and sessions that were ended stay so.
        Processes that serve meanwhile see `EVERYTHING`.
        """

    async def give_order(self, id: str, body: bytes, now: int) -> None:
        """Keeps what an operator wants of every process that serves."""

    async def orders(self, since: int) -> list[OperatorOrder]:
        """What an operator wanted since a time, in order."""

    async def is_empty(self) -> bool:
        """True if nothing has been kept here yet."""

    @property
    def pending(self) -> int:
        """How many writes are waiting; callers beyond a limit wait their turn."""

    async def close(self) -> None:
        """Lets waiting writes finish and closes all connections."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...
