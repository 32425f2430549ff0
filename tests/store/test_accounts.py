"""Accounts: one name, one account; leaving takes everything personal along."""

from __future__ import annotations

import asyncio

import pytest

from meldstone.store import Append, BotToken, GameId, GamePlayer, NameTakenError, PlayerId, Store, UnknownAccountError
from tests.store.samples import ANN, BEN, OPEN, TABLE, bodies, finish, rating, with_account

pytestmark = pytest.mark.anyio

NOBODY = PlayerId("nobody")


async def test_an_account_is_found_by_id_and_by_name_in_any_spelling(store: Store) -> None:
    created = await store.create_account(ANN, "Straße", "hash", 12)
    assert (created.id, created.name, created.password_hash, created.generation, created.created_at) == (
        ANN,
        "Straße",
        "hash",
        0,
        12,
    )
    assert await store.account(ANN) == created
    for spelling in ("Straße", "STRASSE", "ＳＴＲＡＳＳＥ"):
        assert await store.account_named(spelling) == created
    assert await store.account_named("Stra") is None
    assert await store.account(NOBODY) is None


async def test_a_name_is_taken_in_every_spelling(store: Store) -> None:
    await store.create_account(ANN, "Ann", "hash", 1)
    with pytest.raises(NameTakenError):
        await store.create_account(BEN, "ANN", "hash", 1)
    assert await store.account(BEN) is None


async def test_of_two_who_want_a_name_one_gets_it(store: Store) -> None:
    results = await asyncio.gather(
        *(store.create_account(PlayerId(f"p{n}"), "Ann", "hash", 1) for n in range(8)), return_exceptions=True
    )
    assert sum(isinstance(result, NameTakenError) for result in results) == 7
    results = await asyncio.gather(
        *(store.create_account(PlayerId(f"q{n}"), f"Q{n}", "hash", 1) for n in range(8)), return_exceptions=True
    )
    renamed = await asyncio.gather(*(store.rename_account(PlayerId(f"q{n}"), "Ben") for n in range(8)), return_exceptions=True)
    assert sum(isinstance(result, NameTakenError) for result in renamed) == 7


async def test_creating_twice_is_creating_once(store: Store) -> None:
    first = await store.create_account(ANN, "Ann", "hash", 1)
    assert await store.create_account(ANN, "Ann", "hash", 1) == first


async def test_renaming(store: Store) -> None:
    await with_account(store, ANN)
    await with_account(store, BEN)
    await store.rename_account(ANN, "ANN")
    await store.rename_account(ANN, "Anna")
    with pytest.raises(NameTakenError):
        await store.rename_account(ANN, "bEN")
    named = await store.account_named("anna")
    assert named
    assert named.id == ANN
    assert await store.account_named("ann") is None


async def test_password_and_logging_out_everywhere(store: Store) -> None:
    await with_account(store, ANN)
    await store.set_password(ANN, "other")
    assert [await store.log_out_everywhere(ANN) for _ in range(2)] == [1, 2]
    account = await store.account(ANN)
    assert account
    assert (account.password_hash, account.generation) == ("other", 2)


async def test_who_does_not_exist_cannot_be_changed(store: Store) -> None:
    for change in (
        store.rename_account(NOBODY, "X"),
        store.set_password(NOBODY, "x"),
        store.log_out_everywhere(NOBODY),
        store.export_account(NOBODY),
        store.add_bot_token(BotToken(digest=b"d", owner=NOBODY, label="", created_at=1)),
    ):
        with pytest.raises(UnknownAccountError):
            await change
    assert not await store.delete_account(NOBODY)


async def test_deletion_leaves_nothing_personal(store: Store) -> None:
    await with_account(store, ANN)
    await with_account(store, BEN)
    await store.add_game(finish(ratings=[rating(ANN, 1), rating(BEN, 1)]))
    await store.add_bot_token(BotToken(digest=b"d", owner=ANN, label="bot", created_at=1))
    assert await store.delete_account(ANN)
    assert not await store.delete_account(ANN)
    assert await store.account(ANN) is None
    assert await store.account_named("Ann") is None
    assert await store.bot_token(b"d") is None
    assert await store.ratings_of(ANN) == []
    assert await store.games(player=ANN) == []
    game = await store.game(GameId("game"))
    assert game
    assert game.players == (GamePlayer(None, ""), GamePlayer(BEN, "Ben"))
    assert await store.record(GameId("game"))
    assert len(await store.ratings_of(BEN)) == 1
    await store.create_account(PlayerId("ann2"), "Ann", "hash", 1)


SEAT = {"seat": 0, "name": "Ann"}


