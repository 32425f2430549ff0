"""``meldstone admin``: what an operator does with people and rooms while servers run.

It works on the database that the servers use; what they have to know at once they find there within a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any, Final

from meldstone.cli.failure import InputError, UsageError
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.store import Account, LogId, PlayerId, Report, Status, Store, StoreError, default_url, open_store
from meldstone.store.sql_store import now_ms

if TYPE_CHECKING:
    from meldstone.server.room.decision_context import Records
    from meldstone.server.room.room import Room

_UNITS: Final = {"s": 1_000, "m": 60_000, "h": 3_600_000}
_PAGE: Final = 500
_MOST_LINES: Final = 1_000_000
_LONGEST_DELAY: Final = 7 * 24 * 3_600_000
"""Milliseconds until a restart that is announced."""

Line = dict[str, Any]
AdminWork = Callable[[argparse.Namespace], Coroutine[Any, Any, list[Line]]]
AdminStoreWork = Callable[[Store, argparse.Namespace], Coroutine[Any, Any, list[Line]]]


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the commands of ``admin``, and what its help says."""
    parser.description = text("admin-text")
    commands = parser.add_subparsers(title=text("cli-commands"), metavar="COMMAND", required=True)

    def command(name: str, work: AdminWork) -> argparse.ArgumentParser:
        explained = text(f"admin-{name}")
        made = commands.add_parser(name, help=explained, description=explained[0].upper() + explained[1:] + ".")
        made.add_argument("--json", action="store_true", help=text("admin-as-json"))
        made.add_argument("--database", metavar="URL", help=text("admin-of-database"))
        made.set_defaults(work=work)
        return made

    accounts = command("accounts", _on_store(_accounts))
    accounts.add_argument("--name", metavar="PART", default="", help=text("admin-with-name"))
    accounts.add_argument("--banned", action="store_true", help=text("admin-only-banned"))
    rooms = command("rooms", _on_store(_rooms))
    rooms.add_argument("--status", choices=[status.value for status in Status], help=text("admin-with-status"))
    rooms.add_argument("--player", metavar="NAME", help=text("admin-with-player"))
    reports = command("reports", _on_store(_reports))
    report = command("report", _on_store(_report))
    report.add_argument("report", metavar="ID", help=text("admin-which-report"))
    for listed in (accounts, rooms, reports):
        listed.add_argument("--limit", type=_limit, default=100, metavar="N", help=text("admin-at-most", default=100))
    rename = command("rename", _on_store(_rename))
    ban = command("ban", _on_store(_ban))
    unban = command("unban", _on_store(_unban))
    reset = command("reset-password", _on_store(_reset_password))
    for about_account in (rename, ban, unban, reset):
        about_account.add_argument("account", metavar="NAME", help=text("admin-which-account"))
    rename.add_argument("name", metavar="NEW-NAME", help=text("admin-new-name"))
    close = command("close-room", _on_store(_close_room))
    close.add_argument("room", metavar="ROOM", help=text("admin-which-room"))
    announce = command("announce-restart", _on_store(_announce))
    when = announce.add_mutually_exclusive_group(required=True)
    when.add_argument("--in", dest="delay", metavar="TIME", help=text("admin-in"))
    when.add_argument("--cancel", action="store_true", help=text("admin-cancel"))
    announce.add_argument("--text", default="", metavar="WORDS", help=text("admin-words"))
    verify = command("verify-backup", _verify_backup)
    verify.add_argument("file", type=Path, metavar="FILE", help=text("restore-file"))


def run(arguments: argparse.Namespace) -> int:
    """Does it; exit code 1 if a backup is not whole."""
    for name, value in vars(arguments).items():
        if isinstance(value, str):
            # what a terminal sends that is no text, no database takes
            setattr(arguments, name, value.encode(errors="replace").decode())
    try:
        lines = asyncio.run(arguments.work(arguments))
    except StoreError as error:
        raise InputError(error.code, str(error), **error.details) from error
    for line in lines:
        say(json.dumps(line) if arguments.json else _shown(line))
    return 1 if any(line.get("unreadable") for line in lines) else 0


def _on_store(work: AdminStoreWork) -> AdminWork:
    async def with_store(arguments: argparse.Namespace) -> list[Line]:
        async with await open_store(arguments.database or default_url(), create=False) as store:
            return await work(store, arguments)

    return with_store


def _shown(line: Line) -> str:
    """A line for people; names come from strangers and may hold what a terminal would obey."""
    from meldstone.server.protocol.plain_text import plain_text

    def text(value: object) -> str:
        return plain_text(json.dumps(value, ensure_ascii=False) if isinstance(value, list | dict) else str(value))

    return "  ".join(f"{name}: {text(value)}" for name, value in line.items() if value not in (None, "", []))


def _if_any(name: str, values: list[str]) -> Line:
    return {name: values} if values else {}


# --- people ----------------------------------------------------------------------------------------------------------------------


