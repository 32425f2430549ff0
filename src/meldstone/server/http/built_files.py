"""The built browser files, read once: each as it is and as the build compressed it, with everything that is said about it.

Compressing a script anew for every visitor took fifteen times as long as all the rest.
"""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse
from starlette.types import Receive, Scope, Send

from meldstone.server.hosting.door import spelt

_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""What browsers may accept, best first, and how the build calls a file that is compressed so (`web/compress.mjs`)."""
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""Kinds that machines disagree about."""
_FOR_EVER: Final = b"public, max-age=31536000, immutable"
_ASK_AGAIN: Final = b"no-cache"

RawHeaders = list[tuple[bytes, bytes]]


@dataclass(frozen=True, slots=True)
class _Body:
    tag: str
    headers: RawHeaders
    data: bytes


class BuiltFiles:
    """An application of all files in a folder. Names under assets/ change with their content, all others are asked for again."""

    def __init__(self, folder: Path) -> None:
        self._files = {f"/{path.relative_to(folder).as_posix()}": _bodies(path) for path in _paths(folder)}
        self._files["/"] = self._files["/index.html"]

    def __contains__(self, path: str) -> bool:
        return path in self._files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers with the file, or that it has not changed."""
        bodies = self._files.get(scope["path"])
        if bodies is None:
            if scope["method"] in ("GET", "HEAD") and (code := spelt(scope["path"][1:])) is not None:
                # what can be said on the telephone can be typed as an address, too
                await RedirectResponse(f"/#/code/{code}")(scope, receive, send)
                return
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        headers = Headers(scope=scope)
        accepted = _accepted(headers.get("accept-encoding", "")) if len(bodies) > 1 else {""}
        body = next(bodies[encoding] for encoding in bodies if encoding in accepted)
        if body.tag in headers.get("if-none-match", ""):
            kept = [header for header in body.headers if header[0] in (b"etag", b"cache-control", b"vary")]
            await send({"type": "http.response.start", "status": 304, "headers": kept})
            await send({"type": "http.response.body"})
            return
        await send({"type": "http.response.start", "status": 200, "headers": body.headers})
        await send({"type": "http.response.body", "body": body.data})


def _paths(folder: Path) -> Iterator[Path]:
    """All files that are asked for by name; none that a link would lead to elsewhere."""
    compressed = tuple(suffix for _, suffix in _ENCODINGS)
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in compressed and path.resolve().is_relative_to(folder.resolve()):
            yield path


def _bodies(path: Path) -> dict[str, _Body]:
    """A file by encoding, the best first and the file itself, which everybody accepts, last."""
    found = [(encoding, Path(f"{path}{suffix}")) for encoding, suffix in _ENCODINGS]
    found = [(encoding, file) for encoding, file in found if file.is_file()]
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith(("json", "xml"))
    common = [
        (b"content-type", f"{kind}; charset=utf-8".encode() if text else kind.encode()),
        (b"cache-control", _FOR_EVER if path.parent.name == "assets" else _ASK_AGAIN),
    ]
    if found:
        common.append((b"vary", b"accept-encoding"))
    return {encoding: _body(encoding, file.read_bytes(), common) for encoding, file in (*found, ("", path))}


def _body(encoding: str, data: bytes, common: RawHeaders) -> _Body:
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    own = [(b"content-length", str(len(data)).encode()), (b"etag", tag.encode())]
    if encoding:
        own.append((b"content-encoding", encoding.encode()))
    return _Body(tag, [*common, *own], data)


def _accepted(header: str) -> set[str]:
    """The encodings that a client takes; always the file as it is.

    >>> sorted(_accepted("gzip, deflate, br;q=1.0")), sorted(_accepted("gzip;q=0, br;q=0.0"))
    (['', 'br', 'deflate', 'gzip'], [''])
    """
    found = {""}
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "").rstrip("0") not in ("q=", "q=0."):
            found.add(name.strip())
    return found
