"""Devices on which somebody gave the password of an account before.

Whoever guesses at an account uses up the guesses of all strangers. The owner comes from a device that the account knows, has
guesses of their own, and gets in meanwhile.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from starlette.requests import HTTPConnection

from meldstone.server.accounts.tokens import DeviceClaim, sign_device, verify_device
from meldstone.server.operating.clock import ServerClock

DEVICE_DAYS: Final = 400
"""As long as browsers keep a cookie at most."""
DEVICE_COOKIE: Final = "meldstone_device"
_MOST_ACCOUNTS: Final = 5


class Devices:
    """Hands out and reads the tokens of devices. They open nothing: a password is still needed."""

    def __init__(self, clock: ServerClock, key: bytes, *, secure: bool) -> None:
        self._clock = clock
        self._key = key
        self.cookie = f"__Host-{DEVICE_COOKIE}" if secure else DEVICE_COOKIE
        """The name of the cookie."""

    def known(self, request: HTTPConnection, account: str) -> str | None:
        """The id of the device that asks, if it knows the account."""
        claim = self._claim(request)
        return claim.device if claim is not None and account in claim.accounts else None

    def remembering(self, request: HTTPConnection, account: str) -> str:
        """The token of the device that asks, which knows this account from now on."""
        claim = self._claim(request)
        device, accounts = (token_hex(8), ()) if claim is None else (claim.device, claim.accounts)
        accounts = (account, *[other for other in accounts if other != account][: _MOST_ACCOUNTS - 1])
        expires = self._clock.now() + DEVICE_DAYS * 86_400_000 * self._clock.speed
        return sign_device(DeviceClaim(device=device, accounts=accounts, expires=expires), self._key)

    def _claim(self, request: HTTPConnection) -> DeviceClaim | None:
        return verify_device(request.cookies.get(self.cookie, ""), self._key, self._clock.now())