async def _accounts(store: Store, arguments: argparse.Namespace) -> list[Line]:
    from meldstone.server.accounts.lookalikes import skeleton
    from meldstone.store.accounts import folded

    # whoever looks for a name finds those that look like it, too
    asked, looks = folded(arguments.name), skeleton(arguments.name)
    found: list[Line] = []
    after: PlayerId | None = None
    while page := await store.accounts(after=after, limit=_PAGE):
        for listed in page:
            account = listed.account
            named = asked in folded(account.name) or (len(looks) > 2 and looks in skeleton(account.name))
            if named and (account.banned_at is not None or not arguments.banned):
                found.append(_account_line(account))
            if len(found) >= arguments.limit:
                return found
        after = page[-1].account.id
    return found


def _account_line(account: Account) -> Line:
    banned = None if account.banned_at is None else _time(account.banned_at)
    return {"account": account.name, "id": account.id, "created": _time(account.created_at), "banned": banned}


async def _rename(store: Store, arguments: argparse.Namespace) -> list[Line]:
    from meldstone.server.accounts.lookalikes import skeleton

    account = await _account(store, arguments.account)
    name = _usable(arguments.name)
    await store.rename_account(account.id, name, skeleton=skeleton(name))
    tables, unreadable = await _rename_at_tables(store, account.id, name)
    return [{"account": name, "id": account.id, "was": account.name, "tables": tables, **_if_any("not_told", unreadable)}]


async def _rename_at_tables(store: Store, account: PlayerId, name: str) -> tuple[int, list[str]]:
    """Tells the tables at which the account sits; returns how many, and those that cannot be read.

    Servers read it there, as they do of a closed room.
    """
    from meldstone.server.room.before_the_match import become
    from meldstone.server.room.events import Player

    who, told, unreadable = Player(account, name, account=True), 0, []
    for entry in await store.logs_of(account, limit=_PAGE):
        try:
            told += await _decide(store, entry.log, lambda room: become(room, account, who, max(now_ms(), room.changed_at)))
        except _UnreadableError:
            unreadable.append(str(entry.log))
    return told, unreadable


class _UnreadableError(Exception):
    """The log of a room cannot be read."""


async def _decide(store: Store, log: LogId, decide: Callable[[Room], Records]) -> bool:
    """Writes what is decided behind the log of a room, whoever moves meanwhile; False if that is nothing."""
    from meldstone.server.protocol.settings import RoomPhase
    from meldstone.server.room.events import encode_record
    from meldstone.server.room.evolve import evolve, replay
    from meldstone.server.room.lobby import listing
    from meldstone.store import Append, ConflictError, Heading

    while True:
        records = await store.read(log)
        try:
            room = replay(log, records)
        except Exception as error:
            # whatever stands there: a server gives such a room up, too
            raise _UnreadableError from error
        decided = [] if room is None else decide(room)
        entry = await store.entry(log)
        if room is None or entry is None or not decided:
            return False
        after = room
        for record in decided:
            after = evolve(after, record)
        deadline = None if after.phase is RoomPhase.CLOSED else entry.heading.deadline
        heading = Heading(status=after.status, deadline=deadline, listing=listing(after))
        try:
            await store.append(Append(log, room.seq, [encode_record(record) for record in decided], heading))
        except ConflictError:
            # somebody moved meanwhile
            continue
        return True


def _usable(name: str) -> str:
    """The name, if somebody could take it."""
    from meldstone.i18n import translator
    from meldstone.server.accounts.names import usable_name
    from meldstone.server.operating.config import Config
    from meldstone.server.protocol.codes import RefusedError

    try:
        return usable_name(name, Config().name_length)
    except RefusedError as error:
        args = error.objections[0].args
        raise InputError(error.code, translator("en").message(error.code, **args), **args) from error


async def _ban(store: Store, arguments: argparse.Namespace) -> list[Line]:
    account = await _account(store, arguments.account)
    await store.ban_account(account.id, now_ms())
    await _end_sessions(store, account.id)
    return [_account_line(await _account(store, account.id))]


async def _unban(store: Store, arguments: argparse.Namespace) -> list[Line]:
    account = await _account(store, arguments.account)
    await store.ban_account(account.id, None)
    return [_account_line(await _account(store, account.id))]


async def _reset_password(store: Store, arguments: argparse.Namespace) -> list[Line]:
    from meldstone.server.accounts.passwords import Passwords

    account = await _account(store, arguments.account)
    password = token_urlsafe(12)
    await store.reset_password(account.id, await Passwords(shortest=8).hash(password, "operator"))
    await _end_sessions(store, account.id)
    return [{"account": account.name, "id": account.id, "password": password, "recovery_codes": "void"}]


async def _end_sessions(store: Store, account: PlayerId) -> None:
    """The sockets of the account and of its bots are closed; cookies are dead already."""
    from meldstone.server.accounts.identity import bot_id
    from meldstone.server.hosting.orders import EndSessions, give_order

    bots = [bot_id(token.digest) for token in await store.bot_tokens(account)]
    await give_order(EndSessions((account, *bots)), store, now_ms())


