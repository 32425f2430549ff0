"""The live check and the play never disagree: what the one calls valid the other takes, and what it objects to is refused.

Random games of every edition, and in each position drafts as people make them: finished, half finished, in any order, with the
discard or the open tile, before and after drawing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Applied, apply
from meldstone.game.beside import tile_beside
from meldstone.game.state import Phase, State
from meldstone.game.view import view
from meldstone.rules.choices import InvalidCommit
from meldstone.server.http.advice import TableToCheck, judged
from meldstone.tiles import Table, Tile
from meldstone.values import replace
from tests.game.driver import EDITIONS, play_game, sensible_plays, start

POSITIONS = 60
"""Positions of a game that are looked at, from its beginning."""


def drafts(state: State, rng: random.Random) -> Iterator[tuple[Table, cmd.Took]]:
    """Tables that a player could have in front of them, and which tile beside the rack was taken for each."""
    seen = view(state, state.board.turn)
    for took in cmd.Took:
        taken = tile_beside(seen, took, state.rules)
        if taken is None and took is not cmd.Took.NOTHING:
            continue
        wide = replace(state.seat, rack=(*state.seat.rack, *([taken] if taken is not None else [])))
        seats = tuple(wide if i == state.board.turn else seat for i, seat in enumerate(state.board.seats))
        holding = replace(state, board=replace(state.board, seats=seats))
        for table in sensible_plays(holding, rng):
            yield table, took
            yield Table.of(rng.sample(list(tiles), len(tiles)) for tiles in table), took
        yield half_built(state.board.table, wide.rack, rng), took


def half_built(table: Table, rack: tuple[Tile, ...], rng: random.Random) -> Table:
    """Some rack tiles in sets of the table or alone, and perhaps a tile of the table taken out of its set."""
    sets = [list(tiles) for tiles in table]
    loose = rng.sample(list(rack), min(len(rack), rng.randint(0, 4)))
    if sets and rng.random() < 0.5:
        home = rng.choice(sets)
        loose.append(home.pop(rng.randrange(len(home))))
    for tile in loose:
        home = rng.choice([*sets, []])
        if not home:
            sets.append(home)
        home.append(tile)
    return Table.of(tiles for tiles in sets if tiles)


@pytest.mark.parametrize("edition", EDITIONS)
def test_check_and_play_never_disagree(edition: str) -> None:
    rng = random.Random(f"check {edition}")
    compared = valid = positions = 0
    known: set[int] = set()
    for state, _, _ in play_game(start(edition, rng), rng):
        if state.phase is not Phase.PLAYING or state.version in known:
            continue
        known.add(state.version)
        positions += 1
        if positions > POSITIONS:
            break
        for table, took in drafts(state, rng):
            seat, rules = state.board.turn, state.rules
            found = judged(TableToCheck(table, took), view(state, seat), seat, rules)
            ordered = Table.of(checked.tiles for checked in found.sets)
            play = cmd.Play(seat=seat, version=state.version, at=state.clock.started, table=ordered, took=took)
            answer = apply(state, play)
            played = isinstance(answer, Applied) and any(isinstance(event, ev.Played) for event in answer.events)
            assert played == (not found.objections), (table, took, found.objections, answer)
            if not isinstance(answer, Applied):
                assert {objection.code for objection in found.objections} == {fault.code.value for fault in answer.violations}
            else:
                assert played or rules.turn.invalid_commit is not InvalidCommit.REJECT
            if not state.seat.opened:
                assert found.points is not None
                short = any(objection.code == "opening/too-few-points" for objection in found.objections)
                assert short <= (found.points < rules.opening.meld_minimum)
            else:
                assert found.points is None
            compared += 1
            valid += played
    assert compared > 100, "too few drafts to tell anything"
    assert valid, "no draft was ever legal"
