"""What somebody at the table may know."""

import pytest

from meldstone.game import commands as cmd
from meldstone.game.apply import apply, new_game
from meldstone.game.codec import encode
from meldstone.game.fair import Chance
from meldstone.game.state import Pool, State
from meldstone.game.view import view
from meldstone.rules.catalogue import editions, ruleset
from meldstone.tiles import Tile
from meldstone.values import replace
from tests.game.at_table import at_table, done, draw, play

SEED = "44" * 32
CLASSIC = ruleset("classic")


def hidden_changes(state: State) -> State:
    """The same game as far as seat 0 knows: other racks, the order of the pool and the seed are different."""
    position = state.board
    pool = position.pool
    other = position.seats[1]
    swapped = replace(other, rack=(pool.middle[0], *other.rack[1:]))
    mixed = Pool((*reversed(pool.middle[1:]), other.rack[0]), pool.bank)
    position = replace(position, seats=(position.seats[0], swapped, *position.seats[2:]), pool=mixed)
    return replace(state, board=position, chance=Chance("55" * 32, state.chance.salts))


@pytest.mark.parametrize("edition", editions())
def test_what_a_seat_may_not_know_does_not_change_its_view(edition: str) -> None:
    state = new_game(ruleset(edition), 2, SEED).state
    other = hidden_changes(state)
    assert other != state
    assert view(other, 0) == view(state, 0)
    assert view(other, None) == view(state, None)
    assert view(other, 1) != view(state, 1)


def test_a_spectator_sees_no_rack() -> None:
    seen = view(new_game(CLASSIC, 2, SEED).state, None)
    assert (seen.you, seen.rack, seen.last_drawn) == (None, (), None)
    assert all(seat.rack is None for seat in seen.seats)


def test_the_last_drawn_tile_is_seen_by_its_owner_alone() -> None:
    state = done(draw(at_table(CLASSIC, ["R7", "B1"], "", "O1 O2")))
    assert view(state, 0).last_drawn is Tile("O1")
    assert view(state, 1).last_drawn is None


@pytest.mark.parametrize(("knob", "shown"), [("always", (1, 2)), ("on_ask", (1, None)), ("hidden", (1, None))])
def test_tile_counts_are_shown_as_agreed(knob: str, shown: tuple[int | None, int | None]) -> None:
    state = at_table(ruleset("classic", {"rack_count_visible": knob}), ["R7", "B1 B2"], "", "O1")
    assert tuple(seat.tiles for seat in view(state, 0).seats) == shown


def test_an_answered_count_is_shown() -> None:
    state = at_table(ruleset("tournament"), ["R7", "B1 B2"], "", "O1")
    state = done(apply(state, cmd.AskCount(seat=0, of=1, version=state.version)))
    assert view(state, 0).seats[1].tiles == 2


def test_after_the_end_everything_is_open() -> None:
    state = at_table(ruleset("tournament"), ["R7", "B1 B2"], "R4 R5 R6", "O1")
    assert view(state, 0).seed is None
    over = view(done(play(state, "R4 R5 R6 R7")), None)
    assert over.seed == state.chance.seed
    assert over.seats[1].rack == (Tile("B1"), Tile("B2"))
    assert over.seats[1].tiles == 2
    assert over.score is not None


def test_the_commitment_is_public_from_the_start() -> None:
    assert view(new_game(CLASSIC, 2, SEED).state, None).commitment


def test_stacks_are_counted_but_not_seen() -> None:
    state = at_table(ruleset("tournament"), ["R7", "B1"], "", "O1 O2", bank=["K1 K2 K3", "K4"])
    seen = view(state, 0)
    assert (seen.pool, seen.middle, seen.bank) == (6, 2, (3, 1))


@pytest.mark.parametrize("edition", editions())
def test_a_view_travels_as_json(edition: str) -> None:
    state = new_game(ruleset(edition), 2, SEED).state
    text = encode(view(state, 0)).decode()
    assert SEED not in text
    hidden = [f'"{tile}"' for tile in state.board.seats[1].rack if tile is not state.board.open_tile]
    assert not any(tile in text for tile in hidden)
