"""Writes the protocol in other notations: ``python -m meldstone.server.protocol --json-schema [FILE] --typescript [FILE]``."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from meldstone.server.http.app import ENDPOINTS
from meldstone.server.http.openapi import Refusal
from meldstone.server.protocol import schema, typescript


class Notation(NamedTuple):
    """Another way to write the protocol down: what it is, where the project keeps it, and who writes it."""

    meaning: str
    file: str
    write: Callable[[], str]


NOTATIONS: Final = {
    "json-schema": Notation("JSON Schema of all messages", "docs/protocol.schema.json", schema.text),
    "typescript": Notation(
        "types of all messages and of the HTTP API for the browser",
        "web/src/wire/protocol.gen.ts",
        lambda: typescript.typescript(ENDPOINTS, Refusal),
    ),
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Writes the files that were asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m meldstone.server.protocol", description="Writes the protocol in other notations."
    )
    for name, notation in NOTATIONS.items():
        meaning = f"{notation.meaning}; into {notation.file} if no file is named"
        parser.add_argument(f"--{name}", nargs="?", const=notation.file, metavar="FILE", help=meaning)
    chosen = {name: file for name, file in vars(parser.parse_args(arguments)).items() if file is not None}
    if not chosen:
        parser.error(f"say what to write: {', '.join(f'--{name}' for name in NOTATIONS)}")
    for name, file in chosen.items():
        Path(file).write_text(NOTATIONS[name.replace("_", "-")].write(), encoding="utf-8")
        print(f"wrote {file}")


if __name__ == "__main__":
    main()
