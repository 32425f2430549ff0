"""What systemd hears from a server: that it is ready, goes on, stops; and nothing from one that is stuck."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from meldstone.server.process.watchdog import ServiceManager, show_life
from meldstone.store import sqlite_url
from tests.server.conftest import run
from tests.server.running import Server


class FakeManager:
    """The socket of a service manager."""

    def __init__(self, address: str) -> None:
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind("\0" + address[1:] if address.startswith("@") else address)

    def next(self, patience: float = 60) -> str:
        self.socket.settimeout(patience)
        return self.socket.recv(4096).decode()

    def heard(self) -> list[str]:
        """What waits to be read."""
        self.socket.setblocking(False)
        notices = []
        with contextlib.suppress(BlockingIOError):
            while True:
                notices.append(self.socket.recv(4096).decode())
        return notices


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[FakeManager]:
    fake = FakeManager(str(tmp_path / "notify"))
    yield fake
    fake.socket.close()


def address_of(fake: FakeManager) -> str:
    return str(fake.socket.getsockname())


@pytest.mark.parametrize(
    ("environment", "limit"),
    [
        ({"WATCHDOG_USEC": "30000000"}, 30.0),
        ({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": str(os.getpid())}, 30.0),
        ({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"}, None),
        ({"WATCHDOG_USEC": "0"}, None),
        ({"WATCHDOG_USEC": "-5"}, None),
        ({"WATCHDOG_USEC": "soon"}, None),
        ({}, None),
    ],
)
def test_a_watchdog_counts_only_if_it_is_meant_for_this_process(environment: dict[str, str], limit: float | None) -> None:
    assert ServiceManager.named_by({"NOTIFY_SOCKET": "/run/notify", **environment}) == ServiceManager("/run/notify", limit)


@pytest.mark.parametrize("address", ["", "relative/path", "vsock:2:1234"])
def test_without_a_socket_nothing_is_sent(address: str) -> None:
    found = ServiceManager.named_by({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "30000000"})
    assert found == ServiceManager()
    found.tell("READY=1")


def test_an_abstract_address_is_understood() -> None:
    address = f"@meldstone-test-{os.getpid()}"
    fake = FakeManager(address)
    ServiceManager(address).tell("READY=1")
    assert fake.next() == "READY=1"
    fake.socket.close()


def test_a_manager_that_is_gone_stops_nobody(tmp_path: Path) -> None:
    ServiceManager(str(tmp_path / "nobody")).tell("READY=1")


def test_a_loop_that_stands_still_shows_no_life(manager: FakeManager) -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        watching = asyncio.create_task(show_life(ServiceManager(address_of(manager), 0.2), loop.time))
        while not manager.heard():
            await asyncio.sleep(0.01)
        time.sleep(0.5)
        assert manager.heard() == []
        while not manager.heard():
            await asyncio.sleep(0.01)
        watching.cancel()

    run(work)


def test_a_store_that_no_longer_answers_is_left_to_the_watchdog_until_it_does(manager: FakeManager) -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        answered = [loop.time()]
        watching = asyncio.create_task(show_life(ServiceManager(address_of(manager), 0.2), lambda: answered[0]))
        await asyncio.sleep(0.5)
        manager.heard()
        await asyncio.sleep(0.3)
        assert manager.heard() == []
        answered[0] = loop.time() + 3600
        while not manager.heard():
            await asyncio.sleep(0.01)
        watching.cancel()

    run(work)


def test_a_server_says_that_it_is_ready_goes_on_and_stops(
    tmp_path: Path, manager: FakeManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", address_of(manager))
    monkeypatch.setenv("WATCHDOG_USEC", "1000000")
    with Server(sqlite_url(tmp_path / "test.db"), tmp_path) as server:
        first = [manager.next(), manager.next()]
        assert sorted(first) == ["READY=1", "WATCHDOG=1"]
        # longer than the limit, so that only a store that goes on answering explains it
        assert [manager.next() for _ in range(8)] == ["WATCHDOG=1"] * 8
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(60) == 0
        assert manager.heard()[-1] == "STOPPING=1"
        server.process = None
