"""``meldstone restore``: a backup back into a database, all of it or nothing."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from meldstone.cli.backup import add_file_and_database, database_of, on_store
from meldstone.cli.failure import InputError
from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.store import StoreCode, open_store
from meldstone.store.deleted_list import read_deleted
from meldstone.store.location import redacted


def add_options(parser: argparse.ArgumentParser, _text: HelpText) -> None:
    """Adds the options of ``restore``, and what its help says."""
    parser.description = (
        "Replaces the content of a database with a backup, all at once or not at all. A backup of SQLite can be "
        "restored into PostgreSQL and the other way round. Running servers load their tables again."
    )
    add_file_and_database(parser, "a backup", "replace what the database holds")
    parser.add_argument(
        "--deleted",
        type=Path,
        metavar="LIST",
        help="ids of accounts that were deleted since, one a line, for a database that does not know them: they stay deleted",
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

    on_store("restoring", work)
    say(f"{url}: everything from {arguments.file}")
    return 0
