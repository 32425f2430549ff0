"""The browser files are sent as the build compressed them, and only if they have changed."""

import asyncio
import gzip
from pathlib import Path
from unittest import mock

import pytest

from meldstone.server.protocol.localised import learn
from tests.server.inside import Inside, on_server

SCRIPT = b"console.log('hello');" * 100


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "package" / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "manifest.webmanifest").write_text("{}")
    # the words for refusals, before their folder seems to be elsewhere
    asyncio.run(learn("en"))
    for name, data in {"app-1.js": SCRIPT, "app-1.js.gz": gzip.compress(SCRIPT, mtime=0), "app-1.js.br": b"brotli"}.items():
        (folder / "assets" / name).write_bytes(data)
    return folder.parent


def test_what_was_compressed_is_sent_to_who_takes_it(package: Path, tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        for accepted, encoding in (
            ("gzip, deflate, br, zstd", "br"),
            ("gzip, br;q=0", "gzip"),
            ("GZIP", "gzip"),
            ("", None),
            ("identity", None),
        ):
            answer = await server.http("GET", "/assets/app-1.js", headers={"accept-encoding": accepted})
            assert answer.status == 200
            assert answer.header("content-encoding") == encoding, accepted
            assert answer.header("content-length") == str(len(answer.body))
            assert answer.header("vary") == "accept-encoding"
            assert answer.header("content-type") == "text/javascript; charset=utf-8"
            assert answer.header("cache-control") == "public, max-age=31536000, immutable"
            assert answer.body == {"br": b"brotli", "gzip": gzip.compress(SCRIPT, mtime=0), None: SCRIPT}[encoding]
        page = await server.http("GET", "/")
        assert (page.header("cache-control"), page.header("vary")) == ("no-cache", None)
        assert (await server.http("GET", "/manifest.webmanifest")).header(
            "content-type"
        ) == "application/manifest+json; charset=utf-8"
        assert (await server.http("GET", "/assets/app-1.js.gz")).status == 404
        assert (await server.http("POST", "/")).status == 405

    with mock.patch("meldstone.server.http.app.resources.files", return_value=package):
        on_server(work, tmp_path)


def test_what_has_not_changed_is_not_sent_again(package: Path, tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        first = await server.http("GET", "/", headers={"accept-encoding": "br"})
        tag = first.header("etag") or ""
        again = await server.http("GET", "/", headers={"if-none-match": f'W/"old", {tag}'})
        assert (again.status, again.body, again.header("etag")) == (304, b"", tag)
        changed = await server.http("GET", "/", headers={"if-none-match": '"old"'})
        assert (changed.status, changed.body) == (200, first.body)
        plain, packed = [
            await server.http("GET", "/assets/app-1.js", headers={"accept-encoding": accepted}) for accepted in ("", "gzip")
        ]
        assert plain.header("etag") != packed.header("etag")

    with mock.patch("meldstone.server.http.app.resources.files", return_value=package):
        on_server(work, tmp_path)


def test_nothing_is_compressed_or_described_for_a_request(package: Path, tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        await server.http("GET", "/api/openapi.json")
        with mock.patch("zlib.compressobj") as compress, mock.patch("meldstone.server.http.app.document") as describe:
            for path in ("/", "/assets/app-1.js", "/api/openapi.json"):
                assert (await server.http("GET", path, headers={"accept-encoding": "gzip"})).status == 200
        assert not compress.called
        assert not describe.called

    with mock.patch("meldstone.server.http.app.resources.files", return_value=package):
        on_server(work, tmp_path)
