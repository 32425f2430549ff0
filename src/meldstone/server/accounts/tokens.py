"""Signed tokens: what the server hands out to know somebody again. Nobody can make or change one without the key.

>>> key = b"k" * 32
>>> token = sign(TokenClaim(kind=IdentityKind.GUEST, id="g1", name="Ada", expires=2000), key)
>>> verify(token, key, now=1000).name, verify(token, key, now=3000), verify(token[:-1] + "x", key, now=1000)
('Ada', None, None)
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from enum import StrEnum
from typing import TypeVar

import msgspec
from msgspec.structs import replace

_LONGEST = 1000


class IdentityKind(StrEnum):
    """What somebody is."""

    GUEST = "guest"
    ACCOUNT = "account"


class TokenClaim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a token says; `generation` is that of the account, `expires` in milliseconds."""

    kind: IdentityKind
    id: str
    name: str
    expires: int
    generation: int = 0
    session: str = ""
    """Stays the same when the token is renewed, so that signing out ends all tokens of one device."""


class DeviceClaim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a device proves after it was signed out: somebody gave the passwords of these accounts on it before."""

    device: str
    accounts: tuple[str, ...]
    expires: int


AnyClaim = TypeVar("AnyClaim", TokenClaim, DeviceClaim)


def sign(claim: TokenClaim, key: bytes) -> str:
    """The token for a session."""
    return _sealed(claim, b"session:", key)


def verify(token: str, key: bytes, now: int) -> TokenClaim | None:
    """The session of a token, if it is genuine and not too old."""
    claim = _genuine(token, b"session:", key, now, TokenClaim)
    if claim is None or claim.session:
        return claim
    # tokens of before sessions had an id are told apart by what they say
    return replace(claim, session=hashlib.sha256(token.encode()).hexdigest()[:32])


def sign_device(claim: DeviceClaim, key: bytes) -> str:
    """The token for a device."""
    return _sealed(claim, b"device:", key)


def verify_device(token: str, key: bytes, now: int) -> DeviceClaim | None:
    """The device of a token, if it is genuine and not too old."""
    return _genuine(token, b"device:", key, now, DeviceClaim)


def _sealed(claim: AnyClaim, purpose: bytes, key: bytes) -> str:
    body = urlsafe_b64encode(msgspec.json.encode(claim)).rstrip(b"=")
    return f"{body.decode()}.{_signature(purpose + body, key)}"


def _genuine(token: str, purpose: bytes, key: bytes, now: int, kind: type[AnyClaim]) -> AnyClaim | None:
    body, dot, signature = token.partition(".")
    if not dot or len(token) > _LONGEST or not token.isascii():
        return None
    if not hmac.compare_digest(signature, _signature(purpose + body.encode(), key)):
        return None
    try:
        claim = msgspec.json.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=kind)
    except (ValueError, msgspec.DecodeError):
        return None
    return claim if now < claim.expires else None


def _signature(signed: bytes, key: bytes) -> str:
    return urlsafe_b64encode(hmac.new(key, signed, hashlib.sha256).digest()).rstrip(b"=").decode()
