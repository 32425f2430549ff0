"""What both databases have in common: every question of the port as a transaction that is carried out one way or the other."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Self, TypeVar

from meldstone.store import accounts, bot_tokens, conduct, games, guests, logs, personal_data, room_codes, rows, service, sessions
from meldstone.store.changes import Hub
from meldstone.store.port import Export, Store
from meldstone.store.steps import Steps

T = TypeVar("T")


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SqlStore(Store, ABC):
    """A store whose transactions are `Steps`."""

    def __init__(self) -> None:
        self._hub = Hub()

    @abstractmethod
    async def _read(self, steps: Callable[[], Steps[T]]) -> T:
        """Carries out steps that change nothing."""

    @abstractmethod
    async def _write(self, steps: Callable[[], Steps[T]], *, durable: bool = True) -> T:
        """Carries out steps in a transaction; they may be tried again, so doing them twice must be the same as doing them once."""

    @abstractmethod
    async def _append(self, append: rows.Append) -> int: ...

    async def append(self, append: rows.Append) -> int:
        if append.expected < 0 or not (append.expected or append.records):
            raise ValueError("a log begins with a record, and its sequence with 1")
        return await self._append(append)

    async def read(self, log: rows.LogId, after: int = 0) -> list[bytes]:
        return await self._read(lambda: logs.read(log, after))

    async def entry(self, log: rows.LogId) -> rows.LogEntry | None:
        return await self._read(lambda: logs.entry(log))

    async def last(self, log: rows.LogId) -> int:
        return await self._read(lambda: logs.last_of(log))

    async def logs(
        self, status: rows.Status | None = None, *, after: rows.LogId | None = None, limit: int = 1000
    ) -> list[rows.LogEntry]:
        return await self._read(lambda: logs.logs(status, after, limit))

    async def listings(self, limit: int = 100) -> list[rows.LogEntry]:
        return await self._read(lambda: logs.listings(limit))

    async def due(self, now: int, limit: int = 100) -> list[rows.LogEntry]:
        return await self._read(lambda: logs.due(now, limit))

    async def logs_of(self, player: rows.PlayerId, limit: int = 100) -> list[rows.LogEntry]:
        return await self._read(lambda: logs.of_player(player, limit))

    async def unindexed(self, limit: int = 100) -> list[rows.LogId]:
        return await self._read(lambda: logs.unindexed(limit))

    async def unforgotten(self, limit: int = 100) -> list[tuple[rows.LogId, rows.PlayerId]]:
        return await self._read(lambda: logs.unforgotten(limit))

    async def forget(self, log: rows.LogId, player: rows.PlayerId, bodies: Mapping[int, bytes]) -> None:
        await self._write(lambda: logs.forget(log, player, bodies))

    async def drop(self, log: rows.LogId) -> None:
        await self._write(lambda: logs.drop(log))

    async def purge(self, before: int) -> int:
        return await self._write(lambda: logs.purge(before))

    def changes(self) -> AbstractAsyncContextManager[AsyncIterator[rows.Change]]:
        return self._hub.changes()

    async def keep_draft(self, log: rows.LogId, draft: bytes | None) -> None:
        await self._write(lambda: logs.keep_draft(log, draft), durable=False)

    async def draft(self, log: rows.LogId) -> bytes | None:
        return await self._read(lambda: logs.draft(log))

    def heard(self) -> AbstractAsyncContextManager[AsyncIterator[tuple[rows.LogId, bytes]]]:
        return self._hub.heard()

    async def add_game(self, finish: rows.Finish) -> bool:
        return await self._write(lambda: games.add_game(finish))

    async def game(self, game: rows.GameId) -> rows.FinishedGame | None:
        return await self._read(lambda: games.game(game))

    async def record(self, game: rows.GameId) -> bytes | None:
        return await self._read(lambda: games.record(game))

    async def games(
        self,
        *,
        player: rows.PlayerId | None = None,
        log: rows.LogId | None = None,
        before: rows.FinishedGame | None = None,
        limit: int = 50,
        viewer: rows.PlayerId | None = None,
    ) -> list[rows.FinishedGame]:
        return await self._read(lambda: games.games(player, log, before, limit, viewer))

    async def ratings(self, edition: str, size: int, players: Sequence[rows.PlayerId]) -> dict[rows.PlayerId, rows.Rating]:
        return await self._read(lambda: games.ratings(edition, size, players))

    async def ratings_of(self, player: rows.PlayerId) -> list[rows.Rating]:
        return await self._read(lambda: games.ratings_of(player))

    async def leaderboard(self, edition: str, size: int, *, offset: int = 0, limit: int = 50) -> list[rows.Standing]:
        return await self._read(lambda: games.leaderboard(edition, size, offset, limit))

    async def company(self, players: Sequence[rows.PlayerId], since: int) -> rows.Company:
        return await self._read(lambda: games.company(players, since))

    async def create_account(
        self, account: rows.PlayerId, name: str, password_hash: str, created_at: int, *, skeleton: str | None = None
    ) -> rows.Account:
        return await self._write(lambda: accounts.create(account, name, password_hash, created_at, skeleton))

    async def account_like(self, name: str, skeleton: str) -> rows.Account | None:
        return await self._read(lambda: accounts.by_look(name, skeleton))

    async def accounts(self, *, after: rows.PlayerId | None = None, limit: int = 1000) -> list[rows.ListedAccount]:
        return await self._read(lambda: accounts.page(after, limit))

    async def claim_skeleton(self, account: rows.PlayerId, skeleton: str) -> None:
        await self._write(lambda: accounts.claim_skeleton(account, skeleton))

    async def account(self, account: rows.PlayerId) -> rows.Account | None:
        return await self._read(lambda: accounts.by_id(account))

    async def account_named(self, name: str) -> rows.Account | None:
        return await self._read(lambda: accounts.by_name(name))

    async def rename_account(self, account: rows.PlayerId, name: str, *, skeleton: str | None = None) -> None:
        await self._write(lambda: accounts.rename(account, name, skeleton))

    async def set_password(self, account: rows.PlayerId, password_hash: str) -> None:
        await self._write(lambda: accounts.set_password(account, password_hash))

    async def log_out_everywhere(self, account: rows.PlayerId) -> int:
        return await self._write(lambda: accounts.log_out_everywhere(account))

    async def ban_account(self, account: rows.PlayerId, at: int | None) -> None:
        await self._write(lambda: accounts.ban(account, at))

    async def reset_password(self, account: rows.PlayerId, password_hash: str) -> None:
        await self._write(lambda: accounts.reset_password(account, password_hash))

    async def set_recovery_codes(self, account: rows.PlayerId, digests: Sequence[bytes], now: int) -> None:
        await self._write(lambda: accounts.set_recovery_codes(account, digests, now))

    async def recovery_codes(self, account: rows.PlayerId) -> int:
        return await self._read(lambda: accounts.recovery_codes(account))

    async def recover(self, account: rows.PlayerId, digest: bytes, password_hash: str) -> bool:
        return await self._write(lambda: accounts.recover(account, digest, password_hash))

    async def holdings(self, player: rows.PlayerId) -> rows.Holdings:
        return await self._read(lambda: guests.holdings(player))

    async def merge_guest(self, guest: rows.PlayerId, account: rows.PlayerId, now: int) -> bool:
        return await self._write(lambda: guests.merge(guest, account, now))

    async def unmoved(self, limit: int = 100) -> list[tuple[rows.LogId, rows.PlayerId, rows.PlayerId]]:
        return await self._read(lambda: guests.unmoved(limit))

    async def move_stragglers(self) -> None:
        await self._write(guests.move_stragglers)

    async def claim_code(self, code: str, log: rows.LogId, now: int) -> bool:
        return await self._write(lambda: room_codes.claim(code, log, now))

    async def log_with_code(self, code: str) -> rows.LogId | None:
        return await self._read(lambda: room_codes.log_of(code))

    async def delete_guest(self, guest: rows.PlayerId) -> bool:
        return await self._write(lambda: personal_data.delete_guest(guest))

    async def export_guest(self, guest: rows.PlayerId) -> Export:
        return await self._read(lambda: personal_data.export_guest(guest))

    async def delete_account(self, account: rows.PlayerId, bots: Sequence[rows.PlayerId] = ()) -> bool:
        return await self._write(lambda: personal_data.delete(account, bots))

    async def export_account(self, account: rows.PlayerId, bots: Sequence[rows.PlayerId] = ()) -> Export:
        return await self._read(lambda: personal_data.export(account, bots))

    async def add_bot_token(self, token: rows.BotToken) -> None:
        await self._write(lambda: bot_tokens.add_bot_token(token))

    async def bot_token(self, digest: bytes) -> rows.BotToken | None:
        return await self._read(lambda: bot_tokens.bot_token(digest))

    async def bot_tokens(self, owner: rows.PlayerId) -> list[rows.BotToken]:
        return await self._read(lambda: bot_tokens.bot_tokens(owner))

    async def revoke_bot_token(self, owner: rows.PlayerId, digest: bytes, now: int) -> bool:
        return await self._write(lambda: bot_tokens.revoke_bot_token(owner, digest, now))

    async def add_block(self, block: rows.Block, most: int) -> bool:
        return await self._write(lambda: conduct.add_block(block, most))

    async def remove_block(self, player: rows.PlayerId, blocked: rows.PlayerId) -> None:
        await self._write(lambda: conduct.remove_block(player, blocked))

    async def blocks(self, player: rows.PlayerId) -> list[rows.Block]:
        return await self._read(lambda: conduct.blocks(player))

    async def blockers(self) -> list[rows.PlayerId]:
        return await self._read(conduct.blockers)

    async def add_report(self, report: rows.Report) -> None:
        await self._write(lambda: conduct.add_report(report))

    async def reports(self, limit: int = 100) -> list[rows.Report]:
        return await self._read(lambda: conduct.reports(limit))

    async def report(self, id: str) -> rows.Report | None:
        return await self._read(lambda: conduct.report(id))

    async def end_session(self, session: str, expires: int, now: int) -> None:
        await self._write(lambda: sessions.end(session, expires, now))

    async def session_ended(self, session: str) -> bool:
        return await self._read(lambda: sessions.ended(session))

    async def secret(self, name: str, size: int = 32) -> bytes:
        return await self._write(lambda: service.secret(name, size))

    async def heartbeat(self, process: str, now: int, *, silence: int = 10_000, last: int | None = None) -> rows.Outage | None:
        return await self._write(lambda: service.heartbeat(process, now, silence, last), durable=False)

    async def farewell(self, process: str, now: int) -> None:
        await self._write(lambda: service.farewell(process, now))

    async def processes(self) -> dict[str, rows.Process]:
        return await self._read(service.processes)

    async def last_alive(self) -> int | None:
        return await self._read(service.last_alive)

    async def probe(self) -> None:
        await self._write(service.probe)

    async def outages(self, since: int) -> list[rows.Outage]:
        return await self._read(lambda: service.outages(since))

    async def give_order(self, id: str, body: bytes, now: int) -> None:
        await self._write(lambda: service.give_order(id, body, now))

    async def orders(self, since: int) -> list[rows.OperatorOrder]:
        return await self._read(lambda: service.orders(since))

    async def is_empty(self) -> bool:
        return await self._read(service.is_empty)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()
