"""Does a request come from a page of ours? Pages of strangers may not act for those who are signed in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit


def own_origin(headers: Mapping[str, str], allowed: Sequence[str]) -> bool:
    """True if a request can come from one of our own pages, or from a program that is no browser.

    Browsers send `Origin` with every WebSocket and with every request that changes something; programs usually do not.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc.lower() == headers.get("host", "").lower()
