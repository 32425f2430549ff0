"""``meldstone serve``: rooms where people meet and play."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from meldstone.cli.failure import InputError
from meldstone.cli.parser import HelpText


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``serve``, and what its help says."""
    parser.description = text("serve-text")
    parser.epilog = f"{text('serve-more')}\n\n{text('serve-settings')}\n"
    parser.formatter_class = _with_settings(parser.formatter_class, parser.epilog)
    parser.add_argument("--host", metavar="ADDRESS", help=text("serve-host"))
    parser.add_argument("--port", type=int, metavar="N", help=text("serve-port"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database"))
    parser.add_argument(
        "--allowed-host",
        action="append",
        dest="hosts",
        metavar="NAME",
        help=text("serve-allowed-host"),
    )
    parser.add_argument("--origin", action="append", dest="origins", metavar="URL", help=text("serve-origin"))
    parser.add_argument("--config", type=Path, metavar="FILE", help=text("serve-config"))
    parser.add_argument("--log-level", metavar="LEVEL", help=text("serve-log-level"))


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


def _with_settings(layout: Any, epilog: str) -> type[argparse.HelpFormatter]:
    """The layout of the other commands, with the list of all settings when help is asked for, and only then."""

    class WithSettings(layout):  # type: ignore[misc]
        def _fill_text(self, text: str, width: int, indent: str) -> str:
            return "\n".join(super(WithSettings, self)._fill_text(part, width, indent) for part in text.split("\n"))

        def format_help(self) -> str:
            text = str(super().format_help())
            if epilog.rsplit(maxsplit=1)[-1] not in text:
                # only the usage, above an error
                return text
            from meldstone.server.operating.config import described

            return text + described()

    return WithSettings
