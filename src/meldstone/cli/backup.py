"""``meldstone backup``: everything a server keeps, to one file, while it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from meldstone.cli.failure import InputError
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.store import StoreError, default_url, open_store
from meldstone.store.location import redacted


def add_options(parser: argparse.ArgumentParser, _text: HelpText) -> None:
    """Adds the options of ``backup``, and what its help says."""
    parser.description = (
        "Writes tables, games, ratings and accounts, as they are at one moment, to one file. Servers keep running. "
        "The file holds password hashes and secrets: keep it safe."
    )
    add_file_and_database(parser, "where to write; the file appears when it is complete", "overwrite FILE")


def run(arguments: argparse.Namespace) -> int:
    """Writes a backup."""

    async def work(progress: Callable[[int, int], None]) -> None:
        async with await open_store(database_of(arguments), create=False) as store:
            await store.backup(arguments.file, progress, replace=arguments.force)

    on_store("writing", work)
    say(f"{arguments.file}: {arguments.file.stat().st_size:,} bytes, everything from {redacted(database_of(arguments))}")
    return 0


def add_file_and_database(parser: argparse.ArgumentParser, file: str, force: str) -> None:
    """The options that backup and restore share; how the help explains FILE and ``--force``."""
    parser.add_argument("file", type=Path, metavar="FILE", help=file)
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///path/to/file or postgresql://user@host/name (default: $MELDSTONE_DATABASE, else the server's own file)",
    )
    parser.add_argument("--force", action="store_true", help=force)


def database_of(arguments: argparse.Namespace) -> str:
    """The address of the database that is meant."""
    return arguments.database or default_url()


def on_store(what: str, work: Callable[[Callable[[int, int], None]], Coroutine[Any, Any, None]]) -> None:
    """Does the work with a bar that shows how far it is; what the store refuses is input that cannot be used."""
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
