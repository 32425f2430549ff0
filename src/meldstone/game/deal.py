"""From the closed box to the racks: which tiles are in play, who starts, stacks and deal (RULES.md A, B)."""

from __future__ import annotations

from collections.abc import Sequence

from meldstone.game.fair import Chance
from meldstone.rules.choices import DealMethod, DrawSource, OpenEighthTile, PlayDirection, StartDrawJoker, StartDrawTie
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import copies_in_box
from meldstone.tiles import FACES, JOKER, Tile
from meldstone.values import value

Stack = tuple[Tile, ...]
StartRound = tuple[tuple[int, Tile], ...]
"""One round of the start draw: who drew which tile, in order."""


@value
class Deal:
    """Racks by seat, and what is left: the stack that is drawn from, the other stacks, the open tile."""

    racks: tuple[Stack, ...]
    middle: Stack
    bank: tuple[Stack, ...] = ()
    open_tile: Tile | None = None


def tiles_in_play(rules: Ruleset, players: int) -> tuple[Tile, ...]:
    """All tiles of the box; a six-player box gives up one series and two jokers for up to four players."""
    shrink = rules.box.shrink_up_to_four and players <= 4
    out = []
    for face in FACES:
        copies = copies_in_box(face, rules)
        if shrink and face.number:
            copies -= 1
        elif shrink and face is JOKER:
            copies -= 2
        out += [Tile.of(face, copy) for copy in range(copies)]
    return tuple(out)


def seat_after(seat: int, players: int, rules: Ruleset) -> int:
    """The next seat in the direction of play; the left neighbour has the next number."""
    return (seat + _step(rules)) % players


def seat_before(seat: int, players: int, rules: Ruleset) -> int:
    """The seat that hands the turn to this one, and whose discard it may take."""
    return (seat - _step(rules)) % players


def _step(rules: Ruleset) -> int:
    return 1 if rules.setup.play_direction is PlayDirection.CLOCKWISE else -1


def start_draw(rules: Ruleset, players: int, chance: Chance) -> tuple[tuple[StartRound, ...], int]:
    """Everybody draws, the highest number starts (B.1): the rounds as they went, and the first player."""
    rounds: list[StartRound] = []
    drawing = list(range(players))
    pile: list[Tile] = []
    while True:
        best: list[int] = []
        best_number = -1
        drawn = []
        for seat in drawing:
            while True:
                if not pile:
                    pile = list(chance.shuffled(f"start {len(rounds) + 1}", tiles_in_play(rules, players)))
                tile = pile.pop()
                drawn.append((seat, tile))
                if tile.face.number or rules.setup.start_draw_joker is StartDrawJoker.LOWEST:
                    break
            if tile.face.number > best_number:
                best, best_number = [seat], tile.face.number
            elif tile.face.number == best_number:
                best.append(seat)
        rounds.append(tuple(drawn))
        if len(best) == 1:
            return tuple(rounds), best[0]
        drawing = best if rules.setup.start_draw_tie is StartDrawTie.REDRAW_TIED else list(range(players))


def stacks_of(tiles: Sequence[Tile], size: int) -> tuple[Stack, ...]:
    """Stacks of seven; one tile too many makes the last a stack of eight, any other rest makes it short (B.3)."""
    stacks = [tuple(tiles[i : i + size]) for i in range(0, len(tiles), size)]
    if len(stacks) > 1 and len(stacks[-1]) == 1:
        stacks[-2:] = [stacks[-2] + stacks[-1]]
    return tuple(stacks)


def deal(rules: Ruleset, players: int, starter: int, chance: Chance, number: int = 1) -> Deal:
    """The deal of a game; after a demanded redeal `number` counts on."""
    order = chance.shuffled(f"deal {number}", tiles_in_play(rules, players))
    round_table = [starter]
    while len(round_table) < players:
        round_table.append(seat_after(round_table[-1], players, rules))
    method = _deal_tiles if rules.setup.deal_method is DealMethod.RANDOM else _deal_stacks
    racks, stacks = method(rules, order, round_table)
    open_tile = None
    if rules.setup.open_eighth_tile is not OpenEighthTile.OFF and len(stacks[-1]) > rules.setup.stack_size:
        open_tile = stacks[-1][-1]
        stacks = (*stacks[:-1], stacks[-1][:-1])
    if rules.setup.draw_source is DrawSource.STACKS_EIGHT_FIRST:
        return Deal(racks, stacks[-1], stacks[:-1], open_tile)
    return Deal(racks, tuple(tile for stack in stacks for tile in stack), (), open_tile)


def _deal_tiles(rules: Ruleset, order: Sequence[Tile], round_table: list[int]) -> tuple[tuple[Stack, ...], tuple[Stack, ...]]:
    """Tile by tile, round the table."""
    players = len(round_table)
    dealt = rules.setup.hand_size * players
    racks = {seat: tuple(order[i:dealt:players]) for i, seat in enumerate(round_table)}
    return tuple(racks[seat] for seat in range(players)), stacks_of(order[dealt:], rules.setup.stack_size)


def _deal_stacks(rules: Ruleset, order: Sequence[Tile], round_table: list[int]) -> tuple[tuple[Stack, ...], tuple[Stack, ...]]:
    """Two stacks for everybody: taken in turn, or given to the left and the right neighbour (B.4)."""
    players = len(round_table)
    stacks = stacks_of(order, rules.setup.stack_size)
    racks: dict[int, Stack] = dict.fromkeys(range(players), ())
    for i, giver in enumerate(round_table):
        for stack, side in zip(stacks[2 * i : 2 * i + 2], (1, -1), strict=True):
            neighbours = rules.setup.deal_method is DealMethod.NEIGHBOUR_STACKS
            racks[(giver + side) % players if neighbours else giver] += stack
    return tuple(racks[seat] for seat in range(players)), stacks[2 * players :]
