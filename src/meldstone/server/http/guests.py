"""A guest who has an account now: what they had comes along, and nothing of it is lost while nobody has decided.

Signing up keeps the identity. Logging in puts the guest's session aside, in a cookie of its own, until the account takes over
what the guest had, which needs both: the session of the account and that of the guest. Logging out brings the guest back.
"""

from __future__ import annotations

import contextlib

import msgspec

from meldstone.server.accounts.identity import Identity
from meldstone.server.hosting.guest_moves import merge_guest, rename_at_tables
from meldstone.server.hosting.relay import EVERYBODY, announce_blocks
from meldstone.server.http.route import Call
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.room.events import Player
from meldstone.store import Account, PlayerId, StoreError


class Held(msgspec.Struct, frozen=True):
    """What somebody has as a guest, or had and brought along."""

    games: int
    """Finished games."""
    tables: int
    """Tables at which they sit."""


def guest_of(call: Call) -> Identity | None:
    """The guest whose session came with a request."""
    identity = call.identity
    return identity if identity is not None and identity.by_cookie and not identity.player.account else None


async def signed_up(call: Call, guest: Identity, account: Account) -> Held:
    """A guest is an account from now on, under the same id: the old session ends, the tables learn the name."""
    held = await _held(call, guest.id)
    await _end(call, guest)
    with contextlib.suppress(StoreError):
        # a table that could not be told shows the guest's name until somebody sits down there again
        await rename_at_tables(call.context.registry, account)
    return held


async def set_aside(call: Call) -> Held | None:
    """Keeps the session of a guest who logs in, if there is anything to lose, and says how much."""
    guest = guest_of(call)
    if guest is None:
        return await aside(call)
    held = await call.context.services.store.holdings(PlayerId(guest.id))
    if held.nothing:
        return await aside(call)
    call.aside = call.context.identities.token_of(guest)
    return Held(held.games, held.tables)


async def aside(call: Call) -> Held | None:
    """What the guest has whose session was put aside on this device."""
    guest = await call.context.identities.aside(call.request)
    return None if guest is None else await _held(call, guest.id)


async def bring_along(call: Call) -> Held:
    """All that the guest of this device had is the account's."""
    account_id = PlayerId(call.account.id)
    guest = await call.context.identities.aside(call.request)
    if guest is None:
        raise refuse(ServerCode.NOT_FOUND)
    if not call.context.logins_per_address.take(call.address):
        raise refuse(ServerCode.TOO_FAST)
    account = await call.context.services.store.account(account_id)
    if account is None:
        raise refuse(ServerCode.NOT_SIGNED_IN)
    held = await _held(call, guest.id)
    if not await merge_guest(call.context.registry, PlayerId(guest.id), account):
        held = Held(0, 0)
    await _end(call, guest)
    # whoever had blocked the guest has blocked the account
    await call.context.registry.blocks.reload()
    await announce_blocks(EVERYBODY, call.context.services)
    call.aside = ""
    return held


async def guest_again(call: Call) -> Player | None:
    """The guest who was put aside takes the place of an account that logs out."""
    guest = await call.context.identities.aside(call.request)
    if guest is None:
        return None
    call.cookie, call.aside = call.context.identities.token_of(guest), ""
    return guest.player


async def _held(call: Call, guest: str) -> Held:
    held = await call.context.services.store.holdings(PlayerId(guest))
    return Held(held.games, held.tables)


async def _end(call: Call, guest: Identity) -> None:
    """The guest's session is over: whoever kept a copy of it has to log in."""
    await call.context.identities.end(guest)
    await call.context.end_sessions(guest.session)
