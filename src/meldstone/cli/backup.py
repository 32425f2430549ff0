"""``meldstone backup`` and ``meldstone restore``: everything a server keeps, to one file and back, while it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from meldstone.cli.failure import InputError
from meldstone.cli.plain import say
from meldstone.store import StoreCode, StoreError, default_url, open_store
from meldstone.store.deleted_list import read_deleted
from meldstone.store.location import redacted


def add_backup_options(parser: argparse.ArgumentParser) -> None:
    """Adds the options of ``backup``, and what its help says."""
    parser.description = (
        "Writes tables, games, ratings and accounts, as they are at one moment, to one file. Servers keep running. "
        "The file holds password hashes and secrets: keep it safe."
    )
    _add_options(parser, "where to write; the file appears when it is complete", "overwrite FILE")


def add_restore_options(parser: argparse.ArgumentParser) -> None:
    """Adds the options of ``restore``, and what its help says."""
    parser.description = (
        "Replaces the content of a database with a backup, all at once or not at all. A backup of SQLite can be "
        "restored into PostgreSQL and the other way round. Running servers load their tables again."
    )
    _add_options(parser, "a backup", "replace what the database holds")
    parser.add_argument(
        "--deleted",
        type=Path,
        metavar="LIST",
        help="ids of accounts that were deleted since, one a line, for a database that does not know them: they stay deleted",
    )


def backup(arguments: argparse.Namespace) -> int:
    """Writes a backup."""

    async def work(progress: Callable[[int, int], None]) -> None:
        async with await open_store(_database(arguments), create=False) as store:
            await store.backup(arguments.file, progress, replace=arguments.force)

    _run("writing", work)
    say(f"{arguments.file}: {arguments.file.stat().st_size:,} bytes, everything from {redacted(_database(arguments))}")
    return 0


def restore(arguments: argparse.Namespace) -> int:
    """Restores a backup."""
    url = redacted(_database(arguments))

    async def work(progress: Callable[[int, int], None]) -> None:
        async with await open_store(_database(arguments)) as store:
            if not (arguments.force or await store.is_empty()):
                message = f"{url} is not empty; use --force to replace what it holds"
                raise InputError(StoreCode.IN_THE_WAY, message, path=url)
            deleted = read_deleted(arguments.deleted) if arguments.deleted is not None else ()
            await store.restore(arguments.file, progress, deleted=deleted)

    _run("restoring", work)
    say(f"{url}: everything from {arguments.file}")
    return 0


def _add_options(parser: argparse.ArgumentParser, file: str, force: str) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=file)
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///path/to/file or postgresql://user@host/name (default: $MELDSTONE_DATABASE, else the server's own file)",
    )
    parser.add_argument("--force", action="store_true", help=force)


def _database(arguments: argparse.Namespace) -> str:
    return arguments.database or default_url()


def _run(what: str, work: Callable[[Callable[[int, int], None]], Coroutine[Any, Any, None]]) -> None:
    import asyncio

    try:
        with _shown(what) as progress:
            asyncio.run(work(progress))
    except StoreError as error:
        raise InputError(error.code, str(error), **error.details) from error


@contextmanager
def _shown(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, if somebody looks at it."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
