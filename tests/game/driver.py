"""Drives whole games with a mixture of sensible, silly, illegal and malformed commands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import get_args

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.apply import Applied, Refused, apply, new_game
from meldstone.game.deal import tiles_in_play
from meldstone.game.state import Phase, State
from meldstone.rules.arrange import arrange
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.layable import layable_sets
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import TILES, Table, Tile

EDITIONS = (*editions(), "rummy-discard+rummy-open-tile+rummy-hand")


def all_tiles(state: State) -> list[Tile]:
    """Every tile of the game, wherever it is."""
    position = state.board
    tiles = [*position.table.tiles, *position.pool.middle]
    tiles += [tile for stack in position.pool.bank for tile in stack]
    tiles += [tile for seat in position.seats for tile in (*seat.rack, *seat.discards)]
    return sorted([*tiles, position.open_tile] if position.open_tile is not None else tiles)


def start(edition: str, rng: random.Random, overrides: dict[str, object] | None = None) -> Applied:
    rules = ruleset(edition, overrides)
    players = rng.randint(rules.box.players_min, rules.box.players_max)
    return new_game(rules, players, rng.randbytes(32).hex(), salts=[str(rng.random())] * rng.randint(0, 1))


def sensible_plays(state: State, rng: random.Random) -> Iterator[Table]:
    """Sets from the rack, tiles added to sets, sets rebuilt around a rack tile."""
    position, rack, rules = state.board, list(state.seat.rack), state.rules
    laid: list[list[Tile]] = []
    left = list(rack)
    for row, _ in sorted(layable_sets([tile.face for tile in rack[:12]], rules, longest=4), key=lambda found: -found[1]):
        picked: list[Tile] = []
        for face in row:
            picked += [tile for tile in left if tile.face is face and tile not in picked][:1]
        if len(picked) == len(row):
            laid.append(picked)
            left = [tile for tile in left if tile not in picked]
    if laid:
        yield Table((*position.table, *Table.of(laid)))
    grown = [list(tiles) for tiles in position.table]
    for tile in left:
        for i, tiles in enumerate(grown):
            longer = arrange([*tiles, tile], rules)
            if longer is not None:
                grown[i] = list(longer)
                break
    if grown:
        yield Table.of([*grown, *laid])
    yield from _rebuilt(position.table, rack, rules, rng)


def _rebuilt(table: Table, rack: list[Tile], rules: Ruleset, rng: random.Random) -> Iterator[Table]:
    """Cuts a set in two around a rack tile, or swaps a joker out."""
    sets = [list(tiles) for tiles in table]
    if not sets or not rack:
        return
    i = rng.randrange(len(sets))
    tile = rng.choice(rack)
    cut = rng.randrange(len(sets[i]))
    yield Table.of([*sets[:i], sets[i][:cut], [tile, *sets[i][cut:]], *sets[i + 1 :]])
    jokers = [k for k, there in enumerate(sets[i]) if not there.face.number]
    if jokers:
        k = rng.choice(jokers)
        swapped = [*sets[i][:k], tile, *sets[i][k + 1 :]]
        pair = rng.sample(rack, min(2, len(rack)))
        yield Table.of([*sets[:i], swapped, *sets[i + 1 :], [sets[i][k], *pair]])


def silly_table(state: State, rng: random.Random) -> Table:
    """Anything at all."""
    tiles = rng.sample(TILES, rng.randint(0, 12)) + rng.sample(list(state.board.table.tiles), len(state.board.table.tiles) // 2)
    rng.shuffle(tiles)
    sets: list[list[Tile]] = [[] for _ in range(rng.randint(0, 4))]
    for tile in tiles:
        if sets:
            rng.choice(sets).append(tile)
    return Table.of(sets)


def commands(state: State, rng: random.Random) -> Iterator[cmd.AnyCommand]:
    """Commands to try in this state; the last ones always lead on."""
    at, version, turn = state.clock.started + rng.randint(0, 20_000), state.version, state.board.turn
    for _ in range(rng.randint(0, 3)):
        yield wild_command(state, rng)
    if state.phase is Phase.READY:
        waiting = state.ready.index(False)
        yield cmd.DemandRedeal(seat=waiting, version=version, at=at)
        yield cmd.Ready(seat=waiting, version=version, at=at)
        return
    if state.phase is Phase.PAUSED:
        decision = rng.choice(list(cmd.Decision))
        seat = rng.choice([None, rng.randrange(state.players)])
        tiles = 0 if seat is None else rng.randint(1, 3)
        yield cmd.Ruling(
            version=version, at=at, decision=decision, added_time=rng.randint(-9, 9) * 1000, penalty_seat=seat, penalty_tiles=tiles
        )
        yield cmd.Ruling(version=version, at=at, decision=cmd.Decision.UPHOLD)
        return
    plays = list(sensible_plays(state, rng))
    if state.clock.deadline is not None and rng.random() < 0.15:
        draft = rng.choice([None, *plays, silly_table(state, rng)])
        yield cmd.Timeout(version=version, at=state.clock.deadline + rng.randint(0, 100), draft=draft)
    rng.shuffle(plays)
    for table in plays:
        for took in rng.sample(list(cmd.Took), 2):
            yield cmd.Play(seat=turn, version=version, at=at, key=str(rng.random()), table=table, took=took)
    yield cmd.Draw(seat=turn, version=version, at=at)
    yield cmd.Pass(seat=turn, version=version, at=at)
    yield cmd.Discard(seat=turn, version=version, at=at, tile=rng.choice(state.seat.rack))
    yield cmd.Timeout(version=version, at=state.clock.deadline or at)


def wild_command(state: State, rng: random.Random) -> cmd.AnyCommand:
    """A command nobody asked for: any kind, any seat, any version, any time."""
    seat = rng.choice([-1, *range(state.players), state.players, 99])
    version = rng.choice([state.version, state.version, state.version - 1, 0, -5, state.version + 7])
    at = rng.choice([0, state.clock.started, state.clock.deadline or 0, 10**15, -1])
    rack = state.seat.rack or TILES[:1]
    common = {"version": version, "at": at, "key": rng.choice(["", "k", str(rng.random())])}
    kind = rng.choice(KINDS)
    extra: dict[type, dict[str, object]] = {
        cmd.Play: {
            "table": silly_table(state, rng),
            "took": rng.choice(list(cmd.Took)),
            "declared": rng.choice([(), ((1,),), ((),) * 3]),
        },
        cmd.Draw: {"stack": rng.choice([None, 0, 1, -1, 99])},
        cmd.Discard: {"tile": rng.choice([*rack, rng.choice(TILES)])},
        cmd.AskCount: {"of": rng.choice([0, 1, -1, 42])},
        cmd.Dispute: {"note": "?" * rng.randint(0, 3)},
        cmd.Ruling: {
            "decision": rng.choice(list(cmd.Decision)),
            "penalty_seat": rng.choice([None, 0, -3, 77]),
            "penalty_tiles": rng.choice([0, 2, -1, 500]),
        },
        cmd.Timeout: {"draft": rng.choice([None, silly_table(state, rng)])},
    }
    if not issubclass(kind, cmd.Ruling | cmd.Timeout):
        common["seat"] = seat
    return kind(**common, **extra.get(kind, {}))  # type: ignore[arg-type]


KINDS: tuple[type[cmd.AnyCommand], ...] = get_args(cmd.AnyCommand)


def play_game(first: Applied, rng: random.Random, most: int = 2000) -> Iterator[tuple[State, cmd.AnyCommand, Applied | Refused]]:
    """Yields every attempt: the state, the command, the answer."""
    state = first.state
    for _ in range(most):
        if state.phase is Phase.FINISHED:
            return
        for command in commands(state, rng):
            answer = apply(state, command)
            yield state, command, answer
            if isinstance(answer, Applied) and answer.events:
                state = answer.state
                break
        else:
            raise AssertionError(f"no command leads on from {state}")
    raise AssertionError("the game does not end")


def box_of(state: State) -> list[Tile]:
    return sorted(tiles_in_play(state.rules, state.players))


def events_of(
    first: Applied, attempts: Iterator[tuple[State, cmd.AnyCommand, Applied | Refused]]
) -> tuple[State, list[ev.AnyEvent]]:
    """Plays to the end: the final state and all events."""
    events, state = list(first.events), first.state
    for _, _, answer in attempts:
        if isinstance(answer, Applied):
            events += answer.events
            state = answer.state
    return state, events
