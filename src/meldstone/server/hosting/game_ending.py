"""What is worth telling after a game: the last tiles, the longest turns, openings that were possible, and a chance that was missed.

All of it follows from the record, and every search has a limit; it runs in the process of the hints, never in the loop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import msgspec

from meldstone.game import events as gev
from meldstone.game.commands import Play
from meldstone.game.objections import must_draw, play_objections
from meldstone.game.position import position_in
from meldstone.game.replay import states
from meldstone.game.state import Phase, State
from meldstone.game.view import view
from meldstone.notation.record import read_json_lines
from meldstone.rules.opening.openings import openings
from meldstone.rules.opening.reach import could_open
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.scoring import Charge, Score
from meldstone.rules.sets import readings
from meldstone.rules.work import UndecidedError
from meldstone.solver import solve
from meldstone.tiles import Face, Row, Table, Tile

_MISSED_FINISH_NODES: Final = 4_000
"""Nodes of the search for a finish that was missed; what takes longer to see, nobody has missed. More: time."""
_TURNS_BACK: Final = 5
"""Turns of a player in which a missed finish is looked for, from the end."""
_TURN_ENDS: Final = (gev.Played, gev.Drew, gev.Passed, gev.Discarded, gev.TurnSettled)
_OPENINGS: Final = 60
"""Openings that are compared for the one with the fewest tiles."""


class TurnShown(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, with the table before and after it."""

    turn: int
    """Which turn of the game, from 1."""
    step: int
    """How many events of the record lead to what is shown: the turn itself, or where it could have been made."""
    tiles: tuple[Tile, ...]
    """What came from the rack, or could have come."""
    before: Table
    after: Table


class MemorableTurn(TurnShown, frozen=True, kw_only=True):
    """A turn worth seeing again."""

    seat: int
    taken_apart: int
    """Sets of the table that were not left as they were."""


class MissedFinish(TurnShown, frozen=True, kw_only=True):
    """A turn in which a player could have laid the whole rack, and how."""

    turns_ago: int
    """Which of the player's own turns, counted from the last: 1 is the last."""


class PossibleOpening(msgspec.Struct, frozen=True):
    """The sets with which a rack could have opened, or the best it had where that was too little."""

    sets: Table
    points: int


class GameEnding(msgspec.Struct, frozen=True):
    """How a game ended, and what is worth telling of it."""

    ending: gev.Ending
    turns: int
    last: MemorableTurn | None
    """The turn with which the winner finished."""
    discarded: Tile | None
    """The winner's last tile, where it was put aside."""
    longest: tuple[MemorableTurn | None, ...]
    """Everybody's longest turn."""
    openings: tuple[PossibleOpening | None, ...]
    """For those who paid because they had not opened."""
    missed: MissedFinish | None
    """For the seat that was asked about."""


def look_back(record: bytes, seat: int | None) -> GameEnding:
    """Everything about the end of a recorded game, as far as it concerns a seat."""
    events = read_json_lines(record.decode())
    after = tuple(states(events))
    end = next(event for event in reversed(events) if isinstance(event, gev.GameEnded))
    told = list(_turns(events, after))
    players = after[-1].players
    longest = tuple(max((turn for turn in told if turn.seat == i), key=_length, default=None) for i in range(players))
    last = next(event for event in reversed(events) if isinstance(event, _TURN_ENDS))
    finished = end.ending is gev.Ending.FINISHED
    return GameEnding(
        end.ending,
        after[-1].board.turns,
        told[-1] if finished and isinstance(last, gev.Played | gev.TurnSettled) else None,
        last.tile if finished and isinstance(last, gev.Discarded) else None,
        longest,
        _possible(after[-1], end.score),
        _missed(after, seat) if seat is not None and seat < players else None,
    )


def _length(turn: MemorableTurn) -> int:
    return len(turn.tiles)


