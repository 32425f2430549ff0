"""From the closed box to the racks (RULES.md A, B)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

import pytest

from meldstone.game.apply import new_game
from meldstone.game.deal import Deal, deal, seat_after, stacks_of, start_draw, tiles_in_play
from meldstone.game.fair import Chance
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import TILES, Tile, face_counts

SEED = "22" * 32
CHANCE = Chance(SEED, ())
T = TypeVar("T")


@dataclass(frozen=True)
class Fixed(Chance):
    """Chance that draws these tiles first, for the start draw."""

    first: tuple[str, ...] = ()

    def shuffled(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        tiles = {str(item): item for item in items}
        chosen = [tiles.pop(text) for text in self.first]
        return (*tiles.values(), *reversed(chosen))


def drawn(order: str, players: int = 3, **knobs: str) -> tuple[list[str], int]:
    """The start draw if tiles come in this order: the rounds and the first player."""
    rounds, starter = start_draw(ruleset("classic", knobs), players, Fixed(SEED, (), tuple(order.split())))
    return [" ".join(f"{'ABCD'[seat]}{tile}" for seat, tile in part) for part in rounds], starter


# --- the box (A) -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "players", "tiles", "jokers"),
    [
        ("original", 2, 106, 2),
        ("classic", 4, 106, 2),
        ("twist", 4, 112, 8),
        ("mix", 4, 110, 6),
        ("six-player", 6, 160, 4),
        ("six-player", 5, 160, 4),
        ("six-player", 4, 106, 2),
        ("rummy", 4, 106, 2),
        ("tournament", 4, 106, 2),
    ],
)
def test_the_box_of_each_edition(edition: str, players: int, tiles: int, jokers: int) -> None:
    box = tiles_in_play(ruleset(edition), players)
    assert (len(box), sum(not tile.face.number for tile in box)) == (tiles, jokers)
    assert len(set(box)) == len(box)


def test_a_six_player_box_may_stay_whole() -> None:
    rules = ruleset("six-player", {"shrink_up_to_four": False})
    assert len(tiles_in_play(rules, 2)) == 160


def test_six_colours_make_a_larger_box() -> None:
    rules = ruleset("classic", {"colours": 6})
    assert len(tiles_in_play(rules, 2)) == 158


# --- stacks (B.3) ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("total", "last", "stacks"), [(106, 8, 15), (112, 7, 16), (160, 6, 23), (7, 7, 1), (8, 8, 1), (1, 1, 1)])
def test_stacks_of_seven_and_what_is_left(total: int, last: int, stacks: int) -> None:
    found = stacks_of(TILES[:total], 7)
    assert (len(found), len(found[-1])) == (stacks, last)
    assert all(len(stack) == 7 for stack in found[:-1])
    assert tuple(tile for stack in found for tile in stack) == TILES[:total]


# --- the deal (B.4) --------------------------------------------------------------------------------------------------


def everything(dealt: Deal) -> list[Tile]:
    out = [tile for rack in dealt.racks for tile in rack] + list(dealt.middle)
    out += [tile for stack in dealt.bank for tile in stack]
    return out + ([dealt.open_tile] if dealt.open_tile is not None else [])


@pytest.mark.parametrize("method", ["two_stacks", "neighbour_stacks", "random"])
@pytest.mark.parametrize("source", ["pool", "stacks_eight_first"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_gives_fourteen_tiles_and_loses_none(method: str, source: str, players: int) -> None:
    rules = ruleset("classic", {"deal_method": method, "draw_source": source})
    dealt = deal(rules, players, 1, CHANCE)
    assert [len(rack) for rack in dealt.racks] == [14] * players
    assert Counter(everything(dealt)) == Counter(tiles_in_play(rules, players))


def stacks_in_order(rules: Ruleset, players: int) -> list[tuple[Tile, ...]]:
    return list(stacks_of(CHANCE.shuffled("deal 1", tiles_in_play(rules, players)), 7))


def test_two_stacks_for_everybody_from_the_first_player_on() -> None:
    rules = ruleset("classic")
    stacks = stacks_in_order(rules, 3)
    racks = deal(rules, 3, 1, CHANCE).racks
    assert [racks[seat] for seat in (1, 2, 0)] == [stacks[0] + stacks[1], stacks[2] + stacks[3], stacks[4] + stacks[5]]


def test_neighbours_get_one_stack_from_each_side() -> None:
    rules = ruleset("tournament")
    stacks = stacks_in_order(rules, 4)
    racks = deal(rules, 4, 0, CHANCE).racks
    assert set(racks[1]) == set(stacks[0] + stacks[5])
    assert set(racks[3]) == set(stacks[1] + stacks[4])


def test_with_two_players_both_stacks_go_to_the_other() -> None:
    rules = ruleset("tournament")
    stacks = stacks_in_order(rules, 2)
    assert set(deal(rules, 2, 0, CHANCE).racks[1]) == set(stacks[0] + stacks[1])


def test_dealing_follows_the_direction_of_play() -> None:
    rules = ruleset("classic", {"play_direction": "anticlockwise"})
    stacks = stacks_in_order(rules, 3)
    racks = deal(rules, 3, 1, CHANCE).racks
    assert racks[0] == stacks[2] + stacks[3]


def test_the_stack_of_eight_comes_to_the_middle_first() -> None:
    dealt = deal(ruleset("tournament"), 4, 0, CHANCE)
    assert len(dealt.middle) == 8
    assert [len(stack) for stack in dealt.bank] == [7] * 6


@pytest.mark.parametrize("method", ["two_stacks", "random"])
@pytest.mark.parametrize("use", ["finish_only", "any_play"])
def test_the_eighth_tile_of_the_last_stack_lies_open(method: str, use: str) -> None:
    rules = ruleset("rummy", {"open_eighth_tile": use, "deal_method": method})
    dealt = deal(rules, 4, 0, CHANCE)
    assert dealt.open_tile is not None
    assert len(dealt.middle) == 49
    assert dealt.open_tile not in dealt.middle


def test_without_the_variant_no_tile_lies_open() -> None:
    assert deal(ruleset("rummy"), 4, 0, CHANCE).open_tile is None


def test_a_second_deal_is_another_deal() -> None:
    rules = ruleset("tournament")
    assert deal(rules, 2, 0, CHANCE, 1) != deal(rules, 2, 0, CHANCE, 2)


# --- the first player (B.1, B.2) -------------------------------------------------------------------------------------


def test_the_highest_number_starts() -> None:
    assert drawn("R3 K9 B5") == (["AR3 BK9 CB5"], 1)


def test_who_draws_a_joker_draws_again() -> None:
    assert drawn("R3 J R12 B5") == (["AR3 BJ BR12 CB5"], 1)


def test_a_joker_may_count_as_the_lowest() -> None:
    assert drawn("R3 J B5", start_draw_joker="lowest") == (["AR3 BJ CB5"], 2)
    assert drawn("J Jb K1 K2", players=2, start_draw_joker="lowest") == (["AJ BJb", "AK1 BK2"], 1)


def test_a_tie_is_played_off_between_the_tied() -> None:
    assert drawn("R9 B2 K9 R1 O4") == (["AR9 BB2 CK9", "AR1 CO4"], 2)


def test_or_everybody_draws_again_after_a_tie() -> None:
    assert drawn("R9 B2 K9 R1 O4 B3", start_draw_tie="redraw_all") == (["AR9 BB2 CK9", "AR1 BO4 CB3"], 1)


def test_a_second_tie_is_played_off_again() -> None:
    assert drawn("R9 K9 R1 K1 B2 B3", players=2) == (["AR9 BK9", "AR1 BK1", "AB2 BB3"], 1)


@pytest.mark.parametrize("edition", editions())
def test_tournament_seats_rotate_and_elsewhere_the_draw_decides(edition: str) -> None:
    events = new_game(ruleset(edition), 3, SEED).events
    names = [type(event).__name__ for event in events]
    assert ("StartDrawn" not in names) == (edition == "tournament")
    assert new_game(ruleset("tournament"), 3, SEED).state.starter == 0


def test_the_drawn_tiles_go_back() -> None:
    state = new_game(ruleset("classic"), 2, SEED).state
    held = [tile for seat in state.board.seats for tile in seat.rack]
    assert face_counts([*held, *state.board.pool.middle]) == face_counts(tiles_in_play(state.rules, 2))


def test_clockwise_is_the_next_number() -> None:
    assert [seat_after(seat, 3, ruleset("classic")) for seat in range(3)] == [1, 2, 0]
    anticlockwise = ruleset("classic", {"play_direction": "anticlockwise"})
    assert [seat_after(seat, 3, anticlockwise) for seat in range(3)] == [2, 0, 1]
