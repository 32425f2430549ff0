"""Who I am: guest sessions, accounts, bot tokens."""

from __future__ import annotations

import unicodedata
from secrets import token_hex, token_urlsafe
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from meldstone.server.accounts.identity import bot_digest, bot_id
from meldstone.server.accounts.lookalikes import skeleton
from meldstone.server.accounts.names import check_guest, owner_of, usable_name
from meldstone.server.hosting.maintenance import forget_deleted_players
from meldstone.server.http import guests
from meldstone.server.http.guests import Held
from meldstone.server.http.route import Call, Endpoint, Nothing
from meldstone.server.operating.addresses import network_of, wide_network_of
from meldstone.server.operating.limits import Bucket
from meldstone.server.protocol import Announcement
from meldstone.server.protocol.codes import RefusedError, ServerCode, refuse, too_fast
from meldstone.server.room.events import Player
from meldstone.store import Account, BotToken, NameTakenError, PlayerId, UnknownAccountError
from meldstone.store.accounts import folded

_MOST_BOTS: Final = 100
"""Tokens of one account, revoked ones included: their games are still told apart."""

Text = Annotated[str, Meta(max_length=200)]


class NameGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name for a guest or an account."""

    name: Text


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password."""

    name: Text
    password: Text


class PasswordChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The old password and the new one."""

    password: Text
    new_password: Text


class PasswordGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, for what cannot be undone."""

    password: Text


class Me(msgspec.Struct, frozen=True):
    """Who the server takes me for; null if nobody."""

    me: Player | None
    announcement: Announcement | None = None
    """What the operator tells all players."""
    guest: Held | None = None
    """What this device has as a guest beside the account: `POST /api/account/bring-along` makes it the account's."""
    brought: Held | None = None
    """What just became the account's."""


class LabelGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot is called."""

    label: Text


class NewBotToken(msgspec.Struct, frozen=True):
    """A bot token; it is shown this once."""

    id: str
    label: str
    token: str


class BotTokenInfo(msgspec.Struct, frozen=True):
    """A bot token without its secret."""

    id: str
    label: str
    created_at: int
    revoked: bool


async def who_am_i(call: Call) -> Me:
    """The session's identity."""
    services = call.context.services
    player = call.identity.player if call.identity is not None else None
    guest = await guests.aside(call) if player is not None and player.account else None
    return Me(player, services.announced.at(services.clock.now()), guest)


async def sign_in_as_guest(call: Call) -> Me:
    """A name is enough to play."""
    # a session of an account that ended elsewhere does not lose the guest who was here before
    before = call.identity or await call.context.identities.aside(call.request)
    if (before is None or before.player.account) and not call.context.guests_per_address.take(call.address):
        # the end of each is remembered for months
        raise too_fast("guests")
    player, cookie = call.context.identities.guest(call.body.name, before)
    await check_guest(player, call.context.config.name_length, call.context.services.store)
    call.cookie = cookie
    return Me(player)


async def sign_out(call: Call) -> Nothing:
    """Ends the session on this device: its cookie and its sockets. Those on other devices go on.

    A guest who had logged in under an account is the guest again.
    """
    call.cookie = ""
    await guests.guest_again(call)
    identity = call.identity
    if identity is not None and identity.session:
        await call.context.identities.end(identity)
        await call.context.end_sessions(identity.session)
    return Nothing()


async def register(call: Call) -> Me:
    """A new account, signed in at once."""
    if not call.context.registrations_per_address.take(call.address):
        raise too_fast("registrations")
    name = usable_name(call.body.name, call.context.config.name_length)
    password = await call.context.passwords.hash(call.body.password, call.hashing)
    services, guest = call.context.services, guests.guest_of(call)
    # a guest who signs up is the account: seats, games and all else keep the id that they have
    id = PlayerId(guest.id if guest is not None else f"a{token_hex(8)}")
    try:
        account = await services.store.create_account(id, name, password, services.clock.now(), skeleton=skeleton(name))
    except NameTakenError as error:
        raise _name_taken(error) from error
    except UnknownAccountError as error:
        # another page of this device brought the guest along, or deleted them, while the password was hashed
        raise refuse(ServerCode.NOT_SIGNED_IN) from error
    brought = await guests.signed_up(call, guest, account) if guest is not None else None
    return replace(signed_in(call, account), brought=brought)


async def log_in(call: Call) -> Me:
    """A session for an account on this device."""
    name = unicodedata.normalize("NFKC", call.body.name).strip()
    account = await call.context.services.store.account_named(name) if name.isprintable() else None
    guess = guess_at(call, name, account)
    stored = account.password_hash if account is not None else None
    right = await call.context.passwords.check(stored, call.body.password, call.hashing)
    if account is None or not right:
        raise refuse(ServerCode.WRONG_PASSWORD)
    for bucket in guess:
        bucket.give_back()
    if account.banned_at is not None:
        raise refuse(ServerCode.BANNED)
    if not call.context.sessions_per_account.take(account.id):
        raise too_fast("sessions")
    held = await guests.set_aside(call)
    return replace(signed_in(call, account), guest=held)