async def _account(store: Store, name: str) -> Account:
    account = await store.account_named(name) or await store.account(PlayerId(name))
    if account is None:
        raise InputError("admin/no-such-account", f"there is no account {name!r}", name=name)
    return account


async def _reports(store: Store, arguments: argparse.Namespace) -> list[Line]:
    return [_report_line(report) for report in await store.reports(arguments.limit)]


async def _report(store: Store, arguments: argparse.Namespace) -> list[Line]:
    report = await store.report(arguments.report)
    if report is None:
        raise InputError("admin/no-such-report", f"there is no report {arguments.report!r}", report=arguments.report)
    records = json.loads(report.records)
    first = report.seq - len(records) + 1
    return [_report_line(report), *({"record": seq, "log": record} for seq, record in enumerate(records, first))]


def _report_line(report: Report) -> Line:
    return {
        "report": report.id,
        "at": _time(report.at),
        "reported": report.name,
        "id": report.reported,
        "by": report.reporter,
        "room": report.log,
        "record": report.seq,
        "note": report.note,
        "chat": [f"{line['name']}: {line['text']}" for line in json.loads(report.chat)],
    }


# --- rooms -----------------------------------------------------------------------------------------------------------------------


async def _rooms(store: Store, arguments: argparse.Namespace) -> list[Line]:
    status = Status(arguments.status) if arguments.status else None
    if arguments.player:
        player = await _account(store, arguments.player)
        entries = [
            entry
            for entry in await store.logs_of(player.id, limit=arguments.limit)
            if status is None or entry.heading.status is status
        ]
    else:
        entries = await store.logs(status, limit=arguments.limit)
    return [
        {
            "room": entry.log,
            "status": entry.heading.status.value,
            "records": entry.last,
            "created": _time(entry.created_at),
            "changed": _time(entry.changed_at),
            "public": entry.heading.listing is not None,
        }
        for entry in entries
    ]


async def _close_room(store: Store, arguments: argparse.Namespace) -> list[Line]:
    """Writes the end of the room behind its log, as a server would; servers read it there and tell everybody in the room."""
    from meldstone.server.protocol.settings import RoomPhase
    from meldstone.server.room.events import Closed, encode_record
    from meldstone.store import Append, Heading

    log = LogId(arguments.room)

    def close(room: Room) -> Records:
        return [] if room.phase is RoomPhase.CLOSED else [Closed(at=max(now_ms(), room.changed_at))]

    if (entry := await store.entry(log)) is None:
        raise InputError("admin/no-such-room", f"there is no room {arguments.room!r}", room=arguments.room)
    try:
        await _decide(store, log, close)
    except _UnreadableError:
        # nobody can play there: servers stop looking for it, and forget it in time
        await store.append(Append(log, entry.last, [encode_record(Closed(at=now_ms()))], Heading(status=Status.FINISHED)))
        return [{"room": log, "closed": True, "log": "cannot be read"}]
    return [{"room": log, "closed": True}]


async def _announce(store: Store, arguments: argparse.Namespace) -> list[Line]:
    from meldstone.server.hosting.orders import Announce, give_order
    from meldstone.server.protocol import Announcement

    at = None if arguments.cancel else now_ms() + _delay(arguments.delay)
    await give_order(Announce(Announcement(restart_at=at, text=arguments.text[:200])), store, now_ms())
    return [{"restart": None if at is None else _time(at), "text": arguments.text[:200], "cancelled": arguments.cancel or None}]


def _delay(text: str) -> int:
    found = re.fullmatch(r"(\d{1,5})([smh])", text)
    if found is None:
        raise UsageError("--in", "usage-delay", value=text)
    delay = int(found[1]) * _UNITS[found[2]]
    if delay > _LONGEST_DELAY:
        raise UsageError("--in", "usage-week", value=text)
    return delay


def _limit(text: str) -> int:
    """A number of lines that a database understands."""
    found = int(text)
    if not 0 < found <= _MOST_LINES:
        raise argparse.ArgumentTypeError(f"a number from 1 to {_MOST_LINES}")
    return found


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


# --- backups ---------------------------------------------------------------------------------------------------------------------


async def _verify_backup(arguments: argparse.Namespace) -> list[Line]:
    return await asyncio.to_thread(_checked_backup, arguments.file)


def _checked_backup(file: Path) -> list[Line]:
    """What a backup holds, and the rooms in it that cannot be read; raises `BackupError` if it is none."""
    from meldstone.server.room.evolve import replay
    from meldstone.store.backup import readable, row_counts

    with readable(file) as backup:
        unreadable = []
        for log, last in backup.execute("SELECT log, last FROM logs").fetchall():
            records = backup.execute("SELECT body FROM records WHERE log = ? ORDER BY seq", (log,)).fetchall()
            try:
                room = replay(log, [bytes(row[0]) for row in records])
                whole = room is not None and room.seq == last == len(records)
            except Exception:
                whole = False
            if not whole:
                unreadable.append(log)
        return [{"backup": str(file), **row_counts(backup), "unreadable": unreadable}]
