"""Finished games: records, the deal to verify, replay by step; ratings."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from meldstone import values
from meldstone.game import events as gev
from meldstone.game.audit import audit
from meldstone.game.events import AnyEvent
from meldstone.game.view import View, view
from meldstone.i18n import negotiate, translator
from meldstone.notation.record import write_json_lines, write_text
from meldstone.server.hosting.game_ending import GameEnding
from meldstone.server.hosting.game_outcomes import GameOutcome
from meldstone.server.hosting.replays import Replay
from meldstone.server.http.route import LONGEST_SEARCH, Call, Endpoint, Plain
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.store import FinishedGame, GameId, PlayerId, Rating

T = TypeVar("T")

_MOST_RESULTS: Final = 40
"""Records that are read for one answer."""
_APART: Final = 0.005
"""Seconds of judging that a record or the check of a deal costs before it is known what it took."""
_LOOK_BACK: Final = 0.02
"""The same for a look back at a finished game."""
_DAY: Final = 24 * 60 * 60 * 1000


class GameInfo(msgspec.Struct, frozen=True):
    """A finished game."""

    id: str
    room: str
    edition: str
    players: tuple[str, ...]
    player_ids: tuple[str | None, ...]
    finished_at: int
    rated: bool
    result: GameOutcome | None = None
    """Who won and how, where it was asked for and the record can be read."""


class TurnOfDay(msgspec.Struct, frozen=True, kw_only=True):
    """The largest turn of a person in the public games of the last day."""

    game: str
    step: int
    """After how many events a replay shows it."""
    player: str
    edition: str
    tiles: int
    sets: int
    """Sets that were rebuilt or laid."""


class GamesQuery(msgspec.Struct, frozen=True):
    """Whose games, and how many; `before` is the id of the last one of the page before."""

    player: Annotated[str, Meta(max_length=40)] | None = None
    room: Annotated[str, Meta(max_length=40)] | None = None
    before: Annotated[str, Meta(max_length=60)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    results: bool = False
    """Also who won, by how much, and the last table; then at most forty games at once."""


class Form(StrEnum):
    """The two notations of a record."""

    TEXT = "text"
    JSON = "json"


class RecordQuery(msgspec.Struct, frozen=True):
    """Which notation."""

    form: Form = Form.TEXT


class FindingInfo(msgspec.Struct, frozen=True):
    """One part of a check: what was checked, and what is wrong with it."""

    what: str
    problems: tuple[str, ...]
    note: str


class DealInfo(msgspec.Struct, frozen=True):
    """What it takes to deal the game again and compare (docs/fair-deals.md), and what came out here."""

    edition: str
    knobs: dict[str, int | bool | str]
    players: int
    seed: str
    commitment: str
    salts: tuple[str, ...]
    findings: tuple[FindingInfo, ...]


class ReplayQuery(msgspec.Struct, frozen=True):
    """After how many events, and through whose eyes; everything is open once a game is over."""

    step: Annotated[int, Meta(ge=1, le=100_000)] = 1
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """The game after a step."""

    step: int
    steps: int
    """How many there are up to the end of the game."""
    kind: str
    view: View


class EndingQuery(msgspec.Struct, frozen=True):
    """Whose missed chance is looked for; nobody's without a seat."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is in an edition at tables of one size; `points` is what leaderboards sort by."""

    player: str
    name: str | None
    edition: str
    size: int
    mu: float
    sigma: float
    points: float
    games: int


class BoardQuery(msgspec.Struct, frozen=True):
    """Which leaderboard, which part of it."""

    edition: Annotated[str, Meta(max_length=100)] = "classic"
    size: Annotated[int, Meta(ge=2, le=6)] = 4
    offset: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


async def list_games(call: Call) -> list[GameInfo]:
    """Finished games, newest first: those of public rooms, and your own. All others need the link."""
    store, query = call.context.services.store, call.query
    if query.player is None and query.room is None:
        query = replace(query, player=call.who.id)
    if query.results:
        query = replace(query, limit=min(query.limit, _MOST_RESULTS))
    before = await store.game(GameId(query.before)) if query.before else None
    viewer = PlayerId(call.identity.id if call.identity is not None else "")
    games = await store.games(player=query.player, log=query.room, before=before, limit=query.limit, viewer=viewer)
    found = await call.context.game_outcomes.of([game.id for game in games], call.person) if query.results else {}
    return [replace(_info(call, game), result=found.get(game.id)) for game in games]


async def best_turn(call: Call) -> TurnOfDay | None:
    """The most tiles that a person laid in one turn since yesterday, in a game that anybody may see."""
    store, now = call.context.services.store, call.context.services.clock.now()
    games = await store.games(player=None, log=None, before=None, limit=_MOST_RESULTS, viewer=PlayerId(""))
    games = [game for game in games if now - game.finished_at < _DAY]
    results = await call.context.game_outcomes.of([game.id for game in games], call.person)
    best: TurnOfDay | None = None
    for game in games:
        largest = results[game.id].largest if game.id in results else None
        if largest is None or game.players[largest.seat].id is None or (best is not None and best.tiles >= largest.tiles):
            continue
        best = TurnOfDay(
            game=game.id,
            step=largest.step,
            player=_names(call, game)[largest.seat],
            edition=game.edition,
            tiles=largest.tiles,
            sets=largest.sets,
        )
    return best


async def show_game(call: Call) -> GameInfo:
    """One finished game, and how it ended."""
    game = await _game(call)
    found = await call.context.game_outcomes.of([game.id], call.person)
    return replace(_info(call, game), result=found.get(game.id))


