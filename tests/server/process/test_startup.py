"""`meldstone serve` as a stranger uses it: what stands in its way is said in one line with a code, and changes nothing."""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from meldstone.server.process.startup import StartError, listen, locked_database
from meldstone.store import LocationError, sqlite_url
from tests.server.conftest import run
from tests.server.running import Server, free_port


def serve(*options: str, **environment: str) -> tuple[int, list[str]]:
    """A server that cannot start: its exit code and what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "meldstone", "serve", *options],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout == ""
    return done.returncode, done.stderr.splitlines()


def test_a_second_server_on_one_file_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "test.db")
    with Server(database, tmp_path) as first:
        code, lines = serve("--port", str(free_port()), "--database", database)
        assert code == 2
        assert [line.split(": ")[1] for line in lines] == ["serve/already-served"]
        first.kill()
        # the lock went with the process
        first.start()
        assert not [line for line in first.lines() if line["level"] == "error"]


def test_a_port_in_use_is_said_before_anything_is_touched(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, lines = serve("--port", str(port), "--database", sqlite_url(tmp_path / "new" / "test.db"))
    assert code == 2
    assert len(lines) == 1
    assert lines[0].startswith(f"meldstone: serve/cannot-listen: cannot listen on 127.0.0.1 port {port}: Address already in use")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("options", "environment", "words"),
    [
        (["--log-level", "loud"], {}, "usage/bad-option"),
        (["--port", "99999"], {}, "usage/bad-option"),
        ([], {"MELDSTONE_OUTBOX": "many"}, "usage/bad-option"),
        (["--host", "no.such.host.invalid"], {}, "serve/cannot-listen"),
        (["--database", "mysql://x"], {}, "store/bad-location"),
        (["--database", "sqlite:///proc/nowhere/test.db"], {}, "store/bad-location"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_line(options: list[str], environment: dict[str, str], words: str) -> None:
    code, lines = serve("--port", "0", *options, **environment)
    assert code == 2
    assert len(lines) == 1
    assert words in lines[0]


def test_a_mistyped_option_does_not_bring_the_whole_list_of_settings() -> None:
    code, lines = serve("--prot", "1")
    assert code == 2
    assert "not understood: --prot 1" in lines[-1]
    assert len(lines) < 6


def test_listening_on_a_name_and_any_port() -> None:
    found = listen("127.0.0.1", 0)
    try:
        assert [listener.getsockname()[0] for listener in found] == ["127.0.0.1"]
        with pytest.raises(StartError):
            listen("127.0.0.1", found[0].getsockname()[1])
    finally:
        for listener in found:
            listener.close()


def test_small_messages_are_sent_at_once() -> None:
    """Without the option every second message of an idle server waits 40 ms for the client's kernel."""
    accepted: asyncio.Queue[asyncio.BaseTransport] = asyncio.Queue()

    class Accepts(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            accepted.put_nowait(transport)

    async def work() -> None:
        for listener in listen("localhost", 0):
            server = await asyncio.get_running_loop().create_server(Accepts, sock=listener)
            _, writer = await asyncio.open_connection(*listener.getsockname()[:2])
            transport = await accepted.get()
            connection = transport.get_extra_info("socket")
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            transport.close()
            writer.close()
            await writer.wait_closed()
            server.close()

    run(work)


def test_a_file_is_served_once_at_a_time(tmp_path: Path) -> None:
    with locked_database(tmp_path / "a.db"):
        with pytest.raises(StartError) as refused, locked_database(tmp_path / "a.db"):
            pass
        assert refused.value.code == "serve/already-served"
        with locked_database(tmp_path / "b.db"):
            pass
    with locked_database(tmp_path / "a.db"):
        pass
    (tmp_path / "file").touch()
    with pytest.raises(LocationError), locked_database(tmp_path / "file" / "a.db"):
        pass