def _turns(events: Sequence[gev.AnyEvent], after: Sequence[State]) -> Iterator[MemorableTurn]:
    """The turns in which somebody laid tiles and that still count; a referee may have undone some."""
    kept: list[MemorableTurn] = []
    for i, event in enumerate(events):
        if isinstance(event, gev.Ruled) and kept and after[i].board.turns < kept[-1].turn:
            kept.pop()
        if not isinstance(event, gev.Played | gev.TurnSettled):
            continue
        before = after[i - 1].board.table
        there = frozenset(before.tiles)
        tiles = tuple(tile for tile in event.table.tiles if tile not in there)
        if not tiles:
            continue
        sets_after = {frozenset(tiles) for tiles in event.table}
        apart = sum(not any(frozenset(old) <= new for new in sets_after) for old in before)
        kept.append(
            MemorableTurn(
                turn=after[i - 1].board.turns + 1,
                step=i + 1,
                tiles=tiles,
                before=before,
                after=event.table,
                seat=event.seat,
                taken_apart=apart,
            )
        )
    yield from kept


def _possible(end: State, score: Score) -> tuple[PossibleOpening | None, ...]:
    unopened = (Charge.UNOPENED, Charge.COULD_HAVE_OPENED, Charge.ANNOUNCED)
    return tuple(
        best_opening(seat.rack, end.rules) if charge in unopened else None
        for seat, charge in zip(end.board.seats, score.charges, strict=True)
    )


def best_opening(rack: Sequence[Tile], rules: Ruleset) -> PossibleOpening | None:
    """An opening of few tiles; where the rack could not open, the sets that came nearest to it. None if it had no set."""
    faces = tuple(tile.face for tile in rack)
    due = rules.opening.meld_minimum
    if not could_open(faces, rules):
        low, high = 0, due - 1
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if could_open(faces, rules.changed({"meld_minimum": middle})) else (low, middle - 1)
        if low == 0:
            return None
        due = low
    rows = _few_tiles(faces, rules.changed({"meld_minimum": max(due, 1)}))
    if rows is None:
        return None
    left = list(rack)
    sets = []
    for row in rows:
        tiles = []
        for face in row:
            tile = next(tile for tile in left if tile.face is face)
            left.remove(tile)
            tiles.append(tile)
        sets.append(tiles)
    return PossibleOpening(Table.of(sets), sum(readings(row, rules)[0].value for row in rows))


def _few_tiles(faces: Sequence[Face], rules: Ruleset) -> tuple[Row, ...] | None:
    found: list[tuple[Row, ...]] = []
    try:
        for laid in islice(openings(faces, rules), _OPENINGS):
            found.append(laid)
    except UndecidedError:
        pass
    return min(found, key=lambda rows: sum(map(len, rows)), default=None)


def _missed(after: Sequence[State], seat: int) -> MissedFinish | None:
    """The last turn of a player in which the whole rack could have been laid, and was not."""
    for ago, (step, state) in enumerate(_own_turns(after, seat)[:_TURNS_BACK], 1):
        seen = view(state, seat)
        move = solve(position_in(seen, state.rules), node_budget=_MISSED_FINISH_NODES)
        if not move.placed_faces or not move.finishes:
            continue
        play = Play(seat=seat, version=seen.version, table=move.table, took=move.took)
        if any(play_objections(seen, play, state.rules)):
            continue
        if not after[step].board.seats[seat].rack:
            continue  # that is how it went
        return MissedFinish(
            turn=state.board.turns + 1,
            step=step,
            tiles=move.placed,
            before=state.board.table,
            after=move.table,
            turns_ago=ago,
        )
    return None


def _own_turns(after: Sequence[State], seat: int) -> list[tuple[int, State]]:
    """The positions in which a player could first have laid tiles in a turn, the last turn first; and after how many events."""
    found: dict[int, tuple[int, State]] = {}
    for i, state in enumerate(after):
        if state.phase is Phase.PLAYING and state.board.turn == seat and not must_draw(view(state, seat), state.rules):
            found.setdefault(state.board.turns, (i + 1, state))
    return [found[turns] for turns in sorted(found, reverse=True)]
