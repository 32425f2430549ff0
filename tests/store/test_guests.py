"""What a guest has becomes an account's, on both databases."""

import asyncio

import pytest

from meldstone.store import Append, Block, Holdings, NameTakenError, PlayerId, Store, UnknownAccountError
from tests.store.samples import ANN, BEN, CAM, FINISHED, PLAYING, TABLE, bodies, finish, with_account

pytestmark = pytest.mark.anyio

GUEST = PlayerId("guest")
EVE = PlayerId("eve")


async def with_guest(store: Store) -> None:
    """A guest with a finished game, a table, somebody blocked, and somebody who blocked them."""
    await store.add_game(finish("old", players=(GUEST, BEN)))
    await store.append(Append(TABLE, 0, bodies(1), PLAYING, players=(GUEST, BEN)))
    await store.add_block(Block(player=GUEST, blocked=EVE, name="Eve", at=1), most=9)
    await store.add_block(Block(player=CAM, blocked=GUEST, name="Guest", at=2), most=9)


async def test_it_is_known_how_much_somebody_has(store: Store) -> None:
    await with_guest(store)
    assert await store.holdings(GUEST) == Holdings(games=1, tables=1, blocks=1)
    assert (await store.holdings(EVE)).nothing
    await store.append(Append(TABLE, 1, bodies(2), FINISHED))
    assert (await store.holdings(GUEST)).tables == 0


async def test_games_blocks_and_reports_are_the_account_s(store: Store) -> None:
    await with_guest(store)
    await with_account(store, ANN)
    assert await store.merge_guest(GUEST, ANN, 7)
    assert [game.players[0].id for game in await store.games(player=ANN)] == [ANN]
    assert await store.games(player=GUEST) == []
    assert [block.blocked for block in await store.blocks(ANN)] == [EVE]
    assert [block.blocked for block in await store.blocks(CAM)] == [ANN], "who blocked the guest has blocked the account"
    assert await store.unmoved() == [(TABLE, GUEST, ANN)]
    await store.append(Append(TABLE, 1, bodies(2), PLAYING, players=(ANN, BEN)))
    assert await store.unmoved() == []
    assert [entry.log for entry in await store.logs_of(ANN)] == [TABLE]


async def test_a_guest_is_merged_once_and_into_an_account(store: Store) -> None:
    await with_guest(store)
    await with_account(store, ANN)
    await with_account(store, BEN)
    with pytest.raises(UnknownAccountError):
        await store.merge_guest(GUEST, EVE, 7)
    done = await asyncio.gather(store.merge_guest(GUEST, ANN, 7), store.merge_guest(GUEST, BEN, 7))
    assert sorted(done) == [False, True], "of two at the same time one is right"
    assert not await store.merge_guest(ANN, BEN, 8), "accounts are no guests"


async def test_a_game_that_ends_afterwards_is_the_account_s_too(store: Store) -> None:
    await with_guest(store)
    await with_account(store, ANN)
    await store.merge_guest(GUEST, ANN, 7)
    await store.add_game(finish("late", players=(GUEST, BEN), at=2_000))
    assert [game.id for game in await store.games(player=ANN)] == ["late", "old"]
    await store.move_stragglers()
    assert await store.games(player=GUEST) == []


async def test_who_blocks_the_own_guest_blocks_nobody(store: Store) -> None:
    await with_account(store, ANN)
    await store.add_block(Block(player=ANN, blocked=GUEST, name="Guest", at=1), most=9)
    await store.add_block(Block(player=GUEST, blocked=ANN, name="Ann", at=1), most=9)
    await store.merge_guest(GUEST, ANN, 7)
    assert await store.blocks(ANN) == []


async def test_a_deleted_account_takes_its_guests_along(store: Store) -> None:
    await with_guest(store)
    await with_account(store, ANN)
    await store.merge_guest(GUEST, ANN, 7)
    assert await store.delete_account(ANN)
    assert {(log, player) for log, player in await store.unforgotten()} == {(TABLE, GUEST)}
    await store.add_game(finish("later", players=(GUEST, BEN)))
    assert await store.games(player=GUEST) == []


async def test_only_who_kept_the_password_is_in(store: Store) -> None:
    made = await store.create_account(GUEST, "Marta", "one hash", 5)
    assert await store.create_account(GUEST, "Marta", "one hash", 5) == made, "the same call twice is one account"
    with pytest.raises(NameTakenError):
        await store.create_account(GUEST, "Marta", "another hash", 5)


async def test_who_belongs_to_an_account_or_was_deleted_cannot_sign_up(store: Store) -> None:
    await with_account(store, ANN)
    assert await store.merge_guest(GUEST, ANN, 7)
    assert await store.delete_guest(EVE)
    for nobody in (GUEST, EVE):
        with pytest.raises(UnknownAccountError):
            await store.create_account(nobody, "Marta", "hash", 8)
        assert await store.account(nobody) is None
    assert await store.delete_account(ANN)
    for nobody in (GUEST, ANN):
        with pytest.raises(UnknownAccountError):
            await store.create_account(nobody, "Marta", "hash", 9)
    assert await store.account_named("Marta") is None


async def test_a_guest_who_signs_up_is_neither_brought_along_nor_deleted_in_the_same_moment(store: Store) -> None:
    """Both happened: the games were one account's, the seats another's, or the account of somebody who was deleted was there."""
    await with_account(store, ANN)
    guests = [PlayerId(f"g{number}") for number in range(60)]
    signing_up = [store.create_account(guest, f"Guest {guest}", "hash", 8) for guest in guests]
    ending = [store.merge_guest(guest, ANN, 8) if number % 2 else store.delete_guest(guest) for number, guest in enumerate(guests)]
    # those who ask side by side have a connection each
    both = [work for pair in zip(signing_up, ending, strict=True) for work in pair]
    done = await asyncio.gather(*both, return_exceptions=True)
    for guest, made, ended in zip(guests, done[::2], done[1::2], strict=True):
        account = await store.account(guest)
        assert (account is not None) == (not isinstance(made, BaseException)) == (ended is False), guest
        assert account is not None or isinstance(made, UnknownAccountError)


async def test_a_code_leads_to_one_table_while_that_is_there(store: Store) -> None:
    assert await store.claim_code("KEMOV", TABLE, 1_000)
    assert not await store.claim_code("KEMOV", TABLE, 1_000)
    assert await store.log_with_code("KEMOV") is None, "the table is not made yet"
    await store.append(Append(TABLE, 0, bodies(1), PLAYING))
    assert await store.log_with_code("KEMOV") == TABLE
    await store.append(Append(TABLE, 1, bodies(2), FINISHED))
    assert await store.log_with_code("KEMOV") is None
    assert await store.claim_code("KEMOV", TABLE, 2_000_000), "it is free for others"
    await store.drop(TABLE)
    assert await store.log_with_code("KEMOV") is None
