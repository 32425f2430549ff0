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
    {"origin": "https://inside.test"},
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


@pytest.mark.parametrize(
    ("page", "own"),
    [
        ("https://inside.test", True),
        ("https://inside.test:443", True),
        ("https://INSIDE.test", True),
        ("http://inside.test", False),
        ("http://inside.test:443", False),
        ("https://inside.test:80", False),
    ],
)
def test_a_page_over_plain_http_is_none_of_ours_where_people_use_https(tmp_path: Path, page: str, own: bool) -> None:
    """Who sits between can write such a page; the browser would send the cookies of a neighbour's port along."""

    async def work(server: Inside) -> None:
        assert (await server.http("POST", "/api/session", {"name": "Ada"}, {"origin": page})).status == (200 if own else 403)
        wire = await server.socket({**server.guest("g1", "Ada"), "origin": page})
        assert wire.accepted == own

    on_server(work, tmp_path, secure_cookies=True)


OWN_NAMES = ["play.example.org", "Play.Example.org.:8443", "localhost:8080", "127.0.0.1", "[::1]:8080", "192.168.1.7:8080"]
OTHER_NAMES = ["evil.example", "play.example.org.evil.example", "evil.example@play.example.org", "play.example.org/evil"]
BROKEN_NAMES = ["127.0.0.1.evil.example", "[::1", "", "play.example.org:port"]


@pytest.mark.parametrize("host", OWN_NAMES + OTHER_NAMES + BROKEN_NAMES)
def test_only_names_of_this_server_lead_into_it(tmp_path: Path, host: str) -> None:
    """A name of a stranger that leads to this machine would make the stranger's pages pages of ours."""

    async def work(server: Inside) -> None:
        known = host in OWN_NAMES
        headers = {"host": host, "origin": f"http://{host}"}
        for method, path in (("GET", "/"), ("GET", "/api/rooms"), ("POST", "/api/session")):
            answer = await server.http(method, path, {"name": "Ada"} if method == "POST" else None, headers)
            assert answer.status == (200 if known else 421), path
            assert answer.header("x-frame-options") == "DENY"
            if not known:
                assert answer.codes == ["server/unknown-host"]
        wire = await server.socket({**server.guest("g1", "Ada"), **headers})
        assert wire.accepted == known

    on_server(work, tmp_path, hosts=("play.example.org",))


def test_an_operator_whose_proxy_looks_at_names_may_allow_any(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        assert (await server.http("GET", "/api/rooms", headers={"host": "any.example"})).status == 200

    on_server(work, tmp_path, hosts=("*",))
