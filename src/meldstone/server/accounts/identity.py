"""From a request to the person behind it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from secrets import token_hex
from typing import Final

from starlette.requests import HTTPConnection

from meldstone.server.accounts.devices import DEVICE_COOKIE
from meldstone.server.accounts.ended_sessions import EndedSessions
from meldstone.server.accounts.names import usable_name
from meldstone.server.accounts.tokens import IdentityKind, TokenClaim, sign, verify, verify_device
from meldstone.server.operating.clock import ServerClock
from meldstone.server.operating.config import Config
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.room.events import Player
from meldstone.store import Account, PlayerId, Store

COOKIE: Final = "meldstone_session"
ASIDE: Final = f"{COOKIE}_guest"
"""The session of a guest who logged in, until the account has what the guest had, or logs out."""
_LOCAL: Final = frozenset("12345")
"""People who hand a device round have a session each; `?local=1` says which of them is meant."""
_DAY: Final = 86_400_000


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody the server knows, and how."""

    player: Player
    by_cookie: bool
    expires: int = 0
    generation: int = 0
    session: str = ""
    """The session on one device; empty for bots, who have a token instead."""
    companions: tuple[str, ...] = ()
    """Others who are signed in on the same browser."""

    @property
    def id(self) -> str:
        """The public id."""
        return self.player.id


class Identities:
    """Hands out and reads sessions and bot tokens."""

    def __init__(self, config: Config, store: Store, clock: ServerClock, key: bytes, *, shared: bool) -> None:
        self._config = config
        self._store = store
        self._clock = clock
        self._key = key
        self._ended = EndedSessions(store, shared=shared)

    def cookie(self, request: HTTPConnection) -> str:
        """The name of the cookie. With the prefix browsers let no other host, not even a neighbour, set it."""
        local = request.query_params.get("local", "")
        name = f"{COOKIE}_{local}" if local in _LOCAL else COOKIE
        return f"__Host-{name}" if self._config.secure_cookies else name

    async def of(self, request: HTTPConnection) -> Identity | None:
        """Who is asking; None if nobody said so, or nobody who is still known."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._bot(token.strip())
        cookie = request.cookies.get(self.cookie(request))
        claim = verify(cookie, self._key, self._clock.now()) if cookie else None
        if claim is None or await self._ended.has(claim.session):
            return None
        companions = self._companions(request, claim.id)
        if claim.kind is IdentityKind.GUEST:
            guest = Player(claim.id, claim.name)
            return Identity(guest, by_cookie=True, expires=claim.expires, session=claim.session, companions=companions)
        account = await self._store.account(PlayerId(claim.id))
        if account is None or account.generation != claim.generation or account.banned_at is not None:
            return None
        player = Player(account.id, account.name, account=True)
        return Identity(
            player,
            by_cookie=True,
            expires=claim.expires,
            generation=claim.generation,
            session=claim.session,
            companions=companions,
        )

    @property
    def aside_cookie(self) -> str:
        """The name of the cookie with the session of a guest who logged in."""
        return f"__Host-{ASIDE}" if self._config.secure_cookies else ASIDE

    async def aside(self, request: HTTPConnection) -> Identity | None:
        """The guest who was put aside on this device when somebody logged in."""
        cookie = request.cookies.get(self.aside_cookie)
        claim = verify(cookie, self._key, self._clock.now()) if cookie else None
        if claim is None or claim.kind is not IdentityKind.GUEST or await self._ended.has(claim.session):
            return None
        return Identity(Player(claim.id, claim.name), by_cookie=True, expires=claim.expires, session=claim.session)

    def token_of(self, guest: Identity) -> str:
        """The session of a guest, with a new end."""
        return self._signed(IdentityKind.GUEST, guest.player, 0, guest.session)

    def _companions(self, request: HTTPConnection, who: str) -> tuple[str, ...]:
        """Whose sessions came with the request beside that of whoever asks, and who logged in on this device before."""
        found = set()
        for name, cookie in request.cookies.items():
            if name.removeprefix("__Host-").startswith(COOKIE):
                claim = verify(cookie, self._key, self._clock.now())
                found.add(who if claim is None else claim.id)
            elif name.removeprefix("__Host-") == DEVICE_COOKIE:
                device = verify_device(cookie, self._key, self._clock.now())
                found |= set() if device is None else set(device.accounts)
        return tuple(sorted(found - {who}))

    async def end(self, identity: Identity) -> None:
        """Ends the session on one device; those on others go on."""
        # a renewed token of this session, not yet seen here, may last longer than this one
        await self._ended.add(identity.session, self._clock.now() + self._lasting, self._clock.now())

    async def needed(self, request: HTTPConnection) -> Identity:
        """The person who asks; raises if the request names nobody."""
        found = await self.of(request)
        if found is None:
            raise refuse(ServerCode.NOT_SIGNED_IN)
        return found

    async def _bot(self, token: str) -> Identity | None:
        if not token or len(token) > 200:
            return None
        digest = bot_digest(token)
        known = await self._store.bot_token(digest)
        if known is None or known.revoked_at is not None:
            return None
        owner = await self._store.account(known.owner)
        if owner is None or owner.banned_at is not None:
            return None
        return Identity(Player(bot_id(digest), known.label, robot=True), by_cookie=False)

    def guest(self, name: str, before: Identity | None) -> tuple[Player, str]:
        """A session for somebody without an account; a guest who only changes the name stays the same guest."""
        known = before is not None and before.by_cookie and not before.player.account
        id, session = (before.player.id, before.session) if known and before is not None else (f"g{token_hex(8)}", self._begun())
        player = Player(id, usable_name(name, self._config.name_length))
        return player, self._signed(IdentityKind.GUEST, player, 0, session)

    def account(self, account: Account) -> tuple[Player, str]:
        """A session for somebody who gave the password: always a new token, never one that came with the request."""
        player = Player(account.id, account.name, account=True)
        return player, self._signed(IdentityKind.ACCOUNT, player, account.generation, self._begun())

    def renewed(self, identity: Identity | None) -> str | None:
        """The same session with a new end, once a tenth of its time is over: who comes now and then stays signed in."""
        if identity is None or not identity.by_cookie or identity.expires - self._clock.now() > self._lasting * 9 // 10:
            return None
        kind = IdentityKind.ACCOUNT if identity.player.account else IdentityKind.GUEST
        return self._signed(kind, identity.player, identity.generation, identity.session)

    @property
    def _lasting(self) -> int:
        return self._config.session_days * _DAY * self._clock.speed

    def _begun(self) -> str:
        """The id of a session that begins now."""
        session = token_hex(16)
        self._ended.begun(session)
        return session

    def _signed(self, kind: IdentityKind, player: Player, generation: int, session: str) -> str:
        expires = self._clock.now() + self._lasting
        claim = TokenClaim(kind=kind, id=player.id, name=player.name, expires=expires, generation=generation, session=session)
        return sign(claim, self._key)


def bot_digest(token: str) -> bytes:
    """What the store keeps of a bot token. The token itself is 256 bits of chance, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()


def bot_id(digest: bytes) -> str:
    """The public id of the bot with this token."""
    return f"b{digest.hex()[:16]}"
