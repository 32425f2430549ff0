"""Finished games and ratings come with the move that finished the game, or not at all, and once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from meldstone.store import Append, ConflictError, GameId, GamePlayer, LogId, PlayerId, RankingRule, Rating, StaleRatingError, Store
from tests.store.samples import ANN, BEN, CAM, FINISHED, PLAYING, TABLE, bodies, finish, rating, with_account

pytestmark = pytest.mark.anyio


async def ratings(store: Store) -> dict[PlayerId, Rating]:
    return await store.ratings("classic", 2, [ANN, BEN, CAM])


async def test_a_game_comes_with_the_append_that_finished_it(store: Store) -> None:
    ended = finish(ratings=[rating(ANN, 1), rating(BEN, 1)])
    await store.append(Append(TABLE, 0, bodies(1), FINISHED, finish=ended))
    assert await store.game(GameId("game")) == ended.game
    assert await store.record(GameId("game")) == ended.record
    assert await ratings(store) == {ANN: rating(ANN, 1), BEN: rating(BEN, 1)}
    assert ended.game.size == 2


async def test_a_conflict_keeps_the_game_out(store: Store) -> None:
    await store.append(Append(TABLE, 0, bodies(1), PLAYING))
    with pytest.raises(ConflictError):
        await store.append(Append(TABLE, 0, bodies(2), FINISHED, finish=finish(ratings=[rating(ANN, 1)])))
    assert await store.game(GameId("game")) is None
    assert await ratings(store) == {}


async def test_outdated_ratings_undo_the_whole_append(store: Store) -> None:
    await store.append(Append(TABLE, 0, bodies(1), PLAYING, finish=finish("first", ratings=[rating(ANN, 1), rating(BEN, 1)])))
    outdated = finish("second", ratings=[rating(ANN, 2), rating(BEN, 3)])
    with pytest.raises(StaleRatingError) as stale:
        await store.append(Append(TABLE, 1, bodies(2), FINISHED, finish=outdated))
    assert stale.value.player == BEN
    assert await store.read(TABLE) == bodies(1)
    assert await store.game(GameId("second")) is None
    assert (await ratings(store))[ANN] == rating(ANN, 1)


async def test_two_games_that_end_at_once_are_both_rated(store: Store) -> None:
    """As the server does it: work the ratings out, and again if somebody was faster."""

    async def end(number: int) -> None:
        while True:
            known = await ratings(store)
            new = [rating(player, known[player].games + 1 if player in known else 1) for player in (ANN, BEN)]
            try:
                name = f"g{number}"
                await store.append(Append(LogId(name), 0, bodies(1), FINISHED, finish=finish(name, ratings=new)))
                return
            except StaleRatingError:
                await asyncio.sleep(0)

    await asyncio.gather(*(end(number) for number in range(8)))
    assert {player: row.games for player, row in (await ratings(store)).items()} == {ANN: 8, BEN: 8}
    assert len(await store.games(player=ANN)) == 8


async def test_a_known_game_is_not_added_or_rated_again(store: Store) -> None:
    assert await store.add_game(finish(ratings=[rating(ANN, 1)]))
    assert not await store.add_game(finish(ratings=[rating(ANN, 2)]))
    await store.append(Append(TABLE, 0, bodies(1), FINISHED, finish=finish(ratings=[rating(ANN, 2)])))
    assert (await ratings(store))[ANN].games == 1
    assert await store.last(TABLE) == 1


async def test_games_of_a_player_come_newest_first_in_pages(store: Store) -> None:
    for number in range(10):
        await store.add_game(
            finish(f"g{number}", (ANN, BEN) if number % 2 else (CAM, ANN), at=number // 2, log=LogId(f"t{number % 3}"))
        )
    everything = await store.games(player=ANN)
    assert [game.id for game in everything] == [f"g{number}" for number in (9, 8, 7, 6, 5, 4, 3, 2, 1, 0)]
    pages, before = [], None
    while page := await store.games(player=ANN, before=before, limit=3):
        pages += page
        before = page[-1]
    assert pages == everything
    assert [game.id for game in await store.games(player=BEN, limit=2)] == ["g9", "g7"]
    assert [game.id for game in await store.games(log=LogId("t1"))] == ["g7", "g4", "g1"]
    assert len(await store.games()) == 10
    assert everything[0].players == (GamePlayer(ANN, "Ann"), GamePlayer(BEN, "Ben"))


async def test_bots_and_guests_have_seats_without_accounts(store: Store) -> None:
    ended = finish(players=(ANN,))
    game = ended.game.__class__(
        id=GameId("x"), log=TABLE, players=(GamePlayer(None, "bot"), GamePlayer(ANN, "Ann")), edition="e", finished_at=1
    )
    await store.add_game(ended.__class__(game=game, record=b""))
    assert await store.game(GameId("x")) == game


async def test_the_leaderboard_is_ordered_by_what_a_player_is_surely_worth(store: Store) -> None:
    players = {"a": (30.0, 8.0), "b": (25.0, 2.0), "c": (40.0, 9.0), "d": (25.0, 2.0)}
    rule = RankingRule(games=1, people=1, established=1)
    for name in players:
        await with_account(store, PlayerId(name))
    for name, (mu, sigma) in players.items():
        other = PlayerId("b" if name == "a" else "a")
        ended = finish(name, players=(PlayerId(name), other), ratings=[rating(PlayerId(name), 1, mu, sigma)])
        await store.add_game(replace(ended, ranking=rule))
    await store.add_game(
        replace(finish("again", players=(PlayerId("a"), PlayerId("b")), ratings=[rating(PlayerId("a"), 2, 30, 8)]), ranking=rule)
    )
    board = await store.leaderboard("classic", 2)
    assert [(line.rating.player, line.name) for line in board] == [("b", "B"), ("d", "D"), ("c", "C"), ("a", "A")]
    assert [line.rating.player for line in await store.leaderboard("classic", 2, offset=1, limit=2)] == ["d", "c"]
    assert await store.leaderboard("classic", 3) == []
    assert await store.leaderboard("twist", 2) == []


async def test_ratings_are_apart_by_size_of_the_table(store: Store) -> None:
    await store.add_game(finish("two", ratings=[rating(ANN, 1, mu=20)]))
    await store.add_game(finish("four", ratings=[rating(ANN, 1, mu=30, size=4)]))
    assert [(row.size, row.mu) for row in await store.ratings_of(ANN)] == [(2, 20.0), (4, 30.0)]
    assert await store.ratings("classic", 2, []) == {}


async def test_a_game_that_outlasts_an_account_does_not_bring_it_back(store: Store) -> None:
    await with_account(store, ANN)
    await store.delete_account(ANN)
    await store.append(Append(TABLE, 0, bodies(1), FINISHED, finish=finish(ratings=[rating(ANN, 1), rating(BEN, 1)])))
    game = await store.game(GameId("game"))
    assert game
    assert game.players == (GamePlayer(None, ""), GamePlayer(BEN, "Ben"))
    assert (await ratings(store)).keys() == {BEN}


async def test_who_is_established_and_who_is_ranked(store: Store) -> None:
    rule = RankingRule(games=3, people=2, established=1)
    for player in (ANN, BEN, CAM):
        await with_account(store, player)

    async def play(number: int, *players: PlayerId) -> None:
        counts = {player: (await store.ratings("classic", 2, [player])).get(player) for player in players}
        ratings = [rating(player, 1 if old is None else old.games + 1) for player, old in counts.items()]
        await store.add_game(replace(finish(f"g{number}", players=players, ratings=ratings, at=1_000 * number), ranking=rule))

    for number in range(1, 5):
        await play(number, ANN, BEN)
    company = await store.company([ANN, BEN, CAM], 0)
    assert company.established == frozenset(), "always the same two"
    assert company.together == {frozenset({ANN, BEN}): 4}
    await play(5, ANN, CAM)
    company = await store.company([ANN, BEN, CAM], 3_500)
    assert company.established == {ANN}
    assert company.together == {frozenset({ANN, BEN}): 1, frozenset({ANN, CAM}): 1}, "what is long ago does not count"
    assert [line.rating.player for line in await store.leaderboard("classic", 2)] == [CAM]
    await play(6, ANN, BEN)
    assert {line.rating.player for line in await store.leaderboard("classic", 2)} == {BEN, CAM}
