"""Does a request come from a page of ours? Pages of strangers may not act for those who are signed in here."""

from __future__ import annotations

import socket
from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

ANY_HOST: Final = "*"
_PORTS: Final = {"http": 80, "https": 443}
_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""What proxies add to the requests of others."""


class Hosts:
    """The names under which this server is asked.

    A stranger's name may lead here too: then a page of that stranger could ask in the name of whoever opened it. Addresses are no
    names, nobody can make one lead somewhere else.
    """

    def __init__(self, names: Sequence[str]) -> None:
        machine = socket.gethostname().lower()
        own = {*(name.lower().rstrip(".") for name in names), *_LOOPBACK, machine, f"{machine}.local"}
        self._names = frozenset(own - {"", ANY_HOST})
        self._any = ANY_HOST in names

    def known(self, headers: Mapping[str, str]) -> bool:
        """True if a request asks for this server by a name of its own."""
        name = _name(headers)
        return self._any or name in self._names or _is_address(name)


def own_origin(headers: Mapping[str, str], scheme: str, allowed: Sequence[str]) -> bool:
    """True if a request can come from one of our own pages, or from a program that is no browser.

    Browsers send `Origin` with every WebSocket and with every request that changes something; programs usually do not. A page that
    came over plain HTTP may have been written by anybody on the way, so it is none of ours where people use HTTPS.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    place = _place(origin)
    return origin in allowed or (place is not None and place == _place(f"{scheme}://{headers.get('host', '')}"))


def from_this_machine(headers: Mapping[str, str], client: str) -> bool:
    """True if a program on this machine asks this server itself: no proxy is between, and no foreign name led here."""
    return client in ("127.0.0.1", "::1") and _name(headers) in _LOOPBACK and not any(name in headers for name in _PASSED_ON)


def _place(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None if it is no origin."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if (
        parts.scheme not in _PORTS
        or not parts.hostname
        or parts.username is not None
        or parts.path
        or parts.query
        or parts.fragment
    ):
        return None
    return parts.scheme, parts.hostname, _PORTS[parts.scheme] if port is None else port


def _name(headers: Mapping[str, str]) -> str:
    """The name that a request asks for, without the port."""
    place = _place(f"http://{headers.get('host', '')}")
    return "" if place is None else place[1].rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
