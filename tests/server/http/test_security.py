"""Every answer has the security headers, files do not lead out of their folder, figures stay on the machine."""

from pathlib import Path
from unittest import mock

import pytest

from meldstone.server.http.app import ENDPOINTS
from meldstone.server.http.security import HEADERS
from tests.server.inside import Inside, on_server


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        asked = [(endpoint.method, endpoint.path) for endpoint in ENDPOINTS]
        asked += [
            ("GET", "/"),
            ("HEAD", "/"),
            ("GET", "/nothing"),
            ("PUT", "/api/rooms"),
            ("TRACE", "/api/rooms"),
            ("GET", "/api/"),
        ]
        asked += [
            ("GET", "/api/rooms/%00"),
            ("GET", "/api/rooms/../../etc/passwd"),
            ("POST", "/"),
            ("GET", "//evil.example/%2e%2e"),
        ]
        for method, path in asked:
            answer = await server.http(method, path)
            for name, value in HEADERS.items():
                assert answer.header(name) == value, (method, path)
            assert "unsafe" not in (answer.header("content-security-policy") or "")
            if answer.status >= 400:
                assert answer.codes
                assert not (answer.header("location") or "").startswith("//")
        for flooded in range(200):
            answer = await server.http("GET", "/api/rooms", client="203.0.113.9")
            if answer.status == 429:
                assert flooded > 3
                assert answer.header("x-frame-options") == "DENY"
                break
        else:
            pytest.fail("nobody is too fast")
        assert (await server.http("GET", "/api/rooms", client="203.0.113.10")).status == 200, "only who was too fast waits"

    on_server(work, tmp_path, requests_per_second=1, request_burst=60, people_per_address=1)


def test_static_files_do_not_lead_out_of_their_folder(tmp_path: Path) -> None:
    package = tmp_path / "package"
    (package / "web" / "assets").mkdir(parents=True)
    (package / "web" / "index.html").write_text("<!doctype html>the page")
    (package / "web" / "assets" / "app.js").write_text("1")
    (package / "secret.txt").write_text("the secret")
    (package / "web-secret").mkdir()
    (package / "web-secret" / "x.txt").write_text("the secret")
    (package / "web" / "link.txt").symlink_to(package / "secret.txt")

    async def work(server: Inside) -> None:
        assert b"the page" in (await server.http("GET", "/")).body
        assert (await server.http("GET", "/assets/app.js")).body == b"1"
        for path in (
            "/../secret.txt",
            "/assets/../../secret.txt",
            "//secret.txt",
            "/..\\secret.txt",
            "/%2e%2e/secret.txt",
            "/../web-secret/x.txt",
            "/link.txt",
            str(package / "secret.txt"),
            "/\0",
            "/" + "a/" * 2000,
            "/assets",
        ):
            answer = await server.http("GET", path)
            assert b"the secret" not in answer.body, path
            assert answer.status < 500, path
            assert answer.header("x-content-type-options") == "nosniff"

    with mock.patch("meldstone.server.http.app.resources.files", return_value=package):
        on_server(work, tmp_path)


FORWARDED = [{"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=127.0.0.1"}, {"x-real-ip": "127.0.0.1"}, {"via": "1.1 proxy"}]


@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        ("127.0.0.1", {"host": "127.0.0.1:8080"}, 200),
        ("127.0.0.1", {"host": "localhost"}, 200),
        ("::1", {"host": "[::1]:8080"}, 200),
        ("testclient", {"host": "localhost"}, 404),
        ("10.0.0.1", {"host": "127.0.0.1"}, 404),
        ("", {"host": "127.0.0.1"}, 404),
        ("127.0.0.1", {"host": "inside.test"}, 404),
        ("127.0.0.1", {"host": "10.0.0.1"}, 404),
        ("127.0.0.1", {"host": "evil.example"}, 421),
        *[("127.0.0.1", {"host": "127.0.0.1", **passed_on}, 404) for passed_on in FORWARDED],
    ],
)
def test_figures_are_for_the_machine_itself(tmp_path: Path, client: str, headers: dict[str, str], status: int) -> None:
    async def work(server: Inside) -> None:
        assert (await server.http("GET", "/api/metrics", headers=headers, client=client)).status == status

    on_server(work, tmp_path)
