"""Transactions on finished games and ratings."""

from __future__ import annotations

from collections.abc import Sequence

from meldstone.store.errors import StaleRatingError
from meldstone.store.guests import accounts_of
from meldstone.store.rows import (
    Company,
    Finish,
    FinishedGame,
    GameId,
    GamePlayer,
    LogId,
    PlayerId,
    RankingRule,
    Rating,
    Standing,
)
from meldstone.store.steps import DatabaseRow, DatabaseValue, Steps, marks, sql

_GAME = "id, log, edition, finished_at, rated, listed"
_RATING = "player, edition, size, mu, sigma, games"
_NOBODY = GamePlayer(None, "")


def add_game(finish: Finish) -> Steps[bool]:
    """Adds a game with its ratings unless it is known already; deleted accounts stay nameless and unrated."""
    game = finish.game
    added = yield sql(
        f"INSERT INTO games ({_GAME}, record) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id",
        game.id,
        game.log,
        game.edition,
        game.finished_at,
        int(game.rated),
        int(game.listed),
        finish.record,
    )
    if not added:
        return False
    gone = yield from _deleted({player.id for player in game.players if player.id} | {rating.player for rating in finish.ratings})
    accounts = yield from accounts_of({player.id for player in game.players if player.id})
    for seat, played in enumerate(game.players):
        player = _NOBODY if played.id in gone else played
        player = GamePlayer(accounts[player.id], player.name) if player.id in accounts else player
        yield sql("INSERT INTO game_players (game, seat, player, name) VALUES (?, ?, ?, ?)", game.id, seat, player.id, player.name)
    # in one order, so that two games that end at once cannot wait for each other
    for rating in sorted(finish.ratings, key=lambda rating: rating.player):
        if rating.player not in gone:
            yield from _rate(rating)
    if finish.ranking is not None and finish.ratings:
        yield from _rank([rating.player for rating in finish.ratings if rating.player not in gone], finish.ranking)
    return True


_RATED_WITH = (
    "FROM game_players m JOIN games g ON g.id = m.game JOIN game_players o ON o.game = m.game AND o.player <> m.player "
    "WHERE m.player = accounts.id AND g.rated = 1"
)


def _rank(players: Sequence[PlayerId], rule: RankingRule) -> Steps[None]:
    """Whoever played enough is established from now on; whoever played with enough of these is ranked."""
    for player in sorted(players):
        yield sql(
            f"UPDATE accounts SET established = 1 WHERE id = ? AND established = 0 "
            f"AND (SELECT count(DISTINCT m.game) {_RATED_WITH}) >= ? AND (SELECT count(DISTINCT o.player) {_RATED_WITH}) >= ?",
            player,
            rule.games,
            rule.people,
        )
    for player in sorted(players):
        yield sql(
            f"UPDATE accounts SET ranked = 1 WHERE id = ? AND ranked = 0 AND (SELECT count(DISTINCT o.player) {_RATED_WITH} "
            "AND o.player IN (SELECT e.id FROM accounts e WHERE e.established = 1)) >= ?",
            player,
            rule.established,
        )


def company(players: Sequence[PlayerId], since: int) -> Steps[Company]:
    """Which of these are established, and how many rated games each two of them had since a time."""
    who = marks(len(players))
    known = yield sql(f"SELECT id FROM accounts WHERE established = 1 AND id IN ({who})", *players)
    pairs = yield sql(
        "SELECT a.player, b.player, count(*) FROM game_players a JOIN games g ON g.id = a.game "
        "JOIN game_players b ON b.game = a.game AND b.player > a.player "
        f"WHERE g.rated = 1 AND g.finished_at > ? AND a.player IN ({who}) AND b.player IN ({who}) GROUP BY a.player, b.player",
        since,
        *players,
        *players,
    )
    return Company(frozenset(row[0] for row in known), {frozenset({player, other}): count for player, other, count in pairs})


def game(game_id: GameId) -> Steps[FinishedGame | None]:
    """A game by its id."""
    found = yield from _with_players((yield sql(f"SELECT {_GAME} FROM games WHERE id = ?", game_id)))
    return found[0] if found else None


def record(game_id: GameId) -> Steps[bytes | None]:
    """The record of a game."""
    rows = yield sql("SELECT record FROM games WHERE id = ?", game_id)
    return bytes(rows[0][0]) if rows else None


