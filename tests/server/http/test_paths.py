"""Every path of the API leads to its endpoint, and to no other."""

from typing import Any

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from meldstone.server.http.app import ENDPOINTS
from meldstone.server.http.paths import Paths


def app(name: str) -> ASGIApp:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError(name)

    return answer


APPS = {endpoint.path: app(endpoint.path) for endpoint in ENDPOINTS}
PATHS = Paths(APPS)


def found(path: str) -> tuple[ASGIApp | None, dict[str, Any]]:
    scope: Scope = {"path": path}
    return PATHS.find(scope), scope.get("path_params", {})


@pytest.mark.parametrize("path", sorted(APPS))
def test_every_path_is_found_with_what_stands_at_its_open_places(path: str) -> None:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    asked = path.replace("{", "").replace("}", "")
    assert found(asked) == (APPS[path], {name: name for name in names})


@pytest.mark.parametrize(
    "path",
    ["", "/", "api", "/api", "/api/", "/api//", "/api/games//replay", "/api/games/x/replay/", "/API/rooms", "/api/rooms/a/b/c/d"],
)
def test_what_is_no_path_of_the_api_leads_nowhere(path: str) -> None:
    assert found(path) == (None, {})
