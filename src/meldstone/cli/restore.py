"""``meldstone restore``: a backup back into a database, all of it or nothing."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path

from meldstone.cli.backup import add_file_and_database, database_of, on_store
from meldstone.cli.failure import InputError
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.i18n import translator
from meldstone.store import StoreCode, open_store
from meldstone.store.backup import verify
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
        # what is refused creates nothing, so the backup and the list are read before there is a database
        await asyncio.to_thread(verify, arguments.file)
        deleted = read_deleted(arguments.deleted) if arguments.deleted is not None else ()
        # --force replaces what is there: without a place named, a new one would be the wrong one
        create = arguments.database is not None or not arguments.force
        async with await open_store(database_of(arguments), create=create) as store:
            if not (arguments.force or await store.is_empty()):
                message = f"{url} is not empty; use --force to replace what it holds"
                raise InputError(StoreCode.IN_THE_WAY, message, path=url)
            await store.restore(arguments.file, progress, deleted=deleted)

    speak = translator(arguments.lang)
    on_store(speak.word("restore-restoring"), work)
    say(speak.word("restore-done", database=url, file=str(arguments.file)))
    return 0