async def bring_along(call: Call) -> Me:
    """What the guest of this device had is the account's from now on."""
    return Me(call.account, brought=await guests.bring_along(call))


async def log_out_everywhere(call: Call) -> Nothing:
    """Ends every session of the account, on all devices."""
    await call.context.services.store.log_out_everywhere(PlayerId(call.account.id))
    await call.context.end_sessions(call.account.id)
    call.cookie = ""
    await guests.guest_again(call)
    return Nothing()


async def change_password(call: Call) -> Me:
    """Sets a new password, ends all other sessions, and voids the recovery codes: whoever knew the old one may have seen them."""
    _check_login_limit(call, f"account {call.account.id}")
    store = call.context.services.store
    id = await checked_password(call, call.body.password)
    await store.set_password(id, await call.context.passwords.hash(call.body.new_password, call.hashing))
    await store.log_out_everywhere(id)
    await call.context.end_sessions(id)
    return await _renewed(call, id)


async def change_name(call: Call) -> Me:
    """Gives the account another name; sessions on other devices follow it."""
    _check_login_limit(call, f"account {call.account.id}")
    store = call.context.services.store
    id = PlayerId(call.account.id)
    name = usable_name(call.body.name, call.context.config.name_length)
    try:
        await store.rename_account(id, name, skeleton=skeleton(name))
    except NameTakenError as error:
        raise _name_taken(error) from error
    return await _renewed(call, id)


async def delete_account(call: Call) -> Nothing:
    """Deletes the account, its ratings and bot tokens; what was played stays without the name."""
    _check_login_limit(call, f"account {call.account.id}")
    store = call.context.services.store
    id = await checked_password(call, call.body.password)
    bots = await _bots(call)
    await store.delete_account(id, bots)
    await call.context.end_sessions(id, *bots)
    await forget_deleted_players(call.context.registry)
    call.cookie = ""
    return Nothing()


async def delete_guest(call: Call) -> Nothing:
    """Deletes what is kept about a guest: the name in rooms and finished games, and the session."""
    _check_login_limit(call)
    who = call.who
    if who.account or who.robot or not await call.context.services.store.delete_guest(PlayerId(who.id)):
        raise refuse(ServerCode.WRONG_PASSWORD)
    if call.identity is not None:
        await call.context.identities.end(call.identity)
    await call.context.end_sessions(who.id)
    await forget_deleted_players(call.context.registry)
    call.cookie = ""
    return Nothing()


async def export_guest(call: Call) -> dict[str, Any]:
    """Everything that is kept about a guest; an account gets what `/api/account/export` has."""
    if call.who.account:
        return await export_account(call)
    _check_export_limit(call)
    kept: dict[str, Any] = {"guest": [{"id": call.who.id, "name": call.who.name}]}
    return {**kept, **await call.context.services.store.export_guest(PlayerId(call.who.id))}


async def export_account(call: Call) -> dict[str, Any]:
    """Everything that is kept about the account and its bots; the records of the games are at `/api/games/{game}/record`."""
    _check_export_limit(call)
    return await call.context.services.store.export_account(PlayerId(call.account.id), await _bots(call))


def _check_export_limit(call: Call) -> None:
    if not call.context.exports.take(call.who.id):
        raise too_fast("exports")


async def list_bot_tokens(call: Call) -> list[BotTokenInfo]:
    """The account's bots."""
    tokens = await call.context.services.store.bot_tokens(PlayerId(call.account.id))
    return [BotTokenInfo(token.digest.hex(), token.label, token.created_at, token.revoked_at is not None) for token in tokens]


async def make_bot_token(call: Call) -> NewBotToken:
    """A token with which a program can play under its own name."""
    label = usable_name(call.body.label, call.context.config.name_length)
    owner = await owner_of(label, call.context.services.store)
    if owner is not None and owner.id != call.account.id:
        raise refuse(ServerCode.NAME_ALIKE)
    if len(await call.context.services.store.bot_tokens(PlayerId(call.account.id))) >= _MOST_BOTS:
        raise refuse(ServerCode.TOO_MANY_BOTS, most=_MOST_BOTS)
    secret = token_urlsafe(32)
    digest = bot_digest(secret)
    token = BotToken(digest=digest, owner=PlayerId(call.account.id), label=label, created_at=call.context.services.clock.now())
    await call.context.services.store.add_bot_token(token)
    return NewBotToken(digest.hex(), label, secret)


async def revoke_bot_token(call: Call) -> Nothing:
    """The token no longer opens anything."""
    try:
        digest = bytes.fromhex(call.path("id"))
    except ValueError as error:
        raise refuse(ServerCode.NOT_FOUND) from error
    services = call.context.services
    if not await services.store.revoke_bot_token(PlayerId(call.account.id), digest, services.clock.now()):
        raise refuse(ServerCode.NOT_FOUND)
    await call.context.end_sessions(bot_id(digest))
    return Nothing()


