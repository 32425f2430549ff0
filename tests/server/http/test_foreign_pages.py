"""Pages of strangers can neither act for somebody who is signed in nor read the answers."""

from pathlib import Path

import pytest

from meldstone.server.http.app import ENDPOINTS
from tests.server.inside import Inside, on_server, registered

UNSAFE = [endpoint for endpoint in ENDPOINTS if endpoint.method not in ("GET", "HEAD")]


FOREIGN = [
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://inside.test.evil.example"},
    {"origin": "http://evil.example/inside.test"},
    {"origin": "http://user@inside.test"},
    {"origin": "http://inside.test:81"},
    {"origin": "file://inside.test"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("foreign", FOREIGN, ids=str)
def test_nothing_changes_at_the_word_of_a_foreign_page(tmp_path: Path, foreign: dict[str, str]) -> None:
    async def work(server: Inside) -> None:
        anna = await registered(server, "Anna")
        for endpoint in UNSAFE:
            path = endpoint.path.replace("{id}", "ab")
            answer = await server.http(endpoint.method, path, {} if endpoint.body is not None else None, {**anna, **foreign})
            assert answer.status == 403, endpoint.path
            assert answer.codes == ["server/foreign-origin"]
            assert answer.header("set-cookie") is None
            assert answer.header("access-control-allow-origin") is None
        wire = await server.socket({**anna, **foreign})
        assert wire.closed is not None
        assert not wire.accepted

    on_server(work, tmp_path)


def test_reading_with_a_foreign_origin_is_not_allowed_by_any_header(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        anna = await registered(server, "Anna")
        for method in ("GET", "HEAD", "OPTIONS"):
            asked = {**anna, "origin": "http://evil.example", "access-control-request-method": "POST"}
            answer = await server.http(method, "/api/my-rooms", headers=asked)
            assert not [name for name, _ in answer.headers if name.startswith(b"access-control")]
            assert answer.header("cross-origin-resource-policy") == "same-origin"

    on_server(work, tmp_path)