async def test_the_export_has_every_row_and_no_secret(store: Store) -> None:
    await with_account(store, ANN)
    await store.add_game(finish(ratings=[rating(ANN, 1)], at=77))
    await store.append(Append(TABLE, 0, bodies(1), OPEN, players=[ANN]))
    await store.add_bot_token(BotToken(digest=b"digest", owner=ANN, label="bot", created_at=9))
    export = await store.export_account(ANN)
    assert export == {
        "account": [{"id": "ann", "name": "Ann", "generation": 0, "created_at": 5, "banned_at": None}],
        "recovery_codes": [],
        "merged_guests": [],
        "games": [{"id": "game", "log": "table", "edition": "classic", "finished_at": 77, "rated": 1, "listed": 1} | SEAT],
        "tables": [{"log": "table", "seated": 1}],
        "ratings": [{"edition": "classic", "size": 2, "mu": 25.0, "sigma": 8.0, "games": 1}],
        "bot_tokens": [{"label": "bot", "created_at": 9, "revoked_at": None}],
        "blocks": [],
        "reports": [],
        "bot_games": [],
        "bot_tables": [],
    }
    assert "hash" not in repr(export)
    assert "digest" not in repr(export)


async def test_bot_tokens(store: Store) -> None:
    await with_account(store, ANN)
    await with_account(store, BEN)
    old, new = (BotToken(digest=bytes([n, 255]), owner=ANN, label=f"bot {n}", created_at=n) for n in (1, 2))
    for token in (old, new, new):
        await store.add_bot_token(token)
    assert await store.bot_tokens(ANN) == [new, old]
    assert await store.bot_token(old.digest) == old
    assert await store.bot_token(b"?") is None
    assert not await store.revoke_bot_token(BEN, old.digest, 50)
    assert await store.revoke_bot_token(ANN, old.digest, 50)
    assert not await store.revoke_bot_token(ANN, old.digest, 60)
    revoked = await store.bot_token(old.digest)
    assert revoked
    assert revoked.revoked_at == 50


async def test_a_ban_and_a_reset_end_all_sessions(store: Store) -> None:
    await with_account(store, ANN)
    await store.ban_account(ANN, 77)
    banned = await store.account(ANN)
    assert banned
    assert (banned.banned_at, banned.generation) == (77, 1)
    await store.ban_account(ANN, None)
    await store.reset_password(ANN, "other")
    reset = await store.account(ANN)
    assert reset
    assert (reset.banned_at, reset.generation, reset.password_hash) == (None, 3, "other")
    for change in (store.ban_account(NOBODY, 1), store.reset_password(NOBODY, "x"), store.set_recovery_codes(NOBODY, [b"x"], 1)):
        with pytest.raises(UnknownAccountError):
            await change


async def test_a_recovery_code_works_once_and_for_its_account(store: Store) -> None:
    await with_account(store, ANN)
    await with_account(store, BEN)
    await store.set_recovery_codes(ANN, [b"old"], 1)
    await store.set_recovery_codes(ANN, [b"one", b"two"], 1)
    assert await store.recovery_codes(ANN) == 2
    assert not await store.recover(BEN, b"one", "stolen")
    assert not await store.recover(ANN, b"old", "stolen")
    used = await asyncio.gather(*(store.recover(ANN, b"one", f"new {n}") for n in range(4)))
    assert sorted(used) == [False, False, False, True]
    account = await store.account(ANN)
    assert account
    assert (account.password_hash, account.generation) == (f"new {used.index(True)}", 1)
    await store.delete_account(ANN)
    assert await store.recovery_codes(ANN) == 0


async def test_a_guest_takes_the_data_along_and_is_forgotten(store: Store) -> None:
    guest = PlayerId("guest")
    await with_account(store, ANN)
    await store.add_game(finish(players=(ANN, guest)))
    await store.append(Append(TABLE, 0, bodies(1), OPEN, players=[ANN, guest]))
    export = await store.export_guest(guest)
    assert [game["id"] for game in export["games"]] == ["game"]
    assert export["tables"] == [{"log": "table", "seated": 1}]
    assert not await store.delete_guest(ANN), "an account has a password"
    assert await store.delete_guest(guest)
    game = await store.game(GameId("game"))
    assert game
    assert game.players == (GamePlayer(ANN, "Ann"), GamePlayer(None, ""))
    assert await store.unforgotten() == [(TABLE, guest)]


async def test_orders_are_told_until_they_are_old(store: Store) -> None:
    week = 7 * 86_400_000
    await store.give_order("first", b"1", 1_000)
    await store.give_order("second", b"2", 2_000)
    assert [(order.id, order.body) for order in await store.orders(0)] == [("first", b"1"), ("second", b"2")]
    assert [order.id for order in await store.orders(1_500)] == ["second"]
    await store.give_order("third", b"3", week + 1_500)
    assert [order.id for order in await store.orders(0)] == ["second", "third"]


async def test_another_password_ends_the_recovery_codes_and_a_used_code_only_itself(store: Store) -> None:
    await with_account(store, ANN)
    for change in (store.set_password, store.reset_password):
        await store.set_recovery_codes(ANN, [b"1", b"2", b"3"], 7)
        assert len((await store.export_account(ANN))["recovery_codes"]) == 3
        assert await store.recover(ANN, b"1", "hash")
        assert await store.recovery_codes(ANN) == 2
        await change(ANN, "another hash")
        assert await store.recovery_codes(ANN) == 0