async def record(call: Call) -> Plain:
    """The whole game as text or as JSON lines."""
    game, replay = await _replay(call)
    events = _told(call, game, replay)
    as_json = call.query.form is Form.JSON
    text = await _apart(call, lambda: (write_json_lines if as_json else write_text)(events))
    if as_json:
        return Plain(text, "application/x-ndjson", f"{game.id}.jsonl")
    return Plain(text, "text/plain; charset=utf-8", f"{game.id}.txt")


async def deal(call: Call) -> DealInfo:
    """The seed and what it promised."""
    game, replay = await _replay(call)
    events = _told(call, game, replay)
    beginning = events[0]
    assert isinstance(beginning, gev.GameOpened)
    found = await _apart(call, lambda: audit(events))
    findings = tuple(FindingInfo(finding.what, tuple(map(str, finding.problems)), str(finding.note or "")) for finding in found)
    return DealInfo(
        beginning.edition, beginning.overrides, beginning.players, beginning.seed, beginning.commitment, beginning.salts, findings
    )


async def replay_step(call: Call) -> ReplayStep:
    """The game after a number of events."""
    game, replay = await _replay(call)
    step, seat = call.query.step, call.query.seat
    if step > len(replay.events):
        raise refuse(ServerCode.NOT_FOUND)
    state = replay.states[step - 1]
    if seat is not None and (seat >= state.players or not state.board.seats):
        seat = None
    kind = replay.events[step - 1].tag
    seen = values.replace(view(state, seat), names=_names(call, game))
    return ReplayStep(step=step, steps=len(replay.events), kind=kind, view=seen)


async def ending(call: Call) -> GameEnding:
    """How the game ended, and what is worth telling of it to whoever had a seat."""
    game = await _game(call)
    record = await call.context.services.store.record(game.id)
    if record is None:
        raise refuse(ServerCode.NOT_FOUND)
    judging = call.with_judging(_LOOK_BACK)

    def searched(seconds: float) -> None:
        judging.owe(min(seconds, LONGEST_SEARCH) - _LOOK_BACK)

    return await call.unless_gone(call.context.services.advice_pool.look_back(record, call.query.seat, call.person, searched))


async def player_ratings(call: Call) -> list[RatingInfo]:
    """All ratings of a player."""
    store = call.context.services.store
    account = await store.account(PlayerId(call.path("player")))
    return [
        _rating(rating, account.name if account is not None else None)
        for rating in await store.ratings_of(PlayerId(call.path("player")))
    ]


async def leaderboard(call: Call) -> list[RatingInfo]:
    """The best players of an edition at tables of one size."""
    query = call.query
    found = await call.context.services.store.leaderboard(query.edition, query.size, offset=query.offset, limit=query.limit)
    return [_rating(standing.rating, standing.name) for standing in found]


def _rating(rating: Rating, name: str | None) -> RatingInfo:
    points = rating.mu - 3 * rating.sigma
    return RatingInfo(rating.player, name, rating.edition, rating.size, rating.mu, rating.sigma, points, rating.games)


def _info(call: Call, game: FinishedGame) -> GameInfo:
    ids = tuple(player.id for player in game.players)
    return GameInfo(game.id, game.log, game.edition, _names(call, game), ids, game.finished_at, game.rated)


async def _game(call: Call) -> FinishedGame:
    game = await call.context.services.store.game(GameId(call.path("game")))
    if game is None:
        raise refuse(ServerCode.NOT_FOUND)
    return game


async def _replay(call: Call) -> tuple[FinishedGame, Replay]:
    game = await _game(call)
    replays = call.context.replays
    # to watch whether the client leaves costs more than a step of a game that is kept
    replay = replays.kept(game.id) or await call.unless_gone(replays.of(game.id, call.person))
    if replay is None:
        raise refuse(ServerCode.NOT_FOUND)
    return game, replay


def _told(call: Call, game: FinishedGame, replay: Replay) -> tuple[AnyEvent, ...]:
    """The events with the names that may still be told."""
    beginning = replay.events[0]
    assert isinstance(beginning, gev.GameOpened)
    return (values.replace(beginning, names=_names(call, game)), *replay.events[1:])


async def _apart(call: Call, work: Callable[[], T]) -> T:
    """Does some work for whoever asks where nobody else waits for it."""
    judging = call.with_judging(_APART)
    answer, effort = await call.unless_gone(call.context.services.advice_pool.check(work, call.person))
    judging.owe(effort - _APART)
    return answer


def _names(call: Call, game: FinishedGame) -> tuple[str, ...]:
    """Who played; whoever deleted the account is a former player, in the language of the reader."""
    language = negotiate(call.request.headers.get("accept-language", "en").split(","))
    nobody = translator(language).word("label-former-player")
    return tuple(player.name or nobody for player in game.players)


ENDPOINTS = (
    Endpoint("GET", "/api/games", list_games, "Finished games", list[GameInfo], query=GamesQuery),
    Endpoint("GET", "/api/best-turn", best_turn, "The largest turn of the day", TurnOfDay | None),
    Endpoint("GET", "/api/games/{game}", show_game, "A finished game", GameInfo),
    Endpoint("GET", "/api/games/{game}/record", record, "The record, in two notations", query=RecordQuery, media_type="text/plain"),
    Endpoint("GET", "/api/games/{game}/deal", deal, "What proves the deal", DealInfo),
    Endpoint("GET", "/api/games/{game}/replay", replay_step, "The game after a step", ReplayStep, query=ReplayQuery),
    Endpoint("GET", "/api/games/{game}/ending", ending, "How the game ended", GameEnding, query=EndingQuery),
    Endpoint("GET", "/api/ratings/{player}", player_ratings, "Ratings of a player", list[RatingInfo]),
    Endpoint("GET", "/api/leaderboard", leaderboard, "The best players", list[RatingInfo], query=BoardQuery),
)
