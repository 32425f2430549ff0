"""Where the data are: addresses of databases, and the one that is used when nobody names one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import unquote

from meldstone.store.errors import LocationError

SQLITE, POSTGRES = ("sqlite:",), ("postgresql:", "postgres:")


def data_directory(environment: Mapping[str, str] = os.environ) -> Path:
    """``$MELDSTONE_DATA``, else the place for data of the user's programs."""
    if named := environment.get("MELDSTONE_DATA"):
        return Path(named)
    home = environment.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "meldstone"


def default_url(environment: Mapping[str, str] = os.environ) -> str:
    """``$MELDSTONE_DATABASE``, else an SQLite file in the data directory.

    >>> default_url({"MELDSTONE_DATA": "/var/lib/meldstone"})
    'sqlite:///var/lib/meldstone/meldstone.db'
    """
    if named := environment.get("MELDSTONE_DATABASE"):
        return named
    return sqlite_url(data_directory(environment) / "meldstone.db")


def sqlite_url(path: Path) -> str:
    """The address of an SQLite file."""
    return f"sqlite://{path.absolute().as_posix()}".replace("%", "%25")


def is_postgres(url: str) -> bool:
    """True for an address that PostgreSQL's own library understands."""
    return url.startswith(POSTGRES)


def sqlite_path(url: str) -> Path:
    """The file behind an address; ``sqlite:///`` begins an absolute path, ``sqlite:`` alone a relative one.

    >>> sqlite_path("sqlite:///var/lib/meldstone.db"), sqlite_path("sqlite:club.db")
    (PosixPath('/var/lib/meldstone.db'), PosixPath('club.db'))
    """
    if not url.startswith(SQLITE):
        raise LocationError(f"{redacted(url)}: expected sqlite:///path/to/file or postgresql://user@host/name", url=redacted(url))
    rest = url.removeprefix("sqlite:")
    if rest.startswith("//"):
        rest = "/" + rest.lstrip("/")
    if rest in ("", "/"):
        raise LocationError(f"{url}: names no file", url=url)
    return Path(unquote(rest))


def redacted(url: str) -> str:
    """An address without its password, for messages.

    >>> redacted("postgresql://meldstone:hunter2@db/live")
    'postgresql://meldstone:***@db/live'
    """
    scheme, mark, rest = url.partition("://")
    credentials, at, host = rest.rpartition("@")
    user, colon, _ = credentials.partition(":")
    shown = f"{scheme}{mark}{user}{':***' if colon else ''}{at}{host}"
    head, password, tail = shown.partition("password=")
    return f"{head}{password}***{tail[tail.index('&') :] if '&' in tail else ''}" if password else shown
