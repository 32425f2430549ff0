"""Every TCP connection of the process: how many there may be, from one address and altogether, and which gives way to a new one."""

from __future__ import annotations

from typing import Protocol

from meldstone.server.operating.addresses import Proxies
from meldstone.server.operating.limits import AddressCounts


class HttpClient(Protocol):
    """A connection that speaks HTTP, and is no WebSocket yet."""

    @property
    def at_work(self) -> bool:
        """True while the server works on its request."""

    def check_time(self, now: float) -> None:
        """Ends it if the client takes too long to ask, or to take the answer."""

    def abort(self) -> None:
        """Ends it at once, and frees its file."""


class Doorway:
    """Counts connections until their files are closed. When there are too many, who asks for nothing gives way to who comes."""

    def __init__(self, most: int, each: int, proxies: Proxies) -> None:
        self._most, self._proxies = most, proxies
        self._by_address = AddressCounts(each)
        self._http: dict[HttpClient, None] = {}
        self.count = 0

    def enter(self, connection: HttpClient, address: str) -> bool:
        """True if there is room for one more; whoever has asked for nothing for longest makes room."""
        self.count += 1
        full = self._by_address.full(address)
        self._by_address.add(address)
        if full and address not in self._proxies:
            return False
        if self.count > self._most and not self._make_room():
            return False
        self._http[connection] = None
        return True

    def used(self, connection: HttpClient) -> None:
        """A whole request has arrived: all others give way before this one."""
        if connection in self._http:
            self._http[connection] = self._http.pop(connection)

    def upgraded(self, connection: HttpClient) -> None:
        """It has become a WebSocket, which gives way to nobody."""
        self._http.pop(connection, None)

    def leave(self, connection: HttpClient | None, address: str) -> None:
        """Its file is closed; `connection` is None for what was a WebSocket."""
        if connection is not None:
            self._http.pop(connection, None)
        self.count -= 1
        self._by_address.remove(address)

    def check_time(self, now: float) -> None:
        """Ends the connections of those who take too long."""
        for connection in tuple(self._http):
            connection.check_time(now)

    def _make_room(self) -> bool:
        idle = next((connection for connection in self._http if not connection.at_work), None)
        if idle is None:
            return False
        del self._http[idle]
        idle.abort()
        return True