def games(
    player: PlayerId | None, log: LogId | None, before: FinishedGame | None, limit: int, viewer: PlayerId | None
) -> Steps[list[FinishedGame]]:
    """A page of games, newest first; for a viewer those that are listed, and those the viewer played."""
    conditions: list[str] = []
    values: list[DatabaseValue] = []
    if player is not None:
        conditions.append("id IN (SELECT game FROM game_players WHERE player = ?)")
        values.append(player)
    if log is not None:
        conditions.append("log = ?")
        values.append(log)
    if viewer is not None:
        conditions.append("(listed = 1 OR id IN (SELECT game FROM game_players WHERE player = ?))")
        values.append(viewer)
    if before is not None:
        conditions.append("(finished_at, id) < (?, ?)")
        values += (before.finished_at, before.id)
    where = f"WHERE {' AND '.join(conditions)}" if conditions else ""
    rows = yield sql(f"SELECT {_GAME} FROM games {where} ORDER BY finished_at DESC, id DESC LIMIT ?", *values, limit)
    return (yield from _with_players(rows))


def ratings(edition: str, size: int, players: Sequence[PlayerId]) -> Steps[dict[PlayerId, Rating]]:
    """The ratings of some players."""
    if not players:
        return {}
    rows = yield sql(
        f"SELECT {_RATING} FROM ratings WHERE edition = ? AND size = ? AND player IN ({marks(len(players))})",
        edition,
        size,
        *players,
    )
    return {row[0]: _rating(row) for row in rows}


def ratings_of(player: PlayerId) -> Steps[list[Rating]]:
    """All ratings of a player."""
    rows = yield sql(f"SELECT {_RATING} FROM ratings WHERE player = ? ORDER BY edition, size", player)
    return [_rating(row) for row in rows]


def leaderboard(edition: str, size: int, offset: int, limit: int) -> Steps[list[Standing]]:
    """A page of the leaderboard."""
    rows = yield sql(
        "SELECT r.player, r.edition, r.size, r.mu, r.sigma, r.games, a.name "
        "FROM ratings r JOIN accounts a ON a.id = r.player AND a.ranked = 1 "
        "WHERE r.edition = ? AND r.size = ? ORDER BY r.score DESC, r.player LIMIT ? OFFSET ?",
        edition,
        size,
        limit,
        offset,
    )
    return [Standing(rating=_rating(row[:6]), name=row[6]) for row in rows]


def _deleted(players: set[PlayerId]) -> Steps[set[PlayerId]]:
    gone = set()
    for player in sorted(players):
        # Changes nothing, but waits for a deletion that is under way, and lets one that comes now wait for this game.
        yield sql("UPDATE accounts SET id = id WHERE id = ?", player)
        if (yield sql("SELECT 1 FROM deleted_accounts WHERE id = ?", player)):
            gone.add(player)
    return gone


def _rate(new: Rating) -> Steps[None]:
    score = new.mu - 3 * new.sigma
    key = (new.player, new.edition, new.size)
    if new.games == 1:
        done = yield sql(
            f"INSERT INTO ratings ({_RATING}, score) VALUES (?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (player, edition, size) DO NOTHING RETURNING games",
            *key,
            new.mu,
            new.sigma,
            new.games,
            score,
        )
    else:
        done = yield sql(
            "UPDATE ratings SET mu = ?, sigma = ?, games = ?, score = ? "
            "WHERE player = ? AND edition = ? AND size = ? AND games = ? RETURNING games",
            new.mu,
            new.sigma,
            new.games,
            score,
            *key,
            new.games - 1,
        )
    if not done:
        stored = yield sql("SELECT games FROM ratings WHERE player = ? AND edition = ? AND size = ?", *key)
        raise StaleRatingError(new.player, stored[0][0] if stored else 0)


def _with_players(rows: Sequence[DatabaseRow]) -> Steps[list[FinishedGame]]:
    if not rows:
        return []
    seats = yield sql(
        f"SELECT game, player, name FROM game_players WHERE game IN ({marks(len(rows))}) ORDER BY game, seat",
        *(row[0] for row in rows),
    )
    players: dict[str, list[GamePlayer]] = {}
    for game_id, player, name in seats:
        players.setdefault(game_id, []).append(GamePlayer(player, name))
    return [
        FinishedGame(
            id=id_,
            log=log,
            players=tuple(players.get(id_, ())),
            edition=edition,
            finished_at=finished_at,
            rated=bool(rated),
            listed=bool(listed),
        )
        for id_, log, edition, finished_at, rated, listed in rows
    ]


def _rating(row: DatabaseRow) -> Rating:
    player, edition, size, mu, sigma, count = row
    return Rating(player=player, edition=edition, size=size, mu=mu, sigma=sigma, games=count)
