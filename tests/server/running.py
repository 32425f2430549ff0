"""Real server processes for the tests: started on a free port of this machine, stopped in order or with kill -9."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

QUICK = {
    "MELDSTONE_BOT_PAUSE": "0",
    "MELDSTONE_COUNTDOWN_SECONDS": "0",
    "MELDSTONE_BOT_WORKERS": "0",
    "MELDSTONE_LOG_LEVEL": "info",
    "MELDSTONE_REQUESTS_PER_SECOND": "1000",
    "MELDSTONE_REQUEST_BURST": "2000",
    "MELDSTONE_MESSAGES_PER_SECOND": "2000",
    "MELDSTONE_MESSAGE_BURST": "5000",
    "MELDSTONE_JUDGING_PERCENT": "100000",
    "MELDSTONE_CONNECTIONS_PER_CLIENT": "3000",
    "MELDSTONE_ROOMS_PER_CLIENT": "1000",
    "MELDSTONE_ROOMS_OPEN": "1000",
    "MELDSTONE_ROOMS_PER_ADDRESS_OPEN": "10000",
    "MELDSTONE_SEATS_PER_CLIENT": "1000",
    "MELDSTONE_CHAT_LINES": "1000",
    "MELDSTONE_LOGINS_PER_MINUTE": "1000",
    "MELDSTONE_LOGIN_BURST": "1000",
    "MELDSTONE_GUESSES_PER_HOUR": "1000",
    "MELDSTONE_GUESTS_PER_HOUR": "100000",
}
"""What suits scripted players; tests of limits and clocks set their own."""


def free_port() -> int:
    """A port below those that the system gives to outgoing connections: probe of them could sit on it while a server is down."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """One process of `meldstone serve` on probe database."""

    def __init__(self, database: str, directory: Path, *, files: int | None = None, **settings: object) -> None:
        self.port = free_port()
        self.files = files
        """How many files the process may have open; None: as many as this one."""
        self.database = database
        self.log = directory / f"server-{self.port}.log"
        self.settings = {f"MELDSTONE_{name.upper()}": str(value) for name, value in settings.items()}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def start(self) -> Server:
        assert self.process is None, "the server is running"
        environment = {**os.environ, **QUICK, **self.settings, "PYTHONWARNINGS": "error"}
        command = [sys.executable, "-m", "meldstone", "serve", "--port", str(self.port), "--database", self.database]
        if self.files is not None:
            command = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}:\n{self.log.read_text()}")
            try:
                if httpx.get(f"{self.url}/api/health", timeout=20).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not answer:\n{self.log.read_text()}")

    def kill(self) -> None:
        """kill -9: no goodbye, nothing flushed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM: in order; returns the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(60)
        self.process = None
        return code

    @property
    def open_sockets(self) -> int:
        """How many connections the process has open, from the other side's point of view or not."""
        assert self.process is not None
        found = 0
        for link in Path(f"/proc/{self.process.pid}/fd").iterdir():
            with contextlib.suppress(OSError):
                found += os.readlink(link).startswith("socket:")
        return found

    @property
    def memory(self) -> int:
        """Bytes that the process has in memory."""
        assert self.process is not None
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def lines(self) -> list[dict[str, Any]]:
        """Everything that was logged; every line is JSON."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()
        bad = [line for line in self.lines() if line["level"] in ("error", "critical")]
        assert not bad, bad[:3]
