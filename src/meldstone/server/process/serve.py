"""A whole server process: opens the store, runs the live rooms and the application, and stops in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any, Final, cast

import uvicorn
from starlette.applications import Starlette

from meldstone import __version__
from meldstone.server.accounts.devices import Devices
from meldstone.server.accounts.identity import Identities
from meldstone.server.accounts.names import index_names
from meldstone.server.accounts.origins import Hosts
from meldstone.server.accounts.passwords import Passwords
from meldstone.server.context import ServerContext
from meldstone.server.hosting.advice_pool import AdvicePool
from meldstone.server.hosting.bot_pool import BotPool
from meldstone.server.hosting.game_outcomes import GameOutcomes
from meldstone.server.hosting.registry import RoomRegistry
from meldstone.server.hosting.replays import Replays
from meldstone.server.hosting.services import Services
from meldstone.server.http.app import application
from meldstone.server.http.connection import HttpConnection, Patience
from meldstone.server.operating import logs
from meldstone.server.operating.addresses import Proxies
from meldstone.server.operating.clock import ServerClock
from meldstone.server.operating.config import Config
from meldstone.server.operating.doorway import Doorway
from meldstone.server.operating.fair_turns import FairTurns
from meldstone.server.operating.judging import Judging
from meldstone.server.operating.limits import AddressBuckets, Bucket, Buckets, Connections
from meldstone.server.operating.metrics import Metrics
from meldstone.server.process.startup import listen, locked_database, most_connections
from meldstone.server.process.watchdog import ServiceManager, show_life
from meldstone.server.protocol import Close
from meldstone.server.socket.endpoint import socket_endpoint
from meldstone.server.socket.small_socket import SmallSocket
from meldstone.store import Store, open_store
from meldstone.store.location import default_url, is_postgres, redacted, sqlite_path

log = logging.getLogger(__name__)

_PEOPLE_PER_ADDRESS: Final = 10
"""An address may make as many rooms as this many people."""
_FIRST_CODES_PER_HOUR: Final = 300
"""Of people at one address who were there before, each of them once in a while."""
_WRONG_CODES_PER_HOUR: Final = 10
"""Short codes that lead nowhere: of one person at once and in an hour; an address may try three times as many. Of three million
codes so few are found that guessing is no way into a private room."""
_KNOCKS_PER_HOUR: Final = 30
_KNOCKS_AT_ONCE: Final = 5
_FIRST_LOGINS: Final = 4
"""So many times as many logins are judged for accounts at which nobody guessed, from an address that has guessed its share."""
_SESSIONS_PER_HOUR: Final = 60
"""Sessions that one account may begin with its password, at once and in an hour; the end of each is remembered for months."""
_STRANGERS_SHARE: Final = 5
"""Those of an address who have not said who they are may ask for this part of what it may ask for."""
_WRONG_TOKENS_PER_SECOND: Final = 10
_WRONG_TOKEN_BURST: Final = 60
"""Requests and sockets of one address that name somebody whom nobody knows, at once."""
_TOKENS_AT_ONCE: Final = 8
"""Tokens that are looked up at once; far fewer than may be wrong, so that many right ones are not refused."""
_HTTP_CONNECTIONS: Final = 2_000
"""Connections that a process may have beside its WebSockets."""
_HTTP_SHARE: Final = 4
"""Where few files may be open, one of so many connections is kept free of WebSockets."""
_ACCEPTED_AT_ONCE: Final = 20
"""Connections that are taken in before everybody else is answered again; some rounds pass until one that gives way is closed."""
_BACKLOG: Final = 4096
"""Connections that may wait in the kernel, for everybody comes back at once after a restart."""
_HEAD_BYTES: Final = 8_192
"""Of a request: its cookies are two thousand at most, and to read what else may be there takes time before any limit counts."""
_FRAMES_PER_MESSAGE: Final = 2
"""Frames of a WebSocket for every message that is allowed: pings, pongs and parts of messages count, too."""
_EXPORTS_PER_HOUR: Final = 60
_EXPORTS_AT_ONCE: Final = 10
"""Exports of one person: each reads everything that is kept about them."""
_REPORTS_PER_HOUR: Final = 6
"""Reports of one person to the operator."""
_CHAT_SECONDS: Final = 10
"""Seconds in which somebody who has said all that may be said at once may say it again."""
_COLLECTION_SECONDS: Final = 600
"""Seconds between two full garbage collections."""
_SWITCH_SECONDS: Final = 0.0005
"""Seconds after which the event loop lets the thread that writes go on, which needs the interpreter again after every statement.
With Python's own 0.005 a commit of a few moves takes a tenth of a second while the loop is busy (`python -m benchmarks.load`)."""
_LOOK: Final = 0.1
"""Seconds between two measurements of the event loop."""


