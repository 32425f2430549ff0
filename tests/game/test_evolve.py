"""Events are facts: folding them gives the state, and events that cannot follow each other are told."""

import pytest

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Applied, apply, new_game
from meldstone.game.audit import audit
from meldstone.game.evolve import BrokenRecordError, evolve
from meldstone.game.replay import deal_problems, replay, states
from meldstone.game.state import Phase, State
from meldstone.rules.catalogue import editions, ruleset
from meldstone.tiles import Table, Tile
from tests.game.at_table import at_table, done, draw, time_out

SEED = "33" * 32


def idle_game(edition: str, turns: int = 12) -> tuple[State, list[ev.AnyEvent]]:
    """A game in which everybody only draws (and puts aside what was drawn)."""
    game = new_game(ruleset(edition), 2, SEED)
    state, events = game.state, list(game.events)

    def send(command: cmd.AnyCommand) -> None:
        nonlocal state
        result = apply(state, command)
        assert isinstance(result, Applied), result
        state = result.state
        events.extend(result.events)

    if state.phase is Phase.READY:
        for seat in range(2):
            send(cmd.Ready(seat=seat, version=state.version))
    for _ in range(turns):
        seat = state.board.turn
        send(cmd.Draw(seat=seat, version=state.version))
        if state.board.turn == seat:
            send(cmd.Discard(seat=seat, version=state.version, tile=state.board.seats[seat].rack[-1]))
    return state, events


@pytest.mark.parametrize("edition", editions())
def test_replaying_the_events_gives_the_state_bit_for_bit(edition: str) -> None:
    state, events = idle_game(edition)
    assert replay(events) == state
    assert state.version == len(events)
    assert [after.version for after in states(events)] == list(range(1, len(events) + 1))
    assert deal_problems(events) == []
    assert not [finding for finding in audit(events) if finding.problems]


def test_no_tile_is_ever_lost() -> None:
    _, events = idle_game("tournament", 30)
    for state in list(states(events))[2:]:
        position = state.board
        tiles = [tile for seat in position.seats for tile in (*seat.rack, *seat.discards)]
        tiles += [*position.table.tiles, *position.pool.draw(200)[0]]
        assert len(tiles) == len(set(tiles)) == 106


def test_a_game_opens_once_and_first() -> None:
    opened = new_game(ruleset("classic"), 2, SEED).events[0]
    state = evolve(None, opened)
    with pytest.raises(BrokenRecordError):
        evolve(state, opened)
    with pytest.raises(BrokenRecordError):
        evolve(None, ev.Passed(seat=0))
    with pytest.raises(BrokenRecordError):
        replay([])


@pytest.mark.parametrize(
    "event",
    [
        ev.Drew(seat=0, tile=Tile("K13b")),
        ev.Drew(seat=7, tile=Tile("O1")),
        ev.Drew(seat=0, tile=Tile("O1"), stack=3),
        ev.Discarded(seat=0, tile=Tile("K13b")),
        ev.Played(seat=9, table=Table()),
        ev.Played(seat=0, table=Table(), took=cmd.Took.DISCARD),
        ev.TurnSettled(seat=0, cause=ev.Cause.DEADLINE, table=Table(), drawn=(Tile("K13b"),)),
        ev.Ruled(decision=cmd.Decision.UPHOLD, penalty_seat=0, penalty_tiles=(Tile("K13b"),)),
        ev.OpeningAnnounced(seat=9),
    ],
)
def test_events_that_do_not_fit_are_a_broken_record(event: ev.AnyEvent) -> None:
    state = at_table(ruleset("classic"), ["R7", "B1"], "", "O1")
    with pytest.raises(BrokenRecordError):
        evolve(state, event)


@pytest.mark.parametrize("event", [ev.Passed(seat=-1), ev.SaidReady(seat=-1), ev.Drew(seat=-1, tile=Tile("O1"))])
def test_there_are_no_seats_counted_from_the_end(event: ev.AnyEvent) -> None:
    with pytest.raises(BrokenRecordError):
        evolve(at_table(ruleset("classic"), ["R7", "B1"], "", "O1"), event)


def test_an_illegal_move_in_a_record_is_found() -> None:
    state, events = idle_game("classic", 2)
    seat = state.board.turn
    wrong = ev.Played(seat=seat, table=Table.of([state.board.seats[seat].rack[:2]]))
    assert any(finding.problems for finding in audit([*events, wrong]))


def test_a_tile_that_was_not_next_is_found() -> None:
    state, events = idle_game("classic", 2)
    wrong = ev.Drew(seat=state.board.turn, tile=state.board.pool.middle[1])
    assert any(finding.problems for finding in audit([*events, wrong]) if finding.what == "moves")


def test_last_drawn_follows_draws_and_penalties() -> None:
    state = at_table(ruleset("classic"), ["R8 K1", "B1"], "R4 R5 R6", "O1 O2 O3 O4")
    assert done(draw(state)).board.seats[0].last_drawn is Tile("O1")
    assert done(time_out(state, "R4 R5 R6; R8")).board.seats[0].last_drawn is Tile("O3")
