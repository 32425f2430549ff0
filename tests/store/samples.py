"""Small things to put into a store."""

from __future__ import annotations

from collections.abc import Sequence

from meldstone.store import Finish, FinishedGame, GameId, GamePlayer, Heading, LogId, PlayerId, Rating, Status, Store

OPEN = Heading(status=Status.OPEN)
PLAYING = Heading(status=Status.PLAYING)
FINISHED = Heading(status=Status.FINISHED)

TABLE = LogId("table")
ANN, BEN, CAM = PlayerId("ann"), PlayerId("ben"), PlayerId("cam")


def bodies(*numbers: int) -> list[bytes]:
    return [b"record %d" % number for number in numbers]


def finish(
    name: str = "game",
    players: Sequence[PlayerId] = (ANN, BEN),
    ratings: Sequence[Rating] = (),
    at: int = 1_000,
    log: LogId = TABLE,
) -> Finish:
    seats = tuple(GamePlayer(player, player.title()) for player in players)
    game = FinishedGame(id=GameId(name), log=log, players=seats, edition="classic", finished_at=at, rated=bool(ratings))
    return Finish(game=game, record=b"record of " + name.encode(), ratings=tuple(ratings))


def rating(player: PlayerId, games: int, mu: float = 25.0, sigma: float = 8.0, size: int = 2) -> Rating:
    return Rating(player=player, edition="classic", size=size, mu=mu, sigma=sigma, games=games)


async def with_account(store: Store, player: PlayerId = ANN) -> PlayerId:
    await store.create_account(player, player.title(), "hash of " + player, 5)
    return player
