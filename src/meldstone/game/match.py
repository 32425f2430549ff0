"""Several games in a row: who starts, the running score sheet, who wins (RULES.md B.2, H.7).

>>> from meldstone.rules.catalogue import ruleset
>>> sheet = Match(ruleset("original"), players=4, games=3)
>>> for points in ((-21, -5, 29, -3), (25, -15, -9, -1), (10, -1, -3, -6)):
...     sheet = sheet.with_result(points, winners=(points.index(max(points)),), starter=0)
>>> sheet.totals, sheet.winners
((14, -21, 17, -10), (2,))
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from meldstone.game.apply import Applied, new_game
from meldstone.game.deal import seat_after
from meldstone.game.state import Phase, State
from meldstone.rules.choices import NextGameStart, StartPlayer
from meldstone.rules.ruleset import Ruleset
from meldstone.values import replace, value


@value
class GameResult:
    """One line of the score sheet."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    starter: int


@value
class Place:
    """A seat in the standing; equal totals and games won share a rank."""

    rank: int
    seat: int
    total: int
    """The points of all games so far."""
    games_won: int


@value
class Match:
    """An agreed number of games with the results so far."""

    rules: Ruleset
    players: int
    games: int = 1
    results: tuple[GameResult, ...] = ()

    def next_game(
        self, seed: str, *, salts: Sequence[str] = (), names: Sequence[str] = (), times: Sequence[int] = (), at: int = 0
    ) -> Applied:
        """Deals the next game."""
        number = len(self.results) + 1
        starter = self.next_starter()
        return new_game(self.rules, self.players, seed, salts=salts, names=names, times=times, game=number, starter=starter, at=at)

    def next_starter(self) -> int | None:
        """Who starts the next game, or None if that is drawn."""
        if not self.results:
            return 0 if self.rules.setup.start_player is StartPlayer.ROTATE_SEATS else None
        last = self.results[-1]
        after_last = seat_after(last.starter, self.players, self.rules)
        if self.rules.setup.next_game_start is NextGameStart.ROTATE:
            return after_last
        if self.rules.setup.next_game_start is NextGameStart.WINNER:
            return last.winners[0] if len(last.winners) == 1 else after_last
        return None

    def with_game(self, state: State) -> Match:
        """The sheet after a finished game."""
        if state.phase is not Phase.FINISHED or state.score is None:
            raise ValueError("only a finished game goes on the score sheet")
        return self.with_result(state.score.points, state.score.winners, state.starter)

    def with_result(self, points: Sequence[int], winners: Sequence[int], starter: int) -> Match:
        """The sheet with one more line."""
        return replace(self, results=(*self.results, GameResult(tuple(points), tuple(winners), starter)))

    @property
    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals after each game."""
        return tuple(
            accumulate(
                (result.points for result in self.results),
                lambda totals, points: tuple(a + b for a, b in zip(totals, points, strict=True)),
            )
        )

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of all games for each seat."""
        return self.running[-1] if self.results else (0,) * self.players

    @property
    def games_won(self) -> tuple[int, ...]:
        """Games won by each seat; a shared win counts for both."""
        return tuple(sum(seat in result.winners for result in self.results) for seat in range(self.players))

    @property
    def standing(self) -> tuple[Place, ...]:
        """All seats, best first: by total, then by games won."""
        keys = [(-total, -won) for total, won in zip(self.totals, self.games_won, strict=True)]
        order = sorted(range(self.players), key=lambda seat: (keys[seat], seat))
        return tuple(Place(1 + sum(key < keys[seat] for key in keys), seat, -keys[seat][0], -keys[seat][1]) for seat in order)

    @property
    def over(self) -> bool:
        """True if the agreed games are played and one seat leads; a tie at the top asks for a further game."""
        return len(self.results) >= self.games and len(self._leaders()) == 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The winner of a match that is over; nobody before."""
        return self._leaders() if self.over else ()

    def _leaders(self) -> tuple[int, ...]:
        return tuple(place.seat for place in self.standing if place.rank == 1)
