"""Every endpoint of the HTTP API gets everything its description allows, and much that it does not: no answer is a surprise."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from meldstone.server.http.app import ENDPOINTS
from meldstone.server.http.openapi import document
from meldstone.server.http.route import Endpoint
from meldstone.server.http.security import HEADERS
from meldstone.store import sqlite_url
from tests.conftest import FUZZ_TIMES
from tests.server.inside import Inside, LogLines, all_logs, inside

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    allow_header_conformance,
]


class Behind:
    """The application in a loop of its own; any other loop may call it as an application."""

    def __init__(self, directory: Path, logs: LogLines) -> None:
        self.logs = logs
        self._loop = asyncio.new_event_loop()
        self._end = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(directory),))
        self._thread.start()
        assert self._ready.wait(120)
        self.identities: dict[str, dict[str, str]] = asyncio.run_coroutine_threadsafe(self._people(), self._loop).result(120)

    async def _run(self, directory: Path) -> None:
        async with inside(sqlite_url(directory / "http.db")) as server:
            self.server: Inside = server
            self._ready.set()
            await self._end.wait()

    async def _people(self) -> dict[str, dict[str, str]]:
        """Nobody, a guest, an account, a bot; a room and its finished game so that something can be found."""
        guest = self.server.guest("gguest", "Gerda")
        made = await self.server.http("POST", "/api/account", {"name": "Anna", "password": "correct horse"})
        account = {"cookie": (made.header("set-cookie") or "").partition(";")[0]}
        token = await self.server.http("POST", "/api/bot-tokens", {"label": "Robbie"}, account)
        bot = {"authorization": f"Bearer {token.json['token']}"}
        room = await self.server.http(
            "POST", "/api/rooms", {"settings": {"seats": 2, "bots": ["novice", "novice"], "seconds": 0}, "sit": False}, guest
        )
        live = self.server.context.registry.rooms[room.json["id"]]
        # a tie is played off, so the match may go on after its only game
        while live.room.phase.value not in ("between-games", "match-over"):
            await asyncio.sleep(0.02)
        self.room = live.room.id
        self.game = f"{live.room.id}.1.1"
        self.token = token.json["id"]
        return {"nobody": {}, "guest": guest, "account": account, "bot": bot}

    async def _log_in(self) -> None:
        made = await self.server.http("POST", "/api/login", {"name": "Anna", "password": "correct horse"})
        self.identities["account"] = {"cookie": (made.header("set-cookie") or "").partition(";")[0]}

    def log_in(self) -> None:
        """The account's session again, if a test before ended it."""
        asyncio.run_coroutine_threadsafe(self._log_in(), self._loop).result(120)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            while True:
                kind = (await receive())["type"]
                await send({"type": f"{kind}.complete"})
                if kind == "lifespan.shutdown":
                    return
        parts = [await receive()]
        while parts[-1].get("more_body"):
            parts.append(await receive())
        scope = {**scope, "client": ("127.0.0.1", 1)}
        inner = asyncio.run_coroutine_threadsafe(self._call(scope, parts), self._loop)
        for event in await asyncio.wrap_future(inner):
            await send(event)

    async def _call(self, scope: Any, parts: list[Any]) -> list[Any]:
        waiting = iter(parts)
        events: list[Any] = []

        async def receive() -> Any:
            return next(waiting, {"type": "http.disconnect"})

        async def send(event: Any) -> None:
            events.append(event)

        await self.server.app(scope, receive, send)
        return events

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(120)
        self._loop.close()


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    with all_logs() as logs:
        app = Behind(tmp_path_factory.mktemp("http"), logs)
        yield app
        app.close()


API = schemathesis.openapi.from_dict(document(ENDPOINTS), config=SchemathesisConfig())


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.name.lower())
@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_every_answer_is_as_described(behind: Behind, endpoint: Endpoint, mode: GenerationMode) -> None:
    API.app = behind
    behind.log_in()
    operation = API[endpoint.path][endpoint.method]
    if mode is GenerationMode.NEGATIVE and not (operation.path_parameters or operation.query or operation.body):
        pytest.skip("nothing to get wrong")
    # what was found once is asked for again, or all ids would be unknown ones
    known = {"code": "KEMOV", "room": behind.room, "game": behind.game, "player": "gguest", "id": behind.token, "number": "7"}

    @settings(max_examples=6 * FUZZ_TIMES, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        for name in list(case.path_parameters or ()):
            if len(str(case.path_parameters[name])) % 2:
                case.path_parameters[name] = known[name]
        for headers in behind.identities.values():
            response = case.call(headers={**(case.headers or {}), **headers})
            case.validate_response(response, checks=CHECKS)
            for name, value in HEADERS.items():
                assert response.headers[name] == [value]
        assert behind.logs.errors == []

    ask()
