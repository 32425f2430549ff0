"""Whole random games of every edition, with legal, illegal and malformed commands."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import Phase as Phases
from hypothesis import strategies as st

from meldstone.game import commands as cmd
from meldstone.game.apply import Applied, Refused, apply
from meldstone.game.audit import audit
from meldstone.game.codec import decode_command, decode_event, encode
from meldstone.game.replay import deal_problems, replay, states
from meldstone.game.state import Board, Phase, Pool, State
from meldstone.game.view import view
from meldstone.json_form import JsonError
from meldstone.notation.record import read_record, write_json_lines, write_text
from meldstone.rules.choices import StalemateScoring, StalemateTie
from meldstone.tiles import Tile
from meldstone.values import replace
from tests.game.driver import EDITIONS, all_tiles, box_of, events_of, play_game, start

CUSTOM: tuple[dict[str, Any], ...] = (
    {},
    {"empty_pool_rule": "final_round", "play_direction": "anticlockwise"},
    {"invalid_commit": "penalise", "timeout_policy": "restore_loose", "turn_seconds": 15, "timer_from": "always"},
    {"dispute_pause": True, "rack_count_visible": "hidden", "deal_method": "random", "redeal_doublets": 3},
    {"draw_source": "stacks_eight_first", "ambiguous_reading": "declare", "meld_minimum": 0},
    {"stalemate_scoring": "net_of_own", "stalemate_tie": "share", "start_draw_tie": "redraw_all", "start_draw_joker": "lowest"},
)
# a seed says nothing about the size of a game, so a failing one is not made smaller
phases = (Phases.explicit, Phases.reuse, Phases.generate)
games = settings(deadline=None, max_examples=4, suppress_health_check=list(HealthCheck), phases=phases)
seeds = st.integers(0, 2**32)


def any_game(test: Callable[[str, int, dict[str, Any]], None]) -> Callable[..., None]:
    """Asks for a random game of every edition, as it is printed or with other knobs."""
    with_seeds = given(seed=seeds, custom=st.sampled_from(CUSTOM))(test)
    in_every_edition: Callable[..., None] = pytest.mark.parametrize("edition", EDITIONS)(games(with_seeds))
    return in_every_edition


@any_game
def test_every_game_ends_and_keeps_its_tiles_and_refusals_change_nothing(edition: str, seed: int, custom: dict[str, Any]) -> None:
    rng = random.Random(seed)
    first = start(edition, rng, custom)
    box = box_of(first.state)
    state = first.state
    for before, command, answer in play_game(first, rng):
        assert before == state
        if isinstance(answer, Refused):
            assert answer.violations
            assert apply(before, command) == answer
        else:
            state = answer.state
            assert state.version == before.version + len(answer.events)
            assert all_tiles(state) == box
        assert decode_command(encode(command)) == command
    assert state.phase is Phase.FINISHED
    assert state.score is not None
    ending = state.rules.ending
    if ending.stalemate_scoring is not StalemateScoring.NET_OF_OWN and (
        len(state.score.winners) == 1 or ending.stalemate_tie is not StalemateTie.SHARE
    ):
        remainder = -sum(state.score.points)
        assert 0 <= remainder < len(state.score.winners)


@any_game
def test_replaying_the_events_gives_the_state_and_records_lose_nothing(edition: str, seed: int, custom: dict[str, Any]) -> None:
    rng = random.Random(seed)
    first = start(edition, rng, custom)
    state, events = events_of(first, play_game(first, rng))
    assert replay(events) == state
    assert [s.version for s in states(events)] == list(range(1, len(events) + 1))
    assert [decode_event(encode(event)) for event in events] == events
    text = write_text(events)
    assert read_record(text) == tuple(events)
    assert write_text(read_record(write_json_lines(events))) == text
    assert deal_problems(events) == []
    assert not [finding for finding in audit(events) if finding.problems]


def with_other_hidden_tiles(state: State, seat: int | None, rng: random.Random) -> State:
    """The same game for this seat, but all tiles it cannot see are dealt out anew."""
    position = state.board

    def shuffled(position: Board) -> Board:
        hidden = [tile for i, other in enumerate(position.seats) if i != seat for tile in other.rack]
        hidden += [*position.pool.middle, *[tile for stack in position.pool.bank for tile in stack]]
        rng.shuffle(hidden)

        def take(count: int) -> tuple[Tile, ...]:
            taken, hidden[:] = tuple(hidden[:count]), hidden[count:]
            return taken

        seats = []
        for i, other in enumerate(position.seats):
            rack = other.rack if i == seat else take(len(other.rack))
            last = other.last_drawn if i == seat else (rack[-1] if rack and other.last_drawn else other.last_drawn)
            seats.append(replace(other, rack=rack, last_drawn=last))
        pool = Pool(take(len(position.pool.middle)), tuple(take(len(stack)) for stack in position.pool.bank))
        return replace(position, seats=tuple(seats), pool=pool)

    other_seed = rng.randbytes(32).hex()
    chance = type(state.chance)(other_seed, state.chance.salts)
    return replace(state, board=shuffled(position), chance=chance)


@any_game
def test_views_never_depend_on_hidden_tiles(edition: str, seed: int, custom: dict[str, Any]) -> None:
    rng = random.Random(seed)
    first = start(edition, rng, custom)
    for before, _, answer in play_game(first, rng):
        if isinstance(answer, Refused) or before.phase is Phase.FINISHED or rng.random() < 0.8:
            continue
        for seat in (None, *range(before.players)):
            shadow = with_other_hidden_tiles(before, seat, rng)
            assert encode(view(shadow, seat)) == encode(view(before, seat))


@pytest.mark.parametrize("edition", EDITIONS)
@games
@given(seed=seeds)
def test_refusals_never_depend_on_hidden_tiles(edition: str, seed: int) -> None:
    rng = random.Random(seed)
    first = start(edition, rng)
    for before, command, answer in play_game(first, rng):
        seat = getattr(command, "seat", None)
        if isinstance(answer, Refused) and isinstance(seat, int) and 0 <= seat < before.players and rng.random() < 0.3:
            shadow = with_other_hidden_tiles(before, seat, rng)
            hidden_play = isinstance(command, cmd.Play) and any(
                tile in other.rack for i, other in enumerate(before.board.seats) if i != seat for tile in command.table.tiles
            )
            answered = apply(shadow, command)
            assert isinstance(answered, Refused), (command, answer)
            if not hidden_play:
                assert answered == answer


@games
@given(text=st.one_of(st.text(max_size=200), st.binary(max_size=200)))
def test_malformed_commands_are_told_apart_from_commands(text: str | bytes) -> None:
    try:
        command = decode_command(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    except JsonError:
        return
    assert isinstance(apply(start("classic", random.Random(0)).state, command), Applied | Refused)


def test_the_same_seed_deals_the_same_game() -> None:
    assert start("tournament", random.Random(5)).events == start("tournament", random.Random(5)).events
