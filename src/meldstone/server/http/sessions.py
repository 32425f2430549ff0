"""Who I am: guest sessions, accounts, bot tokens."""

from __future__ import annotations

import unicodedata
from secrets import token_hex, token_urlsafe
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from meldstone.server.accounts.identity import bot_digest, bot_id
from meldstone.server.accounts.lookalikes import skeleton
from meldstone.server.accounts.names import check_guest, owner_of, usable_name
from meldstone.server.hosting.maintenance import forget_deleted_players
from meldstone.server.http.route import Call, Endpoint, Nothing
from meldstone.server.operating.limits import Bucket
from meldstone.server.protocol import Announcement
from meldstone.server.protocol.codes import RefusedError, ServerCode, refuse
from meldstone.server.room.events import Player
from meldstone.store import Account, BotToken, NameTakenError, PlayerId
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
    return Me(call.identity.player if call.identity is not None else None, services.announced.at(services.clock.now()))


async def sign_in_as_guest(call: Call) -> Me:
    """A name is enough to play."""
    player, cookie = call.context.identities.guest(call.body.name, call.identity)
    await check_guest(player, call.context.config.name_length, call.context.services.store)
    call.cookie = cookie
    return Me(player)


async def sign_out(call: Call) -> Nothing:
    """Ends the session on this device: its cookie and its sockets. Those on other devices go on."""
    call.cookie = ""
    identity = call.identity
    if identity is not None and identity.session:
        # an ended session is remembered for months, and guests can begin as many as they like
        if not call.context.sign_outs_per_address.take(call.address):
            raise refuse(ServerCode.TOO_FAST)
        await call.context.identities.end(identity)
        await call.context.end_sessions(identity.session)
    return Nothing()


async def register(call: Call) -> Me:
    """A new account, signed in at once."""
    _check_login_limit(call)
    name = usable_name(call.body.name, call.context.config.name_length)
    password = await call.context.passwords.hash(call.body.password)
    services = call.context.services
    try:
        account = await services.store.create_account(
            PlayerId(f"a{token_hex(8)}"), name, password, services.clock.now(), skeleton=skeleton(name)
        )
    except NameTakenError as error:
        raise _name_taken(error) from error
    return signed_in(call, account)


async def log_in(call: Call) -> Me:
    """A session for an account on this device."""
    name = unicodedata.normalize("NFKC", call.body.name).strip()
    account = await call.context.services.store.account_named(name) if name.isprintable() else None
    guess = guess_at(call, name, account)
    right = await call.context.passwords.check(account.password_hash if account is not None else None, call.body.password)
    if account is None or not right:
        raise refuse(ServerCode.WRONG_PASSWORD)
    for bucket in guess:
        bucket.give_back()
    if account.banned_at is not None:
        raise refuse(ServerCode.BANNED)
    return signed_in(call, account)


async def log_out_everywhere(call: Call) -> Nothing:
    """Ends every session of the account, on all devices."""
    await call.context.services.store.log_out_everywhere(PlayerId(call.account.id))
    await call.context.end_sessions(call.account.id)
    call.cookie = ""
    return Nothing()


async def change_password(call: Call) -> Me:
    """Sets a new password and ends all other sessions."""
    _check_login_limit(call)
    store = call.context.services.store
    id = await checked_password(call, call.body.password)
    await store.set_password(id, await call.context.passwords.hash(call.body.new_password))
    await store.log_out_everywhere(id)
    await call.context.end_sessions(id)
    return await _renewed(call, id)


async def change_name(call: Call) -> Me:
    """Gives the account another name; sessions on other devices follow it."""
    _check_login_limit(call)
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
    _check_login_limit(call)
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
    kept: dict[str, Any] = {"guest": [{"id": call.who.id, "name": call.who.name}]}
    return {**kept, **await call.context.services.store.export_guest(PlayerId(call.who.id))}


async def export_account(call: Call) -> dict[str, Any]:
    """Everything that is kept about the account and its bots; the records of the games are at `/api/games/{game}/record`."""
    return await call.context.services.store.export_account(PlayerId(call.account.id), await _bots(call))


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
    if account is None or not await call.context.passwords.check(account.password_hash, password):
        raise refuse(ServerCode.WRONG_PASSWORD)
    guess.give_back()
    return id


def guess_at(call: Call, name: str, account: Account | None) -> tuple[Bucket, ...]:
    """Takes one of the guesses at an account; the buckets, for those who guess right.

    A device that the account knows has guesses of its own. All others share some, wherever they are, and it makes no difference
    whether there is such an account.
    """
    device = call.context.devices.known(call.request, account.id) if account is not None else None
    if device is not None and account is not None:
        _check_login_limit(call, f"account {account.id}")
        return (_taken(call.context.guesses.of(f"device {device} {account.id}")),)
    _check_login_limit(call)
    return _taken(call.context.guesses.of(f"name {folded(name)}")), call.context.logins_per_address.of(call.address)


def _taken(guesses: Bucket) -> Bucket:
    if not guesses.take():
        raise refuse(ServerCode.TOO_FAST)
    return guesses


def _check_login_limit(call: Call, client: str = "") -> None:
    """Raises if an address, or whoever else it is, tries passwords or makes accounts too fast: each takes a lot of work."""
    if not call.context.logins_per_address.take(client or call.address):
        raise refuse(ServerCode.TOO_FAST)


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
    Endpoint("POST", "/api/login", log_in, "Log in", Me, body=Credentials),
    Endpoint("POST", "/api/logout-everywhere", log_out_everywhere, "Log out on all devices", signed_in=True),
    Endpoint("GET", "/api/bot-tokens", list_bot_tokens, "List bot tokens", list[BotTokenInfo], signed_in=True),
    Endpoint("POST", "/api/bot-tokens", make_bot_token, "Make a bot token", NewBotToken, body=LabelGiven, signed_in=True),
    Endpoint("DELETE", "/api/bot-tokens/{id}", revoke_bot_token, "Revoke a bot token", signed_in=True),
)
