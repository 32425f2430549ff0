"""A way back into an account without its password: recovery codes."""

from __future__ import annotations

import unicodedata

import msgspec
from msgspec.structs import replace

from meldstone.server.accounts.recovery import code_digest, new_codes
from meldstone.server.http import guests
from meldstone.server.http.route import Call, Endpoint
from meldstone.server.http.sessions import Me, PasswordGiven, Text, checked_password, guess_at, signed_in
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.store import PlayerId


class RecoveryGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name, one of the codes, and the password from now on."""

    name: Text
    code: Text
    new_password: Text


class RecoveryCodes(msgspec.Struct, frozen=True):
    """New codes; they are shown this once, and earlier ones are void."""

    codes: tuple[str, ...]


class CodesLeft(msgspec.Struct, frozen=True):
    """How many codes an account can still use."""

    left: int


async def make_codes(call: Call) -> RecoveryCodes:
    """New recovery codes for the account that asks, for its password."""
    id = await checked_password(call, call.body.password)
    codes = new_codes()
    services = call.context.services
    await services.store.set_recovery_codes(id, [code_digest(id, code) for code in codes], services.clock.now())
    return RecoveryCodes(tuple(codes))


async def count_codes(call: Call) -> CodesLeft:
    """How many codes are left."""
    return CodesLeft(await call.context.services.store.recovery_codes(PlayerId(call.account.id)))


async def recover(call: Call) -> Me:
    """Sets a new password for one of the codes, ends all sessions, and signs in here."""
    store, passwords = call.context.services.store, call.context.passwords
    name = unicodedata.normalize("NFKC", call.body.name).strip()
    account = await store.account_named(name) if name.isprintable() else None
    guess = guess_at(call, name, account)
    # hashed before anything is known, so that it takes as long for a name that nobody has
    password = await passwords.hash(call.body.new_password, call.hashing)
    if account is None or not await store.recover(account.id, code_digest(account.id, call.body.code), password):
        raise refuse(ServerCode.WRONG_CODE)
    for bucket in guess:
        bucket.give_back()
    await call.context.end_sessions(account.id)
    if account.banned_at is not None:
        raise refuse(ServerCode.BANNED)
    changed = await store.account(account.id)
    if changed is None:
        raise refuse(ServerCode.WRONG_CODE)
    held = await guests.set_aside(call)
    return replace(signed_in(call, changed), guest=held)


ENDPOINTS = (
    Endpoint("GET", "/api/account/recovery-codes", count_codes, "How many recovery codes are left", CodesLeft, signed_in=True),
    Endpoint(
        "POST",
        "/api/account/recovery-codes",
        make_codes,
        "Make new recovery codes",
        RecoveryCodes,
        body=PasswordGiven,
        signed_in=True,
    ),
    Endpoint("POST", "/api/account/recover", recover, "Set a new password with a recovery code", Me, body=RecoveryGiven),
)
