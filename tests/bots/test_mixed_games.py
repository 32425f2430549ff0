"""Bots of all levels at one table: every edition is played to its end without a fault, and nobody sees what is hidden."""

from random import Random

import pytest

from meldstone.bots.levels import levels, make_bot
from meldstone.bots.runner import Fault, Guard, actor, bot_step, play_out
from meldstone.game.apply import new_game
from meldstone.game.replay import replay
from meldstone.game.state import Phase, Pool, State
from meldstone.game.view import view
from meldstone.rules.catalogue import editions, ruleset
from meldstone.tiles import Tile
from meldstone.values import replace

NAMES = (*editions(), "rummy-discard+rummy-open-tile+rummy-hand")


def mixed_game(edition: str, seed: int) -> list[Fault]:
    """A game of as many levels as the edition has seats, others in every game; the faults there were."""
    rules = ruleset(edition, {"turn_seconds": 0})
    players = 2 + seed % (rules.box.players_max - 1)
    bots = [make_bot(levels()[(seed + seat) % len(levels())]) for seat in range(players)]
    faults: list[Fault] = []
    start = new_game(rules, players, f"{seed:064x}")
    state, events = play_out(start.state, bots, guard=Guard(faults.append))
    assert state.phase is Phase.FINISHED
    assert replay(start.events + events) == state
    return faults


@pytest.mark.parametrize("edition", NAMES)
def test_a_game_of_mixed_levels_ends_without_a_fault(edition: str) -> None:
    assert mixed_game(edition, NAMES.index(edition)) == []


@pytest.mark.slow
@pytest.mark.parametrize("edition", NAMES)
def test_a_thousand_games_of_mixed_levels_end_without_a_fault(edition: str) -> None:
    assert [fault for seed in range(1000) for fault in mixed_game(edition, seed)] == []


def shadow(state: State, seat: int, chance: Random) -> State:
    """A state that the seat cannot tell from this one: the tiles of the others and of the pool are dealt anew."""
    position = state.board
    pool = position.pool
    hidden = [tile for index, other in enumerate(position.seats) if index != seat for tile in other.rack]
    hidden += [tile for stack in (pool.middle, *pool.bank) for tile in stack]
    chance.shuffle(hidden)

    def take(count: int) -> tuple[Tile, ...]:
        return tuple(hidden.pop() for _ in range(count))

    seats = tuple(
        other if index == seat else replace(other, rack=take(len(other.rack))) for index, other in enumerate(position.seats)
    )
    stacks = Pool(take(len(pool.middle)), tuple(take(len(stack)) for stack in pool.bank))
    return replace(state, board=replace(position, seats=seats, pool=stacks))


@pytest.mark.parametrize("level", levels())
@pytest.mark.parametrize("edition", ["classic", "tournament"])
def test_a_choice_does_not_depend_on_what_is_hidden(level: str, edition: str) -> None:
    chance = Random(8)
    state = new_game(ruleset(edition, {"turn_seconds": 0}), 3, "8" * 64).state
    bot, helper = make_bot(level), make_bot("skilled")
    for step in range(30):
        seat = actor(state)
        if seat is None:
            break
        if step % 3 == 0:
            other = shadow(state, seat, chance)
            assert other != state
            # a bot that has played before and one that has just come choose the same
            assert bot.choose(view(state, seat), state.rules) == make_bot(level).choose(view(other, seat), other.rules)
        state = bot_step(state, seat, helper).state
