"""Strangers, foreign pages, malformed and huge messages: the answer is a coded error and the table goes on."""

import asyncio
import contextlib
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from meldstone.server import protocol as p
from meldstone.server.protocol.codec import encode
from meldstone.store import sqlite_url
from tests.server.client import Client, RefusedError, a_few_moves
from tests.server.conftest import clients, run
from tests.server.running import Server
from tests.server.tables import seated, two_at_a_table


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits."""
    directory = tmp_path_factory.mktemp("strict")
    limits = {
        "message_bytes": 2000,
        "body_bytes": 2000,
        "messages_per_second": 5,
        "message_burst": 20,
        "connections_per_client": 3,
        "silence_seconds": 3,
        "outbox": 8,
    }
    with Server(sqlite_url(directory / "test.db"), directory, **limits) as running:
        yield running


def test_foreign_pages_are_kept_out(shared_server: Server) -> None:
    async def work() -> None:
        ada = await Client(shared_server, "Ada").sign_in()
        own = f"http://127.0.0.1:{shared_server.port}"
        for origin, allowed in (
            (own, True),
            ("http://evil.example", False),
            ("null", False),
            (own + "0", False),
            ("http://[", False),
        ):
            answer = await Client(shared_server, "Ada", {**ada.headers, "origin": origin}).http("POST", "/api/rooms", {})
            assert answer.status_code == (200 if allowed else 403), origin
            headers = {"cookie": ada.headers["cookie"], "origin": origin}
            if allowed:
                async with connect(shared_server.socket_url, additional_headers=headers):
                    pass
            else:
                with pytest.raises(InvalidStatus):
                    await connect(shared_server.socket_url, additional_headers=headers)
        fetched = await Client(shared_server, "Ada", {**ada.headers, "sec-fetch-site": "cross-site"}).http("POST", "/api/rooms", {})
        assert fetched.status_code == 403
        form = await Client(shared_server, "Ada", {**ada.headers, "content-type": "text/plain"}).http("POST", "/api/rooms")
        assert form.json()["violations"][0]["code"] == "server/malformed"

    run(work)


def test_who_is_not_known_gets_no_socket(shared_server: Server) -> None:
    async def work() -> None:
        nobody = Client(shared_server)
        await nobody.connect()
        with pytest.raises(ConnectionError):
            await nobody.until(lambda: False)
        assert nobody.closed == p.Close.NOT_SIGNED_IN

    run(work)


NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "0",
    '"hello"',
    '{"type":"nothing"}',
    '{"type":"draw"}',
    '{"type":"draw","request":""}',
    '{"type":"draw","request":7}',
    '{"type":"draw","request":"r","version":"1"}',
    '{"type":"draw","request":"r","version":1e400}',
    '{"type":"draw","request":"r","version":123456789012345678901234567890}',
    '{"type":"play","request":"r","version":1,"table":[["X9"]]}',
    '{"type":"play","request":"r","version":1,"table":"R7"}',
    '{"type":"play","request":"r","version":1,"table":[[["R7"]]]}',
    '{"type":"hello","request":"r","room":"../../etc/passwd"}',
    '{"type":"hello","request":"r","room":"\\u0000"}',
    '{"type":"sit","request":"r","seat":99}',
    '{"type":"chat","request":"r","text":"' + "x" * 600 + '"}',
    '{"type":"draft","request":"r","version":0,"table":[[' + '"R7",' * 300 + '"R7"]]}',
    "[" * 3000,
    '{"type":"ruling","request":"r","version":1,"decision":"undo","penalty_tiles":-1}',
    '{"type":"welcome","request":"r"}',
    "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
]


def test_nonsense_is_answered_with_codes_and_the_table_goes_on(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada", "Bela") as people:
            await seated(people, seconds=0)
            ada = people[0]
            for text in NONSENSE:
                ada.heard.clear()
                await ada.send_raw(text)
                await ada.until(lambda: any(isinstance(message, p.Error) for message in ada.heard))
                error = next(message for message in ada.heard if isinstance(message, p.Error))
                assert error.violations[0].code.partition("/")[0] in ("server", "command", "draft"), text
            await ada.send_raw(b"\xff\xfe\x00")
            await ada.ping()
            await a_few_moves(people)

    run(work)


def test_foreign_moves_are_refused(shared_server: Server) -> None:
    async def work() -> None:
        async with two_at_a_table(shared_server) as (mover, other):
            assert mover.view is not None
            for message in (
                p.DrawMessage(request="f1", version=mover.view.version),
                p.PlayMessage(request="f2", version=mover.view.version, table=mover.view.table),
            ):
                with pytest.raises(RefusedError) as refused:
                    await other.send(message)
                assert refused.value.codes == ["command/not-your-turn"]

    run(work)


def test_huge_messages_and_bodies_are_refused(strict: Server) -> None:
    async def work() -> None:
        async with clients(strict, "Ada") as (ada,):
            await ada.connect()
            await ada.send_raw("x" * 3000)
            await ada.until(lambda: any(isinstance(message, p.Error) for message in ada.heard))
            assert ada.heard[-1].violations[0].code == "server/too-large"  # type: ignore[union-attr]
            assert (await ada.http("POST", "/api/session", {"name": "x" * 5000})).status_code == 413
            await ada.send_raw("x" * 100_000)
            with pytest.raises(ConnectionError):
                await ada.until(lambda: False)
            assert ada.closed == 1009

    run(work)


def test_who_asks_too_fast_is_sent_away(strict: Server) -> None:
    async def work() -> None:
        async with clients(strict, "Ada") as (ada,):
            await ada.connect()
            # more than a slow machine is allowed meanwhile; the door may close before the last one
            with contextlib.suppress(ConnectionClosed):
                for number in range(500):
                    await ada.send_raw(encode(p.Ping(request=str(number))).decode())
            with pytest.raises(ConnectionError):
                await ada.until(lambda: False)
            assert ada.closed == p.Close.TOO_FAST

    run(work)


def test_too_many_connections_and_silent_ones(strict: Server) -> None:
    async def work() -> None:
        ada = await Client(strict, "Ada").sign_in()
        many = [Client(strict, "Ada", ada.headers) for _ in range(4)]
        for client in many:
            await client.connect()
        with pytest.raises(ConnectionError):
            await many[3].until(lambda: False)
        assert many[3].closed == p.Close.TOO_MANY
        with pytest.raises(ConnectionError):
            await many[0].until(lambda: False)
        assert many[0].closed == p.Close.SILENT
        await asyncio.gather(*[client.leave() for client in many])

    run(work)


def test_errors_are_told_in_the_language_of_the_client(shared_server: Server) -> None:
    async def work() -> None:
        async with clients(shared_server, "Ada") as (ada,):
            room = await ada.make_room()
            await ada.enter(room, language="pl")
            with pytest.raises(RefusedError) as refused:
                await ada.say(p.Start)
            assert refused.value.error.violations[0].text == "Są jeszcze wolne miejsca."

    run(work)