async def server_context(config: Config, store: Store, *, shared: bool, most_sockets: int | None = None) -> ServerContext:
    """All parts of a server on an open store."""
    metrics = Metrics()
    bot_pool, advice_pool = BotPool(config.bot_workers), AdvicePool(config.bot_workers)
    services = Services(
        config,
        store,
        ServerClock(config.clock_speed),
        metrics,
        bot_pool,
        advice_pool,
        chat_lines=Buckets(config.chat_lines / _CHAT_SECONDS, config.chat_lines),
        shared=shared,
    )
    key = await store.secret("session")
    people = config.people_per_address
    strangers = max(people // _STRANGERS_SHARE, 1)
    connections = Connections(
        most_sockets or config.connections, config.connections_per_client, people * config.connections_per_client
    )
    return ServerContext(
        services=services,
        registry=RoomRegistry(services),
        identities=Identities(config, store, services.clock, key, shared=shared),
        devices=Devices(services.clock, key, secure=config.secure_cookies),
        passwords=Passwords(config.password_length),
        hosts=Hosts((*config.hosts, config.host)),
        replays=Replays(store, advice_pool),
        game_outcomes=GameOutcomes(store, advice_pool),
        requests_per_client=Buckets(config.requests_per_second, config.request_burst),
        requests_per_address=AddressBuckets(people * config.requests_per_second, people * config.request_burst),
        strangers_per_address=AddressBuckets(strangers * config.requests_per_second, strangers * config.request_burst),
        wrong_tokens_per_address=AddressBuckets(_WRONG_TOKENS_PER_SECOND, _WRONG_TOKEN_BURST),
        logins_per_address=AddressBuckets(config.logins_per_minute / 60, config.login_burst),
        first_logins_per_address=AddressBuckets(_FIRST_LOGINS * config.logins_per_minute / 60, _FIRST_LOGINS * config.login_burst),
        registrations_per_address=AddressBuckets(config.logins_per_minute / 60, config.login_burst),
        guesses=Buckets(config.guesses_per_hour / 3600, config.guesses_per_hour),
        guesses_of_network=Buckets(config.guesses_per_hour / 2 / 3600, max(config.guesses_per_hour / 2, 1)),
        guests_per_address=AddressBuckets(config.guests_per_hour / 3600, config.guests_per_hour),
        sessions_per_account=Buckets(_SESSIONS_PER_HOUR / 3600, _SESSIONS_PER_HOUR),
        code_guesses=Buckets(_WRONG_CODES_PER_HOUR / 3600, _WRONG_CODES_PER_HOUR),
        code_guesses_per_address=AddressBuckets(3 * _WRONG_CODES_PER_HOUR / 3600, 3 * _WRONG_CODES_PER_HOUR),
        first_codes_per_address=AddressBuckets(_FIRST_CODES_PER_HOUR / 3600, _FIRST_CODES_PER_HOUR),
        knocks=Buckets(_KNOCKS_PER_HOUR / 3600, _KNOCKS_AT_ONCE),
        knocks_per_address=AddressBuckets(_PEOPLE_PER_ADDRESS * _KNOCKS_PER_HOUR / 3600, _PEOPLE_PER_ADDRESS * _KNOCKS_AT_ONCE),
        rooms_per_client=Buckets(config.rooms_per_client / 3600, config.rooms_per_client),
        rooms_per_address=AddressBuckets(
            _PEOPLE_PER_ADDRESS * config.rooms_per_client / 3600, _PEOPLE_PER_ADDRESS * config.rooms_per_client
        ),
        exports=Buckets(_EXPORTS_PER_HOUR / 3600, _EXPORTS_AT_ONCE),
        reports_per_client=Buckets(_REPORTS_PER_HOUR / 3600, _REPORTS_PER_HOUR),
        reports_per_address=AddressBuckets(_PEOPLE_PER_ADDRESS * _REPORTS_PER_HOUR / 3600, _PEOPLE_PER_ADDRESS * _REPORTS_PER_HOUR),
        messages_per_client=Buckets(config.messages_per_second, config.message_burst),
        messages_per_address=AddressBuckets(people * config.messages_per_second, people * config.message_burst),
        judging=Judging(config.judging_percent / 100, people),
        connections=connections,
        token_turns=FairTurns(_TOKENS_AT_ONCE),
    )


def _tune_garbage_collector() -> None:
    """Tells the garbage collector to leave alone what was loaded at the start, and never to look at everything by itself.

    With thousands of sockets a full collection takes 100 ms and more, in which nobody is answered. Almost nothing here needs one:
    values are dropped when nobody refers to them any more. Young ones are looked at often, a few at a time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20, 1_000_000_000)


async def _collect_garbage() -> None:
    """Looks at everything now and then: transports of asyncio refer to themselves, so a closed connection leaves some garbage."""
    while True:
        await asyncio.sleep(_COLLECTION_SECONDS)
        gc.collect()


async def _measure_loop_lag(metrics: Metrics) -> None:
    """Measures how much later than planned the event loop does something: a delay for everybody."""
    loop = asyncio.get_running_loop()
    while True:
        planned = loop.time() + _LOOK
        await asyncio.sleep(_LOOK)
        metrics.lag.observe(max(loop.time() - planned, 0.0))


async def _close_silent(context: ServerContext) -> None:
    """Closes connections from which nothing is heard."""
    while True:
        await asyncio.sleep(min(context.config.silence_seconds / 4, 5))
        for connection in context.sockets:
            connection.check_silence()


async def _check_time(doorway: Doorway) -> None:
    """Ends HTTP connections whose clients take too long."""
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(1)
        doorway.check_time(loop.time())


class _Server(uvicorn.Server):
    """Logs where it listens, and closes sockets in order before it stops."""

    context: ServerContext
    manager: ServiceManager

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server in order, and that is success; a second one ends it at once."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        for waiting in sockets or ():
            # asyncio accepts as many in one go as it was told may wait, which would keep everybody else waiting
            waiting.listen(_BACKLOG)
        for server in self.servers:
            for listener in server.sockets:
                host, port = listener.getsockname()[:2]
                log.info("listening", extra={"host": host, "port": port, "version": __version__})
        self.manager.tell("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.manager.tell("STOPPING=1")
        for server in self.servers:
            server.close()
        for connection in self.context.sockets:
            connection.close(Close.GOING_AWAY)
        for _ in range(200):
            if not self.context.sockets:
                break
            await asyncio.sleep(0.01)
        await super().shutdown(sockets=sockets)


async def serve(config: Config) -> None:
    """Runs until a signal says to stop; raises `StartError` or `StoreError` if it cannot start."""
    logs.set_up(config.log_level)
    sys.setswitchinterval(_SWITCH_SECONDS)
    url = config.database or default_url()
    with contextlib.ExitStack() as own:
        sockets = [own.enter_context(listener) for listener in listen(config.host, config.port)]
        if not is_postgres(url):
            own.enter_context(locked_database(sqlite_path(url)))
        await _serve_on(sockets, config, url)
    log.info("stopped")


async def _serve_on(sockets: list[socket.socket], config: Config, url: str) -> None:
    store = await open_store(url)
    most = most_connections(config.connections + _HTTP_CONNECTIONS)
    most_sockets = min(config.connections, most - most // _HTTP_SHARE)
    doorway = Doorway(most, config.connections_per_address, Proxies(config.trusted_proxies))
    patience = Patience(config.head_seconds, config.body_seconds, config.answer_seconds)
    async with store:
        context = await server_context(config, store, shared=is_postgres(url), most_sockets=most_sockets)
        log.info("store opened", extra={"database": redacted(url)})
        manager = ServiceManager.named_by(os.environ)
        if most_sockets < config.connections:
            log.info("the system allows fewer open files than there may be connections", extra={"most": most_sockets})

        @contextlib.asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            async with context.registry.open() as registry:
                registry.spawn(index_names(store))
                registry.keep("silence", lambda: _close_silent(context))
                registry.keep("doorway", lambda: _check_time(doorway))
                registry.keep("garbage", _collect_garbage)
                registry.keep("lag", lambda: _measure_loop_lag(context.services.metrics))
                registry.keep("watchdog", lambda: show_life(manager, lambda: registry.heartbeat.answered_at))
                _tune_garbage_collector()
                yield

        def small_socket(*args: Any, **more: Any) -> SmallSocket:
            frames = Bucket.full(_FRAMES_PER_MESSAGE * config.messages_per_second, _FRAMES_PER_MESSAGE * config.message_burst)
            return SmallSocket(*args, doorway=doorway, frames=frames, **more)

        server = _Server(
            uvicorn.Config(
                application(context, lifespan, socket_endpoint(context)),
                host=config.host,
                port=config.port,
                log_config=None,
                access_log=False,
                lifespan="on",
                interface="asgi3",
                http=cast(Any, partial(HttpConnection, doorway=doorway, patience=patience, body_bytes=config.body_bytes)),
                ws=cast(Any, small_socket),
                ws_max_size=4 * config.message_bytes,
                ws_per_message_deflate=False,
                ws_ping_interval=None,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=config.trusted_proxies,
                timeout_graceful_shutdown=5,
                h11_max_incomplete_event_size=_HEAD_BYTES,
                backlog=_ACCEPTED_AT_ONCE,
            )
        )
        server.context = context
        server.manager = manager
        await server.serve(sockets=sockets)


def run(config: Config) -> None:
    """Runs a server in the foreground."""
    asyncio.run(serve(config))