def _name_taken(error: NameTakenError) -> RefusedError:
    return refuse(ServerCode.NAME_ALIKE if error.alike else ServerCode.NAME_TAKEN)


async def _renewed(call: Call, id: PlayerId) -> Me:
    """The account as it is now, with a new session on this device."""
    account = await call.context.services.store.account(id)
    if account is None:
        raise refuse(ServerCode.NOT_SIGNED_IN)
    return signed_in(call, account)


def signed_in(call: Call, account: Account) -> Me:
    """A new session on this device, which the account knows from now on."""
    player, call.cookie = call.context.identities.account(account)
    call.device = call.context.devices.remembering(call.request, account.id)
    return Me(player)


async def _bots(call: Call) -> list[PlayerId]:
    """The ids under which the account's programs play."""
    return [PlayerId(bot_id(token.digest)) for token in await call.context.services.store.bot_tokens(PlayerId(call.account.id))]


async def checked_password(call: Call, password: str) -> PlayerId:
    """The account that asks; raises if it is not its password."""
    id = PlayerId(call.account.id)
    # the guesses of this session alone: strangers cannot use them up, and who stole a session has no more than these
    session = call.identity.session if call.identity is not None else ""
    guess = _taken(call.context.guesses.of(f"session {session}"))
    account = await call.context.services.store.account(id)
    if account is None or not await call.context.passwords.check(account.password_hash, password, call.hashing):
        raise refuse(ServerCode.WRONG_PASSWORD)
    guess.give_back()
    return id


def guess_at(call: Call, name: str, account: Account | None) -> tuple[Bucket, ...]:
    """Takes one of the guesses at an account; the buckets, for those who guess right.

    A device that the account knows has guesses of its own. All others share some, of which one network has half, so that whoever
    guesses there leaves a new phone elsewhere its share. It makes no difference whether there is such an account.
    """
    device = call.context.devices.known(call.request, account.id) if account is not None else None
    if device is not None and account is not None:
        _check_login_limit(call, f"account {account.id}")
        return (_taken(call.context.guesses.of(f"device {device} {account.id}")),)
    guesses = call.context.guesses.of(f"name {folded(name)}")
    places = call.context.logins_per_address
    if not places.take(call.address):
        # somebody here has guessed a lot; an account at which nobody guesses is still let in
        places = call.context.first_logins_per_address
        if not guesses.any_left(guesses.burst) or not places.take(call.address):
            raise too_fast("logins")
    network = network_of(call.address)
    here = _taken(call.context.guesses_of_network.of(f"name {folded(name)} from {wide_network_of(network) or network}"))
    return here, _taken(guesses), *places.all_of(call.address)


def _taken(guesses: Bucket) -> Bucket:
    if not guesses.take():
        raise too_fast("guesses")
    return guesses


def _check_login_limit(call: Call, client: str = "") -> None:
    """Raises if an address, or whoever else it is, tries passwords or makes accounts too fast: each takes a lot of work."""
    if not call.context.logins_per_address.take(client or call.address):
        raise too_fast("logins")


ENDPOINTS = (
    Endpoint("GET", "/api/session", who_am_i, "Who am I", Me),
    Endpoint("POST", "/api/session", sign_in_as_guest, "Play as a guest", Me, body=NameGiven),
    Endpoint("DELETE", "/api/session", sign_out, "Sign out on this device"),
    Endpoint("GET", "/api/session/export", export_guest, "Export all data of a guest", dict[str, Any], signed_in=True),
    Endpoint("POST", "/api/session/delete", delete_guest, "Delete all data of a guest", signed_in=True),
    Endpoint("POST", "/api/account", register, "Register an account", Me, body=Credentials),
    Endpoint("POST", "/api/account/delete", delete_account, "Delete the account", body=PasswordGiven, signed_in=True),
    Endpoint("POST", "/api/account/name", change_name, "Change the name of the account", Me, body=NameGiven, signed_in=True),
    Endpoint("POST", "/api/account/password", change_password, "Change the password", Me, body=PasswordChange, signed_in=True),
    Endpoint("GET", "/api/account/export", export_account, "Export all data of the account", dict[str, Any], signed_in=True),
    Endpoint("POST", "/api/account/bring-along", bring_along, "Bring along what a guest of this device had", Me, signed_in=True),
    Endpoint("POST", "/api/login", log_in, "Log in", Me, body=Credentials),
    Endpoint("POST", "/api/logout-everywhere", log_out_everywhere, "Log out on all devices", signed_in=True),
    Endpoint("GET", "/api/bot-tokens", list_bot_tokens, "List bot tokens", list[BotTokenInfo], signed_in=True),
    Endpoint("POST", "/api/bot-tokens", make_bot_token, "Make a bot token", NewBotToken, body=LabelGiven, signed_in=True),
    Endpoint("DELETE", "/api/bot-tokens/{id}", revoke_bot_token, "Revoke a bot token", signed_in=True),
)
