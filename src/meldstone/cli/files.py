"""Files that commands write: whole or not at all, and known to be possible before hours of work."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path

from meldstone.cli.failure import InputError


def write_whole(path: str, data: bytes) -> None:
    """Writes a file that is there when it is whole."""
    with _told(path):
        part = _part(path)
        part.write_bytes(data)
        part.replace(path)


def check_writable(path: str) -> None:
    """Refuses a path that `write_whole` could not write to; leaves nothing behind."""
    with _told(path):
        if Path(path).is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        part = _part(path)
        part.write_bytes(b"")
        part.unlink()


def _part(path: str) -> Path:
    return Path(f"{path}.part")


@contextmanager
def _told(path: str) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        raise InputError("file/not-writable", f"{path}: {reason}", path=path, reason=reason) from error
