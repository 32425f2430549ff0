"""What a browser sees at / when no browser files were built: what this server is, and where to go on."""

from __future__ import annotations

from starlette.responses import HTMLResponse, Response

from meldstone import __version__

_PAGE = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Meldstone</title>
<h1>Meldstone {__version__}</h1>
<p>This server is running. The browser client is not part of this installation; programs can play here:</p>
<ul>
<li><a href="/api/editions">editions</a></li>
<li><a href="/api/rooms">public rooms</a></li>
<li><a href="/api/openapi.json">the HTTP API</a></li>
<li>the WebSocket at /api/socket, see docs/protocol.md</li>
</ul>
</html>
"""


def start_page() -> Response:
    """The page."""
    return HTMLResponse(_PAGE)
