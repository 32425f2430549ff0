"""``meldstone serve``: rooms where people meet and play."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from meldstone.cli.failure import InputError
from meldstone.cli.parser import HelpText

_EPILOG = """\
Every setting can also come from the environment (MELDSTONE_PORT=9000) or from a TOML file (port = 9000); options go before the
environment, the environment before the file. Without --database, data are kept in an SQLite file in $MELDSTONE_DATA or in the
user's data directory. docs/operate.md shows a service behind a reverse proxy, and several processes on PostgreSQL.

settings of the file and the environment, with their defaults:
"""


def add_options(parser: argparse.ArgumentParser, _text: HelpText) -> None:
    """Adds the options of ``serve``, and what its help says."""
    parser.description = (
        "Serves rooms over HTTP and WebSocket until it is stopped (Ctrl-C or SIGTERM). Nothing has to be configured."
    )
    parser.epilog = _EPILOG
    parser.formatter_class = _WithSettings
    parser.add_argument("--host", metavar="ADDRESS", help="address to listen on (default: 127.0.0.1, this machine only)")
    parser.add_argument("--port", type=int, metavar="N", help="port to listen on (default: 8080; 0 picks a free one)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///path/to/file or postgresql://user:password@host/name")
    parser.add_argument(
        "--allowed-host",
        action="append",
        dest="hosts",
        metavar="NAME",
        help="answer to this name too, play.example.org; may be repeated",
    )
    parser.add_argument(
        "--origin", action="append", dest="origins", metavar="URL", help="also serve pages of this origin; may be repeated"
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="read settings from this TOML file ($MELDSTONE_CONFIG)")
    parser.add_argument("--log-level", metavar="LEVEL", help="debug, info, warning or error (default: info)")


def run(arguments: argparse.Namespace) -> int:
    """Serves until stopped."""
    from meldstone.server.operating.config import ConfigError, load
    from meldstone.server.process.serve import run as serve
    from meldstone.server.process.startup import StartError
    from meldstone.store import StoreError

    named = os.environ.get("MELDSTONE_CONFIG")
    file = arguments.config or (Path(named) if named else None)
    options = {name: getattr(arguments, name) for name in ("host", "port", "database", "hosts", "origins", "log_level")}
    try:
        config = load(file, os.environ, options)
    except ConfigError as error:
        raise InputError("usage/bad-option", f"configuration: {error}", option="--config", reason=str(error)) from error
    try:
        serve(config)
    except StartError as error:
        raise InputError(error.code, str(error), **error.details) from error
    except StoreError as error:
        raise InputError(error.code.value, str(error), **error.details) from error
    return 0


class _WithSettings(argparse.RawDescriptionHelpFormatter):
    """Adds the list of all settings when help is asked for, and only then."""

    def format_help(self) -> str:
        text = super().format_help()
        if _EPILOG not in text:
            # only the usage, above an error
            return text
        from meldstone.server.operating.config import described

        return text + described()
