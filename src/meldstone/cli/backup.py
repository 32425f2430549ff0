"""``meldstone backup``: everything a server keeps, to one file, while it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from meldstone.cli.failure import InputError
from meldstone.cli.figures import whole
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.i18n import translator
from meldstone.store import StoreError, default_url, open_store
from meldstone.store.location import redacted


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``backup``, and what its help says."""
    parser.description = text("backup-text")
    add_file_and_database(parser, text, file="backup-file", force="backup-force")


def run(arguments: argparse.Namespace) -> int:
    """Writes a backup."""

    async def work(progress: Callable[[int, int], None]) -> None:
        async with await open_store(database_of(arguments), create=False) as store:
            await store.backup(arguments.file, progress, replace=arguments.force)

    speak = translator(arguments.lang)
    on_store(speak.word("backup-writing"), work)
    size = whole(arguments.file.stat().st_size, speak.language)
    database = redacted(database_of(arguments))
    say(speak.word("backup-done", file=str(arguments.file), bytes=size, database=database))
    return 0


def add_file_and_database(parser: argparse.ArgumentParser, text: HelpText, *, file: str, force: str) -> None:
    """The options that backup and restore share; which messages explain FILE and ``--force``."""
    parser.add_argument("file", type=Path, metavar="FILE", help=text(file))
    parser.add_argument("--database", metavar="URL", help=text("backup-database"))
    parser.add_argument("--force", action="store_true", help=text(force))


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
