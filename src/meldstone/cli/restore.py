"""``meldstone restore``: a backup back into a database, all of it or nothing."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from meldstone.cli.backup import add_file_and_database, database_of, on_store
from meldstone.cli.failure import InputError
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.i18n import translator
from meldstone.store import StoreCode, open_store
from meldstone.store.deleted_list import read_deleted
from meldstone.store.location import redacted


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``restore``, and what its help says."""
    parser.description = text("restore-text")
    add_file_and_database(parser, text, file="restore-file", force="restore-force")
    parser.add_argument(
        "--deleted",
        type=Path,
        metavar="LIST",
        help=text("restore-deleted"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Restores a backup."""
    url = redacted(database_of(arguments))

    async def work(progress: Callable[[int, int], None]) -> None:
        async with await open_store(database_of(arguments)) as store:
            if not (arguments.force or await store.is_empty()):
                message = f"{url} is not empty; use --force to replace what it holds"
                raise InputError(StoreCode.IN_THE_WAY, message, path=url)
            deleted = read_deleted(arguments.deleted) if arguments.deleted is not None else ()
            await store.restore(arguments.file, progress, deleted=deleted)

    speak = translator(arguments.lang)
    on_store(speak.word("restore-restoring"), work)
    say(speak.word("restore-done", database=url, file=str(arguments.file)))
    return 0
