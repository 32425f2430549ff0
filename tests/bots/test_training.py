"""A master learns the same from the same seed, and from games that the state machine would have played as well."""

from collections import Counter
from collections.abc import Iterable

import pytest

from meldstone.bots.bot import BotObjective
from meldstone.bots.training import can_train, start, train
from meldstone.game.apply import Applied, apply, new_game
from meldstone.game.commands import Draw, Pass, Play
from meldstone.game.deal import tiles_in_play
from meldstone.game.position import position_of
from meldstone.game.state import Phase, Pool, Seat, State
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.solver import Changes, solve
from meldstone.solver.core.problem import faces_of
from meldstone.tiles import FACES, Face, Tile
from meldstone.values import replace


def dealt(rules: Ruleset, racks: list[list[int]], pool: list[int]) -> State:
    """The real game with the tiles of a light one."""
    left: dict[Face, list[Tile]] = {}
    for tile in reversed(tiles_in_play(rules, len(racks))):
        left.setdefault(tile.face, []).append(tile)

    def take(faces: Iterable[Face]) -> tuple[Tile, ...]:
        return tuple(left[face].pop() for face in faces)

    state = new_game(rules, len(racks), "0" * 64, starter=0).state
    seats = tuple(Seat(take(faces_of(rack))) for rack in racks)
    drawn = take(FACES[code] for code in pool)
    return replace(state, board=replace(state.board, seats=seats, pool=Pool(drawn), turn=0))


def turn(state: State, placed: list[int]) -> State:
    """The real turn with the tiles of a light one."""
    seat = state.board.turn
    if any(placed):
        due, rack = Counter(faces_of(placed)), []
        for tile in state.seat.rack:
            if due[tile.face]:
                due[tile.face] -= 1
                rack.append(tile)
        assert not +due, "a tile that the seat does not hold"
        move = solve(replace(position_of(state), rack=tuple(rack)), changes=Changes.ANY)
        assert move.finishes, "tiles that cannot lie"
        done = apply(state, Play(seat=seat, version=state.version, table=move.table))
    elif state.board.pool.count:
        done = apply(state, Draw(seat=seat, version=state.version))
    else:
        done = apply(state, Pass(seat=seat, version=state.version))
    assert isinstance(done, Applied), done
    return done.state


@pytest.mark.parametrize(("edition", "players", "games"), [("classic", 2, 3), ("classic", 4, 2), ("six-player", 5, 1)])
def test_light_games_are_games_of_the_state_machine(edition: str, players: int, games: int) -> None:
    rules = ruleset(edition, {"turn_seconds": 0})
    training = start(rules, players, BotObjective.WIN, seed=3)
    training.play(20)
    training.learn()
    for seed in range(games):
        record = training.record(seed)
        state = dealt(rules, record.racks, record.pool)
        for placed in record.plays:
            assert state.phase is Phase.PLAYING
            state = turn(state, placed)
        assert state.phase is Phase.FINISHED
        assert state.score is not None
        assert list(state.score.points) == record.points


def test_the_same_seed_teaches_the_same() -> None:
    rules = ruleset("classic")
    one, same, other = (train(rules, 2, BotObjective.WIN, seed, 40, rounds=2) for seed in (5, 5, 6))
    assert one == same
    assert one.worth != other.worth
    assert any(one.worth)


def test_objectives_teach_different_things() -> None:
    rules = ruleset("classic")
    win, points, place = (train(rules, 3, objective, 5, 30, rounds=1).worth for objective in BotObjective)
    assert len({win, points, place}) == 3


def test_progress_is_told() -> None:
    told: list[tuple[int, float | None]] = []
    train(ruleset("classic"), 2, BotObjective.WIN, 5, 30, rounds=2, report=lambda played, error: told.append((played, error)))
    assert [played for played, _ in told] == [15, 15, 30, 30]
    assert [error is None for _, error in told] == [True, False, True, False]


def test_only_editions_with_free_jokers_can_teach() -> None:
    assert [name for name in editions() if can_train(ruleset(name))] == ["classic", "twist", "mix", "six-player"]
    with pytest.raises(ValueError, match="original"):
        train(ruleset("original"), 2, BotObjective.WIN, 5, 30)
